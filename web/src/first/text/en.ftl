# The guided first game.

goal-is = Goal:
goal-lesson = New here? The lesson takes { $minutes } minutes.
tip = Tip
tip-read = Got it
tip-no-more = No more tips
can-title = What can I do?
can-not-yet = Not yet
can-lacks = You lack: { $list }.
can-lacks-any = any other good
can-do-it = Do it
can-usual = A usual next move? Ask a bot
can-usual-is = A usual next move:
can-show = Show it on the board
can-price-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
can-price-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
warn-another = Choose another
warn-show = Show it
warn-go-on = Do it, I know
