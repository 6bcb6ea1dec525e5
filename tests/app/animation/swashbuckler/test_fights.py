"""What is shown together, and whole fights that end where the rules ended them."""

from __future__ import annotations

from random import Random

import pytest

from game import scenarios
from game.app.animation import EventPlayer
from game.app.animation.grouping import group
from game.app.animation.swashbuckler import MOTIONS
from game.app.board import Scene, middle
from game.rules.kernel.game import Seat
from game.rules.swashbuckler import events as e
from tests.app.animation.swashbuckler.examples import attack, incident, moved, now


def grouped(*events: e.Event) -> list[list[str]]:
    groups, index = [], 0
    while index < len(events):
        made = group(events, index, MOTIONS)
        groups.append([event.type for event in events[made.start : made.stop]])
        index = made.stop
    return groups


ROLL = now(e.Rolled, purpose="attack", roller="ann", target="bob", faces=(5, 4), total=54)
ORDER = now(e.Ordered, fighter="ann", order="N")
INJURY = now(e.Injured, fighter="bob", part="body", before=0, after=4, credit={})


def test_attacks_of_a_step_are_shown_together_and_their_injuries_after():
    assert grouped(ORDER, ROLL, attack("4B"), ROLL, attack(None), INJURY, INJURY) == [
        ["ordered", "roll", "attack", "roll", "attack"],
        ["injured", "injured"],
    ]


def test_a_batch_begins_when_orders_come_up():
    throw = now(e.Threw, fighter="ann", piece="mug", kind="mug", taken_from="E4", square="E5", facing="N")
    assert grouped(ORDER, throw, ORDER, throw) == [["ordered", "threw"], ["ordered", "threw"]]


def test_all_who_move_move_together_but_shoving_matches_are_seen_one_by_one():
    match = now(e.ShovingMatch, roller="ann", other="bob", square="D5", difference=1, needed=4, face=3, winner="ann")
    other = now(e.Moved, fighter="bob", how="step", before="A1", after="A2", level_before=0, level_after=0)
    assert grouped(ROLL, match, ROLL, match, moved("step"), other) == [
        ["roll", "shoving_match"],
        ["roll", "shoving_match"],
        ["moved", "moved"],
    ]


def test_a_throw_flies_before_the_dice_fall_over_its_victim():
    throw = now(e.Threw, fighter="ann", piece="mug", kind="mug", taken_from="E4", square="E5", facing="N")
    lands = now(e.Landed, piece="mug", fighter="ann", path=("D5",), square="D5", under=False, how="hit", struck="bob")
    made = group((ORDER, throw, ROLL, incident("thrown_mug"), lands), 0, MOTIONS)
    starts = {part.event.type: part.start for part in made.parts}
    assert starts["threw"] == 0
    assert starts["threw"] < starts["landed"] < starts["roll"] < starts["incident"]
    assert made.seconds >= starts["incident"] + MOTIONS["incident"].lasts(incident())


BLOWS = ["N-", "S-", "SS-", "1N-", "P-", "PN-", "1K--", "X-"]
STEPS = ["1-", "1-", "1-", "1-", "L", "R", "SL", "SR", "B-", "JU-", "G2--", "CF--", "UP-", "PR-"]
THINGS = ["WD", "WS-", "WM", "WH", "VC", "VT", "WT", "FT--", "Y--", "WC--", "PS-", "PD-"]
ORDERS = BLOWS + STEPS + THINGS


def fight(seed: int):
    """A game of six with plots of three orders each, drawn by lot."""
    seats = [Seat(f"seat{number}", f"Player {number}") for number in range(1, 7)]
    game = scenarios.start_game(scenarios.load("two_sides"), seats, seed=seed)
    lots = Random(seed)
    while not game.result and game.system.moment(game.position)[0] <= 8:
        for decision in game.owed:
            plot = " ".join(lots.choices(ORDERS, k=3))
            if game.answer(decision, plot):
                assert game.answer(decision, game.system.pass_answer(decision)) == []
        game.advance()
    return game


@pytest.fixture(scope="module", params=[1, 2, 3])
def fought(request: pytest.FixtureRequest):
    game = fight(request.param)
    assert len(game.events) > 300
    return game


@pytest.mark.parametrize(("frame", "reduced"), [(0.13, False), (1.7, True)])
def test_a_whole_fight_is_shown_and_ends_where_the_rules_ended_it(fought, frame, reduced):
    player = EventPlayer(fought.system, fought.start.board, fought.start, fought.events, reduced=reduced)
    player.play()
    while player.playing:
        player.update(frame)
        assert isinstance(player.scene, Scene)
    assert player.position == fought.position


def test_every_group_of_a_fight_leads_on_without_a_jump(fought):
    """At the end of each group figures are drawn where the next begins: no piece jumps back (or ahead)."""
    player = EventPlayer(fought.system, fought.start.board, fought.start, fought.events)
    off = []
    while not player.at_end:
        player.forward()
        player.update(1e-9)
        stage, ending = player._stage, player._group
        stage.clear()
        for part in ending.parts:
            part.motion.draw(stage, part.event, 1.0)
        for name, after in stage.after.items():
            if not after.figure or name not in stage.before:
                continue
            pose, goal = stage.pose(name), middle(fought.start.board, after.squares)
            if abs(pose.x - goal[0]) + abs(pose.y - goal[1]) > 0.01:
                off.append((name, [part.event.type for part in ending.parts]))
        player.forward()
    assert off == []
