"""The game on the screen: the only part that imports pygame."""

import os

# pygame greets whoever imports it on the terminal; the game does not.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
