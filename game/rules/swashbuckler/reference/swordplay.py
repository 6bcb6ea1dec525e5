"""Blades: who can strike whom, parrying, and being caught with one's guard down (R8.1 to R8.8)."""

from __future__ import annotations

from game.rules.kernel.reference import Diagram, Page, Table
from game.rules.swashbuckler.card.model import Card
from game.rules.swashbuckler.card.orders import OrderEntry
from game.rules.swashbuckler.reference.blocks import part, points, ruling, say, signed

HANDS = {"right": "Right-handed", "left": "Left-handed", "both": "Ambidextrous"}
AROUND = ((7, 0, 1), (6, None, 2), (5, 4, 3))
"""Eighths of a turn clockwise from a fighter who faces north, in the middle."""
WHERE = ("ahead", "ahead on the right", "right", "behind on the right", "behind", "behind on the left", "left",
         "ahead on the left")  # fmt: skip
YOU = "you"


def reach_diagram(card: Card, hand: str) -> Diagram:
    slash, lunge = card.reach.slash(hand), card.reach.lunge(hand)

    def mark(eighths: int | None) -> str:
        if eighths is None:
            return YOU
        return "".join(letter for letter, squares in (("S", slash), ("L", lunge)) if eighths in squares)

    rows = tuple(tuple(mark(eighths) for eighths in row) for row in AROUND)
    return Diagram(f"{HANDS[hand]}, facing north", rows, card.reach.source)


def swordplay_page(card: Card) -> Page:
    orders, modifiers = card.orders["N"].source, card.modifiers
    open_guard = card.indefensible
    columns = card.sources["attack_modifiers.json"]
    return Page(
        "swordplay",
        "Swordplay",
        (
            part(
                "R8.1",
                "The squares around you",
                *(reach_diagram(card, hand) for hand in HANDS),
                "S: you can slash there, and defend yourself from there. These are your Defensible squares.",
                "L: a lunge or stab goes there.",
                say(
                    "The drawings that the card had of them are lost; these shapes are ours.",
                    card.reach.source,
                ),
                "Left-handed and ambidextrous fighters count as such only with that optional rule.",
                keys=("defensible", "defensible squares", "reach", "facing"),
            ),
            part(
                "R8.2",
                "Reach, and the right blade",
                say("You reach the next square, up to 1 level higher or lower.", ruling("R8.2")),
                "Under a table nobody can get at you.",
                say("Lying prone you can neither lunge nor slash nor stab.", orders),
                say("A parry works even then, and a parry & lunge does half its work: it parries.", ruling("R8.2")),
                Table(
                    ("order", "needs"),
                    (
                        ("N, 1N", "a rapier"),
                        ("S", "a rapier or a cutlass"),
                        ("SS", "a dagger"),
                        ("P, PN", "any blade; PN answers only with a rapier"),
                    ),
                    orders,
                ),
                keys=("weapons",),
            ),
            part(
                "R8.3",
                "Lunge, stab and slash",
                say(
                    "A lunge or a stab strikes 1 fighter: whoever is straight ahead, even a friend. If nobody is, it "
                    "goes for an opponent in your other L squares.",
                    ruling("R8.3"),
                ),
                Table(
                    ("sword hand", "where a target is looked for"),
                    tuple(
                        (hand, ", ".join(WHERE[eighths] for eighths in card.reach.lunge(key)))
                        for key, hand in HANDS.items()
                    ),
                    card.reach.source,
                ),
                say(
                    "A slash sweeps through everybody in your S squares, mates included, with a roll for each. Anyone "
                    "out of reach, or under a table, is not there as far as your blade is concerned.",
                    ruling("R8.3"),
                ),
                keys=("lunge", "stab", "slash", "target"),
            ),
            part(
                "R8.4",
                "Parry",
                say(
                    "In the step in which it comes up, a parry turns every sword and dagger that strikes at you out "
                    "of a Defensible square.",
                    ruling("R8.4"),
                ),
                keys=("parry",),
            ),
            part(
                "R8.5",
                "Parry & lunge",
                say(
                    f"Turn a blade, and lunge back at {signed(modifiers['parry_and_lunge'])} columns. No blade turned, "
                    "no lunge.",
                    columns,
                ),
                say(
                    "It guards a narrower front than a plain parry: just the L squares. If you turned several, you "
                    "answer whoever is straight ahead, else the one on your sword side.",
                    ruling("R8.5"),
                ),
                say(
                    "All answers come together after the attacks. If by then you are out, or your rapier is, there is "
                    "none from you.",
                    ruling("R8.5"),
                ),
                keys=("parry & lunge", "parry and lunge", "riposte"),
            ),
            part(
                "R8.6",
                "Running lunge",
                say(
                    f"Dash 1 square ahead and lunge at {signed(modifiers['running_lunge'])} columns.",
                    columns,
                ),
                say(
                    "You dash if that square is open to you and with nobody standing in it; otherwise you lunge from "
                    "where you are, without the bonus. If two dash for one square, both stay where they are. All "
                    "dashes look at the board as it was before the blades came out, all attacks as it is afterwards. "
                    "Nobody dashes off the board.",
                    ruling("R8.6"),
                ),
                keys=("running lunge", "dash"),
            ),
            part(
                "R8.7",
                "All at once",
                say(
                    "Except for those answers, all blows of a step are struck at the same instant. Two can run "
                    "each other through.",
                    ruling("R8.7"),
                ),
                keys=("simultaneous",),
            ),
            part(
                "R8.8",
                "Indefensible",
                say(
                    f"Against an attack that you cannot defend, your Expertise is {open_guard.defender_expertise} and "
                    f"the d66 is raised by {open_guard.plus}. That is so when",
                    open_guard.source,
                ),
                points(
                    "it does not come from one of your Defensible squares;",
                    "you are stunned in this step;",
                    "you have no blade that you can use;",
                    f"the order in your box is one of {_open_orders(card)}.",
                    source=open_guard.source,
                ),
                say(
                    "The order counts whether it is still to come, has been done or has failed. Its rests are safe.",
                    ruling("R8.8"),
                ),
                say(
                    "You ward off blows with your sword if you have one. Against a sword with a dagger alone, each "
                    f"attack costs a d6: from {open_guard.dagger_against_sword_from} up it is Indefensible",
                    open_guard.source,
                ),
                say("and your parry, if you had one, is beaten too.", ruling("R8.8")),
                say("Carrying a chest does not keep you from defending yourself.", ruling("R8.8")),
                keys=("indefensible", "guard", "behind"),
            ),
        ),
    )


def _open_orders(card: Card) -> str:
    found: list[OrderEntry] = [entry for entry in card.orders.values() if entry.indefensible]
    return ", ".join(f"{entry.name.lower()} ({entry.code})" for entry in found)
