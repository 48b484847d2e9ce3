"""Write the golden playthrough of every game anew, after its rules version has moved.

Records of games by the new rules are written besides, if there are none yet. Those that are there
stay: they have to be verified for good. (Rules that nobody has played by yet may change without a
new version; then remove their records first.)
"""

from __future__ import annotations

from parlour.arena.files import write_file
from parlour.arena.record import dump
from parlour.games import shelf
from parlour.testing.playthrough import golden_records, playthrough


def main() -> None:
    for box in shelf().values():
        path = box.folder / "tests" / "playthrough.txt"
        path.write_text(playthrough(box), encoding="utf-8")
        print(f"{box.about.title}: {path.name} written")
        for path, record in golden_records(box).items():
            if not path.exists():
                write_file(path, dump(record))
                print(f"{box.about.title}: {path.name} written")


if __name__ == "__main__":
    main()
