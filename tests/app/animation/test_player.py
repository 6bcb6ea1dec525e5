"""The player shows what happened, at any speed and in both directions, and arrives where the events lead."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.app.animation import Cue, EventPlayer, Motion
from game.app.animation.motion import glide, strand
from game.app.board import Scene
from tests.app.animation.walkers import BOARD, STORY, Event, Position, Walkers, beat, turned, went

SYSTEM = Walkers()
TABLE = {
    "round": Motion(seconds=0.2),
    "beat": Motion(seconds=0.1),
    "went": Motion(glide, 0.5, strand("going"), who=lambda event: event.who, sounds=lambda event: (Cue("step", 0.5),)),
    "turned": Motion(glide, 0.3, strand("going"), who=lambda event: event.who),
}
"""Nothing for "sneezed": it is unknown."""


class Ears:
    def __init__(self) -> None:
        self.heard: list[str] = []

    def play(self, name: str, loudness: float = 1.0) -> None:
        self.heard.append(name)


def player(events: list[Event] = STORY, **more) -> EventPlayer:
    return EventPlayer(SYSTEM, BOARD, Position(), events, table=TABLE, **more)


def after(events: list[Event]) -> Position:
    position = Position()
    for event in events:
        position = SYSTEM.apply(position, event)
    return position


def run(playing: EventPlayer, frame: float = 1 / 60, most: float = 600.0) -> float:
    """Let it play to its end; how long that took."""
    playing.play()
    passed = 0.0
    while playing.playing and passed < most:
        playing.update(frame)
        assert isinstance(playing.scene, Scene)
        passed += frame
    assert not playing.playing, "it never came to an end"
    return passed


squares = st.sampled_from(list(BOARD))
events = st.lists(
    st.one_of(
        st.builds(went, st.sampled_from(["ann", "bob"]), squares),
        st.builds(turned, st.sampled_from(["ann", "bob"]), st.sampled_from(["N", "E", "S", "W"])),
        st.builds(beat, st.integers(1, 6)),
        st.builds(Event, st.sampled_from(["sneezed", "quiet"]), st.sampled_from(["ann", "nobody"])),
    ),
    max_size=30,
)


@settings(deadline=None)
@given(events, st.sampled_from([1 / 240, 1 / 60, 0.4, 7.0]), st.sampled_from([0.25, 1.0, 4.0]), st.booleans())
def test_it_arrives_exactly_where_the_events_lead(events, frame, speed, reduced):
    playing = player(events, speed=speed, reduced=reduced)
    run(playing, frame)
    assert playing.position == after(events)
    assert playing.index == len(events)
    assert playing.at_end


@settings(deadline=None)
@given(events, st.lists(st.integers(0, 40), max_size=12))
def test_scrubbing_about_is_the_same_as_playing_so_far(events, stops):
    playing = player(events)
    for stop in stops:
        playing.go_to(stop)
        assert playing.position == after(events[:stop])
        playing.play()
        playing.update(0.13)
        assert playing.position == after(events[: playing.index])


@settings(deadline=None)
@given(events)
def test_back_undoes_what_forward_did(events):
    playing = player(events)
    seen = [playing.index]
    while not playing.at_end:
        playing.forward()
        while playing.playing:
            playing.update(0.05)
        assert playing.index > seen[-1]
        seen.append(playing.index)
    for index in reversed(seen[:-1]):
        playing.back()
        assert playing.index == index
        assert playing.position == after(events[:index])
    playing.back()
    assert playing.index == 0


def test_twice_the_speed_takes_half_the_time():
    slow, fast = run(player(speed=1.0), 0.01), run(player(speed=2.0), 0.01)
    # Groups: beat 0.1, both going 0.5, beat 0.1, turning 0.3, going 0.5, round 0.2, beat 0.1, unknown 0.7, going 0.5.
    assert slow == pytest.approx(3.0, abs=0.03)
    assert fast == pytest.approx(1.5, abs=0.03)


def test_speed_keeps_within_its_bounds():
    playing = player()
    playing.speed = 100
    assert playing.speed == 4.0
    playing.speed = 0
    assert playing.speed == 0.25


def test_nothing_moves_while_it_is_paused():
    playing = player()
    playing.play()
    playing.update(0.35)
    playing.pause()
    pose = playing.scene.poses["ann"].x
    assert not playing.update(5)
    assert playing.scene.poses["ann"].x == pose
    playing.toggle()
    playing.update(0.1)
    assert playing.scene.poses["ann"].x > pose


def test_those_who_go_together_are_seen_going_together():
    playing = player()
    playing.play()
    playing.update(0.1 + 0.25)  # the beat, then half of the 0.5 seconds
    scene = playing.scene
    # A1 to A2 and F6 to F5: both half way.
    assert (scene.poses["ann"].x, scene.poses["ann"].y) == pytest.approx((1.0, 0.5))
    assert (scene.poses["bob"].x, scene.poses["bob"].y) == pytest.approx((5.0, 5.5))


def test_one_who_turns_and_then_goes_is_seen_doing_one_after_the_other():
    playing = player([turned("ann", "E"), went("ann", "A2")])
    playing.play()
    playing.update(0.15)
    assert playing.scene.poses["ann"].angle == pytest.approx(45)
    assert playing.scene.poses["ann"].x == pytest.approx(0.5)
    playing.update(0.15 + 0.25)
    assert playing.scene.poses["ann"].angle == pytest.approx(90)
    assert playing.scene.poses["ann"].x == pytest.approx(1.0)


def test_turning_goes_the_short_way_round():
    playing = player([turned("ann", "W")])
    playing.play()
    playing.update(0.15)
    assert playing.scene.poses["ann"].angle == pytest.approx(-45)


def test_what_is_in_no_table_glides_and_has_its_caption():
    """A stranger to the table of motions: the token still goes where it goes."""
    playing = EventPlayer(SYSTEM, BOARD, Position(), [went("ann", "A3")], table={})
    playing.play()
    playing.update(0.35)  # half of what unknown events take
    assert playing.scene.poses["ann"].x == pytest.approx(1.5)
    assert playing.caption == "ann went A3"


def test_reduced_motion_shows_the_new_state_at_once_and_holds_it_to_be_read():
    playing = player([went("ann", "A3")], reduced=True)
    playing.play()
    playing.update(0.01)
    assert playing.scene.poses == {}
    assert {token.id: token.squares for token in playing.scene.tokens}["ann"] == ("A3",)
    playing.update(0.6)
    assert playing.playing, "0.5 seconds would be too short to read"
    playing.update(0.3)
    assert not playing.playing


def test_forward_shows_one_thing_and_stops():
    playing = player()
    playing.forward()
    playing.update(5)
    assert (playing.index, playing.playing) == (1, False)
    playing.forward()
    playing.update(0.2)
    assert playing.index == 1
    playing.forward()  # impatient: to the end of what is being shown
    assert (playing.index, playing.playing) == (3, False)


def test_next_and_previous_jump_to_where_a_beat_or_a_round_begins():
    playing = player()
    starts = []
    while not playing.at_end:
        playing.next()
        starts.append(playing.index)
    # beat 1 is event 0; beat 2 event 3; round 2 event 6 and its beat event 7; then the end.
    assert starts == [3, 6, 7, 10]
    playing.previous(0)
    assert playing.index == 6
    playing.previous(0)
    assert playing.index == 0
    playing.next(0)
    assert playing.index == 6
    playing.next(0)
    assert playing.at_end


def test_in_the_middle_of_a_beat_previous_goes_to_its_beginning():
    playing = player()
    playing.go_to(5)
    playing.previous()
    assert playing.index == 3


def test_finish_goes_to_the_end_and_play_there_does_nothing():
    playing = player()
    playing.finish()
    assert playing.position == after(STORY)
    playing.play()
    assert not playing.playing


def test_more_can_happen_while_it_plays():
    playing = player(STORY[:4])
    run(playing)
    playing.extend(STORY[4:])
    assert not playing.at_end
    run(playing)
    assert playing.position == after(STORY)


def test_more_that_comes_while_the_last_is_shown_is_not_lost():
    playing = player(STORY[:2])
    playing.play()
    playing.update(0.3)
    playing.extend(STORY[2:])
    run(playing)
    assert playing.position == after(STORY)


def test_captions_are_those_of_what_is_shown():
    playing = player()
    playing.play()
    playing.update(0.2)
    assert playing.captions == ["ann went A2", "bob went F5"]
    assert playing.shown == 3
    assert playing.moment == (1, 1)


def test_each_step_is_heard_once_whatever_the_frames():
    for frame in (0.01, 0.3, 30.0):
        ears = Ears()
        run(player(sounds=ears), frame)
        assert ears.heard == ["step"] * 4, f"frames of {frame} seconds"


def test_a_sound_between_two_frames_is_heard_once():
    ears = Ears()
    playing = player([went("ann", "A2")], sounds=ears)
    playing.play()
    playing.update(0.25)  # just up to its moment, half way through the half second
    playing.update(0.25)
    assert ears.heard == ["step"]


def test_scrubbing_is_silent():
    ears = Ears()
    playing = player(sounds=ears)
    playing.finish()
    playing.go_to(0)
    playing.next()
    assert ears.heard == []


def test_nothing_to_play_is_no_fault():
    playing = player([])
    playing.play()
    playing.forward()
    playing.back()
    playing.next()
    playing.previous()
    playing.update(1)
    assert playing.at_end
    assert playing.caption == ""
    assert len(playing.scene.tokens) == 2


def test_the_start_is_left_as_it_was():
    start = Position()
    playing = EventPlayer(SYSTEM, BOARD, start, STORY, table=TABLE)
    run(playing)
    assert start == Position()
