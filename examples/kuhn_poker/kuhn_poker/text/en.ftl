game = Kuhn Poker
variant-standard = Standard

card-jack = jack
card-queen = queen
card-king = king
card-ace = ace

action-check = Check
action-bet = Bet
action-call = Call
action-fold = Fold
action-deal = Deal the { $card }

event-dealt = { $seat_key ->
    [you] You are dealt a card.
   *[other] { $seat } is dealt a card.
}
event-got = It is the { $card }.
event-checked = { $seat_key ->
    [you] You check.
   *[other] { $seat } checks.
}
event-bet = { $seat_key ->
    [you] You bet.
   *[other] { $seat } bets.
}
event-called = { $seat_key ->
    [you] You call.
   *[other] { $seat } calls.
}
event-folded = { $seat_key ->
    [you] You fold.
   *[other] { $seat } folds.
}
event-shown = { $seat_key ->
    [you] You show the { $card }.
   *[other] { $seat } shows the { $card }.
}
event-won = { $seat_key ->
    [you] You win the pot of { $chips }.
   *[other] { $seat } wins the pot of { $chips }.
}

why-KP-1-3 = Cards are dealt by chance, and only at the start.
why-KP-2-1 = It is not your turn.
why-KP-2-2 = Somebody has bet: call or fold.
why-KP-2-3 = Nobody has bet yet: check or bet.
why-KP-3-1 = The game is over.

field-pot = Pot
field-card = Card
field-chips = Chips
field-folded = Folded
