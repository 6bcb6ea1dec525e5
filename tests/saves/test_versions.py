"""Saves of every format there has been still load, and go on."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from game import saves
from game.saves import upgrade
from tests import random_plots

HERE = Path(__file__).parent
RECORDED = sorted(HERE.glob("v*/*.json"))


def test_there_are_recorded_saves_and_an_upgrade_for_every_format():
    assert {path.parent.name for path in RECORDED} == {f"v{number}" for number in range(1, saves.FORMAT + 1)}
    assert set(upgrade.UPGRADES) == set(range(1, saves.FORMAT))


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_recorded_save_loads_and_can_be_played_to_its_end(path):
    game = saves.read(path)
    assert [seat.name for seat in game.seats.values()] == ["Anne", "Bart", "Céline", "Dirk"]
    assert game.seats["seat2"].player == "careful"
    while game.result is None:
        for decision in game.owed:
            view = game.view(decision.seat)
            game.answer(decision, random_plots.answer(game.system, view, decision, Random(decision.id), ""))
        game.advance()


@pytest.mark.parametrize("version", sorted({path.parent for path in RECORDED}), ids=lambda folder: folder.name)
def test_recorded_saves_stop_where_they_were_saved(version):
    half = saves.read(version / "half-plotted.json")
    assert len(half.pending) == 3, "three of six plots were in"
    assert {decision.kind for decision in half.owed} == {"plot"}
    assert {decision.kind for decision in saves.read(version / "mid-turn.json").owed} == {"replot"}
    assert saves.read(version / "over.json").result is not None


def test_what_a_format_does_not_keep_is_taken_as_nothing_begun_and_everything_seen():
    old = saves.read_all(HERE / "v1" / "half-plotted.json")
    assert old.drafts == {}
    assert old.watched == len(old.game.events)
    assert (old.head.place, old.head.picture) == ("", "")


def test_format_2_keeps_what_was_begun_and_how_far_people_have_watched():
    kept = saves.read_all(HERE / "v2" / "half-plotted.json")
    assert kept.drafts == {kept.game.owed[0].id: "N- L"}
    assert kept.watched == len(kept.game.events)
    assert kept.head.place == "The Tavern"
    assert kept.head.png.startswith(b"\x89PNG")


def test_an_older_save_stays_as_it_is_until_it_is_saved_again(tmp_path):
    path = tmp_path / "old.json"
    path.write_bytes((HERE / "v1" / "mid-turn.json").read_bytes())
    before = path.read_bytes()
    game = saves.read(path)
    assert path.read_bytes() == before
    saves.write(path, game, title="Again", saved_at=saves.read_head(path).saved_at)
    assert json.loads(path.read_text())["format"] == saves.FORMAT
    assert saves.read(path).position == game.position


def test_upgrades_are_made_one_format_after_the_other(monkeypatch):
    monkeypatch.setattr(upgrade, "FORMAT", 3)
    monkeypatch.setattr(
        upgrade,
        "UPGRADES",
        {
            1: lambda data: {**data, "format": 2, "title": data["name"]},
            2: lambda data: {**data, "format": 3, "title": data["title"].upper()},
        },
    )
    assert upgrade.upgraded({"format": 1, "name": "night"})["title"] == "NIGHT"
    assert upgrade.upgraded({"format": 3, "title": "night"})["title"] == "night"
