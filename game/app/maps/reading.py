"""One look at a map file: what it is, what is wrong with it, what can be played there. Needs no window."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

from game.app.board.map_floor import floor_layers
from game.app.play.parts import can_be_played
from game.maps import Fault, Look, MapError, Severity, SquareMap, look_at
from game.maps.pictures import Pictures
from game.rules.kernel.tokens import Token
from game.scenarios import Scenario, all_scenarios
from game.scenarios.checking import check_uses, suits
from game.stamps import stamp


@dataclass(frozen=True, slots=True)
class Reading:
    """`layers`: the floor's pictures, if there are any; `things`: what stands on it; `suits`: what can be fought there.
    `saved_at` is None for a file that is not there."""

    look: Look
    layers: Pictures | None = None
    things: tuple[Token, ...] = ()
    suits: tuple[Scenario, ...] = ()
    saved_at: datetime | None = None

    @property
    def playable(self) -> SquareMap | None:
        return self.look.playable


def read(path: Path) -> Reading:
    """Never raises: whatever is wrong with the file is a fault of the reading."""
    try:
        return _read(path)
    except (OSError, ValueError, RecursionError, MemoryError) as error:
        words = f"the file cannot be looked at: {error or type(error).__name__}"
        fault = Fault(
            "unreadable-map", Severity.ERROR, str(path), None, None, None, None, words, "Save it anew from Tiled"
        )
        return Reading(Look([fault], files={path: stamp(path)}))


def _read(path: Path) -> Reading:
    from game.maps.things import things

    look = look_at(path)
    written = look.files.get(path)
    saved_at = datetime.fromtimestamp(written[0] / 1e9) if written else None
    drawn = look.drawn
    if drawn is None:
        return Reading(look, saved_at=saved_at)
    playable = look.playable
    if playable is not None:
        look = replace(look, faults=look.faults + check_uses(playable, str(path)))
    try:
        layers = floor_layers(str(path))
    except MapError:
        layers = None
    fitting = [each for each in all_scenarios() if playable and can_be_played(each.system) and suits(each, playable)]
    return Reading(look, layers, tuple(things(drawn)), tuple(fitting), saved_at)
