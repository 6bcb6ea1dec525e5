"""Where a fighter wants to be: where he can strike or throw, where a sword lies, where the treasure is."""

from __future__ import annotations

from collections.abc import Iterator

from game.ai.swashbuckler.approach import Place
from game.ai.swashbuckler.figures import MANNERS, Figure
from game.ai.swashbuckler.ground import NOWHERE, QUARTERS, Ground
from game.ai.swashbuckler.odds import Odds
from game.rules.swashbuckler.parts import Part
from game.rules.swashbuckler.pieces import Kind
from game.rules.swashbuckler.position import Position, Victory
from game.rules.swashbuckler.swordplay import weapon_for

FRONT = 1.0
"""Boxes that a place before an enemy's blade is worth less than one where he cannot defend himself."""
THROW, KICK, STRONG = 1.5, 3.0, 4.0
SWORD, CHEST = -4.0, -8.0
THROWING_RANGE = 8


class Wishes:
    def __init__(self, view: Position, ground: Ground, odds: Odds, me: Figure, others: list[Figure]) -> None:
        self.view = view
        self.ground = ground
        self.odds = odds
        self.me = me
        self.others = others
        self.taken = {other.square for other in others if not other.fighter.under}

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
        """A chest that is not at home yet; and who carries one, home."""
        if self.view.goal is None or self.view.goal.victory is not Victory.TREASURE:
            return
        if self.me.fighter.chest is not None:
            for square in home(self.view, self.ground, self.me):
                yield from self._everyway(square, CHEST)
            return
        at_home = set(home(self.view, self.ground, self.me))
        for square in self.ground.things[Kind.CHEST]:
            if square not in at_home and square not in self.taken:
                yield from self._everyway(square, CHEST)

    # --- enemies --------------------------------------------------------------------------------------

    def _enemies(self) -> Iterator[tuple[Place, float]]:
        for enemy in self.others:
            if enemy.foe and not enemy.fighter.under:
                yield from self._beside(enemy, self._strength(enemy))
                if not enemy.fighter.prone and not self.me.fighter.gone(Part.RIGHT_ARM):
                    yield from self._in_line(enemy, self._strength(enemy))

    def _strength(self, enemy: Figure) -> float:
        """How much further one would go for an easier one."""
        if not self.me.manners:
            return STRONG / 2
        weapon = weapon_for(self.view, self.me.fighter, self.me.manners[0][0])
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
        """Places from which a dagger, or a mug at hand, flies at him."""
        for way in QUARTERS:
            facing = (way + 4) % 8
            square = enemy.square
            for _ in range(THROWING_RANGE):
                square = self.ground.beyond[square][way]
                if square == NOWHERE or self.ground.stops_flight[square] or square in self.taken:
                    break
                if self.ground.level[enemy.square] > self.ground.level[square] + 1:
                    break
                if self.me.fighter.dagger or self.ground.mugs(square, facing):
                    yield (square, facing), cost + THROW


def home(view: Position, ground: Ground, me: Figure) -> list[int]:
    """The squares of his own deck, where a chest counts for his side (R14.2)."""
    side = me.fighter.side
    return [
        square
        for square, name in enumerate(ground.names)
        if not ground.solid[square] and (deck := view.board.deck_of(name)) is not None and deck.side == side
    ]
