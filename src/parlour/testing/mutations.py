"""Small faults that could be in what a game's rules do, one at a time: what tests should notice.

What the rules refuse is tried by switching refusals off (`make rules`); here it is everything else
that a game's `rules/` do. A fault is known by its file and its number within it.
"""

from __future__ import annotations

import ast
import copy
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from parlour.testing.refusals import Code, Refusals, parse

# Functions that judge, offer or explain; laws and switched-off refusals look after these.
JUDGES: Final = ("refuse", "moves", "offer", "sample", "any", "complete", "because", "show")
OPPOSITES: Final[dict[type[ast.AST], type[ast.AST]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
OTHER_CALLS: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
ORDERINGS: Final = ("sorted", "reversed")


class Mutation(NamedTuple):
    """One fault: so it is written, and so it is changed."""

    file: str
    number: int
    lines: tuple[int, int]  # the first and the last
    within: str  # the class and function
    before: str
    after: str
    nth: int = 1  # of those in the same function that read alike

    def __str__(self) -> str:
        return f"{self.file}:{self.lines[0]} {self.within}: {self.change}"

    @property
    def change(self) -> str:
        return f"{self.before}  =>  {self.after}"


class Spot(NamedTuple):
    """A place in a syntax tree where something else may stand."""

    within: str
    parent: ast.AST
    field: str
    place: int | None  # in a list
    node: ast.AST

    def put(self, node: ast.AST) -> None:
        ast.copy_location(node, self.node)
        if self.place is None:
            setattr(self.parent, self.field, node)
        else:
            getattr(self.parent, self.field)[self.place] = node


def mutations(code: Code, file: Path) -> list[Mutation]:
    """Every fault that is tried in this file, in the order in which they are numbered."""
    name = code.place(file, 0).rpartition(":")[0]
    found: list[Mutation] = []
    alike: Counter[tuple[str, str]] = Counter()
    for number, (spot, other) in enumerate(faults(code, file, parse(file))):
        before, after = shown(spot.node), shown(other)
        fault = Mutation(name, number, lines_of(spot.node), spot.within, before, after)
        alike[fault.within, fault.change] += 1
        found.append(fault._replace(nth=alike[fault.within, fault.change]))
    return found


def mutated(code: Code, file: Path, number: int) -> ast.Module:
    """The syntax tree of the file with that fault."""
    tree = parse(file)
    spot, other = list(faults(code, file, tree))[number]
    spot.put(other)
    return ast.fix_missing_locations(tree)


def faults(code: Code, file: Path, tree: ast.Module) -> Iterator[tuple[Spot, ast.AST]]:
    refusals = Refusals(code, file, lambda text, place: False)
    refusals.visit(tree)
    for within, function in functions(tree):
        if does_something(function) and refusals.nodes.isdisjoint(ast.walk(function)):
            for spot in spots(within, function, "body"):
                for other in others(spot):
                    yield spot, other


def does_something(function: ast.FunctionDef) -> bool:
    """Whether it is more than a judge, a text, or a constructor, without which all tests fail."""
    if function.name == "__init__" or function.name.lstrip("_").partition("_")[0] in JUDGES:
        return False
    return function.returns is None or not ast.unparse(function.returns).startswith("str")


def functions(tree: ast.AST, within: str = "") -> Iterator[tuple[str, ast.FunctionDef]]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.ClassDef):
            yield from functions(node, f"{within}{node.name}.")
        elif isinstance(node, ast.FunctionDef):
            yield f"{within}{node.name}", node


def spots(within: str, parent: ast.AST, only: str = "") -> Iterator[Spot]:
    """Every place below a node, from the top down; not in annotations, assertions or errors."""
    for field, value in ast.iter_fields(parent):
        if field in ("annotation", "returns", "decorator_list") or (only and field != only):
            continue
        for index, node in enumerate(value) if isinstance(value, list) else [(None, value)]:
            if isinstance(node, ast.AST) and not isinstance(node, (ast.Assert, ast.Raise)):
                yield Spot(within, parent, field, index, node)
                yield from spots(within, node)


def others(spot: Spot) -> Iterator[ast.AST]:
    """What could stand there by mistake."""
    node = spot.node
    if spot.field == "test" and isinstance(spot.parent, (ast.If, ast.IfExp)):
        yield from negated(node)
    match node:
        case ast.Expr(ast.Call()) | ast.Continue() | ast.Break():
            yield ast.Pass()
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield ast.Pass()
        case ast.AugAssign():
            yield ast.Pass()
            yield from opposite(node, "op")
        case ast.Compare(ops=[_]):
            twin = copy.copy(node)
            twin.ops = [OPPOSITES[type(node.ops[0])]()]  # type: ignore[list-item]
            yield twin
        case ast.BoolOp():
            yield from opposite(node, "op")
        case ast.BinOp(left=left, right=right) if not (is_text(left) or is_text(right)):
            yield from opposite(node, "op")
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield operand
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(number)):
            yield ast.Constant(number + 1)
        case ast.Call(func=ast.Name(id=name)) if name in OTHER_CALLS:
            other = ast.Name(OTHER_CALLS[name], ast.Load())
            yield ast.Call(other, node.args, node.keywords)
        case ast.Call(func=ast.Name(id=name), args=[first, *_]) if name in ORDERINGS:
            yield ast.Call(ast.Name("list", ast.Load()), [first], [])
        case ast.Call(func=ast.Attribute(attr="then"), args=[first, second, *rest]):
            for frames in ([second, first, *rest], [first, *rest], [second, *rest]):
                yield ast.Call(node.func, frames, [])


def negated(test: ast.AST) -> Iterator[ast.AST]:
    """The condition turned around, unless that is what `others` makes of it anyway."""
    match test:
        case ast.UnaryOp(op=ast.Not()):
            return
        case ast.Compare(ops=[ast.Lt() | ast.LtE() | ast.Gt() | ast.GtE()]):
            yield ast.UnaryOp(ast.Not(), test)
        case ast.expr() if not isinstance(test, ast.Compare):
            yield ast.UnaryOp(ast.Not(), test)


def opposite(node: ast.AugAssign | ast.BoolOp | ast.BinOp, field: str) -> Iterator[ast.AST]:
    other = OPPOSITES.get(type(node.op))
    if other is not None:
        twin = copy.copy(node)
        setattr(twin, field, other())
        yield twin


def is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.JoinedStr) or (
        isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def lines_of(node: ast.AST) -> tuple[int, int]:
    assert isinstance(node, (ast.stmt, ast.expr))
    return node.lineno, node.end_lineno or node.lineno


def shown(node: ast.AST) -> str:
    return " ".join(ast.unparse(node).split())
