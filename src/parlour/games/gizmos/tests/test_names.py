"""What gizmos are called: by what they do, in every sentence, and never by a code."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from parlour.games.gizmos import GAME
from parlour.games.gizmos.bots import Greedy
from parlour.games.gizmos.cards import (
    ANY,
    CARDS,
    DOUBLES,
    DRAW,
    FILE,
    FREE_BUILD,
    LEVEL_2_DISCOUNT,
    PICK,
    POINTS,
    RESEARCH,
    RESEARCH_DISCOUNT,
    Card,
)
from parlour.games.gizmos.moves import Build, File, Return, Use
from parlour.games.gizmos.tests.checks import random_move
from parlour.games.gizmos.tests.positions import Seat, do, lay
from parlour.kernel.luck import Seeded
from parlour.kernel.text import plain

CODE = re.compile(r"\bG\d[A-Z]\d")
LONGEST = 22  # characters that fit a small card on two lines
OWN = (("Ember",), ("Volt",), ("Quark",), ("Onyx",), ("Prism", "Rainbow"), ("Starter",))
COLOR = ("Heat", "Spark", "Atom", "Cell")
GIVES = {DRAW: "Scoop", PICK: "Claw", FILE: "Folder", RESEARCH: "Scope", FREE_BUILD: "Maker"}


def does(card: Card) -> str:
    """The last word of a name: the kind of effect."""
    if card.gain == POINTS:
        return "Medal" if card.amount == 1 else "Cup"
    if card.gain:
        return GIVES[card.gain]
    if card.parts:
        return "Doubler" if card.parts[0] >= DOUBLES else "Swap"
    if card.awards_energy or card.awards_tokens:
        return "Trophy"
    if card.bans_file or card.bans_research:
        return "Lock"
    if card.discount >= 0:
        return "Coupon"
    if card.filing and card.research:
        return "Workshop"
    return "Cabinet" if card.filing else "Lab" if card.research else "Tank"


def between(card: Card) -> str:
    """What stands between the color and the effect: what a gizmo waits for, takes or is about."""
    if card.parts:
        if len(card.parts) == 2:
            same = card.parts[0] == card.parts[1]
            return f"{COLOR[card.parts[0] % DOUBLES]} Twin" if same else "Twin"
        return "Wild" if card.parts[0] == ANY else COLOR[card.parts[0] % DOUBLES]
    if card.gain == DRAW and (card.amount == 3 or not card.colors):
        return "Triple" if card.amount == 3 else ""
    if card.gain:
        colors = "-".join([COLOR[color] for color in card.colors])
        return colors or (
            "Archive" if card.from_archive else "Level-2" if card.built_level else "File"
        )
    if card.discount >= 0:
        other = "Research" if card.discount == RESEARCH_DISCOUNT else "Archive"
        return "Level-2" if card.discount == LEVEL_2_DISCOUNT else other
    if card.bans_file or card.bans_research:
        return "File" if card.bans_file else "Research"
    return "Energy" if card.awards_energy else "Token" if card.awards_tokens else ""


@pytest.mark.rule("GIZ-5", "GIZ-7", "GIZ-71")
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.code)
def test_a_name_tells_the_color_what_it_waits_for_and_what_it_does(card: Card) -> None:
    own, *middle, last = card.name.split()
    assert own in OWN[card.color]
    assert (" ".join(middle), last) == (between(card), does(card))


def test_names_are_short_and_only_the_starting_gizmos_share_theirs() -> None:
    assert max(len(card.name) for card in CARDS) <= LONGEST
    shared = {name: n for name, n in Counter(card.name for card in CARDS).items() if n > 1}
    assert shared == {"Starter Scoop": 4}


# ---------------------------------------------------------------------- no code in a sentence


def sentences(seed: str, options: dict[str, str]) -> Iterator[str]:
    """Everything that is said in a game: prompts, offers, cautions, refusals, and the log."""
    game = GAME.start(3, Seeded(seed), options, events=True)
    luck = Seeded(seed, "players")
    while not game.over:
        seat = game.waiting()[0]
        view = GAME.view(game, seat)
        yield plain(GAME.words.prompt(view, game.moves(seat)))
        for move in game.offer(seat, luck):
            yield plain(GAME.words.describe_move(move, view))
            yield GAME.listing.apart(move, view)
            caution = GAME.foresight.foresee(move, view).caution
            yield plain(caution) if caution else ""
        for gizmo in (
            *view["display"][0],
            *view["players"][seat]["active"],
            luck.below(len(CARDS)),
        ):
            for verb in (Build, File, Use):
                refusal = GAME.why(game, seat, verb(gizmo))
                yield str(refusal.because) if refusal else ""
        refusal = GAME.why(game, seat, Return((0, 0)))
        yield str(refusal.because) if refusal else ""
        game.play(seat, random_move(game, luck, "Build", "Use", "File", "Research"))
    for event, _ in game.events or ():
        yield plain(GAME.words.describe_event(event), ("Ada", "Ben", "Cleo"))


@pytest.mark.parametrize(
    "options", [{}, {"blocked_trigger": "is_lost", "between_picks": "other_gizmos"}]
)
def test_no_sentence_of_a_whole_game_has_a_code(options: dict[str, str]) -> None:
    said = set(sentences("names", options))
    assert len(said) > 500
    assert [sentence for sentence in said if CODE.search(sentence)] == []


@pytest.mark.rule("GIZ-38")
def test_a_build_is_told_and_logged_by_its_name_with_the_converters_that_helped() -> None:
    game = lay(Seat("K", active="G1R3"), display="G1R9", events=True)
    do(game, "build ember spark medal")
    said = [
        plain(GAME.words.describe_event(event), ("Ada", "Ben")) for event, _ in game.events or ()
    ]
    paid = "paying 1 black via Ember Cell Swap"
    assert f"Ada builds Ember Spark Medal from the display, {paid}." in said


def test_hints_speak_of_names() -> None:
    game = lay(Seat("UK", active="G1U8 G1R8"), Seat(), display="G1K3 G1U4 G2U4")
    advice = Greedy().advise(GAME.view(game, 0), game.moves(0), Seeded("luck"))
    reason = plain(advice.reason)
    assert "Quark Cell Medal" in reason
    assert not CODE.search(reason)


def test_no_lesson_has_a_code() -> None:
    assert GAME.tutorial is not None
    said = [text for lesson in GAME.tutorial.steps for text in (lesson.say, lesson.after)]
    assert not CODE.search(" ".join(said))


@pytest.mark.parametrize("word", ["G1R3", "ember cell swap", "Ember Cell Swap"])
def test_a_gizmo_is_explained_by_its_name_or_its_code(word: str) -> None:
    told = "Ember Cell Swap (1 red, 1 point): While paying: 1 black counts as any color. [G1R3]"
    assert GAME.glossary.explain(word) == told


def test_of_several_gizmos_of_one_name_all_codes_are_told() -> None:
    told = GAME.glossary.explain("starter scoop")
    assert told is not None
    assert told.endswith("draw 1 random energy. [G0S1#1, G0S1#2, G0S1#3, G0S1#4]")
    assert GAME.glossary.explain("ember cupboard") is None
