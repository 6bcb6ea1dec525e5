"""Several computers that play one game by file: a folder each, with nothing shared but what is carried between them."""

from __future__ import annotations

import shutil
from collections.abc import Iterable, Sequence
from pathlib import Path
from random import Random

from game import ai
from game.post.beginning import invite
from game.post.correspondence import Standing
from game.post.letters import Invitation, read
from game.post.mailbox import RECEIVED, TO_SEND, Mailbox
from game.rules.kernel.game import Seat
from game.scenarios import load, start_game


class Computer:
    """Its people play as a temperament of the computer would, from a generator of their own."""

    def __init__(self, mailbox: Mailbox, temperament: str, seed: int = 1) -> None:
        self.mailbox, self.temperament, self.rng = mailbox, temperament, Random(seed)

    @property
    def post(self):
        return self.mailbox.post

    @property
    def written(self) -> list[dict]:
        """Every event of its game."""
        return [self.post.game.system.write_event(event) for event in self.post.game.events]

    def again(self) -> None:
        """The program is closed and started once more."""
        self.mailbox = Mailbox.open(self.mailbox.folder)

    def plot(self) -> bool:
        """Answer and seal whatever is owed here; whether anything was."""
        game = self.post.game
        owed = [each for each in game.owed if each.seat in self.post.hands]
        for decision in owed:
            given = ai.answer(game.system, game.view(decision.seat), decision, self.rng, self.temperament, 60)
            assert game.answer(decision, given) == []
        sealing = bool(self.post.in_standing(Standing.PLOTTED, here=True))
        if sealing:
            self.mailbox.seal()
        return sealing

    @property
    def out(self) -> list[Path]:
        return sorted((self.mailbox.folder / TO_SEND).glob("*-*.json"))

    def receive(self, files: Iterable[Path]) -> None:
        for file in files:
            shutil.copy(file, self.mailbox.folder / RECEIVED / file.name)
        self.mailbox.collect()


def set_up(
    folder: Path,
    computers: Sequence[Sequence[str]],
    players: Sequence[str] = ("human", "human"),
    *,
    scenario: str = "duel",
    options: Sequence[str] = (),
    seed: int = 3,
    temperament: str = "random",
) -> list[Computer]:
    """The first of `computers` is the host's; each plays the seats that it names."""
    seats = [Seat(f"seat{at}", f"Player {at}", player) for at, player in enumerate(players, 1)]
    game = start_game(load(scenario), seats, seed=seed, options=options)
    host = Mailbox.found(invite(game, "A test", computers[0]), computers[0], folder / "computer0")
    invitation = read(host.folder / TO_SEND / "invitation.json")
    assert isinstance(invitation, Invitation)
    others = [
        Mailbox.found(invitation, seats_there, folder / f"computer{number}")
        for number, seats_there in enumerate(computers[1:], 1)
    ]
    return [Computer(each, temperament, number) for number, each in enumerate([host, *others], 1)]


def play(computers: Sequence[Computer], most: int = 400) -> int:
    """Everybody plots and sends all he has to everybody, round after round, until it is over; how many files went."""
    sent = 0
    for _ in range(most):
        if all(each.post.over for each in computers):
            return sent
        for each in computers:
            each.plot()
            for other in computers:
                if other is not each:
                    sent += len(each.out)
                    other.receive(each.out)
    raise AssertionError([(each.post.exchange, each.mailbox.faults) for each in computers])
