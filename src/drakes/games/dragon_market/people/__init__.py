"""For people: what is printed in the box, what is seen, said, drawn and refused. Plain Python."""

from pathlib import Path

from drakes.core.game import People
from drakes.games.dragon_market.people.box import read_box
from drakes.games.dragon_market.people.box_limits import refuse_box
from drakes.games.dragon_market.people.foresight import foresees
from drakes.games.dragon_market.people.guide import GUIDE
from drakes.games.dragon_market.people.numbers import numbers
from drakes.games.dragon_market.people.options import OPTIONS, VARIANTS, refuse_options
from drakes.games.dragon_market.people.sheets import tell_of
from drakes.games.dragon_market.people.start_turn_early import start_turn_early
from drakes.games.dragon_market.people.teaching import TEACHING
from drakes.games.dragon_market.people.terminal import draw
from drakes.games.dragon_market.people.things import things
from drakes.games.dragon_market.people.view import view
from drakes.games.dragon_market.people.why_not import why_not

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
    minutes=(30, 45),
    against_bots="quick",
    start_turn_early=start_turn_early,
    foresees=foresees,
    numbers=numbers,
    guide=GUIDE,
    tell_of=tell_of,
    teaching=TEACHING,
    measured={
        "turns": ("turn", "coin_spent"),
        "moves": ("stepped", "slid", "turned"),
        "cards": ("validated",),
        "goods": ("took.good",),
    },
)
