"""Duels: fair combat between two, decided by bets of hit points (PD); and a ladder of them."""
