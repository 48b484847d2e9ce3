"""What lies on the table."""

from __future__ import annotations

from typing import ClassVar, Final

from parlour.games.gridl.cells import CELLS, NONE
from parlour.games.gridl.powers import NO_POWER
from parlour.kernel.values import Plain, Value

PINK: Final = 0
BLUE: Final = 1
TEAMS: Final = ("Pink", "Blue")  # GL-128: names, and nothing that makes a difference
ALL: Final = 2  # in what is told: the one team of a cooperative game
GOAL: Final = 12
TEAM_TURNS: Final = 12  # GL-73, of both teams
COOP_TURNS: Final = 6  # GL-80
MOST_COOP: Final = 3  # GL-19: the players of the largest cooperative table
OUT: Final = -1  # of a power: a plain X all game long
TO_DRAFT: Final = -2
USED: Final = 2  # added to the team that has used or turned it


class HouseRules(Value):
    """What the table has agreed on."""

    fields: ClassVar[dict[str, str]] = {
        "navy": "bool",
        "powers": "bool",
        "objections": "bool",
        "seconds": "int",
        "settled": "bool",
    }

    def __init__(
        self,
        navy: bool = False,
        powers: bool = False,
        objections: bool = True,
        seconds: int = 0,
        settled: bool = False,
    ) -> None:
        self.navy = navy  # GL-10
        self.powers = powers
        self.objections = objections  # GL-R11
        self.seconds = seconds  # GL-R35, for each decision; 0: as long as one likes
        self.settled = settled  # GL-21: who is a team's first Gridmaster, the one who sits last


class PastTurn(Value):
    """A turn that is over, with everything that has come to light."""

    fields: ClassVar[dict[str, str]] = {
        "team": "int",
        "gridmaster": "int",
        "row_word": "int",
        "column_word": "int",
        "clue": "str",
        "key": "int",
        "guesses": "[int]",
        "side_guess": "int",
        "powers": "[int*2]",
        "base": "int",
        "bonus": "int",
        "change": "int",
        "gain": "int",
    }

    def __init__(
        self,
        team: int,
        gridmaster: int,
        row_word: int,
        column_word: int,
        clue: str,
        key: int,
        guesses: tuple[int, ...],
        side_guess: int,
        powers: tuple[int, int],
        base: int,
        bonus: int,
        change: int,
        gain: int,
    ) -> None:
        self.team = team
        self.gridmaster = gridmaster
        self.row_word = row_word
        self.column_word = column_word
        self.clue = clue  # "" if there was none
        self.key = key
        self.guesses = guesses
        self.side_guess = side_guess
        self.powers = powers  # by team
        self.base = base
        self.bonus = bonus  # GL-66: of the guessing team,
        self.change = change  # what the passive team made of its points,
        self.gain = gain  # and what that team gained itself


class Table(Plain):
    """Everything on the table. Decks are listed from bottom to top."""

    fields: ClassVar[dict[str, str]] = {
        "house": "Plain",
        "players": "int",
        "pack": "str",
        "first": "int",
        "turn": "int",
        "scores": "[int*2]",
        "word_deck": "[int]",
        "solutions": "[int]",
        "covered": "[int]",
        "supply": "[int*2]",
        "holders": "[int]",
        "gridmaster": "int",
        "last_gridmasters": "[int*2]",
        "served": "[int]",
        "card": "int",
        "words": "[int*2]",
        "key": "int",
        "clue": "str",
        "shows": "bool",
        "void": "str",
        "objected": "bool",
        "declared": "[int*2]",
        "side_guess": "int",
        "guesses": "[int]",
        "discarded": "[int]",
        "discarder": "int",
        "past": "[Plain]",
    }

    def __init__(
        self,
        house: HouseRules,
        players: int,
        pack: str,
        first: int,
        turn: int,
        scores: list[int],
        word_deck: list[int],
        solutions: list[int],
        covered: list[int],
        supply: list[int],
        holders: list[int],
        gridmaster: int,
        last_gridmasters: list[int],
        served: list[int],
        card: int,
        words: list[int],
        key: int,
        clue: str,
        shows: bool,
        void: str,
        objected: bool,
        declared: list[int],
        side_guess: int,
        guesses: list[int],
        discarded: list[int],
        discarder: int,
        past: list[PastTurn],
    ) -> None:
        self.house = house
        self.players = players
        self.pack = pack  # GL-141: "printed", or the text of another
        self.first = first  # the team that guesses first
        self.turn = turn  # how many are over
        self.scores = scores
        self.word_deck = word_deck
        self.solutions = solutions  # by the key that they name
        self.covered = covered  # the cells with an X, in the order in which they got it
        self.supply = supply  # tokens X side up; what is common (GL-68) is the first team's
        self.holders = holders  # of each power: OUT, TO_DRAFT, its team, or that + USED
        self.gridmaster = gridmaster
        self.last_gridmasters = last_gridmasters  # of each team (GL-22)
        self.served = served  # how often each seat has been Gridmaster
        self.card = card  # the word card that has been drawn
        self.words = words  # in force, on the row axis and the column axis
        self.key = key  # of the current solution card, which only the Gridmaster has read
        self.clue = clue
        self.shows = shows  # GL-R22: whether the row or column of the key is shown
        self.void = void  # GL-55: the clue of this turn that an objection was right about
        self.objected = objected
        self.declared = declared  # the powers of this turn, by team
        self.side_guess = side_guess
        self.guesses = guesses
        self.discarded = discarded  # GL-97
        self.discarder = discarder  # the team that knows these
        self.past = past

    def copy(self) -> Table:
        return Table(
            self.house,
            self.players,
            self.pack,  # never changes after setup
            self.first,
            self.turn,
            self.scores.copy(),
            self.word_deck.copy(),
            self.solutions.copy(),
            self.covered.copy(),
            self.supply.copy(),
            self.holders.copy(),
            self.gridmaster,
            self.last_gridmasters.copy(),
            self.served.copy(),
            self.card,
            self.words.copy(),
            self.key,
            self.clue,
            self.shows,
            self.void,
            self.objected,
            self.declared.copy(),
            self.side_guess,
            self.guesses.copy(),
            self.discarded.copy(),
            self.discarder,
            self.past.copy(),
        )

    # ------------------------------------------------------------------ who is who

    @property
    def coop(self) -> bool:
        """GL-19."""
        return self.players <= MOST_COOP

    @property
    def guessing(self) -> int:
        """GL-20, GL-29. The team whose turn it is: the two trade places after every turn."""
        return PINK if self.coop else (self.first + self.turn) % 2

    @property
    def passive(self) -> int:
        return 1 - self.guessing

    @property
    def turns(self) -> int:
        return COOP_TURNS if self.coop else TEAM_TURNS

    def team_of(self, seat: int) -> int:
        """GL-17, GL-18. Every other seat; in the cooperative game all are one team (GL-77)."""
        return PINK if self.coop else seat % 2

    def told(self, team: int) -> int:
        """The team as it is told of."""
        return ALL if self.coop else team

    def members(self, team: int) -> tuple[int, ...]:
        return tuple([seat for seat in range(self.players) if self.team_of(seat) == team])

    def guessers(self) -> tuple[int, ...]:
        """GL-83. All but the Gridmaster: of two players the other one, who decides alone."""
        return tuple([seat for seat in self.members(self.guessing) if seat != self.gridmaster])

    # ------------------------------------------------------------------ what is where

    def empty(self) -> list[int]:
        """GL-59, GL-69. The cells without an X: only one of these can be guessed, or be the key."""
        return [cell for cell in range(CELLS) if cell not in self.covered]

    def held(self, team: int) -> list[int]:
        """GL-90. The powers this team can still use."""
        return [power for power, holder in enumerate(self.holders) if holder == team]

    def declares(self, power: int) -> bool:
        """Whether this power is used this turn."""
        return power in self.declared

    def clear_turn(self) -> None:
        """GL-25, GL-26, GL-28. What belonged to the turn goes out."""
        self.gridmaster = self.card = self.key = self.side_guess = NONE
        self.words = [NONE, NONE]
        self.declared = [NO_POWER, NO_POWER]
        self.guesses = []
        self.clue = self.void = ""
        self.shows = self.objected = False
