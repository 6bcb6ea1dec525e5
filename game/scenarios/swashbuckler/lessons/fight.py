"""A lesson as a game: its position, its dice, its foes, and what became of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game import systems
from game.rules.kernel.decisions import Answer, Decision
from game.rules.kernel.dice import ListedDice, OutOfDice, SeededDice
from game.rules.kernel.game import Game, Seat
from game.rules.kernel.system import LoadBoard
from game.rules.swashbuckler.position import Position
from game.scenarios.swashbuckler import WEAPONS, ready_fighters
from game.scenarios.swashbuckler.lessons.conditions import Written, all_are
from game.scenarios.swashbuckler.lessons.model import LEARNER, Lesson, Outcome

LEARNING, SCRIPTED = "learner", "foes"
"""The seats."""


class LessonDice:
    """Faces written down, then dice of a seed: a learner who goes his own way may roll more than was thought of."""

    def __init__(self, faces: Sequence[int], seed: int) -> None:
        self.seed = seed
        self._listed, self._seeded = ListedDice(faces), SeededDice(seed)

    def throw(self, sides: int) -> int:
        try:
            return self._listed.throw(sides)
        except OutOfDice:
            return self._seeded.throw(sides)


def begin(lesson: Lesson, load_board: LoadBoard) -> Game[Any, Any]:
    """The game that waits for the learner's plot; the foes' are in. Raises BadPosition, or MapError for its map."""
    system = systems.system("swashbuckler")
    data = {
        "format": 1,
        "board": {"map": lesson.map},
        "pieces": list(lesson.pieces),
        "fighters": [_fighter(person.model_dump()) for person in lesson.fighters],
    }
    start = system.read_position(data, load_board)
    seats = (Seat(LEARNING, start.fighters[LEARNER].name), Seat(SCRIPTED, "The others", "script"))
    game = Game(system, seats, start, LessonDice(lesson.dice, lesson.seed))
    answer_for_foes(lesson, game)
    return game


def _fighter(person: Mapping[str, Any]) -> dict[str, Any]:
    ready = ready_fighters()[person["person"]]
    of_learner = person["id"] == LEARNER
    written = {
        **{key: ready[key] for key in ("name", "faction", "strength", "expertise", "handedness", "boxes")},
        "weapons": WEAPONS[ready["faction"]],
        "side": "red" if of_learner else "blue",
        "seat": LEARNING if of_learner else SCRIPTED,
        **person,
    }
    del written["person"]
    return written


def answer_for_foes(lesson: Lesson, game: Game[Any, Any]) -> None:
    """Answer whatever the foes owe now: their plots as the lesson has them, which stand after a stun."""
    for decision in game.owed:
        if decision.seat == SCRIPTED:
            faults = game.answer(decision, _script(lesson, decision))
            assert not faults, f"{lesson.key}: {decision.about}: {faults[0].words}"


def _script(lesson: Lesson, decision: Decision) -> Answer:
    return lesson.foes.get(decision.about, "") if decision.kind == "plot" else ""


def is_over(game: Game[Any, Any]) -> bool:
    """Whether the one turn of the lesson has been played."""
    return game.result is not None or game.position.turn > game.start.turn


def trial(lesson: Lesson, position: Position, decision: Decision, plot: Answer, thrown: int = 0) -> list[Written]:
    """The events of the rest of the turn if the learner plots so, with the dice that are going to fall.

    `thrown`: how many have fallen already. The position is left as it was.
    """
    system = systems.system("swashbuckler")
    dice = LessonDice(lesson.dice, lesson.seed)
    for _ in range(thrown):
        dice.throw(6)
    game = Game(system, (Seat(LEARNING, ""), Seat(SCRIPTED, "", "script")), position, dice)
    if game.answer(decision, plot):
        return []
    while not is_over(game):
        for owed in game.owed:
            game.answer(owed, _script(lesson, owed))
        game.advance()
    return [system.write_event(event) for event in game.events if event.turn == position.turn]


@dataclass(frozen=True, slots=True)
class Verdict:
    """What became of a turn. `outcome` None: nothing that the lesson thought of. `names`: events the words speak of."""

    outcome: Outcome | None
    names: Mapping[str, Written]
    events: Sequence[Written]

    @property
    def reached(self) -> bool:
        return self.outcome is not None and self.outcome.reached

    @property
    def moment(self) -> Written | None:
        return self.names.get(self.outcome.moment) if self.outcome else None


def judge(lesson: Lesson, game: Game[Any, Any]) -> Verdict:
    """The first of the lesson's outcomes that the events of its turn bear out."""
    events = [game.system.write_event(event) for event in game.events if event.turn == game.start.turn]
    for outcome in lesson.outcomes:
        names: dict[str, Written] = {}
        if all_are(outcome.when, events, names):
            return Verdict(outcome, names, events)
    return Verdict(None, {}, events)
