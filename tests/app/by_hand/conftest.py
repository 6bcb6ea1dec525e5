"""Saves of their own for whoever plays by hand."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture
def saves_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "saves"
    monkeypatch.setenv("SWASHBUCKLER_SAVES", str(folder))
    return folder
