"""GL-118 to GL-120, GL-126. Who may talk to whom, and when."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.contract import TABLE, Channel, Side
from parlour.games.gridl.cells import NONE
from parlour.games.gridl.rules.choosing import ChooseFirst
from parlour.games.gridl.rules.gridmaster import NameGridmaster
from parlour.games.gridl.rules.guess import Point
from parlour.games.gridl.rules.ids import MUTE, NO_VOICE, QUIET
from parlour.games.gridl.rules.team_choice import Nod, Propose, TakeBack, TeamChoice
from parlour.games.gridl.table import Table
from parlour.kernel.agenda import Aside, Game
from parlour.kernel.text import Text, text


def secret(t: Table) -> bool:
    """Whether a solution card has been read that has not come to light."""
    return t.key != NONE and len(t.past) <= t.turn


def mute(g: Game[Table], seat: int | None) -> bool:
    """GL-57, GL-119. From the second word (cooperative: the first) to the reveal."""
    t = g.table
    if seat is None or seat != t.gridmaster or len(t.past) > t.turn:
        return False
    return t.coop or not isinstance(g.choice, (NameGridmaster, ChooseFirst))


def channels(game: Game[Table], sides: Sequence[Side]) -> list[Channel]:
    """GL-118, GL-R26. The whole table, and each team, which alone reads what it says there."""
    whole = Channel(TABLE, "Everybody")
    if game.table.coop:
        return [whole, Channel("team", "Team", tuple(range(game.table.players)))]
    return [whole, *(Channel(side.name.lower(), side.name, side.seats) for side in sides)]


def refuse_talk(game: Game[Table], channel: str, seat: int | None) -> str | None:
    """GL-32, GL-129. Who chooses a word may always talk it over in the team."""
    if seat is None:
        return NO_VOICE
    if mute(game, seat):
        return MUTE
    return QUIET if channel == TABLE and secret(game.table) else None


def because_silent(game: Game[Table], channel: str, seat: int | None) -> Text:
    if seat is None:
        return text("Those who look on have no voice while the game goes on.")
    if mute(game, seat):
        return text("You are Gridmaster, so you say nothing until the card is shown.")
    return text("The table is quiet until the card is shown; your team can hear you.")


def hidden_presence(game: Game[Table], viewer: int | None) -> tuple[int, ...]:
    """GL-119. Whether the Gridmaster is there could be a sign."""
    t = game.table
    there = t.gridmaster != NONE and mute(game, t.gridmaster)
    return (t.gridmaster,) if there and viewer != t.gridmaster else ()


def asides_now(game: Game[Table], seat: int) -> list[Aside]:
    found: list[Aside] = [Nod(True), Nod(False), TakeBack()]
    asked = game.choice
    if isinstance(asked, TeamChoice) and asked.nods and asked.seats == (seat,):
        found += [Propose(move) for move in asked.moves(game, seat) if move != asked.proposal]
    if game.table.clue:
        found += [Point(cell) for cell in game.table.empty()]
    return [aside for aside in found if game.refuse(seat, aside) is None]


def asides_for_bots(game: Game[Table], seat: int) -> list[Aside]:
    """GL-135. As Gridmaster a bot nods where that is allowed; it moves no pointer."""
    return [nod for nod in (Nod(True), Nod(False)) if game.refuse(seat, nod) is None]
