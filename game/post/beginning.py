"""From a game that was just set up to its invitation, and from an invitation to a game."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from game.post import sealing
from game.post.correspondence import Correspondence, Hand
from game.post.errors import AGAIN, UPDATE, PostError
from game.post.letters import FORMAT, Invitation
from game.post.letters import Seat as InvitedSeat
from game.rules.kernel.dice import ListedDice
from game.rules.kernel.game import Game, Seat
from game.rules.kernel.system import System
from game.version import program_version

ELSEWHERE = "elsewhere"
"""Who plays a seat of a person at another computer, as the kernel's seats have it."""


def begin(invitation: Invitation, seats: Sequence[str], system: System[Any, Any]) -> Correspondence:
    """A computer that plays these seats takes up the game. Raises PostError."""
    return Correspondence(
        invitation, game_of(invitation, seats, system), {seat: Hand(sealing.new_signer()) for seat in seats}
    )


def game_of(
    invitation: Invitation, seats: Sequence[str], system: System[Any, Any], written: Sequence[Any] | None = None
) -> Game[Any, Any]:
    """The game after `written` events, or as the invitation has it. Raises PostError."""
    if invitation.rules != system.version:
        raise PostError(
            f"is for version {invitation.rules} of the rules, and this program plays {system.version}",
            UPDATE,
            place="rules",
        )
    here = [
        Seat(each.id, each.name, ELSEWHERE if each.human and each.id not in seats else each.player)
        for each in invitation.seats
    ]
    events = invitation.events if written is None else written
    try:
        start = system.read_position(invitation.start, _no_maps)
        game = Game(system, here, start, ListedDice(()), events=[system.read_event(event) for event in events])
        owing = {each.seat for each in system.owed(game.position)}
        json.dumps(system.write_position(game.position, whole=True))
    except Exception as error:  # a doctored position or event can break a rule anywhere
        words = " ".join(str(error).split())[:300] or type(error).__name__
        raise PostError(f"holds no game that can be played ({words})", AGAIN, place="start") from error
    if not owing <= set(game.seats):
        raise PostError("nobody sits at a seat that is asked", AGAIN, place="seats")
    return game


def _no_maps(name: str) -> Any:
    """Invitations carry their boards, so that no file of this computer is needed."""
    raise ValueError(f"board: names the map {name} instead of holding the board")


def invite(game: Game[Any, Any], title: str, host: Sequence[str]) -> Invitation:
    """The invitation to a game that has just been set up; `host`: the seats of people that stay on this computer."""
    system = game.system
    draft = Invitation.model_construct(
        kind="invitation",
        format=FORMAT,
        game="",
        program=program_version(),
        system=system.key,
        rules=system.version,
        title=title[:200],
        mark=sealing.new_key().hex(),
        seats=tuple(InvitedSeat(id=seat.id, name=seat.name, player=seat.player) for seat in game.seats.values()),
        host=tuple(host),
        start=system.write_position(game.start, whole=True),
        events=[system.write_event(event) for event in game.events],
    )
    return Invitation.model_validate({**draft.model_dump(mode="json"), "game": draft.made_of_all})
