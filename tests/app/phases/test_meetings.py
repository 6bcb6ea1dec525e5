"""A duel between two people and a tournament against computers, played in the window."""

from __future__ import annotations

import pygame
import pytest

from game import systems
from game.app.main import entries, title_screen
from game.app.phases.betting import BettingScreen
from game.app.phases.deciding import DecidingScreen
from game.app.phases.riding import RidingScreen
from game.app.screens.hand_over import HandOverScreen
from game.app.screens.result import ResultScreen
from game.app.screens.thinking import ThinkingScreen
from game.app.screens.watching import WatchingScreen
from game.app.widgets import Space
from tests.app.phases.conftest import Meeting


def to_the_bets(at: Meeting) -> None:
    """With foils for honour, said and accepted aloud: nobody needs to look away."""
    assert isinstance(at.top, DecidingScreen)
    at.click("answer foils for honour")
    at.skip()
    assert isinstance(at.top, DecidingScreen)
    assert "would fight with buttoned foils, for honour alone" in at.find("said").text
    at.click("answer accept")
    at.skip()


def test_a_duel_between_two_people_to_its_end(meet):
    at = meet("satisfaction", "human", "human")
    duels = 0
    while not isinstance(at.top, ResultScreen):
        if isinstance(at.top, HandOverScreen):
            at.take_over()
        elif isinstance(at.top, BettingScreen):
            at.click("lay")
        elif isinstance(at.top, WatchingScreen):
            at.skip()
        else:
            duels += at.top.decision.kind == "challenge"
            at.click("answer foils for honour" if at.top.decision.kind == "terms" else "answer accept")
    assert duels == 2, "two climbs of a ladder with one pair"
    assert at.table.game.result is not None


def test_bets_are_handed_over_and_neither_is_seen_by_the_other(meet):
    at = meet("satisfaction", "human", "human")
    to_the_bets(at)
    at.take_over()
    first = at.top
    assert isinstance(first, BettingScreen)
    before = at.hand.picture()
    at.top.root.focus("bet")
    at.hand.key(pygame.K_RIGHT, pygame.K_RIGHT)
    assert first.bet == 3
    assert at.find("lay").text == "Lay 3 down, covered"
    assert at.hand.picture() != before, "the coins are pushed forward"
    at.click("lay")
    assert isinstance(at.top, HandOverScreen), "the other may not see what was bet"
    at.take_over()
    second = at.top
    assert isinstance(second, BettingScreen)
    assert second.seat != first.seat
    assert second.bet == 1
    assert at.table.game.system.view(at.table.game.position, second.seat).scene.pool == 0
    at.click("lay")
    assert isinstance(at.top, WatchingScreen)
    bets = next(event for event in at.table.game.events if event.type == "duel_bets")
    assert bets.bets == {first.figure.id: 3, second.figure.id: 1}


def test_the_screen_of_the_second_bettor_does_not_depend_on_the_first_bet(meet):
    pictures = []
    for pushed in (0, 4):
        at = meet("satisfaction", "human", "human")
        to_the_bets(at)
        at.take_over()
        at.top.root.focus("bet")
        at.hand.key(*[pygame.K_RIGHT] * pushed)
        at.click("lay")
        at.take_over()
        at.top.root.focus("bet")
        at.hand.point((3, 3))
        pictures.append(at.hand.picture())
    assert pictures[0] == pictures[1]


def test_yielding_is_asked_about_first(meet):
    at = meet("satisfaction", "human", "random")
    while not isinstance(at.top, BettingScreen):
        if isinstance(at.top, WatchingScreen):
            at.skip()
        elif isinstance(at.top, ThinkingScreen):
            at.hand.wait()
        else:
            at.click(f"answer {at.top.menu.choices[0].answer}")
    at.click("yield")
    assert isinstance(at.top, BettingScreen)
    at.hand.key(pygame.K_ESCAPE)
    assert not at.table.game.pending
    at.click("yield")
    at.hand.key(pygame.K_RETURN)
    at.hand.wait(0.1)
    assert any(event.type == "yielded" for event in at.table.game.events)


def test_a_tournament_against_computers_to_its_end(meet):
    at = meet("lists", "human", "careful", "bold", "sly", seed=5)
    scores = []
    for _ in range(200):
        if isinstance(at.top, ResultScreen):
            break
        if isinstance(at.top, RidingScreen):
            scores.append(at.find("score").text)
            at.click("answer low")
        elif isinstance(at.top, WatchingScreen):
            at.skip()
        elif isinstance(at.top, ThinkingScreen):
            at.hand.wait()
        else:
            at.click(f"answer {at.top.menu.choices[0].answer}")
    assert isinstance(at.top, ResultScreen)
    assert len(scores) >= 2, "one joust at least, and the one for the third place or the final"
    assert scores[0] == "Points: 0 to 0"


def test_two_knights_choose_carriages_unseen(meet):
    at = meet("causeway", "human", "human")
    kinds = []
    while not any(event.type == "carriages" for event in at.table.game.events):
        if isinstance(at.top, HandOverScreen):
            kinds.append("hand over")
            at.take_over()
        elif isinstance(at.top, WatchingScreen):
            at.skip()
        else:
            kinds.append(at.top.decision.kind)
            at.click("answer mount" if kinds[-1] == "stake" else "answer firm")
    assert kinds[-4:] == ["hand over", "carriage", "hand over", "carriage"]


@pytest.mark.parametrize(("size", "scale"), [((1280, 800), 1.0), ((1024, 640), 1.5), ((1920, 1080), 2.0)])
def test_everything_is_within_the_window(meet, size, scale):
    at = meet("satisfaction", "human", "human", size=size, scale=scale)
    to_the_bets(at)
    at.take_over()
    for name in ("lay", "yield", "bet", "table"):
        found = at.find(name)
        found.reveal(found.rect)
        at.hand.wait()
        assert at.hand.window.stage.top.root.find(name).rect.width > 0
        assert pygame.Rect((0, 0), size).contains(at.find(name).rect), name


def test_the_pass_is_seen_on_both_sides_of_the_barrier(meet):
    """The two ride past each other: each ends where the other's end of his own row is."""
    at = meet("causeway", "human", "careful", seed=2)
    while not any(event.type == "tilt" for event in at.table.game.events):
        if isinstance(at.top, WatchingScreen):
            at.skip()
        elif isinstance(at.top, ThinkingScreen):
            at.hand.wait()
        else:
            at.click("answer mount" if at.top.decision.kind == "stake" else "answer low")
    player = at.table.public
    index = next(number for number, event in enumerate(player._replay.events) if event.type == "carriages")
    player.go_to(index + 1)
    starts = {token.id: token.squares[0] for token in at.table.game.system.tokens(player.position)}
    assert sorted(square[0] for square in starts.values()) == ["D", "F"]
    player.play()
    columns = {name: set() for name in starts}
    for _ in range(200):
        player.update(1 / 30)
        for name, pose in player.scene.poses.items():
            if name in columns:
                columns[name].add(round(pose.x))
    assert all(min(passed) <= 4 and max(passed) >= 21 for passed in columns.values())


def test_the_title_offers_each_game_by_name_and_its_scenarios_only(open_window, tmp_path, monkeypatch):
    monkeypatch.setenv("SWASHBUCKLER_SAVES", str(tmp_path / "saves"))
    hand = open_window(Space)
    offered = {}
    games = {name for _, name, _ in systems.titles()}
    for entry in [each for each in entries(hand.window) if each.text in games]:
        hand.window.stage.replace(title_screen(hand.window))
        entry.do()
        hand.wait()
        offered[entry.text] = {scenario.system for scenario in hand.window.stage.top.scenarios}
        assert entry.meaning
    assert offered == {"Swashbuckler": {"swashbuckler"}, "Duels and Jousts": {"phases"}}
