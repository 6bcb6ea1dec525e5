"""Why orders come to nothing and what can be wrong with the writing of a plot (R5.5)."""

from __future__ import annotations

from game.rules.kernel.reference import Page, Table
from game.rules.swashbuckler.card.model import Card
from game.rules.swashbuckler.reasons import WORDS, Reason
from game.rules.swashbuckler.reference.blocks import either, part
from game.rules.swashbuckler.reference.orders import rests_in_words
from game.rules.swashbuckler.reference.plotting import written
from game.rules.swashbuckler.words import count
from game.rules.swashbuckler.writing import FAULTS


def failures_page(card: Card) -> Page:
    return Page(
        "failures",
        "When orders fail",
        (
            part(
                "",
                "Why an order fails",
                "The log tells you why. Each reason also has a code, for those who read the game's files.",
                Table(
                    ("code", "what the log says"),
                    tuple((reason.value, f"{WORDS[reason].capitalize()}.") for reason in Reason),
                ),
                keys=("reasons", "failed", *(reason.value for reason in Reason)),
            ),
            part(
                "",
                "Faults in the writing of a plot",
                "These are told to you at once, and the plot is not taken until they are mended.",
                Table(("code", "for instance"), tuple((code, _fault(card, code)) for code in FAULTS)),
                keys=("faults", *FAULTS),
            ),
        ),
    )


def _fault(card: Card, code: str) -> str:
    """The words of a fault with an example in it."""
    swing, lunge, run = card.orders["G"], card.orders["N"], card.orders["RUN"]
    asks = swing.parameter.choices if swing.parameter else ()
    words = {
        "unknown_order": {"code": "Z"},
        "missing_parameter": {"code": swing.code, "choices": either(asks), "example": f"{swing.code}{asks[0]}"},
        "wrong_parameter": {"code": swing.code, "choices": either(asks), "given": "9"},
        "wrong_rests": {
            "code": lunge.code,
            "rests": count(int(rests_in_words(lunge)), "rest"),
            "example": written(lunge, None),
        },
        "too_long": {"code": lunge.code, "boxes": "boxes 3 to 6"},
        "option_off": {"code": run.code, "option": run.optional or ""},
    }
    return FAULTS[code].format(**words.get(code, {}))
