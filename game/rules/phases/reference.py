"""The rules of duels and jousts in our own words, with the figures that the rules use."""

from __future__ import annotations

from game.rules.kernel.reference import Block, Bullets, Page, Paragraph, Section, Table
from game.rules.phases.tables.model import Band, Tables

LETTERS = {
    "G": "The lance glances off",
    "B": "The lance breaks on the body",
    "H": "The lance breaks on the helm",
    "U": "The other is unhorsed",
}
SAVES = {
    "dead": "dead",
    "dying": "dying, unless the wounds are bound in time",
    "maimed": "out of the fight, and weaker for the rest of the days",
    "out": "out of the fight",
    "stunned": "stunned, and soon up again",
}


def pages(tables: Tables) -> tuple[Page, ...]:
    return _duels(tables), _jousts(tables), _recovery(tables)


def _part(number: str, title: str, *blocks: Block) -> Section:
    return Section(number, title, blocks)


def _say(*texts: str) -> Bullets:
    return Bullets(tuple(Paragraph(text) for text in texts))


def _span(band: Band) -> str:
    if band.low is None:
        return f"{band.high} or less"
    if band.high is None:
        return f"{band.low} or more"
    return str(band.low) if band.low == band.high else f"{band.low} to {band.high}"


def _duels(tables: Tables) -> Page:
    points = tables.duels.points
    stakes = tuple((stake.words, str(stake.points), stake.thing or "") for stake in tables.duels.stakes)
    return Page(
        "duels",
        "Duels",
        (
            _part(
                "PD2",
                "A round of bets",
                _say(
                    "Either may yield. Else both write down, unseen, how many hit points they bet: at least "
                    f"{tables.duels.least_bet.hit_points}, at most all they have.",
                    "The bets are shown and put into one pool.",
                    "Each throws d20 and adds Thews. The lower total takes the whole pool off its hit points.",
                    "Equal totals: nobody is hurt, and the pool stays on the table for the next round.",
                ),
            ),
            _part(
                "PD4",
                "The end",
                _say(
                    "It is over when somebody yields or has no hit points left. If both yield, nobody has won.",
                    "With buttoned foils the loser is only beaten; in earnest 0 hit points mean a save.",
                    "Blades are sharp only if both say so.",
                ),
            ),
            _part(
                "PD5",
                "Satisfaction: the ladder",
                _say(
                    "Lots decide the rungs. One duel a day: the lowest challenges the one above, and the winner has "
                    "the higher rung and challenges on, up to the top; then it begins again from below.",
                    f"A win counts {points.win}; the other's yield counts {points.yielded_to} besides, and so does a "
                    "challenge refused. Most points win, and among equals the higher rung.",
                ),
                Table(("Stake", "Points", "What is handed over"), stakes, "ruling PD5"),
            ),
        ),
    )


def _jousts(tables: Tables) -> Page:
    jousts = tables.jousts
    results = tuple(
        (_span(band), LETTERS[band.letter], str(band.points), "yes" if band.breaks_lance else "no")
        for band in jousts.results
    )
    mounts = tuple((mount.key, f"+{mount.joust}", "yes" if mount.poor else "no") for mount in jousts.mounts)
    return Page(
        "jousts",
        "Jousts",
        (
            _part(
                "PJ3",
                "Three tilts",
                _say(
                    "A knight needs armour, shield, helm, a mount and a lance.",
                    f"{jousts.tilts.count} tilts are ridden. Equal after them, up to {jousts.tilts.more} more decide "
                    "by the first difference; after those it is a draw.",
                    "Who cannot go on through injury has lost, whatever the points.",
                ),
            ),
            _part(
                "PJ4",
                "Carriage",
                _say(
                    "Before each tilt both choose in secret how to sit.",
                    *(f"{each.key.capitalize()} is better than {each.beats}." for each in jousts.carriages),
                    f"The better carriage adds {jousts.better_carriage.amount} on the table, the worse takes "
                    f"{-jousts.worse_carriage.amount} off. Who withdraws has lost.",
                ),
            ),
            _part(
                "PJ5",
                "The throw",
                _say(
                    "Each throws d20 and adds Melee, the other's Exposure and the mount: "
                    f"{tables.people.needs.total} in all hits.",
                    "A natural 20 always hits, a natural 1 never.",
                ),
                Table(("Mount", "To hit", "Rider struck the harder"), mounts, "text PJ5"),
            ),
            _part(
                "PJ6",
                "The table",
                _say(
                    "A hit throws two dice, changed by the carriages, and by "
                    f"+{jousts.poor_mount.amount} if the struck knight sits a riding or draft horse.",
                    "In sport the lesser of the two dice is the harm, in war their sum.",
                    "A lance that breaks is used up. Without any, one rides on without a throw.",
                ),
                Table(("Two dice", "Result", "Points", "Lance breaks"), results, "text PJ6, numbers: ruling"),
            ),
            _part(
                "PJ2",
                "Stakes and mounts",
                _say(
                    "The loser's mount changes stable, or something grander if both agreed before.",
                    f"Who has lost every mount rides the {jousts.yard_mount.kind} that the yard lends.",
                ),
            ),
        ),
    )


def _recovery(tables: Tables) -> Page:
    violence = tables.violence
    saves = tuple((_span(band), SAVES[band.result]) for band in violence.saves)
    return Page(
        "recovery",
        "Harm and recovery",
        (
            _part(
                "P17",
                "At 0 hit points",
                _say(f"In earnest and in war a save is thrown on a d6; a helm adds {violence.helm.amount}."),
                Table(("d6", "What becomes of it"), saves, "ruling P17.1"),
            ),
            _part(
                "P18",
                "Nights and days in bed",
                _say(
                    f"A night's sleep brings back {violence.night.hit_points} hit point, a whole day in bed "
                    f"{violence.day_in_bed.hit_points}.",
                ),
            ),
        ),
    )
