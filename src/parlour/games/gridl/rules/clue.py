"""GL-45 to GL-55. The clue."""

from __future__ import annotations

from typing import Final

from parlour.games.gridl.cells import COLUMN, NONE, ROW, column_of, row_of
from parlour.games.gridl.clue_judge import Fault, clean_clue, refuse_clue
from parlour.games.gridl.clue_text import as_compared
from parlour.games.gridl.events import Clued
from parlour.games.gridl.moves import GiveClue, NoClue
from parlour.games.gridl.powers import REVEAL_COLUMN, REVEAL_ROW
from parlour.games.gridl.rules.ids import ANOTHER_CLUE, NOT_NOW, NOTHING_TO_SHOW, ONE_CLUE
from parlour.games.gridl.rules.team_choice import asked_for
from parlour.games.gridl.rules.words_in_force import lists_of, words_in_force
from parlour.games.gridl.table import Table
from parlour.games.gridl.word_cards import MAGENTA, NAVY
from parlour.games.gridl.word_packs import pack_named
from parlour.kernel.agenda import Game, OwnChoice, TimeLimit
from parlour.kernel.luck import Luck
from parlour.kernel.text import Text, text
from parlour.kernel.values import Move

SAMPLED: Final = 12
LENGTHS: Final = range(3, 20)  # of a word that is made up of one letter
# For who tries the rules with moves of no meaning: some of these are always legal.
THINGS: Final = (
    *("volcano", "lullaby", "birthday cake", "ghost town", "rowing boat", "tortoise"),
    *("grandma's kitchen", "traffic jam", "wedding dress", "library", "roller coaster"),
    *("puppy", "thunderstorm", "tax form", "campfire", "opera", "pillow", "desert island"),
)


class GivingClue(OwnChoice[Table]):
    """GL-45. The Gridmaster says what stands at the key on both words."""

    public = True

    def complete(self, g: Game[Table], seat: int) -> bool:
        return False

    def moves(self, g: Game[Table], seat: int) -> list[Move]:
        """A few that are legal, for who cannot think of one."""
        shows = shown_line(g.table) is not None
        for things in (THINGS, other_words(g.table), made_up_words(g.table)):
            clues: list[Move] = [GiveClue(thing, shows) for thing in things]
            legal = [clue for clue in clues if self.refuse(g, seat, clue) is None]
            if legal:
                return legal
        return []

    def sample(self, g: Game[Table], seat: int, luck: Luck) -> list[Move]:
        moves = self.moves(g, seat)
        order = list(range(len(moves)))
        luck.shuffle(order)
        return [moves[i] for i in order[:SAMPLED]]

    def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
        t = g.table
        if isinstance(move, NoClue):
            return None if t.house.seconds else ONE_CLUE
        if not isinstance(move, GiveClue):
            return NOT_NOW
        if move.shows and shown_line(t) is None:
            return NOTHING_TO_SHOW
        if t.void and as_compared(move.text) == as_compared(t.void):
            return ANOTHER_CLUE
        fault = self.fault(t, move)
        return None if fault is None else fault.rule

    def because(self, g: Game[Table], seat: int, move: Move, rule: str) -> Text:
        if rule == ONE_CLUE:
            return text("Give one clue; without a timer nobody is in a hurry.")
        if rule == NOTHING_TO_SHOW:
            return text("Your team has used no power that lets you show a row or a column.")
        if rule == ANOTHER_CLUE:
            return text("That clue is void: give another.")
        if isinstance(move, GiveClue):
            fault = self.fault(g.table, move)
            assert fault is not None
            return fault.because
        return asked_for("for the clue")

    def fault(self, t: Table, move: GiveClue) -> Fault | None:
        return refuse_clue(move.text, words_in_force(t), lists_of(t))

    def play(self, g: Game[Table], seat: int, move: Move) -> None:
        t = g.table
        axis, line = NONE, NONE
        if isinstance(move, GiveClue):
            t.clue = clean_clue(move.text)
            t.shows |= move.shows  # GL-R22: what was shown stays shown
            found = shown_line(t) if t.shows else None
            if found is not None:
                axis, line = found
        g.reveal()
        g.tell(Clued(seat, t.clue, axis, line))  # GL-54: everyone hears it at the same moment

    def time_limit(self, g: Game[Table]) -> TimeLimit | None:
        seconds = g.table.house.seconds
        return (
            TimeLimit(seconds, f"clue {g.table.turn} {int(g.table.objected)}") if seconds else None
        )

    def default(self, g: Game[Table], seat: int) -> Move | None:
        """GL-R35. No clue."""
        return NoClue() if g.table.house.seconds else None


def other_words(t: Table) -> list[str]:
    """GL-131, GL-141. In an alphabet that no thing is written in: what is printed on the cards."""
    pack = pack_named(t.pack)  # all of it, in the order of the pack: the deck is secret (GL-130)
    return [word.lower() for word in pack.words(NAVY if t.house.navy else MAGENTA)]


def made_up_words(t: Table) -> list[str]:
    """GL-R9. Where nothing else is legal: the words on the board backward, and "aaa" as it were."""
    words = [word.lower() for word in words_in_force(t)]
    signs = dict.fromkeys("".join(words))
    return [*(word[::-1] for word in words), *(n * sign for n in LENGTHS for sign in signs)]


def shown_line(t: Table) -> tuple[int, int] | None:
    """GL-94, GL-95. The axis and the line of the key that a power lets the Gridmaster show."""
    if t.declares(REVEAL_ROW):
        return ROW, row_of(t.key)
    if t.declares(REVEAL_COLUMN):
        return COLUMN, column_of(t.key)
    return None
