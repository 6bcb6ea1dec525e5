"""Where files live: beside the package in a checkout, inside it (`game/shipped`) once installed."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs

PACKAGE = Path(__file__).resolve().parent
CHECKOUT = PACKAGE.parent
OWN_SAVES = "SWASHBUCKLER_SAVES"
"""The variable that names another folder for saves."""


def _shipped(name: str) -> Path:
    inside = PACKAGE / "shipped" / name
    return inside if inside.is_dir() else CHECKOUT / name


def is_checkout() -> bool:
    return (CHECKOUT / "pyproject.toml").is_file()


def assets() -> Path:
    return _shipped("assets")


def maps() -> Path:
    return _shipped("maps")


def own_maps() -> Path:
    """Maps of the player's own: `SWASHBUCKLER_MAPS` if set, the checkout's `maps/`, else the platform's user folder."""
    chosen = os.environ.get("SWASHBUCKLER_MAPS")
    if chosen:
        return Path(chosen)
    if is_checkout():
        return maps()
    return Path(platformdirs.user_data_dir("swashbuckler", appauthor=False)) / "maps"


def saves() -> Path:
    """Saves: `SWASHBUCKLER_SAVES` if set, the checkout's `saves/`, else the platform's user folder."""
    chosen = os.environ.get(OWN_SAVES)
    if chosen:
        return Path(chosen)
    if is_checkout():
        return CHECKOUT / "saves"
    return Path(platformdirs.user_data_dir("swashbuckler", appauthor=False)) / "saves"


def replays() -> Path:
    """Replays lie in a folder of their own among the saves."""
    return saves() / "replays"


def films() -> Path:
    """Films: among the saves where those are kept in a place that was chosen, else where the user keeps his own."""
    if os.environ.get("SWASHBUCKLER_SAVES") or is_checkout():
        return saves() / "films"
    return Path(platformdirs.user_videos_dir()) / "Swashbuckler"


def settings_file() -> Path:
    """Settings: `SWASHBUCKLER_SETTINGS` if set, else the platform's user configuration folder."""
    chosen = os.environ.get("SWASHBUCKLER_SETTINGS")
    if chosen:
        return Path(chosen)
    return Path(platformdirs.user_config_dir("swashbuckler", appauthor=False)) / "settings.json"


def find_map(name: str) -> Path:
    """The file for a position's `board.map`: as given, or beside the game's own maps (`maps/tavern.tmx`)."""
    given = Path(name)
    if given.is_file() or given.is_absolute():
        return given
    shipped = maps() / (given.relative_to("maps") if given.parts[:1] == ("maps",) else given)
    return shipped if shipped.is_file() else given
