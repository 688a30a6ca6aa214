# La prima partita guidata.

goal-is = Scopo:
goal-lesson = È la prima volta? La lezione dura { $minutes } minuti.
tip = Suggerimento
tip-read = Capito
tip-no-more = Niente più suggerimenti
can-title = Che cosa posso fare?
can-not-yet = Non ancora
can-lacks = Ti manca: { $list }.
can-lacks-any = un’altra merce qualsiasi
can-do-it = Fallo
can-usual = Una mossa abituale? Chiedi a un bot
can-usual-is = Una mossa consueta:
can-show = Mostrala sul tabellone
can-price-points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
can-price-coins = { $count ->
    [one] 1 moneta
   *[other] { $count } monete
}
warn-another = Scegli altro
warn-show = Mostralo
warn-go-on = Fallo, lo so
