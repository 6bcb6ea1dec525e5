"""Replays: the whole of a finished game, of a running one only what is open, and of a damaged one what is good."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from game import replays
from game.replays import Recording
from game.rules.kernel.game import Game
from game.saves import SaveError
from game.sim.playing import answer_all, computer
from tests.games import REAL_GAMES, played

NOW = datetime(2031, 5, 3, 17, 4, tzinfo=UTC)


def kept(game: Game, folder: Path, title: str = "A fight") -> Path:
    return replays.keep(game, title=title, kept_at=NOW, folder=folder)


def written(recording: Recording) -> list[Any]:
    system = recording.system
    return [system.write_position(recording.start, whole=True), *map(system.write_event, recording.events)]


def spoilt(path: Path, change) -> Path:
    """The same replay with something changed by hand."""
    data = json.loads(path.read_text())
    change(data)
    path.write_text(json.dumps(data))
    return path


@pytest.mark.parametrize("key", REAL_GAMES)
def test_a_finished_game_is_read_as_it_was_played(key, tmp_path):
    game = played(key)
    found = replays.read(kept(game, tmp_path))
    assert (found.title, found.over, found.fault) == ("A fight", True, "")
    assert [seat.name for seat in found.seats] == [seat.name for seat in game.seats.values()]
    assert written(found) == written(replays.recording_of(game, "A fight"))
    position = found.system.copy(found.start)
    for event in found.events:
        position = found.system.apply(position, event)
    assert found.system.write_position(position, whole=True) == game.system.write_position(game.position, whole=True)


@pytest.mark.parametrize("key", REAL_GAMES)
def test_the_same_recording_gives_the_same_bytes(key, tmp_path):
    first = kept(played(key), tmp_path)
    again = tmp_path / "again.replay.json"
    replays.write(again, replays.read(first), kept_at=NOW)
    assert again.read_bytes() == first.read_bytes()


@pytest.mark.parametrize("groups", [2, 3, 5])
def test_no_order_that_is_still_to_come_is_in_the_replay_of_a_running_game(groups, tmp_path):
    """In the middle of a turn after a stun, too, when others' plots are made and not yet opened."""
    game = played("tavern_brawl", 1, groups)
    assert game.result is None
    path = kept(game, tmp_path)
    assert not json.loads(path.read_text())["over"]
    plots = [event for event in json.loads(path.read_text())["events"] if event["type"] == "plotted"]
    assert plots
    assert not any(any(event["before"]) or any(event["after"]) for event in plots)
    assert any(event.type == "plotted" and any(event.after) for event in game.events), "though the game knows them"


def test_a_running_replay_is_the_same_whatever_is_plotted(tmp_path):
    """Two games that differ in nothing but sealed answers cannot be told apart by their replays."""
    texts = []
    for plot in ("1- 1-", "L R L R L R"):
        game = played.__wrapped__("tavern_brawl", 3, 2)
        for decision in game.owed:
            assert game.answer(decision, plot) == []
        texts.append(kept(game, tmp_path).read_text())
    assert texts[0] == texts[1]


def test_the_seed_of_coming_dice_is_not_in_it(tmp_path):
    game = played("tavern_brawl", 987654321, 2)
    assert "987654321" not in kept(game, tmp_path).read_text()


def test_a_finished_save_is_a_recording_too(tmp_path):
    from game import saves

    path = tmp_path / "game.json"
    saves.write(path, played("lists"), title="The lists", saved_at=NOW)
    found = replays.read(path)
    assert (found.title, found.over) == ("The lists", True)
    assert written(found) == written(replays.recording_of(played("lists"), ""))


# --- what is not right --------------------------------------------------------------------------------------------


def test_an_event_that_does_not_fit_ends_it_after_the_last_good_one(tmp_path):
    path = spoilt(kept(played("tavern_brawl"), tmp_path), lambda data: data["events"].__setitem__(40, {"type": "flew"}))
    found = replays.read(path)
    assert len(found.events) == 40
    assert found.fault.startswith("Event 41 of ")
    assert written(found) == written(replays.recording_of(played("tavern_brawl"), ""))[:41]


def test_an_event_that_leads_elsewhere_ends_it_where_all_was_well(tmp_path):
    """Each event can be applied, but a fighter comes to another square than when it was played."""
    where: list[int] = []

    def change(data: dict[str, Any]) -> None:
        moves = [number for number, event in enumerate(data["events"]) if event["type"] == "moved"]
        where.append(moves[3])
        data["events"][moves[3]]["after"] = "H8"

    found = replays.read(spoilt(kept(played("tavern_brawl"), tmp_path), change))
    assert 0 < len(found.events) <= where[0]
    assert "H8" in found.fault
    assert "was at" in found.fault


def test_a_throw_whose_list_cannot_be_told_ends_it(tmp_path):
    """It fits the rules, since nothing is counted anew, but the log could not say what the throw needed."""
    where: list[int] = []

    def change(data: dict[str, Any]) -> None:
        where.append(next(number for number, event in enumerate(data["events"]) if event["type"] == "tilt"))
        for throw in data["events"][where[0]]["throws"].values():
            if throw:
                del throw["modifiers"]

    found = replays.read(spoilt(kept(played("lists"), tmp_path), change))
    assert len(found.events) == where[0]
    assert found.fault.startswith(f"Event {where[0] + 1} of ")


def test_an_event_left_out_is_noticed(tmp_path):
    path = spoilt(kept(played("lists"), tmp_path), lambda data: data["events"].pop())
    assert replays.read(path).fault


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda data: data.update(format=2), "format: is 2, and this program reads up to 1; update the game"),
        (lambda data: data.update(format=True), "format: is missing"),
        (lambda data: data.update(rules=99), "rules: version 99"),
        (lambda data: data.update(system="chess"), "no rule system 'chess'"),
        (lambda data: data.update(seats=[]), "seats: "),
        (lambda data: data["seats"].append(data["seats"][0]), "two seats have the same id"),
        (lambda data: data.update(start={}), "start: "),
        (lambda data: data.update(start={"format": 1, "board": {"map": "maps/tavern.tmx"}}), "start: "),
        (lambda data: data.update(events=5), "events: "),
        (lambda data: data.update(title="a\x00b"), "title: "),
        (lambda data: data.update(more=1), "more: "),
    ],
)
def test_what_cannot_be_shown_at_all_is_refused_with_file_and_place(change, says, tmp_path):
    path = spoilt(kept(played("tavern_brawl"), tmp_path), change)
    with pytest.raises(SaveError) as refused:
        replays.read(path)
    assert str(path) in str(refused.value)
    assert says in str(refused.value)
    assert [each.path for each in replays.list_replays(tmp_path)] == [path], "it is listed all the same"


def test_a_replay_cut_anywhere_is_refused_or_shown_in_part(tmp_path):
    path = kept(played("satisfaction"), tmp_path)
    whole = path.read_bytes()
    for length in range(0, len(whole) - 2, len(whole) // 40):
        path.write_bytes(whole[:length])
        with pytest.raises(SaveError):
            replays.read(path)
        assert replays.list_replays(tmp_path)[0].fault


# --- the folder ---------------------------------------------------------------------------------------------------


def test_nothing_is_ever_written_over(tmp_path):
    game = played("satisfaction")
    names = [kept(game, tmp_path, "Ça ira!").name for _ in range(3)]
    assert names == ["ca-ira.replay.json", "ca-ira-2.replay.json", "ca-ira-3.replay.json"]
    there = tmp_path / names[0]
    with pytest.raises(SaveError, match="is there already"):
        replays.write(there, replays.recording_of(game, "Another"), kept_at=NOW)
    assert replays.read(there).title == "Ça ira!"
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(names), "and nothing half written stays"


def test_a_folder_that_is_none_says_so(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(SaveError, match="cannot be written"):
        kept(played("satisfaction"), tmp_path / "file")
    assert replays.list_replays(tmp_path / "file") == []


def test_a_game_goes_on_as_if_it_had_not_been_kept(tmp_path):
    one, other = (played.__wrapped__("tavern_brawl", 5, 3) for _ in range(2))
    kept(one, tmp_path)
    for game in (one, other):
        answer_all(game, 5, computer())
        game.advance()
    assert one.system.write_position(one.position, whole=True) == other.system.write_position(
        other.position, whole=True
    )
