"""All the games of a report, on as many processes as wanted; those that are kept are not played."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing

from parlour.arena.pool import results
from parlour.arena.report.inquiry import Inquiry
from parlour.arena.report.keeping import Kept
from parlour.arena.report.samples import play_samples
from parlour.arena.simulate import batches


def play_all(inquiry: Inquiry, kept: Kept, workers: int, progress: Callable[[int], None]) -> None:
    """`progress` hears how many more games are finished, first of all those that were kept."""
    progress(kept.finished)
    jobs = []
    for run in inquiry.runs:
        there = kept.samples.get(run, {})
        missing = [number for number in range(inquiry.table.games) if number not in there]
        jobs += [(run, numbers) for numbers in batches(missing, workers)]
    plans = [(inquiry.plan(run), numbers) for run, numbers in jobs]
    with closing(results(play_samples, plans, workers)) as found:
        for job, samples in found:
            kept.keep(jobs[job][0], samples)
            progress(len(samples))
