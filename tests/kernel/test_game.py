"""The game loop and replaying, played by the tiny system."""

from __future__ import annotations

import pytest

from game.rules.kernel.dice import ConstantDice, ListedDice, OutOfDice, SeededDice
from game.rules.kernel.game import Game, Seat
from game.rules.kernel.replaying import Replay
from tests.kernel.tiny import Event, Position, Tiny

SEATS = (Seat("anne", "Anne"), Seat("bart", "Bart", "bold"))


def new_game(dice=None) -> Game[Position, Event]:
    system = Tiny()
    start = system.begin({}, None, None, [{"id": seat.id} for seat in SEATS], ())
    return Game(system, SEATS, start, dice or ListedDice([5, 2, 6]))


def answer(game: Game[Position, Event], **answers: object) -> None:
    """Answer every owed decision by its seat's name."""
    for decision in game.owed:
        assert game.answer(decision, answers[decision.seat]) == []


def test_nothing_is_resolved_before_the_whole_group_has_answered():
    game = new_game()
    anne, _ = game.owed
    game.answer(anne, 4)
    assert not game.ready
    assert [decision.seat for decision in game.owed] == ["bart"]
    answer(game, bart=1)
    assert game.ready


def test_an_answer_with_faults_is_not_taken():
    game = new_game()
    anne, _ = game.owed
    faults = game.answer(anne, 7)
    assert [fault.code for fault in faults] == ["not_offered"]
    assert len(game.owed) == 2


def test_a_sealed_answer_can_be_reopened_until_its_group_is_complete():
    game = new_game()
    anne, _ = game.owed
    game.answer(anne, 4)
    assert game.reopen(anne) == 4
    assert len(game.owed) == 2


def test_a_whole_game_ends_with_the_nearer_guess_ahead():
    game = new_game()
    answer(game, anne=4, bart=1)
    game.advance()
    answer(game, anne=True)
    game.advance()
    assert game.position.scores == {"anne": 2, "bart": 0}, "4 is nearer to 5 than 1, and Anne doubled"
    answer(game, anne=6, bart=2)
    game.advance()
    answer(game, bart=False)
    game.advance()
    assert game.position.scores == {"anne": 2, "bart": 1}, "in the second round the caller is Bart"
    answer(game, anne=6, bart=6)
    game.advance()
    answer(game, anne=True)
    game.advance()
    assert game.result is not None
    assert game.result.winners == ("anne",), "both guessed 6: nobody scores in the third round"
    assert game.owed == ()
    assert not game.ready


def test_a_view_never_holds_what_the_other_seat_sealed():
    game = new_game()
    answer(game, anne=4, bart=1)
    game.advance()
    assert game.view("anne").guesses == {"anne": 4, "bart": 0}
    assert game.view("bart").guesses == {"anne": 0, "bart": 1}
    assert game.position.guesses == {"anne": 4, "bart": 1}, "a view is a copy"


def test_start_and_events_give_the_position_again():
    game = new_game()
    answer(game, anne=4, bart=1)
    game.advance()
    again = Game(game.system, SEATS, game.start, ConstantDice(1), events=game.events)
    assert again.position == game.position
    assert game.start.guesses == {}, "the start is not played upon"


def test_a_replay_goes_forward_and_really_back():
    game = new_game()
    positions = [game.system.copy(game.position)]
    while game.result is None:
        answer(game, anne=game.system.pass_answer(game.owed[0]), bart=game.system.pass_answer(game.owed[0]))
        game.advance()
    replay = Replay(game.system, game.start, game.events)
    while replay.forward() is not None:
        positions.append(game.system.copy(replay.position))
    assert replay.position == game.position
    for index in (3, 0, len(replay), 5):
        replay.go_to(index)
        assert replay.position == positions[index]
    replay.go_to(999)
    assert replay.index == len(replay), "there is nothing after the last event"


def test_long_replays_go_back_by_way_of_kept_positions():
    game = new_game(ConstantDice(3))
    die = Event("rolled", 1, number=3)
    faces = [Event("rolled", 1, number=1 + index % 6) for index in range(200)]
    replay = Replay(game.system, game.start, [die, *faces])
    replay.go_to(201)
    assert replay.position.die == 2, "event 200 is the last: 1 + 199 % 6"
    replay.go_to(130)
    assert replay.position.die == 1 + 128 % 6, "event number 130 is the 129th of the faces"


def test_dice_from_one_seed_are_the_same_and_go_on_where_they_stopped():
    dice = SeededDice(7)
    faces = [dice.throw(6) for _ in range(20)]
    assert [SeededDice(7).throw(6)] == faces[:1]
    later = SeededDice(7, thrown=12)
    assert [later.throw(6) for _ in range(8)] == faces[12:]
    assert later.thrown == 20
    assert set(faces) <= {1, 2, 3, 4, 5, 6}
    assert len(set(faces)) > 1


def test_dice_of_any_number_of_sides_take_one_draw_each():
    mixed = SeededDice(3)
    mixed.throw(20)
    mixed.throw(4)
    assert SeededDice(3, thrown=2).throw(6) == mixed.throw(6)


def test_a_list_of_dice_that_ends_is_an_error():
    dice = ListedDice([4])
    assert dice.throw(6) == 4
    with pytest.raises(OutOfDice, match="all 1 listed dice are used"):
        dice.throw(6)
