"""The lessons of the first fight are what they say: their plots are legal, and every statement is borne out."""

from __future__ import annotations

import re

import pytest

from game.card_files import load_card
from game.maps import load_board
from game.rules.swashbuckler.plot import BOXES
from game.scenarios.swashbuckler.lessons import all_lessons
from game.scenarios.swashbuckler.lessons.conditions import event_is
from game.scenarios.swashbuckler.lessons.fight import LessonDice, answer_for_foes, begin, is_over, judge, trial
from game.scenarios.swashbuckler.lessons.model import EventIs
from game.scenarios.swashbuckler.lessons.wording import account, fill

LESSONS = {lesson.key: lesson for lesson in all_lessons()}
CARD = load_card()
EVERY = pytest.mark.parametrize("key", LESSONS)


def play(key, *plots):
    """The lesson with these plots of the learner's, a re-plot for each stun; rests where there are no more."""
    lesson = LESSONS[key]
    game, left = begin(lesson, load_board), list(plots)
    while not is_over(game):
        for decision in game.owed:
            assert game.answer(decision, left.pop(0) if left else "") == []
        answer_for_foes(lesson, game)
        game.advance()
    verdict = judge(lesson, game)
    words = fill(verdict.outcome.words, CARD, verdict.names) if verdict.outcome else lesson.otherwise
    return game, verdict, words


def events(game, **wanted):
    written = [game.system.write_event(event) for event in game.events]
    return [event for event in written if all(event.get(key) == value for key, value in wanted.items())]


def shown(lesson):
    return [lesson.plot.show, *([lesson.replot.show] if lesson.replot else [])]


# --- every lesson -----------------------------------------------------------------------------------------


def test_the_order_in_which_they_are_taught():
    assert list(LESSONS) == ["six_boxes", "empty_square", "where_he_will_be", "parry", "mug", "table", "stunned"]


@EVERY
def test_what_the_foes_plot_is_legal_and_names_foes_only(key):
    lesson = LESSONS[key]
    game = begin(lesson, load_board)  # raises where a plot has faults
    assert set(lesson.foes) == set(game.start.fighters) - {"you"}
    assert [decision.about for decision in game.owed] == ["you"], "only the learner has still to write"


@EVERY
def test_the_plot_that_is_shown_reaches_the_goal(key):
    _, verdict, _ = play(key, *shown(LESSONS[key]))
    assert verdict.reached


@EVERY
def test_resting_is_no_way_to_learn(key):
    _, verdict, _ = play(key, "")
    assert not verdict.reached


@EVERY
@pytest.mark.parametrize(
    "plot", ["N- N- N-", "1- 1- 1-", "1N- P- L R", "WD WH WM", "PR- CF-- R", "B- SL SR", "S- SS- X-"]
)
def test_any_other_plot_is_played_and_commented_on(key, plot):
    game, _, words = play(key, plot if key != "stunned" else " ".join(plot.split()[:2]))
    assert is_over(game)
    assert words
    assert "{" not in words


@EVERY
def test_no_words_are_left_unfilled(key):
    lesson = LESSONS[key]
    for task in filter(None, (lesson.plot, lesson.replot)):
        for page in (*task.told, task.task, task.ready, *task.hints):
            assert not re.search(r"[{}]", fill(page.words, CARD))


@EVERY
def test_what_the_words_call_an_event_the_conditions_name(key):
    """Whoever reads `{back[step]}` must be sure that there is such an event whenever these words are said."""
    for outcome in LESSONS[key].outcomes:
        named = {condition.name for condition in outcome.when if condition.event and condition.name}
        spoken = set(re.findall(r"\{(\w+)\[(?:\w+)\]\}", outcome.words)) - {"rests", "columns"}
        assert spoken <= named, outcome.words
        assert not outcome.moment or outcome.moment in named


@EVERY
def test_a_lesson_fits_one_sheet(key):
    assert all(len(text.split()) <= BOXES for text in shown(LESSONS[key]))


def test_looking_ahead_foretells_the_turn_and_changes_nothing():
    lesson = LESSONS["mug"]
    game = begin(lesson, load_board)
    before = game.system.write_position(game.position)
    foretold = trial(lesson, game.position, game.owed[0], "WM 1N-")
    assert game.system.write_position(game.position) == before
    played, _, _ = play("mug", "WM 1N-")
    assert [each["type"] for each in foretold] == [event.type for event in played.events if event.turn == 1]


def test_dice_go_on_when_the_written_ones_are_used():
    dice = LessonDice([6, 1], seed=3)
    assert [dice.throw(6), dice.throw(6)] == [6, 1]
    assert all(1 <= dice.throw(6) <= 6 for _ in range(50))


# --- what each of them claims -----------------------------------------------------------------------------


def test_the_lunge_misses_because_he_stepped_back_one_step_before():
    game, _, words = play("empty_square", "1- N-")
    back = events(game, type="moved", fighter="kettle")
    assert [(event["step"], event["before"], event["after"]) for event in back] == [(2, "E6", "E7")]
    missed = events(game, type="failed", fighter="you")
    assert [(event["step"], event["order"], event["reason"]) for event in missed] == [(3, "N", "no_target")]
    assert events(game, type="attack") == [], "no die was rolled for it"
    assert "he stepped back in step 2, your lunge came in step 3" in words


def test_a_running_lunge_in_box_1_meets_him_and_the_teacher_says_so():
    game, verdict, words = play("empty_square", "1N-")
    (attack,) = events(game, type="attack", attacker="you")
    assert (attack["step"], attack["target"]) == (1, "kettle")
    assert verdict.reached
    assert "struck in step 1, and hit" in words


def test_a_lunge_from_too_far_is_not_called_an_empty_square():
    _, verdict, words = play("empty_square", "N-")
    assert not verdict.reached
    assert "In step 1 there was still a square between you" in words


@pytest.mark.parametrize(("plot", "step"), [("1- 1- N-", 5), ("1- 1N-", 3)])
def test_he_is_struck_where_he_steps_to(plot, step):
    game, verdict, words = play("where_he_will_be", plot)
    (attack,) = events(game, type="attack", attacker="you", target="kettle")
    assert attack["step"] == step
    assert attack["result"] is not None
    assert verdict.reached
    assert f"in step {step} you struck him: {attack['result']}" in words


@pytest.mark.parametrize(
    ("plot", "said"),
    [
        ("- - P-", "He cut in step 3, and your blade was there."),
        ("- - PN-", "lunged back in the same breath"),
        ("N- P-", "You hit him in step 1, and turned his cut in step 3."),
    ],
)
def test_a_parry_in_box_3_turns_the_cut(plot, said):
    game, verdict, words = play("parry", plot)
    (turned,) = events(game, type="parried", fighter="you")
    assert (turned["step"], turned["attacker"], turned["manner"]) == (3, "kettle", "slash")
    assert events(game, type="attack", target="you") == []
    assert verdict.reached
    assert said in words


@pytest.mark.parametrize("plot", ["P- P- P-", "", "- P-"])
def test_a_parry_in_another_step_does_not(plot):
    game, verdict, words = play("parry", plot)
    cuts = events(game, type="attack", attacker="kettle", target="you")
    turned = events(game, type="parried", fighter="you")
    assert bool(cuts) is not bool(turned)
    assert verdict.reached is bool(turned), "P- P- P- has one in box 3"
    assert ("He cut you in step 3" in words) is bool(cuts)


def test_a_parry_with_ones_back_to_him_was_up_but_does_not_reach():
    game, verdict, words = play("parry", "L L P-")
    assert events(game, type="attack", attacker="kettle", target="you")
    assert not verdict.reached
    assert "Your parry was up in step 3" in words


def test_the_mug_stuns_and_the_blow_after_it_cannot_be_defended():
    game, verdict, words = play("mug", "WM 1N-")
    (mug,) = events(game, type="incident", kind="thrown_mug", victim="kettle")
    assert mug["avoided"] is False
    (attack,) = events(game, type="attack", attacker="you")
    assert attack["indefensible"]
    assert attack["roll"] == attack["shown"] + 30
    assert 2 in events(game, type="stunned", fighter="kettle")[0]["boxes"], "the box in which he is struck"
    assert verdict.reached
    assert f"your dice showed {attack['shown']}, and 30 more" in words


def test_a_mug_without_a_blow_is_learnt_all_the_same_and_said_to_be_half_of_it():
    _, verdict, words = play("mug", "WM")
    assert verdict.reached
    assert "You did not strike while it lasted" in words


@pytest.mark.parametrize(("plot", "said"), [("1- 1- FT--", "You flipped it in step 5"), ("1- 1- VT", "You shoved it")])
def test_the_table_fells_him_though_he_parries(plot, said):
    game, verdict, words = play("table", plot)
    (hit,) = events(game, type="incident", kind="table", victim="kettle")
    assert hit["falls"]
    assert events(game, type="ordered", fighter="kettle", order="P")
    assert verdict.reached
    assert said in words


def test_a_flip_in_box_5_leaves_one_rest_for_the_next_turn():
    game, _, _ = play("table", LESSONS["table"].plot.show)
    (ended,) = events(game, type="turn_ended")
    assert tuple(ended["carried"]["you"]) == (0, 1)
    next_lesson = begin(LESSONS["stunned"], load_board)
    assert next_lesson.start.fighters["you"].resting == 1, "which is where the next lesson takes it up"


def test_the_stun_circles_two_boxes_and_the_rest_is_written_anew():
    lesson = LESSONS["stunned"]
    game, _, words = play("stunned", lesson.plot.show, lesson.replot.show)
    (stun,) = events(game, type="stunned", fighter="you")
    assert (stun["step"], list(stun["boxes"])) == (1, [1, 2]), "box 3 is the first that can be written in"
    arrived = [event for event in events(game, type="moved", fighter="zeb") if event["after"] == "E4"]
    assert [event["step"] for event in arrived] == [4], "next to you from step 4 on"
    assert "in step 5" in words


def test_a_parry_after_the_stun_does_as_well():
    _, verdict, words = play("stunned", "R R - N-", "R R - P-")
    assert verdict.reached
    assert "in step 6 your blade was up" in words


def test_whoever_stays_with_his_back_to_zeb_is_told_why_he_was_struck():
    game, verdict, words = play("stunned", "")
    (cut,) = events(game, type="attack", attacker="zeb", target="you")
    assert cut["indefensible"]
    assert not verdict.reached
    assert "could not defend yourself" in words


# --- conditions and accounts ------------------------------------------------------------------------------

HIT = {"type": "attack", "step": 3, "result": "2B"}


@pytest.mark.parametrize(
    ("wanted", "holds"),
    [
        ({"type": "attack"}, True),
        ({"type": ["parried", "attack"]}, True),
        ({"type": "parried"}, False),
        ({"result": {"not": None}}, True),
        ({"step": {"least": 3, "most": 3}}, True),
        ({"step": {"least": 4}}, False),
        ({"nothing": None}, False),
    ],
)
def test_an_event_fits_by_values_lists_and_bounds(wanted, holds):
    assert event_is(EventIs(event=wanted), [HIT], {}) is holds


def test_a_named_event_is_handed_to_the_words():
    names = {}
    assert event_is(EventIs(event={"type": "attack"}, name="hit"), [HIT], names)
    assert names == {"hit": HIT}


def test_none_and_any():
    attack, parry = EventIs(event={"type": "attack"}), EventIs(event={"type": "parried"})
    assert event_is(EventIs(any=(attack, parry), none=(parry,)), [HIT], {})
    assert not event_is(EventIs(none=(attack,)), [HIT], {})


def test_the_account_tells_what_came_of_the_learners_orders_and_no_more():
    game, verdict, _ = play("six_boxes", "N- WM P-")
    assert account(verdict.events, {}) == [
        "In step 1 your N came to nothing: nobody to strike.",
        "In step 3 your WM came to nothing: no mug within reach.",
    ]
    assert verdict.outcome is None
    assert events(game, type="parried") == []
