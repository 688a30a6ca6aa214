# Words of the board of Sitting Ducks.

sd-line = The line, its front on the left
sd-hand = Your hand
sd-players = Players
sd-you = You
sd-ask-play = Your turn: play a card.
sd-ask-discard = None of your cards can be played: discard one.
sd-ask-arrange = Lay the line in the order you like.
sd-raise-first = First choose a card of your hand: then you see where it can be played.

## What a card would do, on a badge
sd-hits = hits { $name }
sd-hits-you = hits you
sd-hits-colour = { $colour } hit
sd-misses = no hit
sd-aims = at { $name }
sd-aims-you = at you
sd-aims-colour = at { $colour }
sd-aims-water = at water
sd-dives = safe
sd-hides = under { $name }
sd-hides-you = under yours
sd-hides-colour = under { $colour }
sd-goes = to { $place }
sd-returns = back to the pond

## What lies on a place
sd-duck-yours = your { $duck }
sd-duck-of = { $name }’s { $duck }
sd-below = { $name } below
sd-below-you = yours below
sd-safe = safe until { $name } plays
sd-safe-you = safe until you play
sd-place = Place { $place }: { $what }
sd-place-empty = Place { $place }: empty
sd-place-below = below it { $what }
sd-place-sight = with a sight
sd-place-no-sight = no sight

## Cards in hand
sd-targets = { $count ->
    [one] { $count } target
   *[other] { $count } targets
}
sd-no-target = cannot be played
sd-plays = plays at once
sd-discard = discard it

## Laying the line anew
sd-arrange-done = Lay it like this
sd-arrange-card = Place { $place }: { $what }. Space lifts, arrows move.
sd-arrange-ahead = One place ahead: { $what }
sd-arrange-back = One place back: { $what }

## Players, pond and cards
sd-ducks = { $count ->
    [one] { $count } duck
   *[other] { $count } ducks
}
sd-secret = secret
sd-left = has left
sd-won = has won
sd-team = team { $team }
sd-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sd-pond = in the pond
sd-pond-title = The pond
sd-pond-count = Pond { $count }
sd-pond-bottom = bottom
sd-pond-unknown = { $count ->
    [one] { $count } card in the pond.
   *[other] { $count } cards in the pond.
}
sd-pond-known = { $count ->
    [one] { $count } card in the pond; known at the bottom: { $known }.
   *[other] { $count } cards in the pond; known at the bottom, in this order: { $known }.
}
sd-cards = Action cards
sd-cards-where = { $pile } in the pile, { $discards } discarded, { $hands } in hands.
sd-cards-laid = { $count } discarded
sd-cards-unseen = { $count } not seen yet
sd-game-of = Game { $game } of { $games }
sd-key-card = Card { $card }
sd-key-place = Target at place { $place }
sd-key-target = Go to a target

## Groups of choices in the bar

kind-take_aim = { card-take_aim }
kind-shoot = { card-shoot }
kind-double_barrel = { card-double_barrel }
kind-quick_shot = { card-quick_shot }
kind-misfire = { card-misfire }
kind-two_birds = { card-two_birds }
kind-bump_left = { card-bump_left }
kind-bump_right = { card-bump_right }
kind-hang_back = { card-hang_back }
kind-move_ahead = { card-move_ahead }
kind-fast_forward = { card-fast_forward }
kind-duck_and_cover = { card-duck_and_cover }
kind-bottoms_up = { card-bottoms_up }
kind-resurrection = { card-resurrection }
kind-discard = Discard a card
kind-arrange = Put a card next
