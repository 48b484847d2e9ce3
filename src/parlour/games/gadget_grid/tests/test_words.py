"""What people read: moves, events, what is asked, and why a move may not be made."""

from __future__ import annotations

import inspect
import re
from typing import Any

import pytest

from parlour.games.gadget_grid import GAME
from parlour.games.gadget_grid import events as ev
from parlour.games.gadget_grid.cards import number_of
from parlour.games.gadget_grid.moves import Press, Put
from parlour.games.gadget_grid.rules import ids
from parlour.games.gadget_grid.rules.because import SAID
from parlour.games.gadget_grid.rules.reasons import REASONS
from parlour.games.gadget_grid.table import FIRST_TOKEN, HouseRules, Table
from parlour.games.gadget_grid.tests.own_cards import with_card
from parlour.games.gadget_grid.tests.positions import Seat, do, lay
from parlour.games.gadget_grid.words import describe_event, describe_move, explain, prompt
from parlour.kernel.agenda import Game
from parlour.kernel.text import END, plain
from parlour.kernel.values import Event

NAMES = ("Ada", "Bob", "Cyd")
OTHERS = {  # rules that end the game, that are told otherwise, or by which nothing is refused
    *("PHASES", "PREFERENCE", "STRANDED"),
    *("LAST_LIVING", "LAST_OF_TWO", "TIE", "STALLED", "CAPPED"),
    *("SOLO_WON", "SOLO_LOST", "SOLO_STALLED"),
}
EVENTS = [kind for _, kind in inspect.getmembers(ev, inspect.isclass) if kind is not Event]


def said(game: Game[Table], move: str) -> str:
    """The move of who is asked, in words."""
    view = GAME.view(game, game.waiting()[0])
    return plain(describe_move(GAME.notation.read(move), view), NAMES)


def asked(game: Game[Table]) -> str:
    seat = game.waiting()[0]
    return plain(prompt(GAME.view(game, seat), game.moves(seat)), NAMES)


def why(game: Game[Table], move: str) -> str:
    seat = game.waiting()[0]
    refusal = GAME.why(game, seat, GAME.notation.read(move))
    assert refusal is not None, f"{move} is legal"
    return plain(refusal.because, NAMES)


def told(event: Event) -> str:
    return plain(describe_event(event), NAMES)


# ---------------------------------------------------------------------- moves


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("activate E02", "Activate Grappler"),
        ("again", "Roll for two more cards"),
        ("use W08", "Play Second Helping of Legs"),
        ("use W01 fiona", "Play Mirror Universe: swap squares with Fiona"),
        ("use W06 fiona", "Play Pocket Hacker: take a card from Fiona"),
        ("use W03 myron E01", "Play Pet Gremlin Lawyer: take Fourth Eye from Myron"),
        ("use W04 fiona 42", "Play Psychic Lasso: move Fiona to 42"),
        ("use W09 z1 42", "Play Zomb Treats: move Zombot 1 to 42"),
        ("use W10 34", "Play Universal Solvent (Dented): remove Portal from 34"),
        ("use W12 24", "Play Unlicensed Tractor Beam: take 2 cards from 24"),
        ("use W02 34 36", "Play Manocurlers: slide Portal from 34 to 36"),
        ("retrieve W05 1 A01", "Play Temporal Warp: take Rock from pile 1"),
        ("buy D06", "Buy Laser Shovel"),
        ("buy D06 coupon", "Buy Laser Shovel with Cosmic Coupon"),
        ("pay A02", "Pay with Laser-Guided Axe"),
        ("pay active E02", "Pay with your active Grappler"),
        ("call off", "Call off the purchase"),
        ("step 42", "Step to 42"),
        ("grapple 24", "Haul in 2 cards from 24"),
        ("attack A01 myron", "Throw Rock at Myron"),
        ("attack A14 42", "Throw Static Cling Grenade on 42"),
        ("attack A06", "Attack with Board Mortar around 32"),
        ("attack A07", "Attack with Tri-O-Gone on every 3 of the Grid"),
        ("attack A15", "Attack with Yodel of Mild Destruction"),
        ("beam A12 up", "Fire Sternly Worded Laser up"),
        (
            "beam A12 up via 34 71",
            "Fire Sternly Worded Laser up, in by the Portal on 34 and out on 71",
        ),
        ("remote A05 55 up", "Use Remote Control: fire Gorgonzilla on 55 up"),
        ("shovel myron", "Hit Myron with Laser Shovel"),
        ("zomb z3 45", "Move Zombot 3 to 45"),
        ("whistle z3 45", "Whistle Zombot 3 to 45"),
        ("hug z1", "Set the Huggly Muggly on Zombot 1"),
        ("skate up", "Roll the Rollerskate up"),
        ("rob myron", "Steal from Myron"),
        ("drop myron", "Let Myron fall next"),
        ("lead z3 42", "Let Zombot 3 go to 42"),
        ("first march", "Let the Zombots march first"),
        ("be fiona", "Play as Fiona Rey Monster"),
        ("land 42", "Land on 42"),
        ("die 1 up", "Make it 1 and 0"),
        ("deck 2", "Draw from deck 2"),
        ("pass", "End your Action Phase"),
    ],
)
def test_a_move_is_told_in_a_short_phrase(move: str, words: str) -> None:
    game = lay(
        Seat(23, "E02", dlc="D06"),
        Seat(41),
        Seat(12),
        ground={34: "N01", 55: "N04"},
        lying={24: "A01 W01"},
    )
    assert said(game, move) == words


@pytest.mark.rule("GG-23", "GG-24")
def test_of_two_cards_it_is_told_where_both_go() -> None:
    game = lay(Seat(0), Seat(99), phase="turn", deck="A01 N01", dice=(4, 2))
    assert said(game, "put A01 42") == "Put Rock on 42, and Portal on 24"
    game = lay(Seat(0), Seat(99), phase="turn", deck="A01 N01", dice=(4, 4))
    assert said(game, "put A01 44") == "Put Rock on 44 first"


@pytest.mark.rule("GG-210")
def test_of_the_big_red_button_the_type_of_sentry_is_told() -> None:
    view = GAME.view(lay(Seat(0), Seat(99)), 0)
    words = "Press Big Red Button: every Gorgonzilla explodes"
    assert plain(describe_move(Press(number_of("A04"), 0), view)) == words


@pytest.mark.rule("GG-44")
def test_a_token_of_the_start_deck_is_put_like_a_card() -> None:
    game = lay(Seat(0), Seat(99))
    assert plain(describe_move(Put(FIRST_TOKEN + 2, 42), GAME.view(game, 0))) == "Put Myron on 42"


@pytest.mark.rule("GG-153", "GG-154", "GG-156")
def test_gizmos_are_told_by_their_number() -> None:
    game = lay(Seat(0, gizmos=3, bank=3), Seat(99), Seat(9), display="D06 D12 D13 D15")
    do(game, "buy D06")
    assert said(game, "pay gizmos") == "Pay with 2 Life Gizmos"
    do(game, "pay gizmos")
    assert said(game, "pay gizmos") == "Pay with 1 Life Gizmo"
    do(game, "pay gizmos", "pay gizmos")
    assert said(game, "bank 3") == "Pay 3 from your bank and 1 from your token"
    assert said(game, "bank 0") == "Pay all 4 from your token"


@pytest.mark.rule("GG-121")
def test_a_step_of_a_zomb_is_not_told_as_ones_own() -> None:
    game = lay(Seat(0), Seat(99), Seat(9), zombots=[55], phase="attack")
    do(game, "zomb z1 54")
    assert said(game, "step 53") == "Move Zombot 1 on to 53"
    assert said(game, "pass") == "Leave it there"


# ---------------------------------------------------------------------- events


def made(kind: type[Event], number: int = 0) -> Event:
    """An event of that kind, with something in every field."""
    values: dict[str, Any] = {"int": number, "[int]": (1, 2), "str": ids.LAST_LIVING}
    return kind(*[values[shape] for shape in kind.fields.values()])


@pytest.mark.parametrize("kind", EVENTS)
@pytest.mark.parametrize("number", [0, 1, 2])
def test_every_event_is_told_in_a_sentence(kind: type[Event], number: int) -> None:
    words = told(made(kind, number))
    assert words.endswith(END)
    assert words[0].isupper() or words[0].isdigit()
    assert "  " not in words


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (ev.Fell(2, 42), "Byoop! Myron falls through the floor on 42."),
        (ev.Rolled(1, 4, 2, 1), "Bob rolls again: 4 and 2."),
        (ev.Rolled(-1, 4, 2, 0), "The dice show 4 and 2."),
        (ev.Placed(1, 201, 42, 42), "Bob places Rock on 42."),
        (ev.Placed(-1, 201, 43, 42), "Rock is placed on 43, displaced from 42."),
        (ev.Stepped(1, 2, 34, 45), "Bob moves Myron from 34 to 45."),
        (ev.Stepped(-1, 10, 34, 35), "Zombot 3 goes from 34 to 35."),
        (ev.Attacked(0, 206, ()), "Ada attacks with Board Mortar and hits nobody."),
        (
            ev.SetOff(0, 304, 42, 0, (2,)),
            "Ada sets off Gorgonzilla on 42: it fires up and hits Myron.",
        ),
        (ev.Lost((2, 3)), "Myron and Sudo lose a Life Gizmo each."),
        (
            ev.Bought(0, 506, (202,), 1, 2),
            "Ada buys Laser Shovel for Laser-Guided Axe, 1 Life Gizmo from the bank and "
            "2 Life Gizmos from the token.",
        ),
        (ev.Discarded(-1, (302,)), "Rubble is discarded."),
        (ev.BuoyMoved(0, -1), "The Zombuoy is off the Grid."),
        (ev.RoundEnded(12), "The round is over, 12 complete rounds in a row without a loss."),
        (ev.GameEnded((1,), ids.LAST_LIVING), "The game is over: Bob wins."),
        (ev.GameEnded((0, 1), ids.TIE), "The game is over: a draw between Ada and Bob."),
        (ev.GameEnded((), ids.SOLO_STALLED), "The show is canceled, and nobody wins."),
    ],
)
def test_the_log_reads_well(event: Event, words: str) -> None:
    assert told(event) == words


@pytest.mark.rule("GG-306")
def test_a_card_that_is_none_of_ours_is_told_by_its_id() -> None:
    assert told(ev.Played(0, 50)) == "Ada plays W50."


@pytest.mark.rule("GG-306")
def test_a_table_with_cards_of_its_own_reads_their_names() -> None:
    cards = with_card(id="W50", name="Big Stick", category="widget", copies=2, does="legs", steps=2)
    game = lay(Seat(0, "W50"), Seat(99), house=HouseRules(cards=cards))
    assert said(game, "use W50") == "Play Big Stick"


# ---------------------------------------------------------------------- what is asked


@pytest.mark.rule("GG-61", "GG-80")
def test_a_prompt_names_what_can_be_done_and_nothing_else() -> None:
    assert asked(lay(Seat(55, gizmos=1), Seat(99), Seat(9))) == (
        "Roll for two more cards, or end your Action Phase."
    )
    assert asked(lay(Seat(55, "W08", bank=4), Seat(99), Seat(9))) == (
        "Play a Widget, buy a DLC, roll for two more cards, or end your Action Phase."
    )
    game = lay(Seat(55), Seat(99), Seat(9), phase="movement")
    assert asked(game) == "Step, or stop here (3 steps left)."
    game = lay(Seat(55, "A01"), Seat(57), Seat(9), phase="attack")
    assert asked(game) == "Play an Attack Card, or end your Attack Phase."


@pytest.mark.rule("GG-23", "GG-25", "GG-28")
def test_a_prompt_about_placing_names_cards_and_squares() -> None:
    game = lay(Seat(0), Seat(99), phase="turn", deck="A01 N01", dice=(4, 2))
    assert asked(game) == ("Choose which of Rock and Portal is put on 42; the other goes to 24.")
    game = lay(Seat(0), Seat(99), phase="turn", deck="A01 A02", dice=(4, 2), ground={42: "N01"})
    do(game, "put A01 42")
    assert asked(game) == "Choose where Rock goes, which is due on 42."


@pytest.mark.rule("GG-R72")
def test_a_prompt_about_a_payment_names_what_is_due() -> None:
    hand = Seat(0, "A02 E01", gizmos=2, bank=0)
    game = lay(hand, Seat(99), display="D06 D12 D13 D15")
    do(game, "buy D06")
    assert asked(game) == "Buying Laser Shovel: pay Laser-Guided Axe, or call it off."
    do(game, "pay A02")
    assert asked(game) == "Buying Laser Shovel: pay Equipment, or call it off."
    do(game, "pay E01")
    assert asked(game) == "Buying Laser Shovel: pay 1 Life Gizmo, or call it off."


def test_who_looks_on_reads_what_is_asked_too() -> None:
    game = lay(Seat(0, "A01"), Seat(99))
    assert plain(prompt(GAME.view(game, None))).endswith("or end your Action Phase.")


def test_after_the_end_nothing_is_asked() -> None:
    game = lay(Seat(0, "A01"), Seat(1, gizmos=1), Seat(99, gizmos=0), phase="attack")
    do(game, "attack A01 fiona")
    assert plain(prompt(GAME.view(game, 0))) == "The game is over."


# ---------------------------------------------------------------------- refusals


def test_every_rule_that_a_move_is_refused_by_has_a_sentence() -> None:
    known = {rule: name for name, rule in vars(ids).items() if name.isupper()}
    assert {known[rule] for rule in known.keys() - SAID.keys() - REASONS.keys()} <= OTHERS
    assert not SAID.keys() & REASONS.keys()


@pytest.mark.parametrize("said", SAID.values())
def test_such_a_sentence_is_whole_and_cites_no_rule(said: str) -> None:
    assert said[0].isupper()
    assert said.endswith(".")
    assert not re.search(r"GG-|\b[WEANSD]\d\d\b", said)


@pytest.mark.parametrize(
    ("phase", "move", "words"),
    [
        ("movement", "step 99", "You have 3 steps left, and no single one leads from 55 to 99."),
        ("movement", "step 56", "There is Rubble on 56, and you cannot enter it."),
        ("movement", "step 100", "Only its owner may enter Square 100, and only from 90 or 91."),
        (
            "movement",
            "grapple 12",
            "That takes an active Grappler, once in each of your Movement Phases.",
        ),
        (
            "attack",
            "attack A01 myron",
            "From 55 your Rock does not reach Myron on 59. Hit one target up to 3 squares away.",
        ),
        ("attack", "attack A02 fiona", "You do not have Laser-Guided Axe in hand."),
        ("attack", "shovel fiona", "That takes Laser Shovel."),
        (
            "attack",
            "attack A01",
            "That is not how Rock is played. Hit one target up to 3 squares away.",
        ),
        ("action", "use A01 fiona", "Only Widgets are played as an Action, and Rock is none."),
        ("action", "use W10 12", "There is no Environment on 12."),
        ("action", "buy D22", "The e-Shoppe does not display Zombudsman."),
        ("action", "activate A01", "Only Equipment is activated, and Rock is none."),
        ("action", "skate up", "That takes Rollerskate Buddy."),
        ("action", "step 54", "This is your Action Phase: take one Action, or pass."),
    ],
)
def test_a_refusal_says_what_was_needed_and_what_there_is(
    phase: str, move: str, words: str
) -> None:
    seats = (Seat(55, "A01 W10"), Seat(53), Seat(59))
    game = lay(*seats, phase=phase, ground={56: "N02"}, display="D06 D12 D13 D15")
    assert why(game, move) == words


@pytest.mark.rule("GG-151", "GG-157")
def test_a_price_that_cannot_be_paid_is_told() -> None:
    game = lay(Seat(0, gizmos=1, bank=0), Seat(99), display="D06 D12 D13 D15")
    assert why(game, "buy D06") == (
        "You cannot pay for Laser Shovel: it takes Laser-Guided Axe or 2 Life Gizmos, then "
        "Equipment or 1 Life Gizmo, then a Widget or 1 Life Gizmo."
    )


@pytest.mark.rule("GG-187")
def test_it_is_told_which_way_a_sentry_can_be_turned() -> None:
    ground = {34: "N04", 36: "N07"}
    game = lay(Seat(0, "A05"), Seat(35), Seat(99), phase="attack", ground=ground)
    turned = "That Sentry cannot be turned that way: it fires up, right, down or left."
    assert why(game, "remote A05 34 up-left") == turned
    assert why(game, "remote A05 36 up") == "That Sentry is not turned: it fires all around."


# ---------------------------------------------------------------------- what a card does


def test_a_card_is_explained_by_its_id_or_its_name() -> None:
    words = explain("rock")
    assert words == explain("A01")
    assert words is not None
    assert words.startswith("Rock (Attack, 6 copies): Choose one Living target")
    assert words.endswith("[A01]")
    assert explain("portal") is not None
    assert explain("nothing of the sort") is None
