"""Every throw before it is made: exact chances from the card's tables, never from a plot.

    chances    every way through a row of the special table, with its exact chance
    attacks    sword and dagger: the column as a list, the guard, what a wound does
    incidents  what is thrown, waved, shoved, toppled or yanked; falls
    wounds     what a wound does to the one who gets it
    contests   shoving matches and roll-offs
    meetings   whom an order of a plot might meet, with a reckoning of each case (blades, rows)
    recorded   the same lists, read back from events for the log

A reckoning of an attack reads the very `Throw` and `Guard` that the resolution rolls on, and an incident goes the very
way of `fates`, so that what is announced cannot differ from what is rolled.
"""
