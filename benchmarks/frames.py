"""How much processor time a frame takes: the tavern with its pieces and twelve fighters, 1280 by 800.

    python benchmarks/frames.py            # in a window; SDL_VIDEODRIVER=dummy measures without one
    python benchmarks/frames.py --picture board.png
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from random import Random
from time import process_time

import pygame

from game import scenarios
from game.app.animation import EventPlayer
from game.app.board import BoardView
from game.app.board.map_floor import map_floor
from game.app.theme import Theme
from game.rules.kernel.game import Game, Seat

SIZE = (1280, 800)
FRAMES = 300
FIGHTERS = 12
ORDERS = ["1-", "1-", "B-", "L", "R", "SL", "SR", "N-", "S-", "SS-", "1N-", "P-", "WM", "WD", "WH", "VT", "FT--"]


def fight(turns: int = 3) -> Game:  # type: ignore[type-arg]
    """A few turns of a full tavern, with plots drawn by lot."""
    seats = [Seat(f"seat{number}", f"Player {number}") for number in range(1, 7)]
    scenario = scenarios.load("two_sides")
    body = dict(scenario.body) | {"fighters_each": FIGHTERS // len(seats)}
    game = scenarios.start_game(scenario.model_copy(update={"body": body}), seats, seed=7)
    lots = Random(7)
    while not game.result and game.system.moment(game.position)[0] <= turns:
        for decision in game.owed:
            if game.answer(decision, " ".join(lots.choices(ORDERS, k=3))):
                game.answer(decision, game.system.pass_answer(decision))
        game.advance()
    return game


def milliseconds(draw: Callable[[], object], frames: int = FRAMES) -> float:
    began = process_time()
    for _ in range(frames):
        draw()
    return (process_time() - began) * 1000 / frames


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    asked.add_argument("--picture", help="keep the last frame in this file")
    options = asked.parse_args()
    pygame.init()
    screen = pygame.display.set_mode(SIZE)
    theme = Theme()
    game = fight()
    board = game.start.board
    view = BoardView(board, picture=map_floor(board.map))
    view.place(theme, pygame.Rect((0, 0), SIZE))
    player = EventPlayer(game.system, board, game.start, game.events)
    player.next()  # everybody is in his place
    view.show_scene(player.scene)
    rows = []

    def at_rest() -> None:
        view.draw(screen, theme)

    at_rest()
    rows.append((f"at rest, {len(view.scene.tokens)} tokens", milliseconds(at_rest)))
    view.zoom_by(5)
    at_rest()
    rows.append((f"at rest, {view.camera.zoom} pixels a square", milliseconds(at_rest)))
    view.fit()

    worst = 0.0

    def moving() -> None:
        nonlocal worst
        began = process_time()
        if not player.playing:
            player.go_to(0)
            player.play()
        player.update(1 / 60)
        view.show_scene(player.scene)
        view.draw(screen, theme)
        worst = max(worst, (process_time() - began) * 1000)

    frames = 3000
    rows.append((f"moving, {len(game.events)} events", milliseconds(moving, frames)))
    rows.append((f"the slowest of {frames} frames", worst))
    rows.append(("zooming, every frame another zoom", milliseconds(lambda: (view.zoom_by(1), at_rest()), 12)))
    for words, value in rows:
        print(f"{words:40} {value:7.2f} ms")
    if options.picture:
        pygame.image.save(screen, options.picture)


if __name__ == "__main__":
    main()
