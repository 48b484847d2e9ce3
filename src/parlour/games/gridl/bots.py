"""Bots for every role: they choose, give clues and read them, each from its own seat's view."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from parlour.contract import Advice, View
from parlour.games.gridl.bot_powers import (
    give_up_a_power,
    nods_at_none,
    nods_at_power,
    take_a_power,
    use_a_power,
)
from parlour.games.gridl.bot_words import choose_word, word_eases
from parlour.games.gridl.cells import AXES, BY_NAME, column_of, points, row_of
from parlour.games.gridl.clue_judge import doubt_clue, refuse_clue
from parlour.games.gridl.clue_text import as_compared
from parlour.games.gridl.minds import why
from parlour.games.gridl.minds.characters import CHARACTERS, giver, guesser
from parlour.games.gridl.minds.guesser import Guesser, Reading
from parlour.games.gridl.moves import (
    GiveClue,
    Guess,
    Name,
    NoSideGuess,
    PlaceSideGuess,
    Vote,
    Waive,
)
from parlour.games.gridl.rules.team_choice import Nod
from parlour.games.gridl.rules.words_in_force import lists_of_pack
from parlour.kernel.luck import Luck
from parlour.kernel.text import Text, text
from parlour.kernel.values import Move


class Partner:
    """Gives clues from one opinion and reads them with another."""

    blind = False

    def __init__(self, character: str, strength: str, plays: str) -> None:
        self.character = character
        self.strength = strength
        self.plays = plays

    def choose(self, view: View, moves: Sequence[Move], luck: Luck) -> Move:
        return self.advise(view, moves, luck).move

    def advise(self, view: View, moves: Sequence[Move], luck: Luck) -> Advice:
        """GL-135. Whatever is proposed already is joined, as it is all that is on offer."""
        if len(moves) == 1 and not isinstance(moves[0], GiveClue):
            return Advice(moves[0], text("That is proposed already."))
        match view["agenda"][-1]["kind"]:
            case "GivingClue":
                return self.give(view, moves, luck)
            case "Guessing":
                return self.guess(view, moves)
            case "SideGuessing":
                return self.side_guess(view, moves)
            case "ObjectionWindow":
                return Advice(Waive(), about_fairness(view), "GL-R11")
            case "Voting":
                return vote(view)
            case "PowerWindow":
                return use_a_power(view, moves)
            case "TakePower":
                return take_a_power(moves)
            case "ForcedFlip":
                return give_up_a_power(moves)
            case "NameGridmaster":
                return name_one(view, moves)
        return choose_word(view, moves, giver(self.character, view["pack"]), luck)

    # ------------------------------------------------------------------ signs

    def aside(self, view: View, asides: Sequence[Move], luck: Luck) -> Move | None:
        """GL-36, GL-109. As Gridmaster it nods at what it would choose as well."""
        proposed = view["agenda"][-1]["proposal"]
        match proposed["kind"]:
            case "PlaceWord" | "ChooseWord":
                eases = word_eases(view, giver(self.character, view["pack"]))
                yes = eases[proposed["word"]] == max(eases)
            case "UsePower":
                yes = nods_at_power(proposed["power"])
            case _:  # to use no power
                yes = nods_at_none(view)
        return Nod(yes)

    # ------------------------------------------------------------------ clues

    def give(self, view: View, moves: Sequence[Move], luck: Luck) -> Advice:
        """A thing that stands at the key, by the giver's own opinion."""
        row, column = view["words"]
        lists = lists_of_pack(view["pack"])
        void = as_compared(view["void"])  # GL-55
        shows = any(isinstance(move, GiveClue) and move.shows for move in moves)
        mind = giver(self.character, view["pack"])
        found = mind.clue(
            row,
            column,
            BY_NAME[view["key"]],
            covered(view),
            [turn["clue"] for turn in view["past"]],
            lambda clue: (
                as_compared(clue) != void and refuse_clue(clue, (row, column), lists) is None
            ),
            luck,
        )
        if found is None:
            return Advice(moves[luck.below(len(moves))], text("Nothing better comes to mind."))
        new = [word for word in (row, column) if not mind.understands(word)]
        said = why.why_given(found.clue, row, found.row_level, column, found.column_level, new)
        return Advice(GiveClue(found.clue, shows), text("{}", said), "GL-47", told=True)

    def mind(self, view: View) -> Guesser:
        """It never holds the opinion that the clue was given by."""
        return guesser(self.character, who_gave(view), view["pack"])

    def reading(self, view: View) -> Reading:
        row, column = view["words"]
        return self.mind(view).read(row, column, view["clue"], closed(view))

    def guess(self, view: View, moves: Sequence[Move]) -> Advice:
        """The cell, or the two, with the most points to expect."""
        reading = self.reading(view)
        legal = [move for move in moves if isinstance(move, Guess)]
        best = max(legal, key=lambda move: hope(reading, move.cells))
        return Advice(best, self.why(view, reading, best.cells), "GL-63", told=True)

    def side_guess(self, view: View, moves: Sequence[Move]) -> Advice:
        reading = self.reading(view)
        legal = [move for move in moves if isinstance(move, PlaceSideGuess)]
        if not legal:
            return Advice(NoSideGuess(), text("There is no cell to place it on."))
        best = max(legal, key=lambda move: near(reading, move.cell))
        return Advice(best, self.why(view, reading, (best.cell,)), "GL-103", told=True)

    def why(self, view: View, reading: Reading, guessed: tuple[int, ...]) -> Text:
        row, column = view["words"]
        mind = self.mind(view)
        new = [word for word in (row, column) if not mind.understands(word)]
        levels = row, reading.row_level, column, reading.column_level
        instead = why.said_of_guess(reading.row_level, reading.column_level, guessed, closed(view))
        return text("{}", why.why_guessed(view["clue"], reading.thing, *levels, new, instead))


def covered(view: View) -> list[int]:
    return [BY_NAME[name] for name in view["covered"]]


def closed(view: View) -> set[int]:
    """Where the key cannot lie, as far as this seat can tell."""
    return {*covered(view), *impossible(view)}


def impossible(view: View) -> set[int]:
    """Where the key cannot lie, for all that this seat knows (GL-94, GL-95, GL-97)."""
    out = {BY_NAME[name] for name in view["discarded"]}
    shown = view["shown"]
    if shown is not None:
        line_of = (row_of, column_of)[AXES.index(shown["axis"])]
        out |= {cell for cell in BY_NAME.values() if line_of(cell) != shown["line"]}
    return out


def hope(reading: Reading, cells: tuple[int, ...]) -> float:
    """GL-98. The points to expect, of the better one of two."""
    chances = enumerate(reading.chances)
    return sum([chance * max([points(key, cell) for cell in cells]) for key, chance in chances])


def near(reading: Reading, cell: int) -> float:
    """GL-103. How likely it is to score anything there."""
    chances = enumerate(reading.chances)
    return sum([chance for key, chance in chances if points(key, cell)])


def who_gave(view: View) -> str:
    """The character of the Gridmaster; of a person, or any other bot, nothing."""
    bot = bot_in(view, view["gridmaster"])
    return bot if bot in CHARACTERS else ""


def bot_in(view: View, seat: int) -> str:
    """Which bot sits there, as everybody can read; nothing where a person does."""
    return str(view["bots"][seat]) if "bots" in view else ""


def vote(view: View) -> Advice:
    """GL-R11, GL-135. People alone say whether a clue is fair: a bot agrees with its own side. A
    person who asks for a hint hears what the judge finds, which lets through what it cannot judge.
    """
    if not bot_in(view, view["viewer"]):
        return Advice(Vote(False), about_fairness(view), "GL-R11")
    voting = view["agenda"][-1]
    passive = voting["seats"].index(view["viewer"]) < voting["passive"]
    return Advice(Vote(passive), text("A bot leaves it to the people, and goes with its own side."))


def about_fairness(view: View) -> Text:
    doubt = doubt_clue(view["clue"])  # GL-R29: no fault
    if doubt is not None:
        return text(
            "{} That alone is no fault: whether the clue is fair is for people to say.", doubt
        )
    return text("I find nothing against it, but whether a clue is fair is for people to say.")


def name_one(view: View, moves: Sequence[Move]) -> Advice:
    """A bot goes first, so that people see how it is done; then whoever has served least."""
    mine = [move for move in moves if isinstance(move, Name) and move.seat == view["viewer"]]
    if mine and not any(view["served"]):
        return Advice(mine[0], text("I will go first, so that you see how it is done."))
    return Advice(moves[0], text("It is the turn of whoever has served least."))


BOTS: Final[Mapping[str, Callable[[], Partner]]] = {
    "steady": lambda: Partner("steady", "steady", "Names things that it is sure of."),
    "bold": lambda: Partner("bold", "steady", "Goes for the key, or for nothing."),
    "literal": lambda: Partner("literal", "steady", "Would rather be near for sure."),
    "second": lambda: Partner("second", "steady", "Gives clues by the other opinion of the house."),
    "easy": lambda: Partner("easy", "easy", "Says what first comes to mind."),
}
