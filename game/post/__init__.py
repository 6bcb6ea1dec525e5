"""Play by file: one game on several computers that pass each other small letters, by whatever way files travel.

A game goes from *exchange* to exchange: an exchange is everything that is owed at once, such as the plots of a turn, or
the rest of a plot after a stun. For each, the seat of a person

1. *seals* its answers: locked with a key of its own (PyNaCl's SecretBox) and sent with a commitment to that key, which
   holds for this game, exchange, seat and position only. From then on it can be changed no more;
2. gives the *key* away once the seals of all are in. With all keys every computer opens the same answers.

The keys are as random as dice and fixed before anybody knows them all, so the dice of what follows are made of them;
computer seats answer from the same numbers on every computer and need no letters. Where one seat alone is asked, as
after a stun, those who have answered in the same turn *bear witness*: their programs seal a key without an answer,
since whoever was alone could try keys until the dice suit him. Every letter is signed by its seat and says on what
position it stands, so that an altered letter, another's letter or a game that has gone two ways is noticed and named.

What it does not do: a player may stop sending letters once he has seen how it would end; nothing forces him to go on.
After an exchange is opened every computer holds the plots of the whole turn, and the screens keep the boxes still to
come from whoever writes the rest of his own anew; so does no lock. The places at the beginning are rolled by the host.
Who plays every seat that an exchange needs, such as the last person against computers, can choose the dice with a
program of his own.
"""
