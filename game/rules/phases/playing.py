"""From one owed decision to the next: the scene goes on, and when it is over the programme does."""

from __future__ import annotations

from collections.abc import Mapping

from game.rules.kernel.decisions import Answer
from game.rules.phases import events as e
from game.rules.phases.duels import ladder
from game.rules.phases.duels import playing as duels
from game.rules.phases.duels.duel import Duel
from game.rules.phases.jousts import playing as jousts
from game.rules.phases.jousts import tournament
from game.rules.phases.programme import Ladder, Tournament
from game.rules.phases.resolution import Resolution


def carry_on(resolution: Resolution, answers: Mapping[str, Answer]) -> None:
    """`answers`: by the figure that each decision was about."""
    position = resolution.position
    if position.scene is None:
        _begin(resolution)
        return
    if isinstance(position.scene, Duel):
        duels.carry_on(resolution, answers)
    else:
        jousts.carry_on(resolution, answers)
    over = next((event for event in resolution.events if isinstance(event, e.DuelOver | e.JoustOver)), None)
    if over is not None:
        resolution.emit(e.SceneOver, kind=position.scene.kind, reason=over.how)
        _after(resolution, over)


def _begin(resolution: Resolution) -> None:
    resolution.emit(e.GameBegan, figures=tuple(sorted(resolution.position.figures)))
    if isinstance(resolution.position.programme, Ladder):
        ladder.begin(resolution)
    elif isinstance(resolution.position.programme, Tournament):
        tournament.begin(resolution)


def _after(resolution: Resolution, over: e.DuelOver | e.JoustOver) -> None:
    programme = resolution.position.programme
    if isinstance(programme, Ladder) and isinstance(over, e.DuelOver):
        ladder.go_on(resolution, over)
    elif isinstance(programme, Tournament) and isinstance(over, e.JoustOver):
        tournament.go_on(resolution, over)
    else:
        winners = () if over.winner is None else (resolution.figure(over.winner).side,)
        resolution.emit(e.GameOver, winners=winners, reason=over.how)
