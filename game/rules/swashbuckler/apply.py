"""The only thing that changes a position: one small function for each event that changes anything."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from game.rules.grid import Direction
from game.rules.kernel.system import Result
from game.rules.swashbuckler import events as e
from game.rules.swashbuckler.fighter import Fighter, Posture, Profile, Status, Weapon
from game.rules.swashbuckler.pieces import Kind, Piece
from game.rules.swashbuckler.plot import Order, Plot
from game.rules.swashbuckler.position import Phase, Position
from game.rules.swashbuckler.weapons import Handedness, WeaponKind


def apply(position: Position, event: e.Event) -> Position:
    """Change the position by one event and return it."""
    change = _CHANGES.get(type(event))
    if change is not None:
        change(position, event)
    return position


def carried_over(stunned: int, resting: int) -> Plot:
    """The empty plot of a turn that begins with so many boxes circled and so many resting (R5.4, R12.2)."""
    return Plot(circled=frozenset(range(1, stunned + 1)), due=frozenset(range(1, resting + 1)))


def read_orders(orders: e.Orders) -> tuple[Order | None, ...]:
    """The orders of an event; a code that takes a parameter has it as its last character."""
    return tuple(None if text is None else read_order(text) for text in orders)


def read_order(text: str) -> Order:
    if len(text) == 2 and text[0] in "AJCG":
        return Order(text[0], text[1])
    return Order(text)


def _change(position: Position, fighter: str, **fields: Any) -> None:
    position.fighters[fighter] = replace(position.fighters[fighter], **fields)


def _change_plot(position: Position, fighter: str, **fields: Any) -> None:
    _change(position, fighter, plot=replace(position.fighters[fighter].plot, **fields))


def _change_piece(position: Position, piece: str, **fields: Any) -> None:
    position.pieces[piece] = replace(position.pieces[piece], **fields)


# --- setting up, the turn and its plots -------------------------------------------------------------------------------


def _character_rolled(position: Position, event: e.CharacterRolled) -> None:
    _change(
        position,
        event.fighter,
        strength=event.strength,
        expertise=event.expertise,
        handedness=Handedness(event.handedness),
        unshared=event.strength + event.endurance,
    )
    if position.set_up is not None:
        left = tuple(name for name in position.set_up.rolled if name != event.fighter)
        position.set_up = replace(position.set_up, rolled=left)


def _profile_shared(position: Position, event: e.ProfileShared) -> None:
    _change(position, event.fighter, boxes=Profile(**event.boxes), unshared=0)


def _placed(position: Position, event: e.Placed) -> None:
    _change(position, event.fighter, square=event.square, facing=Direction(event.facing))


def _set_up_done(position: Position, event: e.SetUpDone) -> None:
    position.phase = Phase.PLOTTING
    position.set_up = None


def _turn_began(position: Position, event: e.TurnBegan) -> None:
    position.phase = Phase.PLAYING


def _plotted(position: Position, event: e.Plotted) -> None:
    _change_plot(position, event.fighter, orders=read_orders(event.after))


def _step_began(position: Position, event: e.StepBegan) -> None:
    position.step = event.step
    position.phase = Phase.PLAYING
    position.replotting = ()


def _ordered(position: Position, event: e.Ordered) -> None:
    _change_plot(position, event.fighter, due=position.fighters[event.fighter].plot.due.union(event.rests))


def _step_ended(position: Position, event: e.StepEnded) -> None:
    position.replotting = event.replots
    if event.replots:
        position.phase = Phase.REPLOTTING


def _turn_ended(position: Position, event: e.TurnEnded) -> None:
    for fighter in position.fighters:
        stunned, resting = event.carried.get(fighter, (0, 0))
        _change(
            position,
            fighter,
            stunned=stunned,
            resting=resting,
            plot=carried_over(stunned, resting),
            tail=position.fighters[fighter].plot.tail,
            walked=0,
            dazzled=False,
        )
    position.turn += 1
    position.step = 0
    position.phase = Phase.PLOTTING


def _game_over(position: Position, event: e.GameOver) -> None:
    position.result = Result(event.winners, event.reason)
    position.phase = Phase.OVER
    position.replotting = ()


# --- fighters ---------------------------------------------------------------------------------------------


def _turned(position: Position, event: e.Turned) -> None:
    _change(position, event.fighter, facing=Direction(event.after))


def _moved(position: Position, event: e.Moved) -> None:
    walked = position.fighters[event.fighter].walked + event.own
    _change(position, event.fighter, square=event.after, under=event.under_after, walked=walked)


def _strode(position: Position, event: e.Strode) -> None:
    _change(position, event.fighter, strode=event.after)


def _postured(position: Position, event: e.Postured) -> None:
    _change(position, event.fighter, posture=Posture(event.after))


def _covered(position: Position, event: e.Covered) -> None:
    _change(position, event.fighter, under=event.after)


def _injured(position: Position, event: e.Injured) -> None:
    lost: Profile = replace(position.fighters[event.fighter].lost, **{event.part: event.after})
    _change(position, event.fighter, lost=lost)
    for attacker, boxes in event.credit.items():
        _change(position, attacker, dealt=position.fighters[attacker].dealt + boxes)


def _stunned(position: Position, event: e.Stunned) -> None:
    circled = position.fighters[event.fighter].plot.circled
    _change_plot(position, event.fighter, circled=circled.union(event.boxes))


def _dazzled(position: Position, event: e.Dazzled) -> None:
    _change(position, event.fighter, dazzled=event.after)


def _left(position: Position, event: e.Left) -> None:
    _change(position, event.fighter, square=None, under=False, status=Status.LEFT)


def _overboard(position: Position, event: e.Overboard) -> None:
    fighter = position.fighters[event.fighter]
    if fighter.chest is not None:
        del position.pieces[fighter.chest]
    _change(position, event.fighter, square=None, under=False, status=Status.OVERBOARD, weapons=(), chest=None)


def _out(position: Position, event: e.Out) -> None:
    _change(position, event.fighter, square=None, under=False, status=Status.OUT)


def _disarm(position: Position, fighter: str, piece: str) -> None:
    weapons = tuple(weapon for weapon in position.fighters[fighter].weapons if weapon.id != piece)
    _change(position, fighter, weapons=weapons)


def _weapon_broke(position: Position, event: e.WeaponBroke) -> None:
    _disarm(position, event.fighter, event.piece)


# --- pieces -----------------------------------------------------------------------------------------------


def _threw(position: Position, event: e.Threw) -> None:
    if event.piece in position.pieces:
        _change_piece(position, event.piece, squares=(), under=False)
    else:
        _disarm(position, event.fighter, event.piece)
        position.pieces[event.piece] = Piece(event.piece, Kind(event.kind))


def _landed(position: Position, event: e.Landed) -> None:
    _change_piece(position, event.piece, squares=(event.square,), under=event.under)


def _slid(position: Position, event: e.Slid) -> None:
    _change_piece(position, event.piece, squares=event.after, flipped=event.flipped_after, under=event.under_after)


def _changed(position: Position, event: e.Changed) -> None:
    _change_piece(position, event.piece, kind=Kind(event.after), full=False)


def _removed(position: Position, event: e.Removed) -> None:
    del position.pieces[event.piece]


def _dropped(position: Position, event: e.Dropped) -> None:
    fighter: Fighter = position.fighters[event.fighter]
    if event.piece == fighter.chest:
        _change(position, event.fighter, chest=None)
        _change_piece(position, event.piece, squares=(event.square,), under=event.under)
    else:
        _disarm(position, event.fighter, event.piece)
        position.pieces[event.piece] = Piece(event.piece, Kind(event.kind), (event.square,), under=event.under)


def _picked_up(position: Position, event: e.PickedUp) -> None:
    if event.kind == Kind.CHEST:
        _change_piece(position, event.piece, squares=(), under=False)
        _change(position, event.fighter, chest=event.piece)
    else:
        del position.pieces[event.piece]
        weapons = (*position.fighters[event.fighter].weapons, Weapon(event.piece, WeaponKind(event.kind)))
        _change(position, event.fighter, weapons=weapons)


_CHANGES: dict[type, Callable[[Position, Any], None]] = {
    e.CharacterRolled: _character_rolled,
    e.ProfileShared: _profile_shared,
    e.Placed: _placed,
    e.SetUpDone: _set_up_done,
    e.TurnBegan: _turn_began,
    e.Plotted: _plotted,
    e.StepBegan: _step_began,
    e.Ordered: _ordered,
    e.StepEnded: _step_ended,
    e.TurnEnded: _turn_ended,
    e.GameOver: _game_over,
    e.Turned: _turned,
    e.Moved: _moved,
    e.Strode: _strode,
    e.Postured: _postured,
    e.Covered: _covered,
    e.Injured: _injured,
    e.Stunned: _stunned,
    e.Dazzled: _dazzled,
    e.Left: _left,
    e.Overboard: _overboard,
    e.Out: _out,
    e.WeaponBroke: _weapon_broke,
    e.Threw: _threw,
    e.Landed: _landed,
    e.Slid: _slid,
    e.Changed: _changed,
    e.Removed: _removed,
    e.Dropped: _dropped,
    e.PickedUp: _picked_up,
}
