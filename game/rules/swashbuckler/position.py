"""The position: board, pieces, fighters, and where the turn stands; with the questions every rule asks of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from enum import StrEnum

from game.rules.grid import Board, Terrain
from game.rules.kernel.system import Result
from game.rules.swashbuckler.fighter import Fighter, Weapon
from game.rules.swashbuckler.parts import Part
from game.rules.swashbuckler.pieces import Kind, Piece


class Phase(StrEnum):
    """What comes next: setting up, plots, a step in play, re-plots after a stun, or nothing any more."""

    SET_UP = "set_up"
    PLOTTING = "plotting"
    PLAYING = "playing"
    REPLOTTING = "replotting"
    OVER = "over"


class Victory(StrEnum):
    LAST_FIGHTER = "last_fighter"
    LAST_SIDE = "last_side"
    TREASURE = "treasure"
    INJURIES = "injuries"


@dataclass(frozen=True, slots=True)
class Goal:
    """What the fight is for and how many turns it may last (R14.2)."""

    victory: Victory
    turns: int = 15


@dataclass(frozen=True, slots=True)
class SetUp:
    """How fighters without a square are placed when the game begins: by the card's column (R14.1), or by starts.

    `rolled`: fighters whose characters are rolled first (R4.1).
    """

    column: str = "tavern"
    starts: tuple[tuple[str, str], ...] = ()
    """(square, side) pairs of a map's start squares."""
    rolled: tuple[str, ...] = ()


@dataclass(slots=True)
class Position:
    """`step`: the last step that was begun, 0 before the first. `replotting`: fighters whose re-plot is owed.

    Fighters and pieces are immutable and replaced by events; the two dictionaries are copied with the position.
    """

    board: Board
    pieces: dict[str, Piece] = field(default_factory=dict)
    fighters: dict[str, Fighter] = field(default_factory=dict)
    options: frozenset[str] = frozenset()
    goal: Goal | None = None
    turn: int = 1
    step: int = 0
    phase: Phase = Phase.PLOTTING
    replotting: tuple[str, ...] = ()
    result: Result | None = None
    set_up: SetUp | None = None

    def copy(self) -> Position:
        return replace(self, pieces=dict(self.pieces), fighters=dict(self.fighters))

    def in_order(self) -> list[Fighter]:
        """The fighters who are in the fight, by id: no rule depends on how they were listed (R6.2)."""
        return [fighter for _, fighter in sorted(self.fighters.items()) if fighter.fighting]

    def at(self, square: str | None) -> list[Fighter]:
        """Fighters in a square, on top of a table or beneath it, by id."""
        return [fighter for fighter in self.in_order() if fighter.square == square]

    def standing_at(self, square: str | None) -> Fighter | None:
        return next((fighter for fighter in self.at(square) if fighter.standing), None)

    def lying_at(self, square: str, under: bool) -> Fighter | None:
        return next((each for each in self.at(square) if each.prone and each.under == under), None)

    def pieces_at(self, square: str, *kinds: Kind) -> Iterator[Piece]:
        """Pieces that cover a square, by id; of the kinds given, if any."""
        found = [
            piece for piece in self.pieces.values() if square in piece.squares and (not kinds or piece.kind in kinds)
        ]
        found.sort(key=lambda piece: piece.id)
        return iter(found)

    def piece_at(self, square: str, *kinds: Kind) -> Piece | None:
        return next(self.pieces_at(square, *kinds), None)

    def table_at(self, square: str) -> Piece | None:
        return self.piece_at(square, Kind.TABLE)

    def raised_at(self, square: str) -> Piece | None:
        """The upright table or cannon on whose top one stands in that square (R2.3)."""
        return next((piece for piece in self.pieces_at(square, Kind.TABLE, Kind.CANNON) if piece.raises), None)

    def solid_at(self, square: str) -> bool:
        """Whether no fighter can stand in the square at any level: wall, void, shelf, mast, flipped table (R3)."""
        if not self.board.ground(square).standable:
            return True
        return any(piece.solid for piece in self.pieces_at(square, Kind.SHELF, Kind.MAST, Kind.TABLE))

    def stops_flight(self, square: str) -> bool:
        """Walls, masts, shelves and flipped tables (R7.1)."""
        if self.board.ground(square).terrain is Terrain.WALL:
            return True
        return any(piece.stops_flight for piece in self.pieces_at(square, Kind.SHELF, Kind.MAST, Kind.TABLE))

    def place_level(self, square: str, under: bool = False) -> int:
        """The level of one who is in a square, on its table or cannon unless he is beneath it (R2.3)."""
        level = self.board.level(square)
        return level + 1 if not under and self.raised_at(square) else level

    def level(self, fighter: Fighter) -> int:
        return self.place_level(fighter.here, fighter.under)

    def piece_level(self, piece: Piece) -> int:
        """The level a loose piece lies at, by its first square."""
        assert piece.square is not None, f"{piece.id} is being carried"
        return self.place_level(piece.square, piece.under)

    def on_top(self, fighter: Fighter) -> bool:
        """Whether he is on top of a table or cannon."""
        return not fighter.under and self.raised_at(fighter.here) is not None

    def mates(self, fighter: Fighter, other: Fighter) -> bool:
        return fighter.side == other.side

    def hand(self, fighter: Fighter) -> str:
        """right, left or both: everybody is right-handed unless that option is on (R13)."""
        return fighter.handedness.value if "left_handed" in self.options else "right"

    def arm_gone(self, fighter: Fighter, for_sword: bool) -> bool:
        """Whether the arm that would hold a sword, or else a dagger, is gone (R4.3, R12.1)."""
        hand = self.hand(fighter)
        if hand == "both":
            return fighter.gone(Part.RIGHT_ARM) and fighter.gone(Part.LEFT_ARM)
        right = (hand == "right") == for_sword
        return fighter.gone(Part.RIGHT_ARM if right else Part.LEFT_ARM)

    def sword(self, fighter: Fighter) -> Weapon | None:
        """The sword he can use."""
        return None if self.arm_gone(fighter, for_sword=True) else fighter.sword

    def dagger(self, fighter: Fighter) -> Weapon | None:
        """The dagger he can use."""
        return None if self.arm_gone(fighter, for_sword=False) else fighter.dagger
