"""What blades may do, mine to them and theirs to me, in one step of a thought."""

from __future__ import annotations

from collections.abc import Collection

from game.ai.swashbuckler.figures import MANNERS, Figure
from game.ai.swashbuckler.guessing import Stance, Step
from game.ai.swashbuckler.look import Look
from game.ai.swashbuckler.thought import Thought
from game.rules.swashbuckler.fighter import Weapon
from game.rules.swashbuckler.weapons import WeaponKind

PARRIES = 0.3
"""How likely somebody parries an attack that he can see coming."""
SURE = 0.92
"""How much of what one guesses still holds a step later."""
WASTED = 0.08
"""What a blow into empty air costs: time, and the laughter of the room."""
NOBODY: tuple[()] = ()


class Weighing:
    def __init__(self, look: Look) -> None:
        self.ground = look.ground
        self.odds = look.odds
        self.me = look.me
        self.guesses = look.guesses
        self.temper = look.temper
        self.first = look.view.step + 1
        self.cutlass_lunge = "cutlass_lunge" in look.view.options

    def sure(self, step: int) -> float:
        """How much a guess is still worth in a step."""
        return SURE ** (step - self.first)

    # --- my blade -------------------------------------------------------------------------------------

    def weapon(self, thought: Thought, code: str) -> Weapon | None:
        """What an order of attack would be carried out with (R8.2)."""
        if code == "SS":
            return thought.dagger
        sword = thought.sword
        if code == "S" or sword is None:
            return sword
        return sword if sword.kind is WeaponKind.RAPIER or self.cutlass_lunge else None

    def attack(self, thought: Thought, code: str, square: int, step: int) -> bool:
        """Add what an attack from a square is worth; returns whether it may strike anybody at all."""
        weapon = self.weapon(thought, code)
        if weapon is None:
            return False
        there, sure = 0.0, self.sure(step)
        for guess in self.guesses:
            struck = self._struck(thought, code, square, guess.steps[step])
            there += guess.weight if struck else 0.0
            for stance, towards in struck:
                worth = self._blow(thought, stance, towards, code, weapon, step)
                worth *= sure
                thought.score += self.temper.blades * guess.weight * worth * stance.figure.sign
                thought.beat(stance.figure.fighter.id, guess.weight * worth)
        thought.score -= WASTED * (1 - there * sure)
        return there > 0

    def _struck(self, thought: Thought, code: str, square: int, step: Step) -> list[tuple[Stance, int]]:
        """Whom it would strike, and where I am as he sees it (R8.3)."""
        around, level, facing = self.ground.beyond[square], self.ground.level, thought.facing
        eighths = self.me.slash[facing] if code == "S" else self.me.lunge[facing]
        found: list[tuple[Stance, int]] = []
        for eighth in eighths:
            beside = around[eighth]
            stance = thought.who(step, beside)
            if stance is None or abs(level[beside] - level[square]) > 1:
                continue
            if code == "S":
                found.append((stance, (eighth + 4) % 8))
            elif stance.figure.foe or eighth == facing:
                return [(stance, (eighth + 4) % 8)]
        return found

    def _blow(self, thought: Thought, stance: Stance, towards: int, code: str, weapon: Weapon, step: int) -> float:
        """What one attack is worth if it comes from that eighth of his."""
        figure = stance.figure
        fighter, manner = figure.fighter, MANNERS[code]
        open_to = 1.0
        if towards in figure.slash[stance.facing] and fighter.weapons:
            stunned = thought.stunned.get((fighter.id, step), 0.0)
            open_to = 1 - (1 - stance.open) * (1 - stunned)
            if fighter.sword is None and weapon.kind is not WeaponKind.DAGGER:
                open_to = (1 + open_to) / 2
        worth = open_to * self.odds.attack(self.me.fighter, fighter, manner, weapon, True)
        if open_to < 1:
            turned = PARRIES if stance.able or stance.prone else 0.0
            plain = self.odds.attack(self.me.fighter, fighter, manner, weapon, False)
            worth += (1 - open_to) * (1 - turned) * plain
        return worth * (1 - thought.beaten.get(fighter.id, 0.0))

    # --- theirs ---------------------------------------------------------------------------------------

    def suffer(self, thought: Thought, square: int, step: int, code: str = "", busy: bool = False) -> None:
        """Take off what may befall me in a square while an order stands in the box; beneath a table nothing does."""
        if thought.under:
            return
        facing = thought.facing
        armed = thought.sword is not None or thought.dagger is not None
        guarded: Collection[int] = NOBODY if busy or not armed else self.me.slash[facing]
        parried: Collection[int] = NOBODY
        if not thought.chest and armed:
            parried = self.me.slash[facing] if code == "P" else self.me.lunge[facing] if code == "PN" else NOBODY
        with_dagger = thought.sword is None
        for guess in self.guesses:
            dangers = guess.steps[step].blades.get(square)
            if dangers:
                for danger in dangers:
                    chance = guess.weight * danger.chance * self._still_able(thought, danger.figure, step)
                    harm = danger.worth if danger.towards in guarded else danger.worth_open
                    if with_dagger and danger.figure.fighter.sword:
                        harm = (harm + danger.worth_open) / 2
                    if danger.towards in parried:
                        turned = harm * (0.5 if with_dagger else 1.0)
                        harm -= turned
                        thought.score += self.temper.guard * chance * turned
                        if code == "PN":
                            thought.score += chance * self._riposte(thought, danger.figure)
                    thought.score -= self.temper.fear * chance * harm
            missiles = guess.steps[step].missiles.get(square)
            if missiles and not thought.prone:
                for danger in missiles:
                    if code == "X" and danger.towards in self.me.slash[facing]:
                        continue
                    chance = guess.weight * danger.chance * self._still_able(thought, danger.figure, step)
                    thought.score -= self.temper.fear * chance * danger.worth

    def _still_able(self, thought: Thought, figure: Figure, step: int) -> float:
        fighter = figure.fighter.id
        return (1 - thought.stunned.get((fighter, step), 0.0)) * (1 - thought.beaten.get(fighter, 0.0))

    def _riposte(self, thought: Thought, figure: Figure) -> float:
        """What a lunge back is worth, once a blow has been turned (R8.5)."""
        weapon = self.weapon(thought, "PN")
        if weapon is None or thought.prone:
            return 0.0
        worth = self.odds.attack(self.me.fighter, figure.fighter, "riposte", weapon, False)
        return self.temper.blades * worth * figure.sign

    def threatened(self, square: int, step: int) -> bool:
        """Whether a blade may reach a square in a step."""
        return any(square in guess.steps[step].blades for guess in self.guesses)

    def aimed_at(self, square: int, step: int) -> bool:
        """Whether something may be thrown at a square in a step."""
        return any(square in guess.steps[step].missiles for guess in self.guesses)
