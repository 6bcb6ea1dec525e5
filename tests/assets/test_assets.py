"""Every picture and sound that the game draws on is there, in the size its users count on."""

from __future__ import annotations

import json
import subprocess
import sys
import wave

import pytest
from PIL import Image

from game import places

ASSETS = places.CHECKOUT / "assets"
BUILT = ASSETS / "built"
SIDES = ("red", "blue", "green", "yellow", "violet", "white")
FACTIONS = ("musketeer", "pirate")

SQUARES_WIDE = {
    **dict.fromkeys(("chair", "mug_full", "mug_empty", "broken_glass", "chandelier", "rope", "chest", "mast"), 1),
    **dict.fromkeys(("rapier", "cutlass", "dagger", "splinters", "star", "blood", "shadow"), 1),
    **{"table_2": 2, "table_3": 3, "table_2_flipped": 2, "table_3_flipped": 3, "cannon_1": 1, "cannon_2": 2},
    **{"shelf_1": 1, "shelf_2": 2, "shelf_3": 3, "fallen_shelf_1": 1, "fallen_shelf_2": 2, "fallen_shelf_3": 3},
}
BODIES = [f"{faction}_{side}_{posture}" for faction in FACTIONS for side in SIDES for posture in ("standing", "prone")]
IN_HAND = [f"{weapon}_{hand}" for weapon in ("rapier", "cutlass", "dagger") for hand in ("right", "left")]
SOUNDS = ("clash", "miss", "thud", "mug_break", "slide", "page", "dice", "stun", "cheer", "step")


def opened(name: str) -> Image.Image:
    return Image.open(BUILT / f"{name}.png").convert("RGBA")


def is_cut_out(image: Image.Image) -> bool:
    """Partly solid, partly clear: something lies on the board and the board shows round it."""
    least, most = image.getchannel("A").getextrema()
    return least == 0 and most == 255


@pytest.mark.parametrize(("name", "wide"), SQUARES_WIDE.items())
def test_a_piece_is_128_pixels_a_square(name: str, wide: int) -> None:
    image = opened(f"pieces/{name}")
    assert image.size == (128 * wide, 128)
    if name == "shadow":
        assert 0 < image.getchannel("A").getextrema()[1] < 255, "a shadow lets the floor through"
    else:
        assert is_cut_out(image)


def test_the_carpet_is_a_nine_patch_of_three_by_three_squares() -> None:
    image = opened("pieces/carpet_9")
    assert image.size == (384, 384)
    assert image.crop((128, 128, 256, 256)).getchannel("A").getextrema() == (255, 255), "the middle has no holes"


@pytest.mark.parametrize("name", BODIES)
def test_a_fighter_fills_the_middle_of_his_canvas(name: str) -> None:
    image = opened(f"fighters/{name}")
    assert image.size == (160, 160)
    assert is_cut_out(image)
    assert image.getpixel((80, 80))[3] == 255, "he turns about the middle, so he must be there"


@pytest.mark.parametrize("name", IN_HAND)
def test_a_weapon_in_hand_reaches_past_the_square_ahead(name: str) -> None:
    image = opened(f"fighters/{name}")
    assert image.size == (160, 256)
    assert is_cut_out(image)
    left, top, right, bottom = image.getchannel("A").point(lambda v: 255 * (v > 128)).getbbox()
    assert (left + right) / 2 > 80 if name.endswith("right") else (left + right) / 2 < 80
    # The square begins at row 112 (96 + 16): swords cross into the next one, the fist stays in one's own.
    assert top < (112 if not name.startswith("dagger") else 128)
    assert bottom > 128


def test_left_and_right_hand_mirror_each_other() -> None:
    """Outlines and places are the same; hatching is drawn afresh."""
    for weapon in ("rapier", "cutlass", "dagger"):
        right, left = (opened(f"fighters/{weapon}_{hand}").getchannel("A") for hand in ("right", "left"))
        mirrored = left.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
        differing = sum(abs(a - b) > 128 for a, b in zip(right.tobytes(), mirrored.tobytes(), strict=True))
        assert differing < 60, f"{weapon}: {differing} pixels differ"


@pytest.mark.parametrize("faction", FACTIONS)
def test_a_hat_to_wave(faction: str) -> None:
    image = opened(f"fighters/hat_{faction}")
    assert image.size == (128, 128)
    assert is_cut_out(image)


@pytest.mark.parametrize("faction", FACTIONS)
def test_sides_differ_by_more_than_a_little(faction: str) -> None:
    """At 64 pixels a square, no two sides' fighters may look alike, not even in grey: patterns and badges must tell."""
    small = {side: opened(f"fighters/{faction}_{side}_standing").resize((80, 80)).convert("L") for side in SIDES}
    for one in SIDES:
        for other in SIDES:
            if one < other:
                pairs = zip(small[one].tobytes(), small[other].tobytes(), strict=True)
                assert sum(abs(a - b) > 24 for a, b in pairs) > 250, f"{one} and {other}"


@pytest.mark.parametrize(
    ("name", "size"),
    [
        ("title", (1920, 1200)),
        ("parchment", (512, 512)),
        ("wood_dark", (512, 512)),
        ("frame_9", (96, 96)),
        ("icon", (64, 64)),
        *((f"die_{face}", (64, 64)) for face in range(1, 7)),
    ],
)
def test_a_screen_picture_has_its_size(name: str, size: tuple[int, int]) -> None:
    image = opened(name)
    assert image.size == size
    whole = name in ("title", "parchment", "wood_dark")
    assert image.getchannel("A").getextrema() == (255, 255) if whole else is_cut_out(image)


def test_the_frame_is_clear_within_and_solid_at_the_edge() -> None:
    image = opened("frame_9")
    assert image.getpixel((48, 48))[3] == 0
    assert image.getpixel((48, 5))[3] == 255


@pytest.mark.parametrize("name", ["parchment", "wood_dark"])
def test_a_texture_joins_itself(name: str) -> None:
    """The step from the last column to the first is no larger than the larger steps inside the picture."""
    image = opened(name).convert("L")

    def step(first: int, second: int) -> float:
        pixels = (abs(image.getpixel((first, y)) - image.getpixel((second, y))) for y in range(0, 512, 4))
        return sum(pixels) / 128

    inside = sorted(step(x, x + 1) for x in range(0, 510, 3))
    assert step(511, 0) <= inside[-1] * 1.25


def test_a_die_shows_as_many_pips_as_its_face() -> None:
    for face in range(1, 7):
        image = opened(f"die_{face}").convert("L")
        places_of_pips = [(18 + column * 14, 17 + row * 14) for row in range(3) for column in range(3)]
        assert sum(image.getpixel(place) < 90 for place in places_of_pips) == face


@pytest.mark.parametrize("name", SOUNDS)
def test_a_sound_is_short_and_quiet_enough(name: str) -> None:
    with wave.open(str(BUILT / "sounds" / f"{name}.wav")) as sound:
        assert (sound.getframerate(), sound.getnchannels(), sound.getsampwidth()) == (22050, 1, 2)
        assert 0 < sound.getnframes() < 22050
        data = sound.readframes(sound.getnframes())
    samples = memoryview(data).cast("h")
    assert 3000 < max(abs(v) for v in samples) < 22000
    assert abs(samples[-1]) < 400, "it must not end in a click"


def test_the_six_sides_differ_in_colour_pattern_and_badge() -> None:
    sides = json.loads((ASSETS / "sides.json").read_text(encoding="utf-8"))
    assert tuple(side["id"] for side in sides) == SIDES
    for key in ("name", "colour", "pattern", "badge"):
        assert len({side[key] for side in sides}) == 6, key


def run_script(code: str) -> str:
    """Scripts are no package: they run as the build does, from their own folder."""
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ASSETS / "scripts", capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


@pytest.mark.parametrize("eyes", ["usual", "protanopia", "deuteranopia", "tritanopia"])
def test_side_colours_stay_apart_for_colour_blind_eyes(eyes: str) -> None:
    assert float(run_script(f"import colour_check; print(colour_check.nearest({eyes!r})[0])")) > 18


def test_a_drawing_comes_out_the_same_each_time() -> None:
    code = (
        "import hashlib, small_things as s; "
        "print(*(hashlib.sha256(s.PIECES[n]().finished().tobytes()).hexdigest() for n in ('dagger', 'star', 'dagger')))"
    )
    first, second = run_script(code).split(), run_script(code).split()
    assert first == second
    assert first[0] == first[2]
    assert first[0] != first[1]


def test_build_refuses_a_part_it_does_not_know() -> None:
    done = subprocess.run(
        [sys.executable, ASSETS / "scripts" / "build.py", "piecs"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert "piecs" in done.stderr
    assert "pieces" in done.stderr


def test_built_files_stay_small() -> None:
    total = sum(file.stat().st_size for file in BUILT.rglob("*") if file.is_file())
    assert total < 8_000_000
