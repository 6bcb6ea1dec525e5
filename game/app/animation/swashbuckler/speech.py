"""The card's short forms in words, above a fighter."""

from __future__ import annotations

from game.app.animation.speech import HURT, PLAIN, SAFE, note, say, tag

__all__ = ["HURT", "PARTS", "PLAIN", "SAFE", "note", "say", "tag", "wound"]

PARTS = {"head": "Head", "body": "Body", "right_arm": "Right Arm", "left_arm": "Left Arm"}
PART_LETTERS = {"H": "Head", "B": "Body", "R": "Right Arm", "L": "Left Arm"}


def wound(result: str) -> str:
    """The card's short form in words: "4B" is "4 Body"."""
    return f"{result[:-1]} {PART_LETTERS.get(result[-1:], result[-1:])}" if result else ""
