"""A computer player that fails costs nobody the game, and the log tells where but not what he had plotted."""

from __future__ import annotations

from game.app.play.computers import let_answer
from game.rules.kernel.game import Seat
from game.scenarios import load, start_game

SECRET = "N- 1- L R"


def test_one_that_fails_passes_and_his_plot_is_not_told(monkeypatch, caplog):
    def fail(*given: object) -> None:
        raise ValueError(f"cannot go on from {SECRET}")

    monkeypatch.setattr("game.ai.answer", fail)
    game = start_game(load("tavern_brawl"), [Seat("a", "Ann", "human"), Seat("b", "Bo", "bold")], seed=3)
    (decision,) = [each for each in game.owed if each.seat == "b"]
    let_answer(game, decision)
    assert game.pending == {decision.id: game.system.pass_answer(decision)}
    assert "fault: builtins.ValueError" in caplog.text
    assert "in let_answer" in caplog.text
    assert SECRET not in caplog.text
