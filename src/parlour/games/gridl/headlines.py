"""A turn in one line: the clue, the guess and the points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from parlour.contract import Headline, Mark
from parlour.games.gridl import events as ev
from parlour.games.gridl.words import place, power, team, word
from parlour.kernel.text import Text, Thing, joined, player, text
from parlour.kernel.values import Event

MINOR: Final = (ev.Proposed, ev.Nodded, ev.Examined, ev.Covered, ev.TurnBegan, ev.PowerDeclined)


def turn_of(event: Event) -> int | None:
    """The turn belongs to the Gridmaster."""
    return event.seat if isinstance(event, ev.Named) else None


def minor(event: Event) -> bool:
    return isinstance(event, MINOR)


def headline(events: Sequence[Event]) -> Headline | None:
    said: Text | None = None
    words: list[Thing] = []
    marks: list[Mark] = []
    for event in events:
        match event:
            case ev.Named():
                said = text("{} is Gridmaster", player(event.seat))
            case ev.WordPlaced():
                words.append(word(event.word))
                said = text("the words: {}", joined(words))
            case ev.Clued() if event.text:
                said = text("“{}”", event.text)
            case ev.Voted() if event.upheld:
                said = text("{} is void", said or "the clue")
            case ev.SideGuessed() if event.cell >= 0:
                marks.append(Mark("from", place(event.cell)))
            case ev.Guessed() if event.cells and said is not None:
                said = text("{}: {}", said, joined([place(cell) for cell in event.cells]))
                marks += [Mark("to", place(cell)) for cell in event.cells]
            case ev.Revealed():
                told = scored(event)
                said = told if said is None else text("{}; {}", said, told)
                marks.append(Mark("gained", place(event.turn.key)))
            case ev.PowerUsed():
                said = text("{} uses {}", team(event.team), power(event.power))
    return None if said is None else Headline(text("{}.", said), tuple(marks))


def scored(event: ev.Revealed) -> Text:
    """GL-66. What both teams have of the turn."""
    turn = event.turn
    points = turn.base + turn.bonus + turn.change
    verb = "scores" if points >= 0 else "loses"
    told = text("{} {} {}, the key was {}", team(event.team), verb, abs(points), place(turn.key))
    return text("{}; {} gains {}", told, team(1 - turn.team), turn.gain) if turn.gain else told
