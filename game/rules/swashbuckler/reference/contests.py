"""Shoving for squares (R10)."""

from __future__ import annotations

from game.rules.kernel.reference import Page, Table
from game.rules.swashbuckler.card.incidents import FACES
from game.rules.swashbuckler.card.model import Card
from game.rules.swashbuckler.reference.blocks import origin, part, ruling, say, signed


def contests_page(card: Card) -> Page:
    match = card.incidents["shoving_match"]
    return Page(
        "shoving",
        "Shoving matches",
        (
            part(
                "R10.1",
                "Who wants which square",
                say("Opponents who would end in one square shove for it.", match.source),
                say(
                    "If you are on your feet you claim the square you are going to, or the one you stay in. Opponents "
                    "who go for each other's squares shove as well, and such swaps come first.",
                    ruling("R10.1"),
                ),
                say(
                    "Mates make room. They pass each other in a swap; of several who want one square it goes to "
                    "whoever is already in it, or to the strongest. The rest go back, and so do equals.",
                    ruling("R10.1"),
                ),
                keys=("shove", "shoving", "claim", "swap"),
            ),
            part(
                "R10.2",
                "The roll",
                _chart(card),
                say(
                    "There is 1 roll for a pair, and the newcomer makes it. If both came, it is the stronger; of "
                    "equals the better in Expertise, or whoever wins a roll-off. The difference is what is left of "
                    "that Strength without the Strength of the other.",
                    ruling("R10.2"),
                ),
                keys=("shoving match", "chart"),
            ),
            part(
                "R10.3",
                "Losing",
                say(
                    "The loser rolls on the table Losing a shoving match. If you lose after a move you are put back as "
                    "if you had never left: no fall, no matter of height. If you were standing there, or trying to "
                    "swap, you are pushed from where you began, 1 square on the way that the winner came.",
                    ruling("R10.3"),
                ),
            ),
            part(
                "R10.4",
                "Kicks come first",
                say(
                    "If one of the two kicks, or swings in, that kick is rolled before any shoving. A hit takes "
                    "the square outright, and the kick's row stands in for that of the shove. If it is avoided, they "
                    "shove as usual.",
                    ruling("R10.4"),
                ),
                say(
                    "Two who kick each other and both hit are both sent back. Somebody on the floor there is kicked "
                    "last, by the one who is to have the square; if that kick is avoided, it is the kicker who goes "
                    "back.",
                    ruling("R10.4"),
                ),
                keys=("kick",),
            ),
            part(
                "R10.5",
                "Nowhere to go",
                say(
                    "You cannot be pushed upward, into what nobody can walk into, or to a square that somebody held "
                    "when stage 3 began or claims now. Two pushed to one place both stay.",
                    ruling("R10.5"),
                ),
                say(
                    "If you cannot be pushed you keep your square and go down in it, with the stun for falling rolled "
                    "but not whether you fall. A kick is milder: it floors you only if its row says so. Everybody "
                    "who was moving in goes back.",
                    ruling("R10.5"),
                ),
                keys=("pushed",),
            ),
            part(
                "R10.6",
                "A crowd",
                say(
                    "Three or more line up by Strength, then Expertise, then a roll-off. The first two meet, and "
                    "whoever wins takes on the next, till none is left.",
                    ruling("R10.6"),
                ),
            ),
            part(
                "R10.7",
                "Back in line",
                say(
                    "Whoever goes back holds the old square. Anybody bound for it has to turn round as well, and no "
                    "die is thrown, right down the line. Two never stand in one square.",
                    ruling("R10.7"),
                ),
            ),
        ),
    )


def _chart(card: Card) -> Table:
    rows = []
    for band in card.shoving.bands:
        low = "" if band.low is None else signed(band.low)
        high = "" if band.high is None else signed(band.high)
        if not low:
            difference = f"{high} and worse"
        elif not high:
            difference = f"{low} and better"
        else:
            difference = low if low == high else f"{low} to {high}"
        wins = "no roll, a sure win" if band.value == FACES else "1" if band.value == 1 else f"1 to {band.value}"
        rows.append((difference, wins, origin(band.source)))
    return Table(("difference in Strength", "wins on a d6 of", "from"), tuple(rows))
