"""GG-73 to GG-79, GG-136, GG-223, GG-224. The Action Phase."""

from __future__ import annotations

from parlour.games.gadget_grid.moves import (
    PASS,
    Activate,
    Buy,
    GenerateAgain,
    Hug,
    Pass,
    Skate,
)
from parlour.games.gadget_grid.rules.buddies import hosts, hug, refuse_hug, skate
from parlour.games.gadget_grid.rules.buying import (
    begin_purchase,
    buy_moves,
    may_use_thumb,
    refuse_buy,
)
from parlour.games.gadget_grid.rules.choices import Consider, SeatFrame, TurnChoice
from parlour.games.gadget_grid.rules.equipment import activate
from parlour.games.gadget_grid.rules.generation import Generation
from parlour.games.gadget_grid.rules.ids import (
    MUST_HUG,
    ONE_ACTION,
    PHASES,
    SECOND_WIDGET,
    SKATE_ONCE,
    ZOMBOID_ACTION,
)
from parlour.games.gadget_grid.rules.using import use
from parlour.games.gadget_grid.rules.widgets import WidgetMove, refuse_widget, widget_moves
from parlour.games.gadget_grid.squares import STRAIGHT
from parlour.games.gadget_grid.table import NO_CARD, Table
from parlour.games.gadget_grid.this_turn import ACTION
from parlour.kernel.agenda import Game
from parlour.kernel.text import Text, text
from parlour.kernel.values import Move


class ActionPhase(SeatFrame):
    """GG-61."""

    def run(self, g: Game[Table]) -> None:
        g.table.now.phase = ACTION
        g.then(Consider(self.seat), Action(self.seat))


class Action(TurnChoice):
    """GG-73, GG-78, GG-77. One Action, and before or after it what Buddies do for nothing."""

    def open(self, g: Game[Table]) -> bool:
        return self.sure(g) or self.moves(g, self.seat) != [PASS]

    def sure(self, g: Game[Table]) -> bool:
        """GG-76. As long as nothing has been done, one may always generate again."""
        return not g.table.now.acted

    def wanted(self, g: Game[Table]) -> Text:
        if g.table.now.acted:
            return text("You have taken your Action: finish what else there is, or pass.")
        return text("This is your Action Phase: take one Action, or pass.")

    def others(self, g: Game[Table], seat: int) -> list[Move]:
        t = g.table
        found: list[Move] = []
        if t.characters[seat].living and refuse_further_widget(t, seat) is None:
            found += [move for move in widget_moves(t, seat) if is_new(t, move)]
        if not t.now.acted or may_use_thumb(t, seat):
            buys = buy_moves(t, seat)
            found += [move for move in buys if not t.now.acted or move.coupon]
        if not t.now.acted:
            found.append(GenerateAgain())
        if refuse_skate(t, seat) is None:
            found += [Skate(direction) for direction in STRAIGHT]
        if must_hug(t, seat):
            found += [Hug(token) for token in hosts(t)]
        else:
            found.append(PASS)
        return found

    def refuse_other(self, g: Game[Table], seat: int, move: Move) -> str | None:
        t = g.table
        if isinstance(move, Pass):
            return MUST_HUG if must_hug(t, seat) else None
        if isinstance(move, Hug):
            return refuse_hug(t, move.token) if must_hug(t, seat) else MUST_HUG
        if isinstance(move, Skate):
            known = 0 <= move.direction < len(STRAIGHT)
            return refuse_skate(t, seat) if known else SKATE_ONCE
        if isinstance(move, Buy):
            return refuse_purchase(t, seat, move)
        if isinstance(move, GenerateAgain):
            return ONE_ACTION if t.now.acted else None
        if not isinstance(move, WidgetMove):
            return PHASES
        if not t.characters[seat].living:
            return ZOMBOID_ACTION
        used = refuse_further_widget(t, seat)
        if used is not None:
            return used
        if not is_new(t, move):
            return SECOND_WIDGET
        return refuse_widget(t, seat, move)

    def play(self, g: Game[Table], seat: int, move: Move) -> None:
        t = g.table
        if isinstance(move, Pass):
            return
        g.then(Consider(seat), self)
        if isinstance(move, Activate):
            activate(g, seat, move.card)
        elif isinstance(move, Hug):
            hug(g, seat, move.token)
        elif isinstance(move, Skate):
            skate(g, seat, move.direction)
        elif isinstance(move, Buy):
            g.then(begin_purchase(seat, move))
        elif isinstance(move, GenerateAgain):
            t.now.acted = True
            g.then(Generation(seat))
        elif isinstance(move, WidgetMove):
            t.now.acted = True
            use(g, seat, move)


def is_new(t: Table, move: Move) -> bool:
    """D19. The second Widget has another name than the first."""
    return not isinstance(move, WidgetMove) or move.card not in t.now.widgets


def refuse_further_widget(t: Table, seat: int) -> str | None:
    if not t.now.acted or may_use_thumb(t, seat):
        return None
    return SECOND_WIDGET if len(t.now.widgets) > 1 else ONE_ACTION


def refuse_purchase(t: Table, seat: int, move: Buy) -> str | None:
    """GG-73, GG-R67. As the Action, or with a Cosmic Coupon as the second Widget."""
    if t.now.acted and not (move.coupon and may_use_thumb(t, seat)):
        return ONE_ACTION
    return refuse_buy(t, seat, move)


def must_hug(t: Table, seat: int) -> bool:
    """GG-223. The Huggly Muggly has to be moved in this Action Phase, and there is somewhere."""
    owned = t.has(seat, "hug") != NO_CARD
    return owned and not t.now.hugged and bool(hosts(t))


def refuse_skate(t: Table, seat: int) -> str | None:
    """GG-224."""
    return None if t.has(seat, "skate") != NO_CARD and not t.now.skated else SKATE_ONCE
