"""Whole games by file end alike on every computer, whatever way the letters take."""

from __future__ import annotations

from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.post.beginning import game_of
from game.post.correspondence import Correspondence, Standing
from game.post.letters import read
from game.post.mailbox import RECEIVED
from tests.post.computers import Computer, play, set_up

GAMES = [
    ("duel", ("human", "human"), (("seat1",), ("seat2",))),
    ("satisfaction", ("human", "human"), (("seat1",), ("seat2",))),
    ("tavern_brawl", ("human", "human", "human"), (("seat1",), ("seat2",), ("seat3",))),
    ("tavern_brawl", ("human", "careful", "human", "human"), (("seat1", "seat4"), ("seat3",))),
    ("lists", ("human", "human", "human", "random"), (("seat2",), ("seat1",), ("seat3",))),
]


def alike(computers: list[Computer]) -> bool:
    return len({each.post.chain for each in computers}) == 1 and all(
        each.written == computers[0].written for each in computers
    )


@pytest.mark.parametrize(("scenario", "players", "computers"), GAMES)
def test_all_computers_come_to_the_same_events(tmp_path, scenario, players, computers):
    """Games of both systems, of two and three computers, with and without computer players."""
    played = set_up(tmp_path, computers, players, scenario=scenario)
    play(played)
    assert len(played[0].written) > 20
    assert alike(played)
    assert played[0].mailbox.faults == {}


def test_a_turn_of_two_takes_one_letter_of_each(tmp_path):
    """The key rides with the next seal: three files the first time, two for each exchange after it."""
    one, two = set_up(tmp_path, (("seat1",), ("seat2",)))
    sent = 0
    for _ in range(3):
        exchange = one.post.exchange
        assert one.plot()
        two.receive(one.out)
        assert two.plot()
        one.receive(two.out)
        sent += 2
        assert one.post.exchange > exchange
    assert sent == 6
    two.receive(one.out)
    assert alike([one, two])


def test_a_game_goes_on_alike_when_the_program_is_closed_after_every_step(tmp_path):
    one, two = set_up(tmp_path, (("seat1",), ("seat2",)))
    for _ in range(60):
        if one.post.over and two.post.over:
            break
        for here, there in ((one, two), (two, one)):
            here.plot()
            here.again()
            there.receive(here.out)
            there.again()
    assert one.post.over
    assert alike([one, two])


def test_who_has_read_nothing_for_many_exchanges_catches_up_from_the_letters(tmp_path):
    """Two fight it out while the third, who is out of it or slow, reads the last letters only."""
    computers = set_up(tmp_path, (("seat1", "seat2"), ("seat3",)), ("human",) * 3, scenario="tavern_brawl")
    one, two = computers
    for _ in range(4):
        one.plot()
        two.receive(one.out)
        two.plot()
        one.receive(two.out)
    assert two.post.exchange < one.post.exchange
    two.receive(one.out)
    assert alike(computers)


def test_the_last_letters_alone_make_up_for_a_whole_game(tmp_path):
    """For one who was out of it early: each letter has taken the place of the one before it."""
    one, two = set_up(tmp_path, (("seat1",), ("seat2",)))
    play([one, two])
    assert one.post.exchange > 13, "more than a few pages"
    post = one.post
    late = Correspondence(post.invitation, game_of(post.invitation, (), post.game.system), {})
    for file in (*one.out, *two.out):
        late.take(read(file))
    late.settle()
    assert late.over
    assert late.chain == post.chain


LATE = 8
"""Letters to one computer that can be under way at once."""


class Mail:
    """Letters under way: each may come late, in any order, and any number of times."""

    def __init__(self, computers: list[Computer]) -> None:
        self.computers = computers
        self.under_way: list[list[bytes]] = [[] for _ in computers]
        self._posted = 0

    def step(self, at: int, what: str, random: Random) -> None:
        at %= len(self.computers)
        here = self.computers[at]
        if what == "plot":
            here.plot()
        elif what == "again":
            here.again()
        else:
            letters = self.under_way[at]
            for old in (here.mailbox.folder / RECEIVED).iterdir():
                old.unlink()
            for letter in random.sample(letters, random.randint(0, len(letters))):
                self._posted += 1
                (here.mailbox.folder / RECEIVED / f"{self._posted:05d}.json").write_bytes(letter)
            here.mailbox.collect()
            assert here.mailbox.faults == {}
        for other, letters in enumerate(self.under_way):
            if other != at:
                letters.extend(file.read_bytes() for file in here.out if file.read_bytes() not in letters)
                del letters[:-LATE]

    def deliver_all(self) -> None:
        for _ in self.computers:
            for here in self.computers:
                for other in self.computers:
                    if other is not here:
                        here.receive(other.out)


SEEDED = st.integers(0, 2**32 - 1).map(Random)
"""Not Hypothesis' own: keys differ each time, so it must not be asked for more or less by what comes of them."""
STEPS = st.tuples(st.integers(0, 2), st.sampled_from(["plot", "mail", "mail", "again"]), SEEDED)
"""Where something happens, and what: plotting, letters that come, the program closed and started again."""


@settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck))
@given(journey=st.lists(STEPS, min_size=15, max_size=60), game=st.sampled_from(GAMES[:3]))
def test_letters_in_any_order_doubled_and_delayed_lead_to_the_same_events(journey, game):
    scenario, players, seats = game
    with TemporaryDirectory() as folder:
        computers = set_up(Path(folder), seats, players, scenario=scenario)
        mail = Mail(computers)
        for step in journey:
            mail.step(*step)
        shortest = min(computers, key=lambda each: len(each.written)).written
        assert all(each.written[: len(shortest)] == shortest for each in computers)
        mail.deliver_all()
        assert alike(computers)


@pytest.mark.parametrize("game", GAMES[:2], ids=["plots", "bets"])
def test_a_whole_game_in_which_no_letter_comes_when_it_should(tmp_path, game):
    scenario, players, seats = game
    computers = set_up(tmp_path, seats, players, scenario=scenario)
    mail, random = Mail(computers), Random(7)
    for _ in range(4000):
        if all(each.post.over for each in computers):
            break
        mail.step(random.randrange(len(computers)), random.choice(["plot", "mail", "again"]), random)
    assert all(each.post.over for each in computers)
    assert alike(computers)


def opened(monkeypatch) -> list[tuple[tuple[str, ...], set[str], set[str]]]:
    """Fills itself with every exchange that is opened: who was asked, whose keys it took, who was in it still."""
    found = []
    before = Correspondence._open

    def look(post: Correspondence) -> bool:
        fighters = post.game.position.fighters.values()
        number, asked, there = post.exchange, post.asked, {each.seat for each in fighters if each.fighting}
        done = before(post)
        found.append((asked, {seat for seat, pages in post.pages.items() if number in pages}, there))
        return done

    monkeypatch.setattr(Correspondence, "_open", look)
    return found


def test_nobody_makes_the_dice_alone_that_follow_when_he_plots_anew(tmp_path, monkeypatch):
    """He knows all the plots by then, and could try keys until the dice suit him."""
    found = opened(monkeypatch)
    for number in range(30):
        play(set_up(tmp_path / str(number), (("seat1",), ("seat2",)), temperament="sly"))
        if any(len(asked) == 1 for asked, _, _ in found):
            break
    assert [keys for asked, keys, _ in found if len(asked) == 1]
    assert all(keys == {"seat1", "seat2"} for _, keys, _ in found)


def test_who_is_out_of_the_fight_is_waited_for_no_more(tmp_path, monkeypatch):
    found = opened(monkeypatch)
    seats = (("seat1",), ("seat2",), ("seat3",))
    for number in range(10):
        play(set_up(tmp_path / str(number), seats, ("human",) * 3, scenario="tavern_brawl", temperament="bold"))
        if any(len(there) == 2 for _, _, there in found):
            break
    assert [there for _, _, there in found if len(there) == 2]
    assert all(keys <= there for _, keys, there in found)


def test_a_witness_seals_by_itself_and_the_one_who_is_asked_opens_with_its_key(tmp_path):
    """The terms of a duel are asked of one, then of the other, who opens his answer only with the key of the first."""
    one, two = set_up(tmp_path, (("seat1",), ("seat2",)), scenario="satisfaction")
    one.plot()
    assert [(page.exchange, page.key is None) for page in read(one.out[0]).pages] == [(1, False), (2, True)]
    two.receive(one.out)
    two.again()
    assert two.plot()
    assert two.post.exchange == 2
    one.receive(two.out)
    two.receive(one.out)
    assert one.post.exchange == two.post.exchange == 3
    assert alike([one, two])


def test_seats_owe_letters_only_while_they_are_asked(tmp_path):
    """The challenged is asked nothing while the terms are written: he has nothing to send."""
    one, two = set_up(tmp_path, (("seat1",), ("seat2",)), scenario="satisfaction")
    assert one.post.asked == ("seat1",)
    assert two.post.standing("seat2") is Standing.FREE
    assert not two.plot()
    one.plot()
    two.receive(one.out)
    assert two.post.exchange == one.post.exchange == 2
    assert two.post.asked == ("seat2",)
