"""A fight of two in a room of plain floor: Anne, a musketeer, faces Bess, a pirate, two squares north of her."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from game.app.swashbuckler.draft import Draft
from game.card_files import load_card
from game.rules.grid import Board, Direction
from game.rules.swashbuckler.fighter import Faction, Fighter, Profile, Weapon
from game.rules.swashbuckler.plot import Plot
from game.rules.swashbuckler.position import Position
from game.rules.swashbuckler.system import Swashbuckler
from game.rules.swashbuckler.weapons import WeaponKind


def fighter(name: str, square: str, facing: Direction, **more: object) -> Fighter:
    sword = WeaponKind.RAPIER if name == "anne" else WeaponKind.CUTLASS
    return Fighter(
        id=name,
        name=name.capitalize(),
        side=name,
        seat=f"seat of {name}",
        faction=Faction.MUSKETEER if name == "anne" else Faction.PIRATE,
        square=square,
        facing=facing,
        strength=10,
        expertise=10,
        boxes=Profile(4, 8, 4, 4),
        weapons=(Weapon(f"{name}'s sword", sword), Weapon(f"{name}'s dagger", WeaponKind.DAGGER)),
        **more,  # type: ignore[arg-type]
    )


@pytest.fixture(scope="session")
def system() -> Swashbuckler:
    return Swashbuckler(load_card())


@pytest.fixture
def position() -> Position:
    anne, bess = fighter("anne", "E3", Direction.N), fighter("bess", "C3", Direction.S)
    return Position(Board(6, 6), fighters={"anne": anne, "bess": bess})


@pytest.fixture
def draft(system: Swashbuckler, position: Position) -> Callable[..., Draft]:
    """A draft for Anne. `plot` is what her sheet holds already, `step` the last step played, `text` what she had
    written and took back."""

    def make(text: str | None = None, plot: Plot | None = None, step: int = 0, options: tuple[str, ...] = ()) -> Draft:
        position.options = frozenset(options)
        position.step = step
        if plot is not None:
            position.fighters["anne"] = replace(position.fighters["anne"], plot=plot)
        if step:
            from game.rules.swashbuckler.position import Phase

            position.phase, position.replotting = Phase.REPLOTTING, ("anne",)
        decision = next(each for each in system.owed(position) if each.about == "anne")
        return Draft(system, system.view(position, "seat of anne"), decision, text)

    return make
