"""The grid in the terminal: row 5 at the top, like a chart (GL-R2)."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text as Line

from parlour.contract import View
from parlour.games.gridl.cells import DEGREES, NAMES, SIDE
from parlour.games.gridl.powers import POWERS
from parlour.games.gridl.table import TEAMS


def draw_board(view: View, names: Sequence[str]) -> RenderableType:
    row_word, column_word = [word or "?" for word in view["words"]]
    grid = Grid(title=Line(f"Columns: {column_word}   Rows: {row_word}"))  # as they are written
    grid.add_column(Line(row_word))
    for column in range(SIDE):
        grid.add_column(f"{'ABCDE'[column]}\n{DEGREES[column]}", justify="center")
    for row in reversed(range(SIDE)):
        cells = [mark(view, NAMES[SIDE * row + column]) for column in range(SIDE)]
        grid.add_row(f"{row + 1} {DEGREES[row]}", *cells)
    return Group(grid, *[Line(line) for line in around(view, names)])


def mark(view: View, cell: str) -> str:
    """What lies there: the key if this viewer knows it, a guess, or an X."""
    pointed = [each for frame in view["agenda"] for each in frame.get("pointed", ())]
    if view["key"] == cell:
        return "KEY"
    if cell in view["guesses"] or cell in [NAMES[each] for each in pointed]:
        return "●"
    if cell == view["side_guess"]:
        return "○"
    return "X" if cell in view["covered"] else "·"


def around(view: View, names: Sequence[str]) -> list[str]:
    lines = []
    for team, seats in enumerate(view["teams"]):
        title = "Team" if view["coop"] else TEAMS[team]
        people = ", ".join(names[seat] for seat in seats)
        points = view["scores"][team]
        scored = f"{points} point{'' if points == 1 else 's'}"
        lines.append(f"{title}, {scored}: {people}{holding(view, team)}")
    lines.append(f"Turn {min(view['turn'] + 1, view['turns'])} of {view['turns']}")
    if view["gridmaster"] is not None:
        lines.append(f"Gridmaster: {names[view['gridmaster']]}")
    if view["card"]:
        lines.append(f"Words to choose from: {' / '.join(view['card'])}")
    if view["clue"]:
        lines.append(f"Clue: {view['clue']}")
    if view["shown"] is not None:
        axis, line = view["shown"]["axis"], view["shown"]["line"]
        lines.append(f"The key is in {axis} {'ABCDE'[line] if axis == 'column' else line + 1}")
    return lines


def holding(view: View, team: int) -> str:
    if not view["house"]["powers"]:
        return ""
    held = [
        POWERS[number].name
        for number, state in enumerate(view["powers"])
        if state["state"] == "held" and state["team"] == team
    ]
    return f" ({view['supply'][team]} X; {', '.join(held) or 'no powers'})"
