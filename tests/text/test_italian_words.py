"""Italian words: a thing has the name that the printed rules give it, in all texts of a game."""

# ruff: noqa: RUF001 (the apostrophe is that of the texts)

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from drakes.core.game import find_game

BOARDS = Path(__file__).parents[2] / "web" / "src" / "boards"

RETIRED = {
    "duck_dealer": {
        "gettone energia": r"disc(?:o|hi)",
        "cabina dell’equipaggio": r"cabin[ae] d’equipaggio",
        "cabina telefonica": r"cabin[ae](?! dell’equipaggio| telefonic)",
        "pilota": r"navigator[ei]",
        "stiva di carico": r"stiv[ae](?! di carico)",
        "slot": r"spazio (?:vuoto|pieno|per)|spazi (?:vuoti|pieni|segnati|per equipaggiamento)",
        "spazio": r"pass[oi]",
        "spazio profondo": r"spazio aperto|nello spazio(?! profondo)",
        "tratta di rotta intergalattica": r"superstrad[ae]|autostrad[ae]|tratt[oi]",
        "portale di Schrödinger": r"varc(?:o|hi)(?! d’(?:entrata|uscita))",
        "spazioporto": r"cantier[ei]|spaziport[oi]",
        "clientela": r"consumator[ei]",
        "tabellone": r"planci[ae](?! dell’astronave)",
        "astronave": r"nav[ei]",
        "accumulare": r"raccog\w+|raccolt\w+",
        "scartare": r"lasci\w*(?! (?:il pianeta|aperti))",
        "puntata": r"offert[ae] (?:segret[ae]|dell’asta|più alta)|ha offerto",
        "merce primaria": r"merc[ei] prim[ae]|prime:|non prim[ae]",
        "pillole dimagranti": r"dietetic\w+",
        "militare": r"esercito",
    },
    "sitting_ducks": {
        "casella": r"al posto \{",
        "sotto tiro": r"sotto mira",
        "affiancate": r"caselle (?:libere )?vicine",
        "va via": r"il mirino (?:sparisce|si consuma)",
    },
    "dragon_market": {
        "a un capo": r"estremità|marinaio in fondo",
        "far scivolare": r"scorrere",
        "passare": r"sfior\w+",
        "posare": r"mett\w+ una barca|barca da mettere",
        "«carta»": r"[“”]",
    },
}
"""For each game: the word for a thing, and what it was called before."""


def sentences(game: str) -> Iterator[tuple[str, str]]:
    """Every Italian message and clause of a game, each in one line, with the folder it lies in."""
    people = find_game(game).people.folder
    files = [people / "text" / "it.ftl", *(people / kind / "it.md" for kind in ("clauses", "readings", "how_to_play"))]
    for file in [*files, *(BOARDS / game / kind / "it.ftl" for kind in ("text", "card", "rules", "sheets"))]:
        for line in re.sub(r"\n +", " ", file.read_text(encoding="utf-8")).splitlines():
            yield str(file.parent), line


def found(game: str, pattern: str) -> list[tuple[str, str]]:
    """The sentences of a game in which a pattern of whole words occurs."""
    words = re.compile(rf"(?<!\w)(?:{pattern})(?!\w)", re.IGNORECASE)
    return [(where, line) for where, line in sentences(game) if words.search(line)]


@pytest.mark.parametrize(
    ("game", "word", "retired"), [(game, *pair) for game, words in RETIRED.items() for pair in words.items()]
)
def test_a_thing_has_one_name(game: str, word: str, retired: str) -> None:
    assert found(game, retired) == [], f"the word is: {word}"


@pytest.mark.parametrize("game", RETIRED)
def test_marks_stand_close_and_accents_are_right(game: str) -> None:
    assert found(game, r"\w+ [;:!]|\w+'\w*|perchè|poichè|finchè|nè|sè|E’") == []
