# What the pages around the games say, in English.

close = Close
keep = Keep
help = Help
rules = Rules
guest = Guest
hand = What you hold
lost = There is nothing here.
offline = No connection. Your draft is kept; trying again …
offline-now = Now

## The top line

top-home = To the first page
top-settings = Settings
top-language = Language
theme-system = Theme: as the system
theme-light = Theme: light
theme-dark = Theme: dark
sound-on = Sound on
sound-off = Sound off

## The first page

start-title = Pick a game. You are at the table.
start-sub = Against bots, on one screen, or with friends, live or over days. No account, nothing to install.
start-games = Games
start-mine = My games
start-mine-none = You have no games yet. Play now, and one is here.
start-open = Open tables
start-open-none = Nobody is looking for players. Open a table of your own.
start-name = Your name
start-name-why = So that the others at the table know who you are.
start-api = Build a bot: the API
start-puzzles = Puzzles
start-lab = The lab
start-private = Runs on this machine, sends nothing anywhere.
card-players = Players
card-length = Length
card-minutes = { $span } min
card-hours = { $span } h
card-weight = Weight
card-weight-of = { $weight } of 5
card-play = Play now
card-bots = { $count ->
    [one] with { $count } bot
   *[other] with { $count } bots
}
card-invite = Invite friends
card-screen = On one screen
card-learn = Learn in { $minutes } minutes
bot-name = { $n ->
    [1] Grebe
    [2] Heron
    [3] Coot
    [4] Stork
    [5] Puffin
   *[other] Gannet
}
row-with = with { $names }
row-free = { $free } of { $seats } seats free
row-sit = Sit down
row-your-turn = Your turn
status-open = Waiting for players
status-playing = In play
status-paused = Paused
status-over = Over

## A new table

setup-seats = Who plays?
setup-who = Who sits in seat { $seat }
setup-name = Name of seat { $seat }
setup-remove = Take seat { $seat } away
setup-me = Me
setup-here = Somebody on this screen
setup-open = Open: by invitation
setup-open-why = You get a link for this seat.
setup-bot = Bot: { $level }
setup-add = Add a seat
setup-rules = By which rules?
setup-variant = Variant
setup-box = Edition
setup-options = All options
setup-time = How long, and who may look?
setup-clock = Clock
setup-spectators = Spectators
setup-listed = Show the table to everybody on this server
setup-hints = Everybody may ask a bot for hints
setup-big-screen = The board on this screen, the hands on phones
setup-open-table = Open the table
clock-none = No clock
clock-quick = 10 minutes each, 15 seconds more a turn
clock-calm = 40 minutes each, 30 seconds more a turn
clock-day = A day for each turn
clock-days = Up to three days, one more each turn
clock-hours-left = { $hours } h
clock-days-left = { $days } d
spectators-open = may look at once
spectators-delayed = see it a round later
spectators-none = nobody
level-random = at random
level-greedy = simple: takes what it can
level-walker = simple: walks to its goods
level-trader = simple: trades nearby
level-planner = plans ahead
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert

## Inviting and sitting down

share-qr = QR code: { $label }
share-link = Link: { $label }
share-copy = Copy the link
share-copied = Copied
share-only-here = This address works only on this machine. To let phones in, start the server for your network:
share-network = Phones in the same network come in at { $address }
lobby-title = The table is set.
lobby-why = { $count ->
    [one] One seat is free. Scan or send; when everybody sits, the game begins.
   *[other] { $count } seats are free. Scan or send; when everybody sits, the game begins.
}
lobby-new-link = Make a link
lobby-free = free
lobby-sits = sits here
lobby-all-sit = Everybody sits. Once all shares of chance are open, the game begins.
lobby-chance = Everybody brings a share of chance: sealed on sitting down, opened when all sit. So nobody can choose the deal, not even whoever runs this server.
chance-pledged = share of chance sealed
chance-waited = share of chance still sealed
chance-shown = share of chance open
chance-none = brings no share of chance
chance-waits = { $count ->
    [0] One moment: the shares of chance are being opened.
   *[other] Chance waits for the share of { $names }.
}
chance-lost = It was sealed in another browser, or this one has forgotten it.
chance-without = Begin without { $name }’s share
chance-without-mine = Begin without my share
join-title = Sit down
join-name = What shall the others call you?
join-watch = Only watch

## At the table

title-your-turn = Your turn
seats = Seats
seat-your-turn = your turn
seat-turn = to move
seat-bot = bot
seat-stand-in = A bot plays for them
seat-resigned = resigned
seat-away = away
seat-waits = waits
seat-not-ready = getting ready
seat-offered = seat on offer
seat-shared = same person
seat-shared-why = The same person also plays seat { $seats }
bar = What is asked
bar-choices = Choices
bar-back = Back
bar-your-turn = It is your turn: choose.
bar-thinks = { $name } is thinking.
bot-waits-queue = { $name } waits for its turn to think: many bots are thinking now.
bot-waits-unwatched = Nobody plays here: the bots go on when somebody of this table looks.
bot-waits-again = { $name } has given no answer and is asked again.
bot-waits-cold = { $name } is getting ready; a simpler bot plays in its place until then.
bot-waits-unkept = { $name } is getting ready, which takes minutes after every start: this server can keep nothing. A simpler bot plays in its place until then.
bar-over = The game is over.
bar-paused = The game is paused.
bar-go-on = Go on now
bar-stood-in = A bot plays for you.
bar-returning = The bot plays this turn to its end; from the next one on you play.
bar-past = You look back.
bar-sending = One moment …
bar-waiting = Your move is kept and will be sent once the connection is back.
bar-plan = Your plan for later: nobody sees it.
bar-broken = This no longer works: { $action }
bar-draft = { $count ->
    [one] One step tried out. Nobody has seen it yet.
   *[other] { $count } steps tried out. Nobody has seen them yet.
}
bar-undo = Undo
bar-undo-none = Nothing to undo: chance, a secret or another player has come between.
bar-restart = Restart the turn
bar-all = { $count ->
    [one] { $count } choice
   *[other] All { $count } choices
}
bar-hint = Hint
bar-possible = What can I do?
hint-title = What a bot would do here
hint-close = Close the hints
hint-then = then: { $steps }
hint-only = This is the only way to go on.
hint-thinking = The bot is thinking …
hint-ready = Getting ready, once: about { $seconds } seconds.
standing-chance = Chances to win
standing-points = Points expected at the end
plan-new = Plan ahead
plan-name = Plan { $n }
plan-name-label = Name of the plan
plan-keep = Keep the plan
plan-leave = Leave the plan
plan-use = Do “{ $name }”
plan-look = Look at “{ $name }”
plan-drop = Throw “{ $name }” away
refusal = Not possible.
refusal-past = You look back; go to now first.
refusal-not-playing = The game is not being played now.
refusal-spectator = You only watch.
refusal-not-your-turn = It is { $name }’s turn.
refusal-after-draft = Not after the steps you tried out.
refusal-after-stop = Nothing can follow this step: chance or another player comes first.
log = Log
log-earlier = Earlier
log-all = all of it
history = History
history-back = One step back
history-next = One step on
history-now = To now
history-link = Link to this position
history-at = { $n } of { $count }
film = Since my turn
film-more = … and { $count } more
film-pause = Stop the film
film-play = Go on
text-view = The table in words
generic-table = On the table
type-title = Type a move
type-label = Move in notation
type-fits = { $count ->
    [0] No legal move fits.
    [one] One legal move fits: Enter makes it.
   *[other] { $count } legal moves fit.
}

## Talk

chat = Chat
chat-none = Nobody has said anything yet.
chat-text = Say something
chat-send = Say
chat-mute = Mute { $name }
chat-unmute = Hear { $name } again
phrase-hello = Hello!
phrase-good-luck = Good luck, have fun!
phrase-your-turn = Your turn!
phrase-thinking = I have to think about this.
phrase-one-moment = One moment, please.
phrase-back = I am back.
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-oops = Oops.
phrase-wow = Wow!
phrase-good-game = Good game!
phrase-goodbye = Goodbye!

## Rules, menu, end

rules-of = { $game }: the rules
rules-search = Look for a word or a clause
menu = Table
menu-take-back = Ask to take the last move back
menu-take-back-now = Take my last step back
menu-pause = Ask for a pause
menu-resume = Ask to go on
menu-stand-in = Let a bot play for me
menu-return = Play on myself
menu-give-seat = Give my seat to somebody
menu-ask-seat = Ask whether { $name }’s seat may be given to somebody
menu-invite-again = A new link to { $name }’s seat
give-seat-why = Whoever opens this link plays on in your place and sees your hand, but none of your plans. Until then the seat is yours.
give-away-why = Whoever opens this link plays on here. Nobody may who has seen another hand of this game.
menu-resign = Resign
menu-resign-sure = Really resign? Press again.
menu-rematch = Another game
menu-screen = Only the board, for a big screen
menu-hand = Only my hand, the board is elsewhere
menu-share = Link to watch
menu-export = The record of the game
menu-leave = To the first page
menu-code = Your seat’s code, should this browser forget you:
menu-fair = Fixed before the first draw, checkable at the end:
end-won = You have won!
end-winner = { $count ->
    [one] { $names } has won.
   *[other] { $names } have won.
}
review-title = How it went
check-title = Check the chance
check-running = All of it is being played again …
check-fair = Chance was as promised.
check-unfair = Something does not hold.
check-key-holds = The key shown at the end is the one whose hash this browser saw before the deal.
check-key-unknown = The key fits its hash; this browser did not see that hash before the deal.
check-key-fails = The key shown at the end is not the one that was promised.
check-own-holds = The share this browser sealed is among those that were drawn from.
check-own-unknown = This browser brought no share.
check-own-fails = The share this browser sealed is not among those that were drawn from.
check-pledges-holds = Every share that was opened is the one that was sealed.
check-pledges-fails = A share that was opened is not the one that was sealed.
check-draws-holds = { $count ->
    [one] This browser has computed the one draw again.
   *[other] This browser has computed all { $count } draws again.
}
check-draws-unknown = The draws cannot be computed again by this release.
check-draws-fails = A draw does not follow from the key and the shares.
check-played-holds = The server has played all { $count } entries of the record again by the rules.
check-played-unknown = The rules have changed since: release { $release } can play it again.
check-played-fails = Played again by the rules, the record goes otherwise:
check-brought = Shares were brought by: { $names }.
check-without = { $count ->
    [one] { $names } brought no share: for that seat you have to believe whoever runs the server.
   *[other] { $names } brought no share: for these seats you have to believe whoever runs the server.
}
check-copied = The deal and the first { $count } moves come from another game.
check-yourself = To check it without this server, load the record down and run:
review-begins = The bots begin to look …
review-mine-title = { $count ->
    [3] Your three turning points
   *[other] Your turning points
}
review-turning = Turning points
review-mine = Mine
review-everybodys = Everybody’s
review-whose = Whose turning points
review-which = Which turn is shown
review-turn = turn { $number }
review-turn-did = { $turn }: { $action }
review-turn-of = Turn { $number } of { $name }.
review-loss = −{ $worth }
review-looked = { $done } of { $total } looks taken
review-no-reproach = Nothing to reproach you with.
review-guess = Points that the better turn would have brought, reckoned to the end of the game: a good guess, not proven.
review-lesson = What to take along
review-better-line = The better line
review-what-i-played = What I played
review-what-was-played = What was played
review-better = better
review-played = played
review-step = Step through ({ $done } of { $count })
review-plan = Open as a plan
review-close = Close the review
play-on = Play on from here, all seats
play-on-bots = Play on from here, against the bots
end-look = Look at the end
curtain = { $name } is next.
curtain-why = Hand the device over. Nobody else should look now.
curtain-go = I am { $name }
hand-over = Hand over to { $name }
asked-take-back = { $name } would like to take a move back.
asked-pause = { $name } would like a pause.
asked-resume = { $name } would like to go on.
asked-seat = { $name } asks whether { $away }’s seat may be given to somebody else.
asked-here = I am here
asked-yes = Agree
asked-no = No
asked-waiting = Waiting for { $names }.
matter-branch = Played on from a position of another game.
matter-sit = { $name } sits down.
matter-deal = The game begins.
matter-leave = { $name } leaves the table.
matter-take_back = A move is taken back.
matter-take-back = A move is taken back.
matter-pause = The game is paused.
matter-resume = The game goes on.
matter-resign = { $who ->
    [you] You resign.
   *[other] { $name } resigns.
}
matter-stand-in = { $who ->
    [you] A bot plays for you.
   *[other] A bot plays for { $name }.
}
matter-return = { $who ->
    [you] You are back.
   *[other] { $name } is back.
}
matter-reissue = { $name }’s seat was given to another device.
matter-act-random = No answer came from { $name }: this move was chosen at random.
matter-act-simple = { $name } was not ready yet: a simpler bot chose this move.
matter-offer-seat = { $own ->
    [yes] { $name } offers their seat to somebody else.
   *[no] All agree: { $name }’s seat may be taken by somebody else.
}
matter-arrive = { $name } takes over { $seat }.
matter-reveal = { $name } opens their share of chance.
matter-waive = The game goes on without { $name }’s share of chance.
matter-ask-seat = { $who ->
    [you] You ask whether { $by }’s seat may be given to somebody else.
   *[other] { $name } asks whether { $by }’s seat may be given to somebody else.
}
matter-ask-take-back = { $who ->
    [you] You ask to take a move back.
   *[other] { $name } asks to take a move back.
}
matter-ask-pause = { $who ->
    [you] You ask for a pause.
   *[other] { $name } asks for a pause.
}
matter-ask-resume = { $who ->
    [you] You ask to go on.
   *[other] { $name } asks to go on.
}
matter-answer-yes = { $who ->
    [you] You agree.
   *[other] { $name } agrees.
}
matter-answer-no = { $who ->
    [you] You say no.
   *[other] { $name } says no.
}

## Help

help-title = Keys and touch
help-touch = With a finger: touch once to see what would happen, again to do it. With a mouse: point to see, click to do. Whatever is amber is possible; anything else says why not.
help-letters = Single letters are shortcuts
help-list = Always list every choice in the bar
help-warnings = Warn me before a grave mistake
help-tips = Tips at the table
help-tips-first = until my first game of a kind is over
help-tips-on = always
help-tips-off = never
help-tips-again = All tips again, from the start
key-numbers = choice or card of that number
key-a = show all choices
key-q = what can I do?
key-u = undo
key-r = restart the turn
key-e = end the turn
key-type = type a move
key-history = one step back, on
key-i = a hint: what would a bot do?
key-s = film since my turn
key-l = log
key-c = chat
key-t = the table in words
key-g = rules
key-help = this sheet
key-escape = back

## Faults

fault-offline = The server cannot be reached. Your draft is kept.
fault-stale = The table has moved on; look again.
fault-not-your-turn = It is not your turn.
fault-not-your-seat = You do not hold that seat.
fault-no-table = There is no such table, or you may not look at it.
fault-banned = Whoever runs this server has shut you out.
fault-deleted = Whoever runs this server has deleted this table.
fault-not-yours = This is no longer yours here; load the page again.
fault-no-invite = This invitation leads nowhere: ask for a new one.
fault-invite-used = This invitation was used before: ask for a new one.
fault-seat-taken = Somebody sits there already.
fault-over = The game is over.
fault-too-many = That is too often; wait a moment.
fault-too-many-tables = You have too many unfinished tables; finish or resign one first.
fault-too-many-from-network = Too many unfinished tables were opened from your network; finish or resign one first.
fault-no-turn = There is no turn to plan now.
fault-illegal = That is not possible now.
fault-not-playing = The game is not being played now.
fault-no-hints = There are no hints at this table.
fault-no-advice = No advice came in time; ask again.
fault-seat-lost = This seat is no longer yours: somebody plays on here by your invitation, by its code on another device, or because the others agreed to it.
fault-session-ended = You are no longer signed in here: this session was ended.
fault-stood-in = The bot plays this turn to its end; from the next one on you play. You need not do anything.
fault-not-revealed = Chance still waits for somebody’s share.
fault-too-early = Wait a moment longer.
fault-saw-another-hand = You have seen another hand of this game: this seat is not for you.
fault-not-away = That person is here, or has not been away for long.
fault-nobody-to-ask = Another person has to agree to that, and nobody is there.
fault-asking = Another question is open: answer it first.
fault-not-over = That comes after the end of the game.
fault-bad-name = A name has at least one letter, and no control characters.
fault-unseen-name = This name has letters that cannot be seen: choose one that everybody can read.
fault-piled-name = This name has too many marks on a letter: leave some of them out.
fault-name-alike = Somebody at this table has a name that looks the same: choose another.
fault-name-of-bot = That is what a bot is called here: choose another name.
fault-already-seated = You sit at this table already; a second seat is for another person.

## Rulings among the rules

rules-ruling = ruling
rules-ruling-why = Rulings are not in the printed rules: they say how this table reads them.
rules-partly = partly a ruling
rules-partly-why = Words with a dotted line are ours: the printed rules do not have them.
how-to-play = How to play
rules-by-clause = The rules, clause by clause
rules-edition = This edition
rules-taught = How to play: { $title }
rules-readings = How we read the rules

## Editions

setup-box-standard = as far as it is known
setup-box-own = my own file …
setup-box-file = The file of your edition (TOML)
setup-box-sample = Take the standard edition as a sample
setup-box-big = This file is too long for an edition: at most { $letters } letters.
setup-box-none = Choose the file of your edition first.
setup-board = Board
setup-board-usual = of the edition
setup-board-seeded = a fresh one from a number
setup-seed = The number; the same one always gives the same board
setup-seed-another = Another number
box-about = About this edition
box-board = Board: { $board }
box-own = an edition of its own
box-differences = { $count ->
    [0] All values are those of the standard edition.
    [one] One value differs from the standard edition.
   *[other] { $count } values differ from the standard edition.
}
box-only-differences = Only what differs
box-standard-none = not there
box-to-table = Back to the table
box-new-table = Open a table
fault-bad-edition = This edition cannot be played:

## Things that answer

bar-about = What is this?
seat-about = About { $name }
sheet-taller = Taller
sheet-lower = Lower
sheet-previous = Previous player
sheet-next = Next player
sheet-write = Write
