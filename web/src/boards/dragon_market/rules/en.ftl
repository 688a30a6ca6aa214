# What the pictures of the rules of Dragon Market say, in English.

picture-harbour = The harbour before the first turn: ten boats on the water, a pontoon in each corner with the heir of its colour.
picture-boats = The two kinds of boats: the sailor stands in the centre or at an end. The other two squares carry a pile of two equal goods each.
picture-border = A sailor in the centre of a boat never stands on a border square. Across, or with the sailor at an end, a boat may lie there.
picture-points = Both dice make the points of a turn. Up to two coins add a point each. Points left at the end become coins.
picture-slide = One point slides a boat along its own axis, as far as one likes or as the next boat, pontoon or border lets it.
picture-turn = One point turns a boat by 90 degrees about its sailor. All the hatched squares must be free: 3 x 3 squares for a sailor at an end, seven squares for one in the centre.
picture-blocked = This boat cannot turn here: another one lies on two of the squares that it would sweep.
picture-walk = One point for each square: up, down or across, on boats and one’s own pontoon. Not onto a sailor, not onto water.
picture-past = Blue passes orange for two points. It may not stop on the square between.
picture-collect = Blue enters the square with fans and its card asks for one: it takes one token, free.
picture-validate = With all the goods of the card, entering one’s own pontoon validates it; a new card comes and the turn goes on.
picture-bonus-boats = Bonuses for boats: (a) over exactly one other, (b) by 180 degrees though the way is blocked, (c) sideways, (h) about the end without the sailor, (i) the two piles swapped.
picture-bonus-heirs = Bonuses for heirs: (d) across a sailor, (e) a diagonal step, (f) a leap over one water square, (g) places swapped on the same boat.
