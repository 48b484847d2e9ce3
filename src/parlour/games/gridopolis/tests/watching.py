"""The invariants, watched from outside: what was seen before a move, the move, and what after."""

from __future__ import annotations

from typing import Any

from parlour.games.gridopolis.tests.checks import Cell, at, text_of

Seen = dict[str, Any]
ACROSS = ((1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0))


def plus(one: Cell, other: Cell, times: int = 1) -> Cell:
    return one[0] + times * other[0], one[1] + times * other[1], one[2] + times * other[2]


def standing(view: Seen) -> dict[Cell, tuple[int, bool]]:
    """The markers by cell: seat, and whether it is a king."""
    return {at(text_of(m["cell"])): (m["seat"], m["king"]) for m in view["markers"]}


def cells(things: list[Any]) -> set[Cell]:
    return {at(text_of(one["cell"] if isinstance(one, dict) else one)) for one in things}


class Watcher:
    """Holds every move of one game against GP-I1 to GP-I8; nobody may resign in it."""

    def __init__(self, first: Seen) -> None:
        self.total = len(first["markers"])
        self.parts = [dict(one["reserve"]) for one in first["players"]]
        self.kingerizers = {at(text_of(k["cell"])): k["seat"] for k in first["kingerizers"]}
        self.teleporters = cells(first["teleporters"])
        self.floor = min(z for _, _, z in cells(first["pads"]))
        self.removals = self.kingings = self.built = self.blocked = 0
        self.state(first)

    def state(self, view: Seen) -> None:
        """What holds at every moment (GP-I1 to GP-I5)."""
        markers, pads = standing(view), cells(view["pads"])
        piles = [one["pile"] for one in view["players"]]
        taken = sum(pile["pawns"] + pile["kings"] for pile in piles)
        assert len(markers) == len(view["markers"])
        assert len(markers) + taken == self.total
        for seat, had in enumerate(self.parts):
            left = view["players"][seat]["reserve"]
            added = [one for one in view["added"] if one["seat"] == seat]
            spent = {
                "pads": len(added),
                "links": len(added),
                "posts": sum(one["vertical"] for one in added),
                "blockers": sum(one["seat"] == seat for one in view["blockers"]),
            }
            if not view["players"][seat]["out"]:  # else what was left has gone (GP-130)
                assert {part: left[part] + spent[part] for part in had} == had
            assert min(left.values()) >= 0
        blockers = cells(view["blockers"])
        assert len(blockers) == len(view["blockers"])
        assert markers.keys() <= pads - blockers
        assert blockers <= pads - self.teleporters - self.kingerizers.keys()
        assert cells(view["teleporters"]) == self.teleporters
        assert {at(text_of(k["cell"])): k["seat"] for k in view["kingerizers"]} == self.kingerizers
        assert min(z for _, _, z in pads) == self.floor

    def move(self, before: Seen, text: str, after: Seen) -> None:
        """What a move has done (GP-I4 to GP-I8)."""
        self.state(after)
        assert cells(before["pads"]) <= cells(after["pads"])
        assert all(one in after["blockers"] for one in before["blockers"])
        words = text.split()
        if words[0] == "pad":
            self.pad(before, at(words[1]), after)
        elif words[0] == "block":
            assert cells(after["blockers"]) - cells(before["blockers"]) == {at(words[1])}
            self.blocked += 1
        elif words[0] != "decline":
            self.march(before, words, after)
            for hops in self.ways(before, text):
                self.way(before, words, hops)
        if words[0] in ("pad", "block", "decline"):
            assert standing(before) == standing(after)

    def pad(self, before: Seen, cell: Cell, after: Seen) -> None:
        pads = cells(before["pads"])
        assert cells(after["pads"]) == pads | {cell} != pads
        beside = any(plus(cell, v) in pads for v in ACROSS)
        assert beside or plus(cell, (0, 0, -1)) in pads
        assert after["added"][-1]["vertical"] == (not beside)
        self.built += 1

    def march(self, before: Seen, words: list[str], after: Seen) -> None:
        """GP-I6, GP-I8. Who has gone, who has come, and who has become a king."""
        old, new = standing(before), standing(after)
        start, mover = at(words[1]), before["turn"]
        seat, king = old.pop(start)
        assert seat == mover
        named = words[words.index("x") + 1 :] if "x" in words else []
        victims = {at(word) for word in named if word != "+"}
        for victim in victims:
            assert old.pop(victim)[0] != mover
        if words[0] != "kamikaze":
            end = at(words[2])
            crowned = self.kingerizers.get(end, mover) != mover
            assert old.setdefault(end, (mover, king or crowned)) == new[end]
            self.kingings += crowned and not king
        assert old == new
        self.removals += len(victims) + (words[0] == "kamikaze")

    def ways(self, before: Seen, text: str) -> list[list[dict[str, Any]]]:
        shown = [route["hops"] for route in before["routes"] if route["move"] == text]
        if shown:
            return shown
        words = text.split()  # one hop, no teleport
        over = None
        if words[0] in ("take", "kamikaze"):
            over = list(at(words[words.index("x") + 1]))
        elif words[0] == "jump":
            over = [(a + b) // 2 for a, b in zip(at(words[1]), at(words[2]), strict=True)]
        if words[0] == "kamikaze":
            over_cell = at(words[3])
            to = plus(plus(over_cell, over_cell), at(words[1]), -1)
        else:
            to = at(words[2])
        return [[{"to": list(to), "over": over, "exit": None}]]

    def way(self, before: Seen, words: list[str], hops: list[dict[str, Any]]) -> None:
        """GP-I6, GP-I7. Hop by hop: never backward, in a straight line, over a marker."""
        markers, pads = standing(before), cells(before["pads"])
        here = at(words[1])
        seat, king = markers.pop(here)
        forward = before["players"][seat]["forward"]
        for number, hop in enumerate(hops):
            to = at(text_of(hop["to"]))
            d = plus(to, here, -1)
            assert king or sum(a * b for a, b in zip(d, forward, strict=True)) >= 0
            if words[0] == "step":
                assert max(map(abs, d)) == 1
                assert hop["over"] is None
            else:
                assert {abs(n) for n in d} <= {0, 2}
                assert any(d)
                over = at(text_of(hop["over"]))
                assert plus(over, over) == plus(here, to)
                owner = markers[over][0]
                assert (owner == seat) == (words[0] == "jump")
                if words[0] != "jump":
                    del markers[over]
            if words[0] == "kamikaze" and number == len(hops) - 1:
                assert d[2] == 0
                assert to not in pads
                return
            assert to in pads
            assert to not in markers
            king = king or self.kingerizers.get(to, seat) != seat  # GP-R11
            if hop["exit"] is not None:
                assert to in self.teleporters
                assert at(text_of(hop["exit"])) in self.teleporters - {to} - markers.keys()
                to = at(text_of(hop["exit"]))
            elif to in self.teleporters:  # GP-87
                assert self.teleporters - {to} <= markers.keys()
            here = to

    @property
    def progress(self) -> int:
        return self.removals + self.kingings + self.built + self.blocked
