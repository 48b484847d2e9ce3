"""The game in sentences: prompts, the log, and what a move means."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.contract.box import View
from parlour.games.gizmos import events as ev
from parlour.games.gizmos.cards import BY_NAME, CARDS, COLORS, ORIGINS
from parlour.games.gizmos.moves import Build, Done, File, Pay, Pick, Research, Return, Use
from parlour.games.gizmos.notation import name, write
from parlour.kernel.values import Event, Move

PROMPTS = {
    "MainAction": "Choose one action: Pick, File, Build or Research.",
    "ChainReaction": "Use a triggered gizmo, or end your turn.",
    "Payment": "Choose how to pay.",
    "Examine": "Build or File one of the cards you looked at, or take none.",
    "ReturnCards": "Put the other cards under their deck, in the order you like.",
    "DrawMore": "Draw another random energy, or skip.",
    "GrantedPick": "Pick an energy from the row.",
    "GrantedFile": "File a gizmo from the display.",
    "GrantedResearch": "Choose a deck to Research.",
    "FreeBuild": "Build a level 1 gizmo for free.",
}


def prompt(view: View) -> str:
    if not view["agenda"]:
        return "The game is over."
    top = view["agenda"][-1]
    if view["stuck"]:
        return f"You can do nothing but pass. {after_a_pass(view['passes'], len(view['players']))}"
    if top["kind"] == "Payment":
        return f"Choose how to pay for {name(top['gizmo'])}."
    if top["kind"] == "GrantedPick" and not top["first"]:
        if not room_to_pick(view, top["seat"]):
            return "No room for another energy yet: use a triggered gizmo, or skip."
        others = "use a triggered gizmo, " if uses_between(view) else ""
        return f"Pick another energy from the row, {others}or skip."
    return PROMPTS[top["kind"]]


def uses_between(view: View) -> bool:
    """GIZ-R30. Could a triggered gizmo be used before the next Pick?"""
    return view["house"]["picks_apart"] and len(view["pending"]) > len(view["blocked"])


def room_to_pick(view: View, seat: int) -> bool:
    player = view["players"][seat]
    return bool(player["energy"] < player["limits"]["storage"])


def after_a_pass(passes: int, players: int) -> str:
    """GIZ-R28. What the next pass of so many leads to."""
    if passes == players - 1:
        return "All others have just passed: your pass ends the game."
    if passes == 0:
        return f"Once all {players} players have passed in a row, the game ends."
    have = "player of {} has" if passes == 1 else "players of {} have"
    return f"{passes} {have.format(players)} just passed; once all have, the game ends."


def tell(move: Move, view: View) -> str:
    """A move as people see it offered."""
    if isinstance(move, Pick):
        return f"Pick {COLORS[move.color]}"
    if isinstance(move, (File, Build, Use)):
        return f"{type(move).__name__} {describe(move.gizmo)}"
    if isinstance(move, Research):
        return f"Research the level {move.level} deck"
    if isinstance(move, Return):
        return f"Return {', '.join(map(name, move.gizmos))} (the last one to the very bottom)"
    if isinstance(move, Pay):
        return "P" + write(move)[1:]
    return {"done": "End the turn", "skip": "Skip the rest", "draw": "Draw another"}.get(
        write(move), write(move).capitalize()
    )


def apart(move: Move, view: View) -> str:
    """GIZ-80, GIZ-R8. Declining a discount, or using more than it takes, is legal all the same."""
    payment = view["payment"]
    if not isinstance(move, Pay) or payment is None or write(move) in payment["sensible"]:
        return ""
    return "Other ways to pay"


def caution(move: Move, view: View) -> str | None:
    """GIZ-R3. Ending the turn with triggered gizmos left is asked once."""
    if isinstance(move, Done):
        return f"Still triggered and not used: {', '.join(map(name, view['pending']))}."
    return None


def describe(gizmo: int) -> str:
    """A gizmo in one line."""
    card = CARDS[gizmo]
    color = (*COLORS, "of any color", "")[card.color]
    price = f"{card.cost} {color}, " if card.cost else ""
    points = f"{card.points} point{'' if card.points == 1 else 's'}"
    return f"{card.name} ({price}{points}): {card.text}"


def explain(word: str) -> str | None:
    gizmo = BY_NAME.get(word.upper())
    return None if gizmo is None else describe(gizmo)


def say(event: Event, names: Sequence[str]) -> str:
    """An event as one sentence."""
    who = names[event.seat] if hasattr(event, "seat") else ""
    match event:
        case ev.TurnBegan():
            return f"Round {event.round}: {who} is on turn."
        case ev.Filed():
            return f"{who} files {name(event.gizmo)} from the {ORIGINS[event.origin]}."
        case ev.Picked():
            return f"{who} picks {COLORS[event.color]}."
        case ev.Drew():
            return f"{who} draws {COLORS[event.color]}."
        case ev.RowRefilled():
            return f"{COLORS[event.color].capitalize()} rolls into the row."
        case ev.DisplayRefilled():
            return f"{name(event.gizmo)} comes into the display (level {event.level})."
        case ev.Built():
            return built(event, who)
        case ev.Researched():
            return f"{who} researches level {event.level}: {cards(event.cards)} looked at."
        case ev.Returned():
            return f"{who} puts {cards(event.cards)} under the level {event.level} deck."
        case ev.Triggered():
            return f"Triggered: {', '.join(map(name, event.gizmos))}."
        case ev.Lost():
            return f"Triggered for nothing: {', '.join(map(name, event.gizmos))}."
        case ev.Used():
            return f"{who} uses {name(event.gizmo)}: {CARDS[event.gizmo].text}"
        case ev.GainedPoints():
            return f"{who} gains {event.points} point{'' if event.points == 1 else 's'}."
        case ev.Passed():
            row = f"{event.in_a_row} of {len(names)} passes in a row"
            return f"{who} can do nothing and passes ({row})."
        case ev.AllPassed():
            return "All players have passed, one after the other: nobody can do anything anymore."
        case ev.EndTriggered():
            return f"{who} has triggered the end: this round is the last."
        case ev.GameEnded():
            scores = ", ".join(f"{n} {p}" for n, p in zip(names, event.points, strict=True))
            return f"The game is over. {names[event.winner]} wins ({scores})."
    raise TypeError(f"no words for {event!r}")


def built(event: ev.Built, who: str) -> str:
    spheres = [f"{n} {color}" for n, color in zip(event.spent, COLORS, strict=True) if n]
    price = f"paying {', '.join(spheres)}" if spheres else "paying nothing"
    tools = f" via {', '.join(map(name, event.converters))}" if event.converters else ""
    return f"{who} builds {name(event.gizmo)} from the {ORIGINS[event.origin]}, {price}{tools}."


def cards(n: int) -> str:
    return f"{n} card{'' if n == 1 else 's'}"
