"""Optional rules and house switches, each on its own, and the two named sets (R13)."""

from __future__ import annotations

OPTIONS: dict[str, str] = {
    "run": "Running: after a step forward one may go on a square a box.",
    "left_handed": "Left-handed and ambidextrous fighters fight as such; off, everybody is right-handed.",
    "broken_weapons": "A weapon may break when a blow is turned.",
    "strength": "The attacker's Strength shifts the column of an attack.",
    "strange_weapons": "Pirates with rapiers and musketeers with cutlasses attack three columns worse.",
    "loaded_tables": "A table cannot be moved by somebody weaker than whoever is on it.",
    "broken_mugs": "Broken glass from a full mug is slippery.",
    "rests_feet": "Side steps need one rest, jumps two.",
    "rests_hands": "Throwing daggers and mugs, hats, chairs and tables need one rest, shelves two.",
    "rests_blades": "Parry and lunge needs two rests.",
    "one_dazzle": "Of all hats and mugs in a turn, only the first to hit a fighter stuns.",
    "cutlass_lunge": "Cutlasses may lunge as rapiers do.",
    "range_columns": "Column modifiers count whole ranges of the attack table, two columns each.",
    "no_replotting": "Whoever is stunned keeps to the plot as written.",
}
"""Every switch by its name, in words for the player."""

AS_PRINTED: frozenset[str] = frozenset()
TAVERN_RULES = frozenset(
    {
        "run",
        "left_handed",
        "broken_weapons",
        "broken_mugs",
        "rests_feet",
        "rests_hands",
        "rests_blades",
        "one_dazzle",
    }
)
SETS: dict[str, frozenset[str]] = {"As printed": AS_PRINTED, "Tavern rules": TAVERN_RULES}
