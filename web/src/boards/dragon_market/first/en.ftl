goal = First to bring { $count ->
    [one] one card
    [2] two cards
    [3] three cards
   *[other] { $count } cards
} home wins.
goal-team = Your team needs { $count ->
    [4] four cards
   *[other] { $count } cards
} home before the others.

tip-your-boats = Your boats
    .text = Place them so that yours are near your pontoon; everyone will push them about anyway.
tip-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
    .text = Walk, slide or turn, in any mix; what is left becomes coins.
tip-sailor = Nobody walks on a sailor
    .text = Go round, or slide or turn the boat.
tip-went-along = You went along
    .text = Anyone may move the boat you stand on; so may you.
tip-in-passing = Taken in passing
    .text = You take what you need on every square you enter, free.
tip-one-left = One left
    .text = A pile has two tokens; { $seat } needed this one too.
tip-now-home = Now home
    .text = Entering your pontoon makes the card count.
tip-coins = Coins
    .text = You may spend two a turn, each a point.
tip-pass-heir = The square of another heir
    .text = You may pass, not stop there.
tip-one-card-more = { $seat } needs one card more
    .text = And has { $count } of { $of } goods for it.

can-walk = Walk
    .text = { $count ->
        [0] No square in reach.
        [one] One square in reach.
       *[other] { $count } squares in reach.
    }
can-walk-to = Walk
    .text = The nearest thing you need: { $good }, for { $price ->
        [one] 1 point
       *[other] { $price } points
    }.
can-walk-home = Walk home
    .text = Your card is complete: home for { $price ->
        [one] 1 point
       *[other] { $price } points
    }.
can-slide = Slide a boat
    .text = Along its length, any way, heirs and goods go along. { $count ->
        [0] No boat can.
        [one] One boat can.
       *[other] { $count } boats can.
    }
can-turn = Turn a boat
    .text = A quarter about its sailor. { $count ->
        [0] No boat can.
        [one] One boat can.
       *[other] { $count } boats can.
    }
can-coin = Spend a coin
    .text = One more point; you may spend { $count } now.
can-bonus = { $card }
    .text = The bonus of a red card of yours, once a turn.
can-end = End the turn
    .text = { $count ->
        [0] Nothing is left.
        [one] The point that is left becomes a coin.
       *[other] The { $count } points that are left become coins.
    }

warn-can-win = You can win in this turn
    .text = { $count ->
        [one] 1 point
       *[other] { $count } points
    } bring you home with your last card.
