"""Setting the table."""

from __future__ import annotations

from parlour.games.gridopolis.plan import plan_of
from parlour.games.gridopolis.rules.turn import next_turn
from parlour.games.gridopolis.table import NOBODY, HouseRules, Reserve, Table
from parlour.kernel.agenda import Frame, Game
from parlour.kernel.luck import Luck


class Begin(Frame[Table]):
    """The first turn of the game is about to be."""

    def run(self, g: Game[Table]) -> None:
        next_turn(g)


def set_up(blueprint: str, players: int, house: HouseRules, drawn: bool, luck: Luck) -> Game[Table]:
    """GP-30 to GP-36, GP-40. The grid-set stands complete (GP-9), all markers are pawns (GP-6)."""
    plan = plan_of(blueprint, players)
    starter = luck.below(players) if drawn else 0
    part = plan.reserve
    fresh = 0
    for markers in plan.markers:
        fresh |= markers
    table = Table(
        blueprint=blueprint,
        house=house,
        starter=starter,
        turn=(starter - 1) % players,
        round=0,
        turns=0,
        time_up=False,
        markers=plan.markers.copy(),
        kings=0,
        fresh=fresh,
        blockers=[0] * players,
        added=[],
        reserves=[
            Reserve(part.pads, part.links, part.posts, part.blockers) for _ in range(players)
        ],
        pile_pawns=[0] * players,
        pile_kings=[0] * players,
        heap=0,
        out=[False] * players,
        resigned=[False] * players,
        progress=False,
        quiet=0,
        passes=0,
        history=[],
        winner=NOBODY,
        decided_by="",
    )
    return Game(table, luck, [Begin()])
