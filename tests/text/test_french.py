"""French as it is printed: its marks stand off, and things have the names of the French rulebooks, everywhere."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FILES = sorted(file for tree in ("src/drakes", "web/src") for file in (ROOT / tree).rglob("fr.*"))
CODE = re.compile(r"`[^`]*`")
ILL_SET = re.compile("(?<!\N{NO-BREAK SPACE})[;:!?»%]|«(?!\N{NO-BREAK SPACE})|[\"'\N{NARROW NO-BREAK SPACE}]")

# words that the printed games use for something else, or not at all
RETIRED = {
    "sitting_ducks": r"mares?|files?|pioch\w+|cases?|couples?|abris?|abrit\w+|perdus?|résurrection"
    r"|une chance pour la paix",
    "dragon_market": r"réserve|jeu avancé|gliss\w+|emplacements?|marin (?:au bout|central|d.extrémité)|autre bout",
    "duck_dealer": r"pions?|(?:demi-)?soutes?|cabines? d.équipage|mouvements?|bâtisseurs?|tronçons?|autoroutes?"
    r"|voies? rapides?|chantiers?(?! spatia)|plateau(?! de jeu)|piste des (?:tours|points)|récolt\w+|abandonn\w+"
    r"|mises?(?! en place)|misé|miser|intermédiaires?|finales?|finaux|pilules de régime|armée|pas par|places? vides?",
}


def sentences_of(file: Path) -> list[str]:
    """What a file says, a message or clause at a time, without comments and what stands there as code."""
    text = re.sub(r"\n +", " ", CODE.sub("", file.read_text(encoding="utf-8")))
    return [line for line in text.splitlines() if not (file.suffix == ".ftl" and line.startswith("#"))]


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_french_marks_stand_off_by_a_no_break_space(file: Path) -> None:
    assert [said for said in sentences_of(file) if ILL_SET.search(said)] == []


@pytest.mark.parametrize("game", RETIRED)
def test_things_have_the_names_of_the_french_rulebook(game: str) -> None:
    retired = re.compile(rf"\b(?:{RETIRED[game]})\b", re.IGNORECASE)
    files = [file for file in FILES if game in file.parts]
    expected = {"card", "clauses", "first", "how_to_play", "readings", "rules", "sheets", "text"}
    assert {file.parent.name for file in files} >= expected
    assert [said for file in files for said in sentences_of(file) if retired.search(said)] == []
