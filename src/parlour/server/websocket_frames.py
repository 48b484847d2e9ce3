"""WebSocket frames (RFC 6455, 5.2): the short ones that nearly all messages fit into."""

from __future__ import annotations

import struct
from typing import Final

from websockets.frames import Opcode

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it has come without its C code
    from websockets.utils import apply_mask

WHOLE_TEXT: Final = 0x80 | Opcode.TEXT.value  # the first byte of a message in one frame
WHOLE: Final = 0x80  # a frame that ends a message, or stands alone
MASKED: Final = 0x80


def framed(messages: list[bytes]) -> bytes:
    """Messages of text as a server sends them: not masked, not compressed."""
    parts: list[bytes] = []
    for text in messages:
        size = len(text)
        if size < 126:
            parts.append(bytes((WHOLE_TEXT, size)))
        elif size < 2**16:
            parts.append(bytes((WHOLE_TEXT, 126, size >> 8, size & 0xFF)))
        else:
            parts.append(struct.pack("!BBQ", WHOLE_TEXT, 127, size))
        parts.append(text)
    return b"".join(parts)


def short_message(data: bytes) -> str | None:
    """The text, if `data` are one whole frame of text as a client sends it, and a short one."""
    size = len(data)
    if size < 6 or data[0] != WHOLE_TEXT:
        return None
    if data[1] < MASKED + 126:
        begin = 2
    elif data[1] == MASKED + 126 and size >= 8:
        begin = 4
    else:
        return None
    if not data[1] & MASKED or size - begin - 4 != length(data, begin):
        return None
    try:
        return apply_mask(data[begin + 4 :], data[begin : begin + 4]).decode()
    except UnicodeDecodeError:
        return None


def length(data: bytes, begin: int) -> int:
    """How long the header says that a short frame is."""
    return data[1] & 0x7F if begin == 2 else data[2] << 8 | data[3]


def whole_frames(data: bytes) -> bool:
    """Whether `data` end where a frame ends, and every message in them is whole."""
    at = 0
    while at + 6 <= len(data):
        size = data[at + 1] & 0x7F
        if not data[at] & WHOLE or size > 125:
            return False
        at += 6 + size
    return at == len(data)
