"""Which part of the board the port shows, and how large: between squares and pixels, both ways."""

from __future__ import annotations

import pygame

Point = tuple[float, float]
"""(x, y) in squares from the board's north-west corner: the middle of the first square is (0.5, 0.5)."""

SMALLEST, LARGEST = 12, 192
"""pixels a square"""
ROOM = 12_000_000
"""No board is drawn with more pixels than this, whatever the zoom."""
STEP = 1.18
"""how much a notch of the wheel enlarges"""


class Camera:
    """`zoom` is in pixels a square, `centre` the point of the board in the middle of the port.

    `fitted`: the whole board is kept in view, also when the port changes, until the player zooms or pans.
    """

    def __init__(self, rows: int, columns: int) -> None:
        self.rows, self.columns = rows, columns
        self.port = pygame.Rect(0, 0, 1, 1)
        self.zoom = SMALLEST
        self.centre: Point = (columns / 2, rows / 2)
        self.fitted = True
        self._goal: Point | None = None

    @property
    def largest(self) -> int:
        return max(SMALLEST, min(LARGEST, int((ROOM / (self.rows * self.columns)) ** 0.5)))

    @property
    def fitting(self) -> int:
        """The zoom at which all of the board is just seen."""
        whole = min(self.port.width // max(1, self.columns), self.port.height // max(1, self.rows))
        return max(4, min(whole, self.largest))

    def place(self, port: pygame.Rect) -> None:
        self.port = pygame.Rect(port)
        if self.fitted:
            self.fit()
        else:
            self._hold()

    def fit(self) -> None:
        self.zoom = self.fitting
        self.centre = (self.columns / 2, self.rows / 2)
        self.fitted = True
        self._goal = None

    @property
    def origin(self) -> tuple[int, int]:
        """The pixel of the board's north-west corner."""
        return (
            round(self.port.centerx - self.centre[0] * self.zoom),
            round(self.port.centery - self.centre[1] * self.zoom),
        )

    def to_screen(self, point: Point) -> tuple[int, int]:
        left, top = self.origin
        return round(left + point[0] * self.zoom), round(top + point[1] * self.zoom)

    def to_board(self, pixel: tuple[int, int]) -> Point:
        left, top = self.origin
        return (pixel[0] - left) / self.zoom, (pixel[1] - top) / self.zoom

    def square(self, row: int, column: int) -> pygame.Rect:
        left, top = self.origin
        return pygame.Rect(left + column * self.zoom, top + row * self.zoom, self.zoom, self.zoom)

    def zoom_by(self, notches: int, at: tuple[int, int] | None = None) -> None:
        """Enlarge or shrink; the point under the pixel `at` stays where it is."""
        pixel = at or self.port.center
        point = self.to_board(pixel)
        wanted = self.zoom * STEP**notches
        zoom = round(wanted)
        if zoom == self.zoom:
            zoom += 1 if notches > 0 else -1
        self.zoom = max(min(SMALLEST, self.fitting), min(self.largest, zoom))
        self.centre = (
            point[0] - (pixel[0] - self.port.centerx) / self.zoom,
            point[1] - (pixel[1] - self.port.centery) / self.zoom,
        )
        self.fitted = False
        self._goal = None
        self._hold()

    def pan(self, right: float, down: float) -> None:
        """Move the view over the board by so many pixels."""
        self.centre = (self.centre[0] + right / self.zoom, self.centre[1] + down / self.zoom)
        self.fitted = False
        self._goal = None
        self._hold()

    def follow(self, points: list[Point], at_once: bool = False) -> None:
        """Bring the points into view if they are not; nothing moves while they are."""
        if not points:
            return
        margin = 1.0
        half_width, half_height = self.port.width / self.zoom / 2, self.port.height / self.zoom / 2
        x = _nudge(self.centre[0], half_width, margin, [point[0] for point in points])
        y = _nudge(self.centre[1], half_height, margin, [point[1] for point in points])
        goal = self._held((x, y))
        if goal == self.centre:
            self._goal = None
        elif at_once:
            self.centre, self._goal = goal, None
        else:
            self._goal = goal

    def update(self, seconds: float) -> bool:
        """Glide towards what is followed; whether anything moved."""
        if self._goal is None:
            return False
        share = min(1.0, seconds * 6)
        x, y = self.centre
        x, y = x + (self._goal[0] - x) * share, y + (self._goal[1] - y) * share
        if abs(self._goal[0] - x) + abs(self._goal[1] - y) < 0.02:
            x, y = self._goal
            self._goal = None
        self.centre = (x, y)
        return True

    def _hold(self) -> None:
        self.centre = self._held(self.centre)

    def _held(self, centre: Point) -> Point:
        """The centre moved as little as possible for the board to fill the port, or to lie in its middle."""
        return (
            _within(centre[0], self.port.width / self.zoom, self.columns),
            _within(centre[1], self.port.height / self.zoom, self.rows),
        )


def _within(centre: float, seen: float, size: float) -> float:
    spare = 1.0
    if seen >= size + 2 * spare:
        return size / 2
    return min(max(centre, seen / 2 - spare), size - seen / 2 + spare)


def _nudge(centre: float, half: float, margin: float, wanted: list[float]) -> float:
    low, high = min(wanted) - margin, max(wanted) + margin
    if high - low > half * 2:
        return (low + high) / 2
    if low < centre - half:
        return low + half
    if high > centre + half:
        return high - half
    return centre
