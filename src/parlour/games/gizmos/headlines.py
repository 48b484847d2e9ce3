"""A turn in one line: what its player got, built and paid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from parlour.contract import Headline, Mark
from parlour.games.gizmos import events as ev
from parlour.games.gizmos.cards import CARDS, COLORS, card_name
from parlour.kernel.text import Part, Text, Thing, joined, player, text
from parlour.kernel.values import Event

SUPPLY: Final = (ev.TurnBegan, ev.RowRefilled, ev.DisplayRefilled, ev.Triggered, ev.Returned)


def turn_of(event: Event) -> int | None:
    return event.seat if isinstance(event, ev.TurnBegan) else None


def minor(event: Event) -> bool:
    """What the table does by itself."""
    return isinstance(event, SUPPLY)


def headline(events: Sequence[Event]) -> Headline | None:
    began = events[0]
    assert isinstance(began, ev.TurnBegan)
    deeds = [
        *built_and_filed(events),
        *energies(events, began.seat),
        *points(events),
        *[text("passed") for event in events if isinstance(event, ev.Passed)],
    ]
    ending = any(isinstance(event, ev.EndTriggered) for event in events)
    if not deeds:
        return None
    # First of all, as a long line may be cut.
    form = "{} triggered the end of the game: {}." if ending else "{} {}."
    said = text(form, player(began.seat), joined(deeds))
    return Headline(said, tuple([mark for event in events for mark in marks(event)]))


def built_and_filed(events: Sequence[Event]) -> list[Text]:
    """The action, and what a card that was built or filed in it."""
    deeds = []
    for event, after in zip(events, [*events[1:], None], strict=True):
        match event:
            case ev.Researched():
                deeds.append(text("researched level {}", event.level))
                if isinstance(after, ev.Returned):
                    deeds.append(text("took no card"))
            case ev.Built():
                deeds.append(text("built {} for {}", card(event.gizmo), paid(event)))
            case ev.Filed():
                deeds.append(text("filed {}", card(event.gizmo)))
    return deeds


def energies(events: Sequence[Event], seat: int) -> list[Text]:
    """All that was picked, and all that was drawn, once each."""
    picked = [event.color for event in events if isinstance(event, ev.Picked)]
    drawn = [event.color for event in events if isinstance(event, ev.Drew)]
    deeds = [("picked {}", picked), ("drew {}", drawn)]
    return [text(deed, joined(spheres(colors, seat))) for deed, colors in deeds if colors]


def points(events: Sequence[Event]) -> list[Text]:
    gained = sum([event.points for event in events if isinstance(event, ev.GainedPoints)])
    return [text("gained {} point{}", gained, "" if gained == 1 else "s")] if gained else []


def marks(event: Event) -> list[Mark]:
    match event:
        case ev.Filed():
            return [Mark("gained", card(event.gizmo))]
        case ev.Built():
            spent = [color for color in range(len(COLORS)) if event.spent[color]]
            return [
                Mark("gained", card(event.gizmo)),
                *[Mark("lost", energy(color, event.seat)) for color in spent],
            ]
        case ev.Picked() | ev.Drew():
            return [Mark("gained", energy(event.color, event.seat))]
    return []


def paid(event: ev.Built) -> Part:
    spent = enumerate(event.spent)
    spheres = [text("{} {}", n, energy(color, event.seat)) for color, n in spent if n]
    return joined(spheres) if spheres else "free"


def spheres(colors: Sequence[int], seat: int) -> list[Text]:
    """A blue; two of them are "2 blue"."""
    counted = [(color, colors.count(color)) for color in dict.fromkeys(colors)]
    return [text("{} {}", "a" if n == 1 else n, energy(color, seat)) for color, n in counted]


def card(gizmo: int) -> Thing:
    return Thing("card", CARDS[gizmo].code, card_name(gizmo))


def energy(color: int, seat: int) -> Thing:
    """What this player holds of it."""
    return Thing("energy", f"{COLORS[color]}/{seat}", COLORS[color])
