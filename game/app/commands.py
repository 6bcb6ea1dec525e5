"""What can be done by a key stroke: one table of commands with their usual keys, and the player's own in their place.

A button names its command (`shortcut="undo"`) and never a key. Keys are written as chords: "n", "ctrl+z", "shift+f5".
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

import pygame


@dataclass(frozen=True, slots=True)
class Command:
    """`usual`: chords that work it unless the player has another.

    `always`: the usual ones work in addition to the player's own, so that nobody locks himself out.
    `repeats`: a key held down does it again and again."""

    name: str
    words: str
    usual: tuple[str, ...] = ()
    always: bool = False
    repeats: bool = False


EVERYWHERE, BOARD, PLOTTING, WATCHING = "Everywhere", "Board", "Plotting", "Watching"

TABLE: dict[str, list[Command]] = {
    EVERYWHERE: [
        Command("up", "Up", ("up",), always=True, repeats=True),
        Command("down", "Down", ("down",), always=True, repeats=True),
        Command("left", "Left", ("left",), always=True, repeats=True),
        Command("right", "Right", ("right",), always=True, repeats=True),
        Command("accept", "Use what is chosen", ("return", "space", "enter"), always=True),
        Command("back", "Back, or the pause menu", ("escape", "ac back"), always=True),
        Command("next", "On to the next thing", ("tab",), always=True, repeats=True),
        Command("previous", "Back to the thing before", ("shift+tab",), always=True, repeats=True),
        Command("page up", "A page up", ("page up",), repeats=True),
        Command("page down", "A page down", ("page down",), repeats=True),
        Command("first", "To the first", ("home",)),
        Command("last", "To the last", ("end",)),
        Command("menu", "What else can be done here", ("menu", "shift+f10")),
        Command("onward", "To the main button", ("f8",)),
        Command("help", "Help", ("f1",)),
        Command("full screen", "Full screen and back", ("f11", "alt+return")),
        Command("larger", "Everything larger", ("ctrl++", "ctrl+=", "ctrl+shift+=", "ctrl+[+]")),
        Command("smaller", "Everything smaller", ("ctrl+-", "ctrl+[-]")),
        Command("usual size", "Everything in its usual size", ("ctrl+0", "ctrl+[0]")),
        Command("commit", "Commit, and begin", ("ctrl+return", "ctrl+enter")),
    ],
    PLOTTING: [
        Command("undo", "Undo", ("ctrl+z",), repeats=True),
        Command("redo", "Redo", ("ctrl+y", "ctrl+shift+z"), repeats=True),
        Command("copy plot", "Copy the last turn's plot", ("ctrl+p",)),
        Command("clear plot", "Empty all boxes", ("ctrl+delete",)),
        Command("odds", "The odds", ("f2",)),
        Command("last turn", "See the last turn again", ("ctrl+l",)),
        Command("next fighter", "The next of one's fighters", ("ctrl+page down",)),
        Command("previous fighter", "The fighter before", ("ctrl+page up",)),
    ],
    WATCHING: [
        Command("play", "Play and pause", ("p",)),
        Command("one on", "One thing on", (".",), repeats=True),
        Command("one back", "One thing back", (",",), repeats=True),
        Command("next step", "On to the next step", ("n",), repeats=True),
        Command("step before", "Back to the step before", ("b",), repeats=True),
        Command("next stretch", "On to the next turn", ("shift+n",), repeats=True),
        Command("stretch before", "Back to the turn before", ("shift+b",), repeats=True),
        Command("from the start", "From the beginning of what is new", ("home",)),
        Command("to the end", "Straight to the end", ("end",)),
        Command("speed", "How fast it is shown", ("s",)),
        Command("go on", "Go on", ("g",)),
    ],
    BOARD: [
        Command("zoom in", "Nearer", ("+", "=", "shift+=", "[+]"), repeats=True),
        Command("zoom out", "Further away", ("-", "[-]"), repeats=True),
        Command("whole board", "The whole board", ("0", "[0]")),
    ],
}
COMMANDS: dict[str, Command] = {command.name: command for commands in TABLE.values() for command in commands}
PLACE: dict[str, str] = {command.name: where for where, commands in TABLE.items() for command in commands}
APART = {frozenset((PLOTTING, WATCHING))}
"""Places that are never on one screen: a key may mean one thing in each."""

MODIFIERS = {
    pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LALT, pygame.K_RALT,
    pygame.K_LMETA, pygame.K_RMETA, pygame.K_CAPSLOCK, pygame.K_NUMLOCK, pygame.K_MODE,
}  # fmt: skip
WORDS = {
    "return": "Enter", "enter": "Enter (number pad)", "escape": "Escape", "ac back": "Back", ".": "Full stop",
    ",": "Comma", "page up": "Page Up", "page down": "Page Down", "+": "Plus", "-": "Minus", " ": "Space",
}  # fmt: skip


def chord_of(event: pygame.event.Event) -> str:
    """A key stroke as a chord; empty if it is none, or a modifier alone."""
    if event.type != pygame.KEYDOWN or event.key in MODIFIERS:
        return ""
    name = pygame.key.name(event.key).lower()
    mod = getattr(event, "mod", 0)
    held = [
        word
        for word, bits in (
            ("ctrl", pygame.KMOD_CTRL | pygame.KMOD_META),
            ("alt", pygame.KMOD_ALT),
            ("shift", pygame.KMOD_SHIFT),
        )
        if mod & bits
    ]
    return "+".join([*held, name]) if name else ""


def in_words(chord: str) -> str:
    """As it is written for the player: "Ctrl+Page Down"."""
    held, plus, key = chord.rpartition("+")
    if not key:  # the plus key itself
        held, plus, key = chord[:-2], "+" if len(chord) > 1 else "", "+"
    words = WORDS.get(key) or (f"{key[1:-1]} (number pad)" if re.fullmatch(r"\[.\]", key) else key.title())
    return f"{held.title()}{plus}{words}"


class Keys:
    """The keys as they now are. `own`: the player's chord by command, empty for none; names nobody knows count for
    nothing."""

    def __init__(self, own: Mapping[str, str] | None = None) -> None:
        self.own = {name: chord.strip().lower() for name, chord in (own or {}).items() if name in COMMANDS}
        self._named: dict[str, list[str]] = {}
        for name in COMMANDS:
            for chord in self.chords(name):
                self._named.setdefault(chord, []).append(name)

    def chords(self, shortcut: str) -> tuple[str, ...]:
        """What works a command; a shortcut that is no command is a chord itself."""
        command = COMMANDS.get(shortcut)
        if command is None:
            return (shortcut,) if shortcut else ()
        if shortcut not in self.own:
            return command.usual
        own = (self.own[shortcut],) if self.own[shortcut] else ()
        return (*own, *command.usual) if command.always else own

    def commands(self, event: pygame.event.Event) -> list[str]:
        """The names of what a key stroke asks for, those of the place and of everywhere."""
        return self._named.get(chord_of(event), [])

    def words(self, shortcut: str) -> str:
        """The first key of a command as the player reads it; empty if it has none."""
        chords = self.chords(shortcut)
        return in_words(chords[0]) if chords else ""

    def told(self, text: str) -> str:
        """A text with the keys of commands named in braces: "{undo} takes it back"."""
        return re.sub(
            r"\{([a-z ]+)\}",
            lambda found: (self.words(found[1]) or "no key") if found[1] in COMMANDS else found[0],
            text,
        )

    def rival(self, name: str, chord: str) -> Command | None:
        """Another command that the chord works already, where both could be meant."""
        for other in self._named.get(chord, []):
            if other != name and frozenset((PLACE[other], PLACE[name])) not in APART:
                return COMMANDS[other]
        return None

    def bound(self, name: str, chord: str) -> dict[str, str]:
        """`own` with that chord given to a command, and taken from the one that had it."""
        own = dict(self.own)
        rival = self.rival(name, chord)
        if rival is not None:
            own[rival.name] = ""
        own[name] = chord
        if COMMANDS[name].usual[:1] == (chord,):
            del own[name]
        return own
