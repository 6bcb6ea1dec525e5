"""Events as sentences for the log and the caption beneath the board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.rules.swashbuckler import events as e
from game.rules.swashbuckler.plot import BOXES
from game.rules.swashbuckler.position import Position

PARTS = {"head": "head", "body": "body", "right_arm": "right arm", "left_arm": "left arm"}
COMPASS = {"N": "north", "E": "east", "S": "south", "W": "west"}
LETTERS = {"H": "head", "B": "body", "R": "right arm", "L": "left arm"}
ORDERS = {
    "1": "steps forward",
    "B": "steps back",
    "SL": "sidesteps left",
    "SR": "sidesteps right",
    "L": "turns left",
    "R": "turns right",
    "A": "climbs",
    "J": "jumps",
    "C": "crawls",
    "PR": "goes prone",
    "UP": "stands up",
    "1K": "steps in with a kick",
    "G": "swings",
    "RUN": "runs",
    "WD": "throws a dagger",
    "WS": "throws a sword",
    "WH": "waves a hat",
    "WM": "throws a mug",
    "VC": "shoves a chair",
    "WT": "topples a shelf",
    "VT": "shoves a table",
    "Y": "yanks a carpet",
    "FT": "flips a table",
    "WC": "throws a chair",
    "PS": "reaches for a sword",
    "PD": "reaches for a dagger",
    "PC": "reaches for a chest",
    "X": "is ready to block",
    "N": "lunges",
    "P": "parries",
    "PN": "parries, ready to lunge",
    "1N": "rushes in with a lunge",
    "S": "slashes",
    "SS": "stabs",
}
ATTACKS = {
    "lunge": "lunges at",
    "running_lunge": "rushes in and lunges at",
    "riposte": "lunges back at",
    "stab": "stabs at",
    "slash": "slashes at",
}
INCIDENTS = {
    "thrown_chair": "the flying chair",
    "thrown_mug": "the flying mug",
    "waved_hat": "a hat in the face",
    "thrown_sword": "the flying sword",
    "thrown_dagger": "the flying dagger",
    "kick": "the kick",
    "table": "the table",
    "shoved_chair": "the chair",
    "rider": "the moving table underfoot",
    "carpet": "the carpet sliding away underfoot",
    "shoving_match": "the shove",
    "shelf": "the falling shelf",
    "slip": "the wet glass",
    "fall": "the drop",
    "bump": "a head against the table",
}
WENT_BACK = {
    "lost": "is shoved back to {square}",
    "kicked": "is kicked back to {square}",
    "mate": "gives way to a friend and stays in {square}",
    "held": "finds {goal} held and stays in {square}",
    "kick_avoided": "misses the kick and stays in {square}",
}
HOW_MOVED = {
    "step": "steps",
    "back": "steps back",
    "side": "sidesteps",
    "climb": "climbs",
    "jump": "jumps",
    "crawl": "crawls",
    "kick": "steps in, boot first,",
    "swing": "swings",
    "run": "runs",
    "running_lunge": "rushes",
    "pushed": "is shoved",
    "kicked": "is kicked",
    "carried": "is carried along",
}
GONE = {
    "wrecked": "wrecked",
    "lost": "lost",
    "thrown": "smashed",
    "crushed": "crushed",
    "flipped": "smashed",
    "toppled": "smashed",
}
REASONS = {
    "last_fighter": "nobody else is left",
    "last_side": "no opponent is left",
    "all_out": "nobody is left",
    "injuries": "by the injuries dealt",
    "treasure": "by the chests",
    "treasure_alone": "left alone with the treasure",
}


def words(position: Position, event: e.Event) -> str:
    """A sentence on the position before or after the event; empty for what needs none."""
    say = _SAY.get(type(event))
    return say(_Names(position), event) if say else ""


class _Names:
    """Fighters and things by what players call them."""

    def __init__(self, position: Position) -> None:
        self._position = position

    def __call__(self, fighter: str | None) -> str:
        if fighter is None:
            return "nobody"
        found = self._position.fighters.get(fighter)
        return found.name or found.id if found else fighter

    def piece(self, piece: str) -> str:
        """What kind of thing it is."""
        found = self._position.pieces.get(piece)
        return found.kind.value.replace("_", " ") if found else "thing"

    def all(self, fighters: tuple[str, ...]) -> str:
        return " and ".join(self(fighter) for fighter in fighters)

    def sides(self, sides: tuple[str, ...]) -> str:
        """A side of one by his name, others by their colour."""
        names = []
        for side in sides:
            members = [each for each in self._position.fighters.values() if each.side == side]
            names.append(self(members[0].id) if len(members) == 1 else f"the {side} side")
        return " and ".join(names)


def thing(kind: str) -> str:
    """A kind of piece in words, with its article."""
    name = kind.replace("_", " ")
    return name if kind == "broken_glass" else f"a {name}"


def count(number: int, word: str) -> str:
    return f"{number} {word}" if number == 1 else f"{number} {word}s"


def injury(text: str) -> str:
    """`4B` as four boxes of the body."""
    return f"{boxes(int(text[:-1]))} of the {LETTERS[text[-1]]}"


def boxes(number: int) -> str:
    return "1 box" if number == 1 else f"{number} boxes"


def order_words(order: str) -> str:
    stem = order if order in ORDERS else order[:-1]
    return ORDERS.get(stem, order)


def _character_rolled(name: _Names, event: e.CharacterRolled) -> str:
    hand = {"right": "right-handed", "left": "left-handed", "both": "ambidextrous"}[event.handedness]
    return (
        f"{name(event.fighter)} has Strength {event.strength}, Endurance {event.endurance}, "
        f"Expertise {event.expertise}, and is {hand}."
    )


def _profile_shared(name: _Names, event: e.ProfileShared) -> str:
    parts = ", ".join(f"{PARTS[part]} {number}" for part, number in event.boxes.items())
    return f"{name(event.fighter)}'s boxes: {parts}."


def _placed(name: _Names, event: e.Placed) -> str:
    return f"{name(event.fighter)} starts in {event.square}, facing {COMPASS[event.facing]}."


def _turn_began(name: _Names, event: e.TurnBegan) -> str:
    return f"Turn {event.turn}: the plots are opened."


def _ordered(name: _Names, event: e.Ordered) -> str:
    return f"{name(event.fighter)} {order_words(event.order)} ({event.order})."


def _failed(name: _Names, event: e.Failed) -> str:
    return f"{name(event.fighter)}'s order {event.order} comes to nothing: {event.sentence}."


def _rolled(name: _Names, event: e.Rolled) -> str:
    faces = " and ".join(str(face) for face in event.faces)
    against = f" against {name(event.target)}" if event.target else ""
    return f"{name(event.roller)} rolls {faces}{against} ({event.purpose.replace('_', ' ')})."


def _contest(name: _Names, event: e.Contest) -> str:
    return f"{name.all(event.fighters)} want the same thing; {name(event.winner)} has it by {event.by.capitalize()}."


def _turned(name: _Names, event: e.Turned) -> str:
    return f"{name(event.fighter)} turns to face {COMPASS[event.after]}."


def _moved(name: _Names, event: e.Moved) -> str:
    by = f" by {name(event.by)}" if event.by else ""
    beneath = " beneath the table" if event.under_after else ""
    how = HOW_MOVED.get(event.how, "moves")
    return f"{name(event.fighter)} {how}{by} from {event.before} to {event.after}{beneath}."


def _went_back(name: _Names, event: e.WentBack) -> str:
    return f"{name(event.fighter)} {WENT_BACK[event.why].format(square=event.square, goal=event.goal)}."


def _postured(name: _Names, event: e.Postured) -> str:
    if event.after == "standing":
        return f"{name(event.fighter)} gets up."
    return f"{name(event.fighter)} {'lies down' if event.cause == 'order' else 'falls'}."


def _covered(name: _Names, event: e.Covered) -> str:
    where = "lies beneath the table" if event.after else "lies in the open again"
    return f"{name(event.fighter)} {where}."


def _injured(name: _Names, event: e.Injured) -> str:
    return f"{name(event.fighter)} loses {boxes(event.after - event.before)} of the {PARTS[event.part]}."


def _stunned(name: _Names, event: e.Stunned) -> str:
    now = [box for box in event.boxes if box <= BOXES]
    later = [box - BOXES for box in event.boxes if box > BOXES]
    where = [_numbered(now), f"{_numbered(later)} of the next turn" if later else ""]
    lost = f" and loses {', '.join(event.lost)}" if event.lost else ""
    return f"{name(event.fighter)} is stunned in {' and '.join(filter(None, where))}{lost}."


def _numbered(boxes: list[int]) -> str:
    """`box 5`, `boxes 2 and 4`, `boxes 1 to 3`: those of a run by its ends."""
    if len(boxes) < 2:
        return "".join(f"box {box}" for box in boxes)
    if len(boxes) > 2 and boxes[-1] - boxes[0] == len(boxes) - 1:
        return f"boxes {boxes[0]} to {boxes[-1]}"
    return f"boxes {', '.join(str(box) for box in boxes[:-1])} and {boxes[-1]}"


def _left(name: _Names, event: e.Left) -> str:
    if event.by:
        return f"{name(event.fighter)} is thrown out at {event.before} by {name(event.by)}."
    return f"{name(event.fighter)} leaves the fight at {event.before}."


def _overboard(name: _Names, event: e.Overboard) -> str:
    how = f"is sent over the side by {name(event.by)}" if event.by else "goes over the side"
    return f"{name(event.fighter)} {how}; all that went along is lost."


def _out(name: _Names, event: e.Out) -> str:
    return f"{name(event.fighter)} is out of the fight."


def _attack(name: _Names, event: e.Attack) -> str:
    opening = " past an open guard" if event.indefensible else ""
    result = injury(event.result) if event.result else "a miss"
    return (
        f"{name(event.attacker)} {ATTACKS[event.manner]} {name(event.target)}{opening}: "
        f"{event.roll} in column {event.column}, {result}."
    )


def _parried(name: _Names, event: e.Parried) -> str:
    manner = event.manner.replace("_", " ")
    return f"{name(event.fighter)} turns {name(event.attacker)}'s {manner} with the {event.weapon}."


def _weapon_broke(name: _Names, event: e.WeaponBroke) -> str:
    return f"{name(event.fighter)}'s {event.kind} breaks."


def _incident(name: _Names, event: e.Incident) -> str:
    what = INCIDENTS.get(event.kind, event.kind)
    if event.avoided:
        return f"{name(event.victim)} avoids {what}."
    parts = []
    if event.injury:
        parts.append(injury(event.injury))
    if event.stun:
        parts.append(f"{count(event.stun, 'step')} of stun")
    if event.falls:
        parts.append("a fall" + (f" with {count(event.fall_stun, 'step')} of stun" if event.fall_stun else ""))
    elif event.fall_stun:
        parts.append(f"{count(event.fall_stun, 'step')} of stun")
    return f"{name(event.victim)} suffers {what}: {', '.join(parts) or 'nothing'}."


def _shoving_match(name: _Names, event: e.ShovingMatch) -> str:
    need = "without a roll" if event.face is None else f"needing {event.needed} or less, rolls {event.face}"
    return f"{name(event.roller)} shoves {name(event.other)} for {event.square}, {need}: {name(event.winner)} holds it."


def _threw(name: _Names, event: e.Threw) -> str:
    return f"{name(event.fighter)} sends {thing(event.kind)} flying {COMPASS[event.facing]}."


def _landed(name: _Names, event: e.Landed) -> str:
    if event.how in ("hit", "blocked"):
        return f"It drops in {event.square}."
    if event.how == "lost":
        return "It is gone over the edge."
    return f"It comes down in {event.square}."


def _slid(name: _Names, event: e.Slid) -> str:
    if event.how in ("carried", "covered", "uncovered"):
        return ""
    verb = {"toppled": "comes down", "flipped": "goes over"}.get(event.how, "slides")
    return f"The {name.piece(event.piece)} {verb} from {event.before[0]} to {event.after[0]}."


def _changed(name: _Names, event: e.Changed) -> str:
    return f"There is {thing(event.after)} in {event.square}." if event.after == "broken_glass" else ""


def _removed(name: _Names, event: e.Removed) -> str:
    where = f" in {event.square}" if event.square else ""
    return f"{thing(event.kind).capitalize()}{where} is {GONE.get(event.cause, 'gone')}."


def _blocked(name: _Names, event: e.Blocked) -> str:
    return f"{name(event.fighter)} blocks what {name(event.attacker)} sent over."


def _dropped(name: _Names, event: e.Dropped) -> str:
    return f"{name(event.fighter)}'s {event.kind} lies in {event.square}."


def _picked_up(name: _Names, event: e.PickedUp) -> str:
    return f"{name(event.fighter)} picks up {thing(event.kind)} in {event.square}."


def _game_over(name: _Names, event: e.GameOver) -> str:
    reason = REASONS.get(event.reason, event.reason)
    if not event.winners:
        return f"The fight is a draw: {reason}."
    verb = "wins" if len(event.winners) == 1 else "win"
    return f"{name.sides(event.winners).capitalize()[:1]}{name.sides(event.winners)[1:]} {verb}: {reason}."


_SAY: dict[type, Callable[[_Names, Any], str]] = {
    e.CharacterRolled: _character_rolled,
    e.ProfileShared: _profile_shared,
    e.Placed: _placed,
    e.TurnBegan: _turn_began,
    e.Ordered: _ordered,
    e.Failed: _failed,
    e.Rolled: _rolled,
    e.Contest: _contest,
    e.Turned: _turned,
    e.Moved: _moved,
    e.WentBack: _went_back,
    e.Postured: _postured,
    e.Covered: _covered,
    e.Injured: _injured,
    e.Stunned: _stunned,
    e.Left: _left,
    e.Overboard: _overboard,
    e.Out: _out,
    e.Attack: _attack,
    e.Parried: _parried,
    e.WeaponBroke: _weapon_broke,
    e.Incident: _incident,
    e.ShovingMatch: _shoving_match,
    e.Threw: _threw,
    e.Landed: _landed,
    e.Slid: _slid,
    e.Changed: _changed,
    e.Removed: _removed,
    e.Blocked: _blocked,
    e.Dropped: _dropped,
    e.PickedUp: _picked_up,
    e.GameOver: _game_over,
}
