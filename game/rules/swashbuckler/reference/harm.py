"""Wounds, stuns and rewriting plots (R12)."""

from __future__ import annotations

from game.rules.kernel.reference import Page, Table
from game.rules.swashbuckler.card.model import Card
from game.rules.swashbuckler.plot import BOXES
from game.rules.swashbuckler.reference.blocks import part, points, ruling, say

EFFECTS = "card: Injury Effects"


def harm_page(card: Card) -> Page:
    return Page(
        "wounds",
        "Wounds and stuns",
        (
            part(
                "R12.1",
                "What wounds do",
                Table(
                    ("lost", "what comes of it"),
                    (
                        ("the whole Body or Head", "Out of the fight."),
                        ("half the Body", "Your orders move you 1 square a turn. No climbing, jumping, swinging."),
                        ("Right Arm", "No sword, and no throwing. For a left-hander: no dagger, and no throwing."),
                        ("Left Arm", "No dagger. For a left-hander: no sword."),
                        ("more than an arm has", "The rest goes to the Head."),
                    ),
                    EFFECTS,
                ),
                points(
                    "Half is rounded up, and more than half counts too. What is beyond the boxes of Head or Body has "
                    "no effect.",
                    "What an arm cannot hold goes to the Head even from the blow that took the arm.",
                    "A blade that has lost its arm drops in your square. If both of your hands are good with a "
                    "blade, it drops only when both arms are gone.",
                    "Nobody throws without a Right Arm, left-handed or not.",
                    "Once your own orders have moved you a square this turn, before or after the wound, half a Body "
                    "allows no more: such orders fail, and a running lunge is made on the spot. An order that left "
                    "you where you were does not count.",
                    source=ruling("R12.1"),
                ),
                keys=("injury", "wound", "wounds", "arm", "head", "body", "out"),
            ),
            part(
                "R12.2",
                "Stun",
                say("Boxes lost to a stun are ringed in the plot.", "card: Movement Orders"),
                say(
                    "A stun of 2 rings 2 boxes. They begin with the present one while your order is still to come, "
                    f"else with the next. It runs past box {BOXES} into the coming turn if it must.",
                    ruling("R12.2"),
                ),
                points(
                    "An order has come as soon as its batch begins; a block, once stage 1 is over; a rest or empty "
                    "box, with stage 3.",
                    "Whatever a ring goes round is lost. The rests of a lost order are free again where no ring is "
                    "round them; those of an order that did come are still owed.",
                    "The stun of a blow and that of the fall from it are added. Of several blows, the stun that ends "
                    "last is the one that counts.",
                    "Stunned in this step, you are Indefensible, and have no order, no block and no parry.",
                    source=ruling("R12.2"),
                ),
                keys=("stun", "stunned", "circle"),
            ),
            part(
                "R12.3",
                "Second thoughts",
                say(
                    "After a step in which your fighter was stunned you may rewrite, in secret, this turn's boxes "
                    "behind the last ringed one, but for rests that are still owed. What you leave alone stands. If no "
                    "box is left you are not asked.",
                    ruling("R12.3"),
                ),
                keys=("re-plot", "replot", "rewrite"),
            ),
            part(
                "R12.4",
                "Out of the fight",
                "You leave the board, and all that you had lies in your square.",
                keys=("out",),
            ),
        ),
    )
