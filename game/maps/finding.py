"""Which file a map's name stands for, and which name a position writes for a file."""

from __future__ import annotations

from pathlib import Path

from game import places
from game.maps.faults import printable


def find_file(path_or_name: str | Path) -> tuple[Path, str]:
    """The file, and its name as messages show it. The file need not be there.

    A path, one of the game's own maps as positions write it (`maps/tavern.tmx`), or just `tavern`.
    """
    given = str(path_or_name)
    try:
        path = places.find_map(given)
        if not path.suffix and not path.exists():
            path = places.find_map(f"{given}.tmx")
    except (OSError, ValueError):
        path = Path(given)
    return path, printable(given)


def map_name(path: Path, given: str) -> str:
    """How positions write a map: `maps/...` for the game's own, else as it was given."""
    own = places.maps().resolve()
    resolved = path.resolve()
    return f"maps/{resolved.relative_to(own).as_posix()}" if resolved.is_relative_to(own) else given
