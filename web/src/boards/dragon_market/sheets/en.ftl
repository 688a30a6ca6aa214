# What the things of Dragon Market answer when they are touched, in English.

good-title = { $good }
seat-title = { $seat }
card-title = { $card }
card-home = { $card }
bonus-text = { $text }
good-lead = { $wanted ->
    [yes] On your card, still missing
   *[no] Merchandise
}
where = Where it lies
pile-on = { $square }, on boat { $boat }
tokens = { $count ->
    [one] { $count } token left
   *[other] { $count } tokens left
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
no-walk = no way yet
nowhere = Nowhere in the harbour
who-needs = Who needs it
needs = { $seat }: { $state ->
    [has] has it
   *[needs] needs it
}
boxed = Back in the box
boxed-count = { $count }
boat-title = Boat { $boat }
boat-lead = { $kind ->
    [centre] Its sailor stands in the middle, on { $square }
   *[end] Its sailor stands at an end, on { $square }
}
on-board = On board
good-on = { $good } on { $square }
empty = { $square } is empty
stands = { $seat } stands on it
goes-along = and goes along
slide = Slide
slides = { $way }: { $count ->
    [0] blocked
    [one] { $count } square
   *[other] up to { $count } squares
}
price-one = 1 point
turn = Turn about its sailor
turns = { $side ->
    [left] { $can ->
        [yes] To the left
       *[no] To the left: something is in the way
    }
   *[right] { $can ->
        [yes] To the right
       *[no] To the right: something is in the way
    }
}
seat-lead = Cards home: { $cards } of { $target }
looking-for = Looking for
home = Brought home
places = On the board
heir-on = Heir on { $square }
pontoon-on = Pontoon on { $square }
secret = A secret red card
secret-note = you see it when it is shown
coins-label = coins
cards-label = cards home
taken = taken
lies-on = on { $squares }
asks-for = Asks for
holder = Whose it is
held-by = { $seat }
bonus = What it gives
card-lead = { $kind ->
    [red] A red card
   *[blue] A blue card
}
coins-title = Coins
coins-lead = Points left over become coins. You may spend { $most } a turn, each a point.
supply-label = in the supply
who-has = Who has how many
coins = { $count }
dice-title = Dice and points
dice-lead = What the dice show are the points of this turn
points-left = points left
points-for = What a point does
spend-step = A step of your heir
spend-slide = Any boat slides, as far as you like
spend-turn = Any boat turns a quarter about its sailor
square-title = Square { $square }
square-lead = Open water: boats may move here, heirs may not
