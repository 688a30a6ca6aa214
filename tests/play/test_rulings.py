"""Games whose rules are read otherwise than before: what was begun by an earlier version goes on by its readings."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec
import pytest

from drakes.core.errors import DrakesError
from drakes.core.game import Game
from drakes.core.position import position_from_json, position_from_text, position_to_text
from drakes.laws.cases import Case
from drakes.play.entries import Open
from drakes.play.fair import commitment_of
from drakes.play.history import Outdated
from drakes.play.logfile import log_from_text, log_to_text
from drakes.play.match import Match
from drakes.play.new_tables import Sitter, branch, rematch
from drakes.play.table import Table
from drakes.play.verify import verify
from tests.play.tables import SMALL, START, key_of, open_table, play, seat_all

WRITTEN_BEFORE = {
    "duck_dealer": "duck_dealer.1.b40724ec2a6c."
    "eNrdkNsKwjAQRGdyaY1NmwffBYvoh_n_v-CatYm0oK346AmEYS-TzYrcDToKQIgIHIDzOJoCMwI60_g2dPudzGCEQsLgB2IKIaTofTwMLdrhluHkqFd-fK1b9GSMCuo0NeIWqUUkDzoJi5piEXS1y9bIoh0lxUbbX4Z6vFS5Lp5zH_Vrb3-U90h7sqkU4o"
    "slZHoYbz_4EfbCfu63zUb1FfI_fg-P8Zze",
    "dragon_market": "dragon_market.1.4a9df6ddfd98."
    "eNqVkD0OgkAUhL_dRVgUXQH_f_CnsbC1NrHWzs7GI3gDL-LxPIeuCGgFiU7yksm8SWbeg__wkL_5Vuy5sOHKlgNrdpywxhqjb2qMZcaZYzp3PP3WwcFW"
    "YvZJnVuLaECvPyD1o-rFwtp2LRiOxjkPnfirR26HScGhy7TgvqdJvjqm2cr58nPCoqoNCISUQkgd-01Vl46piRZRO_BCtyFLUPahJL1Fiyw7g6Oemc8V"
    "dII04V0GXobNWYA",
}
"""For each such game the position after 40 actions of a match with two seats and seed 1, as the last release that knew
version 1 alone wrote it."""
READ_OTHERWISE = [case for case in SMALL if case.game.rules.has_rulings]


@pytest.fixture(params=READ_OTHERWISE, ids=str)
def case(request: pytest.FixtureRequest) -> Any:
    return request.param


def after_forty(game: Game, rules: int) -> Match:
    match = Match(game, 2, seed=1, rules=rules)
    for n in range(40):
        match.play(match.legal()[n % len(match.legal())])
    return match


def test_positions_of_version_1_are_written_and_read_as_they_were(case: Case) -> None:
    game, text = case.game, WRITTEN_BEFORE[case.game.name]
    match = after_forty(game, 1)
    assert (match.to_text(), match.rules_version) == (text, 1)
    for state in (position_from_text(game, text), position_from_json(game, json.loads(json.dumps(match.to_json())))):
        assert (state.rulings, game.rules.codec.pack(state)) == (0, match.to_bytes())
    assert "rulings" not in match.to_json()["state"]


def test_positions_of_now_say_so(case: Case) -> None:
    game, match = case.game, Match(case.game, 2, seed=1)
    assert (match.rules_version, match.hidden(0).rulings + 1) == (game.rules.version, game.rules.version)
    assert position_from_text(game, match.to_text()).rulings == game.rules.version - 1
    assert position_from_json(game, match.to_json()).rulings == game.rules.version - 1


def test_a_position_that_says_one_version_and_is_of_another_is_refused(case: Case) -> None:
    game = case.game
    data = Match(game, 2, seed=1).to_json()
    data["state"]["rulings"] = 0
    with pytest.raises(DrakesError, match="version"):
        position_from_json(game, data)
    with pytest.raises(DrakesError, match="rules"):
        position_from_json(game, {**data, "rules": game.rules.version + 1})
    old, new = (Match(game, 2, seed=1, rules=rules) for rules in (1, game.rules.version))
    body = position_to_text(game, position_from_text(game, new.to_text())).rsplit(".", 1)[1]
    with pytest.raises(DrakesError, match="version"):
        position_from_text(game, f"{old.to_text().rsplit('.', 1)[0]}.{body}")


def test_logs_say_by_which_version_they_were_played(case: Case) -> None:
    for rules in case.game.rules.versions:
        match = after_forty(case.game, rules)
        text = log_to_text(match)
        assert f"rules {rules}\n" in text
        again = log_from_text(text)
        assert (again.rules_version, again.to_bytes(), log_to_text(again)) == (rules, match.to_bytes(), text)
        assert match.at(30).rules_version == rules
    with pytest.raises(DrakesError, match="version 77"):
        log_from_text(text.replace(f"rules {rules}\n", "rules 77\n"))


def old_table(case: Case, seed: int) -> Table:
    """A table begun under version 1."""
    opened = open_table(case, seed).entries[0]
    assert isinstance(opened, Open)
    head = msgspec.structs.replace(opened.head, rules=1)
    table = Table.replay([msgspec.structs.replace(opened, head=head)], key_of(seed))
    seat_all(table)
    table.accept(table.deal(START))
    return table


def test_a_table_begun_under_version_1_goes_on_by_it_and_so_does_a_branch_but_not_a_rematch(case: Case) -> None:
    table = old_table(case, 5)
    play(table, Random(5), 30)
    assert table.history.position is not None
    assert table.history.position.state.rulings == 0
    again = Table.replay(table.entries, key_of(5))
    assert again.history.position is not None
    assert again.history.position.hash() == table.history.position.hash()
    assert verify(table.entries, key_of(5)) == []
    for seat in range(case.seats - 1):
        table.accept(table.resign(seat, START))
    head, _ = rematch(table, table="next", commitment="c")
    assert head.rules == case.game.rules.version
    sitters = [Sitter(f"Player {seat}", "person") for seat in range(case.seats)]
    secret, then = commitment_of(key_of(6)), table.history.line[3]
    entries = branch(table, then, table="other", commitment=secret, sitters=sitters, now=START)
    assert Table.replay(entries, key_of(6)).history.position.state.rulings == 0  # type: ignore[union-attr]


def test_a_table_of_a_version_that_does_not_exist_is_named_by_its_release(case: Case) -> None:
    table = old_table(case, 7)
    opened = table.entries[0]
    assert isinstance(opened, Open)
    for rules in (0, case.game.rules.version + 1, 10**9):
        head = msgspec.structs.replace(opened.head, rules=rules)
        with pytest.raises(Outdated):
            Table.replay([msgspec.structs.replace(opened, head=head), *table.entries[1:]], key_of(7))
