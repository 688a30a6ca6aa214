# Duck Dealer in English. How arguments come is told at the top of drakes/core/text.py.

game = Duck Dealer

## Goods, energy, gear, tiles, places

good-rubber_ducks = rubber ducks
good-plastic_beads = plastic beads
good-solar_panels = solar panels
good-blue_paint = blue paint
good-phone_boxes = phone boxes
good-satellites = satellites
good-linear_accelerators = linear accelerators
good-stealth_ducks = stealth ducks
good-modern_radio = modern radio
good-diet_pills = diet pills
good-economics = economics
good-modern_art = modern art
good-science = science
good-religion = religion
good-politics = politics
good-medicine = medicine
good-military = military

primary-rubber_ducks = rubber ducks
primary-plastic_beads = plastic beads
primary-solar_panels = solar panels
primary-blue_paint = blue paint
primary-phone_boxes = phone boxes

product-satellites = satellites
product-linear_accelerators = linear accelerators
product-stealth_ducks = stealth ducks
product-modern_radio = modern radio
product-diet_pills = diet pills
product-economics = economics
product-modern_art = modern art
product-science = science
product-religion = religion
product-politics = politics
product-medicine = medicine
product-military = military

energy-movement = movement
energy-build = build
energy-trade = trade
gear-cargo_hold = cargo hold
gear-navigator = navigator
gear-builder = builder
gear-merchant = merchant
tile-mine = mine
tile-spaceyard = spaceyard
tile-consumer = consumer
tile-factory = factory
planet = planet { $first }
dot = dot { $first }
position = position { $first }
yard = spaceyard { $first }
bid = { $first } points

## What an action does

action-bid = Bid { $bid } points
action-position = Take turn position { $position }
action-gear = Fit out the ship: { $gear }
action-start = Start on planet { $planet }
action-collect = Collect energy, the free marker for { $energy }
action-act = Take an action turn
action-fly = Fly to planet { $planet }
action-stop = Fly to dot { $dot }
action-jump = Jump through the pathway
action-highway = Place a highway part
action-build_consumer = Build the consumer here
action-build_consumer_with = Build the consumer here, adding { $good }
action-build_spaceyard = Build the spaceyard here, adding { $good }
action-build_factory = Build a factory for { $product }
action-claim = Claim a privilege: { $tile }
action-mine = Take one good from the mine
action-make = Use the factory
action-deliver = Deliver to the consumer
action-buy = Buy gear for the next empty slot
action-replace = Buy gear and build it over a { $gear }
action-entrance = Place your pathway entrance on planet { $planet }
action-part = Put the highway part on dot { $dot }
action-exit = Place your pathway exit on planet { $planet }
action-give = Offer { $good }
action-ask = Ask for { $good }
action-send = Put the offer to { $seat }
action-withdraw = Withdraw the offer
action-accept = Accept the offer
action-decline = Decline the offer
action-explore = Settle the consumer of { $product }
action-take_part = Take back your highway part from dot { $dot }
action-take_privilege = Take back your privilege on planet { $planet }: { $tile }
action-discard = Discard { $good }
action-put_back = Put back a marker of { $energy }
action-end_turn = End the turn
action-mine_dealt = The mine turned up gives { $primary }
action-yard_dealt = Spaceyard { $yard } turns up
action-consumer_dealt = The next consumer wants { $product }
action-starter = The draw says that { $seat } starts
action-lot = The lot falls to { $seat }

## What happened

event-mine_dealt = Planet { $planet } has a mine: { $primary }.
event-yard_dealt = Planet { $planet } gets spaceyard { $yard }, not built yet.
event-consumer_dealt = Next on the track is the consumer of { $product }.
event-starter = { $seat_key ->
    [you] You are the starting player.
   *[other] { $seat } is the starting player.
}
event-bid_made = { $seat_key ->
    [you] You have made a sealed bid.
   *[other] { $seat } has made a sealed bid.
}
event-own_bid = The sealed bid is { $points }.
event-bid_shown = { $seat_key ->
    [you] Your bid was { $points }.
   *[other] { $seat } had bid { $points }.
}
event-lot = { $seat_key ->
    [you] The lot puts you next in line to pick.
   *[other] The lot puts { $seat } next in line to pick.
}
event-position_picked = { $seat_key ->
    [you] You take turn position { $position }.
   *[other] { $seat } takes turn position { $position }.
}
event-gear_placed = { $seat_key ->
    [you] You fit out your ship: { $gear }.
   *[other] { $seat } fits out the ship: { $gear }.
}
event-started = { $seat_key ->
    [you] You start on planet { $planet }.
   *[other] { $seat } starts on planet { $planet }.
}
event-turn = { $seat_key ->
    [you] It is your turn.
   *[other] { $seat } is to play.
}
event-collected = { $seat_key ->
    [you] You collect energy: { $count } { $energy }.
   *[other] { $seat } collects energy: { $count } { $energy }.
}
event-missing = { $seat_key ->
    [you] The supply is short: you get virtual energy, { $count } { $energy }, and must take an action turn at once.
   *[other] The supply is short: { $seat } gets virtual energy, { $count } { $energy }, and must take an action turn at once.
}
event-action_turn = { $seat_key ->
    [you] You take action turn { $space }.
   *[other] { $seat } takes action turn { $space }.
}
event-flew = { $seat_key ->
    [you] You fly to planet { $planet }.
   *[other] { $seat } flies to planet { $planet }.
}
event-stopped = { $seat_key ->
    [you] You fly to dot { $dot } and wait in space.
   *[other] { $seat } flies to dot { $dot } and waits in space.
}
event-jumped = { $seat_key ->
    [you] You jump through the pathway to planet { $planet }.
   *[other] { $seat } jumps through the pathway to planet { $planet }.
}
event-explored = { $seat_key ->
    [you] You explore planet { $planet }: somebody there wants { $product }.
   *[other] { $seat } explores planet { $planet }: somebody there wants { $product }.
}
event-found_nothing = { $seat_key ->
    [you] You explore planet { $planet } and find no consumer.
   *[other] { $seat } explores planet { $planet } and finds no consumer.
}
event-part_placed = { $seat_key ->
    [you] You place a highway part on dot { $dot }.
   *[other] { $seat } places a highway part on dot { $dot }.
}
event-consumer_built = { $seat_key ->
    [you] You build the consumer of { $product }.
   *[other] { $seat } builds the consumer of { $product }.
}
event-paid_any = { $seat_key ->
    [you] The good of your choice was { $good }.
   *[other] The good of { $seat }’s choice was { $good }.
}
event-spaceyard_built = { $seat_key ->
    [you] You build a spaceyard for this gear: { $gear }. The good of your choice was { $good }.
   *[other] { $seat } builds a spaceyard for this gear: { $gear }. The good of choice was { $good }.
}
event-factory_built = { $seat_key ->
    [you] You build a factory for { $product }.
   *[other] { $seat } builds a factory for { $product }.
}
event-claimed = { $seat_key ->
    [you] You claim a privilege on planet { $planet }: { $tile }.
   *[other] { $seat } claims a privilege on planet { $planet }: { $tile }.
}
event-mined = { $seat_key ->
    [you] You load from the mine: { $primary }.
   *[other] { $seat } loads from the mine: { $primary }.
}
event-made = { $seat_key ->
    [you] Your goods become { $product }.
   *[other] The goods of { $seat } become { $product }.
}
event-delivered = { $seat_key ->
    [you] You deliver { $product }.
   *[other] { $seat } delivers { $product }.
}
event-bought = { $seat_key ->
    [you] New on your ship: { $gear }.
   *[other] New on the ship of { $seat }: { $gear }.
}
event-gave_up = { $seat_key ->
    [you] You give up gear: { $gear }.
   *[other] { $seat } gives up gear: { $gear }.
}
event-entrance_placed = { $seat_key ->
    [you] Your pathway begins on planet { $planet }.
   *[other] The pathway of { $seat } begins on planet { $planet }.
}
event-exit_placed = { $seat_key ->
    [you] Your pathway ends on planet { $planet }.
   *[other] The pathway of { $seat } ends on planet { $planet }.
}
event-offered = { $seat_key ->
    [you] You offer { $good }.
   *[other] { $seat } offers { $good }.
}
event-asked = { $seat_key ->
    [you] You ask for { $good }.
   *[other] { $seat } asks for { $good }.
}
event-sent = { $partner_key ->
    [you] { $seat } puts the offer to you.
   *[other] { $seat_key ->
        [you] You put the offer to { $partner }.
       *[other] { $seat } puts the offer to { $partner }.
    }
}
event-withdrawn = { $seat_key ->
    [you] You withdraw the offer.
   *[other] { $seat } withdraws the offer.
}
event-accepted = { $seat_key ->
    [you] You accept; the goods change ships.
   *[other] { $seat } accepts; the goods change ships.
}
event-declined = { $seat_key ->
    [you] You decline.
   *[other] { $seat } declines.
}
event-part_taken = { $seat_key ->
    [you] You take a highway part back from dot { $dot }.
   *[other] { $seat } takes a highway part back from dot { $dot }.
}
event-privilege_taken = { $seat_key ->
    [you] You take back your privilege on planet { $planet }: { $tile }.
   *[other] { $seat } takes back the privilege on planet { $planet }: { $tile }.
}
event-discarded = { $seat_key ->
    [you] You discard { $count } { $good }.
   *[other] { $seat } discards { $count } { $good }.
}
event-put_back = { $seat_key ->
    [you] You put energy back: { $count } { $energy }.
   *[other] { $seat } puts energy back: { $count } { $energy }.
}
event-virtual_gone = { $seat_key ->
    [you] Your virtual energy is gone: { $count } { $energy }.
   *[other] The virtual energy of { $seat } is gone: { $count } { $energy }.
}
event-scored = { $seat_key ->
    [you] { $points ->
        [one] You score { $points } point.
       *[other] You score { $points } points.
    }
   *[other] { $points ->
        [one] { $seat } scores { $points } point.
       *[other] { $seat } scores { $points } points.
    }
}
event-won = { $seat_key ->
    [you] You have won!
   *[other] { $seat } has won!
}

## Why not

why-DD-1-5 = No slot of that kind is left: a purchase fills the next empty slot or is built over gear you have.
why-DD-2-1 = The mines and spaceyards are being dealt, and only one that is left can turn up.
why-DD-2-2 = The consumer track is being dealt, the cheap ones first, and only one that is left can turn up.
why-DD-2-4 = The starting player is being drawn among the players at the table.
why-DD-2-5 = The auction decides now: sealed bids, then the free turn positions from the highest bid down.
why-DD-2-6 = The ships are being fitted out with their first gear.
why-DD-2-7 = Each player starts on a starting planet of their own.
why-DD-3-1 = It is not the moment for that: on your turn you collect energy or take an action turn.
why-DD-3-5 = No free highway part is left in this turn, and any other one takes a build marker.
why-DD-3-6 = You have no marker of that colour left to pay with.
why-DD-3-7 = Your pathway is on the board already, and there is only one.
why-DD-3-8 = What to keep is chosen as a turn ends: then nothing else, and only then.
why-DD-3-9 = Only a player without a cube takes one back from the board, one of their own; without any there is none to place.
why-DD-4-1 = That is too far for one movement marker.
why-DD-4-5 = A consumer is chosen when a planet is explored: then nothing else, and one of the top two.
why-DD-4-6 = There is no pathway entrance here.
why-DD-4-7 = Your goods do not fit the holds: discard some of what you carry first.
why-DD-5-1 = That cannot be built here, or it stands here already.
why-DD-5-3 = A spaceyard takes its printed good and one good of another kind.
why-DD-5-4 = You do not have the goods printed on this consumer.
why-DD-5-5 = For that factory you need both inputs, and one in stock.
why-DD-5-6 = { $claim ->
    [one] A privilege takes { $claim } build marker, and such a tile here that carries none yet.
   *[other] A privilege takes { $claim } build markers, and such a tile here that carries none yet.
}
why-DD-5-7 = A highway part goes on a dot without a ship and without another part.
why-DD-6-1 = You can trade only on a planet.
why-DD-6-3 = Gear is sold at a built spaceyard, for its two goods.
why-DD-6-4 = You need a factory here and both of its inputs.
why-DD-6-5 = You need a built consumer here and the good it wants.
why-DD-6-9 = You can exchange only goods that you have, and only with a player on the same planet.
why-DD-7-1 = Each end of a pathway needs a planet without any pathway marker.
why-DD-8-1 = The game is over.
why-DD-R3 = A flight ends on another dot or planet.
why-DD-R5 = A tile must be built before it can be claimed.
why-DD-R7 = There is no marker for that crew quarter, neither in the supply nor among your own.
why-DD-R11 = Whoever was sent an offer answers it, before anything else; their goods must fit their holds afterwards.
why-DD-R16 = The mine gives no more: nobody can carry that many.
why-DD-R17 = Goods are discarded only in the choice of what to keep, one at a time, out of those aboard.
why-DD-R18 = Good by good you add to an offer, three offers a turn at most; it is sent to one partner on this planet who has all that you ask for, or withdrawn.

## Options and variants

option-start = Who starts
    .random = drawn at random
    .seats = the first seat
    .auction = auction with sealed bids

variant-standard = Standard
variant-seat_order = In seat order
variant-auction = With auction

## The board in the terminal

board-turn = Action turn { $turn } of { $turns }
board-supply = Supply: { $supply }
board-track = Consumers to find: { $count }, on top { $top }
board-free-parts = free highway parts: { $count }
board-planet = planet
board-second = yard/consumer
board-steps = steps
board-ships = ships
board-start = starting planet
board-unbuilt = not built
board-pathway = entrance and exit of a Schrödinger pathway
board-route = route between planets, with its dots
board-points = points
board-cargo = cargo
board-gear = gear
board-speed = speed
board-cubes = cubes
board-offer = { $name } offers: { $gives } for: { $asks }
board-product = product
board-inputs = made of
board-stock = factories
board-recipe-points = points: factory / consumer / delivery
board-price = price
board-printed = to build the yard

## What an edition prints

edition-board = Board
edition-file = which one
edition-own = the edition’s own
edition-energy = Energy
edition-each_colour = markers of each colour
edition-kept = markers that stay at the end of a turn
edition-cubes = Cubes
edition-each_player = each player has
edition-turn_track = Turn track
edition-spaces = spaces
edition-one_part_until = one free highway part until turn
edition-two_parts_until = two free highway parts until turn
edition-speed = Speed
edition-first = scout
edition-second = cruiser
edition-third = freighter
edition-slots = Gear slots
edition-all = in all
edition-each_speed = at each speed
edition-holds = Holds
edition-built_in = built-in half hold
edition-first_gear = First gear
edition-pieces = pieces
edition-privilege = Privilege
edition-build_markers = build markers it takes
edition-mines = Mines
edition-bordered = bordered
edition-others = others
edition-recipe = Recipes
edition-yard = What spaceyards sell
edition-cargo = first
edition-second_cargo = fifth
edition-gear = gear
edition-price = price
edition-points = points
edition-spaceyards = Building spaceyards
edition-delivery_points = Points for a delivery
edition-top_factory_points = Points for a top factory
edition-factory_points = Points for a factory
edition-consumer_points = Points for a consumer
edition-intermediate = intermediate goods
edition-ten = final goods, lower level
edition-thirty = final goods, top level
edition-consumer_cost = What building a consumer takes
edition-consumers = Consumers
edition-factories = Factories

## What is remarked on a turn

remark-because_win = Because it ends the game, and you have most points.
remark-because_delivery = Because the consumer on { $planet } pays { $points }, and you hold { $product }.
remark-because_made_delivery = Because the consumer on { $planet } pays { $points }, and you can make { $product } on the way.
remark-because_consumer = Because you can build the consumer of { $product } on { $planet }: that scores { $points }.
remark-because_factory = Because you can build the factory for { $product } on { $planet }: that scores { $points }.
remark-because_points = Because it scores { $points }.
remark-because_gear = Because it brings new gear aboard: { $gear }.
remark-because_first_ship = Because every factory needs two goods, so the ship needs a hold, and crew that brings energy each time you collect.
remark-because_start = Because the first errands are short from { $planet }.
remark-because_collect = Because the next errand cannot be paid yet, and lacks { $energy } most.
remark-because_load = Because the next factory needs { $primary }.
remark-because_make = Because { $product } is what the next consumer wants, or the next factory.
remark-because_road = Because the road shortens a way that you will fly again.
remark-because_way = Because the next errand begins on { $planet }.
remark-because_else = Because nothing that can be paid now earns more.
remark-let_win = Let { $seat } win
    .lesson = Count the spaces of the turn track: the last ones belong to deliveries that are ready.
remark-no_hold = A ship without a hold
    .lesson = Every factory needs two goods, and without a cargo hold one fits. Take a hold, a navigator and a merchant first.
remark-slow_ship = A slow ship
    .lesson = Two crew of different colours and one hold bring more than any three alike: you collect far more often than you act.
remark-far_start = A start far from everything
    .lesson = Start where two different mines lie within one marker.
remark-missed_delivery = Missed a delivery: { $product } on { $planet }, { $points } points
    .lesson = Before you end a turn, ask of every good aboard who wants it within the markers you still have.
remark-wasted_energy = { $count ->
    [one] Wasted energy: { $count } marker put back
   *[other] Wasted energy: { $count } markers put back
}
    .lesson = Four markers may stay. Act when what you have can be spent, not when there is most of it.
remark-wasted_turn = Wasted a turn
    .lesson = An action turn uses a space of the track for everybody. Take one when it scores or builds what scores next.
remark-waited = Waited too long
    .lesson = When everything for an errand can be paid, act: what is collected beyond it goes back.
remark-too_early = Acted too early
    .lesson = Count what the whole errand takes before you act; a turn that stops half way uses a space for nothing.
remark-other_colour = Collected the wrong colour: { $energy } was lacking
    .lesson = Choose the colour that your crew does not bring and the next errand lacks.
remark-fewer_points = { $points ->
    [one] Left { $points } point behind
   *[other] Left { $points } points behind
}
    .lesson = Try another order of the same steps: build first what the next step uses, deliver on the way.
remark-worse_place = Ended in a worse place
    .lesson = End a turn where the next one begins: at a mine or a factory that the next errand needs.
remark-great_chain = Great chain: { $points } points in one turn

# What the lab counts in games of bots, and the headings of it
measure-turns = Turns
measure-turn = turns, all
measure-action_turn = action turns
measure-built = Built, per game
measure-consumer_built = consumers
measure-factory_built = factories
measure-spaceyard_built = spaceyards
measure-part_placed = highway parts
measure-delivered = Delivered, per game
