"""Write the TypeScript types of what client and server say to each other, and of what games tell.

    python -m scripts.web_types            # write all of them
    python -m scripts.web_types --check    # fail if one is not up to date

The Python classes are the source. The messages go to web/src/generated/messages.ts; the views,
pieces, moves, events and frames of a game that has a board to `generated.ts` beside it. Games in
further folders are found where PARLOUR_GAMES names these, as the server finds them.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any, get_args, get_type_hints

import msgspec
from msgspec import inspect as kinds
from scripts.typescript import Found, comment, in_order, interface, thing, things, written

from parlour.contract import Box, OpenViews
from parlour.games import shelf
from parlour.kernel.agenda import Frame
from parlour.kernel.codec import kinds as kinds_of
from parlour.kernel.values import Event, Move, Plain
from parlour.server import http_messages, messages
from parlour.server.settings import from_environment

ROOT = Path(__file__).resolve().parent.parent
TOYS = ROOT / "tests" / "toys"
OPEN_VIEW = "{ viewer: number | null; waiting: number[]; agenda: Frame[]; table: Table }"
HEAD = "// Made by scripts/web_types.py from {}. Change those, not this file.\n"
UNIONS = {
    "FromClient": ("A message to the server.", messages.AnyFromClient),
    "FromServer": ("A message to the client.", messages.AnyFromServer),
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if one is stale")
    stale = [(path, text) for path, text in files().items() if not up_to_date(path, text)]
    check = parser.parse_args().check
    for path, text in stale:
        if check:
            print(f"{path} is stale: run python -m scripts.web_types", file=sys.stderr)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    return 1 if check and stale else 0


def up_to_date(path: Path, text: str) -> bool:
    return path.exists() and path.read_text(encoding="utf-8") == text


def files() -> dict[Path, str]:
    """All that is written, by its place."""
    written_out = {ROOT / "web" / "src" / "generated" / "messages.ts": of_messages()}
    for box in shelf([TOYS, *from_environment().games]).values():
        if (box.folder / "web").is_dir():
            written_out[box.folder / "web" / "generated.ts"] = of_game(box)
    return written_out


def of_messages() -> str:
    """What client and server say. Types stand in the order of the Python classes."""
    asked, answered = Found(), Found()
    asked.collect(kinds.type_info(messages.AnyFromClient))
    answered.collect(kinds.type_info(messages.AnyFromServer))
    for each in own_structs(http_messages):
        info = kinds.type_info(each)
        assert isinstance(info, kinds.StructType)
        (asked if info.forbid_unknown_fields else answered).collect(info)
    parts = [HEAD.format("the server's classes")]
    for name, struct in in_order({**asked.interfaces, **answered.interfaces}):
        parts.append(interface(struct, always=name in answered.interfaces))
    for name, (doc, union) in UNIONS.items():
        info = kinds.type_info(union)
        assert isinstance(info, kinds.UnionType)
        members = "".join(f"\n  | {written(member)}" for member in info.types)
        parts.append("\n".join([*comment(doc), f"export type {name} ={members};\n"]))
    return "\n".join(parts)


def own_structs(module: ModuleType) -> Iterator[type[msgspec.Struct]]:
    for each in vars(module).values():
        own = isinstance(each, type) and each.__module__ == module.__name__
        if own and issubclass(each, msgspec.Struct):
            yield each


def told_by(box: Box[Any]) -> Mapping[str, type[Plain]]:
    """The events of a game: those of its `events.py`, if it has one."""
    name = f"{shelf.__module__}.{box.about.name}.events"
    return kinds_of(importlib.import_module(name)) if importlib.util.find_spec(name) else box.kinds


def of_game(box: Box[Any]) -> str:
    """What the board of a game is given: what its views and pieces are said to be, and the rest."""
    found = Found()
    view = []
    for part in (box.views.public, box.views.private, box.page.pieces):
        info = kinds.type_info(get_type_hints(part, include_extras=True)["return"])
        found.collect(info)
        if part != box.page.pieces:
            view.append(written(info))
    if isinstance(box.views, OpenViews):
        (table,) = get_args(get_type_hints(box.rules.setup)["return"])
        found.things["Table"] = table
        view = [OPEN_VIEW]
    title = "".join(word.capitalize() for word in box.about.name.split("_"))
    parts = [HEAD.format("the game's Python classes")]
    parts += [f"export type {name} = {written(info)};\n" for name, info in found.aliases.items()]
    parts += [interface(one, always=True) for _, one in in_order(found.interfaces)]
    parts += [
        "\n".join(
            [
                *comment("The game as one viewer sees it."),
                f"export type {title}View = {' & '.join(view)};\n",
            ]
        )
    ]
    parts += [thing(kind, name) for name, kind in found.things.items() if kind is not Frame]
    for base, among in ((Frame, box.kinds), (Move, box.kinds), (Event, told_by(box))):
        parts += things(base, among.values())
    return "\n".join(parts)


if __name__ == "__main__":
    sys.exit(main())
