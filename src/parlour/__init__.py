"""Tabletop games on one small kernel. What a script needs can be imported from here.

A module is loaded when the first of its names is asked for, and no game before `shelf()`.
"""

from typing import TYPE_CHECKING

__all__ = [
    "PERSON",
    "BadRecord",
    "BadSetup",
    "Box",
    "Game",
    "Malformed",
    "Match",
    "Move",
    "Outcome",
    "Plan",
    "Record",
    "Refusal",
    "Scripted",
    "SeatedBot",
    "Seeded",
    "commitment",
    "dump",
    "parse",
    "play_out",
    "read_file",
    "replay",
    "shelf",
    "simulate",
    "state_hash",
    "take_up",
    "verify",
    "write_file",
]

if TYPE_CHECKING:
    from parlour.arena.files import read_file, write_file
    from parlour.arena.match import PERSON, Match, take_up
    from parlour.arena.playing import SeatedBot, play_out
    from parlour.arena.record import BadRecord, Record, dump, parse
    from parlour.arena.replaying import replay, verify
    from parlour.arena.simulate import Plan, simulate
    from parlour.contract import BadSetup, Box, Outcome
    from parlour.games import shelf
    from parlour.kernel import (
        Game,
        Malformed,
        Move,
        Refusal,
        Scripted,
        Seeded,
        commitment,
        state_hash,
    )
else:
    from importlib import import_module

    HOMES = {
        "arena.files": ("read_file", "write_file"),
        "arena.match": ("PERSON", "Match", "take_up"),
        "arena.playing": ("SeatedBot", "play_out"),
        "arena.record": ("BadRecord", "Record", "dump", "parse"),
        "arena.replaying": ("replay", "verify"),
        "arena.simulate": ("Plan", "simulate"),
        "contract": ("BadSetup", "Box", "Outcome"),
        "games": ("shelf",),
        "kernel": (
            *("Game", "Malformed", "Move", "Refusal", "Scripted", "Seeded"),
            *("commitment", "state_hash"),
        ),
    }

    def __getattr__(name):
        for home, names in HOMES.items():
            if name in names:
                return getattr(import_module(f"{__name__}.{home}"), name)
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

    def __dir__():
        return sorted({*globals(), *__all__})
