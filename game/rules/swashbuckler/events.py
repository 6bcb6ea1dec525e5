"""Every event there is (R6): who, what, and the values before and after, so that a reader never computes a rule."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Box = int
Square = str
Orders = tuple[str | None, ...]
"""Six boxes; an order's text where it is written, None elsewhere or where it may not be seen."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Timed:
    """What every event says of itself; `step` is 0 before the first step."""

    turn: int
    step: int


# --- the turn and its plots -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class CharacterRolled(Timed):
    """Strength and Endurance make up the Constitution that is to be shared out next (R4.1)."""

    type: Literal["character_rolled"] = "character_rolled"
    fighter: str
    strength: int
    endurance: int
    expertise: int
    handedness: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ProfileShared(Timed):
    type: Literal["profile_shared"] = "profile_shared"
    fighter: str
    boxes: dict[str, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class Placed(Timed):
    type: Literal["placed"] = "placed"
    fighter: str
    square: Square
    facing: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SetUpDone(Timed):
    type: Literal["set_up_done"] = "set_up_done"


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnBegan(Timed):
    type: Literal["turn_began"] = "turn_began"


@dataclass(frozen=True, slots=True, kw_only=True)
class Plotted(Timed):
    type: Literal["plotted"] = "plotted"
    fighter: str
    seat: str
    before: Orders
    after: Orders


@dataclass(frozen=True, slots=True, kw_only=True)
class StepBegan(Timed):
    type: Literal["step_began"] = "step_began"


@dataclass(frozen=True, slots=True, kw_only=True)
class Ordered(Timed):
    """An order has come up (R12.2); the boxes of its rests are due from now on."""

    type: Literal["ordered"] = "ordered"
    fighter: str
    order: str
    rests: tuple[Box, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Failed(Timed):
    type: Literal["failed"] = "failed"
    fighter: str
    order: str
    reason: str
    sentence: str


@dataclass(frozen=True, slots=True, kw_only=True)
class StepEnded(Timed):
    """`replots`: the fighters whose owner may rewrite boxes now (R12.3)."""

    type: Literal["step_ended"] = "step_ended"
    replots: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnEnded(Timed):
    """`carried`: for each fighter the boxes stunned and the boxes resting at the start of the next turn."""

    type: Literal["turn_ended"] = "turn_ended"
    carried: dict[str, tuple[int, int]]


@dataclass(frozen=True, slots=True, kw_only=True)
class GameOver(Timed):
    type: Literal["game_over"] = "game_over"
    winners: tuple[str, ...]
    reason: str


# --- dice and contests ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Rolled(Timed):
    type: Literal["roll"] = "roll"
    purpose: str
    roller: str
    target: str | None = None
    sides: int = 6
    faces: tuple[int, ...]
    total: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Contest(Timed):
    """Several wanted one thing; `by`: strength or expertise."""

    type: Literal["contest"] = "contest"
    over: str
    fighters: tuple[str, ...]
    by: str
    winner: str


# --- fighters ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Turned(Timed):
    type: Literal["turned"] = "turned"
    fighter: str
    before: str
    after: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Moved(Timed):
    """`how`: step, back, side, climb, jump, crawl, kick, swing, run, running_lunge, pushed, kicked, carried.

    `own`: squares that count as walked by his own orders (R12.1).
    """

    type: Literal["moved"] = "moved"
    fighter: str
    before: Square
    after: Square
    how: str
    level_before: int
    level_after: int
    under_before: bool = False
    under_after: bool = False
    own: int = 0
    by: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class WentBack(Timed):
    """He made for a square and is back where he began (R10)."""

    type: Literal["went_back"] = "went_back"
    fighter: str
    square: Square
    goal: Square
    why: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Strode(Timed):
    """Whether his last order moved him, which the next RUN asks (R9.7)."""

    type: Literal["strode"] = "strode"
    fighter: str
    before: bool
    after: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Postured(Timed):
    type: Literal["postured"] = "postured"
    fighter: str
    before: str
    after: str
    cause: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Covered(Timed):
    """A table has come over him, or gone from over him."""

    type: Literal["covered"] = "covered"
    fighter: str
    before: bool
    after: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Injured(Timed):
    """Boxes of a part lost in all, before and after; `credit`: boxes that opponents dealt (R14.2)."""

    type: Literal["injured"] = "injured"
    fighter: str
    part: str
    before: int
    after: int
    credit: dict[str, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class Stunned(Timed):
    """`boxes`: newly circled; past 6 they are of the next turn. `lost`: orders of this turn lost by it."""

    type: Literal["stunned"] = "stunned"
    fighter: str
    seat: str
    boxes: tuple[Box, ...]
    lost: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Dazzled(Timed):
    type: Literal["dazzled"] = "dazzled"
    fighter: str
    before: bool
    after: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Left(Timed):
    """Gone through a door or window, with what he carried (R9.8)."""

    type: Literal["left"] = "left"
    fighter: str
    before: Square
    by: str | None = None
    taken: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Overboard(Timed):
    type: Literal["overboard"] = "overboard"
    fighter: str
    before: Square
    by: str | None = None
    lost: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Out(Timed):
    type: Literal["out"] = "out"
    fighter: str
    before: Square
    cause: str


# --- swordplay --------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Attack(Timed):
    """One attack roll (R8.9). `shown`: the d66 as it fell; `roll`: with the 30 of an Indefensible attack."""

    type: Literal["attack"] = "attack"
    attacker: str
    target: str
    manner: str
    weapon: str
    difference: int
    modifiers: tuple[tuple[str, int], ...]
    column: int
    indefensible: bool
    why: tuple[str, ...]
    shown: int
    roll: int
    result: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Parried(Timed):
    type: Literal["parried"] = "parried"
    fighter: str
    attacker: str
    manner: str
    weapon: str


@dataclass(frozen=True, slots=True, kw_only=True)
class WeaponBroke(Timed):
    type: Literal["weapon_broke"] = "weapon_broke"
    fighter: str
    piece: str
    kind: str
    by: str


# --- special attacks and incidents ------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Incident(Timed):
    """One fighter's way through a row of the special table (R11.1); what it changes follows in other events."""

    type: Literal["incident"] = "incident"
    kind: str
    victim: str
    attacker: str | None
    piece: str | None
    avoided: bool
    injury: str | None
    stun: int
    falls: bool
    fall_stun: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ShovingMatch(Timed):
    """`needed`: the highest face with which the roller wins; 6 needs no roll (R10.2)."""

    type: Literal["shoving_match"] = "shoving_match"
    roller: str
    other: str
    square: Square
    difference: int
    needed: int
    face: int | None
    winner: str


# --- pieces -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Threw(Timed):
    """A piece leaves a hand or the place it was taken from; it is in the air until it lands."""

    type: Literal["threw"] = "threw"
    fighter: str
    piece: str
    kind: str
    taken_from: Square | None
    square: Square
    facing: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Landed(Timed):
    """`path`: the squares flown over, in order. `how`: hit, blocked, stopped, spent, lost."""

    type: Literal["landed"] = "landed"
    piece: str
    fighter: str
    path: tuple[Square, ...]
    square: Square
    under: bool
    how: str
    struck: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Slid(Timed):
    """A piece has moved, or a table over it. `how`: shoved, flipped, yanked, toppled, carried, covered, uncovered."""

    type: Literal["slid"] = "slid"
    piece: str
    how: str
    by: str | None
    before: tuple[Square, ...]
    after: tuple[Square, ...]
    flipped_before: bool = False
    flipped_after: bool = False
    under_before: bool = False
    under_after: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Changed(Timed):
    """A piece has become another kind: a full mug broken glass, a shelf wreckage."""

    type: Literal["changed"] = "changed"
    piece: str
    before: str
    after: str
    square: Square
    cause: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Removed(Timed):
    """A piece is gone: an empty mug broken, a chair wrecked, something lost over the side."""

    type: Literal["removed"] = "removed"
    piece: str
    kind: str
    square: Square | None
    cause: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Blocked(Timed):
    type: Literal["blocked"] = "blocked"
    fighter: str
    piece: str
    attacker: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Dropped(Timed):
    """A weapon or chest leaves a fighter and lies in a square."""

    type: Literal["dropped"] = "dropped"
    fighter: str
    piece: str
    kind: str
    square: Square
    under: bool
    cause: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PickedUp(Timed):
    type: Literal["picked_up"] = "picked_up"
    fighter: str
    piece: str
    kind: str
    square: Square


Event = (
    CharacterRolled
    | ProfileShared
    | Placed
    | SetUpDone
    | TurnBegan
    | Plotted
    | StepBegan
    | Ordered
    | Failed
    | StepEnded
    | TurnEnded
    | GameOver
    | Rolled
    | Contest
    | Turned
    | Moved
    | WentBack
    | Strode
    | Postured
    | Covered
    | Injured
    | Stunned
    | Dazzled
    | Left
    | Overboard
    | Out
    | Attack
    | Parried
    | WeaponBroke
    | Incident
    | ShovingMatch
    | Threw
    | Landed
    | Slid
    | Changed
    | Removed
    | Blocked
    | Dropped
    | PickedUp
)
