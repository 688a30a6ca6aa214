# What the pictures of the rules of Duck Dealer say, in Italian.

picture-recipes = Tutte le ricette: due angoli fanno la merce sul lato che li unisce (3 punti). Quelle di fuori sono finali, da 10 o 30: prendono le merci a cui sono unite, quelle da 10 anche la piccola accanto. Le linee tratteggiate comprano l’equipaggiamento nel mezzo.
picture-planets = Un pianeta di partenza ha una miniera e un cantiere, ogni altro una miniera, una fabbrica e un consumatore. Tratteggiato: non ancora costruito; «?»: non ancora esplorato. Qui li separano quattro punti.
picture-collect = Raccogliere: un disco di un colore a scelta, qui commercio, e uno per ogni cabina d’equipaggio: qui un navigatore e due costruttori.
picture-turns = Ogni turno d’azione prende una casella del tracciato dei turni. I turni 1-6 danno fino a un tratto di superstrada gratis, 7-12 fino a due, 13-24 fino a tre.
picture-holds = A fine turno restano quattro dischi a scelta, e le merci che ci stanno: una nella mezza stiva di serie, due in ogni stiva.
picture-speed = L’equipaggiamento rallenta: un disco di movimento fa volare fino a 8 passi con tre spazi pieni, 5 dal quarto, 2 dal settimo.
picture-flight = Un volo di 5 passi: ogni punto e ogni pianeta in cui si entra è un passo. I tratti di blu non gli costano nulla, quello di arancione conta come un punto comune.
picture-explore = Chi atterra per primo su un pianeta lo esplora: uno dei primi due consumatori del tracciato va lì, non ancora costruito.
picture-pathway = Dall’entrata di un varco alla sua uscita per un disco di movimento intero, di chiunque sia.
picture-build = Un disco costruzione e due merci costruiscono una fabbrica; un disco costruzione e la merce che vuole costruiscono un consumatore. Entrambi danno subito punti.
picture-yard = Un cantiere si costruisce con la merce stampata e una di un altro tipo. Poi un disco commercio e le due merci del prezzo comprano il suo equipaggiamento, che va sul prossimo spazio vuoto.
picture-privilege = Tre dischi costruzione prendono una tessera. Col proprio privilegio, un solo disco commercio paga quanti usi si vuole durante una visita.
picture-trade = Un disco commercio per ogni uso: una miniera dà una merce, una fabbrica di due ne fa una, un consumatore prende la sua in cambio di punti.
