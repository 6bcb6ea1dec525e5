"""A new game from a scenario's body (G)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal, Protocol

from pydantic import Field

from game.rules.grid import Board
from game.rules.phases.jousts.admission import missing
from game.rules.phases.position import Places, Position
from game.rules.phases.programme import Ladder, Programme, Tournament
from game.rules.phases.tables.model import Tables
from game.rules.phases.written.faults import Faults, read_model
from game.rules.phases.written.figures import read_figures
from game.rules.phases.written.models import FigureData, PlacesData, Things, Written
from game.rules.phases.written.positions import check_options, check_places


class Grounds(Protocol):
    """What is read of a map: the lists, if it has them."""

    @property
    def lists(self) -> Lists | None: ...


class Lists(Protocol):
    """`ends`: where the two start who meet, and where each arrives. `stands`: where the others look on."""

    @property
    def ends(self) -> Sequence[str]: ...
    @property
    def stands(self) -> Sequence[str]: ...


class ScenarioData(Written):
    """`programme`: a ladder of duels, so many `climbs`; or a tournament, with so many lances for each joust.

    `places`: where a map that has no lists has room for them.
    """

    programme: Literal["ladder", "tournament"]
    climbs: Annotated[int, Field(ge=1, le=20)] = 1
    sport: bool = True
    lances: Annotated[int, Field(ge=1, le=20)] = 3
    third_place: bool = False
    grander: Things = Field(default_factory=list)
    places: PlacesData = PlacesData()
    figures: Annotated[list[FigureData], Field(min_length=2, max_length=100)]


def begin(
    scenario: Mapping[str, Any],
    board: Board | None,
    grounds: Grounds | None,
    options: Sequence[str],
    tables: Tables,
) -> Position:
    """The position before lots are drawn. Raises BadPosition with every fault."""
    data = read_model(ScenarioData, dict(scenario), "scenario")
    faults = Faults()
    figures = read_figures(data.figures, {}, tables, faults)
    check_options(list(options), faults)
    programme: Programme = Ladder(tuple(sorted(figures)), data.climbs)
    if data.programme == "tournament":
        programme = Tournament(data.sport, data.lances, data.third_place, tuple(data.grander))
        for figure in figures.values():
            lacks = missing(figure, data.lances)
            if lacks:
                faults.note(f"figures.{figure.id}", f"not admitted to the lists; lacks {', '.join(lacks)}")
        for stake in data.grander:
            if tables.jousts.stake(stake) is None:
                known = ", ".join(each.key for each in tables.jousts.stakes)
                faults.note("grander", f"there is no stake {stake!r}; known are {known}")
    faults.refuse()
    return Position(board, figures, None, programme, frozenset(options), _places(data.places, board, grounds, faults))


def _places(data: PlacesData, board: Board | None, grounds: Grounds | None, faults: Faults) -> Places:
    """Those of the map's lists, else those of the scenario; none without a board."""
    if board is None:
        return Places()
    lists = grounds.lists if grounds else None
    if lists is not None:
        return Places(tuple(lists.ends), tuple(lists.stands))
    check_places(data, board, faults)
    faults.refuse()
    return Places(tuple(data.ends), tuple(data.waiting))
