"""Where fighters begin and how a fight is won (R14)."""

from __future__ import annotations

from game.rules.kernel.reference import Page, Table
from game.rules.swashbuckler.card.model import Card
from game.rules.swashbuckler.position import Goal, Victory
from game.rules.swashbuckler.reference.blocks import part, points, ruling, say

GOALS = {
    Victory.LAST_FIGHTER: ("the last fighter", "Be the only one still in the fight."),
    Victory.LAST_SIDE: ("the last side", "Be the only side with anybody left in the fight."),
    Victory.TREASURE: ("treasure", "Have more chests on your own deck, or have the ships to yourselves."),
    Victory.INJURIES: ("injuries", "Have dealt more of them than anybody else."),
}


def winning_page(card: Card) -> Page:
    turns = Goal(Victory.LAST_FIGHTER).turns
    boards = tuple(card.set_up)
    source = card.sources["random_set_up.json"]
    rolls = next(iter(card.set_up.values()))
    return Page(
        "winning",
        "Setting up and winning",
        (
            part(
                "R14.1",
                "Random set up",
                say("Roll d66 for your square. Aboard, that is always on your own ship.", source),
                Table(
                    ("d66", *boards),
                    tuple((str(roll), *(card.set_up[board][roll] for board in boards)) for roll in rolls),
                    source,
                ),
                say(
                    "Roll again if the square is taken or nobody could stand there. A d6 says which way you face: 1 "
                    "north, 2 east, 3 south, 4 west, and another roll for 5 and 6. If there is a table in your square "
                    "you begin on top of it.",
                    ruling("R14.1"),
                ),
                keys=("set up", "setup", "start"),
            ),
            part(
                "R14.2",
                "Winning",
                Table(("fight for", "what wins it"), tuple(GOALS[victory] for victory in Victory), ruling("R14.2")),
                points(
                    "The end is judged after every step. Those who go in the same step go together, and if the last of "
                    "all sides do, it is a draw.",
                    f"It is over after {turns} turns, or as many as the scenario has; a fight to the last is then "
                    "won by the injuries dealt.",
                    "Injuries dealt are the boxes that opponents lost by your own orders, by falls that you caused as "
                    "well.",
                    "A chest on a deck counts for it whether it lies there or somebody standing there carries it. "
                    "Whoever has carried one out by an exit keeps it. If nobody has more, it is a draw.",
                    source=ruling("R14.2"),
                ),
                keys=("victory", "win", "draw", "treasure", "end"),
            ),
        ),
    )
