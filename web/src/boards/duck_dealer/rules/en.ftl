# What the pictures of the rules of Duck Dealer say, in English.

picture-recipes = All the recipes: two corners make the good on the side between them (3 points). The goods outside are final, for 10 or 30: they take the goods they are joined to, those for 10 also the small one beside them. Dashed lines buy the gear in the middle.
picture-planets = A starting planet has a mine and a spaceyard, any other a mine, a factory and a consumer. Dashed: not built yet; “?”: not explored yet. Here four dots lie between them.
picture-collect = Collecting: one marker of a colour of your choice, here trade, and one for every crew quarter: here a navigator and two builders.
picture-turns = Every action turn takes a space of the turn track. Turns 1 to 6 give up to one free highway part, 7 to 12 up to two, 13 to 24 up to three.
picture-holds = At the end of a turn four markers of your choice stay, and the goods that fit: one in the built-in half hold, two in each cargo hold.
picture-speed = Gear makes a ship slow: one movement marker flies a scout, three slots filled, up to 8 steps; a cruiser, from the fourth slot on, 5; a freighter, from the seventh on, 2.
picture-flight = A flight of 5 steps: every dot and planet entered is one. Blue’s own highway parts cost nothing, orange’s count like any dot.
picture-explore = Who first lands on a planet explores it: one of the top two consumers of the track goes there, not built yet.
picture-pathway = From the entrance of a Schrödinger pathway to its exit for one whole movement marker, whoever owns it.
picture-build = One build marker and two goods build a factory; one build marker and the good it wants build a consumer. Both score at once.
picture-yard = A spaceyard is built with its printed good and one of any other kind. Then a trade marker and the two goods of its price buy its gear, which goes on the next empty slot.
picture-privilege = Three build markers claim a tile. With one’s privilege there, one trade marker pays for as many uses as one likes during a visit.
picture-trade = One trade marker for each use: a mine gives one good, a factory turns two into one, a consumer takes its good for points.
