"""What the last page says of a fight is counted from its events."""

from __future__ import annotations

from game.app.swashbuckler.statistics import highlights, statistics, tallies_of
from game.rules.kernel.dice import SeededDice
from game.rules.kernel.game import Game, Seat
from game.rules.swashbuckler import events as e

NOW = {"turn": 1, "step": 1}


def attack(attacker: str, target: str, result: str | None) -> e.Attack:
    return e.Attack(
        **NOW,
        attacker=attacker,
        target=target,
        manner="lunge",
        weapon="rapier",
        difference=0,
        modifiers=(),
        column=7,
        indefensible=False,
        why=(),
        shown=33,
        roll=33,
        result=result,
    )


def incident(kind: str, victim: str, attacker: str | None, *, avoided: bool = False, stun: int = 0) -> e.Incident:
    return e.Incident(
        **NOW,
        kind=kind,
        victim=victim,
        attacker=attacker,
        piece=None,
        avoided=avoided,
        injury=None,
        stun=stun,
        falls=False,
        fall_stun=0,
    )


def injured(fighter: str, before: int, after: int, credit: dict[str, int]) -> e.Injured:
    return e.Injured(**NOW, fighter=fighter, part="body", before=before, after=after, credit=credit)


FIGHT = [
    attack("anne", "bess", None),
    e.Parried(**NOW, fighter="bess", attacker="anne", manner="lunge", weapon="cutlass"),
    attack("anne", "bess", "3B"),
    injured("bess", 0, 3, {"anne": 3}),
    incident("thrown_mug", "anne", "bess", stun=2),
    e.Stunned(**NOW, fighter="anne", seat="seat of anne", boxes=(2, 3)),
    incident("thrown_mug", "anne", "bess", avoided=True),
    incident("slip", "bess", None),
    incident("rider", "bess", "bess"),
    e.Postured(**NOW, fighter="bess", before="standing", after="prone", cause="slip"),
    e.Postured(**NOW, fighter="anne", before="standing", after="prone", cause="order"),
    injured("bess", 3, 4, {}),
]


def test_a_parried_blow_and_a_miss_count_as_struck_and_not_as_hits():
    anne = tallies_of(["anne", "bess"], FIGHT)["anne"]
    assert anne.blows == [False, False, True]
    assert anne.dealt == 3


def test_whoever_slips_or_rides_a_table_himself_has_played_no_trick():
    bess = tallies_of(["anne", "bess"], FIGHT)["bess"]
    assert bess.tricks == [True, False]


def test_going_down_on_purpose_is_no_fall():
    tallies = tallies_of(["anne", "bess"], FIGHT)
    assert (tallies["anne"].falls, tallies["bess"].falls) == (0, 1)
    assert (tallies["anne"].stun, tallies["bess"].taken) == (2, 4)


def played(system, position, events) -> Game:
    seats = [Seat("seat of anne", "Ann", "human"), Seat("seat of bess", "Bea", "human")]
    after = position.copy()
    for event in events:
        after = system.apply(after, event)
    return Game(system, seats, position, SeededDice(1), events=list(events), position=after)


def test_each_row_begins_with_the_fighter_and_has_a_cell_for_each_heading(system, position):
    headings, rows = statistics(played(system, position, FIGHT))
    assert [row[0] for row in rows] == ["anne", "bess"], "who dealt most stands first"
    assert all(len(row) == 1 + len(headings) for row in rows)
    assert rows[0][1:4] == ["3", "0", "1/3"]


def test_the_moments_worth_seeing_again_come_in_order_and_each_once(system, position):
    flight = e.Landed(
        **NOW, piece="mug", fighter="bess", path=("C3", "D3", "E3"), square="E3", under=False, how="hit", struck="anne"
    )
    thrown = e.Threw(**NOW, fighter="bess", piece="mug", kind="mug", taken_from=None, square="C3", facing="S")
    fight = [*FIGHT, attack("anne", "bess", "2H"), thrown, flight]
    told = highlights(played(system, position, fight))
    assert [(each.title, each.event) for each in told] == [
        ("The hardest blow", 2),
        ("First blood", 3),
        ("The finest trick", 4),
        ("The longest throw", len(fight) - 1),
    ]
    assert told[-1].words.startswith("Bess sends a mug"), "a throw is told from where it left the hand"
    assert "Anne" in told[-1].words


def test_a_fight_without_a_blow_has_nothing_to_show_again(system, position):
    assert highlights(played(system, position, [])) == []
