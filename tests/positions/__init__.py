"""Numbered rule cases, one a file, worked out by hand from the rulebook; test_positions.py of the rules runs them."""
