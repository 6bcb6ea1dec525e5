"""Write saves of the present format, for every later version to be tried with.

    python -m tests.saves.record tests/saves/v2

Run it once for a format, just before the release that brings it; what is there then never changes again.
"""

from __future__ import annotations

import sys
from datetime import UTC, datetime
from pathlib import Path
from random import Random

from game import saves, scenarios
from game.rules.kernel.game import Game, Seat
from tests import random_plots

AT = datetime(2026, 1, 1, tzinfo=UTC)
PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de0000000c49444154789c63606060000000040001f61738550000"
    "000049454e44ae426082"
)
"""One black pixel."""


def record(folder: Path) -> None:
    """A game with half its plots in and another begun, one that waits for a re-plot, and one that is over."""
    folder.mkdir(parents=True, exist_ok=True)
    half = new_game("two_sides")
    for decision in half.owed[:3]:
        answer(half, decision)
    begun = saves.Circumstances({half.owed[0].id: "N- L"}, half.pauses[0], "The Tavern", PNG)
    saves.write(folder / "half-plotted.json", half, title="Half plotted", saved_at=AT, circumstances=begun)
    fight = new_game("tavern_brawl")
    waiting = False
    while fight.result is None:
        if not waiting and any(decision.kind == "replot" for decision in fight.owed):
            saves.write(folder / "mid-turn.json", fight, title="Mid-turn", saved_at=AT)
            waiting = True
        for decision in fight.owed:
            answer(fight, decision)
        fight.advance()
    assert waiting, "this game never asked for a re-plot; take another seed"
    saves.write(folder / "over.json", fight, title="Over", saved_at=AT)


def new_game(key: str) -> Game:
    seats = [Seat("seat1", "Anne"), Seat("seat2", "Bart", "careful"), Seat("seat3", "Céline"), Seat("seat4", "Dirk")]
    return scenarios.start_game(scenarios.load(key), seats, seed=SEED, options=("run", "broken_mugs"))


def answer(game: Game, decision) -> None:
    rng = Random(decision.id)
    assert not game.answer(decision, random_plots.answer(game.system, game.view(decision.seat), decision, rng, ""))


SEED = 9

if __name__ == "__main__":
    record(Path(sys.argv[1]))
