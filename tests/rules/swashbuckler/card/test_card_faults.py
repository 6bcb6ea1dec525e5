"""Broken card data is refused with every fault, each by file and place; a changed figure is noticed."""

from __future__ import annotations

import copy
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game import card_files
from game.rules.swashbuckler.card.faults import CardError
from game.rules.swashbuckler.card.model import FILES, Card
from tests.rules.swashbuckler.card import printed_card

Data = dict[str, Any]


@pytest.fixture
def data() -> Data:
    return dict(card_files.read_card_files())


def faults_of(data: Data) -> list[str]:
    with pytest.raises(CardError) as caught:
        Card.from_data(data)
    assert str(caught.value).splitlines() == [str(fault) for fault in caught.value.faults]
    return [str(fault) for fault in caught.value.faults]


def test_a_row_with_too_few_cells(data: Data) -> None:
    data["attack_table.json"]["rows"][2]["cells"].pop()
    assert faults_of(data) == ["attack_table.json: rows[2].cells: 17 cells; the table has 18 columns"]


def test_an_unknown_part_letter(data: Data) -> None:
    data["attack_table.json"]["rows"][0]["cells"][17] = "15X"
    assert faults_of(data) == [
        "attack_table.json: rows[0].cells[17]: '15X' has an unknown part letter 'X'; use H, B, R or L"
    ]


def test_a_missing_row(data: Data) -> None:
    del data["attack_table.json"]["rows"][3]
    assert faults_of(data) == ["attack_table.json: rows: a row is missing: nothing stands for 66"]


def test_two_rows_for_one_roll(data: Data) -> None:
    data["attack_table.json"]["rows"][1]["to"] = 96
    assert faults_of(data) == ["attack_table.json: rows: more than one row stands for 96"]


def test_a_duplicate_code(data: Data) -> None:
    lunge = next(order for order in data["orders.json"]["orders"] if order["code"] == "N")
    data["orders.json"]["orders"].append(copy.deepcopy(lunge))
    assert faults_of(data) == ["orders.json: orders: code 'N' stands here 2 times; keep one"]


def test_a_missing_file(data: Data) -> None:
    del data["reach.json"]
    assert faults_of(data) == ["reach.json: the file is missing"]


def test_a_file_that_is_no_object(data: Data) -> None:
    data["reach.json"] = ["N"]
    assert faults_of(data) == ["reach.json: must be an object, { ... }; here stands ['N']"]


def test_a_source_that_names_neither_card_nor_ruling(data: Data) -> None:
    data["shoving_match.json"]["rows"][0]["source"] = "memory"
    assert faults_of(data) == [
        'shoving_match.json: rows[0].source: a source must begin with "card: " or "ruling R"; here stands \'memory\''
    ]


def test_all_faults_of_all_files_come_at_once(data: Data) -> None:
    orders = data["orders.json"]["orders"]
    orders[0]["rests"] = 6
    orders[1]["rests"] = "many"
    del orders[2]
    rows = data["attack_table.json"]["rows"]
    rows[0]["cells"] = ["5B", "7Q"]
    del rows[5]
    mug = data["incidents.json"]["incidents"][1]
    mug["injuries"][2] = "1"
    mug["stun"].append(1)
    mug["falls"][0] = "Perhaps"
    mug["notes"] = {"E": ["avoid"]}
    data["random_set_up.json"]["boards"]["ship"].pop("34")
    data["random_set_up.json"]["boards"]["tavern"]["11"] = "2B"
    data["characters.json"]["handedness"][1]["to"] = 64
    data["broken_weapons.json"]["rows"][0]["breaks"] = "cutlass"
    data["heavier_rests.json"]["switches"]["rests_feet"]["ZZ"] = 1
    del data["swing_distances.json"]
    faults = faults_of(data)
    for start in (
        "swing_distances.json: the file is missing",
        "orders.json: orders[0].rests: 6 rests",
        "orders.json: orders[1].rests",
        "orders.json: orders: code 'SL' is missing",
        "heavier_rests.json: switches.rests_feet: unknown code 'ZZ'",
        "attack_table.json: rows[0].cells: 2 cells",
        "attack_table.json: rows[0].cells[1]: '7Q' has an unknown part letter 'Q'",
        "attack_table.json: rows: a row is missing: nothing stands for 64",
        "incidents.json: incidents[1].injuries[2]: '1' is no injury",
        "incidents.json: incidents[1].stun: 7 entries",
        "incidents.json: incidents[1].falls[0]: 'Perhaps' is none of Falls, No Fall",
        "incidents.json: incidents[1].notes: unknown note 'E'",
        "random_set_up.json: boards.ship: roll '34' is missing",
        "random_set_up.json: boards.tavern.11: '2B' is no square",
        "characters.json: handedness: a row is missing: nothing stands for 65",
        "broken_weapons.json: rows[0].breaks: cutlass is neither of the two weapons",
    ):
        assert any(fault.startswith(start) for fault in faults), f"{start} is not among {faults}"
    # A faulty entry is not also called missing, nor an absent file faulty inside.
    assert not any("code '1'" in fault or "code 'B'" in fault for fault in faults)
    assert [fault for fault in faults if fault.startswith("swing")] == faults[:1]


def test_files_that_cannot_be_read_are_named_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in FILES:
        (tmp_path / name).write_text("{}", encoding="utf-8")
    (tmp_path / "orders.json").unlink()
    (tmp_path / "reach.json").write_text('{"right": }', encoding="utf-8")
    (tmp_path / "random_set_up.json").write_text('{"11": "B2", "11": "B3"}', encoding="utf-8")
    (tmp_path / "incidents.json").write_bytes(b'{"source": "\xff"}')
    monkeypatch.setattr("importlib.resources.files", lambda package: tmp_path)
    with pytest.raises(CardError) as caught:
        card_files.read_card_files()
    lines = str(caught.value).splitlines()
    assert [line.split(":")[0] for line in lines] == [
        "orders.json", "reach.json", "incidents.json", "random_set_up.json",
    ]
    assert "reinstall" in lines[0]
    assert "line 1, column 11" in lines[1]
    assert "UTF-8" in lines[2]
    assert "written twice in one object: 11" in lines[3]


# Words are no figures: changing them changes no rule.
WORDS = {"source", "name", "meaning", "words", "remark", "kind"}
OTHER = {
    "Avoids": "Hit", "Hit": "Avoids", "Falls": "No Fall", "No Fall": "Falls", "D": "Hit",
    "-": "1R", "0": "1B", "right": "left", "left": "both", "both": "right", "run": "stun",
    "rapier": "cutlass", "cutlass": "dagger", "dagger": "rapier", "levels": 1,
    "N": "S", "NE": "SE", "E": "SE", "W": "SW", "NW": "SW",
}


def figures(value: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The place of every figure in a file."""
    if isinstance(value, dict):
        for key, item in value.items():
            if key not in WORDS and (*path, key) != ("notes",):
                yield from figures(item, (*path, key))
    elif isinstance(value, list):
        for number, item in enumerate(value):
            yield from figures(item, (*path, number))
    else:
        yield path


def changed(value: Any) -> Any:
    """Another figure that might well stand in the same place."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if value is None:
        return 0
    if value in OTHER:
        return OTHER[value]
    wound = re.fullmatch(r"(\d+)([BHLR])", value)
    if wound:
        return f"{int(wound[1]) + 1}{wound[2]}"
    square = re.fullmatch(r"([A-Z])(\d+)", value)
    return f"{square[1]}{int(square[2]) + 1}" if square else f"{value}?"


def is_noticed(data: Data) -> bool:
    try:
        return printed_card.differences(Card.from_data(data)) != []
    except CardError:
        return True


def test_the_data_as_it_ships_passes_the_comparison(data: Data) -> None:
    """Without this the property below would hold of a comparison that always fails."""
    assert not is_noticed(data)


@pytest.mark.parametrize("file", FILES)
def test_changing_any_one_figure_is_noticed(file: str, data: Data) -> None:
    places = list(figures(data[file]))
    assert places
    unnoticed = []
    for place in places:
        holder = data[file]
        for step in place[:-1]:
            holder = holder[step]
        before = holder[place[-1]]
        holder[place[-1]] = changed(before)
        if not is_noticed(data):
            unnoticed.append(place)
        holder[place[-1]] = before
    assert unnoticed == []
    assert not is_noticed(data)
