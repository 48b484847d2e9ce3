"""The views of a game without secrets: everybody sees the whole table."""

from __future__ import annotations

from typing import Generic, TypeVar

from parlour.contract.view import View
from parlour.kernel.agenda import Copyable, Game
from parlour.kernel.codec import Kinds, from_wire, load_agenda, to_wire
from parlour.kernel.luck import Luck

T = TypeVar("T", bound=Copyable)


class OpenViews(Generic[T]):
    """Table and agenda as they are, made of these kinds."""

    def __init__(self, kinds: Kinds) -> None:
        self.kinds = kinds

    def public(self, game: Game[T]) -> View:
        return {
            "waiting": list(game.waiting()),
            "agenda": to_wire(game.agenda),
            "table": to_wire(game.table),
        }

    def private(self, game: Game[T], viewer: int | None) -> View:
        return {"viewer": viewer}

    def imagine(self, view: View, luck: Luck) -> Game[T]:
        table: T = from_wire(view["table"], self.kinds)
        return Game(table, luck, load_agenda(view["agenda"], self.kinds))
