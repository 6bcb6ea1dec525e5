"""What is in a square, and why a fight ended, in words."""

from __future__ import annotations

from game.app.swashbuckler.sheet import PARTS, state_of
from game.rules.grid import Terrain
from game.rules.swashbuckler.fighter import Fighter
from game.rules.swashbuckler.pieces import Piece
from game.rules.swashbuckler.position import Position
from game.rules.swashbuckler.words import COMPASS

REASONS = {
    "last_fighter": "Nobody else is left on his feet.",
    "last_side": "No opponent is left.",
    "all_out": "Nobody is left.",
    "injuries": "Time ran out; the injuries dealt decide.",
    "treasure": "The chests decide.",
    "treasure_alone": "Left alone with the treasure.",
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
    facing = COMPASS[fighter.facing.value]
    return f"{fighter.name or fighter.id}, facing {facing}: {state_of(fighter)}. Boxes left: {', '.join(lost)}"


def _thing(piece: Piece) -> str:
    name = piece.kind.value.replace("_", " ")
    if piece.kind == "mug":
        name = "full mug" if piece.full else "empty mug"
    if piece.flipped:
        name = f"flipped {name}"
    return f"{name} beneath the table" if piece.under else name


def reason(text: str) -> str:
    return REASONS.get(text, text.replace("_", " ").capitalize() + ".")


def moment_words(view: Position, name: str) -> str:
    """When it is that somebody plots."""
    if view.step:
        return f"Turn {view.turn}, after step {view.step}: stunned, {name} may plot the rest anew"
    return f"Turn {view.turn}: {name} plots"
