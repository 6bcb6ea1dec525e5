"""Computer duellists and jousters: by the tables, with the nerve of their temperament."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from game import ai, scenarios
from game.ai.phases.bet_tables import play
from game.ai.phases.matrix_games import solve
from game.ai.phases.solving_bets import written
from game.rules.kernel.decisions import Decision
from game.rules.kernel.game import Game
from game.sim import play as simulate
from tests.rules.phases.games import new_game, phases


def at_bets(first: int, second: int, *, foils: bool = False) -> tuple[Game[Any, Any], list[Decision]]:
    """A duel between two of equal Thews with so many hit points."""
    game = new_game("satisfaction", 2)
    for answer in ("foils" if foils else "earnest", "accept"):
        (decision,) = game.owed
        assert game.answer(decision, answer) == []
        game.advance()
    for name, points in zip(game.position.scene.pair, (first, second), strict=True):
        game.position.figures[name] = replace(game.position.figures[name], thews=3, hit_points=points)
    return game, [next(each for each in game.owed if each.about == name) for name in game.position.scene.pair]


def bets(game: Game[Any, Any], decision: Decision, temperament: str, count: int = 400) -> Counter[Any]:
    rng = Random(5)
    view = game.view(decision.seat)
    return Counter(ai.answer(game.system, view, decision, rng, temperament) for _ in range(count))


def test_a_careful_duellist_bets_by_the_table():
    game, (own, _) = at_bets(8, 4)
    found = bets(game, own, "careful")
    mix = play(8, 4, 0).mix
    assert set(found) == set(mix)
    for bet, weight in mix.items():
        assert found[bet] / 400 == pytest.approx(weight, abs=0.08)


def test_a_bold_one_now_and_then_bets_all_he_has():
    game, (own, _) = at_bets(8, 4)
    assert bets(game, own, "bold")[8] > 20
    assert bets(game, own, "careful")[8] == 0


def test_who_has_little_hope_yields_by_his_courage():
    """With 1 hit point against 8 four throws must be won in a row, 1 in 16: the careful give up, the bold do not."""
    game, (own, _) = at_bets(1, 8)
    assert play(1, 8, 0).chance == pytest.approx(1 / 16)
    assert bets(game, own, "careful", 5) == {"yield": 5}
    assert "yield" not in bets(game, own, "bold", 5)


def test_with_foils_it_takes_less_courage():
    game, (own, _) = at_bets(1, 8, foils=True)
    assert "yield" not in bets(game, own, "careful", 5), "1 in 16 is more than half of his 1 in 10"


def test_carriages_are_mixed_and_habits_show():
    game = new_game("causeway", 2)
    while game.owed[0].kind != "carriage":
        for decision in game.owed:
            game.answer(decision, "mount")
        game.advance()
    decision = game.owed[0]
    careful, bold = bets(game, decision, "careful", 900), bets(game, decision, "bold", 900)
    assert set(careful) == {"upright", "firm", "low"}
    assert all(250 < count < 350 for count in careful.values())
    assert bold["upright"] > 400


def test_in_war_the_spent_withdraw_if_they_have_more_to_lose():
    game = new_game("causeway", 2)
    while game.owed[0].kind != "carriage":
        for decision in game.owed:
            game.answer(decision, "mount")
        game.advance()
    on_war_horse = next(each for each in game.owed if game.position.figures[each.about].mount.kind != "hunter")
    position = game.position
    position.figures[on_war_horse.about] = replace(position.figures[on_war_horse.about], hit_points=2)
    assert bets(game, on_war_horse, "careful", 3) == {"withdraw": 3}
    position.scene = replace(position.scene, sport=True)
    assert "withdraw" not in bets(game, on_war_horse, "careful", 3)


def test_the_best_mount_is_chosen():
    from game.rules.phases.figure import Mount

    game = new_game("lists", 4)
    name = game.position.scene.knights[0]
    own = Mount("a", "riding horse"), Mount("b", "war-charging horse"), Mount("c", "hunter")
    knight = replace(game.position.figures[name], stable=own, mount=own[0])
    from game.ai.phases.jouster import choose_mount

    game.position.figures[name] = knight
    assert choose_mount(game.position, name, phases().tables) == "b"
    game.position.figures[name] = replace(knight, mount=own[1])
    assert choose_mount(game.position, name, phases().tables) == "", "the one he rides already"


def test_solved_duellists_beat_chance():
    scenario = scenarios.load("satisfaction")
    wins = Counter()
    for seed in range(150):
        players = ["careful", "random"] if seed % 2 else ["random", "careful"]
        record = simulate(phases(), scenario, seed, players)
        wins.update(record.players[seat] for seat in record.winning_seats)
    assert wins["careful"] > wins["random"] + 15, wins


# --- the solver ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("matrix", "value", "rows"),
    [
        ([[0, -1, 1], [1, 0, -1], [-1, 1, 0]], 0, (1 / 3, 1 / 3, 1 / 3)),
        ([[3, 1], [0, 2]], 1.5, (0.5, 0.5)),
        ([[1, 2], [3, 4]], 3, (0, 1)),
        ([[5]], 5, (1,)),
    ],
)
def test_small_games_have_known_solutions(matrix, value, rows):
    found = solve(matrix)
    assert found.value == pytest.approx(value)
    assert found.rows == pytest.approx(rows)


def test_the_data_are_what_the_solver_makes_of_the_rules():
    from game.ai.phases import bet_tables

    assert bet_tables._data() == written(), "run python -m game.ai.phases after a change"
