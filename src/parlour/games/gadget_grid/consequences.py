"""What becomes of a move, as far as can be said before it is made."""

from __future__ import annotations

from typing import Any, Final

from parlour.contract import Consequences, View
from parlour.games.gadget_grid import moves as mv
from parlour.games.gadget_grid.cards import MALFUNCTION, Card
from parlour.games.gadget_grid.move_words import asked, price_in_gizmos
from parlour.games.gadget_grid.rules.asides import Prefer
from parlour.games.gadget_grid.rules.attacks import AttackMove
from parlour.games.gadget_grid.rules.buying import COMPONENTS
from parlour.games.gadget_grid.rules.widgets import WidgetMove
from parlour.games.gadget_grid.squares import SQUARE_100
from parlour.games.gadget_grid.table import CHARACTERS, NO_CARD
from parlour.games.gadget_grid.things import cards_of
from parlour.kernel.text import Text, player, text
from parlour.kernel.values import Move

LIGHT: Final = Consequences()  # dice, draws and falls are near wherever a token goes
WEIGHTY: Final = Consequences(weighty=True)  # a card is used up, or the Attack is
QUIET: Final = Consequences(reveals=False, ends_turn=False)
GOES_ON: Final = Consequences(ends_turn=False)
PAYMENTS: Final = (mv.PayCard, mv.PayActive, mv.PayGizmos, mv.PayCoupon)
OWN_WAYS: Final = ("Movement", "MeetBuggy", "ChooseLanding")
LAST: Final = COMPONENTS - 1


def foresee(move: Move, view: View) -> Consequences:
    if isinstance(move, (mv.Buy, mv.CallOff, Prefer)):
        return QUIET  # GG-R72: it is asked next how that is paid, or what else is done
    if isinstance(move, PAYMENTS):
        return on_paying(move, view)
    if isinstance(move, mv.FromBank):
        due = asked(view)["gizmos"] - move.gizmos
        return Consequences(weighty=True, caution=spending(view, due))
    if isinstance(move, (mv.Step, mv.StepIn, mv.Land)):
        return Consequences(caution=stepping(move, view))
    last = isinstance(move, (WidgetMove, AttackMove, mv.Shovel, mv.MoveZomb, mv.Whistle, mv.Skate))
    return WEIGHTY if last else LIGHT


# ---------------------------------------------------------------------- Gizmos that are spent


def on_paying(move: Move, view: View) -> Consequences:
    """GG-R72. Until the last component nothing is paid that cannot be called off."""
    purchase = asked(view)
    if purchase["stage"] < LAST:
        return GOES_ON
    due = purchase["gizmos"] + (price_in_gizmos(view) if isinstance(move, mv.PayGizmos) else 0)
    buyer = view["characters"][purchase["seat"]]
    least = max(0, due - spare(view, buyer))
    most = min(due, buyer["bank"])
    if least < most:
        return GOES_ON  # GG-156: it is asked which Gizmos
    return Consequences(weighty=True, caution=spending(view, due - most))


def spare(view: View, buyer: dict[str, Any]) -> int:
    """GG-157. How many Gizmos may come from the token."""
    kept = 1 if view["players"] <= 2 else 0
    return max(0, int(buyer["gizmos"]) - kept)


def spending(view: View, due: int) -> Text | None:
    """GG-R22. Asked twice: whoever spends the last Gizmo on the token is a Zomboid."""
    seat = asked(view)["seat"]
    if not due or due < view["characters"][seat]["gizmos"]:
        return None
    living = [other for other, each in enumerate(view["characters"]) if each["living"]]
    others = [other for other in living if other != seat]
    if len(others) == 1:
        wins = "That is the last Life Gizmo on your token, and {} wins the game."
        return text(wins, player(others[0]))
    return text("That is the last Life Gizmo on your token: you become a Zomboid.")


# ---------------------------------------------------------------------- steps that hurt


def stepping(move: mv.Step | mv.StepIn | mv.Land, view: View) -> Text | None:
    """GG-93, GG-94. The last Gizmo is lost by contact there."""
    top, seat = asked(view), view["viewer"]
    own = view["characters"][seat]
    if top["kind"] not in OWN_WAYS or top.get("token", own["token"]) != own["token"]:
        return None  # somebody else's token, or a Buddy
    if own["gizmos"] != 1:
        return None
    square = top["square"] if isinstance(move, mv.StepIn) else move.square
    if not hurts(view, seat, square, top["kind"] == "Movement"):
        return None
    return text("You would lose your last Life Gizmo there.")


def hurts(view: View, seat: int, square: int, own_step: bool) -> bool:
    """Whether a Living Character that comes there meets a Zomb, or somebody else's Zombuoy."""
    cards = cards_of(view).cards
    ground = view["environments"][square] if square != SQUARE_100 else NO_CARD
    if ground != NO_CARD and cards[ground].ground == MALFUNCTION:
        return False  # it falls, nobody knows where to
    works = abilities(view, seat, cards)
    if "shield" in works:
        return False
    if square == view["zombuoy"] and "zombuoy" not in works:
        return True
    if "camouflage" in works:
        return False
    tin = own_step and "zombot_proof" in works
    return any(token != view["hugs"] for token in zombs_at(view, square, not tin))


def abilities(view: View, seat: int, cards: dict[int, Card]) -> set[str]:
    """GG-133, GG-192. What works for a Living Character."""
    own = view["characters"][seat]
    return {cards[card].does for card in (*own["active"], *own["dlc"])}


def zombs_at(view: View, square: int, zombots: bool) -> list[int]:
    """The Zombs there; with two players Zombots alone are (GG-258)."""
    numbers = enumerate(view["zombots"]) if zombots else ()
    found = [CHARACTERS + number for number, at in numbers if at == square]
    if view["players"] == 2:
        return found
    zomboids = [each for each in view["characters"] if each["square"] == square]
    return found + [each["token"] for each in zomboids if not each["living"]]
