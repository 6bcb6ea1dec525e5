"""Short ways to write the reference, and what figures are called in it."""

from __future__ import annotations

from collections.abc import Iterable

from game.rules.kernel.reference import Block, Bullets, Paragraph, Section


def say(text: str, source: str = "") -> Paragraph:
    return Paragraph(" ".join(text.split()), source)


def points(*items: str | Paragraph, source: str = "") -> Bullets:
    """A list; `source` is that of every item that names none itself."""
    return Bullets(tuple(say(item, source) if isinstance(item, str) else item for item in items))


def part(number: str, title: str, *blocks: Block | str, keys: Iterable[str] = ()) -> Section:
    """A section; a text alone is a paragraph without figures."""
    return Section(number, title, tuple(say(each) if isinstance(each, str) else each for each in blocks), tuple(keys))


def ruling(number: str) -> str:
    """The source of what the card is silent about."""
    return f"ruling {number}"


def origin(source: str) -> str:
    """card or ruling: who gave a figure; what is partly each is both."""
    found = [word for word in ("card", "ruling") if word in source]
    return " and ".join(found)


def signed(number: int) -> str:
    return f"{number:+d}" if number else "0"


def span(low: int | None, high: int | None) -> str:
    """A band of numbers as it is read out: `16 to 17`, `18 and more`."""
    if low is None:
        return f"{high} and less"
    if high is None:
        return f"{low} and more"
    return str(low) if low == high else f"{low} to {high}"


def either(choices: Iterable[object]) -> str:
    """`2, 3 or 4`."""
    words = [str(choice) for choice in choices]
    return " or ".join(part for part in (", ".join(words[:-1]), words[-1]) if part)
