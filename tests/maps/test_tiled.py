"""Tiled itself takes our maps without complaint, and what it writes loads to the same."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from game import places
from game.maps import load_map
from tests.maps.test_boards import OWN_MAPS
from tests.maps.test_cases import CASES, expected_of, pieces_of

TILED = shutil.which("tiled") and shutil.which("tmxrasterizer")
needs_tiled = pytest.mark.skipif(not TILED, reason="Tiled is not installed")


def tiled(command: list[str], tmp_path: Path) -> str:
    """What a tool of Tiled complains of."""
    quiet = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "XDG_RUNTIME_DIR": str(tmp_path), "HOME": str(tmp_path)}
    done = subprocess.run(command, env=quiet, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    return done.stderr


@needs_tiled
@pytest.mark.parametrize("name", OWN_MAPS)
@pytest.mark.parametrize("more", [[], ["--embed-tilesets"]], ids=["external", "embedded"])
def test_tiled_writes_it_anew_as_the_same_board(name: str, more: list[str], tmp_path: Path) -> None:
    shutil.copytree(places.maps(), tmp_path / "maps")
    original, exported = tmp_path / "maps" / f"{name}.tmx", tmp_path / "maps" / "exported.tmx"
    assert tiled(["tiled", *more, "--export-map", "tmx", str(original), str(exported)], tmp_path) == ""
    ours, theirs = load_map(f"maps/{name}.tmx"), load_map(exported)
    assert theirs.board == ours.board
    assert theirs.pieces == ours.pieces
    assert (theirs.name, theirs.description, theirs.starts) == (ours.name, ours.description, ours.starts)


@needs_tiled
@pytest.mark.parametrize("name", OWN_MAPS)
def test_tiled_draws_it(name: str, tmp_path: Path) -> None:
    drawn = tmp_path / "drawn.png"
    assert tiled(["tmxrasterizer", str(places.maps() / f"{name}.tmx"), str(drawn)], tmp_path) == ""
    assert drawn.stat().st_size > 0


@needs_tiled
@pytest.mark.parametrize(
    "case",
    # Tiled before 1.9 does not know the other spelling of classes.
    [case for case in CASES if "ground" in expected_of(case) and case.name != "class-spellings"],
    ids=lambda case: case.name,
)
def test_tiled_reads_the_small_maps_as_we_do(case: Path, tmp_path: Path) -> None:
    folder = tmp_path / "case"
    shutil.copytree(case, folder)
    exported = folder / "exported.tmx"
    tiled(["tiled", "--export-map", "tmx", str(folder / "map.tmx"), str(exported)], tmp_path)
    ours, theirs = load_map(folder / "map.tmx"), load_map(exported)
    assert theirs.board == ours.board
    assert pieces_of(theirs) == expected_of(case)["pieces"]
