"""The player of events: what happened, shown on the board view, forwards and backwards.

    player = EventPlayer(system, board, start, events, sounds=sounds, speed=settings.animation_speed,
                         reduced=settings.reduced_motion)
    player.play()
    # each frame:
    if player.update(seconds):
        view.show_scene(player.scene)
        view.follow_points(player.scene.focus)
        caption.text = player.caption

`start` is the position (or a seat's view) before the first event. The player never resolves anything: it replays.

- State: `playing`, `index` (events shown to their end) of `len(player)`, `at_end`, `position`, `moment`, `caption`
  (`captions`: one sentence an event). After any control ask for `scene` again.
- `play`, `pause`, `toggle`; `forward` shows one thing and stops, `back` undoes one thing; `next(level)` and
  `previous(level)` jump to where a step or turn begins (`level` indexes the system's time words: -1 the shortest,
  0 the longest); `go_to(index)` scrubs; `finish` goes to the end; `extend(events)` when more has happened.
- `speed` 0.25 to 4, `reduced` for no movement: both change only what is seen, never what is reached.
- `player.chronicle.lines(figure)` is the log: `LogLine`s with headings and event indices, for `TextLog`.
  `Chronicle`, in `game.rules.kernel.chronicle`, can be used without a player.

Which events are shown together and how: a table from an event's `type` to a `Motion` (`motion.py`), found by the
system's key in the package of that name beside this file (`MOTIONS`). What is in no table glides from how the tokens
were to how they are. A motion reads the event's fields and the tokens, puts poses and effects on the `Stage`, and
computes no rule.
"""

from game.app.animation.motion import Cue, Motion, Table
from game.app.animation.player import EventPlayer
from game.app.animation.stage import Stage

__all__ = ["Cue", "EventPlayer", "Motion", "Stage", "Table"]
