"""Reading the reference card's files, in a checkout or installed."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources

from game.rules.swashbuckler.card.faults import CardError, Fault
from game.rules.swashbuckler.card.model import FILES, Card


@cache
def load_card() -> Card:
    """The card that ships with the game; `CardError` names every file and place that is wrong."""
    return Card.from_data(read_card_files())


def read_card_files() -> dict[str, object]:
    """The card's files, parsed but not checked; `CardError` for those that cannot be read."""
    folder = resources.files("game.rules.swashbuckler.card")
    data: dict[str, object] = {}
    faults: list[Fault] = []
    for name in FILES:
        try:
            data[name] = json.loads((folder / name).read_text(encoding="utf-8"), object_pairs_hook=_no_repeats)
        except OSError as error:
            faults.append(Fault(name, "", f"cannot be read ({error.strerror}); reinstall the game"))
        except json.JSONDecodeError as error:
            faults.append(Fault(name, f"line {error.lineno}, column {error.colno}", f"no JSON: {error.msg}"))
        except UnicodeDecodeError as error:
            faults.append(Fault(name, f"byte {error.start}", "the file is not UTF-8 text"))
        except ValueError as error:
            faults.append(Fault(name, "", str(error)))
    if faults:
        raise CardError(faults)
    return data


def _no_repeats(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """An object of a file; a name written twice would otherwise hide the first value."""
    names = [name for name, _ in pairs]
    repeated = sorted({name for name in names if names.count(name) > 1})
    if repeated:
        raise ValueError(f"written twice in one object: {', '.join(repeated)}; keep one of each")
    return dict(pairs)
