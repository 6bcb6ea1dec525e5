"""The rules reference: nothing is missing, its figures are the card's, and a topic leads where it should."""

from __future__ import annotations

import re

import pytest

from game.card_files import load_card, read_card_files
from game.maps import load_board
from game.rules.grid import Terrain
from game.rules.kernel.reference import Bullets, Diagram, Page, Paragraph, Section, Table, find, texts
from game.rules.swashbuckler import reference
from game.rules.swashbuckler.card.model import Card
from game.rules.swashbuckler.options import OPTIONS, SETS
from game.rules.swashbuckler.pieces import Kind
from game.rules.swashbuckler.position import Victory
from game.rules.swashbuckler.reasons import WORDS, Reason
from game.rules.swashbuckler.writing import FAULTS
from tests.mutation.changes import every_change

PARAGRAPHS = [
    *("R0", "R1.1", "R1.2", "R3", "R6", "R6.1", "R6.2", "R7", "R9.0", "R13"),
    *(f"R2.{number}" for number in range(1, 7)),
    *(f"R4.{number}" for number in range(1, 5)),
    *(f"R5.{number}" for number in range(1, 7)),
    *(f"R7.{number}" for number in range(1, 11)),
    *(f"R8.{number}" for number in range(1, 12)),
    *(f"R9.{number}" for number in range(1, 10)),
    *(f"R10.{number}" for number in range(1, 8)),
    *(f"R11.{number}" for number in range(1, 4)),
    *(f"R12.{number}" for number in range(1, 5)),
    *("R14.1", "R14.2"),
]
CARD = load_card()
FILES = read_card_files()
PAGES = reference.pages(CARD)
SECTIONS = [section for page in PAGES for section in page.sections]


def section(name: str) -> Section:
    """The one section of that number or title."""
    (found,) = [each for each in SECTIONS if name in (each.number, each.title)]
    return found


def tables(name: str) -> list[Table]:
    return [block for block in section(name).blocks if isinstance(block, Table)]


def words(name: str) -> str:
    return " ".join(texts(section(name)))


# --- nothing is missing -----------------------------------------------------------------------------------


def test_every_paragraph_of_the_rules_has_its_section_and_in_order():
    numbers = [each.number for each in SECTIONS if each.number]
    assert len(numbers) == len(set(numbers))
    assert set(numbers) == set(PARAGRAPHS)
    chapters = {page.key: [each.number for each in page.sections if each.number] for page in PAGES}
    for numbers in chapters.values():
        assert numbers == sorted(numbers, key=PARAGRAPHS_IN_ORDER.index), numbers


PARAGRAPHS_IN_ORDER = sorted(PARAGRAPHS, key=lambda number: [int(part) for part in number[1:].split(".")])


def test_every_order_has_a_row_and_a_section_of_its_own():
    rows = {row[0]: row for group in ("Movement", "Action", "Swordplay") for row in tables(f"{group} orders")[0].rows}
    assert set(rows) == set(CARD.orders)
    assert len(rows) == 35
    for code, entry in CARD.orders.items():
        assert entry.meaning in words(f"{entry.name} ({code})")


def test_every_order_points_to_a_paragraph_that_is_there():
    for group in ("Movement", "Action", "Swordplay"):
        for row in tables(f"{group} orders")[0].rows:
            assert row[-1] in PARAGRAPHS, row


def test_every_special_attack_and_incident_has_its_table():
    for incident in CARD.incidents.values():
        assert len(tables(incident.name)) == 1, incident.key


def test_every_option_and_set_is_told():
    for key, told in OPTIONS.items():
        assert len([each for each in SECTIONS if key in each.keys and told in " ".join(texts(each))]) == 1, key
    assert [row[0] for row in tables("R13")[0].rows] == list(SETS)


def test_every_reason_and_every_fault_of_a_plot_is_told():
    reasons = {code: told.lower() for code, told in tables("Why an order fails")[0].rows}
    assert set(reasons) == {reason.value for reason in Reason}
    for reason in Reason:
        assert WORDS[reason].lower() in reasons[reason.value]
    faults = dict(tables("Faults in the writing of a plot")[0].rows)
    assert set(faults) == set(FAULTS)
    assert not [told for told in faults.values() if "{" in told]


def test_every_kind_of_piece_and_every_victory_is_told():
    told = " ".join(row[0] for row in tables("R3")[0].rows)
    assert not [kind for kind in Kind if kind.value.replace("_", " ") not in told]
    assert len(tables("R14.2")[0].rows) == len(Victory)


# --- the figures are the card's -------------------------------------------------------------------------------


def test_the_rests_and_numbers_of_orders_are_those_of_the_card():
    """A few by hand, of each group (R5.2)."""
    rows = {
        row[0]: dict(zip(table.header, row, strict=True))
        for table in (tables(f"{group} orders")[0] for group in ("Movement", "Action", "Swordplay"))
        for row in table.rows
    }

    def column(name: str, *codes: str) -> list[str]:
        return [rows[code][name] for code in codes]

    assert column("rests", "1", "SL", "C", "1K", "G", "A") == ["1", "0", "2", "2", "2", "1 a level"]
    assert column("written", "1", "SL", "C", "1K", "G", "A") == ["1-", "SL", "C_--", "1K--", "G_--", "A*"]
    assert column("no.", "WD", "WH", "Y", "PC", "X") == ["1", "3", "8", "13", "-"]
    assert column("rests", "WD", "WS", "Y", "PC", "X") == ["0", "1", "2", "2", "1"]
    assert column("rests", "N", "P", "PN", "1N", "S", "SS") == ["1"] * 6


def test_a_row_of_the_mug_reads_as_on_the_card():
    table = tables("Thrown mug")[0]
    assert table.rows[3] == ("4", "hit", "1H", "2", "no", "2")
    assert table.rows[0] == ("1", "avoided", "1L", "1", "falls", "1")


def test_the_attack_table_has_the_printed_cells_and_says_which_are_ours():
    table = tables("R8.11")[0]
    assert table.header == ("roll", "1", "2", "3-4", "5-6", "7-8", "9-10", "11-12", "13-14", "15-16", "17-18", "from")
    rows = {row[0]: row[1:] for row in table.rows}
    assert rows["96"] == ("5B", "7B", "8B", "9B", "10B", "11B", "12B", "13B", "14B", "15B", "card")
    assert rows["64"][-1] == "card and ruling"
    assert rows["63"][0], rows["63"][-1] == ("1B", "ruling")
    assert rows["11 to 43"] == ("-",) * 10 + ("ruling",)
    lowest = dict(tables("R8.11")[1].rows)
    assert [lowest[column] for column in ("1", "2", "3", "9", "10", "18")] == ["61", "56", "55", "52", "52", "44"]


def test_swings_shoving_and_modifiers_are_those_of_the_card():
    assert [row[1] for row in tables("R9.6")[0].rows] == ["2 or 3", "2", "3, 4 or 5"]
    assert [row[:2] for row in tables("R10.2")[0].rows] == [
        ("-3 and worse", "1"),
        ("-2 to -1", "1 to 2"),
        ("0", "1 to 3"),
        ("+1 to +2", "1 to 4"),
        ("+3 to +4", "1 to 5"),
        ("+5 and better", "no roll, a sure win"),
    ]
    assert [row[1] for row in tables("R8.10")[0].rows] == ["+4", "+3", "+3", "-3", "-2", "-2", "-4", "-3"]


def test_the_right_handers_squares_are_drawn():
    (right, left, both) = [block for block in section("R8.1").blocks if isinstance(block, Diagram)]
    assert right.squares == (("SL", "SL", "SL"), ("", "you", "S"), ("", "", ""))
    assert left.squares == (("SL", "SL", "SL"), ("S", "you", ""), ("", "", ""))
    assert both.squares == (("SL", "SL", "SL"), ("S", "you", "S"), ("", "", ""))


def test_the_tavern_that_is_told_is_the_one_on_the_map():
    board, _ = load_board("maps/tavern.tmx")
    named = set(re.findall(r"\b[A-O][0-9]{1,2}\b", words("R2.5")))
    exits = {square for square in board if board.ground(square).exit}
    stairs = {square for square in board if board.ground(square).terrain is Terrain.STAIRS}
    high = {square for square in board if board.level(square) == 2}
    assert named == exits | stairs | (high & named)
    assert {"A6", "A9"} <= high
    assert f"{board.rows} rows, A to O, and {board.columns} columns" in words("R2.5")


CHANGES = list(every_change(FILES))


@pytest.mark.parametrize("file", sorted(FILES))
def test_the_reference_is_made_from_the_files_figure_by_figure(file):
    """Each figure of a file is changed for itself, and some page must change with it.

    Whether an order moves a fighter is for the rules alone, and pages say what one can do about it in words.
    """
    changes = [change for change in CHANGES if change.file == file and "].moves" not in change.what]
    assert changes
    untold = [str(change) for change in changes if reference.pages(Card.from_data(change.made_in(FILES))) == PAGES]
    assert untold == []


# --- how it is told -------------------------------------------------------------------------------------------


def test_tables_are_even_and_texts_are_whole():
    for each in SECTIONS:
        assert each.blocks, each.heading
        for block in each.blocks:
            if isinstance(block, Table):
                assert {len(row) for row in block.rows} == {len(block.header)}, each.heading
        for text in texts(each):
            assert text == text.strip(), (each.heading, text)
            assert "  " not in text, (each.heading, text)


WITHOUT_SOURCE = ("R0", "Faults in the writing of a plot")
"""What words mean, and examples: no figures of the game."""


@pytest.mark.parametrize("each", SECTIONS, ids=lambda each: each.heading)
def test_whatever_has_figures_says_whose_they_are(each):
    """Paragraphs and points with a figure in them name the card or a ruling; tables do, or their rows do."""
    for block in each.blocks:
        told = [block] if isinstance(block, Paragraph) else block.items if isinstance(block, Bullets) else ()
        for paragraph in told:
            assert paragraph.source or not has_figure(paragraph.text), paragraph.text
            assert paragraph.source.startswith(("card: ", "ruling R")) or not paragraph.source
        if isinstance(block, Table) and any(has_figure(cell) for row in block.rows for cell in row):
            assert block.source or "from" in block.header or {each.number, each.title} & set(WITHOUT_SOURCE)


def has_figure(text: str) -> bool:
    """A number that is neither a paragraph's, nor an order's, nor a square's."""
    return bool(re.search(r"\d", re.sub(r"R\d+(\.\d+)?|1N|1K|1-|\b[A-Z]\d+\b|stage \d", "", text)))


# --- looking things up ----------------------------------------------------------------------------------------


def about(topic: str) -> list[str]:
    return [each.heading for _, each in find(PAGES, topic).about]


@pytest.mark.parametrize(
    ("topic", "leads_to"),
    [
        ("WH", ["Wave hat (WH)"]),
        ("wh", ["Wave hat (WH)"]),
        ("N-", ["Lunge (N)"]),
        ("1", ["Step forward (1)"]),
        ("-", ["Rest (-)"]),
        ("R8.5", ["R8.5 Parry & lunge"]),
        ("r7.10", ["R7.10 Picking up"]),
        ("no_mug", ["Why an order fails"]),
        ("rests_feet", ["Heavier rests for feet"]),
    ],
)
def test_a_name_leads_straight_to_its_section(topic, leads_to):
    assert about(topic) == leads_to


@pytest.mark.parametrize(
    ("topic", "includes"),
    [
        ("lunge", {"Lunge (N)", "Running lunge (1N)", "Parry & lunge (PN)", "R8.3 Lunge, stab and slash"}),
        ("mug", {"Throw mug (WM)", "R7.2 Mugs and chairs to hand", "Thrown mug"}),
        ("flip table", {"Flip table (FT)", "R7.7 Flipping a table"}),
        ("R7", {"R7 On your feet", "R7.1 Throwing", "R7.10 Picking up"}),
        ("swordplay", {"Swordplay orders", "R8.1 The squares around you", "R8.8 Indefensible"}),
    ],
)
def test_words_lead_to_every_section_about_them(topic, includes):
    assert includes <= set(about(topic))


def test_a_chapter_does_not_lead_to_another_that_begins_alike():
    assert not {heading for heading in about("R1") if heading.startswith(("R10", "R11"))}


def test_what_only_mentions_a_topic_is_found_apart():
    found = find(PAGES, "chandelier")
    assert "R9.6 Swinging" in [each.heading for _, each in found.about]
    assert "Swing (G)" in [each.heading for _, each in found.mentioned]
    assert not set(found.about) & set(found.mentioned)


@pytest.mark.parametrize("topic", ["", "   ", "xyzzy", "lunge xyzzy"])
def test_nothing_is_found_where_nothing_is(topic):
    assert not find(PAGES, topic)


def test_pages_have_names_of_their_own():
    assert len({page.key for page in PAGES}) == len({page.title for page in PAGES}) == len(PAGES)
    assert all(isinstance(page, Page) and page.sections for page in PAGES)
