"""Who sees what (GIZ-99 to GIZ-104), and worlds that would look the same."""

from __future__ import annotations

from parlour.contract import View
from parlour.games.gizmos import cards, moves, table
from parlour.games.gizmos.cards import BY_LEVEL, CARDS, RESEARCHED
from parlour.games.gizmos.notation import write
from parlour.games.gizmos.rules import effects, paying, research, turn
from parlour.games.gizmos.rules.payment import Purse, discount, fitting_discounts, sensible
from parlour.games.gizmos.rules.scoring import awards, decided_by, printed, ranking, score
from parlour.games.gizmos.rules.triggers import refuse_effect
from parlour.games.gizmos.table import HouseRules, Player, Table
from parlour.games.gizmos.view_types import (
    Blocked,
    PaymentView,
    PlayerView,
    PrivateView,
    PublicView,
)
from parlour.kernel.agenda import Game
from parlour.kernel.codec import agenda_view, from_wire, kinds, load_agenda, to_wire
from parlour.kernel.luck import Luck

KINDS = kinds(table, moves, turn, effects, paying, research)


def private(g: Game[Table], viewer: int | None) -> PrivateView:
    """GIZ-101, GIZ-R12. What not everybody sees alike: the cards that somebody has looked at."""
    t = g.table
    researcher = viewer is not None and viewer == t.turn
    return {
        "viewer": viewer,
        **agenda_view(g, viewer),
        "looked_at": t.looked_at.copy() if researcher else None,
    }


def public(g: Game[Table]) -> PublicView:
    """GIZ-99. What lies open to everybody."""
    t = g.table
    return {
        "house": to_wire(t.house),
        "first": t.first,
        "turn": t.turn,
        "round": t.round,
        "ending": t.ending,
        "passes": t.passes,
        "stuck": turn.stuck(g),
        "last_seat": (t.first - 1) % len(t.players),  # GIZ-91: whose turn ends every round
        "ranking": ranking(t) if g.over else [],
        "decided_by": decided_by(t) if g.over else "",
        "players": [player_view(player) for player in t.players],
        "display": [slots.copy() for slots in t.display],
        "decks": [len(deck) for deck in t.decks],
        "removed": len(t.removed),
        "row": t.row.copy(),
        "next_sphere": t.next_sphere,
        "dispenser": t.dispenser.copy(),
        "pending": t.pending.copy(),
        "blocked": blocked(t),
        "used": t.used.copy(),
        "built": t.built.copy(),
        "payment": payment_view(g),
        "looked_at_count": len(t.looked_at),
    }


def player_view(player: Player) -> PlayerView:
    return {
        "ring": player.ring.copy(),
        "archive": player.archive.copy(),
        "active": player.active.copy(),
        "tokens": player.tokens,
        "limits": {
            "storage": player.storage,
            "file": player.filing,
            "research": player.research,
        },
        "energy": player.energy(),
        "gizmos": len(player.active),  # GIZ-89: sixteen of these, or four of level 3
        "level_3": sum([CARDS[gizmo].level == 3 for gizmo in player.active]),
        "may_file": player.may_file,
        "may_research": player.may_research,
        "points": {
            "gizmos": printed(player),
            "tokens": player.tokens,
            "awards": awards(player),
            "total": score(player),
        },
    }


def blocked(t: Table) -> list[Blocked]:
    """GIZ-73. The pending gizmos that can do nothing now, each with the rule that keeps it."""
    rules = [(gizmo, refuse_effect(t, t.turn, CARDS[gizmo].gain)) for gizmo in t.pending]
    return [{"gizmo": gizmo, "rule": rule} for gizmo, rule in rules if rule is not None]


def payment_view(g: Game[Table]) -> PaymentView | None:
    """GIZ-39, GIZ-78. The sum that has to come out even, while a player chooses how to pay."""
    frame = g.choice
    if not isinstance(frame, paying.Payment):
        return None
    t, gizmo, origin = g.table, frame.gizmo, frame.origin
    player, card = t.players[frame.seat], CARDS[gizmo]
    saved = min(card.cost, discount(t, player, gizmo, origin))
    return {
        "seat": frame.seat,
        "gizmo": gizmo,
        "origin": cards.ORIGINS[origin],
        "color": "any" if card.color == cards.ANY else cards.COLORS[card.color],
        "cost": card.cost,
        "price": card.cost - saved,  # GIZ-80: at least; a discount may be declined
        "discounts": [
            {"gizmo": tool, "less": int(i < saved)}  # GIZ-R7: some tables let only one count
            for i, tool in enumerate(fitting_discounts(t, player, gizmo, origin))
        ],
        "converters": Purse(t, player).tools,
        "sensible": [write(way) for way in sensible(frame.ways(g))],
    }


def imagine(seen: View, luck: Luck) -> Game[Table]:
    """GIZ-100. Deal the unseen cards anew: decks, cards looked at, cards removed."""
    looked_at: list[int] | None = seen["looked_at"]
    known = set(looked_at or ())
    for slots in seen["display"]:
        known.update(slots)
    for player in seen["players"]:
        known.update(player["archive"], player["active"])
    unseen = [[gizmo for gizmo in BY_LEVEL[level] if gizmo not in known] for level in (1, 2, 3)]
    for pile in unseen:
        luck.shuffle(pile)
    if looked_at is None:
        looked_at = being_paid_for(seen)
        pile = unseen[research_level(seen) - 1]
        pile[:] = [gizmo for gizmo in pile if gizmo not in looked_at]
        while len(looked_at) < seen["looked_at_count"]:
            looked_at.append(pile.pop())
    removed = [unseen[2].pop() for _ in range(seen["removed"])]
    t = Table(
        house=house_rules(seen),
        players=[
            Player(p["ring"].copy(), p["archive"].copy(), p["active"], p["tokens"])
            for p in seen["players"]
        ],
        first=seen["first"],
        turn=seen["turn"],
        round=seen["round"],
        decks=unseen,
        display=[slots.copy() for slots in seen["display"]],
        removed=removed,
        looked_at=looked_at.copy(),
        dispenser=seen["dispenser"].copy(),
        next_sphere=seen["next_sphere"],
        row=seen["row"].copy(),
        pending=seen["pending"].copy(),
        used=seen["used"].copy(),
        built=seen["built"].copy(),
        ending=seen["ending"],
        passes=seen["passes"],
    )
    return Game(t, luck, load_agenda(seen["agenda"], KINDS))


def research_level(seen: View) -> int:
    """The level of the deck being researched; 1 if there is no Research under way."""
    for frame in seen["agenda"]:
        if frame["kind"] == research.ReturnCards.__name__:
            level: int = frame["level"]
            return level
    return 1


def being_paid_for(seen: View) -> list[int]:
    """The card of a Research that its player is just paying for, if that is what is happening."""
    for frame in seen["agenda"]:
        if frame["kind"] == paying.Payment.__name__ and frame["origin"] == RESEARCHED:
            return [frame["gizmo"]]
    return []


def house_rules(seen: View) -> HouseRules:
    house: HouseRules = from_wire(seen["house"], KINDS)
    return house
