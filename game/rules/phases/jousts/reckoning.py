"""A tilt before it is ridden: the throw to hit, the table, and what both may bring (PJ5 to PJ7)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

from game.rules.kernel.reckoning import Modifier, Outcome, Reckoning
from game.rules.phases.figure import Figure, exposure, melee
from game.rules.phases.tables.model import Tables

NATURAL_HIT, NATURAL_MISS, FACES = 20, 1, 20
LETTERS = {"G": "glances off", "B": "the lance breaks", "H": "the lance breaks on the helm", "U": "unhorsed"}


def modifiers_to_hit(knight: Figure, foe: Figure, tables: Tables) -> tuple[Modifier, ...]:
    """Melee, the other's Exposure, and the mount (PJ5)."""
    assert knight.mount is not None
    return (
        Modifier("melee", melee(knight, tables), "Melee"),
        Modifier("exposure", exposure(foe, tables), "the other's Exposure"),
        Modifier("mount", tables.jousts.mount(knight.mount.kind).joust, f"on a {knight.mount.kind}"),
    )


def needs(modifiers: tuple[Modifier, ...], tables: Tables) -> int:
    """The natural number that hits."""
    return tables.people.needs.total - sum(modifier.amount for modifier in modifiers)


def hits(face: int, needed: int) -> bool:
    """A natural 20 always, a natural 1 never (P1.2)."""
    return face == NATURAL_HIT or (face != NATURAL_MISS and face >= needed)


def chance_to_hit(needed: int) -> Fraction:
    return Fraction(sum(hits(face, needed) for face in range(1, FACES + 1)), FACES)


def table_modifiers(shift: int, foe: Figure, tables: Tables) -> tuple[Modifier, ...]:
    """The carriages, and what the struck knight sits on (PJ4, PJ6)."""
    assert foe.mount is not None
    found = []
    if shift:
        found.append(Modifier("carriage", shift, "the better carriage" if shift > 0 else "the worse carriage"))
    if tables.jousts.mount(foe.mount.kind).poor:
        found.append(Modifier("poor_mount", tables.jousts.poor_mount.amount, f"the other sits a {foe.mount.kind}"))
    return tuple(found)


def letters(modifier: int, tables: Tables) -> dict[str, Fraction]:
    """The chance of each letter for a hit with that modifier."""
    counted = Counter(
        tables.jousts.result(first + second + modifier).letter for first in range(1, 7) for second in range(1, 7)
    )
    return {band.letter: Fraction(counted[band.letter], 36) for band in tables.jousts.results}


def mean_points(modifier: int, tables: Tables) -> Fraction:
    """Of a hit."""
    points: dict[str, int] = {band.letter: band.points for band in tables.jousts.results}
    return sum((chance * points[letter] for letter, chance in letters(modifier, tables).items()), Fraction(0))


def throw_to_hit(knight: Figure, foe: Figure, tables: Tables, *, lances: int) -> Reckoning:
    modifiers = modifiers_to_hit(knight, foe, tables)
    about = f"{knight.id} at {foe.id}"
    if not lances:
        return Reckoning(about, modifiers=modifiers, impossible="no lance is left, so there is no throw")
    chance = chance_to_hit(needs(modifiers, tables))
    outcomes = (Outcome("hits", chance), Outcome("misses", 1 - chance))
    needed = f"a die of {needs(modifiers, tables)} or more hits"
    return Reckoning(about, modifiers=modifiers, outcomes=outcomes, figure="on the die", notes=(needed,))


def on_the_table(shift: int, foe: Figure, tables: Tables) -> Reckoning:
    """Two dice, if the lance has hit."""
    modifiers = table_modifiers(shift, foe, tables)
    chances = letters(sum(modifier.amount for modifier in modifiers), tables)
    outcomes = tuple(Outcome(LETTERS[letter], chance) for letter, chance in chances.items())
    figure = "on the two dice" if modifiers else ""
    return Reckoning(f"struck: {foe.id}", modifiers=modifiers, outcomes=outcomes, figure=figure)
