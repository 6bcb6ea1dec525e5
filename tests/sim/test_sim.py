"""Simulations, with the tiny system: the same seed plays the same game, and the sums are right."""

from __future__ import annotations

from random import Random

from game.rules.kernel.tokens import Token
from game.scenarios import Players, Scenario
from game.sim import GameRecord, play, simulate, summary_of
from tests.kernel.tiny import Position, Tiny

BET = Scenario(
    system="tiny",
    key="bet",
    title="A Bet",
    summary="Two guess a die.",
    map=None,
    players=Players(min=2, max=2),
    body={},
)


def computer(system, view, decision, rng: Random, temperament: str):
    """Low always says 1, chance says anything."""
    return system.menu(view, decision)[0] if temperament == "low" else rng.choice(system.menu(view, decision))


def record(seed: int, *players: str) -> GameRecord:
    return play(Tiny(), BET, seed, players, answer=computer)


def test_one_seed_is_one_game():
    assert record(4, "chance", "chance") == record(4, "chance", "chance")
    assert len({record(seed, "chance", "chance").winners for seed in range(12)}) > 1, "and other seeds are others"


def test_a_record_says_who_played_and_what_happened():
    played = record(4, "low", "low")
    assert played.players == {"seat1": "low", "seat2": "low"}
    assert played.sides == {"seat1": "seat1", "seat2": "seat2"}
    assert (played.winners, played.winning_seats) == ((), ()), "equal guesses never score"
    assert (played.finished, played.length) == (True, 4), "after three rounds the fourth is not played"
    assert played.happened == {"called": 3, "guessed": 6, "rolled": 3, "scored": 3}
    assert played.passed == 0


def test_a_computer_sees_only_its_own_view():
    seen: list[Position] = []

    def spy(system, view, decision, rng, temperament):
        seen.append(view)
        return system.pass_answer(decision)

    play(Tiny(), BET, 1, ["spy", "spy"], answer=spy)
    calls = [view for view in seen if view.die]
    assert len(calls) == 3
    assert all(sorted(view.guesses.values()) == [0, 1] for view in calls)


def test_an_answer_with_faults_becomes_a_pass_and_is_counted():
    played = play(Tiny(), BET, 1, ["odd", "odd"], answer=lambda *_: "nonsense")
    assert played.finished
    assert played.passed == 9, "two guesses and a call in each of three rounds"


class Endless(Tiny):
    def result(self, position):
        return None


def test_a_game_without_an_end_is_stopped_and_counted_as_unfinished(monkeypatch):
    monkeypatch.setattr("game.sim.playing.MOST_ROUNDS", 10)
    played = play(Endless(), BET, 1, ["low", "low"], answer=computer)
    assert (played.finished, played.winners) == (False, ())
    assert summary_of([played]).unfinished == 1
    assert summary_of([played]).draws == 0


class Sided(Tiny):
    def tokens(self, view):
        return [Token(seat, "hat", (), 0, side=f"side of {seat}", figure=True) for seat in view.seats]


def test_sides_are_those_of_the_figures_that_a_seat_decides_for():
    played = play(Sided(), BET, 1, ["low", "low"], answer=computer)
    assert played.sides == {"seat1": "side of seat1", "seat2": "side of seat2"}


def made(seed: int, winners: tuple[str, ...], length: int) -> GameRecord:
    return GameRecord(
        scenario="bet",
        seed=seed,
        players={"seat1": "bold", "seat2": "careful", "seat3": "bold"},
        sides={"seat1": "red", "seat2": "blue", "seat3": "red"},
        winners=winners,
        reason="time" if length == 9 else "last",
        finished=True,
        length=length,
        happened={"rolled": length},
        passed=0,
    )


def test_wins_are_counted_by_seat_side_and_temperament():
    summary = summary_of([made(1, ("red",), 3), made(2, ("red",), 6), made(3, ("blue",), 9), made(4, (), 9)])
    assert (summary.games, summary.draws) == (4, 1)
    assert {name: (share.played, share.won) for name, share in summary.sides.items()} == {"red": (4, 2), "blue": (4, 1)}
    assert {name: share.won for name, share in summary.seats.items()} == {"seat1": 2, "seat2": 1, "seat3": 2}
    bold = summary.temperaments["bold"]
    assert (bold.played, bold.won, bold.percent) == (8, 4, 50.0), "two bold players sat in each game"
    assert summary.reasons == {"last": 2, "time": 2}
    assert summary.length == (6.75, 3, 9)
    assert summary.happened == {"rolled": 6.75}


def test_no_games_add_up_to_nothing():
    summary = summary_of([])
    assert summary.games == 0
    assert summary.as_json()["length"] == {"mean": 0.0, "least": 0, "most": 0}


def test_simulate_gives_a_record_for_each_seed_in_order():
    records = list(simulate(Tiny(), BET, range(3, 6), ["low", "low"], answer=computer))
    assert [each.seed for each in records] == [3, 4, 5]


def test_players_move_up_a_seat_each_game():
    records = list(simulate(Tiny(), BET, range(3), ["low", "chance"], answer=computer))
    assert [tuple(each.players.values()) for each in records] == [
        ("low", "chance"),
        ("chance", "low"),
        ("low", "chance"),
    ]
