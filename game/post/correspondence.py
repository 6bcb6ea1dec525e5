"""One game by file, as one of its computers has it: what is in, what may be done, and going on when all are in."""

from __future__ import annotations

import base64
import logging
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from random import Random
from typing import Any

from game import ai, json_files
from game.post import sealing
from game.post.errors import AGAIN, UPDATE, PostError
from game.post.letters import MOST_BOX, MOST_PAGES, Invitation, Letter, Page, Seat
from game.rules.kernel.decisions import Answer, Decision
from game.rules.kernel.dice import ListedDice, SeededDice
from game.rules.kernel.game import Game
from game.version import program_version

log = logging.getLogger(__name__)


class Standing(Enum):
    """How far a seat is in the present exchange. At seats elsewhere PLOTS and PLOTTED look alike from here."""

    FREE = "owes nothing"
    PLOTS = "plots"
    PLOTTED = "has plotted"
    SEALED = "sealed"
    OPENED = "sent the key"


@dataclass
class Hand:
    """What only the computer that plays a seat knows: its signing key, and its keys by exchange."""

    signer: str
    keys: dict[int, str] = field(default_factory=dict)


class Correspondence:
    """`hands`: the seats that are played here. `exchange` counts from 1; `chain` stands for all exchanges before it.

    `positions`: the digest on which each exchange stood. `publics`: each seat's public key since its first letter.
    `watched`: so many events have been shown here. `drafts`: what people here have begun to answer.
    `answered`: for which figures each seat has answered in the longest stretch of time that is running.
    `needed`: whose pages the exchange takes. `told`: what players should be told, since it was last emptied.
    """

    def __init__(
        self,
        invitation: Invitation,
        game: Game[Any, Any],
        hands: Mapping[str, Hand],
        *,
        exchange: int = 1,
        chain: str = "",
        watched: int | None = None,
        drafts: Mapping[str, Answer] | None = None,
        publics: Mapping[str, str] | None = None,
        positions: Mapping[int, str] | None = None,
        pages: Mapping[str, Mapping[int, Page]] | None = None,
        answered: Mapping[str, Collection[str]] | None = None,
    ) -> None:
        self.invitation, self.game, self.hands = invitation, game, dict(hands)
        self.id = invitation.game
        self.exchange, self.chain = exchange, chain or self.id
        self.watched = len(game.events) if watched is None else watched
        self.drafts = dict(drafts or {})
        self.publics = dict(publics or {})
        for seat, hand in self.hands.items():
            self.publics[seat] = sealing.public_of(hand.signer)
        self.positions = dict(positions or {})
        self.pages = {seat.id: dict((pages or {}).get(seat.id, {})) for seat in self.people}
        self.answered = {seat: set(figures) for seat, figures in (answered or {}).items()}
        self.told: list[str] = []
        self._note_position()

    # Who is who

    @property
    def people(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.invitation.seats if seat.human)

    def name(self, seat: str) -> str:
        return next((each.name for each in self.invitation.seats if each.id == seat), seat)

    def names(self, seats: Sequence[str]) -> str:
        """Names as in a sentence: Anne, Bob and Cole."""
        names = [self.name(seat) for seat in seats]
        return " and ".join(part for part in (", ".join(names[:-1]), names[-1] if names else "") if part)

    # How far it is

    @property
    def over(self) -> bool:
        return self.game.result is not None

    @property
    def asked(self) -> tuple[str, ...]:
        """The people's seats that owe a decision in this exchange, in the order of the seats."""
        owing = {each.seat for each in self.game.system.owed(self.game.position)}
        return tuple(seat.id for seat in self.people if seat.id in owing) if not self.over else ()

    def _who_is_needed(self) -> tuple[str, ...]:
        """The seats asked; and where that is one alone, as after a stun, everybody who has answered in this stretch of
        time and has still a figure: who sealed alone could try keys until the dice of what follows suit him."""
        asked = self.asked
        if len(asked) != 1:
            return asked
        there = {token.id for token in self.game.system.tokens(self.game.position) if token.figure}
        return tuple(each.id for each in self.people if each.id in asked or there & self.answered.get(each.id, set()))

    def standing(self, seat: str) -> Standing:
        if seat not in self.needed:
            return Standing.FREE
        page = self.pages[seat].get(self.exchange)
        if page is not None:
            return Standing.OPENED if self._key(seat) else Standing.SEALED
        plotted = seat in self.hands and all(each.seat != seat for each in self.game.owed)
        return Standing.PLOTTED if plotted else Standing.PLOTS

    def in_standing(self, *standings: Standing, here: bool) -> tuple[str, ...]:
        """The seats needed that are so far, of this computer or of the others."""
        return tuple(seat for seat in self.needed if (seat in self.hands) == here and self.standing(seat) in standings)

    @property
    def all_sealed(self) -> bool:
        return all(self.exchange in self.pages[seat] for seat in self.needed)

    def _key(self, seat: str) -> str | None:
        """The key to a seat's page of this exchange, if this computer may use it."""
        if not self.all_sealed:
            return None
        hand = self.hands.get(seat)
        return hand.keys.get(self.exchange) if hand else self.pages[seat][self.exchange].key

    def _note_position(self) -> None:
        written = self.game.system.write_position(self.game.position, whole=True)
        self.positions[self.exchange] = sealing.digest("position", self.chain, self.exchange, written)
        self.needed = self._who_is_needed()

    @property
    def seen(self) -> str:
        """Stands for the seals of everybody, once all are in."""
        return sealing.digest("seen", [[seat, *self.pages[seat][self.exchange].sealed] for seat in self.needed])

    # Sealing

    def take_back_in(self, pending: Mapping[str, Answer]) -> None:
        """The answers of seats played here, as they waited when the game was kept."""
        for decision in self.game.owed:
            if decision.seat in self.hands and decision.id in pending:
                self._answered(decision, pending[decision.id])

    def seal(self, seat: str) -> None:
        """Lock a seat's plot for good. The caller keeps the game before any letter is written. Raises PostError."""
        assert self.standing(seat) is Standing.PLOTTED
        owed = [each for each in self.game.system.owed(self.game.position) if each.seat == seat]
        key = sealing.new_key()
        sealed = sealing.seal(key, {each.id: self.game.pending[each.id] for each in owed})
        box = base64.b64encode(sealed).decode("ascii")
        if len(box) > MOST_BOX:
            raise PostError(f"what {self.name(seat)} has plotted is too long to be sealed", "write it shorter")
        position = self.positions[self.exchange]
        self.hands[seat].keys[self.exchange] = key.hex()
        self.pages[seat][self.exchange] = Page(
            exchange=self.exchange,
            position=position,
            commitment=self._commitment(seat, self.exchange, position, key),
            box=box,
        )

    def _commitment(self, seat: str, exchange: int, position: str, key: bytes) -> str:
        return sealing.commitment(key, self.id, seat, exchange, position)

    def letter(self, seat: str) -> Letter | None:
        """What a seat of this computer has to say now: its last pages, with the keys where all seals are in."""
        pages = [self._outgoing(seat, number) for number in sorted(self.pages[seat])[-MOST_PAGES:]]
        if not pages:
            return None
        hand = self.hands[seat]
        letter = Letter(
            program=program_version(),
            rules=self.invitation.rules,
            game=self.id,
            title=self.invitation.title,
            seat=seat,
            name=self.name(seat),
            pages=tuple(pages),
            public=self.publics[seat],
            signature="0" * 128,
        )
        return letter.signed(hand.signer)

    def _outgoing(self, seat: str, number: int) -> Page:
        page = self.pages[seat][number]
        if page.key is not None or number != self.exchange or not self.all_sealed:
            return page
        return page.model_copy(update={"key": self.hands[seat].keys[number], "seen": self.seen})

    # Taking letters

    def take(self, letter: Letter) -> bool:
        """Take what is new in a letter; whether anything was. Raises PostError, and then nothing of it was taken."""
        self._check_sender(letter)
        if letter.seat in self.hands:
            return False
        kept = self.pages[letter.seat]
        new = {}
        for number, page in enumerate(letter.pages):
            try:
                taken = self._checked(letter, page, kept.get(page.exchange))
            except PostError as error:
                raise PostError(error.words, error.remedy, place=f"pages.{number}") from None
            if taken != kept.get(page.exchange):
                new[page.exchange] = taken
        self.publics[letter.seat] = letter.public
        kept.update(new)
        return bool(new)

    def _check_sender(self, letter: Letter) -> None:
        name = self.name(letter.seat)
        if letter.game != self.id:
            raise PostError(
                f"belongs to another game, {letter.title}", "open it where that game is played", place="game"
            )
        if letter.seat not in self.pages:
            raise PostError(f"is of {letter.seat}, at which no person sits", AGAIN, place="seat")
        if letter.rules != self.invitation.rules:
            raise PostError(
                f"is written under version {letter.rules} of the rules, and this game is played under"
                f" {self.invitation.rules}",
                UPDATE,
                place="rules",
            )
        if not letter.genuine:
            raise PostError(
                f"was altered after {name} had signed it", f"ask {name} to send it again", place="signature"
            )
        if letter.public != self.publics.get(letter.seat, letter.public):
            words = f"is signed by somebody else than {name}'s letters before it"
            if letter.seat in self.hands:
                words = f"is signed by somebody else as {name}, who is played on this computer"
            raise PostError(words, "settle among you who sits there, and on which computer", place="public")

    def _checked(self, letter: Letter, page: Page, kept: Page | None) -> Page:
        """The page to keep."""
        name, number = self.name(letter.seat), page.exchange
        if number > self.exchange + MOST_PAGES:
            raise PostError(f"is of exchange {number}, and this game is at {self.exchange}", AGAIN)
        if kept is not None and kept.sealed != page.sealed:
            raise PostError(
                f"{name} has sealed exchange {number} twice, and differently; the first seal counts",
                f"ask {name} whether it is a mix-up, such as a copy of the game on two computers, or cheating",
            )
        self._check_place(letter, page)
        if page.key is None:
            return kept or page
        key = bytes.fromhex(page.key)
        if self._commitment(letter.seat, number, page.position, key) != page.commitment:
            raise PostError(
                f"the key of exchange {number} does not fit what {name} had committed to",
                f"ask {name} to send the letter again; if it comes alike, it is not the plot that was sealed",
            )
        return kept if kept is not None and kept.key is not None else page

    def _check_place(self, letter: Letter, page: Page) -> None:
        """That a page stands on the same game as ours, as far as this computer can tell by now."""
        name, number = self.name(letter.seat), page.exchange
        if self.positions.get(number, page.position) != page.position:
            programs = f"there {letter.program}, here {program_version()}"
            raise PostError(f"{self._parted(letter.seat, number)} ({programs})", UPDATE)
        needed = self.needed if number == self.exchange else tuple(s for s in self.pages if number in self.pages[s])
        if number <= self.exchange and letter.seat not in needed:
            raise PostError(f"{name} was asked nothing in exchange {number}", AGAIN)

    def _parted(self, seat: str, number: int) -> str:
        return (
            f"{self.name(seat)}'s game has gone another way than this one before exchange {number}: either somebody was"
            " sent other letters, or the programs differ"
        )

    # Going on

    @property
    def blocked(self) -> str:
        """Why the plots are not opened although all keys are in; empty if nothing is wrong."""
        if not self._all_keys:
            return ""
        for seat in self.needed:
            seen = self.pages[seat][self.exchange].seen
            if seat not in self.hands and seen != self.seen:
                return (
                    f"{self.name(seat)} has been sent other seals for exchange {self.exchange} than this computer."
                    " Somebody has sealed twice: compare your letters. This game cannot go on."
                )
        return ""

    @property
    def _all_keys(self) -> bool:
        return self.all_sealed and all(self._key(seat) for seat in self.needed)

    def settle(self) -> bool:
        """Open what can be opened, exchange after exchange; whether the game has gone on."""
        before = self.exchange
        self._bear_witness()
        while not self.over and self._all_keys and not self.blocked:
            if not self._open():
                break
            self._bear_witness()
        return self.exchange > before

    def _bear_witness(self) -> None:
        """Seal for the seats of this computer that are needed without being asked: there is nothing to wait for."""
        for seat in self.in_standing(Standing.PLOTTED, here=True):
            if seat not in self.asked:
                self.seal(seat)

    def _open(self) -> bool:
        """Carry one exchange out; whether anything came of it."""
        asked, seen = self.asked, self.seen
        keys: dict[str, str] = {}
        for seat in self.needed:
            keys[seat] = key = self._key(seat) or ""
            self.pages[seat][self.exchange] = self.pages[seat][self.exchange].model_copy(
                update={"key": key, "seen": seen}
            )
        joint = sealing.digest("dice", self.chain, self.positions[self.exchange], seen, keys)
        seed = int(joint[:16], 16)
        self.game.pending.clear()
        self.drafts.clear()
        owed = self.game.system.owed(self.game.position)
        for seat in asked:
            self._answer_from_box(seat, keys[seat], [each for each in owed if each.seat == seat])
        for decision in owed:
            if decision.seat not in asked:
                self._answer_as_computer(decision, Random(f"{joint} {decision.id}"))
        stretch = self._stretch
        self.game.dice = SeededDice(seed)
        events = self.game.advance()
        self.game.dice = ListedDice(())
        if self._stretch != stretch:
            self.answered.clear()
        else:
            for decision in owed:
                self.answered.setdefault(decision.seat, set()).add(decision.about)
        self.chain, self.exchange = joint, self.exchange + 1
        self._note_position()
        self._part_with_strays()
        return bool(events)

    @property
    def _stretch(self) -> tuple[int, ...]:
        """The turn, or whatever is longest in that game."""
        return self.game.system.moment(self.game.position)[:1]

    def _answer_from_box(self, seat: str, key: str, decisions: Sequence[Decision]) -> None:
        page = self.pages[seat][self.exchange]
        try:
            answers = json_files.parse(sealing.unseal(bytes.fromhex(key), page.box_bytes))
        except (sealing.BadSeal, json_files.BadJson):
            answers = None
        for decision in decisions:
            answer = answers.get(decision.id) if isinstance(answers, dict) else None
            if not self._answered(decision, answer):
                self.told.append(
                    f"What {self.name(seat)} had sealed for exchange {self.exchange} holds no plot that can be played;"
                    " the least that is possible is done instead, on every computer."
                )
                self.game.answer(decision, self.game.system.pass_answer(decision))

    def _answer_as_computer(self, decision: Decision, rng: Random) -> None:
        game = self.game
        player = next(seat.player for seat in self.invitation.seats if seat.id == decision.seat)
        given = ai.answer(game.system, game.view(decision.seat), decision, rng, player)
        if not self._answered(decision, given):
            game.answer(decision, game.system.pass_answer(decision))

    def _answered(self, decision: Decision, answer: Answer) -> bool:
        try:
            return not self.game.answer(decision, answer)
        except Exception:  # whatever was sealed on another computer must not stop the game here
            log.exception("An answer to %s cannot be checked.", decision.id)
            return False

    def _part_with_strays(self) -> None:
        """Pages that came early and turn out to stand on another position are put away, and named."""
        for seat, pages in self.pages.items():
            page = pages.get(self.exchange)
            if page is None or (page.position == self.positions[self.exchange] and seat in self.needed):
                continue
            del pages[self.exchange]
            self.told.append(f"{self._parted(seat, self.exchange)}; {UPDATE}.")
