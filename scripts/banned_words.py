"""Make the lists that clues are judged by anew, from the dict files of WordNet 3.0.

    python -m scripts.banned_words WORDNET GAME [--check]

WORDNET is the folder with data.noun, index.noun and their like. GAME is the folder of the game: it
has the poles of each word, and in `lists` the corrections by hand. With --check nothing is written:
the files have to be as they would be made.
"""

from __future__ import annotations

import csv
import json
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import click
from scripts.wordnet import ADJECTIVE, ADVERB, ANTONYM, DERIVED, FILES, NOUN, SIMILAR, WordNet

VERSION: Final = 1  # raised whenever another clue may be refused or accepted than before
KINDS: Final = ("forms", "synonyms", "antonyms")
SENSES: Final = 2  # of a synonym, whose nouns are synonyms too
LONGEST_CLUE: Final = 5  # words
SHORTEST_PART: Final = 3  # letters of a word that goes on a closed compound
SHORT: Final = re.compile(r"[^aeiouy]*[aeiouy]+[^aeiouy]*([aeiou]+[^aeiouy]*|[ey]|le)?")  # to say
DOUBLED: Final = re.compile(r"[^aeiouy]*[aeiouy][^aeiouywx]")  # big, bigger

Poles = Mapping[str, tuple[list[str], list[str]]]  # by word, high and low
Banned = dict[str, tuple[set[str], set[str], set[str]]]


@click.command()
@click.argument("wordnet", type=click.Path(exists=True, file_okay=False, path_type=Path))
@click.argument("game", type=click.Path(exists=True, file_okay=False, path_type=Path))
@click.option("--check", is_flag=True, help="write nothing; fail if a file would be another")
def main(wordnet: Path, game: Path, check: bool) -> None:
    """Make the lists that clues are judged by anew."""
    stale = []
    for name, made in files(WordNet(wordnet), game).items():
        path = game / "lists" / name
        same = path.is_file() and path.read_text("utf-8") == made
        click.echo(f"{name}: {len(made) // 1000} kB, {'as it was' if same else 'another'}")
        if not same:
            stale.append(name)
            if not check:
                path.write_text(made, encoding="utf-8")
    if check and stale:
        raise click.ClickException(f"made from another WordNet, or by hand: {', '.join(stale)}")


def files(net: WordNet, game: Path) -> dict[str, str]:
    """Every file of the lists that is made, by its name."""
    poles = read_poles(game / "poles.csv")
    edits = json.loads((game / "lists" / "banned_edits.json").read_text("utf-8"))
    places = json.loads((game / "lists" / "clue_words.json").read_text("utf-8"))["degrees"]
    banned = corrected({word: derived(net, word, poles) for word in poles}, edits["words"])
    likenesses = {word for _, *both in banned.values() for each in both for word in each}
    return {
        "banned.json": as_json(banned),
        "compounds.txt": as_lines(compounds(net, {*likenesses, *places}) | set(edits["compounds"])),
        "words.txt": as_lines(plain_words(net, poles, edits["no_compounds"])),
        "no_compounds.txt": as_lines(edits["no_compounds"]),
        "inflected.txt": as_lines(inflected(net, likenesses)),
        "adjectives.txt": as_lines(adjectives(net, {*poles, *likenesses})),
    }


def read_poles(path: Path) -> Poles:
    with path.open(encoding="utf-8", newline="") as file:
        return {
            row["word"].lower(): (
                row["high_anchors"].lower().split(";"),
                row["low_anchors"].lower().split(";"),
            )
            for row in csv.DictReader(file)
        }


def derived(net: WordNet, word: str, poles: Poles) -> tuple[set[str], set[str], set[str]]:
    """Forms, synonyms and antonyms of a word, as WordNet and the poles have them."""
    forms, synonyms, antonyms = {word}, set(poles[word][0]), set(poles[word][1])
    for sense in net.of(ADJECTIVE, word):
        synonyms.update(sense.words)
        for pointer in sense.pointers_of(word, *DERIVED):
            forms.update(net.pointed(pointer))
        for pointer in sense.pointers:
            if pointer.kind == SIMILAR:  # a group of adjectives around one that has an opposite
                synonyms.update(net.pointed(pointer))
                antonyms.update(all_pointed(net, pointer.sense, ANTONYM))
        for pointer in sense.pointers_of(word, ANTONYM):
            antonyms.update(net.pointed(pointer))
            antonyms.update(all_pointed(net, pointer.sense, SIMILAR))
    synonyms |= nouns_of(net, synonyms)
    antonyms |= nouns_of(net, antonyms)
    return spaced(forms), spaced(synonyms) - spaced(forms), spaced(antonyms)


def all_pointed(net: WordNet, place: tuple[str, str], kind: str) -> Iterator[str]:
    """The words of all senses that this one points at, whatever word of theirs is meant."""
    for pointer in net.senses[place].pointers:
        if pointer.kind == kind:
            yield from net.senses[pointer.sense].words


def nouns_of(net: WordNet, words: Iterable[str]) -> set[str]:
    """What is derived from these adjectives: the nouns of their qualities, most of all."""
    return {
        found
        for word in words
        for sense in net.of(ADJECTIVE, word)[:SENSES]
        for pointer in sense.pointers_of(word, "+")
        for found in net.pointed(pointer)
    }


def corrected(found: Mapping[str, Iterable[set[str]]], edits: Mapping[str, Any]) -> Banned:
    banned: Banned = {}
    for word, lists in found.items():
        changes = edits.get(word, {})
        forms, synonyms, antonyms = [
            (words - set(change.get("remove", ()))) | set(change.get("add", ()))
            for words, change in zip(lists, [changes.get(kind, {}) for kind in KINDS], strict=True)
        ]
        banned[word] = (forms, synonyms, antonyms)
    return banned


def compounds(net: WordNet, telling: set[str]) -> set[str]:
    """Nouns of several words, one of which could not stand alone in a clue (GL-R9, GL-R10)."""
    return {
        " ".join(parts)
        for noun in net.words(NOUN)
        if 2 <= len(parts := parts_of(noun)) <= LONGEST_CLUE
        if any(part in telling or singular in telling for part, singular in with_singulars(parts))
    }


def parts_of(noun: str) -> list[str]:
    return [part.removesuffix("'s").strip("'") for part in re.split("[_-]", noun.strip("."))]


def with_singulars(parts: Iterable[str]) -> Iterator[tuple[str, str]]:
    for part in parts:
        yield part, part.removesuffix("s")


def plain_words(net: WordNet, axis_words: Iterable[str], no_compounds: Iterable[str]) -> set[str]:
    """Words that may go on a closed compound (GL-R9): common ones, and those that do in WordNet."""
    everything = frozenset().union(*map(net.words, FILES))
    known = {word for word in everything if re.fullmatch(rf"[a-z]{{{SHORTEST_PART},}}", word)}
    usual = {word for word in known if net.tagged[word]}
    starts = tuple(axis_words)
    for word in known.difference(no_compounds):
        if word.startswith(starts):
            rests = {word.removeprefix(start) for start in starts if word.startswith(start)}
            usual |= rests & known
    return usual


def inflected(net: WordNet, likenesses: set[str]) -> set[str]:
    """Plurals, adverbs and degrees of synonyms and antonyms, less what means something else.

    The plural of what is an adjective too is that of a thing: "lights". So is a word that WordNet
    has as a noun of its own: "news", "cooler".
    """
    found = {plural(word) for word in (likenesses & net.words(NOUN)) - net.words(ADJECTIVE)}
    for word in likenesses & net.words(ADJECTIVE):
        found |= {adverb for adverb in adverbs(word) if adverb in net.words(ADVERB)}
        if SHORT.fullmatch(word):
            found |= {compared(word) + ending for ending in ("er", "est")}
    return {word for word in found - net.words(NOUN) - likenesses if word.isalpha()}


def plural(word: str) -> str:
    if re.search("[^aeiou]y$", word):
        return word[:-1] + "ies"
    return word + ("es" if re.search("(s|x|z|ch|sh)$", word) else "s")


def adverbs(word: str) -> list[str]:
    return [
        word + "ly",
        word[:-1] + "ily" if word[-1] == "y" else word[:-1] + "y",  # happily, gently
        word + "ally",  # frantically
    ]


def compared(word: str) -> str:
    if DOUBLED.fullmatch(word):
        return word + word[-1]
    if word.endswith("e"):
        return word[:-1]
    return word[:-1] + "i" if word[-1] == "y" and word[-2] not in "aeiou" else word


def adjectives(net: WordNet, near: set[str]) -> set[str]:
    """Words that are adjectives and no nouns, common ones and those `near` the board (GL-R29)."""
    only = net.words(ADJECTIVE) - net.words(NOUN)
    return {word for word in only if word.isalpha() and (net.tagged[word] or word in near)}


def spaced(words: Iterable[str]) -> set[str]:
    return {word.replace("_", " ") for word in words}


def as_json(banned: Banned) -> str:
    """One word a line."""
    rows = [
        f" {json.dumps(word)}: {json.dumps([sorted(each) for each in lists], ensure_ascii=False)}"
        for word, lists in banned.items()
    ]
    note = "Made by scripts/banned_words.py; for each word its forms, synonyms and antonyms."
    head = f'{{"version": {VERSION}, "note": {json.dumps(note)}, "words": {{\n'
    return head + ",\n".join(rows) + "\n}}\n"


def as_lines(words: Iterable[str]) -> str:
    return "".join([f"{word}\n" for word in sorted(words)])


if __name__ == "__main__":
    main()
