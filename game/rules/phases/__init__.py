"""Combat in phases, of which duels and jousts are the first to be played (rules-phases.md)."""
