"""Messages that no page would send: what is no message at all, and what comes at a wrong time."""

from __future__ import annotations

import json
from random import Random
from typing import Any

ODD: tuple[Any, ...] = (
    *(None, True, -1, 1.5, 2**53, 10**30, -(10**30), 1e308, "", "0", "\x00", "\u202e", "x" * 600),
    *([], {}, [[]], [None], {"a": 1}, [1, 2, 3], {"type": "ping"}),
)
WORDS = (
    "",
    "pick red",
    "show 1",
    "attack 2",
    "brace 1",
    "nod",
    "guess \u202eab",
    "even",
    "?",
    "\n",
    "'; --",
    "\U0001f600",
    "x" * 499,
)
VALID: dict[str, dict[str, Any]] = {
    "look": {"seat": 0},
    "ping": {},
    "move": {"seat": 0, "version": 5, "move": "show 1"},
    "undo": {"seat": 0, "practice": True},
    "ask_undo": {"seat": 0},
    "answer_undo": {"seat": 0, "version": 5, "agrees": True},
    "withdraw_undo": {"seat": 0},
    "why": {"seat": 0, "move": "show 1"},
    "hint": {"seat": 0},
    "chat": {"text": "Hello", "channel": "table"},
    "leave": {"seat": 0},
    "return": {"seat": 0},
    "sit_bot": {"seat": 1, "bot": "random"},
    "clear_seat": {"seat": 1},
    "swap_seats": {"one": 0, "other": 1},
    "change": {"seats": 2, "public": True},
    "rename": {"seat": 0, "name": "Ann"},
    "ready": {"seat": 0, "ready": True},
    "take_seat": {"seat": 1, "to": 0},
    "draw_seats": {},
    "start": {},
    "rematch": {},
}


def valid(chance: Random, number: int) -> dict[str, Any]:
    """A message that can be read; whether it makes sense now is another matter."""
    kind = chance.choice(list(VALID))
    message: dict[str, Any] = {"type": kind, "id": number, **VALID[kind]}
    for name in ("seat", "one", "other", "to", "version", "seats"):
        if name in message:
            message[name] = chance.choice((0, 0, 1, 1, 2, 3, 99, 2**53 - 1))
    for name in ("move", "text", "bot", "channel", "name"):
        if name in message:
            message[name] = chance.choice((*WORDS, message[name]))
    if kind == "chat":
        message["seat"] = chance.choice((None, 0, 1))
    if kind == "change":
        message["options"] = chance.choice((None, {}, {"no such": "option"}))
        message["clock"] = chance.choice((None, {"kind": "bank", "seconds": 0}, {"kind": "none"}))
    return message


def nearly(chance: Random, number: int) -> str:
    """A message in which one thing may be wrong."""
    message = valid(chance, number)
    name = chance.choice([*message, "more"])
    lot = chance.random()
    if lot < 0.3 and name in message:
        del message[name]
    else:
        message[name] = chance.choice((*ODD, dict(message)))
    return json.dumps(message)


def broken(chance: Random) -> str | bytes:
    """What is certainly no message."""
    whole = json.dumps(valid(chance, 1))
    depth = chance.choice((1_000, 8_000))
    return chance.choice(
        (
            whole[: chance.randrange(1, len(whole))],
            whole[chance.randrange(1, len(whole)) :],
            whole + chance.choice(("}", ",", "{}", "\x00", "x")),
            whole.replace('"id": 1', '"id": NaN'),
            whole.replace('"id": 1', '"id": Infinity'),
            whole.replace('"id": 1', '"id": 1e999'),
            whole.replace('"id": 1', '"id": ' + "9" * chance.choice((17, 400, 5_000))),
            whole.replace('"id": 1', '"id": "\\ud800"'),
            whole.replace('"type": "', '"type": "no '),
            whole.replace("{", '{"more": ' + "[" * depth + "]" * depth + ", ", 1),
            "\ufeff" + whole,
            "".join(chr(chance.choice((0, 9, 34, 92, 123, 0x7FF, 0x1F600))) for _ in range(50)),
            json.dumps(chance.choice(ODD)),
            '{"type": "hello", "tokens": ' + json.dumps(chance.choice(([1], {}, "x"))) + "}",
            " " * chance.choice((20_000, 200_000)),
            whole.encode(),
            chance.randbytes(chance.randrange(1, 200)),
        )
    )
