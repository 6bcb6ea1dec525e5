"""Object templates: one object in a file of its own, of which a map holds instances."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from xml.etree.ElementTree import Element

from game.maps.faults import Place, Report, quoted
from game.maps.tiled.document import Tileset
from game.maps.tiled.file import locate, read_xml
from game.maps.tiled.tilesets import read_tileset

MOST_TEMPLATES = 200


@dataclass(frozen=True, slots=True)
class Template:
    """The object of a template file, and the tileset that its tile number is of, if it is a tile object."""

    element: Element
    tilesets: tuple[Tileset, ...]

    def instance(self, element: Element) -> Element:
        """The object that an instance stands for: the template's, with what the instance says of itself."""
        whole = deepcopy(self.element)
        whole.attrib.update(element.attrib)
        # Of properties that are there twice the later count: the instance's own.
        whole.extend(element)
        return whole


class Templates:
    """The templates that one map uses, each read once."""

    def __init__(self, map_folder: Path, report: Report) -> None:
        self.map_folder = map_folder
        self.report = report
        self._known: dict[str, Template | None] = {}

    def find(self, source: str, place: Place) -> Template | None:
        """The template of that name; None, with a fault at its first instance, if there is none."""
        if source not in self._known:
            if len(self._known) == MOST_TEMPLATES:
                words = f"the map uses more than {MOST_TEMPLATES} templates"
                self.report.error("too-many-templates", place, words, "Detach some objects in Tiled")
            known = len(self._known) < MOST_TEMPLATES
            self._known[source] = self._read(source, place) if known else None
        return self._known[source]

    def _read(self, source: str, place: Place) -> Template | None:
        path = locate(source, self.map_folder, self.map_folder)
        if path is None:
            words = f"the template {quoted(source)} lies outside the map's folder"
            self.report.error("outside", place, words, "Move it beside the map, or into a folder below it")
            return None
        root = read_xml(path, place, self.report, "template", source)
        if root is None:
            return None
        element = root.find("object")
        if element is None:
            words = f"the template {quoted(source)} holds no object"
            self.report.error("template", place, words, "Save it anew from Tiled")
            return None
        inside = Place((Path(place.file).parent / source.replace("\\", "/")).as_posix())
        tilesets = tuple(
            read_tileset(each, path.parent, self.map_folder, inside, self.report)
            for each in root.findall("tileset")[:1]
        )
        return Template(element, tilesets)
