"""What is in a square, and how a fight went, in words."""

from __future__ import annotations

from collections.abc import Sequence

from game.app.swashbuckler.sheet import PARTS, state_of
from game.rules.grid import Terrain
from game.rules.kernel.game import Game
from game.rules.swashbuckler.fighter import Fighter, Status
from game.rules.swashbuckler.pieces import Piece
from game.rules.swashbuckler.position import Position

COMPASS = {"N": "north", "E": "east", "S": "south", "W": "west"}
REASONS = {
    "last_fighter": "Nobody else is left on his feet.",
    "last_side": "No opponent is left.",
    "all_out": "Nobody is left.",
    "injuries": "Time ran out; the injuries dealt decide.",
    "treasure": "The chests decide.",
    "treasure_alone": "Left alone with the treasure.",
}
ENDS = {
    Status.FIGHTING: "still standing",
    Status.OUT: "out",
    Status.LEFT: "left the room",
    Status.OVERBOARD: "overboard",
}


def describe(position: Position, square: str) -> str:
    """Where it is, who is there and how he is, and what lies there."""
    ground = position.board.ground(square)
    place = {Terrain.WALL: "wall", Terrain.VOID: "nothing to stand on", Terrain.STAIRS: "stairs"}.get(
        ground.terrain, ""
    )
    words = [square + (f": {place}" if place else "")]
    if ground.level:
        words[0] += f", {ground.level} up"
    if ground.exit:
        words[0] += ", a way out"
    words += [_fighter(fighter) for fighter in position.at(square)]
    things = [_thing(piece) for piece in position.pieces_at(square)]
    if things:
        words.append(", ".join(things).capitalize())
    return "\n".join(words)


def _fighter(fighter: Fighter) -> str:
    lost = [
        f"{name.lower()} {fighter.boxes.of(part) - fighter.lost.of(part)} of {fighter.boxes.of(part)}"
        for part, name in PARTS
    ]
    facing = COMPASS.get(fighter.facing.value, fighter.facing.value)
    return f"{fighter.name or fighter.id}, facing {facing}: {state_of(fighter)}. Boxes left: {', '.join(lost)}"


def _thing(piece: Piece) -> str:
    name = piece.kind.value.replace("_", " ")
    if piece.kind == "mug":
        name = "full mug" if piece.full else "empty mug"
    if piece.flipped:
        name = f"flipped {name}"
    return f"{name} beneath the table" if piece.under else name


def statistics(game: Game[Position, object]) -> tuple[Sequence[str], Sequence[Sequence[str]]]:
    """Injuries dealt and taken, blows struck and turned, and how each fighter ended."""
    position = game.position
    attacks = dict.fromkeys(position.fighters, 0)
    hits, turned = dict(attacks), dict(attacks)
    for event in game.events:
        written = game.system.write_event(event)
        if written["type"] == "attack":
            attacks[written["attacker"]] += 1
            hits[written["attacker"]] += written.get("result") is not None
        elif written["type"] == "parried":
            turned[written["fighter"]] += 1
    rows = []
    ranked = sorted(position.fighters.values(), key=lambda each: (not each.fighting, -each.dealt, each.id))
    for fighter in ranked:
        taken = sum(fighter.lost.of(part) for part, _ in PARTS)
        blows = f"{hits[fighter.id]} of {attacks[fighter.id]}"
        rows.append([fighter.id, str(fighter.dealt), str(taken), blows, str(turned[fighter.id]), ENDS[fighter.status]])
    return ("Injuries dealt", "Injuries taken", "Blows that hit", "Blows turned", "At the end"), rows


def reason(text: str) -> str:
    return REASONS.get(text, text.replace("_", " ").capitalize() + ".")
