# The words of puzzles
puzzle-sub = Trouve la seule meilleure réponse
puzzle-win = Gagne à ce tour.
puzzle-points = { $goal ->
    [one] Marque un point à ce tour.
   *[other] Marque { $goal } points à ce tour.
}
puzzle-points-dragon_market = { $goal ->
    [one] Ramène une carte à ce tour.
   *[other] Ramène { $goal } cartes à ce tour.
}
puzzle-out = Élimine quelqu’un avec une seule carte.
puzzle-save = Sauve ton dernier canard.
puzzle-any = Trouve le meilleur coup.
puzzle-today = Problème du jour, { $game }
puzzle-today-text = Il n’y a qu’une meilleure réponse. Essaie autant que tu veux ; annuler ne coûte rien.
puzzle-solve = Le résoudre sur le plateau
puzzle-none = Il n’y a pas encore de problèmes ici.
puzzle-all = { $count ->
    [one] Un problème
   *[other] { $count } problèmes
}
puzzle-every-game = Tous les jeux
puzzle-level-1 = facile
puzzle-level-2 = moyen
puzzle-level-3 = difficile
puzzle-is-solved = ✓ résolu
puzzle-solved = Résolu. Bravo.
puzzle-not-yet = Ton tour finirait ici, et ce n’est pas encore cela. Reviens d’un pas.
puzzle-turn-over = Ton tour serait fini. Reviens d’un pas.
puzzle-try = { $steps ->
    [0] Tout ce que les règles permettent peut être essayé.
    [one] Un pas essayé. Annuler ne coûte rien.
   *[other] { $steps } pas essayés. Annuler ne coûte rien.
}
puzzle-you = Toi
puzzle-more = D’autres problèmes
puzzle-undo = Annuler
puzzle-first-step = Premier pas
puzzle-show = Montre-moi
puzzle-list = Liste des coups
puzzle-checked-title = Comment il a été vérifié
puzzle-checked = { $steps ->
    [one] { NUMBER($positions) } positions du tour ont été examinées. Un pas suffit ; toute façon permise par les règles compte.
   *[other] { NUMBER($positions) } positions du tour ont été examinées. La réponse la plus courte a { $steps } pas ; toute façon permise par les règles compte.
}
puzzle-show-more = { $count ->
    [one] Encore un
   *[other] Encore { NUMBER($count) }
}
puzzle-how-checked = Chacun vient d’une partie de robots et a été vérifié en examinant toutes les positions où le tour peut mener, ou les deux millions les plus proches : il n’y a qu’une meilleure réponse.
puzzle-checked-all = { $positions ->
    [one] Une position examinée
   *[other] { NUMBER($positions) } positions examinées
}, { $steps ->
    [one] un pas
   *[other] { $steps } pas
}
