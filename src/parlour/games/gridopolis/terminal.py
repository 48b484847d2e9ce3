"""The grid-set as a terminal shows it: its levels as maps, side by side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from parlour.contract import View
from parlour.games.gridopolis.cells import file, row

STYLES: Final = {
    "blue": "bold bright_blue",
    "green": "bold bright_green",
    "purple": "bold bright_magenta",
    "yellow": "bold bright_yellow",
}
PAD, BLOCKED, TELEPORTER, KINGERIZER, NOTHING = "·", "■", "@", "^", " "


def draw_board(view: View, names: Sequence[str]) -> RenderableType:
    """Everything there is to see; the highest level comes first."""
    levels = sorted({cell[2] for cell in view["pads"]}, reverse=True)
    maps = [Panel(level_map(view, z), title=f"level {z}", expand=False) for z in levels]
    key = Text(
        f"letters are markers by seat, capitals kings   {PAD} pad   {TELEPORTER} teleporter   "
        f"{KINGERIZER} kingerizer   {BLOCKED} blocker-box",
        "italic",
    )
    return Group(Columns(maps), standing(view, names), key)


def level_map(view: View, z: int) -> Text:
    """North is up; at the edges are the rows and the files, which name the pads."""
    pads = {tuple(cell) for cell in view["pads"]}
    xs = range(min(x for x, _, _ in pads), max(x for x, _, _ in pads) + 1)
    ys = range(max(y for _, y, _ in pads), min(y for _, y, _ in pads) - 1, -1)
    signs = signs_of(view)
    drawn = Text()
    for y in ys:
        drawn.append(f"{row(y):>3} ", "dim")
        for x in xs:
            sign, style = signs.get((x, y, z), (PAD, "") if (x, y, z) in pads else (NOTHING, ""))
            drawn.append(f" {sign} ", style)
        drawn.append("\n")
    drawn.append("    " + "".join(f"{file(x):>2} " for x in xs), "dim")
    return drawn


def signs_of(view: View) -> dict[tuple[int, ...], tuple[str, str]]:
    """What stands or lies on the pads that are not bare."""
    signs: dict[tuple[int, ...], tuple[str, str]] = {}
    styles = [STYLES.get(player["color"], "bold") for player in view["players"]]
    for cell in view["teleporters"]:
        signs[tuple(cell)] = (TELEPORTER, "cyan")
    for node in view["kingerizers"]:
        signs[tuple(node["cell"])] = (KINGERIZER, styles[node["seat"]])
    for node in view["blockers"]:
        signs[tuple(node["cell"])] = (BLOCKED, "bold red")
    for marker in view["markers"]:
        letter = view["players"][marker["seat"]]["id"][:1]
        sign = letter.upper() if marker["king"] else letter.lower()
        signs[tuple(marker["cell"])] = (sign, styles[marker["seat"]])
    return signs


def standing(view: View, names: Sequence[str]) -> Table:
    """What each player has left, has taken, and has in reserve."""
    table = Table("", "seat", "pawns", "kings", "captured", "reserve", "points")
    for seat, player in enumerate(view["players"]):
        x, y, _ = player["forward"]
        way = {(0, 1): "north", (0, -1): "south", (1, 0): "east", (-1, 0): "west"}[x, y]
        gone = "resigned" if player["resigned"] else "out" if player["out"] else ""
        mark = "►" if view["turn"] == seat else gone
        table.add_row(
            mark,
            Text(f"{names[seat]} ({player['id']}, {way})", STYLES.get(player["color"], "bold")),
            str(player["pawns"]),
            str(player["kings"]),
            f"{player['pile']['pawns']} + {player['pile']['kings']} kings",
            reserve(player["reserve"]),
            str(player["points"]),
        )
    return table


def reserve(parts: dict[str, Any]) -> str:
    return ", ".join(f"{number} {part}" for part, number in parts.items() if number) or "nothing"
