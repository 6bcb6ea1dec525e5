"""The board view: any system's tokens on any board. It knows squares and tokens, and no rules.

    view = BoardView(board, picked=on_square, asked=on_menu, moved=on_square_under, describe=words_for_square)
    view.show(system.tokens(game.view(seat)))         # figures and things at rest
    view.show_scene(player.scene)                     # or as an `EventPlayer` moves them

It is a widget (`game.app.widgets.Canvas`): put it in a layout, its screen does the rest.

- `picked(square)`: a click, or Enter on the cursor. `asked(square)`: right click, or the menu key.
  `moved(square)`: the pointer or the cursor came to another square. `describe(square)`: the text of the tooltip.
- `light({"reach": squares, "target": squares})` lights squares; styles are in `overlay.STYLES`, each with a pattern
  of its own. `plan(arrows, ghosts)` lays `Arrow`s (through squares) and `Ghost`s (pale tokens) over the board:
  path and guesses while plotting. `clear()` takes all of it away.
- `follow(squares)` pans only if they are out of view; `fit()` shows all; `zoom_by(notches, at)`.
- Hand: wheel or + and - zoom, 0 fits, dragging with the left or middle button or Shift and arrows pans, arrows move
  the cursor (`cursor`, `put_cursor`).
- `square_at(pixel)`, `square_rect(square)`, `tokens_at(square)` for screens that put things beside a square.

What a token must say to be drawn well (`game.rules.kernel.tokens.Token`):
- things: `look` is the name of a picture in `assets/built/pieces`; with several squares `look_2`, `look_3`, or
  `look_9`, a picture of three squares by three that is stretched to any rectangle. `facing` turns it.
- figures: `look` with the side and "standing" or "prone" is a picture in `assets/built/fighters`
  (`musketeer_red_standing`); `details["right"]` and `details["left"]` name what the hands hold; `label` is the letter
  on the badge; `marks` may hold "prone", "stunned", "under" (beneath something, drawn pale), or the name of a
  picture of what is carried ("chest").
What has no picture is drawn plainly.
"""

from game.app.board.camera import Camera
from game.app.board.overlay import STYLES, Arrow, Ghost, Style
from game.app.board.scene import Effect, Pose, Scene, middle, rest
from game.app.board.sides import SideLook, Sides
from game.app.board.view import BoardView

__all__ = [
    "STYLES",
    "Arrow",
    "BoardView",
    "Camera",
    "Effect",
    "Ghost",
    "Pose",
    "Scene",
    "SideLook",
    "Sides",
    "Style",
    "middle",
    "rest",
]
