"""Recorded playthroughs come out event by event as they were recorded, and events alone lead to their end."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from game import scenarios
from game.rules.swashbuckler.options import OPTIONS, SETS
from tests.transcripts import playthroughs
from tests.transcripts.playthroughs import Mismatch, Transcript, plain
from tests.transcripts.renew import everything, happened

TRANSCRIPTS = {path.stem: path for path in playthroughs.files()}
MOST_BYTES = 6_000_000


@pytest.mark.parametrize("name", TRANSCRIPTS)
def test_a_recorded_game_comes_out_as_it_was_recorded(name: str) -> None:
    playthroughs.check(playthroughs.read(TRANSCRIPTS[name]))


@pytest.mark.parametrize("name", TRANSCRIPTS)
def test_recorded_events_alone_lead_to_the_recorded_end(name: str) -> None:
    """Nothing is resolved here: events are read and applied, one by one, and nothing else changes the position."""
    transcript = playthroughs.read(TRANSCRIPTS[name])
    system, position = transcript.system, transcript.start()
    for event in transcript.events:
        position = system.apply(position, system.read_event(event))
    assert plain(system.write_position(position)) == transcript.end
    assert system.result(position) is not None, "it was played to its end"


def heads() -> list[dict[str, Any]]:
    return [playthroughs.read(path).head for path in TRANSCRIPTS.values()]


def test_there_are_games_on_every_map_and_with_every_set_of_options() -> None:
    played = heads()
    mine = [scenario for scenario in scenarios.all_scenarios() if scenario.system == "swashbuckler"]
    assert len(played) >= 20
    assert {head["scenario"] for head in played} == {scenario.key for scenario in mine}
    assert {head["start"]["board"]["map"] for head in played} == {scenario.map for scenario in mine}
    options = [head["options"] for head in played]
    for chosen in (*SETS.values(), *({option} for option in OPTIONS), set(OPTIONS)):
        assert sorted(chosen) in options, chosen
    assert any(head["start"]["set_up"]["rolled"] for head in played), "rolled characters fight as well"


def test_everything_that_can_happen_happens_in_one_of_them() -> None:
    """A set of games in which no carpet is ever yanked would not notice when carpets change."""
    seen = set().union(*(happened(playthroughs.read(path)) for path in TRANSCRIPTS.values()))
    assert everything() - seen == set()


def test_transcripts_stay_small() -> None:
    assert sum(path.stat().st_size for path in TRANSCRIPTS.values()) < MOST_BYTES


# --- a game that goes another way is told -----------------------------------------------------------------------


@pytest.fixture(scope="module")
def shortest() -> Transcript:
    return playthroughs.read(min(TRANSCRIPTS.values(), key=lambda path: path.stat().st_size))


def tampered(transcript: Transcript, change: Callable[[list[dict[str, Any]]], None]) -> str:
    """What is said when the record is not what happens."""
    lines = copy.deepcopy(transcript.lines)
    change(lines)
    with pytest.raises(Mismatch) as told:
        playthroughs.check(Transcript(transcript.name, transcript.head, lines, transcript.end))
    return str(told.value)


def first(lines: list[dict[str, Any]], kind: str) -> tuple[int, dict[str, Any]]:
    """The first event of a kind after set-up, and its number among the events."""
    events = [line for line in lines if "type" in line]
    return next((number, each) for number, each in enumerate(events, 1) if each["type"] == kind and each["step"] > 0)


def test_another_event_is_told_with_game_turn_step_and_number(shortest: Transcript) -> None:
    number, event = first(shortest.lines, "roll")
    other = event["faces"][0] % 6 + 1

    def change(lines: list[dict[str, Any]]) -> None:
        first(lines, "roll")[1]["faces"][0] = other

    told = tampered(shortest, change)
    assert told.startswith(f"{shortest.name}: turn {event['turn']}, step {event['step']}, event {number} ")
    assert "(roll: faces differ)" in told
    assert f'"faces":[{other}' in told.replace(" ", "").split("got")[0], "first what was recorded"
    assert f'"faces":[{event["faces"][0]}' in told.replace(" ", "").split("got")[1], "then what came"


def test_a_missing_event_and_one_too_many_are_told(shortest: Transcript) -> None:
    assert "got" in tampered(shortest, lambda lines: lines.pop(first(lines, "ordered")[0]))
    told = tampered(shortest, lambda lines: lines.append({"type": "moved", "turn": 9, "step": 9}))
    assert "got      the end of the game" in told
    assert "turn 9, step 9" in told


def test_an_answer_that_has_a_fault_now_is_told(shortest: Transcript) -> None:
    def change(lines: list[dict[str, Any]]) -> None:
        answers = next(line["answers"] for line in lines if "answers" in line)
        answers[next(iter(answers))] = "QUACK"

    assert "has a fault now" in tampered(shortest, change)


def test_another_question_is_told(shortest: Transcript) -> None:
    def change(lines: list[dict[str, Any]]) -> None:
        answers = next(line["answers"] for line in lines if "answers" in line)
        answers["plot:9.9:nobody"] = answers.pop(next(iter(answers)))

    assert "got      a question to plot:1.0:" in tampered(shortest, change)


def test_another_end_is_told(shortest: Transcript) -> None:
    end = {**shortest.end, "turn": 99}
    with pytest.raises(Mismatch, match="the end differs in turn"):
        playthroughs.check(Transcript(shortest.name, shortest.head, shortest.lines, end))
