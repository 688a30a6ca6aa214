"""Rulebooks: every language has the same clauses, in the same chapters, and says something of its own in each."""

import re

import pytest

from drakes.core.errors import DrakesError
from drakes.core.game import Game
from drakes.core.rulebook import Clause, rulebook
from drakes.core.text import LANGUAGES

FOREIGN = LANGUAGES[1:]


def chapters(clauses: tuple[Clause, ...]) -> list[tuple[str, str]]:
    """Each clause with the number or letter of its chapter."""
    return [(one.id, one.chapter.split()[0]) for one in clauses]


@pytest.mark.parametrize("language", FOREIGN)
def test_every_language_has_the_same_clauses_in_the_same_chapters(game: Game, language: str) -> None:
    assert chapters(rulebook(game, language).clauses) == chapters(rulebook(game, "en").clauses)


@pytest.mark.parametrize("language", FOREIGN)
def test_every_clause_is_translated(game: Game, language: str) -> None:
    english = {one.text for one in rulebook(game, "en").clauses}
    assert [one.id for one in rulebook(game, language).clauses if one.text in english or not one.text] == []


@pytest.mark.parametrize("language", FOREIGN)
def test_translations_cite_the_clauses_that_the_original_cites(game: Game, language: str) -> None:
    foreign = rulebook(game, language)
    for one in rulebook(game, "en").clauses:
        cited = set(re.findall(r"[A-Z]{2}-[A-Z\d]+(?:\.\d+)?", one.text))
        assert set(re.findall(r"[A-Z]{2}-[A-Z\d]+(?:\.\d+)?", foreign[one.id].text)) == cited, one.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_book_has_a_title_an_introduction_and_a_clause_for_every_refusal(game: Game, language: str) -> None:
    book = rulebook(game, language)
    assert book.title
    assert len(book.introduction) > 100
    assert all(book[clause].text for clause in game.rules.clauses.values() if clause)


def test_an_unknown_language_and_an_unknown_clause_are_refused(game: Game) -> None:
    with pytest.raises(DrakesError, match="not written in 'xx'"):
        rulebook(game, "xx")
    with pytest.raises(DrakesError, match=r"no clause 'ZZ-1\.1'"):
        rulebook(game, "en")["ZZ-1.1"]
