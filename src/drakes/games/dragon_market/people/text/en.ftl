# Dragon Market in English. How arguments come is told at the top of drakes/core/text.py.

game = Dragon Market

## The cards

card-blue_1 = Blue card 1
    .text = Four goods to fetch, no bonus.
card-blue_2 = Blue card 2
    .text = Four goods to fetch, no bonus.
card-blue_3 = Blue card 3
    .text = Four goods to fetch, no bonus.
card-blue_4 = Blue card 4
    .text = Four goods to fetch, no bonus.
card-blue_5 = Blue card 5
    .text = Four goods to fetch, no bonus.
card-blue_6 = Blue card 6
    .text = Four goods to fetch, no bonus.
card-blue_7 = Blue card 7
    .text = Four goods to fetch, no bonus.
card-blue_8 = Blue card 8
    .text = Four goods to fetch, no bonus.
card-blue_9 = Blue card 9
    .text = Four goods to fetch, no bonus.
card-blue_10 = Blue card 10
    .text = Four goods to fetch, no bonus.
card-vault = Vault
    .text = Once a turn, for 1 point, a boat slides over exactly one other, keeping to its line.
card-spin = Half Turn
    .text = Once a turn, for 1 point, a boat turns by 180 degrees about its sailor, even if the way is blocked.
card-drift = Drift
    .text = Once a turn, for 1 point, a boat slides sideways, as far as you like, unless something blocks it.
card-cross = Past the Sailor
    .text = Once a turn, for 2 points, your heir walks over a sailor’s square.
card-diagonal = Diagonal Step
    .text = Once a turn, for 1 point, your heir takes a diagonal step.
card-leap = Leap
    .text = Once a turn, for 1 point, your heir leaps straight over one square of water.
card-swap = Trading Places
    .text = Once a turn, for nothing, your heir changes places with another heir on the same boat.
card-swing = Other End
    .text = Once a turn, for 1 point, a boat with its sailor at an end turns about its other end.
card-exchange = Swapped Piles
    .text = Once a turn, for nothing, the two piles of a boat change places.
card-reroll = Second Roll
    .text = Once a turn, right after the roll, you roll one die again.
card-omit = One Fewer
    .text = Once: your next card is complete with any two of its goods.
card-choice = Wide Choice
    .text = Once: you choose your next card among three.
card-purse = Three Coins
    .text = Once: you take three coins.

## The goods

good-bonsai = bonsai
    .article = a bonsai
good-buddha = Buddha statue
    .article = a Buddha statue
good-fan = fan
    .article = a fan
good-ring = ring
    .article = a ring
good-necklace = necklace
    .article = a necklace
good-perfume = perfume
    .article = a perfume
good-vase = vase
    .article = a vase
good-baby_dragon = baby dragon
    .article = a baby dragon
good-goldfish = goldfish bowl
    .article = a goldfish bowl
good-mushrooms = mushrooms
    .article = mushrooms
good-frog = frog
    .article = a frog
good-carpet = carpet
    .article = a carpet
good-snake = snake
    .article = a snake
good-lantern = lantern
    .article = a lantern
good-teapot = teapot
    .article = a teapot
good-kite = kite
    .article = a kite
good-silk = silk
    .article = silk
good-jade = jade
    .article = jade
good-incense = incense
    .article = incense
good-flute = flute
    .article = a flute

## Board and boats

column-a = a
column-b = b
column-c = c
column-d = d
column-e = e
column-f = f
column-g = g
column-h = h
column-i = i
column-j = j
way-north = north
    .to = north
way-east = east
    .to = east
way-south = south
    .to = south
way-west = west
    .to = west
onward-north = north
    .to = north
onward-east = east
    .to = east
onward-south = south
    .to = south
onward-west = west
    .to = west
corner-northeast = northeast
    .to = northeast
corner-southeast = southeast
    .to = southeast
corner-southwest = southwest
    .to = southwest
corner-northwest = northwest
    .to = northwest
axis-vertical = from north to south
axis-horizontal = from west to east
side-left = left
    .turn = to the left
side-right = right
    .turn = to the right
boat = boat { $first }
row = row { $first }
distance = { $first ->
    [one] { $first } square
   *[other] { $first } squares
}
die = die { $first }
face = a { $first }

## What an action does

action-place_centre = { $axis_key ->
    [vertical] Lay a centre boat north to south, sailor on { $column }{ $row }
   *[horizontal] Lay a centre boat west to east, sailor on { $column }{ $row }
}
action-place_end = Lay an end boat with its sailor on { $column }{ $row }, pointing { $way_to }
action-keep = Keep “{ $card }”
action-slide = { $distance ->
    [one] Slide boat { $boat } { $distance } square { $way_to }
   *[other] Slide boat { $boat } { $distance } squares { $way_to }
}
action-turn = Turn boat { $boat } { $side_turn }
action-step = Step { $way_to }
action-vault = Slide boat { $boat } over another, { $distance } squares { $way_to }
action-spin = Turn boat { $boat } by 180 degrees
action-drift = { $distance ->
    [one] Slide boat { $boat } sideways, { $distance } square { $way_to }
   *[other] Slide boat { $boat } sideways, { $distance } squares { $way_to }
}
action-cross = Pass the sailor: { $way_to }, then { $onward_to }
action-diagonal = Step { $corner_to }
action-leap = Leap over the water { $way_to }
action-swap = Change places with { $seat }
action-swing = Turn boat { $boat } about its other end { $side_turn }
action-exchange = Swap the piles of boat { $boat }
action-reroll = Roll die { $die } again
action-coin = Spend a coin for a point
action-end = End the turn
action-take = Take a coin from { $seat }
action-starter = { $seat } begins
action-stock = The next pile is { $good }
action-deal = The card drawn is “{ $card }”
action-roll = The die shows { $face }

## What happened

event-starter = { $seat_key ->
    [you] You begin.
   *[other] { $seat } begins.
}
event-placed = Boat { $boat } lies with its sailor on { $column }{ $row }.
event-stocked = Boat { $boat } takes on { $good_article }.
event-drew = { $seat_key ->
    [you] You draw “{ $card }”.
   *[other] { $seat } draws “{ $card }”.
}
event-looked = { $seat_key ->
    [you] You look at a card.
   *[other] { $seat } looks at a card.
}
event-offered = On offer: “{ $card }”.
event-kept = { $seat_key ->
    [you] You keep a card, face down.
   *[other] { $seat } keeps a card, face down.
}
event-own_card = Secret card: “{ $card }”.
event-turn = { $seat_key ->
    [you] It is your turn.
   *[other] { $seat } is to play.
}
event-rolled = { $seat_key ->
    [you] Your die { $die } shows { $face }.
   *[other] Die { $die } of { $seat } shows { $face }.
}
event-points = { $seat_key ->
    [you] You have { $points } points to spend.
   *[other] { $seat } has { $points } points to spend.
}
event-slid = { $distance ->
    [one] Boat { $boat } slides { $distance } square { $way_to }.
   *[other] Boat { $boat } slides { $distance } squares { $way_to }.
}
event-turned = Boat { $boat } turns { $side_turn }.
event-stepped = { $seat_key ->
    [you] You step onto { $column }{ $row }.
   *[other] { $seat } steps onto { $column }{ $row }.
}
event-took = { $seat_key ->
    [you] You take { $good_article }.
   *[other] { $seat } takes { $good_article }.
}
event-showed = { $seat_key ->
    [you] Your secret card asks for { $good_article }.
   *[other] The secret card of { $seat } asks for { $good_article }.
}
event-passed = { $seat_key ->
    [you] You leave it lying: { $good }.
   *[other] { $seat } leaves it lying: { $good }.
}
event-validated = { $seat_key ->
    [you] You bring everything home: “{ $card }” is validated.
   *[other] { $seat } brings everything home: “{ $card }” is validated.
}
event-turned_up = { $seat_key ->
    [you] Face up now, its bonus is yours: “{ $card }”.
   *[other] Face up now, its bonus goes to { $seat }: “{ $card }”.
}
event-vaulted = Boat { $boat } slides over another, { $distance } squares { $way_to }.
event-spun = Boat { $boat } turns by 180 degrees.
event-drifted = { $distance ->
    [one] Boat { $boat } drifts { $distance } square { $way_to }.
   *[other] Boat { $boat } drifts { $distance } squares { $way_to }.
}
event-crossed = { $seat_key ->
    [you] You slip past a sailor onto { $column }{ $row }.
   *[other] { $seat } slips past a sailor onto { $column }{ $row }.
}
event-diagonally = { $seat_key ->
    [you] You step diagonally onto { $column }{ $row }.
   *[other] { $seat } steps diagonally onto { $column }{ $row }.
}
event-leapt = { $seat_key ->
    [you] You leap onto { $column }{ $row }.
   *[other] { $seat } leaps onto { $column }{ $row }.
}
event-swapped = { $seat_key ->
    [you] You change places with { $other }.
   *[other] { $seat } changes places with { $other }.
}
event-swung = Boat { $boat } turns about its other end { $side_turn }.
event-exchanged = The piles of boat { $boat } change places.
event-rerolled = { $seat_key ->
    [you] You roll die { $die } again.
   *[other] { $seat } rolls die { $die } again.
}
event-coin_spent = { $seat_key ->
    [you] You spend a coin for a point.
   *[other] { $seat } spends a coin for a point.
}
event-coins_earned = { $seat_key ->
    [you] { $coins ->
        [one] You get { $coins } coin.
       *[other] You get { $coins } coins.
    }
   *[other] { $coins ->
        [one] { $seat } gets { $coins } coin.
       *[other] { $seat } gets { $coins } coins.
    }
}
event-coin_taken = { $seat_key ->
    [you] You take a coin from { $other }.
   *[other] { $seat } takes a coin from { $other }.
}
event-coins_lost = { $seat_key ->
    [you] { $coins ->
        [one] Nobody has a coin left: { $coins } point of yours is lost.
       *[other] Nobody has a coin left: { $coins } points of yours are lost.
    }
   *[other] { $coins ->
        [one] Nobody has a coin left: { $seat } loses { $coins } point.
       *[other] Nobody has a coin left: { $seat } loses { $coins } points.
    }
}
event-won = { $seat_key ->
    [you] You have won!
   *[other] { $seat } has won!
}
event-drawn = The last turn is over: the game is a draw.

## Why not

why-DM-2-1 = A boat lies on exactly three free squares of water, and there must be one of that kind left.
why-DM-2-2 = A boat with its sailor in the centre may not have the sailor on the border.
why-DM-2-3 = The goods are being laid out; only a kind without a pile can come.
why-DM-2-5 = Cards are being drawn, and only one of the deck can come.
why-DM-2-6 = The first player is being drawn, among those at the table.
why-DM-3-1 = The dice are being rolled; they show only what is on their faces.
why-DM-3-2 = That is not for you to do now.
why-DM-3-3 = You may spend up to two coins in a turn, if you have them.
why-DM-3-4 = Coins come from the richest rivals of when the taking began; only when these have none left, from the next.
why-DM-3-5 = You do not have enough points for that.
why-DM-4-1 = A boat slides only along its own axis, until a boat, a pontoon or the border stops it.
why-DM-4-2 = The boat has no room to turn that way.
why-DM-4-3 = Heirs walk only on boats and their own pontoon, never onto a sailor.
why-DM-5-1 = The game is over.
why-DM-6-1 = Choose one of the cards you are looking at.
why-DM-6-3 = You have no such bonus to use now.
why-DM-6-3-c = With this bonus a boat slides only sideways, and nothing may be in its way.
why-DM-6-3-g = You can swap places only with another heir on the same boat.
why-DM-6-3-h = Only a boat with its sailor at an end turns about its other end.
why-DM-R4 = Your heir could not go on to a free square from there, or must first go on to one.
why-DM-R7 = There is no free place to end on.
why-DM-R10 = The boats are being placed by chance.
why-DM-R14 = No sailor stands next to your heir on that side.
why-DM-R19-a = A boat slides along its own line, over exactly one other boat.
why-DM-R19-f = An heir leaps straight over one square of open water; there is none on that side.
why-DM-R19-h = The boat has no room to turn that way about its other end.
why-DM-R19-i = There are no goods left on that boat.
why-DM-R19-j = A die is rolled again only right after the roll, before any point, coin or other bonus.

## Options and variants

option-red_cards = Advanced game with secret red cards
option-teams = Teams of two
option-quick_setup = Quick set-up, boats placed by chance
option-flat_points = Seven points a turn instead of dice

variant-standard = Standard
variant-quick = Quick set-up
variant-flat = Without dice
variant-advanced = Advanced
variant-teams = Teams
variant-advanced_teams = Advanced teams

## The board in the terminal

board-turn = Turn { $turn }
board-points = { $points ->
    [one] { $points } point left
   *[other] { $points } points left
}
board-dice = dice { $first } and { $second }
board-supply = { $coins ->
    [one] { $coins } coin in the supply
   *[other] { $coins } coins in the supply
}
board-target = { $cards ->
    [one] { $cards } card wins
   *[other] { $cards } cards win
}
board-boats = Boats
board-empty = empty
board-players = Players
board-home = pontoon { $square }
board-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
board-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
board-secret = secret card
board-no-card = no card yet
board-two-suffice = any two will do
board-bonuses = Bonuses:
board-used = used
board-offered = Choose a card
board-legend = (3) sailor of boat 3 · 3a, 3b its goods · /2 heir of player 2 · [2] pontoon of player 2
board-won = has won

## What an edition prints

edition-board = Board
edition-side = squares of a side
edition-pontoon = squares of a pontoon
edition-boats = Boats
edition-centre = sailor in the centre
edition-end = sailor at an end
edition-coins = Coins
edition-count = in all
edition-tokens = Merchandise
edition-each_kind = tokens of each kind
edition-die = Faces of a die
edition-sweep = Squares a turn needs
edition-blue = Blue cards
edition-red = Red cards

## What is remarked on a turn

remark-because_win = Because it brings the last card home: you win at once.
remark-because_home = Because it brings everything for “{ $card }” home.
remark-because_take = Because it takes { $good_article } that your card asks for.
remark-because_takes = Because it takes { $count } of the goods your card asks for.
remark-because_nearer = Because it brings you nearer to what your card asks for.
remark-because_coins = { $coins ->
    [one] Because nothing else helps now, and a point left becomes a coin.
   *[other] Because nothing else helps now, and { $coins } points left become coins.
}
remark-because_place = Because boats near your pontoon shorten the way home.
remark-because_card = Because its goods lie on the shortest way.
remark-because_else = Because everything else leads further from your goods.
remark-missed_win = Missed a win
    .lesson = With all goods on board count the points to your pontoon first, coins included: two of them may be spent a turn.
remark-let_win = Let { $seat } win
    .lesson = When a rival comes home with the last card, turn or slide the boat in the way; it costs you one point and them several.
remark-missed_home = Missed the way home
    .lesson = A card counts only at the pontoon. With all goods taken, go home before anything else.
remark-walked_past = Walked past: { $good }
    .lesson = Goods are taken in passing, free. Look for a way that enters two of them in one turn.
remark-coins_asleep = Coins asleep
    .lesson = Coins are points for the turn in which they decide something: two a turn to reach a good that is one or two short.
remark-wasted_turn = Wasted a turn
    .lesson = Points that become coins come back at two a turn only. Move a boat towards you rather than wait.
remark-longer_way = A longer way
    .lesson = A slide goes as far as the water is free for one point. Let boats carry you before you walk.
remark-dear_card = A dear card
    .lesson = Keep the card whose goods lie close together and near your pontoon.
remark-far_boat = A boat too far away
    .lesson = Place boats so that they make a bridge to your pontoon.
remark-great_turn = Great turn: { $count } goods and cards at once

# What the lab counts in games of bots, and the headings of it
measure-turns = Turns
measure-turn = turns, all
measure-coin_spent = coins spent
measure-moves = Moves, per game
measure-stepped = steps of heirs
measure-slid = boats slid
measure-turned = boats turned
measure-cards = Cards
measure-validated = cards brought home
measure-goods = Goods taken, per game
