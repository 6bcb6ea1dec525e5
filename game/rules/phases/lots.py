"""Drawing lots."""

from __future__ import annotations

from collections.abc import Iterable

from game.rules.phases.resolution import Resolution


def draw_lots(resolution: Resolution, figures: Iterable[str]) -> dict[str, int]:
    """A d20 each, in the order in which they come out: the highest first, equal ones by id."""
    lots = {figure: resolution.roll("lot", figure, 20)[0] for figure in sorted(figures)}
    return dict(sorted(lots.items(), key=lambda lot: (-lot[1], lot[0])))
