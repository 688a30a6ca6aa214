# What the pictures of the rules of Sitting Ducks say, in English.

picture-line = Six places, the front at the left, filled from the pond. The owner of the first duck starts: here blue, as water is passed over.
picture-last = Purple alone has a duck left and wins; all { $ducks } ducks of blue and orange have been hit.
picture-aims = Take Aim hangs one sight, Double Barrel two next to each other, Bump Left or Right moves one by a place. Sights hang over places, with a duck or water below.
picture-shooting = Shoot at place 3: the sight goes, the orange duck goes to its owner, those behind it close up, and the top of the pond fills place 6.
picture-shots = Quick Shot hits any duck, Misfire a duck next to a sight, Two Birds two neighbours that both have one. The dashed sights go.
picture-march = Line Forward: the front card goes under the pond, the others move up, the top of the pond comes last. The sight stays at place 3, over another duck.
picture-own = Blue moves its own duck: Hang Back swaps it with the card behind, Move Ahead with the card in front, Fast Forward takes it to the front.
picture-cover = Duck and Cover: blue slips under green. A shot hits green only; then blue stands in that place.
picture-bottoms-up = Bottoms Up: the duck dives. A shot at it takes the sight and nothing else.
