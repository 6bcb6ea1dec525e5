"""Who owes which decision, and what is wrong with an answer (E)."""

from __future__ import annotations

from game.rules.kernel.decisions import Answer, Decision, Fault, Form
from game.rules.phases.duels import answers as in_duels
from game.rules.phases.duels.duel import Duel
from game.rules.phases.duels.duel import Stage as DuelStage
from game.rules.phases.jousts import answers as in_jousts
from game.rules.phases.jousts.joust import USUAL_STAKE, Joust
from game.rules.phases.jousts.joust import Stage as JoustStage
from game.rules.phases.position import Position
from game.rules.phases.tables.model import Tables

TERMS, CHALLENGE, BET = "terms", "challenge", "bet"
MOUNT, STAKE, CARRIAGE = "mount", "stake", "carriage"
KINDS = (TERMS, CHALLENGE, BET, MOUNT, STAKE, CARRIAGE)
SEALED = (BET, MOUNT, CARRIAGE)

_PASSES = {
    TERMS: in_duels.write_terms(foils=True),
    CHALLENGE: in_duels.ACCEPT,
    BET: 1,
    MOUNT: in_jousts.KEEP,
    STAKE: USUAL_STAKE,
    CARRIAGE: "upright",
}


def owed(position: Position) -> tuple[Decision, ...]:
    """What the scene waits for; nothing before the first scene and after the game."""
    if position.result is not None or position.scene is None:
        return ()
    kind, figures = _asked(position.scene)
    group = f"{kind}:{position.number}.{position.round}"
    return tuple(_decision(position, kind, group, figure) for figure in sorted(figures))


def _asked(scene: Duel | Joust) -> tuple[str, tuple[str, ...]]:
    """The kind of decision and the figures that are asked."""
    if isinstance(scene, Duel):
        if scene.stage is DuelStage.TERMS:
            return TERMS, scene.pair[:1]
        if scene.stage is DuelStage.CHALLENGE:
            return CHALLENGE, scene.pair[1:]
        return (BET, scene.pair) if scene.stage is DuelStage.BETS else ("", ())
    if scene.stage is JoustStage.MOUNTS:
        return MOUNT, scene.choosing
    if scene.stage is JoustStage.PROPOSING:
        return STAKE, scene.knights[:1]
    if scene.stage is JoustStage.AGREEING:
        return STAKE, scene.knights[1:]
    return (CARRIAGE, scene.knights) if scene.stage is JoustStage.CARRIAGES else ("", ())


def _decision(position: Position, kind: str, group: str, figure: str) -> Decision:
    seat = position.figures[figure].seat
    sealed = kind in SEALED
    audience = (seat,) if sealed else position.seats
    return Decision(f"{group}:{figure}", kind, seat, figure, audience, group, Form.SEALED if sealed else Form.OPEN)


def pass_answer(decision: Decision) -> Answer:
    """Always legal, and as little as possible: foils for honour, one hit point, the usual stake, upright."""
    return _PASSES[decision.kind]


def faults(view: Position, decision: Decision, answer: Answer, tables: Tables) -> list[Fault]:
    """All that is wrong with an answer."""
    if answer is None:
        return [Fault("missing", "", "there is no answer to this decision")]
    scene, figure, kind = view.scene, decision.about, decision.kind
    if isinstance(scene, Duel):
        if kind == TERMS:
            return in_duels.faults_of_terms(view, scene, tables.duels, answer)
        if kind == CHALLENGE:
            return in_duels.faults_of_answer(scene, answer)
        return in_duels.faults_of_bet(view, figure, tables.duels, answer)
    assert isinstance(scene, Joust)
    if kind == MOUNT:
        return in_jousts.faults_of_mount(view, figure, answer)
    if kind == STAKE and scene.stage is JoustStage.PROPOSING:
        return in_jousts.faults_of_proposal(view, scene, tables.jousts, answer)
    if kind == STAKE:
        return in_jousts.faults_of_agreement(answer)
    return in_jousts.faults_of_carriage(tables.jousts, answer)
