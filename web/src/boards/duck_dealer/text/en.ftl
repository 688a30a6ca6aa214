# Words that only the board of Duck Dealer needs, in English.

## The chart

dd-galaxy = The galaxy
dd-closer = Closer
dd-farther = Farther
dd-whole = Whole galaxy
dd-turn-of = Turn { $turn } of { $turns }
dd-has-mine = mine: { $good }
dd-has-factory = factory: { $product }
dd-has-yard = { $state ->
    [built] spaceyard: { $gear }
   *[unbuilt] spaceyard, not built: { $gear }
}
dd-has-consumer = { $state ->
    [built] consumer: { $product }
   *[unbuilt] consumer, not built: { $product }
}
dd-unexplored = unexplored
dd-empty-slot = { $tile }: empty slot
dd-ships-here = ships here: { $names }
dd-entrance-of = pathway entrance of { $name }
dd-exit-of = pathway exit of { $name }
dd-steps-away = { $steps ->
    [one] { $steps } step away
   *[other] { $steps } steps away
}
dd-dot = Dot { $dot } between { $from } and { $to }
dd-part-of = highway part of { $name }

## The ship

dd-you = You
dd-slot-empty = slot { $slot }, empty
dd-your-ship = Your ship
dd-ship-of = Ship of { $name }
dd-steps-a-marker = { $steps } steps a marker
dd-steps = steps
dd-up-to-steps = up to { $steps } steps
dd-supply = In the supply
dd-cubes = { $count ->
    [one] { $count } cube left
   *[other] { $count } cubes left
}
dd-holds = { $aboard } of { $capacity } spaces in the holds used
dd-virtual = virtual, gone at the end of the turn
dd-empty = no cargo
dd-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
dd-on-planet = on { $planet }

## Recipes and consumers

dd-recipes = Recipes
dd-recipes-hint = Neighbours make the product between them; final goods stand outside.
dd-consumers = Consumers to find
dd-consumers-hint = The next explorer picks one of the first two.
dd-consumers-none = All of them have been found.

## What is asked

dd-ask-bid = How many points for the turn order?
dd-ask-rebid = A tie: bid again.
dd-ask-position = Which place in the turn order?
dd-ask-gear = { $left ->
    [one] Fit out your ship: one more piece.
   *[other] Fit out your ship: { $left } pieces.
}
dd-ask-start = Choose your starting planet.
dd-ask-turn = Collect energy, or act?
dd-ask-on = On { $planet }: what next?
dd-ask-space = In open space: what next?
dd-ask-explore = Who lives on this planet?
dd-ask-part = Where does the highway part go?
dd-ask-exit = Where does your pathway end?
dd-ask-take-back = No cube left: which one do you take back?
dd-ask-offer = What do you offer?
dd-ask-answer = Do you accept the exchange?
dd-ask-keep-goods = Not everything fits: what do you discard?
dd-ask-keep-energy = { $kept ->
    [one] One marker stays: which ones go back?
   *[other] { $kept } markers stay: which ones go back?
}

## Cards

dd-possible = Possible here
dd-card-collect = Collect { $energy }
dd-card-act = Action turn
dd-card-gear = Gear
dd-card-mine = Take { $good }
dd-card-make = Make { $product }
dd-card-deliver = Deliver { $product }
dd-card-build_consumer = Build the consumer
dd-card-build_consumer_with = Build the consumer
dd-card-consumer = Build consumer: { $product }
dd-card-build_factory = Build a factory
dd-card-factory = Factory: { $product }
dd-card-build_spaceyard = Build the spaceyard
dd-card-spaceyard = Build spaceyard: { $gear }
dd-card-buy = Buy { $gear }
dd-card-claim = Claim a privilege
dd-card-claim-one = Claim the { $tile }
dd-card-fly = Fly
dd-card-jump = Jump
dd-card-highway = Highway
dd-card-pathway = Pathway
dd-card-trade = Exchange
dd-card-withdraw = Withdraw
dd-card-accept = Accept
dd-card-decline = Decline
dd-any-good = + any other good
dd-free-parts = { $count ->
    [one] { $count } free part
   *[other] { $count } free parts
}
dd-once = once in the game
dd-gear-cargo-hold = { $goods ->
    [one] room for { $goods } good
   *[other] room for { $goods } goods
}
dd-gear-navigator = 1 movement marker when you collect
dd-gear-builder = 1 build marker when you collect
dd-gear-merchant = 1 trade marker when you collect

## Sheets

dd-close = Close
dd-sheet-build-factory = Which factory?
dd-sheet-build-spaceyard = Which good do you add?
dd-sheet-build-consumer-with = Which good do you add?
dd-sheet-buy = Where does the gear go?
dd-sheet-claim = Which tile do you claim?
dd-sheet-explore = Somebody lives here. Who?
dd-worth = { $build } points to build, { $deliver } a delivery
dd-buy-empty = Next empty slot
dd-buy-over = In place of: { $gear }
dd-keep-goods = { $over ->
    [one] One good too many
   *[other] { $over } goods too many
}
dd-keep-energy = { $over ->
    [one] One marker too many
   *[other] { $over } markers too many
}
dd-keep-energy-hint = You hold { $held } and may keep { $kept }.
dd-leave-one = discard one
dd-put-back-one = put one back
dd-stays = { $stays } of { $held }
dd-one-less = { $name }: keep one less
dd-one-more = { $name }: keep one more
dd-chosen = { $left } of { $over } chosen
dd-discard-these = Discard these
dd-put-these-back = Put these back
dd-auction = Auction
dd-bid = Your sealed bid
dd-rebid = Tied: a second sealed bid
dd-pick-position = Your place in the turn order
dd-bid-hint = Bids are taken off the final score.
dd-bid-in = has bid
dd-bid-waiting = is thinking
dd-bid-was = bid { $points }
dd-your-bid = Your bid
dd-bid-points = Bid { $points }
dd-less = Less
dd-more = More
dd-exchange = Exchange
dd-exchange-hint = Tap goods on both sides, then send the offer.
dd-offer-by = Offer of { $name }
dd-offer-sent = Your offer is sent
dd-gives = Given
dd-gets = Wanted
dd-nothing = nothing
dd-send = Send to { $name }

## The text view and the keys

dd-text-turn = The turn
dd-text-ships = Ships
dd-text-planets = Planets
dd-text-highways = Highways
dd-parts-on = { $from } to { $to }: { $name } has { $count } of { $dots } parts
dd-refit = Refit my ship
dd-key-movement = Collect energy: movement
dd-key-build = Collect energy: build
dd-key-trade = Collect energy: trade

## Kinds of choice, where they are listed

kind-bid = Bid
kind-position = Turn position
kind-gear = Fit out the ship
kind-start = Starting planet
kind-collect = Collect energy
kind-fly = Fly to a planet
kind-stop = Fly to a dot
kind-build_consumer_with = Build the consumer
kind-build_spaceyard = Build the spaceyard
kind-build_factory = Build a factory
kind-claim = Claim a privilege
kind-replace = Buy gear in place of other gear
kind-entrance = Lay your pathway
kind-part = Place the highway part
kind-exit = Pathway exit
kind-give = Offer a good
kind-ask = Ask for a good
kind-send = Send the offer
kind-explore = Settle a consumer
kind-take_part = Take back a highway part
kind-take_privilege = Take back a privilege
kind-discard = Discard a good
kind-put_back = Put a marker back

dd-summary-points = Where your { $points } points came from
dd-summary-factory-built = Factories
dd-summary-consumer-built = Consumers
dd-summary-delivered = Deliveries
dd-summary-spaceyard-built = Spaceyards
dd-summary-energy = Your energy
dd-summary-collected = Collected
dd-summary-put-back = Put back unused
