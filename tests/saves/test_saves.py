"""Saving and loading, with the tiny system: a save between any two decisions is whole, and no bad file does harm."""

from __future__ import annotations

import json
import os
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game import saves
from game.rules.kernel.dice import ListedDice, SeededDice
from game.rules.kernel.game import Game, Seat
from game.saves import shelf, writing
from game.saves.contents import pack, unpack
from game.saves.envelope import sealed
from game.systems import UnknownSystem
from tests.kernel.tiny import Event, Position, Tiny

NOON = datetime(2026, 5, 1, 12, 0, tzinfo=UTC)
SEATS = (Seat("anne", "Anne"), Seat("bart", "Bart", "bold"))


def find(key: str) -> Tiny:
    if key != "tiny":
        raise UnknownSystem(f"there is no rule system {key!r} here; known: tiny")
    return Tiny()


def new_game(seed: int = 7) -> Game[Position, Event]:
    system = Tiny()
    start = system.begin({}, None, None, [{"id": seat.id} for seat in SEATS], ())
    return Game(system, SEATS, start, SeededDice(seed))


def play(game: Game[Position, Event], decisions: int) -> None:
    """Answer so many decisions; the guesses differ, so that something is scored."""
    for count in range(decisions):
        decision = game.owed[0]
        assert game.answer(decision, True if decision.kind == "call" else 1 + count % 6) == []
        if game.ready:
            game.advance()


def write(path: Path, game: Game[Position, Event], title: str = "A game", saved_at: datetime = NOON) -> None:
    saves.write(path, game, title=title, saved_at=saved_at, find_system=find)


def read(path: Path) -> Game[Position, Event]:
    return saves.read(path, find_system=find)


def change(path: Path, **head: object) -> None:
    """As somebody who knows the format would change it."""
    data = json.loads(path.read_text())
    data.update(head)
    path.write_text(json.dumps(sealed(data)))


def change_contents(path: Path, **changes: object) -> None:
    parts = unpacked(path)
    for name, value in changes.items():
        if name == "events":
            parts = [parts[0], {"number": 1, "events": value}, {**parts[-1], "number": 2}]
        else:
            parts[0 if name in parts[0] else -1][name] = value
    change(path, contents=[pack(part) for part in parts])


def unpacked(path: Path) -> list[dict[str, Any]]:
    return [unpack(each)[0] for each in json.loads(path.read_text())["contents"]]


def refusal(path: Path) -> str:
    """The error for a file, which must be one line that names it."""
    with pytest.raises(saves.SaveError) as caught:
        read(path)
    message = str(caught.value)
    assert str(path) in message
    assert "\n" not in message
    return message


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A save in the middle of the second round: Anne has guessed, Bart has not."""
    game = new_game()
    play(game, 4)
    assert [decision.seat for decision in game.owed] == ["bart"]
    path = tmp_path / "one.json"
    write(path, game)
    return path


@pytest.mark.parametrize("decisions", range(9))
def test_a_game_saved_between_any_two_decisions_goes_on_just_as_if_it_had_not_been(tmp_path, decisions):
    game = new_game()
    play(game, decisions)
    write(tmp_path / "save.json", game)
    again = read(tmp_path / "save.json")
    assert again.position == game.position
    assert again.events == game.events
    assert again.start == game.start
    assert again.pending == game.pending
    assert again.seats == game.seats
    assert again.owed == game.owed
    play(game, 9 - decisions)
    play(again, 9 - decisions)
    assert again.result is not None
    assert again.events == game.events, "the dice go on where they stopped"


def test_the_head_can_be_read_without_playing_the_game_again(saved):
    head = saves.read_head(saved)
    assert (head.title, head.system, head.saved_at, head.moment, head.over) == ("A game", "tiny", NOON, (2,), False)
    assert [(seat.id, seat.name, seat.player) for seat in head.seats] == [
        ("anne", "Anne", "human"),
        ("bart", "Bart", "bold"),
    ]


def test_sealed_answers_cannot_be_read_in_the_file(tmp_path):
    game = new_game()
    decision = game.owed[0]
    game.answer(decision, 4)
    write(tmp_path / "save.json", game)
    text = (tmp_path / "save.json").read_text()
    assert decision.id not in text
    assert "guess" not in text
    assert read(tmp_path / "save.json").pending == {decision.id: 4}


@pytest.mark.parametrize("share", [0, 1, 10, 50, 90, 99])
def test_a_cut_save_is_refused(saved, share):
    data = saved.read_bytes()
    saved.write_bytes(data[: len(data) * share // 100])
    refusal(saved)


def test_a_missing_save_or_a_folder_is_refused(tmp_path):
    assert "cannot be read" in refusal(tmp_path / "none.json")
    assert "cannot be read" in refusal(tmp_path)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (b"", "line 1, column 1: not JSON"),
        (b"\xff\xfe\x00", "line 1: not UTF-8"),
        (b"[" * 100_000, "nested too deeply"),
        (b"[1, 2]", "this is no saved game"),
        (b'{"format": true}', "this is no saved game"),
        (b'{"format": "1"}', "this is no saved game"),
        (b'{"format": 1}', "Field required"),
        (b'{"format": 1,\n "format": 1}', 'line 1, column 2: "format" is written twice'),
        (b'{"format": NaN}', "line 1, column 12: NaN is no JSON number"),
        (b'{"format": 1e999}', "line 1, column 12: 1e999 is too large"),
        (b'{"format": ' + b"9" * 5000 + b"}", "too many digits"),
        (b'{"format": 1, "title": "\\ud800"}', "half a character"),
    ],
)
def test_what_is_no_save_at_all_is_refused_with_the_place(tmp_path, text, says):
    path = tmp_path / "odd.json"
    path.write_bytes(text)
    assert says in refusal(path)


@pytest.mark.parametrize(
    ("head", "says"),
    [
        ({"format": saves.FORMAT + 1}, "update the game"),
        ({"format": 0}, "this is no saved game"),
        ({"system": "chess"}, "no rule system 'chess'"),
        ({"system": 3}, "system: "),
        ({"rules": 99}, "update the game"),
        ({"rules": "1"}, "rules: "),
        ({"title": "a\x00b"}, "title: "),
        ({"title": None}, "title: "),
        ({"saved_at": "yesterday"}, "saved_at: "),
        ({"saved_at": "2026-05-01T12:00:00"}, "saved_at: "),
        ({"seats": []}, "seats: "),
        ({"seats": [{"id": "anne", "name": "Anne", "player": "human"}]}, "nobody sits at bart"),
        ({"seats": [{"id": "anne", "name": "Anne", "player": "human"}] * 2}, "the same id"),
        ({"game": "../../etc"}, "game: "),
        ({"contents": ["nonsense"]}, "contents: changed since it was written"),
        ({"contents": ["é"]}, "contents: changed since it was written"),
        ({"contents": []}, "contents: cut short"),
        ({"place": "x" * 201}, "place: "),
        ({"picture": "nonsense"}, "picture: "),
        ({"contents": 7}, "contents: "),
        ({"colour": "red"}, "colour: "),
    ],
)
def test_an_edited_head_is_refused_with_the_place(saved, head, says):
    change(saved, **head)
    assert says in refusal(saved)


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"dice": {"seed": 7, "thrown": 10**12}}, "contents.dice.thrown"),
        ({"dice": {"seed": "7", "thrown": 1}}, "contents.dice.seed"),
        ({"dice": None}, "contents.dice"),
        ({"head": 3}, "contents.head"),
        ({"watched": -1}, "contents.watched"),
        ({"drafts": 3}, "contents.drafts"),
        ({"start": {}}, "start: "),
        ({"start": []}, "contents.start"),
        ({"events": [{"type": "flew", "round": 1}]}, "events.0: does not fit (no event is called 'flew')"),
        ({"events": [{"colour": "red"}]}, "events.0: does not fit"),
        ({"events": [{"type": "rolled", "round": 2}]}, "events.0: does not fit (an event of round 2 in round 1)"),
        ({"events": []}, "position: is not where the events lead from the start"),
        ({"position": {"seats": "anne"}}, "position: "),
        ({"pending": {"guess-2-bart": 9}}, "pending.guess-2-bart: 9 is not offered"),
        ({"pending": {"guess-1-anne": 3}}, "pending.guess-1-anne: nobody owes this decision"),
    ],
)
def test_edited_contents_are_refused_with_the_place(saved, changes, says):
    change_contents(saved, **changes)
    assert says in refusal(saved)


def test_a_score_raised_in_position_alone_is_found(saved):
    position = unpacked(saved)[-1]["position"]
    position["scores"]["anne"] += 1
    change_contents(saved, position=position)
    assert "is not where the events lead" in refusal(saved)


def test_a_save_that_opens_into_more_than_any_game_is_refused(saved):
    bomb = pack({"number": 0, "head": "x" * (64 * 1024 * 1024)})
    change(saved, contents=[bomb])
    assert "contents: cut short" in refusal(saved)


def test_small_parts_do_not_add_up_to_more_than_any_game_either(saved):
    parts = json.loads(saved.read_text())["contents"]
    change(saved, contents=[parts[0], *[pack({"number": n, "events": [{"x": "x" * 8_000_000}]}) for n in range(1, 7)]])
    assert "contents: cut short" in refusal(saved)


def test_answers_given_under_older_rules_are_asked_for_again_if_they_do_not_fit(saved):
    change(saved, rules=0)
    change_contents(saved, pending={"guess-2-anne": 9})
    game = read(saved)
    assert game.pending == {}
    assert len(game.owed) == 2


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_no_change_of_a_byte_makes_anything_worse_than_a_clear_refusal(saved, data):
    whole = saved.read_bytes()
    at = data.draw(st.integers(0, len(whole) - 1))
    byte = data.draw(st.integers(0, 255))
    other = saved.with_name("other.json")
    other.write_bytes(whole[:at] + bytes([byte]) + whole[at + 1 :])
    try:
        again: Game[Position, Event] | str = read(other)
    except saves.SaveError as error:
        again = str(error)
    if isinstance(again, str):
        assert "\n" not in again
    else:
        assert again.position == read(saved).position


def test_a_failed_write_leaves_the_older_save_and_no_litter(saved, monkeypatch):
    before = saved.read_bytes()

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(saves.SaveError, match=r"No space left on device; .* untouched; free some space"):
        write(saved, new_game(8))
    assert saved.read_bytes() == before
    assert [path.name for path in saved.parent.iterdir()] == ["one.json"]


def test_a_save_that_cannot_be_read_again_never_replaces_the_older_one(saved, monkeypatch):
    before = saved.read_bytes()
    game = new_game(8)
    play(game, 3)
    game.events.pop()
    with pytest.raises(saves.SaveError, match="what was written cannot be read again"):
        write(saved, game)
    assert saved.read_bytes() == before
    other = saves.Saved(saves.read_head(saved), new_game(9), {}, 0)
    monkeypatch.setattr(writing, "read_all", lambda path, find_system: other)
    with pytest.raises(saves.SaveError, match="reads as another game"):
        write(saved, new_game(8))
    assert saved.read_bytes() == before
    assert [path.name for path in saved.parent.iterdir()] == ["one.json"]


def test_a_folder_that_cannot_be_made_is_a_clear_error(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(saves.SaveError, match="cannot be written"):
        write(tmp_path / "file" / "save.json", new_game())


def test_a_game_with_dice_that_cannot_go_on_is_not_saved(tmp_path):
    game = new_game()
    game.dice = ListedDice([1, 2])
    with pytest.raises(TypeError):
        write(tmp_path / "save.json", game)


def test_titles_are_cleaned_and_cut(tmp_path):
    write(tmp_path / "save.json", new_game(), title="  Night\x00\nfight " + "x" * 500)
    title = saves.read_head(tmp_path / "save.json").title
    assert title.startswith("Nightfight xxx")
    assert len(title) == 120


def test_a_broken_save_is_listed_as_broken_and_the_others_stay_usable(saved):
    (saved.parent / "bad.json").write_text("{")
    write(saved.parent / "later.json", new_game(), title="Later", saved_at=NOON + timedelta(hours=1))
    listed = saves.list_saves(saved.parent)
    assert [each.path.name for each in listed] == ["later.json", "one.json", "bad.json"]
    assert [each.head is not None for each in listed] == [True, True, False]
    assert "not JSON" in listed[2].fault


def test_an_empty_or_missing_folder_lists_nothing(tmp_path):
    assert saves.list_saves(tmp_path / "none") == []
    assert saves.latest_autosave(tmp_path) is None


def test_new_files_have_plain_names_that_are_not_taken(tmp_path):
    assert saves.new_path("Nuit d'Été!", tmp_path).name == "game-nuit-d-ete.json"
    assert saves.new_path("???", tmp_path).name == "game-untitled.json"
    assert saves.new_path("../../x", tmp_path).parent == tmp_path
    (tmp_path / "game-x.json").write_text("")
    assert saves.new_path("x", tmp_path).name == "game-x-2.json"


def test_a_list_reads_a_file_again_only_when_it_is_another(saved, monkeypatch):
    """Of hundreds of saves none is read anew at every stroke of a key; but no change is overlooked."""
    read_from = []
    truly = shelf.read_head
    monkeypatch.setattr(shelf, "read_head", lambda path: (read_from.append(path), truly(path))[1])
    long_ago = saved.stat().st_mtime - 100
    os.utime(saved, (long_ago, long_ago))
    for _ in range(3):
        (listed,) = saves.list_saves(saved.parent)
        assert listed.head.title == "A game"
    assert read_from == [saved]
    write(saved, new_game(), title="Another")
    (listed,) = saves.list_saves(saved.parent)
    assert listed.head.title == "Another"
    saved.write_text("{")
    os.utime(saved, (long_ago, long_ago))
    assert [each.head for each in saves.list_saves(saved.parent)] == [None]
