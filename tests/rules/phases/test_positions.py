"""The worked examples of duels and jousts (K), and more of their kind, each a position with dice worked out by hand."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from game.referee import BadPosition, run

FOLDER = Path(__file__).parent / "positions"
CASES: dict[str, dict[str, Any]] = {
    path.stem: json.loads(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.glob("*.json"))
}
REFUSED = {name: case for name, case in CASES.items() if "error" in case["expect"]}
PLAYED = {name: case for name, case in CASES.items() if name not in REFUSED}
EXAMPLES = ("70", "71", "77", "79", "80", "82", "83", "85", "86", "88", "89", "91", "92", "94")
"""Of PD, PJ and the saves they lead to; 95 is asked of every case."""


def agrees(found: Any, wanted: Any) -> bool:
    """Whether all that is wanted is there; figures are wanted by id."""
    if isinstance(wanted, dict):
        if isinstance(found, list):
            found = {each["id"]: each for each in found}
        return isinstance(found, dict) and all(key in found and agrees(found[key], wanted[key]) for key in wanted)
    return bool(found == wanted)


def check(position: dict[str, Any], expect: dict[str, Any], says: str) -> list[dict[str, Any]]:
    lines = run(position)
    *events, last = lines
    told = "\n".join([says, *(json.dumps(line) for line in lines)])
    rest = iter(events)
    for wanted in expect.get("events", []):
        assert any(agrees(event, wanted) for event in rest), f"{wanted} does not come in its place\n{told}"
    for unwanted in expect.get("absent", []):
        assert not any(agrees(event, unwanted) for event in events), f"{unwanted} must not happen\n{told}"
    assert agrees(last, expect.get("position", {})), f"{expect.get('position')}\n{told}"
    dice = position.get("dice")
    if isinstance(dice, list):
        thrown = [face for event in events if event["type"] == "roll" for face in event["faces"]]
        assert thrown == dice, f"all listed dice are rolled, in order\n{told}"
    return lines


def backwards(position: dict[str, Any]) -> dict[str, Any]:
    other = copy.deepcopy(position)
    other["figures"].reverse()
    other.get("answers", []).reverse()
    return other


@pytest.mark.parametrize("name", PLAYED)
def test_what_must_happen(name: str) -> None:
    check(CASES[name]["position"], CASES[name]["expect"], CASES[name]["says"])


@pytest.mark.parametrize("name", [name for name, case in PLAYED.items() if "then" in case])
def test_what_comes_of_it_in_the_next_round(name: str) -> None:
    case = CASES[name]
    last = run(case["position"])[-1]
    then = case["then"]
    check({**last, "dice": then["dice"], "answers": then["answers"]}, then["expect"], case["says"])


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_refused_names_every_fault_in_one_line(name: str) -> None:
    with pytest.raises(BadPosition) as refused:
        run(CASES[name]["position"])
    sentence = str(refused.value)
    assert "\n" not in sentence
    for words in CASES[name]["expect"]["error"]:
        assert words in sentence


@pytest.mark.parametrize("name", PLAYED)
def test_the_order_of_listing_changes_nothing(name: str) -> None:
    """K95, P1.4."""
    position = CASES[name]["position"]
    assert run(backwards(position)) == run(position)


@pytest.mark.parametrize("name", PLAYED)
def test_the_printed_position_can_be_fed_back(name: str) -> None:
    last = run(CASES[name]["position"])[-1]
    if last["result"] is not None:
        assert run(last) == [last], "what is over stays as it is"
        return
    seats = sorted(figure["seat"] for figure in last["figures"])
    kind, say = ("bet", 1) if last["scene"]["kind"] == "duel" else ("carriage", "low")
    answers = [{"kind": kind, "seat": seat, "say": say} for seat in seats]
    again = run({**last, "answers": answers, "seed": 4})[-1]
    assert again["n"] > last["n"]


def test_every_worked_example_is_here() -> None:
    for number in EXAMPLES:
        assert any(name.startswith(f"K{number}-") for name in CASES), number
    assert all(name == case["case"] for name, case in CASES.items())
    assert all(case["expect"].get("events") or case["expect"].get("error") for case in CASES.values())
