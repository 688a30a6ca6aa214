# Leçons : la carte du moniteur et la page de toutes les leçons.

learn = Apprendre
learn-title = Apprendre en jouant
learn-sub = Chaque leçon est un vrai plateau avec les vraies règles. Tu joues, le canard dit pourquoi.
learn-size = { $minutes } min, { $steps } étapes
learn-start = Commencer la leçon
learn-start-with = Commencer par « { $chapter } »
learn-go-on = Continuer la leçon
learn-go-on-with = Continuer avec « { $chapter } »
learn-again = Refaire la leçon
learn-done = terminé
lesson = Leçon
lesson-minutes = environ { $minutes } minutes
lesson-restart = Recommencer
lesson-leave = Quitter la leçon
lesson-step = Étape { $step } sur { $steps }
lesson-of = { $step } sur { $steps }
lesson-back = Retour
lesson-go-on = Continuer
lesson-show = Montre-moi
lesson-faster = Plus vite
lesson-watch = Regarde ce qu’ils ont fait
lesson-elsewhere = Ce serait possible. Ici, c’est autre chose qui est demandé.
lesson-so-far = Jusqu’ici
lesson-next = Le chapitre suivant
lesson-play = { $count ->
    [1] Une partie contre un bot facile
   *[other] Une partie contre { $count } bots faciles
}
lesson-all = Toutes les leçons
lesson-again = Encore une fois
