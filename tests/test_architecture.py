"""The arrows of the house point one way, and the shared rooms do not ask who is visiting."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator

import pytest

from tests.imports import ROOT, Module, modules

OUTER = ("app", "ai", "sim", "maps", "post", "replays", "saves", "scenarios")
IMPURE = (
    "pygame", "os", "pathlib", "io", "shutil", "tempfile", "glob", "importlib", "sys", "subprocess", "socket",
    "threading", "asyncio", "time", "datetime", "secrets", "uuid", "logging", "platformdirs",
)  # fmt: skip
IMPURE_CALLS = ("open", "print", "input", "exec", "eval", "__import__", "Random.seed")
SYSTEMS = tuple(
    path.name
    for path in sorted((ROOT / "game" / "rules").iterdir())
    if path.is_dir() and path.name not in ("kernel", "grid", "__pycache__")
)
SHARED = ("game/rules/kernel", "game/rules/grid", "game/post", "game/replays", "game/saves", "game/sim")
MOST_LINES = 400
PLAIN_LISTS = {"game.rules.phases.events", "game.rules.swashbuckler.events"}
"""Modules without any logic, which may be as long as what they list."""


def impurities(module: Module) -> Iterator[str]:
    """What a module of the rules must not do."""
    yield from sorted(f"imports {name}" for name in module.imports_any(*IMPURE))
    for name in sorted(set(module.imports())):
        if name.split(".")[0] == "game" and not name.startswith("game.rules"):
            yield f"imports {name}"
    yield from global_dice(module)
    yield from sorted(f"calls {name}" for name in set(module.calls()) if name in IMPURE_CALLS)


def global_dice(module: Module) -> Iterator[str]:
    """Use of the generator that belongs to nobody, or of one without a seed."""
    yield from sorted(f"imports {name}" for name in module.imports_any("random") if name != "random.Random")
    if "Random()" in module.text:
        yield "makes a generator without a seed"


def asks_who_is_visiting(module: Module) -> Iterator[str]:
    """A system named in a shared module: imported, or by its name in identifiers, texts or comments."""
    yield from sorted(f"imports {name}" for name in module.imports_any(*(f"game.rules.{key}" for key in SYSTEMS)))
    words = module.words()
    yield from (f"says {key}" for key in SYSTEMS if key in words)


def name_of(module: Module) -> str:
    return module.name


# --- the rules ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("module", modules("game/rules"), ids=name_of)
def test_rules_have_no_window_no_files_no_clock_and_no_dice_of_their_own(module):
    assert list(impurities(module)) == []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("import os", "imports os"),
        ("import os.path", "imports os.path"),
        ("from pathlib import Path", "imports pathlib.Path"),
        ("def f():\n    from datetime import datetime", "imports datetime.datetime"),
        ("import random", "imports random"),
        ("from random import choice", "imports random.choice"),
        ("from random import Random\nr = Random()", "makes a generator without a seed"),
        ("from game import places", "imports game.places"),
        ("import game.saves", "imports game.saves"),
        ("def f():\n    return open('x')", "calls open"),
        ("print('hm')", "calls print"),
    ],
)
def test_each_impurity_would_be_found(text, found):
    assert found in list(impurities(Module.of(text)))


def test_a_seeded_generator_and_other_rules_are_no_impurity():
    module = Module.of("from random import Random\nfrom game.rules.grid import Board\ndice = Random(7)")
    assert list(impurities(module)) == []


def test_no_rule_system_knows_another():
    for key in SYSTEMS:
        others = [f"game.rules.{other}" for other in SYSTEMS if other != key]
        for module in modules(f"game/rules/{key}"):
            assert not module.imports_any(*others), module.name


@pytest.mark.parametrize("module", modules("game/rules/kernel"), ids=name_of)
def test_the_kernel_speaks_of_figures_decisions_and_answers_only(module):
    assert not module.words() & {"turn", "turns", "plot", "plots", "fighter", "fighters", "round", "rounds"}


# --- the shared rooms ---------------------------------------------------------------------------------


@pytest.mark.parametrize("folder", SHARED)
def test_shared_modules_name_no_system(folder):
    assert modules(folder), f"{folder} has modules to look at"
    for module in modules(folder):
        assert list(asks_who_is_visiting(module)) == [], module.name
        assert not module.imports_any("game.card_files"), module.name


@pytest.mark.parametrize(
    "text",
    [
        "from game.rules.swashbuckler.plot import Plot",
        "def f(system):\n    return system.key == 'swashbuckler'",
        "class SwashbucklerSave: ...",
        "swashbuckler_only = True",
    ],
)
def test_a_system_named_would_be_found(text):
    assert list(asks_who_is_visiting(Module.of(text)))


def test_shared_screens_import_no_system():
    """Modules of the app that belong to one system lie in a folder of its name."""
    for module in modules("game/app"):
        if not set(module.name.split(".")) & set(SYSTEMS):
            assert not module.imports_any(*(f"game.rules.{key}" for key in SYSTEMS)), module.name


# --- the arrows ---------------------------------------------------------------------------------------


def test_only_the_app_imports_pygame():
    for module in modules("game"):
        if not module.name.startswith("game.app"):
            assert not module.imports_any("pygame", "pytmx.util_pygame"), module.name


@pytest.mark.parametrize("folder", [folder for folder in OUTER if folder != "app"])
def test_nothing_but_the_command_line_leans_on_the_app(folder):
    for module in modules(f"game/{folder}"):
        assert not module.imports_any("game.app", "game.cli"), module.name


def test_nobody_in_the_house_uses_dice_that_belong_to_nobody():
    for module in modules("game"):
        if not module.name.startswith("game.app"):
            assert list(global_dice(module)) == [], module.name


def test_files_are_short_enough_to_be_read():
    long = {module.name for module in modules("game") if module.text.count("\n") > MOST_LINES}
    assert long <= PLAIN_LISTS


def test_the_command_line_starts_without_window_and_without_decoration():
    code = "import sys, game.cli; print(sorted({'pygame', 'rich', 'pytmx', 'pydantic'} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    assert done.stdout.strip() == "[]"
