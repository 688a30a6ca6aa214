# La première partie guidée.

goal-is = But :
goal-lesson = Première fois ici ? La leçon prend { $minutes } minutes.
tip = Astuce
tip-read = Compris
tip-no-more = Plus d’astuces
can-title = Que puis-je faire ?
can-not-yet = Pas encore
can-lacks = Il te manque : { $list }.
can-lacks-any = une autre marchandise
can-do-it = Le faire
can-usual = Un coup habituel ? Demander à un robot
can-usual-is = Un coup habituel :
can-show = Le montrer sur le plateau
can-price-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
can-price-coins = { $count ->
    [one] 1 pièce
   *[other] { $count } pièces
}
warn-another = Choisir autre chose
warn-show = Le montrer
warn-go-on = Le faire quand même
