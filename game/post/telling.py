"""How a game by file stands, in words, for the window and the command line."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from pathlib import Path

from game.post import mailbox
from game.post.correspondence import Correspondence, Standing
from game.post.errors import PostError
from game.post.mailbox import Mailbox

HERE = {
    Standing.FREE: "is asked nothing now",
    Standing.PLOTS: "has to plot",
    Standing.PLOTTED: "has plotted, and has still to seal it",
    Standing.SEALED: "has sealed",
    Standing.OPENED: "has sealed, and the key goes with the letter",
}
THERE = {
    Standing.FREE: "is asked nothing now",
    Standing.PLOTS: "has not sent a seal yet",
    Standing.SEALED: "has sealed",
    Standing.OPENED: "has sealed, and sent the key",
}
COMPUTER = "plots by itself when all is opened"


def rows(post: Correspondence) -> list[tuple[str, str, str, str]]:
    """For each seat: its id, its player's name, where he plays, and how far he is."""
    told = []
    for seat in post.invitation.seats:
        here = seat.id in post.hands
        where = "here" if here else "elsewhere" if seat.human else f"computer, {seat.player}"
        how = COMPUTER if not seat.human else (HERE if here else THERE)[post.standing(seat.id)]
        told.append((seat.id, seat.name, where, "" if post.over else how))
    return told


def advice(post: Correspondence) -> str:
    """What is to be done next, and by whom."""
    if post.blocked:
        return post.blocked
    if post.over:
        return "The fight is over. Send the last letter, so that the others see it end too."
    plot = post.in_standing(Standing.PLOTS, here=True)
    if plot:
        return f"{post.names(plot)} can plot now."
    plotted = post.in_standing(Standing.PLOTTED, here=True)
    if plotted:
        return f"The plot of {post.names(plotted)} is not sealed yet. Once it is, it cannot be changed."
    seals = post.in_standing(Standing.PLOTS, here=False)
    if seals:
        return f"Waiting for a letter of {post.names(seals)} with the seal of exchange {post.exchange}."
    keys = post.in_standing(Standing.SEALED, here=False)
    return f"All have sealed. Waiting for a letter of {post.names(keys)} with the key."


def run(game: str, letters: Sequence[str]) -> Iterator[str]:
    """For a terminal: reads the letters, and what has come by itself, and tells how the game stands. Raises PostError.

    `game`: its folder, or the name of one in the folder of saves; nothing for a list of all.
    """
    if not game:
        yield from _games()
        return
    folder = Path(game) if os.path.isdir(game) else mailbox.post_folder() / game
    if not os.path.isdir(folder):
        raise PostError("there is no such game by file", "`post` alone lists them", path=folder)
    found = Mailbox.open(folder)
    found.collect()
    for letter in letters:
        news = found.read(Path(letter))
        if news:
            yield news
    yield from found.faults.values()
    yield from _lines(found)


def _games() -> Iterator[str]:
    games = mailbox.list_games()
    for each in games:
        yield f"{each.folder.name}: {each.fault or ', '.join(each.head.names if each.head else ())}"
    if not games:
        yield "There is no game by file on this computer."


def _lines(found: Mailbox) -> Iterator[str]:
    post = found.post
    yield f"{post.invitation.title}: exchange {post.exchange}"
    for _, name, where, how in rows(post):
        yield f"  {name} ({where}) {how}".rstrip()
    yield advice(post)
    for path in found.to_send:
        yield f"To send: {path}"
    yield f"What the others send goes to: {found.received}"
