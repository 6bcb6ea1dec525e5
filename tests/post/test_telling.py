"""`python -m game post`: how a game by file stands, and letters read without a window."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner

from game.cli import app
from tests.post.computers import Computer, set_up


@pytest.fixture
def two(tmp_path) -> list[Computer]:
    return set_up(tmp_path, (("seat1",), ("seat2",)))


def told(*arguments: object, code: int = 0) -> str:
    done = CliRunner().invoke(app, ["post", *map(str, arguments)])
    assert done.exit_code == code, done.output
    return done.output


def test_letters_are_read_and_what_is_next_is_said(two):
    one, other = two
    folder = one.mailbox.folder
    assert "Player 1 can plot now." in told(folder)
    one.plot()
    assert "Waiting for a letter of Player 2 with the seal of exchange 1." in told(folder)
    other.receive(one.out)
    other.plot()
    after = told(folder, *other.out)
    assert "exchange 2" in after
    assert f"To send: {one.out[0]}" in after
    assert one.out[0].name.endswith("with-key.json")


def test_a_bad_letter_is_one_line_and_exit_code_2(two, tmp_path):
    (tmp_path / "song.json").write_text("[]")
    words = told(two[0].mailbox.folder, tmp_path / "song.json", code=2)
    assert words.count("\n") == 1
    assert "neither an invitation nor a letter" in words


def test_without_a_game_all_are_listed(two, monkeypatch):
    monkeypatch.setenv("SWASHBUCKLER_SAVES", str(two[0].mailbox.folder.parent / "saves"))
    assert "no game by file" in told()
    (two[0].mailbox.folder.parent / "saves" / "post").mkdir(parents=True)
    moved = two[0].mailbox.folder.rename(two[0].mailbox.folder.parent / "saves" / "post" / "fight")
    assert "fight: Player 1, Player 2" in told()
    assert "Player 1 can plot now." in told(moved.name)
    assert "no such game" in told("nowhere", code=2)
