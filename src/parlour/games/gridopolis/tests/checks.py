"""What the tests ask of a game: what is legal, why something is not, and where things stand."""

from __future__ import annotations

from typing import Any

from parlour.games.gridopolis import GAME
from parlour.games.gridopolis.cells import cell_of, short
from parlour.games.gridopolis.table import Table
from parlour.kernel.agenda import Game
from parlour.kernel.codec import state_hash, to_wire
from parlour.kernel.luck import Luck

Cell = tuple[int, int, int]


def at(text: str) -> Cell:
    """The cell that is written so."""
    cell = cell_of(text)
    assert cell is not None, text
    x, y, z = cell
    return x, y, z


def text_of(cell: Any) -> str:
    return short(tuple(cell))


def legal(game: Game[Table]) -> set[str]:
    """The legal moves of the seat that is asked, in notation."""
    waiting = game.waiting()
    return {GAME.notation.write(move) for move in game.moves(waiting[0])} if waiting else set()


def ends(game: Game[Table], verb: str, start: str) -> set[str]:
    """Where a `step`, a `jump` or a `take` from this pad may end."""
    return {text.split()[2] for text in legal(game) if text.startswith(f"{verb} {start} ")}


def verbs(game: Game[Table]) -> set[str]:
    """What kinds of moves the seat that is asked may make."""
    return {text.split()[0] for text in legal(game)}


def play(game: Game[Table], *texts: str) -> None:
    """Play moves in notation, each by the seat that is asked; all must be legal."""
    for text in texts:
        seat, move = game.waiting()[0], GAME.notation.read(text)
        why = GAME.why(game, seat, move)
        assert why is None, f"{text}: {why}"
        assert text in legal(game), f"{text} is accepted but was not offered"
        game.submit(seat, move)


def say_aside(game: Game[Table], seat: int, text: str) -> None:
    """Let a seat (or the house) do what may be done out of turn."""
    assert game.submit(seat, GAME.notation.read(text)) is None


def refused(game: Game[Table], text: str, seat: int | None = None) -> str:
    """The id of the rule against a move (of the seat that is asked), which changes nothing."""
    seat = game.waiting()[0] if seat is None else seat
    move, before = GAME.notation.read(text), state_hash(game)
    why = GAME.why(game, seat, move)
    assert why is not None, f"{text} is legal"
    assert game.submit(seat, move) == why.rule
    assert state_hash(game) == before
    return why.rule


def look(game: Game[Table]) -> dict[str, Any]:
    """What a spectator sees, which is what everybody sees (GP-37)."""
    seen: dict[str, Any] = to_wire(GAME.view(game, None))
    return seen


def where(game: Game[Table]) -> dict[str, str]:
    """The markers by pad: the number of the seat, with a K before it for a king."""
    return {
        text_of(marker["cell"]): f"{'K' if marker['king'] else ''}{marker['seat']}"
        for marker in look(game)["markers"]
    }


def pads(game: Game[Table]) -> set[str]:
    return {text_of(cell) for cell in look(game)["pads"]}


def player(game: Game[Table], seat: int) -> dict[str, Any]:
    found: dict[str, Any] = look(game)["players"][seat]
    return found


def pile(game: Game[Table], seat: int) -> tuple[int, int]:
    """The pawns and the kings that a seat has captured."""
    found = player(game, seat)["pile"]
    return found["pawns"], found["kings"]


def reserve(game: Game[Table], seat: int) -> tuple[int, int, int, int]:
    """What a seat has left: pads, links, posts, blocker-boxes."""
    found = player(game, seat)["reserve"]
    return found["pads"], found["links"], found["posts"], found["blockers"]


def routes(game: Game[Table], text: str) -> list[list[dict[str, Any]]]:
    """The ways to make a move that the seat that is asked may make."""
    return [route["hops"] for route in look(game)["routes"] if route["move"] == text]


def winners(game: Game[Table]) -> tuple[int, ...]:
    assert game.over
    return GAME.rules.outcome(game).winners


def reason(game: Game[Table]) -> str:
    assert game.over
    assert look(game)["decided_by"] == GAME.rules.outcome(game).reason
    return GAME.rules.outcome(game).reason


def varied(game: Game[Table], luck: Luck) -> str:
    """A random legal move; of a random verb at times, so that rare ones come about too."""
    offered = sorted(legal(game))
    if luck.below(3) == 0:
        kinds = sorted({text.split()[0] for text in offered})
        kind = kinds[luck.below(len(kinds))]
        offered = [text for text in offered if text.split()[0] == kind]
    return offered[luck.below(len(offered))]
