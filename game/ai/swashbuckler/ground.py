"""The board as one on his feet meets it, with squares as numbers: made once for each look at a position.

The rules' own questions go square by square through all pieces; here everything is asked a thousand times over.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.rules.grid import Direction, Terrain
from game.rules.swashbuckler.pieces import SWING_POINTS, Kind, Piece
from game.rules.swashbuckler.position import Position

EIGHTHS = range(8)
QUARTERS = (0, 2, 4, 6)
NOWHERE = -1
DIRECTIONS = tuple(Direction)


class Ground:
    """Squares count row by row from 0; directions are eighths of a turn clockwise from north.

    `beyond[square][eighth]`: the next square that way, or NOWHERE. `walk`: the same, but only where one may walk
    (R2.4, R9.1). `leaps`: climbs and jumps by square and facing. `bars`: where one cannot even jump or swing across.
    `level`: of one who stands there, on a table's top if there is one. `things`: loose pieces, and those that can be
    moved, by kind and square; nothing beneath a table.
    """

    def __init__(self, view: Position) -> None:
        board = view.board
        self.view = view
        self.names = list(board)
        self.number = {name: number for number, name in enumerate(self.names)}
        grounds = [board.ground(name) for name in self.names]
        self.floor = [ground.level for ground in grounds]
        self.exit = [ground.exit for ground in grounds]
        self.void = [ground.terrain is Terrain.VOID for ground in grounds]
        self.open_edge = board.open_edge
        self.beyond = self._beyond(board.rows, board.columns)
        self._stairs = [ground.terrain is Terrain.STAIRS for ground in grounds]
        self.solid = [not ground.standable for ground in grounds]
        self.stops_flight = [ground.terrain is Terrain.WALL for ground in grounds]
        self.bars = list(self.stops_flight)
        self.raised = [False] * len(grounds)
        self.things: dict[Kind, dict[int, list[Piece]]] = {kind: {} for kind in Kind}
        self._set_pieces(view.pieces)
        self.level = [level + raised for level, raised in zip(self.floor, self.raised, strict=True)]
        self.walk = [
            [self._walk(square, eighth) if eighth % 2 == 0 else NOWHERE for eighth in EIGHTHS]
            for square in range(len(grounds))
        ]
        self.leaps = [
            {facing: leap for facing in QUARTERS if (leap := self._leap(square, facing))} if standable else {}
            for square, standable in enumerate(not solid for solid in self.solid)
        ]
        self._lines: dict[tuple[int, int, int], list[int]] = {}

    @staticmethod
    def _beyond(rows: int, columns: int) -> list[list[int]]:
        def number(row: int, column: int) -> int:
            return row * columns + column if 0 <= row < rows and 0 <= column < columns else NOWHERE

        offsets = [direction.offset for direction in DIRECTIONS]
        return [
            [number(row + down, column + right) for down, right in offsets]
            for row in range(rows)
            for column in range(columns)
        ]

    def _set_pieces(self, pieces: dict[str, Piece]) -> None:
        for _, piece in sorted(pieces.items()):
            for name in piece.squares:
                square = self.number[name]
                if piece.solid:
                    self.solid[square] = self.stops_flight[square] = True
                    self.bars[square] |= piece.kind is not Kind.TABLE
                if piece.raises:
                    self.raised[square] = True
                if not piece.under or piece.kind in SWING_POINTS:
                    self.things[piece.kind].setdefault(square, []).append(piece)

    def _walk(self, square: int, eighth: int) -> int:
        goal = self.beyond[square][eighth]
        if goal == NOWHERE or self.solid[goal]:
            return NOWHERE
        if self.level[square] == self.level[goal]:
            return goal
        if self.raised[square] or self.raised[goal]:
            return NOWHERE
        stairs = self._stairs[square] or self._stairs[goal]
        return goal if stairs and abs(self.floor[square] - self.floor[goal]) == 1 else NOWHERE

    def distance(self, square: int, other: int) -> int:
        """Squares between two squares, diagonals counting as one."""
        return self.view.board.distance(self.names[square], self.names[other])

    def _leap(self, square: int, facing: int) -> tuple[str, str, int] | None:
        """The climb or jump that leads on from there: code, parameter, goal (R9.3); never a jump down that may hurt."""
        ahead = self.beyond[square][facing]
        if ahead == NOWHERE or self.void[ahead]:
            return None
        rise = self.level[ahead] - self.level[square]
        if rise and not self.solid[ahead] and self.walk[square][facing] == NOWHERE:
            if abs(rise) == 1:
                return ("J", "U" if rise > 0 else "D", ahead)
            return ("A", str(abs(rise)), ahead) if abs(rise) <= 5 else None
        goal = self.beyond[ahead][facing]
        if goal == NOWHERE or self.solid[goal] or self.level[goal] != self.level[square]:
            return None
        over = self.raised[ahead] or (self.solid[ahead] and not self.bars[ahead])
        return ("J", "O", goal) if over and self.floor[ahead] <= self.level[square] + 1 else None

    def swings(self, square: int, facing: int) -> list[tuple[str, int]]:
        """The swings that are possible from there, and where to (R9.6)."""
        found = []
        path: list[int] = []
        goal = square
        for count in range(1, 6):
            goal = self.beyond[goal][facing]
            if goal == NOWHERE or self.bars[goal] or self.floor[goal] > self.level[square] + 1:
                break
            path.append(goal)
            rise = self.level[goal] - self.level[square]
            fits = count in (2, 3) if rise == 0 else count == 2 if rise > 0 else count in (3, 4, 5)
            if fits and not self.solid[goal] and self._swing_point_near(path):
                found.append((str(count), goal))
        return found

    def _swing_point_near(self, path: list[int]) -> bool:
        points = [point for kind in SWING_POINTS for point in self.things[kind]]
        return any(point == square or point in self.beyond[square] for square in path for point in points)

    def line(self, square: int, facing: int, reach: int = 99) -> list[int]:
        """The squares that something thrown from there flies over, as far as the walls let it (R7.1)."""
        key = (square, facing, reach)
        if key not in self._lines:
            found: list[int] = []
            ahead = self.beyond[square][facing]
            while ahead != NOWHERE and len(found) < reach:
                if self.stops_flight[ahead] or self.floor[ahead] > self.level[square] + 1:
                    break
                found.append(ahead)
                ahead = self.beyond[ahead][facing]
            self._lines[key] = found
        return self._lines[key]

    def at(self, kinds: Iterable[Kind], square: int) -> list[Piece]:
        """Pieces of those kinds in a square."""
        return [piece for kind in kinds for piece in self.things[kind].get(square, ())]

    def mugs(self, square: int, facing: int) -> list[Piece]:
        """The mugs at hand: his own square first, then ahead, then clockwise; full before empty (R7.2)."""
        found: list[Piece] = []
        mugs = self.things[Kind.MUG]
        if not mugs:
            return found
        around = self.beyond[square]
        for near in (square, *(around[(facing + eighth) % 8] for eighth in EIGHTHS)):
            if near in mugs and abs(self.level[near] - self.level[square]) <= 1:
                found += sorted(mugs[near], key=lambda mug: not mug.full)
        return found
