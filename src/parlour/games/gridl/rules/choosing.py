"""GL-30 to GL-38. Two words, one for each axis."""

from __future__ import annotations

from typing import ClassVar

from parlour.games.gridl.cells import AXES, COLUMN, NONE, ROW
from parlour.games.gridl.events import WordPlaced
from parlour.games.gridl.moves import ChooseWord, PlaceWord
from parlour.games.gridl.rules.ids import AN_AXIS, NOT_NOW, SECOND_WORD, TWO_WORDS
from parlour.games.gridl.rules.team_choice import TeamChoice, asked_for, chance
from parlour.games.gridl.rules.words_in_force import word_of, words_on
from parlour.games.gridl.table import Table
from parlour.kernel.agenda import Frame, Game
from parlour.kernel.text import Text, text
from parlour.kernel.values import Move

FIRST, AXIS, SECOND = range(3)  # what chance may have to decide


class DrawWords(Frame[Table]):
    """GL-30, GL-34. The next card is drawn, and a team chooses one of its words."""

    public = True
    fields: ClassVar[dict[str, str]] = {"second": "bool"}

    def __init__(self, second: bool) -> None:
        self.second = second

    def run(self, g: Game[Table]) -> None:
        t = g.table
        t.card = t.word_deck.pop()
        g.reveal()
        team = t.guessing if self.second or t.coop else t.passive
        asked = t.guessers() if team == t.guessing else t.members(team)
        choice = ChooseSecond if self.second else ChooseFirst
        g.then(choice(asked, t.members(team)))


class ChooseFirst(TeamChoice):
    """GL-31 to GL-33, GL-R1. A word, and whichever axis they like; in the cooperative game too
    (GL-81).
    """

    nods = True  # GL-81; no passive team has a Gridmaster

    def moves(self, g: Game[Table], seat: int) -> list[Move]:
        return [PlaceWord(word, axis) for word in (0, 1) for axis in (ROW, COLUMN)]

    def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
        if not isinstance(move, PlaceWord):
            return NOT_NOW
        if move.word not in (0, 1):
            return TWO_WORDS
        return None if move.axis in (ROW, COLUMN) else AN_AXIS

    def because(self, g: Game[Table], seat: int, move: Move, rule: str) -> Text:
        if rule == TWO_WORDS:
            return text("The card has two words: choose the first or the second.")
        if rule == AN_AXIS:
            return text("There are two axes: the row axis and the column axis.")
        return asked_for("for a word and its axis")

    def carry_out(self, g: Game[Table], move: Move) -> None:
        assert isinstance(move, PlaceWord)
        put(g, move.word, move.axis, self.side(g.table))

    def otherwise(self, g: Game[Table]) -> Move:
        return PlaceWord(chance(g, 2, FIRST), chance(g, 2, AXIS))


class ChooseSecond(TeamChoice):
    """GL-35. A word for the axis that is free."""

    nods = True  # GL-36

    def moves(self, g: Game[Table], seat: int) -> list[Move]:
        return [ChooseWord(0), ChooseWord(1)]

    def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
        if isinstance(move, PlaceWord):
            return SECOND_WORD
        if not isinstance(move, ChooseWord):
            return NOT_NOW
        return None if move.word in (0, 1) else TWO_WORDS

    def because(self, g: Game[Table], seat: int, move: Move, rule: str) -> Text:
        if rule == TWO_WORDS:
            return text("The card has two words: choose the first or the second.")
        if rule == SECOND_WORD:
            free = AXES[g.table.words.index(NONE)]
            return text(
                "This word goes on the {} axis, which is free: choose the word alone.", free
            )
        return asked_for("for the second word")

    def carry_out(self, g: Game[Table], move: Move) -> None:
        assert isinstance(move, ChooseWord)
        put(g, move.word, g.table.words.index(NONE), self.side(g.table))

    def otherwise(self, g: Game[Table]) -> Move:
        return ChooseWord(chance(g, 2, SECOND))


def put(g: Game[Table], word: int, axis: int, team: int) -> None:
    """GL-31, GL-35. The word is in force this turn; the other one is out (GL-38)."""
    t = g.table
    words = words_on(t, t.card)
    t.words[axis] = words[word]
    chosen, instead = word_of(t, words[word]), word_of(t, words[1 - word])
    g.tell(WordPlaced(t.told(team), chosen, axis, instead))
    t.card = NONE
