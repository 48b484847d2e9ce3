"""Fists: all show some fingers at once; the highest number that one player alone shows wins."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from parlour.contract import Box, Outcome, View, load_tutorial
from parlour.games.fists import rules
from parlour.games.fists.rules import Fists, Ready, Revealed, Round, Show, Table
from parlour.kernel import (
    Event,
    Frame,
    Game,
    Luck,
    Malformed,
    Move,
    agenda_view,
    from_wire,
    kinds,
    load_rulebook,
)

KINDS = kinds(rules)


class FistsBox(Box[Table]):
    name = "fists"
    title = "Fists"
    blurb = "Show the highest number of fingers that nobody else shows."
    minutes = (1, 3)
    players = (2, 3, 4)
    usual_players = 2
    rules_version = 1
    longest = 4 * (rules.FINGERS - 1)
    shared_places = True
    secrets = True
    kinds = KINDS
    rulebook = load_rulebook(Path(__file__).with_name("rulebook.toml"))
    tutorial = load_tutorial(Path(__file__).with_name("tutorial.toml"))

    def setup(self, players: int, options: Mapping[str, str], luck: Luck) -> Game[Table]:
        hands = [list(range(1, rules.FINGERS + 1)) for _ in range(players)]
        table = Table(hands, [[] for _ in range(players)], [0] * players)
        return Game(table, luck, [Round(1)])

    def view(self, game: Game[Table], viewer: int | None) -> View:
        """FIST-4. What has been shown is public; an answer that waits for the others is not."""
        t = game.table
        return {
            "viewer": viewer,
            **agenda_view(game, viewer),
            "hands": [hand.copy() for hand in t.hands],
            "shown": [shown.copy() for shown in t.shown],
            "points": t.points.copy(),
        }

    def imagine(self, view: View, luck: Luck) -> Game[Table]:
        hands: list[list[int]] = [list(hand) for hand in view["hands"]]
        shown = [list(numbers) for numbers in view["shown"]]
        agenda: list[Frame[Table]] = []
        for frame in view["agenda"]:
            if frame["kind"] == Fists.__name__:
                agenda.append(imagine_fists(frame, view["viewer"], hands, luck))
            else:
                agenda.append(from_wire(frame, KINDS))
        return Game(Table(hands, shown, list(view["points"])), luck, agenda)

    def outcome(self, game: Game[Table]) -> Outcome:
        points = game.table.points
        places = tuple(1 + sum(other > mine for other in points) for mine in points)
        return Outcome(places, tuple(points), "FIST-6")

    def components(self, game: Game[Table]) -> dict[str, int]:
        t = game.table
        return {
            f"{number} of seat {seat}": (t.hands[seat] + t.shown[seat]).count(number)
            for seat in range(len(t.hands))
            for number in range(1, rules.FINGERS + 1)
        }

    def pieces(self) -> dict[str, Any]:
        return {"fingers": list(range(1, rules.FINGERS + 1))}

    def figures(self, view: View) -> dict[str, list[int]]:
        return {"points": view["points"], "shown": [sum(shown) for shown in view["shown"]]}

    def breakdown(self, view: View) -> dict[str, list[int]]:
        return {"Rounds": view["points"]}

    def write(self, move: Move) -> str:
        assert isinstance(move, Show)
        return f"show {move.fingers}"

    def read(self, text: str) -> Move:
        found = re.fullmatch(r"show ([0-9]{1,3})", text)
        if found is None:
            raise Malformed(f"{text!r} is not 'show' and a number")
        return Show(int(found[1]))

    def say(self, event: Event, names: Sequence[str]) -> str:
        match event:
            case Ready():
                return f"{names[event.seat]} is ready."
            case Revealed():
                shown = ", ".join(f"{n} {f}" for n, f in zip(names, event.fingers, strict=True))
                winner = "Nobody" if event.winner < 0 else names[event.winner]
                return f"{shown}: {winner} wins the round."
        raise TypeError(f"no words for {event!r}")

    def prompt(self, view: View) -> str:
        if not view["agenda"]:
            return "The game is over."
        return "Show a number of fingers that you have not shown yet."

    def board(self, view: View, names: Sequence[str]) -> str:
        return "\n".join(
            f"{name}: {points} points, shown {' '.join(map(str, shown)) or 'nothing'}"
            for name, points, shown in zip(names, view["points"], view["shown"], strict=True)
        )


def imagine_fists(frame: View, viewer: int | None, hands: list[list[int]], luck: Luck) -> Fists:
    """The viewer's own answer as it is; any possible one for the others who have answered."""
    answers: list[Move | None] = []
    for seat in frame["seats"]:
        if seat in frame["waiting"]:
            answers.append(None)
        elif seat == viewer:
            answers.append(from_wire(frame["answer"], KINDS))
        else:
            answers.append(Show(hands[seat][luck.below(len(hands[seat]))]))
    return Fists(tuple(frame["seats"]), tuple(answers))


GAME = FistsBox()
