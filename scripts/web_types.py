"""Write the TypeScript types of what client and server say to each other.

    python scripts/web_types.py            # write web/src/generated/messages.ts
    python scripts/web_types.py --check    # fail if it is not up to date

The Python classes are the source: their fields, their docstrings, and the remarks beside a field.
"""

from __future__ import annotations

import argparse
import ast
import inspect
import json
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
from msgspec import inspect as kinds

from parlour.server import http_messages, messages

ROOT = Path(__file__).resolve().parent.parent
WRITTEN = ROOT / "web" / "src" / "generated" / "messages.ts"
HEAD = "// Made by scripts/web_types.py from the server's classes. Change those, not this file.\n"
UNIONS = {
    "FromClient": ("A message to the server.", messages.AnyFromClient),
    "FromServer": ("A message to the client.", messages.AnyFromServer),
}
Structs = dict[str, kinds.StructType]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if it is stale")
    wanted = typescript()
    if not parser.parse_args().check:
        WRITTEN.parent.mkdir(parents=True, exist_ok=True)
        WRITTEN.write_text(wanted, encoding="utf-8")
        return 0
    if WRITTEN.exists() and WRITTEN.read_text(encoding="utf-8") == wanted:
        return 0
    print(f"{WRITTEN.relative_to(ROOT)} is stale: run python scripts/web_types.py", file=sys.stderr)
    return 1


def typescript() -> str:
    """The whole file. Types stand in the order of the Python classes."""
    asked: Structs = {}
    answered: Structs = {}
    collect(kinds.type_info(messages.AnyFromClient), asked)
    collect(kinds.type_info(messages.AnyFromServer), answered)
    for each in own_structs(http_messages):
        info = kinds.type_info(each)
        assert isinstance(info, kinds.StructType)
        collect(info, asked if info.forbid_unknown_fields else answered)
    parts = [HEAD]
    for name, struct in in_order({**asked, **answered}):
        parts.append(interface(struct, always=name in answered))
    for name, (doc, union) in UNIONS.items():
        info = kinds.type_info(union)
        assert isinstance(info, kinds.UnionType)
        members = "".join(f"\n  | {written(member)}" for member in info.types)
        parts.append(f"/** {doc} */\nexport type {name} ={members};\n")
    return "\n".join(parts)


def own_structs(module: ModuleType) -> Iterator[type[msgspec.Struct]]:
    for each in vars(module).values():
        own = isinstance(each, type) and each.__module__ == module.__name__
        if own and issubclass(each, msgspec.Struct):
            yield each


def collect(info: kinds.Type, found: Structs) -> None:
    """Every struct that `info` is made of."""
    match info:
        case kinds.StructType():
            if info.cls.__name__ not in found:
                found[info.cls.__name__] = info
                for field in info.fields:
                    collect(field.type, found)
        case kinds.UnionType():
            for each in info.types:
                collect(each, found)
        case kinds.ListType() | kinds.VarTupleType():
            collect(info.item_type, found)
        case kinds.DictType():
            collect(info.value_type, found)


def in_order(structs: Structs) -> Iterable[tuple[str, kinds.StructType]]:
    """By module, and within it as written."""

    def place(struct: kinds.StructType) -> tuple[str, int]:
        return struct.cls.__module__, inspect.getsourcelines(struct.cls)[1]

    return sorted(structs.items(), key=lambda item: place(item[1]))


def interface(struct: kinds.StructType, always: bool) -> str:
    """One struct. What the server sends has every field; a client may leave out what has a default.

    Whatever goes both ways is written as the server sends it.
    """
    said = remarks(struct.cls)
    lines = [*comment(struct.cls.__doc__ or ""), f"export interface {struct.cls.__name__} {{"]
    if struct.tag is not None:
        lines.append(f"  {struct.tag_field}: {json.dumps(struct.tag)};")
    for field in struct.fields:
        lines += [f"  {line}" for line in comment(said.get(field.name, ""))]
        mark = "" if always or field.required else "?"
        lines.append(f"  {field.encode_name}{mark}: {written(field.type)};")
    return "\n".join([*lines, "}", ""])


def comment(text: str) -> list[str]:
    lines = re.sub(r"\bNone\b", "null", inspect.cleandoc(text)).splitlines()
    if len(lines) < 2:
        return [f"/** {lines[0]} */"] if lines and lines[0] else []
    return ["/**", *(f" * {line}".rstrip() for line in lines), " */"]


def remarks(cls: type[Any]) -> dict[str, str]:
    """What is remarked beside the fields in the source."""
    source = inspect.getsource(cls)
    (tree,) = ast.parse(source).body
    assert isinstance(tree, ast.ClassDef)
    lines = source.splitlines()
    found = {}
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            rest = lines[(node.end_lineno or node.lineno) - 1][node.end_col_offset :]
            found[node.target.id] = rest.strip().removeprefix("#").strip()
    return found


def written(info: kinds.Type) -> str:
    """A type in TypeScript."""
    match info:
        case kinds.StructType():
            return info.cls.__name__
        case kinds.UnionType():
            return " | ".join(written(each) for each in info.types)
        case kinds.LiteralType():
            return " | ".join(json.dumps(value) for value in info.values)
        case kinds.ListType() | kinds.VarTupleType():
            inside = written(info.item_type)
            return f"({inside})[]" if " | " in inside else f"{inside}[]"
        case kinds.DictType():
            return f"Record<{written(info.key_type)}, {written(info.value_type)}>"
        case kinds.IntType() | kinds.FloatType():
            return "number"
        case kinds.StrType():
            return "string"
        case kinds.BoolType():
            return "boolean"
        case kinds.NoneType():
            return "null"
        case kinds.AnyType():
            return "unknown"
    raise TypeError(f"there is no TypeScript for {info}")


if __name__ == "__main__":
    sys.exit(main())
