# Ciò che non appartiene a nessun gioco, in italiano.

seat = Giocatore { $first }
yes = sì
no = no

## Al tavolo

you = Tu
bot = Bot { $seat }
welcome = { $game } per { $seats } giocatori, seme { $seed }. Sei il giocatore { $seat }.
welcome-option = { $option }: { $value }
welcome-bots = Gli altri posti li giocano bot «{ $bot }».
bots-think = I bot pensano; la prima volta devono prepararsi.
welcome-help = Scrivi ? per l’aiuto.
news-first = Finora
news = Dalla tua ultima mossa
moves = Le tue mosse
prompt = La tua mossa:
no-such-number = Non c’è una mossa { $number }; scegli un numero da 1 a { $count }.
several-fit = «{ $text }» può voler dire più mosse:
unknown-move = «{ $text }» non è una mossa; scrivi ? per l’aiuto.
possible = Si può: { $notation } – { $action }.
why-what = Aggiungi la mossa di cui chiedi.
no-undo = Non si può tornare indietro: c’è stato di mezzo il caso, un segreto o un altro giocatore.
undone = Mossa annullata.
save-where = Aggiungi il nome di un file.
saved = Salvata in { $file }.
not-saved = Non riesco a scrivere { $file }; la partita continua.
kept = La partita è conservata. Per riprenderla:

help-number = fare la mossa con quel numero
help-short = fare una mossa con la sua notazione; si può abbreviare, purché sia chiara
help-why = perché questa mossa non si può fare
help-board = mostrare di nuovo il tavolo e le mosse
help-log = raccontare la partita dall’inizio
help-undo = annullare l’ultima mossa, se non è successo altro
help-save = salvare la partita in un file
help-quit = uscire; la partita viene conservata

## Com’è finita

result = Risultato
result-place = { $place }. { $seat }
result-points = { $points ->
    [one] { $place }. { $seat }, { $points } punto
   *[other] { $place }. { $seat }, { $points } punti
}
not-over = La partita non è ancora finita.
not-over-seat = La partita non è ancora finita: tocca a { $seat }.

## Elenchi e cifre

games-seats = da { $lowest } a { $highest } giocatori
games-seats-exactly = { $seats } giocatori
games-boxes = Edizioni:
games-bots = Bot:
games-variants = Varianti:
games-options = Opzioni, prima il valore abituale:
games-untranslated = Non tradotto in «{ $language }»: { $missing } frasi su { $sentences }, dette in inglese.
perft = { $depth ->
    [one] In { $depth } azione: { $leaves } seguiti possibili.
   *[other] In { $depth } azioni: { $leaves } seguiti possibili.
}
bench-loading = Caricamento…
bench-shape = Una partita a caso: { $decisions } decisioni fra { $branching } mosse ciascuna, { $natures } casi della sorte. Una posizione: { $bytes } byte.
bench-engine = motore
bench-nodes = azioni/s
bench-decisions = decisioni/s
bench-games = partite/s
bench-stepped = azioni/s, passo per passo
bench-seen = con maschere e tratti

## Bot

arena-player = giocatore
arena-rating = punteggio
arena-interval = intervallo al 95 %
arena-games = partite
arena-won = vinte
arena-so-far = { $games } partite su { $most }
arena-report = In { $file }: punteggi e grafici.
worth-chance = { $chance } %
worth-points = { $points ->
    [one] circa { $points } punto
   *[other] circa { $points } punti
}
review-point = Mossa { $number }, { $seat }: { $action }. Meglio: { $best } ({ $lost } in più).
review-costliest = Le decisioni più costose
review-chance = Probabilità di vincere durante la partita
review-points = Punti attesi durante la partita
review-nothing = Nessuna decisione è costata nulla, per quanto i bot abbiano visto.

## Su un’edizione

about-title = Informazioni su questa edizione: { $name }
about-intro = Le regole stampate lasciano aperti alcuni valori della scatola. Ogni valore dice quanto ne siamo sicuri; chi possiede il gioco stampato può inserire quelli della sua copia.
about-known = noto
about-reported = riferito
about-reconstructed = ricostruito
about-ours = nostro disegno
about-standard = edizione standard: { $value }

# The lab
lab-so-far = { $games } partite su { $wanted }, ancora { $seconds } secondi circa
lab-report = In { $file }: le stesse cifre come pagina.
lab-title = { $game }: { $games } partite con ogni scatola
lab-about = Giocatori: { $players }. Seme { $seed }. Gli stessi semi per entrambe le scatole.
lab-no-difference = Nessuna differenza che { NUMBER($games) } partite possano mostrare.
lab-same = È la scatola standard.
lab-fairer = Più equa:
lab-less-fair = Meno equa:
lab-seat-wins = il posto { $seat } vince il { $mine } % invece del { $standard } %.
lab-shorter = Le partite sono più corte del { $percent } %.
lab-longer = Le partite sono più lunghe del { $percent } %.
lab-closer = Il vincitore è avanti di { $mine } punti invece di { $standard }.
lab-wider = Il vincitore è avanti di { $mine } punti invece di { $standard }: il distacco cresce.
lab-wins = Vittorie per posto
lab-length = Durata
lab-scores = Punti
lab-seat = Posto { $seat }
lab-decisions = decisioni
lab-lead = vantaggio alla fine
lab-middle = Mediana: { $standard } prima, { $mine } adesso.
lab-standard-box = scatola standard
lab-my-box = la mia scatola
lab-off = differenza esatta a

# What is wrong with a box: the value, what stands there, and what may
box-range = { $label }: { $value } non è possibile; deve andare da { $least } a { $most }.
box-fixed = { $label }: { $value } non è possibile; deve essere { $least }.
box-total = { $label }: { $value } in tutto non è possibile; deve andare da { $least } a { $most }.
box-exactly = { $label }: { $value } in tutto non è possibile; devono essere { $count }.
box-at-least = { $label }: { $value } in tutto non bastano; ne servono almeno { $least }.
box-line = { $label }: { $value } non è possibile; deve essere una riga di { $most } lettere al massimo.
box-unknown = { $label }: questo valore non esiste.
box-drawing = { $label }: non è il disegno di una rotazione: cinque righe di cinque caselle, S al centro, b per il resto della barca, + dove passa.
box-goods = { $label }: { $value } non è possibile; servono nomi di merci, da { $least } a { $most }.
box-kinds = { $label }: { $good } è su { $cards } carte; ogni tipo deve essere su due.
box-level = { $label }: { $value } non è possibile; un prodotto si fa con merci di livello inferiore.
box-one-of = { $label }: { $value } non è possibile; deve essere uno di: { $known }.
box-wrong = Con questa scatola non si può giocare: { $sentence }
