"""Whom an action would befall: things thrown, hats waved, chairs, tables, shelves and carpets moved (R7)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from game.ai.swashbuckler.ground import DIRECTIONS, NOWHERE
from game.ai.swashbuckler.guessing import Stance, Step
from game.ai.swashbuckler.look import Look
from game.ai.swashbuckler.thought import Thought
from game.rules.swashbuckler.actions import carpets, chairs, shelves, tables
from game.rules.swashbuckler.actions.handling import Handled, ahead_of, why_not_at_hand
from game.rules.swashbuckler.pieces import Kind

THROWN = {"WD": "thrown_dagger", "WS": "thrown_sword", "WM": "thrown_mug", "WC": "thrown_chair"}
HANDLED = {"VC": Kind.CHAIR, "WT": Kind.SHELF, "VT": Kind.TABLE, "FT": Kind.TABLE, "Y": Kind.CARPET}
CHAIR_REACH = 6


@dataclass(frozen=True, slots=True)
class Sweep:
    """What a moved piece comes over. `squares`: by the incident that befalls whoever is there.

    `lying_too`: whether it befalls the prone as well. `uncovers`: squares that lie open again.
    """

    piece: str
    squares: tuple[tuple[str, frozenset[int], bool], ...]
    uncovers: frozenset[int] = frozenset()


class Tricks:
    """The actions of one fighter, from any place he may get to."""

    def __init__(self, look: Look) -> None:
        self.view = look.view
        self.ground = look.ground
        self.me = look.me
        self.others = look.others
        self._sweeps: dict[tuple[str, int, int], Sweep | None] = {}

    def thrown_at(self, code: str, square: int, facing: int, thought: Thought, step: Step) -> Stance | None:
        """The first in line who stands there (R7.1)."""
        level = self.ground.level
        for passed in self.ground.line(square, facing, CHAIR_REACH if code == "WC" else 99):
            stance = thought.who(step, passed)
            if stance is not None and not stance.prone and level[passed] <= level[square] + 1:
                return stance
        return None

    def dazzled(self, square: int, facing: int, thought: Thought, step: Step) -> list[Stance]:
        """Everybody before a waved hat (R7.3)."""
        around, level = self.ground.beyond[square], self.ground.level
        return [
            stance
            for eighth in self.me.slash[facing]
            if (stance := thought.who(step, around[eighth])) and abs(level[around[eighth]] - level[square]) <= 1
        ]

    def swept(self, sweep: Sweep, step: Step) -> list[tuple[str, Stance]]:
        """Everybody whom a piece would befall, and the incident."""
        return [
            (key, stance)
            for key, squares, lying_too in sweep.squares
            for stance in step.at.values()
            if stance.square in squares and (lying_too or not stance.prone)
        ]

    def uncovered(self, sweep: Sweep) -> int:
        """How many enemies less mates it would no longer hide."""
        return sum(other.sign for other in self.others if other.fighter.under and other.square in sweep.uncovers)

    def sweep(self, code: str, square: int, facing: int) -> Sweep | None:
        """What moving the piece ahead would do; None if there is none, or it would not move."""
        ahead = self.ground.beyond[square][facing]
        if ahead == NOWHERE or ahead not in self.ground.things[HANDLED[code]]:
            return None
        key = (code, square, facing)
        if key not in self._sweeps:
            self._sweeps[key] = self._sweep(code, square, facing)
        return self._sweeps[key]

    def _sweep(self, code: str, square: int, facing: int) -> Sweep | None:
        """Asked of the rules themselves, with the fighter where he would be."""
        view = self.view
        fighter = replace(self.me.fighter, square=self.ground.names[square], facing=DIRECTIONS[facing], under=False)
        piece = ahead_of(view, fighter, HANDLED[code])
        if piece is None or why_not_at_hand(view, fighter, piece) is not None:
            return None
        handled = Handled(fighter, piece)
        if code == "VC":
            goal = chairs.where_to(view, handled)
            return None if goal is None else self._of(piece.id, ("shoved_chair", (goal,), False))
        if code == "WT":
            falls = shelves.falling_squares(view, piece)
            if falls is None or fighter.here in falls:
                return None
            return self._of(piece.id, ("shelf", falls, True))
        if code == "Y":
            if fighter.here in piece.squares or carpets.where_to(view, handled) is None:
                return None
            return self._of(piece.id, ("carpet", piece.squares, False))
        slide = tables.where_to(view, fighter, piece, flip=code == "FT")
        if slide is None:
            return None
        if "loaded_tables" in view.options and any(
            rider.strength > fighter.strength for rider in tables.riders(view, piece)
        ):
            return None
        riding = () if piece.flipped else piece.squares
        swept = ("table", tuple(slide.swept), code == "FT")
        return self._of(piece.id, swept, ("rider", riding, True), uncovers={*piece.squares}.difference(slide.after))

    def _of(self, piece: str, *befalls: tuple[str, tuple[str, ...], bool], uncovers: Iterable[str] = ()) -> Sweep:
        def numbers(names: Iterable[str]) -> frozenset[int]:
            return frozenset(self.ground.number[name] for name in names)

        return Sweep(piece, tuple((key, numbers(names), lying) for key, names, lying in befalls), numbers(uncovers))
