"""The reference card typed out again as it is printed, and where a `Card` differs from it.

Nothing here is taken from the game's JSON files. Each `*_differences` gives a line for every figure that is not
what the card (or the ruling named) says.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.rules.swashbuckler.card.incidents import Incident
from game.rules.swashbuckler.card.model import Card
from game.rules.swashbuckler.weapons import WeaponKind

# As printed; `_` stands for a parameter, `*` for as many rests as levels.
MOVEMENT = ["B-", "A*", "C_--", "PR-", "J_-", "L", "-", "R", "RUN", "SL", "SR", "UP-", "1-", "1K--", "G_--"]
ACTIONS = ["WD", "WS-", "WH", "WM", "VC", "WT", "VT", "Y--", "FT--", "WC--", "PS-", "PD-", "PC--"]
BLOCK = "X-"
SWORDPLAY = ["N-", "P-", "PN-", "1N-", "S-", "SS-"]
CHOICES = {"A": "1 2 3 4 5 6 7 8 9", "C": "F B L R", "J": "U D O", "G": "2 3 4 5"}
# R8.8: throws, stands up, goes prone, climbs, shoves, yanks, swings, flips, topples.
INDEFENSIBLE = ["WD", "WS", "WM", "WC", "UP", "PR", "A", "VC", "VT", "Y", "G", "FT", "WT"]
MOVES = ["1", "B", "SL", "SR", "A", "J", "C", "1K", "G", "RUN", "1N"]
# R13
HEAVIER = {
    "rests_feet": "SL- SR- J--",
    "rests_hands": "WD- WH- WM- VC- VT- WT--",
    "rests_blades": "PN--",
}

ATTACK_TABLE = """
96     5B 7B 8B 8B 9B 9B 10B 10B 11B 11B 12B 12B 13B 13B 14B 14B 15B 15B
76-95  4B 6B 7B 7B 8B 8B  9B  9B 10B 10B 11B 11B 12B 12B 13B 13B 14B 14B
71-75  3B 5B 6B 6B 7B 7B  8B  8B  9B  9B 10B 10B 11B 11B 12B 12B 13B 13B
66     2B 4B 5B 5B 6B 6B  7B  7B  8B  8B  9B  9B 10B 10B 11B 11B 12B 12B
65     2H 2B 4B 4B 5B 5B  6B  6B  7B  7B  8B  8B  9B  9B 10B 10B 11B 11B
64     2L 2H 2B 2B 4B 4B  5B  5B  6B  6B  7B  7B  8B  8B  9B  9B 10B 10B
"""
# R8.11: what a column reads downwards, one entry a row, until it misses for good.
LADDER = [
    "15B", "14B", "13B", "12B", "11B", "10B", "9B", "8B", "7B", "6B", "5B", "4B",
    "2B", "2H", "2L", "1B", "1H", "1R",
]
FIRST_COLUMN = ["5B", "4B", "3B", "2B", "2H", "2L", "1B", "1H", "1R"]
ROWS_DOWN = [96, 95, 75, 66, 65, 64, 63, 62, 61, 56, 55, 54, 53, 52, 51, 46, 45, 44]
LOWEST_HIT = [61, 56, 55, 55, 54, 54, 53, 53, 52, 52, 51, 51, 46, 46, 45, 45, 44, 44]
HEADINGS = ["-10 to -15", "-5 to -9", "-3 to -4", "-1 to -2", "0", "+1 to +2", "+3 to +4", "+5 to +9", "+10 to +15"]
# R8.9: the column of each Expertise difference from -15 up to +18.
DIFFERENCE_COLUMNS = [
    1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 6, 7, 8,  # -15 to -1
    9,
    11, 12, 13, 14, 15, 15, 15, 16, 16, 17, 17, 17, 18, 18, 18, 18, 18, 18,  # +1 to +18
]
MODIFIERS = {
    "parry_and_lunge": +4, "running_lunge": +3, "defender_half_body": +3, "attacker_half_body": -3,
    "slash": -2, "lunge_higher": -2, "slash_higher": -4, "strange_weapon": -3,
}
STRENGTH = {
    3: -2, 4: -1, 5: -1, 6: 0, 7: 0, 8: 0, 9: 0, 10: 0, 11: 0, 12: 0, 13: 0,
    14: +1, 15: +1, 16: +2, 17: +2, 18: +3, 19: +3, 20: +3, 21: +3,
}

INCIDENTS = {
    "thrown_chair": """
1    Avoids   1B (A)  1  Falls    1 (A)
2    Avoids   1H (A)  2  Falls    1 (A)
3    Hit      1R (A)  2  Falls    1 (A)
4    Hit      2B (A)  3  No Fall  2 (A)
5    Hit      2H (A)  3  No Fall  2 (A)
6    Hit      2L (A)  4  No Fall  2 (A)
""",
    "thrown_mug": """
1-2  Avoids   1L      1  Falls    1
3    Avoids   1B      1  Falls    1
4    Hit      1H      2  No Fall  2
5-6  Hit      1R      2  No Fall  2
""",
    "waved_hat": """
1-3  Avoids   0       1  No Fall  0
4    Avoids   0       2  No Fall  0
5-6  Hit      0       2  No Fall  0
""",
    "thrown_sword": """
1-3  Avoids   0       1  Falls    1
4    Hit      1R      2  No Fall  2
5    Hit      3B      2  No Fall  2
6    Hit      4B      2  No Fall  2
""",
    "thrown_dagger": """
1-2  Avoids   0       1  Falls    1
3    Avoids   1R      1  Falls    1
4    Hit      4B      2  No Fall  2
5    Hit      5B      2  No Fall  2
6    Hit      6B      2  No Fall  2
""",
    "kick": """
1-2  Avoids   1B      1  Falls    1
3    Hit      1B      2  Falls    1
4-6  Hit      1B      2  No Fall  2
""",
    "table": """
1-2  Hit (B)  0       1  Falls    1 (C)
3    Hit (B)  0       2  Falls    1 (C)
4    Hit (B)  0       2  Falls    2 (C)
5-6  Hit (B)  0       3  Falls    2 (C)
""",
    "shoved_chair": """
1-2  Avoids   0       1  Falls    1
3    Hit      0       1  Falls    1
4-6  Hit      0       2  No Fall  2
""",
    "rider": """
1    Hit      0       1  Falls    1
2    Hit      0       1  Falls    2
3    Hit      0       1  No Fall  2
4-5  Hit      0       2  No Fall  3
6    Hit      0       2  No Fall  4
""",
    "carpet": """
1-3  Hit      0       1  Falls    1
4-5  Hit      0       2  No Fall  2
6    Hit      0       2  No Fall  3
""",
    "shoving_match": """
1-2  (D)      0       1  Falls    1
3    (D)      0       1  No Fall  1
4-6  (D)      0       2  No Fall  2
""",
    "shelf": """
1-2  Avoids   1L      1  Falls    1
3    Avoids   1H      2  Falls    1
4    Hit      1B      2  No Fall  2
5-6  Hit      1R      3  No Fall  2
""",
    "slip": """
1-2  Avoids   1R      1  Falls    1
3-4  Avoids   1L      1  No Fall  1
5-6  Hit      0       1  No Fall  2
""",
}
FLIES = {"thrown_chair": 6}
GLASS = {"slip": "1B"}

# Strength difference: the last face of a d6 that succeeds; 6 for Auto.
SHOVING = {
    -18: 1, -5: 1, -4: 1, -3: 1, -2: 2, -1: 2, 0: 3, 1: 4, 2: 4, 3: 5, 4: 5, 5: 6, 6: 6, 18: 6,
}
SWINGS = {0: (2, 3), 1: (2,), 2: (2,), 9: (2,), -1: (3, 4, 5), -2: (3, 4, 5), -9: (3, 4, 5)}
BROKEN = {
    ("rapier", "dagger"): (1, "dagger"),
    ("cutlass", "rapier"): (2, "rapier"),
    ("cutlass", "dagger"): (3, "dagger"),
    ("rapier", "rapier"): None,
    ("cutlass", "cutlass"): None,
    ("dagger", "dagger"): None,
}
# R8.1, for a fighter who faces north: slash squares clockwise, lunge squares in order of preference.
REACH = {
    "right": ("NW N NE E", "N NE NW"),
    "left": ("W NW N NE", "N NW NE"),
    "both": ("W NW N NE E", "N NE NW"),
}
COMPASS = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]

SET_UP = """
11 B2 A5     12 B5 A5     13 B8 B3     14 B11 B3    15 B14 B7    16 D1 B7
21 D4 B11    22 D7 B11    23 D10 B13   24 D13 B13   25 F3 C5     26 F6 C5
31 F9 C9     32 F12 C9    33 F14 C14   34 H1 C14    35 H4 D3     36 H7 D3
41 H10 D7    42 H13 D7    43 J2 D11    44 J5 D11    45 J8 D13    46 J11 D13
51 J14 E5    52 L3 E5     53 L6 E9     54 L9 E9     55 L12 F3    56 L14 F3
61 N2 F7     62 N5 F7     63 N7 F11    64 N10 F11   65 N12 F13   66 N14 F13
"""
HANDS = {11: "right", 36: "right", 61: "right", 62: "left", 63: "left", 65: "left", 66: "both"}


def _compare(what: str, found: object, wanted: object) -> list[str]:
    return [] if found == wanted else [f"{what}: {found!r} instead of {wanted!r}"]


def _written(code: str, rests: object) -> str:
    return code + ("*" if rests == "levels" else "-" * int(str(rests)))


def order_differences(card: Card) -> list[str]:
    faults: list[str] = []
    printed: list[tuple[str, str, int | None]] = [("movement", code, None) for code in MOVEMENT]
    printed += [("action", code, number) for number, code in enumerate(ACTIONS, start=1)]
    printed += [("action", BLOCK, None)]
    printed += [("swordplay", code, None) for code in SWORDPLAY]
    stems = {("-" if code == "-" else code.rstrip("-*").rstrip("_")) for _, code, _ in printed}
    faults += _compare("codes", set(card.orders), stems)
    for group, code, number in printed:
        stem = "-" if code == "-" else code.rstrip("-*").rstrip("_")
        order = card.orders[stem]
        choices = tuple(CHOICES[stem].split()) if stem in CHOICES else ()
        found_choices = order.parameter.choices if order.parameter else ()
        rests = 0 if code == "-" else "levels" if code.endswith("*") else code.count("-")
        faults += _compare(f"{stem} rests", order.rests, rests)
        faults += _compare(f"{stem} group", order.group, group)
        faults += _compare(f"{stem} number", order.number, number)
        faults += _compare(f"{stem} choices", found_choices, choices)
        faults += _compare(f"{stem} optional", order.optional, "run" if stem == "RUN" else None)
        faults += _compare(f"{stem} indefensible", order.indefensible, stem in INDEFENSIBLE)
        faults += _compare(f"{stem} moves", order.moves, stem in MOVES)
    for switch, codes in HEAVIER.items():
        found = {_written(code, rests) for code, rests in card.heavier_rests[switch].items()}
        faults += _compare(switch, found, set(codes.split()))
    return faults


def _spread(roll: str) -> list[int]:
    low, _, high = roll.partition("-")
    return list(range(int(low), int(high or low) + 1))


def printed_attack_differences(card: Card) -> list[str]:
    """Rows 96 to 64, for every roll of theirs that dice can show."""
    faults: list[str] = []
    for line in ATTACK_TABLE.strip().splitlines():
        rolls, *cells = line.split()
        assert len(cells) == 18
        for roll in _spread(rolls):
            if 1 <= roll % 10 <= 6:
                found = [str(card.attacks.cell(column, roll)) for column in range(1, 19)]
                faults += _compare(f"roll {roll}", found, cells)
    return faults


def ladder(column: int) -> list[str]:
    """What R8.11 has in a column, in the order of ROWS_DOWN."""
    tops = ATTACK_TABLE.split("\n")[1].split()[1:]
    entries = FIRST_COLUMN if column == 1 else LADDER[LADDER.index(tops[column - 1]):]
    return entries + ["None"] * (len(ROWS_DOWN) - len(entries))


def ruled_attack_differences(card: Card) -> list[str]:
    """Every row below 64, by the ladder."""
    faults: list[str] = []
    for column in range(1, 19):
        for roll, wanted in zip(ROWS_DOWN, ladder(column), strict=True):
            if roll < 64:
                found = str(card.attacks.cell(column, roll))
                faults += _compare(f"column {column}, roll {roll}", found, wanted)
        for roll in (11, 16, 21, 26, 31, 36, 41, 42, 43):
            faults += _compare(f"column {column}, roll {roll}", card.attacks.cell(column, roll), None)
    return faults


def modifier_differences(card: Card) -> list[str]:
    faults = _compare("headings", list(card.attacks.headings), [h for h in HEADINGS for _ in range(2)])
    for difference, column in enumerate(DIFFERENCE_COLUMNS, start=-15):
        faults += _compare(f"difference {difference}", card.attacks.column(difference), column)
    faults += _compare("modifiers", dict(card.modifiers), MODIFIERS)
    for strength, amount in STRENGTH.items():
        faults += _compare(f"strength {strength}", card.strength_modifier(strength), amount)
    indefensible = card.indefensible
    faults += _compare("added to the d66", indefensible.plus, 30)
    faults += _compare("defender's Expertise", indefensible.defender_expertise, 0)
    faults += _compare("dagger against sword", indefensible.dagger_against_sword_from, 4)
    return faults


def _as_printed(incident: Incident, face: int) -> str:
    def with_note(column: str, text: str) -> str:
        letters = [letter for letter, columns in incident.notes.items() if column in columns]
        return " ".join([text, *(f"({letter})" for letter in letters)]).strip()

    decided_by_chart = "avoid" in incident.notes.get("D", ())
    avoid = "Avoids" if incident.avoid.at(face) else "" if decided_by_chart else "Hit"
    return " | ".join((
        with_note("avoid", avoid),
        with_note("injuries", str(incident.injuries.at(face) or "0")),
        with_note("stun", str(incident.stun.at(face))),
        with_note("falls", "Falls" if incident.falls.at(face) else "No Fall"),
        with_note("fall_stun", str(incident.fall_stun.at(face))),
    ))


def _split(cells: str) -> str:
    return " | ".join(part.strip() for part in cells.split("  ") if part.strip())


def incident_differences(card: Card, keys: Iterable[str] = INCIDENTS) -> list[str]:
    faults = _compare("incidents", set(card.incidents), set(INCIDENTS))
    for key in keys:
        incident = card.incidents[key]
        for line in INCIDENTS[key].strip().splitlines():
            faces, cells = line.split(maxsplit=1)
            for face in _spread(faces):
                faults += _compare(f"{key} {face}", _as_printed(incident, face), _split(cells))
        faults += _compare(f"{key} flies", incident.reach, FLIES.get(key))
        glass = str(incident.fall_injury) if incident.fall_injury else None
        faults += _compare(f"{key} glass", glass, GLASS.get(key))
    return faults


def chart_differences(card: Card) -> list[str]:
    faults: list[str] = []
    for difference, faces in SHOVING.items():
        faults += _compare(f"shoving at {difference}", card.shoving.faces(difference), faces)
    for rise, distances in SWINGS.items():
        faults += _compare(f"swing rising {rise}", card.swings.distances(rise), distances)
    for (one, other), wanted in BROKEN.items():
        for pair in ((one, other), (other, one)):
            result = card.broken.result(WeaponKind(pair[0]), WeaponKind(pair[1]))
            faults += _compare(f"broken {pair}", result and (result.faces, result.breaks), wanted)
    for hand, (slash, lunge) in REACH.items():
        found = [COMPASS[eighths] for eighths in card.reach.slash(hand)]
        faults += _compare(f"slash {hand}", found, slash.split())
        found = [COMPASS[eighths] for eighths in card.reach.lunge(hand)]
        faults += _compare(f"lunge {hand}", found, lunge.split())
    return faults


def character_differences(card: Card) -> list[str]:
    faults: list[str] = []
    words = SET_UP.split()
    rolls = [int(word) for word in words[0::3]]
    faults += _compare("tavern", dict(card.set_up["tavern"]), dict(zip(rolls, words[1::3], strict=True)))
    faults += _compare("ship", dict(card.set_up["ship"]), dict(zip(rolls, words[2::3], strict=True)))
    for factor in ("strength", "endurance", "expertise"):
        dice = card.characters.dice[factor]
        faults += _compare(factor, (dice.count, dice.sides), (3, 6))
    faults += _compare("pirates", card.characters.pirate_strength, 3)
    faults += _compare("least boxes", card.characters.least_boxes, 1)
    for roll, hand in HANDS.items():
        faults += _compare(f"hand at {roll}", card.characters.hand(roll), hand)
    return faults


def differences(card: Card) -> list[str]:
    return [
        *order_differences(card), *printed_attack_differences(card), *ruled_attack_differences(card),
        *modifier_differences(card), *incident_differences(card), *chart_differences(card),
        *character_differences(card),
    ]
