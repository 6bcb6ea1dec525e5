"""Who stands in a square, and how it went, in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.app.play.parts import Highlight
from game.rules.kernel.game import Game
from game.rules.phases.events import DuelOver, JoustOver
from game.rules.phases.figure import Figure
from game.rules.phases.position import Position
from game.rules.phases.tokens import tokens

REASONS = {
    "points": "The most points decide.",
    "last_standing": "Nobody else is left.",
    "champion": "The lists have a champion.",
    "shared": "The final had no winner.",
    "nobody": "Nobody was left to ride.",
}


HEADINGS = {
    "Won": "meetings won",
    "Lost": "meetings lost",
    "Points": "points of the scenario",
    "Hit points": "what is left of them, of all",
    "Mounts": "mounts in the stable",
}
TITLES = {"duel_over": "A duel decided", "joust_over": "A joust decided"}


def describe(position: Position, square: str) -> str:
    """The square, and who is there."""
    here = [position.figures[token.id] for token in tokens(position) if square in token.squares]
    return "\n".join([square, *(figure_words(figure) for figure in here)])


def figure_words(figure: Figure) -> str:
    state = "" if figure.able else ", down"
    mount = f", {', '.join(mount.kind for mount in figure.stable)}" if figure.stable else ""
    return f"{figure.name or figure.id}: {figure.hit_points} of {figure.full} hit points{state}{mount}"


def reason(text: str) -> str:
    return REASONS.get(text, text.replace("_", " ").capitalize() + ".")


def statistics(game: Game[Position, object]) -> tuple[Mapping[str, str], Sequence[Sequence[str]]]:
    """Meetings won and lost, points, hit points and mounts at the end."""
    figures = game.position.figures
    won = dict.fromkeys(figures, 0)
    lost = dict(won)
    for event in game.events:
        written = game.system.write_event(event)
        if written["type"] in ("duel_over", "joust_over") and written["winner"] is not None:
            won[written["winner"]] += 1
            lost[written["loser"]] += 1
    ranked = sorted(figures.values(), key=lambda each: (-each.points, -won[each.id], each.id))
    rows = [
        [
            each.id,
            str(won[each.id]),
            str(lost[each.id]),
            str(each.points),
            f"{each.hit_points} of {each.full}" if each.alive else "dead",
            str(len(each.stable)),
        ]
        for each in ranked
    ]
    return HEADINGS, rows


def highlights(game: Game[Position, object]) -> list[Highlight]:
    """How each meeting ended."""
    told = []
    position = game.system.copy(game.start)
    for number, event in enumerate(game.events):
        if isinstance(event, DuelOver | JoustOver):
            words = game.system.words(position, event)
            told.append(Highlight(TITLES[event.type], words, game.system.moment(position), number))
        position = game.system.apply(position, event)
    return told
