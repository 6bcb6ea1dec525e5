"""Random boards, positions and plots: anything a map author and six players could come up with."""

from __future__ import annotations

from random import Random
from typing import Any

from game.card_files import load_card
from game.rules.grid import FACINGS
from game.rules.kernel.system import BadPosition
from game.rules.swashbuckler.menus import menu
from game.rules.swashbuckler.options import OPTIONS
from game.rules.swashbuckler.position import Position
from game.rules.swashbuckler.system import Swashbuckler

SYSTEM = Swashbuckler(load_card())
LETTERS = "ABCDEFGHIJ"
ANYWHERE = (
    *("chair", "table", "table", "carpet", "shelf", "mug", "mug", "mug", "chandelier", "rope"),
    *("chest", "rapier", "cutlass", "dagger", "cannon", "mast", "broken_glass"),
)
AHEAD = ["table", "table", "chair", "chair", "shelf", "carpet"]
HANDLED = {"table": ["VT", "FT--", "A1-"], "chair": ["VC"], "shelf": ["WT"], "carpet": ["Y--"]}
STEPS = [(down, right) for down in (-1, 0, 1) for right in (-1, 0, 1)]


def no_map(name: str) -> Any:
    raise AssertionError(f"these positions name no map, not {name}")


def random_position(rng: Random) -> Position:
    """A position that the reader accepts; pieces that do not fit are left out."""
    data = _board(rng)
    squares = [f"{LETTERS[row]}{column + 1}" for row in range(data["rows"]) for column in range(data["columns"])]
    position: dict[str, Any] = {
        "format": 1,
        "board": data,
        "pieces": [],
        "fighters": [],
        "options": sorted(option for option in OPTIONS if rng.random() < 0.3),
        "scenario": rng.choice([None, {"victory": "last_fighter"}, {"victory": "last_side"}, {"victory": "treasure"}]),
    }
    read = SYSTEM.read_position(position, no_map)
    for number in range(rng.randint(0, 25)):
        read = _add(position, "pieces", _piece(rng, squares, f"p{number}"), read)
    wanted = rng.randint(1, 6)
    chests: list[dict[str, Any]] = [piece for piece in position["pieces"] if piece["kind"] == "chest"]
    for number in range(60):
        near = [each["square"] for each in position["fighters"]]
        room = _around(near, squares) if near and rng.random() < 0.6 else squares
        read = _add(position, "fighters", _fighter(rng, room, f"f{number}"), read)
        if len(position["fighters"]) == wanted:
            break
    for chest, carrier in zip(chests, position["fighters"], strict=False):
        chest.pop("under", None)
        chest["square"], carrier["chest"] = None, chest["id"]
    read = SYSTEM.read_position(position, no_map)
    for fighter in list(read.fighters.values()):
        ahead = read.board.ahead(fighter.here, fighter.facing)
        if ahead is not None and rng.random() < 0.5:
            read = _add(position, "pieces", _piece(rng, squares, f"ahead_{fighter.id}", ahead), read)
    return read


def _around(near: list[str], squares: list[str]) -> list[str]:
    """Squares next to somebody, so that fighters get in each other's way."""
    places = {(LETTERS.index(square[0]) + down, int(square[1:]) + right) for square in near for down, right in STEPS}
    return [square for square in squares if (LETTERS.index(square[0]), int(square[1:])) in places]


def _add(position: dict[str, Any], key: str, thing: dict[str, Any], read: Position) -> Position:
    position[key].append(thing)
    try:
        return SYSTEM.read_position(position, no_map)
    except BadPosition:
        position[key].pop()
        return read


def _board(rng: Random) -> dict[str, Any]:
    rows, columns = rng.randint(3, 7), rng.randint(3, 7)
    squares: dict[str, Any] = {}
    for row in range(rows):
        for column in range(columns):
            edge = row in (0, rows - 1) or column in (0, columns - 1)
            ground: dict[str, Any] = {}
            chance = rng.random()
            if chance < 0.05:
                ground["terrain"] = "wall"
            elif chance < 0.09:
                ground["terrain"] = "void"
            elif chance < 0.15:
                ground["terrain"] = "stairs"
                ground["level"] = rng.choice([0, 1, 1, 2])
            elif chance < 0.28:
                ground["level"] = rng.choice([1, 1, 2, 3])
            if edge and rng.random() < 0.2:
                ground["exit"] = True
            if ground:
                squares[f"{LETTERS[row]}{column + 1}"] = ground
    return {"rows": rows, "columns": columns, "squares": squares, "edge": rng.choice(["wall", "wall", "open"])}


def _piece(rng: Random, squares: list[str], name: str, ahead: str | None = None) -> dict[str, Any]:
    """Any piece anywhere, or one of those that can be handled in the square ahead of somebody."""
    square = ahead or rng.choice(squares)
    kind = rng.choice(ANYWHERE if ahead is None else AHEAD)
    piece: dict[str, Any] = {"id": name, "kind": kind}
    if kind in ("table", "shelf"):
        length = rng.choice([2, 3] if kind == "table" else [1, 2, 3])
        across = rng.random() < 0.5
        letter, number = LETTERS.index(square[0]), int(square[1:])
        piece["squares"] = [
            f"{LETTERS[letter + (0 if across else step)]}{number + (step if across else 0)}" for step in range(length)
        ]
        if kind == "table":
            piece["flipped"] = rng.random() < 0.2
        else:
            piece["falls"] = rng.choice("NESW")
    elif kind in ("carpet", "cannon"):
        other = rng.choice(squares) if kind == "carpet" else square
        piece["squares"] = [square, other]
    else:
        piece["square"] = square
        if kind == "mug":
            piece["full"] = rng.random() < 0.7
        if rng.random() < 0.1:
            piece["under"] = True
    return piece


def _fighter(rng: Random, squares: list[str], name: str) -> dict[str, Any]:
    weapons = []
    if rng.random() < 0.8:
        weapons.append(rng.choice(["rapier", "cutlass"]))
    if rng.random() < 0.7:
        weapons.append("dagger")
    boxes = {part: rng.randint(1, 8) for part in ("head", "body", "right_arm", "left_arm")}
    lost = {part: rng.choice([0, 0, 0, rng.randint(0, count)]) for part, count in boxes.items()}
    lost["head"] = min(lost["head"], boxes["head"] - 1)
    lost["body"] = min(lost["body"], boxes["body"] - 1)
    under = rng.random() < 0.15
    return {
        "id": name,
        "side": rng.choice(["red", "blue", "green"]),
        "faction": rng.choice(["musketeer", "pirate"]),
        "square": rng.choice(squares),
        "facing": rng.choice(FACINGS).value,
        "strength": rng.randint(3, 21),
        "expertise": rng.randint(3, 18),
        "handedness": rng.choice(["right", "right", "left", "both"]),
        "boxes": boxes,
        "lost": lost,
        "posture": "prone" if under or rng.random() < 0.2 else "standing",
        "under": under,
        "weapons": weapons,
        "stunned": rng.choice([0, 0, 0, rng.randint(1, 8)]),
        "resting": rng.choice([0, 0, 0, rng.randint(1, 3)]),
    }


def random_plot(rng: Random, position: Position, fighter: str) -> str:
    """A plot without faults: any orders at all, and rests."""
    offered = menu(position, fighter, SYSTEM.card)
    choices = [choice for group in offered.groups.values() for choice in group if choice.code not in ("-", "RUN")]
    tokens: list[str] = []
    box = offered.first
    if box <= 6 and rng.random() < 0.5:
        tokens.append(_fitting(rng, position, fighter))
        box += 1 + tokens[0].count("-")
    while box <= 6:
        choice = rng.choice(choices)
        text = choice.text(rng.choice(choice.parameters) if choice.parameters else "")
        if choice.code == "A":
            text = choice.text(rng.choice("112"))
        if rng.random() < 0.1:
            text = "-"
        tokens.append(text)
        box += 1 + text.count("-") if text != "-" else 1
        if text == "1-" and "run" in position.options:
            while box <= 5 and rng.random() < 0.6:
                tokens.append("RUN")
                box += 1
            if tokens[-1] == "RUN":
                tokens.append("-")
                box += 1
    return " ".join(tokens)


def _fitting(rng: Random, position: Position, name: str) -> str:
    """An order with something to do where he stands, as written with the options in force."""
    fighter = position.fighters[name]
    if fighter.prone:
        return rng.choice(["UP-", "CF--", "CL--", "P-"])
    ahead = position.board.ahead(fighter.here, fighter.facing)
    codes = ["1-", "1K--", "N-", "S-", "PN-", "WD", "WH", "WM", "PS-", "PC--", "JO-", "JD-", "G2--", "G3--", "X-"]
    for piece in position.pieces_at(ahead) if ahead else ():
        codes += HANDLED.get(piece.kind.value, []) * 5
    code = rng.choice(codes)
    stem = code.rstrip("-")
    stem, parameter = (stem[0], stem[1:]) if stem[0] in "JGA" else (stem, "")
    return stem + parameter + "-" * SYSTEM.card.rests(stem, parameter or None, position.options)
