"""For people: what is printed in the box, what is seen, said, drawn and refused. Plain Python."""

from pathlib import Path

from drakes.core.game import Boards, People
from drakes.core.guide import Guide
from drakes.games.duck_dealer.people.board import GALAXY, board_names
from drakes.games.duck_dealer.people.box import read_box
from drakes.games.duck_dealer.people.box_limits import refuse_box
from drakes.games.duck_dealer.people.drawing import draw_named
from drakes.games.duck_dealer.people.drawn_boards import board_values, judge_board
from drakes.games.duck_dealer.people.numbers import numbers
from drakes.games.duck_dealer.people.options import OPTIONS, VARIANTS, refuse_options
from drakes.games.duck_dealer.people.printed import printed
from drakes.games.duck_dealer.people.sheets import tell_of
from drakes.games.duck_dealer.people.start_turn_early import start_turn_early
from drakes.games.duck_dealer.people.teaching import TEACHING
from drakes.games.duck_dealer.people.terminal import draw
from drakes.games.duck_dealer.people.things import things
from drakes.games.duck_dealer.people.tips import goal, tips
from drakes.games.duck_dealer.people.view import view
from drakes.games.duck_dealer.people.warnings import warn
from drakes.games.duck_dealer.people.what_can_i_do import possible
from drakes.games.duck_dealer.people.why_not import why_not

PEOPLE = People(
    folder=Path(__file__).parent,
    read_box=read_box,
    refuse_box=refuse_box,
    why_not=why_not,
    view=view,
    things=things,
    draw=draw,
    options=OPTIONS,
    variants=VARIANTS,
    refuse_options=refuse_options,
    minutes=(120, 180),
    start_turn_early=start_turn_early,
    previewed=("collect", "build_consumer", "build_consumer_with", "build_spaceyard", "build_factory", "deliver"),
    printed=printed,
    numbers=numbers,
    tell_of=tell_of,
    teaching=TEACHING,
    draw_board=draw_named,
    boards=Boards(tuple(board_names()), GALAXY, board_values, judge_board),
    measured={
        "turns": ("turn", "action_turn"),
        "built": ("consumer_built", "factory_built", "spaceyard_built", "part_placed"),
        "delivered": ("delivered.product",),
    },
    guide=Guide(goal, possible, tips, warn),
)
