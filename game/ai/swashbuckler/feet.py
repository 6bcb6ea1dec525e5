"""Where the feet can carry a fighter, and whom he may shove or kick on the way (R9, R10)."""

from __future__ import annotations

from dataclasses import dataclass

from game.ai.swashbuckler.ground import NOWHERE
from game.ai.swashbuckler.guessing import Stance
from game.ai.swashbuckler.look import Look
from game.ai.swashbuckler.thought import Thought
from game.rules.swashbuckler.pieces import Kind

STEPS = {"1": 0, "RUN": 0, "1K": 0, "B": 4, "SL": 6, "SR": 2}
CRAWLS = {"F": 0, "R": 2, "B": 4, "L": 6}
SIDEWAYS = frozenset({"B", "SL", "SR"})
FOOTWORK = 3
"""Squares from an enemy within which one moves sideways and back without a second thought."""
UNGAINLY = 2.2
"""Boxes that any other side or back step counts for more, so that nobody crosses a room like a crab."""
THROWN_DOWN = 0.25
"""What a fall from height is worth."""
STUNNED_BESIDE_HIM = 0.3
"""What it costs to lose a shoving match against somebody who can strike."""


@dataclass(frozen=True, slots=True)
class Way:
    """One order of movement: where it leads, and in which direction."""

    code: str
    parameter: str
    goal: int
    direction: int


class Feet:
    def __init__(self, look: Look) -> None:
        self.ground = look.ground
        self.odds = look.odds
        self.me = look.me
        self.guesses = look.guesses
        self.temper = look.temper
        self._footwork = self._near_enemies()
        self.runs = "run" in look.view.options
        self.half_body = look.me.fighter.half_body_gone

    def _near_enemies(self) -> frozenset[int]:
        """The squares about everybody who may be an enemy there, this turn or at its end."""
        enemies = {
            stance.square
            for guess in self.guesses
            for step in (min(guess.steps), max(guess.steps))
            for stance in guess.steps[step].at.values()
            if stance.figure.foe
        }
        around = enemies
        for _ in range(FOOTWORK):
            around = around.union(*(self.ground.beyond[square] for square in around if square != NOWHERE))
        return frozenset(around)

    def may_move(self, thought: Thought) -> bool:
        """Half the Body gone: one square a turn (R12.1)."""
        return not (self.half_body and thought.moved)

    def ways(self, thought: Thought) -> list[Way]:
        """Every order that would move a standing fighter; none leads off the board."""
        if not self.may_move(thought):
            return []
        found = []
        walk, square, facing = self.ground.walk[thought.square], thought.square, thought.facing
        for code, turn in STEPS.items():
            direction = (facing + turn) % 8
            if walk[direction] == NOWHERE or self._out_of_the_door(thought, direction):
                continue
            if code != "RUN" or (self.runs and thought.strode):
                found.append(Way(code, "", walk[direction], direction))
        if not self.half_body and not thought.chest:
            leap = self.ground.leaps[square].get(facing)
            if leap is not None and not self._over_the_side(thought):
                found.append(Way(*leap, facing))
            found += [Way("G", count, goal, facing) for count, goal in self.ground.swings(square, facing)]
        return found

    def _out_of_the_door(self, thought: Thought, direction: int) -> bool:
        """Whether a step may lead off the board, if he is not where he thinks he is."""
        exits, beyond = self.ground.exit, self.ground.beyond
        return any(exits[square] and beyond[square][direction] == NOWHERE for square in thought.maybe)

    def _over_the_side(self, thought: Thought) -> bool:
        """The same of a jump into the void, or off an open edge."""
        ahead = [self.ground.beyond[square][thought.facing] for square in thought.maybe]
        return any(self.ground.open_edge if square == NOWHERE else self.ground.void[square] for square in ahead)

    def crawls(self, thought: Thought) -> list[Way]:
        """One square, out from beneath a table or on beneath the next of its squares (R9.4)."""
        if not self.may_move(thought):
            return []
        found = []
        for parameter, turn in CRAWLS.items():
            direction = (thought.facing + turn) % 8
            goal = self.ground.beyond[thought.square][direction]
            if goal == NOWHERE or self.ground.solid[goal]:
                continue
            beneath = self.ground.raised[goal]
            if beneath and not self.ground.at((Kind.TABLE,), goal):
                continue
            if self.ground.floor[goal] == self.ground.floor[thought.square] and not self._taken(thought, goal, beneath):
                found.append(Way("C", parameter, goal, direction))
        return found

    def _taken(self, thought: Thought, goal: int, beneath: bool) -> bool:
        if beneath:
            return any(other.under and other.square == self.ground.names[goal] for other in self.ground.view.in_order())
        return bool(self._meets(thought, goal))

    def _meets(self, thought: Thought, goal: int) -> list[tuple[float, Stance, bool]]:
        """Who may be in the goal when the move is made: how likely, who, and whether he has stood there before."""
        found = []
        for guess in self.guesses:
            before = thought.who(guess.steps[thought.box], goal)
            after = thought.who(guess.steps[thought.box + 1], goal)
            if after is not None:
                found.append((guess.weight, after, before is not None and before.figure is after.figure))
        return found

    def go(self, before: Thought, thought: Thought, way: Way) -> bool:
        """Move, against whoever holds the goal; returns whether the order makes any sense.

        `before`: the thought without this order, `thought`: with it.
        """
        met = self._meets(before, way.goal)
        free = 1.0 - sum(weight for weight, _, _ in met)
        if way.code == "1K" and free > 0.5:
            return False
        walk = self.ground.walk
        elsewhere = {walk[square][way.direction] for square in before.maybe}.difference((NOWHERE,))
        thought.maybe = before.maybe.union(elsewhere, (before.square, way.goal))
        if way.code in SIDEWAYS and before.square not in self._footwork:
            thought.score -= self.temper.zeal * UNGAINLY
        arrives = free
        for weight, stance, holds in met:
            if not stance.figure.foe:
                continue
            if stance.prone and way.code not in ("1K", "G"):
                continue
            arrives += weight * self._shove(before, thought, way, stance, holds, weight)
        if not met or arrives > 0:
            if arrives >= 0.5:
                thought.square = way.goal
                thought.moved = thought.strode = True
                onward = self._pushed_to(before, way)
                if onward != way.goal and any(holds for _, _, holds in met):
                    thought.push(way.goal, NOWHERE if onward is None else onward)
            return True
        return False

    def _shove(self, before: Thought, thought: Thought, way: Way, stance: Stance, holds: bool, weight: float) -> float:
        """Reckon a clash for the goal; returns the chance to get there."""
        foe = stance.figure
        kick = self.odds.trick("kick", foe.fighter)
        shove = self.odds.trick("shoving_match", foe.fighter)
        kicked = kick.hit if way.code in ("1K", "G") else 0.0
        shoved = 0.0 if stance.prone else (1 - kicked) * self.odds.shove(self.me.fighter, foe.fighter)
        won = kicked + shoved
        standing = 1 - thought.beaten.get(foe.fighter.id, 0.0)
        onward = self._pushed_to(before, way) if holds else way.goal
        worth = kicked * kick.worth + shoved * shove.worth
        if onward is None:
            worth = won
        elif holds and onward == way.goal:
            stuck = self.odds.trick("shoving_match", foe.fighter, must_fall=True)
            worth = kicked * kick.worth + shoved * stuck.worth
        elif holds and self.ground.level[onward] < self.ground.level[way.goal]:
            worth += won * THROWN_DOWN
        thought.score += self.temper.shoves * weight * standing * worth
        if onward is None:
            thought.beat(foe.fighter.id, weight * won)
        else:
            thought.stun(foe.fighter.id, before.box + 1, weight * kicked, kick.stun)
            thought.stun(foe.fighter.id, before.box + 1, weight * shoved, shove.stun)
        if not stance.prone:
            mine = self.odds.trick("shoving_match", self.me.fighter).worth
            mine += STUNNED_BESIDE_HIM if foe.manners else 0.0
            thought.score -= self.temper.fear * weight * (1 - won) * mine
        return 0.0 if holds and onward == way.goal else won

    def _pushed_to(self, thought: Thought, way: Way) -> int | None:
        """The square somebody is pushed into; his own if he cannot be; None if out of the fight (R10.3, R10.5)."""
        ground, goal = self.ground, way.goal
        onward = ground.beyond[goal][way.direction]
        if onward == NOWHERE:
            return None if ground.exit[goal] or ground.open_edge else goal
        if ground.void[onward]:
            return None
        rise = ground.level[onward] - ground.level[goal]
        if ground.solid[onward] or rise > 0 or (ground.raised[onward] and rise):
            return goal
        held = any(thought.who(guess.steps[thought.box], onward) for guess in self.guesses)
        return goal if held else onward
