"""The table as a terminal shows it, drawn from one viewer's view."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from rich import box
from rich.align import Align
from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from parlour.contract import View
from parlour.games.gizmos.card_text import (
    amount,
    code,
    effect,
    fold,
    marble,
    price,
    short,
    spheres,
    title,
)
from parlour.games.gizmos.cards import CARDS, COLUMNS
from parlour.games.gizmos.rules.actions import END_GIZMOS, END_LEVEL_3
from parlour.games.gizmos.table import EMPTY, ROW
from parlour.games.gizmos.view import research_level

WIDEST: Final = 120  # longer lines are tiring to read
SIDE_BY_SIDE: Final = 96  # from this width on, two tableaus stand next to each other
SLOTS: Final = 4  # of the widest level of the display
LABEL: Final = 8  # the room for a level's name and deck
NAMES: Final = 9  # the room for the names of a tableau's rows
ROOMY: Final = 64  # from this width on, cards have a margin
PENDING, USED = "►", "√"


def draw_board(view: View, names: Sequence[str]) -> RenderableType:
    """Everything that the viewer may see, fitted to the width it is printed at."""
    return Board(view, names)


class Board:
    """A view that can be printed."""

    def __init__(self, view: View, names: Sequence[str]) -> None:
        self.view = view
        self.names = names
        self.over = not view["agenda"]

    def __rich_console__(
        self, console: Console, options: ConsoleOptions
    ) -> Iterator[RenderableType]:
        width = min(options.max_width, WIDEST)
        if self.view["ending"] and not self.over:
            yield self.last_round(width)
        if self.view["passes"] and not self.over:
            yield self.nearly_stuck(width)
        yield self.energy(width)
        for level in (3, 2, 1):
            yield self.level(level, width)
        if self.view["looked_at_count"]:
            yield self.research(width)
        yield self.tableaus(console, options, width)
        if self.view["pending"] or self.view["used"]:
            yield Text(f" {PENDING} triggered, may be used now   {USED} used this turn", "italic")
        if self.over:
            yield self.final_scores()

    # ------------------------------------------------------------------ the middle of the table

    def last_round(self, width: int) -> RenderableType:
        """GIZ-91. The round goes on to the player on First Player's right."""
        last = self.names[self.view["last_seat"]]
        words = Text(f"LAST ROUND: the game ends after {last}'s turn", "bold", justify="center")
        return Panel(words, box=box.DOUBLE, width=width, border_style="bold #d9822b")

    def nearly_stuck(self, width: int) -> RenderableType:
        """GIZ-R28. How many have passed without anybody acting in between."""
        passes, players = self.view["passes"], len(self.names)
        have = f"{passes} of {players} players {'has' if passes == 1 else 'have'} passed in a row"
        words = Text(f"NEARLY STUCK: {have}; when all have, the game ends", justify="center")
        return Panel(words, width=width, border_style="#d9822b")

    def energy(self, width: int) -> RenderableType:
        view = self.view
        row = [marble(color) for color in view["row"]]
        row += [Text("(  )", "dim")] * (ROW - len(row))
        parts = [Text(" ").join(row)]
        if view["next_sphere"] != EMPTY:
            parts.append(Text("next ").append_text(marble(view["next_sphere"])))
        inside = [amount(n, color) for color, n in enumerate(view["dispenser"])]
        parts.append(Text("dispenser ").append_text(Text(" ").join(inside)))
        heading = f"Energy row (round {view['round']})"
        return Panel(Columns(parts, padding=(0, 3)), title=heading, title_align="left", width=width)

    def level(self, level: int, width: int) -> RenderableType:
        """One level of the display, and how many cards its deck holds."""
        label = Text.assemble((f"Level {level}", "bold"), f"\ndeck {self.view['decks'][level - 1]}")
        outer = Table.grid()
        outer.add_column(width=LABEL, vertical="middle")
        outer.add_column(width=width - LABEL)
        slots = spread(self.view["display"][level - 1], width - LABEL)
        outer.add_row(label, Align.center(slots))
        return outer

    def research(self, width: int) -> RenderableType:
        """GIZ-101. The cards looked at, for the player who looks; for all others their number."""
        n: int = self.view["looked_at_count"]
        seen: list[int] | None = self.view["looked_at"]
        if seen is None:
            who = self.names[self.view["turn"]]
            inside: RenderableType = Text(f"{who} looks at {n} card{'' if n == 1 else 's'}.")
        else:
            inside = Table.grid()
            for start in range(0, n, SLOTS):
                inside.add_row(spread(seen[start : start + SLOTS], width - 4))
        heading = f"Research, level {research_level(self.view)}"
        return Panel(inside, title=heading, title_align="left", width=width, box=box.DOUBLE)

    # ------------------------------------------------------------------ the players

    def tableaus(self, console: Console, options: ConsoleOptions, width: int) -> RenderableType:
        """Every player's gizmos, neighbors equally tall."""
        across = 2 if width >= SIDE_BY_SIDE else 1
        each = width // across
        grid = Table.grid()
        for _ in range(across):
            grid.add_column(width=each)
        panels = [self.tableau(seat, each) for seat in range(len(self.names))]
        for start in range(0, len(panels), across):
            beside = panels[start : start + across]
            tallest = max(
                len(console.render_lines(panel, options.update(width=each))) for panel in beside
            )
            for panel in beside:
                panel.height = tallest
            grid.add_row(*beside)
        return grid

    def tableau(self, seat: int, width: int) -> Panel:
        player = self.view["players"][seat]
        active: list[int] = player["active"]
        on_turn = seat == self.view["turn"] and not self.over
        rows = Table.grid(padding=(0, 1, 0, 0))
        rows.add_column(style="dim", width=NAMES)
        rows.add_column()
        rows.add_row("ring", ring(player))
        rows.add_row("archive", archive(player, width - NAMES - 5))
        rows.add_row("gizmos", progress(player))
        for column, name in enumerate(COLUMNS):
            held = [self.active(gizmo) for gizmo in active if CARDS[gizmo].column == column]
            if held:
                rows.add_row(name, flow(held, width - NAMES - 5))
        return Panel(
            rows,
            title=self.heading(seat, on_turn),
            title_align="left",
            box=box.HEAVY if on_turn else box.ROUNDED,
        )

    def heading(self, seat: int, on_turn: bool) -> Text:
        """The player's points and name, and who this is."""
        total = self.view["players"][seat]["points"]["total"]
        marks = [
            mark
            for mark, holds in (
                ("you", seat == self.view["viewer"]),
                ("to move", on_turn),
                ("first player", seat == self.view["first"]),
            )
            if holds
        ]
        said = f" ({', '.join(marks)})" if marks else ""
        name = Text(self.names[seat], "bold")
        name.truncate(24, overflow="ellipsis")
        return Text.assemble(name, said, ": ", (f"{total}pt", "bold"))

    def active(self, gizmo: int) -> Text:
        """An active gizmo with its mark; the row it stands in tells what triggers it."""
        card = CARDS[gizmo]
        words = effect(short(card).removeprefix(f"{COLUMNS[card.column]} ").replace(" → ", "→"))
        if gizmo in self.view["pending"]:
            return Text.assemble(
                (PENDING, "bold reverse"), title(gizmo), " ", code(gizmo), " ", words
            )
        if gizmo in self.view["used"]:
            return Text.assemble(USED, title(gizmo), " ", code(gizmo), " ", words, style="dim")
        return Text.assemble(title(gizmo), " ", code(gizmo), " ", words)

    def final_scores(self) -> RenderableType:
        """GIZ-94 to GIZ-98. What the points come from, the winner first."""
        players: list[dict[str, Any]] = self.view["players"]
        order: list[int] = self.view["ranking"]
        scores = Table(title=Text(f"{self.names[order[0]]} wins"), box=box.ROUNDED)
        scores.add_column("")
        scores.add_column("player")
        for heading in ("gizmos", "tokens", "awards", "total"):
            scores.add_column(heading, justify="right")
        for place, seat in enumerate(order, 1):
            won = players[seat]["points"]
            numbers = [str(won[part]) for part in ("gizmos", "tokens", "awards", "total")]
            name = Text(self.names[seat])
            scores.add_row(f"{place}.", name, *numbers, style="bold" if place == 1 else "")
        said = []
        if self.view["passes"] == len(self.names):
            said.append("All players passed in a row: nobody could do anything anymore.")
        if len({player["points"]["total"] for player in players}) < len(players):
            said.append("A tie goes to more active gizmos, then more energy, then a later turn.")
        return Group(scores, *said)


def spread(gizmos: Sequence[int], width: int) -> Table:
    """Cards that can be built, side by side, each as wide as a quarter of `width`."""
    padding = 1 if width >= ROOMY else 0
    inside = (width - SLOTS - 1) // SLOTS - 2 * padding
    cards = Table(box=box.ROUNDED, show_header=False, padding=(0, padding))
    cells: list[Text] = []
    for gizmo in gizmos:
        cards.add_column(width=inside)
        if gizmo == EMPTY:
            cells.append(Text("empty", "dim", justify="center"))
        else:
            words = fold(short(CARDS[gizmo]), inside)
            cells.append(Text("\n").join([title(gizmo, inside), price(gizmo), effect(words)]))
    cards.add_row(*cells)
    return cards


def flow(items: Sequence[Text], width: int) -> Text:
    """Items one after another; a line is broken between two of them, not inside one."""
    lines = [items[0]]
    for item in items[1:]:
        if lines[-1].cell_len + 2 + item.cell_len <= width:
            lines[-1] = Text.assemble(lines[-1], "  ", item)
        else:
            lines.append(item)
    return Text("\n").join(lines)


def ring(player: dict[str, Any]) -> Text:
    held = f"{player['energy']}/{player['limits']['storage']} "
    return Text(held).append_text(spheres(player["ring"]))


def archive(player: dict[str, Any], width: int) -> Text:
    """The two limits for cards, and what is archived: it can still be built."""
    filed, limits = player["archive"], player["limits"]
    files = "" if player["may_file"] else ", no more File"
    research = limits["research"] if player["may_research"] else "none"
    said = Text(f"{len(filed)}/{limits['file']}{files}   research {research}")
    for gizmo in filed:
        face = Text.assemble(title(gizmo), " ", price(gizmo))
        words = fold(short(CARDS[gizmo]), width - face.cell_len - 1)
        said.append_text(Text.assemble("\n", face, " ", effect(words)))
    return said


def progress(player: dict[str, Any]) -> str:
    """GIZ-89. How near the player is to the end of the game."""
    gizmos = f"{player['gizmos']}/{END_GIZMOS}"
    return f"{gizmos}   level 3 {player['level_3']}/{END_LEVEL_3}   tokens {player['tokens']}pt"
