"""Ladders and tournaments from beginning to end: saved at every decision, replayed, and played by chance."""

from __future__ import annotations

import itertools
from datetime import UTC, datetime
from random import Random

import pytest

from game import saves, scenarios
from game.rules.kernel.dice import SeededDice
from game.rules.kernel.game import Game, Seat
from game.rules.kernel.replaying import Replay
from game.sim import play as simulate
from tests.rules.phases.games import answer_all, new_game, phases, play, written

NOON = datetime(2026, 5, 1, 12, 0, tzinfo=UTC)
SHIPPED = [("satisfaction", 2), ("satisfaction", 5), ("satisfaction", 8), ("lists", 4), ("lists", 8), ("causeway", 2)]


@pytest.mark.parametrize(("key", "players"), [("satisfaction", 3), ("lists", 4), ("causeway", 2)])
def test_a_game_saved_at_every_decision_goes_on_event_for_event(key, players, tmp_path):
    game, rng, path = new_game(key, players, seed=11), Random(5), tmp_path / "save.json"
    kinds = set()
    while game.result is None:
        kinds |= {decision.kind for decision in game.owed}
        for decision in game.owed:
            again = saved_and_read(game, path)
            assert again.owed == game.owed
            assert again.pending == game.pending
            menu = game.system.menu(game.view(decision.seat), decision)
            # The first choices make for long games: no withdrawing, no yielding.
            choice = rng.choice(menu.choices[:3])
            assert game.answer(decision, choice.answer) == []
        again = saved_and_read(game, path)
        assert game.advance() == again.advance()
        assert again.position == game.position
        assert isinstance(again.dice, SeededDice)
        assert again.dice.thrown == game.dice.thrown
    assert kinds >= ({"terms", "challenge", "bet"} if key == "satisfaction" else {"carriage", "stake"})
    assert saved_and_read(game, path).result == game.result


def saved_and_read(game: Game, path) -> Game:
    saves.write(path, game, title="Halfway", saved_at=NOON)
    return saves.read(path)


@pytest.mark.parametrize(("key", "players"), SHIPPED)
def test_start_and_events_give_every_position_again(key, players):
    game = new_game(key, players, seed=2)
    positions = [(len(game.events), game.position.copy())]
    rng = Random(3)
    while game.result is None:
        answer_all(game, rng)
        game.advance()
        positions.append((len(game.events), game.position.copy()))
    replay = Replay(game.system, game.start, game.events)
    for count, position in reversed(positions):
        replay.go_to(count)
        assert replay.position == position
    read = [game.system.read_event(event) for event in written(game)]
    assert read == game.events


@pytest.mark.parametrize(("key", "players"), SHIPPED)
def test_random_answers_always_come_to_an_end(key, players):
    for seed in range(60):
        game = new_game(key, players, seed=seed)
        play(game, Random(seed))
        assert game.result is not None
        sides = {figure.side for figure in game.position.figures.values()}
        assert set(game.result.winners) <= sides


def test_events_of_an_edited_save_that_do_not_follow_each_other_are_refused(tmp_path):
    game = new_game("satisfaction", 2)
    game.events.pop(1)
    with pytest.raises(saves.SaveError, match="event 3 stands where event 2 should be"):
        saves.write(tmp_path / "cut.json", game, title="Cut", saved_at=NOON)


@pytest.mark.parametrize(("key", "players"), SHIPPED)
def test_computers_answer_without_faults_and_one_seed_is_one_game(key, players):
    scenario = scenarios.load(key)
    minds = ["careful", "bold", "sly", "random"]
    for seed in range(5):
        record = simulate(phases(), scenario, seed, [minds[number % 4] for number in range(players)])
        assert record.finished
        assert record.passed == 0
    again = simulate(phases(), scenario, 4, [minds[number % 4] for number in range(players)])
    assert again == record


# --- the ladder ---------------------------------------------------------------------------------------------


def test_a_ladder_is_climbed_pair_by_pair_one_duel_a_day():
    game = new_game("satisfaction", 4, seed=3)
    play(game, Random(1))
    events = written(game)
    order = next(event["order"] for event in events if event["type"] == "order_drawn")
    scenes = [event for event in events if event["type"] == "scene_began"]
    assert scenes[0]["pair"] == [order[3], order[2]], "the lowest challenges the one above him"
    days = [event["day"] for event in events if event["type"] == "day_began"]
    assert days == list(range(2, len(scenes) + 1)), "a night lies between any two duels"
    moved = [event for event in events if event["type"] == "ladder_moved"]
    for scene, next_scene, move in zip(scenes, scenes[1:], moved, strict=False):
        assert next_scene["pair"] == [move["after"][move["rung"] + 1], move["after"][move["rung"]]]
        winner = next(e for e in events if e["type"] == "duel_over" and e["scene"] == scene["number"])["winner"]
        before, after = move["before"], move["after"]
        if winner == scene["pair"][0]:
            assert after.index(winner) == before.index(winner) - 1
        elif len(before) == len(after):
            assert before == after


def play_script(game: Game, script: dict[str, object]) -> list[dict]:
    """Every decision answered by its kind."""
    while game.result is None:
        for decision in game.owed:
            assert game.answer(decision, script[decision.kind]) == []
        game.advance()
    return written(game)


def test_points_for_wins_yields_and_stakes():
    """Two climbs between two who always yield at once or are refused."""
    game = new_game("satisfaction", 2, seed=4)
    events = play_script(game, {"terms": "foils for purse", "challenge": "refuse"})
    scored = [
        (event["figure"], event["after"] - event["before"], event["why"])
        for event in events
        if event["type"] == "scored"
    ]
    pairs = [event["pair"] for event in events if event["type"] == "scene_began"]
    assert [figure for figure, _, _ in scored] == [pairs[0][0], pairs[1][0]]
    assert [points for _, points, _ in scored] == [1, 1], "a challenge refused counts as one yielded to, and no stake"
    assert pairs[0] == pairs[1][::-1], "the refused challenger stands above the other now"


def test_nights_bring_back_one_and_days_in_bed_two():
    """Five on the ladder, all hurt by hand: after the first day the two who fought gain 1, the others 2."""
    from dataclasses import replace

    start = new_game("satisfaction", 5, seed=6)
    position = start.position
    for name, figure in position.figures.items():
        position.figures[name] = replace(figure, hit_points=3)
    pair = position.scene.pair
    while start.position.day == 1:
        for decision in start.owed:
            answer = {"terms": "foils", "challenge": "accept"}.get(decision.kind)
            answer = answer or ("yield" if decision.about == pair[0] else 1)
            assert start.answer(decision, answer) == []
        start.advance()
    gained = {name: figure.hit_points - 3 for name, figure in start.position.figures.items()}
    assert gained == {name: 1 if name in pair else 2 for name in gained}


def test_hit_points_never_pass_what_they_were():
    for seed in range(10):
        game = new_game("satisfaction", 4, seed=seed)
        play(game, Random(seed))
        for event in game.events:
            if event.type == "recovered":
                assert event.after <= game.position.figures[event.figure].full
                assert 1 <= event.after - event.before <= 2


# --- the lists ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "jousts", "days"), [(4, 4, 2), (8, 8, 3)])
def test_a_knock_out_with_a_joust_for_the_third_place(players, jousts, days):
    game = new_game("lists", players, seed=5)
    events = play_script(game, {"carriage": "low", "stake": "mount", "mount": ""})
    scenes = [event for event in events if event["type"] == "scene_began"]
    assert (len(scenes), game.position.day) == (jousts, days)
    final, third = scenes[-1]["pair"], scenes[-2]["pair"]
    assert not set(final) & set(third)
    through = [event for event in events if event["type"] == "went_through"]
    semis = through[-4:-2]
    assert set(final) == {event["winner"] for event in semis}
    assert set(third) == {loser for event in semis for loser in event["losers"]}
    assert scenes[-1]["grander"] == ["purse", "sword", "stable"], "only the last two may ride for more"
    assert all(scene["grander"] == [] for scene in scenes[:-1])
    champion = through[-1]["winner"]
    assert game.result.winners == (game.position.figures[champion].side,)


def test_mounts_change_stables_and_who_lost_his_rides_what_the_yard_lends():
    found = 0
    for seed in range(8):
        game = new_game("lists", 4, seed=seed)
        owned = {mount.id for figure in game.position.figures.values() for mount in figure.stable}
        assert len(owned) == 4
        events = play_script(game, {"carriage": "firm", "stake": "mount", "mount": ""})
        after = [mount.id for figure in game.position.figures.values() for mount in figure.stable]
        assert sorted(after) == sorted(owned), "no mount comes from nowhere or is lost"
        forfeited = {event["by"] for event in events if event["type"] == "mount_forfeited"}
        third = [event for event in events if event["type"] == "scene_began"][-2]
        for knight in third["pair"]:
            if knight in forfeited:
                found += 1
                assert third["mounts"][knight] == ["yard", "draft horse"]
    assert found > 5


def test_a_winner_of_mounts_chooses_among_them():
    game = new_game("lists", 4, seed=5)
    asked = []
    while game.result is None:
        for decision in game.owed:
            answer = {"carriage": "low", "stake": "mount"}.get(decision.kind)
            if decision.kind == "mount":
                asked.append(decision.about)
                knight = game.position.figures[decision.about]
                other = next(mount for mount in knight.stable if mount != knight.mount)
                assert game.system.faults(game.position, decision, "pegasus"), "only what is his"
                answer = other.id
            assert game.answer(decision, answer) == []
        game.advance()
    assert asked, "the finalists have two mounts each"
    chosen = [event for event in game.events if event.type == "mounts_chosen"]
    assert {knight for event in chosen for knight in event.mounts} == set(asked)


def test_a_joust_without_a_winner_is_decided_by_lot_and_no_mount_changes_hands():
    game = new_game("lists", 4, seed=1)
    for decision in game.owed:
        assert game.answer(decision, "withdraw") == []
    events = [game.system.write_event(event) for event in game.advance()]
    kinds = [event["type"] for event in events]
    assert "lot_drawn" in kinds
    assert "mount_forfeited" not in kinds
    lot = next(event for event in events if event["type"] == "lot_drawn")
    assert lot["throws"][lot["winner"]] == max(lot["throws"].values())


def test_a_final_without_a_winner_is_shared():
    game = new_game("causeway", 2, seed=1)
    play_script(game, {"carriage": "withdraw", "stake": "mount"})
    assert len(game.result.winners) == 2
    assert game.result.reason == "shared"


def test_only_four_or_eight_ride():
    seats = [Seat(f"seat{number}", f"Player {number}") for number in range(1, 6)]
    with pytest.raises(scenarios.ScenarioError, match="4 or 8 players, not 5"):
        scenarios.start_game(scenarios.load("lists"), seats, seed=1)


def test_sealed_answers_are_seen_by_nobody_else_and_open_ones_by_all():
    game = new_game("satisfaction", 3, seed=1)
    seats = tuple(sorted(game.seats))
    for _ in range(2):
        (decision,) = game.owed
        assert decision.audience == seats
        game.answer(decision, game.system.pass_answer(decision))
        game.advance()
    assert [decision.kind for decision in game.owed] == ["bet", "bet"]
    assert all(decision.audience == (decision.seat,) for decision in game.owed)
    assert len({decision.group for decision in game.owed}) == 1


def test_every_event_that_happens_can_be_told_in_words():
    silent = {"game_began", "scene_over", "round_began", "went_through", "damage_rolled"}
    for key, players in SHIPPED:
        for seed in range(4):
            game = new_game(key, players, seed=seed)
            play(game, Random(seed))
            for event, position in zip(game.events, positions(game), strict=False):
                words = game.system.words(position, event)
                assert words or event.type in silent or event.type in ("ladder_moved", "stake_paid"), event
                assert not any(mark in words for mark in ("None", "{", "_")), words


def positions(game: Game):
    position = game.start.copy()
    for event in game.events:
        yield position
        position = game.system.apply(position, event)


def test_passing_is_always_legal():
    for key, players in SHIPPED:
        game = new_game(key, players, seed=8)
        for _ in itertools.count():
            if game.result is not None:
                break
            for decision in game.owed:
                assert game.answer(decision, game.system.pass_answer(decision)) == []
            game.advance()
