"""Work shared out to several processes, which end with the one that started them."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from typing import Any, TypeVar

R = TypeVar("R")


def results(
    task: Callable[..., R], jobs: Sequence[tuple[Any, ...]], workers: int
) -> Generator[tuple[int, R]]:
    """What the task makes of each job, with the number of the job, as soon as it is there."""
    workers = min(workers, len(jobs))
    if workers <= 1:
        yield from ((number, task(*job)) for number, job in enumerate(jobs))
        return
    others = multiprocessing.active_children()
    # Not forked: the bar of the command line is drawn by a thread, and threads do not fork well.
    with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn")) as pool:
        try:
            with deaf_to_interrupts():
                numbers = {pool.submit(task, *job): number for number, job in enumerate(jobs)}
            for future in as_completed(numbers):
                yield numbers[future], future.result()
        except BaseException:
            for worker in multiprocessing.active_children():
                if worker not in others:
                    worker.terminate()
            raise


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """Processes started in here do not hear Ctrl-C: whoever started them stops them, quietly."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
