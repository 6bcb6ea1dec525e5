"""Files of a map: found inside the folders a map may use, bounded in size, and read as safe XML."""

from __future__ import annotations

from pathlib import Path
from xml.etree.ElementTree import Element, TreeBuilder
from xml.parsers import expat

from game import places
from game.maps.faults import Place, Report, quoted

MEGABYTE = 1 << 20
LARGEST = {"map": 8 * MEGABYTE, "tileset": 2 * MEGABYTE, "template": MEGABYTE}
"""Bytes of a file, by its root element."""
MOST_ELEMENTS = 500_000
DEEPEST = 40
"""Elements inside one another; groups nest, but nobody nests forty."""

_ENDINGS = {"map": "tmx", "tileset": "tsx", "template": "tx"}
_CUT_SHORT = frozenset(
    {
        expat.errors.codes[expat.errors.XML_ERROR_NO_ELEMENTS],
        expat.errors.codes[expat.errors.XML_ERROR_UNCLOSED_TOKEN],
        expat.errors.codes[expat.errors.XML_ERROR_PARTIAL_CHAR],
        expat.errors.codes[expat.errors.XML_ERROR_UNCLOSED_CDATA_SECTION],
    }
)


class _Refused(Exception):
    """Raised out of the parser for well-formed XML that a map has no business to hold."""


def read_xml(path: Path, place: Place, report: Report, root: str, named: str | None = None) -> Element | None:
    """The root element of a file, whose name must be `root`; None with a fault if there is none.

    `named` is how the file at `place` names this one, if it is not that file itself.
    """
    report.uses(path)
    what = f"the {root} {quoted(named)}" if named is not None else "the file"
    data = _bytes(path, place, report, root, what)
    if data is None:
        return None
    if path.suffix.lower() == ".world":
        report.error("world", place, f"{what} is a world, which the game does not read", "Give one of its maps (.tmx)")
        return None
    if data.lstrip()[:1] == b"{":
        words, remedy = f"{what} is in the JSON format", "Save it from Tiled in the XML format"
        report.error("json", place, words, f"{remedy} (.{_ENDINGS[root]})")
        return None
    try:
        element = _parse(data)
    except _Refused as refusal:
        report.error("xml-refused", place, f"{what} {refusal}", "Save it anew from Tiled")
        return None
    except expat.ExpatError as error:
        if error.code in _CUT_SHORT:
            problem = f"ends too early, at line {error.lineno}"
        else:
            reason = expat.ErrorString(error.code)
            problem = f"is not XML: {reason} at line {error.lineno}, column {error.offset + 1}"
        report.error("not-xml", place, f"{what} {problem}", "Save it anew from Tiled")
        return None
    except (LookupError, ValueError):
        report.error("not-xml", place, f"{what} is written in an unknown encoding", "Save it anew from Tiled")
        return None
    if element.tag != root:
        words = f"{what} holds a {quoted(element.tag)}, not a {root}"
        report.error(f"not-a-{root}", place, words, f"Give the {root} that was saved from Tiled")
        return None
    return element


def _bytes(path: Path, place: Place, report: Report, root: str, what: str) -> bytes | None:
    try:
        if not path.exists():
            report.error(f"missing-{root}", place, f"{what} is not there", "Check the name and the folder")
            return None
        if not path.is_file():
            report.error(f"missing-{root}", place, f"{what} is no file", "Give the name of a file")
            return None
        with path.open("rb") as file:
            data = file.read(min(path.stat().st_size, LARGEST[root]) + 1)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else "the name is no name"
        report.error(f"unreadable-{root}", place, f"{what} cannot be read: {reason}", "Check its permissions")
        return None
    if len(data) > LARGEST[root]:
        words = f"{what} is larger than {LARGEST[root] // MEGABYTE} MB"
        report.error("file-size", place, words, "Make it smaller")
        return None
    if not data.strip():
        report.error("not-xml", place, f"{what} is empty", "Save it anew from Tiled")
        return None
    return data


def _parse(data: bytes) -> Element:
    """XML without document types or entities, which can swell a small file without end."""
    builder = TreeBuilder()
    depth = count = 0

    def start(tag: str, attributes: dict[str, str]) -> None:
        nonlocal depth, count
        depth += 1
        count += 1
        if depth > DEEPEST:
            raise _Refused(f"has more than {DEEPEST} elements inside one another")
        if count > MOST_ELEMENTS:
            raise _Refused(f"has more than {MOST_ELEMENTS} elements")
        builder.start(tag, attributes)

    def end(tag: str) -> None:
        nonlocal depth
        depth -= 1
        builder.end(tag)

    def refuse(*_: object) -> None:
        raise _Refused("has a document type or entities, which no map needs")

    parser = expat.ParserCreate()
    parser.buffer_text = True
    parser.StartElementHandler = start
    parser.EndElementHandler = end
    parser.CharacterDataHandler = builder.data
    parser.StartDoctypeDeclHandler = refuse
    parser.EntityDeclHandler = refuse
    parser.Parse(data, True)
    return builder.close()


def locate(source: str, folder: Path, map_folder: Path) -> Path | None:
    """The file that `source` names from `folder`; None if it lies outside every folder a map may use.

    These are the folder of the map with all below it, and the game's own maps and assets.
    """
    try:
        path = (folder / source.replace("\\", "/")).resolve()
        allowed = [each.resolve() for each in (map_folder, places.maps(), places.assets())]
    except (OSError, ValueError, RuntimeError):
        return None
    return path if any(path.is_relative_to(each) for each in allowed) else None
