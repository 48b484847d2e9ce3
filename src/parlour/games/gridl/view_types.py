"""What a viewer is told, part by part: boards are written against these."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypedDict

from msgspec import Meta

from parlour.games.gridl.table import HouseRules
from parlour.kernel.codec import FrameData

HouseData = Annotated[dict[str, Any], Meta(extra={"kind": HouseRules})]


class ShownLine(TypedDict):
    """GL-94, GL-95. The row or column of the key, as everybody has been shown it."""

    axis: Literal["row", "column"]
    line: int  # from 0


class PowerState(TypedDict):
    """GL-90. A power, and whose it is."""

    state: Literal["out", "draft", "held", "used"]  # out: a plain X all game long
    team: int | None


class TurnView(TypedDict):
    """A turn that is over."""

    team: int
    gridmaster: int
    words: list[str]  # on the row axis and the column axis
    clue: str
    key: str
    guesses: list[str]
    side_guess: str | None
    powers: list[int | None]  # by team
    base: int
    bonus: int
    change: int
    gain: int


class PublicView(TypedDict):
    players: int
    coop: bool
    house: HouseData
    pack: str  # its text, if the words are no printed ones
    first: int
    turn: int  # how many are over
    turns: int  # how many there are at most
    guessing: int
    teams: list[list[int]]
    scores: list[int]
    covered: list[str]
    supply: list[int]
    powers: list[PowerState]
    gridmaster: int | None
    last_gridmasters: list[int | None]
    served: list[int]
    card: list[str]  # the two words to choose from; else none
    words: list[str | None]  # in force, on the row axis and the column axis
    word_numbers: list[int]
    card_number: int
    read: bool  # whether the Gridmaster has read a card that is still secret
    clue: str
    shown: ShownLine | None
    void: str  # the clue that an objection was right about
    objected: bool
    declared: list[int | None]
    side_guess: str | None
    guesses: list[str]
    word_cards: int  # how many are left
    solution_cards: int
    discards: int
    discarder: int | None
    past: list[TurnView]
    chosen: list[int]  # the words of the turns that are over, by number


class PrivateView(TypedDict):
    viewer: int | None  # None: a spectator
    agenda: list[FrameData]  # what is still to be done, the last first; empty after the end
    waiting: list[int]  # the seats that are asked
    key: str | None  # to the Gridmaster, and to all once it has come to light
    discarded: list[str]  # GL-117
