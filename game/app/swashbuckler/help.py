"""What F1 says on the screens of this game."""

PLOTTING = """
Write six boxes of orders. Everybody's orders are carried out at once, box by box.

- Choose orders from the menu, or click the board: a square offers what can be done about it. The field takes them
  typed, such as “N- 1- L R”; the dashes are rests, and may be left out.
- What is begun to be typed, by code or by name, is offered behind the line: Right takes it, Down shows another.
- An order fills its box and its rests. Rests that do not fit run over into the next turn.
- A circled box is lost to a stun, a dash in a grey box is a rest still due: neither can be written in.
- With several fighters, the names above lead from one to the next; so do {next fighter} and {previous fighter}.
- What is marked would fail as things stand, and says why. It can be plotted all the same: things will change.
- Arrows and pale figures show where the plot leads if nobody else stirs.
- The line above the orders says what the dice may bring; {odds} opens all odds, with the numbers they come from.
- {undo} and {redo} undo and redo, {copy plot} copies the plot of the turn before, {last turn} shows that turn again.
- {commit} commits. Until the last player has committed, a plot can be taken back at the hand-over.
"""
