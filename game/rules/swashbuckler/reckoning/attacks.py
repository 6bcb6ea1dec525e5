"""An attack with sword or dagger before it is rolled (R8.8 to R8.11, R13)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from fractions import Fraction

from game.rules.kernel.reckoning import Modifier, Outcome, Reckoning
from game.rules.swashbuckler.attacks import DAGGER_FAILS, Strike, guard_of, may_break, throw_of
from game.rules.swashbuckler.card.incidents import FACES
from game.rules.swashbuckler.card.model import Card
from game.rules.swashbuckler.card.wounds import Wound
from game.rules.swashbuckler.reckoning.wounds import by_what_they_do
from game.rules.swashbuckler.resolution import Resolution

NOTHING = Fraction(0)
OPEN = {
    "square": "from a side he does not guard",
    "stunned": "he is stunned",
    "busy": "he is busy with something else",
    "no_weapon": "he has nothing to defend himself with",
    "dagger_against_sword": "his dagger does not hold the sword",
    "supposed": "he is caught off his guard",
}
STRENGTH = "strength"


@dataclass(frozen=True, slots=True)
class Chances:
    """They add up to 1. `wounds`: of each blow that gets through, None a miss; `turned`: by a parry.

    Of those turned, `breaks_his` and `breaks_own`: that the parrying, or the attacking weapon breaks.
    """

    wounds: Mapping[Wound | None, Fraction]
    turned: Fraction = NOTHING
    breaks_his: Fraction = NOTHING
    breaks_own: Fraction = NOTHING


def wound_chances(resolution: Resolution, attack: Strike, *, open_to_it: bool) -> Mapping[Wound | None, Fraction]:
    """Of an attack that is not turned, whatever stands in plots."""
    throw = throw_of(resolution, attack, ("supposed",) if open_to_it else ())
    return resolution.card.attacks.chances(throw.column, throw.plus)


def chances(resolution: Resolution, attack: Strike) -> Chances:
    """Of an attack as things stand, with the order that stands in the box of the one attacked."""
    guard = guard_of(resolution, attack)
    fails = Fraction(1) if guard.why else NOTHING
    if guard.opens_from is not None:
        fails = Fraction(FACES + 1 - guard.opens_from, FACES)
    wounds: dict[Wound | None, Fraction] = {}

    def add(why: tuple[str, ...], share: Fraction) -> None:
        throw = throw_of(resolution, attack, why)
        for wound, chance in resolution.card.attacks.chances(throw.column, throw.plus).items():
            wounds[wound] = wounds.get(wound, NOTHING) + share * chance

    if fails:
        add(guard.why or DAGGER_FAILS, fails)
    if guard.turns is None:
        if fails < 1:
            add((), 1 - fails)
        return Chances(wounds)
    turned = 1 - fails
    entry = may_break(resolution, attack, guard.turns)
    if entry is None:
        return Chances(wounds, turned)
    broken = turned * Fraction(entry.faces, FACES)
    if entry.breaks is attack.weapon.kind:
        return Chances(wounds, turned, breaks_own=broken)
    return Chances(wounds, turned, breaks_his=broken)


def attack(resolution: Resolution, strike: Strike) -> Reckoning:
    """The list of an attack as things stand, and what may come of it; of one that is turned for sure only that."""
    guard = guard_of(resolution, strike)
    throw = throw_of(resolution, strike, guard.why)
    card, options = resolution.card, resolution.position.options
    found = chances(resolution, strike)
    about = f"{strike.attacker.id} at {strike.target.id}"
    if not found.wounds:
        return Reckoning(about, outcomes=tuple(_turned(found)))
    notes = open_notes(card, guard.why)
    if guard.opens_from is not None:
        notes.append(f"a dagger against a sword: a die of {guard.opens_from} or more, and it does not hold at all")
    return Reckoning(
        about,
        throw.base,
        column_modifiers(card, options, throw.base, throw.modifiers, throw.column),
        (*_turned(found), *by_what_they_do(strike.target, found.wounds)),
        figure="column",
        base_words=base_words(strike.attacker.expertise, throw.difference, bool(guard.why)),
        notes=tuple(notes),
    )


def _turned(found: Chances) -> list[Outcome]:
    held = found.turned - found.breaks_his - found.breaks_own
    outcomes = [
        Outcome("parried", held, "turned"),
        Outcome("parried, and the parrying weapon breaks", found.breaks_his, "turned"),
        Outcome("parried, and the attacking weapon breaks", found.breaks_own, "turned"),
    ]
    return [outcome for outcome in outcomes if outcome.chance]


# --- the list, before the roll and in the log ---------------------------------------------------------------------


def column_modifiers(
    card: Card, options: Collection[str], base: int, printed: tuple[tuple[str, int], ...], column: int
) -> tuple[Modifier, ...]:
    """Printed amounts in columns as they are counted, so that with the base they come to the column."""
    each = 2 if "range_columns" in options else 1
    words = {entry.name: entry.words for entry in card.modifier_entries}
    words[STRENGTH] = "the attacker's Strength"
    found = [Modifier(code, amount * each, words.get(code, code)) for code, amount in printed]
    over = column - base - sum(modifier.amount for modifier in found)
    if over:
        found.append(Modifier("outermost", over, f"no column lies beyond {column}"))
    return tuple(found)


def base_words(expertise: int, difference: int, indefensible: bool) -> str:
    return f"Expertise {expertise} against {'none' if indefensible else expertise - difference}"


def open_notes(card: Card, why: tuple[str, ...]) -> list[str]:
    """Why it is Indefensible, and what that adds to the dice (R8.8)."""
    if not why:
        return []
    reasons = ", ".join(OPEN.get(code, code) for code in why)
    return [f"no defence ({reasons}): {card.indefensible.plus} more on the dice"]
