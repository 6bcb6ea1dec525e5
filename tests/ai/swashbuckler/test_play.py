"""Played out: each temperament beats chance, and fights among themselves come to an end by the blade."""

from __future__ import annotations

from typing import Any

import pytest

from game import scenarios
from game.sim import play
from tests.ai.swashbuckler.positions import SYSTEM, THINKERS

GAMES = 6


@pytest.mark.parametrize("temperament", THINKERS)
def test_chance_is_beaten_from_either_seat(temperament: str) -> None:
    """Over many games it is beaten nineteen times in twenty; here five times in six are asked for."""
    brawl = scenarios.load("tavern_brawl")
    for seats in (temperament, "random"), ("random", temperament):
        records = [play(SYSTEM, brawl, seed, seats) for seed in range(1, GAMES + 1)]
        assert sum(record.players[seat] == temperament for record in records for seat in record.winning_seats) >= 5
        assert sum(record.passed for record in records) == 0


@pytest.mark.parametrize("options", [(), ("run", "left_handed", "broken_weapons", "rests_feet", "rests_hands")])
def test_four_of_them_fight_to_the_last(options: tuple[str, ...]) -> None:
    brawl = scenarios.load("tavern_brawl")
    for seed in range(1, 4):
        record = play(SYSTEM, brawl, seed, ("careful", "bold", "sly", "careful"), options=options)
        assert record.reason in {"last_fighter", "all_out"}


def test_one_seed_one_game() -> None:
    brawl = scenarios.load("tavern_brawl")
    first, second = (play(SYSTEM, brawl, 3, ("careful", "sly")) for _ in range(2))
    assert first == second


def test_it_matters_whose_turn_of_mind_it_is() -> None:
    """The sly use what lies about more often than the careful do; the careful parry more often than the bold."""

    def orders(temperament: str) -> dict[str, int]:
        counts: dict[str, int] = {}

        def noting(system: Any, view: Any, decision: Any, rng: Any, player: str) -> Any:
            from game.ai import answer

            given = answer(system, view, decision, rng, player)
            for order in given.split():
                code = order.rstrip("-")
                counts[code] = counts.get(code, 0) + 1
            return given

        for seed in range(1, 6):
            play(SYSTEM, scenarios.load("tavern_brawl"), seed, (temperament, temperament), answer=noting)
        total = sum(counts.values())
        return {code: 1000 * count // total for code, count in counts.items()}

    careful, bold, sly = orders("careful"), orders("bold"), orders("sly")

    def share(counts: dict[str, int], *codes: str) -> int:
        return sum(counts.get(code, 0) for code in codes)

    tricks = ("WM", "WC", "VC", "VT", "FT", "Y", "WT", "1K", "WD")
    assert share(sly, *tricks) > share(careful, *tricks)
    assert share(careful, "P", "PN") > share(bold, "P", "PN")
