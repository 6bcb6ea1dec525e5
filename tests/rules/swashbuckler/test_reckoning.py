"""Odds: worked out by hand from the card, and held against every fall of the dice in the resolution itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from fractions import Fraction
from random import Random
from typing import Any, TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules.kernel.dice import ConstantDice, ListedDice, OutOfDice
from game.rules.swashbuckler import contests as roll_offs
from game.rules.swashbuckler import events as e
from game.rules.swashbuckler.attacks import Strike, strike
from game.rules.swashbuckler.card.wounds import Wound
from game.rules.swashbuckler.fates import Fate, Row
from game.rules.swashbuckler.harm import Harm
from game.rules.swashbuckler.incidents import Blow, bump_head, circumstances, fall_from_height, land_from_jump, suffer
from game.rules.swashbuckler.movement import move_all
from game.rules.swashbuckler.parts import Part
from game.rules.swashbuckler.plot import BOXES, Order, Plot
from game.rules.swashbuckler.position import Position
from game.rules.swashbuckler.reckoning import attacks, chances, contests, incidents
from game.rules.swashbuckler.reckoning.cases import ordered, with_fighters
from game.rules.swashbuckler.reckoning.meetings import Meeting, might_meet
from game.rules.swashbuckler.reckoning.recorded import recorded
from game.rules.swashbuckler.reckoning.wounds import marked
from game.rules.swashbuckler.resolution import Resolution
from tests.rules.swashbuckler.chance import SYSTEM, no_map, random_plot, random_position

T = TypeVar("T")
CARD = SYSTEM.card
SEEDS = st.integers(min_value=0, max_value=2**32 - 1)
MANNERS = ("lunge", "running_lunge", "riposte", "stab", "slash")


def fighter(name: str, square: str, facing: str, **more: Any) -> dict[str, Any]:
    return {
        "id": name,
        "side": name,
        "square": square,
        "facing": facing,
        "faction": "musketeer",
        "strength": 10,
        "expertise": 12,
        "boxes": {"head": 5, "body": 8, "right_arm": 4, "left_arm": 4},
        "weapons": ["rapier", "dagger"],
        **more,
    }


def position(*fighters: dict[str, Any], squares: Any = None, **more: Any) -> Position:
    board = {"rows": 6, "columns": 6, "squares": squares or {}}
    return SYSTEM.read_position({"format": 1, "board": board, "fighters": list(fighters), **more}, no_map)


def face_to_face(mine: dict[str, Any] | None = None, his: dict[str, Any] | None = None, **more: Any) -> Position:
    """Anne in C3 faces north, Bart in B3 faces south."""
    anne, bart = fighter("anne", "C3", "N"), fighter("bart", "B3", "S")
    return position({**anne, **(mine or {})}, {**bart, **(his or {})}, **more)


def odds(start: Position, manner: str = "lunge", order: str | None = None, weapon: str = "rapier") -> Any:
    """The reckoning of Anne's attack on Bart in step 1."""
    start.step = 1
    target = start.fighters["bart"]
    if order:
        target = ordered(start, target, order)
    resolution = Resolution(with_fighters(start, target), CARD, ConstantDice(1))
    anne = start.fighters["anne"]
    blade = next(each for each in anne.weapons if each.kind.value == weapon)
    return attacks.attack(resolution, Strike(anne, target, manner, blade))


def told(reckoning: Any) -> dict[str, Fraction]:
    return {outcome.words: outcome.chance for outcome in reckoning.outcomes}


class TestByHand:
    def test_a_lunge_between_equals_is_column_9(self):
        """Read down the card: 66 is 8B, 65 to 62 are 7B 6B 5B 4B, 61 is 2B, 56 2H, 55 2L, 54 1B, 53 1H, 52 1R."""
        found = odds(face_to_face())
        assert (found.base, found.modifiers, found.total) == (9, (), 9)
        assert found.base_words == "Expertise 12 against 12"
        assert told(found) == {
            "out of the fight": Fraction(1, 36),
            "half the Body gone": Fraction(4, 36),
            "Head, 1 to 2 boxes": Fraction(2, 36),
            "Body, 1 to 2 boxes": Fraction(2, 36),
            "right arm, 1 box": Fraction(1, 36),
            "left arm, 2 boxes": Fraction(1, 36),
            "a miss": Fraction(25, 36),
        }

    def test_a_slash_at_a_wounded_man_who_stands_higher(self):
        """+2 Expertise is column 12, -4 for the height, +3 for half his Body: column 11, which hits from 51 up."""
        hurt = {"lost": {"body": 4}}
        found = odds(face_to_face({"expertise": 14}, hurt, squares={"B3": {"level": 1}}), "slash")
        assert [(each.code, each.amount) for each in found.modifiers] == [
            ("defender_half_body", 3),
            ("slash_higher", -4),
        ]
        assert (found.base, found.total) == (12, 11)
        assert told(found)["a miss"] == Fraction(24, 36)

    def test_a_running_lunge_and_whole_ranges(self):
        """+3 is printed, and counts six columns where whole ranges do; from 15 on that stops at 18."""
        start = face_to_face({"expertise": 17}, options=["range_columns"])
        start.step = 1
        anne, bart = start.fighters["anne"], start.fighters["bart"]
        resolution = Resolution(start, CARD, ConstantDice(1))
        found = attacks.attack(resolution, Strike(anne, bart, "running_lunge", anne.weapons[0], ran=True))
        assert [(each.code, each.amount) for each in found.modifiers] == [("running_lunge", 6), ("outermost", -3)]
        assert (found.base, found.total) == (15, 18)

    def test_from_behind_his_expertise_is_none_and_30_is_added(self):
        """+12 is column 17, where 44 hits: 11, 12 and 13 with their 30 are the only misses."""
        found = odds(face_to_face(his={"facing": "N"}))
        assert (found.base, found.base_words) == (17, "Expertise 12 against none")
        assert found.notes == ("no defence (from a side he does not guard): 30 more on the dice",)
        assert told(found)["a miss"] == Fraction(3, 36)

    def test_a_parry_turns_all_of_it(self):
        assert told(odds(face_to_face(), order="P")) == {"parried": 1}

    def test_a_dagger_parries_a_sword_half_the_time_and_may_break(self):
        """A d6 of 4 to 6 opens him (then column 17 with 30); of what is turned, a 1 breaks the dagger."""
        found = odds(face_to_face(his={"weapons": ["dagger"]}, options=["broken_weapons"]), order="P")
        assert told(found)["parried, and the parrying weapon breaks"] == Fraction(1, 12)
        assert told(found)["parried"] == Fraction(5, 12)
        assert told(found)["a miss"] == Fraction(3, 72)

    def test_a_flying_mug(self):
        """Half avoid it; all hits wound by one box, half of them fell, stun is 1 or 2 and 1 or 2 more for the fall."""
        start = face_to_face()
        found = incidents.incident(start, CARD, Blow("thrown_mug", start.fighters["bart"], "anne"))
        assert told(found) == {
            "1 box of injury, a fall, 2 to 4 boxes of stun": Fraction(1, 4),
            "1 box of injury, 1 to 2 boxes of stun": Fraction(1, 4),
            "avoids it": Fraction(1, 2),
        }
        assert "if it hits, 2.2 boxes of stun on average" in found.notes, "1.5 and half of 1.5"

    @pytest.mark.parametrize(("mine", "won"), [(13, 5), (10, 3), (8, 2), (5, 1), (15, 6)])
    def test_a_shoving_match(self, mine, won):
        """+3 wins on 5 or less, 0 on 3, -2 on 2, -3 and worse on 1, +5 needs no die."""
        start = face_to_face({"strength": mine})
        found = contests.shoving_match(CARD, start.fighters["anne"], start.fighters["bart"])
        assert told(found)["wins the square"] == Fraction(won, 6)
        assert found.total == mine - 10

    def test_strength_and_a_strange_sword_count_where_those_options_are_on(self):
        options = ["strength", "strange_weapons"]
        found = odds(face_to_face({"strength": 17, "faction": "pirate"}, options=options))
        assert [(each.code, each.amount) for each in found.modifiers] == [("strange_weapon", -3), ("strength", 2)]

    def test_a_roll_off_goes_to_the_first_only_if_it_stays_even(self):
        even_for_ever = Fraction(1, 6**roll_offs.MOST_ROLLS)
        assert contests.roll_off(2) == (Fraction(1, 2) + even_for_ever / 2, Fraction(1, 2) - even_for_ever / 2)

    def test_a_contest_goes_to_the_strongest(self):
        start = face_to_face({"strength": 11})
        assert contests.contest(list(start.fighters.values()), "strength") == {"anne": 1, "bart": 0}


# --- every fall of the dice -------------------------------------------------------------------------------------


def all_falls(play: Callable[[Any], T]) -> Iterator[tuple[T, Fraction]]:
    """What comes of every row of faces that `play` asks for, and its chance."""
    pending: list[tuple[int, ...]] = [()]
    while pending:
        faces = pending.pop()
        try:
            yield play(ListedDice(faces)), Fraction(1, 6 ** len(faces))
        except OutOfDice:
            pending += [(*faces, face) for face in range(1, 7)]


def counted(play: Callable[[Any], T]) -> dict[T, Fraction]:
    found: dict[T, Fraction] = {}
    for result, chance in all_falls(play):
        found[result] = found.get(result, Fraction(0)) + chance
    return found


def neighbours(rng: Random) -> tuple[Position, Strike]:
    """A random position with two next to each other, an order in the box of the one who is attacked."""
    while True:
        start = random_position(rng)
        start.step = rng.randint(1, BOXES)
        pairs = [
            (one, other)
            for one in start.in_order()
            for other in start.in_order()
            if one.weapons and start.board.direction(other.here, one.here) is not None and one is not other
        ]
        if pairs:
            break
    attacker, target = rng.choice(pairs)
    order = rng.choice([None, "P", "P", "PN", "WD", "UP"])
    if order:
        target = ordered(start, target, order)
    manner = rng.choice(MANNERS)
    attack = Strike(attacker, target, manner, rng.choice(attacker.weapons), ran=manner == "running_lunge")
    return with_fighters(start, target), attack


@settings(max_examples=60, deadline=None)
@given(SEEDS)
def test_an_attack_is_as_likely_as_its_dice(seed: int) -> None:
    start, attack = neighbours(Random(seed))

    def play(dice: Any) -> tuple[str, str]:
        resolution = Resolution(start, CARD, dice)
        strike(resolution, Harm(resolution), attack)
        last = resolution.events[-1]
        if isinstance(last, e.Attack):
            return "rolled", last.result or ""
        broke = next((each for each in resolution.events if isinstance(each, e.WeaponBroke)), None)
        return "turned", "" if broke is None else "own" if broke.fighter == attack.attacker.id else "his"

    found = counted(play)
    reckoned = attacks.chances(Resolution(start, CARD, ConstantDice(1)), attack)
    expected = {("rolled", str(wound) if wound else ""): chance for wound, chance in reckoned.wounds.items()}
    expected[("turned", "own")], expected[("turned", "his")] = reckoned.breaks_own, reckoned.breaks_his
    expected[("turned", "")] = reckoned.turned - reckoned.breaks_own - reckoned.breaks_his
    assert found == {result: chance for result, chance in expected.items() if chance}
    assert sum(expected.values()) == 1


@settings(max_examples=60, deadline=None)
@given(SEEDS)
def test_the_log_reads_the_list_that_was_reckoned(seed: int) -> None:
    start, attack = neighbours(Random(seed))
    resolution = Resolution(start, CARD, ConstantDice(3))
    reckoned = attacks.attack(resolution, attack)
    strike(resolution, Harm(resolution), attack)
    (event,) = [each for each in resolution.events if isinstance(each, e.Attack)] or [None]
    if event is None:
        return
    (read,) = recorded(start, event, CARD)
    assert read.total == reckoned.total == event.column
    assert (read.base, read.modifiers, read.base_words) == (reckoned.base, reckoned.modifiers, reckoned.base_words)


def fate_of(event: e.Incident) -> tuple[Any, ...]:
    return event.avoided, event.injury, event.stun, event.falls, event.fall_stun


def as_told(fate: Fate) -> tuple[Any, ...]:
    return fate.avoided, str(fate.wound) if fate.wound else None, fate.stun, fate.falls, fate.fall_stun


@pytest.mark.parametrize("key", CARD.incidents)
@pytest.mark.parametrize("victim", ["standing", "prone", "dazzled"])
def test_an_incident_is_as_likely_as_its_dice(key, victim):
    posture = "prone" if victim == "prone" else "standing"
    start = face_to_face(his={"posture": posture}, options=["one_dazzle"])
    bart = replace(start.fighters["bart"], dazzled=victim == "dazzled")
    blow = Blow(key, bart, "anne")

    def play(dice: Any) -> tuple[Any, ...]:
        resolution = Resolution(start, CARD, dice)
        suffer(resolution, Harm(resolution), blow)
        last = resolution.events[-1]
        assert isinstance(last, e.Incident)
        return fate_of(last)

    row = Row.of(CARD.incidents[key])
    reckoned = chances.of_struck(row, circumstances(start, blow))
    expected: dict[tuple[Any, ...], Fraction] = {}
    for fate, chance in reckoned.items():
        assert fate is not None
        expected[as_told(fate)] = expected.get(as_told(fate), Fraction(0)) + chance
    assert counted(play) == expected
    assert sum(outcome.chance for outcome in incidents.incident(start, CARD, blow).outcomes) == 1


@pytest.mark.parametrize(
    ("roll", "of", "row", "reckon"),
    [
        (fall_from_height, chances.of_fall, "thrown_chair", incidents.fall),
        (land_from_jump, chances.of_jump, "thrown_chair", incidents.jump),
        (bump_head, chances.of_bump, "table", incidents.bump),
    ],
)
def test_falls_and_bumps_are_as_likely_as_their_dice(roll, of, row, reckon):
    start = face_to_face()

    def play(dice: Any) -> tuple[Any, ...] | None:
        resolution = Resolution(start, CARD, dice)
        roll(resolution, Harm(resolution), Blow("fall", start.fighters["bart"]))
        last = resolution.events[-1]
        return fate_of(last) if isinstance(last, e.Incident) else None

    reckoned = of(Row.of(CARD.incidents[row]))
    assert counted(play) == {as_told(fate) if fate else None: chance for fate, chance in reckoned.items()}
    assert sum(outcome.chance for outcome in reckon(CARD, start.fighters["bart"]).outcomes) == 1


@pytest.mark.parametrize("mine", [3, 8, 9, 10, 12, 14, 16])
def test_a_match_for_a_square_is_as_likely_as_its_dice(mine):
    """Anne steps into Bart's square; whoever loses takes the shoving row."""
    start = face_to_face({"strength": mine})
    start.step = 1
    start.fighters["anne"] = ordered(start, start.fighters["anne"], "1")

    def play(dice: Any) -> str:
        resolution = Resolution(start, CARD, dice)
        move_all(resolution)
        return next(event.winner for event in resolution.events if isinstance(event, e.ShovingMatch))

    won = contests.chance_to_shove(CARD, start.fighters["anne"], start.fighters["bart"])
    expected = {"anne": won, "bart": 1 - won}
    assert counted(play) == {name: chance for name, chance in expected.items() if chance}


@pytest.mark.parametrize("count", [2, 3])
def test_a_roll_off_is_as_likely_as_its_dice(count, monkeypatch):
    for module in (roll_offs, contests):
        monkeypatch.setattr(module, "MOST_ROLLS", 2)
    start = position(*(fighter(f"f{number}", f"A{number}", "N") for number in range(1, count + 1)))

    def play(dice: Any) -> str:
        return roll_offs.roll_off(Resolution(start, CARD, dice), "a chair", list(start.fighters.values())).id

    found = counted(play)
    assert tuple(found[name] for name in sorted(start.fighters)) == contests.roll_off.__wrapped__(count)


@settings(max_examples=200, deadline=None)
@given(SEEDS)
def test_a_wound_costs_what_is_reckoned(seed: int) -> None:
    """Arms spill over to the Head, and nobody loses more than he has."""
    rng = Random(seed)
    start = random_position(rng)
    victim = rng.choice(list(start.fighters.values()))
    wound = Wound(rng.randint(1, 15), rng.choice(list(Part)))
    resolution = Resolution(start, CARD, ConstantDice(1))
    harm = Harm(resolution)
    harm.injure(victim.id, wound, None)
    harm.settle()
    assert resolution.position.fighters[victim.id].lost == marked(victim, wound).lost


# --- whom a plot might meet -------------------------------------------------------------------------------------


def met(start: Position, text: str, box: int, who: str = "anne") -> dict[str, Meeting]:
    view = SYSTEM.view(start, start.fighters[who].seat)
    return {meeting.fighter: meeting for meeting in might_meet(view, who, text, box, CARD)}


class TestMeetings:
    def test_an_attack_from_where_the_plot_leads(self):
        """Two squares apart: a step brings her before him."""
        start = position(fighter("anne", "D3", "N"), fighter("bart", "B3", "S"))
        assert not met(start, "N- - - - -", 1)["bart"].reached
        found = met(start, "1- N- - -", 3)["bart"]
        assert found.reached
        assert [case.words for case in found.cases] == [
            "as he stands",
            "if he is busy or stunned",
            "if he parries",
            "if he parries & lunges, his blow at you",
        ]
        assert found.cases[0].reckoning.total == 9
        assert found.cases[3].reckoning.total == 13, "he answers at four columns more"

    def test_a_running_lunge_counts_its_step(self):
        start = position(fighter("anne", "D3", "N"), fighter("bart", "B3", "S"))
        first = met(start, "1N- - - - -", 1)["bart"].cases[0].reckoning
        assert [(each.code, each.amount) for each in first.modifiers] == [("running_lunge", 3)]

    def test_one_who_is_out_of_reach_can_be_looked_at(self):
        start = position(fighter("anne", "F3", "N"), fighter("bart", "B3", "N"))
        found = met(start, "S- - - - -", 1)["bart"]
        assert found.cases[0].words == "if you meet face to face"
        assert [(each.code, each.amount) for each in found.cases[0].reckoning.modifiers] == [("slash", -2)]

    def test_what_cannot_be_done_says_why(self):
        start = face_to_face({"weapons": []}, {"square": "A1"})
        assert met(start, "N- - - - -", 1)["bart"].cases[0].reckoning.impossible == "no rapier in hand"

    def test_a_throw_meets_whom_it_flies_at_and_may_be_blocked(self):
        start = position(fighter("anne", "F3", "N"), fighter("bart", "B3", "S"))
        found = met(start, "WD - - - - -", 1)["bart"]
        assert found.reached
        assert [case.words for case in found.cases] == ["as he stands", "if he blocks it"]
        assert told(found.cases[0].reckoning)["avoids it"] == Fraction(1, 2)

    def test_a_step_into_somebody_is_a_shoving_match(self):
        found = met(face_to_face({"strength": 12}), "1- - - - -", 1)["bart"]
        assert told(found.cases[0].reckoning)["you win the square"] == Fraction(4, 6)
        assert [case.words for case in found.cases] == ["as he stands", "if he loses it", "if you lose it"]

    def test_who_cannot_be_pushed_on_surely_falls_if_he_loses(self):
        """R10.5: a wall is behind him, so whether he falls is not rolled; she goes back, and may stay on her feet."""
        start = position(fighter("anne", "B3", "N"), fighter("bart", "A3", "S"))
        his, hers = (case.reckoning for case in met(start, "1- - - - -", 1)["bart"].cases[1:])
        assert told(his) == {"a fall, 2 to 4 boxes of stun": 1}
        assert "he cannot be pushed on, so he falls" in his.notes
        assert told(hers)["a fall, 2 to 4 boxes of stun"] == Fraction(2, 6)

    def test_who_is_pushed_off_the_board_has_not_kept_his_square(self):
        start = position(fighter("anne", "B3", "N"), fighter("bart", "A3", "S"), squares={"A3": {"exit": True}})
        assert told(met(start, "1- - - - -", 1)["bart"].cases[1].reckoning)["a fall, 2 to 4 boxes of stun"] < 1

    def test_a_kick_may_be_followed_by_a_match(self):
        words = [case.reckoning.about for case in met(face_to_face(), "1K-- - - -", 1)["bart"].cases]
        assert words[0] == "Kick"
        assert "anne against bart" in words

    def test_a_jump_down_is_reckoned_for_himself(self):
        start = position(fighter("anne", "C3", "N"), squares={"C3": {"level": 2}})
        (own,) = met(start, "JD- - - - -", 1).values()
        assert own.fighter == "anne"
        assert told(own.cases[0].reckoning)["lands on his feet"] == Fraction(1, 2)

    def test_who_is_stunned_in_that_box_cannot_defend_himself(self):
        """Circled boxes lie open for all to see."""
        start = face_to_face(his={"stunned": 1})
        assert met(start, "N- - - - -", 1)["bart"].cases[0].reckoning.base == 17
        assert met(start, "- - N- - -", 3)["bart"].cases[0].reckoning.base == 9

    def test_a_mate_in_the_way_is_named(self):
        start = position(fighter("anne", "C3", "N"), fighter("bart", "B3", "S", side="anne"))
        assert met(start, "N- - - - -", 1)["bart"].reached

    def test_turning_meets_nobody(self):
        assert met(face_to_face(), "L - - - - -", 1) == {}


@settings(max_examples=100, deadline=None)
@given(SEEDS)
def test_odds_never_read_what_others_have_plotted(seed: int) -> None:
    """Whatever the others write, the view and so the odds are the same; and they add up to 1."""
    rng = Random(seed)
    start = random_position(rng)
    me = rng.choice(list(start.fighters.values()))
    text, box = random_plot(rng, start, me.id), rng.randint(1, BOXES)
    answers = []
    for _ in range(2):
        plotted = start.copy()
        for name, other in start.fighters.items():
            if name != me.id:
                orders = tuple(rng.choice([None, Order("P"), Order("N"), Order("WD")]) for _ in range(BOXES))
                plot = Plot(orders, other.plot.circled, other.plot.due)
                plotted.fighters[name] = replace(other, plot=plot, seat="another")
        view = SYSTEM.view(plotted, me.seat)
        answers.append(might_meet(view, me.id, text, box, CARD))
    assert answers[0] == answers[1]
    for meeting in answers[0]:
        for case in meeting.cases:
            assert case.reckoning.impossible or sum(each.chance for each in case.reckoning.outcomes) == 1
