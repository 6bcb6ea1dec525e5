"""The board view: squares under the hand, a cursor for the keyboard, and pixels that say what was asked for."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.app.board import Arrow, BoardView, Ghost, Pose, Scene
from game.app.board.effects import Burst, Dice, Picture, Ring, Streak, Tag, Words
from game.app.theme import INK
from game.rules.grid import Board, Deck, Direction, Ground, Terrain
from game.rules.kernel.tokens import Token

BOARD = Board(10, 12, {(0, 3): Ground(Terrain.WALL), (4, 4): Ground(Terrain.STAIRS, 1), (4, 5): Ground(level=2)})


def figure(name: str = "ann", square: str = "E6", side: str = "red", *marks: str, **details: str) -> Token:
    return Token(name, "musketeer", (square,), 5, Direction.N, side, name[:1].upper(), True, marks, dict(details))


TOKENS = [
    figure("ann", "E6", "red", right="rapier", left="dagger"),
    figure("bob", "F6", "blue", "prone"),
    figure("cid", "G6", "unheard of", "stunned", "under"),
    Token("table", "table", ("B2", "C2", "D2"), 2),
    Token("mug", "mug_full", ("B2",), 3),
    Token("carpet", "carpet", ("H1", "H2", "J1", "J2"), 0),
    Token("lamp", "chandelier", ("E6",), 9),
    Token("odd", "no such picture", ("A1",), 2),
    Token("carried", "chest", (), 2),
]


class Watch:
    """A board on a screen, and what it told its owner."""

    def __init__(self, open_window: Callable, board: Board = BOARD, scale: float = 1.0) -> None:
        self.picked: list[str] = []
        self.asked: list[str] = []
        self.moved: list[str | None] = []
        self.view = BoardView(
            board,
            picked=self.picked.append,
            asked=self.asked.append,
            moved=self.moved.append,
            describe=lambda square: f"this is {square}",
            name="board",
        )
        self.view.show(TOKENS if board is BOARD else [])
        self.hand = open_window(lambda: self.view, scale=scale)

    def middle(self, square: str) -> tuple[int, int]:
        return self.view.square_rect(square).center


@pytest.fixture
def watch(open_window: Callable) -> Watch:
    return Watch(open_window)


def test_a_click_picks_the_square_it_is_in(watch: Watch):
    for square in ("A1", "E6", "J12"):
        watch.hand.click(watch.middle(square))
    assert watch.picked == ["A1", "E6", "J12"]
    assert watch.view.cursor == "J12"


def test_every_pixel_of_a_square_belongs_to_it_and_beside_the_board_is_nothing(watch: Watch):
    cell = watch.view.square_rect("C4")
    for corner in (cell.topleft, (cell.right - 1, cell.top), (cell.right - 1, cell.bottom - 1)):
        assert watch.view.square_at(corner) == "C4"
    assert watch.view.square_at((cell.right, cell.top)) == "C5"
    left = watch.view.square_rect("A1").left
    assert watch.view.square_at((left - 1, cell.top)) is None
    assert watch.view.square_at((-5, -5)) is None


def test_clicks_find_the_same_square_after_zooming_and_panning(watch: Watch):
    watch.hand.wheel(watch.middle("E6"), -4)
    watch.view.camera.pan(37, -21)
    watch.hand.click(watch.middle("F7"))
    assert watch.picked == ["F7"]


def test_dragging_pans_and_picks_nothing(watch: Watch):
    watch.hand.wheel(watch.middle("E6"), -5)
    before = watch.view.square_rect("E6").topleft
    start = watch.hand.press((640, 400))
    end = (start[0] - 60, start[1] + 40)
    watch.hand.point(end)
    watch.hand.release(end)
    after = watch.view.square_rect("E6").topleft
    assert (after[0] - before[0], after[1] - before[1]) == (-60, 40)
    assert watch.picked == []


def test_a_hand_that_trembles_still_picks(watch: Watch):
    x, y = watch.hand.press(watch.middle("E6"))
    watch.hand.point((x + 3, y - 2))
    watch.hand.release((x + 3, y - 2))
    assert watch.picked == ["E6"]


def test_the_second_button_asks_about_a_square(watch: Watch):
    watch.hand.press(watch.middle("D5"), button=3)
    assert watch.asked == ["D5"]


def test_the_pointer_tells_which_square_it_is_over_and_when_it_has_left(watch: Watch):
    watch.hand.point(watch.middle("D5"))
    watch.hand.point(watch.middle("D6"))
    watch.hand.point((watch.view.rect.left + 1, watch.view.rect.top + 1))
    assert watch.moved == ["D5", "D6", None]


def test_arrows_move_the_cursor_and_enter_picks(watch: Watch):
    watch.view.put_cursor("D5")
    watch.hand.key(pygame.K_UP, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_RETURN)
    assert watch.view.cursor == "C7"
    assert watch.picked == ["C7"]


def test_the_first_arrow_puts_the_cursor_in_the_middle_of_what_is_seen(watch: Watch):
    watch.hand.key(pygame.K_DOWN)
    assert watch.view.cursor == "F7"  # 10 rows and 12 columns: row 6, column 7


def test_the_cursor_stays_on_the_board(watch: Watch):
    watch.view.put_cursor("A1")
    watch.hand.key(pygame.K_LEFT, pygame.K_UP)
    assert watch.view.cursor == "A1"


def test_the_cursor_is_always_in_view(watch: Watch):
    watch.view.put_cursor("A1")
    for _ in range(8):
        watch.hand.key(pygame.K_PLUS)
    for _ in range(9):
        watch.hand.key(pygame.K_RIGHT)
    watch.hand.wait(2)
    assert watch.view.cursor == "A10"
    cell = watch.view.square_rect("A10")
    assert watch.view.rect.contains(cell)


def test_keys_zoom_fit_and_pan(watch: Watch):
    fitted = watch.view.camera.zoom
    watch.hand.key(pygame.K_PLUS)
    assert watch.view.camera.zoom > fitted
    watch.hand.key(pygame.K_PLUS, pygame.K_PLUS, pygame.K_PLUS)
    before = watch.view.camera.centre
    watch.hand.key(pygame.K_RIGHT, mod=pygame.KMOD_SHIFT)
    assert watch.view.camera.centre[0] > before[0]
    assert watch.view.cursor is None, "Shift and an arrow moves the view, not the cursor"
    watch.hand.key(pygame.K_0)
    assert watch.view.camera.zoom == fitted


def test_the_tooltip_describes_the_square_under_the_pointer_or_the_cursor(watch: Watch):
    assert watch.view.tip(watch.middle("B3")) == "this is B3"
    watch.view.put_cursor("C4")
    assert watch.view.tip(None) == "this is C4"


def test_tokens_of_a_square_come_the_highest_first(watch: Watch):
    assert [token.id for token in watch.view.tokens_at("E6")] == ["lamp", "ann"]
    assert [token.id for token in watch.view.tokens_at("B2")] == ["mug", "table"]


def area(watch: Watch, square: str) -> bytes:
    watch.hand.picture()
    return pygame.image.tobytes(pygame.display.get_surface().subsurface(watch.view.square_rect(square)), "RGB")


@pytest.mark.parametrize("style", ["reach", "path", "target", "danger", "choice", "mine", "dim"])
def test_lighting_changes_the_squares_lit_and_no_others(watch: Watch, style: str):
    lit, unlit = area(watch, "B8"), area(watch, "B9")
    watch.view.light({style: ["B8"]})
    assert area(watch, "B8") != lit
    assert area(watch, "B9") == unlit
    watch.view.clear()
    assert area(watch, "B8") == lit


def test_styles_differ_by_pattern_and_not_only_by_colour(watch: Watch):
    """Told apart in shades of grey: no two styles are as light in the same places."""
    seen = set()
    for style in ("reach", "path", "target", "danger", "choice", "mine", "dim"):
        watch.view.light({style: ["B8"]})
        watch.hand.picture()
        cell = watch.view.square_rect("B8")
        picture = pygame.display.get_surface().subsurface(cell)
        seen.add(pygame.image.tobytes(pygame.transform.grayscale(picture), "RGB"))
    assert len(seen) == 7


def test_arrows_and_ghosts_are_drawn_and_taken_away(watch: Watch):
    bare = {square: area(watch, square) for square in ("C8", "C9", "D9", "G9")}
    watch.view.plan([Arrow(("C8", "C9", "D9"), label="1")], [Ghost(figure("ann", "G9"), label="step 3")])
    assert all(area(watch, square) != before for square, before in bare.items())
    watch.view.plan()
    assert all(area(watch, square) == before for square, before in bare.items())


def test_an_arrow_that_goes_nowhere_is_no_fault(watch: Watch):
    watch.view.plan([Arrow(("C8",)), Arrow(("C8", "C8")), Arrow(("C8", "C9"), dashed=True)])
    watch.hand.picture()


def test_sides_facings_postures_and_weapons_look_different(watch: Watch):
    def look(token: Token) -> bytes:
        watch.view.show([token])
        return area(watch, "D8")

    first = figure("ann", "D8", "red", right="rapier")
    looks = [
        look(first),
        look(Token("ann", "musketeer", ("D8",), 5, Direction.E, "red", "A", True, (), {"right": "rapier"})),
        look(figure("ann", "D8", "blue", right="rapier")),
        look(figure("ann", "D8", "red", right="cutlass")),
        look(figure("ann", "D8", "red", "prone", right="rapier")),
        look(figure("ann", "D8", "red", "stunned", right="rapier")),
        look(figure("ann", "D8", "red", "under", right="rapier")),
        look(Token("ann", "pirate", ("D8",), 5, Direction.N, "red", "A", True, (), {"right": "rapier"})),
    ]
    assert len(set(looks)) == len(looks)
    assert look(first) == looks[0], "the same token looks the same each time"


def test_a_thing_that_has_moved_is_drawn_where_it_is_now(watch: Watch):
    bare = area(watch, "D10")
    watch.view.show([Token("chair", "chair", ("D8",), 2)])
    before = area(watch, "D8")
    watch.view.show([Token("chair", "chair", ("D10",), 2)])
    assert area(watch, "D8") != before
    assert area(watch, "D10") != bare


def test_what_hangs_above_a_figure_is_seen_through(watch: Watch):
    """A lamp alone is solid; above somebody it is pale, so that he is not hidden."""
    lamp = Token("lamp", "chandelier", ("D8",), 9)

    def hub(*tokens: Token) -> tuple[int, ...]:
        watch.view.show(tokens)
        watch.hand.picture()
        return tuple(pygame.display.get_surface().get_at(watch.middle("D8")))

    alone, above, below = hub(lamp), hub(figure("ann", "D8"), lamp), hub(figure("ann", "D8"))
    assert above not in (alone, below)


def test_the_floor_and_what_stands_on_it_move_with_the_board(watch: Watch):
    watch.view.zoom_by(4)
    before = area(watch, "E6")
    watch.view.camera.pan(23, 17)
    assert area(watch, "E6") == before


def test_what_lies_underfoot_is_shown_beside_the_figure_unless_a_table_is_between(watch: Watch):
    def look(*things: Token) -> bytes:
        watch.view.show([figure("ann", "D8"), *things])
        return area(watch, "D8")

    # Nobody sees a coin-sized difference in the picture under the figure itself: compare the corner behind him.
    def corner(*things: Token) -> bytes:
        look(*things)
        cell = watch.view.square_rect("D8")
        part = pygame.Rect(cell.left, cell.bottom - cell.height // 4, cell.width // 4, cell.height // 4)
        return pygame.image.tobytes(pygame.display.get_surface().subsurface(part), "RGB")

    dagger = Token("d", "dagger", ("D8",), 1)
    table = Token("t", "table", ("D8", "D9"), 3)
    assert corner(dagger) != corner()
    assert corner(dagger, table) == corner(table)


def test_a_pose_moves_a_token(watch: Watch):
    watch.view.show([figure("ann", "D8")])
    here, there = area(watch, "D8"), area(watch, "D10")
    watch.view.show_scene(Scene([figure("ann", "D8")], {"ann": Pose(9.5, 3.5)}))
    assert area(watch, "D8") != here
    assert area(watch, "D10") != there


@pytest.mark.parametrize(
    "effect",
    [
        Words("4 Body", (7.5, 3.5)),
        Tag("Lunge", (7.5, 3.5)),
        Dice((3, 6), (7.5, 3.5), about="attack"),
        Dice((17,), (7.5, 3.5), sides=20, progress=0.4),
        Picture("pieces/chair.png", (7.5, 3.5), angle=30),
        Burst((7.5, 3.5), 0.5),
        Streak((7.5, 3.5), 0, 90, 0.4),
        Ring((7.5, 3.5)),
    ],
    ids=lambda effect: type(effect).__name__,
)
def test_every_effect_is_seen_where_it_is(watch: Watch, effect):
    watch.view.show([])
    bare = area(watch, "D8")
    watch.view.show_scene(Scene([], effects=[effect]))
    assert area(watch, "D8") != bare


def test_a_picture_that_is_missing_is_no_fault(watch: Watch):
    watch.view.show_scene(Scene([], effects=[Picture("pieces/nothing.png", (7.5, 3.5))]))
    watch.hand.picture()


def test_words_that_no_font_can_draw_are_no_fault(watch: Watch):
    watch.view.show_scene(Scene([], effects=[Words("a\0b\ud800", (7.5, 3.5), INK), Tag("", (7.5, 3.5))]))
    watch.hand.picture()


@pytest.mark.parametrize("notches", [-30, -6, 6, 30])
def test_it_is_drawn_at_every_zoom(watch: Watch, notches: int):
    watch.view.zoom_by(notches)
    watch.hand.picture()


@pytest.mark.parametrize("scale", [0.75, 1.0, 2.0, 3.0])
def test_coordinates_stand_beside_their_rows_at_every_scale(open_window: Callable, scale: float):
    watch = Watch(open_window, scale=scale)
    with_them = watch.hand.picture()
    watch.view.coordinates = False
    watch.view.redraw()
    assert watch.hand.picture() != with_them


def test_coordinates_never_run_into_each_other():
    from game.app.board.coordinates import _every

    assert list(_every(5, 20, 50)) == [0, 1, 2, 3, 4]
    assert list(_every(5, 51, 50)) == [0, 2, 4]
    assert list(_every(7, 130, 50)) == [0, 3, 6]


def test_a_ship_of_two_decks_counts_each_decks_rows_by_itself():
    from game.app.board.coordinates import column_name, row_name

    # A column of sea before both decks, a row of it between them.
    board = Board(5, 4, decks=(Deck("Port", 0, 1, 2, 3), Deck("Starboard", 3, 1, 2, 3)))
    assert [row_name(board, row, 0) for row in range(5)] == ["A", "B", "", "A", "B"]
    assert [column_name(board, 2, column) for column in range(4)] == ["", "1", "2", "3"]


def test_decks_are_named(open_window: Callable):
    pictures = []
    for name in ("Port", "Starboard"):
        watch = Watch(open_window, Board(4, 3, decks=(Deck(name, 1, 0, 2, 3),)))
        pictures.append(watch.hand.picture())
    assert pictures[0] != pictures[1]


def test_the_smallest_board_and_the_smallest_window_are_no_fault(open_window: Callable):
    watch = Watch(open_window, Board(1, 1))
    watch.hand.picture()
    watch.hand.click(watch.middle("A1"))
    assert watch.picked == ["A1"]
    watch.view.place(watch.hand.window.theme, pygame.Rect(0, 0, 3, 3))
    watch.view.draw(pygame.display.get_surface(), watch.hand.window.theme)


def test_another_board_starts_anew(watch: Watch):
    watch.view.put_cursor("J12")
    watch.view.set_board(Board(3, 3))
    watch.view.show([])
    assert watch.view.cursor is None
    watch.hand.click(watch.view.square_rect("C3").center)
    assert watch.picked == ["C3"]
