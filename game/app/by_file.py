"""The way to fights by file; what they need is brought in only then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from game.app.widgets import tell
from game.rules.kernel.game import Game

if TYPE_CHECKING:
    from game.app.window import Window

LACKING = (
    "Fights by file need the library PyNaCl, which is not there. Set the game up once more, as the README says: "
    "pip install -e . in its folder brings what is lacking."
)


def show_games(window: Window) -> None:
    """The fights by file of this computer, and the way to join one."""
    if _possible(window):
        from game.app.screens.post_list import PostListScreen

        window.stage.push(PostListScreen())


def host(window: Window, game: Game[Any, Any], title: str, here: Sequence[str]) -> None:
    """A game that has just been set up is to be played by file; `here`: the seats that stay at this computer."""
    if not _possible(window):
        return
    from game.app.play.post_table import PostTable
    from game.post.beginning import invite
    from game.post.errors import PostError
    from game.post.mailbox import Mailbox

    try:
        found = Mailbox.found(invite(game, title, here), here)
    except PostError as fault:
        tell(window.stage.top.root, "The fight cannot begin", str(fault), width=36)
        return
    window.stage.back_to_first()
    PostTable(window, found).to_letters()


def _possible(window: Window) -> bool:
    """Whether the library is there: it lacks where the game was updated but not set up again. The player is told."""
    try:
        import nacl.secret
    except ImportError:
        tell(window.stage.top.root, "By file", LACKING, width=36)
        return False
    return bool(nacl.secret)
