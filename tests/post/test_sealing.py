"""Nobody can read a plot before all are in, and nobody can change his own afterwards."""

from __future__ import annotations

import base64
import binascii
import json
import re
import zlib

import pytest

from game.post import sealing
from game.post.correspondence import Standing
from game.post.letters import Letter, read
from game.post.mailbox import Mailbox
from tests.post.computers import Computer, set_up

PLOT = "SL SL 1- SL SL"


def layers(data: bytes, depth: int = 4):
    """The data, and whatever comes out where it or a part of it is base64, hexadecimal or compressed."""
    yield data
    if depth == 0:
        return
    for run in re.findall(rb"[A-Za-z0-9+/_=-]{16,}", data):
        for opened in (_base64(run), _hex(run)):
            if opened:
                yield from layers(opened, depth - 1)
    for start in range(min(len(data), 64)):
        opened = _inflated(data[start:])
        if opened:
            yield from layers(opened, depth - 1)


def _base64(run: bytes) -> bytes:
    try:
        return base64.b64decode(run + b"=" * (-len(run) % 4), validate=True)
    except binascii.Error:
        return b""


def _hex(run: bytes) -> bytes:
    try:
        return bytes.fromhex(run.decode("ascii"))
    except ValueError:
        return b""


def _inflated(data: bytes) -> bytes:
    for bits in (15, 31, -15):
        try:
            return zlib.decompressobj(bits).decompress(data, 100_000)
        except zlib.error:
            continue
    return b""


def plot(computer, answer=PLOT):
    """Seal this very plot for everybody played at this computer."""
    game = computer.post.game
    for decision in [each for each in game.owed if each.seat in computer.post.hands]:
        assert game.answer(decision, answer) == []
    computer.mailbox.seal()


def letter_of(computer) -> Letter:
    letter = read(computer.out[0])
    assert isinstance(letter, Letter)
    return letter


class TestReading:
    def test_the_search_below_would_find_a_plot_that_is_merely_packed(self):
        packed = base64.b64encode(zlib.compress(json.dumps({"plot": PLOT}).encode()))
        assert any(b"SL SL" in layer for layer in layers(json.dumps({"box": packed.decode()}).encode()))

    def test_no_layer_of_a_seal_letter_shows_an_order_or_the_key(self, tmp_path):
        one, _ = set_up(tmp_path, (("seat1",), ("seat2",)))
        plot(one)
        key = one.post.hands["seat1"].keys[1]
        for layer in layers(one.out[0].read_bytes()):
            assert b"SL SL" not in layer
            assert b"plot:" not in layer
            assert bytes.fromhex(key) not in layer
            assert key.encode() not in layer
            assert one.post.hands["seat1"].signer.encode() not in layer

    def test_the_length_of_a_letter_does_not_tell_a_long_plot_from_none(self, tmp_path):
        one, two = set_up(tmp_path, (("seat1",), ("seat2",)))
        plot(one)
        plot(two, "")
        assert len(letter_of(one).pages[0].box) == len(letter_of(two).pages[0].box)

    def test_the_other_computer_holds_no_plot_before_its_own_is_sealed(self, tmp_path):
        one, two = set_up(tmp_path, (("seat1",), ("seat2",)))
        plot(one)
        two.receive(one.out)
        assert two.post.standing("seat1") is Standing.SEALED
        for file in two.mailbox.folder.rglob("*.json"):
            assert not any(b"SL SL" in layer for layer in layers(file.read_bytes())), file.name

    def test_a_key_is_given_away_only_when_the_seals_of_all_three_are_in(self, tmp_path):
        one, two, three = set_up(
            tmp_path, (("seat1",), ("seat2",), ("seat3",)), ("human",) * 3, scenario="tavern_brawl"
        )
        for computer in (one, two):
            plot(computer)
        one.receive(two.out)
        two.receive(one.out)
        assert [letter_of(each).pages[0].key for each in (one, two)] == [None, None]
        three.receive([*one.out, *two.out])
        plot(three)
        assert letter_of(three).pages[0].key is not None
        one.receive(three.out)
        assert letter_of(one).pages[0].key is not None

    def test_the_program_started_anew_has_the_plot_and_the_seal_still(self, tmp_path):
        one, _ = set_up(tmp_path, (("seat1",), ("seat2",)))
        plot(one)
        before = one.out[0].read_bytes()
        one.out[0].unlink()
        one.again()
        one.mailbox.go_on()
        assert one.out[0].read_bytes() == before


class TestCommitment:
    def test_it_holds_for_one_game_seat_exchange_and_position_only(self):
        key = b"k" * 32
        fixed = sealing.commitment(key, "game", "seat1", 1, "position")
        others = [
            sealing.commitment(b"l" * 32, "game", "seat1", 1, "position"),
            sealing.commitment(key, "other", "seat1", 1, "position"),
            sealing.commitment(key, "game", "seat2", 1, "position"),
            sealing.commitment(key, "game", "seat1", 2, "position"),
            sealing.commitment(key, "game", "seat1", 1, "elsewhere"),
        ]
        assert len({fixed, *others}) == 6

    def test_another_key_opens_no_box(self):
        box = sealing.seal(b"k" * 32, PLOT)
        assert json.loads(sealing.unseal(b"k" * 32, box)) == PLOT
        with pytest.raises(sealing.BadSeal):
            sealing.unseal(b"l" * 32, box)

    def test_a_changed_box_does_not_open(self):
        box = bytearray(sealing.seal(b"k" * 32, PLOT))
        for at in range(0, len(box), 7):
            changed = bytes(box[:at]) + bytes([box[at] ^ 1]) + bytes(box[at + 1 :])
            with pytest.raises(sealing.BadSeal):
                sealing.unseal(b"k" * 32, changed)


def test_the_dice_are_made_of_keys_and_of_nothing_known_before(tmp_path):
    """The same invitation, the same plots, sealed anew: other dice each time, and the same on both computers."""
    host, _ = set_up(tmp_path, (("seat1",), ("seat2",)))
    thrown = set()
    for number in range(5):
        one, two = (
            Computer(Mailbox.found(host.post.invitation, [seat], tmp_path / f"{number}{seat}"), "random")
            for seat in ("seat1", "seat2")
        )
        plot(one, "L L L L L L")
        two.receive(one.out)
        plot(two, "L L L L L L")
        one.receive(two.out)
        two.receive(one.out)
        assert one.post.exchange == two.post.exchange == 2
        assert one.written == two.written
        thrown.add(one.post.chain)
    assert len(thrown) == 5
