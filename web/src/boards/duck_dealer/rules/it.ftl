# What the pictures of the rules of Duck Dealer say, in Italian.

picture-recipes = Tutte le ricette: due angoli fanno la merce sul lato che li unisce ({ $low } punti). Quelle di fuori sono finali, da { $ten } o { $thirty }: prendono le merci a cui sono unite, quelle da { $ten } anche la piccola accanto. Le linee tratteggiate comprano l’equipaggiamento nel mezzo.
picture-planets = Un pianeta di partenza ha una miniera e uno spazioporto, ogni altro una miniera, una fabbrica e una clientela. Tratteggiato: non ancora costruito; «?»: non ancora esplorato. Qui li separano quattro punti.
picture-collect = Accumulare: un gettone di un colore a scelta, qui commercio, e uno per ogni cabina dell’equipaggio: qui un pilota e due costruttori.
picture-turns = Ogni turno d’azione prende una casella del tracciato dei turni. I turni 1-{ $one_until } danno fino a una tratta di rotta intergalattica gratis, { $two_from }-{ $two_until } fino a due, { $three_from }-{ $turns } fino a tre.
picture-holds = A fine turno { $kept ->
        [one] resta un gettone a scelta
       *[other] restano { $kept } gettoni a scelta
    }, e le merci che ci stanno: { $half_hold } nella mezza stiva di carico di serie, { $hold } in ogni stiva di carico.
picture-speed = L’equipaggiamento rallenta: un gettone movimento fa volare fino a { $fast } spazi con { $fast_slots } slot pieni (ricognitore), { $medium } dallo slot { $medium_from } (incrociatore), { $slow } dallo slot { $slow_from } (cargo).
picture-flight = Un volo di 5 spazi: ogni punto e ogni pianeta in cui si entra è uno spazio. Le tratte di blu non gli costano nulla, quella di arancione conta come un punto comune.
picture-explore = Chi atterra per primo su un pianeta lo esplora: una delle prime due tessere del tracciato della clientela va lì, non ancora costruita.
picture-pathway = Dal varco d’entrata di un portale di Schrödinger al suo varco d’uscita per un gettone movimento intero, di chiunque sia il portale.
picture-build = Un gettone costruzione e due merci costruiscono una fabbrica; un gettone costruzione e la merce che vuole costruiscono una clientela. Entrambe danno subito punti.
picture-yard = Uno spazioporto si costruisce con la merce stampata e una di un altro tipo. Poi un gettone commercio e le due merci del prezzo comprano il suo equipaggiamento, che va sul prossimo slot vuoto.
picture-privilege = { $claim ->
        [one] Un gettone costruzione prende una tessera.
       *[other] { $claim } gettoni costruzione prendono una tessera.
    } Col proprio privilegio, un solo gettone commercio paga quanti usi si vuole durante una visita.
picture-trade = Un gettone commercio per ogni uso: una miniera dà una merce, una fabbrica di due ne fa una, una clientela prende la sua in cambio di punti.
