"""Password: one member of a team knows a word and gives a clue; the others guess it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from parlour.contract import Box, Outcome, View
from parlour.games.password import rules, table
from parlour.games.password.table import NONE, WORDS, Clue, Drop, Guess, Table, Uphold, possible
from parlour.kernel import (
    Event,
    Game,
    Luck,
    Malformed,
    Move,
    agenda_view,
    kinds,
    load_agenda,
    load_rulebook,
)

KINDS = kinds(table, rules)
PROMPTS = {
    "GiveClue": "Give a clue to the word, without the word.",
    "Judge": "Is the clue fair? Drop the challenge, or uphold it.",
    "Guessing": "Guess the word.",
}


class Password(Box[Table]):
    name = "password"
    title = "Password"
    blurb = "Lead your team to a secret word without saying it."
    minutes = (5, 10)
    players = (4, 6)
    usual_players = 4
    rules_version = 1
    longest = rules.TURNS * (3 + rules.GUESSES)
    shared_places = True
    secrets = True
    kinds = KINDS
    rulebook = load_rulebook(Path(__file__).with_name("rulebook.toml"))

    def setup(self, players: int, options: Mapping[str, str], luck: Luck) -> Game[Table]:
        deck = list(range(len(WORDS)))
        luck.shuffle(deck)
        return Game(Table(players, deck, [], NONE, 0, [], [], [0, 0]), luck, [rules.Turn(0)])

    def view(self, game: Game[Table], viewer: int | None) -> View:
        """WORD-2. The giver alone knows the word, and nobody the words to come."""
        t = game.table
        return {
            "viewer": viewer,
            **agenda_view(game, viewer),
            "players": t.players,
            "past": t.past.copy(),
            "word": t.word if viewer == t.giver else None,
            "giver": t.giver,
            "clues": t.clues.copy(),
            "guesses": t.guesses.copy(),
            "points": t.points.copy(),
        }

    def imagine(self, view: View, luck: Luck) -> Game[Table]:
        """Any word may be the secret one that all the clues and guesses so far have left."""
        past, clues, guesses = list(view["past"]), list(view["clues"]), list(view["guesses"])
        word = view["word"]
        if word is None:
            words = possible(past, clues, guesses)
            word = words[luck.below(len(words))] if view["agenda"] else NONE
        deck = [i for i in range(len(WORDS)) if i not in past and i != word]
        luck.shuffle(deck)
        t = Table(
            view["players"], deck, past, word, view["giver"], clues, guesses, list(view["points"])
        )
        return Game(t, luck, load_agenda(view["agenda"], KINDS))

    def outcome(self, game: Game[Table]) -> Outcome:
        t = game.table
        points = tuple(t.points[seat % 2] for seat in range(t.players))
        return Outcome(tuple(1 if p == max(points) else 2 for p in points), points, "WORD-10")

    def components(self, game: Game[Table]) -> dict[str, int]:
        t = game.table
        everywhere = [*t.deck, *t.past, t.word]
        return {word: everywhere.count(i) for i, word in enumerate(WORDS)}

    def team(self, players: int, seat: int) -> list[int]:
        return list(range(seat % 2, players, 2))

    def write(self, move: Move) -> str:
        match move:
            case Clue() | Guess():
                return f"{type(move).__name__.lower()} {move.text}"
        return type(move).__name__.lower()

    def read(self, text: str) -> Move:
        """What follows the verb and a blank is the clue or the guess, letter for letter."""
        verb, blank, free = text.partition(" ")
        if blank and verb == "clue":
            return Clue(free)
        if blank and verb == "guess":
            return Guess(free)
        if text in ("drop", "uphold"):
            return Drop() if text == "drop" else Uphold()
        raise Malformed(f"{text!r} is none of: clue ..., guess ..., drop, uphold")

    def say(self, event: Event, names: Sequence[str]) -> str:
        match event:
            case table.Said():
                return f"{names[event.seat]} {event.verb} {event.text!r}."
            case table.TurnEnded():
                return f"The word was {WORDS[event.word]!r}: {event.points} points."
        raise TypeError(f"no words for {event!r}")

    def prompt(self, view: View) -> str:
        return PROMPTS[view["agenda"][-1]["kind"]] if view["agenda"] else "The game is over."

    def board(self, view: View, names: Sequence[str]) -> str:
        word = "hidden" if view["word"] is None else WORDS[view["word"]]
        clues = ", ".join(view["clues"]) or "none"
        return f"Points {view['points']}; the word is {word}; clues: {clues}"


GAME = Password()
