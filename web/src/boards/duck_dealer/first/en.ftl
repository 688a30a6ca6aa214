goal = Most points when action turn { $turns } is over. Build for { $build_1 }, { $build_2 } or { $build_3 }; deliver for { $deliver_1 }, { $deliver_2 } or { $deliver_3 }.

ship-title = Fit out your ship
ship-hint = Three pieces to begin with; more can be bought later. With three a marker flies { $first } steps, with four { $next }.
ship-good = good for a first game
ship-usual = The usual first ship
    .text = Carries 3 goods, and each collecting turn brings a movement and a trade marker besides the one you choose: nearly everything you do early costs one of the two.
    .take = Take the usual ship
ship-builder = The builder’s ship
    .text = More yellow: factories and consumers sooner, but you will wait for trade markers at every mine.
    .take = Take the builder’s ship
ship-hauler = The hauler
    .text = Carries 5 goods. Strong late; slow to get going, since movement comes from your own choice only.
    .take = Take the hauler
ship-pieces = Choose piece by piece
ship-own = My own ship
ship-remove = Put back: { $gear }
ship-take-own = Take my own: { $list }

tip-collect-or-act = Collect or act
    .text = You own nothing yet, so collect: choose the colour your crew does not bring ({ $energy }).
tip-could-act = You could act now
    .text = What you have pays for: { $action }. Or wait and do more in one turn.
tip-free-part = A free piece of road
    .text = Before the first marker you may lay { $count ->
        [one] one highway part
       *[other] { $count } highway parts
    }.
tip-new-consumer = A new consumer
    .text = Whoever lands first brings one. Building it costs what it wants and scores at once; later everyone may deliver.
tip-steps-lost = Steps are lost
    .text = This flight uses { $count } of { $steps }; a planet further would cost the same.
tip-full-hold = Full hold
    .text = While you stay you may have more; flying on, { $count } would be left behind.
tip-makeable = It lights up
    .text = You have { $good } and { $good_2 }; a { $product } factory stands on { $planet }, { $steps } steps.
tip-for-everyone = For everyone
    .text = { $seat } scored, but the factory works for you too.
tip-two-roads = Two roads
    .text = From now on two free highway parts a turn.
tip-three-roads = Three roads
    .text = From now on three free highway parts a turn.
tip-four-stay = { $kept } may stay
    .text = { $count ->
        [one] One marker
       *[other] { $count } markers
    } would go back; what could they still do here?
tip-gear = Gear
    .text = { $gear } for { $good } and { $good_2 }; with piece { $piece } you fly { $steps } steps.
tip-short-supply = Running short
    .text = Few { $energy } markers are left. Whoever is owed a marker that is not there must act at once.
tip-pathway = Your pathway
    .text = Once in the game: entrance here, exit there, one marker, for everybody.
tip-exchange = Somebody is here
    .text = You may exchange goods with { $seat } here, without energy.
tip-turns-left = { $count ->
    [one] One action turn left in all
   *[other] { $count } action turns left in all
}
    .text = What cannot be delivered by then is worth nothing.

can-collect = Collect: { $energy }
    .text = With your crew: movement { $movement_got }, build { $build_got }, trade { $trade_got }.
can-act = Take an action turn
    .text = It fills space { $turn } of the track; you have { $count ->
        [one] one marker
       *[other] { $count } markers
    } to spend.
can-mine = Take { $good }
    .text = From the mine here.
can-mine-for = Take { $good }
    .text = From the mine here. With { $good_2 } it makes { $product }.
can-make = Make { $product }
    .text = In the factory here. Delivered it brings { $worth }.
can-build-factory = Build a factory: { $product }
    .text = Scores { $points } now, and works for everyone.
can-build-consumer = Build the consumer: { $product }
    .text = Scores at once; later everyone may deliver here.
can-build-spaceyard = Build the spaceyard
    .text = It will sell: { $gear }.
can-deliver = Deliver { $product }
    .text = The consumer here pays at once.
can-buy = Buy gear: { $gear }
    .text = For the next empty slot, or over something else.
can-claim = Claim a tile: { $tile }
    .text = Then its use is free for you. You have { $count } build markers.
can-fly = Fly
    .text = Up to { $steps } steps. { $count ->
        [0] No planet is in reach.
        [one] One planet is in reach; { $unvisited } nobody has visited.
       *[other] { $count } planets are in reach; { $unvisited } nobody has visited.
    }
can-jump = Jump through the pathway
    .text = Straight to its other end.
can-highway = Lay a highway part
    .text = { $count ->
        [0] The free ones of this turn are gone: you have spent a marker.
        [one] One is free before your first marker.
       *[other] { $count } are free before your first marker.
    }
can-pathway = Place your pathway
    .text = Once in the game, for everybody.
can-exchange = Exchange goods
    .text = With who is here, without energy.
can-end-turn = End the turn
    .text = { $count ->
        [0] You keep all your markers.
        [one] One marker goes back: you keep at most { $kept }.
       *[other] { $count } markers go back: you keep at most { $kept }.
    }

warn-no-hold = This ship can carry one good only
    .text = Every factory needs two goods and every delivery one you have carried there. In 35 trial games ships without a cargo hold made 64 points on average, their rivals 199. You can still swap a piece.
    .does = Swap the { $gear } for a cargo hold
warn-slower = From now on a marker flies { $steps } steps, not { $now }
    .text = { $count ->
        [one] One planet fewer in reach.
       *[other] { $count } planets fewer in reach.
    }
warn-slower-or-over = From now on a marker flies { $steps } steps, not { $now }
    .text = { $count ->
        [one] One planet fewer in reach.
       *[other] { $count } planets fewer in reach.
    }
    .does = Put it over the { $gear } instead
warn-idle-turn = Nothing can be paid for here
    .text = This turn would use a space of the track for nothing.
    .does = Collect
warn-left-behind = Not everything fits
    .text = { $count ->
        [one] One good does not fit and stays behind.
       *[other] { $count } goods do not fit and stay behind.
    } Use them here first?
warn-markers-lost = { $count ->
    [one] One marker goes back
   *[other] { $count } markers go back
}
    .text = They would still pay for this: { $action } (+{ $points }).
warn-last-turn = This is the last turn
    .text = You could still do this: { $action } (+{ $points }).
warn-last-delivery = This is your last turn
    .text = { $good } could still be delivered on { $planet }: +{ $points }.
