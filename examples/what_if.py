"""Branch a game at a decision: play one game to the middle, then a hundred futures from there."""

from __future__ import annotations

from collections import Counter

from parlour import Seeded, shelf


def main() -> None:
    box = shelf()["gizmos"]
    game = box.start(box.about.usual_players, Seeded("what if"))
    chance = Seeded("what if", "players")
    for _ in range(60):
        seat = game.waiting()[0]
        moves = game.offer(seat, chance)
        game.play(seat, moves[chance.below(len(moves))])

    winners: Counter[int] = Counter()
    for future in range(100):
        branch = game.copy_with(Seeded(f"future {future}"))
        while not branch.over:
            seat = branch.waiting()[0]
            moves = branch.offer(seat, chance)
            branch.play(seat, moves[chance.below(len(moves))])
        winners.update(box.rules.outcome(branch).winners)
    for seat, wins in sorted(winners.items()):
        print(f"seat {seat + 1} wins {wins} of 100 futures")


if __name__ == "__main__":
    main()
