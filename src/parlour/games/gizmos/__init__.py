"""Gizmos: build an engine of gadgets, and set off chain reactions."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from parlour.contract.box import Box, Option, Outcome
from parlour.contract.tutorial import load_tutorial
from parlour.games.gizmos import moves, notation, pieces, words
from parlour.games.gizmos import view as views
from parlour.games.gizmos.bots import Greedy
from parlour.games.gizmos.rules.scoring import decided_by, ranking, score
from parlour.games.gizmos.rules.setup import set_up
from parlour.games.gizmos.table import HouseRules, Table
from parlour.games.gizmos.terminal import draw_board
from parlour.kernel.agenda import Game
from parlour.kernel.luck import Luck
from parlour.kernel.rulebook import load_rulebook


class Gizmos(Box[Table]):
    name = "gizmos"
    title = "Gizmos"
    blurb = "Build an engine of gadgets, and set off chain reactions."
    minutes = (40, 50)
    players = (2, 3, 4)  # GIZ-1
    usual_players = 2
    rules_version = 2
    longest = 20_000
    shared_places = False  # GIZ-98
    secrets = True
    options = (
        Option("next_sphere", "The sphere next to enter the row", ("hidden", "shown"), "GIZ-R15"),
        Option("free_build", "A free level 1 gizmo comes from", ("anywhere", "display"), "GIZ-R6"),
        Option("discounts", "Several discounts on one gizmo", ("add_up", "one"), "GIZ-R7"),
        Option("level_2_discount", "The level 2 discount", ("always", "once_a_turn"), "GIZ-R25"),
        Option("blocked_trigger", "A trigger that can do nothing", ("waits", "is_lost"), "GIZ-R4"),
        Option(
            "between_picks",
            "Between the two Picks of one effect",
            ("nothing", "other_gizmos"),
            "GIZ-R30",
        ),
    )
    kinds = views.KINDS
    rulebook = load_rulebook(Path(__file__).with_name("rulebook.toml"))
    bots = {"greedy": Greedy}
    # Not Done, which may be asked about (GIZ-R3), nor Pay, which may stand apart, nor Return: there
    # are too many.
    plain = (
        *(moves.Pick, moves.File, moves.Build, moves.Research, moves.Use),
        *(moves.TakeNone, moves.Draw, moves.Skip, moves.Pass),
    )
    tutorial = load_tutorial(Path(__file__).with_name("tutorial.toml"))

    def setup(self, players: int, options: Mapping[str, str], luck: Luck) -> Game[Table]:
        house = HouseRules(
            next_shown=options["next_sphere"] == "shown",
            free_from_archive=options["free_build"] == "anywhere",
            discounts_add_up=options["discounts"] == "add_up",
            level_2_once=options["level_2_discount"] == "once_a_turn",
            blocked_wait=options["blocked_trigger"] == "waits",
            picks_apart=options["between_picks"] == "other_gizmos",
        )
        return set_up(players, house, luck)

    def outcome(self, game: Game[Table]) -> Outcome:
        order = ranking(game.table)
        players = game.table.players
        return Outcome(
            places=tuple(order.index(seat) + 1 for seat in range(len(players))),
            points=tuple(score(player) for player in players),
            reason=decided_by(game.table),
        )

    view = staticmethod(views.view)
    public = staticmethod(views.public)
    private = staticmethod(views.private)
    imagine = staticmethod(views.imagine)
    components = staticmethod(views.components)
    figures = staticmethod(views.figures)
    breakdown = staticmethod(views.breakdown)
    pieces = staticmethod(pieces.pieces)
    write = staticmethod(notation.write)
    read = staticmethod(notation.read)
    tell = staticmethod(words.tell)
    apart = staticmethod(words.apart)
    caution = staticmethod(words.caution)
    say = staticmethod(words.say)
    prompt = staticmethod(words.prompt)
    explain = staticmethod(words.explain)
    board = staticmethod(draw_board)


GAME = Gizmos()
