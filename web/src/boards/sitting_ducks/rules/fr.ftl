# What the pictures of the rules of Sitting Ducks say, in French.

picture-line = Six cases, la tête à gauche, remplies depuis la mare. Le propriétaire du premier canard commence : ici bleu, car on passe l’eau.
picture-last = Violet est seul à avoir encore un canard et gagne ; les six canards de bleu et d’orange ont tous été touchés.
picture-aims = Viser ! pose un viseur, Coup double en pose deux côte à côte, Plus à gauche ! ou à droite ! en décale un d’une case. Les viseurs pendent au-dessus des cases, canard ou eau.
picture-shooting = Feu ! sur la case 3 : le viseur est perdu, le canard orange va à son propriétaire, ceux qui suivent avancent et la première carte de la mare remplit la case 6.
picture-shots = Billy the duck touche n’importe quel canard, Ricochet un canard voisin d’un viseur, Deux d’un coup deux voisins visés tous les deux. Les viseurs en pointillé sont perdus.
picture-march = Marche des canards : la carte de tête passe sous la mare, les autres avancent, la première de la mare vient en queue. Le viseur reste à la case 3, au-dessus d’un autre canard.
picture-own = Bleu déplace son canard : Doucement ! l’échange avec la carte qui le suit, Pas le temps ! avec celle qui le précède, Turbo-Coincoin le mène en tête.
picture-cover = À couvert ! : bleu se glisse sous vert. Un tir ne touche que vert ; bleu prend alors sa place.
picture-bottoms-up = Le bec dans l’eau : le canard plonge. Un tir sur lui prend le viseur et rien d’autre.
