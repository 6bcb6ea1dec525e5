"""Positions and events as they are written (L)."""
