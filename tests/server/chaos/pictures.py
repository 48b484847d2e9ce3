"""What a page knows of its table, built up from what the server says."""

from __future__ import annotations

import hashlib
import json
from typing import Any

Message = dict[str, Any]
GROWING = ("log", "turns")  # an update brings what is new of them
PASSING = (
    "clocks",
    "time_left",
    "choice_left",
    "spectators",
    "seats",
)  # in part not of a version, but as of now


class Picture:
    """The table as one connection knows it, with a digest for every version that it has seen."""

    def __init__(self) -> None:
        self.version = 0
        self.mine: list[int] = []
        self.open: int | None = None  # of several seats, the one that holds the device
        self.asked: list[int] | None = None  # of several seats, all that are asked
        self.room: Message = {}
        self.seen: dict[int | None, Message] = {}
        self.digests: dict[int, str] = {}

    @property
    def over(self) -> bool:
        return self.room.get("state") == "over"

    def sync(self, message: Message) -> None:
        """Everything anew."""
        self.version = message["version"]
        self.mine, self.open, self.asked = message["mine"], message["open"], message["asked"]
        self.room = message["room"]
        self.seen = {seen["viewer"]: seen for seen in message["seen"]}
        self.digests[self.version] = self.digest()

    def update(self, message: Message) -> str | None:
        """The next version, or what is wrong with it."""
        due = self.version + 1
        if message["version"] != due:
            return f"version {message['version']} came where {due} was due"
        self.version, self.asked = due, message["asked"]
        self.room = message["room"] or self.room
        self.room["clocks"] = message["clocks"]
        self.room["chat"] += message["said"]
        for seen in message["seen"]:
            known = self.seen.get(seen["viewer"], {})
            seen = {**known, **seen, "view": {**known.get("view", {}), **seen["view"]}}
            for part in GROWING:
                old, start = known.get(part, []), seen[f"{part}_start"]
                if start > len(old):
                    return f"{part} went on at {start} after {len(old)}"
                seen = {**seen, part: old[:start] + seen[part], f"{part}_start": 0}
            self.seen[seen["viewer"]] = seen
        self.digests[self.version] = self.digest()
        return None

    def digest(self) -> str:
        """A hash of all that every page with the same eyes must know alike."""
        room = {key: value for key, value in self.room.items() if key not in PASSING}
        room["seats"] = [{**seat, "connected": None} for seat in self.room["seats"]]
        seen = sorted(self.seen.items(), key=lambda item: -1 if item[0] is None else item[0])
        known = json.dumps([room, self.mine, seen], sort_keys=True)
        return hashlib.sha256(known.encode()).hexdigest()
