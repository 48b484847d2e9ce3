"""How the game begins, how it has ended, and what it is made of."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.contract import Outcome, Side
from parlour.games.gridl.cells import CELLS, NAMES, NONE
from parlour.games.gridl.options import house_rules
from parlour.games.gridl.powers import NO_POWER, POWERS
from parlour.games.gridl.rules.draft import DRAFTED, Draft
from parlour.games.gridl.rules.turn import Turn, ending
from parlour.games.gridl.table import (
    BLUE,
    COOP_TURNS,
    MOST_COOP,
    OUT,
    PINK,
    TEAM_TURNS,
    TEAMS,
    TO_DRAFT,
    Table,
)
from parlour.games.gridl.word_packs import pack_named
from parlour.kernel.agenda import Game
from parlour.kernel.luck import Luck

EACH: int = 2  # GL-89: plain X of each team with powers


def setup(players: int, options: Mapping[str, str], luck: Luck) -> Game[Table]:
    """GL-10 to GL-16, GL-86 to GL-91."""
    house = house_rules(options)
    coop = players <= MOST_COOP
    cards = list(range(len(pack_named(options["pack"]).cards)))
    solutions = list(range(CELLS))  # GL-R34: a card for each cell as the key, and no second one
    powers = list(range(len(POWERS)))
    luck.shuffle(cards)  # GL-11
    luck.shuffle(solutions)  # GL-12
    first = PINK if coop else first_team(options["first"], luck)
    holders = [OUT] * len(POWERS)
    supply = [COOP_TURNS if coop else TEAM_TURNS, 0]  # GL-13: all X side up, for both teams
    if house.powers:
        luck.shuffle(powers)  # GL-R17: those that are not drawn are plain X, OUT of the draft
        for power in powers[:DRAFTED]:
            holders[power] = TO_DRAFT
        supply = [EACH, EACH]
    table = Table(
        house=house,
        players=players,
        pack=options["pack"],
        first=first,
        turn=0,
        scores=[0, 0] if coop else [int(team != first) for team in (PINK, BLUE)],  # GL-15, GL-79
        word_deck=cards,
        solutions=solutions,
        covered=[],
        supply=supply,
        holders=holders,
        gridmaster=NONE,
        last_gridmasters=[NONE, NONE],
        served=[0] * players,
        card=NONE,
        words=[NONE, NONE],
        key=NONE,
        clue="",
        shows=False,
        void="",
        objected=False,
        declared=[NO_POWER, NO_POWER],
        side_guess=NONE,
        guesses=[],
        discarded=[],
        discarder=NONE,
        past=[],
    )
    return Game(table, luck, [Turn(), Draft()])


def first_team(option: str, luck: Luck) -> int:
    """GL-14, GL-R28."""
    drawn = luck.below(2)
    return drawn if option == "drawn" else (PINK, BLUE)[option == "blue"]


def outcome(g: Game[Table]) -> Outcome:
    """Those of one team share their place; a cooperative game is won or lost by all."""
    t = g.table
    found = ending(t)
    assert found is not None
    winner, rule = found
    teams = [t.team_of(seat) for seat in range(t.players)]
    places = tuple([1 if team == winner else 2 for team in teams])
    return Outcome(places, tuple([t.scores[team] for team in teams]), rule)


def sides(players: int, options: Mapping[str, str]) -> list[Side]:
    """GL-17, GL-18, GL-77."""
    if players <= MOST_COOP:
        return [Side("Team", tuple(range(players)))]
    return [Side(name, tuple(range(team, players, 2))) for team, name in enumerate(TEAMS)]


def components(g: Game[Table]) -> dict[str, int]:
    """GL-5, GL-6, GL-8. Every card once, and as many tokens as there have always been."""
    t = g.table
    chosen = [word // 4 for turn in t.past for word in (turn.row_word, turn.column_word)]
    lying = [] if t.past[t.turn :] else [word // 4 for word in t.words if word != NONE]
    cards = [*t.word_deck, *chosen, *lying, *([] if t.card == NONE else [t.card])]
    keys = [*t.solutions, *t.covered, *t.discarded, *([] if t.key == NONE else [t.key])]
    tokens = sum(t.supply) + len(t.covered) + sum([holder in (0, 1) for holder in t.holders])
    tokens += t.holders.count(TO_DRAFT)
    every = len(pack_named(t.pack).cards)
    return {
        **{f"card {number + 1}": cards.count(number) for number in range(every)},
        **{name: keys.count(cell) for cell, name in enumerate(NAMES)},
        "tokens": tokens,
    }
