"""The rules as text: plain for files and pipes, ruled for terminals, and nothing lost in either."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from game import rules_in_print
from game.rules.kernel.reference import Bullets, Diagram, Page, Paragraph, Section, Table

PAGE = Page(
    "tea",
    "Tea",
    (
        Section(
            "R1",
            "Pouring",
            (
                Paragraph("Pour [slowly].", "card: Pot"),
                Bullets((Paragraph("first milk", "ruling R1"), Paragraph("then sugar", "ruling R1"))),
                Bullets((Paragraph("hot", "card: Pot"), Paragraph("or cold"))),
                Table(("cup", "lumps"), (("small", "1"), ("large", "12")), "card: Cups", "Lumps"),
                Diagram("The tray", (("A", ""), ("", "pot")), "ruling R2"),
            ),
        ),
    ),
)
SECTIONS = rules_in_print.sections_of([PAGE])


def on_a_terminal(width: int) -> str:
    console = Console(file=io.StringIO(), force_terminal=True, width=width, color_system=None, highlight=False)
    rules_in_print.show(console, SECTIONS)
    return console.file.getvalue()


def test_plain_text_has_headings_tables_and_sources():
    assert list(rules_in_print.plain(SECTIONS)) == [
        "",
        "TEA",
        "===",
        "",
        "R1 Pouring",
        "----------",
        "Pour [slowly]. [card: Pot]",
        "  * first milk",
        "  * then sugar [ruling R1]",
        "  * hot [card: Pot]",
        "  * or cold",
        "Lumps:",
        "  cup    lumps",
        "  small  1",
        "  large  12",
        "  [card: Cups]",
        "The tray: [ruling R2]",
        "  +-----+-----+",
        "  |  A  |     |",
        "  +-----+-----+",
        "  |     | pot |",
        "  +-----+-----+",
    ]


@pytest.mark.parametrize("width", [80, 200])
def test_a_terminal_shows_all_of_it_brackets_too(width):
    text = on_a_terminal(width)
    for line in rules_in_print.plain(SECTIONS):
        if line.strip("=- ") and line not in ("TEA", "Lumps:"):
            for word in line.replace("*", "").split():
                assert word in text


def test_a_long_cell_is_broken_and_nothing_lies_under_its_neighbour():
    long = "word " * 30
    table = Table(("a", "b"), ((long.strip(), "x"),))
    lines = list(rules_in_print.plain(((PAGE, Section("", "Long", (table,))),)))
    assert max(map(len, lines)) < 80
    assert "".join(lines).count("word") == 30


def test_the_whole_page_is_named_once():
    two = (*SECTIONS, *SECTIONS)
    assert list(rules_in_print.plain(two)).count("TEA") == 1
