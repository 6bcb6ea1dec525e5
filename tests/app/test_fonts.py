"""The game's type: every letter has room of its own."""

from __future__ import annotations

import pytest

from game.app.fonts import FACES, Fonts

MARKS = "%½¼¾“”‘’…–—«»×•&@#()[]/\"'"


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("pixels", [12, 15, 18, 27, 54])
def test_nothing_is_drawn_over_the_mark_before_it(face, pixels):
    """A mark and a letter after it need the room of both, but for what kerning may take of it."""
    font = Fonts().face(face, pixels)
    for mark in MARKS:
        both, alone = font.size(f"{mark}H")[0], font.size(mark)[0] + font.size("H")[0]
        assert both >= alone - max(2, pixels * 0.2), f"{mark} has {both - font.size('H')[0]} of {font.size(mark)[0]}"
