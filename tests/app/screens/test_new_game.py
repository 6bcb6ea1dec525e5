"""Setting up: what is chosen is what is played; what cannot be played says why before it begins."""

from __future__ import annotations

import pygame
import pytest

from game.app.screens import new_game
from game.app.screens.hand_over import HandOverScreen
from game.app.screens.new_game import NewGameScreen
from game.app.swashbuckler.plotting import PlottingScreen
from game.rules.swashbuckler.options import SETS
from tests.app.layouts import SIZES, faults


@pytest.fixture
def setting_up(open_window, saves_folder):

    def open_(**window):
        from game.app.main import title_screen
        from game.app.widgets import Space

        hand = open_window(Space, **window)
        hand.window.stage.replace(title_screen(hand.window))
        hand.window.stage.push(NewGameScreen())
        hand.wait()
        return hand

    return open_


def top(hand):
    return hand.window.stage.top


def find(hand, name):
    return top(hand).root.find(name)


def click(hand, name):
    found = find(hand, name)
    found.reveal(found.rect)
    hand.wait()
    hand.click(found)
    hand.wait()


def pick(hand, name: str, words: str) -> None:
    """Open a drop-down and click a line of it."""
    click(hand, name)
    rows = top(hand).root.focus_widget
    number = next(index for index, item in enumerate(rows.items) if item.text == words)
    rows.choose(number)
    hand.key(pygame.K_RETURN)
    hand.wait()


def game(hand):
    return top(hand).table.game


def test_at_first_a_person_and_a_computer_meet_in_the_tavern(setting_up):
    hand = setting_up()
    click(hand, "start")
    assert isinstance(top(hand), PlottingScreen)
    assert game(hand).position.board.map == "maps/tavern.tmx"
    assert [seat.human for seat in game(hand).seats.values()] == [True, False]


def test_by_mouse(setting_up):
    """Two people, one as Odile in blue, under names of their own, with the tavern's rules and a seed."""
    hand = setting_up()
    pick(hand, "player 1", "A person")
    click(hand, "name 0")
    hand.type("Ann")
    pick(hand, "side 0", "Blue")
    pick(hand, "person 0", "Odile Marchenoir")
    pick(hand, "rules", "Tavern rules")
    click(hand, "seed")
    hand.type("17")
    click(hand, "start")
    assert isinstance(top(hand), HandOverScreen)
    seats = list(game(hand).seats.values())
    assert [(seat.name, seat.player) for seat in seats] == [("Ann", "human"), ("Player 2", "human")]
    odile = game(hand).position.fighters["odile"]
    assert (odile.seat, odile.side) == (seats[0].id, "blue")
    assert game(hand).position.options == SETS["Tavern rules"]
    assert game(hand).dice.seed == 17


def test_by_keyboard(setting_up):
    """Down the rows with Tab, left and right to choose, and Ctrl+Enter to begin."""
    hand = setting_up()
    for _ in range(6):
        hand.key(pygame.K_TAB)
    assert top(hand).root.focus_widget.name == "player 1"
    hand.key(pygame.K_LEFT)
    assert top(hand).root.focus_widget.name == "player 1", "the keyboard stays where it was"
    hand.key(pygame.K_RETURN, mod=pygame.KMOD_CTRL)
    hand.wait()
    assert isinstance(top(hand), HandOverScreen)


def test_six_seats_of_any_kind(setting_up):
    hand = setting_up()
    for number, words in enumerate(["Computer, bold", "A person", "Computer, random", "Computer, sly"], start=2):
        pick(hand, f"player {number}", words)
    click(hand, "start")
    assert [seat.player for seat in game(hand).seats.values()] == [
        "human",
        "careful",
        "bold",
        "human",
        "random",
        "sly",
    ]
    assert len({fighter.side for fighter in game(hand).position.fighters.values()}) == 6


def test_single_rules(setting_up):
    hand = setting_up()
    click(hand, "switches")
    click(hand, "option run")
    click(hand, "option strength")
    hand.key(pygame.K_ESCAPE)
    hand.wait()
    assert find(hand, "rules").words == "A choice of my own"
    click(hand, "start")
    assert game(hand).position.options == {"run", "strength"}


def test_in_a_fight_of_two_sides_seats_share_them(setting_up):
    hand = setting_up()
    pick(hand, "scenario", "Two Sides of the Room")
    pick(hand, "player 2", "A person")
    pick(hand, "side 2", "Blue")
    click(hand, "start")
    sides = {}
    for fighter in game(hand).position.fighters.values():
        sides.setdefault(fighter.seat, set()).add(fighter.side)
    assert sides["seat3"] == {"blue"}
    assert set().union(*sides.values()) == {"red", "blue"}


def test_another_scenario_has_as_many_at_the_table_as_it_needs(setting_up):
    """Six in the Hall is for six: computer players take the seats that were free."""
    hand = setting_up()
    pick(hand, "scenario", next(each.title for each in top(hand).scenarios if each.players.min == 6))
    assert find(hand, "start").enabled
    assert len(top(hand).taken()) == 6


def test_only_what_can_be_played_in_the_window_is_offered(setting_up, monkeypatch):
    monkeypatch.setattr(new_game, "can_be_played", lambda key: key == "swashbuckler")
    hand = setting_up()
    assert {each.system for each in top(hand).scenarios} == {"swashbuckler"}


class TestWhatCannotBePlayed:
    def test_alone(self, setting_up):
        hand = setting_up()
        pick(hand, "player 1", "Nobody")
        assert "2 to 6" in find(hand, "problem").text
        assert not find(hand, "start").enabled
        hand.key(pygame.K_RETURN, mod=pygame.KMOD_CTRL)
        assert isinstance(top(hand), NewGameScreen)

    def test_two_of_one_name(self, setting_up):
        hand = setting_up()
        for number in (0, 1):
            click(hand, f"name {number}")
            hand.type("Ann")
        assert "Ann" in find(hand, "problem").text

    def test_one_fighter_for_two(self, setting_up):
        hand = setting_up()
        for number in (0, 1):
            pick(hand, f"person {number}", "Bess Tarpaulin")
        assert find(hand, "problem").text

    def test_a_seed_that_is_no_number(self, setting_up):
        hand = setting_up()
        click(hand, "seed")
        hand.type("abc")
        assert "seed" in find(hand, "problem").text

    def test_one_side_for_two_is_told_and_nothing_begins(self, setting_up):
        hand = setting_up()
        for number in (0, 1):
            pick(hand, f"side {number}", "Red")
        click(hand, "start")
        assert isinstance(top(hand), NewGameScreen)
        assert top(hand).root.busy or find(hand, "problem").text

    def test_a_broken_map_is_told_with_its_file_and_the_program_goes_on(self, setting_up, monkeypatch, tmp_path):
        from game import places

        (tmp_path / "tavern.tmx").write_text("<map><nothing like a map")
        monkeypatch.setattr(places, "maps", lambda: tmp_path)
        monkeypatch.chdir(tmp_path)
        hand = setting_up()
        click(hand, "start")
        assert isinstance(top(hand), NewGameScreen)
        assert any("tavern.tmx" in getattr(each, "text", "") for each in top(hand).root.top.walk())
        hand.key(pygame.K_RETURN)
        assert not top(hand).root.busy


def test_what_was_chosen_is_there_the_next_time(setting_up):
    hand = setting_up()
    pick(hand, "player 1", "A person")
    pick(hand, "rules", "Tavern rules")
    click(hand, "start")
    hand.window.stage.back_to_first()
    hand.window.stage.push(NewGameScreen())
    hand.wait()
    assert find(hand, "player 1").words == "A person"
    assert find(hand, "rules").words == "Tavern rules"


@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_everything_is_in_its_place_and_within_reach(setting_up, size, scale):
    hand = setting_up(size=size, scale=scale)
    for number in range(6):
        top(hand)._change(number, player="human")
    top(hand).rebuild()
    hand.wait()
    assert faults(top(hand).root) == []
    reached = set()
    for _ in range(40):
        hand.key(pygame.K_TAB)
        reached.add(top(hand).root.focus_widget.name)
    wanted = {f"{what} {number}" for what in ("player", "name", "side", "person") for number in range(6)}
    assert wanted | {"scenario", "rules", "switches", "seed", "back", "start"} <= reached


class TestWhatWasChosenLast:
    def begun(self, setting_up):
        """A fight of Ann's against a bold computer, begun."""
        hand = setting_up()
        click(hand, "name 0")
        hand.type("Ann")
        pick(hand, "player 1", "Computer, bold")
        pick(hand, "rules", "Tavern rules")
        click(hand, "seed")
        hand.type("7")
        click(hand, "start")
        return hand

    def test_is_offered_again_by_the_next_window_but_for_the_seed(self, setting_up):
        self.begun(setting_up)
        plan = top(setting_up()).plan
        assert [(seat.player, seat.name) for seat in plan.seats[:2]] == [("human", "Ann"), ("bold", "")]
        assert plan.options == SETS["Tavern rules"]
        assert plan.seed == ""

    def test_is_kept_for_each_game_of_its_own(self, setting_up):
        self.begun(setting_up)
        hand = setting_up()
        hand.window.stage.push(NewGameScreen("phases"))
        assert top(hand).plan.seats[0].name == ""

    @pytest.mark.parametrize("written", ["", "{", "[]", '{"swashbuckler": 3}', '{"swashbuckler": {"scenario": 1}}'])
    def test_that_cannot_be_read_gives_way_to_the_usual_choices(self, setting_up, tmp_path, written):
        (tmp_path / "last-games.json").write_text(written)
        hand = setting_up()
        assert top(hand).plan.seats[0].player == "human"
        click(hand, "start")
        assert isinstance(top(hand), PlottingScreen)

    def test_that_is_offered_no_more_gives_way(self, setting_up, tmp_path):
        """A temperament, a side and a fighter that this version does not know."""
        seat = '{"player": "sleepy", "name": "Zed", "side": "plaid", "person": "nemo"}'
        plan = f'{{"scenario": "tavern_brawl", "seats": [{seat}, {seat}], "options": ["no_gravity"]}}'
        (tmp_path / "last-games.json").write_text(f'{{"swashbuckler": {plan}}}')
        kept = top(setting_up()).plan
        assert {(each.player, each.side, each.person) for each in kept.seats[:1]} == {("careful", "any", "any")}
        assert kept.options == frozenset()
