"""Short sounds made of noise and sines: `save_all` writes them as 22050 Hz mono 16 bit WAVs."""

from __future__ import annotations

import math
import random
import wave
from collections.abc import Callable
from pathlib import Path

RATE = 22050
Sound = list[float]


def silence(seconds: float) -> Sound:
    return [0.0] * int(RATE * seconds)


def tone(seconds: float, pitch: float, fade: float, loud: float = 1.0, bend: float = 0.0) -> Sound:
    """A sine that dies away; `fade` is its time constant in seconds, `bend` the share of pitch it slides by."""
    result, angle = [], 0.0
    for k in range(int(RATE * seconds)):
        t = k / RATE
        angle += math.tau * pitch * (1 + bend * t / seconds) / RATE
        result.append(loud * math.sin(angle) * math.exp(-t / fade) * min(1.0, t / 0.002))
    return result


def hiss(
    seconds: float,
    fade: float,
    rng: random.Random,
    loud: float = 1.0,
    low: float = 1.0,
    high: float = 0.0,
    rise: float = 0.002,
) -> Sound:
    """Noise; `low` (0..1) lets only slow movement through, `high` (0..1) takes slow movement out."""
    result, slow, slower = [], 0.0, 0.0
    for k in range(int(RATE * seconds)):
        t = k / RATE
        slow += low * (rng.uniform(-1, 1) - slow)
        slower += high * 0.2 * (slow - slower)
        value = slow - (slower if high else 0.0)
        result.append(loud * value * math.exp(-max(0.0, t - rise) / fade) * min(1.0, t / rise))
    return result


def mixed(*parts: tuple[float, Sound]) -> Sound:
    """Each part with the second at which it starts."""
    result = [0.0] * max(int(start * RATE) + len(part) for start, part in parts)
    for start, part in parts:
        at = int(start * RATE)
        for k, value in enumerate(part):
            result[at + k] += value
    return result


def clash(rng: random.Random) -> Sound:
    bells = [
        (0.0, tone(0.7, p, f, a))
        for p, f, a in (
            (1830, 0.09, 0.35),
            (2710, 0.14, 0.28),
            (3390, 0.19, 0.22),
            (4480, 0.12, 0.16),
            (5230, 0.07, 0.12),
        )
    ]
    return mixed(
        (0.0, hiss(0.05, 0.012, rng, 0.7, high=0.9)),
        *bells,
        (0.07, tone(0.5, 2950, 0.1, 0.15)),
        (0.07, hiss(0.03, 0.01, rng, 0.25, high=0.9)),
    )


def miss(rng: random.Random) -> Sound:
    return mixed(
        (0.0, hiss(0.32, 0.07, rng, 0.9, low=0.32, high=0.4, rise=0.11)),
        (0.03, hiss(0.25, 0.06, rng, 0.3, high=0.9, rise=0.09)),
    )


def thud(rng: random.Random) -> Sound:
    return mixed(
        (0.0, tone(0.35, 92, 0.08, 1.0, -0.45)),
        (0.0, hiss(0.12, 0.03, rng, 0.9, low=0.12)),
        (0.02, tone(0.2, 170, 0.035, 0.35, -0.3)),
    )


def mug_break(rng: random.Random) -> Sound:
    shards = [
        (
            0.02 + rng.uniform(0, 0.3) ** 1.5,
            tone(0.16, rng.uniform(2300, 6800), rng.uniform(0.012, 0.045), rng.uniform(0.08, 0.26)),
        )
        for _ in range(16)
    ]
    return mixed(
        (0.0, hiss(0.16, 0.03, rng, 0.8, low=0.7, high=0.5)),
        (0.0, tone(0.15, 210, 0.03, 0.5)),
        *shards,
        (0.1, hiss(0.4, 0.1, rng, 0.14, low=0.4, high=0.4, rise=0.05)),
    )


def slide(rng: random.Random) -> Sound:
    scrape = hiss(0.55, 0.4, rng, 0.85, low=0.16, high=0.3, rise=0.06)
    n = len(scrape)
    scrape = [
        v * (0.65 + 0.35 * math.sin(k / RATE * math.tau * 21)) * min(1.0, (n - k) / (RATE * 0.12))
        for k, v in enumerate(scrape)
    ]
    return mixed((0.0, scrape), (0.5, tone(0.15, 120, 0.03, 0.35, -0.3)))


def page(rng: random.Random) -> Sound:
    return mixed(
        (0.0, hiss(0.22, 0.07, rng, 0.5, low=0.8, high=0.9, rise=0.07)),
        (0.14, hiss(0.14, 0.035, rng, 0.45, low=0.7, high=0.9, rise=0.02)),
        (0.2, hiss(0.05, 0.012, rng, 0.4, high=0.8)),
    )


def dice(rng: random.Random) -> Sound:
    knocks = []
    at, loud = 0.0, 0.9
    for _ in range(8):
        pitch = rng.uniform(620, 1150)
        knocks += [
            (at, tone(0.06, pitch, 0.011, loud * 0.6)),
            (at, hiss(0.025, 0.006, rng, loud * 0.5, low=0.6, high=0.4)),
        ]
        at += rng.uniform(0.04, 0.1)
        loud *= 0.8
    return mixed(*knocks)


def stun(rng: random.Random) -> Sound:
    chirps = [(0.05 + 0.13 * k, tone(0.16, 1250 + 190 * (k % 2), 0.05, 0.28 * 0.8**k, 0.25)) for k in range(5)]
    return mixed((0.0, tone(0.25, 140, 0.05, 0.7, -0.4)), (0.0, hiss(0.06, 0.015, rng, 0.4, low=0.25)), *chirps)


def cheer(rng: random.Random) -> Sound:
    """A tavern's short huzza: many rough voices that rise and fall together."""
    n = int(RATE * 0.9)
    result = [0.0] * n
    for _ in range(14):
        base, phase, late, rough = (
            rng.uniform(130, 300),
            rng.uniform(0, 6),
            rng.uniform(0, 0.09),
            rng.uniform(4, 8),
        )
        for k in range(int(late * RATE), n):
            t = max(0.0, k / RATE - late)
            pitch = base * (1 + 0.22 * math.sin(min(t / 0.75, 1) * math.pi))
            phase += math.tau * pitch * (1 + 0.012 * math.sin(t * math.tau * rough)) / RATE
            body = math.sin(phase) + 0.7 * math.sin(2 * phase) + 0.55 * math.sin(3 * phase) + 0.3 * math.sin(4 * phase)
            result[k] += body * abs(math.sin(min(t / 0.8, 1) * math.pi)) ** 0.8 * 0.1
    return mixed((0.0, result), (0.0, hiss(0.85, 0.5, rng, 0.22, low=0.3, high=0.4, rise=0.3)))


def step(rng: random.Random) -> Sound:
    return mixed(
        (0.0, tone(0.12, 115, 0.025, 0.7, -0.4)),
        (0.0, hiss(0.06, 0.014, rng, 0.6, low=0.3)),
        (0.045, hiss(0.05, 0.012, rng, 0.25, low=0.5)),
    )


def click(rng: random.Random) -> Sound:
    """A small wooden latch, for buttons."""
    return mixed(
        (0.0, tone(0.05, 1480, 0.007, 0.5, -0.2)),
        (0.0, hiss(0.02, 0.004, rng, 0.6, low=0.7, high=0.5)),
        (0.028, tone(0.05, 820, 0.009, 0.45, -0.2)),
        (0.028, hiss(0.02, 0.005, rng, 0.35, low=0.5, high=0.4)),
    )


SOUNDS: dict[str, tuple[Callable[[random.Random], Sound], float]] = {
    "clash": (clash, 0.42),
    "miss": (miss, 0.3),
    "thud": (thud, 0.55),
    "mug_break": (mug_break, 0.42),
    "slide": (slide, 0.35),
    "page": (page, 0.25),
    "dice": (dice, 0.4),
    "stun": (stun, 0.42),
    "cheer": (cheer, 0.4),
    "step": (step, 0.32),
    "click": (click, 0.22),
}


def made(name: str) -> bytes:
    """The sound as 16 bit samples, brought to its peak and faded at its end."""
    maker, peak = SOUNDS[name]
    samples = maker(random.Random(f"sound {name}"))[: int(RATE * 0.98)]
    top = max(abs(v) for v in samples) or 1.0
    tail = int(RATE * 0.02)
    samples = [v / top * peak * min(1.0, (len(samples) - k) / tail) for k, v in enumerate(samples)]
    return b"".join(round(v * 32767).to_bytes(2, "little", signed=True) for v in samples)


def save_all(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name in SOUNDS:
        with wave.open(str(folder / f"{name}.wav"), "wb") as out:
            out.setnchannels(1)
            out.setsampwidth(2)
            out.setframerate(RATE)
            out.writeframes(made(name))
