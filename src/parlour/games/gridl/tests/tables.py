"""Tables to test at: how one begins, and the shortest way through its phases."""

from __future__ import annotations

from typing import Any, Final

from parlour.games.gridl import GAME
from parlour.games.gridl.cells import BY_NAME, NAMES, points
from parlour.games.gridl.events import Ended
from parlour.games.gridl.powers import POWERS, TWO_GUESSES
from parlour.games.gridl.table import BLUE, OUT, PINK, TEAM_TURNS, TEAMS, PastTurn, Table
from parlour.games.gridl.word_cards import CARDS
from parlour.kernel.agenda import Choice, Game, Together
from parlour.kernel.luck import Seeded
from parlour.kernel.values import Event

# What is played where a test says nothing; elsewhere the first move that is legal.
USUAL: Final = {
    "ChooseFirst": "word 1 row",
    "ChooseSecond": "word 1",
    "PowerWindow": "no power",
    "GivingClue": "clue volcano",
    "ObjectionWindow": "waive",
    "Voting": "reject",
    "SideGuessing": "no side-guess",
}


def start(
    players: int = 4,
    keys: str = "",
    *,
    pink: str | None = None,
    blue: str | None = None,
    scores: tuple[int, int] | None = None,
    seed: str = "a table",
    **options: str,
) -> Game[Table]:
    """A game in which these keys come first; with powers (after the draft) if a team has any."""
    if pink is not None or blue is not None:
        options["powers"] = "yes"
    if players > 3:
        options.setdefault("first", "pink")
    game = GAME.start(players, Seeded(seed), options, events=True)
    if keys:
        put_on_top(game, keys)
    if scores is not None:
        game.table.scores = list(scores)
    if options.get("powers") == "yes":
        draft(game)
        hold(game, PINK, pink or "")
        hold(game, BLUE, blue or "")
    return game


def put_on_top(game: Game[Table], keys: str) -> None:
    """Of the deck of solution cards; the first named is drawn first."""
    wanted = cells(keys)
    deck = game.table.solutions
    deck[:] = [key for key in deck if key not in wanted] + wanted[::-1]


def hold(game: Game[Table], team: int, powers: str) -> None:
    """Let this team hold these powers and, for each other turn to come, an X."""
    t = game.table
    wanted = [power_number(power) for power in powers.split()]
    t.holders = [OUT if holder == team else holder for holder in t.holders]
    for power in wanted:
        t.holders[power] = team
    if team == BLUE:  # and nobody has what neither has been given
        named = [*t.held(PINK), *wanted]
        t.holders = [h if n in named else OUT for n, h in enumerate(t.holders)]
    t.supply[team] = TEAM_TURNS // 2 - len(wanted)


def draft(game: Game[Table]) -> None:
    while kind(game) == "TakePower":
        decide(game)


# ---------------------------------------------------------------------- what there is


def cells(names: str) -> list[int]:
    return [BY_NAME[name] for name in names.split()]


def power_number(name: str) -> int:
    number = int(name.removeprefix("P")) - 1
    assert 0 <= number < len(POWERS)
    return number


def choice(game: Game[Table]) -> Choice[Table]:
    found = game.choice
    assert found is not None, "the game is over"
    return found


def kind(game: Game[Table]) -> str:
    """What is asked just now; "" when the game is over."""
    return "" if game.choice is None else type(game.choice).__name__


def offered(game: Game[Table], seat: int) -> list[str]:
    return [GAME.notation.write(move) for move in game.moves(seat)]


def refused(game: Game[Table], seat: int, text: str) -> str | None:
    """The rule against it, or None."""
    return game.refuse(seat, GAME.notation.read(text))


def tokens(game: Game[Table], team: int) -> int:
    """GL-114. How many this team holds, X and powers."""
    return game.table.supply[team] + len(game.table.held(team))


def told(game: Game[Table], kind: type[Event]) -> list[Any]:
    """The events of this kind, first to last."""
    return [event for event, _ in game.events or () if isinstance(event, kind)]


def number_of(word: str) -> int:
    """The number of a printed word, four a card."""
    return [each for card in CARDS for each in card].index(word)


def winner(game: Game[Table]) -> str:
    """The name of the team that has won; "" if the game goes on or has no winner."""
    (ended,) = told(game, Ended) or [None]
    assert game.over == (ended is not None)
    return "" if ended is None or ended.winner < 0 else (*TEAMS, TEAMS[0])[ended.winner]


# ---------------------------------------------------------------------- play


def say(game: Game[Table], seat: int, text: str) -> None:
    """One player submits this, which is legal; what all had agreed on before follows."""
    rule = game.submit(seat, GAME.notation.read(text))
    assert rule is None, f"{seat} may not {text!r} by {rule} in {kind(game)}"
    while (agreed := game.agreed()) is not None:
        game.decide(*agreed)


def usual(game: Game[Table]) -> str:
    if kind(game) == "Guessing":
        return "guess " + in_vain(game)
    return USUAL.get(kind(game)) or offered(game, game.waiting()[0])[0]


def in_vain(game: Game[Table]) -> str:
    """What to guess for no point: an empty coordinate, or two, far from the key."""
    t = game.table
    far = [NAMES[cell] for cell in t.empty() if points(t.key, cell) == 0]
    return " ".join(far[: 2 if t.declares(TWO_GUESSES) else 1])


def decide(game: Game[Table], text: str = "") -> None:
    """All who are asked are for this, until it is decided."""
    now, text = choice(game), text or usual(game)
    assert now.waiting(), f"nobody is asked in {kind(game)}, for ever"
    move = GAME.notation.read(text)
    for seat in now.seats if isinstance(now, Together) else now.waiting():
        if kind(game) != type(now).__name__:
            return  # a vote may be decided before all have voted
        settled = isinstance(now, Together) and game.settles(seat, move)
        say(game, seat, text)
        if settled:
            return


def to(game: Game[Table], *kinds: str) -> Game[Table]:
    """Play what is usual until one of these is asked."""
    while kind(game) not in kinds:
        assert not game.over, f"the game ends before {kinds}"
        decide(game)
    return game


def to_clue(game: Game[Table]) -> Game[Table]:
    return to(game, "GivingClue")


def to_guess(game: Game[Table]) -> Game[Table]:
    return to(game, "Guessing")


def powers(game: Game[Table], passive: str = "", guessing: str = "") -> Game[Table]:
    """Answer the power windows that there are: "P5", or "" for no power."""
    while kind(game) != "GivingClue":
        to(game, "PowerWindow", "GivingClue")
        if kind(game) == "PowerWindow":
            asked = game.table.team_of(choice(game).seats[0])
            power = guessing if asked == game.table.guessing else passive
            decide(game, f"use {power}" if power else "no power")
    return game


def play_turn(
    game: Game[Table],
    guess: str = "C3",
    *,
    passive: str = "",
    guessing: str = "",
    side: str = "",
    clue: str = "clue volcano",
) -> PastTurn:
    """A whole turn, from whatever is asked in it to the next one's first question, or a flip."""
    powers(game, passive, guessing)
    decide(game, clue)
    to(game, "SideGuessing", "Guessing")
    if kind(game) == "SideGuessing":
        decide(game, f"side-guess {side}" if side else "no side-guess")
    to_guess(game)
    decide(game, f"guess {guess}")
    last = game.table.past[-1]
    assert isinstance(last, PastTurn)
    return last


def play_out(game: Game[Table], turns: int) -> Game[Table]:
    """So many turns without a point."""
    for _ in range(turns):
        before = game.table.turn
        while game.table.turn == before and not game.over:
            decide(game)
    return game


# ---------------------------------------------------------------------- time


def default(game: Game[Table]) -> str:
    """GL-R35. What happens when the time is over, the same in the name of all that are asked."""
    (move,) = {choice(game).default(game, seat) for seat in game.waiting()}
    assert move is not None
    return GAME.notation.write(move)


def expire(game: Game[Table]) -> None:
    """The time for this decision is over."""
    now = kind(game)
    for seat in game.waiting():
        move = choice(game).default(game, seat)
        assert move is not None
        assert game.refuse(seat, move) is None
        game.decide(seat, move)
        if isinstance(game.choice, Together) or kind(game) != now:
            return
