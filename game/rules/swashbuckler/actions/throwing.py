"""Throwing daggers, swords, mugs and chairs (R7.1, R7.2)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from game.rules.grid import Direction, Terrain
from game.rules.swashbuckler import events as e
from game.rules.swashbuckler.actions.block import blocks, tell_block
from game.rules.swashbuckler.contests import take_in_turn
from game.rules.swashbuckler.fighter import Fighter, Weapon
from game.rules.swashbuckler.harm import Harm
from game.rules.swashbuckler.incidents import Blow, suffer
from game.rules.swashbuckler.parts import Part
from game.rules.swashbuckler.pieces import Kind, Piece
from game.rules.swashbuckler.plot import Order
from game.rules.swashbuckler.position import Position
from game.rules.swashbuckler.reasons import Reason
from game.rules.swashbuckler.resolution import Resolution


@dataclass(slots=True)
class Flight:
    """A thing in the air. `path`: the squares flown over so far; `square`: where it is."""

    thrower: Fighter
    piece: str
    kind: Kind
    key: str
    square: str
    level: int
    path: list[str] = field(default_factory=list)
    how: str = ""
    struck: Fighter | None = None
    lost: bool = False

    @property
    def facing(self) -> Direction:
        return self.thrower.facing

    @property
    def precedence(self) -> str:
        return self.thrower.id


def throw_daggers(resolution: Resolution, fighters: list[Fighter]) -> None:
    _throw_weapons(resolution, fighters, "WD", "thrown_dagger", resolution.position.dagger, Reason.NO_DAGGER)


def throw_swords(resolution: Resolution, fighters: list[Fighter]) -> None:
    _throw_weapons(resolution, fighters, "WS", "thrown_sword", resolution.position.sword, Reason.NO_SWORD)


def throw_mugs(resolution: Resolution, fighters: list[Fighter]) -> None:
    fighters = with_throwing_arm(resolution, fighters, "WM")
    taken = take_in_turn(resolution, fighters, lambda fighter: mugs_in_reach(resolution.position, fighter))
    flights = []
    for fighter in fighters:
        if fighter.id not in taken:
            resolution.fail(fighter, Order("WM"), Reason.NO_MUG)
        else:
            mug = resolution.position.pieces[taken[fighter.id]]
            flights.append(_let_fly(resolution, fighter, mug.id, mug.kind, "thrown_mug", mug.square))
    fly(resolution, flights)


def throw_chairs(resolution: Resolution, fighters: list[Fighter]) -> None:
    """The chair must be in the thrower's own square (card: Thrown Chair)."""
    flights = []
    for fighter in with_throwing_arm(resolution, fighters, "WC"):
        chair = chair_in_hand(resolution, fighter)
        if chair is None:
            resolution.fail(fighter, Order("WC"), Reason.NO_CHAIR)
        else:
            flights.append(_let_fly(resolution, fighter, chair.id, chair.kind, "thrown_chair", chair.square))
    fly(resolution, flights)


def _throw_weapons(
    resolution: Resolution,
    fighters: list[Fighter],
    code: str,
    key: str,
    weapon_of: Callable[[Fighter], Weapon | None],
    without: Reason,
) -> None:
    flights = []
    for fighter in with_throwing_arm(resolution, fighters, code):
        weapon = weapon_of(fighter)
        if weapon is None:
            resolution.fail(fighter, Order(code), without)
        else:
            flights.append(_let_fly(resolution, fighter, weapon.id, Kind(weapon.kind.value), key, None))
    fly(resolution, flights)


def with_throwing_arm(resolution: Resolution, fighters: list[Fighter], code: str) -> list[Fighter]:
    """The throwing ban goes with the right arm for everybody (R12.1)."""
    able = []
    for fighter in fighters:
        if fighter.gone(Part.RIGHT_ARM):
            resolution.fail(fighter, Order(code), Reason.NO_THROWING_ARM)
        else:
            able.append(fighter)
    return able


def chair_in_hand(resolution: Resolution, fighter: Fighter) -> Piece | None:
    position = resolution.position
    chairs = position.pieces_at(fighter.here, Kind.CHAIR)
    return next((chair for chair in chairs if position.piece_level(chair) == position.level(fighter)), None)


def mugs_in_reach(position: Position, fighter: Fighter) -> Iterator[str]:
    """Own square first, then the square ahead, then clockwise; full before empty, nothing beneath a table (R7.2)."""
    around = [position.board.ahead(fighter.here, fighter.facing.turned(eighths)) for eighths in range(8)]
    for square in (fighter.here, *around):
        if square is None:
            continue
        mugs = [
            mug
            for mug in position.pieces_at(square, Kind.MUG)
            if not mug.under and abs(position.piece_level(mug) - position.level(fighter)) <= 1
        ]
        yield from (mug.id for mug in sorted(mugs, key=lambda mug: not mug.full))


def _let_fly(
    resolution: Resolution, fighter: Fighter, piece: str, kind: Kind, key: str, taken_from: str | None
) -> Flight:
    resolution.emit(
        e.Threw,
        fighter=fighter.id,
        piece=piece,
        kind=kind.value,
        taken_from=taken_from,
        square=fighter.here,
        facing=fighter.facing.value,
    )
    return Flight(fighter, piece, kind, key, fighter.here, resolution.position.level(fighter))


def fly(resolution: Resolution, flights: list[Flight]) -> None:
    """Let everything fly until it has hit or stopped, then mark what was done (R7.1).

    What is avoided flies on, so the next die is always the lowest victim's among all that fly (referee: dice).
    """
    harm = Harm(resolution)
    flying = [(blow, flight) for flight in flights if (blow := _fly_on(resolution, flight))]
    while flying:
        flying.sort(key=lambda pair: pair[0].precedence)
        blow, flight = flying.pop(0)
        if suffer(resolution, harm, blow):
            flight.how, flight.struck = "hit", blow.victim
        elif further := _fly_on(resolution, flight):
            flying.append((further, flight))
    for flight in sorted(flights, key=lambda flight: flight.precedence):
        _land(resolution, flight)
    harm.settle()


def _fly_on(resolution: Resolution, flight: Flight) -> Blow | None:
    """What the next fighter in line has to roll; None, with `how` set, if it is blocked or stops first."""
    victim = _next_in_line(resolution, flight)
    if victim is None:
        return None
    if blocks(resolution, victim, flight.facing):
        flight.how, flight.struck = "blocked", victim
        return None
    return Blow(flight.key, victim, flight.thrower.id, flight.piece)


def _next_in_line(resolution: Resolution, flight: Flight) -> Fighter | None:
    """Fly on to the next standing fighter in line; None, with `how` set, if it stops before one."""
    position, board = resolution.position, resolution.position.board
    reach = resolution.card.incidents[flight.key].reach
    while True:
        if reach is not None and len(flight.path) >= reach:
            flight.how = "spent"
            return None
        ahead = board.ahead(flight.square, flight.facing)
        if ahead is None:
            flight.how = "stopped"
            flight.lost = board.edge_is_open(flight.square)
            return None
        if position.stops_flight(ahead) or board.level(ahead) > flight.level + 1:
            flight.how = "stopped"
            return None
        flight.square = ahead
        flight.path.append(ahead)
        victim = position.standing_at(ahead)
        if victim is not None and position.level(victim) <= flight.level + 1:
            return victim


def _land(resolution: Resolution, flight: Flight) -> None:
    """Where it comes down: lost over an edge or in a void, a mug breaks, a chair is wrecked on a table (R7.1)."""
    position, square = resolution.position, flight.square
    lost = flight.lost or position.board.ground(square).terrain is Terrain.VOID
    cluttered = list(position.pieces_at(square, Kind.TABLE, Kind.CANNON, Kind.CHAIR))
    resolution.emit(
        e.Landed,
        piece=flight.piece,
        fighter=flight.thrower.id,
        path=tuple(flight.path),
        square=square,
        under=False,
        how="lost" if lost else flight.how,
        struck=flight.struck.id if flight.struck else None,
    )
    if flight.how == "blocked" and flight.struck:
        tell_block(resolution, flight.struck, flight.piece, flight.thrower)
    if lost:
        remove(resolution, flight.piece, "lost")
    elif flight.kind is Kind.MUG:
        break_mug(resolution, flight.piece, "thrown")
    elif flight.kind is Kind.CHAIR and cluttered:
        remove(resolution, flight.piece, "wrecked")


def break_mug(resolution: Resolution, mug: str, cause: str) -> None:
    """A full mug leaves glass, an empty one nothing (R7.1)."""
    piece = resolution.position.pieces[mug]
    if piece.full:
        resolution.emit(
            e.Changed, piece=mug, before=piece.kind.value, after="broken_glass", square=piece.squares[0], cause=cause
        )
    else:
        remove(resolution, mug, cause)


def remove(resolution: Resolution, piece_id: str, cause: str) -> None:
    piece = resolution.position.pieces[piece_id]
    resolution.emit(e.Removed, piece=piece_id, kind=piece.kind.value, square=piece.square, cause=cause)
