"""What the others may be up to: they stand their ground, or they come on. Nobody's plot is known, nor looked at."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field

from game.ai.swashbuckler.figures import MANNERS, Figure
from game.ai.swashbuckler.ground import NOWHERE, QUARTERS, Ground
from game.ai.swashbuckler.odds import Odds
from game.rules.swashbuckler.parts import Part
from game.rules.swashbuckler.pieces import Kind
from game.rules.swashbuckler.plot import BOXES
from game.rules.swashbuckler.position import Position
from game.rules.swashbuckler.swordplay import weapon_for

STRIKES, THROWS = 0.3, 0.15
"""How likely somebody who could strike, or throw something, does so in a step."""
STANDS_UP = 0.8
"""How likely somebody who lies stands up as soon as he can."""


@dataclass(slots=True)
class Stance:
    """Where somebody is thought to be when a step begins, and what he can do in it.

    `open`: the chance that any attack on him is Indefensible. `able`: whether he may give an order.
    """

    figure: Figure
    square: int
    facing: int
    prone: bool
    open: float
    able: bool


@dataclass(frozen=True, slots=True)
class Danger:
    """Somebody may strike. `towards`: the eighth in which he stands, seen from the threatened square.

    `worth` and `worth_open`: of the attack, defended and Indefensible. `chance`: that it comes.
    """

    figure: Figure
    towards: int
    worth: float
    worth_open: float
    chance: float


@dataclass(slots=True)
class Step:
    """One step as it may be. `at`: who is in which square; `blades`, `missiles`: what threatens which square."""

    at: dict[int, Stance] = field(default_factory=dict)
    blades: dict[int, list[Danger]] = field(default_factory=dict)
    missiles: dict[int, list[Danger]] = field(default_factory=dict)


@dataclass(slots=True)
class Guess:
    """One way the turn may go; `steps` by number, up to the first of the next turn."""

    weight: float
    steps: dict[int, Step]


class Guesser:
    """Makes the guesses for one fighter's look at a position."""

    def __init__(self, view: Position, ground: Ground, odds: Odds, me: Figure, others: tuple[Figure, ...]) -> None:
        self.view = view
        self.ground = ground
        self.odds = odds
        self.me = me
        self.others = others
        self._known: dict[tuple[str, tuple[str, ...]], tuple[float, float]] = {}
        self._ways = {me.square: ways_to(ground, me.square)}

    def guesses(self) -> list[Guess]:
        """They hold their ground; and, if anybody has an enemy to come to, they come on."""
        first = self.view.step + 1
        holding = self._guess(first, comes_on=False)
        coming = self._guess(first, comes_on=True)
        if all(set(holding.steps[step].at) == set(coming.steps[step].at) for step in holding.steps):
            holding.weight = 1.0
            return [holding]
        return [holding, coming]

    def _guess(self, first: int, comes_on: bool) -> Guess:
        steps = {step: Step() for step in range(first, BOXES + 2)}
        for figure in self.others:
            if figure.fighter.under:
                continue
            for step, stance in self._stances(figure, first, comes_on):
                steps[step].at[stance.square] = stance
        for each in steps.values():
            for stance in each.at.values():
                if stance.figure.foe and stance.able and not stance.prone:
                    self._threaten(each, stance)
        return Guess(0.5, steps)

    # --- one of the others ----------------------------------------------------------------------------

    def _stances(self, figure: Figure, first: int, comes_on: bool) -> list[tuple[int, Stance]]:
        plot, square, facing, prone = figure.fighter.plot, figure.square, figure.facing, figure.fighter.prone
        goal = self._opponent_of(figure)
        found = []
        busy_until = first
        for step in range(first, BOXES + 2):
            circled = step in plot.circled
            able = not circled and step not in plot.due and step >= busy_until
            rises = able and prone
            exposed = 1.0 if circled else STANDS_UP if rises else 0.0
            found.append((step, Stance(figure, square, facing, prone, exposed, able and not prone)))
            if rises:
                prone, busy_until = False, step + 2
                continue
            if able and not prone and goal is not None:
                square, facing, rests = self._go_on(square, facing, goal, comes_on)
                busy_until = step + 1 + rests
        return found

    def _opponent_of(self, figure: Figure) -> int | None:
        """The square of the opponent nearest to him; me, of two who are as near."""
        if not figure.foe:
            return None
        mine = self.ground.distance(figure.square, self.me.square)
        rivals = [
            (self.ground.distance(figure.square, other.square), other.square)
            for other in self.others
            if other.fighter.side != figure.fighter.side
        ]
        nearest = min(rivals, default=(99, NOWHERE))
        return self.me.square if mine <= nearest[0] else nearest[1]

    def _go_on(self, square: int, facing: int, goal: int, comes_on: bool) -> tuple[int, int, int]:
        """Where he is after his next order, how he faces, and its rests."""
        towards = self._towards(square, goal)
        wanted = self._facing(facing, towards)
        if self.ground.distance(square, goal) > 1 and comes_on:
            if goal not in self._ways:
                self._ways[goal] = ways_to(self.ground, goal)
            way = self._ways[goal]
            onward = [
                (way[ahead], quarter != facing, quarter, ahead)
                for quarter in QUARTERS
                if (ahead := self.ground.walk[square][quarter]) in way
            ]
            if onward:
                nearer, turns, quarter, ahead = min(onward)
                if nearer < way.get(square, 999):
                    return (square, turn(facing, quarter), 0) if turns else (ahead, facing, 1)
        return square, turn(facing, wanted), 0

    def _towards(self, square: int, goal: int) -> tuple[int, int]:
        columns = self.view.board.columns
        return goal // columns - square // columns, goal % columns - square % columns

    @staticmethod
    def _facing(facing: int, towards: tuple[int, int]) -> int:
        """The quarter that looks at it best; the present one if it does already."""
        down, right = towards
        vertical = 4 if down > 0 else 0
        horizontal = 2 if right > 0 else 6
        if abs(down) == abs(right) and facing in (vertical, horizontal):
            return facing
        return vertical if abs(down) >= abs(right) else horizontal

    # --- what threatens -------------------------------------------------------------------------------

    def _threaten(self, step: Step, stance: Stance) -> None:
        figure, ground = stance.figure, self.ground
        here = ground.level[stance.square]
        if figure.manners:
            around = ground.beyond[stance.square]
            lunges = figure.lunge[stance.facing]
            for eighth in figure.slash[stance.facing]:
                square = around[eighth]
                if square != NOWHERE and abs(ground.level[square] - here) <= 1:
                    codes = [code for code, front in figure.manners if not front or eighth in lunges]
                    self._add(step.blades, square, figure, eighth, codes, STRIKES)
            ahead = ground.walk[stance.square][stance.facing]
            if ahead != NOWHERE and ahead not in step.at and ("N", True) in figure.manners:
                onward = ground.beyond[ahead][stance.facing]
                if onward != NOWHERE:
                    self._add(step.blades, onward, figure, stance.facing, ["1N"], STRIKES / 2)
        self._aim(step, stance)

    def _add(
        self, blades: dict[int, list[Danger]], square: int, figure: Figure, eighth: int, codes: list[str], chance: float
    ) -> None:
        if codes:
            worth, worth_open = self._worths(figure, tuple(codes))
            blades.setdefault(square, []).append(Danger(figure, (eighth + 4) % 8, worth, worth_open, chance))

    def _worths(self, figure: Figure, codes: tuple[str, ...]) -> tuple[float, float]:
        """What the best of his attacks on me is worth, defended and Indefensible."""
        key = (figure.fighter.id, codes)
        if key not in self._known:
            self._known[key] = (
                max(self._attack(figure, code, False) for code in codes),
                max(self._attack(figure, code, True) for code in codes),
            )
        return self._known[key]

    def _attack(self, figure: Figure, code: str, is_open: bool) -> float:
        weapon = weapon_for(self.view, figure.fighter, code)
        assert weapon is not None
        return self.odds.attack(figure.fighter, self.me.fighter, MANNERS[code], weapon, is_open)

    def _aim(self, step: Step, stance: Stance) -> None:
        """What he has at hand to throw, along his line up to the first who stands in it."""
        fighter = stance.figure.fighter
        if fighter.gone(Part.RIGHT_ARM):
            return
        key = None
        if fighter.dagger:
            key = "thrown_dagger"
        elif self.ground.mugs(stance.square, stance.facing):
            key = "thrown_mug"
        elif self.ground.at((Kind.CHAIR,), stance.square):
            key = "thrown_chair"
        if key is None:
            return
        trick = self.odds.trick(key, self.me.fighter)
        worth = trick.hit * trick.worth
        for square in self.ground.line(stance.square, stance.facing):
            if self.ground.level[square] <= self.ground.level[stance.square] + 1:
                danger = Danger(stance.figure, (stance.facing + 4) % 8, worth, worth, THROWS)
                step.missiles.setdefault(square, []).append(danger)
            if square in step.at and not step.at[square].prone:
                break


def turn(facing: int, wanted: int) -> int:
    """The facing after one turn towards another."""
    difference = (wanted - facing) % 8
    if difference == 0:
        return facing
    return (facing + 2) % 8 if difference <= 4 else (facing - 2) % 8


def ways_to(ground: Ground, goal: int) -> dict[int, int]:
    """How many squares to walk to a square, by square."""
    ways = {goal: 0}
    queue = deque([goal])
    while queue:
        square = queue.popleft()
        for quarter in QUARTERS:
            back = ground.beyond[square][quarter]
            if back != NOWHERE and back not in ways and ground.walk[back][(quarter + 4) % 8] == square:
                ways[back] = ways[square] + 1
                queue.append(back)
    return ways
