"""Write the golden playthrough of every game anew, after its rules version has moved."""

from __future__ import annotations

import sys
from pathlib import Path

from parlour.games import shelf
from parlour.testing.playthrough import playthrough


def main() -> None:
    for box in shelf().values():
        module = sys.modules[type(box).__module__]
        path = Path(str(module.__file__)).parent / "tests" / "playthrough.txt"
        path.write_text(playthrough(box), encoding="utf-8")
        print(f"{box.title}: {path.name} written")


if __name__ == "__main__":
    main()
