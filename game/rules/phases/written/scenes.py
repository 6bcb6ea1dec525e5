"""Duels and jousts, read, checked and written."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.phases.duels.duel import Duel
from game.rules.phases.duels.duel import Stage as DuelStage
from game.rules.phases.figure import LANCE, Figure
from game.rules.phases.jousts.admission import missing
from game.rules.phases.jousts.joust import Joust
from game.rules.phases.jousts.joust import Stage as JoustStage
from game.rules.phases.position import Position, Scene
from game.rules.phases.tables.model import Tables
from game.rules.phases.written.faults import Faults
from game.rules.phases.written.models import DuelData, JoustData


def read_scene(data: DuelData | JoustData | None, figures: Mapping[str, Figure]) -> Scene | None:
    if data is None:
        return None
    if isinstance(data, DuelData):
        return Duel((data.pair[0], data.pair[1]), data.pool, data.foils, data.stake, data.stage)
    first, second = data.knights
    lances = data.lances or [_carried(figures.get(first)), _carried(figures.get(second))]
    return Joust(
        (first, second),
        data.sport,
        (data.score[0], data.score[1]),
        (lances[0], lances[1]),
        data.stake,
        data.stage,
        tuple(data.grander),
        tuple(data.choosing),
        tuple(data.unhorsed),
        max(0, data.tilt - 1) if data.passes is None else data.passes,
    )


def _carried(knight: Figure | None) -> int:
    """The lances that he has with him."""
    return (*knight.quick, *knight.backpack, *knight.satchels).count(LANCE) if knight else 0


def check_scene(position: Position, tables: Tables, faults: Faults) -> None:
    scene = position.scene
    if isinstance(scene, Duel):
        _check_duel(position, scene, tables, faults)
    elif isinstance(scene, Joust):
        _check_joust(position, scene, tables, faults)


def _check_pair(position: Position, pair: tuple[str, str], place: str, faults: Faults) -> bool:
    for name in pair:
        if name not in position.figures:
            faults.note(place, f"there is no figure {name!r}")
    if pair[0] == pair[1]:
        faults.note(place, f"{pair[0]} stands here twice; it takes two")
    return all(name in position.figures for name in pair)


def _check_fit(position: Position, pair: tuple[str, str], faults: Faults) -> None:
    for name in pair:
        if not position.figures[name].able:
            faults.note(f"figures.{name}", "cannot fight: has no hit points left, or is unconscious or dead")


def _check_duel(position: Position, duel: Duel, tables: Tables, faults: Faults) -> None:
    found = _check_pair(position, duel.pair, "scene.pair", faults)
    stake = tables.duels.stake(duel.stake)
    if stake is None:
        known = ", ".join(each.key for each in tables.duels.stakes)
        faults.note("scene.stake", f"there is no stake {duel.stake!r}; known are {known}")
    if not found or duel.stage is DuelStage.OVER:
        return
    _check_fit(position, duel.pair, faults)
    for name in duel.pair:
        if stake is not None and stake.thing is not None and stake.thing not in position.figures[name].goods:
            faults.note("scene.stake", f"{name} cannot lay {stake.words}: it is not among the goods")


def _check_joust(position: Position, joust: Joust, tables: Tables, faults: Faults) -> None:
    found = _check_pair(position, joust.knights, "scene.knights", faults)
    for key in dict.fromkeys((joust.stake, *joust.grander)):
        if tables.jousts.stake(key) is None:
            known = ", ".join(each.key for each in tables.jousts.stakes)
            faults.note("scene.stake", f"there is no stake {key!r}; known are {known}")
    for name in (*joust.choosing, *joust.unhorsed):
        if name not in joust.knights:
            faults.note("scene", f"{name!r} is neither of the two knights")
    if not found or joust.stage is JoustStage.OVER:
        return
    _check_fit(position, joust.knights, faults)
    stake = tables.jousts.stake(joust.stake)
    for name in joust.knights:
        knight = position.figures[name]
        lances = joust.lances_of(name) if position.round <= 1 else 1
        lacks = missing(knight, lances)
        if knight.mount is None and "mount" not in lacks:
            lacks.append("mount")
        if lacks:
            faults.note(f"figures.{name}", f"not admitted to the lists; lacks {', '.join(lacks)}")
        if stake is not None and stake.thing is not None and stake.thing not in knight.goods:
            faults.note("scene.stake", f"{name} cannot lay {stake.words}: it is not among the goods")
        if name in joust.choosing and not knight.stable:
            faults.note("scene.choosing", f"{name} has no mounts to choose among")
    if joust.stage is JoustStage.CARRIAGES and not any(joust.lances):
        faults.note("scene.lances", "neither has a lance left, so there is nothing to ride for")
    if joust.stage is JoustStage.READY:
        faults.note("scene.stage", 'a joust is written before a decision; write "carriages"')


def write_scene(position: Position) -> dict[str, Any] | None:
    scene = position.scene
    if scene is None:
        return None
    if isinstance(scene, Duel):
        return {
            "kind": scene.kind,
            "pair": list(scene.pair),
            "pool": scene.pool,
            "foils": scene.foils,
            "stake": scene.stake,
            "stage": scene.stage.value,
        }
    return {
        "kind": scene.kind,
        "knights": list(scene.knights),
        "sport": scene.sport,
        "tilt": position.round,
        "score": list(scene.score),
        "lances": list(scene.lances),
        "stake": scene.stake,
        "stage": scene.stage.value,
        "grander": list(scene.grander),
        "choosing": list(scene.choosing),
        "unhorsed": list(scene.unhorsed),
        "passes": scene.passes,
    }
