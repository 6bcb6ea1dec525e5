"""Swashbuckler's motions: each event shows what it says."""

from __future__ import annotations

from typing import get_args

import pytest

from game.app.animation import Stage
from game.app.animation.swashbuckler import MOTIONS
from game.app.board import Scene
from game.app.board.effects import Dice, Picture, Tag, Words
from game.rules.kernel.tokens import Token
from game.rules.swashbuckler import events as e
from tests.app.animation.swashbuckler.examples import (
    ANN,
    ARMED,
    BOARD,
    BOB,
    EXAMPLES,
    MUG,
    SLID,
    TABLE,
    TIMES,
    at,
    attack,
    figure,
    incident,
    moved,
    now,
    said,
)


def name_of(event: e.Event) -> str:
    return event.type


def test_every_type_of_event_has_a_motion_of_its_own():
    types = {kind.__dataclass_fields__["type"].default for kind in get_args(e.Event)}
    assert types == set(MOTIONS)
    assert {event.type for event in EXAMPLES} == types, "an event without an example here"


@pytest.mark.parametrize("event", EXAMPLES, ids=name_of)
def test_every_event_can_be_shown_at_any_time_even_where_nobody_is_on_the_board(event):
    for time in TIMES:
        for before in ([ANN, BOB, MUG, TABLE], [ANN, BOB], []):
            for after in ([ANN, BOB, MUG, TABLE], []):
                stage = at(event, time, before, after)
                assert isinstance(stage.scene(), Scene)
                assert isinstance(stage.still(), Scene)


@pytest.mark.parametrize("event", EXAMPLES, ids=name_of)
def test_sounds_are_heard_while_the_event_is_shown(event):
    motion = MOTIONS[event.type]
    for cue in motion.sounds(event):
        assert 0 <= cue.at < 1
        assert motion.lasts(event) > 0


def test_a_blow_that_lands_says_where():
    assert said(at(attack("4B"), 0.6)) == ["4 Body"]
    assert said(at(attack("1R"), 0.6)) == ["1 Right Arm"]
    assert said(at(attack(None), 0.6)) == ["miss"]
    assert said(at(attack("4B"), 0.1)) == [], "not before the blade is there"


def test_a_parry_says_so_when_the_blades_have_met():
    parried = now(e.Parried, fighter="bob", attacker="ann", manner="lunge", weapon="rapier")
    assert said(at(parried, 0.2)) == []
    assert said(at(parried, 0.6)) == ["parried"]


def test_words_stand_behind_one_who_looks_up_the_board_and_above_everyone_else():
    north, south = at(attack("4B"), 0.6, [figure("ann", "C5", "S"), figure("bob", "D5", "N")]), at(attack("4B"), 0.6)
    (below,), (above,) = ([each for each in stage.effects if isinstance(each, Words)] for stage in (north, south))
    assert below.point[1] > 3.5 > above.point[1], "bob stands in row D, whose middle is 3.5"


def test_a_lunge_goes_towards_the_target_and_back():
    out = at(attack("4B"), 0.32).poses["ann"]
    assert out.y < 4.5 - 0.2, "bob is to the north"
    assert out.thrust > 0.15
    home = at(attack("4B"), 1.0).poses["ann"]
    assert (home.x, home.y, home.thrust, home.angle) == pytest.approx((4.5, 4.5, 0, 0))


def test_a_lunge_at_a_corner_turns_that_way():
    corner = [ANN, figure("bob", "D6", "S")]
    pose = at(attack("4B"), 0.32, corner).poses["ann"]
    assert pose.angle == pytest.approx(45)
    assert pose.x > 4.6


def test_a_stab_is_done_with_the_dagger():
    assert at(attack(None, "stab", "dagger"), 0.3).poses["ann"].weapon == "dagger"


def test_a_step_is_half_way_at_half_time_and_there_at_the_end():
    half, end = at(moved("step"), 0.5).poses["ann"], at(moved("step"), 1.0).poses["ann"]
    assert (half.x, half.y) == pytest.approx((5.0, 4.5))
    assert (end.x, end.y) == pytest.approx((5.5, 4.5))


def test_a_jump_leaves_the_floor_and_a_step_does_not():
    assert at(moved("jump"), 0.5).poses["ann"].lift > 0.3
    assert at(moved("step"), 0.5).poses["ann"].lift == 0


def test_who_goes_back_makes_for_the_square_first():
    back = now(e.WentBack, fighter="ann", square="E5", goal="D5", why="lost")
    assert at(back, 0.45).poses["ann"].y < 4.2
    assert at(back, 1.0).poses["ann"].y == pytest.approx(4.5)


def test_a_fall_ends_lying_down():
    fall = now(e.Postured, fighter="ann", before="standing", after="prone", cause="kick")
    lying = [figure("ann", "E5", "N", "prone", **ARMED)]
    assert "prone" not in at(fall, 0.1, [ANN], lying).tokens["ann"].marks
    assert "prone" in at(fall, 0.9, [ANN], lying).tokens["ann"].marks
    assert said(at(fall, 0.5, [ANN], lying)) == ["falls"]


def test_lying_down_by_order_is_no_fall():
    lies = now(e.Postured, fighter="ann", before="standing", after="prone", cause="order")
    assert said(at(lies, 0.5)) == []


def test_a_thrown_mug_flies_along_its_path_and_is_not_on_its_old_square_meanwhile():
    path = ("D5", "C5", "B5", "A5")
    lands = now(e.Landed, piece="mug", fighter="ann", path=path, square="A5", under=False, how="stopped")
    heights = []
    for time in (0.1, 0.4, 0.8):
        stage = at(lands, time)
        assert "mug" not in stage.tokens
        (flying,) = [effect for effect in stage.effects if isinstance(effect, Picture)]
        assert flying.name == "pieces/mug_full.png"
        assert flying.point[0] == pytest.approx(4.5)
        heights.append(flying.point[1])
    assert 4.5 > heights[0] > heights[1] > heights[2] > 0.5


def test_a_long_flight_takes_longer():
    near = now(e.Landed, piece="mug", fighter="ann", path=("D5",), square="D5", under=False, how="stopped")
    far = now(e.Landed, piece="mug", fighter="ann", path=("D5",) * 6, square="D5", under=False, how="stopped")
    assert MOTIONS["landed"].lasts(far) > MOTIONS["landed"].lasts(near)


def test_injuries_say_how_many_boxes_were_lost():
    hurt = now(e.Injured, fighter="ann", part="left_arm", before=1, after=3, credit={})
    assert said(at(hurt, 0.5)) == ["-2 Left Arm"]


def test_a_failed_order_is_crossed_out_and_says_why():
    fails = now(e.Failed, fighter="ann", order="VT", reason="no_table", sentence="there is no table ahead")
    stage = at(fails, 0.5)
    assert said(stage) == ["Shove table", "! there is no table ahead"]
    assert [effect.struck for effect in stage.effects if isinstance(effect, Tag)] == [True, False]


def test_an_order_that_fails_at_once_is_named_once():
    stage = Stage(BOARD, [ANN], [ANN])
    MOTIONS["ordered"].draw(stage, now(e.Ordered, fighter="ann", order="VT"), 0.5)
    fails = now(e.Failed, fighter="ann", order="VT", reason="no_table", sentence="there is no table ahead")
    MOTIONS["failed"].draw(stage, fails, 0.5)
    assert said(stage) == ["Shove table", "! there is no table ahead"]


def test_a_hat_is_waved_even_if_nobody_minds():
    waves = now(e.Ordered, fighter="ann", order="WH")
    pictures = [[each for each in at(waves, time).effects if isinstance(each, Picture)] for time in (0.3, 0.6)]
    assert [[each.name for each in row] for row in pictures] == [["fighters/hat_musketeer.png"]] * 2
    assert pictures[0][0].point != pictures[1][0].point
    assert MOTIONS["ordered"].lasts(waves) > MOTIONS["ordered"].lasts(now(e.Ordered, fighter="ann", order="N"))


def test_what_an_incident_did_is_told_line_by_line():
    told = incident(injury="2L", stun=1, falls=True, fall_stun=2)
    assert said(at(told, 0.5)) == ["2 Left Arm", "stunned 3", "falls"]
    assert said(at(incident(avoided=True), 0.5)) == ["avoided"]
    assert said(at(incident(), 0.5)) == ["unharmed"]


def test_lines_above_one_figure_do_not_cover_each_other():
    stage = at(incident(injury="2L", stun=1, falls=True), 0.5)
    assert [effect.line for effect in stage.effects if isinstance(effect, Words)] == [0, 1, 2]


def test_dice_end_on_the_faces_rolled():
    roll = now(e.Rolled, purpose="attack", roller="ann", target="bob", faces=(5, 4), total=54)
    (dice,) = [effect for effect in at(roll, 1.0).effects if isinstance(effect, Dice)]
    assert (dice.faces, dice.progress, dice.about) == ((5, 4), 1.0, "attack")


def test_second_dice_of_one_roller_lie_beside_the_first():
    stage = Stage(BOARD, [ANN], [ANN])
    roll = now(e.Rolled, purpose="attack", roller="ann", faces=(5, 4), total=54)
    for _ in range(2):
        MOTIONS["roll"].draw(stage, roll, 1.0)
    assert [effect.first for effect in stage.effects if isinstance(effect, Dice)] == [0, 2]


def test_the_loser_of_a_shoving_match_bounces():
    match = now(e.ShovingMatch, roller="ann", other="bob", square="D5", difference=1, needed=4, face=3, winner="ann")
    straining, over = at(match, 0.4), at(match, 0.68)
    assert straining.poses["ann"].y < 4.4
    assert over.poses["bob"].y < straining.poses["bob"].y, "bob is driven north, away from ann"
    assert said(at(match, 0.8)) == ["wins the square", "shoved"]


def test_a_table_slides_and_shows_its_other_face_when_flipped():
    flip = now(e.Slid, how="flipped", flipped_after=True, **SLID)
    turned = Token("table", "table_flipped", ("B2", "B3"), 4)
    assert at(flip, 0.2, [ANN, TABLE], [ANN, turned]).tokens["table"].look == "table"
    assert at(flip, 0.9, [ANN, TABLE], [ANN, turned]).tokens["table"].look == "table_flipped"
    half = at(flip, 0.5, [ANN, TABLE], [ANN, turned]).poses["table"]
    assert (half.x, half.y) == pytest.approx((2.0, 2.0))  # between C2-C3 and B2-B3


def test_who_is_out_fades_and_leaves_his_hat():
    out = now(e.Out, fighter="ann", before="E5", cause="head")
    late = at(out, 0.7, after=[BOB])
    assert late.poses["ann"].fade == 0
    assert [effect.name for effect in late.effects if isinstance(effect, Picture)] == ["fighters/hat_musketeer.png"]


def test_who_leaves_goes_over_the_nearest_edge():
    leaves = now(e.Left, fighter="ann", before="E10")
    pose = at(leaves, 0.9, [figure("ann", "E10")], []).poses["ann"]
    assert pose.x > 10
    assert pose.fade < 0.3
