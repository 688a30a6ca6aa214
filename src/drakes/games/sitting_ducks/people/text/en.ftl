# Sitting Ducks in English. How arguments come is told at the top of drakes/core/text.py.

game = Sitting Ducks

## The cards

card-take_aim = Take Aim
    .text = Hang a sight over any place that has none.
card-shoot = Shoot
    .text = Fire at a place with a sight: a duck there is hit, the sight is used up.
card-double_barrel = Double Barrel
    .text = Hang sights over two neighbouring places that have none (if there is no such pair, over one).
card-quick_shot = Quick Shot
    .text = Hit any duck in the line, aimed at or not; a sight over it goes.
card-misfire = Misfire
    .text = Use up a sight to hit a duck right beside it; a sight over that duck stays.
card-two_birds = Two Birds
    .text = Fire at two neighbouring places with sights and at least one duck: ducks are hit, both sights go.
card-bump_left = Bump Left
    .text = Move a sight one place to the left, to a place that has none.
card-bump_right = Bump Right
    .text = Move a sight one place to the right, to a place that has none.
card-line_forward = Line Forward
    .text = The front card goes under the pond, the rest move up, a new one comes last; sights stay.
card-hang_back = Hang Back
    .text = Swap a duck of yours with the card behind it.
card-move_ahead = Move Ahead
    .text = Swap a duck of yours with the card in front of it.
card-fast_forward = Fast Forward
    .text = A duck of yours races to the very front; those it passes move back one place.
card-disorderly_conduckt = Disorderly Conduckt
    .text = Rearrange the whole line as you please; sights stay.
card-duck_shuffle = Duck Shuffle
    .text = Shuffle the line into the pond and lay out six new cards; sights stay.
card-duck_and_cover = Duck and Cover
    .text = A duck hides under a duck right beside it; while covered it cannot be hit.
card-bottoms_up = Bottoms Up
    .text = A duck dives and cannot be hit until your next turn begins.
card-give_peace = Give Peace a Chance
    .text = Take down every sight.
card-resurrection = Resurrection
    .text = One of your hit ducks goes back under the pond, if you still have one in line or pond.

## Ducks, water, places

colour-blue = blue
colour-green = green
colour-orange = orange
colour-yellow = yellow
colour-purple = purple
colour-pink = pink

swimmer-blue = blue duck
    .article = a blue duck
swimmer-green = green duck
    .article = a green duck
swimmer-orange = orange duck
    .article = an orange duck
swimmer-yellow = yellow duck
    .article = a yellow duck
swimmer-purple = purple duck
    .article = a purple duck
swimmer-pink = pink duck
    .article = a pink duck
swimmer-water = water
    .article = water

slot-a = card a
slot-b = card b
slot-c = card c
side-left = left
side-right = right
place = place { $first }
pair = places { $first } and { $last }
aim = { $count ->
    [1] place { $first }
   *[other] places { $first } and { $last }
}

## What an action does

action-take_aim = Take aim at place { $place }
action-shoot = Shoot at place { $place }
action-double_barrel = { $aim_count ->
    [1] Hang one sight over place { $aim_first }
   *[other] Hang sights over places { $aim_first } and { $aim_last }
}
action-quick_shot = Hit the duck on place { $place } at once
action-misfire = { $side_key ->
    [left] Hit the duck on place { $place } with the sight on its left
   *[right] Hit the duck on place { $place } with the sight on its right
}
action-two_birds = Hit places { $pair_first } and { $pair_last } in one go
action-bump_left = Move the sight over place { $place } to the left
action-bump_right = Move the sight over place { $place } to the right
action-line_forward = March the line one place forward
action-hang_back = Let the duck on place { $place } drop back
action-move_ahead = Send the duck on place { $place } one place ahead
action-fast_forward = Race the duck on place { $place } to the front
action-disorderly_conduckt = Rearrange the line
action-duck_shuffle = Shuffle the line into the pond
action-duck_and_cover = { $side_key ->
    [left] Hide duck { $place } under its left neighbour
   *[right] Hide duck { $place } under its right neighbour
}
action-bottoms_up = Keep the duck on place { $place } safe
action-give_peace = Take down all sights
action-resurrection = Bring back a duck: { $colour }
action-discard = Discard { $slot }, “{ $card }”
action-arrange = Put the card on place { $place } next
action-pond = The pond sends { $swimmer_article }
action-draw = The card drawn is “{ $card }”
action-colour = The colour drawn is { $colour }
action-starter = { $seat } starts

## What happened

event-turn = { $seat_key ->
    [you] It is your turn.
   *[other] { $seat } is to play.
}
event-played = { $seat_key ->
    [you] You play “{ $card }”.
   *[other] { $seat } plays “{ $card }”.
}
event-discarded = { $seat_key ->
    [you] You can play nothing and discard “{ $card }”.
   *[other] { $seat } can play nothing and discards “{ $card }”.
}
event-aimed = A sight now hangs over place { $place }.
event-sight_gone = The sight over place { $place } is gone.
event-sight_moved = The sight moves from place { $from } to place { $to }.
event-hit = Bang! The { $colour } duck on place { $place } is hit.
event-missed = The shot at place { $place } hits nothing.
event-uncovered = The { $colour } duck below is left without cover on place { $place }.
event-dealt = The pond sends { $swimmer_article } to place { $place }.
event-marched = The { $swimmer } marches off, under the pond.
event-swapped = The cards on places { $from } and { $to } change places.
event-moved = { $to_shift ->
    [0] The card on place { $from } stays where it is.
   *[other] The card on place { $from } goes to place { $to }.
}
event-danced = Everybody dance! The whole line is shuffled into the pond.
event-hid = The duck on place { $from } slips under the one on place { $under }.
event-bottoms_up = { $seat_key ->
    [you] The duck on place { $place } dives: safe until your next turn.
   *[other] The duck on place { $place } dives: safe until { $seat } plays again.
}
event-surfaced = The duck on place { $place } comes up again.
event-resurrected = Back from the dead: { $colour } has one more duck, under the pond.
event-drew = { $seat_key ->
    [you] You draw a card.
   *[other] { $seat } draws a card.
}
event-got = New in hand, { $slot }: “{ $card }”.
event-reshuffled = The pile is empty: the discards are shuffled into a new one.
event-eliminated = { $seat_key ->
    [you] That was the last { $colour } duck: you have none left.
   *[other] That was the last { $colour } duck: { $seat } has none left.
}
event-left = { $seat_key ->
    [you] You leave the game.
   *[other] { $seat } leaves the game.
}
event-colour_drawn = { $seat_key ->
    [you] You draw a secret colour.
   *[other] { $seat } draws a secret colour.
}
event-own_colour = Secret colour: { $colour }.
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
event-game_ended = Game { $round } is over.
event-won = { $seat_key ->
    [you] You have won!
   *[other] { $seat } has won!
}

## Why not

why-SD-2-3 = It is not your turn.
why-SD-3-1 = You can play or discard only a card of your hand, from the slot that holds it.
why-SD-3-2 = You may discard only when none of your cards can be played.
why-SD-3-4 = A card is being drawn, and it can only be one that lies in the pile.
why-SD-4-1 = The game is over.
why-SD-5-1 = A sight hangs over that place already.
why-SD-5-2 = There is no sight over that place to shoot through.
why-SD-5-4 = Double Barrel takes two neighbouring places without a sight; a single one only when there is no such pair.
why-SD-5-5 = There is only water on that place, no duck to hit.
why-SD-5-6 = Misfire needs a duck to hit, and a sight beside it on the side you name.
why-SD-5-7 = Both places need a sight.
why-SD-5-8 = A sight can move only from a place that has one to a place of the line that has none.
why-SD-5-10 = Only a duck can do that, and only with a card next to it in the line.
why-SD-5-11 = There is only water on that place, no duck to race.
why-SD-5-12 = The line is being rearranged: choose a card that has no new place yet.
why-SD-5-14 = A duck can hide only under another duck right beside it, never under water.
why-SD-5-15 = There is only water on that place, no duck to keep safe.
why-SD-R1 = Two ducks make a full hiding place, and the table may limit who hides under whom.
why-SD-R2 = No duck of yours is on that place.
why-SD-R3 = That duck has its tail up already.
why-SD-R4 = That duck is protected and cannot be hit.
why-SD-R5 = There is only water under the two sights; at least one duck is needed.
why-SD-R10 = The pond deals the next card, and it can only be one of those still mixed in there.
why-SD-V1 = The draw decides now, and only a colour nobody has yet, or a player at the table, can come out.
why-SD-V5 = Give Peace a Chance needs a sight to take down, Resurrection a hit duck that you may still bring back.

## Options and variants

option-cover = Who may hide with Duck and Cover
    .any = any duck, under any duck
    .own = only your own duck, under any duck
    .opponent = only your own duck, under an opponent’s
option-bottoms_up_exposes = Bottoms Up on a covering duck exposes the one below
option-secret_colours = Secret colours
option-teams = Teams
    .off = none
    .twos = of two
    .threes = of three
option-points = Play for points
    .number = { $number ->
        [0] no
        [one] in { $number } game
       *[other] over { $number } games
    }
option-tough_ducks = Tough ducks (whoever has no duck leaves, and the last two settle it at once)
option-deck = Deck of cards
    .standard = standard
    .extended = with the two extra cards

variant-standard = Standard
variant-cover_own = Hide your own
variant-cover_opponent = Hide under a rival
variant-secret_colours = Secret colours
variant-teams = Teams of two
variant-teams_of_three = Teams of three
variant-points = For points
variant-tough_ducks = Tough ducks
variant-extended_deck = Larger deck
variant-secret_teams = Secret teams
variant-everything = Everything at once

## The board in the terminal

board-game = Game { $game } of { $games }
board-turn = Turn { $turn }
board-pile = { $count } in the pile
board-discards = { $count } discarded
board-settled = settled
board-pond = Pond: { $count }
board-mix = shuffled
board-queue = below, in this order
board-order = in this order
board-left = Ducks left:
board-sight = sight
board-own = yours
board-below = hides below
board-dived = safe until that player’s turn
board-team = team { $team }
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-won = has won
board-gone = has left
board-out = no ducks left
board-hand = Your hand

## What an edition prints

edition-ducks = Ducks
edition-each_colour = of each colour
edition-water = Water cards
edition-points = Points
edition-marching_off = for a duck that marches off
edition-survivor = for a duck left at the end
edition-deck = Decks
edition-standard = standard
edition-extended = with the extra cards

## What is remarked on a turn

remark-because_win = Because then you alone have ducks left: you win at once.
remark-because_hit = Because it hits the { $colour } duck on place { $place }.
remark-because_hits = Because it hits { $count } ducks in one go.
remark-because_safe = Because nothing is aimed at your duck on place { $place } any more.
remark-because_aim = Because the sight over place { $place } threatens whoever swims there.
remark-because_unseen = Because none of your ducks is aimed at then.
remark-because_least = Because your other cards would help your rivals more.
remark-missed_win = Missed a win
    .lesson = Before you play, look for the card that ends it: a shot that goes off at once, and one rival with ducks left.
remark-let_win = Let { $seat } win
    .lesson = When a rival is one shot from winning, take the sight or the duck away first; your own plans can wait.
remark-own_duck_hit = Hit your own duck
    .lesson = Look at the colours below a shot before you fire: Two Birds takes what swims there.
remark-gave_away_duck = Gave away a duck
    .lesson = A duck of yours below a sight is as good as hit. Move it, move the line, or take the sight down.
remark-shot_too_late = Shot too late
    .lesson = Sights stay where they are, ducks do not. Shoot when a rival’s duck is below one, not a round later.
remark-weaker_card = A weaker card
    .lesson = Keep the cards that work at once for when they decide something, and play the others first.
remark-great_shot = Great shot: { $count } ducks in one turn

# What the lab counts in games of bots, and the headings of it
measure-turns = Turns
measure-turn = turns, all
measure-reshuffled = reshuffles of the pile
measure-ducks = Ducks, per game
measure-hit = hit
measure-missed = shots that missed
measure-marched = marched off
measure-eliminated = players out
measure-cards = Cards played, per game
