"""MP4: the pictures are handed to ffmpeg, where it is installed."""

from __future__ import annotations

import contextlib
import shutil
import subprocess
import tempfile
from collections.abc import Iterable
from pathlib import Path

from game.app.filming.order import FilmError
from game.app.filming.shots import Shot

REMEDY = "install ffmpeg (https://ffmpeg.org) so that it is found by its name, or choose --gif or --apng"


def need_ffmpeg() -> str:
    """Where ffmpeg is. Raises FilmError."""
    found = shutil.which("ffmpeg")
    if found is None:
        raise FilmError(f"an MP4 film is made by ffmpeg, which is not installed here; {REMEDY}")
    return found


def write(path: Path, size: tuple[int, int], rate: int, shots: Iterable[Shot]) -> None:
    """Raises FilmError."""
    command = [
        need_ffmpeg(), "-y", "-loglevel", "error", "-nostdin",
        "-f", "rawvideo", "-pix_fmt", "rgb24", "-s", f"{size[0]}x{size[1]}", "-r", str(rate), "-i", "pipe:0",
        "-an", "-c:v", "libx264", "-pix_fmt", "yuv420p", "-crf", "20", "-movflags", "+faststart", "-f", "mp4",
        str(path.absolute()),
    ]  # fmt: skip
    with tempfile.TemporaryFile() as said:
        process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=said)
        assert process.stdin is not None
        try:
            told = shown = 0.0
            for shot in shots:
                told += shot.seconds
                while shown < told - 0.5 / rate:
                    process.stdin.write(shot.pixels)
                    shown += 1 / rate
            process.stdin.close()
        except OSError:  # ffmpeg has gone; it says why
            pass
        except BaseException:
            process.kill()
            process.wait()
            raise
        finally:
            with contextlib.suppress(OSError):
                process.stdin.close()
        if process.wait() != 0:
            said.seek(0)
            words = said.read().decode("utf-8", "replace").strip().splitlines()
            raise FilmError(f"ffmpeg could not make the film ({words[-1] if words else 'no reason given'}); {REMEDY}")
