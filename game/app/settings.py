"""What the player has chosen for the window, kept as one JSON file in his configuration folder."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator

from game import json_files, places, whole_files

SidePalette = Literal["painted", "distinct", "strong"]


class Settings(BaseModel):
    """Unknown fields are ignored, so that a file of a newer game still opens in an older one."""

    model_config = ConfigDict(extra="ignore", validate_assignment=True)

    ui_scale: float = Field(1.0, ge=0.75, le=3.0)
    text_size: float = Field(1.0, ge=0.8, le=1.6)
    animation_speed: float = Field(1.0, ge=0.25, le=4.0)
    reduced_motion: bool = False
    volume: float = Field(0.7, ge=0.0, le=1.0)
    """of everything; the two below are shares of it"""
    fight_volume: float = Field(1.0, ge=0.0, le=1.0)
    table_volume: float = Field(1.0, ge=0.0, le=1.0)
    """of buttons and pages"""
    fullscreen: bool = False
    side_palette: SidePalette = "painted"
    hold_to_reveal: bool = True
    """At a hand-over the next player holds the button instead of pressing it twice."""
    keys: dict[str, str] = Field(default_factory=dict)
    """The player's own keys, by command (`game.app.commands`); empty for none."""
    pad_buttons: dict[str, int] = Field(default_factory=dict)
    """His own buttons of a gamepad, by what they do (`game.app.gamepad`)."""
    lessons_learnt: tuple[str, ...] = ()

    @field_validator("keys", "pad_buttons", mode="before")
    @classmethod
    def _passable(cls, written: Any, info: Any) -> Any:
        """What no key or button can be is left out, and the rest is kept."""
        kind = str if info.field_name == "keys" else int
        if not isinstance(written, dict):
            return {}
        return {name: value for name, value in written.items() if type(value) is kind}


def load(file: Path | None = None) -> tuple[Settings, str]:
    """The settings and a report in words, empty when all is well.

    A file that cannot be understood is renamed aside, so that it is reported once and nothing in it is lost.
    """
    file = file or places.settings_file()
    try:
        written = file.read_bytes()
    except FileNotFoundError:
        return Settings(), ""
    except OSError as fault:
        return Settings(), f"The settings file {file} cannot be read ({fault.strerror}). The usual settings are used."
    try:
        return Settings.model_validate(json_files.parse(written)), ""
    except json_files.BadJson as fault:
        return Settings(), _set_aside(file, str(fault))
    except ValidationError as fault:
        return Settings(), _set_aside(file, _in_words(fault))


def _in_words(fault: ValidationError) -> str:
    words = []
    for error in fault.errors():
        where = ".".join(str(part) for part in error["loc"]) or "the whole file"
        words.append(f"{where}: {error['msg'][0].lower()}{error['msg'][1:]}")
    return "; ".join(words)


def _set_aside(file: Path, what: str) -> str:
    report = f"The settings file {file} cannot be used: {what}. The usual settings are used instead."
    aside = file.with_name(f"{file.stem}.broken{file.suffix}")
    count = 2
    while aside.exists():
        aside = file.with_name(f"{file.stem}.broken-{count}{file.suffix}")
        count += 1
    try:
        file.rename(aside)
    except OSError:
        return f"{report} Delete or mend the file to be rid of this message."
    return f"{report} The file is kept as {aside.name}; mend it and give it back its name to use it again."


def save(settings: Settings, file: Path | None = None) -> str:
    """Write the settings whole or not at all; the answer is empty, or says in words why it failed."""
    file = file or places.settings_file()
    try:
        whole_files.write(file, settings.model_dump_json(indent=2) + "\n")
    except OSError as fault:
        return f"The settings could not be saved in {file} ({fault.strerror}). They hold until you quit."
    return ""
