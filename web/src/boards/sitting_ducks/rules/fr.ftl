# What the pictures of the rules of Sitting Ducks say, in French.

picture-line = Les six places du champ de tir, la tête à gauche, remplies depuis la Piscine. Le propriétaire du premier canard commence : ici bleu, car on ne tient pas compte de l’eau.
picture-last = Violet est seul à avoir encore un canard et gagne ; les { $ducks } canards de bleu et d’orange ont tous été touchés.
picture-aims = Viser ! pose un viseur, Coup double en pose deux côte à côte, Plus à gauche ! ou à droite ! en décale un d’une place. Les viseurs pendent au-dessus des places, canard ou eau.
picture-shooting = Feu ! sur la place 3 : le viseur est retiré, le canard orange va à son propriétaire, les cartes qui suivent avancent et la première de la Piscine remplit la place 6.
picture-shots = Billy the duck touche n’importe quel canard, Ricochet un canard voisin d’un viseur, Deux d’un coup deux voisins visés tous les deux. Les viseurs en pointillé sont retirés.
picture-march = Marche des canards : la carte de tête passe sous la pile Piscine, les autres avancent, la première de la Piscine remplit la dernière place. Le viseur reste à la place 3, au-dessus d’un autre canard.
picture-own = Bleu déplace son canard : Doucement ! l’échange avec la carte qui le suit, Pas le temps ! avec celle qui le précède, Turbo-Coincoin le mène en tête.
picture-cover = À couvert ! : bleu se glisse sous vert. Un tir ne touche que vert, qui le cache ; bleu se retrouve alors à découvert, à la même place.
picture-bottoms-up = Le bec dans l’eau : le canard plonge et il est protégé. Un tir sur lui fait retirer le viseur et rien d’autre.
