"""Where a fighter wants to be: where he can strike or throw, where a sword lies, where the treasure is."""

from __future__ import annotations

from collections.abc import Iterator

from game.ai.swashbuckler.approach import Place
from game.ai.swashbuckler.figures import MANNERS, Figure
from game.ai.swashbuckler.ground import NOWHERE, QUARTERS, Ground
from game.ai.swashbuckler.look import Look
from game.ai.swashbuckler.tricks import Tricks
from game.rules.swashbuckler.parts import Part
from game.rules.swashbuckler.pieces import Kind
from game.rules.swashbuckler.swordplay import weapon_for

FRONT = 1.0
"""Boxes that a place before an enemy's blade is worth less than one where he cannot defend himself."""
THROW, KICK, STRONG = 1.5, 3.0, 4.0
"""The same of a place from which one can only throw something, or only shove, and of the strongest enemy."""
SWORD, CHEST, THIEF = -4.0, -8.0, -4.0
"""Boxes that a sword for an empty hand, a chest, and an enemy who carries one are worth more than any enemy."""
THROWING_RANGE, CHAIR_RANGE = 8, 6


class Wishes:
    """Looked for once a plot, as things stand."""

    def __init__(self, look: Look, tricks: Tricks) -> None:
        self.look = look
        self.tricks = tricks
        self.ground = look.ground
        self.odds = look.odds
        self.me = look.me
        self.others = look.others
        self.throw = THROW / look.temper.tricks
        self.taken = {other.square for other in look.others if not other.fighter.under}

    def places(self) -> dict[Place, float]:
        """Each place that he would like to be in, with what it falls short of the best, in boxes."""
        places: dict[Place, float] = {}
        for place, cost in [*self._treasure(), *self._weapons(), *self._enemies()]:
            if cost < places.get(place, 99.0) and not self.ground.solid[place[0]]:
                places[place] = cost
        return places

    # --- things ---------------------------------------------------------------------------------------

    def _everyway(self, square: int, cost: float) -> Iterator[tuple[Place, float]]:
        for facing in QUARTERS:
            yield (square, facing), cost

    def _weapons(self) -> Iterator[tuple[Place, float]]:
        """A sword for who has none, and a dagger for who has nothing at all."""
        fighter, kinds = self.me.fighter, []
        if fighter.sword is None and not self.odds.arm_gone(fighter, for_sword=True):
            kinds += [Kind.RAPIER, Kind.CUTLASS]
        if not fighter.weapons and not self.odds.arm_gone(fighter, for_sword=False):
            kinds.append(Kind.DAGGER)
        for kind in kinds:
            for square in self.ground.things[kind]:
                if square not in self.taken:
                    yield from self._everyway(square, SWORD)

    def _treasure(self) -> Iterator[tuple[Place, float]]:
        """A chest that is not at home yet; and who carries one, home, or out where there is no home (R14.2)."""
        if not self.look.treasure:
            return
        at_home = home(self.look)
        if self.me.fighter.chest is None:
            for square in self.ground.things[Kind.CHEST]:
                if square not in at_home and square not in self.taken:
                    yield from self._everyway(square, CHEST)
            return
        for square in at_home:
            yield from self._everyway(square, CHEST)
        if not at_home and self.look.mates:
            for square in range(len(self.ground.names)):
                for facing in ways_out(self.ground, square):
                    yield (square, facing), CHEST

    # --- enemies --------------------------------------------------------------------------------------

    def _enemies(self) -> Iterator[tuple[Place, float]]:
        for enemy in self.others:
            if enemy.foe and enemy.fighter.under:
                yield from self._over_his_table(enemy)
            elif enemy.foe:
                cost = self._strength(enemy) + (THIEF if self.look.treasure and enemy.fighter.chest else 0.0)
                yield from self._beside(enemy, cost)
                if not enemy.fighter.prone and not self.me.fighter.gone(Part.RIGHT_ARM):
                    yield from self._in_line(enemy, cost)

    def _over_his_table(self, enemy: Figure) -> Iterator[tuple[Place, float]]:
        """Places from which the table that he hides beneath can be shoved away."""
        for piece in self.ground.at((Kind.TABLE,), enemy.square):
            for name in piece.squares:
                for facing in QUARTERS:
                    square = self.ground.beyond[self.ground.number[name]][(facing + 4) % 8]
                    if square == NOWHERE or self.ground.solid[square] or square in self.taken:
                        continue
                    sweep = self.tricks.sweep("VT", square, facing)
                    if sweep is not None and enemy.square in sweep.uncovers:
                        yield (square, facing), KICK

    def _strength(self, enemy: Figure) -> float:
        """How much further one would go for an easier one."""
        if not self.me.manners:
            return STRONG / 2
        weapon = weapon_for(self.look.view, self.me.fighter, self.me.manners[0][0])
        assert weapon is not None
        manner = MANNERS[self.me.manners[0][0]]
        return STRONG * (1 - self.odds.attack(self.me.fighter, enemy.fighter, manner, weapon, True))

    def _beside(self, enemy: Figure, cost: float) -> Iterator[tuple[Place, float]]:
        guarded = enemy.slash[enemy.facing]
        for eighth in range(8):
            square = self.ground.beyond[enemy.square][eighth]
            if square == NOWHERE or square in self.taken:
                continue
            if abs(self.ground.level[square] - self.ground.level[enemy.square]) > 1:
                continue
            short = cost + (FRONT if eighth in guarded else 0.0)
            towards = (eighth + 4) % 8
            for facing in QUARTERS:
                reaches = any(
                    towards in (self.me.lunge[facing] if front else self.me.slash[facing])
                    for _, front in self.me.manners
                )
                if reaches:
                    yield (square, facing), short
                elif towards == facing:
                    yield (square, facing), short + KICK

    def _in_line(self, enemy: Figure, cost: float) -> Iterator[tuple[Place, float]]:
        """Places from which a dagger, a mug at hand, or a chair that stands there flies at him."""
        for way in QUARTERS:
            facing = (way + 4) % 8
            square = enemy.square
            for squares in range(1, THROWING_RANGE + 1):
                square = self.ground.beyond[square][way]
                if square == NOWHERE or self.ground.stops_flight[square] or square in self.taken:
                    break
                if self.ground.level[enemy.square] > self.ground.level[square] + 1:
                    break
                chair = squares <= CHAIR_RANGE and self.ground.at((Kind.CHAIR,), square)
                if self.me.fighter.dagger or chair or self.ground.mugs(square, facing):
                    yield (square, facing), cost + self.throw


def home(look: Look) -> frozenset[int]:
    """The squares of his own deck, where a chest counts for his side (R14.2)."""
    ground, board, side = look.ground, look.view.board, look.me.fighter.side
    decks = {name for name in ground.names if (deck := board.deck_of(name)) is not None and deck.side == side}
    return frozenset(ground.number[name] for name in decks if not ground.solid[ground.number[name]])


def ways_out(ground: Ground, square: int) -> list[int]:
    """The facings in which one walks off the board from there (R9.8)."""
    if not ground.exit[square]:
        return []
    return [facing for facing in QUARTERS if ground.beyond[square][facing] == NOWHERE]
