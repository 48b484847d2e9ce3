"""The rules kernel: an agenda of plain frames, one judge per choice, logged luck, plain data.

What the rules of a game are made of can be imported from here.
"""

from parlour.kernel.agenda import (
    HOUSE,
    Aside,
    Choice,
    Frame,
    Game,
    OwnChoice,
    Sealed,
    TimeLimit,
    Together,
)
from parlour.kernel.codec import (
    Malformed,
    agenda_view,
    from_wire,
    kinds,
    load,
    load_agenda,
    save,
    state_hash,
    to_wire,
)
from parlour.kernel.luck import Luck, Scripted, Seeded, commitment
from parlour.kernel.rulebook import Refusal, Rulebook, load_rulebook
from parlour.kernel.text import Text, Thing, joined, named, plain, player, rule, text
from parlour.kernel.values import Event, Move, Plain, Value

__all__ = [
    "HOUSE",
    "Aside",
    "Choice",
    "Event",
    "Frame",
    "Game",
    "Luck",
    "Malformed",
    "Move",
    "OwnChoice",
    "Plain",
    "Refusal",
    "Rulebook",
    "Scripted",
    "Sealed",
    "Seeded",
    "Text",
    "Thing",
    "TimeLimit",
    "Together",
    "Value",
    "agenda_view",
    "commitment",
    "from_wire",
    "joined",
    "kinds",
    "load",
    "load_agenda",
    "load_rulebook",
    "named",
    "plain",
    "player",
    "rule",
    "save",
    "state_hash",
    "text",
    "to_wire",
]
