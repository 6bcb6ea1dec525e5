"""The motions of duels and jousts: one for each type of event (`game.rules.phases.events`)."""

from __future__ import annotations

from game.app.animation.motion import Motion, Table, sound, strand
from game.app.animation.phases import duelling, jousting, telling

SILENT = Motion(prelude=True)
BLOW, STAKE, REST = strand("blow"), strand("stake"), strand("rest")

MOTIONS: Table = {
    "game_began": SILENT,
    "order_drawn": Motion(telling.order, 1.6),
    "pairs_drawn": Motion(telling.pairs, 1.6),
    "day_began": Motion(seconds=0.9, sounds=sound("page")),
    "scene_began": Motion(telling.scene, 1.2, sounds=sound("step", 0.2, 0.5)),
    "scene_over": SILENT,
    "round_began": SILENT,
    "ladder_moved": Motion(telling.ladder, 1.2),
    "lot_drawn": Motion(telling.lot, 1.4),
    "went_through": SILENT,
    "scored": Motion(telling.scored, 0.9),
    "game_over": Motion(telling.over, 2.2, sounds=sound("cheer")),
    "roll": Motion(telling.rolled, 0.7, beat=0, prelude=True, sounds=telling.rolled_sounds),
    "hp_changed": Motion(telling.hurt, 1.1, BLOW, beat=5, sounds=sound("thud", 0.1, 0.6)),
    "damage_rolled": Motion(strand=BLOW),
    "stunned": Motion(telling.stunned, 1.2, sounds=sound("stun")),
    "save_thrown": Motion(telling.saved, 1.6),
    "bound": Motion(telling.bound, 1.0),
    "came_round": Motion(telling.came_round, 0.9, REST),
    "recovered": Motion(telling.recovered, 1.1, REST),
    "terms_offered": Motion(duelling.offered, 1.4),
    "challenge_answered": Motion(duelling.answered, 1.2),
    "duel_began": Motion(duelling.began, 0.8, sounds=sound("clash", 0.3, 0.5)),
    "yielded": Motion(duelling.yielded, 1.3, sounds=sound("miss")),
    "duel_bets": Motion(duelling.bets, 1.7, sounds=duelling.bet_sounds),
    "duel_throw": Motion(duelling.thrown, 1.5, BLOW, beat=2, sounds=sound("clash", 0.1)),
    "duel_over": Motion(telling.won, 1.4),
    "stake_paid": Motion(telling.paid, 0.9, STAKE),
    "mounts_chosen": SILENT,
    "stake_proposed": Motion(jousting.proposed, 1.4),
    "stake_answered": Motion(jousting.agreed, 1.2),
    "joust_began": Motion(jousting.began, 1.0, sounds=sound("cheer", 0.0, 0.4)),
    "withdrew": Motion(jousting.withdrew, 1.3),
    "carriages": Motion(jousting.carriages, 1.2),
    "tilt": Motion(jousting.tilt, jousting.SECONDS, BLOW, beat=2, sounds=jousting.tilt_sounds),
    "joust_result": Motion(jousting.result, jousting.SECONDS, BLOW, beat=2, sounds=jousting.result_sounds),
    "joust_over": Motion(telling.won, 1.6, sounds=sound("cheer", 0.2, 0.7)),
    "mount_forfeited": Motion(telling.paid, 1.2, STAKE),
}
