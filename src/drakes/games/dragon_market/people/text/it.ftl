# Dragon Market in italiano. Come arrivano gli argomenti è detto in testa a drakes/core/text.py.

game = Dragon Market

## Le carte

card-blue_1 = Carta blu 1
    .text = Quattro merci da raccogliere, nessun bonus.
card-blue_2 = Carta blu 2
    .text = Quattro merci da raccogliere, nessun bonus.
card-blue_3 = Carta blu 3
    .text = Quattro merci da raccogliere, nessun bonus.
card-blue_4 = Carta blu 4
    .text = Quattro merci da raccogliere, nessun bonus.
card-blue_5 = Carta blu 5
    .text = Quattro merci da raccogliere, nessun bonus.
card-blue_6 = Carta blu 6
    .text = Quattro merci da raccogliere, nessun bonus.
card-blue_7 = Carta blu 7
    .text = Quattro merci da raccogliere, nessun bonus.
card-blue_8 = Carta blu 8
    .text = Quattro merci da raccogliere, nessun bonus.
card-blue_9 = Carta blu 9
    .text = Quattro merci da raccogliere, nessun bonus.
card-blue_10 = Carta blu 10
    .text = Quattro merci da raccogliere, nessun bonus.
card-vault = Scavalco
    .text = Una volta per turno, per 1 punto, una barca scivola sopra esattamente un’altra restando sulla sua linea.
card-spin = Mezzo giro
    .text = Una volta per turno, per 1 punto, una barca fa mezzo giro attorno al suo marinaio, anche se la via è sbarrata.
card-drift = Deriva
    .text = Una volta per turno, per 1 punto, una barca scivola di lato, fin dove vuoi, se nulla la ferma.
card-cross = Permesso, marinaio
    .text = Una volta per turno, per 2 punti, il tuo erede passa sulla casella di un marinaio.
card-diagonal = Passo in diagonale
    .text = Una volta per turno, per 1 punto, il tuo erede fa un passo in diagonale.
card-leap = Balzo
    .text = Una volta per turno, per 1 punto, il tuo erede salta diritto sopra una casella d’acqua.
card-swap = Scambio di posto
    .text = Una volta per turno, gratis, il tuo erede scambia il posto con un altro erede sulla stessa barca.
card-swing = L’altro capo
    .text = Una volta per turno, per 1 punto, una barca col marinaio a un capo gira attorno all’altro capo.
card-exchange = Pile scambiate
    .text = Una volta per turno, gratis, le due pile di una barca si scambiano di posto.
card-reroll = Secondo lancio
    .text = Una volta per turno, subito dopo il lancio, rilanci un dado.
card-omit = Una di meno
    .text = Una volta sola: per la prossima carta bastano due qualsiasi delle sue merci.
card-choice = Ampia scelta
    .text = Una volta sola: scegli la prossima carta fra tre.
card-purse = Tre monete
    .text = Una volta sola: prendi tre monete.

## Le merci

good-bonsai = bonsai
    .article = un bonsai
good-buddha = statua di Buddha
    .article = una statua di Buddha
good-fan = ventaglio
    .article = un ventaglio
good-ring = anello
    .article = un anello
good-necklace = collana
    .article = una collana
good-perfume = profumo
    .article = un profumo
good-vase = vaso
    .article = un vaso
good-baby_dragon = cucciolo di drago
    .article = un cucciolo di drago
good-goldfish = boccia con pesce rosso
    .article = una boccia con pesce rosso
good-mushrooms = funghi
    .article = dei funghi
good-frog = rana
    .article = una rana
good-carpet = tappeto
    .article = un tappeto
good-snake = serpente
    .article = un serpente
good-lantern = lanterna
    .article = una lanterna
good-teapot = teiera
    .article = una teiera
good-kite = aquilone
    .article = un aquilone
good-silk = seta
    .article = della seta
good-jade = giada
    .article = della giada
good-incense = incenso
    .article = dell’incenso
good-flute = flauto
    .article = un flauto

## Tabellone e barche

column-a = a
column-b = b
column-c = c
column-d = d
column-e = e
column-f = f
column-g = g
column-h = h
column-i = i
column-j = j
way-north = nord
    .to = verso nord
way-east = est
    .to = verso est
way-south = sud
    .to = verso sud
way-west = ovest
    .to = verso ovest
onward-north = nord
    .to = verso nord
onward-east = est
    .to = verso est
onward-south = sud
    .to = verso sud
onward-west = ovest
    .to = verso ovest
corner-northeast = nord-est
    .to = verso nord-est
corner-southeast = sud-est
    .to = verso sud-est
corner-southwest = sud-ovest
    .to = verso sud-ovest
corner-northwest = nord-ovest
    .to = verso nord-ovest
axis-vertical = da nord a sud
axis-horizontal = da ovest a est
side-left = sinistra
    .turn = a sinistra
side-right = destra
    .turn = a destra
boat = barca { $first }
row = riga { $first }
distance = { $first ->
    [one] { $first } casella
   *[other] { $first } caselle
}
die = dado { $first }
face = un { $first }

## Che cosa fa un’azione

action-place_centre = { $axis_key ->
    [vertical] Posare una barca col marinaio al centro da nord a sud, marinaio in { $column }{ $row }
   *[horizontal] Posare una barca col marinaio al centro da ovest a est, marinaio in { $column }{ $row }
}
action-place_end = Posare una barca col marinaio a un capo in { $column }{ $row }, rivolta { $way_to }
action-keep = Tenere «{ $card }»
action-slide = { $distance ->
    [one] Far scivolare la barca { $boat } di { $distance } casella { $way_to }
   *[other] Far scivolare la barca { $boat } di { $distance } caselle { $way_to }
}
action-turn = Girare la barca { $boat } { $side_turn }
action-step = Fare un passo { $way_to }
action-vault = Far passare la barca { $boat } sopra un’altra, { $distance } caselle { $way_to }
action-spin = Far fare mezzo giro alla barca { $boat }
action-drift = { $distance ->
    [one] Far scivolare di lato la barca { $boat } di { $distance } casella { $way_to }
   *[other] Far scivolare di lato la barca { $boat } di { $distance } caselle { $way_to }
}
action-cross = Passare oltre il marinaio: { $way_to }, poi { $onward_to }
action-diagonal = Fare un passo { $corner_to }
action-leap = Saltare oltre l’acqua { $way_to }
action-swap = Scambiare il posto con { $seat }
action-swing = Girare la barca { $boat } attorno all’altro capo { $side_turn }
action-exchange = Scambiare le pile della barca { $boat }
action-reroll = Rilanciare il dado { $die }
action-coin = Spendere una moneta per un punto
action-end = Finire il turno
action-take = Prendere una moneta a { $seat }
action-starter = Comincia { $seat }
action-stock = La prossima pila: { $good }
action-deal = La carta pescata è «{ $card }»
action-roll = Il dado mostra { $face }

## Che cosa è successo

event-starter = { $seat_key ->
    [you] Cominci tu.
   *[other] Comincia { $seat }.
}
event-placed = La barca { $boat } è posata, marinaio in { $column }{ $row }.
event-stocked = La barca { $boat } carica { $good_article }.
event-drew = { $seat_key ->
    [you] Peschi «{ $card }».
   *[other] { $seat } pesca «{ $card }».
}
event-looked = { $seat_key ->
    [you] Guardi una carta.
   *[other] { $seat } guarda una carta.
}
event-offered = A scelta: «{ $card }».
event-kept = { $seat_key ->
    [you] Tieni una carta coperta.
   *[other] { $seat } tiene una carta coperta.
}
event-own_card = Carta segreta: «{ $card }».
event-turn = { $seat_key ->
    [you] Tocca a te.
   *[other] Tocca a { $seat }.
}
event-rolled = { $seat_key ->
    [you] Il tuo dado { $die } mostra { $face }.
   *[other] Il dado { $die } di { $seat } mostra { $face }.
}
event-points = { $seat_key ->
    [you] Hai { $points } punti da spendere.
   *[other] { $seat } ha { $points } punti da spendere.
}
event-slid = { $distance ->
    [one] La barca { $boat } scivola di { $distance } casella { $way_to }.
   *[other] La barca { $boat } scivola di { $distance } caselle { $way_to }.
}
event-turned = La barca { $boat } gira { $side_turn }.
event-stepped = { $seat_key ->
    [you] Ti sposti in { $column }{ $row }.
   *[other] { $seat } si sposta in { $column }{ $row }.
}
event-took = { $seat_key ->
    [you] Prendi { $good_article }.
   *[other] { $seat } prende { $good_article }.
}
event-showed = { $seat_key ->
    [you] La tua carta segreta chiede { $good_article }.
   *[other] La carta segreta di { $seat } chiede { $good_article }.
}
event-passed = { $seat_key ->
    [you] Lasci lì { $good_article }.
   *[other] { $seat } lascia lì { $good_article }.
}
event-validated = { $seat_key ->
    [you] Tutto è a casa: convalidi «{ $card }».
   *[other] Tutto è a casa: { $seat } convalida «{ $card }».
}
event-turned_up = { $seat_key ->
    [you] «{ $card }» è scoperta, il suo bonus è tuo.
   *[other] «{ $card }» è scoperta, il suo bonus è di { $seat }.
}
event-vaulted = La barca { $boat } passa sopra un’altra, { $distance } caselle { $way_to }.
event-spun = La barca { $boat } fa mezzo giro.
event-drifted = { $distance ->
    [one] La barca { $boat } deriva di { $distance } casella { $way_to }.
   *[other] La barca { $boat } deriva di { $distance } caselle { $way_to }.
}
event-crossed = { $seat_key ->
    [you] Passi oltre un marinaio e arrivi in { $column }{ $row }.
   *[other] { $seat } passa oltre un marinaio e arriva in { $column }{ $row }.
}
event-diagonally = { $seat_key ->
    [you] Ti sposti in diagonale in { $column }{ $row }.
   *[other] { $seat } si sposta in diagonale in { $column }{ $row }.
}
event-leapt = { $seat_key ->
    [you] Salti in { $column }{ $row }.
   *[other] { $seat } salta in { $column }{ $row }.
}
event-swapped = { $seat_key ->
    [you] Scambi il posto con { $other }.
   *[other] { $seat } scambia il posto con { $other }.
}
event-swung = La barca { $boat } gira attorno all’altro capo { $side_turn }.
event-exchanged = Le pile della barca { $boat } si scambiano di posto.
event-rerolled = { $seat_key ->
    [you] Rilanci il dado { $die }.
   *[other] { $seat } rilancia il dado { $die }.
}
event-coin_spent = { $seat_key ->
    [you] Spendi una moneta per un punto.
   *[other] { $seat } spende una moneta per un punto.
}
event-coins_earned = { $seat_key ->
    [you] { $coins ->
        [one] Ricevi { $coins } moneta.
       *[other] Ricevi { $coins } monete.
    }
   *[other] { $coins ->
        [one] { $seat } riceve { $coins } moneta.
       *[other] { $seat } riceve { $coins } monete.
    }
}
event-coin_taken = { $seat_key ->
    [you] Prendi una moneta a { $other }.
   *[other] { $seat } prende una moneta a { $other }.
}
event-coins_lost = { $seat_key ->
    [you] { $coins ->
        [one] Nessuno ha più monete e perdi { $coins } punto.
       *[other] Nessuno ha più monete e perdi { $coins } punti.
    }
   *[other] { $coins ->
        [one] Nessuno ha più monete e { $seat } perde { $coins } punto.
       *[other] Nessuno ha più monete e { $seat } perde { $coins } punti.
    }
}
event-won = { $seat_key ->
    [you] Hai vinto!
   *[other] { $seat } ha vinto!
}
event-drawn = L’ultimo turno è finito: la partita è patta.

## Perché no

why-DM-2-1 = Una barca si posa su esattamente tre caselle d’acqua libere, se ne resta una di quel tipo.
why-DM-2-2 = Una barca col marinaio al centro non può averlo sul bordo.
why-DM-2-3 = Si dispongono le merci, e può venire solo un tipo senza pila.
why-DM-2-5 = Si pescano carte, e può venire solo una carta del mazzo.
why-DM-2-6 = Si sorteggia il primo giocatore, fra quelli al tavolo.
why-DM-3-1 = Si lanciano i dadi, che mostrano solo le proprie facce.
why-DM-3-2 = Adesso non sta a te farlo.
why-DM-3-3 = Si spendono al massimo due monete per turno, avendole.
why-DM-3-4 = Le monete vengono dagli avversari più ricchi quando si comincia a prendere; dai seguenti solo quando quelli non ne hanno più.
why-DM-3-5 = Non hai abbastanza punti.
why-DM-4-1 = Una barca scivola solo lungo il proprio asse, e non oltre una barca, un pontile o il bordo.
why-DM-4-2 = La barca non ha spazio per girare da quella parte.
why-DM-4-3 = Gli eredi camminano solo sulle barche e sul proprio pontile, mai su un marinaio.
why-DM-5-1 = La partita è finita.
why-DM-6-1 = Scegli una delle carte che stai guardando.
why-DM-6-3 = Non hai quel bonus da usare adesso.
why-DM-6-3-c = Con questo bonus una barca scivola solo di lato, e nulla deve fermarla.
why-DM-6-3-g = Si scambia il posto solo con un altro erede sulla stessa barca.
why-DM-6-3-h = Solo una barca col marinaio a un capo gira attorno all’altro capo.
why-DM-R4 = Da lì il tuo erede non potrebbe raggiungere una casella libera, o deve prima raggiungerne una.
why-DM-R7 = Non c’è posto libero dove finire.
why-DM-R10 = È il caso a posare le barche.
why-DM-R14 = Da quella parte non c’è un marinaio accanto al tuo erede.
why-DM-R19-a = Una barca passa, lungo la propria linea, sopra esattamente un’altra barca.
why-DM-R19-f = Un erede salta diritto sopra una casella d’acqua: da quella parte non ce n’è.
why-DM-R19-h = La barca non ha spazio per girare così attorno all’altro capo.
why-DM-R19-i = Su quella barca non restano merci.
why-DM-R19-j = Si rilancia un dado solo subito dopo il lancio, prima di ogni punto, moneta o altro bonus.

## Opzioni e varianti

option-red_cards = Gioco avanzato con carte rosse segrete
option-teams = Squadre di due
option-quick_setup = Preparazione rapida, barche posate a caso
option-flat_points = Sette punti per turno al posto dei dadi

variant-standard = Normale
variant-quick = Preparazione rapida
variant-flat = Senza dadi
variant-advanced = Avanzata
variant-teams = A squadre
variant-advanced_teams = Avanzata a squadre

## Il tabellone nel terminale

board-turn = Turno { $turn }
board-points = { $points ->
    [one] resta { $points } punto
   *[other] restano { $points } punti
}
board-dice = dadi { $first } e { $second }
board-supply = { $coins ->
    [one] { $coins } moneta in riserva
   *[other] { $coins } monete in riserva
}
board-target = { $cards ->
    [one] { $cards } carta per vincere
   *[other] { $cards } carte per vincere
}
board-boats = Barche
board-empty = vuoto
board-players = Giocatori
board-home = pontile { $square }
board-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
board-coins = { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}
board-secret = carta segreta
board-no-card = ancora nessuna carta
board-two-suffice = ne bastano due
board-bonuses = Bonus:
board-used = usato
board-offered = Scegli una carta
board-legend = (3) marinaio della barca 3 · 3a, 3b le sue merci · /2 erede del giocatore 2 · [2] pontile del giocatore 2
board-won = ha vinto

## Che cosa stampa un’edizione

edition-board = Tabellone
edition-side = caselle per lato
edition-pontoon = caselle di un pontile
edition-boats = Barche
edition-centre = marinaio al centro
edition-end = marinaio a un capo
edition-coins = Monete
edition-count = in tutto
edition-tokens = Merci
edition-each_kind = gettoni di ogni tipo
edition-die = Facce di un dado
edition-sweep = Caselle che una rotazione richiede
edition-blue = Carte blu
edition-red = Carte rosse

## Che cosa si osserva di un turno

remark-because_win = Perché porta a casa l’ultima carta: vinci subito.
remark-because_home = Perché porta a casa tutto per «{ $card }».
remark-because_take = Perché prende { $good_article } che la tua carta chiede.
remark-because_takes = Perché prende { $count } delle merci che la tua carta chiede.
remark-because_nearer = Perché ti avvicina a quello che la tua carta chiede.
remark-because_coins = { $coins ->
    [one] Perché ora niente altro aiuta, e un punto avanzato diventa una moneta.
   *[other] Perché ora niente altro aiuta, e { $coins } punti avanzati diventano monete.
}
remark-because_place = Perché barche vicine al tuo pontile accorciano il ritorno.
remark-because_card = Perché le sue merci sono sulla via più breve.
remark-because_else = Perché tutto il resto ti allontana dalle tue merci.
remark-missed_win = Vittoria mancata
    .lesson = Con tutto a bordo conta prima i punti fino al tuo pontile, monete comprese: se ne possono spendere due per turno.
remark-let_win = Hai lasciato vincere { $seat }
    .lesson = Quando un rivale torna con l’ultima carta, gira o fai scivolare la barca sulla sua via: costa un punto a te e diversi a chi torna.
remark-missed_home = Ritorno mancato
    .lesson = Una carta conta solo al pontile. Quando hai preso tutto, torna a casa prima di ogni altra cosa.
remark-walked_past = Passato accanto: { $good }
    .lesson = Le merci si prendono passando, gratis. Cerca una via che ne tocchi due in un turno.
remark-coins_asleep = Monete addormentate
    .lesson = Le monete sono punti per il turno in cui decidono: due per turno, per una merce a cui mancano uno o due punti.
remark-wasted_turn = Turno sprecato
    .lesson = I punti diventati monete tornano solo a due per turno. Avvicina una barca piuttosto che aspettare.
remark-longer_way = Una via più lunga
    .lesson = Una barca scivola fin dove l’acqua è libera per un solo punto. Fatti portare prima di camminare.
remark-dear_card = Una carta cara
    .lesson = Tieni la carta le cui merci sono vicine tra loro e al tuo pontile.
remark-far_boat = Una barca troppo lontana
    .lesson = Metti le barche in modo che facciano un ponte verso il tuo pontile.
remark-great_turn = Gran turno: { $count } tra merci e carte in una volta

# What the lab counts in games of bots, and the headings of it
measure-turns = Turni
measure-turn = turni, in tutto
measure-coin_spent = monete spese
measure-moves = Mosse, per partita
measure-stepped = passi degli eredi
measure-slid = barche spostate
measure-turned = barche girate
measure-cards = Carte
measure-validated = carte portate a casa
measure-goods = Merci prese, per partita
