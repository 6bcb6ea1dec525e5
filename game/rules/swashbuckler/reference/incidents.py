"""Special attacks and incidents: how they are rolled, and the thirteen tables (R11)."""

from __future__ import annotations

from game.rules.kernel.reference import Block, Page, Section, Table
from game.rules.swashbuckler.card.incidents import FACES, Column, Incident
from game.rules.swashbuckler.card.model import Card
from game.rules.swashbuckler.card.wounds import Wound
from game.rules.swashbuckler.reference.blocks import part, ruling, say
from game.rules.swashbuckler.words import count

HEADINGS = {
    "avoid": "avoided",
    "injuries": "injury",
    "stun": "steps of stun",
    "falls": "falls",
    "fall_stun": "steps of stun for falling",
}


def incidents_page(card: Card) -> Page:
    return Page(
        "incidents",
        "Special attacks",
        (
            part(
                "R11.1",
                "Five rolls, left to right",
                say(
                    "Each column of a table is a d6 of its own: is it avoided, and if not, what does it wound, for how "
                    "long does it stun, is it a fall. A fall leaves you prone, and the last column's steps come on top "
                    "of the stun.",
                    ruling("R11.1"),
                ),
                say(
                    f"One fighter is done with before the next begins. If all {FACES} entries of a column agree, no "
                    "die is thrown for it. The prone cannot fall, so the last two columns pass them by.",
                    ruling("R11.1"),
                ),
                keys=("special table", "incident"),
            ),
            part(
                "R11.2",
                "A fall from height",
                say(
                    "Use the injuries of the thrown chair and, for the stun, its last column. You always end up prone "
                    "and there is no avoiding it.",
                    card.incidents["thrown_chair"].source,
                ),
                keys=("fall", "falling", "height"),
            ),
            part(
                "R11.3",
                "Notes to the tables",
                Table(("note", "what it says"), tuple(card.notes.items()), card.sources["incidents.json"]),
                keys=("notes",),
            ),
            *(_section(incident) for incident in card.incidents.values()),
        ),
    )


def _section(incident: Incident) -> Section:
    blocks: list[Block] = [say(incident.remark, incident.source)]
    if incident.reach is not None:
        blocks.append(say(f"Flies at most {count(incident.reach, 'square')}.", incident.source))
    if incident.fall_injury is not None:
        blocks.append(say(f"In a fall: {incident.fall_injury} besides.", incident.source))
    blocks.append(incident_table(incident))
    keys = (incident.key.replace("_", " "), *incident.name.lower().split())
    return part("", incident.name, *blocks, keys=keys)


def incident_table(incident: Incident) -> Table:
    """A row for each face of the die."""
    columns: dict[str, Column[bool] | Column[Wound | None] | Column[int]] = {
        "avoid": incident.avoid,
        "injuries": incident.injuries,
        "stun": incident.stun,
        "falls": incident.falls,
        "fall_stun": incident.fall_stun,
    }
    header = ("d6", *(_heading(incident, name) for name in columns))
    rows = tuple(
        (str(face), *(_cell(incident, name, column.at(face)) for name, column in columns.items()))
        for face in range(1, FACES + 1)
    )
    return Table(header, rows, incident.source)


def _heading(incident: Incident, name: str) -> str:
    notes = [f"({note})" for note, columns in incident.notes.items() if name in columns]
    return " ".join([HEADINGS[name], *notes])


def _cell(incident: Incident, name: str, value: bool | int | Wound | None) -> str:
    if name == "avoid" and "avoid" in incident.notes.get("D", ()):
        return "see D"
    if name == "avoid":
        return "avoided" if value else "hit"
    if name == "falls":
        return "falls" if value else "no"
    return "-" if value is None else str(value)
