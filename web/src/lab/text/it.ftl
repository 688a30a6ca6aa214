# The words of the lab
lab-pages = Pagine del laboratorio
lab-balance = Equilibrio
lab-galaxies = Galassie
lab-sub = Cambia una scatola, falla giocare ai bot, guarda che cosa ne viene
lab-my-box-title = La mia scatola
lab-game = Gioco
lab-from-standard = Dalla scatola standard.
lab-from-file = Da un file.
lab-changed = { $count ->
    [0] Nulla di cambiato.
    [one] Una cosa cambiata.
   *[other] { $count } cose cambiate.
}
lab-board = Tabellone
lab-board-own = quello della scatola
lab-draw-board = Disegna una galassia
lab-save-box = Salva la scatola
lab-open-file = Apri un file
lab-standard-again = Di nuovo la scatola standard
lab-was = prima { $value }
lab-less = meno: { $label }
lab-more = più: { $label }
lab-all-values = Tutti i { $count } valori di questa scatola
lab-fewer-values = Meno valori
lab-games = { $games ->
    [one] Una partita
   *[other] { NUMBER($games) } partite
}
lab-run = Avvia
lab-stop = Ferma
lab-play = Gioca con questa scatola
lab-same-seeds = Giocatori: { $players }. Gli stessi semi per entrambe le scatole.
lab-mend-first = Correggi prima la scatola.
lab-closed = Su questo server il laboratorio è chiuso; le scatole si possono cambiare, salvare e giocare.
lab-bots = Bot e giocatori
lab-amount = Partite
lab-seat-more = Un giocatore in più
lab-seat-less = Un giocatore in meno
lab-bots-slow = I giocatori a caso sono veloci; bot che pensano possono impiegare ore per 10.000 partite.
lab-waiting = { $ahead ->
    [0] Aspetta il suo turno.
    [one] Ne viene prima una.
   *[other] Ne vengono prima { $ahead }.
}
lab-ready = Preparazione, una volta sola: la prima volta di un gioco richiede un minuto o due.
lab-progress = { NUMBER($games) } su { NUMBER($wanted) }, ancora { $seconds } s circa
lab-played = { NUMBER($games) } partite giocate.
lab-right-to = risultati esatti a ±{ $share } %
lab-failed = Non è stato possibile giocare le partite fino in fondo.
lab-file-big = Quel file non è una scatola, o è troppo lungo.
lab-percent = { $number } %
lab-even = La parità sarebbe { $share } %.
lab-scores-picture = Come si distribuiscono i punti: barre per la scatola standard, una linea per la mia. La tabella ha le cifre.
lab-table = Tabella con tutte le cifre
lab-save-results = Salva i risultati come file

# Galaxies
galaxy-mine = La mia galassia: { $name }
galaxy-tools = Strumenti
galaxy-move = Sposta
galaxy-planet = Pianeta
galaxy-route = Rotta
galaxy-start = Partenza
galaxy-remove = Togli
galaxy-undo = Annulla
galaxy-route-of = Da { $from } a { $to }
galaxy-dots = { $dots ->
    [one] Un punto, { $steps } passi di volo
   *[other] { $dots } punti, { $steps } passi di volo
}
galaxy-bow = Curvatura
galaxy-playable = Si può giocare?
galaxy-fair = È equa?
galaxy-mean = Via media da ogni partenza a tutti i pianeti, in passi
galaxy-is-fair = { $spread } % di scarto: equa. Partenze più vicine: { $nearest } passi.
galaxy-not-fair = { $spread } % di scarto, partenze più vicine { $nearest } passi: equo è fino al 10 %, e almeno 6 passi.
galaxy-name = Nome
galaxy-from = Parti da
galaxy-seed = Una galassia di questo seme
galaxy-save = Salva come file
galaxy-try = Provala in laboratorio
galaxy-play = Giocaci
galaxy-waits = Si gioca quando tutto ha la spunta.
galaxy-no-file = Quel file non contiene una galassia.
galaxy-chart = La carta. Tab passa per pianeti e rotte, le frecce spostano un pianeta, Invio su due pianeti li unisce, da 1 a 6 dà i punti.
galaxy-route-label = Rotta da { $from } a { $to }, punti: { $dots }
galaxy-planet-label = { $name }, a { $x }, { $y }
galaxy-start-label = { $name }, una partenza, a { $x }, { $y }
galaxy-check-planets = Pianeti, da 10 a 20
galaxy-check-starts = Pianeti di partenza, esattamente cinque
galaxy-check-joined = Ogni pianeta si può raggiungere
galaxy-check-routes = Rotte, al massimo 40
galaxy-check-dots = Punti in tutto, al massimo 140
galaxy-check-pairs = Una sola rotta fra due pianeti
galaxy-check-apart = Pianeti abbastanza lontani
galaxy-check-room = Posto per tutti i punti
galaxy-check-touch = Nessuna rotta tocca un pianeta
galaxy-check-crossings = Nessuna rotta si incrocia
galaxy-check-dots_apart = Nessun punto si tocca
galaxy-fault-planets = Ci sono { $number } pianeti; devono essere da 10 a 20.
galaxy-fault-starts = Ci sono { $number } pianeti di partenza; devono essere esattamente cinque.
galaxy-fault-joined = { $other } non si può raggiungere.
galaxy-fault-routes = Ci sono { $number } rotte; devono essere da 1 a 40.
galaxy-fault-dots = Ci sono { $number } punti; al massimo 140.
galaxy-fault-pairs = { $part }: una rotta li unisce già.
galaxy-fault-apart = { $part } è troppo vicino a { $other }.
galaxy-fault-room = { $part }: c’è posto solo per { $most } punti.
galaxy-fault-touch = { $part }: la rotta tocca { $other }.
galaxy-fault-crossings = { $part }: la rotta ne incrocia un’altra ({ $other }).
galaxy-fault-dots_apart = { $part }: i suoi punti toccano quelli di un’altra rotta ({ $other }).
galaxy-mend-bow = Curva la rotta { $part }
galaxy-mend-dots = { $dots ->
    [one] Un punto
   *[other] { $dots } punti
}
galaxy-mend-move = Allontana { $part }
galaxy-mend-join = Unisci { $part }
galaxy-mend-start = Fai di { $part } una partenza
galaxy-mend-no_start = Non più partenza: { $part }
galaxy-mend-remove = Togli { $part }
