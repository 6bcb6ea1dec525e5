"""The large picture of a map: the board as it will be played on, its starts, and the squares with faults."""

from __future__ import annotations

from collections import defaultdict

import pygame

from game.app.board import BoardView
from game.app.maps.reading import Reading
from game.maps import Fault, SquareMap


class RoomView(BoardView):
    """Starts are framed, squares with faults striped; resting on a square tells what is there."""

    def __init__(self, reading: Reading, drawn: SquareMap, picture: pygame.Surface | None, name: str) -> None:
        super().__init__(drawn.board, picture=picture, describe=self._words, name=name)
        self.put(reading, drawn, picture)

    def put(self, reading: Reading, drawn: SquareMap, picture: pygame.Surface | None) -> None:
        """The map as it is now; the view stays where it was if the board is as large as before."""
        memory = self.memory()
        same = (drawn.board.rows, drawn.board.columns) == (self.board.rows, self.board.columns)
        self.set_board(drawn.board, picture)
        if same:
            self.recall(memory)
        self._said: defaultdict[str, list[str]] = defaultdict(list)
        for token in reading.things:
            for square in token.squares:
                self._said[square].append(token.label)
        for start in drawn.starts:
            self._said[start.square].append(f"start for {start.side}" if start.side else "start")
        faulty = [fault for fault in reading.look.faults if fault.square in drawn.board]
        for fault in faulty:
            self._said[str(fault.square)].append(f"fault: {fault.words}")
        self.show(reading.things)
        starts = [start.square for start in drawn.starts if start.square in drawn.board]
        self.light({"choice": starts, "danger": [str(fault.square) for fault in faulty]})

    def point_at(self, fault: Fault) -> None:
        """Bring the square of a fault into view."""
        if fault.square in self.board:
            self.put_cursor(fault.square)

    def _words(self, square: str) -> str:
        said = self._said.get(square)
        return f"{square}: {', '.join(dict.fromkeys(said))}" if said else square
