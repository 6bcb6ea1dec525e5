"""Every event of duels, jousts and the days between (F): who, what, and the values before and after."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

Throw = dict[str, Any]
"""`roll`, `modifiers` as [code, amount] pairs, `total`; a throw to hit also has `needs` (the natural number), `hit`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """What every event says of itself: its number in the game, and the scene and round that it belongs to."""

    n: int
    scene: int
    round: int


# --- the programme ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class GameBegan(Event):
    type: Literal["game_began"] = "game_began"
    figures: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderDrawn(Event):
    """Lots were drawn: the rungs of a ladder from the top."""

    type: Literal["order_drawn"] = "order_drawn"
    order: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PairsDrawn(Event):
    """Who rides against whom on this day; `resting` are through without."""

    type: Literal["pairs_drawn"] = "pairs_drawn"
    pairs: tuple[tuple[str, str], ...]
    resting: tuple[str, ...]
    final: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class DayBegan(Event):
    type: Literal["day_began"] = "day_began"
    day: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SceneBegan(Event):
    """The scene before anything is agreed. `mounts`: id and kind of what each knight rides, if he chooses no other."""

    type: Literal["scene_began"] = "scene_began"
    number: int
    kind: Literal["duel", "joust"]
    pair: tuple[str, str]
    sport: bool = True
    lances: int = 0
    grander: tuple[str, ...] = ()
    choosing: tuple[str, ...] = ()
    mounts: dict[str, tuple[str, str]]


@dataclass(frozen=True, slots=True, kw_only=True)
class SceneOver(Event):
    type: Literal["scene_over"] = "scene_over"
    kind: Literal["duel", "joust"]
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundBegan(Event):
    """Of bets, or a tilt."""

    type: Literal["round_began"] = "round_began"
    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class LadderMoved(Event):
    type: Literal["ladder_moved"] = "ladder_moved"
    before: tuple[str, ...]
    after: tuple[str, ...]
    climb: int
    rung: int


@dataclass(frozen=True, slots=True, kw_only=True)
class LotDrawn(Event):
    """A joust without a winner in a knock-out."""

    type: Literal["lot_drawn"] = "lot_drawn"
    throws: dict[str, int]
    winner: str


@dataclass(frozen=True, slots=True, kw_only=True)
class WentThrough(Event):
    """How a pair of a knock-out came out: who rides on, and who does not."""

    type: Literal["went_through"] = "went_through"
    winner: str | None
    losers: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Scored(Event):
    type: Literal["scored"] = "scored"
    figure: str
    before: int
    after: int
    why: str


@dataclass(frozen=True, slots=True, kw_only=True)
class GameOver(Event):
    type: Literal["game_over"] = "game_over"
    winners: tuple[str, ...]
    reason: str


# --- dice ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Rolled(Event):
    type: Literal["roll"] = "roll"
    purpose: str
    roller: str
    target: str | None = None
    sides: int
    faces: tuple[int, ...]
    total: int


# --- harm and recovery --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class DamageRolled(Event):
    """The dice of the table, read for harm (PJ7). `rule`: lesser or sum."""

    type: Literal["damage_rolled"] = "damage_rolled"
    source: str
    on: str
    dice: tuple[int, ...]
    rule: Literal["lesser", "sum"]
    total: int


@dataclass(frozen=True, slots=True, kw_only=True)
class HpChanged(Event):
    type: Literal["hp_changed"] = "hp_changed"
    figure: str
    before: int
    after: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Stunned(Event):
    """At 0 in sport: nothing worse comes of it (PJ9)."""

    type: Literal["stunned"] = "stunned"
    figure: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SaveThrown(Event):
    """`helm`: what it added. `thews`: what the result costs for the rest of the outing."""

    type: Literal["save_thrown"] = "save_thrown"
    figure: str
    die: int
    helm: int
    total: int
    result: Literal["dead", "dying", "maimed", "out", "stunned"]
    thews: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Bound(Event):
    """The seconds have bound a dying man's wounds."""

    type: Literal["bound"] = "bound"
    figure: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CameRound(Event):
    type: Literal["came_round"] = "came_round"
    figure: str
    before: int
    after: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Recovered(Event):
    """`why`: night, or bed for a whole day of it."""

    type: Literal["recovered"] = "recovered"
    figure: str
    before: int
    after: int
    why: Literal["night", "bed"]


# --- duels --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class TermsOffered(Event):
    type: Literal["terms_offered"] = "terms_offered"
    figure: str
    to: str
    foils: bool
    stake: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ChallengeAnswered(Event):
    type: Literal["challenge_answered"] = "challenge_answered"
    figure: str
    accepted: bool
    foils: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class DuelBegan(Event):
    type: Literal["duel_began"] = "duel_began"
    pair: tuple[str, str]
    stake: str
    foils: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Yielded(Event):
    type: Literal["yielded"] = "yielded"
    figure: str


@dataclass(frozen=True, slots=True, kw_only=True)
class DuelBets(Event):
    """The bets are shown. `pool`: all that lies on the table now."""

    type: Literal["duel_bets"] = "duel_bets"
    bets: dict[str, int]
    pool: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DuelThrow(Event):
    """`loser`: None if the throws are equal; the pool is then left on the table (PD3)."""

    type: Literal["duel_throw"] = "duel_throw"
    throws: dict[str, Throw]
    loser: str | None
    loss: int
    pool_left: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DuelOver(Event):
    """`how`: refused, yielded, felled, beaten (with foils), or draw."""

    type: Literal["duel_over"] = "duel_over"
    how: Literal["refused", "yielded", "felled", "beaten", "draw"]
    winner: str | None
    loser: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class StakePaid(Event):
    """`thing`: what changes hands, None if the stake is one of honour."""

    type: Literal["stake_paid"] = "stake_paid"
    stake: str
    by: str
    to: str
    thing: str | None


# --- jousts -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class MountsChosen(Event):
    type: Literal["mounts_chosen"] = "mounts_chosen"
    mounts: dict[str, tuple[str, str]]


@dataclass(frozen=True, slots=True, kw_only=True)
class StakeProposed(Event):
    """`stake`: something grander, or the usual one."""

    type: Literal["stake_proposed"] = "stake_proposed"
    figure: str
    to: str
    stake: str


@dataclass(frozen=True, slots=True, kw_only=True)
class StakeAnswered(Event):
    type: Literal["stake_answered"] = "stake_answered"
    figure: str
    agreed: bool
    stake: str


@dataclass(frozen=True, slots=True, kw_only=True)
class JoustBegan(Event):
    """`mounts`: the kind that each rides."""

    type: Literal["joust_began"] = "joust_began"
    knights: tuple[str, str]
    stake: str
    sport: bool
    mounts: dict[str, str]
    lances: dict[str, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class Withdrew(Event):
    type: Literal["withdrew"] = "withdrew"
    figure: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Carriages(Event):
    """`shifts`: what each one's carriage does to his result on the table."""

    type: Literal["carriages"] = "carriages"
    choices: dict[str, str]
    shifts: dict[str, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class Tilt(Event):
    """The two meet. `throws`: None for one who rides without a lance (PJ8)."""

    type: Literal["tilt"] = "tilt"
    tilt: int
    throws: dict[str, Throw | None]


@dataclass(frozen=True, slots=True, kw_only=True)
class JoustResult(Event):
    """A hit on the table. `damage`: to the one struck. `lances`: what the striker has left."""

    type: Literal["joust_result"] = "joust_result"
    figure: str
    on: str
    dice: tuple[int, ...]
    modifier: int
    total: int
    letter: Literal["G", "B", "H", "U"]
    points: int
    damage: int
    lances: int


@dataclass(frozen=True, slots=True, kw_only=True)
class JoustOver(Event):
    """`how`: points, injury, withdrew, or draw. `score`: by knight."""

    type: Literal["joust_over"] = "joust_over"
    how: Literal["points", "injury", "withdrew", "draw"]
    score: dict[str, int]
    winner: str | None
    loser: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class MountForfeited(Event):
    """It changes stable."""

    type: Literal["mount_forfeited"] = "mount_forfeited"
    mount: str
    kind: str
    by: str
    to: str


AnyEvent = (
    GameBegan
    | OrderDrawn
    | PairsDrawn
    | DayBegan
    | SceneBegan
    | SceneOver
    | RoundBegan
    | LadderMoved
    | LotDrawn
    | WentThrough
    | Scored
    | GameOver
    | Rolled
    | DamageRolled
    | HpChanged
    | Stunned
    | SaveThrown
    | Bound
    | CameRound
    | Recovered
    | TermsOffered
    | ChallengeAnswered
    | DuelBegan
    | Yielded
    | DuelBets
    | DuelThrow
    | DuelOver
    | StakePaid
    | MountsChosen
    | StakeProposed
    | StakeAnswered
    | JoustBegan
    | Withdrew
    | Carriages
    | Tilt
    | JoustResult
    | JoustOver
    | MountForfeited
)
