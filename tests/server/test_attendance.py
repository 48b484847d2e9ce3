"""Who is here, and who is missed."""

from __future__ import annotations

from parlour.server.attendance import Attendance


def test_company_is_whoever_has_been_here_longest() -> None:
    here = Attendance()
    assert here.company(()) is None
    here.note([3], 5)
    here.note([1, 3], 20)
    assert here.company(()) == 5
    here.note([1], 30)
    assert here.company(()) == 20


def test_who_is_hidden_counts_as_company_only_where_there_is_nobody_else() -> None:
    here = Attendance()
    here.note([3], 5)
    here.note([1, 3], 20)
    assert here.company((3,)) == 20
    here.note([3], 30)
    assert here.company((3,)) == 5


def test_who_is_not_here_is_missed_from_the_first_question_until_they_come() -> None:
    here = Attendance()
    here.note([0], 1)
    here.miss([0, 1], 2)
    here.miss([1, 2], 9)
    assert here.missed == {1: 2, 2: 9}
    here.note([0, 1], 10)
    assert here.missed == {2: 9}
