"""How a fight went: what each fighter did in figures, and the moments worth seeing again. Read from the events."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from game.app.play.parts import Highlight
from game.rules.kernel.game import Game
from game.rules.swashbuckler import events as e
from game.rules.swashbuckler.fighter import Status
from game.rules.swashbuckler.position import Position

HEADINGS = {
    "Dealt": "boxes of injury dealt to opponents",
    "Taken": "boxes of injury taken",
    "Blows": "blows that hit, of all that found somebody in reach",
    "Parries": "blows turned aside",
    "Tricks": "throws, shoves, kicks, tables and carpets that told, of all that reached somebody",
    "Stun": "boxes lost to stun",
    "Falls": "times knocked down",
    "Failed": "orders that came to nothing",
    "Walked": "squares gone by own orders",
    "End": "how it ended for him",
}
ENDS = {
    Status.FIGHTING: "standing",
    Status.OUT: "out",
    Status.LEFT: "left",
    Status.OVERBOARD: "overboard",
}


@dataclass(slots=True)
class Tally:
    """What one fighter did. `blows`, `tricks`: those that came off, and all. `dealt` counts opponents only (R14.2).

    `stun`: boxes of his that were circled. `walked`: squares he went by his own orders (R12.1).
    """

    dealt: int = 0
    taken: int = 0
    blows: list[bool] = field(default_factory=list)
    parries: int = 0
    tricks: list[bool] = field(default_factory=list)
    stun: int = 0
    falls: int = 0
    failed: int = 0
    walked: int = 0

    def cells(self) -> list[str]:
        return [
            str(self.dealt),
            str(self.taken),
            _share(self.blows),
            str(self.parries),
            _share(self.tricks),
            str(self.stun),
            str(self.falls),
            str(self.failed),
            str(self.walked),
        ]


def _share(attempts: list[bool]) -> str:
    return f"{sum(attempts)}/{len(attempts)}" if attempts else "0"


def statistics(game: Game[Position, Any]) -> tuple[Mapping[str, str], Sequence[Sequence[str]]]:
    """A row for each fighter, those who still stand and dealt most first."""
    tallies = tallies_of(game.position.fighters, game.events)
    ranked = sorted(game.position.fighters.values(), key=lambda each: (not each.fighting, -each.dealt, each.id))
    return HEADINGS, [[each.id, *tallies[each.id].cells(), ENDS[each.status]] for each in ranked]


def tallies_of(fighters: Iterable[str], events: Iterable[e.Event]) -> dict[str, Tally]:
    tallies = {fighter: Tally() for fighter in fighters}
    for event in events:
        _count(tallies, event)
    return tallies


def _count(tallies: dict[str, Tally], event: e.Event) -> None:
    if isinstance(event, e.Injured):
        tallies[event.fighter].taken += event.after - event.before
        for attacker, boxes in event.credit.items():
            tallies[attacker].dealt += boxes
    elif isinstance(event, e.Attack):
        tallies[event.attacker].blows.append(event.result is not None)
    elif isinstance(event, e.Parried):
        tallies[event.fighter].parries += 1
        tallies[event.attacker].blows.append(False)
    elif isinstance(event, e.Incident):
        if event.attacker is not None and event.attacker != event.victim:
            tallies[event.attacker].tricks.append(not event.avoided)
    elif isinstance(event, e.Stunned):
        tallies[event.fighter].stun += len(event.boxes)
    elif isinstance(event, e.Postured):
        tallies[event.fighter].falls += event.after == "prone" and event.cause != "order"
    elif isinstance(event, e.Failed):
        tallies[event.fighter].failed += 1
    elif isinstance(event, e.Moved):
        tallies[event.fighter].walked += event.own


# --- moments ------------------------------------------------------------------------------------------------


def highlights(game: Game[Position, Any]) -> list[Highlight]:
    """The first blood and the best of each kind, in the order in which they happened; each event once."""
    chosen: dict[int, str] = {}
    first = next((number for number, event in enumerate(game.events) if isinstance(event, e.Injured)), None)
    if first is not None:
        chosen[first] = "First blood"
    for title, worth in BEST.items():
        best = max(range(len(game.events)), key=lambda number: worth(game.events[number]), default=None)
        if best is not None and worth(game.events[best]) > 0:
            chosen.setdefault(best, title)
    ends = (number for number in reversed(range(len(game.events))) if isinstance(game.events[number], GONE))
    last = next(ends, None)
    if last is not None:
        chosen.setdefault(last, "The last to go")
    return _told(game, chosen)


GONE = (e.Out, e.Left, e.Overboard)


def _blow(event: e.Event) -> int:
    """Boxes of a blow, as it was rolled: `4B`."""
    return int(event.result[:-1]) if isinstance(event, e.Attack) and event.result else 0


def _trick(event: e.Event) -> int:
    """Steps of stun, a fall being worth one."""
    if not isinstance(event, e.Incident) or event.avoided or event.attacker in (None, event.victim):
        return 0
    return event.stun + event.fall_stun + event.falls


def _throw(event: e.Event) -> int:
    """Squares that something flew to its victim; the next square is no feat."""
    return len(event.path) - 1 if isinstance(event, e.Landed) and event.struck else 0


BEST: dict[str, Callable[[e.Event], int]] = {
    "The hardest blow": _blow,
    "The finest trick": _trick,
    "The longest throw": _throw,
}


def _told(game: Game[Position, Any], chosen: dict[int, str]) -> list[Highlight]:
    """In the log's words; what hits somebody is told from where it left a hand."""
    told = []
    thrown: dict[str, str] = {}
    position = game.system.copy(game.start)
    for number, event in enumerate(game.events):
        if isinstance(event, e.Threw):
            thrown[event.piece] = game.system.words(position, event) + " "
        if number in chosen:
            words = game.system.words(position, event)
            if isinstance(event, e.Landed):
                struck = position.fighters[str(event.struck)]
                words = f"{thrown.get(event.piece, '')}It strikes {struck.name or struck.id}."
            told.append(Highlight(chosen[number], words, game.system.moment(position), number))
        position = game.system.apply(position, event)
    return told
