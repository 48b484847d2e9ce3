"""The guide of a game, and its pictures."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from parlour.arena.guides import PICTURES, guide_of
from parlour.server.api.games import box_of
from parlour.server.decisions import Fault
from parlour.server.http_messages import Guide
from parlour.server.pages import Page, answer, read
from parlour.server.registry import Registry


@get("/games/{game:str}/guide", sync_to_thread=True)
def guide(registry: NamedDependency[Registry], game: FromPath[str]) -> Guide:
    """How a game is played here, in Markdown."""
    box = box_of(registry, game)
    path = guide_of(box)
    if path is None:
        raise Fault("table/no-guide", f"{box.about.title} has no guide.")
    return Guide(path.read_text("utf-8"), sorted(pictures(box.folder)))


@get(
    "/games/{game:str}/pictures/{name:str}",
    sync_to_thread=True,
    include_in_schema=False,  # a file, as those of the client
)
def picture(
    request: Request[Any, Any, Any], registry: NamedDependency[Registry], game: FromPath[str]
) -> Response[bytes]:
    """A picture of the guide."""
    found = pictures(box_of(registry, game).folder).get(request.path_params["name"])
    if found is None:
        raise NotFoundException("There is no such picture.")
    return answer(request, found)


@cache
def pictures(folder: Path) -> dict[str, Page]:
    """The pictures by name, held in memory: a name that is none of theirs leads nowhere."""
    found = read(folder / PICTURES)
    return {name: page for name, page in found.items() if page.kind.startswith("image/")}


ROUTES = (guide,)
FILES = (picture,)
