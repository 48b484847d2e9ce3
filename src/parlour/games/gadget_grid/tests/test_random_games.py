"""What holds at every moment of any game: played at random, at every size of table."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

import pytest

from parlour.games.gadget_grid import GAME
from parlour.games.gadget_grid.cards import FLOOR, MALFUNCTION, PORTAL, RUBBLE, SENTRY, card_set
from parlour.games.gadget_grid.events import Bought, Placed, Reshuffled, TurnBegan
from parlour.games.gadget_grid.moves import CallOff
from parlour.games.gadget_grid.rules.setup import dlc_in_play
from parlour.games.gadget_grid.squares import NOWHERE, opposite
from parlour.games.gadget_grid.table import FIRST_TOKEN, NO_CARD, NOBODY, Table
from parlour.games.gadget_grid.tests.positions import asked
from parlour.games.gadget_grid.this_turn import SETTING_UP
from parlour.kernel.agenda import Game
from parlour.kernel.luck import Seeded
from parlour.kernel.values import Event

LONG = 3_000  # decisions; a game at random takes a tenth of it
BARRED = (RUBBLE, SENTRY)
ODDS = (RUBBLE, SENTRY, MALFUNCTION)
ENDS = ("GG-249", "GG-250", "GG-259", "GG-264", "GG-268", "GG-287", "GG-290", "GG-R55")
CATALOG = card_set("")
SIZES = pytest.mark.parametrize("players", range(1, 9))


class Moment(NamedTuple):
    """A game when something is asked, or when it is over, and what has happened since before."""

    game: Game[Table]
    news: list[Event]

    @property
    def turn_begins(self) -> bool:
        return any(isinstance(event, TurnBegan) for event in self.news)


def played(players: int, seed: str, **agreed: str) -> Iterator[Moment]:
    """Decision by decision, at a table whose other options are drawn by lot."""
    chance = Seeded(seed, "players")
    drawn = {
        option.name: option.values[chance.below(len(option.values))] for option in GAME.options
    }
    game = GAME.start(players, Seeded(seed), drawn | agreed, events=True)
    assert game.events is not None
    for _ in range(LONG):
        news = [event for event, _ in game.events]
        game.events.clear()
        yield Moment(game, news)
        if game.over:
            return
        assert game.choice is not None
        (seat,) = game.waiting()
        assert game.submit(seat, game.choice.any(game, seat, chance)) is None
    raise AssertionError("the game does not end")


def moments(players: int, what: str, games: int = 2) -> Iterator[Moment]:
    for number in range(games):
        yield from played(players, f"{what} {players} {number}")


@lru_cache
def printed(players: int) -> dict[str, int]:
    """Every card as often as it is printed."""
    dlc = dlc_in_play(CATALOG, players)
    known = {card.id: card.copies for card in CATALOG.cards.values()}
    return {name: copies for name, copies in known.items() if name[0] != "D"} | {
        CATALOG.cards[card].id: 1 for card in dlc
    }


# ---------------------------------------------------------------- the components


@pytest.mark.rule("GG-2", "GG-3", "GG-6", "GG-117", "GG-305", "GG-237")
@SIZES
def test_no_card_and_no_gizmo_is_ever_added_or_lost(players: int) -> None:
    for game, _ in moments(players, "things"):
        counts = GAME.rules.components(game)
        gizmos = counts.pop("Life Gizmos")
        characters = len(game.table.characters)
        assert gizmos == (3 * characters if players > 1 else characters)
        assert counts == printed(players)


@pytest.mark.rule("GG-116", "GG-112", "GG-60")
@SIZES
def test_no_token_ever_has_more_gizmos_than_slots(players: int) -> None:
    most = 3 if players > 1 else 1
    for game, _ in moments(players, "slots"):
        for character in game.table.characters:
            assert 0 <= character.gizmos <= most
            assert character.bank >= 0


@pytest.mark.rule("GG-55")
@pytest.mark.parametrize("players", [6, 7, 8])
def test_decks_grow_only_where_the_piles_are_shuffled(players: int) -> None:
    before, shuffled = 0, 0
    for game, news in moments(players, "decks", games=3):
        t = game.table
        again = any(isinstance(event, Reshuffled) for event in news)
        now = len(t.decks[0]) + len(t.decks[1])
        assert now <= before or again or t.now.phase == SETTING_UP
        before, shuffled = now, shuffled + again
    assert shuffled, "it has happened"


@pytest.mark.rule("GG-36", "GG-163", "GG-161", "GG-162")
@SIZES
def test_a_dlc_is_kept_for_good_and_its_place_is_filled_at_once(players: int) -> None:
    for number in range(2):
        owned: list[set[int]] = []
        for game, news in played(players, f"shop {players} {number}"):
            t = game.table
            assert len(t.display) == 4 or (not t.dlc_deck and len(t.display) < 4)
            now = [set(character.dlc) for character in t.characters]
            assert all(had <= have for had, have in zip(owned, now, strict=False))
            assert len([event for event in news if isinstance(event, Bought)]) <= 1
            owned = now


# ---------------------------------------------------------------- the Grid


@pytest.mark.rule("GG-26", "GG-28", "GG-273")
@SIZES
def test_no_card_ever_lies_on_an_environment(players: int) -> None:
    for game, _ in moments(players, "litter"):
        t = game.table
        for square in range(100):
            assert t.environments[square] == NO_CARD or not t.lying[square]
            assert not any(t.is_environment(card) for card in t.lying[square])


@pytest.mark.rule("GG-27", "GG-21")
@SIZES
def test_there_is_one_environment_to_a_square_and_it_is_what_the_ground_is(players: int) -> None:
    """One that were laid on another would be lost, and the components would not add up."""
    for game, news in moments(players, "ground"):
        t = game.table
        for square, card in enumerate(t.environments):
            laid = FLOOR if card == NO_CARD else CATALOG.cards[card].ground
            assert t.ground[square] == laid
        assert t.ground[100] == FLOOR
        for event in news:
            if isinstance(event, Placed) and event.card < FIRST_TOKEN:
                assert 0 <= event.square < 100


@pytest.mark.rule("GG-44", "GG-45", "GG-46", "GG-47", "GG-27")
@SIZES
def test_everybody_begins_on_plain_floor_unhurt(players: int) -> None:
    for number in range(4):
        seed = f"begin {players} {number}"
        for game, _ in played(players, seed):
            t = game.table
            if t.now.phase == SETTING_UP and asked(game) != "Compensation":
                continue
            for square in (*t.zombots, *[character.square for character in t.characters]):
                assert 0 <= square < 100
            for character in t.characters:
                assert t.ground[character.square] == FLOOR
                assert (character.gizmos, character.bank) == (3 if players > 1 else 1, 0)
            break


@pytest.mark.rule("GG-277", "GG-84", "GG-182", "GG-230")
@SIZES
def test_nobody_begins_a_turn_stranded(players: int) -> None:
    for moment in moments(players, "footing", games=3):
        if moment.turn_begins and not moment.game.over:
            for character in moment.game.table.characters:
                ground = moment.game.table.ground[character.square]
                assert ground not in ODDS or character.footing


@pytest.mark.rule("GG-123", "GG-125", "GG-246")
@SIZES
def test_zombots_stand_where_zombs_may_stand(players: int) -> None:
    for moment in moments(players, "zombots"):
        t = moment.game.table
        if t.now.phase == SETTING_UP:
            continue
        for square in t.zombots:
            assert square == NOWHERE or t.ground[square] not in BARRED
        if moment.turn_begins:
            for square in t.zombots:
                assert square != NOWHERE
                assert t.ground[square] in (FLOOR, PORTAL)


@pytest.mark.rule("GG-227", "GG-233")
@SIZES
def test_who_has_a_place_of_their_own_is_there(players: int) -> None:
    for moment in moments(players, "places"):
        t = moment.game.table
        hundred, buoy = t.owner_of("square_100"), t.owner_of("zombuoy")
        assert all(c.square != 100 or n == hundred for n, c in enumerate(t.characters))
        assert 100 not in (*t.zombots, t.buggy, t.skate, t.zombuoy)
        if moment.turn_begins and not moment.game.over:
            owner = NOWHERE if buoy == NOBODY else t.characters[buoy].square
            assert t.zombuoy == (NOWHERE if owner in (NOWHERE, 100) else opposite(owner))


# ---------------------------------------------------------------- what somebody has


@pytest.mark.rule("GG-193", "GG-208")
@SIZES
def test_no_two_alike_are_active_and_no_two_kinds_of_axes_are_held(players: int) -> None:
    axes = {card.number for card in CATALOG.cards.values() if card.does == "axe"}
    assert len(axes) == 2
    for game, _ in moments(players, "hands"):
        for character in game.table.characters:
            assert len(set(character.active)) == len(character.active)
            assert len(axes & set(character.hand)) <= 1
            assert character.hand == sorted(character.hand)


# ---------------------------------------------------------------- turns, and the end


@pytest.mark.rule("GG-67", "GG-263", "GG-291")
@SIZES
def test_turns_go_round_and_nobody_is_skipped(players: int) -> None:
    for number in range(2):
        turns = [
            (event.seat, event.round)
            for _, news in played(players, f"turns {players} {number}")
            for event in news
            if isinstance(event, TurnBegan)
        ]
        first = turns[0][0]
        assert turns == [((first + n) % players, 1 + n // players) for n in range(len(turns))]


@pytest.mark.rule("GG-264", "GG-265", "GG-249", "GG-250", "GG-259")
@SIZES
def test_a_game_goes_on_exactly_as_long_as_it_is_not_decided(players: int) -> None:
    for game, _ in moments(players, "living", games=3):
        living = game.table.living()
        decided = 0 not in living or living == [0] if players == 1 else len(living) <= 1
        assert game.over if decided else (not game.over or ended_early(game))


def ended_early(game: Game[Table]) -> bool:
    return GAME.rules.outcome(game).reason in ("GG-287", "GG-290", "GG-R55")


@pytest.mark.rule("GG-268", "GG-287", "GG-290", "GG-R25")
@SIZES
def test_every_game_ends_and_says_by_which_rule(players: int) -> None:
    for number in range(2):
        *_, (game, _) = played(players, f"ends {players} {number}")
        outcome = GAME.rules.outcome(game)
        assert outcome.reason in ENDS
        assert outcome.points == tuple(c.gizmos for c in game.table.characters[:players])
        assert outcome.reason not in ("GG-249", "GG-264", "GG-259") or outcome.places.count(1) == 1


@pytest.mark.rule("GG-63", "GG-R72")
@SIZES
def test_whatever_is_offered_is_legal_and_there_is_a_choice(players: int) -> None:
    for game, _ in moments(players, "offers", games=1):
        for seat in game.waiting():
            offered = game.moves(seat)
            assert offered
            assert len(set(offered)) == len(offered)
            assert [move for move in offered if game.refuse(seat, move) is not None] == []
            if asked(game) == "Purchase":
                assert CallOff() in offered
                assert len(offered) > 1
