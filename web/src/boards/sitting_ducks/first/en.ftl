goal = Be the last with a duck on the water.
goal-team = Be the last team with a duck on the water.
goal-points = Most points after all games: for ducks that march off and ducks that are left.

tip-three-cards = Your three cards
    .text = Raise one to see what it does; the labels below the ducks say whom it hits.
tip-aimed-at = You are aimed at
    .text = The sight stays on place { $number }; move your duck, the line or the sight.
tip-closes-up = The line closes up
    .text = Everyone behind a hit duck moves to the front, and may swim into a sight.
tip-in-the-pond = Safe in the pond
    .text = A duck that marches off comes back, last of all.
tip-covered = Two in one place
    .text = The lower duck cannot be hit; when its cover is hit it stands there alone.
tip-diving = Diving
    .text = Until { $seat }’s next turn shots at it are wasted.
tip-nothing-fits = Nothing fits
    .text = Then, and only then, you discard a card instead.
tip-out = Out, but not away
    .text = { $seat } keeps playing cards and cannot win.
tip-nearly-over = Nearly over
    .text = Whoever alone has ducks left has won at once.

can-card = { $card }
    .text = { $card_text }
can-discard = Discard { $card }
    .text = None of your cards can be played.

warn-last-duck = That is your last duck
    .text = You could not win any more.
warn-rival-wins = { $seat } would win
    .text = Then only { $seat } has ducks left: { $seat } wins.
