"""Bots at the table: each gets its own view and its own luck, never the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from parlour.arena.match import Match
from parlour.bots import make_bot
from parlour.bots.random import Random
from parlour.contract import Advice, Advisor, Bot, Box
from parlour.kernel.agenda import Game
from parlour.kernel.luck import Luck, Seeded
from parlour.kernel.values import Move

ENDLESS = 2  # times the longest game expected


class Endless(Exception):
    """The bots do not bring the game to an end."""


class SeatedBot:
    """A bot in its seat, with a stream of luck that has nothing to do with the game's."""

    def __init__(self, box: Box[Any], name: str, seat: int, seed: str) -> None:
        self.box = box
        self.bot: Bot = make_bot(box, name)
        self.seat = seat
        self.luck: Luck = Seeded(seed, f"bot {seat}")

    def choose(self, game: Game[Any]) -> Move:
        if isinstance(self.bot, Random) and game.choice is not None:  # no list need be made for it
            return game.choice.any(game, self.seat, self.luck)
        view = {} if self.bot.blind else self.box.bot_view(game, self.seat)
        return self.bot.choose(view, game.offer(self.seat, self.luck), self.luck)

    def advise(self, game: Game[Any]) -> Advice:
        """What the bot would do, and why if it can say."""
        if not isinstance(self.bot, Advisor):
            return Advice(self.choose(game))
        view = self.box.bot_view(game, self.seat)
        return self.bot.advise(view, game.offer(self.seat, self.luck), self.luck)


def play_out(
    box: Box[Any], bots: Sequence[str], seed: str, options: Mapping[str, str] | None = None
) -> Match:
    """A whole game among bots."""
    names = [f"{name} {seat + 1}" for seat, name in enumerate(bots)]
    match = Match(box, names, bots, seed, options, watched=False)
    seated = [SeatedBot(box, name, seat, seed) for seat, name in enumerate(bots)]
    while not match.game.over:
        if len(match.entries) == ENDLESS * box.about.max_decisions:
            raise Endless(f"no end after {len(match.entries)} decisions with the seed {seed}")
        seat = match.game.waiting()[0]
        match.play(seat, seated[seat].choose(match.game))
    return match
