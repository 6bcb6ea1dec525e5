"""How a game by file stands, in words, for the window and the command line."""

from __future__ import annotations

from game.post.correspondence import Correspondence, Standing
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


def lines(mailbox: Mailbox) -> list[str]:
    """The whole, for a terminal."""
    post = mailbox.post
    told = [f"{post.invitation.title}: exchange {post.exchange}"]
    told += [f"  {name} ({where}) {how}".rstrip() for _, name, where, how in rows(post)]
    told.append(advice(post))
    told += [f"To send: {path}" for path in mailbox.to_send]
    told.append(f"What the others send goes to: {mailbox.received}")
    return told
