"""Players that are programs: those for any game, and those a game brings along."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from parlour.bots.random import Random
from parlour.contract import Advisor, Bot, Box
from parlour.kernel.agenda import Game
from parlour.kernel.values import Move

ANY_GAME: dict[str, Callable[[], Bot]] = {"random": Random}


class BotInfo(NamedTuple):
    """A bot as people choose it."""

    name: str
    strength: str  # how hard it is to beat: "easy"
    plays: str  # how it plays, in one sentence


class NoSuchBot(ValueError):
    """There is no bot of that name for that game; the message names those there are."""


class BadMove(Exception):
    """A bot has made no move that its game allows; the message names bot, move and rule."""


def bots_for(box: Box[Any]) -> dict[str, Callable[[], Bot]]:
    """Every bot that can play this game, by name."""
    return {**ANY_GAME, **box.bots}


def bot_infos(box: Box[Any]) -> list[BotInfo]:
    """The same with what there is to know of each; a game names its weakest first."""
    made = [(name, make()) for name, make in bots_for(box).items()]
    return [BotInfo(name, bot.strength, bot.plays) for name, bot in made]


def usual_bot(box: Box[Any]) -> str:
    """The bot that plays where none is named: the game's own first."""
    return next(iter(box.bots), "random")


def advisor(box: Box[Any]) -> str:
    """The bot to ask for a hint: the first that can say why, else the usual one."""
    for name in box.bots:
        if isinstance(make_bot(box, name), Advisor):
            return name
    return usual_bot(box)


def make_bot(box: Box[Any], name: str) -> Bot:
    known = bots_for(box)
    if name not in known:
        raise NoSuchBot(f"{box.about.title} has no bot {name!r} (it has: {', '.join(known)})")
    return known[name]()


def judged(box: Box[Any], game: Game[Any], seat: int, bot: str, move: object) -> Move:
    """What the bot answers in this seat, if the game's own judge lets it pass; else BadMove."""
    if not isinstance(move, Move):
        raise BadMove(f"{bot} answers with {move!r:.80}, which is no move")
    if move.out_of_turn:
        raise BadMove(f"{bot} answers with {box.notation.write(move)!r}, which is no answer")
    return let_pass(box, game, seat, bot, move)


def judged_aside(box: Box[Any], game: Game[Any], seat: int, bot: str, move: object) -> Move:
    """The same for what it does unasked; nothing grave is for a bot to do."""
    if not isinstance(move, Move) or not move.out_of_turn or move.grave:
        raise BadMove(f"{bot} does {move!r:.80} unasked, which no bot may")
    return let_pass(box, game, seat, bot, move)


def let_pass(box: Box[Any], game: Game[Any], seat: int, bot: str, move: Move) -> Move:
    refusal = box.why(game, seat, move)
    if refusal is not None:
        said = refusal.said([f"seat {number}" for number in range(max(box.about.players))])
        raise BadMove(f"{bot} plays {box.notation.write(move)!r} in seat {seat}: {said}")
    return move
