"""The chances of part C by exact calculation from what the rules themselves announce."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from itertools import product

import pytest

from game.ai.phases.bet_tables import play, play_for_pool
from game.phase_tables import load_tables
from game.rules.phases.duels.reckoning import opposed_chances
from game.rules.phases.figure import Figure, Mount
from game.rules.phases.jousts.reckoning import (
    chance_to_hit,
    letters,
    mean_points,
    modifiers_to_hit,
    needs,
    table_modifiers,
)

TABLES = load_tables()
WAR, HUNTER, RIDING = "war-charging horse", "hunter", "riding horse"
CLOSE = Fraction(1, 100_000)
"""The tables of bets are kept to five digits."""


def knight(name: str, mount: str) -> Figure:
    return Figure(
        name, name, name, name, "Knight", 1, 3, 2, 9, 9, "plate",
        quick=("shield", "helm", "lance"), mount=Mount(mount, mount),
    )  # fmt: skip


# --- throws -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("difference", "percent"), [(0, 47.5), (1, 52.5), (2, 57), (3, 62), (4, 66), (5, 70)])
def test_an_opposed_throw_by_difference_of_thews(difference, percent):
    won, equal, lost = opposed_chances(difference)
    assert won + equal + lost == 1
    assert float(won * 100) == pytest.approx(percent, abs=0.5)
    assert opposed_chances(-difference) == (lost, equal, won)


def test_equal_thews_are_equal_once_in_twenty():
    assert opposed_chances(0) == (Fraction(19, 40), Fraction(1, 20), Fraction(19, 40))


@pytest.mark.parametrize(("mount", "needed", "percent"), [(WAR, 7, 70), (HUNTER, 9, 60), (RIDING, 13, 40)])
def test_a_knight_against_his_like_hits_by_his_mount(mount, needed, percent):
    found = needs(modifiers_to_hit(knight("a", mount), knight("b", HUNTER), TABLES), TABLES)
    assert found == needed
    assert chance_to_hit(found) == Fraction(percent, 100)


def test_a_one_never_and_a_twenty_always_hits():
    assert chance_to_hit(-5) == Fraction(19, 20)
    assert chance_to_hit(25) == Fraction(1, 20)


@pytest.mark.parametrize(
    ("modifier", "counts", "mean"),
    [(-1, (15, 15, 5, 1), 1.1), (0, (10, 16, 7, 3), 1.9), (1, (6, 15, 9, 6), 2.8), (2, (3, 12, 11, 10), 4.0)],
)
def test_the_table_by_its_modifier(modifier, counts, mean):
    assert letters(modifier, TABLES) == {
        letter: Fraction(count, 36) for letter, count in zip("GBHU", counts, strict=True)
    }
    assert float(mean_points(modifier, TABLES)) == pytest.approx(mean, abs=0.05)


def test_damage_of_a_hit_in_sport_and_in_war():
    throws = list(product(range(1, 7), repeat=2))
    lesser = [min(throw) for throw in throws]
    assert [lesser.count(face) for face in range(1, 7)] == [11, 9, 7, 5, 3, 1]
    assert sum(lesser) / 36 == pytest.approx(2.5, abs=0.05)
    assert sum(map(sum, throws)) / 36 == 7


# --- duels --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("own", "other", "percent"), [(8, 4, 73), (10, 4, 75), (8, 6, 56), (7, 7, 50)])
def test_duels_between_even_throws(own, other, percent):
    assert play(own, other, 0).chance * 100 == pytest.approx(percent, abs=0.51)


def exact_value(own: int, other: int, difference: int) -> Fraction:
    if other <= 0:
        return Fraction(1)
    return Fraction(play(own, other, difference).chance).limit_denominator(10**5) if own > 0 else Fraction(0)


@pytest.mark.parametrize("difference", [0, 2, 5, -1, -4])
def test_no_bet_does_better_against_a_solved_mix_than_its_chance(difference):
    """Each side's mix is checked by itself against every bet of the other, so that neither can be improved."""
    won, _, lost = opposed_chances(difference)
    chance = won / (won + lost)
    for own, other in product((1, 2, 3, 5, 8, 13, 20), repeat=2):
        found = play(own, other, difference)
        assert abs(sum(found.mix.values()) - 1) < 1e-4
        assert all(1 <= bet <= own for bet in found.mix)
        for his in range(1, other + 1):
            against = sum(
                Fraction(weight)
                * (
                    chance * exact_value(own, other - bet - his, difference)
                    + (1 - chance) * exact_value(own - bet - his, other, difference)
                )
                for bet, weight in found.mix.items()
            )
            assert against >= Fraction(found.chance) - 20 * CLOSE, (own, other, his)
        assert play(other, own, -difference).chance == pytest.approx(1 - found.chance, abs=2e-5)


def test_the_poorer_bets_high_and_the_richer_low():
    assert max(play(10, 4, 0).mix) < min(play(4, 10, 0).mix)


def test_a_pool_on_the_table_counts():
    """With 1 and 1 left whoever loses the next throw has lost, whatever lies there; a pool helps the poorer."""
    assert play_for_pool(1, 1, 0, 4).chance == pytest.approx(0.5)
    assert play_for_pool(2, 8, 0, 6).chance == pytest.approx(0.5), "8 are within reach of every bet"
    assert play_for_pool(2, 8, 0, 6).chance > play(2, 8, 0).chance


# --- whole jousts -------------------------------------------------------------------------------------------


def blows(own: Figure, other: Figure, shift: int, *, sport: bool) -> dict[tuple[int, int, bool], Fraction]:
    """Chances of (points, damage, a lance broken) from one throw; no hit is (0, 0, False)."""
    hit = chance_to_hit(needs(modifiers_to_hit(own, other, TABLES), TABLES))
    modifier = sum(each.amount for each in table_modifiers(shift, other, TABLES))
    found: dict[tuple[int, int, bool], Fraction] = defaultdict(Fraction, {(0, 0, False): 1 - hit})
    for dice in product(range(1, 7), repeat=2):
        band = TABLES.jousts.result(sum(dice) + modifier)
        found[band.points, min(dice) if sport else sum(dice), band.breaks_lance] += hit / 36
    return found


Outcomes = dict[tuple[int, int, bool, int, int, bool], float]
NO_THROW = {(0, 0, False): Fraction(1)}


def tilt_outcomes(a: Figure, b: Figure, armed: tuple[bool, bool], *, sport: bool) -> Outcomes:
    """What both blows of a tilt may bring, with carriages at random."""
    found: Outcomes = defaultdict(float)
    for mine, his in ((0, 0), (1, -1), (-1, 1)):
        ones = blows(a, b, mine, sport=sport) if armed[0] else NO_THROW
        twos = blows(b, a, his, sport=sport) if armed[1] else NO_THROW
        for (one, p), (two, q) in product(ones.items(), twos.items()):
            found[one + two] += float(p * q / 3)
    return found


def whole_joust(first: str, second: str, *, sport: bool) -> tuple[float, float, float]:
    """Chances that the first wins, that the second does, and that it ends by injury."""
    a, b = knight("a", first), knight("b", second)
    outcomes = {armed: tilt_outcomes(a, b, armed, sport=sport) for armed in product((False, True), repeat=2)}
    won, lost, injured = 0.0, 0.0, 0.0
    states: dict[tuple[int, int, int, int, int], float] = {(0, 9, 9, 3, 3): 1.0}
    for tilt in range(1, 7):
        after: dict[tuple[int, int, int, int, int], float] = defaultdict(float)
        for (ahead, hp_a, hp_b, lances_a, lances_b), p in states.items():
            for result, q in outcomes[lances_a > 0, lances_b > 0].items():
                points_a, harm_b, broke_a, points_b, harm_a, broke_b = result
                now = ahead + points_a - points_b
                left = (max(0, hp_a - harm_a), max(0, hp_b - harm_b))
                lances = (lances_a - broke_a, lances_b - broke_b)
                if 0 in left:
                    injured += p * q
                    side = now if left == (0, 0) else left[0] - left[1]
                elif lances == (0, 0) or tilt == 6 or (tilt >= 3 and now):
                    side = now
                else:
                    after[now, *left, *lances] += p * q
                    continue
                won, lost = won + p * q * (side > 0), lost + p * q * (side < 0)
        states = after
    return won, lost, injured


@pytest.mark.parametrize(
    ("first", "second", "wins", "losses"),
    [(HUNTER, HUNTER, 50, 50), (WAR, HUNTER, 56, 44), (WAR, RIDING, 77, 23), (HUNTER, RIDING, 72, 27)],
)
def test_whole_jousts_in_sport(first, second, wins, losses):
    won, lost, injured = whole_joust(first, second, sport=True)
    assert 100 * won == pytest.approx(wins, abs=0.8)
    assert 100 * lost == pytest.approx(losses, abs=0.8)
    assert 0.14 < injured < 0.27, "about a quarter end by injury"


def test_nearly_all_jousts_in_war_end_by_injury():
    _, _, injured = whole_joust(WAR, HUNTER, sport=False)
    assert injured > 0.9


def test_carriages_are_the_same_game_from_each_of_them():
    """Each beats one and is beaten by one, by the same amount: a third each cannot be profited from."""
    keys = [carriage.key for carriage in TABLES.jousts.carriages]
    for own in keys:
        assert sorted(TABLES.jousts.shift(own, other) for other in keys) == [-1, 0, 1]
        assert sorted(TABLES.jousts.shift(other, own) for other in keys) == [-1, 0, 1]
        for other in keys:
            assert TABLES.jousts.shift(own, other) == -TABLES.jousts.shift(other, own)
