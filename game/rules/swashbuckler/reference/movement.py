"""Walking, climbing, jumping, crawling, kicking, swinging, running and leaving (R9)."""

from __future__ import annotations

from game.rules.kernel.reference import Page, Table
from game.rules.swashbuckler.card.model import Card
from game.rules.swashbuckler.reference.blocks import either, part, points, ruling, say


def movement_page(card: Card) -> Page:
    swings, kick = card.swings, card.incidents["kick"]
    return Page(
        "movement",
        "Movement",
        (
            part(
                "R9.0",
                "Everybody moves together",
                "Movement is judged on the board as it is when stage 3 begins, in three parts:",
                points(
                    "first whoever goes prone, stands up or turns;",
                    "then all moves of those who stand, with the shoving that comes of them;",
                    "then those who crawl.",
                    source=ruling("R9.0"),
                ),
                say(
                    "Once the first part is over, whoever lies on the floor closes a square to walkers, though not "
                    "to a kick, even if about to crawl out of it. A square that somebody walks out of is open.",
                    ruling("R9.0"),
                ),
                "Stepping, climbing, jumping, kicking, swinging and running are for those on their feet; crawling and "
                "standing up for those on the floor. Turning is for both.",
            ),
            part(
                "R9.1",
                "Steps",
                say(
                    "Forward, back, or to the side without turning: 1 square, to where one can walk. Shelves, walls, "
                    "masts, flipped tables and the sea are closed, and so are upright tables and cannons, unless you "
                    "are already as high as their tops.",
                    ruling("R9.1"),
                ),
                keys=("step", "walk"),
            ),
            part(
                "R9.2",
                "Turns",
                say(
                    "You come round only in this stage. Blows struck in the same step still find you facing the old "
                    "way.",
                    ruling("R9.2"),
                ),
                keys=("turn", "turning"),
            ),
            part(
                "R9.3",
                "Climbing and jumping",
                points(
                    "A climb goes to the square ahead, if that is exactly as many levels higher or lower as you have "
                    "written.",
                    "JU takes you ahead and 1 level up.",
                    "JD takes you ahead and down. From more than 1 level up, if you got the square you jumped "
                    "for, stage 5 rolls for it with the fall column of the thrown chair: you land on your feet, or "
                    "you fall from height.",
                    "JO takes you 2 squares ahead at your own height. A wall, a shelf, a mast or somebody standing "
                    "cannot be cleared; anything else can, up to 1 level higher than you.",
                    source=ruling("R9.3"),
                ),
                keys=("climb", "jump"),
            ),
            part(
                "R9.4",
                "Down on the floor",
                points(
                    "You crawl 1 square forward, back, left or right of the way you face, along ground that could be "
                    "walked, and in under tables on their legs. From table top you crawl only to table top.",
                    "The square has to be empty once all shoving is over. Two who crawl for one square both stay.",
                    source=ruling("R9.4"),
                ),
                say(
                    "Stand up under a table and you bump your head: you stay prone and take its stun for falling, "
                    f"{_list(card.incidents['table'].fall_stun.entries)} steps on a d6 of 1 to 6.",
                    card.incidents["table"].source,
                ),
                keys=("crawl", "prone", "stand up"),
            ),
            part(
                "R9.5",
                "Step forward & kick",
                say(
                    "Your boot goes for an opponent who claims the square ahead, or lies in it. Roll on the kick "
                    "table.",
                    ruling("R9.5"),
                ),
                say("Whoever is kicked is moved back 1 square", kick.source),
                say(
                    "if there is room, and the place is yours. Against a mate or thin air it is no more than a "
                    "step.",
                    ruling("R9.5"),
                ),
                keys=("kick",),
            ),
            part(
                "R9.6",
                "Swinging",
                Table(
                    ("landing", "squares"),
                    (
                        ("as high as you", either(swings.equal)),
                        ("higher", either(swings.higher)),
                        ("lower", either(swings.lower)),
                    ),
                    swings.source,
                ),
                say("Land on an opponent and you kick, without another order.", swings.source),
                points(
                    "You swing straight ahead, exactly as far as you wrote, to a square where you can stand.",
                    "A chandelier or rope has to hang over a square of your path, or next to one; the square you "
                    "start from does not count.",
                    "No wall, mast or shelf may be in the path, nor any square more than 1 level above your start.",
                    "Each point holds one of you. The nearest free one goes to whoever has more Expertise; of equals, "
                    "to the lower id. Left without one, you stay and your order fails.",
                    source=ruling("R9.6"),
                ),
                keys=("swing", "chandelier", "rope"),
            ),
            part(
                "R9.7",
                "Running",
                say("Optional. After a step forward you go on, box by box, without a rest.", card.orders["RUN"].source),
                points(
                    "Each RUN is 1 square ahead. It comes right after the rest of a step forward, or after another "
                    "RUN.",
                    "The box behind the last RUN is a rest. The chain, or that rest, may cross into the next turn.",
                    "Stopped short in the order just before, you cannot RUN on: it fails.",
                    source=ruling("R9.7"),
                ),
                keys=("run", "running"),
            ),
            part(
                "R9.8",
                "Out of the door, over the side",
                say(
                    "From an exit, a step, side step, run, kick or crawl off the board ends the fight for you, "
                    "alive, with all you carry. Being pushed out there does the same.",
                    ruling("R9.8"),
                ),
                say(
                    "You cannot walk into the sea, but you can jump down into it (JD) or be pushed in, or over an open "
                    "rim. You are overboard then, alive but out of it, and what you carried is gone.",
                    ruling("R9.8"),
                ),
                keys=("leave", "exit", "overboard", "door", "window"),
            ),
            part(
                "R9.9",
                "Sent down",
                say(
                    "Kicked, shoved or carried to a place 1 level or more below, down stairs too, you take a fall from "
                    "height. Upward, nobody is ever moved.",
                    ruling("R9.9"),
                ),
                keys=("fall", "height"),
            ),
        ),
    )


def _list(entries: tuple[int, ...]) -> str:
    return ", ".join(str(entry) for entry in entries)
