"""Stage 3: movement, all together (R9); contests for squares (R10) are settled by `shoving`."""

from game.rules.swashbuckler.movement.goals import Move, why_not_step
from game.rules.swashbuckler.movement.stage import move_all

__all__ = ["Move", "move_all", "why_not_step"]
