"""The rules reference as text: with headings and ruled tables on a terminal, plain everywhere else."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import zip_longest
from textwrap import wrap
from typing import TYPE_CHECKING

from game.rules.kernel.reference import Block, Bullets, Diagram, Found, Page, Paragraph, Section, Table

if TYPE_CHECKING:
    from rich.console import Console, RenderableType
    from rich.text import Text

WIDTH = 100
CELL = 60
"""Characters of a line, and of a table's cell before it is broken."""


def sections_of(pages: Iterable[Page]) -> tuple[tuple[Page, Section], ...]:
    return tuple((page, section) for page in pages for section in page.sections)


def also(found: Found) -> str:
    """Where else a topic comes up."""
    return "; ".join(section.heading for _, section in found.mentioned)


# --- plain --------------------------------------------------------------------------------------------------


def plain(sections: Iterable[tuple[Page, Section]]) -> Iterator[str]:
    """Line by line; paragraphs are wrapped, tables are as wide as they are."""
    last: Page | None = None
    for page, section in sections:
        if page is not last:
            yield from ("", page.title.upper(), "=" * len(page.title))
            last = page
        yield from ("", section.heading, "-" * len(section.heading))
        for block in section.blocks:
            yield from _plain_block(block)


def _plain_block(block: Block) -> Iterator[str]:
    if isinstance(block, Paragraph):
        yield from wrap(_with_source(block), WIDTH)
    elif isinstance(block, Bullets):
        for item in block.told:
            yield from wrap(_with_source(item), WIDTH, initial_indent="  * ", subsequent_indent="    ")
    elif isinstance(block, Table):
        yield from _plain_table(block)
    else:
        yield from _plain_diagram(block)


def _plain_table(table: Table) -> Iterator[str]:
    if table.title:
        yield f"{table.title}:"
    rows = [[wrap(cell, CELL) or [""] for cell in row] for row in (table.header, *table.rows)]
    widths = [max(len(line) for row in rows for line in row[column]) for column in range(len(table.header))]
    for row in rows:
        for line in zip_longest(*row, fillvalue=""):
            yield "  " + "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip()
    if table.source:
        yield f"  [{table.source}]"


def _plain_diagram(diagram: Diagram) -> Iterator[str]:
    yield f"{diagram.title}:" + (f" [{diagram.source}]" if diagram.source else "")
    width = max(len(mark) for row in diagram.squares for mark in row)
    rule = "  +" + "+".join("-" * (width + 2) for _ in diagram.squares[0]) + "+"
    yield rule
    for row in diagram.squares:
        yield "  |" + "|".join(f" {mark.center(width)} " for mark in row) + "|"
        yield rule


def _with_source(paragraph: Paragraph) -> str:
    return f"{paragraph.text} [{paragraph.source}]" if paragraph.source else paragraph.text


# --- on a terminal --------------------------------------------------------------------------------------------


def show(console: Console, sections: Iterable[tuple[Page, Section]]) -> None:
    from rich.rule import Rule

    last: Page | None = None
    for page, section in sections:
        if page is not last:
            console.print(Rule(page.title, style="yellow"))
            last = page
        console.print(_literal(f"\n{section.heading}", "bold"))
        for block in section.blocks:
            console.print(_drawn(block))


def _drawn(block: Block) -> RenderableType:
    from rich.console import Group
    from rich.padding import Padding
    from rich.table import Table as Grid

    if isinstance(block, Paragraph):
        return _styled(block)
    if isinstance(block, Bullets):
        grid = Grid.grid(padding=(0, 1))
        for item in block.told:
            grid.add_row(" *", _styled(item))
        return grid
    if isinstance(block, Table):
        return _drawn_table(block)
    lines = list(_plain_diagram(block))
    return Padding(Group(*(_literal(line) for line in lines)), (1, 0, 0, 0))


def _drawn_table(table: Table) -> RenderableType:
    from rich import box
    from rich.console import Group
    from rich.table import Table as Grid

    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), title=table.title or None, title_justify="left")
    for heading in table.header:
        grid.add_column(_literal(heading))
    for row in table.rows:
        grid.add_row(*(_literal(cell) for cell in row))
    return Group(grid, _literal(f"  [{table.source}]\n", "dim")) if table.source else grid


def _styled(paragraph: Paragraph) -> RenderableType:
    text = _literal(paragraph.text)
    if paragraph.source:
        text.append(f" [{paragraph.source}]", style="dim")
    return text


def _literal(text: str, style: str = "") -> Text:
    """Text in which square brackets are only brackets."""
    from rich.text import Text

    return Text(text, style=style)
