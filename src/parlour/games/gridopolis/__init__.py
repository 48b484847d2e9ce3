"""Gridopolis: checkers in three dimensions, on a board that grows while it is played."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from parlour.contract.box import BadSetup, Box, Option, Outcome
from parlour.contract.tutorial import load_tutorial
from parlour.games.gridopolis import moves, notation, pieces, terminal, words
from parlour.games.gridopolis import view as views
from parlour.games.gridopolis.blueprint import (
    BUILT_IN,
    BadBlueprint,
    canonical,
    designed,
    inspection,
    player_counts,
)
from parlour.games.gridopolis.bots import Easy, Sharp, Steady
from parlour.games.gridopolis.plan import plan_of
from parlour.games.gridopolis.rules.asides import RESIGN, TIME_UP
from parlour.games.gridopolis.rules.ending import ranking
from parlour.games.gridopolis.rules.setup import set_up
from parlour.games.gridopolis.table import HouseRules, Table
from parlour.kernel.agenda import Game
from parlour.kernel.luck import Luck
from parlour.kernel.rulebook import load_rulebook

LIMITS = (
    *("none", "10_rounds", "20_rounds", "30_rounds"),
    *("15_minutes", "30_minutes", "60_minutes"),
)


class Gridopolis(Box[Table]):
    name = "gridopolis"
    title = "Gridopolis"
    blurb = "Jump, climb and teleport in three dimensions, on a board that grows while you play."
    minutes = (20, 45)
    players = (2, 3, 4)  # GP-30 to GP-32
    usual_players = 2
    rules_version = 2
    longest = 60_000  # GP-I11: 69 turns with progress, 100 without for each of four, kings twice
    shared_places = True  # GP-144
    secrets = False  # GP-37
    unsent = ("table",)  # with the positions of GP-133; the rest of a view says it all in words
    options = (
        Option("blueprint", "The grid-set", BUILT_IN, "GP-150", free=True),
        Option("limit", "The game ends after", LIMITS, "GP-140", units=("rounds", "minutes")),
        Option("first_player", "Who begins", ("drawn", "first_seat"), "GP-36"),
        Option(
            "after_teleport",
            "A free jump after a step to a teleporter is",
            ("forbidden", "allowed"),
            "GP-R10",
        ),
        Option("kinging", "In a chain", ("as_designed", "ends_turn", "goes_on"), "GP-R11"),
        Option("kamikaze", "A kamikaze", ("may_end_chain", "alone"), "GP-R13"),
        Option("captures", "Capturing is", ("optional", "forced"), "GP-R19"),
        Option("first_move", "A pawn's first move is", ("forward", "free"), "GP-R6"),
        Option("out_and_back", "A king's way out and back", ("forbidden", "allowed"), "GP-R21"),
        Option(
            "last_standing",
            "With a limit, when only one player is left",
            ("that_player_wins", "points_decide"),
            "GP-R23",
        ),
    )
    kinds = views.KINDS
    rulebook = load_rulebook(Path(__file__).with_name("rulebook.toml"))
    tutorial = load_tutorial(Path(__file__).with_name("tutorial.toml"))
    bots = {"easy": Easy, "steady": Steady, "sharp": Sharp}  # the weakest first
    interjections = (RESIGN,)
    time_up = TIME_UP
    plain = (moves.Step, moves.OwnJump, moves.PlaceBlocker, moves.AddPad)

    def settle_options(self, players: int, options: Mapping[str, str]) -> dict[str, str]:
        settled = super().settle_options(players, options)
        blueprint = designed(settled["blueprint"])
        if players not in player_counts(blueprint):
            counts = " or ".join(map(str, player_counts(blueprint)))
            raise BadSetup(f"{blueprint.title} is for {counts} players, not {players} (GP-150)")
        return settled

    def settle_text(self, option: str, text: str, players: int, /) -> str:
        """GP-150, GP-151. A blueprint that somebody has designed."""
        try:
            return canonical(designed(text))
        except BadBlueprint as error:
            raise BadSetup(f"the blueprint cannot be built: {error}") from error

    def inspect(self, option: str, text: str, /) -> dict[str, Any]:
        return inspection(text)

    def time_limit(self, options: Mapping[str, str], /) -> int | None:
        """GP-140."""
        number, _, unit = options["limit"].partition("_")
        return 60 * int(number) if unit == "minutes" else None

    def setup(self, players: int, options: Mapping[str, str], luck: Luck, /) -> Game[Table]:
        number, _, unit = options["limit"].partition("_")
        kinging = options["kinging"]
        by_design = plan_of(options["blueprint"], players).king_mid_chain
        house = HouseRules(
            goes_on=by_design if kinging == "as_designed" else kinging == "goes_on",
            kamikaze_alone=options["kamikaze"] == "alone",
            forced=options["captures"] == "forced",
            free_first_move=options["first_move"] == "free",
            out_and_back=options["out_and_back"] == "allowed",
            rounds=int(number) if unit == "rounds" else 0,
            minutes=int(number) if unit == "minutes" else 0,
            free_jump=options["after_teleport"] == "allowed",
            counted=options["last_standing"] == "points_decide",
        )
        drawn = options["first_player"] == "drawn"
        return set_up(options["blueprint"], players, house, drawn, luck)

    def outcome(self, game: Game[Table], /) -> Outcome:
        t = game.table
        places = [0] * t.players
        place = 1
        for seats in ranking(t):
            for seat in seats:
                places[seat] = place
            place += len(seats)
        points = tuple(t.points(seat) for seat in range(t.players))
        return Outcome(tuple(places), points, t.decided_by)

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
    listed = staticmethod(words.listed)
    caution = staticmethod(words.caution)
    say = staticmethod(words.say)
    prompt = staticmethod(words.prompt)
    explain = staticmethod(words.explain)
    board = staticmethod(terminal.draw_board)


GAME = Gridopolis()
