"""The widgets screens are made of."""
