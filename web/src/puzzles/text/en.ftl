# The words of puzzles
puzzle-sub = Find the one best answer
puzzle-win = Win in this turn.
puzzle-points = { $goal ->
    [one] Score a point in this turn.
   *[other] Score { $goal } points in this turn.
}
puzzle-points-dragon_market = { $goal ->
    [one] Bring a card home in this turn.
   *[other] Bring { $goal } cards home in this turn.
}
puzzle-out = Put somebody out with one card.
puzzle-save = Save your last duck.
puzzle-any = Find the best move.
puzzle-today = Puzzle of the day, { $game }
puzzle-today-text = There is one best answer. You may try as often as you like; undo is free.
puzzle-solve = Solve it on the board
puzzle-none = There are no puzzles here yet.
puzzle-all = { $count ->
    [one] One puzzle
   *[other] { $count } puzzles
}
puzzle-every-game = All games
puzzle-level-1 = easy
puzzle-level-2 = medium
puzzle-level-3 = hard
puzzle-is-solved = ✓ solved
puzzle-solved = Solved. Well done.
puzzle-not-yet = Your turn would end here, and that is not it yet. Take a step back.
puzzle-turn-over = Your turn would be over. Take a step back.
puzzle-try = { $steps ->
    [0] Whatever the rules allow may be tried.
    [one] One step tried. Undo is free.
   *[other] { $steps } steps tried. Undo is free.
}
puzzle-you = You
puzzle-more = More puzzles
puzzle-undo = Undo
puzzle-first-step = First step
puzzle-show = Show me
puzzle-list = List of moves
puzzle-checked-title = How it was checked
puzzle-checked = { $steps ->
    [one] { NUMBER($positions) } positions of the turn were looked at. One step solves it; any way that the rules allow counts.
   *[other] { NUMBER($positions) } positions of the turn were looked at. The shortest answer has { $steps } steps; any way that the rules allow counts.
}
puzzle-show-more = { $count ->
    [one] One more
   *[other] { NUMBER($count) } more
}
puzzle-how-checked = Each was found in a game of bots and checked by looking at all positions that the turn can lead to, or at the two million nearest: there is one best answer.
puzzle-checked-all = { $positions ->
    [one] One position looked at
   *[other] { NUMBER($positions) } positions looked at
}, { $steps ->
    [one] one step
   *[other] { $steps } steps
}
