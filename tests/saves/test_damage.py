"""Whatever has become of a file: it is listed with the reason, and what is sound in it can be had."""

from __future__ import annotations

import json
import os
import threading
from pathlib import Path
from random import Random

import pytest

from game import saves
from game.saves.contents import pack, unpack
from game.saves.envelope import sealed
from tests.saves.games import NOON, begun, give, new_game, to_the_end


@pytest.fixture(scope="module")
def fight():
    """In the third turn, with an answer given and another begun."""
    game = new_game("tavern_brawl", players=2)
    while game.position.turn < 3:
        for decision in game.owed:
            give(game, decision)
        game.advance()
    give(game, game.owed[0])
    return game


@pytest.fixture
def saved(fight, tmp_path) -> Path:
    path = tmp_path / "fight.json"
    saves.write(path, fight, title="Fight", saved_at=NOON, circumstances=begun(fight))
    return path


def refusal(path: Path) -> str:
    with pytest.raises(saves.SaveError) as caught:
        saves.read(path)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def goes_on_as(fight, left: saves.Salvaged) -> None:
    """What was salvaged is the fight as it was at one of its pauses, and can be played to an end."""
    game = left.saved.game
    assert game.events == fight.events[: len(game.events)]
    assert len(game.events) in (0, *fight.pauses)
    if not game.owed and game.result is None:
        game.advance()
    assert game.owed
    to_the_end(game)


def test_cut_at_every_tenth_and_in_each_of_the_last_bytes(saved, fight):
    data = saved.read_bytes()
    cuts = [len(data) * share // 10 for share in range(10)] + [len(data) - count for count in range(1, 65)]
    turns = []
    for cut in cuts:
        saved.write_bytes(data[:cut])
        if cut == len(data) - 1:
            assert saves.read(saved).events == fight.events, "only the end of the last line is gone"
            continue
        refusal(saved)
        left = saves.salvage(saved)
        if left is not None:
            assert left.saved.game.events == fight.events[: len(left.saved.game.events)]
            turns.append(left.moment[0])
    assert turns[-1] == 3, "a file that lacks its last bytes still yields everything that happened"
    assert 1 in turns
    assert sorted(turns) == turns[: len(turns)], "the more there is, the further it leads"


def test_what_is_left_can_be_played_on(saved, fight):
    lines = saved.read_text().splitlines(keepends=True)
    packed = [number for number, line in enumerate(lines) if line.startswith('  "') and len(line) > 100]
    moments = []
    for number in packed[1:]:
        saved.write_text("".join(lines[:number]))
        left = saves.salvage(saved)
        assert left is not None
        assert not left.all
        moments.append(left.moment[0])
        goes_on_as(fight, left)
    assert moments[-1] == 3
    assert len(set(moments)) == 3, "there is one for each turn"


def test_a_damaged_head_costs_nothing(saved, fight):
    text = saved.read_text()
    for wounded in (
        text.replace('"title": "Fight"', '"title": "Fright"'),
        text.replace('"over"', '"ovre"'),
        text[300:],
    ):
        saved.write_text(wounded)
        refusal(saved)
        left = saves.salvage(saved)
        assert left is not None
        assert left.all
        assert left.saved.game.pending == fight.pending
        assert left.saved.drafts == begun(fight).drafts
        assert left.saved.watched == len(fight.events) // 2


def test_how_a_fight_stood_can_be_had_though_its_beginning_is_lost(saved, fight):
    data = json.loads(saved.read_text())
    for lost in (0, 2):
        contents = list(data["contents"])
        contents[lost] = "QUJD" + contents[lost][4:]
        saved.write_text(json.dumps({**data, "contents": contents}))
        left = saves.salvage(saved)
        assert left is not None
        present = left.present if lost else left
        assert present is not None
        assert present.moment == (3, 0)
        game = present.saved.game
        assert game.position == fight.position
        assert game.pending == fight.pending
        assert present.saved.drafts == begun(fight).drafts
        assert game.events == [], "what had happened is not made up"
        to_the_end(game)


def test_a_part_that_is_missing_ends_what_is_taken_for_sound(saved, fight):
    """The parts behind it may be whole, but they do not follow on what is there."""
    data = json.loads(saved.read_text())
    del data["contents"][2]
    saved.write_text(json.dumps(data))
    left = saves.salvage(saved)
    assert left is not None
    assert len(left.saved.game.events) == fight.pauses[0]


def test_flipped_bytes_are_noticed(saved, fight):
    """More of them: benchmarks/fuzz_saves.py."""
    whole, rng = saved.read_bytes(), Random(1)
    refused = []
    for _ in range(300):
        at, bit = rng.randrange(len(whole)), 1 << rng.randrange(8)
        saved.write_bytes(whole[:at] + bytes([whole[at] ^ bit]) + whole[at + 1 :])
        try:
            game = saves.read(saved)
        except saves.SaveError as error:
            refused.append(str(error))
            left = saves.salvage(saved)
            if left is not None:
                assert left.saved.game.events == fight.events[: len(left.saved.game.events)]
        else:
            assert game.events == fight.events, "only blanks between the values were touched"
            assert game.pending == fight.pending
    assert len(refused) > 250
    assert not [words for words in refused if "\n" in words]


def test_an_event_changed_by_hand_ends_what_is_left_before_it(saved, fight):
    data = json.loads(saved.read_text())
    part, _ = unpack(data["contents"][2])
    part["events"][0] = {"type": "flew"}
    data["contents"][2] = pack(part)
    saved.write_text(json.dumps(sealed(data)))
    assert "events." in refusal(saved)
    left = saves.salvage(saved)
    assert left is not None
    assert len(left.saved.game.events) == fight.pauses[0]


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{}",
        b"[" * 200_000,
        b'{"contents": ' + b"[" * 200_000,
        b"\x00" * 1000,
        b'"' + b"A" * 100_000,
        b"\n" * 100_000 + b'  "AAAAAAAA"',
        b'{"format": 99, "contents": "x"}',
        json.dumps({"format": 2, "contents": ["QUJD"] * 1000}).encode(),
        json.dumps({"format": 2, "contents": [pack({"number": 0, "head": {}, "start": {}, "dice": {}})]}).encode(),
        json.dumps({"format": 1, "contents": pack({"events": [1]})}).encode(),
    ],
)
def test_of_what_never_was_a_save_nothing_is_left(data, tmp_path):
    path = tmp_path / "odd.json"
    path.write_bytes(data)
    refusal(path)
    assert saves.salvage(path) is None


def test_a_file_larger_than_any_save_is_not_read(tmp_path):
    path = tmp_path / "huge.json"
    with path.open("wb") as file:
        file.truncate(10 * 2**30)
    assert "larger than 32 MB" in refusal(path)
    assert saves.salvage(path) is None


def test_a_newer_format_is_named_as_such_and_nothing_is_salvaged_of_it(saved):
    data = json.loads(saved.read_text())
    saved.write_text(json.dumps({**data, "format": 99, "contents": "something new"}))
    (listed,) = saves.list_saves(saved.parent)
    assert listed.newer
    assert "format: is 99, and this program reads up to 2; update the game" in listed.fault
    assert saves.salvage(saved) is None


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs named pipes")
def test_things_that_are_no_files_are_listed_with_the_reason_and_nobody_waits_for_them(saved):
    folder = saved.parent
    (folder / "folder.json").mkdir()
    (folder / "loop.json").symlink_to(folder / "loop.json")
    (folder / "gone.json").symlink_to(folder / "nowhere.json")
    os.mkfifo(folder / "pipe.json")
    listed: list[saves.Listed] = []
    # A reader that waited for somebody to write would never come back.
    reader = threading.Thread(target=lambda: listed.extend(saves.list_saves(folder)), daemon=True)
    reader.start()
    reader.join(20)
    faults = {each.path.name: each.fault for each in listed}
    assert sorted(faults) == ["fight.json", "folder.json", "gone.json", "loop.json", "pipe.json"]
    assert faults["fight.json"] == ""
    assert "no ordinary file" in faults["folder.json"]
    assert "no ordinary file" in faults["pipe.json"]
    assert "leads back to itself" in faults["loop.json"]
    assert "no such file" in faults["gone.json"]


def test_saving_through_a_link_does_not_reach_outside_the_folder(saved, fight, tmp_path_factory):
    outside = tmp_path_factory.mktemp("outside") / "precious.txt"
    outside.write_text("precious")
    link = saved.parent / "link.json"
    link.symlink_to(outside)
    saves.write(link, fight, title="Fight", saved_at=NOON)
    assert outside.read_text() == "precious"
    assert not link.is_symlink()
