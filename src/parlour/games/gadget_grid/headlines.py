"""A turn in one line: where tokens went, what was collected, and who was hit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from parlour.contract import Headline, Mark
from parlour.games.gadget_grid import events as ev
from parlour.games.gadget_grid.squares import NOWHERE
from parlour.games.gadget_grid.table import NOBODY
from parlour.games.gadget_grid.things import (
    known_card,
    known_cards,
    place,
    places,
    some,
    token,
    tokens,
)
from parlour.kernel.text import Text, Thing, joined, player, text
from parlour.kernel.values import Event

MINOR: Final = (
    *(ev.TurnBegan, ev.Rolled, ev.Turned, ev.Stood, ev.Approached, ev.RoundEnded),
    *(ev.Reshuffled, ev.Discarded, ev.Dealt, ev.PutUnder, ev.BuggyMoved, ev.BuoyMoved),
)
CROWD: Final = 2  # more tokens than that, moved by the game, are told by their number
MOST: Final = 2  # of cards are told by their names
Told = tuple[int, str, Text]  # who has done it (NOBODY: the game), the verb, and to what


def turn_of(event: Event) -> int | None:
    return event.seat if isinstance(event, ev.TurnBegan) else None


def minor(event: Event) -> bool:
    """What the table does by itself, and what the rest of a turn tells anyway."""
    return isinstance(event, MINOR)


def headline(events: Sequence[Event]) -> Headline | None:
    began = events[0]
    assert isinstance(began, ev.TurnBegan)
    ways = journeys(events)
    told = [*actions(events), *walks(ways), *takings(events), *attacks(events)]
    besides = losses(events)
    if not told and not besides:
        told = placements(events)
    clauses = in_clauses(told)
    own = clauses.pop(began.seat, [])
    others = clauses.pop(NOBODY, []) + besides
    others = [text("{} {}", player(seat), joined(did)) for seat, did in clauses.items()] + others
    if not own and not others:
        return None
    said = text("{} {}", player(began.seat), joined(own)) if own else joined(others)
    if own and others:
        said = text("{}; {}", said, joined(others))
    return Headline(text("{}.", said), marks(events, ways))


def in_clauses(told: Sequence[Told]) -> dict[int, list[Text]]:
    """By seat, what was done: each verb once, with all that it was done to."""
    grouped: dict[int, dict[str, list[Text]]] = {}
    for seat, verb, what in told:
        grouped.setdefault(seat, {}).setdefault(verb, []).append(what)
    return {
        seat: [text(verb, joined(whats)) for verb, whats in verbs.items()]
        for seat, verbs in grouped.items()
    }


# ---------------------------------------------------------------------- the way of each token


class Journey:
    """Where a token has been in this turn, and who moved it first (NOBODY: the game)."""

    def __init__(self, mover: int) -> None:
        self.mover = mover
        self.squares: list[int] = []
        self.fell = False


def journeys(events: Sequence[Event]) -> dict[int, Journey]:
    found: dict[int, Journey] = {}
    for event in events:
        match event:
            case ev.Stepped():
                way = found.setdefault(event.token, Journey(event.seat))
                way.squares += [event.start, event.end]
            case ev.Landed():
                way = found.setdefault(event.token, Journey(NOBODY))
                way.squares += [event.start, event.square]
            case ev.Fell():
                found.setdefault(event.token, Journey(NOBODY)).fell = True
    return found


def walks(ways: dict[int, Journey]) -> list[Told]:
    """Of those whom the game has moved no more than a few are named."""
    told = [
        (way.mover, "moved {}", text("{} {}", token(number), goal(way)))
        for number, way in ways.items()
        if way.mover != NOBODY
    ]
    crowd = [number for number, way in ways.items() if way.mover == NOBODY]
    if len(crowd) > CROWD:
        return [*told, (NOBODY, "{}", text("{} tokens moved by themselves", len(crowd)))]
    came = [text("{} came {}", token(number), goal(ways[number])) for number in crowd]
    return [*told, *[(NOBODY, "{}", each) for each in came]]


def goal(way: Journey) -> Text:
    if not way.squares:
        return text("to a Floor Malfunction")  # and it is still falling
    return text("to {}{}", place(way.squares[-1]), " (byoop)" if way.fell else "")


# ---------------------------------------------------------------------- what was done


def actions(events: Sequence[Any]) -> list[Told]:
    found = [(event, action(event)) for event in events]
    return [(event.seat, *deed) for event, deed in found if deed is not None]


def action(event: Event) -> tuple[str, Text] | None:
    """What was done, and to what."""
    match event:
        case ev.Activated():
            return "activated {}", text("{}", known_card(event.card))
        case ev.Played():
            return "played {}", text("{}", known_card(event.card))
        case ev.Bought():
            return "bought {}", text("{}", known_card(event.dlc))
        case ev.Seized():
            return "took {}", text("{} from {}", known_card(event.card), player(event.victim))
        case ev.Hacked():
            return "took {}", text("a card from {}", player(event.victim))
        case ev.Retrieved():
            return "took {}", text("{} out of a discard pile", known_card(event.card))
        case ev.Removed():
            return "removed {}", text("{} from {}", known_card(event.card), place(event.square))
        case ev.Slid():
            return "slid {}", text("{} to {}", known_card(event.card), place(event.end))
        case ev.Swapped():
            return "swapped {}", tokens([event.one, event.other])
        case ev.Hugged():
            return "set the Huggly Muggly on {}", text("{}", token(event.token))
        case ev.Rolling():
            return "let the Rollerskate go to {}", text("{}", place(event.end))
    return None


def takings(events: Sequence[Event]) -> list[Told]:
    """What each player collected, drew, and had to give up again, all together."""
    lost: list[Told] = []
    collected: dict[int, list[int]] = {}
    drawn: dict[int, int] = {}
    for event in events:
        match event:
            case ev.Collected():
                collected.setdefault(event.seat, []).extend(event.cards)
            case ev.Drew():
                drawn[event.seat] = drawn.get(event.seat, 0) + event.cards
            case ev.Clashed():
                lost.append((event.seat, "lost {}", known_cards(event.cards)))
    return [
        *[(seat, "collected {}", few(cards)) for seat, cards in collected.items()],
        *[(seat, "drew {}", text("{}", some(many, "card"))) for seat, many in drawn.items()],
        *lost,
    ]


def few(cards: Sequence[int]) -> Text:
    return known_cards(cards) if len(cards) <= MOST else text("{} cards", len(cards))


def attacks(events: Sequence[Event]) -> list[Told]:
    told: list[Told] = []
    for event, after in zip(events, [*events[1:], None], strict=True):
        match event:
            case ev.Attacked() | ev.Delivered() if isinstance(after, ev.SetOff):
                pass  # the Sentry is told of
            case ev.Attacked() if event.tokens:
                hit = text("{} with {}", tokens(event.tokens), known_card(event.card))
                told.append((event.seat, "hit {}", hit))
            case ev.Attacked():
                told.append((event.seat, "used {}", text("{}", known_card(event.card))))
            case ev.Shoveled():
                told.append((event.seat, "hit {}", text("{} with a shovel", token(event.token))))
            case ev.SetOff():
                sentry = text("{} on {}", known_card(event.card), place(event.square))
                hit = text(" to hit {}", tokens(event.tokens)) if event.tokens else text("")
                told.append((event.seat, "set off {}", text("{}{}", sentry, hit)))
    return told


def losses(events: Sequence[Event]) -> list[Text]:
    """What came of it. Who was hit by an attack, or is a Zomboid now, has lost a Gizmo for sure."""
    told_of = {number for event in events for number in hit_by(event)}
    told: list[Text] = []
    for event in events:
        match event:
            case ev.Lost():
                lost = [each for each in event.tokens if each not in told_of]
                told += [text("{} lost a Life Gizmo", token(each)) for each in lost]
            case ev.Saved():
                told.append(text("{} saved {}", known_card(event.card), token(event.token)))
            case ev.Zombified():
                told.append(text("{} became a Zomboid", token(event.token)))
            case ev.Stole():
                robbed = token(event.victim)
                told.append(text("{} stole a Life Gizmo from {}", token(event.thief), robbed))
            case ev.TakenOff() if event.token not in told_of:
                told.append(text("{} left the Grid", token(event.token)))
            case ev.GameEnded():
                told.append(outcome(event))
    blown = [event.square for event in events if isinstance(event, ev.Exploded)]
    return [text("the Sentries on {} exploded", places(blown)), *told] if blown else told


def hit_by(event: Event) -> tuple[int, ...]:
    match event:
        case ev.Attacked() | ev.SetOff():
            return event.tokens
        case ev.Shoveled() | ev.Zombified():
            return (event.token,)
    return ()


def outcome(event: ev.GameEnded) -> Text:
    winners = [player(seat) for seat in event.winners]
    if len(winners) > 1:
        return text("{} drew", joined(winners))
    return text("{} won", *winners) if winners else text("nobody won")


def placements(events: Sequence[Event]) -> list[Told]:
    """Told of a turn that has come no further."""
    told: list[Told] = []
    for event in events:
        match event:
            case ev.Placed():
                laid = text("{} on {}", known_card(event.card), place(event.square))
                told.append((event.seat, "put {}", laid))
            case ev.NoRoom():
                told.append((event.seat, "had no room for {}", text("{}", known_card(event.card))))
    return told


# ---------------------------------------------------------------------- what the board marks


def marks(events: Sequence[Event], ways: dict[int, Journey]) -> tuple[Mark, ...]:
    found: list[Mark] = []
    for event in events:
        match event:
            case ev.Placed():
                found += mark("gained", event.square)
            case ev.Removed() | ev.Exploded():
                found += mark("lost", event.square)
            case ev.Slid():
                found += [*mark("from", event.start), *mark("to", event.end)]
            case ev.Lost():
                found += [Mark("victim", each) for each in tokens(event.tokens).things]
            case ev.Stole():
                found += [Mark("victim", each) for each in tokens([event.victim]).things]
                found += [Mark("gained", each) for each in tokens([event.thief]).things]
    for way in ways.values():
        squares = [square for square in way.squares if square != NOWHERE]
        if squares:
            found += mark("from", squares[0])
            between = [each for each in squares if each not in (squares[0], squares[-1])]
            for square in dict.fromkeys(between):
                found += mark("path", square)
            found += mark("to", squares[-1])
    return tuple(dict.fromkeys(found))


def mark(role: Any, square: int) -> list[Mark]:
    there = place(square)
    return [Mark(role, there)] if isinstance(there, Thing) else []
