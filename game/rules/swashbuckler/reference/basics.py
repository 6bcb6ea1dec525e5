"""What the fight is fought with: words, dice, board, furniture and fighters (R0 to R4)."""

from __future__ import annotations

from game.rules.kernel.reference import Page, Table
from game.rules.swashbuckler.card.model import Card
from game.rules.swashbuckler.pieces import Kind, Piece
from game.rules.swashbuckler.plot import BOXES
from game.rules.swashbuckler.reference.blocks import part, points, ruling, say, span

DICE = {"strength": "Strength", "endurance": "Endurance", "expertise": "Expertise"}
HANDS = {"right": "right-handed", "left": "left-handed", "both": "ambidextrous"}


def start_page(card: Card) -> Page:
    return Page(
        "start",
        "The fight in short",
        (
            part(
                "",
                "A turn at the tavern",
                say(
                    f"Every turn you write {BOXES} orders in {BOXES} boxes for each of your fighters, out of sight of "
                    "everybody else. Then all plots are opened at once and acted out step by step, whatever has become "
                    "of your plan by then.",
                    "card: Movement Orders",
                ),
                points(
                    "Within a step, hands come first: mugs fly, chairs and tables slide, carpets are whipped away.",
                    "Blades come next, then feet; and two who end in one square have to shove for it.",
                    "Wounds cross off boxes of Head, Body and arms. Lose all of your Head or all of your Body and you "
                    "are out of the fight.",
                    "A stun circles boxes of your plot. Orders in circled boxes are lost, and afterwards you may "
                    "rewrite what is left of your turn.",
                    "Keep enemies in front of you and your hands free for the sword: with your guard down you are "
                    "struck far harder.",
                ),
            ),
            part(
                "R0",
                "Words",
                Table(
                    ("word", "what it means here"),
                    (
                        ("fighter", "One figure on the board, musketeer or pirate."),
                        ("side", "Everybody on one team. In a free-for-all you are a side by yourself."),
                        ("mate, opponent", "Somebody of your own side; anybody of another."),
                        ("plot", f"Your fighter's {BOXES} boxes for this turn."),
                        ("box, step", f"One of those {BOXES}; the time in which it is played."),
                        ("order", "What stands in a box, and the rests that come after it."),
                        ("rest", "A box that stays empty because the order before it takes so long."),
                        ("stun", "A box with a ring round it: nothing is done in it."),
                        ("level", "How high something is, counted in whole levels from the floor."),
                        (
                            "square",
                            "H7 is row H, counted from the north, and column 7, counted from the west. Where ships "
                            "lie side by side the deck is named first: Port:C5.",
                        ),
                        ("d6, d66", "One die; two dice, of which the first gives the tens."),
                    ),
                ),
                keys=("words", "glossary"),
            ),
            part(
                "R1.1",
                "Dice",
                say(
                    "A d6 is one ordinary die. For a d66 two are thrown and read like a number, so that a 3 and then a "
                    "5 make 35: 36 results from 11 to 66, no sevens and no zeros among them.",
                    "card: Random Set Up",
                ),
                keys=("d6", "d66"),
            ),
            part(
                "R1.2",
                "Every roll on record",
                say(
                    "Each throw is written into the log with its faces, its reason and the fighter who made it. One "
                    "seed drives a whole game, so the same plots from the same seed give the same brawl, and a "
                    "finished one can be watched again without touching a die.",
                    ruling("R1.2"),
                ),
                keys=("seed",),
            ),
        ),
    )


def board_page(card: Card) -> Page:
    return Page(
        "board",
        "Board and furniture",
        (
            part(
                "R2.1",
                "Squares and facings",
                say(
                    "You face north, east, south or west and turn a quarter at a time. Whenever a rule says next to, "
                    "it means any of the 8 squares around, corners included.",
                    ruling("R2.1"),
                ),
            ),
            part(
                "R2.2",
                "Ground",
                Table(
                    ("ground", "what it does"),
                    (
                        ("floor", "You can stand, lie and fight on it."),
                        ("wall", "Nobody walks into it and nothing flies through it."),
                        ("void", "Sea or thin air. Nobody can stand in it, but what is thrown passes over."),
                        ("stairs", "Floor that joins two heights: the only place to walk up or down."),
                        ("exit", "A door or window at the rim of the board, by which one can leave."),
                    ),
                    ruling("R2.2"),
                ),
                "Each square has its height. The rim of the board counts as wall, except at exits and where a map "
                "leaves it open.",
                keys=("terrain",),
            ),
            part(
                "R2.3",
                "Heights",
                say(
                    "You are as high as your square, and 1 level higher up on a cannon or a table that stands on its "
                    "legs. A table makes two places of each of its squares: the top and the space beneath. What a "
                    "rule says of a square holds for the place at your own height.",
                    ruling("R2.3"),
                ),
                "Beneath a table nothing can touch you. The one danger is standing up too soon.",
                keys=("level", "height"),
            ),
            part(
                "R2.4",
                "Walking up and down",
                say(
                    "On foot you reach squares of your own height, and squares 1 level off if one of the two is "
                    "stairs. For any other difference you climb, jump, swing, or fall.",
                    ruling("R2.4"),
                ),
                keys=("stairs",),
            ),
            part(
                "R2.5",
                "The tavern",
                say(
                    "A room of 15 rows, A to O, and 14 columns. Along A6 to A9 runs a balcony 2 levels up; its "
                    "stairs are B7 and B8. The double door is at O7 and O8. There are windows in each wall: A2 and "
                    "A12, E1 and K1, E14 and K14, and beside the door O2 and O3, O11 and O12.",
                    ruling("R2.5"),
                ),
                "Wherever the set-up dice send you, there is room to stand.",
                keys=("tavern", "balcony", "door", "window"),
            ),
            part(
                "R2.6",
                "The ships",
                say(
                    "Two ships lie grappled on one grid, so that a line of flight runs from deck to deck. Each deck "
                    "counts its own squares, A to F and 1 to 14. Between the hulls gapes 1 square of sea, and at least "
                    "2 planks lead across.",
                    ruling("R2.6"),
                ),
                "There are raised decks fore and aft, masts, ropes to swing on, cannons, and chests worth a war.",
                keys=("ship", "ships", "plank"),
            ),
            part(
                "R3",
                "What stands and lies about",
                Table(
                    ("piece", "squares", "walk in", "thrown things", "remarks"),
                    tuple(_piece_row(kind, flipped, words) for kind, flipped, words in PIECES),
                    ruling("R3"),
                ),
                keys=("pieces", "furniture", *(kind.value.replace("_", " ") for kind, _, _ in PIECES)),
            ),
        ),
    )


SIZES = {
    Kind.TABLE: "2 or 3 in a row",
    Kind.CARPET: "a rectangle",
    Kind.SHELF: "1, 2 or 3 in a row",
    Kind.FALLEN_SHELF: "as the shelf",
    Kind.CANNON: "1 or 2",
}
PIECES = (
    (Kind.CHAIR, False, "Throw it from your own square, shove it from the next."),
    (Kind.TABLE, False, "Has a top to fight on, room beneath to crawl in, and mugs. Moves with whoever stands on it."),
    (Kind.TABLE, True, "A rampart: nobody and nothing stands on it."),
    (Kind.CARPET, False, "Lies under all else, until somebody pulls."),
    (Kind.SHELF, False, "Has its back to a wall and falls away from it. Holds mugs."),
    (Kind.FALLEN_SHELF, False, "Wreckage; climbing over it is free."),
    (Kind.MUG, False, "Full or empty; on the floor, a table or a shelf."),
    (Kind.BROKEN_GLASS, False, "What is left of a full mug. Slippery, if that rule is on."),
    (Kind.CHANDELIER, False, "Hangs overhead; swing from it."),
    (Kind.ROPE, False, "Likewise, aboard."),
    (Kind.CHEST, False, "Treasure. A chest is as much as one can carry."),
    (Kind.RAPIER, False, "Lies where it fell, for anybody to take."),
    (Kind.CUTLASS, False, "Likewise."),
    (Kind.DAGGER, False, "Likewise."),
    (Kind.CANNON, False, "Too heavy to move, good to stand on."),
    (Kind.MAST, False, "Goes nowhere and lets nothing past."),
)
OVERHEAD = (Kind.CHANDELIER, Kind.ROPE)
FLAT = (Kind.CARPET, Kind.MUG, Kind.BROKEN_GLASS, Kind.RAPIER, Kind.CUTLASS, Kind.DAGGER, Kind.FALLEN_SHELF)


def _piece_row(kind: Kind, flipped: bool, words: str) -> tuple[str, ...]:
    """Whether it can be walked into and flown over, as the rules ask it of a piece."""
    piece = Piece("", kind, flipped=flipped)
    name = kind.value.replace("_", " ")
    if kind is Kind.TABLE:
        name += ", flipped" if flipped else ", upright"
    if kind in OVERHEAD:
        return name, "1, overhead", "-", "-", words
    walk = "no" if piece.solid else "no; its top is 1 level up" if piece.raises else "yes"
    flight = "stopped" if piece.stops_flight else "-" if kind in FLAT else "pass over"
    return name, SIZES.get(kind, "1"), walk, flight, words


def fighters_page(card: Card) -> Page:
    people = card.characters
    rolls = tuple((DICE[name], f"{dice.count} dice of {dice.sides}", dice.source) for name, dice in people.dice.items())
    return Page(
        "fighters",
        "Fighters",
        (
            part(
                "R4.1",
                "What a fighter is made of",
                Table(
                    ("factor", "rolled with", "from"),
                    (
                        *rolls,
                        ("a pirate's Strength", f"{people.pirate_strength} more", people.source),
                        ("Constitution", "Strength and Endurance together", people.source),
                    ),
                ),
                say(
                    "Constitution is how many boxes you have in all. Share them as you like among your Head, your "
                    f"Body and either Arm, with no part below {people.least_boxes}.",
                    people.source,
                ),
                Table(
                    ("d66", "sword hand", "from"),
                    tuple(
                        (span(band.low, band.high), HANDS[band.value.value], band.source) for band in people.handedness
                    ),
                ),
                keys=("characters", "strength", "endurance", "expertise", "constitution", "profile", "handedness"),
            ),
            part(
                "R4.2",
                "The ready-made sixteen",
                say(
                    "8 musketeers and 8 pirates are waiting to be picked, each with a line of character. "
                    "Musketeers come with rapier and dagger, pirates with cutlass and dagger, and nobody without a "
                    "hat.",
                    ruling("R4.2"),
                ),
                keys=("musketeer", "pirate", "hat"),
            ),
            part(
                "R4.3",
                "Two hands, two blades",
                say(
                    "Sword and dagger are drawn all the time, 1 of each at most. The sword is in your right hand and "
                    "the dagger in your left; a left-hander has them the other way round. Somebody equally good with "
                    "both can use either blade as long as either arm is sound.",
                    ruling("R4.3"),
                ),
                keys=("hands", "ambidextrous", "weapons"),
            ),
            part(
                "R4.4",
                "On your feet or flat",
                "A fighter is standing or prone. Under a table, upright or flipped, there is only room to lie.",
                keys=("posture", "prone"),
            ),
        ),
    )
