"""The lessons of the first fight on the screen: the real plotting and watching, with a teacher's note beside them.

`course` goes from lesson to lesson and remembers which are learnt, `table` plays one, `plotting` and `watching` are the
game's own screens with a `guide.Note` on them, `chapters` is the list to choose from. What the teacher says, and when,
is data: see `game.scenarios.swashbuckler.lessons`.
"""
