"""Positions and events as they are written down: the referee's format 1 and what saves are made of."""
