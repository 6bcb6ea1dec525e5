"""Solves all duels again and writes `bets.json`: python -m game.ai.phases"""

from __future__ import annotations

import json
from pathlib import Path

from game.ai.phases.solving_bets import written

FILE = Path(__file__).parent / "bets.json"

if __name__ == "__main__":
    FILE.write_text(json.dumps(written(), separators=(",", ":")) + "\n", encoding="utf-8")
