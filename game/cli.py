"""The command line. Each command brings in what it needs when it runs, so that none waits for the others."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer

if TYPE_CHECKING:
    from game.app.filming import Order
    from game.maps import SquareMap
    from game.replays import Recording

DEFAULT_SCENARIO = "tavern_brawl"

app = typer.Typer(
    name="swashbuckler",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    help="Swashbuckler: plot six steps in secret, then watch the tavern erupt. Without a command the game starts.",
)

Scenario = Annotated[str, typer.Option("--scenario", help="Key of a scenario; `scenarios` lists them.")]
Recorded = Annotated[str, typer.Argument(metavar="REPLAY", help="A replay, or a saved game.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of words.")]


def main() -> None:
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    app()


@app.callback(invoke_without_command=True)
def play(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version and stop.")] = False,
    own_map: Annotated[str, typer.Option("--map", help="Set up a game on this map (a Tiled file).")] = "",
) -> None:
    if version:
        from game.version import program_version

        typer.echo(f"Swashbuckler {program_version()}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        from game.app.main import run

        raise typer.Exit(run(own_map=_playable(own_map) if own_map else None))


@app.command()
def referee(
    position: Annotated[str, typer.Argument(help="A position as a JSON file, or - for standard input.")],
) -> None:
    """Resolve one turn of a written position.

    Prints one event a line as JSON, and last the position after it, which can be fed in again."""
    from game import referee as rules_without_window

    source = sys.stdin.buffer if position == "-" else Path(position)
    name = "standard input" if position == "-" else position
    try:
        lines = rules_without_window.run(rules_without_window.read(source))
    except rules_without_window.BadPosition as error:
        _refuse(f"{name}: {error}")
    for line in lines:
        _print_json(line)


@app.command()
def scenarios() -> None:
    """List the scenarios: key, players, and what they are."""
    from game.scenarios import all_scenarios

    for scenario in all_scenarios():
        players = f"{scenario.players.min}-{scenario.players.max} players"
        typer.echo(f"{scenario.key:16} {players:12} {scenario.title}: {scenario.summary}")


@app.command()
def simulate(
    games: Annotated[int, typer.Option(min=1, max=1_000_000, help="How many games.")] = 20,
    seed: Annotated[int, typer.Option(min=0, max=2**32, help="Seed of the first; the next takes the next.")] = 1,
    scenario: Scenario = DEFAULT_SCENARIO,
    players: Annotated[str, typer.Option(help="Temperaments by seat, with commas, as many as play.")] = "",
    options: Annotated[str, typer.Option(help="Optional rules, with commas.")] = "",
    save_replays: Annotated[str, typer.Option(metavar="DIR", help="Keep a replay of each game in this folder.")] = "",
    as_json: AsJson = False,
) -> None:
    """Let computer players fight many games."""
    from game.sim import report

    folder = Path(save_replays) if save_replays else None
    try:
        text = report.run(scenario, games, seed, _words(players), _words(options), as_json=as_json, replays_in=folder)
    except report.CannotSimulate as error:
        _refuse(str(error))
    typer.echo(text)


@app.command()
def bench(as_json: AsJson = False) -> None:
    """Measure this machine: turns and events a second."""
    from game.sim import bench as benchmarks

    measures = benchmarks.measure()
    if as_json:
        typer.echo(json.dumps({measure.name: measure.value for measure in measures}, indent=1))
        return
    for measure in measures:
        typer.echo(f"{measure.words:46} {measure.value:12,.1f} {measure.unit}")


@app.command()
def check(
    maps: Annotated[list[str] | None, typer.Argument(help="Map files; without any, the game's own.")] = None,
    as_json: AsJson = False,
) -> None:
    """Look for faults in maps.

    With --json, one line a map. Exit code 0: all can be played; 1: not all; 2: a file cannot be read."""
    from game import places
    from game.maps import UNREAD, Severity
    from game.scenarios.checking import check_map

    chosen = maps or [f"maps/{path.name}" for path in sorted(places.maps().glob("*.tmx"))]
    worst = 0
    for name in chosen:
        faults = check_map(name)
        errors = [fault for fault in faults if fault.severity is Severity.ERROR]
        if as_json:
            _print_json({"map": name, "playable": not errors, "faults": [asdict(fault) for fault in faults]})
        else:
            for fault in faults:
                typer.echo(str(fault))
            if not faults:
                typer.echo(f"{name}: no faults")
        if errors:
            unread = any(fault.code in UNREAD for fault in errors)
            worst = max(worst, 2 if unread else 1)
    raise typer.Exit(worst)


@app.command()
def replay(
    recording: Recorded,
    text: Annotated[bool, typer.Option("--text", help="Print the fight in words, without a window.")] = False,
) -> None:
    """Play a replay or a saved game in the window, with all that the screen for watching can do.

    Of a game that is not over, only what all its players know. Exit code 1: it could not be shown to its end."""
    found = _recording(recording)
    _say_change(found.system, found.start)
    if not text:
        from game.app.main import watch

        raise typer.Exit(watch(found))
    from game.rules.kernel.chronicle import Chronicle

    for line in Chronicle(found.system, found.start, found.events).lines():
        before = "\n" if line.heading else "      " if line.aside else "  "
        typer.echo(f"{before}{line.text}")
    _end_with_fault(found)


@app.command()
def export(
    recording: Recorded,
    gif: Annotated[bool, typer.Option("--gif", help="A film as a GIF, which is shown everywhere.")] = False,
    apng: Annotated[bool, typer.Option("--apng", help="A film in true colours, about ten times as large.")] = False,
    mp4: Annotated[bool, typer.Option("--mp4", help="A film through ffmpeg, where that is installed.")] = False,
    png_sheet: Annotated[bool, typer.Option("--png-sheet", help="One picture for each step, in one PNG.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON lines: where it began, and every event.")] = False,
    out: Annotated[str, typer.Option("-o", "--out", help="The file to make; else beside you, named as REPLAY.")] = "",
    turns: Annotated[str, typer.Option(help="Only these turns, duels or jousts: 3, or 2-4.")] = "",
    size: Annotated[str, typer.Option(help="Of a picture, in pixels: 960x600.")] = "",
    speed: Annotated[float, typer.Option(min=0.25, max=4.0, help="As on the screen for watching.")] = 1.0,
    fps: Annotated[int | None, typer.Option(min=1, max=60, help="Pictures a second.")] = None,
    force: Annotated[bool, typer.Option("--force", help="Lose the file that is there already.")] = False,
) -> None:
    """Make a film of a replay or a saved game, or a sheet of pictures; no window is needed.

    Of a game that is not over, only what all its players know."""
    from game.app.filming import ENDINGS, FORMATS, FilmError, Order
    from game.app.filming.order import read_size, read_turns

    wanted = [name for name, on in zip(FORMATS, (gif, apng, mp4, png_sheet), strict=True) if on]
    if len(wanted) + as_json != 1:
        _refuse("say what to make, and one thing only: --gif, --apng, --mp4, --png-sheet or --json")
    if as_json:
        found = _recording(recording)
        _print_json({"type": "position", **found.system.write_position(found.start, whole=True)})
        for event in found.events:
            _print_json(found.system.write_event(event))
        _end_with_fault(found)
        return
    source = Path(recording)
    path = Path(out) if out else Path(source.name.split(".")[0] + ENDINGS[wanted[0]])
    try:
        which = read_turns(turns) if turns else None
        pixels = read_size(size) if size else None
        order = Order(source, wanted[0], path, which, pixels, speed, fps, force)
        made = _film(order)
    except FilmError as error:
        _refuse(str(error))
    typer.echo(f"{made} is ready ({made.stat().st_size / 1_000_000:.1f} MB)")


@app.command()
def post(
    game: Annotated[str, typer.Argument(help="A game by file: its folder or name. All are listed without.")] = "",
    letters: Annotated[list[str] | None, typer.Argument(help="Letters to read, or folders of them.")] = None,
) -> None:
    """Read letters of a game by file, and tell how it stands and what to send."""
    from game.post import telling
    from game.post.errors import PostError

    try:
        for line in telling.run(game, letters or ()):
            typer.echo(line)
    except PostError as error:
        _refuse(str(error))


@app.command()
def rules(
    topic: Annotated[list[str] | None, typer.Argument(help="An order, paragraph or words: WH, R8.5, mug.")] = None,
    game: Annotated[str, typer.Option("--game", help="Which game's: swashbuckler or phases.")] = "",
) -> None:
    """Print the rules, or what they say of one topic. Without --game a topic is looked up in those of every game."""
    from game import rules_in_print, systems
    from game.rules.kernel import reference

    known = systems.keys()
    if game and game not in known:
        _refuse(f"there is no game {game!r}; choose one of: {', '.join(known)}")
    games = (game,) if game else known if topic else known[:1]
    pages = tuple(page for key in games for page in systems.pages(key))
    found = reference.find(pages, " ".join(topic or ()))
    if topic and not found:
        keys = ", ".join(page.key for page in pages)
        _refuse(f"the rules say nothing of {' '.join(topic)!r}; try an order such as WH, R8.5, or one of: {keys}")
    sections = (found.about or found.mentioned) if topic else rules_in_print.sections_of(pages)
    more = f"Also in: {rules_in_print.also(found)}" if found.about and found.mentioned else ""
    if sys.stdout.isatty():
        from rich.console import Console

        console = Console(highlight=False)
        rules_in_print.show(console, sections)
        console.print(f"\n{more}" if more else "", markup=False)
        return
    for line in (*rules_in_print.plain(sections), *(("", more) if more else ())):
        typer.echo(line)


def _playable(name: str) -> SquareMap:
    """A map for the window; one that cannot be played on is refused with all its faults."""
    from game.app.play.parts import can_be_played
    from game.maps import MapError, load_map
    from game.scenarios import all_scenarios
    from game.scenarios.checking import suits

    try:
        loaded = load_map(name)
    except MapError as error:
        for fault in error.faults:
            typer.echo(str(fault), err=True)
        raise typer.Exit(2) from None
    if not any(can_be_played(each.system) and suits(each, loaded) for each in all_scenarios()):
        _refuse(f"{name}: no scenario has room on this map; mark at least two starts")
    return loaded


def _recording(name: str) -> Recording:
    """What a replay or a save holds, without what is still secret."""
    from game import replays
    from game.saves import SaveError

    try:
        return replays.read(Path(name))
    except SaveError as error:
        _refuse(str(error))


def _end_with_fault(recording: Recording) -> None:
    """Say on standard error why there is no more of it, if there should be."""
    if recording.fault:
        typer.echo(f"The recording ends here. {recording.fault}", err=True)
        raise typer.Exit(1)


def _film(order: Order) -> Path:
    """Make it, with a bar on the terminal if somebody watches one."""
    from game.app.filming.making import make

    if not sys.stderr.isatty():
        return make(order)
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("Filming", total=1.0)
        return make(order, lambda part: progress.update(task, completed=part))


def _say_change(system: Any, start: Any) -> None:
    """A sentence on standard error if the map of a save is another by now."""
    from game.maps.changes import change_since

    change = change_since(start.board, system.tokens(start))
    if change is not None:
        typer.echo(str(change), err=True)


def _print_json(line: dict[str, Any]) -> None:
    typer.echo(json.dumps(line, separators=(",", ":")))


def _words(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]


def _refuse(words: str) -> NoReturn:
    """One line on standard error, and exit code 2."""
    typer.echo(" ".join(words.split()), err=True)
    raise typer.Exit(2)
