# What belongs to no game, in English.

seat = Player { $first }
yes = yes
no = no

## At the table

you = You
bot = Bot { $seat }
welcome = { $game } for { $seats } players, seed { $seed }. You are player { $seat }.
welcome-option = { $option }: { $value }
welcome-bots = The other seats are played by bots of the kind “{ $bot }”.
bots-think = The bots are thinking; the first time they have to get ready.
welcome-help = Type ? for help.
news-first = So far
news = Since your last move
moves = Your moves
prompt = Your move:
no-such-number = There is no move { $number }; choose a number from 1 to { $count }.
several-fit = “{ $text }” could mean several moves:
unknown-move = “{ $text }” is not a move; type ? for help.
possible = That is possible: { $notation } – { $action }.
why-what = Add the move you ask about.
no-undo = Nothing can be taken back: chance, a secret or another player has come between.
undone = Taken back.
save-where = Add the name of a file.
saved = Saved in { $file }.
not-saved = { $file } cannot be written; the game goes on.
kept = The game is kept. To play on:

help-number = make the move with that number
help-short = make a move by its notation; it may be cut short as long as it is clear
help-why = why this move is not possible
help-board = show the table and the moves again
help-log = tell the game from the beginning
help-undo = take back the last move, if nothing has come between
help-save = save the game in a file
help-quit = leave; the game is kept

## How it ended

result = Result
result-place = { $place }. { $seat }
result-points = { $points ->
    [one] { $place }. { $seat }, { $points } point
   *[other] { $place }. { $seat }, { $points } points
}
not-over = The game is not over yet.
not-over-seat = The game is not over yet: { $seat } is to move.

## Lists and figures

games-seats = { $lowest } to { $highest } players
games-seats-exactly = { $seats } players
games-boxes = Editions:
games-bots = Bots:
games-variants = Variants:
games-options = Options, the usual value first:
games-untranslated = Not translated into “{ $language }”: { $missing } of { $sentences } sentences, which are said in English.
perft = { $depth ->
    [one] Within { $depth } action: { $leaves } ways to go on.
   *[other] Within { $depth } actions: { $leaves } ways to go on.
}
bench-loading = Loading…
bench-shape = A random game: { $decisions } decisions among { $branching } moves each, { $natures } acts of chance. A position: { $bytes } bytes.
bench-engine = engine
bench-nodes = actions/s
bench-decisions = decisions/s
bench-games = games/s
bench-stepped = actions/s, step by step
bench-seen = the same with masks and features

## Bots

arena-player = player
arena-rating = rating
arena-interval = interval of 95 %
arena-games = games
arena-won = won
arena-so-far = { $games } of { $most } games
arena-report = In { $file }: ratings with plots.
worth-chance = { $chance } %
worth-points = { $points ->
    [one] about { $points } point
   *[other] about { $points } points
}
review-point = Move { $number }, { $seat }: { $action }. Better: { $best } ({ $lost } more).
review-costliest = The costliest decisions
review-chance = Chances to win over the game
review-points = Points expected over the game
review-nothing = No decision gave anything away, as far as the bots could see.

## About an edition

about-title = About this edition: { $name }
about-intro = The printed rules leave some values of the box open. Each value says how sure we are of it; whoever owns the printed game can put in those of their copy.
about-known = known
about-reported = reported
about-reconstructed = reconstructed
about-ours = our own design
about-standard = standard edition: { $value }

# The lab
lab-so-far = { $games } of { $wanted } games, about { $seconds } seconds more
lab-report = In { $file }: the same figures as a page.
lab-title = { $game }: { $games } games with each box
lab-about = Players: { $players }. Seed { $seed }. The same seeds for both boxes.
lab-no-difference = No difference that { NUMBER($games) } games could show.
lab-same = This is the standard box.
lab-fairer = Fairer:
lab-less-fair = Less fair:
lab-seat-wins = seat { $seat } wins { $mine } % instead of { $standard } %.
lab-shorter = Games are { $percent } % shorter.
lab-longer = Games are { $percent } % longer.
lab-closer = The winner leads by { $mine } points instead of { $standard }.
lab-wider = The winner leads by { $mine } points instead of { $standard }, a wider margin.
lab-wins = Wins by seat
lab-length = Length
lab-scores = Scores
lab-seat = Seat { $seat }
lab-decisions = decisions
lab-lead = lead at the end
lab-middle = Middle { $standard } before, { $mine } now.
lab-standard-box = standard box
lab-my-box = my box
lab-off = difference right to

# What is wrong with a box: the value, what stands there, and what may
box-range = { $label }: { $value } is not possible; it must be from { $least } to { $most }.
box-fixed = { $label }: { $value } is not possible; it must be { $least }.
box-total = { $label }: { $value } in all is not possible; it must be from { $least } to { $most }.
box-exactly = { $label }: { $value } in all is not possible; it must be { $count }.
box-at-least = { $label }: { $value } in all is not enough; there must be { $least } at least.
box-line = { $label }: { $value } is not possible; it must be one line of at most { $most } letters.
box-unknown = { $label }: there is no such value.
box-drawing = { $label }: this is no drawing of a turn: five lines of five squares, S in the middle, b for the rest of the boat, + where it sweeps.
box-goods = { $label }: { $value } is not possible; it must be names of goods, from { $least } to { $most } of them.
box-kinds = { $label }: { $good } is on { $cards } cards; every kind must be on two.
box-level = { $label }: { $value } is not possible; a product is made of goods of a lower level.
box-one-of = { $label }: { $value } is not possible; it must be one of: { $known }.
box-wrong = This box cannot be played: { $sentence }
