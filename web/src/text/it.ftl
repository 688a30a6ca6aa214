# Quello che dicono le pagine attorno ai giochi, in italiano.

close = Chiudi
keep = Tieni
help = Aiuto
rules = Regole
guest = Ospite
hand = Quello che hai in mano
lost = Qui non c’è niente.
offline = Nessuna connessione. La tua bozza è al sicuro; nuovo tentativo…
offline-now = Adesso

## La riga in alto

top-home = Alla prima pagina
top-settings = Impostazioni
top-language = Lingua
theme-system = Colori: come il sistema
theme-light = Colori: chiari
theme-dark = Colori: scuri
sound-on = Audio acceso
sound-off = Audio spento

## La prima pagina

start-title = Scegli un gioco. Sei già al tavolo.
start-sub = Contro i bot, su uno schermo solo o con gli amici, subito o nell’arco di giorni. Nessun account, niente da installare.
start-games = Giochi
start-mine = Le mie partite
start-mine-none = Non hai ancora partite. Gioca, e la prima sarà qui.
start-open = Tavoli aperti
start-open-none = Nessuno cerca giocatori. Apri un tavolo tuo.
start-name = Il tuo nome
start-name-why = Così gli altri al tavolo sanno chi sei.
start-api = Costruisci un bot: l’interfaccia
start-puzzles = Problemi
start-lab = Il laboratorio
start-private = Gira su questa macchina e non manda niente altrove.
card-players = Giocatori
card-length = Durata
card-minutes = { $span } min
card-hours = { $span } h
card-weight = Impegno
card-weight-of = { $weight } su 5
card-play = Gioca subito
card-bots = con { $count } bot
card-invite = Invita amici
card-screen = Su uno schermo
card-learn = Impara in { $minutes } minuti
bot-name = { $n ->
    [1] Svasso
    [2] Airone
    [3] Folaga
    [4] Cicogna
    [5] Pulcinella
   *[other] Sterna
}
row-with = con { $names }
row-free = { $free } posti liberi su { $seats }
row-sit = Siediti
row-your-turn = Tocca a te
status-open = In attesa di giocatori
status-playing = In corso
status-paused = In pausa
status-over = Finita

## Un tavolo nuovo

setup-seats = Chi gioca?
setup-who = Chi siede al posto { $seat }
setup-name = Nome al posto { $seat }
setup-remove = Togli il posto { $seat }
setup-me = Io
setup-here = Qualcuno su questo schermo
setup-open = Libero: su invito
setup-open-why = Ricevi un link per questo posto.
setup-bot = Bot: { $level }
setup-add = Aggiungi un posto
setup-rules = Con quali regole?
setup-variant = Variante
setup-box = Edizione
setup-options = Tutte le opzioni
setup-time = Quanto tempo, e chi può guardare?
setup-clock = Orologio
setup-spectators = Spettatori
setup-listed = Mostra il tavolo a tutti su questo server
setup-hints = Tutti possono chiedere consiglio a un bot
setup-big-screen = Il tabellone su questo schermo, le mani sui telefoni
setup-open-table = Apri il tavolo
clock-none = Nessun orologio
clock-quick = 10 minuti a testa, 15 secondi in più a turno
clock-calm = 40 minuti a testa, 30 secondi in più a turno
clock-day = Un giorno per ogni turno
clock-days = Fino a tre giorni, uno in più a ogni turno
clock-hours-left = { $hours } h
clock-days-left = { $days } g
spectators-open = possono guardare subito
spectators-delayed = vedono tutto un giro dopo
spectators-none = nessuno
level-random = a caso
level-greedy = semplice: prende quel che può
level-walker = semplice: va verso le sue merci
level-trader = semplice: commercia vicino
level-planner = pianifica
level-easy = facile
level-medium = medio
level-hard = difficile
level-expert = esperto

## Invitare e sedersi

share-qr = Codice QR: { $label }
share-link = Link: { $label }
share-copy = Copia il link
share-copied = Copiato
share-only-here = Questo indirizzo vale solo su questa macchina. Per far entrare i telefoni, avvia il server per la tua rete:
share-network = I telefoni della stessa rete entrano da { $address }
lobby-title = Il tavolo è pronto.
lobby-why = { $count ->
    [one] Un posto è libero. Inquadra o manda; quando tutti siedono, si comincia.
   *[other] { $count } posti sono liberi. Inquadra o manda; quando tutti siedono, si comincia.
}
lobby-new-link = Crea un link
lobby-free = libero
lobby-sits = siede qui
lobby-all-sit = Tutti sono seduti. Quando tutte le parti di sorte sono aperte, la partita comincia.
lobby-chance = Ogni persona porta una parte di sorte: sigillata quando si siede, aperta quando tutti sono seduti. Così nessuno può scegliere la distribuzione, nemmeno chi gestisce questo server.
chance-pledged = parte di sorte sigillata
chance-waited = parte di sorte ancora sigillata
chance-shown = parte di sorte aperta
chance-none = non porta una parte di sorte
chance-waits = { $count ->
    [0] Un momento: le parti di sorte si aprono.
   *[other] La sorte aspetta la parte di { $names }.
}
chance-lost = È stata sigillata in un altro browser, o questo l’ha dimenticata.
chance-without = Comincia senza la parte di { $name }
chance-without-mine = Comincia senza la mia parte
join-title = Siediti
join-name = Come devono chiamarti gli altri?
join-watch = Guarda soltanto

## Al tavolo

title-your-turn = Tocca a te
seats = Posti
seat-your-turn = tocca a te
seat-turn = di turno
seat-bot = bot
seat-stand-in = A questo posto gioca un bot
seat-resigned = abbandono
seat-away = assente
seat-waits = aspetta
seat-not-ready = si prepara
seat-offered = posto offerto
seat-shared = stessa persona
seat-shared-why = La stessa persona gioca anche il posto { $seats }
bar = Che cosa si chiede
bar-choices = Scelte
bar-back = Indietro
bar-your-turn = È il tuo turno: scegli.
bar-thinks = { $name } sta pensando.
bot-waits-queue = { $name } aspetta il suo turno per pensare: molti bot stanno pensando.
bot-waits-unwatched = Qui non gioca nessuno: i bot proseguono quando qualcuno di questo tavolo guarda.
bot-waits-again = { $name } non ha risposto: la domanda viene ripetuta.
bot-waits-cold = { $name } si sta preparando; intanto gioca al suo posto un bot più semplice.
bot-waits-unkept = { $name } si sta preparando, e a ogni avvio ci vogliono minuti: questo server non può conservare nulla. Intanto gioca al suo posto un bot più semplice.
bar-over = La partita è finita.
bar-paused = La partita è in pausa.
bar-go-on = Riprendi ora
bar-stood-in = Un bot gioca per te.
bar-returning = Il bot finisce questo turno; dal prossimo giochi tu.
bar-past = Stai guardando indietro.
bar-sending = Un momento…
bar-waiting = La tua mossa è al sicuro e partirà appena torna la connessione.
bar-plan = Il tuo piano per dopo: nessuno lo vede.
bar-broken = Questo non è più possibile: { $action }
bar-draft = { $count ->
    [one] Un passo provato. Nessuno l’ha ancora visto.
   *[other] { $count } passi provati. Nessuno li ha ancora visti.
}
bar-undo = Annulla
bar-undo-none = Niente da annullare: in mezzo c’è il caso, un segreto o un altro giocatore.
bar-restart = Ricomincia il turno
bar-all = { $count ->
    [one] { $count } scelta
   *[other] Tutte le { $count } scelte
}
bar-hint = Consiglio
bar-possible = Che cosa posso fare?
hint-title = Che cosa farebbe qui un bot
hint-close = Chiudi i consigli
hint-then = poi: { $steps }
hint-only = È l’unica mossa possibile.
hint-thinking = Il bot sta pensando…
hint-ready = Si prepara, una volta sola: circa { $seconds } secondi.
standing-chance = Probabilità di vincere
standing-points = Punti attesi alla fine
plan-new = Pianifica
plan-name = Piano { $n }
plan-name-label = Nome del piano
plan-keep = Tieni il piano
plan-leave = Lascia il piano
plan-use = Esegui «{ $name }»
plan-look = Guarda «{ $name }»
plan-drop = Butta «{ $name }»
refusal = Non si può.
refusal-past = Stai guardando indietro; torna prima al presente.
refusal-not-playing = In questo momento non si gioca.
refusal-spectator = Tu guardi soltanto.
refusal-not-your-turn = È il turno di { $name }.
refusal-after-draft = Non dopo i passi che hai provato.
refusal-after-stop = Dopo questo passo non può seguire niente: prima viene il caso o un altro giocatore.
log = Cronaca
log-earlier = Prima
log-all = tutto
history = Sguardo indietro
history-back = Un passo indietro
history-next = Un passo avanti
history-now = Al presente
history-link = Link a questa posizione
history-at = { $n } su { $count }
film = Dal mio turno
film-more = … e altri { $count }
film-pause = Ferma il film
film-play = Continua
text-view = Il tavolo a parole
generic-table = Sul tavolo
type-title = Scrivi una mossa
type-label = Mossa in notazione
type-fits = { $count ->
    [0] Nessuna mossa possibile corrisponde.
    [one] Una mossa possibile corrisponde: Invio la gioca.
   *[other] { $count } mosse possibili corrispondono.
}

## Chiacchiere

chat = Chiacchiere
chat-none = Nessuno ha ancora detto niente.
chat-text = Di’ qualcosa
chat-send = Di’
chat-mute = Non sentire più { $name }
chat-unmute = Sentire di nuovo { $name }
phrase-hello = Ciao!
phrase-good-luck = Buona fortuna e buon divertimento!
phrase-your-turn = Tocca a te!
phrase-thinking = Ci devo pensare.
phrase-one-moment = Un momento, per favore.
phrase-back = Eccomi di nuovo.
phrase-well-played = Ben giocato!
phrase-thanks = Grazie!
phrase-sorry = Scusa!
phrase-oops = Ops.
phrase-wow = Wow!
phrase-good-game = Bella partita!
phrase-goodbye = Arrivederci!

## Regole, menu, fine

rules-of = { $game }: le regole
rules-search = Cerca una parola o una regola
menu = Tavolo
menu-take-back = Chiedi di ritirare l’ultima mossa
menu-take-back-now = Ritira il mio ultimo passo
menu-pause = Chiedi una pausa
menu-resume = Chiedi di riprendere
menu-stand-in = Fai giocare un bot al posto mio
menu-return = Torna a giocare
menu-give-seat = Da’ il mio posto a qualcuno
menu-ask-seat = Chiedi se il posto di { $name } si può dare a qualcuno
menu-invite-again = Un nuovo link per il posto di { $name }
give-seat-why = Chi apre questo link gioca al tuo posto e vede la tua mano, ma nessuno dei tuoi piani. Fino ad allora il posto è tuo.
give-away-why = Chi apre questo link continua qui, tranne chi ha visto un’altra mano di questa partita.
menu-resign = Abbandona
menu-resign-sure = Abbandonare davvero? Premi ancora.
menu-rematch = Un’altra partita
menu-screen = Solo il tabellone, per uno schermo grande
menu-hand = Solo la mia mano, il tabellone è altrove
menu-share = Link per guardare
menu-export = La registrazione della partita
menu-leave = Alla prima pagina
menu-code = Il codice del tuo posto, se questo browser ti dimentica:
menu-fair = Fissato prima della prima estrazione, verificabile alla fine:
end-won = Hai vinto!
end-winner = { $count ->
    [one] { $names } ha vinto.
   *[other] { $names } hanno vinto.
}
review-title = Com’è andata
check-title = Controlla la sorte
check-running = Tutta la partita viene rigiocata …
check-fair = La sorte era come promesso.
check-unfair = Qualcosa non regge.
check-key-holds = La chiave mostrata alla fine è quella di cui questo browser ha visto l’impronta prima della distribuzione.
check-key-unknown = La chiave corrisponde alla sua impronta; questo browser non l’ha vista prima della distribuzione.
check-key-fails = La chiave mostrata alla fine non è quella promessa.
check-own-holds = La parte sigillata da questo browser è fra quelle da cui si è estratto.
check-own-unknown = Questo browser non ha portato una parte.
check-own-fails = La parte sigillata da questo browser non è fra quelle da cui si è estratto.
check-pledges-holds = Ogni parte aperta è quella che era sigillata.
check-pledges-fails = Una parte aperta non è quella che era sigillata.
check-draws-holds = { $count ->
    [one] Questo browser ha ricalcolato l’unica estrazione.
   *[other] Questo browser ha ricalcolato tutte le { $count } estrazioni.
}
check-draws-unknown = Questa versione non può ricalcolare le estrazioni.
check-draws-fails = Un’estrazione non segue dalla chiave e dalle parti.
check-played-holds = Il server ha rigiocato secondo le regole tutte le { $count } voci della registrazione.
check-played-unknown = Le regole sono cambiate da allora: la versione { $release } può rigiocarla.
check-played-fails = Rigiocata secondo le regole, la registrazione va diversamente:
check-brought = Hanno portato una parte: { $names }.
check-without = { $count ->
    [one] { $names } non ha portato una parte: per quel posto bisogna credere a chi gestisce il server.
   *[other] { $names } non hanno portato una parte: per quei posti bisogna credere a chi gestisce il server.
}
check-copied = La distribuzione e le prime { $count } mosse vengono da un’altra partita.
check-yourself = Per controllare senza questo server, scarica la registrazione e lancia:
review-begins = I bot cominciano a guardare…
review-mine-title = { $count ->
    [3] Le tue tre svolte
   *[other] Le tue svolte
}
review-turning = Le svolte
review-mine = Le mie
review-everybodys = Di tutti
review-whose = Di chi sono le svolte
review-which = Quale turno si vede
review-turn = turno { $number }
review-turn-did = { $turn }: { $action }
review-turn-of = Turno { $number } di { $name }.
review-loss = −{ $worth }
review-looked = { $done } esami su { $total }
review-no-reproach = Niente da rimproverarti.
review-guess = I punti che il turno migliore avrebbe portato, contati fino alla fine: una buona stima, senza prova.
review-lesson = Da ricordare
review-better-line = Il turno migliore
review-what-i-played = Quello che ho giocato
review-what-was-played = Quello che è stato giocato
review-better = meglio
review-played = giocato
review-step = Un’azione alla volta ({ $done } di { $count })
review-plan = Apri come piano
review-close = Chiudi
play-on = Continua da qui, tutti i posti
play-on-bots = Continua da qui, contro i bot
end-look = Guarda la fine
curtain = Tocca a { $name }.
curtain-why = Passa il dispositivo. Gli altri adesso non guardino.
curtain-go = Sono { $name }
hand-over = Passa a { $name }
asked-take-back = { $name } vorrebbe ritirare una mossa.
asked-pause = { $name } vorrebbe una pausa.
asked-resume = { $name } vorrebbe riprendere.
asked-seat = { $name } chiede se il posto di { $away } si può dare a qualcun altro.
asked-here = Ci sono
asked-yes = D’accordo
asked-no = No
asked-waiting = Si aspetta { $names }.
matter-branch = Si continua da una posizione di un’altra partita.
matter-sit = { $name } si siede.
matter-deal = La partita comincia.
matter-leave = { $name } lascia il tavolo.
matter-take_back = Una mossa viene ritirata.
matter-take-back = Una mossa viene ritirata.
matter-pause = La partita è in pausa.
matter-resume = La partita riprende.
matter-resign = { $who ->
    [you] Abbandoni.
   *[other] { $name } abbandona.
}
matter-stand-in = { $who ->
    [you] Un bot gioca per te.
   *[other] Un bot gioca per { $name }.
}
matter-return = { $who ->
    [you] Eccoti di nuovo.
   *[other] { $name } è di nuovo qui.
}
matter-reissue = Il posto di { $name } è passato a un altro dispositivo.
matter-act-random = { $name } non ha risposto: questa mossa è stata scelta a caso.
matter-act-simple = { $name } si stava ancora preparando: questa mossa l’ha scelta un bot più semplice.
matter-offer-seat = { $own ->
    [yes] { $name } offre il suo posto a qualcun altro.
   *[no] Tutti sono d’accordo: qualcun altro può prendere il posto di { $name }.
}
matter-arrive = { $name } subentra: { $seat }.
matter-reveal = { $name } apre la sua parte di sorte.
matter-waive = La partita va avanti senza la parte di sorte di { $name }.
matter-ask-seat = { $who ->
    [you] Chiedi se il posto di { $by } si può dare a qualcun altro.
   *[other] { $name } chiede se il posto di { $by } si può dare a qualcun altro.
}
matter-ask-take-back = { $who ->
    [you] Chiedi di ritirare una mossa.
   *[other] { $name } chiede di ritirare una mossa.
}
matter-ask-pause = { $who ->
    [you] Chiedi una pausa.
   *[other] { $name } chiede una pausa.
}
matter-ask-resume = { $who ->
    [you] Chiedi di riprendere.
   *[other] { $name } chiede di riprendere.
}
matter-answer-yes = { $who ->
    [you] Sei d’accordo.
   *[other] { $name } è d’accordo.
}
matter-answer-no = { $who ->
    [you] Dici di no.
   *[other] { $name } dice di no.
}

## Aiuto

help-title = Tasti e tocchi
help-touch = Con il dito: tocca una volta per vedere che cosa succederebbe, ancora una volta per farlo. Con il mouse: punta per vedere, clicca per fare. Quello che è ambra si può fare; tutto il resto dice perché no.
help-letters = Le lettere singole sono scorciatoie
help-list = Elenca sempre tutte le scelte
help-warnings = Avvisami prima di un errore grave
help-tips = Suggerimenti al tavolo
help-tips-first = fino alla fine della mia prima partita di un gioco
help-tips-on = sempre
help-tips-off = mai
help-tips-again = Di nuovo tutti i suggerimenti, dall’inizio
key-numbers = scelta o carta con quel numero
key-a = mostra tutte le scelte
key-q = che cosa posso fare?
key-u = annulla
key-r = ricomincia il turno
key-e = finisci il turno
key-type = scrivi una mossa
key-history = un passo indietro, avanti
key-i = un consiglio: che cosa farebbe un bot?
key-s = film dal mio turno
key-l = cronaca
key-c = chiacchiere
key-t = il tavolo a parole
key-g = regole
key-help = questo foglio
key-escape = indietro

## Guasti

fault-offline = Il server non si raggiunge. La tua bozza è al sicuro.
fault-stale = Il tavolo è andato avanti; guarda di nuovo.
fault-not-your-turn = Non è il tuo turno.
fault-not-your-seat = Quel posto non è tuo.
fault-no-table = Questo tavolo non esiste, o non puoi guardarlo.
fault-banned = Chi gestisce questo server ti ha chiuso l’accesso.
fault-deleted = Chi gestisce questo server ha eliminato questo tavolo.
fault-not-yours = Qui questo non è più tuo; ricarica la pagina.
fault-no-invite = Questo invito non porta da nessuna parte: chiedine uno nuovo.
fault-invite-used = Questo invito è già stato usato: chiedine uno nuovo.
fault-seat-taken = Lì siede già qualcuno.
fault-over = La partita è finita.
fault-too-many = È troppo spesso; aspetta un momento.
fault-too-many-tables = Hai troppe partite aperte; prima finiscine o abbandonane una.
fault-too-many-from-network = Dalla tua rete sono aperte troppe partite; prima finiscine o abbandonane una.
fault-no-turn = Adesso non c’è un turno da pianificare.
fault-illegal = Adesso non si può.
fault-not-playing = In questo momento non si gioca.
fault-no-hints = A questo tavolo non ci sono consigli.
fault-no-advice = Il consiglio non è arrivato in tempo; chiedi ancora.
fault-seat-lost = Questo posto non è più tuo: qualcuno gioca qui per il tuo invito, con il suo codice su un altro dispositivo, o perché gli altri erano d’accordo.
fault-session-ended = Non sei più connesso qui: questa sessione è terminata.
fault-stood-in = Il bot finisce questo turno; dal prossimo giochi tu. Non devi fare nulla.
fault-not-revealed = La sorte aspetta ancora la parte di qualcuno.
fault-too-early = Aspetta ancora un momento.
fault-saw-another-hand = Hai visto un’altra mano di questa partita: questo posto non è per te.
fault-not-away = Quella persona è qui, o non è via da molto.
fault-nobody-to-ask = Un’altra persona deve essere d’accordo, e non c’è nessuno.
fault-asking = C’è un’altra domanda: rispondi prima a quella.
fault-not-over = Questo viene dopo la fine della partita.
fault-bad-name = Un nome ha almeno una lettera e nessun carattere di controllo.
fault-unseen-name = Questo nome ha lettere che non si vedono: scegline uno che tutti possano leggere.
fault-piled-name = Questo nome ha troppi segni su una lettera: togline qualcuno.
fault-name-alike = Qualcuno a questo tavolo ha un nome che sembra lo stesso: scegline un altro.
fault-name-of-bot = Qui si chiama così un bot: scegli un altro nome.
fault-already-seated = Sei già a questo tavolo; un secondo posto è per un’altra persona.

## Le decisioni fra le regole

rules-ruling = decisione
rules-ruling-why = Le decisioni non sono nelle regole stampate: dicono come le legge questo tavolo.
rules-partly = in parte decisione
rules-partly-why = Le parole sottolineate a puntini sono nostre: le regole stampate non le hanno.
how-to-play = Come si gioca
rules-by-clause = Le regole, clausola per clausola
rules-edition = Questa edizione
rules-taught = Come si gioca: { $title }
rules-readings = Come leggiamo le regole

## Edizioni

setup-box-standard = per quanto se ne sa
setup-box-own = un mio file …
setup-box-file = Il file della tua edizione (TOML)
setup-box-sample = Prendi l’edizione standard come modello
setup-box-big = Questo file è troppo lungo per un’edizione: al massimo { $letters } lettere.
setup-box-none = Scegli prima il file della tua edizione.
setup-board = Tabellone
setup-board-usual = quello dell’edizione
setup-board-seeded = uno nuovo, da un numero
setup-seed = Il numero; lo stesso dà sempre lo stesso tabellone
setup-seed-another = Un altro numero
box-about = Su questa edizione
box-board = Tabellone: { $board }
box-own = un’edizione propria
box-differences = { $count ->
    [0] Tutti i valori sono quelli dell’edizione standard.
    [one] Un valore è diverso dall’edizione standard.
   *[other] { $count } valori sono diversi dall’edizione standard.
}
box-only-differences = Solo ciò che è diverso
box-standard-none = non c’è
box-to-table = Torna al tavolo
box-new-table = Apri un tavolo
fault-bad-edition = Questa edizione non si può giocare:

## Things that answer

bar-about = Che cos’è?
seat-about = Informazioni su { $name }
sheet-taller = Più alto
sheet-lower = Più basso
sheet-previous = Giocatore precedente
sheet-next = Giocatore successivo
sheet-write = Scrivi
