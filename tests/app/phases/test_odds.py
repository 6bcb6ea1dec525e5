"""What a throw needs, with its list of numbers: before a bet or a tilt by F2, afterwards in the log."""

from __future__ import annotations

import pygame
import pytest

from game.app.phases.betting import BettingScreen
from game.app.phases.riding import RidingScreen
from game.app.screens.hand_over import HandOverScreen
from game.app.screens.reckonings import Rows
from game.app.screens.thinking import ThinkingScreen
from game.app.screens.watching import WatchingScreen
from tests.app.layouts import faults

SIZES = [((1280, 800), 1.0), ((800, 600), 1.0), ((1920, 1080), 2.0), ((800, 600), 3.0)]


def until(at, screen) -> None:
    """Go on with the first answer until that screen is there."""
    for _ in range(60):
        if isinstance(at.top, screen):
            return
        if isinstance(at.top, HandOverScreen):
            at.take_over()
        elif isinstance(at.top, WatchingScreen):
            at.skip()
        elif isinstance(at.top, ThinkingScreen):
            at.hand.wait()
        else:
            at.click(f"answer {at.top.menu.choices[0].answer}")
    pytest.fail("it does not come to that")


def rows(at) -> list[tuple[str, str]]:
    found = [widget for layer in at.top.root.layers for widget in layer.walk() if isinstance(widget, Rows)]
    return [(row.figure, row.words) for widget in found for row in widget.rows]


@pytest.mark.parametrize(("size", "scale"), SIZES)
@pytest.mark.parametrize(("scenario", "screen"), [("satisfaction", BettingScreen), ("lists", RidingScreen)])
def test_the_odds_open_by_key_and_close_again(meet, scenario, screen, size, scale):
    at = meet(scenario, "human", *["careful"] * (3 if scenario == "lists" else 1), size=size, scale=scale)
    until(at, screen)
    at.hand.key(pygame.K_F2)
    at.hand.wait()
    assert at.top.root.busy
    assert faults(at.top.root) == []
    for reckoning in at.top.menu.throws:
        for modifier in reckoning.modifiers:
            assert (f"{'+' if modifier.amount >= 0 else '−'}{abs(modifier.amount)}", modifier.words) in rows(at)
    at.hand.key(pygame.K_ESCAPE)
    assert not at.top.root.busy


def test_a_duels_odds_stand_there_in_per_cents(meet):
    """So much more Thews, of 400 pairs of throws: what `opposed_throw` says stands there in per cents."""
    at = meet("satisfaction", "human", "careful")
    until(at, BettingScreen)
    won = at.top.menu.throws[0].outcomes[0]
    at.click("odds")
    assert (f"{round(100 * won.chance)} %", "wins") in rows(at)


def test_the_log_says_what_was_on_the_die_and_what_came_to_it(meet):
    at = meet("satisfaction", "human", "careful")
    until(at, BettingScreen)
    at.click("lay")
    at.hand.wait(20)
    throw = next(event for event in at.table.game.events if event.type == "duel_throw").throws
    lines = [line.text for line in at.find("log").lines] if isinstance(at.top, WatchingScreen) else []
    for thrown in throw.values():
        (code, thews) = thrown["modifiers"][0]
        assert code == "thews"
        told = f"total {thrown['total']}: {thrown['roll']} by the die, +{thews} Thews"
        assert any(line.endswith(told) for line in lines), told
