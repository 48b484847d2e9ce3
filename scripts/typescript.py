"""Python classes as TypeScript types: their fields, their docstrings, the remarks beside a field.

Structs and TypedDicts become interfaces. The `extra` of a type's `Meta` may say more: `alias`, the
name that it has in TypeScript, `kind`, the plain thing (or what several are derived from) that it
is as data, or `partial`, the class of which it has some of the fields.
"""

from __future__ import annotations

import ast
import inspect
import json
import re
from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import inspect as kinds

from parlour.kernel.agenda import Frame
from parlour.kernel.codec import parts_of
from parlour.kernel.values import Plain

Interface = kinds.StructType | kinds.TypedDictType
ATOMS = {"int": "number", "bool": "boolean", "str": "string", "Plain": "Record<string, unknown>"}
VALUES = {"None": "null", "True": "true", "False": "false"}


class Found:
    """What types are made of, by the names that it has in TypeScript."""

    def __init__(self) -> None:
        self.interfaces: dict[str, Interface] = {}
        self.aliases: dict[str, kinds.Type] = {}
        self.things: dict[str, type[Plain]] = {}

    def collect(self, info: kinds.Type) -> None:
        match info:
            case kinds.StructType() | kinds.TypedDictType():
                if info.cls.__name__ not in self.interfaces:
                    self.interfaces[info.cls.__name__] = info
                    for field in info.fields:
                        self.collect(field.type)
            case kinds.Metadata():
                extra = info.extra or {}
                if "alias" in extra:
                    self.aliases[extra["alias"]] = info.type
                if "kind" in extra:
                    self.things[extra["kind"].__name__] = extra["kind"]
                self.collect(info.type)
            case kinds.UnionType():
                for each in info.types:
                    self.collect(each)
            case kinds.TupleType():
                for each in info.item_types:
                    self.collect(each)
            case kinds.ListType() | kinds.VarTupleType():
                self.collect(info.item_type)
            case kinds.DictType():
                self.collect(info.value_type)


def in_order(interfaces: Mapping[str, Interface]) -> Iterable[tuple[str, Interface]]:
    """By module, and within it as written."""

    def place(one: Interface) -> tuple[str, int]:
        return one.cls.__module__, inspect.getsourcelines(one.cls)[1]

    return sorted(interfaces.items(), key=lambda item: place(item[1]))


def interface(one: Interface, always: bool) -> str:
    """What the server sends has every field; a client may leave out what has a default.

    Whatever goes both ways is written as the server sends it.
    """
    said = remarks(one.cls)
    lines = [*comment(one.cls.__doc__ or ""), f"export interface {one.cls.__name__} {{"]
    if isinstance(one, kinds.StructType):
        fields = list(one.fields)
        always = always and not one.cls.__struct_config__.omit_defaults
        if one.tag is not None:
            lines.append(f"  {one.tag_field}: {json.dumps(one.tag)};")
    else:
        order = list(one.cls.__annotations__)
        fields = sorted(one.fields, key=lambda field: order.index(field.name))
        always = False  # what need not be there is not there
    for field in fields:
        lines += [f"  {line}" for line in comment(said.get(field.name, ""))]
        mark = "" if always or field.required else "?"
        lines.append(f"  {field.encode_name}{mark}: {written(field.type)};")
    return "\n".join([*lines, "}", ""])


def things(base: type[Plain], among: Iterable[type[Plain]]) -> list[str]:
    """All that is derived from `base` and has nothing derived from itself, and their union."""
    every = [kind for kind in among if issubclass(kind, base)]
    own = [kind for kind in every if not any(kind in other.__mro__[1:] for other in every)]
    union = base.__name__
    names = "".join(f"\n  | {kind.__name__}{union}" for kind in own)
    written_out = [thing(kind, f"{kind.__name__}{union}") for kind in own]
    return [*written_out, f"export type {union} ={names};\n"] if own else []


def thing(kind: type[Plain], name: str) -> str:
    """A plain thing as `to_wire` tells it; of a frame what everybody may know.

    One that says itself what it shows to whom shows some of its fields.
    """
    fields, mark = kind.fields, ""
    if issubclass(kind, Frame):
        if kind.show is not Frame.show:
            if not fields:
                raise TypeError(f"nobody knows what {kind.__name__} shows")
            mark = "?"
        elif not kind.public:
            fields = {}
    lines = [*comment(kind.__dict__.get("__doc__") or ""), f"export interface {name} {{"]
    lines.append(f"  kind: {json.dumps(kind.__name__)};")
    lines += [f"  {field}{mark}: {of_shape(shape)};" for field, shape in fields.items()]
    return "\n".join([*lines, "}", ""])


def of_shape(shape: str) -> str:
    """The type of a field of a plain thing."""
    if shape.endswith("?"):
        return f"{of_shape(shape.removesuffix('?'))} | null"
    if shape.startswith("["):
        inner, number = parts_of(shape)
        return several(of_shape(inner), number)
    return ATOMS[shape]


def several(inside: str, number: int = 0) -> str:
    """A list: of any length, or as many as are always in it."""
    if number:
        return f"[{', '.join([inside] * number)}]"
    return f"({inside})[]" if " | " in inside else f"{inside}[]"


def comment(text: str) -> list[str]:
    said = re.sub(r"\b(None|True|False)\b", lambda word: VALUES[word[0]], inspect.cleandoc(text))
    lines = said.splitlines()
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
        case kinds.StructType() | kinds.TypedDictType():
            name: str = info.cls.__name__
            return name
        case kinds.Metadata(extra={"alias": str(alias)}):
            return alias
        case kinds.Metadata(extra={"kind": type() as kind}):
            return kind.__name__
        case kinds.Metadata(extra={"partial": type() as whole}):
            return f"Partial<{whole.__name__}>"
        case kinds.UnionType():
            return " | ".join(written(each) for each in info.types)
        case kinds.LiteralType():
            return " | ".join(json.dumps(value) for value in info.values)
        case kinds.ListType() | kinds.VarTupleType():
            always = info.min_length if info.min_length == info.max_length else None
            return several(written(info.item_type), always or 0)
        case kinds.TupleType():
            return f"[{', '.join(written(each) for each in info.item_types)}]"
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
