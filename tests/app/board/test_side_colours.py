"""Sides can be told apart by their colours, by eyes of every common kind."""

from __future__ import annotations

from itertools import combinations

import pytest

from game.app.board.sides import load

# Viénot, Brettel and Mollon (1999), in linear RGB; tritanopia after Machado et al. (2009), severity 1.
EYES = {
    "most": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.11238, 0.88762, 0), (0.11238, 0.88762, 0), (0.00401, -0.00401, 1)),
    "deuteranopia": ((0.29275, 0.70725, 0), (0.29275, 0.70725, 0), (-0.02234, 0.02234, 1)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
WHITE = (0.95047, 1.0, 1.08883)
CLEAR = 24.0
"""Two colours so far apart in Lab are told apart at a glance; 2.3 is the least that can be seen at all."""


def linear(part: int) -> float:
    share = part / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def lab(colour, eyes) -> tuple[float, float, float]:
    """How those eyes see a colour, in CIE Lab."""
    light = [linear(part) for part in colour]
    r, g, b = (max(0.0, min(1.0, sum(k * part for k, part in zip(row, light, strict=True)))) for row in EYES[eyes])
    x = 0.4124 * r + 0.3576 * g + 0.1805 * b
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = 0.0193 * r + 0.1192 * g + 0.9505 * b

    def root(part: float) -> float:
        return part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116

    fx, fy, fz = (root(part / white) for part, white in zip((x, y, z), WHITE, strict=True))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def apart(one, two, eyes) -> float:
    return sum((a - b) ** 2 for a, b in zip(lab(one, eyes), lab(two, eyes), strict=True)) ** 0.5


def test_the_measure_itself():
    """Black and white are 100 apart for all; red and green of equal lightness fall together for those who lack one."""
    for eyes in EYES:
        assert apart((0, 0, 0), (255, 255, 255), eyes) == pytest.approx(100, abs=0.5)
    assert apart((200, 60, 60), (90, 120, 60), "most") > 60
    assert apart((200, 60, 60), (90, 120, 60), "deuteranopia") < 30


@pytest.mark.parametrize("palette", ["distinct", "strong"])
@pytest.mark.parametrize("eyes", EYES)
def test_all_sides_are_told_apart(palette, eyes):
    found = {
        (one.id, two.id): round(apart(one.colour, two.colour, eyes), 1) for one, two in combinations(load(palette), 2)
    }
    assert min(found.values()) >= CLEAR, sorted(found.items(), key=lambda pair: pair[1])[:3]


@pytest.mark.parametrize("palette", ["painted", "distinct", "strong"])
def test_what_is_written_on_them_can_be_read_by_all(palette):
    for eyes in EYES:
        for look in load(palette):
            difference = abs(lab(look.colour, eyes)[0] - lab(look.ink, eyes)[0])
            assert difference >= 30, f"{look.id} for {eyes}: {difference:.0f}"


def test_patterns_and_badges_tell_them_apart_without_any_colour():
    looks = load("painted")
    assert len({(look.pattern, look.badge) for look in looks}) == len(looks)
