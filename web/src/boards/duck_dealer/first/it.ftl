goal = Più punti quando finisce il turno d’azione { $turns }. Costruire dà { $build_1 }, { $build_2 } o { $build_3 }; consegnare { $deliver_1 }, { $deliver_2 } o { $deliver_3 }.

ship-title = Equipaggia la tua astronave
ship-hint = Tre pezzi per cominciare; altri si comprano dopo. Con tre un gettone vola { $first } spazi, con quattro { $next }.
ship-good = buona per una prima partita
ship-usual = La solita prima astronave
    .text = Porta 3 merci, e ogni turno in cui accumuli dà un gettone movimento e uno commercio oltre a quello che scegli: quasi tutto ciò che fai all’inizio costa uno dei due.
    .take = Prendi la solita astronave
ship-builder = L’astronave del costruttore
    .text = Più giallo: fabbriche e clientela prima, ma a ogni miniera aspetterai gettoni commercio.
    .take = Prendi l’astronave del costruttore
ship-hauler = Il trasportatore
    .text = Porta 5 merci. Forte alla fine; lento a partire, perché il movimento viene solo dalla tua scelta.
    .take = Prendi il trasportatore
ship-pieces = Scegli pezzo per pezzo
ship-own = La mia astronave
ship-remove = Rimetti: { $gear }
ship-take-own = Prendi la mia: { $list }

tip-collect-or-act = Accumulare o agire
    .text = Non hai ancora niente, quindi accumula: scegli il colore che il tuo equipaggio non porta ({ $energy }).
tip-could-act = Potresti agire ora
    .text = Quello che hai basta per: { $action }. Oppure aspetta, e fai di più in un turno.
tip-free-part = Un pezzo di strada gratis
    .text = Prima del primo gettone puoi posare { $count ->
        [one] una tratta di rotta intergalattica
       *[other] { $count } tratte di rotta intergalattica
    }.
tip-new-consumer = Una nuova clientela
    .text = Chi atterra per primo ne porta una. Costruirla costa ciò che vuole e dà subito punti; poi tutti possono consegnare.
tip-steps-lost = Spazi perduti
    .text = Questo volo usa { $count } spazi su { $steps }; un pianeta più in là costerebbe lo stesso.
tip-full-hold = Stiva piena
    .text = Finché resti puoi averne di più; volando via, { $count } resterebbero qui.
tip-makeable = Si accende
    .text = Hai { $good } e { $good_2 }; una fabbrica ({ $product }) sta su { $planet }, a { $steps } spazi.
tip-for-everyone = Per tutti
    .text = { $seat } ha preso i punti, ma la fabbrica lavora anche per te.
tip-two-roads = Due strade
    .text = D’ora in poi due tratte gratis per turno.
tip-three-roads = Tre strade
    .text = D’ora in poi tre tratte gratis per turno.
tip-four-stay = { $kept } possono restare
    .text = { $count ->
        [one] Un gettone tornerebbe indietro
       *[other] { $count } gettoni tornerebbero indietro
    }; che cosa potrebbero fare ancora qui?
tip-gear = Equipaggiamento
    .text = { $gear } per { $good } e { $good_2 }; con il pezzo { $piece } voli { $steps } spazi.
tip-short-supply = Sta finendo
    .text = Restano pochi gettoni ({ $energy }). Chi ha diritto a un gettone che manca deve agire subito.
tip-pathway = Il tuo portale
    .text = Una volta nella partita: varco d’entrata qui, d’uscita là, un gettone, per tutti.
tip-exchange = C’è qualcuno
    .text = Qui puoi scambiare merci con { $seat }, senza energia.
tip-turns-left = { $count ->
    [one] Un solo turno d’azione in tutto
   *[other] { $count } turni d’azione in tutto
}
    .text = Ciò che non si consegna entro allora non vale niente.

can-collect = Accumulare: { $energy }
    .text = Con il tuo equipaggio: movimento { $movement_got }, costruzione { $build_got }, commercio { $trade_got }.
can-act = Fare un turno d’azione
    .text = Occupa la casella { $turn } del tracciato; hai { $count ->
        [one] un gettone
       *[other] { $count } gettoni
    } da spendere.
can-mine = Prendere: { $good }
    .text = Dalla miniera di qui.
can-mine-for = Prendere: { $good }
    .text = Dalla miniera di qui. Con { $good_2 } si fa: { $product }.
can-make = Produrre: { $product }
    .text = Nella fabbrica di qui. Consegnato dà { $worth }.
can-build-factory = Costruire una fabbrica: { $product }
    .text = Dà { $points } ora, e lavora per tutti.
can-build-consumer = Costruire la clientela: { $product }
    .text = Dà subito punti; poi tutti possono consegnare qui.
can-build-spaceyard = Costruire lo spazioporto
    .text = Venderà: { $gear }.
can-deliver = Consegnare: { $product }
    .text = La clientela di qui paga subito.
can-buy = Comprare equipaggiamento: { $gear }
    .text = Per il prossimo slot vuoto, o al posto di altro.
can-claim = Prendere un privilegio: { $tile }
    .text = Poi il suo uso per te è gratis. Hai { $count } gettoni costruzione.
can-fly = Volare
    .text = Fino a { $steps } spazi. { $count ->
        [0] Nessun pianeta a portata.
        [one] Un pianeta è a portata; mai visitati: { $unvisited }.
       *[other] { $count } pianeti sono a portata; mai visitati: { $unvisited }.
    }
can-jump = Saltare attraverso il portale
    .text = Dritto all’altro capo.
can-highway = Posare una tratta
    .text = { $count ->
        [0] Quelle gratis di questo turno sono perse: hai speso un gettone.
        [one] Una è gratis prima del tuo primo gettone.
       *[other] { $count } sono gratis prima del tuo primo gettone.
    }
can-pathway = Mettere il tuo portale
    .text = Una volta nella partita, per tutti.
can-exchange = Scambiare merci
    .text = Con chi è qui, senza energia.
can-end-turn = Finire il turno
    .text = { $count ->
        [0] Tieni tutti i tuoi gettoni.
        [one] Un gettone torna indietro: ne tieni al massimo { $kept }.
       *[other] { $count } gettoni tornano indietro: ne tieni al massimo { $kept }.
    }

warn-no-hold = Questa astronave porta una merce sola
    .text = Ogni fabbrica vuole due merci, e ogni consegna una che hai portato tu. In 35 partite di prova le astronavi senza stiva di carico hanno fatto in media 64 punti, le rivali 199. Puoi ancora cambiare un pezzo.
    .does = Metti una stiva di carico al posto di: { $gear }
warn-slower = D’ora in poi un gettone vola { $steps } spazi, non { $now }
    .text = { $count ->
        [one] Un pianeta in meno a portata.
       *[other] { $count } pianeti in meno a portata.
    }
warn-slower-or-over = D’ora in poi un gettone vola { $steps } spazi, non { $now }
    .text = { $count ->
        [one] Un pianeta in meno a portata.
       *[other] { $count } pianeti in meno a portata.
    }
    .does = Mettilo invece al posto di: { $gear }
warn-idle-turn = Qui non si può pagare niente
    .text = Questo turno userebbe una casella del tracciato per niente.
    .does = Accumula
warn-left-behind = Non ci sta tutto
    .text = { $count ->
        [one] Una merce non ci sta e resta qui.
       *[other] { $count } merci non ci stanno e restano qui.
    } Usarle prima qui?
warn-markers-lost = { $count ->
    [one] Un gettone torna indietro
   *[other] { $count } gettoni tornano indietro
}
    .text = Basterebbero ancora per questo: { $action } (+{ $points }).
warn-last-turn = È l’ultimo turno
    .text = Potresti ancora fare questo: { $action } (+{ $points }).
warn-last-delivery = È il tuo ultimo turno
    .text = Su { $planet } si potrebbe ancora consegnare { $good }: +{ $points }.
