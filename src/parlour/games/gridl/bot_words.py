"""How a bot chooses words: those that are easy to give a clue for, or hard if others have to."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.contract import Advice, View
from parlour.games.gridl.cells import BY_NAME
from parlour.games.gridl.minds.giver import Giver
from parlour.games.gridl.moves import ChooseWord, PlaceWord
from parlour.games.gridl.words import word
from parlour.kernel.luck import Luck
from parlour.kernel.text import Text, text
from parlour.kernel.values import Move


def choose_word(view: View, moves: Sequence[Move], mind: Giver, luck: Luck) -> Advice:
    """GL-31, GL-35. On which axis the first one goes makes no difference to a bot."""
    eases = word_eases(view, mind)
    wanted = max(eases) if for_own_team(view) else min(eases)
    fit = [
        move
        for move in moves
        if isinstance(move, (PlaceWord, ChooseWord)) and eases[move.word] == wanted
    ]
    chosen = fit[luck.below(len(fit))]
    if eases[0] == eases[1]:
        return Advice(chosen, text("Either word will do."))
    return Advice(chosen, why_word(view, chosen.word))


def for_own_team(view: View) -> bool:
    """Whether this seat's own team will have to find the clue."""
    return bool(view["coop"] or view["guessing"] == view["viewer"] % 2)


def word_eases(view: View, mind: Giver) -> list[float]:
    """How easy it is to give clues for each word of the card, with the word that is in force."""
    if view["words"] == [None, None]:
        return [mind.ease(each) for each in view["card"]]
    covered = [BY_NAME[name] for name in view["covered"]]
    pairs = [[each if one is None else one for one in view["words"]] for each in view["card"]]
    return [mind.promise(row, column, covered) for row, column in pairs]


def why_word(view: View, chosen: int) -> Text:
    this, other = word(view["card"][chosen]), word(view["card"][1 - chosen])
    if not for_own_team(view):
        return text(
            "Clues for {} are harder than for {}, and the other team has to find one.", this, other
        )
    in_force = [word(each) for each in view["words"] if each is not None]
    if in_force:
        return text("With {}, I know surer clues for {} than for {}.", in_force[0], this, other)
    return text("Clues for {} come to me more easily than clues for {}.", this, other)
