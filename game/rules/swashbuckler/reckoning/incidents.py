"""Incidents before they are rolled: what is thrown, waved, shoved, toppled or yanked at somebody; and falls (R11)."""

from __future__ import annotations

from fractions import Fraction

from game.rules.kernel.reckoning import Outcome, Reckoning
from game.rules.swashbuckler.card.model import Card
from game.rules.swashbuckler.card.wounds import Wound
from game.rules.swashbuckler.fates import Fate, Row
from game.rules.swashbuckler.fighter import Fighter
from game.rules.swashbuckler.incidents import Blow, circumstances
from game.rules.swashbuckler.position import Position
from game.rules.swashbuckler.reckoning import chances
from game.rules.swashbuckler.reckoning.chances import Fates
from game.rules.swashbuckler.reckoning.wounds import MISS, OUT, boxes, kind_of

CHAIR, TABLE = "thrown_chair", "table"


def incident(position: Position, card: Card, blow: Blow) -> Reckoning:
    """An incident that reaches its victim."""
    entry = card.incidents[blow.key]
    how = circumstances(position, blow)
    notes = []
    if how.used_to_it:
        notes.append("dazzled once this turn already, so no stun")
    if how.must_fall:
        notes.append("he cannot be pushed on, so he falls")
    elif not how.standing:
        notes.append("he lies already, so he cannot fall")
    return _reckoned(entry.name, blow.victim, chances.of_struck(Row.of(entry), how), notes)


def fall(card: Card, victim: Fighter) -> Reckoning:
    """From a height, against his will."""
    return _reckoned("Fall from a height", victim, chances.of_fall(Row.of(card.incidents[CHAIR])), [])


def jump(card: Card, victim: Fighter) -> Reckoning:
    """Down more than one level."""
    return _reckoned("Jump down", victim, chances.of_jump(Row.of(card.incidents[CHAIR])), [])


def bump(card: Card, victim: Fighter) -> Reckoning:
    """Standing up beneath a table."""
    return _reckoned("A head against the table", victim, chances.of_bump(Row.of(card.incidents[TABLE])), [])


def _reckoned(about: str, victim: Fighter, fates: Fates, notes: list[str]) -> Reckoning:
    kinds: dict[tuple[str, bool], dict[Fate | None, Fraction]] = {}
    for fate, chance in fates.items():
        kinds.setdefault(_kind(victim, fate), {})[fate] = chance
    outcomes = [
        Outcome(_words(code, found), sum(found.values(), Fraction(0)), code) for (code, _), found in kinds.items()
    ]
    outcomes.sort(key=lambda each: (_RANK[each.code], -each.chance, each.words))
    return Reckoning(about, outcomes=tuple(outcomes), notes=(*notes, *_means(fates)))


_RANK = {OUT: 0, "wounded": 1, "falls": 2, "stunned": 3, "nothing": 4, MISS: 5}


def _kind(victim: Fighter, fate: Fate | None) -> tuple[str, bool]:
    """The gravest thing it brings, and whether he falls besides."""
    if fate is None or fate.avoided:
        return MISS, False
    wounds = _wounds(fate)
    if wounds and kind_of(victim, *wounds) == OUT:
        return OUT, False
    code = "wounded" if wounds else "falls" if fate.falls else "stunned" if fate.steps else "nothing"
    return code, fate.falls


def _words(code: str, fates: Fates) -> str:
    """All that are gathered under one kind, with the least and the most of everything."""
    found = [fate for fate in fates if fate is not None]
    if not found:
        return "lands on his feet"
    if code == MISS:
        return "avoids it"
    if code == OUT:
        return "out of the fight"
    words = []
    if code == "wounded":
        words.append(f"{_range([sum(wound.amount for wound in _wounds(fate)) for fate in found])} of injury")
    if found[0].falls:
        words.append("a fall")
    if any(fate.steps for fate in found):
        words.append(f"{_range([fate.steps for fate in found])} of stun")
    return ", ".join(words) or "nothing"


def _range(numbers: list[int]) -> str:
    least, most = min(numbers), max(numbers)
    return boxes(most) if least == most else f"{least} to {boxes(most)}"


def _wounds(fate: Fate) -> tuple[Wound, ...]:
    return tuple(wound for wound in (fate.wound, fate.fall_injury) if wound is not None)


def _means(fates: Fates) -> list[str]:
    """How much he would suffer if it hits him: boxes of stun, and of injury, on average."""
    hits = {fate: chance for fate, chance in fates.items() if fate is not None and not fate.avoided}
    hit = sum(hits.values(), Fraction(0))
    if not hit:
        return []
    stun = sum((fate.steps * chance for fate, chance in hits.items()), Fraction(0)) / hit
    injury = sum((sum(wound.amount for wound in _wounds(fate)) * chance for fate, chance in hits.items()), Fraction(0))
    notes = []
    if stun:
        notes.append(f"if it hits, {float(stun):.1f} boxes of stun on average")
    if injury:
        notes.append(f"if it hits, {float(injury / hit):.1f} boxes of injury on average")
    return notes
