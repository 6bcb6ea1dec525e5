"""Whatever can be wrong with a letter is said by file, place and remedy, and nothing of the game is lost by it."""

from __future__ import annotations

import base64
import json
import os
import shutil
from pathlib import Path
from random import Random

import pytest

from game.post import keeping, sealing
from game.post.correspondence import Standing
from game.post.errors import PostError
from game.post.letters import MOST_BOX, MOST_BYTES, MOST_PAGES, Letter, path_of, read
from game.post.mailbox import PRIVATE, RECEIVED, TO_SEND, Mailbox
from tests.post.computers import Computer, play, set_up


@pytest.fixture
def two(tmp_path) -> list[Computer]:
    return set_up(tmp_path, (("seat1",), ("seat2",)))


def resigned(computer: Computer, letter: Letter, **changes) -> Letter:
    """As its player would write it with a program of his own."""
    hand = next(iter(computer.post.hands.values()))
    return letter.model_copy(update=changes).signed(hand.signer)


def put(letter: Letter | str | bytes | dict, folder: Path, name: str = "letter.json") -> Path:
    path = folder / name
    if isinstance(letter, Letter):
        letter = letter.model_dump(mode="json")
    if isinstance(letter, dict):
        letter = json.dumps(letter)
    path.write_bytes(letter if isinstance(letter, bytes) else letter.encode())
    return path


def refused(computer: Computer, path: Path) -> str:
    """What is said of the file, which must leave the game as it was."""
    before = (computer.post.exchange, {seat: dict(pages) for seat, pages in computer.post.pages.items()})
    with pytest.raises(PostError) as caught:
        computer.mailbox.read(path)
    words = str(caught.value)
    assert words.startswith(f"{path}: ")
    assert "; " in words
    assert "\n" not in words
    assert (computer.post.exchange, computer.post.pages) == before
    return words


def sealed_letter(computer: Computer) -> Letter:
    computer.plot()
    letter = read(computer.out[0])
    assert isinstance(letter, Letter)
    return letter


class TestFiles:
    @pytest.mark.parametrize(
        ("data", "says"),
        [
            (b"", "not JSON"),
            (b"\xff\xfe\x00", "not UTF-8"),
            (b"[]", "neither an invitation nor a letter"),
            (b'{"kind": ["letter"]}', "neither an invitation nor a letter"),
            (b'{"format": 1, "program": "0", "contents": ""}', "neither an invitation nor a letter"),
            (b'{"kind": "letter", "format": 2}', "update"),
            (b'{"kind": "letter", "kind": "letter"}', "written twice"),
            (b'{"kind": "letter", "format": 1}', "ask for the letter once more"),
            (b"[" * 100_000, "nested too deeply"),
            (b" " * (MOST_BYTES + 1), "larger than 4 MB"),
        ],
        ids=range(10),
    )
    def test_what_is_no_letter_is_said_to_be_none(self, two, tmp_path, data, says):
        assert says in refused(two[0], put(data, tmp_path))

    def test_a_letter_cut_anywhere_is_refused(self, two, tmp_path):
        letter = sealed_letter(two[1])
        text = json.dumps(letter.model_dump(mode="json"))
        for length in range(0, len(text), 37):
            refused(two[0], put(text[:length], tmp_path))

    def test_a_file_that_is_not_there_and_a_folder_without_letters(self, two, tmp_path):
        assert "cannot be read" in refused(two[0], tmp_path / "nowhere.json")
        (tmp_path / "empty").mkdir()
        assert two[0].mailbox.read(tmp_path / "empty") == ""

    @pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes here")
    def test_a_pipe_is_not_waited_for(self, two, tmp_path):
        os.mkfifo(tmp_path / "pipe.json")
        os.mkfifo(two[0].mailbox.folder / RECEIVED / "pipe.json")
        assert "no such file" in refused(two[0], tmp_path / "pipe.json")
        two[0].mailbox.collect()
        assert len(two[0].mailbox.faults) == 1

    @pytest.mark.parametrize("text", ["x" * 400, "a/" * 190, "nul\0byte", "~nobody-of-that-name/letter.json"])
    def test_a_path_that_no_file_can_have(self, two, text):
        with pytest.raises(PostError):
            two[0].mailbox.read(path_of(text))

    def test_bytes_changed_at_random_never_do_anything_but_be_refused(self, two, tmp_path):
        sealed_letter(two[1])
        whole, random = two[1].out[0].read_bytes(), Random(5)
        for _ in range(300):
            changed = bytearray(whole)
            changed[random.randrange(len(changed))] ^= 1 << random.randrange(8)
            path = put(bytes(changed), tmp_path)
            try:
                same = read(path) == read(two[1].out[0])
            except PostError:
                same = False
            if not same:
                refused(two[0], path)

    def test_the_invitation_dropped_into_a_game_is_named_as_such(self, two):
        assert "invitation to this game" in refused(two[1], two[0].mailbox.folder / TO_SEND / "invitation.json")

    def test_the_private_file_is_no_letter(self, two):
        assert "neither" in refused(two[1], two[0].mailbox.folder / PRIVATE / "game.json")

    def test_rubbish_among_the_received_is_listed_and_does_not_stop_the_letters(self, two):
        sealed_letter(two[1])
        put(b"{", two[0].mailbox.folder / RECEIVED, "aaa.json")
        two[0].receive(two[1].out)
        assert two[0].post.standing("seat2") is Standing.SEALED
        assert [path.name for path in two[0].mailbox.faults] == ["aaa.json"]
        (two[0].mailbox.folder / RECEIVED / "aaa.json").unlink()
        two[0].mailbox.collect()
        assert two[0].mailbox.faults == {}


class TestSenders:
    def test_of_another_game(self, two, tmp_path):
        others = set_up(tmp_path / "other", (("seat1",), ("seat2",)))
        sealed_letter(others[1])
        assert "another game" in refused(two[0], others[1].out[0])

    @pytest.mark.parametrize("field", ["program", "title", "name"])
    def test_any_change_by_another_hand_breaks_the_signature(self, two, tmp_path, field):
        letter = sealed_letter(two[1]).model_copy(update={field: "changed"})
        words = refused(two[0], put(letter, tmp_path))
        assert "altered" in words
        assert "Player 2" in words

    def test_a_box_changed_by_another_hand(self, two, tmp_path):
        letter = sealed_letter(two[1])
        page = letter.pages[0].model_copy(update={"box": letter.pages[0].box[:-8] + "AAAAAAA="})
        assert "altered" in refused(two[0], put(letter.model_copy(update={"pages": (page,)}), tmp_path))

    def test_somebody_else_who_writes_as_a_seat_that_is_known(self, two, tmp_path):
        two[0].receive([put(sealed_letter(two[1]), tmp_path, "first.json")])
        signer = sealing.new_signer()
        forged = read(two[1].out[0]).model_copy(update={"public": sealing.public_of(signer)}).signed(signer)
        assert "somebody else than Player 2" in refused(two[0], put(forged, tmp_path))

    def test_somebody_else_who_writes_as_a_seat_of_this_computer(self, two, tmp_path):
        signer = sealing.new_signer()
        letter = sealed_letter(two[1]).model_copy(update={"seat": "seat1", "public": sealing.public_of(signer)})
        words = refused(two[0], put(letter.signed(signer), tmp_path))
        assert "Player 1, who is played on this computer" in words

    def test_ones_own_letter_does_no_harm(self, two):
        sealed_letter(two[0])
        assert "send it to the others" in two[0].mailbox.read(two[0].out[0])

    def test_of_a_computer_seat_or_none(self, two, tmp_path):
        letter = resigned(two[1], sealed_letter(two[1]), seat="seat9")
        assert "no person sits" in refused(two[0], put(letter, tmp_path))

    def test_of_another_version_of_the_rules(self, two, tmp_path):
        letter = resigned(two[1], sealed_letter(two[1]), rules=two[0].post.invitation.rules + 1)
        words = refused(two[0], put(letter, tmp_path))
        assert "version" in words
        assert "update" in words


class TestPlots:
    def test_a_second_and_different_seal_is_named_and_the_first_counts(self, two, tmp_path):
        backup = shutil.copytree(two[1].mailbox.folder, tmp_path / "backup")
        two[0].receive([put(sealed_letter(two[1]), tmp_path, "first.json")])
        first = two[0].post.pages["seat2"][1]
        copy = Computer(Mailbox.open(backup), "careful", 9)
        words = refused(two[0], put(sealed_letter(copy), tmp_path))
        assert "Player 2 has sealed exchange 1 twice, and differently" in words
        assert "mix-up" in words
        assert "cheating" in words
        assert two[0].post.pages["seat2"][1] == first

    def test_a_key_that_does_not_fit_its_commitment(self, two, tmp_path):
        two[1].receive([put(sealed_letter(two[0]), tmp_path, "seal.json")])
        letter = sealed_letter(two[1])
        assert letter.pages[0].key is not None
        page = letter.pages[0].model_copy(update={"key": "0" * 64})
        words = refused(two[0], put(resigned(two[1], letter, pages=(page,)), tmp_path))
        assert "does not fit what Player 2 had committed to" in words

    def test_a_seal_of_another_position(self, two, tmp_path):
        letter = sealed_letter(two[1])
        page = letter.pages[0].model_copy(update={"position": "0" * 64})
        words = refused(two[0], put(resigned(two[1], letter, pages=(page,)), tmp_path))
        assert "gone another way" in words

    def test_a_turn_far_off(self, two, tmp_path):
        letter = sealed_letter(two[1])
        page = letter.pages[0].model_copy(update={"exchange": 900})
        words = refused(two[0], put(resigned(two[1], letter, pages=(page,)), tmp_path))
        assert "exchange 900, and this game is at 1" in words

    def test_another_seal_copied_as_ones_own_cannot_be_opened(self, two, tmp_path):
        """Whoever copies a seal without knowing what is in it is stuck when the key comes: it fits the other seat."""
        theirs = sealed_letter(two[0])
        two[1].post.pages["seat2"][1] = theirs.pages[0]
        two[1].post.hands["seat2"].keys[1] = two[0].post.hands["seat1"].keys[1]
        letter = two[1].post.letter("seat2")
        assert letter is not None
        page = theirs.pages[0].model_copy(update={"key": two[0].post.hands["seat1"].keys[1], "seen": "0" * 64})
        words = refused(two[0], put(resigned(two[1], letter, pages=(page,)), tmp_path))
        assert "does not fit" in words

    def test_sealed_rubbish_is_replaced_by_the_least_on_every_computer_and_the_game_goes_on(self, two, monkeypatch):
        sealed = sealing.seal
        monkeypatch.setattr(sealing, "seal", lambda key, value: sealed(key, {"plot": ["nonsense", 3]}))
        two[1].plot()
        monkeypatch.undo()
        two[0].receive(two[1].out)
        two[0].plot()
        two[1].receive(two[0].out)
        two[0].receive(two[1].out)
        assert two[0].post.exchange == two[1].post.exchange == 2
        assert two[0].written == two[1].written
        assert "Player 2" in two[0].mailbox.news()
        play(two)
        assert two[0].written == two[1].written

    def test_two_different_seals_to_two_computers_are_noticed_before_anything_is_opened(self, tmp_path):
        one, two, three = set_up(
            tmp_path, (("seat1",), ("seat2",), ("seat3",)), ("human",) * 3, scenario="tavern_brawl"
        )
        double = Computer(Mailbox.open(shutil.copytree(one.mailbox.folder, tmp_path / "double")), "careful", 9)
        one.plot()
        double.plot()
        two.receive(one.out)
        three.receive(double.out)
        two.plot()
        three.receive(two.out)
        three.plot()
        two.receive(three.out)
        one.receive([*two.out, *three.out])
        two.receive(one.out)
        assert two.post.exchange == 1
        assert "Somebody has sealed twice" in two.post.blocked


class TestInvitations:
    def test_of_newer_rules_or_a_doctored_start(self, two, tmp_path):
        data = json.loads((two[0].mailbox.folder / TO_SEND / "invitation.json").read_text())
        for changes, says in (
            ({"rules": 99}, "update"),
            ({"system": "chess"}, "update"),
            ({"start": {"fighters": 3}}, "holds no game"),
            ({"start": {**data["start"], "board": {"map": "maps/tavern.tmx"}}}, "holds no game"),
            ({"events": [{"type": "nonsense"}]}, "holds no game"),
        ):
            doctored = {name: value for name, value in {**data, **changes}.items() if name != "game"}
            doctored["game"] = sealing.digest("game", doctored)[:16]
            invitation = read(put(doctored, tmp_path))
            with pytest.raises(PostError, match=says):
                Mailbox.found(invitation, ["seat2"], tmp_path / "joined")
        assert not (tmp_path / "joined").exists()

    def test_one_that_was_changed_on_the_way(self, two, tmp_path):
        """Or two computers would wait for each other in two different games."""
        data = json.loads((two[0].mailbox.folder / TO_SEND / "invitation.json").read_text())
        with pytest.raises(PostError, match="changed since it was written"):
            read(put({**data, "title": "Another"}, tmp_path))

    def test_nobody_joins_a_game_twice_or_without_a_seat(self, two, tmp_path):
        invitation = two[0].post.invitation
        with pytest.raises(PostError, match="plays that game already"):
            Mailbox.found(invitation, ["seat2"], two[1].mailbox.folder.parent)
        for seats in ([], ["seat7"]):
            with pytest.raises(PostError, match="at least one seat"):
                Mailbox.found(invitation, seats, tmp_path / "joined")


class TestKeeping:
    def test_a_game_full_of_the_largest_letters_can_still_be_read(self, two, tmp_path):
        """Or a letter could end a game for good: what has been kept is not read beyond a size."""
        letter = sealed_letter(two[1])
        page = letter.pages[0]
        box = base64.b64encode(Random(1).randbytes(MOST_BOX // 4 * 3)).decode()
        pages = tuple(page.model_copy(update={"exchange": at, "box": box}) for at in range(2, MOST_PAGES + 2))
        full = put(resigned(two[1], letter, pages=pages), tmp_path)
        two[0].mailbox.read(full)
        kept = (two[0].mailbox.folder / PRIVATE / "game.json").stat().st_size
        assert kept * 15 < keeping.MOST_BYTES, "sixteen can play, and fifteen of them send"
        two[0].again()
        assert len(two[0].post.pages["seat2"]) == MOST_PAGES
        larger = put(resigned(two[1], letter, pages=(page.model_copy(update={"box": f"{box}AAAA"}),)), tmp_path)
        assert "pages.0.box" in refused(two[0], larger)

    def test_a_plot_too_long_to_be_sealed_is_refused_and_nothing_is_sealed(self, two):
        game = two[0].post.game
        for decision in [each for each in game.owed if each.seat == "seat1"]:
            assert game.answer(decision, " " * 10_000) == []
        with pytest.raises(PostError, match="too long to be sealed"):
            two[0].mailbox.seal()
        assert two[0].post.standing("seat1") is Standing.PLOTTED
        assert two[0].out == []

    def test_two_windows_do_not_seal_the_same_exchange_twice(self, two):
        other = Computer(Mailbox.open(two[0].mailbox.folder), "careful", 9)
        two[0].plot()
        letter = two[0].out[0].read_bytes()
        with pytest.raises(PostError, match="another window"):
            other.plot()
        assert two[0].out[0].read_bytes() == letter
        other.again()
        assert other.post.standing("seat1") is Standing.SEALED

    def test_a_damaged_private_file_says_so(self, two):
        path = two[0].mailbox.folder / PRIVATE / "game.json"
        text = path.read_text()
        kept = json.loads(text)
        for broken in (
            text[: len(text) // 2],
            json.dumps({**kept, "contents": kept["contents"][:-40]}),
            json.dumps({**kept, "contents": "!"}),
            json.dumps({**kept, "format": 2}),
            json.dumps({**kept, "revision": "x"}),
        ):
            path.write_text(broken)
            with pytest.raises(PostError) as caught:
                Mailbox.open(two[0].mailbox.folder)
            assert str(caught.value).startswith(f"{path}: ")

    def test_a_disk_that_is_full_leaves_the_game_as_it_was_and_no_letter_behind(self, two, monkeypatch):
        def full(path, text):
            raise OSError(28, "No space left on device")

        before = (two[0].mailbox.folder / PRIVATE / "game.json").read_bytes()
        monkeypatch.setattr(keeping.whole_files, "write", full)
        with pytest.raises(PostError, match="No space left"):
            two[0].plot()
        monkeypatch.undo()
        assert two[0].out == []
        assert (two[0].mailbox.folder / PRIVATE / "game.json").read_bytes() == before
        two[0].mailbox.go_on()
        two[1].receive(two[0].out)
        assert two[1].post.standing("seat1") is Standing.SEALED
