"""Just enough TypeScript to hold plain data against the interfaces that a board is built on.

It knows `export interface X { key: Type; }` and `export type X = Type;`, where a type is a union of
literals, `number`, `string`, `boolean`, `null`, names of other types, and lists of these.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

INTERFACE = re.compile(r"export interface (\w+) \{(.*?)\}", re.DOTALL)
ALIAS = re.compile(r"export type (\w+) =(.*?);", re.DOTALL)
FIELD = re.compile(r"(\w+): ([^;]+);")


class Types:
    """The types of one file, and which of their fields and alternatives data has shown."""

    def __init__(self, path: Path) -> None:
        text = re.sub(r"//.*", "", path.read_text(encoding="utf-8"))
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
            faults = [self.fault(item, kind[:-2], f"{where}[]") for item in data]
            return next((fault for fault in faults if fault), None)
        if kind in self.aliases:
            return self.fault(data, self.aliases[kind], where)
        if kind in self.interfaces:
            return self.fault_of_fields(data, kind, where)
        return None if is_plain(data, kind) else f"{where}: {data!r} is no {kind}"

    def fault_of_fields(self, data: Any, kind: str, where: str) -> str | None:
        fields = self.interfaces[kind]
        if not isinstance(data, dict):
            return f"{where}: {data!r} is no {kind}"
        if data.keys() != fields.keys():
            return f"{where}: {kind} and the data differ in {sorted(data.keys() ^ fields.keys())}"
        faults = [self.fault(data[name], fields[name], f"{kind}.{name}") for name in fields]
        return next((fault for fault in faults if fault), None)

    def not_met(self) -> set[str]:
        """The fields, and of unions the alternatives, that no data has shown."""
        return {
            f"{kind}.{name} {each.strip()}"
            for kind, fields in self.interfaces.items()
            for name, declared in fields.items()
            for each in declared.split("|")
        } - self.met


def where_declared(where: str) -> str:
    return where.removesuffix("[]")


def is_plain(data: Any, kind: str) -> bool:
    if kind.startswith('"'):
        return bool(data == kind.strip('"'))
    if re.fullmatch(r"-?\d+", kind):
        return type(data) is int and data == int(kind)
    known = {"number": int, "string": str, "boolean": bool, "null": type(None)}
    assert kind in known, f"what is the type {kind}?"
    return type(data) is known[kind]
