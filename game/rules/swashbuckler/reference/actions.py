"""The thirteen actions and the block (R7)."""

from __future__ import annotations

from game.rules.kernel.reference import Page
from game.rules.swashbuckler.card.model import Card
from game.rules.swashbuckler.reference.blocks import part, points, ruling, say

FLIGHT = (
    "You throw straight ahead, and the flight begins in the square before you.",
    "The first standing fighter on the line is the target, friend or foe, if at most 1 level above you. However far "
    "below you, all are in the line.",
    "It sails over anybody who lies prone.",
    "It is stopped by shelves, walls, masts and flipped tables, and by ground more than 1 level higher than you. Then "
    "it falls down just short of them, in your own square if need be.",
)


def actions_page(card: Card) -> Page:
    chair = card.incidents["thrown_chair"]
    orders = card.orders["WD"].source
    thrown_mug, hat = card.incidents["thrown_mug"].source, card.incidents["waved_hat"].source
    table, shelf, carpet = (card.incidents[key].source for key in ("table", "shelf", "carpet"))
    return Page(
        "actions",
        "Actions",
        (
            part("R7", "On your feet", say("Nobody who is prone can carry out an action.", orders), keys=("prone",)),
            part(
                "R7.1",
                "Throwing",
                "For daggers, swords, mugs and chairs alike:",
                points(*FLIGHT, source=ruling("R7.1")),
                say(
                    f"Nothing but a hit or an obstacle ends the flight, save that a chair gets {chair.reach} squares "
                    "at most.",
                    chair.source,
                ),
                say(
                    "Whoever avoids it lets it fly on. If it hits, roll on its own table; blades and chairs then drop "
                    "where the target stands. A mug is smashed wherever it ends, with glass all over if it was full.",
                    ruling("R7.1"),
                ),
                say(
                    "Above a table things come to rest on its top. A chair is firewood if it lands on a cannon, a "
                    "table or a second chair. Over the water, or out over an open rim, things are lost for good.",
                    ruling("R7.1"),
                ),
                keys=("throw", "throwing", "flight", "range"),
            ),
            part(
                "R7.2",
                "Mugs and chairs to hand",
                say("Snatch a mug from your own square or any of the 8 around it.", thrown_mug),
                say(
                    "It may stand on a shelf, a table top or the floor, no more than 1 level from your own height, "
                    "but never beneath a table. Your own square is searched first, then the one ahead, then the "
                    "others clockwise; a full mug is taken before an empty one.",
                    ruling("R7.2"),
                ),
                say(
                    "Several who throw mugs at once choose in order of Expertise, the best first, and each takes the "
                    "first mug that is still there. For whom none is left, the order fails.",
                    ruling("R7.2"),
                ),
                say("A chair has to be in your own square to be thrown.", chair.source),
                keys=("mug", "mugs", "chair"),
            ),
            part(
                "R7.3",
                "Waving your hat",
                say("It goes for everybody in your Defensible squares, friends included,", hat),
                say("as long as they are no more than 1 level above or below you.", ruling("R7.3")),
                keys=("hat", "wave"),
            ),
            part(
                "R7.4",
                "Blocking",
                say(
                    "As long as your block stands, in this one step, it stops whatever is thrown and every chair "
                    "that is shoved at you out of a Defensible square, however many things that is. They end at your "
                    "feet: a blade drops, a mug smashes, a chair slides into your square and harms nobody.",
                    ruling("R7.4"),
                ),
                keys=("block",),
            ),
            part(
                "R7.5",
                "Shoving a chair",
                say("The chair before you slides 1 square on.", card.incidents["shoved_chair"].source),
                say(
                    "Somebody standing where it arrives is attacked; somebody lying there is not. It cannot go into a "
                    "wall, table, shelf, mast, cannon or second chair, nor over the sea, off the board or to another "
                    "height. If it cannot go, the order fails.",
                    ruling("R7.5"),
                ),
                keys=("chair", "shove"),
            ),
            part(
                "R7.6",
                "Shoving a table",
                say("The table before you, upright or flipped, moves 1 square away as a whole.", table),
                say(
                    "All that is on top goes with it. Riders roll on a table of their own; if one falls, it is to lie "
                    "up there.",
                    ruling("R7.6"),
                ),
                say("It always hits whoever stands where it arrives, and never whoever lies there.", table),
                say("Either way they end up lying under it.", ruling("R7.6")),
                points(
                    "It crushes chairs and breaks mugs on the floor before it; whatever else lies loose ends up "
                    "beneath.",
                    "Walls, shelves, masts, cannons, other tables, stairs, a different height, the sea and the rim of "
                    "the board stop it: it stays put and your order fails.",
                    "To shove, flip, yank or topple anything you need the floor under your boots, at its height; from "
                    "atop a cannon or table it cannot be done.",
                    source=ruling("R7.6"),
                ),
                keys=("table", "shove", "rider"),
            ),
            part(
                "R7.7",
                "Flipping a table",
                say("Over it goes, as many squares onward as it is long.", table),
                say(
                    "If something is in the way it goes less far; if it cannot move even 1 square, the order fails. "
                    "Upright it turns to flipped and flipped to upright. With a rider on top it just slides; riders "
                    "have to roll, but stay up there.",
                    ruling("R7.7"),
                ),
                say("Everybody it rolls over is hit, and lying down is no help.", table),
                points(
                    "That means all whose squares are swept that were free of it at first. Those in its last squares "
                    "lie beneath it.",
                    "Mugs on it break, with glass on the floor below them. Anything else is left lying on the floor "
                    "as well.",
                    "A flipped table can have somebody under it. From there one can crawl out, but not in.",
                    source=ruling("R7.7"),
                ),
                keys=("table", "flip", "rider"),
            ),
            part(
                "R7.8",
                "Yanking a carpet",
                say("Carpet ahead of you, and you not on it: pull, and it comes 1 square nearer.", carpet),
                say(
                    "Everybody standing on it rolls. What lies loose, and every chair, keeps its place. A table, a "
                    "shelf, a cannon or whatever else bars the way weighs the carpet down, and the order fails; so it "
                    "does if it would be dragged beneath one of these, onto a second carpet or stairs, to a different "
                    "height, into the sea or off the board.",
                    ruling("R7.8"),
                ),
                keys=("carpet", "yank"),
            ),
            part(
                "R7.9",
                "Toppling a shelf",
                say("It comes down away from its wall, each shelf on 1 square.", shelf),
                say(
                    "You need it right ahead of you, and must not stand where it lands, which is the row of squares in "
                    "front. There it lies as wreckage, and the place where it stood is free. Everybody there rolls, "
                    "the prone too; chairs are wrecked.",
                    ruling("R7.9"),
                ),
                say("All of its mugs break.", shelf),
                say(
                    "Full ones leave glass. If a wall, mast, table, cannon or second shelf is in any of those squares "
                    "the order fails.",
                    ruling("R7.9"),
                ),
                keys=("shelf", "topple"),
            ),
            part(
                "R7.10",
                "Picking up",
                say(
                    "The thing lies in your own square at your own height, not beneath a table. You need the arm for "
                    "it and must not have such a weapon already. Among several you take the sword your own people "
                    "favour.",
                    ruling("R7.10"),
                ),
                say("A chest leaves both hands free, but you can carry just 1.", ruling("R7.10")),
                say(
                    "With a chest on your shoulder there is no climbing, jumping or swinging, and no swordplay.",
                    f"{card.orders['A'].source}, {card.orders['N'].source.removeprefix('card: ')}",
                ),
                say(
                    "Actions you can still do. You set the chest down when you go prone, when you fall, and when you "
                    "are out of the fight.",
                    ruling("R7.10"),
                ),
                keys=("pick up", "chest"),
            ),
        ),
    )
