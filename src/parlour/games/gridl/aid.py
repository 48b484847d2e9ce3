"""GL-136, GL-140. What is said to the Gridmaster while she types: how well a bot knows the clue.

It is worked out from the list of things that all bots know, and from what lies open: no seat is
asked, no degree told, and the key is not looked at.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from parlour.contract import Aid, View
from parlour.games.gridl.clue_judge import clean_clue, doubt_clue, refuse_clue
from parlour.games.gridl.minds.characters import CHARACTERS
from parlour.games.gridl.minds.knows import house_knows
from parlour.games.gridl.minds.lookup import bare, plain
from parlour.games.gridl.minds.poles import ends_of
from parlour.games.gridl.moves import GiveClue
from parlour.games.gridl.rules.words_in_force import lists_of_pack
from parlour.games.gridl.word_packs import pack_named
from parlour.kernel.text import Text, joined, player, text
from parlour.kernel.values import Move

OFFERS = 6


def aid(move: Move, view: View, bots: Mapping[int, str]) -> Aid | None:
    """For the Gridmaster of a team in which at least one bot guesses."""
    if not isinstance(move, GiveClue) or view["viewer"] != view["gridmaster"]:
        return None
    team = view["teams"][0 if view["coop"] else view["guessing"]]
    readers = {seat: bots[seat] for seat in team if seat in bots and seat != view["viewer"]}
    said = list(remarks(clean_clue(move.text), view, readers))
    remark = text(" ".join(["{}"] * len(said)), *said) if said else None
    return Aid(remark, offers(move.text, view) if readers else ())


def remarks(clue: str, view: View, readers: Mapping[int, str]) -> Iterator[Text]:
    doubt = doubt_clue(clue)  # GL-R29
    if doubt is not None:
        yield doubt
    looking = [seat for seat, bot in readers.items() if bot in CHARACTERS and looks_up(bot)]
    if looking:
        yield how_well(clue, looking)
    for_words = [seat for seat, bot in readers.items() if bot in CHARACTERS and not looks_up(bot)]
    if for_words:
        yield text("{} by the words alone.", of(for_words, "goes", "go"))
    new = new_words(view)
    if new and (looking or for_words):
        are = "are new words" if len(new) > 1 else "is a new word"
        who = joined([player(seat) for seat in (*looking, *for_words)])
        yield text("{} {} to {}: expect a guess.", joined(new), are, who)


def looks_up(bot: str) -> bool:
    return CHARACTERS[bot].looks_up


def how_well(clue: str, seats: Sequence[int]) -> Text:
    """One of its things, close to one, or words only."""
    knows = house_knows()
    found, thing = knows.how_well(clue), knows.thing(clue)
    if found == "thing" and thing is not None:
        if bare(thing) == bare(clue):
            return text("{} this one well.", of(seats, "knows", "know"))
        return text("{} this as “{}”.", of(seats, "knows", "know"), thing)
    if found == "close" and thing is not None:
        return text("{} “{}”, which comes close.", of(seats, "knows", "know"), thing)
    return text("{} this, only its words.", of(seats, "does not know", "do not know"))


def of(seats: Sequence[int], one: str, several: str) -> Text:
    """Who, and what they do."""
    verb = one if len(seats) == 1 else several
    return text("{} {}", joined([player(seat) for seat in seats]), verb)


def new_words(view: View) -> list[str]:
    """GL-141. The words on the axes that no bot can know, and the pack does not explain."""
    poles = pack_named(view["pack"]).poles
    return [word for word in view["words"] if word and ends_of(word, poles) is None]


def offers(typed: str, view: View) -> tuple[str, ...]:
    """Things that go on from what is typed, those alone that may be said; their order is that of
    the list, so it tells nothing either.
    """
    row, column = view["words"]
    lists = lists_of_pack(view["pack"])
    found = [thing for thing in house_knows().offers(typed, 2 * OFFERS) if thing != plain(typed)]
    return tuple([each for each in found if refuse_clue(each, (row, column), lists) is None])[
        :OFFERS
    ]
