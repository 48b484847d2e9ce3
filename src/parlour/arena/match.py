"""One match: a game being played, written down as it goes, and taken back where that is fair."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from parlour.arena.record import BadRecord, Entry, Record, check_names, seal
from parlour.arena.replaying import as_recorded, play_on, verify
from parlour.contract import Box, View
from parlour.kernel.agenda import HOUSE, Game, Interjection
from parlour.kernel.codec import state_hash
from parlour.kernel.luck import Seeded, commitment
from parlour.kernel.rulebook import Refusal
from parlour.kernel.text import Text, addressed, plain, player, text
from parlour.kernel.values import Event, Move, may_hear

PERSON = "human"
NO_UNDO = "KERNEL-UNDO"
APART = 16  # moves from one kept copy of the game to the next; a copy costs as much as a move


class Told(NamedTuple):
    """An event of the log, who may hear of it (None: everybody), and which move led to it."""

    event: Event
    audience: tuple[int, ...] | None
    step: int = 0  # how many moves had been made by then


class Before(NamedTuple):
    """How things stood before a move that may still be taken back; the game is played anew."""

    seat: int
    reveals: int
    told: int


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
    ) -> None:
        """`watched`: somebody reads the log and may take moves back; else neither is kept.
        `practice`: it counts for nothing.
        """
        check_names(seats, players)
        self.box = box
        self.seats = list(seats)
        self.players = list(players)  # for each seat PERSON or the name of a bot
        self.seed = seed
        self.options = box.settle_options(len(seats), options or {})
        self.watched = watched
        self.practice = practice
        self.entries: list[Entry] = []
        self.told: list[Told] = []
        self.undoable: list[Before] = []
        self.kept: Game[Any] | None = None  # the game after `kept_at` moves, to take moves back
        self.kept_at = 0
        luck = Seeded(seed)
        luck.trace = []
        self.game = box.start(len(seats), luck, self.options, events=watched)
        self.setup_luck = self.collect(0)

    def collect(self, step: int) -> list[int]:
        """Take the latest events into the log; how chance has fallen since the last time."""
        game = self.game
        if game.events is not None:
            self.told += [Told(*told, step) for told in game.events]
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

    def play(self, seat: int, move: Move, written: str | None = None) -> None:
        """Play a move known to be legal; `written`: in its notation, if that is known already."""
        made = len(self.entries)
        if self.watched and made >= self.kept_at + APART:
            self.kept, self.kept_at = self.game.copy(), made
        before = Before(seat, self.game.reveals, len(self.told))
        self.game.play(seat, move)
        luck = self.collect(made + 1)
        text = self.box.notation.write(move) if written is None else written
        self.entries.append(Entry(seat, text, luck))
        if self.watched:
            self.keep_undoable(before, bool(luck) or isinstance(move, Interjection))

    def keep_undoable(self, before: Before, final: bool) -> None:
        """KERNEL-UNDO. A move ends what could be taken back if another seat made that, or if it
        brought something to light, or was made out of turn.
        """
        if self.undoable and self.undoable[-1].seat != before.seat:
            self.undoable.clear()
        if final or self.game.reveals != before.reveals:
            self.undoable.clear()
        else:
            self.undoable.append(before)

    def refuse_undo(self, seat: int) -> Refusal | None:
        """KERNEL-UNDO. Why `seat` cannot take its latest move back; the end of a game is public."""
        if self.may_undo(seat):
            return None
        return self.box.rulebook.refusal(NO_UNDO, self.why_it_stands(seat))

    def why_it_stands(self, seat: int) -> Text:
        """KERNEL-UNDO, in a sentence to who would like to take a move back."""
        if self.game.over:
            return text("The game is over.")
        if not any(entry.seat == seat for entry in self.entries):
            return text("You have not moved yet.")
        last = self.entries[-1]
        if last.seat == HOUSE:
            return text("Time has been called since your last move.")
        if last.seat != seat:
            return text("{} has moved since.", player(last.seat))
        if isinstance(self.box.notation.read(last.move), Interjection):
            return text("What you say out of turn cannot be taken back.")
        return text("Your last move has brought something new to light, so it stands.")

    def may_undo(self, seat: int) -> bool:
        return not self.game.over and bool(self.undoable) and self.undoable[-1].seat == seat

    def undo(self, seat: int) -> Refusal | None:
        """Take back the latest move of `seat`, or say why not."""
        refusal = self.refuse_undo(seat)
        if refusal is not None:
            return refusal
        before = self.undoable.pop()
        self.entries.pop()
        self.game = self.replayed()
        self.game.events = []
        self.game.luck.trace = []
        del self.told[before.told :]
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

    def log(self, viewer: int | None, start: int = 0) -> list[str]:
        """The log in sentences, as `viewer` may read it, from the `start`-th event on."""
        return [
            plain(addressed(self.box.words.describe_event(told.event), viewer), self.seats)
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
                practice=self.practice,
                commitment=commitment(self.seed),
                seed=self.seed if reveal_seed else None,
                setup_luck=self.setup_luck,
                entries=self.entries,
                result=self.box.result(self.game),
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
