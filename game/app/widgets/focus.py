"""Where the keyboard goes next."""

from __future__ import annotations

from game.app.widgets.inputs import STEPS, Action
from game.app.widgets.widget import Widget


def order(within: Widget) -> list[Widget]:
    """What the keyboard can visit, in reading order."""
    return [widget for widget in within.walk() if widget.can_focus]


def after(within: Widget, here: Widget | None, step: int) -> Widget | None:
    """The next (`step` 1) or previous (-1) one, round and round."""
    stops = order(within)
    if not stops:
        return None
    if here not in stops:
        return stops[0 if step > 0 else -1]
    return stops[(stops.index(here) + step) % len(stops)]


def towards(within: Widget, here: Widget | None, action: Action) -> Widget | None:
    """The nearest one in that direction: close ahead counts most, straying sideways counts double."""
    stops = order(within)
    if here is None or here not in stops:
        return stops[0] if stops else None
    across, down = STEPS[action]
    best: tuple[float, Widget] | None = None
    for stop in stops:
        if stop is here:
            continue
        if down:
            ahead = (stop.rect.top - here.rect.bottom) if down > 0 else (here.rect.top - stop.rect.bottom)
            aside = max(0, stop.rect.left - here.rect.right, here.rect.left - stop.rect.right)
        else:
            ahead = (stop.rect.left - here.rect.right) if across > 0 else (here.rect.left - stop.rect.right)
            aside = max(0, stop.rect.top - here.rect.bottom, here.rect.top - stop.rect.bottom)
            # Sideways is for neighbours in a row; a thing far above or below is reached with the other arrows.
            if aside:
                continue
        if ahead < 0:
            continue
        far = ahead + 2 * aside
        if best is None or far < best[0]:
            best = (far, stop)
    return best[1] if best else None
