"""The game in sentences: prompts, the log, and what a move means."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from parlour.contract import View
from parlour.games.gizmos import events as ev
from parlour.games.gizmos.cards import BY_CODE, CARDS, COLORS, card_name, card_names
from parlour.games.gizmos.moves import (
    Build,
    Done,
    Draw,
    File,
    Pay,
    Pick,
    Research,
    Return,
    Skip,
    Use,
)
from parlour.games.gizmos.notation import gizmos_called, write
from parlour.kernel.text import Text, player, text
from parlour.kernel.values import Event, Move

ACTIONS: Final[dict[type[Move], str]] = {
    Pick: "Pick",
    File: "File",
    Build: "Build",
    Research: "Research",
}
# What else may be done in each frame, by the kind of move.
WAYS: Final[dict[str, dict[type[Move], str]]] = {
    "ChainReaction": {Use: "use a triggered gizmo", Done: "end your turn"},
    "DrawMore": {Draw: "draw another random energy", Skip: "skip"},
    "GrantedPick": {
        Pick: "pick another energy from the row",
        Use: "use a triggered gizmo",
        Skip: "skip",
    },
}
ONLY: Final = {
    "ReturnCards": "Put the other cards under their deck, in the order you like.",
    "GrantedPick": "Pick an energy from the row.",
    "GrantedFile": "File a gizmo from the display.",
    "GrantedResearch": "Choose a deck to Research.",
    "FreeBuild": "Build a level 1 gizmo for free.",
}
PLAIN = {"done": "end the turn", "skip": "skip the rest", "draw": "draw another"}
FROM = ("the display", "the archive", "Research")  # by origin


def prompt(view: View, moves: Sequence[Move] = ()) -> Text:
    return text("{}", asked(view, moves))


def asked(view: View, moves: Sequence[Move]) -> str:
    if not view["agenda"]:
        return "The game is over."
    top = view["agenda"][-1]
    if view["stuck"]:
        return f"You can do nothing but pass. {after_a_pass(view['passes'], len(view['players']))}"
    if top["kind"] == "Payment":
        return f"Choose how to pay for {card_name(top['gizmo'])}."
    kinds = {type(move) for move in moves}
    actions = [name for kind, name in ACTIONS.items() if not moves or kind in kinds]
    if top["kind"] == "MainAction":
        if len(actions) == 1:
            return f"{actions[0]}: you can do nothing else just now."
        return f"Choose one action: {any_of(actions)}."
    if top["kind"] == "Examine":
        some = [name for name in actions if name in ("Build", "File")]
        if not some:
            return "You can't take any of the cards you looked at."
        return f"{' or '.join(some)} one of the cards you looked at, or take none."
    if top["kind"] not in WAYS or top.get("first"):
        return ONLY[top["kind"]]
    ways = WAYS[top["kind"]]
    said = any_of([way for kind, way in ways.items() if not moves or kind in kinds])
    if top["kind"] == "GrantedPick" and moves and Pick not in kinds:
        return f"No room for another energy yet: {said}."
    return f"{said[0].upper()}{said[1:]}."


def any_of(ways: Sequence[str]) -> str:
    return f"{', '.join(ways[:-1])}, or {ways[-1]}" if len(ways) > 2 else " or ".join(ways)


def after_a_pass(passes: int, players: int) -> str:
    """GIZ-R28. What the next pass of so many leads to."""
    if passes == players - 1:
        return "All others have just passed: your pass ends the game."
    if passes == 0:
        return f"Once all {players} players have passed in a row, the game ends."
    have = "player of {} has" if passes == 1 else "players of {} have"
    return f"{passes} {have.format(players)} just passed; once all have, the game ends."


def describe_move(move: Move, view: View) -> Text:
    """A move as people see it offered."""
    if isinstance(move, (File, Build)):
        return text("{} {}", type(move).__name__, describe(move.gizmo))
    if isinstance(move, Use):
        gives = what_it_gives(move.gizmo)
        return text("Use {}: {}", card_name(move.gizmo), gives[0].upper() + gives[1:])
    said = in_words(move)
    return text("{}", said[0].upper() + said[1:])


def in_words(move: Move) -> str:
    """A move within a sentence."""
    if isinstance(move, (File, Build, Use)):
        return f"{type(move).__name__} {card_name(move.gizmo)}"
    if isinstance(move, Research):
        return f"Research the level {move.level} deck"
    if isinstance(move, Return):
        return f"put back {card_names(move.gizmos)} (the last one at the very bottom)"
    if isinstance(move, Pay):
        return f"pay {spheres(move.spent)}{with_help(move.converters)}"
    return PLAIN.get(write(move), write(move))


def grouped(move: Move, view: View) -> None:
    """Moves are told one by one."""


def kind_of(move: Move) -> str:
    """As its class is called: "Pick", "File"."""
    return ""


def apart(move: Move, view: View) -> str:
    """GIZ-80, GIZ-R8. Declining a discount, or using more than it takes, is legal all the same.
    GIZ-62. So is any order of the cards that go back, but it rarely matters.
    """
    if isinstance(move, Return):
        return "" if list(move.gizmos) == view["looked_at"] else "In another order"
    payment = view["payment"]
    if not isinstance(move, Pay) or payment is None or write(move) in payment["sensible"]:
        return ""
    return "Other ways to pay"


def describe(gizmo: int) -> str:
    """A gizmo in one line."""
    card = CARDS[gizmo]
    color = (*COLORS, "of any color", "")[card.color]
    price = f"{card.cost} {color}, " if card.cost else ""
    points = f"{card.points} point{'' if card.points == 1 else 's'}"
    return f"{card_name(gizmo)} ({price}{points}): {card.text}"


def what_it_gives(gizmo: int) -> str:
    """The effect of a triggered gizmo, without what triggers it."""
    return CARDS[gizmo].text.partition(": ")[2]


def explain(word: str) -> str | None:
    """A gizmo by its code or its name; the code is what may be typed instead."""
    gizmo = BY_CODE.get(word.upper())
    called = gizmos_called(word) if gizmo is None else [gizmo]
    if not called:
        return None
    codes = ", ".join([CARDS[gizmo].code for gizmo in called])
    return f"{describe(called[0])} [{codes}]"


def describe_event(event: Event) -> Text:
    """An event as one sentence."""
    match event:
        case ev.TurnBegan():
            return text("Round {}: {}'s turn.", event.round, player(event.seat))
        case ev.Filed():
            said = f"files {card_name(event.gizmo)} from {FROM[event.origin]}."
        case ev.Picked():
            said = f"picks {COLORS[event.color]}."
        case ev.Drew():
            said = f"draws {COLORS[event.color]}."
        case ev.RowRefilled():
            return text("{} rolls into the row.", COLORS[event.color].capitalize())
        case ev.DisplayRefilled():
            joins = f"{card_name(event.gizmo)} joins the display (level {event.level})."
            return text("{}", joins)
        case ev.Built():
            said = built(event)
        case ev.Researched():
            said = f"researches level {event.level} and looks at {cards(event.cards)}."
        case ev.Returned():
            said = f"puts {cards(event.cards)} under the level {event.level} deck."
        case ev.Triggered():
            return text("Triggered: {}.", card_names(event.gizmos))
        case ev.Lost():
            return text("Triggered, but lost: {}.", card_names(event.gizmos))
        case ev.Used():
            said = f"uses {card_name(event.gizmo)}: {what_it_gives(event.gizmo)}"
        case ev.GainedPoints():
            said = f"gains {event.points} point{'' if event.points == 1 else 's'}."
        case ev.Passed():
            row = "" if event.in_a_row == 1 else f" ({event.in_a_row} passes in a row)"
            said = f"can do nothing and passes{row}."
        case ev.AllPassed():
            return text("All players passed in a row: nobody can do anything anymore.")
        case ev.EndTriggered():
            said = "triggers the end: this is the last round."
        case ev.GameEnded():
            return ended(event)
        case _:
            raise TypeError(f"no words for {event!r}")
    return text("{} {}", player(event.seat), said)


def ended(event: ev.GameEnded) -> Text:
    scores = [text("{} {}", player(seat), points) for seat, points in enumerate(event.points)]
    return text("The game is over. {} wins ({}).", player(event.winner), listed(scores))


def listed(said: Sequence[Text]) -> Text:
    return text(", ".join(["{}"] * len(said)), *said)


def built(event: ev.Built) -> str:
    price = f"paying {spheres(event.spent)}{with_help(event.converters)}"
    return f"builds {card_name(event.gizmo)} from {FROM[event.origin]}, {price}."


def spheres(spent: Sequence[int]) -> str:
    paid = [f"{n} {color}" for n, color in zip(spent, COLORS, strict=True) if n]
    return ", ".join(paid) or "nothing"


def with_help(converters: Sequence[int]) -> str:
    return f" via {card_names(converters)}" if converters else ""


def cards(n: int) -> str:
    return f"{n} card{'' if n == 1 else 's'}"
