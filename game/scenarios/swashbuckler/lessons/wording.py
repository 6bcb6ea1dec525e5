"""Words with figures in them: of the card, and of the events that they speak of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.rules.swashbuckler.card.incidents import Incident
from game.rules.swashbuckler.card.model import Card
from game.rules.swashbuckler.plot import BOXES
from game.scenarios.swashbuckler.lessons.conditions import Written
from game.scenarios.swashbuckler.lessons.model import LEARNER

NUMBERS = ("no", "one", "two", "three", "four", "five", "six")
PARTS = {"head": "head", "body": "body", "right_arm": "right arm", "left_arm": "left arm"}


def fill(words: str, card: Card, names: Mapping[str, Written] | None = None) -> str:
    """`{rests[N]}` is "one rest", `{box[step]}` a value of the event named box, `{boxes}` "six"."""
    return words.format_map({**_figures(card), **(names or {})})


def _figures(card: Card) -> dict[str, Any]:
    modifiers = {name: f"{amount:+d}" for name, amount in card.modifiers.items()}
    return {
        "boxes": NUMBERS[BOXES],
        "rests": _ByCode({code: _rests(entry.rests) for code, entry in card.orders.items() if entry.rests != "levels"}),
        "columns": modifiers,
        "indefensible": card.indefensible.plus,
        "incidents": {key: _incident(incident) for key, incident in card.incidents.items()},
    }


class _ByCode(dict[str, str]):
    """Codes may be digits, which a format takes for numbers."""

    def __missing__(self, key: object) -> str:
        if isinstance(key, int):
            return self[str(key)]
        raise KeyError(key)


def _rests(count: int) -> str:
    return f"{NUMBERS[count]} rest{'' if count == 1 else 's'}"


def _incident(incident: Incident) -> dict[str, str]:
    hits = [face for face, avoids in enumerate(incident.avoid.entries, start=1) if not avoids]
    stuns = sorted(set(incident.stun.entries))
    return {
        "hits": f"{hits[0]} or more" if len(hits) < len(incident.avoid.entries) else "any roll",
        "stun": f"{stuns[0]} to {stuns[-1]}" if len(stuns) > 2 else " or ".join(map(str, stuns)),
    }


def account(events: Sequence[Written], fighters: Mapping[str, str]) -> list[str]:
    """What came of the learner's plot, in sentences that the events bear out. `fighters`: names by id."""
    told = []
    for event in events:
        kind, step = event["type"], event["step"]
        if kind == "failed" and event["fighter"] == LEARNER:
            told.append(f"In step {step} your {event['order']} came to nothing: {event['sentence']}.")
        elif kind == "attack" and LEARNER in (event["attacker"], event["target"]):
            struck = event["result"] is not None
            if event["attacker"] == LEARNER:
                whom = fighters.get(event["target"], event["target"])
                told.append(f"In step {step} you struck at {whom} and {'hit' if struck else 'missed'}.")
            else:
                who = fighters.get(event["attacker"], event["attacker"])
                told.append(f"In step {step} {who} struck at you and {'hit' if struck else 'missed'}.")
        elif kind == "parried" and event["fighter"] == LEARNER:
            told.append(f"In step {step} you turned a blow.")
        elif kind == "stunned" and event["fighter"] == LEARNER:
            told.append(f"In step {step} you were stunned.")
        elif kind == "went_back" and event["fighter"] == LEARNER:
            told.append(f"In step {step} you could not get into {event['goal']}.")
    return told
