"""Events by hand, one or more of every type, and the stage they are shown on."""

from __future__ import annotations

from game.app.animation import Stage
from game.app.animation.swashbuckler import MOTIONS
from game.app.board.effects import Tag, Words
from game.rules.grid import Board, Direction
from game.rules.kernel.tokens import Token
from game.rules.swashbuckler import events as e

BOARD = Board(10, 10)
TIMES = (0.0, 0.1, 0.33, 0.5, 0.75, 1.0)


def figure(name: str, square: str, facing: str = "N", *marks: str, **details: str) -> Token:
    label = name[:1].upper()
    return Token(name, "musketeer", (square,), 7, Direction(facing), "red", label, True, marks, dict(details))


ARMED = {"right": "rapier", "left": "dagger"}
ANN, BOB = figure("ann", "E5", **ARMED), figure("bob", "D5", "S", **ARMED)
MUG = Token("mug", "mug_full", ("E4",), 2)
TABLE = Token("table", "table", ("C2", "C3"), 4)


def at(event: e.Event, time: float, before: list[Token] | None = None, after: list[Token] | None = None) -> Stage:
    """The stage at a fraction of one event's own time."""
    before = before if before is not None else [ANN, BOB, MUG, TABLE]
    stage = Stage(BOARD, before, after if after is not None else before)
    MOTIONS[event.type].draw(stage, event, time)
    return stage


def said(stage: Stage) -> list[str]:
    return [effect.text for effect in stage.effects if isinstance(effect, Words | Tag)]


def now(event: type, /, **fields) -> e.Event:
    return event(turn=1, step=2, **fields)


def attack(result: str | None, manner: str = "lunge", weapon: str = "rapier") -> e.Event:
    return now(
        e.Attack,
        attacker="ann",
        target="bob",
        manner=manner,
        weapon=weapon,
        difference=0,
        modifiers=(),
        column=9,
        indefensible=False,
        why=(),
        shown=54,
        roll=54,
        result=result,
    )


def incident(kind: str = "kick", **fields) -> e.Event:
    told = {"avoided": False, "injury": None, "stun": 0, "falls": False, "fall_stun": 0, "piece": None} | fields
    return now(e.Incident, kind=kind, victim="bob", attacker="ann", **told)


def moved(how: str, **fields) -> e.Event:
    told = {"before": "E5", "after": "E6", "level_before": 0, "level_after": 0} | fields
    return now(e.Moved, fighter="ann", how=how, **told)


SLID = {"piece": "table", "by": "ann", "before": ("C2", "C3"), "after": ("B2", "B3")}
EXAMPLES = [
    now(e.Placed, fighter="ann", square="E5", facing="N"),
    now(e.SetUpDone),
    now(e.CharacterRolled, fighter="ann", strength=11, endurance=9, expertise=12, handedness="left"),
    now(e.ProfileShared, fighter="ann", boxes={"head": 5, "body": 7, "right_arm": 4, "left_arm": 4}),
    now(e.TurnBegan),
    now(e.Plotted, fighter="ann", seat="s", before=(None,) * 6, after=(None,) * 6),
    now(e.StepBegan),
    now(e.Ordered, fighter="ann", order="N"),
    now(e.Ordered, fighter="ann", order="JU"),
    now(e.Failed, fighter="ann", order="VT", reason="no_table", sentence="there is no table ahead"),
    now(e.StepEnded),
    now(e.TurnEnded, carried={}),
    now(e.GameOver, winners=("red",), reason="last_side"),
    now(e.Rolled, purpose="attack", roller="ann", target="bob", faces=(5, 4), total=54),
    now(e.Contest, over="mug", fighters=("ann", "bob"), by="expertise", winner="bob"),
    now(e.Turned, fighter="ann", before="N", after="W"),
    *(moved(how) for how in ("step", "back", "side", "climb", "jump", "crawl", "kick", "swing", "run")),
    *(moved(how) for how in ("running_lunge", "pushed", "kicked", "carried")),
    now(e.WentBack, fighter="ann", square="E5", goal="D5", why="lost"),
    now(e.Strode, fighter="ann", before=False, after=True),
    now(e.Postured, fighter="ann", before="standing", after="prone", cause="kick"),
    now(e.Postured, fighter="ann", before="prone", after="standing", cause="order"),
    now(e.Covered, fighter="ann", before=False, after=True),
    now(e.Injured, fighter="ann", part="left_arm", before=1, after=3, credit={}),
    now(e.Stunned, fighter="ann", seat="s", boxes=(2, 3), lost=("N",)),
    now(e.Dazzled, fighter="ann", before=False, after=True),
    now(e.Left, fighter="ann", before="E5"),
    now(e.Overboard, fighter="ann", before="E5"),
    now(e.Out, fighter="ann", before="E5", cause="head"),
    attack("4B"),
    attack(None),
    attack("2H", "slash"),
    attack("1R", "stab", "dagger"),
    attack(None, "riposte"),
    now(e.Parried, fighter="bob", attacker="ann", manner="lunge", weapon="rapier"),
    now(e.WeaponBroke, fighter="ann", piece="r", kind="rapier", by="bob"),
    *(incident(kind) for kind in ("waved_hat", "thrown_mug", "table", "carpet", "fall", "bump", "slip")),
    incident(avoided=True),
    incident(injury="2L", stun=1, falls=True, fall_stun=2),
    now(e.ShovingMatch, roller="ann", other="bob", square="D5", difference=1, needed=4, face=3, winner="ann"),
    now(e.ShovingMatch, roller="ann", other="bob", square="D5", difference=6, needed=6, face=None, winner="bob"),
    now(e.Threw, fighter="ann", piece="mug", kind="mug", taken_from="E4", square="E5", facing="N"),
    now(e.Threw, fighter="ann", piece="d", kind="dagger", taken_from=None, square="E5", facing="N"),
    now(e.Landed, piece="mug", fighter="ann", path=("D5",), square="D5", under=False, how="hit", struck="bob"),
    now(e.Landed, piece="d", fighter="ann", path=(), square="E5", under=False, how="stopped"),
    now(e.Slid, how="shoved", **SLID),
    now(e.Slid, how="flipped", flipped_after=True, **SLID),
    now(e.Slid, how="toppled", **SLID),
    now(e.Slid, how="yanked", **SLID),
    now(e.Slid, how="covered", **(SLID | {"after": ("C2", "C3")})),
    now(e.Changed, piece="mug", before="mug", after="broken_glass", square="E4", cause="thrown"),
    now(e.Removed, piece="mug", kind="mug", square="E4", cause="broken"),
    now(e.Removed, piece="gone", kind="chest", square=None, cause="lost"),
    now(e.Blocked, fighter="bob", piece="mug", attacker="ann"),
    now(e.Dropped, fighter="ann", piece="r", kind="rapier", square="E5", under=False, cause="out"),
    now(e.PickedUp, fighter="ann", piece="mug", kind="dagger", square="E4"),
]
