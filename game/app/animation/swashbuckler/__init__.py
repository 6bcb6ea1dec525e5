"""Swashbuckler's motions: one for each type of event (`game.rules.swashbuckler.events`)."""

from __future__ import annotations

from game.app.animation.motion import Motion, Table, sound, strand
from game.app.animation.swashbuckler import fencing, furniture, harming, moving, throwing, turning

BLOW, HARM, MOVE = strand("blow"), strand("harm"), strand("move")
SILENT = Motion(prelude=True)

MOTIONS: Table = {
    "placed": Motion(moving.place, 0.35, strand("placed"), sounds=sound("step", 0.6)),
    "set_up_done": SILENT,
    "character_rolled": SILENT,
    "profile_shared": SILENT,
    "turn_began": Motion(seconds=0.3, sounds=sound("page")),
    "plotted": SILENT,
    "step_began": Motion(seconds=0.15),
    "ordered": Motion(turning.ordered, turning.ordered_seconds, beat=0, opens=True),
    "failed": Motion(turning.failed, 1.3, strand("failed"), sounds=sound("miss", 0.0, 0.4)),
    "step_ended": Motion(seconds=0.1),
    "turn_ended": Motion(seconds=0.2),
    "game_over": Motion(turning.over, 2.0, sounds=turning.over_sounds),
    "roll": Motion(turning.rolled, 0.5, beat=3, prelude=True, sounds=turning.rolled_sounds),
    "contest": Motion(turning.contest, 1.0),
    "shoving_match": Motion(turning.shoving_match, 1.5, sounds=turning.shoving_sounds),
    "turned": Motion(moving.turn, 0.4, MOVE, who=moving.who, sounds=sound("step", 0.2, 0.4)),
    "moved": Motion(moving.move, moving.seconds, moving.strand, beat=2, who=moving.who, sounds=moving.move_sounds),
    "went_back": Motion(moving.go_back, 0.6, MOVE, beat=2, who=moving.who, sounds=sound("step", 0.2, 0.5)),
    "strode": SILENT,
    "postured": Motion(moving.posture, 0.7, HARM, sounds=moving.posture_sounds),
    "covered": Motion(moving.covered, 0.05, BLOW, beat=2),
    "injured": Motion(harming.injured, 1.0, HARM),
    "stunned": Motion(harming.stunned, 1.1, HARM, sounds=harming.stunned_sounds),
    "dazzled": SILENT,
    "left": Motion(moving.leave, 0.9, MOVE, who=moving.who, sounds=sound("step")),
    "overboard": Motion(moving.fall_overboard, 1.3, MOVE, who=moving.who, sounds=sound("mug_break", 0.4)),
    "out": Motion(harming.out, 1.5, HARM, sounds=harming.out_sounds),
    "attack": Motion(fencing.attack, 1.2, strand("attack"), sounds=fencing.attack_sounds),
    "parried": Motion(fencing.parry, 1.0, strand("attack"), sounds=fencing.parry_sounds),
    "weapon_broke": Motion(fencing.breaks, 1.0, sounds=sound("clash")),
    "incident": Motion(harming.incident, 1.1, BLOW, sounds=harming.incident_sounds),
    "threw": Motion(throwing.threw, 0.35, BLOW, beat=1, sounds=throwing.threw_sounds),
    "landed": Motion(throwing.landed, throwing.landed_seconds, BLOW, beat=2, sounds=throwing.landed_sounds),
    "blocked": Motion(throwing.blocked, 0.8, BLOW, sounds=sound("clash", 0.0, 0.8)),
    "slid": Motion(furniture.slide, furniture.seconds, BLOW, beat=2, sounds=furniture.slide_sounds),
    "changed": Motion(furniture.changed, 0.6, BLOW, sounds=furniture.broken_sounds),
    "removed": Motion(furniture.removed, 0.6, BLOW, sounds=furniture.broken_sounds),
    "dropped": Motion(throwing.dropped, 0.6, HARM, sounds=throwing.dropped_sounds),
    "picked_up": Motion(throwing.picked_up, 0.7, strand("picked_up"), sounds=sound("clash", 0.3, 0.3)),
}
