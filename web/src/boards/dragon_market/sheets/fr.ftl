# What the things of Dragon Market answer when they are touched, in French.

good-title = { $good }
seat-title = { $seat }
card-title = { $card }
card-home = { $card }
bonus-text = { $text }
good-lead = { $wanted ->
    [yes] Sur ta carte, manque encore
   *[no] Une marchandise
}
where = Où elle se trouve
pile-on = { $square }, sur le bateau { $boat }
tokens = { $count ->
    [one] { $count } jeton restant
   *[other] { $count } jetons restants
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
no-walk = pas encore de chemin
nowhere = Nulle part dans le port
who-needs = Qui en a besoin
needs = { $seat } : { $state ->
    [has] l’a
   *[needs] en a besoin
}
boxed = Retour dans la boîte
boxed-count = { $count }
boat-title = Bateau { $boat }
boat-lead = { $kind ->
    [centre] Son marin est au milieu, en { $square }
   *[end] Son marin est à un bout, en { $square }
}
on-board = À bord
good-on = { $good } en { $square }
empty = { $square } est vide
stands = Dessus : { $seat }
goes-along = et part avec
slide = Déplacer
slides = { $way } : { $count ->
    [0] bloqué
    [one] { $count } case
   *[other] jusqu’à { $count } cases
}
price-one = 1 point
turn = Tourner autour du marin
turns = { $side ->
    [left] { $can ->
        [yes] Vers la gauche
       *[no] Vers la gauche : quelque chose gêne
    }
   *[right] { $can ->
        [yes] Vers la droite
       *[no] Vers la droite : quelque chose gêne
    }
}
seat-lead = Cartes rentrées : { $cards } sur { $target }
looking-for = Cherche
home = Rentrées
places = Sur le plateau
heir-on = Héritier en { $square }
pontoon-on = Ponton en { $square }
secret = Une carte rouge secrète
secret-note = tu la vois quand elle est montrée
coins-label = pièces
cards-label = cartes rentrées
taken = prise
lies-on = en { $squares }
asks-for = Demande
holder = À qui elle est
held-by = { $seat }
bonus = Ce qu’elle donne
card-lead = { $kind ->
    [red] Une carte rouge
   *[blue] Une carte bleue
}
coins-title = Pièces
coins-lead = Les points restants deviennent des pièces. Tu peux en dépenser { $most } par tour, un point chacune.
supply-label = dans le stock
who-has = Qui en a combien
coins = { $count }
dice-title = Dés et points
dice-lead = Les dés donnent les points du tour
points-left = points restants
points-for = Ce que fait un point
spend-step = Un pas de ton héritier
spend-slide = N’importe quel bateau avance, aussi loin que tu veux
spend-turn = N’importe quel bateau fait un quart de tour autour de son marin
square-title = Case { $square }
square-lead = De l’eau : les bateaux y vont, les héritiers non
