"""Tables brought to a chosen position, to be looked at in a browser."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, NamedTuple

from playwright.sync_api import FloatRect, Page
from tests.e2e.house import PATIENCE, House
from tests.e2e.positions import Position, look_at
from tests.e2e.rooms import take_seat
from tests.e2e.tables import at_page
from tests.e2e.visitors import Visitors
from websockets.sync.client import ClientConnection, connect

NAMES = ("Ada", "Grace", "Emmy", "Mary")
Message = dict[str, Any]


class Shot(NamedTuple):
    """A page as it shall be seen, and the parts of it that have to be in the picture."""

    page: Page
    parts: tuple[str, ...]  # selectors

    def clip(self) -> FloatRect:
        """The smallest rectangle around all the parts."""
        boxes = [self.page.locator(part).first.bounding_box() for part in self.parts]
        found = [box for box in boxes if box]
        left, top = min(box["x"] for box in found), min(box["y"] for box in found)
        right = max(box["x"] + box["width"] for box in found)
        bottom = max(box["y"] + box["height"] for box in found)
        return {"x": left, "y": top, "width": right - left, "height": bottom - top}


class Studio:
    """A server, and visitors who look at its pages."""

    def __init__(self, house: House, visitors: Visitors, **look: Any) -> None:
        self.house = house
        self.visitors = visitors
        self.look = look  # how the browser is set: its window, its colors

    def visit(self, path: str) -> Page:
        """Somebody new opens a page."""
        return self.visitors.arrive(path, **self.look)

    def seated(
        self,
        game: str,
        moves: Iterable[str] = (),
        options: Mapping[str, str] | None = None,
        players: int = 2,
    ) -> Page:
        """A table after these moves, as the first seat has it; the others are people, too."""
        settled = dict(options or {})
        opened = self.house.open_table(game=game, name=NAMES[0], seats=players, options=settled)
        tokens = {opened["seat"]: opened["token"]}
        for name in NAMES[1:players]:
            answer = self.house.http.post(f"/api/tables/{opened['code']}/join", json={"name": name})
            joined = answer.json()
            tokens[joined["seat"]] = joined["token"]
        play(self.house, opened, tokens, moves)
        return self.sit_down(opened, tokens[0])

    def taught(self, game: str, moves: Iterable[str]) -> Page:
        """The table of a tutorial after these moves of it, with its luck."""
        opened = self.house.open_table(game=game, name=NAMES[0], tutorial=True)
        tokens = {held["seat"]: held["token"] for held in opened["seats"]}
        play(self.house, opened, tokens, moves, begun=True)
        return self.sit_down(opened, tokens[0])

    def laid_out(self, game: str, position: Position) -> Page:
        """A table that was there before the server was, with its luck."""
        page = self.visit("/")
        look_at(page, game, position)
        return page

    def sit_down(self, opened: Message, token: str) -> Page:
        page = self.visit("/")
        take_seat(page, {**opened, "token": token})
        at_page(page, "table")
        return page


def play(
    house: House,
    opened: Message,
    tokens: Mapping[int, str],
    moves: Iterable[str],
    begun: bool = False,
) -> None:
    """Start the game if it is not begun, and make each move for whoever is asked."""
    with at_socket(house, opened["code"], [*tokens.values(), opened["host_token"]]) as line:
        if not begun:
            line.do("start")
        for move in moves:
            seat = line.next_seat()
            line.do("move", seat=seat, version=line.version, move=move)


@contextmanager
def at_socket(house: House, code: str, tokens: Iterable[str]) -> Iterator[Line]:
    """Be at a table without a page, with what these tokens allow."""
    address = house.address.replace("http", "ws", 1)
    with connect(f"{address}/api/tables/{code}/socket", proxy=None) as socket:
        line = Line(socket)
        line.tell("hello", tokens=[*tokens])
        line.hear_until(lambda: line.version > 0)
        yield line


class Line:
    """A socket to a table that waits until what it asks for is done."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.version = 0
        self.acknowledged = 0
        self.seen: dict[int, Message] = {}
        self.asked: list[int] | None = None  # of several people's seats

    def tell(self, kind: str, **fields: Any) -> None:
        self.socket.send(json.dumps({"type": kind, **fields}))

    def do(self, kind: str, **fields: Any) -> None:
        self.acknowledged = 0
        self.tell(kind, id=1, **fields)
        self.hear_until(lambda: 0 < self.acknowledged <= self.version)

    def next_seat(self) -> int:
        """Who is asked; one of several people takes the device then."""
        if self.asked is None:
            return next(seat for seat, seen in self.seen.items() if seen["asked"])
        self.do("look", seat=self.asked[0])
        return self.asked[0]

    def hear_until(self, enough: Callable[[], bool]) -> None:
        while not enough():
            message: Message = json.loads(self.socket.recv(PATIENCE))
            if message["type"] == "error":
                raise ValueError(message["message"])
            if message["type"] == "ack":
                self.acknowledged = message["version"]
            if message["type"] in ("sync", "update"):
                self.version, self.asked = message["version"], message["asked"]
                self.seen.update({seen["viewer"]: seen for seen in message["seen"]})
