"""What one viewer may know, and nothing else."""

from __future__ import annotations

from typing import Any, Final

View = dict[str, Any]  # plain data
OFFERED: Final = 200  # moves that a page is sent of a longer list; its judge accepts the others too
