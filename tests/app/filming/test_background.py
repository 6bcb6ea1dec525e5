"""A film made beside the game: it tells how far it is, can be stopped, and leaves nothing behind then."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PIL import Image

from game import replays
from game.app.filming import Order
from game.app.filming.background import FilmInTheMaking
from game.app.filming.making import make
from tests.games import played

NOW = datetime(2031, 5, 3, 17, 4, tzinfo=UTC)
HANGS = 300.0
"""Seconds after which a test gives up; no figure of how fast anything is."""


@pytest.fixture
def recorded(tmp_path: Path) -> Path:
    return replays.keep(played("tavern_brawl"), title="A brawl", kept_at=NOW, folder=tmp_path / "replays")


def wait(film: FilmInTheMaking, until) -> None:
    started = time.monotonic()
    while not until():
        assert time.monotonic() - started < HANGS, "it hangs"
        time.sleep(0.01)
        film.look()


def test_it_comes_to_an_end_and_the_film_is_there(recorded, tmp_path):
    film = FilmInTheMaking(Order(recorded, "gif", tmp_path / "film.gif", (1, 1), (320, 240), frames=4))
    wait(film, lambda: film.over)
    assert (film.fault, film.part) == ("", 1.0)
    with Image.open(tmp_path / "film.gif") as made:
        assert made.n_frames > 3


def test_stopped_half_way_it_leaves_nothing(recorded, tmp_path):
    out = tmp_path / "films" / "film.png"
    out.parent.mkdir()
    film = FilmInTheMaking(Order(recorded, "apng", out, size=(1600, 1200), frames=60))
    wait(film, lambda: film.part > 0)
    assert list(out.parent.iterdir())
    film.cancel()
    assert list(out.parent.iterdir()) == []
    assert film.over


def test_two_films_to_one_place_do_not_write_into_each_other(recorded, tmp_path):
    """A long one is begun while a short one is made: the short one is whole, and nothing is left of the other."""
    out = tmp_path / "films" / "film.png"
    out.parent.mkdir()
    long: list[FilmInTheMaking] = []

    def meanwhile(part: float) -> None:
        if not long:
            long.append(FilmInTheMaking(Order(recorded, "apng", out, size=(1600, 1200), frames=60)))
            wait(long[0], lambda: long[0].part > 0)

    try:
        make(Order(recorded, "apng", out, (1, 1), (320, 240), frames=4), meanwhile)
    finally:
        for film in long:
            film.cancel()
    with Image.open(out) as made:
        assert made.size == (320, 240)
        assert made.n_frames > 3
    assert list(out.parent.iterdir()) == [out]


def test_what_goes_wrong_is_said(recorded, tmp_path):
    film = FilmInTheMaking(Order(recorded, "gif", tmp_path / "film.gif", (77, 78), (320, 240)))
    wait(film, lambda: film.over)
    assert "there is no turn 77-78" in film.fault


def test_a_process_that_dies_is_noticed(recorded, tmp_path):
    film = FilmInTheMaking(Order(recorded, "apng", tmp_path / "film.png", size=(1600, 1200), frames=60))
    film._process.kill()
    wait(film, lambda: film.over)
    assert "broken off" in film.fault
