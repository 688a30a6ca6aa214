# The words of puzzles
puzzle-sub = Trova l’unica risposta migliore
puzzle-win = Vinci in questo turno.
puzzle-points = { $goal ->
    [one] Segna un punto in questo turno.
   *[other] Segna { $goal } punti in questo turno.
}
puzzle-points-dragon_market = { $goal ->
    [one] Porta a casa una carta in questo turno.
   *[other] Porta a casa { $goal } carte in questo turno.
}
puzzle-out = Elimina qualcuno con una sola carta.
puzzle-save = Salva la tua ultima anatra.
puzzle-any = Trova la mossa migliore.
puzzle-today = Problema del giorno, { $game }
puzzle-today-text = C’è una sola risposta migliore. Prova quanto vuoi; annullare non costa nulla.
puzzle-solve = Risolvilo sul tabellone
puzzle-none = Qui non ci sono ancora problemi.
puzzle-all = { $count ->
    [one] Un problema
   *[other] { $count } problemi
}
puzzle-every-game = Tutti i giochi
puzzle-level-1 = facile
puzzle-level-2 = medio
puzzle-level-3 = difficile
puzzle-is-solved = ✓ risolto
puzzle-solved = Risolto. Bravo.
puzzle-not-yet = Il tuo turno finirebbe qui, e non basta ancora. Torna indietro di un passo.
puzzle-turn-over = Il tuo turno sarebbe finito. Torna indietro di un passo.
puzzle-try = { $steps ->
    [0] Si può provare tutto ciò che le regole permettono.
    [one] Un passo provato. Annullare non costa nulla.
   *[other] { $steps } passi provati. Annullare non costa nulla.
}
puzzle-you = Tu
puzzle-more = Altri problemi
puzzle-undo = Annulla
puzzle-first-step = Primo passo
puzzle-show = Mostrami
puzzle-list = Elenco delle mosse
puzzle-checked-title = Come è stato verificato
puzzle-checked = { $steps ->
    [one] Sono state guardate { NUMBER($positions) } posizioni del turno. Basta un passo; vale ogni modo che le regole permettono.
   *[other] Sono state guardate { NUMBER($positions) } posizioni del turno. La risposta più corta ha { $steps } passi; vale ogni modo che le regole permettono.
}
puzzle-show-more = { $count ->
    [one] Ancora uno
   *[other] Ancora { NUMBER($count) }
}
puzzle-how-checked = Ognuno viene da una partita di bot ed è stato verificato guardando ogni posizione a cui il turno può portare, o i due milioni più vicini: c’è una sola risposta migliore.
puzzle-checked-all = { $positions ->
    [one] Guardata una posizione
   *[other] Guardate { NUMBER($positions) } posizioni
}, { $steps ->
    [one] un passo
   *[other] { $steps } passi
}
