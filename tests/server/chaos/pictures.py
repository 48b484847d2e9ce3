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
        self.room: Message = {}
        self.seen: dict[int | None, Message] = {}
        self.digests: dict[int, str] = {}
        self.told = 0  # updates for this version; there is one for each viewer

    @property
    def over(self) -> bool:
        return self.room.get("state") == "over"

    def sync(self, message: Message) -> None:
        """Everything anew."""
        self.version = message["version"]
        self.mine = message["mine"]
        self.room = message["room"]
        self.seen = {seen["viewer"]: seen for seen in message["seen"]}
        self.told = len(self.mine) or 1
        self.digests[self.version] = self.digest()

    def update(self, message: Message) -> str | None:
        """The next version, or what is wrong with it."""
        viewers = len(self.mine) or 1
        due = self.version + 1 if self.told == viewers else self.version
        if message["version"] != due:
            return f"version {message['version']} came where {due} was due"
        self.told = 1 if due > self.version else self.told + 1
        self.version = due
        self.room = message["room"] or self.room
        self.room["clocks"] = message["clocks"]
        for line in message["said"]:
            if line not in self.room["chat"]:  # every seat of mine may be told it
                self.room["chat"].append(line)
        for seen in message["seen"]:
            known = self.seen.get(seen["viewer"], {})
            seen = {**known, **seen, "view": {**known.get("view", {}), **seen["view"]}}
            for part in GROWING:
                old, start = known.get(part, []), seen[f"{part}_start"]
                if start > len(old):
                    return f"{part} went on at {start} after {len(old)}"
                seen = {**seen, part: old[:start] + seen[part], f"{part}_start": 0}
            self.seen[seen["viewer"]] = seen
        if self.told == viewers:
            self.digests[self.version] = self.digest()
        return None

    def digest(self) -> str:
        """A hash of all that every page with the same eyes must know alike."""
        room = {key: value for key, value in self.room.items() if key not in PASSING}
        room["seats"] = [{**seat, "connected": None} for seat in self.room["seats"]]
        seen = sorted(self.seen.items(), key=lambda item: -1 if item[0] is None else item[0])
        known = json.dumps([room, self.mine, seen], sort_keys=True)
        return hashlib.sha256(known.encode()).hexdigest()
