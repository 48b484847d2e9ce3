"""The laws of what people read."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from parlour.bots import advisor, bot_infos, make_bot
from parlour.contract import Advisor, Box, Outcome, turns_in
from parlour.kernel.agenda import Game
from parlour.kernel.luck import Seeded
from parlour.kernel.text import END, PLAYER, RULE, Text, plain, text
from parlour.kernel.values import Event, may_hear
from parlour.testing.situations import Situation

LATEST = 40  # events whose sentences are read
HINTED = 8  # a hint is asked for in one situation of so many: bots take their time


def every_text_is_well_formed(box: Box[Any], s: Situation) -> None:
    """It says something, without gaps; what it names has a name; a sentence has an end."""
    for said in (*prompts(box, s), *logged(box, s)):
        assert plain(said).endswith((*END, ")")), f"no whole sentence: {plain(said)!r}"
    for said in texts(box, s):
        well_formed(said, s.players)


def no_text_has_a_code(box: Box[Any], s: Situation) -> None:
    """Things are called by their names, not by what they are called in notation or in the code."""
    for said in texts(box, s):
        uncoded(box, said)


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


def every_hint_is_what_a_friend_would_say(box: Box[Any], s: Situation) -> None:
    """A sentence or two of whole numbers about a legal move; its rule is cited besides.

    An engine's units, such as hundredths of a point, are no words of the game.
    """
    bot = make_bot(box, advisor(box))
    if len(s.trail) % HINTED or s.game.over or not isinstance(bot, Advisor):
        return
    seat = s.game.waiting()[0]
    offered = s.game.offer(seat, Seeded(s.seed, "offer"))
    advice = bot.advise(box.bot_view(s.game, seat), offered, Seeded(s.seed, "hint"))
    read = plain(advice.reason)
    assert s.game.refuse(seat, advice.move) is None, f"{advice.move} is not legal"
    assert not advice.rule or advice.rule in box.rulebook.rules, f"no rule {advice.rule}"
    if not read:
        return  # it says no more than the move
    well_formed(advice.reason, s.players)
    uncoded(box, advice.reason)
    assert read.endswith(END), f"no whole sentence: {read!r}"
    assert len(re.findall(r"[.!?](?: |$)", read)) <= 2, f"more than two sentences: {read!r}"
    assert not re.search(r"\d[.,]\d", read), f"a number that is not whole: {read!r}"
    cited = [rule for rule in box.rulebook.rules if re.search(rf"\b{rule}\b", read)]
    assert not cited, f"{read!r} names a rule: it is cited besides"


def a_newcomer_is_told_what_there_is(box: Box[Any], s: Situation) -> None:
    """The goal, a key to the signs of the board, and how strong each bot is and how it plays."""
    sentence = re.compile(r"[A-Z].*[.!?]")
    assert sentence.fullmatch(box.about.goal), f"the goal is no sentence: {box.about.goal!r}"
    assert box.signs, "no key to the signs of the board"
    icons = [sign.icon for sign in box.signs]
    assert len(icons) == len(set(icons)), "two signs share an icon"
    for sign in box.signs:
        assert all((sign.icon, sign.name)), f"{sign}: a sign is drawn and has a name"
        assert sentence.fullmatch(sign.means), f"{sign}: what it means is no sentence"
    for bot in bot_infos(box):
        assert bot.strength.strip(), f"{bot.name}: nobody knows how hard it is to beat"
        assert sentence.fullmatch(bot.plays), f"{bot.name}: how it plays is no sentence"


def told_as_it_ended(box: Box[Any], game: Game[Any], outcome: Outcome) -> None:
    """Of a game that is over: one sentence for each viewer, and scores that say what they are."""
    players = len(outcome.places)
    for viewer in (*range(players), None):
        view = box.view(game, viewer)
        said = box.results.tell_result(outcome, view)
        well_formed(said, players)
        read = plain(said)
        assert re.fullmatch(r"[A-Z].*\.", read), f"no whole sentence: {read!r}"
        assert not re.search(r"[.!?] [A-Z]", read), f"more than one sentence: {read!r}"
        parts = box.page.breakdown(view)
        assert parts or not box.page.figures(view), "nobody is told what the points came from"
        for part in parts:
            assert part.unit in ("points", "count"), f"{part.what}: points, or how many?"
            assert part.what.strip(), f"nobody knows what {part} is"
            assert len(part.by_seat) == players, f"{part.what}: not one number for each seat"
        scored = [part.by_seat for part in parts if part.unit == "points"]
        if scored:
            total = tuple([sum(column) for column in zip(*scored, strict=True)])
            assert total == tuple(outcome.points), f"the parts come to {total}"


def well_formed(said: Text, players: int) -> None:
    read = plain(said)
    assert read.strip() == read, f"blanks around {read!r}"
    assert read, "a text without a word"
    assert not re.search(r"  |\{\}", read), f"a gap in {read!r}"
    for thing in said.things:
        assert thing.name or thing.sort == PLAYER, f"a {thing.sort} without a name in {read!r}"
        assert thing.sort != PLAYER or 0 <= int(thing.id) < players, f"who is {thing!r}?"


def uncoded(box: Box[Any], said: Text) -> None:
    words = " ".join([*said.words, *(each.name for each in said.things if each.sort != RULE)])
    assert not (box.codes and re.search(box.codes, words)), f"a code in {plain(said)!r}"


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
            kind = box.listing.kind_of(move)
            if kind:
                yield text("{}", kind)


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
