"""The numbered rule cases of tests/positions: what the rulebook says must come of one position, plots and dice."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from game.referee import BadPosition, run
from tests.positions.matching import by_id, disagreements
from tests.positions.views import VIEWS, Case, backwards

FOLDER = Path(__file__).parents[2] / "positions"
FILES = sorted(FOLDER.glob("*.json"))
CASES: dict[str, Case] = {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in FILES}
REFUSED = {name: case for name, case in CASES.items() if "error" in case["expect"]}
RESOLVED = {name: case for name, case in CASES.items() if name not in REFUSED}
SEQUELS = {name: case for name, case in RESOLVED.items() if "then" in case}
SEEN = [(name, view) for name, case in RESOLVED.items() for view in case.get("symmetric", [])]


def report(case: Case, faults: list[str], lines: list[dict[str, Any]]) -> str:
    said = [f"case {case['case']} ({', '.join(case['shows'])}): {case['says']}", case.get("working", ""), *faults]
    return "\n".join([*said, *(json.dumps(line) for line in lines[:-1])])


def check(case: Case) -> None:
    lines = run(case["position"])
    faults = disagreements(lines, case["expect"])
    assert not faults, report(case, faults, lines)


def refused_with(case: Case, position: dict[str, Any], word: str) -> None:
    """One line that says where, by a word that must stand in it."""
    with pytest.raises(BadPosition) as refused:
        run(position)
    sentence = str(refused.value)
    assert word in sentence, report(case, [sentence], [{}])
    assert "\n" not in sentence


@pytest.mark.parametrize("name", RESOLVED)
def test_what_must_happen(name: str) -> None:
    check(RESOLVED[name])


@pytest.mark.parametrize("name", SEQUELS)
def test_what_comes_of_it_in_the_next_turn(name: str) -> None:
    case, then = SEQUELS[name], SEQUELS[name]["then"]
    last = run(case["position"])[-1]
    position = {**last, "plots": then["plots"], "dice": then["dice"]}
    if "error" in then["expect"]:
        refused_with(case, position, then["expect"]["error"])
    else:
        lines = run(position)
        faults = disagreements(lines, then["expect"])
        assert not faults, report(case, faults, lines)


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_refused_and_where(name: str) -> None:
    refused_with(REFUSED[name], REFUSED[name]["position"], REFUSED[name]["expect"]["error"])


@pytest.mark.parametrize("name", RESOLVED)
def test_the_order_of_listing_changes_nothing(name: str) -> None:
    case = RESOLVED[name]
    assert by_id(run(backwards(case)["position"])) == by_id(run(case["position"])), case["says"]


@pytest.mark.parametrize(("name", "view"), SEEN, ids=lambda value: value)
def test_north_is_no_better_than_east(name: str, view: str) -> None:
    check(VIEWS[view](RESOLVED[name]))


@pytest.mark.parametrize("name", RESOLVED)
def test_the_printed_position_can_be_fed_back(name: str) -> None:
    last = run(RESOLVED[name]["position"])[-1]
    again = run({**last, "dice": 3})[-1]
    if last["result"] is not None:
        assert again == last, "a fight that is over stays as it is"
    else:
        assert again["turn"] == last["turn"] + 1 or again["result"] is not None


def test_a_mirror_held_to_a_mirror_shows_the_board() -> None:
    """The views themselves: two mirrors or four quarter turns give every square, facing and order back."""
    for name, view, times in [(name, view, {"mirror": 2, "turn": 4}[view]) for name, view in SEEN]:
        case = RESOLVED[name]
        seen = case
        for _ in range(times):
            seen = VIEWS[view](seen)
        assert seen["expect"] == case["expect"], name
        for part in ("board", "pieces", "plots"):
            assert seen["position"][part] == case["position"][part], (name, part)


def test_every_case_is_numbered_as_its_file_says() -> None:
    numbers = [case["case"] for case in CASES.values()]
    assert len(set(numbers)) == len(numbers)
    assert [int(name[:3]) for name in CASES] == numbers


def test_every_case_cites_paragraphs_and_can_fail() -> None:
    for name, case in CASES.items():
        assert case["says"], name
        assert all(re.fullmatch(r"R\d+(\.\d+)?", paragraph) for paragraph in case["shows"]), name
        assert set(case["expect"]) - {"dice_used"}, f"{name} expects nothing"
