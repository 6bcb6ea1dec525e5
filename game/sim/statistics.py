"""What many games add up to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any

from game.sim.playing import GameRecord


@dataclass(frozen=True, slots=True)
class Share:
    """Wins out of games played, a draw being nobody's win."""

    played: int
    won: int

    @property
    def percent(self) -> float:
        return round(100 * self.won / self.played, 1) if self.played else 0.0


@dataclass(frozen=True, slots=True)
class Summary:
    """`length`: mean, least and most. `happened`: events of each type in a game, on average.

    `temperaments`: a temperament plays once for each seat it has in a game.
    """

    games: int
    draws: int
    unfinished: int
    passed: int
    seats: dict[str, Share]
    sides: dict[str, Share]
    temperaments: dict[str, Share]
    reasons: dict[str, int]
    length: tuple[float, int, int]
    happened: dict[str, float]

    def as_json(self) -> dict[str, Any]:
        data = asdict(self)
        for part in ("seats", "sides", "temperaments"):
            data[part] = {
                name: {**asdict(share), "percent": share.percent} for name, share in getattr(self, part).items()
            }
        data["length"] = dict(zip(("mean", "least", "most"), self.length, strict=True))
        return data


def summary_of(records: Iterable[GameRecord]) -> Summary:
    records = list(records)
    seats, sides, temperaments = _Tally(), _Tally(), _Tally()
    reasons: Counter[str] = Counter()
    happened: Counter[str] = Counter()
    for record in records:
        reasons[record.reason] += 1
        happened.update(record.happened)
        for seat, temperament in record.players.items():
            won = seat in record.winning_seats
            seats.add(seat, won)
            temperaments.add(temperament, won)
        for side in sorted(set(record.sides.values())):
            sides.add(side, side in record.winners)
    lengths = [record.length for record in records] or [0]
    games = max(len(records), 1)
    return Summary(
        games=len(records),
        draws=sum(record.finished and not record.winners for record in records),
        unfinished=sum(not record.finished for record in records),
        passed=sum(record.passed for record in records),
        seats=seats.shares(),
        sides=sides.shares(),
        temperaments=temperaments.shares(),
        reasons=dict(sorted(reasons.items())),
        length=(round(sum(lengths) / len(lengths), 2), min(lengths), max(lengths)),
        happened={kind: round(count / games, 2) for kind, count in sorted(happened.items())},
    )


class _Tally:
    def __init__(self) -> None:
        self._played: Counter[str] = Counter()
        self._won: Counter[str] = Counter()

    def add(self, name: str, won: bool) -> None:
        self._played[name] += 1
        self._won[name] += won

    def shares(self) -> dict[str, Share]:
        return {name: Share(played, self._won[name]) for name, played in sorted(self._played.items())}
