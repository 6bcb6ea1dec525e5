"""Every order that makes sense in the next box of a plot, and what the plot comes to with it."""

from __future__ import annotations

from collections.abc import Iterator

from game.ai.swashbuckler.boxes import REST, STEP, may_follow
from game.ai.swashbuckler.feet import Feet
from game.ai.swashbuckler.ground import NOWHERE
from game.ai.swashbuckler.guessing import Stance
from game.ai.swashbuckler.look import Look
from game.ai.swashbuckler.thought import Thought
from game.ai.swashbuckler.tricks import HANDLED, THROWN, Tricks
from game.ai.swashbuckler.weighing import Weighing
from game.ai.swashbuckler.wishes import home, ways_out
from game.rules.swashbuckler.fighter import Weapon
from game.rules.swashbuckler.parts import Part
from game.rules.swashbuckler.pieces import Kind, Piece
from game.rules.swashbuckler.plot import BOXES
from game.rules.swashbuckler.weapons import WeaponKind

EFFORT = 0.002
"""What any order costs, so that nobody dances about for nothing."""
KEEP_DAGGER, KEEP_SWORD = 0.05, 0.35
"""What a weapon in hand is worth that is thrown away."""
UNCOVERED = 0.15
"""What it is worth to move the table that somebody hides beneath."""
TAKE_SWORD, TAKE_DAGGER, TAKE_CHEST = 0.4, 0.1, 0.5


class Doing:
    def __init__(self, look: Look, weighing: Weighing, tricks: Tricks) -> None:
        self.look = look
        self.ground = look.ground
        self.odds = look.odds
        self.guesses = look.guesses
        self.weighing = weighing
        self.feet = Feet(look)
        self.tricks = tricks
        fighter = look.me.fighter
        self.busy = {code for code, entry in look.card.orders.items() if entry.indefensible}
        self.throws = not fighter.gone(Part.RIGHT_ARM)
        self.takes_sword = not look.odds.arm_gone(fighter, for_sword=True)
        self.takes_dagger = not look.odds.arm_gone(fighter, for_sword=False)
        self.home = home(look)
        self._rests: dict[tuple[str, str], int] = {}

    def rests(self, code: str, parameter: str = "") -> int:
        if (code, parameter) not in self._rests:
            self._rests[code, parameter] = self.look.card.rests(code, parameter or None, self.look.view.options)
        return self._rests[code, parameter]

    def orders(self, thought: Thought) -> Iterator[Thought]:
        """The thought with each order that makes sense in its next box."""
        yield self._stay(thought, REST)
        if thought.prone:
            yield from self._lying(thought)
        elif not may_follow("L", thought.before):
            yield from self._moves(thought)
            return
        else:
            yield from self._moves(thought)
            yield from self._attacks(thought)
            yield from self._throws(thought)
            yield from self._handles(thought)
            yield from self._takes(thought)
            if self.weighing.aimed_at(thought.square, thought.box):
                yield self._stay(thought, "X")
        for code, turn in (("L", 6), ("R", 2)):
            onward = self._begin(thought, code)
            self.weighing.suffer(onward, thought.square, thought.box)
            onward.facing = (thought.facing + turn) % 8
            yield self._end(onward, thought)
        if self.weighing.threatened(thought.square, thought.box) and not thought.chest:
            yield self._stay(thought, "P")
            if not thought.prone and self.weighing.weapon(thought, "PN"):
                yield self._stay(thought, "PN")

    # --- one order ------------------------------------------------------------------------------------

    def _begin(self, thought: Thought, code: str, parameter: str = "") -> Thought:
        rests = self.rests(code, parameter)
        onward = thought.after(code, code + parameter + REST * rests, rests)
        if code != REST:
            onward.score -= EFFORT
        return onward

    def _end(self, onward: Thought, before: Thought) -> Thought:
        """What may befall him while he rests."""
        for step in range(before.box + 1, min(onward.box, BOXES + 1)):
            self.weighing.suffer(onward, onward.square, step)
        return onward

    def _stay(self, thought: Thought, code: str) -> Thought:
        """An order that does nothing to anybody: a rest, a parry, a block, getting up."""
        onward = self._begin(thought, code)
        self.weighing.suffer(onward, thought.square, thought.box, code, code in self.busy)
        if code == "UP":
            onward.prone = False
        return self._end(onward, thought)

    def _lying(self, thought: Thought) -> Iterator[Thought]:
        if not thought.under:
            yield self._stay(thought, "UP")
            return
        for way in self.feet.crawls(thought):
            onward = self._begin(thought, way.code, way.parameter)
            self.weighing.suffer(onward, thought.square, thought.box)
            onward.square, onward.under, onward.moved = way.goal, self.ground.raised[way.goal], True
            yield self._end(onward, thought)

    def _moves(self, thought: Thought) -> Iterator[Thought]:
        for way in self.feet.ways(thought):
            if may_follow(way.code, thought.before):
                onward = self._begin(thought, way.code, way.parameter)
                self.weighing.suffer(onward, thought.square, thought.box, busy=way.code in self.busy)
                if self.feet.go(thought, onward, way):
                    yield self._end(onward, thought)

        if thought.chest and self.look.treasure and not self.home and self.look.mates:
            yield from self._leave(thought)

    def _leave(self, thought: Thought) -> Iterator[Thought]:
        """Off the board with a chest, if mates go on with the fight; it counts for their side (R14.2)."""
        out = thought.facing in ways_out(self.ground, thought.square)
        if out and self.feet.may_move(thought) and may_follow(STEP, thought.before):
            onward = self._begin(thought, STEP)
            onward.score += TAKE_CHEST
            onward.chest = False
            yield onward

    # --- blades ---------------------------------------------------------------------------------------

    def _attacks(self, thought: Thought) -> Iterator[Thought]:
        if thought.chest:
            return
        for code in ("N", "S", "SS"):
            if self.weighing.weapon(thought, code) is not None:
                onward = self._begin(thought, code)
                self.weighing.suffer(onward, thought.square, thought.box)
                if self.weighing.attack(onward, code, thought.square, thought.box):
                    yield self._end(onward, thought)
        if self.weighing.weapon(thought, "1N") is not None:
            yield from self._running_lunge(thought)

    def _running_lunge(self, thought: Thought) -> Iterator[Thought]:
        """A step if nobody may be there, and a lunge from wherever that leads (R8.6)."""
        ahead = self.ground.walk[thought.square][thought.facing]
        if ahead == NOWHERE or not self.feet.may_move(thought):
            return
        if any(thought.who(guess.steps[thought.box], ahead) for guess in self.guesses):
            return
        onward = self._begin(thought, "1N")
        onward.square, onward.moved, onward.strode = ahead, True, True
        self.weighing.suffer(onward, ahead, thought.box)
        if self.weighing.attack(onward, "1N", ahead, thought.box):
            yield self._end(onward, thought)

    # --- tricks ---------------------------------------------------------------------------------------

    def _throws(self, thought: Thought) -> Iterator[Thought]:
        if not self.throws:
            return
        for code, key in THROWN.items():
            thing, keep = self._thing_to_throw(thought, code)
            if thing is None:
                continue
            onward = self._begin(thought, code)
            anybody = False
            for guess in self.guesses:
                stance = self.tricks.thrown_at(code, thought.square, thought.facing, thought, guess.steps[thought.box])
                if stance is not None:
                    anybody = True
                    self._befall(onward, key, stance, guess.weight, thought.box)
            if anybody:
                onward.score -= keep
                onward.used = thought.used | {thing}
                if code == "WD":
                    onward.dagger = None
                elif code == "WS":
                    onward.sword = None
                self.weighing.suffer(onward, thought.square, thought.box, busy=True)
                yield self._end(onward, thought)

    def _thing_to_throw(self, thought: Thought, code: str) -> tuple[str | None, float]:
        """What would be thrown, and what it is worth to keep."""
        if code == "WD":
            return (thought.dagger.id, KEEP_DAGGER) if thought.dagger else (None, 0.0)
        if code == "WS":
            return (thought.sword.id, KEEP_SWORD) if thought.sword else (None, 0.0)
        if code == "WC":
            pieces = self.ground.at((Kind.CHAIR,), thought.square)
        else:
            pieces = self.ground.mugs(thought.square, thought.facing)
        return next((piece.id for piece in pieces if piece.id not in thought.used), None), 0.0

    def _handles(self, thought: Thought) -> Iterator[Thought]:
        """Hats, and what stands ahead."""
        step = thought.box
        for code in ("WH", *HANDLED):
            sweep = None if code == "WH" else self.tricks.sweep(code, thought.square, thought.facing)
            if code != "WH" and (sweep is None or sweep.piece in thought.used):
                continue
            onward = self._begin(thought, code)
            uncovered = self.tricks.uncovered(sweep) if sweep else 0
            onward.score += UNCOVERED * uncovered
            anybody = uncovered > 0
            for guess in self.guesses:
                if sweep is None:
                    hats = self.tricks.dazzled(thought.square, thought.facing, thought, guess.steps[step])
                    befallen = [("waved_hat", stance) for stance in hats]
                else:
                    befallen = self.tricks.swept(sweep, guess.steps[step])
                for key, stance in befallen:
                    anybody = True
                    self._befall(onward, key, stance, guess.weight, step)
            if anybody:
                if sweep is not None:
                    onward.used = thought.used | {sweep.piece}
                self.weighing.suffer(onward, thought.square, step, busy=code in self.busy)
                yield self._end(onward, thought)

    def _befall(self, onward: Thought, key: str, stance: Stance, weight: float, step: int) -> None:
        figure = stance.figure
        trick = self.odds.trick(key, figure.fighter)
        chance = weight * trick.hit * (1 - onward.beaten.get(figure.fighter.id, 0.0))
        onward.score += self.look.temper.tricks * chance * self.weighing.sure(step) * trick.worth * figure.sign
        onward.stun(figure.fighter.id, step, chance, trick.stun)

    def _takes(self, thought: Thought) -> Iterator[Thought]:
        """Whatever lies at his feet and is wanted."""
        if thought.sword is None and self.takes_sword:
            swords = self._lying_here(thought, Kind.RAPIER, Kind.CUTLASS)
            swords.sort(key=lambda piece: piece.kind.value != self.look.me.fighter.own_sword.value)
            if swords:
                onward = self._take(thought, "PS", swords[0], TAKE_SWORD)
                onward.sword = Weapon(swords[0].id, WeaponKind(swords[0].kind.value))
                yield onward
        if thought.dagger is None and self.takes_dagger:
            daggers = self._lying_here(thought, Kind.DAGGER)
            if daggers:
                onward = self._take(thought, "PD", daggers[0], TAKE_DAGGER)
                onward.dagger = Weapon(daggers[0].id, WeaponKind.DAGGER)
                yield onward
        if self.look.treasure and not thought.chest:
            chests = self._lying_here(thought, Kind.CHEST)
            if chests and thought.square not in self.home:
                onward = self._take(thought, "PC", chests[0], TAKE_CHEST)
                onward.chest = True
                yield onward

    def _lying_here(self, thought: Thought, *kinds: Kind) -> list[Piece]:
        return [piece for piece in self.ground.at(kinds, thought.square) if piece.id not in thought.used]

    def _take(self, thought: Thought, code: str, piece: Piece, worth: float) -> Thought:
        onward = self._begin(thought, code)
        self.weighing.suffer(onward, thought.square, thought.box)
        onward.score += worth * self.weighing.sure(thought.box)
        onward.used = thought.used | {piece.id}
        return self._end(onward, thought)
