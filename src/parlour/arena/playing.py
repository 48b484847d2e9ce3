"""Bots at the table: each gets its own view and its own luck, never the game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from parlour.arena.match import Match, default
from parlour.bots import judged, judged_aside, make_bot
from parlour.bots.random import Random
from parlour.contract import Advice, Advisor, Bot, Box, Measure, View, Volunteer
from parlour.kernel.agenda import Game
from parlour.kernel.luck import Luck, Seeded
from parlour.kernel.values import Move

ENDLESS = 2  # times the longest game expected
TALK = 30  # words about one decision after which a bot is for whatever is proposed


class Endless(Exception):
    """The bots do not bring the game to an end."""


class SeatedBot:
    """A bot in its seat, with a stream of luck that has nothing to do with the game's.

    Whatever it does is judged: BadMove if it is not legal.
    """

    def __init__(
        self,
        box: Box[Any],
        name: str,
        seat: int,
        seed: str,
        bots: Mapping[int, str] | None = None,
    ) -> None:
        """`bots`: all that sit at the table, if it is to know them. Where it advises a person who
        sits there itself, it is none of them.
        """
        self.box = box
        self.name = name
        self.bot: Bot = make_bot(box, name)
        self.seat = seat
        self.bots = {seat: name} if bots is None else bots
        self.luck: Luck = Seeded(seed, f"bot {seat}")

    def answer(self, game: Game[Any]) -> Advice:
        """What it does, and what it will say of it, if bots of this game say anything."""
        if not self.box.reasons_after:
            return Advice(self.choose(game))
        advice = self.advise(game)
        return advice if advice.told else Advice(advice.move)

    def choose(self, game: Game[Any]) -> Move:
        if isinstance(self.bot, Random) and game.choice is not None:  # no list need be made for it
            return game.choice.any(game, self.seat, self.luck)  # which a law holds to be legal
        chosen = self.bot.choose(self.view(game), game.offer(self.seat, self.luck), self.luck)
        return judged(self.box, game, self.seat, self.name, chosen)

    def advise(self, game: Game[Any]) -> Advice:
        """What the bot would do, and why if it can say."""
        if not isinstance(self.bot, Advisor):
            return Advice(self.choose(game))
        view = self.box.bot_view(game, self.seat, self.bots)
        advice = self.bot.advise(view, game.offer(self.seat, self.luck), self.luck)
        judged(self.box, game, self.seat, self.name, advice.move)
        return advice

    def aside(self, game: Game[Any]) -> Move | None:
        """What it does just now without being asked, if anything."""
        asides = self.box.asides_for_bots(game, self.seat)
        if not asides or not isinstance(self.bot, Volunteer):
            return None
        done = self.bot.aside(self.view(game), asides, self.luck)
        return None if done is None else judged_aside(self.box, game, self.seat, self.name, done)

    def view(self, game: Game[Any]) -> View:
        return {} if self.bot.blind else self.box.bot_view(game, self.seat, self.bots)


def in_turn(game: Game[Any], done: int) -> tuple[int, ...]:
    """Those who are waited for in the order to ask them in after so many moves: by turns, so that
    of several who share a question each gets the chance.
    """
    waiting, choice = game.waiting(), game.choice
    if len(waiting) < 2 or (choice is not None and choice.simultaneous):
        return waiting  # where each answers for itself, nobody is passed over
    first = done % len(waiting)
    return waiting[first:] + waiting[:first]


def given_in(match: Match, seat: int) -> Move | None:
    """What a bot answers, whatever it thinks, when there has been so much talk about one decision:
    it joins what is proposed, or else proposes the default. So bots do not talk for ever, and
    people among them have the last word. None: it still answers as it likes.
    """
    game = match.game
    if match.talk < TALK or game.choice is None:
        return None
    found = game.choice.proposed(seat)
    if found is not None and game.refuse(seat, found[0]) is None:
        return found[0]
    return default(game, seat)


def answer_of(bot: SeatedBot, match: Match) -> Advice:
    """What a bot answers now."""
    given = given_in(match, bot.seat)
    if given is not None:
        return Advice(given)
    return bot.answer(match.game) if match.watched else Advice(bot.choose(match.game))


def let_volunteer(match: Match, bots: Iterable[SeatedBot], measure: Measure | None = None) -> None:
    """Ask each bot once what it does unasked. This is done after every answer, and whatever else
    people do. What bots do out of turn is no reason to ask them again, so it comes to an end.
    """
    for bot in bots:
        move = bot.aside(match.game)
        if move is not None:
            if measure is not None:
                measure.step(match.game, bot.seat, move)
            match.play(bot.seat, move)


def play_out(
    box: Box[Any],
    bots: Sequence[str],
    seed: str,
    options: Mapping[str, str] | None = None,
    measure: Measure | None = None,
    logged: bool = False,
) -> Match:
    """A whole game among bots; `measure` looks on. `logged`: with the log of it."""
    names = [f"{name} {seat + 1}" for seat, name in enumerate(bots)]
    match = Match(box, names, bots, seed, options, watched=False, logged=logged)
    seated = [SeatedBot(box, name, seat, seed, match.bots) for seat, name in enumerate(bots)]
    answers = 0
    if measure is not None:
        measure.before(match.game)
    while True:
        let_volunteer(match, seated, measure)
        if match.game.over:
            return match
        if answers == ENDLESS * box.about.max_decisions or match.talk == 2 * TALK:
            raise Endless(f"no end after {answers} decisions with the seed {seed}")
        seat = in_turn(match.game, len(match.entries))[0]
        answer = answer_of(seated[seat], match)
        if measure is not None:
            measure.step(match.game, seat, answer.move)
        answers += match.play(seat, answer.move, reason=answer.reason)
