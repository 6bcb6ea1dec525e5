"""Fighters and pieces as the shared board view draws them."""

from __future__ import annotations

from game.rules.kernel.tokens import Token
from game.rules.swashbuckler.fighter import Fighter, Weapon
from game.rules.swashbuckler.pieces import SWING_POINTS, Kind, Piece
from game.rules.swashbuckler.position import Position

CARPETS, WRECKAGE, FLOOR, BENEATH, FURNITURE, TOPS, LYING, STANDING, OVERHEAD = range(9)
"""Layers from the floor up."""


def tokens(position: Position) -> list[Token]:
    """Everything on the board, by layer and id."""
    found = [_piece(position, piece) for piece in position.pieces.values() if piece.squares]
    letters = badge_letters(position)
    found += [
        _fighter(position, fighter, letters[fighter.id])
        for fighter in position.in_order()
        if fighter.square is not None
    ]
    return sorted(found, key=lambda token: (token.layer, token.id))


def badge_letters(position: Position) -> dict[str, str]:
    """A letter or two for every fighter's badge, no two alike: of the name, else a number."""
    letters: dict[str, str] = {}
    names = {name: (fighter.name or fighter.id) for name, fighter in sorted(position.fighters.items())}
    for name, called in names.items():
        alike = [other for other in names.values() if other[:1].upper() == called[:1].upper()]
        wanted = called[: 1 if len(alike) == 1 else 2].capitalize()
        free = [wanted, *(f"{called[:1].upper()}{number}" for number in range(2, 10))]
        letters[name] = next((each for each in free if each not in letters.values()), wanted)
    return letters


def _piece(position: Position, piece: Piece) -> Token:
    return Token(
        piece.id,
        _look(piece),
        piece.squares,
        _layer(position, piece),
        facing=piece.falls,
        label=piece.kind.value.replace("_", " "),
    )


def _look(piece: Piece) -> str:
    """The name of a picture, without how many squares it covers."""
    if piece.kind is Kind.MUG:
        return "mug_full" if piece.full else "mug_empty"
    if piece.kind is Kind.TABLE and piece.flipped:
        return "table_flipped"
    return piece.kind.value


def _layer(position: Position, piece: Piece) -> int:
    if piece.kind is Kind.CARPET:
        return CARPETS
    if piece.kind is Kind.FALLEN_SHELF:
        return WRECKAGE
    if piece.kind in SWING_POINTS:
        return OVERHEAD
    if piece.kind in (Kind.TABLE, Kind.SHELF, Kind.CANNON, Kind.MAST):
        return FURNITURE
    if piece.under:
        return FLOOR
    on_furniture = position.piece_at(piece.squares[0], Kind.TABLE, Kind.SHELF, Kind.CANNON)
    return TOPS if on_furniture else FLOOR


def _fighter(position: Position, fighter: Fighter, letters: str) -> Token:
    marks = []
    if fighter.prone:
        marks.append("prone")
    if fighter.under:
        marks.append("under")
    if (position.step or 1) in fighter.plot.circled:
        marks.append("stunned")
    if fighter.chest is not None:
        marks.append("chest")
    left_handed = position.hand(fighter) == "left"
    sword, dagger = _kind(fighter.sword), _kind(fighter.dagger)
    return Token(
        fighter.id,
        fighter.faction.value,
        (fighter.here,),
        BENEATH if fighter.under else LYING if fighter.prone else STANDING,
        facing=fighter.facing,
        side=fighter.side,
        label=letters,
        figure=True,
        marks=tuple(marks),
        details={
            "name": fighter.name or fighter.id,
            "right": dagger if left_handed else sword,
            "left": sword if left_handed else dagger,
        },
    )


def _kind(weapon: Weapon | None) -> str | None:
    return weapon.kind.value if weapon else None
