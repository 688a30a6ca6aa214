# What the things of Duck Dealer answer when they are touched, in English.

good-title = { $good }
planet-title = { $planet }
seat-title = { $seat }
gear-title = { $gear }
sold-title = { $gear }
count = { $count }
plus = +{ $count }
good-level-primary = A primary good, dug from mines
good-level-product = A product, made in a factory
good-made = in a factory for { $good }, 1 trade marker
good-delivery = each delivery
good-consumer = its consumer
good-factory = its factory
from-here = From { $place }, where you are
source-here = { $good }: here
source-at = { $steps ->
    [one] { $good }: { $planet }, { $steps } step
   *[other] { $good }: { $planet }, { $steps } steps
}
source-none = { $good }: nowhere yet
have = have { $count }
markers = { $count ->
    [one] { $count } marker
   *[other] { $count } markers
}
also-1 = also { $place0 } { $steps0 }
also-2 = also { $place0 } { $steps0 }, { $place1 } { $steps1 }
also-3 = also { $place0 } { $steps0 }, { $place1 } { $steps1 }, { $place2 } { $steps2 }
also-4 = also { $place0 } { $steps0 }, { $place1 } { $steps1 }, { $place2 } { $steps2 }, { $place3 } { $steps3 }
factory-here = A factory stands here
factory-at = { $steps ->
    [one] Factory: { $planet }, { $steps } step
   *[other] Factory: { $planet }, { $steps } steps
}
factory-none = Factory: none yet
factory-room = { $stock } in the box; planets with room: { $planets }
wanted = { $steps ->
    [one] Wanted on { $planet }, not built, { $steps } step
   *[other] Wanted on { $planet }, not built, { $steps } steps
}
wanted-built = { $steps ->
    [one] Consumer on { $planet }, { $steps } step
   *[other] Consumer on { $planet }, { $steps } steps
}
wanted-note = first whoever builds it, then all may deliver
wanted-built-note = everybody may deliver
consumers-left = Consumers still to be found: { $count }
consumers-left-note = whoever lands first on a planet picks one of the next two
goes-on = Goes on into
goes-into = { $good }, with { $other }
goes-into-note = factory { $factory }, delivery { $delivery }
pays-gear = { $gear } on { $planet }
pays-gear-note = costs { $goods }
planet-start = { $built ->
    [yes] A starting planet; its spaceyard stands
   *[no] A starting planet; its spaceyard is not built
}
planet-unexplored = Nobody has been here yet
planet-visited = { $consumer ->
    [none] { $factory ->
        [yes] Visited; a factory stands here
       *[no] Visited; room for a factory
    }
    [built] { $factory ->
        [yes] Visited; a factory stands here; its consumer is built
       *[no] Visited; room for a factory; its consumer is built
    }
   *[waits] { $factory ->
        [yes] Visited; a factory stands here; its consumer waits
       *[no] Visited; room for a factory; its consumer waits
    }
}
markers-now = { $count ->
    [one] marker now, { $steps } steps each
   *[other] markers now, { $steps } steps each
}
markers-at = { $count ->
    [one] with more gear, { $steps } steps each
   *[other] with more gear, { $steps } steps each
}
do-there = What you could do there
who-comes = Who can get there
take = Take { $good }
take-note = 1 trade each; your holds have room for { $room }
explore = Explore: pick its consumer
explore-note = one of { $goods }
make = Make { $good }
with-goods = with { $goods }
needs = needs { $goods }
needs-any = needs { $goods } and any other good
build-factory = Build a factory: { $good }
no-factory = Build a factory
no-factory-note = you would need two goods that make something
build-consumer = Build the consumer: { $good }
deliver = Deliver { $good }
build-yard = Build the spaceyard: { $gear }
buy = Buy: { $gear }
claim = Claim its mine
claim-note = build markers you have: { $count }
claimed = Its mine is claimed: { $seat }
from-place = { $seat }, from { $place }
is-here = is here
markers-of = { $count } of { $has } markers
seat-at = { $points ->
    [one] On { $place }, with { $points } point
   *[other] On { $place }, with { $points } points
}
energy-label = { $energy }
cubes-label = cubes left
ship = Ship
flies = { $steps } steps a marker
flies-now = up to { $steps } steps now, with movement markers: { $count }
gear-count = { $count } × { $gear }
cargo = Cargo
cargo-good = { $count } × { $good }
cargo-room = { $aboard } of { $capacity } spaces used
on-chart = On the chart
privilege-on = Privilege: { $tile } on { $planet }
pathway = Pathway: { $planet } to { $exit }
highway = { $count ->
    [one] Highway: { $count } part
   *[other] Highway: { $count } parts
}
energy-title = Energy: { $energy }
energy-lead = You have { $count }; { $supply } in the supply
pays = What it pays
pays-flight = A flight
pays-flight-note = up to { $steps } steps, fewer with much gear
pays-jump = A jump through a pathway
pays-jump-note = whoever placed it
pays-building = Factory, consumer, spaceyard
pays-building-note = and the goods it asks for
pays-part = A highway part
pays-part-note = on any free dot; some are free each turn
pays-claim = Claim a tile
pays-claim-note = then one marker for any number of uses in a visit
pays-mine = A good from a mine
pays-factory = A product from a factory
pays-delivery = A delivery
pays-yard = Gear from a spaceyard
comes-from = Where it comes from
choice = Your choice when you collect
choice-note = 1 each collecting turn
crew = { $gear } on your ship
crew-note = you have { $count }; each brings one more
shortage = Not enough left for { $seat }
shortage-note = whoever is owed a marker that is not there must act at once
rhythm = At today’s rhythm
rhythm-text = In { $turns } collecting turns you can have up to { $count } { $energy }, besides { $first } { $first_energy } and { $second } { $second_energy }.
hold-does = { $count ->
    [one] Room for { $count } more good
   *[other] Room for { $count } more goods
}
crew-does = Brings 1 { $energy } whenever you collect
sold = Where it is sold
sold-note = { $where ->
    [here] { $state ->
        [built] { $planet }, here: { $goods }
       *[unbuilt] { $planet }, here, not built: { $goods }
    }
    [far] { $state ->
        [built] { $planet }, { $steps } steps: { $goods }
       *[unbuilt] { $planet }, { $steps } steps, not built: { $goods }
    }
   *[none] { $state ->
        [built] { $planet }: { $goods }
       *[unbuilt] { $planet }, not built: { $goods }
    }
}
replaced-by = What could replace it
slot-title = Slot { $number }, empty
slot-lead = { $changes ->
    [yes] Filling it makes every marker fly { $steps } steps, not { $now }
   *[no] Filling it changes nothing: { $steps } steps a marker, as now ({ $now })
}
reach-now = { $count ->
    [one] planet in 1 marker today
   *[other] planets in 1 marker today
}
reach-filled = { $count ->
    [one] with this slot filled
   *[other] with this slot filled
}
room-at = more pieces fit at { $steps } steps
could-go = What could go here
worth-it = Worth it?
worth-text = { $turns ->
    [one] A crew member pays from the next collecting turn on. { $turns } action turn is left in all.
   *[other] A crew member pays from the next collecting turn on. { $turns } action turns are left in all.
}
dot-title = Dot between { $a } and { $b }
dot-lead = Number { $number } of { $dots }{ $state ->
    [part] , with a highway part
    [ship] , with a ship
   *[free] , free
}
dot-part = What lies there
part-of = Highway part: { $seat }
part-note = it saves its owner a step; other players’ parts never help you, yours never them
part-here = A highway part of yours here
pair-title = With number { $number } as well
pair-text = { $planets } would be within 1 marker.
nearer = { $place } to { $planet }
nearer-note = { $then } steps, not { $now }
saves = saves { $count }
saves-nothing = It saves nothing from where you are
reach-with = More planets in 1 marker
reach-today = { $count } today
track-title = Turn track
track-lead = The game ends when all { $turns } spaces are filled
turns-left = action turns left, of all players
free-title = Free highway parts a turn
free-parts = { $count } a turn
until = up to turn { $turn }
