# What the things of Sitting Ducks answer when they are touched, in English.

card-title = { $card }
card-does = { $text }
seat-title = { $seat }
swimmer = { $swimmer }
times = × { $count }
so-many = { $count } × { $swimmer }
could-play = Where it could be played now
nowhere = Nowhere, as the line is now
anywhere = It needs no target
place-with = Place { $place }: { $swimmer }
place-sight = { $state ->
    [sight] aimed at
   *[free] not aimed at
}
front = At the front of the line
last = Last in the line
between = In the line
there = What is there
your-cards = Your cards here
belongs = Belongs to: { $seat }
water = Water: nobody’s
water-note = a shot there is wasted
below = Below it: { $swimmer }
below-note = it cannot be hit while it is covered
dives = Dives until the next turn of { $seat }
aimed = A sight hangs here
not-aimed = No sight here
aimed-note = whoever shoots hits what swims here then
pond-title = The pond
pond-lead = From here the line is filled up from behind
pond-count = cards in the pond
pond-mix = On top, in an order nobody knows
pond-queue = Below, the next one first
pile-title = Action cards
pile-lead = When the pile is used up the discards are shuffled
pile-count = in the pile
discards-count = laid down
unseen = Not seen yet: in the pile or in hands
discards = Laid down
ducks-left = ducks left
ducks-hit = hit
cards-held = cards in hand
seat-lead = { $state ->
    [won] Has won
    [out] Can no longer win
    [secret] The colour is secret
   *[plays] Still in the game
}
ducks = Ducks
hand = Hand
in-pond = In the pond: { $count }
duck-at = Place { $place }
duck-state = { $state ->
    [below] covered
    [dives] dives
    [aimed] aimed at
   *[free] not aimed at
}
back = Card { $slot }, face down
not-these = known not to be { $cards }
