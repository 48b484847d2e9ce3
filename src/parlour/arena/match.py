"""One match: a game being played, written down as it goes, and taken back where that is fair."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple

from parlour.arena.reasons import Reasons
from parlour.arena.record import BadRecord, Entry, Record, check_names, seal
from parlour.arena.replaying import as_recorded, play_on, verify
from parlour.contract import NOTHING, Box, Outcome, View, WentBack, names_of_sides
from parlour.kernel.agenda import HOUSE, Game, Together
from parlour.kernel.codec import copy_without_talk, state_hash
from parlour.kernel.luck import Seeded, commitment
from parlour.kernel.rulebook import Refusal
from parlour.kernel.text import Text, addressed, plain, player, text
from parlour.kernel.values import Event, Move, may_hear

PERSON = "human"
NO_UNDO = "KERNEL-UNDO"
Way = Literal["alone", "practice", "consent"]  # to take back: by oneself, against bots, as agreed
ALONE: Final = "alone"
PRACTICE: Final = "practice"
CONSENT: Final = "consent"
APART = 16  # moves from one kept copy of the game to the next; a copy costs as much as a move


class Told(NamedTuple):
    """An event of the log, who may hear of it (None: everybody), and which move led to it."""

    event: Event
    audience: tuple[int, ...] | None
    step: int = 0  # how many moves had been made by then


class Before(NamedTuple):
    """How things stood before a move; to go back there the game is played anew."""

    told: int  # how many events
    decision: bool  # whether the move answered a question
    lapsed: bool = False  # whether time decided, and nobody else
    secret: bool = False  # whether it was a secret who was waited for


def default(game: Game[Any], seat: int) -> Move | None:
    """What the rules of this decision say of a player who is gone, if they say anything legal."""
    move = game.choice.default(game, seat) if game.choice is not None else None
    return None if move is None or game.refuse(seat, move) is not None else move


def lapse(game: Game[Any]) -> tuple[int, Move] | None:
    """What is decided without an answer when the seconds are over, and in whose name: of those who
    decide together in that of the first, which says nothing of who had agreed.
    """
    choice = game.choice
    if choice is None:
        return None
    for seat in choice.waiting() if choice.simultaneous else choice.seats:
        move = default(game, seat)
        if move is not None:
            return seat, move
    return None


class Match:
    """A game with named seats. All that anybody does to it goes through here."""

    def __init__(
        self,
        box: Box[Any],
        seats: Sequence[str],
        players: Sequence[str],
        seed: str,
        options: Mapping[str, str] | None = None,
        watched: bool = True,
        practice: bool = False,
        timed: bool = False,
        logged: bool = False,
    ) -> None:
        """`watched`: somebody reads the log and may take moves back; else neither is kept.
        `practice`: it counts for nothing. `timed`: a clock runs for the players. `logged`: the log
        is kept, even if nobody watches.
        """
        check_names(seats, players)
        self.box = box
        self.seats = list(seats)
        self.players = list(players)  # for each seat PERSON or the name of a bot
        self.persons = self.players.count(PERSON)
        self.bots = {seat: name for seat, name in enumerate(self.players) if name != PERSON}
        self.seed = seed
        self.options = box.settle_options(len(seats), options or {})
        self.sides = box.sides.sides(len(seats), self.options)
        self.watched = watched
        self.practice = practice
        self.entries: list[Entry] = []
        self.told: list[Told] = []
        self.talk = 0  # how many answers in a row have settled nothing
        self.reasons = Reasons(box.reasons_after)  # of bots, until they may tell them
        self.timed = timed or box.clock.time_limit(self.options) is not None
        self.befores: list[Before] = []  # for every move
        self.alone_from = 0  # those from here on can be taken back by who made them, one by one
        self.light_from = 0  # nothing has come to light in those from here on
        self.cuts: list[int] = []  # how much of `told` was left each time it was cut
        self.kept: Game[Any] | None = None  # the game after `kept_at` moves, to take moves back
        self.kept_at = 0
        luck = Seeded(seed)
        luck.trace = []
        self.game = box.start(len(seats), luck, self.options, events=watched or logged)
        self.setup_luck = self.collect(0)

    def collect(self, step: int) -> list[int]:
        """Take the latest events into the log; how chance has fallen since the last time."""
        game = self.game
        if game.events is not None:
            for event, audience in game.events:
                self.told.append(Told(event, audience, step))
                self.told += [
                    Told(each, None, step) for each in self.reasons.told_with(event, step)
                ]
            game.events = []
        trace = game.luck.trace or []
        game.luck.trace = []
        return trace

    # ------------------------------------------------------------------ playing

    def submit(self, seat: int, move: Move) -> Refusal | None:
        """Play a move, or say which rule forbids it."""
        refusal = self.box.why(self.game, seat, move)
        if refusal is None:
            self.play(seat, move)
        return refusal

    def play(
        self, seat: int, move: Move, written: str | None = None, reason: Text = NOTHING
    ) -> bool:
        """Play a move known to be legal; whether it is kept, and not only talk.

        `written`: in its notation, if that is known already. `reason`: what a bot will say of it.
        """
        self.note(seat, move, reason)
        kept = self.game.settles(seat, move)
        if kept:
            self.decide(seat, move, written)
            self.decide_agreed()
        else:
            self.say(seat, move)
        return kept

    def note(self, seat: int, move: Move, reason: Text) -> None:
        """Keep why a bot is about to make this move, to be told when the game says so."""
        if self.watched and not move.out_of_turn:
            self.reasons.note(len(self.entries), seat, move, reason)

    def decide_agreed(self) -> None:
        """Play what all had agreed on before they were asked."""
        while (agreed := self.game.agreed()) is not None:
            self.decide(*agreed)

    def say(self, seat: int, move: Move) -> None:
        """Play what is known to be only talk."""
        self.talk += not move.out_of_turn
        self.game.say(seat, move)
        self.collect(len(self.entries))

    def decide(
        self, seat: int, move: Move, written: str | None = None, lapsed: bool = False
    ) -> None:
        """Play and write down what is known to be decided, whoever has to agree on it.

        `lapsed`: because the time was up.
        """
        self.talk = 0
        made = len(self.entries)
        if self.watched and made >= self.kept_at + APART:
            self.kept, self.kept_at = copy_without_talk(self.game), made
        reveals, told, asked = self.game.reveals, len(self.told), self.game.choice
        if isinstance(asked, Together) and not move.out_of_turn:
            self.reasons.settled(made, asked.seats, move)
        self.game.decide(seat, move)
        luck = self.collect(made + 1)
        text = self.box.notation.write(move) if written is None else written
        self.entries.append(Entry(seat, text, luck))
        if self.watched:
            revealed = bool(luck) or self.game.reveals != reveals
            secret = asked is not None and asked.waits_in_secret
            before = Before(told, not move.out_of_turn, lapsed, secret)
            self.keep_undoable(before, revealed or lapsed or not move.undoable)

    def keep_undoable(self, before: Before, final: bool) -> None:
        """KERNEL-UNDO. A move ends what could be taken back alone if another seat made that, and
        all that could be if it brought something to light, was made out of turn, or made by time.
        """
        made = len(self.befores)
        if made > self.alone_from and self.entries[made - 1].seat != self.entries[made].seat:
            self.alone_from = made
        if final:
            self.alone_from = self.light_from = made + 1
        self.befores.append(before)

    def may_undo(self, seat: int) -> bool:
        return self.step_back(seat, ALONE) is not None

    def way_back(self, seat: int) -> Way | None:
        """The first of the ways in which `seat` may go back now."""
        if self.step_back(seat, ALONE) is not None:
            return ALONE
        further: Way = CONSENT if self.persons > 1 else PRACTICE
        return None if self.step_back(seat, further) is None else further

    def step_back(self, seat: int, way: Way) -> int | None:
        """KERNEL-UNDO. After how many moves the game would stand again; None: it goes on."""
        made = len(self.befores)
        if self.game.over or not 0 <= seat < len(self.players):
            return None
        if way == ALONE:
            mine = made > self.alone_from and self.entries[made - 1].seat == seat
            return made - 1 if mine else None
        if way == PRACTICE and not self.may_practice(seat):
            return None
        if way == CONSENT and not self.has_company(seat):
            return None
        first = self.light_from if way == CONSENT else 0
        for step in range(made - 1, first - 1, -1):
            if self.entries[step].seat == seat and self.befores[step].decision:
                return step
        return None

    def has_company(self, seat: int) -> bool:
        """Whether another seat is a person's, present or not."""
        return self.persons > 1 and self.players[seat] == PERSON

    def may_practice(self, seat: int) -> bool:
        """Time that has been thought cannot be given back, and bots alone have nothing to lose."""
        return self.persons == 1 and self.players[seat] == PERSON and not self.timed

    def refuse_undo(self, seat: int, way: Way = ALONE) -> Refusal | None:
        """KERNEL-UNDO. Why `seat` cannot take its latest move back; the end of a game is public."""
        if self.step_back(seat, way) is not None:
            return None
        return self.box.rulebook.refusal(NO_UNDO, self.why_it_stands(seat, way))

    def why_it_stands(self, seat: int, way: Way) -> Text:
        """KERNEL-UNDO, in a sentence to who would like to take a move back."""
        if self.game.over:
            return text("The game is over.")
        if not any(entry.seat == seat for entry in self.entries):
            return text("You have not moved yet.")
        if way == PRACTICE and self.has_company(seat):
            return text("You play with other people, so you cannot go back for practice.")
        if way == PRACTICE and self.timed:
            return text("A clock runs in this game, so you cannot go back for practice.")
        if way == CONSENT and not self.has_company(seat):
            return text("Nobody else plays here who could agree.")
        last = self.entries[-1]
        if last.seat == HOUSE:
            return text("Time has been called since your last move.")
        if last.seat != seat and way == ALONE:
            if self.befores and self.befores[-1].secret:
                return text("Somebody else has moved since.")
            return text("{} has moved since.", player(last.seat))
        if self.befores and self.befores[-1].lapsed:
            return text("The time was up, so what was decided then stands.")
        if last.seat != seat:
            return text("Something new has come to light since your last move, so it stands.")
        if not self.box.notation.read(last.move).undoable:
            return text("What you say out of turn cannot be taken back.")
        return text("Your last move has brought something new to light, so it stands.")

    def undo(self, seat: int, way: Way = ALONE) -> Refusal | None:
        """Go back to before the latest move of `seat`, or say why not."""
        step = self.step_back(seat, way)
        if step is None:
            return self.refuse_undo(seat, way)
        told = self.befores[step].told
        del self.entries[step:], self.befores[step:], self.told[told:]
        self.reasons.go_back(step)
        self.game, self.talk = self.replayed(), 0
        self.game.events = []
        self.game.luck.trace = []
        if way != ALONE:
            self.practice |= way == PRACTICE
            self.alone_from, self.light_from = step, min(self.light_from, step)
            note = Told(WentBack(seat, way == PRACTICE), None, step)
            if self.told and self.told[-1] == note:  # it is said there already
                self.told.pop()
            self.cuts.append(len(self.told))
            self.told.append(note)
        else:
            self.cuts.append(len(self.told))
        return None

    def replayed(self) -> Game[Any]:
        """The game that the entries lead to, from the latest copy that is not ahead of them."""
        if self.kept_at > len(self.entries):
            self.kept, self.kept_at = None, 0
        if self.kept is not None:
            game = self.kept.copy()
        else:
            game = self.box.start(len(self.seats), Seeded(self.seed), self.options)
        for _ in play_on(self.box, game, self.entries[self.kept_at :]):
            pass
        return game

    # ------------------------------------------------------------------ watching

    def view(self, viewer: int | None) -> View:
        return self.box.view(self.game, viewer)

    def result(self) -> Outcome | None:
        """How it has ended; None while it goes on."""
        return self.box.result(self.game, self.sides)

    def log(self, viewer: int | None, start: int = 0) -> list[str]:
        """The log in sentences, as `viewer` may read it, from the `start`-th event on."""
        return [
            plain(addressed(self.box.describe_event(told.event), viewer), self.seats)
            for told in self.heard(viewer, start)
        ]

    def heard(self, viewer: int | None, start: int = 0) -> list[Told]:
        """What `viewer` has heard of, from the `start`-th event on."""
        return [told for told in self.told[start:] if may_hear(told.audience, viewer)]

    # ------------------------------------------------------------------ on paper

    def record(self, reveal_seed: bool = True) -> Record:
        """The match as a record. It tells everything, how chance fell and what was hidden, with or
        without its seed: before the end it is for keeping, not for players.
        """
        return seal(
            Record(
                game=self.box.about.name,
                rules_version=self.box.about.rules_version,
                options=self.box.unusual_options(self.options),
                seats=self.seats,
                players=self.players,
                sides=names_of_sides(self.sides, len(self.seats)),
                practice=self.practice,
                commitment=commitment(self.seed),
                seed=self.seed if reveal_seed else None,
                setup_luck=self.setup_luck,
                entries=self.entries,
                result=self.result(),
                state=state_hash(self.game),
            )
        )


def take_up(box: Box[Any], record: Record) -> Match:
    """Go on with a recorded match where it was left, by the rules it was begun by."""
    box = as_recorded(box, record)
    verify(box, record)
    if record.seed is None:
        raise BadRecord("a record without its seed can be watched but not played on")
    match = Match(
        box,
        record.seats,
        record.players,
        record.seed,
        record.options,
        practice=record.practice,
    )
    for _ in play_on(box, match, record.entries):
        pass
    return match
