"""Setting up a game: what is fought for, who sits where and plays whom, which optional rules, and the seed."""

from __future__ import annotations

import random
from collections.abc import Callable

from game.app import plans
from game.app.board.sides import SideLook, Sides
from game.app.maps.choosing import map_row
from game.app.plans import ANY, ELSEWHERE, HUMAN, OFF, Plan, SeatPlan
from game.app.play.computers import temperaments
from game.app.play.parts import Casting, can_be_played, parts_of
from game.app.play.table import Table
from game.app.screens.badge import Badge
from game.app.screens.base import Screen
from game.app.theme import INK_SOFT, WINE
from game.app.widgets import (
    Button,
    Centred,
    Choice,
    Column,
    Label,
    Panel,
    Row,
    Rule,
    Scroll,
    Space,
    TextField,
    Toggle,
    Way,
    Widget,
    open_dialog,
    tell,
)
from game.maps import MapError, SquareMap
from game.rules.kernel.game import Seat
from game.rules.kernel.system import BadPosition
from game.scenarios import Scenario, ScenarioError, all_scenarios, start_game

OWN_SET = "own"
MOST_SEED = 999_999
FIRST = "tavern_brawl"
"""The scenario that is offered first."""
BY_FILE = "He plays at another computer: plots pass to and fro as small files."


class NewGameScreen(Screen):
    title = "New game"
    help = """
Choose what is fought for and who sits at the table. Then everybody is placed by dice.

- Each row is a seat: a person, somebody at another computer (by file), a computer player, or nobody.
- The badge shows the side: its shape and pattern tell it apart as well as its colour.
- As printed plays the card as it is. Tavern rules add what makes for a longer fight. Single rules can be switched too.
- Another map leads to all maps that there are; those on which this scenario has no room say why.
- The seed is what the dice are made of. The same seed, seats and plots give the same fight; empty is a new one.
"""

    map_can_change = True

    def __init__(self, system: str | None = None) -> None:
        """`system`: offer its scenarios only."""
        super().__init__()
        self.scenarios = [
            each for each in all_scenarios() if can_be_played(each.system) and system in (None, each.system)
        ]
        self.own_map: SquareMap | None = None
        """the map chosen instead of the scenario's own"""
        self.plan = self._last_plan() or self._first_plan()
        self.sides = Sides()

    def _last_plan(self) -> Plan | None:
        """What was chosen last time, as far as it can still be chosen."""
        plan = plans.last(self.scenarios[0].system)
        if plan is None or plan.scenario not in [each.key for each in self.scenarios]:
            return None
        self.plan = plan
        self._fit()
        return plan

    def _first_plan(self) -> Plan:
        """A person against one computer player."""
        scenario = next((each for each in self.scenarios if each.key == FIRST), self.scenarios[0])
        computers = temperaments(scenario.system)
        return Plan(
            scenario=scenario.key,
            seats=[SeatPlan(player=HUMAN), SeatPlan(player=computers[0][0] if computers else HUMAN)],
        )

    # What is chosen

    @property
    def offered(self) -> Scenario:
        """The scenario as it is offered, on its own map."""
        return next((each for each in self.scenarios if each.key == self.plan.scenario), self.scenarios[0])

    @property
    def scenario(self) -> Scenario:
        offered = self.offered
        return offered if self.own_map is None else offered.model_copy(update={"map": self.own_map.board.map})

    @property
    def casting(self) -> Casting:
        return parts_of(self.scenario.system).casting

    def taken(self) -> list[tuple[int, SeatPlan]]:
        """The seats somebody sits at, by number from 0."""
        return [(number, seat) for number, seat in enumerate(self.rows()) if seat.player != OFF]

    def rows(self) -> list[SeatPlan]:
        most = self.scenario.players.max
        return (self.plan.seats + [SeatPlan()] * most)[:most]

    def name_of(self, number: int, seat: SeatPlan) -> str:
        if seat.name.strip():
            return seat.name.strip()
        return f"Player {number + 1}" if seat.player in (HUMAN, ELSEWHERE) else f"Computer {number + 1}"

    def problem(self) -> str:
        """Why the game cannot begin; empty if it can."""
        wanted, taken = self.scenario.players, self.taken()
        if not wanted.min <= len(taken) <= wanted.max:
            return f"{self.scenario.title} is for {wanted.min} to {wanted.max} players; {len(taken)} are at the table."
        names = [self.name_of(number, seat) for number, seat in taken]
        twice = next((name for name in names if names.count(name) > 1), None)
        if twice:
            return f"Two players are called {twice}."
        players = {seat.player for _, seat in taken}
        if ELSEWHERE in players and HUMAN not in players:
            return "Somebody plays by file; a person at this computer must play too."
        people = [seat.person for _, seat in taken if seat.person != ANY]
        if self.casting.people(self.scenario) and len(set(people)) < len(people):
            return "Two players want to be the same fighter."
        seed = self.plan.seed.strip()
        if seed and not (seed.isdecimal() and int(seed) <= MOST_SEED):
            return f"The seed is a number from 0 to {MOST_SEED}, or nothing."
        return ""

    # Building

    def build(self) -> Widget:
        self.sides = Sides(palette=self.window.settings.side_palette)
        scenario = self.scenario
        top = Column(
            Row(
                Label("Scenario", colour=INK_SOFT, width=6),
                Choice(
                    [(each.key, each.title) for each in self.scenarios],
                    scenario.key,
                    self._set_scenario,
                    name="scenario",
                    grow=1,
                ),
            ),
            Label(scenario.summary, "italic", colour=INK_SOFT),
            map_row(scenario.map, self._choose_map if self.map_can_change else None),
        )
        rules = Row(
            Label("Rules", colour=INK_SOFT, width=6),
            Choice(self._sets(), self._set_name(), self._choose_set, name="rules"),
            Button("Single rules…", self._open_switches, name="switches", tooltip="Switch optional rules one by one."),
            Space(grow=1),
            Label("Seed", colour=INK_SOFT),
            TextField(self.plan.seed, self._set_seed, placeholder="new dice", most=6, name="seed", width=6),
            wraps=True,
        )
        self.words = Label("", "small", colour=WINE, name="problem")
        self.on = Button("To the table", self.start, style="primary", shortcut="commit", name="start")
        self._show_problem()
        panel = Panel(
            Scroll(Column(top, Rule(), *self._seat_rows(), Rule(), rules), lines=8),
            self.words,
            Row(Space(grow=1), Button("Back", self.back, name="back"), self.on),
            title="New game",
            width=46,
        )
        return Centred(panel)

    def _show_problem(self) -> None:
        problem = self.problem()
        self.words.text, self.words.visible = problem, bool(problem)
        self.on.enabled, self.on.reason = not problem, problem

    def _seat_rows(self) -> list[Widget]:
        casting, scenario = self.casting, self.scenario
        sides, people = casting.sides(scenario), casting.people(scenario)
        tempers = dict(temperaments(scenario.system))
        players = [
            (OFF, "Nobody"),
            (HUMAN, "A person"),
            *((key, f"Computer, {key}") for key in tempers),
            (ELSEWHERE, "By file"),
        ]
        dealt = self._dealt_sides()
        rows: list[Widget] = []
        for number, seat in enumerate(self.rows()):
            here = seat.player != OFF
            look = self.sides.look(dealt[number]) if number in dealt else None
            rows.append(
                Row(
                    Badge(look, str(number + 1)),
                    Choice(
                        players,
                        seat.player,
                        self._setter(number, "player"),
                        name=f"player {number}",
                        width=11,
                        tooltip=BY_FILE if seat.player == ELSEWHERE else tempers.get(seat.player, ""),
                    ),
                    TextField(
                        seat.name,
                        self._namer(number),
                        placeholder=self.name_of(number, SeatPlan(player=seat.player)),
                        most=24,
                        name=f"name {number}",
                        grow=1,
                    )
                    if here
                    else None,
                    Choice(
                        [(ANY, "Any side"), *((side, self.sides.look(side).name) for side in sides)],
                        seat.side,
                        self._setter(number, "side"),
                        name=f"side {number}",
                        width=6.8,
                    )
                    if here
                    else None,
                    Choice(
                        [(ANY, "Any fighter"), *((each.id, each.name) for each in people)],
                        seat.person,
                        self._setter(number, "person"),
                        name=f"person {number}",
                        tooltip=next((each.words for each in people if each.id == seat.person), ""),
                        width=12,
                    )
                    if here and people
                    else None,
                )
            )
        return rows

    def _dealt_sides(self) -> dict[int, str]:
        """The side each seat will have, as the scenario deals those that were not chosen."""
        sides = list(self.casting.sides(self.scenario))
        given = {number: seat.side for number, seat in self.taken() if seat.side in sides}
        for number, _ in self.taken():
            if number not in given:
                used = list(given.values())
                given[number] = min(sides, key=lambda side: (used.count(side), sides.index(side)))
        return given

    def look_of(self, number: int) -> SideLook | None:
        side = self._dealt_sides().get(number)
        return self.sides.look(side) if side else None

    def _sets(self) -> list[tuple[str, str]]:
        return [*((name, name) for name in self.casting.sets), (OWN_SET, "A choice of my own")]

    def _set_name(self) -> str:
        return next((name for name, options in self.casting.sets.items() if options == self.plan.options), OWN_SET)

    # Changing

    def _setter(self, number: int, what: str) -> Callable[[str], None]:
        def set_to(value: str) -> None:
            self._change(number, **{what: value})
            self.rebuild()

        return set_to

    def _namer(self, number: int) -> Callable[[str], None]:
        def name(text: str) -> None:
            self._change(number, name=text)
            self._show_problem()

        return name

    def _change(self, number: int, **changes: str) -> None:
        seats = self.rows()
        seats[number] = seats[number].model_copy(update=changes)
        self.plan.seats = seats

    def _set_scenario(self, key: str) -> None:
        self.plan.scenario = key
        self.own_map = None
        self._fit()
        self.rebuild()

    def _fit(self) -> None:
        """What the scenario does not know gives way to what it deals, and enough take part."""
        scenario = self.scenario
        sides = self.casting.sides(scenario)
        people = [each.id for each in self.casting.people(scenario)]
        computers = [temper for temper, _ in temperaments(scenario.system)] or [HUMAN]
        seats = []
        for number, seat in enumerate(self.rows()):
            player = seat.player
            if player not in (OFF, HUMAN, ELSEWHERE, *computers) or (player == OFF and number < scenario.players.min):
                player = computers[0]
            side = seat.side if seat.side in sides else ANY
            person = seat.person if seat.person in people else ANY
            seats.append(seat.model_copy(update={"player": player, "side": side, "person": person}))
        self.plan.seats = seats
        self.plan.options = self.plan.options.intersection(self.casting.options)

    def _choose_map(self) -> None:
        from game.app.screens.maps import MapsScreen

        self.window.stage.push(MapsScreen(self.offered, self._take_map, begin=self.scenario.map or ""))

    def _take_map(self, loaded: SquareMap) -> None:
        self.own_map = None if loaded.board.map == self.offered.map else loaded
        self.rebuild()

    def _choose_set(self, name: str) -> None:
        if name == OWN_SET:
            self._open_switches()
        else:
            self.plan.options = self.casting.sets[name]
            self.rebuild()

    def _set_seed(self, seed: str) -> None:
        self.plan.seed = seed
        self._show_problem()

    def _open_switches(self) -> None:
        def switch(option: str) -> Callable[[bool], None]:
            return lambda on: self._switch(option, on)

        toggles = [
            Toggle(words, option in self.plan.options, switch(option), name=f"option {option}")
            for option, words in self.casting.options.items()
        ]
        open_dialog(
            self.root,
            "Optional rules",
            Scroll(Column(*toggles), lines=6),
            Way("Done", self.rebuild, "primary"),
            width=36,
        )

    def _switch(self, option: str, on: bool) -> None:
        self.plan.options = self.plan.options | {option} if on else self.plan.options - {option}

    # Beginning

    def start(self) -> None:
        if self.problem():
            return
        scenario, taken = self.scenario, self.taken()
        away = {f"seat{number + 1}" for number, seat in taken if seat.player == ELSEWHERE}
        seats = [
            Seat(f"seat{number + 1}", self.name_of(number, seat), seat.player if seat.player != ELSEWHERE else HUMAN)
            for number, seat in taken
        ]
        people = bool(self.casting.people(scenario))
        choices = {
            f"seat{number + 1}": self.casting.choice(
                seat.person if people and seat.person != ANY else None, seat.side if seat.side != ANY else None
            )
            for number, seat in taken
        }
        seed = int(self.plan.seed) if self.plan.seed.strip() else random.SystemRandom().randrange(MOST_SEED + 1)
        try:
            game = start_game(scenario, seats, seed=seed, options=sorted(self.plan.options), choices=choices)
        except (ScenarioError, MapError, BadPosition) as fault:
            tell(self.root, "The fight cannot begin", str(fault), width=36)
            return
        plans.keep(scenario.system, self.plan)
        if away:
            from game.app.by_file import host

            host(self.window, game, scenario.title, [seat.id for seat in seats if seat.human and seat.id not in away])
            return
        table = Table(self.window, game, scenario.title)
        self.window.stage.back_to_first()
        table.keep()
        table.go_on()
