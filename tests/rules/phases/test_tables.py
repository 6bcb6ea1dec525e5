"""The tables: what the text fixes, faults named all at once, and recovery that reads them (P18)."""

from __future__ import annotations

import copy
import json
from importlib import resources
from typing import Any

import pytest

from game.phase_tables import load_tables
from game.rules.phases.recovery import camp_sleep, recovered_by
from game.rules.phases.tables.model import FILES, TableError, Tables

VIOLENCE = load_tables().violence


def data() -> dict[str, Any]:
    folder = resources.files("game.rules.phases.tables")
    return {name: json.loads((folder / f"{name}.json").read_text(encoding="utf-8")) for name in FILES}


def test_what_the_text_itself_fixes():
    jousts = load_tables().jousts
    assert {mount.key: mount.joust for mount in jousts.mounts} == {
        "riding horse": 2,
        "draft horse": 2,
        "hunter": 6,
        "war-charging horse": 8,
    }
    assert {band.letter: band.points for band in jousts.results} == {"G": 0, "B": 1, "H": 3, "U": 10}
    assert jousts.tilts.count == 3
    assert load_tables().people.needs.total == 20


def test_every_figure_says_who_fixed_it():
    def sources(value: Any) -> list[str]:
        if isinstance(value, dict):
            found = [value["source"]] if "source" in value else []
            return found + [each for inner in value.values() for each in sources(inner)]
        return [each for inner in value for each in sources(inner)] if isinstance(value, list) else []

    assert all(source.startswith(("text P", "ruling ")) for source in sources(data()))
    assert len(sources(data())) > 40


@pytest.mark.parametrize(
    ("path", "value", "says"),
    [
        (("jousts", "results", 1, "from"), 7, "jousts.json: : Value error, the bands must follow"),
        (("violence", "saves", 4, "to"), 6, "violence.json: : Value error, the bands must follow"),
        (("jousts", "carriages", 0, "beats"), "firm", "every carriage must be beaten by one of the others"),
        (("jousts", "yard_mount", "kind"), "mule", "there is no mount 'mule' for the yard"),
        (("duels", "points", "win"), "2", "duels.json: points.win"),
        (("people", "shield", "source"), "somebody", "people.json: shield.source"),
    ],
)
def test_a_wrong_table_is_named_with_its_place(path, value, says):
    wrong = copy.deepcopy(data())
    place: Any = wrong
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    with pytest.raises(TableError) as refused:
        Tables.from_data(wrong)
    assert says in str(refused.value)


def test_all_faults_of_all_files_are_told_at_once():
    wrong = data()
    del wrong["duels"]["points"]
    wrong["people"]["colour"] = "red"
    with pytest.raises(TableError) as refused:
        Tables.from_data(wrong)
    assert "duels.json: points" in str(refused.value)
    assert "people.json: colour" in str(refused.value)


# --- recovery (K73 to K76) ----------------------------------------------------------------------------------


def test_with_a_watch_of_three_everybody_sleeps_enough():
    assert camp_sleep(3, VIOLENCE, on_watch=True) == 6
    assert recovered_by("night", VIOLENCE, hours=camp_sleep(3, VIOLENCE, on_watch=True)) == 1


def test_with_a_watch_of_two_those_two_gain_nothing():
    hours = camp_sleep(2, VIOLENCE, on_watch=True)
    assert hours == 4.5
    assert recovered_by("night", VIOLENCE, hours=hours) == 0
    assert recovered_by("night", VIOLENCE, hours=camp_sleep(2, VIOLENCE, on_watch=False)) == 1


def test_a_day_in_bed_brings_two_not_three_and_nothing_without_food():
    assert recovered_by("bed", VIOLENCE, hours=9) == 2
    assert recovered_by("bed", VIOLENCE, hours=9, fed=False) == 0
