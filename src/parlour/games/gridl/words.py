"""What people read: prompts, moves, and the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from parlour.contract import Typed, View
from parlour.games.gridl import events as ev
from parlour.games.gridl.cells import AXES, NAMES, NONE
from parlour.games.gridl.moves import (
    ChooseWord,
    Decline,
    Flip,
    GiveClue,
    Guess,
    Name,
    PlaceSideGuess,
    PlaceWord,
    Take,
    UsePower,
    Vote,
)
from parlour.games.gridl.notation import write
from parlour.games.gridl.powers import POWERS
from parlour.games.gridl.rules.guess import Point
from parlour.games.gridl.rules.team_choice import Propose
from parlour.games.gridl.table import TEAMS, PastTurn
from parlour.kernel.text import Part, Text, Thing, joined, player, rule, text
from parlour.kernel.values import Event, Move

PROMPTS: Final = {
    "TakePower": "Take a power for your team.",
    "NameGridmaster": "Decide who is Gridmaster this turn.",
    "ChooseFirst": "Choose one of the two words, and the axis it goes on.",
    "ChooseSecond": "Choose one of the two words for the axis that is free.",
    "PowerWindow": "Use a power this turn, or none.",
    "GivingClue": "Give a clue that stands at the key on both words.",
    "ObjectionWindow": "Let the clue stand, or object if it breaks the rules.",
    "Voting": "Is the objection right?",
    "SideGuessing": "Place your side-guess, or do without.",
    "Guessing": "Guess where the clue stands on both words.",
    "ForcedFlip": "Choose a power to turn into an X.",
}
PLAIN: Final = {
    "no clue": "Give no clue",
    "no guess": "Guess nothing",
    "no side-guess": "Place no side-guess",
    "object": "Object to the clue",
    "waive": "Let the clue stand",
    "nod": "Nod",
    "shake": "Shake your head",
    "take back": "Take my confirmation back",
}


def prompt(view: View, moves: Sequence[Move] = ()) -> Text:
    if not view["agenda"]:
        return text("The game is over.")
    asked = view["agenda"][-1]["kind"]
    if asked == "GivingClue" and view["void"]:
        return text("Your clue is void: give another ({}).", rule("GL-R11"))
    if asked == "Guessing" and "Two Guesses" in [POWERS[p].name for p in used(view)]:
        return text("Guess two cells; the better one counts.")
    return text(PROMPTS[asked])


def used(view: View) -> list[int]:
    return [power for power in view["declared"] if power is not None]


def typed(view: View, moves: Sequence[Move]) -> Typed | None:
    """People type the clue alone."""
    asked = view["agenda"][-1]["kind"] if view["agenda"] else ""
    if asked != "GivingClue":
        return None
    shows = any(isinstance(move, GiveClue) and move.shows for move in moves)
    return Typed(text("Your clue"), before="clue and line " if shows else "clue ")


def describe_move(move: Move, view: View) -> Text:
    return describe(move, view["card"])


def describe(move: Move, words: Sequence[str]) -> Text:
    """The move, with these two words on the card that has been drawn."""
    match move:
        case Take():
            return text("Take {}", power(move.power))
        case UsePower():
            return text("Use {}", power(move.power))
        case Flip():
            return text("Turn {} into an X", power(move.power))
        case Decline():
            return text("Use no power")
        case Name():
            return text("{} is Gridmaster", player(move.seat))
        case PlaceWord():
            return text("{} on the {} axis", on_card(words, move.word), AXES[move.axis])
        case ChooseWord():
            return text("{}", on_card(words, move.word))
        case GiveClue():
            return text("Say “{}”", move.text)
        case Guess():
            return text("Guess {}", joined([place(cell) for cell in move.cells]))
        case PlaceSideGuess():
            return text("Place the side-guess on {}", place(move.cell))
        case Propose() if isinstance(move.move, Move):
            return text("Propose: {}", describe(move.move, words))
        case Point():
            return text("Point at {}", place(move.cell))
        case Vote():
            return text("The clue breaks the rules" if move.upholds else "The clue is fine")
    return text(PLAIN[write(move)])


def on_card(words: Sequence[str], number: int) -> Part:
    return word(words[number]) if number < len(words) else f"Word {number + 1}"


def power(number: int) -> Thing:
    return Thing("power", f"P{number + 1}", POWERS[number].name)


def place(cell: int) -> Thing:
    return Thing("place", NAMES[cell], NAMES[cell])


def team(number: int) -> Thing:
    return Thing("team", str(number), (*TEAMS, "the team")[number])


def word(written: str) -> Thing:
    return Thing("word", written, written)


def describe_event(event: Event) -> Text:
    match event:
        case ev.Drafted():
            return text("{} takes {}.", team(event.team), power(event.power))
        case ev.TurnBegan():
            return text("Turn {}: it is for {} to guess.", event.number, team(event.team))
        case ev.Named():
            return text("{} is Gridmaster.", player(event.seat))
        case ev.WordPlaced():
            said = "{} puts {} on the {} axis; {} is out."
            words = word(event.word), AXES[event.axis], word(event.instead)
            return text(said, team(event.team), *words)
        case ev.Examined():
            return text("{} reads the solution card.", player(event.seat))
        case ev.PowerUsed():
            return text("{} uses {}.", team(event.team), power(event.power))
        case ev.PowerDeclined():
            return text("{} uses no power.", team(event.team))
        case ev.Discarded():
            return text("Out of play: {}.", joined([place(cell) for cell in event.cells]))
        case ev.Clued():
            return clued(event)
        case ev.Objected():
            return text("{} objects to the clue.", player(event.seat))
        case ev.Voted() if event.upheld:
            return text("The clue is void ({}): the Gridmaster gives another.", rule("GL-R11"))
        case ev.Voted():
            return text("The clue stands.")
        case ev.SideGuessed() if event.cell == NONE:
            return text("{} places no side-guess.", team(event.team))
        case ev.SideGuessed():
            return text("{} places its side-guess on {}.", team(event.team), place(event.cell))
        case ev.Guessed() if not event.cells:
            return text("{} does not guess.", team(event.team))
        case ev.Guessed():
            cells = joined([place(cell) for cell in event.cells])
            return text("{} guesses {}.", team(event.team), cells)
        case ev.Revealed():
            return revealed(event.team, event.turn)
        case ev.Flipped():
            return text("{} turns {} into an X.", team(event.team), power(event.power))
        case ev.Covered():
            return text("An X covers {}.", place(event.cell))
        case ev.Ended() if event.winner == NONE:
            return text("Six turns are over, and the players have lost.")
        case ev.Ended():
            return text("{} has won ({}).", team(event.winner), rule(event.rule))
        case ev.Proposed():
            return text(
                "{} is for this: {}.", player(event.seat), describe(event.move, event.words)
            )
        case ev.Nodded():
            return text("{} {}.", player(event.seat), "nods" if event.yes else "shakes their head")
    raise TypeError(f"no words for {event!r}")


def clued(event: ev.Clued) -> Text:
    if not event.text:
        return text("Time is up, and {} has given no clue.", player(event.seat))
    said = text("{} gives the clue “{}”", player(event.seat), event.text)
    if event.line == NONE:
        return text("{}.", said)
    line = f"row {event.line + 1}" if event.axis == 0 else f"column {'ABCDE'[event.line]}"
    return text("{}, and shows that the key is in {}.", said, line)


def revealed(scorer: int, turn: PastTurn) -> Text:
    """GL-66, step by step."""
    parts: list[Part] = [text("{} for the guess", turn.base)]
    if turn.bonus:
        parts.append(text("{} for a power", turn.bonus))
    if turn.change:
        parts.append(text("{} taken by the other team", -turn.change))
    said = text("The key was {}: {} scores {}", place(turn.key), team(scorer), joined(parts))
    if not turn.gain:
        return text("{}.", said)
    return text("{}; {} gains {}.", said, team(1 - turn.team), turn.gain)
