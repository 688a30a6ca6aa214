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
lesson-wanted = { $thing }, demandé maintenant
lesson-so-far = Jusqu’ici
lesson-play = { $count ->
    [1] Une partie contre un bot facile
   *[other] Une partie contre { $count } bots faciles
}
lesson-all = Toutes les leçons
lesson-again = Encore une fois
lesson-chapter = Chapitre { $number } : { $chapter }
lesson-chapter-of = Chapitre { $chapter }, { $step } sur { $steps }
lesson-chapters = Chapitres
lesson-challenge = Défi
lesson-next = Chapitre suivant : { $chapter }
lesson-first-try = Toutes les étapes faites, la dernière du premier coup
lesson-every-step = Toutes les étapes faites
learn-about = Environ { $minutes } minutes, { $steps } étapes
learn-then = Et ensuite
learn-first-game = Une première partie avec des conseils
learn-first-game-text = Contre des bots faciles ; chaque conseil vient une fois, quand une chose arrive pour la première fois
learn-puzzles-text = Des positions avec un seul meilleur coup, une nouvelle chaque jour
learn-lab-text = Change une boîte et laisse des bots l’essayer dix mille fois
learn-in-a-row = { $count } chapitres courts, à la suite ou un par un
