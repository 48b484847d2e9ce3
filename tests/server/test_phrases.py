"""Moves put into words once for all tables."""

from __future__ import annotations

import msgspec
import pytest

from parlour.games.summit import GAME as SUMMIT
from parlour.kernel.codec import Malformed, to_wire
from parlour.kernel.luck import Seeded
from parlour.kernel.values import Move
from parlour.server import phrases as phrases_module
from parlour.server.messages import Offered
from parlour.server.phrases import Phrases
from parlour.server.texts import sent


def test_a_remembered_move_is_offered_and_read_as_the_game_says_it() -> None:
    box = SUMMIT
    game = box.start(box.about.usual_players, Seeded("phrases"))
    (seat, *_) = game.waiting()
    view = box.view(game, seat)
    phrases = Phrases(box)
    for _ in range(2):  # at first it is put into words, then remembered
        for move in game.moves(seat):
            foreseen = box.foresight.foresee(move, view)
            encoded = msgspec.json.encode(phrases.offer(move, view))
            assert msgspec.json.decode(encoded, type=Offered) == Offered(
                box.notation.write(move),
                sent(box.words.describe_move(move, view)),
                to_wire(move),
                box.listing.kind_of(move),
                box.listing.apart(move, view),
                None if foreseen.caution is None else sent(foreseen.caution),
                foreseen.reveals,
                foreseen.ends_turn,
                foreseen.weighty,
            )
            assert phrases.read(box.notation.write(move)) == (move, box.notation.write(move))


def test_a_move_written_in_another_way_is_the_same_move() -> None:
    box = SUMMIT
    game = box.start(box.about.usual_players, Seeded("phrases"))
    (seat, *_) = game.waiting()
    move = game.moves(seat)[0]
    phrases = Phrases(box)
    phrases.offer(move, box.view(game, seat))
    assert phrases.read(f"  {box.notation.write(move)} ") == (move, box.notation.write(move))
    with pytest.raises(Malformed):
        phrases.read("")


def test_only_so_many_moves_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(phrases_module, "MOST", 2)
    box = SUMMIT
    monkeypatch.setattr(box, "view_independent", (Move,))
    game = box.start(box.about.usual_players, Seeded("phrases"))
    (seat, *_) = game.waiting()
    phrases = Phrases(box)
    for move in game.moves(seat):
        phrases.offer(move, box.view(game, seat))
        assert 1 <= len(phrases.moves) <= 2
