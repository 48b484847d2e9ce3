"""Just enough TypeScript to hold plain data against the interfaces that a board is built on.

It knows `export interface X { key: Type; other?: Type; }` and `export type X = Type;`, where a type
is a union of literals, `number`, `string`, `boolean`, `null`, `unknown`, names of other types,
lists and tuples of these, and records of these by strings.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

INTERFACE = re.compile(r"export interface (\w+) \{(.*?)\}", re.DOTALL)
ALIAS = re.compile(r"export type (\w+) =(.*?);", re.DOTALL)
FIELD = re.compile(r"(\w+\??): ([^;]+);")
IMPORT = re.compile(r"import type \{.*?\} from \"\./(\w+)\";", re.DOTALL)


class Types:
    """The types of one file, and which of their fields and alternatives data has shown.

    Those of files that it imports from, beside it, are known as well.
    """

    def __init__(self, path: Path) -> None:
        text = with_imports(path)
        self.own = {name for name, _ in INTERFACE.findall(path.read_text(encoding="utf-8"))}
        self.interfaces = {
            name: dict(FIELD.findall(body)) for name, body in INTERFACE.findall(text)
        }
        self.aliases = dict(ALIAS.findall(text))
        rest = ALIAS.sub("", INTERFACE.sub("", text)).strip()
        assert not rest, f"{path.name} has more than plain types: {rest[:80]!r}"
        self.met: set[str] = set()

    def fault(self, data: Any, kind: str, where: str = "$") -> str | None:
        """Where and how `data` is not of this type, or None."""
        alternatives = [each.strip() for each in kind.split("|") if each.strip()]
        faults = []
        for each in alternatives:
            fault = self.fault_of_one(data, each, where)
            if fault is None:
                self.met.add(f"{where_declared(where)} {each}")
                return None
            faults.append(fault)
        if isinstance(data, dict) and "kind" in data:  # of a union, only the one meant matters
            faults = [fault for fault in faults if ".kind:" not in fault] or faults
        return faults[0]

    def fault_of_one(self, data: Any, kind: str, where: str) -> str | None:
        if kind.endswith("[]"):
            if not isinstance(data, list):
                return f"{where}: {data!r} is no list"
            return self.first_fault([(item, kind[:-2], f"{where}[]") for item in data])
        if kind.startswith("["):
            return self.fault_of_tuple(data, kind[1:-1].split(", "), where)
        if kind.startswith("Record<string, "):
            return self.fault_of_record(data, kind.partition(", ")[2][:-1], where)
        if kind in self.aliases:
            return self.fault(data, self.aliases[kind], where)
        if kind in self.interfaces:
            return self.fault_of_fields(data, kind, where)
        return None if is_plain(data, kind) else f"{where}: {data!r} is no {kind}"

    def fault_of_tuple(self, data: Any, kinds: list[str], where: str) -> str | None:
        if not isinstance(data, list) or len(data) != len(kinds):
            return f"{where}: {data!r} is no list of {len(kinds)}"
        return self.first_fault(
            [(item, kind, where) for item, kind in zip(data, kinds, strict=True)]
        )

    def fault_of_record(self, data: Any, kind: str, where: str) -> str | None:
        if not isinstance(data, dict):
            return f"{where}: {data!r} is no Record"
        return self.first_fault([(item, kind, f"{where}[]") for item in data.values()])

    def fault_of_fields(self, data: Any, kind: str, where: str) -> str | None:
        if not isinstance(data, dict):
            return f"{where}: {data!r} is no {kind}"
        fields = {
            name.removesuffix("?"): declared
            for name, declared in self.interfaces[kind].items()
            if name.removesuffix("?") in data or not name.endswith("?")
        }
        if data.keys() != fields.keys():
            return f"{where}: {kind} and the data differ in {sorted(data.keys() ^ fields.keys())}"
        return self.first_fault([(data[name], fields[name], f"{kind}.{name}") for name in fields])

    def first_fault(self, parts: list[tuple[Any, str, str]]) -> str | None:
        return next((fault for part in parts if (fault := self.fault(*part))), None)

    def not_met(self) -> set[str]:
        """The fields, and of unions the alternatives, that no data has shown."""
        return {
            f"{kind}.{name.removesuffix('?')} {each.strip()}"
            for kind in self.own
            for name, declared in self.interfaces[kind].items()
            for each in declared.split("|")
        } - self.met


def with_imports(path: Path) -> str:
    """What is declared in the file, and in those that it imports types from."""
    text = re.sub(r"//.*", "", path.read_text(encoding="utf-8"))
    imported = [with_imports(path.with_name(f"{name}.ts")) for name in IMPORT.findall(text)]
    return "\n".join([*imported, IMPORT.sub("", text)])


def where_declared(where: str) -> str:
    return where.removesuffix("[]")


def is_plain(data: Any, kind: str) -> bool:
    if kind.startswith('"'):
        return bool(data == kind.strip('"'))
    if re.fullmatch(r"-?\d+", kind):
        return type(data) is int and data == int(kind)
    if kind == "unknown":
        return True
    known = {"number": int, "string": str, "boolean": bool, "null": type(None)}
    assert kind in known, f"what is the type {kind}?"
    return type(data) is known[kind]
