"""Real games of every system, saved at every stage: the same bytes again, and the same events afterwards."""

from __future__ import annotations

import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game import saves
from tests.saves.games import KEYS, NOON, at_stage, begun, count_of_stages, new_game, stages, to_the_end


def write(path, game, circumstances=None) -> bytes:
    saves.write(path, game, title="A fight", saved_at=NOON, circumstances=circumstances or begun(game))
    return path.read_bytes()


@settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_save_load_save_gives_the_same_bytes(tmp_path, data):
    key = data.draw(st.sampled_from(KEYS), "scenario")
    seed = data.draw(st.integers(1, 3), "seed")
    game = at_stage(key, data.draw(st.integers(0, count_of_stages(key, seed) - 1), "stage"), seed)
    first = write(tmp_path / "first.json", game)
    again = saves.read_all(tmp_path / "first.json")
    kept = saves.Circumstances(again.drafts, again.watched, again.head.place)
    assert write(tmp_path / "second.json", again.game, kept) == first


@pytest.mark.parametrize("key", ["first_fight", "lists", "satisfaction"])
def test_at_every_stage_of_a_whole_game(key, tmp_path):
    path = tmp_path / "save.json"
    for game in stages(key):
        first = write(path, game)
        again = saves.read_all(path)
        assert again.watched == len(game.events) // 2
        assert set(again.drafts) == {decision.id for decision in game.owed}
        assert again.game.pauses == sorted(set(game.pauses))
        kept = saves.Circumstances(again.drafts, again.watched, again.head.place)
        assert write(path, again.game, kept) == first


@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_what_happens_after_loading_is_what_would_have_happened_without(tmp_path, data):
    key = data.draw(st.sampled_from(KEYS), "scenario")
    game = at_stage(key, data.draw(st.integers(0, count_of_stages(key) - 1), "stage"))
    write(tmp_path / "save.json", game)
    again = saves.read(tmp_path / "save.json")
    to_the_end(game)
    to_the_end(again)
    assert again.events == game.events
    assert again.position == game.position


def test_drafts_are_secret_and_what_does_not_fit_any_more_is_dropped_quietly(tmp_path):
    game = new_game("tavern_brawl")
    decision = game.owed[0]
    drafts = {decision.id: "N- 1- L R", "plot-99-nobody": "WH", game.owed[1].id: {"x": "y" * 5000}}
    path = tmp_path / "save.json"
    write(path, game, saves.Circumstances(drafts))
    text = path.read_text()
    assert "N- 1-" not in text
    assert decision.id not in text
    assert saves.read_all(path).drafts == {decision.id: "N- 1- L R"}


def test_whoever_opens_the_file_is_told_what_the_packing_is_worth(tmp_path):
    path = tmp_path / "save.json"
    write(path, new_game("duel"))
    first = next(iter(json.loads(path.read_text()).items()))
    assert first[0] == "note"
    assert "a curtain, not a lock" in first[1]


@pytest.mark.parametrize(("png", "kept"), [(b"", False), (b"GIF89a", False), ("large", False), ("small", True)])
def test_a_picture_is_a_small_png_or_none(png, kept, tmp_path):
    if isinstance(png, str):
        sides = (256, 160) if png == "small" else (30_000, 30_000)
        header = b"IHDR" + b"".join(side.to_bytes(4, "big") for side in sides)
        png = b"\x89PNG\r\n\x1a\n\x00\x00\x00\x0d" + header + bytes(20)
    path = tmp_path / "save.json"
    write(path, new_game("duel"), saves.Circumstances(picture=png))
    assert saves.read_head(path).png == (png if kept else b"")
