"""For people: what is printed in the box, what is seen, said, drawn and refused. Plain Python."""

from pathlib import Path

from drakes.core.game import People
from drakes.games.sitting_ducks.people.box import read_box
from drakes.games.sitting_ducks.people.box_limits import refuse_box
from drakes.games.sitting_ducks.people.foresight import foresees
from drakes.games.sitting_ducks.people.goals import is_saved, puts_out
from drakes.games.sitting_ducks.people.guide import GUIDE
from drakes.games.sitting_ducks.people.numbers import numbers
from drakes.games.sitting_ducks.people.options import OPTIONS, VARIANTS, refuse_options
from drakes.games.sitting_ducks.people.sheets import tell_of
from drakes.games.sitting_ducks.people.start_turn_early import start_turn_early
from drakes.games.sitting_ducks.people.teaching import TEACHING
from drakes.games.sitting_ducks.people.terminal import draw
from drakes.games.sitting_ducks.people.things import things
from drakes.games.sitting_ducks.people.view import view
from drakes.games.sitting_ducks.people.why_not import why_not
from drakes.games.sitting_ducks.rules.actions import TARGET_DOMAINS

PEOPLE = People(
    folder=Path(__file__).parent,
    read_box=read_box,
    refuse_box=refuse_box,
    why_not=why_not,
    view=view,
    draw=draw,
    options=OPTIONS,
    variants=VARIANTS,
    refuse_options=refuse_options,
    minutes=(20, 20),
    start_turn_early=start_turn_early,
    foresees=foresees,
    things=things,
    numbers=numbers,
    tell_of=tell_of,
    teaching=TEACHING,
    previewed=tuple(card.name.lower() for card in TARGET_DOMAINS),
    guide=GUIDE,
    measured={
        "turns": ("turn", "reshuffled"),
        "ducks": ("hit", "missed", "marched", "eliminated"),
        "cards": ("played.card",),
    },
    goals={"out": puts_out, "save": is_saved},
)
