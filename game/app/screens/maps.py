"""The map browser: the game's maps and the player's own, as they are on disk at this moment."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from functools import partial
from pathlib import Path

import pygame

from game import places
from game.app.maps.folders import map_folders
from game.app.maps.painting import Painter
from game.app.maps.report import Report, sentence, state
from game.app.maps.room import RoomView
from game.app.maps.rows import MapItem, MapRows
from game.app.maps.watch import Entry, Watch
from game.app.screens.base import Screen
from game.app.theme import INK, INK_SOFT, MOSS, WINE, Theme
from game.app.widgets import (
    Button,
    Centred,
    Framed,
    Item,
    Label,
    Layered,
    Panel,
    Row,
    Space,
    Split,
    Widget,
)
from game.maps import Place, SquareMap
from game.maps import Report as Faults
from game.scenarios import Scenario
from game.scenarios.checking import check_for

WIDE, TALL = 42, 26
"""ems of a window that has room for the list and the picture beside each other"""
NO_ROOM = "No scenario has room on this map; mark at least two starts."


class MapsScreen(Screen):
    """`scenario` and `take`: choose a map for a scenario, instead of one to begin with."""

    title = "Maps"
    help = """
The game's own maps and yours, each with its picture. Choose one and press {accept}, or click it twice, to fight there.

- Keep this screen open beside Tiled: as soon as you save, picture and report are made anew.
- Starts are framed. What is wrong with a map is listed below its picture, with what would mend it; choose a line to be
  shown the square. A map with nothing but warnings can be played.
- In the picture the wheel, {zoom in} and {zoom out} come nearer and go further away, {whole board} shows all of it, and
  dragging moves it. Rest on a square to read what is there.
- Your own maps are looked for in the folder named below the list, and in folders inside it.
"""

    def __init__(
        self, scenario: Scenario | None = None, take: Callable[[SquareMap], object] | None = None, begin: str = ""
    ) -> None:
        """`begin`: the map that is chosen at first, as positions name it."""
        super().__init__()
        self.scenario, self.take = scenario, take
        self.watch = Watch(map_folders())
        self.painter = Painter()
        self.chosen: Path | None = places.find_map(begin).resolve() if begin else None
        self.closer = False
        self._undecided = self.chosen is None
        self.view: RoomView | None = None
        self._viewed: tuple[Path, int] | None = None

    # Coming and going

    def enter(self) -> None:
        self.watch.start()
        super().enter()

    def leave(self) -> None:
        self.watch.stop()
        self.painter.forget()
        self.view = self._viewed = None

    def back(self) -> None:
        if self.closer:
            self._look_closer(False)
        else:
            super().back()

    def layout(self, size: tuple[int, int], theme: Theme) -> None:
        self.rebuild()

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self.watch.prefer = self.chosen
        if self.watch.update(seconds):
            self._keep_choice()
            self.rebuild()
        if self.painter.work():
            if self._show_room():
                self.rebuild()
            self.root.stale = True
        self.animating = self.painter.busy

    def _keep_choice(self) -> None:
        """The first map as long as the player has chosen none; the first too when his is gone."""
        lost = self.chosen not in self.watch.entries and self.watch.looked
        if lost or self._undecided:
            self.chosen = next((entry.path for entry in self._listed()), None)
        self.closer &= not lost

    # What there is

    def _listed(self) -> list[Entry]:
        """By folder, then by name."""
        folders = self.watch.folders

        def order(entry: Entry) -> tuple[int, str, str]:
            folder = next((n for n, each in enumerate(folders) if entry.path.is_relative_to(each)), len(folders))
            return folder, entry.name.casefold(), str(entry.path)

        return sorted(self.watch.entries.values(), key=order)

    @property
    def entry(self) -> Entry | None:
        return self.watch.entries.get(self.chosen) if self.chosen else None

    @property
    def wide(self) -> bool:
        width, height = self.window.size
        return width >= self.theme.ems(WIDE) and height >= self.theme.ems(TALL)

    def problem(self) -> str:
        """Why nobody can fight on the chosen map; empty if he can."""
        reading = self.entry.reading if self.entry else None
        if reading is None:
            return "Choose a map first." if self.entry is None else "The map is just being read."
        loaded = reading.playable
        if loaded is None:
            return "The map has faults; its report says what would mend them."
        if self.scenario is not None and self.scenario.key not in {each.key for each in reading.suits}:
            lacking = Faults()
            check_for(self.scenario, loaded, Place(""), lacking)
            return next((f"{sentence(fault.words)}." for fault in lacking.faults), NO_ROOM)
        return "" if reading.suits else NO_ROOM

    # Building

    def build(self) -> Widget:
        self._show_room()
        if self.wide:
            return Split(side=self._list(), main=self._map(), ems=27, left=True)
        if self.closer and self.entry is not None:
            return self._map()
        return self._list()

    def _list(self) -> Widget:
        listed = self._listed()
        chosen = next((number for number, each in enumerate(listed) if each.path == self.chosen), 0)
        words = "There is no map here yet." if self.watch.looked else "Looking for maps…"
        self.rows = MapRows(
            [self._item(each) for each in listed],
            chosen,
            self._choose,
            accept=lambda item: self._accept(),
            lines=6,
            name="maps",
            grow=1,
            empty=words,
        )
        own = Label(f"Your own maps: {places.own_maps()}", "small", colour=INK_SOFT, name="own folder")
        gone = Label(f"{self.watch.gone} is gone.", "small", colour=WINE, name="gone") if self.watch.gone else None
        ways = [Button("Back", self.back, name="back"), Space(grow=1)]
        if not self.wide:
            there = self.entry is not None
            closer = Button(
                "Look closer", lambda: self._look_closer(True), name="closer", enabled=there, reason="There is no map."
            )
            ways += [closer, self._play_button()]
        return Panel(self.rows, gone, own, Row(*ways, wraps=True), title=self._heading(), stretch=True, grow=1)

    def _heading(self) -> str:
        return f"Maps for {self.scenario.title}" if self.scenario is not None else "Maps"

    def _item(self, entry: Entry) -> MapItem:
        drawn = entry.reading.look.drawn if entry.reading else None
        size = f"{drawn.board.rows} by {drawn.board.columns}" if drawn else ""
        if entry.reading is None:
            return MapItem(entry.name, entry.path, "Being read…", mark=partial(self._draw_thumb, entry))
        look = entry.reading.look
        suits = _scenarios(entry) if not look.errors else sentence(look.errors[0].words)
        how = state(look)
        saved = f"{_place(entry.path)}, {_when(entry.reading.saved_at)}"
        return MapItem(
            entry.name,
            entry.path,
            suits,
            size,
            mark=partial(self._draw_thumb, entry),
            state=f"{how}. {saved}" if how else saved,
            faulty=bool(look.errors),
        )

    def _draw_thumb(self, entry: Entry, surface: pygame.Surface, plate: pygame.Rect) -> None:
        self.theme.plates.draw(surface, plate, "well")
        side = plate.width - self.theme.px(6)
        made = self.painter.thumbnail(entry, side, self.theme)
        if made is not None:
            surface.blit(made, made.get_rect(center=plate.center))
        elif entry.reading is not None and entry.reading.look.drawn is None:
            self.theme.write(surface, "?", plate, "heading", WINE, 0.5)
        if entry.reading is not None and entry.reading.look.errors:
            half = self.theme.ems(0.55)
            spot = (plate.right - half, plate.bottom - half)
            self.theme.plates.lozenge(surface, spot, half, WINE, (250, 244, 228))
            mark = self.theme.text("!", "strong", (250, 244, 228))
            surface.blit(mark, mark.get_rect(center=spot))

    def _map(self) -> Widget:
        entry = self.entry
        if entry is None or entry.reading is None:
            words = "Being read…" if entry is not None or not self.watch.looked else "There is no map to look at."
            ways = [Space(grow=1), self._play_button()]
            return Panel(Centred(Label(words, "italic", colour=INK_SOFT)), Row(*ways), stretch=True, grow=1)
        reading, drawn = entry.reading, entry.reading.look.drawn
        picture: Widget
        if self.view is not None and drawn is not None:
            picture = Framed(self.view)
        else:
            words = "Its picture is being drawn…" if drawn is not None else "This file cannot be drawn."
            picture = Layered(Centred(Label(words, "italic", colour=INK_SOFT)), grow=1)
        how = state(reading.look)
        again = f"Read again at {entry.again:%H:%M:%S}." if entry.again else ""
        standing = f"{how}." if how else "No faults."
        colour = WINE if reading.look.errors else INK if how else MOSS
        facts = []
        if drawn is not None:
            facts.append(_count(drawn.board.rows, "row") + " of " + _count(drawn.board.columns, "square"))
            facts.append(_count(len(drawn.starts), "start") if drawn.starts else "no starts")
        facts.append(f"{entry.path}, saved {_when(reading.saved_at)}")
        ways = [Space(grow=1), self._play_button()]
        if not self.wide:
            ways.insert(0, Button("Back to the list", self.back, name="list"))
        return Panel(
            Label(drawn.description, "italic", colour=INK_SOFT, lines=2) if drawn and drawn.description else None,
            picture,
            Label(_scenarios(entry), lines=2, name="suits") if not reading.look.errors else None,
            Label(", ".join(facts), "small", colour=INK_SOFT, lines=2, name="facts"),
            Row(
                Label(standing, "strong", colour=colour, name="state"),
                Label(again, "italic", colour=INK_SOFT, name="again"),
                wraps=True,
            ),
            Report(reading.look, entry.path, self._point_at, "report") if reading.look.faults else None,
            Row(*ways, wraps=True),
            title=entry.name,
            stretch=True,
            grow=1,
        )

    def _play_button(self) -> Button:
        problem = self.problem()
        words = "Take this map" if self.take else "Play here"
        return Button(
            words, self.play, style="primary", enabled=not problem, reason=problem, shortcut="commit", name="play"
        )

    def _show_room(self) -> bool:
        """Bring the large picture up to date, as far as it is drawn; true if there is one now and was none before."""
        entry = self.entry
        if entry is None or entry.reading is None or not (self.wide or self.closer):
            return False
        drawn, now = entry.reading.look.drawn, (entry.path, entry.version)
        if self._viewed is not None and self._viewed[0] != entry.path:
            self.view = self._viewed = None
        if drawn is None:
            self.view, self._viewed = None, now
        if drawn is None or self._viewed == now:
            return False
        done, picture = self.painter.floor(entry)
        if not done:
            return False
        self._viewed = now
        if self.view is not None:
            self.view.put(entry.reading, drawn, picture)
            return False
        self.view = RoomView(entry.reading, drawn, picture, "room")
        return True

    # What the player does

    def _choose(self, item: Item) -> None:
        self.chosen, self._undecided = item.value, False
        self.rebuild()

    def _accept(self) -> None:
        if not self.problem():
            self.play()
        elif not self.wide:
            self._look_closer(True)

    def _look_closer(self, closer: bool) -> None:
        self.closer = closer
        self.rebuild()

    def _point_at(self, fault: object) -> None:
        if self.view is not None:
            self.view.point_at(fault)  # type: ignore[arg-type]

    def play(self) -> None:
        entry = self.entry
        loaded = entry.reading.playable if entry and entry.reading else None
        if loaded is None or self.problem():
            return
        if self.take is not None:
            self.window.stage.pop()
            self.take(loaded)
            return
        from game.app.screens.own_map import OwnMapScreen

        self.window.stage.push(OwnMapScreen(loaded))


def _scenarios(entry: Entry) -> str:
    titles = [each.title for each in entry.reading.suits] if entry.reading else []
    return f"For {', '.join(titles)}" if titles else "For no scenario: it has too few starts"


def _place(path: Path) -> str:
    """A file as a player would name it: its folder and name."""
    return f"{path.parent.name}/{path.name}"


def _when(moment: datetime | None) -> str:
    return f"{moment.day} {moment:%B %Y, %H:%M}" if moment else "gone"


def _count(number: int, what: str) -> str:
    return f"{number} {what}{'' if number == 1 else 's'}"
