"""The laws of what people read."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from parlour.contract import Box, turns_in
from parlour.kernel.luck import Seeded
from parlour.kernel.text import END, PLAYER, RULE, Text, plain
from parlour.kernel.values import Event, may_hear
from parlour.testing.situations import Situation

LATEST = 40  # events whose sentences are read


def every_text_is_well_formed(box: Box[Any], s: Situation) -> None:
    """It says something, without gaps; what it names has a name; a sentence has an end."""
    for said in (*prompts(box, s), *logged(box, s)):
        assert plain(said).endswith((*END, ")")), f"no whole sentence: {plain(said)!r}"
    for said in texts(box, s):
        read = plain(said)
        assert read.strip() == read, f"blanks around {read!r}"
        assert read, "a text without a word"
        assert not re.search(r"  |\{\}", read), f"a gap in {read!r}"
        for thing in said.things:
            assert thing.name or thing.sort == PLAYER, f"a {thing.sort} without a name in {read!r}"
            assert thing.sort != PLAYER or 0 <= int(thing.id) < s.players, f"who is {thing!r}?"


def no_text_has_a_code(box: Box[Any], s: Situation) -> None:
    """Things are called by their names, not by what they are called in notation or in the code."""
    codes = re.compile(box.codes) if box.codes else None
    for said in texts(box, s):
        words = " ".join([*said.words, *(each.name for each in said.things if each.sort != RULE)])
        assert codes is None or not codes.search(words), f"a code in {plain(said)!r}"


def every_turn_has_a_headline(box: Box[Any], s: Situation) -> None:
    """As soon as something has happened in it: one sentence, with marks that name things."""
    told = happened(box, s)
    for viewer in s.viewers():
        events = [event for event, audience in told if may_hear(audience, viewer)]
        for _, start, end in turns_in(box.headlines, events):
            headline = box.headlines.headline(events[start:end])
            if headline is None:
                silent = [event for event in events[start:end] if not box.headlines.minor(event)]
                assert not silent, f"no headline for {silent}"
                continue
            read = plain(headline.text)
            assert read.endswith("."), f"no whole sentence: {read!r}"
            assert not re.search(r"[.!?] [A-Z]", read), f"more than one sentence: {read!r}"
            for mark in headline.marks:
                assert all(mark.thing.values()), f"{mark!r}"


def texts(box: Box[Any], s: Situation) -> Iterator[Text]:
    """All that is said in a situation and on the way to it, but for refusals and hints."""
    yield from prompts(box, s)
    yield from logged(box, s)
    for seat in s.game.waiting():
        view = box.view(s.game, seat)
        for move in s.game.offer(seat, Seeded(s.seed, "offer")):
            yield box.words.describe_move(move, view)
            caution = box.foresight.foresee(move, view).caution
            listed = box.listing.grouped(move, view)
            if caution is not None:
                yield caution
            if listed is not None:
                yield listed[1]


def prompts(box: Box[Any], s: Situation) -> Iterator[Text]:
    """To who only looks on, and to who is asked."""
    for viewer in s.viewers():
        view = box.view(s.game, viewer)
        yield box.words.prompt(view)
        if viewer is not None and viewer in s.game.waiting():
            yield box.words.prompt(view, s.game.moves(viewer))


def logged(box: Box[Any], s: Situation) -> list[Text]:
    return [box.words.describe_event(event) for event, _ in happened(box, s)[-LATEST:]]


def happened(box: Box[Any], s: Situation) -> Sequence[tuple[Event, tuple[int, ...] | None]]:
    """The whole log of the way to this situation."""
    game = box.start(s.players, Seeded(s.seed), s.options, events=True)
    for seat, move in s.trail:
        game.play(seat, move)
    return game.events or []
