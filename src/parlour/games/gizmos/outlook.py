"""What a table promises to a seat, in points.

A table is judged by the score, what the engine will yield in the turns left, the energy in the ring
and how near the gizmos within reach are to being paid for. The weights are what won most in games
of the bot against itself: only their proportions mean anything.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from parlour.games.gizmos import cards
from parlour.games.gizmos.cards import ANY, CARDS, DOUBLES, DRAW, PICK, POINTS, Card
from parlour.games.gizmos.moves import USES, Return
from parlour.games.gizmos.rules.paying import Payment
from parlour.games.gizmos.rules.research import ReturnCards
from parlour.games.gizmos.rules.scoring import score
from parlour.games.gizmos.rules.triggers import refuse_effect
from parlour.games.gizmos.rules.turn import ChainReaction
from parlour.games.gizmos.table import EMPTY, Player, Table
from parlour.kernel.agenda import Game
from parlour.kernel.values import Move

# An engine as the bot sees it: some turns of gathering energy, then one of building, and so on.
PRICE: Final = 4.76  # energy that a build costs, on average
GATHERED: Final = 1.72  # energy that a turn of gathering brings without any gizmos
LEAST_GATHERING: Final = 0.183  # turns between two builds, however good the engine
BEST_COLOR: Final = 0.481  # energy for each draw that Picking the best color sets off
MEAN_COLOR: Final = 0.889  # energy for each draw that Picking a color sets off on average
FILINGS: Final = 0.125  # how many turns of gathering File
PER_FILING: Final = 0.083  # energy in a turn of gathering, for each further place in the archive

# How much a Build gizmo counts that asks for one color, for two, for the archive, for level 2.
OFTEN: Final = (0.32, 1.68, 0.277, 0.309)
# What an effect gives: energy, and from a free level 1 gizmo points.
PICKED: Final = 1.25
GRANTED: Final = 0.643  # a File or a Research
FREE_GIZMO: Final = 1.72
# Energy saved on each build by a converter of one part or two, a doubler of one color or two, a
# discount for level 2, the archive or Research; a further card in a Research, place in the ring.
CONVERTED: Final = (0.227, 0.499)
DOUBLED: Final = (0.618, 0.826)
DISCOUNTED: Final = (0.53, 0.465, 0.221)
PER_RESEARCH: Final = 0.098
PER_STORAGE: Final = 0.05

# What is within reach.
ENERGY: Final = 0.437  # points for each sphere in the ring
FOCUS: Final = (0.505, 0.224, 0.207)  # share in the worth of the three most promising gizmos
NEARNESS: Final = 0.587  # ... of which so much is left for each sphere that is wanting
PENDING: Final = 0.5  # points for whatever a pending gizmo will give
AWARD: Final = 4.64  # points that an extra award comes to

# The end.
TURNS_PER_GIZMO: Final = 0.568  # turns to come for each gizmo that is missing to the sixteen
TURNS_PER_LEVEL_3: Final = 4.94  # ... and for each of level 3 that is missing to the four
LAST_TURN: Final = 3.21  # points that a rival makes in a last turn
TIE_BREAK: Final = 0.05  # points for each gizmo (GIZ-96)
DECIDED: Final = 20.0  # points that a sure win is worth, and a sure defeat costs
PATIENCE: Final = 30  # rounds; from then on ending is good in itself, lest nobody dares

TRIED: Final = 40  # there may be hundreds of ways to pay; the most sparing come first
ORDER: Final = (9, 4, 3, 0, 2, 5, 1)  # of using gizmos, by what they give: choose before you draw


def part(card: Card) -> tuple[float, float, float]:
    """What a gizmo adds to an engine: energy per turn of gathering; energy and points per build."""
    points = {POINTS: card.amount, cards.FREE_BUILD: FREE_GIZMO}.get(card.gain, 0.0)
    energy = 0.0 if points else card.amount * {PICK: PICKED, DRAW: 1.0}.get(card.gain, GRANTED)
    if card.when == cards.ON_FILE:
        return FILINGS * (energy + points), 0.0, 0.0
    if card.when == cards.ON_BUILD:
        often = OFTEN[len(card.colors) - 1 if card.colors else 2 if card.from_archive else 3]
        return 0.0, often * energy, often * points
    if card.parts:
        two = len(card.parts) == 2 or card.parts[0] == ANY
        return 0.0, (DOUBLED if card.parts[0] >= DOUBLES else CONVERTED)[two], 0.0
    if card.discount >= 0:
        return 0.0, DISCOUNTED[card.discount], 0.0
    more_choice = PER_RESEARCH * card.research + PER_STORAGE * card.storage
    return PER_FILING * card.filing, more_choice, 0.0


PARTS: Final = [part(card) for card in CARDS]


def pace(active: Sequence[int]) -> float:
    """The points per turn that gizmos make together."""
    income, rebate, bonus = GATHERED, 0.0, 0.0
    draws = [0, 0, 0, 0]  # that Picking each color sets off
    for gizmo in active:
        card = CARDS[gizmo]
        more_income, more_rebate, more_bonus = PARTS[gizmo]
        income += more_income
        rebate += more_rebate
        bonus += more_bonus
        if card.when == cards.ON_PICK:
            for color in card.colors:
                draws[color] += 1
    income += BEST_COLOR * max(draws) + MEAN_COLOR * sum(draws) / 4
    gathering = max(LEAST_GATHERING, (PRICE - rebate) / income)
    return (PRICE + bonus) / (gathering + 1)


def turns_left(player: Player) -> float:
    """How many turns this player is likely to need to bring about the end."""
    level_3 = sum([CARDS[gizmo].level == 3 for gizmo in player.active])
    return min(TURNS_PER_GIZMO * (16 - len(player.active)), TURNS_PER_LEVEL_3 * (4 - level_3))


def wanting(player: Player, card: Card, less: int) -> int:
    """How many spheres are missing to pay for a gizmo, but for chains of converters."""
    ring = player.ring
    generic = card.color == ANY
    fitting = player.energy() if generic else ring[card.color]
    short = card.cost - less - fitting
    if short <= 0 or not player.converters:
        return max(0, short)
    others = [0, 0, 0, 0, 0] if generic else [*ring, 0]
    others[card.color] = 0
    doublers = 0
    for tool in player.converters:
        for piece in CARDS[tool].parts:
            source = others.index(max(others)) if piece == ANY else piece % DOUBLES
            if piece >= DOUBLES:
                doublers += ring[source] > 0 if generic else source == card.color
            elif others[source]:
                others[source] -= 1
                fitting += 1
                short -= 1
    return max(0, short - min(doublers, fitting))


def points_now(t: Table, player: Player) -> float:
    """The score, and what pending gizmos are likely to give."""
    return score(player) + PENDING * sum([CARDS[gizmo].amount for gizmo in t.pending])


class Prospects(NamedTuple):
    """The points still to come, by where they will come from."""

    engine: float
    energy: float
    reach: float


class Outlook:
    """How one seat judges tables during one decision."""

    def __init__(self, t: Table, seat: int) -> None:
        self.seat = seat
        self.turns = max(1.0, min([turns_left(player) for player in t.players]))
        self.active = t.players[seat].active.copy()
        self.pace = pace(self.active)
        self.worths: dict[int, float] = {}
        self.seen = {gizmo for slots in t.display for gizmo in slots} - {EMPTY}
        self.rival = -99.0  # what the best rival is likely to score
        self.rival_now = -99.0  # ... if this round is the last
        self.rival_points = 0.0  # what those are without a tie-break
        self.best_rival = seat  # and whose
        for turns, rival in enumerate(t.players[t.first :] + t.players[: t.first]):
            if rival is not t.players[seat]:
                last = LAST_TURN if turns > (seat - t.first) % len(t.players) else 0.0
                self.rival = max(self.rival, score(rival) + self.future(t, rival))
                last += score(rival)
                now = last + TIE_BREAK * len(rival.active)
                if now > self.rival_now:
                    self.rival_now, self.rival_points = now, last
                    self.best_rival = t.players.index(rival)

    def judge(self, t: Table) -> float:
        """The lead in points that this table promises in the end."""
        me = t.players[self.seat]
        points = points_now(t, me)
        if t.ending:
            lead = points + TIE_BREAK * len(me.active) - self.rival_now
            return lead + DECIDED * lead / (1 + abs(lead)) + max(0, t.round - PATIENCE)
        return points + self.future(t, me) - self.rival

    def future(self, t: Table, player: Player) -> float:
        """The points still to come."""
        engine, energy, reach = self.prospects(t, player)
        return engine + energy + reach

    def prospects(self, t: Table, player: Player) -> Prospects:
        """What the engine, the energy and the most promising gizmos will come to."""
        found = self.promising(t, player)
        energy = ENERGY * min(1.0, self.turns / 4) * player.energy()  # at last it comes too late
        reach = FOCUS[0] * found[-1][0] + FOCUS[1] * found[-2][0] + FOCUS[2] * found[-3][0]
        return Prospects(self.turns * pace(player.active), energy, reach)

    def promising(self, t: Table, player: Player) -> list[tuple[float, int, int]]:
        """What could be built, the best last: what it promises, the gizmo, what is wanting."""
        less = player.discounts
        found = [(0.0, EMPTY, 0)] * len(FOCUS)
        for slots in (player.archive, *t.display):
            filed = less[cards.ARCHIVE_DISCOUNT] if slots is player.archive else 0
            for gizmo in slots:
                if slots is player.archive or gizmo in self.seen:  # not what is only imagined
                    saved = filed + (less[cards.LEVEL_2_DISCOUNT] if CARDS[gizmo].level == 2 else 0)
                    short = wanting(player, CARDS[gizmo], saved)
                    found.append((self.worth(gizmo) * NEARNESS**short, gizmo, short))
        found.sort()
        return found

    def worth(self, gizmo: int) -> float:
        """What a gizmo gives once it is built: its points, and a better engine."""
        if gizmo not in self.worths:
            better = pace([*self.active, gizmo]) - self.pace
            points = AWARD if CARDS[gizmo].color == ANY else CARDS[gizmo].points  # GIZ-83
            self.worths[gizmo] = points + self.turns * better
        return self.worths[gizmo]

    def finish_turn(self, g: Game[Table]) -> None:
        """Use every gizmo that can be used, and choose what looks best at once."""
        t = g.table
        while t.turn == self.seat and g.choice is not None:
            choice = g.choice
            if isinstance(choice, ChainReaction):
                usable = [i for i in t.pending if not refuse_effect(t, self.seat, CARDS[i].gain)]
                move: Move = USES[min(usable, key=lambda gizmo: ORDER[CARDS[gizmo].gain])]
            elif isinstance(choice, ReturnCards):
                move = Return(tuple(t.looked_at))
            else:
                move = self.best_at_once(g, choice.moves(g, self.seat)[:TRIED])
            g.play(self.seat, move)

    def best_at_once(self, g: Game[Table], moves: Sequence[Move]) -> Move:
        values: list[float] = []
        for move in moves:
            twin = g.copy()
            twin.play(self.seat, move)
            choice = twin.choice
            if isinstance(choice, Payment):
                twin.play(self.seat, choice.moves(twin, self.seat)[0])
            values.append(self.judge(twin.table))
        return moves[values.index(max(values))]


class Trial:
    """One move, tried in imagined worlds: the tables it left, and what each promised."""

    def __init__(self, move: Move) -> None:
        self.move = move
        self.triggered: list[int] = []  # what was pending right after it
        self.tables: list[Table] = []
        self.values: list[float] = []
        self.mean = 0.0

    def add(self, t: Table, value: float) -> None:
        self.tables.append(t)
        self.values.append(value)
        self.mean = sum(self.values) / len(self.values)

    def varies(self) -> bool:
        return len(set(self.values)) > 1
