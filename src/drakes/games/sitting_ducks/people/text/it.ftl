# Sitting Ducks in italiano. Come arrivano gli argomenti è scritto all’inizio di drakes/core/text.py.

game = Sitting Ducks

## Le carte

card-take_aim = Mira!
    .text = Metti un mirino su una casella che non ne ha.
card-shoot = Fuoco!
    .text = Spara su una casella sotto tiro: l’anatra lì è colpita, il mirino va via.
card-double_barrel = Doppietta
    .text = Metti due mirini su due caselle affiancate che non ne hanno (uno solo, se non ce ne sono due così).
card-quick_shot = Billy the Duck
    .text = Colpisci un’anatra qualsiasi della fila, sotto tiro o no; un mirino su di lei va via.
card-misfire = Di rimbalzo
    .text = Togli un mirino e colpisci un’anatra lì accanto; un mirino su quell’anatra resta.
card-two_birds = Due anatre con una fava
    .text = Spara su due caselle affiancate sotto tiro con almeno un’anatra: le anatre sono colpite, i due mirini vanno via.
card-bump_left = Più a sinistra!
    .text = Sposta un mirino di una casella a sinistra, su una casella che non ne ha.
card-bump_right = Più a destra!
    .text = Sposta un mirino di una casella a destra, su una casella che non ne ha.
card-line_forward = Marcia delle anatre
    .text = La carta di testa va sotto lo stagno, le altre avanzano, una nuova viene in coda; i mirini restano.
card-hang_back = Con calma!
    .text = Scambia una tua anatra con la carta che la segue.
card-move_ahead = Non c’è tempo!
    .text = Scambia una tua anatra con la carta che la precede.
card-fast_forward = Turbo-Papero
    .text = Una tua anatra sfreccia in testa alla fila; quelle che supera arretrano di una casella.
card-disorderly_conduckt = Papero cafone
    .text = Riordina tutta la fila come ti pare; i mirini restano.
card-duck_shuffle = Ballo del qua qua
    .text = La fila si mescola nello stagno e arrivano sei carte nuove; i mirini restano.
card-duck_and_cover = Al riparo!
    .text = Un’anatra si nasconde sotto un’anatra lì accanto; finché è al riparo non può essere colpita.
card-bottoms_up = Codino all’insù
    .text = Un’anatra si tuffa e non può essere colpita fino all’inizio del tuo prossimo turno.
card-give_peace = Una chance alla pace
    .text = Togli tutti i mirini.
card-resurrection = Resurrezione
    .text = Una tua anatra colpita torna sotto lo stagno, se ne hai ancora una in gioco.

## Anatre, acqua, caselle

colour-blue = blu
    .duck = anatra blu
colour-green = verde
    .duck = anatra verde
colour-orange = arancione
    .duck = anatra arancione
colour-yellow = giallo
    .duck = anatra gialla
colour-purple = viola
    .duck = anatra viola
colour-pink = rosa
    .duck = anatra rosa

swimmer-blue = anatra blu
    .article = un’anatra blu
swimmer-green = anatra verde
    .article = un’anatra verde
swimmer-orange = anatra arancione
    .article = un’anatra arancione
swimmer-yellow = anatra gialla
    .article = un’anatra gialla
swimmer-purple = anatra viola
    .article = un’anatra viola
swimmer-pink = anatra rosa
    .article = un’anatra rosa
swimmer-water = acqua
    .article = acqua

slot-a = carta a
slot-b = carta b
slot-c = carta c
side-left = sinistra
side-right = destra
place = casella { $first }
pair = caselle { $first } e { $last }
aim = { $count ->
    [1] casella { $first }
   *[other] caselle { $first } e { $last }
}

## Che cosa fa una mossa

action-take_aim = Mirare alla casella { $place }
action-shoot = Sparare sulla casella { $place }
action-double_barrel = { $aim_count ->
    [1] Mettere un solo mirino sulla casella { $aim_first }
   *[other] Mettere i mirini sulle caselle { $aim_first } e { $aim_last }
}
action-quick_shot = Colpire subito l’anatra sulla casella { $place }
action-misfire = { $side_key ->
    [left] Colpire l’anatra sulla casella { $place } con il mirino alla sua sinistra
   *[right] Colpire l’anatra sulla casella { $place } con il mirino alla sua destra
}
action-two_birds = Colpire in un colpo le caselle { $pair_first } e { $pair_last }
action-bump_left = Spostare a sinistra il mirino sulla casella { $place }
action-bump_right = Spostare a destra il mirino sulla casella { $place }
action-line_forward = Far avanzare la fila di una casella
action-hang_back = Far arretrare l’anatra sulla casella { $place }
action-move_ahead = Far avanzare l’anatra sulla casella { $place }
action-fast_forward = Mandare in testa l’anatra sulla casella { $place }
action-disorderly_conduckt = Riordinare la fila
action-duck_shuffle = Mescolare la fila nello stagno
action-duck_and_cover = { $side_key ->
    [left] Nascondere l’anatra sulla casella { $place } sotto quella a sinistra
   *[right] Nascondere l’anatra sulla casella { $place } sotto quella a destra
}
action-bottoms_up = Mettere al sicuro l’anatra sulla casella { $place }
action-give_peace = Togliere tutti i mirini
action-resurrection = Riportare in gioco un’{ $colour_duck }
action-discard = Scartare la { $slot }, «{ $card }»
action-arrange = Mettere adesso la carta della casella { $place }
action-pond = Dallo stagno arriva { $swimmer_article }
action-draw = La carta pescata è «{ $card }»
action-colour = Il colore pescato: { $colour }
action-starter = { $seat } comincia

## Che cosa è successo

event-turn = { $seat_key ->
    [you] Tocca a te.
   *[other] Tocca a { $seat }.
}
event-played = { $seat_key ->
    [you] Giochi «{ $card }».
   *[other] { $seat } gioca «{ $card }».
}
event-discarded = { $seat_key ->
    [you] Non puoi giocare nulla e scarti «{ $card }».
   *[other] { $seat } non può giocare nulla e scarta «{ $card }».
}
event-aimed = Ora c’è un mirino sulla casella { $place }.
event-sight_gone = Il mirino sulla casella { $place } va via.
event-sight_moved = Il mirino passa dalla casella { $from } alla casella { $to }.
event-hit = Bang! Colpita l’{ $colour_duck } sulla casella { $place }.
event-missed = Il colpo sulla casella { $place } va a vuoto.
event-uncovered = L’{ $colour_duck } che c’era sotto resta allo scoperto sulla casella { $place }.
event-dealt = Dallo stagno arriva { $swimmer_article } sulla casella { $place }.
event-marched = L’{ $swimmer } se ne va, sotto lo stagno.
event-swapped = Le carte sulle caselle { $from } e { $to } si scambiano di posto.
event-moved = { $to_shift ->
    [0] La carta sulla casella { $from } resta dov’è.
   *[other] La carta della casella { $from } passa alla casella { $to }.
}
event-danced = Si balla! Tutta la fila viene mescolata nello stagno.
event-hid = L’anatra sulla casella { $from } si infila sotto quella sulla casella { $under }.
event-bottoms_up = { $seat_key ->
    [you] L’anatra sulla casella { $place } si tuffa: al sicuro fino al tuo prossimo turno.
   *[other] L’anatra sulla casella { $place } si tuffa: al sicuro finché non tocca di nuovo a { $seat }.
}
event-surfaced = L’anatra sulla casella { $place } torna a galla.
event-resurrected = Ritorno dall’aldilà: un’{ $colour_duck } in più, sotto lo stagno.
event-drew = { $seat_key ->
    [you] Peschi una carta.
   *[other] { $seat } pesca una carta.
}
event-got = Appena pescata, { $slot }: «{ $card }».
event-reshuffled = Il mazzo è finito: si rimescolano gli scarti.
event-eliminated = { $seat_key ->
    [you] Era l’ultima { $colour_duck }: non ne hai più.
   *[other] Era l’ultima { $colour_duck }: { $seat } non ne ha più.
}
event-left = { $seat_key ->
    [you] Esci dal gioco.
   *[other] { $seat } esce dal gioco.
}
event-colour_drawn = { $seat_key ->
    [you] Peschi un colore segreto.
   *[other] { $seat } pesca un colore segreto.
}
event-own_colour = Colore segreto: { $colour }.
event-scored = { $seat_key ->
    [you] { $points ->
        [one] Fai { $points } punto.
       *[other] Fai { $points } punti.
    }
   *[other] { $points ->
        [one] { $seat } fa { $points } punto.
       *[other] { $seat } fa { $points } punti.
    }
}
event-game_ended = La partita { $round } è finita.
event-won = { $seat_key ->
    [you] Hai vinto!
   *[other] { $seat } ha vinto!
}

## Perché no

why-SD-2-3 = Non tocca a te.
why-SD-3-1 = Puoi giocare o scartare solo una carta della tua mano, da dove la tieni.
why-SD-3-2 = Puoi scartare solo se nessuna delle tue carte si può giocare.
why-SD-3-4 = Si sta pescando, e può uscire solo una carta rimasta nel mazzo.
why-SD-4-1 = La partita è finita.
why-SD-5-1 = Su quella casella c’è già un mirino.
why-SD-5-2 = Su quella casella non c’è nessun mirino: non si può sparare.
why-SD-5-4 = «Doppietta» vuole due caselle affiancate senza mirino; una sola basta soltanto se non ce ne sono due così.
why-SD-5-5 = Su quella casella c’è solo acqua, nessuna anatra da colpire.
why-SD-5-6 = «Di rimbalzo» vuole un’anatra e un mirino accanto a lei, dal lato indicato.
why-SD-5-7 = Ci vuole un mirino su tutte e due le caselle.
why-SD-5-8 = Un mirino si sposta solo da una casella che ce l’ha a una casella della fila che non ce l’ha.
why-SD-5-10 = Lo può fare solo un’anatra, e solo con una carta vicina nella fila.
why-SD-5-11 = Su quella casella c’è solo acqua, nessuna anatra che possa sfrecciare.
why-SD-5-12 = La fila si sta riordinando: scegli una carta che non ha ancora una nuova casella.
why-SD-5-14 = Un’anatra si nasconde solo sotto un’altra anatra lì accanto, mai sotto l’acqua.
why-SD-5-15 = Su quella casella c’è solo acqua, nessuna anatra da mettere al sicuro.
why-SD-R1 = In un nascondiglio stanno due anatre e non di più, e il tavolo può limitare chi si nasconde sotto chi.
why-SD-R2 = Su quella casella non c’è nessuna tua anatra.
why-SD-R3 = Quell’anatra ha già il codino all’insù.
why-SD-R4 = Quell’anatra è protetta e non si può colpire.
why-SD-R5 = Sotto i due mirini c’è solo acqua; ci vuole almeno un’anatra.
why-SD-R10 = È lo stagno a dare una carta, e solo una di quelle che vi sono ancora mescolate.
why-SD-V1 = Decide la sorte, e può uscire solo un colore ancora libero o una persona del tavolo.
why-SD-V5 = «Una chance alla pace» vuole un mirino, «Resurrezione» un’anatra colpita che puoi ancora riportare in gioco.

## Opzioni e varianti

option-cover = Chi si nasconde con «Al riparo!»
    .any = qualsiasi anatra, sotto qualsiasi anatra
    .own = solo la propria, sotto qualsiasi anatra
    .opponent = solo la propria, sotto un’anatra avversaria
option-bottoms_up_exposes = «Codino all’insù» scopre l’anatra nascosta sotto
option-secret_colours = Colori segreti
option-teams = Squadre
    .off = nessuna
    .twos = da due
    .threes = da tre
option-points = Giocare a punti
    .number = { $number ->
        [0] no
        [one] in { $number } partita
       *[other] in { $number } partite
    }
option-tough_ducks = Anatre toste (chi non ha più anatre esce, e in due si decide subito)
option-deck = Mazzo di carte
    .standard = normale
    .extended = con le due carte in più

variant-standard = Normale
variant-cover_own = Ognuno nasconde la sua
variant-cover_opponent = Nascosta sotto l’avversaria
variant-secret_colours = Colori segreti
variant-teams = Squadre da due
variant-teams_of_three = Squadre da tre
variant-points = A punti
variant-tough_ducks = Anatre toste
variant-extended_deck = Mazzo grande
variant-secret_teams = Squadre segrete
variant-everything = Tutto insieme

## Il tavolo nel terminale

board-game = Partita { $game } di { $games }
board-turn = Turno { $turn }
board-pile = { $count } nel mazzo
board-discards = { $count } fra gli scarti
board-settled = a posto
board-pond = Stagno: { $count }
board-mix = mescolate
board-queue = sotto, in quest’ordine
board-order = in quest’ordine
board-left = Anatre rimaste:
board-sight = mirino
board-own = tua
board-below = nascosta sotto
board-dived = al sicuro fino al turno indicato
board-team = squadra { $team }
board-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
board-won = ha vinto
board-gone = è fuori
board-out = niente più anatre
board-hand = La tua mano

## Che cosa stampa un’edizione

edition-ducks = Anatre
edition-each_colour = di ogni colore
edition-water = Carte acqua
edition-points = Punti
edition-marching_off = per un’anatra che marcia via
edition-survivor = per un’anatra rimasta alla fine
edition-deck = Mazzi
edition-standard = standard
edition-extended = con le carte in più

## Che cosa si osserva di un turno

remark-because_win = Perché così solo tu hai ancora anatre: vinci subito.
remark-because_hit = Perché colpisce l’{ $colour_duck } sulla casella { $place }.
remark-because_hits = Perché colpisce { $count } anatre in un colpo.
remark-because_safe = Perché più niente mira alla tua anatra sulla casella { $place }.
remark-because_aim = Perché il mirino sulla casella { $place } minaccia chi nuota lì.
remark-because_unseen = Perché così nessuna delle tue anatre è sotto tiro.
remark-because_least = Perché le altre tue carte aiuterebbero di più i rivali.
remark-missed_win = Vittoria mancata
    .lesson = Prima di giocare cerca la carta che chiude la partita: un colpo che parte subito, e un solo rivale con anatre.
remark-let_win = Hai lasciato vincere { $seat }
    .lesson = Quando un rivale è a un colpo dalla vittoria, togli prima il mirino o l’anatra; i tuoi piani possono aspettare.
remark-own_duck_hit = Colpita una tua anatra
    .lesson = Guarda i colori sotto un colpo prima di sparare: il colpo doppio prende quello che nuota lì.
remark-gave_away_duck = Un’anatra regalata
    .lesson = Una tua anatra sotto un mirino è quasi colpita. Spostala, fai avanzare la fila o togli il mirino.
remark-shot_too_late = Colpo tardivo
    .lesson = I mirini restano dove sono, le anatre no. Spara quando sotto c’è l’anatra di un rivale, non un giro dopo.
remark-weaker_card = Una carta più debole
    .lesson = Tieni le carte che agiscono subito per quando decidono qualcosa, e gioca prima le altre.
remark-great_shot = Gran colpo: { $count } anatre in un turno

# What the lab counts in games of bots, and the headings of it
measure-turns = Turni
measure-turn = turni, in tutto
measure-reshuffled = mazzi rimescolati
measure-ducks = Anatre, per partita
measure-hit = colpite
measure-missed = colpi mancati
measure-marched = uscite dalla fila
measure-eliminated = giocatori eliminati
measure-cards = Carte giocate, per partita
