"""The rules kernel: an agenda of plain frames, one judge per choice, logged luck, built views."""
