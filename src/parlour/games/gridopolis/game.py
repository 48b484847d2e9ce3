"""How the game begins, how it has ended, and what it is made of."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.contract import Outcome
from parlour.games.gridopolis.options import house_rules
from parlour.games.gridopolis.rules.ending import ranking
from parlour.games.gridopolis.rules.setup import set_up
from parlour.games.gridopolis.table import Table
from parlour.kernel.agenda import Game
from parlour.kernel.luck import Luck


def setup(players: int, options: Mapping[str, str], luck: Luck) -> Game[Table]:
    drawn = options["first_player"] == "drawn"
    return set_up(options["blueprint"], players, house_rules(players, options), drawn, luck)


def outcome(g: Game[Table]) -> Outcome:
    t = g.table
    places = [0] * t.players
    place = 1
    for seats in ranking(t):
        for seat in seats:
            places[seat] = place
        place += len(seats)
    points = tuple(t.points(seat) for seat in range(t.players))
    return Outcome(tuple(places), points, t.decided_by)


def components(g: Game[Table]) -> dict[str, int]:
    """GP-I1, GP-I2. Markers, and the parts that are built or still in a reserve."""
    t = g.table
    reserves, up = t.reserves, [one for one in t.added if one.vertical]
    captured = sum(t.pile_pawns) + sum(t.pile_kings)
    return {
        "markers": t.occupied.bit_count() + captured + t.heap,
        "pads": len(t.lattice.cells) + sum([reserve.pads for reserve in reserves]),
        "links": len(t.added) + sum([reserve.links for reserve in reserves]),
        "posts": len(up) + sum([reserve.posts for reserve in reserves]),
        "blockers": t.blocked.bit_count() + sum([reserve.blockers for reserve in reserves]),
    }
