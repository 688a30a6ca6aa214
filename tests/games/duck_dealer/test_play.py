"""Whole games: on generated galaxies, by traders, with all pieces there after every move; views and features."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest
from rich.console import Console

from drakes.core.events import Event, EventLog
from drakes.core.game import NATURE, OVER, Player
from drakes.core.record import Codec
from drakes.core.text import LANGUAGES, Words
from drakes.games.duck_dealer import GAME
from drakes.games.duck_dealer.bots.players import PLAYERS, random
from drakes.games.duck_dealer.bots.trader import trader
from drakes.games.duck_dealer.people.box import lay_out_board
from drakes.games.duck_dealer.people.galaxy import make_galaxy
from drakes.games.duck_dealer.people.players_aid import Speed
from drakes.games.duck_dealer.people.terminal import draw
from drakes.games.duck_dealer.people.view import Offer, Pathway
from drakes.games.duck_dealer.rules.state import Box, Phase, State
from drakes.play.match import Match
from tests.games.duck_dealer.table import Table, lay, standard_box

BOX_CODEC = Codec(Box)


@cache
def galaxy_box(seed: int) -> Box:
    """The standard box on a generated board."""
    box: Box = BOX_CODEC.unpack(BOX_CODEC.pack(standard_box()))
    for number in range(len(box.route)):
        box.route[number].dots = 0
    lay_out_board(make_galaxy(seed), box)
    return box


def play(box: Box, seats: int, seed: int, players: list[Player[Box, State]], **options: Any) -> Table:
    """A game to its end, checked after every move: pieces, the list of actions, and the refusals now and then."""
    state, chance, n = GAME.new_state(seats, options), Random(seed), 0
    GAME.rules.setup(box, state)
    table, start = Table(state, box), pieces(box, state)
    while (mover := GAME.rules.to_move(state)) != OVER:
        legal = table.legal()
        actions = [GAME.rules.actions.parse(text) for text in legal]
        if mover == NATURE:
            action = chance.choices(actions, list(legal.values()))[0]
        else:
            action = players[mover](box, hidden(box, state, mover), actions, chance.randrange(1 << 30))
        if n % 61 == 0:
            allowed = [a for a in range(GAME.rules.actions.size) if GAME.people.why_not(box, state, a) == 0]
            assert allowed == actions
        n += 1
        GAME.rules.apply(box, state, action, EventLog())
        assert pieces(box, state) == start
        check_ships(box, state)
    return table


def hidden(box: Box, state: State, seat: int) -> State:
    seen: State = GAME.rules.codec.copy(state)
    GAME.rules.hide(box, seen, seat)
    return seen


def pieces(box: Box, state: State) -> list[int]:
    out = [0] * len(GAME.rules.piece_names)
    GAME.rules.pieces(box, state, out)
    return out


def check_ships(box: Box, state: State) -> None:
    """What is kept beside the pieces agrees with them."""
    for ship in state.ships[: state.seats]:
        assert ship.aboard == sum(ship.goods)
        assert ship.filled == sum(ship.gear) <= box.slots
        assert min(*ship.goods, *ship.energy, *ship.virtual, *ship.gear, ship.cubes, *state.supply) >= 0
        assert not any(ship.virtual) or state.phase >= Phase.ACTION
    for route in range(box.routes):
        parts = [ship.parts[route] for ship in state.ships[: state.seats]]
        assert sum(parts) == sum({1 << i for i in range(6) for part in parts if part >> i & 1})


@pytest.mark.parametrize("seats", GAME.rules.seats)
def test_traders_play_whole_games(seats: int) -> None:
    table = play(standard_box(), seats, seats, [trader] * seats)
    assert max(table.scores()) > 100


def test_a_trader_among_random_players_wins() -> None:
    for seat in range(3):
        players: list[Player[Box, State]] = [random] * 3
        players[seat] = trader
        assert play(standard_box(), 3, seat, players).places()[seat] == 1


@pytest.mark.parametrize("start", ["random", "seats", "auction"])
def test_random_games_on_galaxies_end(start: str) -> None:
    for seed in range(3):
        play(galaxy_box(seed), 2 + seed, seed, [random] * 5, start=start)


def test_traders_play_on_galaxies() -> None:
    assert max(play(galaxy_box(1), 4, 1, [trader] * 4, start="auction").scores()) > 50


@pytest.mark.deep
@pytest.mark.parametrize("seed", range(30))
def test_the_laws_of_play_hold_on_thirty_galaxies(seed: int) -> None:
    for seats in GAME.rules.seats:
        play(galaxy_box(seed), seats, seed, [random] * seats)
        play(galaxy_box(seed), seats, seed, [random] * seats, start="auction")
    play(galaxy_box(seed), 2 + seed % 4, seed, [trader] * 5)


@pytest.mark.parametrize("name", PLAYERS)
def test_a_players_choice_depends_only_on_what_it_is_given(name: str) -> None:
    match = Match(GAME, 3, seed=5)
    for n in range(150):
        seat = match.to_move
        assert seat is not None
        choices = {PLAYERS[name](standard_box(), match.hidden(seat), match.legal(), n) for _ in range(2)}
        assert len(choices) == 1
        match.play(choices.pop())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_drawn_in_every_phase(language: str) -> None:
    match, console = Match(GAME, 3, seed=3, options={"start": "auction"}), Console(width=100, record=True)
    chance, words, seen = Random(1), Words(GAME, language), set()
    while not match.is_over:
        view = match.view(match.to_move)
        if view.phase not in seen:
            seen.add(view.phase)
            with console.capture() as drawn:
                console.print(draw(view, words, ["Anna", "Ben", "Carla"]))
            assert "Anna" in drawn.get()
        match.play(chance.choice(match.legal()))
    assert {"bid", "gear", "start", "turn", "action", "part", "exit", "explore"} <= seen


def test_the_view_shows_ships_tiles_offers_and_steps() -> None:
    table = lay("S1", "1 0 0", "rubber_ducks").put(2, "S1").consumer("C", "satellites").factory("C", "diet_pills")
    table.claim(2, "C", 2).pave(2, "C-I1 2")
    table.play("entrance 2", "exit 3", "give rubber_ducks")
    view = GAME.people.view(table.box, table.state)
    centre, first = view.planets[0], view.planets[1]
    assert (centre.consumer, centre.built, centre.factory) == ("satellites", True, "diet_pills")
    assert (centre.privileges, centre.steps) == ([None, None, 1], 7)
    assert first.pathway == Pathway(seat=0, end="entrance")
    assert view.routes[0].parts == [None, 1]
    assert view.offer == Offer(gives={"rubber_ducks": 1}, asks={}, partner=None)
    assert [seat.planet for seat in view.seats] == [6, 6]
    assert (view.planets[6].spaceyard, view.yards[0].gear) == (0, "cargo_hold")


def test_the_view_gives_the_printed_numbers_of_placard_track_and_aid() -> None:
    printed = Match(GAME, 2, seed=1).view(0).printed
    assert printed.speeds == [Speed(8, 3), Speed(5, 3), Speed(2, 3)]
    assert [(row.parts, row.until) for row in printed.free_parts] == [(1, 6), (2, 12), (3, 24)]
    assert (printed.kept, printed.claim, printed.first_gear, printed.hold) == (4, 3, 3, 2)


def test_a_log_speaks_of_planets_and_dots_by_the_names_on_the_board() -> None:
    words = Match(GAME, 2, seed=1).words()
    assert words.action(GAME.rules.actions.parse("fly 2")) == "Fly to planet Teal"
    assert words.event(Event("stopped", {"seat": 0, "dot": 1}), ["Anna", "Ben"], 0).startswith(
        "You fly to dot Canvasback–Teal 2 "  # noqa: RUF001
    )
    assert Words(GAME).action(GAME.rules.actions.parse("fly 2")) == "Fly to planet 2"


def test_the_view_shows_a_ship_in_mid_space_and_the_partner_asked() -> None:
    table = lay("C-I1 2", "1 0 0")
    seat = GAME.people.view(table.box, table.state).seats[0]
    assert (seat.planet, seat.dot, seat.speed, seat.capacity) == (None, 1, 8, 7)
    table = lay("S1", "0 0 0", "rubber_ducks").put(2, "S1")
    table.play("give rubber_ducks", "send 2")
    assert GAME.people.view(table.box, table.state).offer.partner == 1
    assert GAME.people.view(table.box, table.state).planets[0].steps is None


@pytest.mark.parametrize("rulings", [0, 1])
def test_dd_3_9_while_a_cube_is_taken_back_the_steps_are_those_of_who_takes_it(rulings: int) -> None:
    table = lay("S1", "1 0 0").charge(2, "1 0 0").pave(2, "C-I1 1", "C-I1 2")
    table.state.rulings = rulings
    table.ship(2).cubes = 0
    box = BOX_CODEC.unpack(BOX_CODEC.pack(table.box))
    box.cubes = 2
    for action in ("end_turn", "act"):
        GAME.rules.apply(box, table.state, GAME.rules.actions.parse(action), table.log)
    view = GAME.people.view(box, table.state)
    steps = [planet.steps for planet in view.planets]
    assert (view.phase, view.to_move) == ("take_back", 1)
    assert steps == lay("S2", "1 0 0").pave(1, "C-I1 1", "C-I1 2").state.reach[: box.planets]


def features(table: Table, seat: int) -> Any:
    out = GAME.rules.features()
    GAME.rules.observe(table.box, hidden(table.box, table.state, seat), out)
    return out


def test_features_count_seats_from_ones_own() -> None:
    table = lay("C-I1 2", "1 2 3", "science", seats=3).put(3, "O5").claim(3, "O5", 0)
    table.ship(1).score = 345
    own, other = features(table, 0), features(table, 2)
    assert (own.ships[0].route, own.ships[0].dot, own.ships[0].laps, own.ships[0].points) == (1, 2, 3, 45)
    assert list(own.ships[0].energy) == [1, 2, 3]
    assert list(other.ships[1].energy) == [1, 2, 3]
    assert (own.planets[15].ships[2], other.planets[15].ships[0]) == (1, 1)
    assert (own.planets[15].privileges[0], other.planets[15].privileges[0]) == (2, 1)
    assert [ship.to_move for ship in own.ships] == [1, 0, 0, 0, 0]
    assert [ship.position for ship in other.ships] == [3, 1, 2, 0, 0]


def test_features_show_tiles_track_and_pathways() -> None:
    table = lay("S1", "1 0 0", seats=2).consumer("C", "stealth_ducks").factory("C", "science").pave(2, "C-I1 2")
    table.play("entrance 2", "exit 3")
    seen = features(table, 1)
    centre = seen.planets[0]
    assert (list(centre.mine), centre.is_built, centre.is_visited) == ([1, 0, 0, 0, 0], 1, 1)
    assert (list(centre.consumer).index(1), list(centre.factory).index(1), sum(centre.yard)) == (2, 7, 0)
    assert (list(seen.planets[7].yard), sum(seen.planets[7].consumer)) == ([0, 1, 0, 0, 0], 0)
    assert (list(seen.planets[1].entrance), list(seen.planets[2].exit)) == ([0, 1, 0, 0, 0], [0, 1, 0, 0, 0])
    assert list(seen.track)[:12] == [1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 0]
    assert (seen.ships[0].parts[0], seen.stock[7], seen.turn, seen.free_parts) == (2, 1, 1, 1)
    assert (list(seen.phase).index(1), centre.steps) == (Phase.ACTION, 7)


def test_features_show_offers_and_bids() -> None:
    table = lay("S1", "0 0 0", "rubber_ducks").put(2, "S1").load(2, "military")
    table.play("give rubber_ducks", "ask military")
    seen = features(table, 0)
    assert (seen.given[0], seen.asked[16], seen.offers) == (1, 1, 1)
    assert (seen.ships[0].bid, seen.ships[0].second_bid, seen.ships[4].bid) == (-1, -1, 0)
