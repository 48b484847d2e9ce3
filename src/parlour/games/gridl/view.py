"""Who sees what (GL-116, GL-117, GL-126, GL-130), and worlds that would look the same."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.contract import View
from parlour.games.gridl import moves, table
from parlour.games.gridl.cells import AXES, BY_NAME, CELLS, NAMES, NONE, column_of, row_of
from parlour.games.gridl.rules import (
    choosing,
    clue,
    draft,
    gridmaster,
    guess,
    objection,
    power_window,
    team_choice,
    turn,
)
from parlour.games.gridl.rules.words_in_force import word_of, words_drawn
from parlour.games.gridl.table import OUT, TO_DRAFT, USED, HouseRules, PastTurn, Table
from parlour.games.gridl.view_types import (
    PowerState,
    PrivateView,
    PublicView,
    ShownLine,
    TurnView,
)
from parlour.games.gridl.word_packs import pack_named
from parlour.kernel.agenda import Game
from parlour.kernel.codec import agenda_view, from_wire, kinds, load_agenda, to_wire
from parlour.kernel.luck import Luck

KINDS = kinds(
    *(table, moves, team_choice, draft, gridmaster, choosing, power_window),
    *(clue, objection, guess, turn),
)


def public(g: Game[Table]) -> PublicView:
    t = g.table
    return {
        "players": t.players,
        "coop": t.coop,
        "house": to_wire(t.house),
        "pack": t.pack,
        "first": t.first,
        "turn": t.turn,
        "turns": t.turns,
        "guessing": t.guessing,
        "teams": [list(t.members(0))] if t.coop else [list(t.members(0)), list(t.members(1))],
        "scores": t.scores.copy(),
        "covered": [NAMES[cell] for cell in t.covered],
        "supply": t.supply.copy(),
        "powers": [power_state(holder) for holder in t.holders],  # GL-87: in the draft, too
        "gridmaster": known(t.gridmaster),
        "last_gridmasters": [known(seat) for seat in t.last_gridmasters],
        "served": t.served.copy(),
        "card": list(words_drawn(t)),  # GL-R25: everyone sees what there is to choose from
        "words": [None if number == NONE else word_of(t, number) for number in t.words],
        "word_numbers": t.words.copy(),
        "card_number": t.card,
        "read": t.key != NONE and len(t.past) <= t.turn,
        "clue": t.clue,  # GL-54: for all, until the turn ends
        "shown": shown(t),
        "void": t.void,
        "objected": t.objected,
        "declared": [known(power) for power in t.declared],
        "side_guess": None if t.side_guess == NONE else NAMES[t.side_guess],  # GL-R20: to all
        "guesses": [NAMES[cell] for cell in t.guesses],
        "word_cards": len(t.word_deck),  # GL-R33: how many are left, and not which comes next
        "solution_cards": len(t.solutions),
        "discards": len(t.discarded),
        "discarder": known(t.discarder),
        "past": [past_turn(t, turn) for turn in t.past],
        "chosen": [number for turn in t.past for number in (turn.row_word, turn.column_word)],
    }


def private(g: Game[Table], viewer: int | None) -> PrivateView:
    """GL-137: also where several share a device, this is sent to nobody else."""
    t = g.table
    knows = viewer is not None and t.discarder != NONE and t.team_of(viewer) == t.discarder
    open_card = len(t.past) > t.turn or (viewer is not None and viewer == t.gridmaster)
    return {
        "viewer": viewer,
        **agenda_view(g, viewer),
        "key": NAMES[t.key] if t.key != NONE and open_card else None,
        "discarded": [NAMES[cell] for cell in t.discarded] if knows else [],
    }


def for_bots(g: Game[Table], bots: Mapping[int, str]) -> View:
    """Which bot sits where, as everybody can read; where a person sits, nothing. Who guesses must
    not hold the opinion of who gave the clue.
    """
    return {"bots": [bots.get(seat, "") for seat in range(g.table.players)]} if bots else {}


def known(number: int) -> int | None:
    return None if number == NONE else number


def power_state(holder: int) -> PowerState:
    if holder in (OUT, TO_DRAFT):
        return {"state": "out" if holder == OUT else "draft", "team": None}
    return {"state": "used" if holder >= USED else "held", "team": holder % USED}


def shown(t: Table) -> ShownLine | None:
    found = clue.shown_line(t) if t.shows else None
    return None if found is None else {"axis": AXES[found[0]], "line": found[1]}


def past_turn(t: Table, turn: PastTurn) -> TurnView:
    return {
        "team": turn.team,
        "gridmaster": turn.gridmaster,
        "words": [word_of(t, turn.row_word), word_of(t, turn.column_word)],
        "clue": turn.clue,
        "key": NAMES[turn.key],
        "guesses": [NAMES[cell] for cell in turn.guesses],
        "side_guess": None if turn.side_guess == NONE else NAMES[turn.side_guess],
        "powers": [known(power) for power in turn.powers],
        "base": turn.base,
        "bonus": turn.bonus,
        "change": turn.change,
        "gain": turn.gain,
    }


# ---------------------------------------------------------------------- worlds like it


def imagine(view: View, luck: Luck) -> Game[Table]:
    """The cards that nobody has seen are dealt anew."""
    house: HouseRules = from_wire(view["house"], KINDS)
    covered = [BY_NAME[name] for name in view["covered"]]
    key, discarded, solutions = deal(view, luck, covered)
    numbers: list[int] = view["word_numbers"]
    past = [again(turn, view["chosen"][2 * n : 2 * n + 2]) for n, turn in enumerate(view["past"])]
    drawn = {number // 4 for number in (*view["chosen"], *numbers) if number != NONE}
    if view["card_number"] != NONE:
        drawn.add(view["card_number"])
    deck = [card for card in range(len(pack_named(view["pack"]).cards)) if card not in drawn]
    luck.shuffle(deck)
    t = Table(
        house=house,
        players=view["players"],
        pack=view["pack"],
        first=view["first"],
        turn=view["turn"],
        scores=list(view["scores"]),
        word_deck=deck,
        solutions=solutions,
        covered=covered,
        supply=list(view["supply"]),
        holders=[holder(state) for state in view["powers"]],
        gridmaster=number_of(view["gridmaster"]),
        last_gridmasters=[number_of(seat) for seat in view["last_gridmasters"]],
        served=list(view["served"]),
        card=view["card_number"],
        words=list(numbers),
        key=key,
        clue=view["clue"],
        shows=view["shown"] is not None,
        void=view["void"],
        objected=view["objected"],
        declared=[number_of(power) for power in view["declared"]],
        side_guess=BY_NAME.get(view["side_guess"], NONE),
        guesses=[BY_NAME[name] for name in view["guesses"]],
        discarded=discarded,
        discarder=number_of(view["discarder"]),
        past=past,
    )
    return Game(t, luck, load_agenda(view["agenda"], KINDS))


def deal(view: View, luck: Luck, covered: list[int]) -> tuple[int, list[int], list[int]]:
    """The current key, the cards that are out (GL-97), and the deck."""
    left = [cell for cell in range(CELLS) if cell not in covered]
    key = NONE if view["key"] is None else BY_NAME[view["key"]]
    discarded = [BY_NAME[name] for name in view["discarded"]]
    left = [cell for cell in left if cell != key and cell not in discarded]
    luck.shuffle(left)
    if view["read"] and key == NONE:
        key = next(cell for cell in left if fits(view["shown"], cell))
        left.remove(key)
    while len(discarded) < view["discards"]:
        discarded.append(left.pop())
    return key, discarded, left


def fits(line: ShownLine | None, cell: int) -> bool:
    """Whether a key may lie there, for all that has been shown."""
    if line is None:
        return True
    return (row_of(cell), column_of(cell))[AXES.index(line["axis"])] == line["line"]


def holder(state: PowerState) -> int:
    if state["team"] is None:
        return OUT if state["state"] == "out" else TO_DRAFT
    return state["team"] + (USED if state["state"] == "used" else 0)


def number_of(seen: int | None) -> int:
    return NONE if seen is None else seen


def again(turn: TurnView, words: list[int]) -> PastTurn:
    return PastTurn(
        turn["team"],
        turn["gridmaster"],
        words[0],
        words[1],
        turn["clue"],
        BY_NAME[turn["key"]],
        tuple([BY_NAME[name] for name in turn["guesses"]]),
        NONE if turn["side_guess"] is None else BY_NAME[turn["side_guess"]],
        (number_of(turn["powers"][0]), number_of(turn["powers"][1])),
        *(turn["base"], turn["bonus"], turn["change"], turn["gain"]),
    )
