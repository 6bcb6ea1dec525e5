"""Writing a plot: box by box, every order that makes sense, and of all that was begun only the best is carried on."""

from __future__ import annotations

from random import Random

from game.ai.swashbuckler.approach import FAR, Costs, boxes_to
from game.ai.swashbuckler.boxes import codes_before
from game.ai.swashbuckler.doing import Doing
from game.ai.swashbuckler.look import Look, look_at
from game.ai.swashbuckler.temperaments import Temper
from game.ai.swashbuckler.thought import Thought
from game.ai.swashbuckler.tricks import Tricks
from game.ai.swashbuckler.weighing import Weighing
from game.ai.swashbuckler.wishes import Wishes
from game.rules.kernel.decisions import Decision
from game.rules.swashbuckler import events as e
from game.rules.swashbuckler.plot import BOXES
from game.rules.swashbuckler.position import Position
from game.rules.swashbuckler.reasons import Reason
from game.rules.swashbuckler.system import Swashbuckler

NODES_A_THOUGHT = 90
"""About how many orders come of one thought that is carried on through all six boxes."""
MOST_FORECASTS = 6
UNLUCKY = {Reason.NO_TARGET, Reason.LOST_CONTEST, Reason.KNOCKED_ASIDE}
"""Failures that a forecast may show because nobody else stirs in it."""


def plot(system: Swashbuckler, view: Position, decision: Decision, rng: Random, temper: Temper, budget: int) -> str:
    """The best plot that was found, whose orders can be carried out as things stand."""
    thoughts = _Plotter(look_at(view, system.card, decision.about, temper), rng).thoughts(budget)
    texts = [" ".join(thought.text) for thought in thoughts[:MOST_FORECASTS]]
    for text in texts:
        if not _fails(system, view, decision, text):
            return text
    return texts[0] if texts else ""


def _fails(system: Swashbuckler, view: Position, decision: Decision, text: str) -> bool:
    return any(
        event.fighter == decision.about and (not isinstance(event, e.Failed) or event.reason not in UNLUCKY)
        for foreseen in system.forecast(view, decision, text)
        for event in foreseen.events
        if isinstance(event, (e.Failed, e.Overboard))
    )


CARRIED_REST, LYING, UNDER = 0.03, 0.3, 0.4
"""What it costs to begin the next turn resting, on the floor, or beneath a table."""
HASTE = 0.1
"""How much of the way that is left counts again with every box."""
NEXT_TURN = 0.5
"""How much of a danger remains that one will still be able to answer."""


class _Plotter:
    def __init__(self, look: Look, rng: Random) -> None:
        self.look = look
        self.temper = look.temper
        self.rng = rng
        self.weighing = Weighing(look)
        tricks = Tricks(look)
        self.doing = Doing(look, self.weighing, tricks)
        self.far = boxes_to(look.ground, Wishes(look, tricks).places(), self._costs())

    def _costs(self) -> Costs:
        card, options, fighter = self.look.card, self.look.view.options, self.look.me.fighter
        return Costs(
            1 + card.rests("1", None, options),
            1 + card.rests("J", "U", options),
            leaps=not fighter.half_body_gone and fighter.chest is None,
        )

    def thoughts(self, budget: int) -> list[Thought]:
        """Whole plots, the best first. `budget`: how many orders may be reckoned; when it is spent, only the very best
        that was begun is brought to an end.
        """
        width = max(2, budget // NODES_A_THOUGHT)
        start = self._start()
        waiting: dict[int, list[Thought]] = {start.box: [start]}
        done: list[Thought] = []
        for box in range(start.box, BOXES + 1):
            for place, thought in enumerate(self._best(waiting.pop(box, []), width)):
                if place and budget <= 0:
                    break
                for onward in self.doing.orders(thought):
                    budget -= 1
                    onward.score -= HASTE * (onward.box - thought.box) * self._distance(onward)
                    if onward.box > BOXES:
                        done.append(onward)
                    else:
                        waiting.setdefault(onward.box, []).append(onward)
        for thought in done:
            thought.score += self._afterwards(thought) + self.temper.whim * self.rng.random()
        return sorted(done, key=lambda thought: -thought.score)

    def _start(self) -> Thought:
        me, fighter = self.look.me, self.look.me.fighter
        first = fighter.plot.free_from(self.look.view.step)
        return Thought(
            first,
            me.square,
            me.facing,
            fighter.prone,
            fighter.under,
            codes_before(fighter, first),
            fighter.sword,
            fighter.dagger,
            fighter.chest is not None,
            fighter.walked > 0,
            fighter.strode,
        )

    def _best(self, thoughts: list[Thought], width: int) -> list[Thought]:
        """The best of each kind; two that stand alike and have done the same things are of one kind."""
        kinds: dict[tuple[object, ...], tuple[float, Thought]] = {}
        for thought in thoughts:
            rank = thought.score - self._distance(thought)
            kind = (thought.square, thought.facing, thought.prone, thought.before, thought.used, len(thought.stunned))
            if kind not in kinds or rank > kinds[kind][0]:
                kinds[kind] = (rank, thought)
        ranked = sorted(kinds.values(), key=lambda pair: -pair[0])
        return [thought for _, thought in ranked[:width]]

    def _distance(self, thought: Thought) -> float:
        """How far he still is from where he wants to be."""
        return self.temper.zeal * min(FAR, self.far.get((thought.square, thought.facing), FAR))

    def _afterwards(self, thought: Thought) -> float:
        """What the end of a plot is worth: where he stands, and how open to the first step of the next turn."""
        worth = -self._distance(thought)
        worth -= (thought.box - BOXES - 1) * CARRIED_REST
        if thought.prone:
            worth -= UNDER if thought.under else LYING
        before = thought.score
        self.weighing.suffer(thought, thought.square, BOXES + 1)
        thought.score, harm = before, thought.score - before
        return worth + harm * (1.0 if thought.box > BOXES + 1 else NEXT_TURN)
