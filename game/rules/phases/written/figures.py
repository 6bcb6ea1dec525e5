"""Figures and their mounts, read and written."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from game.rules.phases.figure import STATES, YARD, Figure, Mount
from game.rules.phases.tables.model import Tables
from game.rules.phases.written.faults import Faults
from game.rules.phases.written.models import FigureData, MountData


def read_figures(
    written: Sequence[FigureData], sides: Mapping[str, str], tables: Tables, faults: Faults
) -> dict[str, Figure]:
    """By id. `sides`: the side of each seat that has one; another seat is a side of its own."""
    figures: dict[str, Figure] = {}
    owners: dict[str, str] = {}
    for data in written:
        place = f"figures.{data.id}"
        if data.id in figures:
            faults.note(place, "two figures have this id")
        figure = _read(data, sides, tables, faults, place)
        figures[data.id] = figure
        for mount in figure.stable:
            if owners.setdefault(mount.id, data.id) != data.id:
                faults.note(f"{place}.stable", f"{mount.id} stands in the stable of {owners[mount.id]} already")
    return figures


def _read(data: FigureData, sides: Mapping[str, str], tables: Tables, faults: Faults, place: str) -> Figure:
    _check_names(data, tables, faults, place)
    seat = data.seat or data.id
    calling = next((each for each in tables.people.callings if each.key == data.calling), tables.people.callings[0])
    full = data.full or max(data.hit_points, calling.hit_points + calling.a_rank * (data.rank - 1))
    if data.hit_points > full:
        faults.note(f"{place}.hit_points", f"{data.hit_points} is more than {data.full}, which is full")
    stable = _stable(data, tables, faults, place)
    return Figure(
        data.id,
        data.name,
        seat,
        data.side or sides.get(seat, seat),
        data.calling,
        data.rank,
        data.thews,
        data.wits,
        data.hit_points,
        full,
        data.armour,
        tuple(data.quick),
        tuple(data.backpack),
        tuple(data.satchels),
        tuple(data.in_hand),
        tuple(data.goods),
        frozenset(data.state),
        _ridden(data, stable, tables, faults, place),
        stable,
        data.points,
    )


def _check_names(data: FigureData, tables: Tables, faults: Faults, place: str) -> None:
    callings = [each.key for each in tables.people.callings]
    if data.calling not in callings:
        faults.note(f"{place}.calling", f"{data.calling!r} is unknown; known are {', '.join(callings)}")
    armour = [each.key for each in tables.people.armour]
    if data.armour not in armour:
        faults.note(f"{place}.armour", f"{data.armour!r} is unknown; known are {', '.join(armour)}")
    for state in data.state:
        if state not in STATES:
            faults.note(f"{place}.state", f"{state!r} is unknown; known are {', '.join(STATES)}")


def _mount(written: str | MountData, name: str, tables: Tables, faults: Faults, place: str) -> Mount | None:
    kind = (written if isinstance(written, str) else written.kind).lower().replace("_", " ")
    kinds = [mount.key for mount in tables.jousts.mounts]
    if kind not in kinds:
        faults.note(place, f"{kind!r} is no mount; known are {', '.join(kinds)}")
        return None
    return Mount(name if isinstance(written, str) else written.id, kind)


def _stable(data: FigureData, tables: Tables, faults: Faults, place: str) -> tuple[Mount, ...]:
    """His own mounts; a kind alone gets an id of his, and what he rides is his if no stable is written."""
    written = list(data.stable)
    if not written and data.mount is not None and _id(data.mount) != YARD:
        written = [data.mount]
    numbers: Counter[str] = Counter()
    found = []
    for number, each in enumerate(written):
        kind = each if isinstance(each, str) else each.kind
        numbers[kind] += 1
        name = f"{data.id}.{kind}" + (f".{numbers[kind]}" if numbers[kind] > 1 else "")
        where = f"{place}.stable.{number}" if data.stable else f"{place}.mount"
        mount = _mount(each, name, tables, faults, where)
        if mount is not None:
            found.append(mount)
    ids = [mount.id for mount in found]
    if len(set(ids)) < len(ids):
        faults.note(f"{place}.stable", "two mounts have the same id")
    return tuple(found)


def _ridden(data: FigureData, stable: tuple[Mount, ...], tables: Tables, faults: Faults, place: str) -> Mount | None:
    """Of his own if one fits, else as written."""
    if data.mount is None:
        return None
    mount = _mount(data.mount, f"{data.id}.{_id(data.mount)}", tables, faults, f"{place}.mount")
    if mount is None or mount.id == YARD:
        return mount
    if isinstance(data.mount, str):
        mount = next((each for each in stable if each.kind == mount.kind), mount)
    if mount not in stable:
        faults.note(f"{place}.mount", f"{mount.id} is not in the stable; what the yard lends has the id {YARD}")
    return mount


def _id(mount: str | MountData) -> str:
    return mount if isinstance(mount, str) else mount.id


def write_figure(figure: Figure) -> dict[str, Any]:
    return {
        "id": figure.id,
        "name": figure.name,
        "seat": figure.seat,
        "side": figure.side,
        "calling": figure.calling,
        "rank": figure.rank,
        "thews": figure.thews,
        "wits": figure.wits,
        "hit_points": figure.hit_points,
        "full": figure.full,
        "armour": figure.armour,
        "quick": list(figure.quick),
        "backpack": list(figure.backpack),
        "satchels": list(figure.satchels),
        "in_hand": list(figure.in_hand),
        "goods": list(figure.goods),
        "state": sorted(figure.state),
        "mount": _write_mount(figure.mount) if figure.mount else None,
        "stable": [_write_mount(mount) for mount in figure.stable],
        "points": figure.points,
    }


def _write_mount(mount: Mount) -> dict[str, str]:
    return {"id": mount.id, "kind": mount.kind}
