# The words of the lab
lab-pages = Pages of the lab
lab-balance = Balance
lab-galaxies = Galaxies
lab-sub = Change a box, let bots play it, see what became of it
lab-my-box-title = My box
lab-game = Game
lab-from-standard = From the standard box.
lab-from-file = From a file.
lab-changed = { $count ->
    [0] Nothing changed.
    [one] One thing changed.
   *[other] { $count } things changed.
}
lab-board = Board
lab-board-own = as the box says
lab-draw-board = Draw a galaxy
lab-save-box = Save the box
lab-open-file = Open a file
lab-standard-again = Standard box again
lab-was = was { $value }
lab-less = less: { $label }
lab-more = more: { $label }
lab-all-values = All { $count } values of this box
lab-fewer-values = Fewer values
lab-games = { $games ->
    [one] One game
   *[other] { NUMBER($games) } games
}
lab-run = Run
lab-stop = Stop
lab-play = Play with this box
lab-same-seeds = Players: { $players }. The same seeds for both boxes.
lab-mend-first = Mend the box first.
lab-closed = Whoever runs this server has closed the lab; boxes can be changed, saved and played.
lab-bots = Bots and players
lab-amount = Games
lab-seat-more = One player more
lab-seat-less = One player fewer
lab-bots-slow = Random players are fast; bots that think may take hours for 10,000 games.
lab-waiting = { $ahead ->
    [0] Waits for its turn.
    [one] One run is before it.
   *[other] { $ahead } runs are before it.
}
lab-ready = Getting ready, once: the first time of a game takes a minute or two.
lab-progress = { NUMBER($games) } of { NUMBER($wanted) }, about { $seconds } s more
lab-played = { NUMBER($games) } games were played.
lab-right-to = results are right to ±{ $share } %
lab-failed = The games could not be played to the end.
lab-file-big = That file is no box, or too long.
lab-percent = { $number } %
lab-even = Even would be { $share } %.
lab-scores-picture = How points are spread: bars for the standard box, a line for mine. The table has the figures.
lab-table = Table with all figures
lab-save-results = Save the results as a file

# Galaxies
galaxy-mine = My galaxy: { $name }
galaxy-tools = Tools
galaxy-move = Move
galaxy-planet = Planet
galaxy-route = Route
galaxy-start = Start
galaxy-remove = Remove
galaxy-undo = Undo
galaxy-route-of = { $from } to { $to }
galaxy-dots = { $dots ->
    [one] One dot, { $steps } steps to fly
   *[other] { $dots } dots, { $steps } steps to fly
}
galaxy-bow = Bow
galaxy-playable = Can it be played?
galaxy-fair = Is it fair?
galaxy-mean = Mean way from each start to all planets, in steps
galaxy-is-fair = { $spread } % apart: fair. Nearest starts: { $nearest } steps.
galaxy-not-fair = { $spread } % apart, nearest starts { $nearest } steps: fair is up to 10 %, and 6 steps or more.
galaxy-name = Name
galaxy-from = Start from
galaxy-seed = A galaxy of this seed
galaxy-save = Save as file
galaxy-try = Try it in the lab
galaxy-play = Play on it
galaxy-waits = Play waits until everything has a tick.
galaxy-no-file = That file holds no galaxy.
galaxy-chart = The chart. Tab goes through planets and routes, arrows move a planet, Enter on two planets joins them, 1 to 6 sets dots.
galaxy-route-label = Route { $from } to { $to }, dots: { $dots }
galaxy-planet-label = { $name }, at { $x }, { $y }
galaxy-start-label = { $name }, a start, at { $x }, { $y }
galaxy-check-planets = Planets, 10 to 20
galaxy-check-starts = Starting planets, exactly five
galaxy-check-joined = Every planet can be reached
galaxy-check-routes = Routes, at most 40
galaxy-check-dots = Dots in all, at most 140
galaxy-check-pairs = One route between two planets
galaxy-check-apart = Planets far enough apart
galaxy-check-room = Room for all dots
galaxy-check-touch = No route touches a planet
galaxy-check-crossings = No routes cross
galaxy-check-dots_apart = No dots touch
galaxy-fault-planets = There are { $number } planets; there must be 10 to 20.
galaxy-fault-starts = There are { $number } starting planets; there must be exactly five.
galaxy-fault-joined = { $other } cannot be reached.
galaxy-fault-routes = There are { $number } routes; there must be 1 to 40.
galaxy-fault-dots = There are { $number } dots; there may be 140 at most.
galaxy-fault-pairs = { $part }: there is one route between them already.
galaxy-fault-apart = { $part } lies too close to { $other }.
galaxy-fault-room = { $part }: there is room for { $most } dots only.
galaxy-fault-touch = { $part } touches { $other }.
galaxy-fault-crossings = { $part } crosses { $other }.
galaxy-fault-dots_apart = { $part }: its dots touch those of { $other }.
galaxy-mend-bow = Bow { $part }
galaxy-mend-dots = { $dots ->
    [one] One dot
   *[other] { $dots } dots
}
galaxy-mend-move = Move { $part } away
galaxy-mend-join = Join { $part }
galaxy-mend-start = Make { $part } a start
galaxy-mend-no_start = Make { $part } no start
galaxy-mend-remove = Remove { $part }
