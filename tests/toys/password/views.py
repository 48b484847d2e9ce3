"""Who sees what, and worlds that would look the same."""

from __future__ import annotations

from parlour.contract import View
from parlour.games.password import rules, table
from parlour.games.password.table import NONE, WORDS, Table, possible
from parlour.kernel import Game, Luck, agenda_view, kinds, load_agenda

KINDS = kinds(table, rules)


def public(game: Game[Table]) -> View:
    t = game.table
    return {
        "players": t.players,
        "looked": t.word != NONE,
        "past": t.past.copy(),
        "giver": t.giver,
        "clues": t.clues.copy(),
        "guesses": t.guesses.copy(),
        "points": t.points.copy(),
    }


def private(game: Game[Table], viewer: int | None) -> View:
    """WORD-2. The giver alone knows the word, and nobody the words to come."""
    t = game.table
    word = t.word if viewer == t.giver and t.word != NONE else None
    return {"viewer": viewer, **agenda_view(game, viewer), "word": word}


def imagine(view: View, luck: Luck) -> Game[Table]:
    """Any word may be the secret one that all the clues and guesses so far have left."""
    past, clues, guesses = list(view["past"]), list(view["clues"]), list(view["guesses"])
    word = view["word"]
    if word is None:
        words = possible(past, clues, guesses)
        word = words[luck.below(len(words))] if view["looked"] else NONE
    deck = [i for i in range(len(WORDS)) if i not in past and i != word]
    luck.shuffle(deck)
    t = Table(
        view["players"], deck, past, word, view["giver"], clues, guesses, list(view["points"])
    )
    return Game(t, luck, load_agenda(view["agenda"], KINDS))
