"""What came to whom in two worlds, held against each other."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from tests.server.harness import TOYS, running
from tests.server.leaks.twins import Twins
from tests.server.leaks.worlds import World, same_secrets

from parlour.server.people import hashed

OTHERS = Path(__file__).parent.parent / "games"


async def both_worlds(
    data: Path, plans: list[Twins], hints: bool = False
) -> list[tuple[World, World]]:
    worlds: dict[str, list[World]] = {"here": [], "there": []}
    for name, acted in worlds.items():
        async with running(data / name, games=(TOYS, OTHERS)) as server:
            passed = 0
            for number, twins in enumerate(plans):
                history = twins.here if name == "here" else twins.there
                with same_secrets(history, twins.seed, number, passed) as clock:
                    world = World(server, twins, history, name, clock, hints, timed=number % 2 > 0)
                    await world.act_out()
                    passed = clock.passed
                acted.append(world)
    return list(zip(*worlds.values(), strict=True))


def leaks(pairs: list[tuple[World, World]]) -> list[str]:
    """What a viewer got that differs between the worlds, and what nobody should ever get."""
    found: list[str] = []
    for here, there in pairs:
        about = f"{here.twins.box.about.name}, viewer {here.twins.viewer}"
        for name, got in here.of_viewer().items():
            other = there.of_viewer()[name]
            if got != other:
                both = zip([*got, b""], [*other, b""], strict=False)
                one, two = next(pair for pair in both if pair[0] != pair[1])
                found.append(f"{about}: {name} got {one!r} and {two!r}")
        for world in (here, there):
            found += [f"{about}: {secret}" for secret in told_secrets(world)]
    return found


def told_secrets(world: World) -> Iterator[str]:
    """Before the end: the seed, a token, or the hash of one, in anything that anybody got."""
    hidden = {"the seed": world.twins.seed, "the host": world.host_token}
    hidden["the hash of the host"] = hashed(world.host_token)
    for seat, token in enumerate(world.tokens):
        hidden[f"the token of {seat}"] = token
        hidden[f"the hash of {seat}"] = hashed(token)
    for name, kept in world.bytes.items():
        everything = b"\n".join(kept)
        for what, secret in hidden.items():
            if secret.encode() in everything:
                yield f"{name} got {what}"
