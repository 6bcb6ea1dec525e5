"""A plot half written, with what it is reckoned to have come to so far."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.ai.swashbuckler.boxes import Before, then
from game.ai.swashbuckler.guessing import Stance, Step
from game.rules.swashbuckler.fighter import Weapon


@dataclass(slots=True)
class Thought:
    """`box`: the next to be written in. `text`: the orders so far. `score`: in fighters put out.

    `stunned`: chances by fighter and step, `beaten`: chances by fighter that he is out by now. `moved`: his orders have
    moved him a square this turn; `strode`: the last one did. `used`: pieces thrown, shoved or taken already.
    `pushed`: for a square somebody may have been pushed into, the one he is guessed to be in, and None for the latter.
    `maybe`: where else he may be, if any of his moves comes to nothing.
    Copies share what these hold; it is never changed, only replaced.
    """

    box: int
    square: int
    facing: int
    prone: bool
    under: bool
    before: Before
    sword: Weapon | None
    dagger: Weapon | None
    chest: bool
    moved: bool
    strode: bool
    text: tuple[str, ...] = ()
    score: float = 0.0
    stunned: dict[tuple[str, int], float] = field(default_factory=dict)
    beaten: dict[str, float] = field(default_factory=dict)
    used: frozenset[str] = frozenset()
    pushed: dict[int, int | None] = field(default_factory=dict)
    maybe: frozenset[int] = frozenset()

    def after(self, code: str, text: str, rests: int) -> Thought:
        """The same with one more order written."""
        return Thought(
            self.box + 1 + rests,
            self.square,
            self.facing,
            self.prone,
            self.under,
            then(self.before, code, rests),
            self.sword,
            self.dagger,
            self.chest,
            self.moved,
            False,
            (*self.text, text),
            self.score,
            self.stunned,
            self.beaten,
            self.used,
            self.pushed,
            self.maybe,
        )

    def who(self, step: Step, square: int) -> Stance | None:
        """Who may be in a square in a step, after whom I have pushed."""
        if self.pushed:
            origin = self.pushed.get(square, square)
            return None if origin is None else step.at.get(origin)
        return step.at.get(square)

    def push(self, square: int, goal: int) -> None:
        """He has been pushed from one square into the next; nowhere, if he is out of it."""
        pushed = {**self.pushed, square: None}
        if goal >= 0:
            pushed[goal] = self.pushed.get(square, square)
        self.pushed = pushed

    def stun(self, fighter: str, first: int, chance: float, boxes: tuple[float, ...]) -> None:
        """A trick may have stunned somebody from a step on; `boxes`: the chances of one box, of two, and so on."""
        changed = dict(self.stunned)
        for step, least in enumerate(boxes, start=first):
            if least:
                changed[fighter, step] = 1 - (1 - changed.get((fighter, step), 0.0)) * (1 - chance * least)
        self.stunned = changed

    def beat(self, fighter: str, chance: float) -> None:
        if chance > 0:
            self.beaten = {**self.beaten, fighter: 1 - (1 - self.beaten.get(fighter, 0.0)) * (1 - min(chance, 1.0))}
