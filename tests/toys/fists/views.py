"""Who sees what, and worlds that would look the same."""

from __future__ import annotations

from parlour.contract import View
from parlour.games.fists import rules
from parlour.games.fists.rules import Fists, Show, Table
from parlour.kernel import Frame, Game, Luck, Move, agenda_view, from_wire, kinds

KINDS = kinds(rules)


def public(game: Game[Table]) -> View:
    """FIST-4. What has been shown is public; an answer that waits for the others is not."""
    t = game.table
    return {
        "hands": [hand.copy() for hand in t.hands],
        "shown": [shown.copy() for shown in t.shown],
        "points": t.points.copy(),
    }


def private(game: Game[Table], viewer: int | None) -> View:
    return {"viewer": viewer, **agenda_view(game, viewer)}


def imagine(view: View, luck: Luck) -> Game[Table]:
    hands: list[list[int]] = [list(hand) for hand in view["hands"]]
    shown = [list(numbers) for numbers in view["shown"]]
    agenda: list[Frame[Table]] = []
    for frame in view["agenda"]:
        if frame["kind"] == Fists.__name__:
            agenda.append(imagine_fists(frame, view["viewer"], hands, luck))
        else:
            agenda.append(from_wire(frame, KINDS))
    return Game(Table(hands, shown, list(view["points"])), luck, agenda)


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
