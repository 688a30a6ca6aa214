"""Rulebooks: every language has the same clauses, in the same chapters, and says something of its own in each."""

import re
import warnings

import pytest

from drakes.core.editions import load_box
from drakes.core.errors import DrakesError
from drakes.core.game import Game
from drakes.core.rulebook import NUMBER, Clause, Reading, clause_of, numbers_of, readings, rulebook
from drakes.core.text import LANGUAGES
from drakes.laws.cases import is_ours


def foreign(game: Game) -> list[str]:
    """The languages, besides English, in which a game's rules are written."""
    return [one for one in LANGUAGES[1:] if (game.people.folder / "clauses" / f"{one}.md").is_file()]


def chapters(clauses: tuple[Clause, ...]) -> list[tuple[str, str]]:
    """Each clause with the number or letter of its chapter."""
    return [(one.id, one.chapter.split()[0]) for one in clauses]


def test_languages_without_the_rules_are_listed(game: Game) -> None:
    missing = [language for language in LANGUAGES[1:] if language not in foreign(game)]
    assert not (missing and is_ours(game)), missing
    if missing:
        warnings.warn(f"the rules of {game.name} are not written in {', '.join(missing)}", stacklevel=1)


def test_every_language_has_the_same_clauses_in_the_same_chapters(game: Game) -> None:
    for language in foreign(game):
        assert chapters(rulebook(game, language).clauses) == chapters(rulebook(game, "en").clauses), language


def test_every_clause_is_translated(game: Game) -> None:
    english = {one.text for one in rulebook(game, "en").clauses}
    for language in foreign(game):
        assert [one.id for one in rulebook(game, language).clauses if one.text in english or not one.text] == []


def test_translations_cite_the_clauses_that_the_original_cites(game: Game) -> None:
    for language in foreign(game):
        book = rulebook(game, language)
        for one in rulebook(game, "en").clauses:
            assert cited(book[one.id].text) == cited(one.text), (language, one.id)


def test_the_same_numbers_come_from_the_box_in_every_language(game: Game) -> None:
    told = {language: numbers_in(game, language) for language in ("en", *foreign(game))}
    assert all(found == told["en"] for found in told.values()), told
    known = set(numbers_of(game, load_box(game)))
    assert {name for found in told["en"].values() for name in found} <= known


def numbers_in(game: Game, language: str) -> dict[str, set[str]]:
    """The numbers that the clauses take from the box, by the clauses that do."""
    text = (game.people.folder / "clauses" / f"{language}.md").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for clause in re.split(r"^(?=- [A-Z]+-|\| [A-Z]+-)", text, flags=re.MULTILINE):
        names = {name for name, _, _ in NUMBER.findall(clause)}
        if names:
            found[clause.split()[1]] = names
    return found


def cited(text: str) -> set[str]:
    """The clauses a text speaks of."""
    return set(re.findall(r"\b[A-Z]+-[A-Z\d]+(?:\.\d+)?", text))


def test_a_book_has_a_title_an_introduction_and_a_clause_for_every_refusal(game: Game) -> None:
    for language in ("en", *foreign(game)):
        book = rulebook(game, language)
        assert book.title
        assert book.introduction
        assert all(book[clause_of(refusal)].text for refusal in game.rules.clauses.values())


def test_every_language_marks_the_same_clauses_as_ours(game: Game) -> None:
    def marks(language: str) -> list[tuple[str, bool, bool]]:
        return [(one.id, bool(one.ours), one.is_ruling) for one in rulebook(game, language).clauses]

    for language in foreign(game):
        assert marks(language) == marks("en"), language


def test_a_mark_is_a_passage_of_its_clause_and_leaves_no_bracket_behind(game: Game) -> None:
    for language in ("en", *foreign(game)):
        for one in rulebook(game, language).clauses:
            assert all(passage and passage in one.text for passage in one.ours), one.id
            assert not re.search(r"[][{}]", one.text), one.id
            assert one.is_ruling or not re.search(r"-R\d", one.id)


def test_clauses_are_for_readers_and_hold_no_code(game: Game) -> None:
    for language in ("en", *foreign(game)):
        told = [text for one in rulebook(game, language).clauses for text in (one.chapter, one.text, one.sure)]
        introduction, found = readings(game, language)
        told += [introduction, *(text for one in found for text in (one.heading, one.text))]
        assert [text for text in told if "`" in text] == [], language


def explained(found: tuple[Reading, ...]) -> list[set[str]]:
    """The clauses each reading explains."""
    return [cited(one.text) for one in found]


def test_readings_explain_all_that_is_ours_in_every_language(game: Game) -> None:
    english = readings(game, "en")[1]
    if not english and not is_ours(game):
        pytest.skip(f"{game.name} does not tell how it reads the rules")
    ours = {one.id for one in rulebook(game, "en").clauses if one.ours}
    named = set().union(*explained(english))
    assert ours - named == set()
    assert named <= {one.id for one in rulebook(game, "en").clauses}
    for language in foreign(game):
        introduction, found = readings(game, language)
        assert explained(found) == explained(english), language
        assert introduction != readings(game, "en")[0]
        assert len({one.heading for one in found}) == len({one.heading for one in english})
        assert not {one.text for one in found} & {one.text for one in english}, language


def test_an_unknown_language_and_an_unknown_clause_are_refused(game: Game) -> None:
    with pytest.raises(DrakesError, match="not written in 'xx'"):
        rulebook(game, "xx")
    with pytest.raises(DrakesError, match=r"no clause 'ZZ-1\.1'"):
        rulebook(game, "en")["ZZ-1.1"]
