# Words of the board of Dragon Market.

dm-harbour = The harbour, ten by ten squares, a1 at the top left
dm-turn-title = This turn
dm-players = Players
dm-you = You
dm-your-card = Your card
dm-card-of = Card of { $name }
dm-asks-for = Asks for

## What is asked
dm-ask-place = Lay a boat: choose its kind, turn it, then touch a square for its sailor.
dm-ask-keep = Choose the card to keep.
dm-ask-take = The supply is empty: choose whom to take a coin from.
dm-ask-crossing = Your heir is on an occupied square: walk on.
dm-ask-turn = Your turn: walk, slide or turn boats.
dm-ask-end = No points left: end your turn, or spend a coin.

## Boats
dm-boat = Boat { $boat }, { $from } to { $to }, sailor on { $sailor }
dm-pile = { $square }: { $good }, { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
}
dm-no-pile = { $square }: empty
dm-cannot-turn = Boat { $boat } cannot turn { $side }
dm-place = The boat to lay
dm-place-centre = Sailor in the centre
dm-place-end = Sailor at an end
dm-placing = { $boats } of 10 boats lie in the harbour.
dm-rotate = Turn it

## Points, coins, cards
dm-points = { $points ->
    [one] { $points } point left
   *[other] { $points } points left
}
dm-dice = Rolled { $first } and { $second }
dm-coin = Coin for 1 point
dm-coin-none = { $coins ->
    [0] no coin to spend
    [one] no more coins now, you have { $coins }
   *[other] no more coins now, you have { $coins }
}
dm-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
dm-cards = { $cards } of { $target } cards
dm-take = Take a coin
dm-take-from = from { $name }
dm-taken = taken
dm-nowhere = none left
dm-secret = secret card
dm-offered = Cards on offer
dm-bonuses = Bonuses
dm-used = used
dm-two-suffice = Any two goods of your card will do.
dm-team = team { $team }
dm-heir-on = heir on { $square }
dm-wants = collects { $goods }
dm-has = has { $goods }
dm-has-won = { $name } has won.
dm-supply = Supply
dm-supply-holds = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
dm-target = { $cards ->
    [one] { $cards } validated card wins.
   *[other] { $cards } validated cards win.
}
dm-walk = Walk to { $square }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
dm-key-walk = Walk with your heir
dm-key-boat = Take boat { $boat }

## Groups of choices in the bar

kind-place_centre = Lay a boat with its sailor in the centre
kind-place_end = Lay a boat with its sailor at an end
kind-keep = Keep a card
kind-slide = Slide a boat
kind-turn = Turn a boat
kind-step = Take a step
kind-vault = Slide a boat over another
kind-spin = Turn a boat by 180 degrees
kind-drift = Slide a boat sideways
kind-cross = Pass the sailor
kind-diagonal = Step diagonally
kind-leap = Leap over the water
kind-swap = Change places with an heir
kind-swing = Turn a boat about its other end
kind-exchange = Swap the piles of a boat
kind-reroll = Roll a die again
kind-take = Take a coin from somebody
