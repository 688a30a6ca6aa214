# What the pictures of the rules of Duck Dealer say, in English.

picture-recipes = All the recipes: two corners make the good on the side between them ({ $low } points). The goods outside are final, for { $ten } or { $thirty }: they take the goods they are joined to, those for { $ten } also the small one beside them. Dashed lines buy the gear in the middle.
picture-planets = A starting planet has a mine and a spaceyard, any other a mine, a factory and a consumer. Dashed: not built yet; “?”: not explored yet. Here four dots lie between them.
picture-collect = Collecting: one marker of a colour of your choice, here trade, and one for every crew quarter: here a navigator and two builders.
picture-turns = Every action turn takes a space of the turn track. Turns 1 to { $one_until } give up to one free highway part, { $two_from } to { $two_until } up to two, { $three_from } to { $turns } up to three.
picture-holds = At the end of a turn { $kept ->
        [one] one marker of your choice stays
       *[other] { $kept } markers of your choice stay
    }, and the goods that fit: { $half_hold } in the built-in half hold, { $hold } in each cargo hold.
picture-speed = Gear makes a ship slow: one movement marker flies a scout, { $fast_slots } slots filled, up to { $fast } steps; a cruiser, from slot { $medium_from } on, { $medium }; a freighter, from slot { $slow_from } on, { $slow }.
picture-flight = A flight of 5 steps: every dot and planet entered is one. Blue’s own highway parts cost nothing, orange’s count like any dot.
picture-explore = Who first lands on a planet explores it: one of the top two consumers of the track goes there, not built yet.
picture-pathway = From the entrance of a Schrödinger pathway to its exit for one whole movement marker, whoever owns it.
picture-build = One build marker and two goods build a factory; one build marker and the good it wants build a consumer. Both score at once.
picture-yard = A spaceyard is built with its printed good and one of any other kind. Then a trade marker and the two goods of its price buy its gear, which goes on the next empty slot.
picture-privilege = { $claim ->
        [one] One build marker claims a tile.
       *[other] { $claim } build markers claim a tile.
    } With one’s privilege there, one trade marker pays for as many uses as one likes during a visit.
picture-trade = One trade marker for each use: a mine gives one good, a factory turns two into one, a consumer takes its good for points.
