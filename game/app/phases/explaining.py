"""What is decided, in two or three lines, and what F1 says of it; the figures are those of the tables."""

from __future__ import annotations

from game.rules.phases import deciding
from game.rules.phases.figure import LEAST_THEWS, MOST_THEWS
from game.rules.phases.tables.model import Jousts, Tables
from game.rules.phases.words import points

THEWS = f"Strength of body, from {LEAST_THEWS} to {MOST_THEWS}. It is added to the d20 of a duel."
RESULTS = {"G": "glancing off", "B": "a lance broken on the body", "H": "one on the helm", "U": "unhorsing"}
KEYS = """
- Arrows and Enter go through the answers, so does the pointer. What each leads to stands below it.
- Escape opens the pause menu, where the game can be saved.
"""


def explained(kind: str, tables: Tables) -> str:
    """What an answer comes to, for who has not read the rules."""
    duels, jousts = tables.duels, tables.jousts
    return {
        deciding.TERMS: "You say how it is fought and for what. The other accepts, asks for foils, or refuses.",
        deciding.CHALLENGE: "Accept, and you two bet hit points against each other until one yields or has none left.",
        deciding.BET: f"You bet hit points, at least {duels.least_bet.hit_points}. Both bets make one pool. Both throw "
        "d20 and add Thews, and the lower total loses the whole pool.",
        deciding.MOUNT: "You ride on it, and lose it with the joust unless something else is agreed.",
        deciding.STAKE: "What the loser gives the winner. More than the mounts only if both agree.",
        deciding.CARRIAGE: f"Both choose unseen. The better way adds {jousts.better_carriage.amount} to the two dice "
        f"of a hit, the worse takes {-jousts.worse_carriage.amount} off.",
    }[kind]


def table_words(jousts: Jousts) -> str:
    return f"{', '.join(f'{RESULTS[band.letter]} {band.points}' for band in jousts.results)} points.".capitalize()


def help_on(kind: str, tables: Tables) -> str:
    duels, jousts = tables.duels, tables.jousts
    ladder = (
        f"- On the ladder a win counts {points(duels.points.win)}, the other's yield {points(duels.points.yielded_to)} "
        "more, and so does a challenge refused. Most points win in the end."
    )
    about = {
        deciding.TERMS: f"""
- With buttoned foils nobody dies: at 0 hit points one is beaten. In earnest a save is thrown.
- It is fought in earnest only if both say so. The stake goes to whoever wins.
{ladder}""",
        deciding.CHALLENGE: f"""
- You may ask for buttoned foils instead: then it is fought, but nobody dies.
- Who refuses keeps his hit points and his stake, and has lost the duel.
{ladder}""",
        deciding.BET: f"""
Every coin is a hit point. Push forward as many as you bet; the other does the same, and neither sees the other's.

- The arrows, or the line, choose how many. Enter on the button lays them down, covered.
- Then both are shown and go into one pool, and both throw d20 with Thews: the lower total loses the whole pool.
- Equal totals leave the pool on the table. Who yields has lost, but keeps what he has.
{ladder}""",
        deciding.MOUNT: """
- The better the horse, the surer the lance. A poor one also lets you be struck the harder.
- The loser's mount goes to the winner, so it may be wise to leave the best one in the stable.""",
        deciding.STAKE: """
- The loser's mount is always ridden for. Something grander goes with it only if both agree.""",
        deciding.CARRIAGE: f"""
Choose how to sit for this tilt, unseen by the other. {beats_words(jousts)}

- The better carriage makes your blow count for more on the table, the worse for less.
- A hit takes two dice. {table_words(jousts)}
- {jousts.tilts.count} tilts decide; equal ones are followed by up to {jousts.tilts.more} more, until one leads.
- Who cannot go on has lost, whatever the points. A lance that breaks is used up.""",
    }[kind]
    keys = KEYS.strip() if kind != deciding.BET else KEYS.strip().splitlines()[-1]
    return f"{explained(kind, tables) if kind not in (deciding.BET, deciding.CARRIAGE) else ''}\n{about}\n{keys}\n"


def beats_words(jousts: Jousts) -> str:
    return f"{', '.join(f'{each.key} is better than {each.beats}' for each in jousts.carriages)}.".capitalize()
