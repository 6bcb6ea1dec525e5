"""The reference of a rule system: pages of sections, for the command line and the screens to print as they like."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Paragraph:
    """`source`: who vouches for its figures, in the table data's own words ("card: ..."); empty without figures."""

    text: str
    source: str = ""


@dataclass(frozen=True, slots=True)
class Bullets:
    items: tuple[Paragraph, ...]

    @property
    def source(self) -> str:
        """The source that all items share, else empty."""
        sources = {item.source for item in self.items}
        return sources.pop() if len(sources) == 1 else ""

    @property
    def told(self) -> tuple[Paragraph, ...]:
        """The items to print: a source that all share stands at the last one alone."""
        if not self.source:
            return self.items
        return (*(Paragraph(item.text) for item in self.items[:-1]), self.items[-1])


@dataclass(frozen=True, slots=True)
class Table:
    """Every row has as many cells as the header. `source` as for paragraphs; empty if the rows say it themselves."""

    header: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    source: str = ""
    title: str = ""


@dataclass(frozen=True, slots=True)
class Diagram:
    """A small drawing of squares seen from above, north at the top: a mark for each square, row by row."""

    title: str
    squares: tuple[tuple[str, ...], ...]
    source: str = ""


Block: TypeAlias = Paragraph | Bullets | Table | Diagram


@dataclass(frozen=True, slots=True)
class Section:
    """`number`: its paragraph in the rules (`R7.3`), or empty. `keys`: other names that lead to it."""

    number: str
    title: str
    blocks: tuple[Block, ...]
    keys: tuple[str, ...] = ()

    @property
    def heading(self) -> str:
        return f"{self.number} {self.title}".strip()


@dataclass(frozen=True, slots=True)
class Page:
    key: str
    title: str
    sections: tuple[Section, ...]


Pages: TypeAlias = Sequence[Page]


@dataclass(frozen=True, slots=True)
class Found:
    """What a topic leads to: sections that are about it, and others that mention it, each with its page."""

    about: tuple[tuple[Page, Section], ...]
    mentioned: tuple[tuple[Page, Section], ...]

    def __bool__(self) -> bool:
        return bool(self.about or self.mentioned)


def find(pages: Pages, topic: str) -> Found:
    """The sections of a topic: a page's key, a number, another name of a section, or words, in any case.

    A code or number leads to the sections of that name alone; words to all that have them in their heading,
    or to a whole page whose title alone has them.
    """
    wanted = " ".join(topic.lower().split())
    words = wanted.split()
    sections = [(page, section) for page in pages for section in page.sections]
    about = [(page, each) for page, each in sections if wanted in _names(each) or wanted in _names_of_page(page)]
    if not words or (about and not all(word.isalpha() and len(word) > 2 for word in words)):
        return Found(tuple(about), ())
    about = [each for each in sections if each in about or _has_all(words, each[1].heading, *each[1].keys)]
    others = [each for each in sections if each not in about and _has_all(words, *texts(each[1]))]
    if not about and not others:
        about = [each for each in sections if _has_all(words, each[0].title)]
    return Found(tuple(about), tuple(others))


def texts(section: Section) -> Iterator[str]:
    """Every text of a section, its heading first."""
    yield section.heading
    for block in section.blocks:
        if isinstance(block, Paragraph):
            yield block.text
        elif isinstance(block, Bullets):
            yield from (item.text for item in block.items)
        elif isinstance(block, Table):
            yield from (block.title, *block.header)
            yield from (cell for row in block.rows for cell in row)
        else:
            yield block.title
            yield from (mark for row in block.squares for mark in row)


def _names(section: Section) -> set[str]:
    """Names that lead straight to a section; a chapter's number leads to all its paragraphs."""
    number = section.number.lower()
    names = {section.title.lower(), *(key.lower() for key in section.keys)}
    return names | ({number, number.split(".")[0]} if number else set())


def _names_of_page(page: Page) -> set[str]:
    return {page.key.lower(), page.title.lower()}


def _has_all(words: Iterable[str], *texts: str) -> bool:
    """Whether each word begins a word of the texts."""
    found = " ".join(texts).lower().replace("-", " ").split()
    return all(any(each.strip("(.,;:\"'").startswith(word) for each in found) for word in words)
