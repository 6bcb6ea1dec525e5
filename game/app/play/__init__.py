"""Playing a game in the window.

`flow.Flow` works out who is next, `table.Table` shows the screens for it, `computers` answers for computer seats, and
`parts` finds what a rule system brings: its deciding screen, its reference, what can be chosen for a new game.
"""
