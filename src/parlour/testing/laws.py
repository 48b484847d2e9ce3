"""The laws that every game obeys. Each takes a game and any situation it can get into.

@given(situation=situations(BOX))
def test_my_game_obeys_every_law(situation):
    put_to_every_law(BOX, situation)
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, Final, get_type_hints

import msgspec

from parlour.arena.playing import in_turn
from parlour.contract import Box
from parlour.kernel.agenda import Game
from parlour.kernel.codec import encode, load, save, state_hash
from parlour.kernel.luck import Scripted, Seeded
from parlour.kernel.rulebook import KERNEL_RULES
from parlour.kernel.text import Text, plain
from parlour.kernel.values import Move, may_hear
from parlour.testing.effort import within_bounds
from parlour.testing.situations import Situation, Step, played
from parlour.testing.talking import (
    asides_on_offer_may_be_made,
    channels_are_judged_line_by_line,
    it_is_said_where_it_is_a_secret_who_is_waited_for,
    somebody_is_asked_or_all_have_agreed,
    talk_tells_two_worlds_not_apart,
    time_that_runs_out_plays_what_is_legal,
    what_all_agree_on_is_nobodys_alone,
    what_is_kept_leads_to_the_same_game,
    what_is_only_said_leaves_no_trace,
    what_is_typed_is_judged_and_kept_as_it_is,
)
from parlour.testing.wild import near_moves, wild_moves
from parlour.testing.wording import (
    a_newcomer_is_told_what_there_is,
    every_hint_is_what_a_friend_would_say,
    every_text_is_well_formed,
    every_turn_has_a_headline,
    no_text_has_a_code,
    told_as_it_ended,
)

Law = Callable[[Box[Any], Situation], None]
WILD = 40  # moves with any values at all, tried in every situation
NEAR = 40  # and legal ones with one part changed
SENTENCES = 10  # of each, whose refusals are read


def every_offered_move_is_accepted(box: Box[Any], s: Situation) -> None:
    for seat in s.game.waiting():
        offered = s.game.offer(seat, Seeded(s.seed, "offer"))
        assert offered, "a choice that waits must offer something"
        for move in offered:
            assert s.game.copy().submit(seat, move) is None, f"{move} was offered and refused"


def every_aside_is_accepted_and_no_grave_one_is_for_bots(box: Box[Any], s: Situation) -> None:
    """What may be done out of turn now is legal; of that bots are asked about what is not final."""
    for seat in range(s.players):
        now = box.asides_now(s.game, seat)
        for aside in (*now, *box.asides_for_bots(s.game, seat)):
            assert s.game.refuse(seat, aside) is None, f"{aside} is told to {seat} and refused"
        for aside in box.asides_for_bots(s.game, seat):
            assert not aside.grave, f"{aside} is final, and a bot is asked about it"
            assert aside in now, f"{aside} is for bots alone"


def every_other_move_is_refused_by_a_rule(box: Box[Any], s: Situation) -> None:
    """For choices that can be listed: what is not offered is refused, by a rule of the book.

    Whatever is tried, the judge says why not, within a bound that is counted in calls. Moves out of
    turn answer no choice; of them it is enough that a rule refuses them, or none.
    """
    choice = s.game.choice
    tried = [*s.strays, *s.asides(box)]
    listed: dict[int, set[Move]] = {}
    for seat in s.game.waiting():
        near = near_moves(s.game.offer(seat, Seeded(s.seed, "offer")), s.seed, NEAR)
        tried += [Step(seat, move) for move in (*wild_moves(box, s.seed, WILD), *near)]
        if choice is not None and choice.complete(s.game, seat):
            listed[seat] = set(s.game.moves(seat))
    for seat, move in tried:
        with within_bounds():
            refusal = box.why(s.game, seat, move)
        rule = refusal.rule if refusal is not None else None
        assert rule is None or rule in box.rulebook.rules or rule in KERNEL_RULES.rules, rule
        if seat in listed and not move.out_of_turn:
            assert (rule is None) == (move in listed[seat]), f"{move}: {rule}"


def every_refusal_is_a_sentence(box: Box[Any], s: Situation) -> None:
    """Whoever is refused is told why in plain words first; the rule is named after the sentence."""
    names = [f"Player {seat + 1}" for seat in range(s.players)]
    tried = [*s.strays, *s.asides(box)]
    for seat in s.game.waiting():
        near = near_moves(s.game.offer(seat, Seeded(s.seed, "offer")), s.seed, SENTENCES)
        tried += [Step(seat, move) for move in (*wild_moves(box, s.seed, SENTENCES), *near)]
    for seat, move in tried:
        refusal = box.why(s.game, seat, move)
        if refusal is not None:
            said = plain(refusal.because, names)
            assert said[:1].isupper(), f"{said!r} does not begin as a sentence does"
            assert said.endswith((".", "!", "?")), f"{said!r} does not end as a sentence does"
            assert not ids_in(box, refusal.because), f"{said!r} names a rule: it is cited besides"


def ids_in(box: Box[Any], said: Text) -> set[str]:
    """The ids of rules that the words of a text name."""
    words = set(re.findall(r"[A-Z]+-[A-Z]*[0-9]*", " ".join(said.words)))
    return words & (box.rulebook.rules.keys() | KERNEL_RULES.rules.keys())


def a_refused_move_changes_nothing(box: Box[Any], s: Situation) -> None:
    before = state_hash(s.game)
    for seat, move in (*s.strays, *s.asides(box)):
        if s.game.refuse(seat, move) is not None:
            drawn = s.game.luck.drawn
            s.game.submit(seat, move)
            assert state_hash(s.game) == before, f"the refusal of {move} left a trace"
            assert s.game.luck.drawn == drawn, f"the refusal of {move} used up luck"
            assert box.why(s.game, seat, move) is not None


def playing_a_copy_leaves_the_original_alone(box: Box[Any], s: Situation) -> None:
    before, drawn = state_hash(s.game), s.game.luck.drawn
    finish(s.game.copy(), s.seed, 30)
    assert (state_hash(s.game), s.game.luck.drawn) == (before, drawn)


def the_same_moves_and_luck_give_the_same_state(box: Box[Any], s: Situation) -> None:
    luck = Seeded(s.seed)
    luck.trace = []
    again = box.start(s.players, luck, s.options, events=True)
    for seat, move in s.trail:
        assert again.submit(seat, move) is None
    assert state_hash(again) == state_hash(s.game)
    scripted = box.start(s.players, Scripted(luck.trace), s.options)
    for seat, move in s.trail:
        assert scripted.submit(seat, move) is None
    assert state_hash(scripted) == state_hash(s.game)


def saving_and_loading_is_the_identity(box: Box[Any], s: Situation) -> None:
    saved = encode(save(s.game))
    loaded = load(save(s.game), box.kinds, s.game.luck.copy())
    assert encode(save(loaded)) == saved
    ahead, behind = s.game.copy(), loaded
    assert finish(ahead, s.seed, 30) == finish(behind, s.seed, 30)
    assert state_hash(ahead) == state_hash(behind), "a loaded game plays on differently"


def moves_can_be_written_and_read(box: Box[Any], s: Situation) -> None:
    for _, move in (*s.trail[-20:], *s.strays, *s.asides(box)):
        assert box.notation.read(box.notation.write(move)) == move


def no_viewer_can_tell_two_worlds_apart(box: Box[Any], s: Situation) -> None:
    """Non-interference: worlds that differ only in what a viewer may not know give that viewer
    the same view, the same moves, the same refusals and the same input to a bot, byte for byte.
    """
    for viewer in s.viewers():
        view = box.bot_view(s.game, viewer)
        world = box.views.imagine(view, Seeded(s.seed, "imagination"))
        assert encode(box.bot_view(world, viewer)) == encode(view)
        if viewer is None:
            continue
        assert world.seen_waiting(viewer) == s.game.seen_waiting(viewer)
        bot_luck = Seeded(s.seed, "bot")
        offered = s.game.offer(viewer, bot_luck.copy())
        assert encode(world.offer(viewer, bot_luck.copy())) == encode(offered)
        for _, move in (*s.strays, *s.asides(box)):
            assert box.why(world, viewer, move) == box.why(s.game, viewer, move)


def a_view_is_what_everybody_sees_and_the_rest(box: Box[Any], s: Situation) -> None:
    """What is made once for all viewers is neither more nor other than each of them may see. Its
    parts have the same names from start to end, as a page is told of those alone that change.
    """
    public, for_bots = box.views.public(s.game), box.bot_views.for_bots(s.game, {})
    first = box.start(s.players, Seeded(s.seed), s.options)
    assert list(public) == list(box.views.public(first)), "a part of the view comes or goes"
    for viewer in s.viewers():
        private = box.views.private(s.game, viewer)
        assert list(private) == list(box.views.private(first, viewer)), "a part comes or goes"
        parts = [*public, *private, *for_bots]
        assert len(parts) == len(set(parts)), "two parts of a view share a name"
        assert private["viewer"] == viewer
        assert encode({**public, **private}) == encode(box.view(s.game, viewer))


def views_are_of_the_types_that_they_are_said_to_be(box: Box[Any], s: Situation) -> None:
    """Boards are written against these types. Compiled functions do not know theirs."""
    views = box.views
    assert fits(views.public(s.game), views.public)
    for viewer in s.viewers():
        assert fits(views.private(s.game, viewer), views.private)


def view_independent_moves_are_worded_alike_for_all_views(box: Box[Any], s: Situation) -> None:
    """A server words them once for all tables: nothing of one may be told at another."""
    games = s.game, box.start(s.players, Seeded(s.seed))
    views = [box.view(game, viewer) for game in games for viewer in s.viewers()]
    for _, move in (*s.trail[-20:], *next_steps(s)):
        if isinstance(move, box.view_independent):
            said = {
                (
                    box.words.describe_move(move, view),
                    box.listing.apart(move, view),
                    box.foresight.foresee(move, view),
                )
                for view in views
            }
            assert len(said) == 1, f"{move}"


def the_log_tells_no_more_than_the_view(box: Box[Any], s: Situation) -> None:
    """After the same move in two such worlds: who sees the same has also been told the same."""
    spoken = [step for step in s.asides(box) if s.game.refuse(*step) is None]
    for viewer in s.viewers():
        for seat, move in (*next_steps(s), *spoken):
            here, there = twins(box, s, viewer)
            if there.refuse(seat, move) is not None:
                continue  # the move itself names what only its maker knows
            here.play(seat, move)
            there.play(seat, move)
            if encode(box.bot_view(here, viewer)) == encode(box.bot_view(there, viewer)):
                assert heard(here, viewer) == heard(there, viewer)


def what_can_be_undone_has_taught_nobody_anything(box: Box[Any], s: Situation) -> None:
    """A move that neither drew luck nor was marked as revealing has brought nothing to light.

    This is the ordinary way of taking back; KERNEL-UNDO names two others, and they ask more.
    """
    for seat, move in next_steps(s):
        for viewer in s.viewers():
            here, there = twins(box, s, viewer)
            drawn, reveals = here.luck.drawn, here.reveals
            here.play(seat, move)
            if (here.luck.drawn, here.reveals) != (drawn, reveals):
                break
            if there.submit(seat, move) is None:  # else it names what only its maker knows
                views = [encode(box.bot_view(game, viewer)) for game in (here, there)]
                assert views[0] == views[1], f"{move}"


def moves_do_what_is_foreseen_and_no_more(box: Box[Any], s: Situation) -> None:
    """A move of which it is said that it reveals nothing, or leaves the turn where it is, does so.

    What is foreseen comes of a view, so it tells who is offered the move nothing new.
    """
    for seat, move in next_steps(s):
        foreseen = box.foresight.foresee(move, box.view(s.game, seat))
        game = s.game.copy()
        game.events = []
        drawn, reveals = game.luck.drawn, game.reveals
        game.play(seat, move)
        if not foreseen.reveals:
            assert (game.luck.drawn, game.reveals) == (drawn, reveals), f"{move} reveals something"
        if not foreseen.ends_turn:
            begun = any(box.headlines.turn_of(event) is not None for event, _ in game.events)
            goes_on = seat in game.waiting() and not begun
            assert goes_on, f"{move} ends the turn"


def imagined_worlds_differ_where_there_are_secrets(box: Box[Any], s: Situation) -> None:
    """Without this the laws above could hold by an `imagine` that cheats."""
    game = box.start(s.players, Seeded(s.seed), s.options)
    rest = finish(s.game.copy(), s.seed, box.about.max_decisions)
    for number, (seat, move) in enumerate((*s.trail, *rest)):
        if number % 5 == 0:
            view = box.bot_view(game, None)
            worlds = [box.views.imagine(view, Seeded(s.seed, str(i))) for i in range(3)]
            tables = {encode(save(world)["table"]) + encode(world.agenda) for world in worlds}
            if box.about.secrets and len(tables) > 1:
                return
            known = {encode(save(game)["table"]) + encode(game.agenda)}
            assert box.about.secrets or tables == known
        game.play(seat, move)
    assert not box.about.secrets, "nothing was ever imagined differently"


def any_move_is_one_that_is_offered(box: Box[Any], s: Situation) -> None:
    """The short way of a random player leads to legal moves; where all are listed, to these."""
    choice = s.game.choice
    if choice is None:
        return
    before, chance = state_hash(s.game), Seeded(s.seed, "any")
    for seat in choice.waiting():
        listed = s.game.moves(seat) if choice.complete(s.game, seat) else None
        for _ in range(8):
            move = choice.any(s.game, seat, chance)
            assert s.game.refuse(seat, move) is None, f"{move}"
            assert listed is None or move in listed, f"{move}"
    assert state_hash(s.game) == before, "to draw a move is not to make it"


def components_are_conserved(box: Box[Any], s: Situation) -> None:
    fresh = box.start(s.players, Seeded(s.seed), s.options)
    assert box.rules.components(s.game) == box.rules.components(fresh)
    for viewer in s.viewers():
        world = box.views.imagine(box.bot_view(s.game, viewer), Seeded(s.seed, "imagination"))
        assert box.rules.components(world) == box.rules.components(fresh)


def the_game_ends_and_its_outcome_adds_up(box: Box[Any], s: Situation) -> None:
    game = s.game.copy()
    taken = len(finish(game, s.seed, box.about.max_decisions))
    assert game.over, f"not over after {len(s.trail) + taken} decisions"
    sides = box.sides.sides(s.players, box.settle_options(s.players, s.options))
    outcome = box.result(game, sides)
    assert outcome is not None
    assert len(outcome.places) == len(outcome.points) == s.players
    assert min(outcome.places) >= 1
    assert outcome.reason in box.rulebook.rules
    places = list(outcome.places)
    if sides:
        seated = sorted(seat for side in sides for seat in side.seats)
        assert seated == list(range(s.players)), "every seat is on one side"
        assert len({side.name for side in sides}) == len(sides), "two sides share a name"
        for seats in outcome.sides:
            ends = {(outcome.places[seat], outcome.points[seat]) for seat in seats}
            assert len(ends) == 1, "who plays together ends together"
        places = [outcome.places[seats[0]] for seats in outcome.sides]
    if not box.about.shared_places and len(places) > 1:
        assert sorted(places) == list(range(1, len(places) + 1))
    assert game.waiting() == ()
    assert all(game.moves(seat) == [] for seat in range(s.players))
    told_as_it_ended(box, game, outcome)


EVERYWHERE: Final[Sequence[Law]] = (
    every_offered_move_is_accepted,
    every_aside_is_accepted_and_no_grave_one_is_for_bots,
    every_other_move_is_refused_by_a_rule,
    every_refusal_is_a_sentence,
    a_refused_move_changes_nothing,
    playing_a_copy_leaves_the_original_alone,
    the_same_moves_and_luck_give_the_same_state,
    saving_and_loading_is_the_identity,
    moves_can_be_written_and_read,
    no_viewer_can_tell_two_worlds_apart,
    a_view_is_what_everybody_sees_and_the_rest,
    views_are_of_the_types_that_they_are_said_to_be,
    view_independent_moves_are_worded_alike_for_all_views,
    the_log_tells_no_more_than_the_view,
    what_can_be_undone_has_taught_nobody_anything,
    moves_do_what_is_foreseen_and_no_more,
    any_move_is_one_that_is_offered,
    components_are_conserved,
    every_text_is_well_formed,
    no_text_has_a_code,
    every_turn_has_a_headline,
    every_hint_is_what_a_friend_would_say,
    a_newcomer_is_told_what_there_is,
    asides_on_offer_may_be_made,
    what_is_only_said_leaves_no_trace,
    what_is_kept_leads_to_the_same_game,
    somebody_is_asked_or_all_have_agreed,
    what_all_agree_on_is_nobodys_alone,
    time_that_runs_out_plays_what_is_legal,
    it_is_said_where_it_is_a_secret_who_is_waited_for,
    channels_are_judged_line_by_line,
    talk_tells_two_worlds_not_apart,
    what_is_typed_is_judged_and_kept_as_it_is,
)
# These play every game to its end, which takes long: fewer situations will do.
TO_THE_END: Final[Sequence[Law]] = (
    imagined_worlds_differ_where_there_are_secrets,
    the_game_ends_and_its_outcome_adds_up,
)
LAWS: Final[Sequence[Law]] = (*EVERYWHERE, *TO_THE_END)


class LawBroken(AssertionError):
    """A game breaks a law; what it does wrong is the cause."""


def put_to_every_law(box: Box[Any], s: Situation, laws: Sequence[Law] = LAWS) -> None:
    """One situation under each law. None sees what another has done to it."""
    for law in laws:
        try:
            law(box, s.fresh())
        except Exception as fault:
            raise LawBroken(f"{box.about.title}: {law.__name__}: {fault}") from fault


def fits(told: Any, told_by: Callable[..., Any]) -> bool:
    """Whether this is, with nothing left over, what the function is annotated to return."""
    kind = get_type_hints(told_by, include_extras=True).get("return", Any)
    data = encode(told)
    return encode(msgspec.json.decode(data, type=kind)) == data


def finish(game: Game[Any], seed: str, moves: int) -> list[Step]:
    """Play on at random, up to so many moves; what was played."""
    chance = Seeded(seed, "finish")
    steps: list[Step] = []
    while not game.over and len(steps) < moves:
        seat = in_turn(game, len(steps))[0]
        offered = game.offer(seat, chance)
        steps += played(game, Step(seat, offered[chance.below(len(offered))]))
    return steps


def next_steps(s: Situation) -> list[Step]:
    """A few moves that could come next."""
    chance = Seeded(s.seed, "next")
    steps: list[Step] = []
    for seat in s.game.waiting():
        offered = s.game.offer(seat, chance)
        chosen = {chance.below(len(offered)) for _ in range(4)}
        steps += [Step(seat, offered[i]) for i in sorted(chosen)]
    return steps


def twins(box: Box[Any], s: Situation, viewer: int | None) -> tuple[Game[Any], Game[Any]]:
    """The game and a world that looks the same to the viewer, with the same luck to come."""
    world = box.views.imagine(box.bot_view(s.game, viewer), Seeded(s.seed, "imagination"))
    here, there = s.game.copy_with(Seeded(s.seed, "twin")), world.copy_with(Seeded(s.seed, "twin"))
    here.events, there.events = [], []
    return here, there


def heard(game: Game[Any], viewer: int | None) -> bytes:
    """The log as this viewer gets it."""
    told = game.events or []
    return encode([event for event, to in told if may_hear(to, viewer)])
