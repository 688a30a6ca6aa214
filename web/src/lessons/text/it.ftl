# Lezioni: la carta del maestro e la pagina di tutte le lezioni.

learn = Impara
learn-title = Imparare giocando
learn-sub = Ogni lezione è un vero tavolo con le vere regole. Tu fai le mosse, il papero dice perché.
learn-size = { $minutes } min, { $steps } passi
learn-start = Comincia la lezione
learn-start-with = Comincia con «{ $chapter }»
learn-go-on = Continua la lezione
learn-go-on-with = Continua con «{ $chapter }»
learn-again = Rifai la lezione
learn-done = fatto
lesson = Lezione
lesson-minutes = circa { $minutes } minuti
lesson-restart = Da capo
lesson-leave = Lascia la lezione
lesson-step = Passo { $step } di { $steps }
lesson-of = { $step } di { $steps }
lesson-back = Indietro
lesson-go-on = Avanti
lesson-show = Mostrami
lesson-faster = Più in fretta
lesson-watch = Guarda che cosa hanno fatto
lesson-elsewhere = Sarebbe possibile. Qui però si chiede altro.
lesson-wanted = { $thing }, richiesto ora
lesson-so-far = Finora
lesson-play = { $count ->
    [1] Una partita contro un bot facile
   *[other] Una partita contro { $count } bot facili
}
lesson-all = Tutte le lezioni
lesson-again = Ancora una volta
lesson-chapter = Capitolo { $number }: { $chapter }
lesson-chapter-of = Capitolo { $chapter }, { $step } di { $steps }
lesson-chapters = Capitoli
lesson-challenge = Sfida
lesson-next = Prossimo capitolo: { $chapter }
lesson-first-try = Tutti i passi fatti, l’ultimo al primo colpo
lesson-every-step = Tutti i passi fatti
learn-about = Circa { $minutes } minuti, { $steps } passi
learn-then = E poi
learn-first-game = Una prima partita con consigli
learn-first-game-text = Contro bot facili; ogni consiglio viene una volta, quando una cosa accade per la prima volta
learn-puzzles-text = Posizioni con una sola mossa migliore, una nuova ogni giorno
learn-lab-text = Cambia una scatola e lascia che i bot la provino diecimila volte
learn-in-a-row = { $count } capitoli brevi, di seguito o uno per volta
