"""Rolling characters and sharing out their Constitution (R4.1), then Random Set Up (R14.1)."""

from __future__ import annotations

from collections.abc import Mapping

from game.rules.grid import FACINGS
from game.rules.kernel.decisions import Fault
from game.rules.kernel.dice import OutOfDice
from game.rules.swashbuckler import events as e
from game.rules.swashbuckler.card.model import Card
from game.rules.swashbuckler.fighter import Faction, Fighter
from game.rules.swashbuckler.parts import Part
from game.rules.swashbuckler.position import Position
from game.rules.swashbuckler.resolution import Resolution

MOST_ROLLS = 1000
"""Rolled again (R14.1) no oftener than this: a die that always shows one face would never fit."""


def set_up(resolution: Resolution, profiles: Mapping[str, object]) -> None:
    """Roll the characters that are to be rolled; when their profiles are in, place everybody, by id."""
    position = resolution.position
    if position.set_up is not None and position.set_up.rolled:
        for name in sorted(position.set_up.rolled):
            _roll_character(resolution, position.fighters[name])
        return
    for name in sorted(profiles):
        boxes = shares(position.fighters[name], profiles[name], resolution.card)
        resolution.emit(e.ProfileShared, fighter=name, boxes=boxes)
    _place(resolution)


def _roll_character(resolution: Resolution, fighter: Fighter) -> None:
    """Three dice each for Strength, Endurance and Expertise; a pirate adds to his Strength (card)."""
    characters = resolution.card.characters
    factors = {
        name: resolution.roll_sum(name, fighter.id, characters.dice[name].count)
        for name in ("strength", "endurance", "expertise")
    }
    if fighter.faction is Faction.PIRATE:
        factors["strength"] += characters.pirate_strength
    hand = characters.hand(resolution.roll_d66("handedness", fighter.id))
    resolution.emit(e.CharacterRolled, fighter=fighter.id, handedness=hand.value, **factors)


def profile_faults(fighter: Fighter, answer: object, card: Card) -> list[Fault]:
    """All that is wrong with how a Constitution is shared out; an empty answer leaves it to the program."""
    if answer == {}:
        return []
    parts = [part.value for part in Part]
    if not isinstance(answer, dict) or set(answer) != set(parts):
        return [Fault("not_a_profile", "", f"name the boxes of each part: {', '.join(parts)}")]
    if any(not isinstance(boxes, int) or isinstance(boxes, bool) for boxes in answer.values()):
        return [Fault("not_a_profile", "", "boxes are whole numbers")]
    least = card.characters.least_boxes
    faults = [Fault("too_few", part, f"each part needs at least {least}") for part in parts if answer[part] < least]
    if sum(answer.values()) != fighter.unshared:
        given = sum(answer.values())
        faults.append(Fault("wrong_sum", "", f"{fighter.unshared} boxes are to be shared out, these are {given}"))
    return faults


def shares(fighter: Fighter, answer: object, card: Card) -> dict[str, int]:
    """The boxes of each part as answered; left to the program, two fifths Body and a fifth each of the others."""
    if isinstance(answer, dict) and answer:
        return {part.value: int(answer[part.value]) for part in Part}
    fifth = max(card.characters.least_boxes, fighter.unshared // 5)
    boxes = {part.value: fifth for part in Part}
    boxes[Part.BODY.value] = fighter.unshared - 3 * fifth
    return boxes


def _place(resolution: Resolution) -> None:
    """Place every fighter who has no square yet, by id."""
    for fighter in resolution.position.in_order():
        if fighter.square is None:
            square = _roll_square(resolution, fighter)
            resolution.emit(e.Placed, fighter=fighter.id, square=square, facing=_roll_facing(resolution, fighter))
    resolution.emit(e.SetUpDone)


def _roll_square(resolution: Resolution, fighter: Fighter) -> str:
    """By d66; a taken or unstandable square is rolled again."""
    position = resolution.position
    named = squares_for(resolution, fighter)
    free = {roll: square for roll, square in named.items() if can_start(position, square)}
    if not free:
        free = _in_turn(resolution, [square for square in position.board if can_start(position, square)])
    for _ in range(MOST_ROLLS):
        square = free.get(resolution.roll_d66("set up", fighter.id))
        if square is not None:
            return square
    raise OutOfDice(f"{MOST_ROLLS} rolls have found no free square for {fighter.id}")


def squares_for(resolution: Resolution, fighter: Fighter) -> dict[int, str]:
    """The card's column, on his own ship if the board has decks; a map with start squares of its own goes by those."""
    position = resolution.position
    assert position.set_up is not None
    starts = [square for square, side in position.set_up.starts if side in ("", fighter.side)]
    if starts:
        return _in_turn(resolution, starts)
    decks = [deck.name for deck in position.board.decks if deck.side == fighter.side]
    prefix = f"{decks[0]}:" if decks else ""
    return {roll: prefix + square for roll, square in resolution.card.set_up[position.set_up.column].items()}


def _in_turn(resolution: Resolution, squares: list[str]) -> dict[int, str]:
    """Squares shared out over the faces of a d66, for boards on which the card's squares are not to be had."""
    rolls = sorted(resolution.card.set_up["tavern"])
    return {roll: squares[number % len(squares)] for number, roll in enumerate(rolls)}


def can_start(position: Position, square: str) -> bool:
    return square in position.board and not position.solid_at(square) and not position.at(square)


def _roll_facing(resolution: Resolution, fighter: Fighter) -> str:
    """By d6: 1 to 4 are N, E, S, W; 5 and 6 are rolled again."""
    for _ in range(MOST_ROLLS):
        face = resolution.roll("facing", fighter.id)
        if face <= len(FACINGS):
            return FACINGS[face - 1].value
    raise OutOfDice(f"{MOST_ROLLS} rolls have found no facing for {fighter.id}")
