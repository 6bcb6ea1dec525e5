"""Numbered rule cases, one a file, worked out by hand from the rulebook; run by rules/swashbuckler/test_positions.py."""
