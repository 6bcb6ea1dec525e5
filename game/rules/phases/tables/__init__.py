"""The tables of rules-phases.md that duels and jousts need, as data with their sources."""
