"""Where the code refuses: each `return` of a rule's id, in full or by the name of a constant."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

import parlour

PACKAGE: Final = Path(parlour.__file__).parent
MAKERS: Final = ("refusal", "Refusal")  # `return book.refusal(RULE, ...)` refuses as well
NOT_TRACED: Final = {"tests", "testing"}


class Use(NamedTuple):
    """A string, perhaps the id of a rule, at one place in the code."""

    text: str
    place: str  # file:line
    refusal: bool  # a function returns it
    plain: bool  # returned, compared, a key or the definition of a constant


Off = Callable[[str, str], bool]  # is the refusal with this id at this place switched off?


class Code:
    """The Python files of the program and its games, tests apart, and what their constants hold."""

    def __init__(self, root: Path, games: Path | None) -> None:
        self.root: Final = root  # places are told from here
        self.modules: Final[dict[str, Path]] = {}  # by dotted name
        self.held: Final[dict[Path, dict[str, str]]] = {}
        self.games: Final = [PACKAGE / "games", *([] if games is None else [games])]
        self.add("parlour", PACKAGE)
        if games is not None:
            self.add("parlour.games", games)  # kept elsewhere, but imported as if it were there

    def add(self, package: str, folder: Path) -> None:
        for file in sorted(folder.rglob("*.py")):
            parts = file.relative_to(folder).with_suffix("").parts
            if NOT_TRACED.isdisjoint(parts):
                name = ".".join((package, *parts)).removesuffix(".__init__")
                self.modules.setdefault(name, file)

    @property
    def files(self) -> list[Path]:
        return sorted(set(self.modules.values()))

    def place(self, file: Path, line: int) -> str:
        return f"{self.shown(file)}:{line}"

    def shown(self, file: Path) -> str:
        return (file.relative_to(self.root) if file.is_relative_to(self.root) else file).as_posix()

    def uses(self, file: Path) -> list[Use]:
        """Every string in `file` that stands alone or under the name of a constant."""
        tree = parse(file)
        refusals = Refusals(self, file, lambda text, place: False)
        refusals.visit(tree)
        plain = refusals.nodes | set(plain_nodes(tree))
        return [
            Use(text, self.place(file, node.lineno), node in refusals.nodes, node in plain)
            for node in ast.walk(tree)
            if isinstance(node, ast.expr) and (text := string_of(node, self.constants(file)))
        ]

    def without(self, file: Path, off: Off) -> tuple[ast.Module, list[str]]:
        """The syntax tree of `file` less the refusals that are `off`, and their places."""
        tree = parse(file)
        refusals = Refusals(self, file, off)
        refusals.visit(tree)
        return ast.fix_missing_locations(tree), refusals.switched_off

    def constants(self, file: Path) -> dict[str, str]:
        """The strings that constants hold, by their names as they are written in `file`."""
        if file in self.held:
            return self.held[file]
        held = self.held[file] = {}
        body = parse(file).body
        for node in body:
            match node:
                case (
                    ast.Assign(targets=[ast.Name(id=name)], value=ast.Constant(value=str(text)))
                    | ast.AnnAssign(target=ast.Name(id=name), value=ast.Constant(value=str(text)))
                ):
                    held[name] = text
        for node in body:
            if isinstance(node, ast.ImportFrom):
                source = self.absolute(file, node)
                for alias in node.names:
                    name = alias.asname or alias.name
                    if source in self.modules:
                        origin = self.constants(self.modules[source])
                        if alias.name in origin:
                            held[name] = origin[alias.name]
                    self.take_over(held, f"{source}.{alias.name}", name)
            elif isinstance(node, ast.Import):
                for alias in node.names:
                    self.take_over(held, alias.name, alias.asname or alias.name)
        return held

    def take_over(self, held: dict[str, str], module: str, name: str) -> None:
        """Constants of a `module` that is known here by `name`."""
        if module in self.modules:
            for constant, text in self.constants(self.modules[module]).copy().items():
                held[f"{name}.{constant}"] = text

    def absolute(self, file: Path, node: ast.ImportFrom) -> str:
        if not node.level:
            return node.module or ""
        package = file.parents[node.level - 1] / "__init__.py"
        known = next((name for name, path in self.modules.items() if path == package), "")
        return f"{known}.{node.module}" if node.module else known


class Refusals(ast.NodeTransformer):
    """Finds every string that a function returns, and takes away those that are `off`."""

    def __init__(self, code: Code, file: Path, off: Off) -> None:
        self.code: Final = code
        self.file: Final = file
        self.off: Final = off
        self.nodes: Final[set[ast.AST]] = set()
        self.switched_off: Final[list[str]] = []

    def visit_Return(self, node: ast.Return) -> ast.stmt:
        if node.value is None:
            return node
        left = self.what_is_left(node.value)
        if left is None:
            return ast.copy_location(ast.Pass(), node)  # the code goes on as if all were well
        node.value = left
        return node

    def what_is_left(self, value: ast.expr) -> ast.expr | None:
        """The returned expression without what is off, or None if that is all of it."""
        rule = refused_with(value)
        text = string_of(rule, self.code.constants(self.file))
        if text is not None:
            self.nodes.add(rule)
            place = self.code.place(self.file, rule.lineno)
            if self.off(text, place):
                self.switched_off.append(place)
                return None
        elif isinstance(value, ast.IfExp):
            value.body = self.or_nothing(value.body)
            value.orelse = self.or_nothing(value.orelse)
        elif isinstance(value, ast.BoolOp):
            value.values = [self.or_nothing(part) for part in value.values]
        return value

    def or_nothing(self, value: ast.expr) -> ast.expr:
        return self.what_is_left(value) or ast.copy_location(ast.Constant(None), value)


def refused_with(value: ast.expr) -> ast.expr:
    """The rule in what a function returns: the whole of it, or a part of a Refusal."""
    match value:
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name), args=[rule, *_]) if (
            name in MAKERS
        ):
            return rule
    return value


def string_of(value: ast.expr, held: Mapping[str, str]) -> str | None:
    match value:
        case ast.Constant(value=str(text)):
            return text
        case ast.Name() | ast.Attribute():
            return held.get(ast.unparse(value))
    return None


def plain_nodes(tree: ast.Module) -> Iterator[ast.AST]:
    """What may name a rule without refusing: comparisons, keys, patterns, options, constants."""
    for node in ast.walk(tree):
        match node:
            case ast.Compare() | ast.MatchValue() | ast.Call(func=ast.Name("Option")):
                yield from ast.walk(node)
            case ast.Dict():
                yield from (key for key in node.keys if key is not None)
    for statement in tree.body:
        match statement:
            case (
                ast.Assign(targets=[ast.Name() as name], value=ast.Constant() as value)
                | ast.AnnAssign(target=ast.Name() as name, value=ast.Constant() as value)
            ):
                yield name
                yield value


def parse(file: Path) -> ast.Module:
    return ast.parse(file.read_bytes(), str(file))
