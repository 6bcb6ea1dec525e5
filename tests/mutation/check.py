"""Which tests notice a wrong figure of the card: run by hand, since it takes minutes.

    python -m tests.mutation.check          one figure of each row, column and list of the tables, every modifier
    python -m tests.mutation.check --all    every figure there is

Each figure is changed in memory, one at a time. Then the figure tests compare the changed card with the printed one,
and every rule case of tests/positions is played with it. A line for each change says who noticed: figure tests by name,
rule cases by number (the first few). The last lines count, and name what nobody noticed; the exit code is 1 if there is
any.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import json
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from game import card_files, referee
from game.maps import load_board
from game.rules.swashbuckler.card.faults import CardError
from game.rules.swashbuckler.card.model import Card
from game.rules.swashbuckler.system import Swashbuckler
from tests.mutation.changes import Change, every_change
from tests.positions.matching import disagreements

ROOT = Path(__file__).resolve().parents[2]
FIGURE_TESTS = "tests.rules.swashbuckler.card.test_card_figures"
ENOUGH = 5
"""Rule cases that are named for a change; the others need not be played."""


@dataclass(frozen=True, slots=True)
class Noticed:
    change: str
    refused: str
    figure_tests: tuple[str, ...]
    cases: tuple[int, ...]

    @property
    def by_anybody(self) -> bool:
        return bool(self.refused or self.figure_tests or self.cases)

    def __str__(self) -> str:
        if self.refused:
            return f"{self.change}: refused when the card is read: {self.refused}"
        more = "+" if len(self.cases) == ENOUGH else ""
        cases = f"cases {', '.join(map(str, self.cases))}{more}" if self.cases else "no case"
        tests = ", ".join(self.figure_tests) or "no figure test"
        return f"{self.change}: {cases}; {tests}" if self.by_anybody else f"{self.change}: NOBODY"


def noticed(change: Change) -> Noticed:
    try:
        card = Card.from_data(change.made_in(card_files.read_card_files()))
    except CardError as error:
        return Noticed(str(change), str(error.faults[0].words), (), ())
    return Noticed(str(change), "", failing_figure_tests(card), failing_cases(card))


def failing_figure_tests(card: Card) -> tuple[str, ...]:
    """The figure tests as pytest runs them, with that card for the one they load."""
    failed: list[str] = []

    class Listener:
        def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
            if report.failed:
                failed.append(report.nodeid.split("::")[-1].split("[")[0])

    original = card_files.load_card
    card_files.load_card = lambda: card  # type: ignore[assignment]
    sys.modules.pop(FIGURE_TESTS, None)
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            file = str(ROOT / FIGURE_TESTS.replace(".", "/")) + ".py"
            quiet = ["-o", "addopts=", "-p", "no:cacheprovider", "-p", "no:terminal", "-p", "no:xdist"]
            code = pytest.main([*quiet, file], [Listener()])
            assert code in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED), code
    finally:
        card_files.load_card = original
        sys.modules.pop(FIGURE_TESTS, None)
    return tuple(dict.fromkeys(failed))


def failing_cases(card: Card) -> tuple[int, ...]:
    system = Swashbuckler(card)
    failed: list[int] = []
    for case in all_cases():
        if not plays(system, case):
            failed.append(case["case"])
            if len(failed) == ENOUGH:
                break
    return tuple(failed)


def plays(system: Swashbuckler, case: dict[str, Any]) -> bool:
    """Whether the case comes out as it should, the turn after it too; a crash is noticed like any other failure."""
    if "error" in case["expect"]:
        return True
    try:
        lines = referee.referee(system, case["position"], load_board)
        if disagreements(lines, case["expect"]):
            return False
        then = case.get("then")
        if then is None or "error" in then["expect"]:
            return True
        following = {**lines[-1], "plots": then["plots"], "dice": then["dice"]}
        return not disagreements(referee.referee(system, following, load_board), then["expect"])
    except Exception:
        return False


@cache
def all_cases() -> list[dict[str, Any]]:
    files = sorted((ROOT / "tests" / "positions").glob("*.json"))
    return [json.loads(path.read_text(encoding="utf-8")) for path in files]


def one_of_each(changes: list[Change]) -> list[Change]:
    """One change for each row, column or list; a different place in each, so that not all are first entries."""
    groups: dict[str, list[Change]] = {}
    for change in changes:
        (path, _), *more = change.edits
        alone = bool(more) or not isinstance(path[-1], int)
        groups.setdefault(str(change) if alone else f"{change.file} {path[:-1]}", []).append(change)
    return [group[number % len(group)] for number, group in enumerate(groups.values())]


def main() -> int:
    parser = argparse.ArgumentParser(description="Which tests notice a wrong figure of the card.")
    parser.add_argument("--all", action="store_true", help="change every figure, not one of each row and column")
    every = list(every_change(card_files.read_card_files()))
    chosen = every if parser.parse_args().all else one_of_each(every)
    assert not failing_cases(card_files.load_card()), "the rule cases must pass before anything is changed"
    results = []
    with ProcessPoolExecutor(max_workers=os.cpu_count()) as pool:
        for result in pool.map(noticed, chosen):
            print(result, flush=True)
            results.append(result)
    missed = [result for result in results if not result.by_anybody]
    by_cases = sum(bool(result.cases) for result in results)
    print(f"\n{len(results)} changes; {by_cases} noticed by rule cases, {len(results) - len(missed)} by anything.")
    for result in missed:
        print(f"not noticed: {result.change}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
