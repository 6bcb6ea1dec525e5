"""What every rule system shares. Nothing here names a system, and nothing here asks which one it has in hand."""
