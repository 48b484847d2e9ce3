"""The table where there are no pictures: the Grid, what everybody has, and one's own hand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from parlour.contract import View
from parlour.games.gadget_grid.cards import SENTRY, Card
from parlour.games.gadget_grid.squares import SQUARE_100, written
from parlour.games.gadget_grid.table import CHARACTERS, FIRST_TOKEN, NO_CARD, NOBODY
from parlour.games.gadget_grid.things import cards_of, token_name
from parlour.games.gadget_grid.this_turn import PHASES

WIDE: Final = 100  # from this width on, a square shows more
WIDEST: Final = 120
NARROW_CELL, WIDE_CELL = 6, 8
SHORT: Final = 3  # letters of an Environment
GROUND_STYLES: Final = ("", "cyan", "dim reverse", "magenta", "bold red")
BUDDIES: Final = (("buggy", "&b"), ("skate", "&r"), ("zombuoy", "&z"))
KEY: Final = (
    "por Portal   rub Rubble   flo Floor Malfunction   other names are Sentries   My Living   "
    "my Zomboid   z1 Zombot   + hugged   &b Buggy   &r Rollerskate   &z Zombuoy"
)


def draw_board(view: View, names: Sequence[str]) -> RenderableType:
    return Board(view, names)


class Board:
    """Everything that the viewer may see, fitted to the width it is printed at."""

    def __init__(self, view: View, names: Sequence[str]) -> None:
        self.view = view
        self.names = names
        self.cards = cards_of(view).cards

    def __rich_console__(
        self, console: Console, options: ConsoleOptions
    ) -> Iterator[RenderableType]:
        width = min(options.max_width, WIDEST)
        yield Text(self.now(), "bold")
        yield self.grid(WIDE_CELL if width >= WIDE else NARROW_CELL)
        yield Text(KEY, "italic dim")
        yield from self.litter()
        yield self.players(width)
        yield self.shop(width)
        yield Text(self.supply())
        if self.view["hand"] is not None:
            yield self.own_hand(width)

    def now(self) -> str:
        """Whose turn it is, and what is being done."""
        view = self.view
        phase = PHASES[view["now"]["phase"]]
        said = f"Round {view['round']}, {self.names[view['turn']]}'s turn, {phase}"
        if view["quiet"]:
            quiet = f"{view['quiet']} of {view['stall']}" if view["stall"] else str(view["quiet"])
            said += f"   (rounds without a loss: {quiet})"
        if view["placing"]:
            waiting = ", ".join(map(self.named, view["placing"]))
            said += f"   dice {view['dice'][0]} {view['dice'][1]}, to be placed: {waiting}"
        return said

    # ------------------------------------------------------------------ the Grid

    def grid(self, cell: int) -> RenderableType:
        """Two lines for each square: its number with what lies there, and who stands there."""
        drawn = Grid(box=box.SQUARE, show_header=False, show_lines=True, padding=0)
        for _ in range(10):
            drawn.add_column(width=cell)
        for row in range(10):
            drawn.add_row(*[self.square(10 * row + column, cell) for column in range(10)])
        on_100 = self.standing(SQUARE_100)
        if not on_100:
            return drawn
        return Group(drawn, Text(f"Square 100, below 90: {' '.join(on_100)}"))

    def square(self, number: int, cell: int) -> Text:
        drawn = Text(written(number), "dim")
        ground = self.view["environments"][number]
        lying = self.view["lying"][number]
        if ground != NO_CARD:
            card = self.cards[ground]
            drawn.append(f" {short_name(card)}", GROUND_STYLES[card.ground])
        elif lying:
            drawn.append(f" {self.heap(lying, cell - 3)}", "green")
        sign = "" if cell == NARROW_CELL else " "
        drawn.append("\n")
        drawn.append(sign.join(self.standing(number)), "bold yellow")
        return drawn

    def heap(self, lying: Sequence[int], room: int) -> str:
        """One card by its id; of several how many there are, and the first if there is room."""
        first = self.cards[lying[0]].id
        if len(lying) == 1:
            return first
        more = f"{first}+{len(lying) - 1}"
        return more if len(more) <= room else f"x{len(lying)}"

    def standing(self, square: int) -> list[str]:
        """Everybody there: Characters, Zombots, Buddies."""
        view = self.view
        found = []
        for each in view["characters"]:
            if each["square"] == square:
                name = token_name(each["token"])[:2]
                found.append((name if each["living"] else name.lower()) + self.hug(each["token"]))
        for number, at in enumerate(view["zombots"]):
            if at == square:
                found.append(f"z{number + 1}{self.hug(CHARACTERS + number)}")
        return found + [sign for buddy, sign in BUDDIES if view[buddy] == square]

    def hug(self, token: int) -> str:
        return "+" if self.view["hugs"] == token else ""

    def litter(self) -> Iterator[RenderableType]:
        """The names of the cards that lie on the Grid, and of the Sentries."""
        lying = [
            f"{written(at)} {', '.join(map(self.named, heap))}"
            for at, heap in enumerate(self.view["lying"])
            if heap
        ]
        if lying:
            yield Text(f"Cards: {'; '.join(lying)}", "green")
        kinds = {
            short_name(self.cards[card]): self.cards[card].name
            for card in self.view["environments"]
            if card != NO_CARD and self.cards[card].ground == SENTRY
        }
        if kinds:
            said = ", ".join([f"{sign} {name}" for sign, name in sorted(kinds.items())])
            yield Text(f"Sentries: {said}", GROUND_STYLES[SENTRY])

    # ------------------------------------------------------------------ what everybody has

    def players(self, width: int) -> RenderableType:
        drawn = Grid(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), width=width)
        for heading in ("", "player", "on", "♥", "bank", "hand"):
            drawn.add_column(heading, no_wrap=heading != "player")
        drawn.add_column("active", ratio=1)
        drawn.add_column("DLC", ratio=1)
        for seat, each in enumerate(self.view["characters"]):
            mark = "►" if seat == self.view["turn"] and self.view["agenda"] else ""
            drawn.add_row(
                mark,
                self.who(seat),
                "-" if each["square"] < 0 else written(each["square"]),
                str(each["gizmos"]) if each["living"] else "Zomb",
                str(each["bank"]),
                self.laid_down(seat),
                self.list(each["active"]),
                self.list(each["dlc"]),
            )
        return drawn

    def who(self, seat: int) -> Text:
        """A player with the Character, or an opponent of the one-player game."""
        token = self.view["characters"][seat]["token"]
        character = "" if token == NOBODY else token_name(token)
        if seat >= len(self.names):
            return Text(character)
        name = Text(self.names[seat], "bold" if seat == self.view["viewer"] else "")
        name.truncate(16, overflow="ellipsis")
        return Text.assemble(name, f" ({character})" if character else "")

    def laid_down(self, seat: int) -> str:
        """Cards that lie open are named below; of others there is a number."""
        each = self.view["characters"][seat]
        if each["hand"] is None or seat == self.view["viewer"]:
            return str(each["hand_size"])
        return " ".join([self.cards[card].id for card in each["hand"]]) or "0"

    def shop(self, width: int) -> RenderableType:
        """GG-150, GG-151. What is on display, and what it costs."""
        drawn = Grid(box=None, padding=(0, 1, 0, 0), show_header=False)
        drawn.add_column(no_wrap=True)
        drawn.add_column()
        for number in self.view["display"]:
            card = self.cards[number]
            named, others = cards_of(self.view).price(number)
            rest = " + ".join([("Widget", "Equipment", "Attack")[category] for category in others])
            price = f"{self.named(named)} + {rest}"
            said = Text.assemble((card.name, "bold"), f": {card.short} ", (price, "cyan"))
            drawn.add_row(card.id, said)
        left = self.view["dlc_deck"]
        return Panel(drawn, title=f"e-Shoppe ({left} more)", title_align="left", width=width)

    def supply(self) -> str:
        decks, piles = self.view["decks"], self.view["piles"]
        tops = [self.named(pile[-1]) if pile else "nothing" for pile in piles]
        said = f"Decks: {decks[0]} and {decks[1]} cards   "
        return said + f"Piles: {len(piles[0])} ({tops[0]}) and {len(piles[1])} ({tops[1]})"

    def own_hand(self, width: int) -> RenderableType:
        drawn = Grid(box=None, padding=(0, 1, 0, 0), show_header=False)
        drawn.add_column(no_wrap=True)
        drawn.add_column()
        for number in self.view["hand"]:
            card = self.cards[number]
            drawn.add_row(card.id, Text.assemble((card.name, "bold"), f": {card.short}"))
        inside = drawn if self.view["hand"] else Text("no cards", "dim")
        return Panel(inside, title="Your hand", title_align="left", width=width)

    # ------------------------------------------------------------------ names

    def named(self, number: int) -> str:
        if number >= FIRST_TOKEN:
            return token_name(number - FIRST_TOKEN)
        return f"{self.cards[number].name} {self.cards[number].id}"

    def list(self, numbers: Iterable[int]) -> str:
        return ", ".join(map(self.named, numbers)) or "-"


def short_name(card: Card) -> str:
    """An Environment in a few letters."""
    return card.name[:SHORT].lower()
