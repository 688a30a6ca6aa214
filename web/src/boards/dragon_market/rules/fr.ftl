# What the pictures of the rules of Dragon Market say, in French.

picture-harbour = Le port avant le premier tour : dix bateaux sur l’eau, un ponton dans chaque coin avec l’héritier de sa couleur.
picture-boats = Les deux sortes de bateaux : le marin se tient au centre ou à l’extrémité. Les deux autres cases portent chacune une pile de deux marchandises pareilles.
picture-border = Un marin au centre ne se tient jamais sur une case du bord. Placé en travers, ou avec son marin à l’extrémité, un bateau peut toucher le bord.
picture-points = Les deux dés font les points du tour. Jusqu’à deux pièces en ajoutent un chacune. Les points qui restent à la fin deviennent des pièces.
picture-slide = Un point déplace un bateau le long de son axe, d’autant de cases qu’on veut, jusqu’à un autre bateau, un ponton ou le bord.
picture-turn = Un point tourne un bateau d’un quart de tour autour de son marin. Toutes les cases hachurées doivent être libres : un carré de 3 x 3 avec le marin à l’extrémité, sept cases avec le marin au centre.
picture-blocked = Cette rotation est impossible : un autre bateau se trouve sur deux des cases à balayer.
picture-walk = Un point par case, jamais en diagonale, sur les bateaux et son propre ponton. Ni sur un marin, ni sur l’eau.
picture-past = Bleu traverse la case d’orange pour deux points. Il ne peut pas s’y arrêter.
picture-collect = Bleu entre sur la case des éventails et sa carte en demande un : il prend un jeton, gratuitement.
picture-validate = Avec toutes les marchandises de la carte, entrer sur son ponton la valide ; une nouvelle carte vient et le tour continue.
picture-bonus-boats = Bonus des bateaux : (a) par-dessus exactement un autre, (b) un demi-tour même si la voie est barrée, (c) de côté, (h) autour de l’autre extrémité, (i) les deux piles échangées.
picture-bonus-heirs = Bonus des héritiers : (d) traverser un marin, (e) un pas en diagonale, (f) sauter une case d’eau, (g) échanger les places sur le même bateau.
