"""Writing plots and how a step is played (R5, R6)."""

from __future__ import annotations

from game.rules.kernel.reference import Page, Table
from game.rules.swashbuckler.card.model import Card
from game.rules.swashbuckler.card.orders import OrderEntry
from game.rules.swashbuckler.plot import BOXES
from game.rules.swashbuckler.reference.blocks import part, points, ruling, say
from game.rules.swashbuckler.words import count

EXAMPLES = (("1", None), ("G", "3"), ("A", "2"), ("J", "U"), ("C", "F"), ("N", None), ("WH", None))


def written(entry: OrderEntry, choice: str | None) -> str:
    return entry.code + (choice or "") + "-" * entry.rests_for(choice)


def plotting_page(card: Card) -> Page:
    return Page(
        "plotting",
        "Plotting",
        (
            part(
                "R5.1",
                "In secret, then together",
                say(
                    f"A turn has {BOXES} steps. Everybody writes all {BOXES} boxes before anybody sees a thing; then "
                    "the first box of every plot is played, then the second, and so to the last.",
                    "card: Movement Orders",
                ),
                keys=("turn", "secret"),
            ),
            part(
                "R5.2",
                "The orders",
                say(
                    f"There are {len(card.orders)} orders: movement, action and swordplay. Their codes and rests are "
                    "on the page Orders, with what each of them does.",
                    card.sources["orders.json"],
                ),
                say("Jumping over something, JO, is the one order that we have added.", ruling("R5.2")),
            ),
            part(
                "R5.3",
                "How a plot is written",
                "A code, and after it one dash for every rest:",
                Table(
                    ("you write", "you mean"),
                    tuple(
                        (written(card.orders[code], choice), _meant(card.orders[code], choice))
                        for code, choice in EXAMPLES
                    ),
                    card.sources["orders.json"],
                ),
                say(
                    "Begin where your boxes are free: behind those ringed by a stun or still owed to an old order. "
                    "Write every order with all of its dashes, even those that no longer fit, and leave off what you "
                    "do not need: an empty box is a rest.",
                    ruling("R5.3"),
                ),
                keys=("writing", "dash"),
            ),
            part(
                "R5.4",
                "Rests run on",
                say(
                    "The rests of an order follow it without a gap. An order in your last box still takes its time: "
                    "what does not fit blocks the first boxes of your next turn.",
                    ruling("R5.4"),
                ),
                keys=("rest", "rests"),
            ),
            part(
                "R5.5",
                "Plans that fail",
                say(
                    "Only the writing has to be right. You may plot to throw a dagger that you hope to pick up on the "
                    "way. Whether it can be done shows when the step comes; if not, your fighter stands there, the "
                    "rests follow all the same, and the log says what went wrong.",
                    ruling("R5.5"),
                ),
                keys=("failed", "fail"),
            ),
            part(
                "R5.6",
                "Warnings",
                say(
                    "While you write, the game marks orders that would come to nothing if nobody else stirred, and "
                    "tells you why. It is advice. Nothing stops you.",
                    ruling("R5.6"),
                ),
            ),
        ),
    )


def _meant(entry: OrderEntry, choice: str | None) -> str:
    rests = entry.rests_for(choice)
    return f"{entry.name.lower()}{' ' + choice if choice else ''}, and {count(rests, 'rest') if rests else 'no rest'}"


def step_page(card: Card) -> Page:
    actions = [entry for entry in card.orders.values() if entry.number is not None]
    numbers = [entry.number for entry in actions if entry.number is not None]
    return Page(
        "step",
        "How a step is played",
        (
            part(
                "R6",
                "The order of things",
                Table(
                    ("stage", "what happens"),
                    (
                        (
                            "1",
                            f"Actions, number {min(numbers)} first and number {max(numbers)} last. Fighters with the "
                            "same number act at once. A block stands ready the whole time.",
                        ),
                        ("2", "Swordplay."),
                        ("3", "Movement."),
                        ("4", "Shoving for squares that two or more want."),
                        ("5", "Jumps that end in a fall, slips, and other mishaps."),
                        ("6", "Whoever was stunned may write a new plot."),
                    ),
                    ruling("R6"),
                ),
                "What is done to you counts at once: a mug in stage 1 can take away the lunge that you had planned for "
                "stage 2 of the very same step.",
                say(
                    "Two want the same thing: to throw it, higher Expertise has it; to shove, topple or "
                    "yank it, the stronger.",
                    "card: Action Orders",
                ),
                say(
                    "For picking up, Expertise decides as well, and for flipping, Strength. If they are equal, both "
                    "roll a d6 until one is ahead.",
                    ruling("R6"),
                ),
                keys=("step", "stage", "stages", "contest"),
            ),
            part(
                "R6.1",
                "Batches",
                "Whatever happens at the same moment is worked out on the same picture, and only then are wounds added "
                "up and marked. The moments are, in order:",
                points(
                    "each action number for itself,",
                    "the run-up of running lunges,",
                    "all attacks,",
                    "the thrusts that answer a parry,",
                    "movement and shoving together,",
                    "the mishaps.",
                    source=ruling("R6.1"),
                ),
                say(
                    "A thing cannot be moved to where something stood in its way when the moment began, even if that "
                    "is just leaving. If two things would land on one square, the one whose mover is stronger goes and "
                    "the other stays. Should a roll-off be level 6 times over, the id that comes first wins it.",
                    ruling("R6.1"),
                ),
                keys=("batch",),
            ),
            part(
                "R6.2",
                "No favourites",
                "It makes no difference who sits where or in which order the fighters are listed.",
            ),
        ),
    )
