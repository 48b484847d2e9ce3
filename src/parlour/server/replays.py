"""Matches step by step, so that any position can be looked up at once."""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import msgspec

from parlour.arena.match import Match, Told
from parlour.arena.record import Entry
from parlour.arena.replaying import play_on
from parlour.contract import OURS, Explained, View, turns_in
from parlour.kernel.agenda import HOUSE, Game, Together
from parlour.kernel.luck import Seeded, commitment
from parlour.kernel.values import may_hear
from parlour.server.http_messages import Position, RuleInfo, ScorePart, Story, StoryMove
from parlour.server.messages import Headline, LogLine, Text, Turn
from parlour.server.reading import log_line
from parlour.server.tables import Made, Table
from parlour.server.texts import sent, sent_headline, whose

Found = TypeVar("Found")
MOST = 32  # matches kept at once, each of some two megabytes


class Replay:
    """One match with a copy of its game after every move.

    It lives in another thread than the match, and so it plays a game of its own: it is given the
    moves made so far, goes on where it had stopped, and goes back where some were taken back.
    """

    def __init__(self, match: Match) -> None:
        self.box = match.box
        self.names = list(match.seats)
        self.seed = match.seed
        self.sides = match.sides
        game = self.box.start(len(self.names), Seeded(self.seed), match.options, events=True)
        self.moves: list[Entry] = []
        self.notes: list[Told] = []  # of what is told besides: who went back, and what bots say
        self.games = [game.copy()]
        self.told = [self._collect(game)]
        self.headlines: dict[tuple[int | None, int, int], Headline | None] = {}
        self.heard: dict[int | None, list[Told]] = {}  # all that happened, by viewer
        self.lines: dict[int | None, list[LogLine]] = {}  # the same in sentences

    def _collect(self, game: Game[Any]) -> list[Told]:
        return [Told(*told, len(self.moves)) for told in game.events or ()]

    def follow(self, moves: Sequence[Entry], notes: Sequence[Told] = ()) -> None:
        """Be at the end of these moves, with these notes of what was taken back."""
        same = 0
        for mine, theirs in zip(self.moves, moves, strict=False):
            if (mine.seat, mine.move) != (theirs.seat, theirs.move):
                break
            same += 1
        if same == len(self.moves) == len(moves) and self.notes == list(notes):
            return
        self.notes = list(notes)
        self.heard.clear()
        self.headlines.clear()
        self.lines.clear()
        del self.moves[same:], self.games[same + 1 :], self.told[same + 1 :]
        new = moves[same:]
        game = self.games[-1].copy()
        game.events = []
        for entry, _ in zip(new, play_on(self.box, game, new), strict=True):
            self.moves.append(entry)
            self.told.append(self._collect(game))
            self.games.append(game.copy())
            game.events = []

    def view(self, step: int, viewer: int | None) -> View:
        return self.box.view(self.games[step], viewer)

    def label(self, step: int) -> Text:
        """The move that led to `step`, in the words of who made it; the house has no secrets."""
        entry = self.moves[step - 1]
        eyes = None if entry.seat == HOUSE else entry.seat
        move, view = self.box.notation.read(entry.move), self.view(step - 1, eyes)
        return sent(self.box.words.describe_move(move, view), self.names)

    def log(self, step: int, viewer: int | None) -> list[LogLine]:
        """The log as it stood at `step`, as `viewer` may read it."""
        if viewer not in self.lines:
            told = [told for each in self.told for told in each]
            for note in self.notes:
                told.insert(self.place_of(note, told), note)
            self.heard[viewer] = [each for each in told if may_hear(each.audience, viewer)]
            self.lines[viewer] = [
                log_line(self.box, told, self.names) for told in self.heard[viewer]
            ]
        lines = self.lines[viewer]
        return lines[: bisect_right(lines, step, key=lambda line: line.step)]

    def place_of(self, note: Told, told: Sequence[Told]) -> int:
        """After all that its step had brought; what a bot says, as soon as it might."""
        place = bisect_right(told, note.step, key=lambda each: each.step)
        if isinstance(note.event, Explained):
            before = (*self.box.reasons_after, Explained)
            while not isinstance(told[place - 1].event, before):
                place -= 1
        return place

    def turns(self, step: int, viewer: int | None) -> list[Turn]:
        """The turns of that log."""
        heard = self.heard[viewer][: len(self.log(step, viewer))]
        events, found = [told.event for told in heard], []
        for seat, start, end in turns_in(self.box, events):
            key = viewer, start, end
            if key not in self.headlines:
                self.headlines[key] = sent_headline(self.box, events[start:end], self.names)
            found.append(Turn(whose(seat), start, heard[start].step, self.headlines[key]))
        return found

    def position(
        self, moves: Sequence[Entry], step: int, viewer: int | None, notes: Sequence[Told] = ()
    ) -> Position:
        """The game after `step` of these moves. While it runs, another's move may be a secret."""
        self.follow(moves, notes)
        entry = self.moves[step - 1] if step else None
        open_now = self.games[-1].over or not self.box.about.secrets
        told = entry is not None and (open_now or entry.seat in (viewer, HOUSE))
        view = self.view(step, viewer)
        return Position(
            step=step,
            steps=len(self.moves),
            viewer=viewer,
            seat=self.maker(step, viewer),
            move=entry.move if entry and told else None,
            label=self.label(step) if told else None,
            view=view,
            prompt=sent(self.box.prompt(self.games[step], view, self.sides), self.names),
            figures=self.box.page.figures(view),
            log=self.log(step, viewer),
            turns=self.turns(step, viewer),
        )

    def maker(self, step: int, viewer: int | None) -> int | None:
        """Who made the move that led to `step`, unless it was a secret who was waited for."""
        if not step:
            return None
        seat, asked = self.author(step), self.games[step - 1].choice
        secret = asked is not None and asked.waits_in_secret and not self.games[-1].over
        return None if secret and seat not in (viewer, HOUSE) else seat

    def author(self, step: int) -> int | None:
        """Whose move it was; None: of all who decide together, and who agreed last stays theirs."""
        entry, asked = self.moves[step - 1], self.games[step - 1].choice
        together = isinstance(asked, Together) and entry.seat != HOUSE
        out_of_turn = together and self.box.notation.read(entry.move).out_of_turn
        return None if together and not out_of_turn else entry.seat

    def story(self, moves: Sequence[Entry], made: Sequence[Made]) -> Story:
        """The whole of a game that is over. Its figures are those that everybody could see."""
        self.follow(moves, self.notes)
        views = [self.view(step, None) for step in range(len(self.games))]
        told = [
            StoryMove(self.author(step), entry.move, self.label(step), how.by, how.at)
            for step, (entry, how) in enumerate(zip(moves, made, strict=True), 1)
        ]
        figures: dict[str, list[list[int]]] = {}
        for view in views:
            for name, by_seat in self.box.page.figures(view).items():
                figures.setdefault(name, []).append(list(by_seat))
        end = self.games[-1]
        result = self.box.result(end, self.sides)
        assert result is not None
        decided_by = self.box.rulebook.rules[result.reason]
        return Story(
            title=self.box.about.title,
            names=self.names,
            steps=len(moves),
            moves=told,
            figures=figures,
            breakdown=[
                ScorePart(part.label, part.what, part.unit, list(part.by_seat))
                for part in self.box.page.breakdown(views[-1])
            ],
            headlines=[
                sent(self.box.prompt(end, self.view(len(moves), viewer), self.sides), self.names)
                for viewer in (*range(len(self.names)), None)
            ],
            result=result,
            decided_by=msgspec.convert(decided_by._asdict(), RuleInfo),
            seed=self.seed,
            commitment=commitment(self.seed),
        )


class Replays:
    """The replays asked for last. One thread does all the work, and no table waits for it.

    More than one would only take their share of the processor from those who play.
    """

    def __init__(self, most: int = MOST) -> None:
        self.thread = ThreadPoolExecutor(1, "replays")
        self.most = most
        self.kept: OrderedDict[str, Replay] = OrderedDict()
        self.stories: OrderedDict[str, Story] = OrderedDict()

    async def position(self, table: Table, step: int, viewer: int | None) -> Position:
        assert table.match is not None
        moves = table.match.entries.copy()
        notes = [told for told in table.match.told if isinstance(told.event, OURS)]
        replay = await self._replay(table.code, table.match)
        return await self._work(replay.position, moves, step, viewer, notes)

    async def story(self, table: Table) -> Story:
        assert table.match is not None
        if table.code not in self.stories:
            moves, made = table.match.entries.copy(), table.made.copy()
            replay = await self._replay(table.code, table.match)
            story = await self._work(replay.story, moves, made)
            self._keep(self.stories, table.code, story)
            return story
        return self.stories[table.code]

    async def _replay(self, code: str, match: Match) -> Replay:
        if code not in self.kept:
            replay = await self._work(Replay, match)
            self.kept.setdefault(code, replay)  # somebody else may have been faster
        replay = self.kept[code]
        self._keep(self.kept, code, replay)
        return replay

    async def _work(self, doing: Callable[..., Found], *about: Any) -> Found:
        return await asyncio.get_running_loop().run_in_executor(self.thread, doing, *about)

    def close(self) -> None:
        self.thread.shutdown(wait=False, cancel_futures=True)

    def _keep(self, kept: OrderedDict[str, Any], code: str, value: Any) -> None:
        """Keep it as the latest, and forget the oldest beyond the limit."""
        kept[code] = value
        kept.move_to_end(code)
        while len(kept) > self.most:
            kept.popitem(last=False)
