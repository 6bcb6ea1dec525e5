"""The one door to the computer's players: legal answers only, and a game never waits for a player who stumbles."""

from __future__ import annotations

import logging
from random import Random

import pytest

from game import ai
from game import systems as rule_systems
from game.ai import swashbuckler
from tests.ai.swashbuckler.positions import SYSTEM, decision_of, fighter, position
from tests.kernel.tiny import Tiny

FACING_EACH_OTHER = [fighter("a", "E4", "E"), fighter("b", "E7", "W")]


def ask(rng: Random | None = None, temperament: str | None = "careful") -> str:
    at = position(FACING_EACH_OTHER)
    return ai.answer(SYSTEM, SYSTEM.view(at, "a"), decision_of(at, "a"), rng or Random(1), temperament)


def test_each_system_has_temperaments_in_words_and_chance_among_them() -> None:
    for key in rule_systems.keys():  # noqa: SIM118
        found = dict(ai.temperaments(key))
        assert ai.RANDOM in found
        assert all(words.endswith(".") for words in found.values())


def test_the_usual_temperament_comes_first_and_plays_where_none_is_named() -> None:
    assert ai.temperaments("swashbuckler")[0][0] == "careful"
    assert ask(temperament=None) == ask(temperament="careful")


def test_a_system_that_nobody_plays_gets_the_answer_that_passes() -> None:
    tiny = Tiny()
    start = tiny.begin({}, None, None, [{"id": "one"}, {"id": "two"}], [])
    decision = tiny.owed(start)[0]
    assert ai.temperaments("tiny") == ()
    assert ai.answer(tiny, tiny.view(start, "one"), decision, Random(1)) == tiny.pass_answer(decision)


def test_a_temperament_that_is_unknown_is_replaced_by_the_usual_one(caplog: pytest.LogCaptureFixture) -> None:
    """A save may name one that this version does not have."""
    with caplog.at_level(logging.WARNING):
        assert ask(temperament="melancholy") == ask(temperament="careful")
    assert "melancholy" in caplog.text


def test_one_that_raises_is_replaced_by_chance_and_the_log_says_so(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def stumble(*_: object) -> str:
        raise ZeroDivisionError("no such odds")

    by_chance = ask(Random(5), temperament="random")
    monkeypatch.setattr(swashbuckler, "plot", stumble)
    with caplog.at_level(logging.ERROR):
        assert ask(Random(5)) == by_chance
    assert "careful could not answer" in caplog.text


def test_one_whose_plot_has_faults_is_replaced_by_chance_and_the_log_says_so(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    by_chance = ask(Random(5), temperament="random")
    monkeypatch.setattr(swashbuckler, "plot", lambda *_: "N 1 FLY")
    with caplog.at_level(logging.ERROR):
        assert ask(Random(5)) == by_chance
    assert "FLY" in caplog.text


def test_if_chance_stumbles_too_the_answer_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(*_: object) -> str:
        raise RuntimeError

    monkeypatch.setattr(swashbuckler, "answer", stumble)
    assert ask() == ""
