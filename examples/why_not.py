"""Ask a game why a move is not allowed: the rule, its wording, and the numbers that failed."""

from __future__ import annotations

from parlour import Seeded, shelf


def main() -> None:
    box = shelf()["gizmos"]
    game = box.start(box.about.usual_players, Seeded("why not"))
    seat = game.waiting()[0]
    other = (seat + 1) % box.about.usual_players
    move = game.moves(seat)[0]
    print(
        f"{box.notation.write(move)} by the player who is asked:",
        box.why(game, seat, move) or "allowed",
    )
    print(f"{box.notation.write(move)} by another player:", box.why(game, other, move))


if __name__ == "__main__":
    main()
