"""Events as they are written: one JSON object each, told apart by `type`."""

from __future__ import annotations

from dataclasses import fields
from typing import Annotated, Any

from pydantic import Field, TypeAdapter

from game.rules.phases.events import AnyEvent

_ADAPTER: TypeAdapter[AnyEvent] = TypeAdapter(Annotated[AnyEvent, Field(discriminator="type")])


def read_event(data: Any) -> AnyEvent:
    """Raises ValueError for anything that is no event."""
    return _ADAPTER.validate_python(data)


def write_event(event: AnyEvent) -> dict[str, Any]:
    """Type first, then when, then the rest; tuples as lists."""
    return {"type": event.type} | {field.name: _plain(getattr(event, field.name)) for field in fields(event)}


def _plain(value: Any) -> Any:
    if isinstance(value, tuple | list):
        return [_plain(each) for each in value]
    if isinstance(value, dict):
        return {key: _plain(each) for key, each in value.items()}
    return value
