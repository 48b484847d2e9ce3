"""Ask a game why a move is not allowed: the rule, its wording, and the numbers that failed."""

from __future__ import annotations

from parlour.games import shelf
from parlour.kernel.luck import Seeded


def main() -> None:
    box = next(iter(shelf().values()))
    game = box.start(box.players[0], Seeded("why not"))
    seat = game.waiting()[0]
    other = (seat + 1) % box.players[0]
    move = game.moves(seat)[0]
    print(f"{box.write(move)} by the player who is asked:", box.why(game, seat, move) or "allowed")
    print(f"{box.write(move)} by another player:", box.why(game, other, move))


if __name__ == "__main__":
    main()
