"""The laws of what goes on beside the moves: talk, channels, asides, seconds, what people type."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any, Final

from parlour.contract import Box, Channel
from parlour.kernel.agenda import Aside, Frame, Game
from parlour.kernel.codec import Malformed, copy_without_talk, encode, state_hash
from parlour.kernel.luck import Seeded
from parlour.kernel.rulebook import KERNEL_RULES
from parlour.kernel.text import END, plain
from parlour.kernel.values import Move, may_hear
from parlour.testing.effort import within_bounds
from parlour.testing.situations import Situation, Step
from parlour.testing.wild import near_moves, wild_moves, wild_text

TYPED: Final = 20  # texts that somebody types
WILD: Final = 20  # moves with any values at all, and as many that are nearly legal


def asides_on_offer_may_be_made(box: Box[Any], s: Situation) -> None:
    """Each of them is judged as it is offered, and a bot is asked about none that is grave."""
    for seat in range(s.players):
        now = list(box.asides_now(s.game, seat))
        assert len(now) == len(set(now)), f"an aside is offered twice: {now}"
        for aside in now:
            assert isinstance(aside, Aside), f"{aside} is an answer, and no aside"
            assert s.game.copy().submit(seat, aside) is None, f"{aside} was offered and refused"
            assert aside.kept or not aside.undoable, f"nothing of {aside} could be taken back"
        if not s.game.over:
            for aside in box.asides.asides_for_bots(s.game, seat):
                assert aside in now, f"a bot is asked about {aside}, which is not on offer"
                assert not aside.grave, f"a bot is asked about {aside}, which is grave"


def what_is_only_said_leaves_no_trace(box: Box[Any], s: Situation) -> None:
    """What no record keeps changes no state and draws no luck; who is shown nothing of what is
    said finds everything as it was, and hears of nothing.
    """
    viewers: list[int | None] = [*range(s.players), None]
    outside = [viewer for viewer in viewers if not in_the_know(s.game, viewer)]
    before = [outlook(box, s.game, s, viewer) for viewer in outside]
    for seat, move in said_next(box, s):
        game = s.game.copy()
        game.events = []
        state, drawn, reveals = state_hash(game), game.luck.drawn, game.reveals
        game.play(seat, move)
        assert state_hash(game) == state, f"{move} is kept by nobody and changes the game"
        assert game.luck.drawn == drawn, f"{move} is kept by nobody and draws luck"
        assert game.reveals == reveals, f"{move} is kept by nobody and reveals something"
        after = [outlook(box, game, s, viewer) for viewer in outside]
        assert before == after, f"{move} is seen by who is told nothing of it"
        for viewer in outside:
            heard = [event for event, to in game.events if may_hear(to, viewer)]
            assert not heard, f"{viewer} hears of {move}: {heard}"


def what_is_kept_leads_to_the_same_game(box: Box[Any], s: Situation) -> None:
    """A record has only what is kept; each entry is legal in its place, whatever has been said."""
    live = box.start(s.players, Seeded(s.seed), s.options)
    paper = box.start(s.players, Seeded(s.seed), s.options)
    for seat, move in s.trail:
        kept = live.settles(seat, move)
        live.play(seat, move)
        if kept:
            rule = paper.refuse(seat, move)
            assert rule is None, f"{move} is not legal without what was said before: {rule}"
            paper.decide(seat, move)
    assert state_hash(paper) == state_hash(live), "what is kept leads elsewhere"
    assert paper.luck.drawn == live.luck.drawn
    assert paper.reveals == live.reveals


def somebody_is_asked_or_all_have_agreed(box: Box[Any], s: Situation) -> None:
    """A game goes on by an answer, or by one that all had agreed on before, which is legal."""
    if s.game.over or s.game.waiting():
        return
    agreed = s.game.agreed()
    assert agreed is not None, "nobody is asked, and nothing is agreed on"
    rule = s.game.refuse(*agreed)
    assert rule is None, f"all have agreed on {agreed[1]}, which is refused by {rule}"
    assert s.game.settles(*agreed), f"all have agreed on {agreed[1]}, and that is not the end of it"


def what_all_agree_on_is_nobodys_alone(box: Box[Any], s: Situation) -> None:
    """Whoever is the last to agree, or agrees to nothing until the time is up: what comes of it,
    and what is told, is the same.
    """
    choice = s.game.choice
    if choice is None or choice.simultaneous or not choice.waits_in_secret:
        return
    chance = Seeded(s.seed, "agreed")
    for move in choice.offer(s.game, choice.seats[0], chance)[:4]:
        came_of: list[bytes] = []
        for seat in choice.seats:
            game = s.game.copy_with(Seeded(s.seed, "agreed"))
            game.events = []
            game.decide(seat, move)
            came_of.append(encode([state_hash(game), game.reveals, game.luck.drawn, game.events]))
        assert len(set(came_of)) == 1, f"{move} tells who was the last to agree"


def time_that_runs_out_plays_what_is_legal(box: Box[Any], s: Situation) -> None:
    """A choice with seconds has a default for each who is waited for, which is legal whatever has
    been said; what shares the same seconds is over after so many of them.
    """
    game = s.game.copy()
    choice = game.choice
    limit = None if choice is None else choice.time_limit(game)
    if choice is None or limit is None:
        return
    assert limit.seconds >= 1, f"{limit} is no time at all"
    for seat in game.waiting():
        legal_default(game, seat)
    for _ in range(box.about.max_decisions):
        seat = game.waiting()[0]
        game.decide(seat, legal_default(game, seat))
        choice = game.choice
        if choice is None:
            return
        now = choice.time_limit(game)
        if now is None or now.of != limit.of:
            return
    raise AssertionError(f"the time of {limit.of!r} runs out for ever")


def it_is_said_where_it_is_a_secret_who_is_waited_for(box: Box[Any], s: Situation) -> None:
    """Clocks are shown, and people marked as away, by what the choice says of itself."""
    choice = s.game.choice
    if choice is None or choice.waits_in_secret:
        return
    for viewer in (*range(s.players), None):
        seen = choice.seen_waiting(viewer)
        assert seen == choice.waiting(), f"{viewer} sees {seen} waiting, and it is no secret"


def legal_default(game: Game[Any], seat: int) -> Move:
    assert game.choice is not None
    move = game.choice.default(game, seat)
    assert move is not None, f"the time may run out, and there is no default for {seat}"
    for now in (game, copy_without_talk(game)):  # and as a record knows it, to be played again
        rule = now.refuse(seat, move)
        assert rule is None, f"{move} is the default of {seat}, and refused by {rule}"
    return move


def channels_are_judged_line_by_line(box: Box[Any], s: Situation) -> None:
    """Each has an id of its own and readers at the table; who is silent is told the rule."""
    names = [f"Player {seat + 1}" for seat in range(s.players)]
    channels = channels_of(box, s.game, s)
    ids = [channel.id for channel in channels]
    assert len(ids) == len(set(ids)), f"two channels have one id: {ids}"
    for channel in channels:
        assert channel.id, f"{channel} has no id"
        assert channel.name, f"{channel} has no name"
        readers = range(s.players) if channel.readers is None else channel.readers
        assert set(readers) <= set(range(s.players)), f"who reads {channel}?"
        for writer in (*readers, None) if channel.readers is None else readers:
            rule = box.channels.refuse_talk(s.game, channel.id, writer)
            if rule is not None:
                assert rule in box.rulebook.rules, f"{rule} is in no rulebook"
                said = plain(box.channels.because_silent(s.game, channel.id, writer), names)
                assert said[:1].isupper(), f"no sentence: {said!r}"
                assert said.endswith(END), f"no sentence: {said!r}"
    for viewer in (*range(s.players), None):
        hidden = box.channels.hidden_presence(s.game, viewer)
        assert set(hidden) <= set(range(s.players)), f"who is hidden: {hidden}?"
        assert viewer not in hidden, f"{viewer} knows whether {viewer} is there"
        unseen = box.channels.hidden_presence(s.game, None)  # or one would open another window
        assert set(hidden) <= set(unseen), f"spectators see of {hidden} what {viewer} may not"


def talk_tells_two_worlds_not_apart(box: Box[Any], s: Situation) -> None:
    """Where a viewer may talk, who may not be seen there, who is asked and for how long, and what
    may be done out of turn: all of it depends on what that viewer sees alone.
    """
    for viewer in s.viewers():
        view = box.bot_view(s.game, viewer)
        world = box.views.imagine(view, Seeded(s.seed, "imagination"))
        assert outlook(box, world, s, viewer) == outlook(box, s.game, s, viewer), f"to {viewer}"


def what_is_typed_is_judged_and_kept_as_it_is(box: Box[Any], s: Situation) -> None:
    """Whatever people type or paste, in any script, is a move or Malformed; it is judged, and what
    is accepted is read as it was written.
    """
    chance = Seeded(s.seed, "typed")
    for seat in s.game.waiting():
        offered = s.game.offer(seat, Seeded(s.seed, "offer"))
        verbs = ["", *dict.fromkeys(box.notation.write(move).split(" ")[0] for move in offered)]
        tried = [*wild_moves(box, s.seed, WILD), *near_moves(offered, s.seed, WILD)]
        for _ in range(TYPED):
            text = f"{verbs[chance.below(len(verbs))]} {wild_text(chance)}"
            with suppress(Malformed):
                tried.append(box.read(text))
        for move in tried:
            with within_bounds():
                refusal = box.why(s.game, seat, move)
            known = refusal is None or refusal.rule in {*box.rulebook.rules, *KERNEL_RULES.rules}
            assert known, f"{move}: {refusal}"
            if refusal is None:
                written = box.notation.write(move)
                assert box.read(written) == move, f"{move} is written {written!r}"


def said_next(box: Box[Any], s: Situation) -> Iterator[Step]:
    """What could be done now that no record would keep."""
    chance = Seeded(s.seed, "said")
    for seat, aside in s.asides(box):
        if not s.game.settles(seat, aside) and s.game.refuse(seat, aside) is None:
            yield Step(seat, aside)
    for seat in s.game.waiting():
        offered = s.game.offer(seat, chance)
        move = offered[chance.below(len(offered))]
        if not s.game.settles(seat, move):
            yield Step(seat, move)


def in_the_know(game: Game[Any], viewer: int | None) -> bool:
    """Whether this viewer is shown anything of what is said."""
    return any(told_of(frame, viewer) for frame in game.agenda)


def told_of(frame: Frame[Any], viewer: int | None) -> bool:
    shown = frame.show(viewer)
    return shown is not None and not shown.keys().isdisjoint(frame.talk)


def channels_of(box: Box[Any], game: Game[Any], s: Situation) -> Sequence[Channel]:
    settled = box.settle_options(s.players, s.options)
    return box.channels.channels(game, box.sides.sides(s.players, settled))


def outlook(box: Box[Any], game: Game[Any], s: Situation, viewer: int | None) -> bytes:
    """All that a page may learn of a game from this viewer's place, but for the log."""
    choice = game.choice
    limit = None if choice is None else choice.time_limit(game)
    channels = []
    for channel in channels_of(box, game, s):
        if may_hear(channel.readers, viewer):
            rule = box.channels.refuse_talk(game, channel.id, viewer)
            silent = rule and (rule, box.channels.because_silent(game, channel.id, viewer))
            channels.append([*channel, silent])
    known: dict[str, Any] = {
        "view": box.view(game, viewer),
        "waiting": game.seen_waiting(viewer),
        "seconds": limit,
        "channels": channels,
        "hidden": box.channels.hidden_presence(game, viewer),
    }
    if viewer is not None:
        tried = dict.fromkeys(move for _, move in (*s.strays, *s.asides(box)))
        reasons = [box.why(game, viewer, move) for move in tried]
        known["moves"] = game.moves(viewer)
        known["asides"] = list(box.asides_now(game, viewer))
        known["for bots"] = [] if game.over else list(box.asides.asides_for_bots(game, viewer))
        known["reasons"] = [str(reason) for reason in reasons]
    return encode(known)
