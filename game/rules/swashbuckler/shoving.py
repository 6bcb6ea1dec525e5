"""Stage 4: contests for squares (R10)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from game.rules.grid import Direction, Terrain
from game.rules.swashbuckler import events as e
from game.rules.swashbuckler.card.model import Card
from game.rules.swashbuckler.contests import roll_off
from game.rules.swashbuckler.fighter import Fighter
from game.rules.swashbuckler.harm import Harm
from game.rules.swashbuckler.incidents import Blow, suffer
from game.rules.swashbuckler.movement.goals import LEFT, OVERBOARD, Move
from game.rules.swashbuckler.position import Position
from game.rules.swashbuckler.resolution import Resolution

AUTOMATIC = 6
"""On the Shoving Match Chart: succeeds without a roll (R10.2)."""


def match_of(card: Card, roller: Fighter, other: Fighter) -> tuple[int, int]:
    """The roller's Strength less the other's, and the highest face with which he wins (R10.2)."""
    difference = roller.strength - other.strength
    return difference, card.shoving.faces(difference)


@dataclass(frozen=True, slots=True)
class Push:
    """Somebody is to be moved one square on against his will. `goal`: None if `away` off the board."""

    fighter: Fighter
    goal: str | None
    away: str | None
    by: str
    kicked: bool


@dataclass(slots=True)
class Settled:
    """What is left to roll: the losers' rows, falls from height; and the moves that succeeded."""

    blows: list[Blow] = field(default_factory=list)
    falls: list[Blow] = field(default_factory=list)
    landed: list[Move] = field(default_factory=list)


def settle_squares(resolution: Resolution, harm: Harm, moves: list[Move]) -> Settled:
    """Settle who ends in which square, and move everybody there."""
    contests = _Contests(resolution, harm, moves)
    contests.settle_swaps()
    for square in contests.contested():
        contests.visit(square)
    contests.stop_pushes_that_meet()
    contests.send_back_the_rest()
    return _carry_out(resolution, contests)


class _Contests:
    """Claims being settled. Who is neither `back` nor `beaten` gets what he claims.

    `back`: why each of those who went back did. `beaten`: the losers' rows still to roll. `stuck`: losers who
    could not be pushed and keep their squares.
    """

    def __init__(self, resolution: Resolution, harm: Harm, moves: list[Move]) -> None:
        self.resolution = resolution
        self.harm = harm
        self.moves = {move.id: move for move in moves}
        self.back: dict[str, str] = {}
        self.beaten: dict[str, Blow | None] = {}
        self.pushes: dict[str, Push] = {}
        self.stuck: dict[str, str] = {}
        self._visited: set[str] = set()

    # --- the order in which squares are settled ---------------------------------------------------------

    def settle_swaps(self) -> None:
        """Opponents who claim each other's squares shove first; mates pass each other (R10.1)."""
        for move in list(self.moves.values()):
            other = self._starting_in(move.goal) if move.moves else None
            if other is None or other.goal != move.start or other.id < move.id or self._mates(move, other):
                continue
            winner = self._match(move, other, f"{move.start} and {other.start}")
            if winner is None:
                self._send_back([move, other], "kicked")
            else:
                loser = other if winner is move else move
                self._push_loser(loser, winner)

    def contested(self) -> list[str]:
        """Squares somebody moves into, in the order of the lowest id among those who do."""
        return list(dict.fromkeys(move.goal for move in self.moves.values() if move.moves and move.goal))

    def visit(self, square: str) -> None:
        """Settle a square after the one its old holder makes for: if he comes back he holds it (R10.7)."""
        if square in self._visited:
            return
        self._visited.add(square)
        holder = self._starting_in(square)
        if holder is not None and holder.moves and holder.goal is not None:
            self.visit(holder.goal)
        self._settle(square)

    def _starting_in(self, square: str | None) -> Move | None:
        return next((move for move in self.moves.values() if move.start == square), None)

    def _mates(self, move: Move, other: Move) -> bool:
        return self.resolution.position.mates(move.fighter, other.fighter)

    def _comers(self, square: str) -> list[Move]:
        """Those still on their way into a square."""
        return [
            move
            for move in self.moves.values()
            if move.moves and move.goal == square and move.id not in self.back and move.id not in self.beaten
        ]

    def _held_again(self, square: str) -> bool:
        """Whether somebody went back to that square, or could not be pushed out of it."""
        return any(self.moves[name].start == square for name in self.back) or square in self.stuck.values()

    def _send_back(self, moves: Iterable[Move], why: str) -> None:
        for move in moves:
            self.back.setdefault(move.id, why)

    # --- one square -------------------------------------------------------------------------------------

    def _settle(self, square: str) -> None:
        comers = self._comers(square)
        if not comers:
            return
        if self._held_again(square):
            self._send_back(comers, "held")
            return
        holder = self._starting_in(square)
        standing = [holder] if holder is not None and not holder.moves else []
        winner = self._meet(square, self._one_of_each_side([*comers, *standing]))
        if winner is not None and winner.moves and winner.id not in self.back:
            self._kick_the_lying(winner, square)

    def _one_of_each_side(self, claims: list[Move]) -> list[Move]:
        """Of mates he keeps the square who stands there, else the strongest; the others, and equals, go back."""
        kept = []
        for side in sorted({move.fighter.side for move in claims}):
            mates = [move for move in claims if move.fighter.side == side]
            standing = [move for move in mates if not move.moves]
            most = max(move.fighter.strength for move in mates)
            best = standing or [move for move in mates if move.fighter.strength == most]
            chosen = best[0] if len(best) == 1 else None
            if chosen is not None:
                kept.append(chosen)
            self._send_back([move for move in mates if move is not chosen], "mate")
        return kept

    def _meet(self, square: str, claims: list[Move]) -> Move | None:
        """In falling order of Strength the first meets the second, the winner the third (R10.6)."""
        queue = self._by_strength(square, claims) if len(claims) > 2 else list(claims)
        winner: Move | None = queue.pop(0) if queue else None
        while queue and winner is not None:
            other = queue.pop(0)
            first, winner = winner, self._match(winner, other, square)
            if winner is None:
                self._send_back([first, other], "kicked")
                winner = queue.pop(0) if queue else None
                continue
            loser = other if winner is first else first
            if loser.moves:
                self._send_back([loser], "lost")
            elif not self._push_loser(loser, winner):
                return None
        return winner

    def _by_strength(self, square: str, claims: list[Move]) -> list[Move]:
        """Falling Strength, then Expertise, then a roll-off."""
        left, queue = list(claims), []
        while left:
            best = max((move.fighter.strength, move.fighter.expertise) for move in left)
            equals = [move for move in left if (move.fighter.strength, move.fighter.expertise) == best]
            first = roll_off(self.resolution, square, [move.fighter for move in equals])
            queue.append(self.moves[first.id])
            left.remove(self.moves[first.id])
        return queue

    # --- one pair ---------------------------------------------------------------------------------------

    def _match(self, one: Move, other: Move, square: str) -> Move | None:
        """Kicks first, and if none wins the square a shoving match; None if both kicked and both hit (R10.4)."""
        hits = []
        for victim, kicker in sorted([(one, other), (other, one)], key=lambda pair: pair[0].id):
            if kicker.kicks and self._kick(victim.fighter, kicker):
                hits.append((kicker, victim))
        if len(hits) == 2:
            self.beaten.update({one.id: None, other.id: None})
            return None
        if hits:
            winner, loser = hits[0]
            self.beaten[loser.id] = None
            return winner
        return self._shove(one, other, square)

    def _kick(self, victim: Fighter, kicker: Move) -> bool:
        return suffer(self.resolution, self.harm, Blow("kick", victim, kicker.id))

    def _shove(self, one: Move, other: Move, square: str) -> Move:
        """One roll a pair on the chart, by the one who moved in (R10.2)."""
        roller = self._roller(one, other, square)
        against = other if roller is one else one
        difference, needed = match_of(self.resolution.card, roller.fighter, against.fighter)
        face = None
        if needed < AUTOMATIC:
            face = self.resolution.roll("shoving match", roller.id, against.id)
        winner = roller if face is None or face <= needed else against
        loser = against if winner is roller else roller
        self.resolution.emit(
            e.ShovingMatch,
            roller=roller.id,
            other=against.id,
            square=square,
            difference=difference,
            needed=needed,
            face=face,
            winner=winner.id,
        )
        self.beaten[loser.id] = Blow("shoving_match", loser.fighter, winner.id)
        return winner

    def _roller(self, one: Move, other: Move, square: str) -> Move:
        """Who moved in; if both did the stronger, else of higher Expertise, else by a roll-off."""
        if one.moves != other.moves:
            return one if one.moves else other
        first, second = sorted((one, other), key=lambda move: (-move.fighter.strength, -move.fighter.expertise))
        if (first.fighter.strength, first.fighter.expertise) != (second.fighter.strength, second.fighter.expertise):
            return first
        return self.moves[roll_off(self.resolution, square, [one.fighter, other.fighter]).id]

    # --- pushing ----------------------------------------------------------------------------------------

    def _push_loser(self, loser: Move, winner: Move) -> bool:
        """Push him one square on in the direction of the winner's move, if that can be (R10.3)."""
        kicked = self.beaten[loser.id] is None
        push = self._push(loser.fighter, winner.direction, winner.id, kicked)
        if push is not None:
            self.pushes[loser.id] = push
            return True
        self._hold_out(loser.id, loser.start)
        return False

    def _hold_out(self, name: str, square: str) -> None:
        """He cannot be pushed: he keeps his square and falls, and all who were moving into it go back (R10.5)."""
        self.stuck[name] = square
        blow = self.beaten.get(name)
        if blow is not None:
            self.beaten[name] = Blow(blow.key, blow.victim, blow.attacker, must_fall=True)
        self._send_back(self._comers(square), "held")

    def _push(self, fighter: Fighter, direction: Direction, by: str, kicked: bool) -> Push | None:
        position = self.resolution.position
        goal = position.board.ahead(fighter.here, direction)
        if goal is None:
            ground = position.board.ground(fighter.here)
            away = LEFT if ground.exit else OVERBOARD if position.board.open_edge else None
            return Push(fighter, None, away, by, kicked) if away else None
        if position.board.ground(goal).terrain is Terrain.VOID:
            return Push(fighter, None, OVERBOARD, by, kicked)
        if not can_be_pushed_into(position, fighter, goal) or self._claimed(goal):
            return None
        return Push(fighter, goal, None, by, kicked)

    def _claimed(self, square: str) -> bool:
        """Whether anyone held the square when stage 3 began, or claims it (R10.5)."""
        held = any(not other.under for other in self.resolution.position.at(square))
        return held or any(move.goal == square for move in self.moves.values())

    def _kick_the_lying(self, winner: Move, square: str) -> None:
        """An opponent who lies in the square is kicked last, by whoever has won it (R10.4)."""
        lying = self.resolution.position.lying_at(square, under=False)
        if lying is None:
            return
        if not self._kick(lying, winner):
            self._send_back([winner], "kick_avoided")
            return
        self.beaten[lying.id] = None
        push = self._push(lying, winner.direction, winner.id, kicked=True)
        if push is None:
            self._hold_out(lying.id, square)
        else:
            self.pushes[lying.id] = push

    # --- loose ends -------------------------------------------------------------------------------------

    def stop_pushes_that_meet(self) -> None:
        """Of two pushed towards one square neither moves (R10.5)."""
        goals = [push.goal for push in self.pushes.values() if push.goal is not None]
        for name, push in list(self.pushes.items()):
            if push.goal is not None and goals.count(push.goal) > 1:
                del self.pushes[name]
                self._hold_out(name, push.fighter.here)

    def send_back_the_rest(self) -> None:
        """Who went back holds his square, and so on down the line (R10.7)."""
        while True:
            late = [move for square in self.contested() if self._held_again(square) for move in self._comers(square)]
            if not late:
                return
            self._send_back(late, "held")


def can_be_pushed_into(position: Position, fighter: Fighter, goal: str) -> bool:
    """Nobody is pushed up a level or into anything that cannot be walked into (R10.5)."""
    if position.solid_at(goal):
        return False
    rise = position.place_level(goal) - position.level(fighter)
    if position.raised_at(goal) is not None:
        return rise == 0
    return rise <= 0


def _carry_out(resolution: Resolution, contests: _Contests) -> Settled:
    """Move everybody to where he ends up; returns what is left to roll."""
    position = resolution.position
    settled = Settled([blow for blow in contests.beaten.values() if blow is not None])
    for move in contests.moves.values():
        if not move.moves:
            continue
        if move.id in contests.back:
            resolution.emit(
                e.WentBack, fighter=move.id, square=move.start, goal=move.goal, why=contests.back[move.id]
            )
        elif move.id not in contests.beaten:
            _move(resolution, move)
            resolution.arrived.add(move.id)
            settled.landed.append(move)
    for name, push in sorted(contests.pushes.items()):
        resolution.arrived.discard(name)
        before = position.level(push.fighter)
        if push.goal is None:
            go_away(resolution, push.fighter, push.away, push.by)
            continue
        after = position.place_level(push.goal)
        resolution.emit(
            e.Moved,
            fighter=name,
            before=push.fighter.here,
            after=push.goal,
            how="kicked" if push.kicked else "pushed",
            level_before=before,
            level_after=after,
            by=push.by,
        )
        if after < before:
            settled.falls.append(Blow("fall", push.fighter, push.by))
    return settled


def _move(resolution: Resolution, move: Move) -> None:
    if move.goal is None:
        go_away(resolution, move.fighter, move.away)
        return
    position = resolution.position
    resolution.emit(
        e.Moved,
        fighter=move.id,
        before=move.start,
        after=move.goal,
        how=move.how,
        level_before=position.level(move.fighter),
        level_after=position.place_level(move.goal),
        own=move.squares,
    )


def go_away(resolution: Resolution, fighter: Fighter, away: str | None, by: str | None = None) -> None:
    """Out by a door or window with what he carries, or overboard, where it is lost (R9.8)."""
    carried = [weapon.id for weapon in fighter.weapons]
    if fighter.chest is not None:
        carried.append(fighter.chest)
    if away == LEFT:
        resolution.emit(e.Left, fighter=fighter.id, before=fighter.here, by=by, taken=tuple(carried))
    else:
        resolution.emit(e.Overboard, fighter=fighter.id, before=fighter.here, by=by, lost=tuple(carried))
