"""Films of what happened: pictures that move, or a sheet of pictures, drawn without a window.

    order = Order(recording_file, "gif", out, turns=(2, 4), size=(960, 600))
    make(order, progress=bar)                     # at once, raises FilmError
    film = FilmInTheMaking(order)                 # beside the game: a process of its own
    film.look(); film.part; film.cancel()

`shots` draws with the board view and the player of events that the watching screen has, and a strip with the words
below. `gif`, `apng` and `mp4` take pictures one after the other and keep none; `sheet` draws one picture for each step.
"""

from game.app.filming.order import ENDINGS, FORMATS, FilmError, Format, Order

__all__ = ["ENDINGS", "FORMATS", "FilmError", "Format", "Order"]
