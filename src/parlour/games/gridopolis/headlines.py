"""A turn in one line: whom it captured, and where its marker came to stand."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.contract import Headline, Mark
from parlour.games.gridopolis import events as ev
from parlour.games.gridopolis.cells import full, short, spot
from parlour.games.gridopolis.lattice import Cell
from parlour.games.gridopolis.table import NOBODY
from parlour.kernel.text import Text, Thing, joined, player, text
from parlour.kernel.values import Event


def turn_of(event: Event) -> int | None:
    return event.seat if isinstance(event, ev.TurnBegan) else None


def minor(event: Event) -> bool:
    return isinstance(event, ev.TurnBegan)


def headline(events: Sequence[Event]) -> Headline | None:
    began = events[0]
    assert isinstance(began, ev.TurnBegan)
    own, besides = deeds(events, began.seat), others(events, began.seat)
    if not own and not besides:
        over = isinstance(events[-1], ev.GameEnded)
        return Headline(text("The game ended.")) if over else None
    said = text("{} {}", player(began.seat), joined(own)) if own else joined(besides)
    if own and besides:
        said = text("{}; {}", said, joined(besides))
    return Headline(text("{}.", said), tuple(marks(events)))


def deeds(events: Sequence[Event], seat: int) -> list[Text]:
    """What the player on turn did. Of a way over several cells its end is told, and who fell."""
    found = list[Text]()
    stands: Cell | None = None  # where a first move has ended
    for event, after in zip(events, [*events[1:], None], strict=True):
        goes_on = isinstance(after, (ev.Hopped, ev.Plunged, ev.Teleported))
        match event:
            case ev.Stepped() if goes_on:
                found.append(text("stepped onto {}", cell(event.end)))
            case ev.Stepped() if event.start == stands:
                found.append(text("stepped on to {}", reached(event.start, event.end)))
            case ev.Stepped():
                found.append(text("stepped {}", way(event.start, event.end)))
                stands = event.end
            case ev.Hopped() if event.victim != NOBODY:
                found.append(text("jumped {}", victim(event)))
                if not goes_on:
                    found.append(text("landed on {}", cell(event.end)))
            case ev.Hopped() if not goes_on:
                found.append(text("jumped {}", way(event.start, event.end)))
            case ev.Teleported():
                found.append(text("teleported to {}", cell(event.exit)))
                stands = event.exit
            case ev.Plunged():
                found.append(text("gave up a marker to take {}", victim(event)))
            case ev.Kinged():
                found.append(text("made a king on {}", cell(event.pad)))
            case ev.Declined():
                found.append(text("stopped there"))
            case ev.BlockerPlaced():
                found.append(text("blocked {}", cell(event.pad)))
            case ev.PadAdded():
                found.append(text("added a pad at {}", cell(event.cell)))
            case ev.Passed():
                found.append(text("passed"))
            case ev.Resigned() if event.seat == seat:
                found.append(text("resigned"))
    return found


def others(events: Sequence[Event], seat: int) -> list[Text]:
    """What happened to others meanwhile, or to the table."""
    found = []
    for event in events:
        match event:
            case ev.Resigned() if event.seat != seat:
                found.append(text("{} resigned", player(event.seat)))
            case ev.Eliminated():
                found.append(text("{} is out", player(event.seat)))
            case ev.TimeCalled():
                found.append(text("time is up"))
    return found


def victim(event: ev.Hopped | ev.Plunged) -> Text:
    rank = "king" if event.king else "pawn"
    return text("{}'s {} on {}", player(event.victim), rank, cell(event.over))


def marks(events: Sequence[Event]) -> list[Mark]:
    """Where the marker came from and went, over which cells, and what came or was lost there."""
    found, way = [], list[Cell]()
    for event in events:
        match event:
            case ev.Stepped():
                way += [event.start, event.end]
            case ev.Hopped():
                way += [event.start, event.end]
                if event.victim != NOBODY:
                    found.append(Mark("victim", cell(event.over)))
            case ev.Teleported():
                way += [event.entry, event.exit]
            case ev.Plunged():
                way.append(event.start)
                found += [Mark("victim", cell(event.over)), Mark("lost", cell(event.start))]
            case ev.Kinged() | ev.BlockerPlaced():
                found.append(Mark("gained", cell(event.pad)))
            case ev.PadAdded():
                found.append(Mark("gained", cell(event.cell)))
    if way:
        between = [each for each in dict.fromkeys(way) if each not in (way[0], way[-1])]
        found.append(Mark("from", cell(way[0])))
        found += [Mark("path", cell(each)) for each in between]
        found.append(Mark("to", cell(way[-1])))
    return found


def way(start: Cell, end: Cell) -> Text:
    """The levels of both are said if they differ, else once; level 0 need not be said."""
    if start[2] == end[2]:
        return text("from {} to {}", Thing("place", short(start), spot(start)), cell(end))
    both = [Thing("place", short(each), full(each)) for each in (start, end)]
    return text("from {} to {}", *both)


def reached(start: Cell, end: Cell) -> Thing:
    """The end of a way whose start has been told: its level is said if it is another."""
    return cell(end) if start[2] == end[2] else Thing("place", short(end), full(end))


def cell(place: Cell) -> Thing:
    return Thing("place", short(place), full(place) if place[2] else spot(place))
