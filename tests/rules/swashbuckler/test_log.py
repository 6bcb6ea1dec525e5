"""Reckonings as lines of the log."""

from __future__ import annotations

from game.card_files import load_card
from game.rules.grid import Board
from game.rules.kernel.reckoning import Modifier, Reckoning, in_lines
from game.rules.swashbuckler.system import Swashbuckler
from tests.rules.swashbuckler.chance import no_map

SYSTEM = Swashbuckler(load_card())


def attack(**more: object) -> dict[str, object]:
    return {
        "type": "attack", "turn": 1, "step": 1, "attacker": "anne", "target": "bart", "manner": "riposte",
        "weapon": "rapier", "difference": 0, "modifiers": [["parry_and_lunge", 4], ["attacker_half_body", -3]],
        "column": 10, "indefensible": False, "why": [], "shown": 52, "roll": 52, "result": "1R", **more,
    }  # fmt: skip


def told(event: dict[str, object]) -> tuple[str, ...]:
    fighters = [
        {"id": name, "side": name, "square": square, "facing": "N", "strength": 13, "expertise": 12,
         "faction": "pirate", "boxes": {"head": 5, "body": 8, "right_arm": 4, "left_arm": 4}}
        for name, square in (("anne", "A1"), ("bart", "A2"))
    ]  # fmt: skip
    board = {"rows": 2, "columns": 2, "squares": {}}
    position = SYSTEM.read_position({"format": 1, "board": board, "fighters": fighters}, no_map)
    assert isinstance(position.board, Board)
    return in_lines(SYSTEM.reckoned(position, SYSTEM.read_event(event)))


def test_a_blow_says_its_column_and_how_it_came_to_it():
    assert told(attack()) == (
        "Column 10: 9 by Expertise 12 against 12, +4 answering a parried blade, "
        "−3 the attacker is badly hurt in the body",
    )


def test_an_open_guard_says_why_and_what_it_adds():
    why = {"difference": 12, "modifiers": [], "column": 17, "indefensible": True, "why": ["square", "busy"]}
    assert told(attack(**why)) == (
        "Column 17: 17 by Expertise 12 against none; "
        "no defence (from a side he does not guard, he is busy with something else): 30 more on the dice",
    )


def test_a_shove_says_by_how_much_who_was_stronger():
    shove = {
        "type": "shoving_match", "turn": 1, "step": 1, "roller": "anne", "other": "bart", "square": "A2",
        "difference": 3, "needed": 5, "face": 2, "winner": "anne",
    }  # fmt: skip
    assert told(shove) == ("Difference 3: 13 by Strength, −10 the other's Strength",)


def test_what_no_throw_belongs_to_says_nothing():
    assert told({"type": "step_began", "turn": 1, "step": 1}) == ()


def test_two_throws_of_one_event_say_whose_they_are():
    throws = [Reckoning(name, 12, (Modifier("thews", 5, "Thews"),), figure="total") for name in ("Anne", "Bart")]
    assert in_lines(throws) == ("Anne: total 17: 12, +5 Thews", "Bart: total 17: 12, +5 Thews")
