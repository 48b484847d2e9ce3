"""What can happen at a table. A table is nothing but the list of what has happened at it."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from parlour.contract import TABLE


class Entry(msgspec.Struct, tag_field="kind", forbid_unknown_fields=True):
    """One thing that happened; the store keeps it with its number and its time."""


class Clock(msgspec.Struct, forbid_unknown_fields=True):
    """How long players may think: not limited, so long for each move, or a bank that grows."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: int = 0  # for each move, or in the bank at the start
    increment: int = 0  # added to the bank after each move


class Opened(Entry):
    """A table was opened. `host` is the hash of the token that may manage it."""

    game: str
    rules_version: int
    seats: int
    host: str
    public: bool
    options: dict[str, str]  # those that differ from their default
    clock: Clock
    tutorial: bool = False  # the luck is the tutorial's, and every seat is the opener's


class Seated(Entry):
    """A person (by the hash of their token) or a bot has taken a seat."""

    seat: int
    name: str
    token: str = ""
    bot: str = ""


class Renamed(Entry):
    """A person goes by another name from now on."""

    seat: int
    name: str


class Ready(Entry):
    """A person says before the start that they are ready for it, or not any more."""

    seat: int
    ready: bool = True


class Vacated(Entry):
    seat: int


class Swapped(Entry):
    """Two seats have changed places."""

    one: int
    other: int


class Changed(Entry):
    """The host has settled something before the start; None means as it was."""

    seats: int | None = None
    public: bool | None = None
    options: dict[str, str] | None = None
    clock: Clock | None = None


class Started(Entry):
    """The game has begun. The seed never leaves the server before the end."""

    seed: str


class Moved(Entry, omit_defaults=True):
    seat: int  # or the HOUSE, when the time of the whole game is up
    move: str  # in the game's notation
    by: Literal["person", "bot", "clock"] = "person"
    reason: Any = None  # of a bot, as plain data: what it says of it when all has come to light


class Undone(Entry):
    """The game went back to before the latest move of this seat."""

    seat: int
    way: Literal["alone", "practice", "consent"] = "alone"


class Asked(Entry):
    """A person asks the others whether their latest move may be taken back."""

    seat: int


class Answered(Entry):
    """Somebody who was asked agrees, or does not."""

    seat: int
    agrees: bool


class Withdrawn(Entry):
    """Who had asked does not ask any more."""

    seat: int


class Said(Entry):
    """Chat: of a seat, or of a spectator by name."""

    name: str
    text: str
    seat: int | None = None
    audience: list[int] | None = None  # who may read it for good; None: everybody
    channel: str = TABLE


class Away(Entry):
    """A person has left, has run out of time, or is waited for in vain: a bot plays on for them."""

    seat: int


class Back(Entry):
    seat: int


class Resumed(Entry):
    """A server has taken the table up again: the time since the last entry is nobody's."""


class Closed(Entry):
    """Nobody has come for so long that nobody is waited for any more."""


class Rematched(Entry):
    """The same people play again at another table."""

    code: str


AnyEntry = (
    Opened
    | Seated
    | Renamed
    | Ready
    | Vacated
    | Swapped
    | Changed
    | Started
    | Moved
    | Undone
    | Asked
    | Answered
    | Withdrawn
    | Said
    | Away
    | Back
    | Resumed
    | Closed
    | Rematched
)

_decoder = msgspec.json.Decoder(AnyEntry)


def encode(entry: AnyEntry) -> bytes:
    return msgspec.json.encode(entry)


def decode(body: bytes) -> AnyEntry:
    entry: AnyEntry = _decoder.decode(body)
    return entry
