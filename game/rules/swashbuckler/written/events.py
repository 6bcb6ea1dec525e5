"""Events as they are written: one JSON object each, told apart by `type`."""

from __future__ import annotations

from dataclasses import fields
from typing import Annotated, Any

from pydantic import Field, TypeAdapter

from game.rules.swashbuckler.events import Event

_ADAPTER: TypeAdapter[Event] = TypeAdapter(Annotated[Event, Field(discriminator="type")])


def read_event(data: Any) -> Event:
    """Raises ValueError for anything that is no event."""
    return _ADAPTER.validate_python(data)


def write_event(event: Event) -> dict[str, Any]:
    """Type and time first, then the rest; tuples as lists."""
    data = {"type": event.type, "turn": event.turn, "step": event.step}
    for field in fields(event):
        data[field.name] = _plain(getattr(event, field.name))
    return data


def _plain(value: Any) -> Any:
    if isinstance(value, tuple):
        return [_plain(each) for each in value]
    if isinstance(value, dict):
        return {key: _plain(each) for key, each in value.items()}
    return value
