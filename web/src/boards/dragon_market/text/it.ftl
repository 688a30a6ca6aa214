# Le parole del tabellone di Dragon Market.

dm-harbour = Il porto, dieci caselle per dieci, a1 in alto a sinistra
dm-turn-title = Questo turno
dm-players = Giocatori
dm-you = Tu
dm-your-card = La tua carta
dm-card-of = Carta di { $name }
dm-asks-for = Chiede

## Che cosa è chiesto
dm-ask-place = Posa una barca: scegli il tipo, girala, poi tocca la casella del marinaio.
dm-ask-keep = Scegli la carta da tenere.
dm-ask-take = La riserva è vuota: a chi prendi una moneta?
dm-ask-crossing = Il tuo erede è su una casella occupata: prosegui.
dm-ask-turn = Tocca a te: cammina, fai scivolare o gira le barche.
dm-ask-end = Punti finiti: finisci il turno o spendi una moneta.

## Barche
dm-boat = Barca { $boat }, da { $from } a { $to }, marinaio in { $sailor }
dm-pile = { $square }: { $good }, { $tokens ->
    [one] un gettone
   *[other] { $tokens } gettoni
}
dm-no-pile = { $square }: vuoto
dm-cannot-turn = La barca { $boat } non può girare { $side }
dm-place = La barca da posare
dm-place-centre = Marinaio al centro
dm-place-end = Marinaio a un capo
dm-placing = Nel porto ci sono { $boats } barche su 10.
dm-rotate = Gira

## Punti, monete, carte
dm-points = { $points ->
    [one] ancora { $points } punto
   *[other] ancora { $points } punti
}
dm-dice = Dadi: { $first } e { $second }
dm-coin = Moneta per 1 punto
dm-coin-none = { $coins ->
    [0] nessuna moneta
    [one] per ora basta monete, ne hai { $coins }
   *[other] per ora basta monete, ne hai { $coins }
}
dm-coins = { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}
dm-cards = { $cards ->
    [one] { $cards } carta su { $target }
   *[other] { $cards } carte su { $target }
}
dm-take = Prendere una moneta
dm-take-from = da { $name }
dm-taken = preso
dm-nowhere = esaurito
dm-secret = carta segreta
dm-offered = Carte tra cui scegliere
dm-bonuses = Bonus
dm-used = usato
dm-two-suffice = Bastano due merci qualsiasi della tua carta.
dm-team = squadra { $team }
dm-heir-on = erede in { $square }
dm-wants = cerca { $goods }
dm-has = ha già { $goods }
dm-has-won = { $name } ha vinto.
dm-supply = Riserva
dm-supply-holds = { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
dm-target = { $cards ->
    [one] Vince chi porta a casa { $cards } carta.
   *[other] Vince chi porta a casa { $cards } carte.
}
dm-walk = Cammina fino a { $square }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
dm-key-walk = Camminare con l’erede
dm-key-boat = Prendere la barca { $boat }

## Gruppi di scelte nella barra

kind-place_centre = Posare una barca col marinaio al centro
kind-place_end = Posare una barca col marinaio a un capo
kind-keep = Tenere una carta
kind-slide = Far scivolare una barca
kind-turn = Girare una barca
kind-step = Fare un passo
kind-vault = Far passare una barca sopra un’altra
kind-spin = Far fare mezzo giro a una barca
kind-drift = Far scivolare di lato una barca
kind-cross = Passare oltre il marinaio
kind-diagonal = Fare un passo in diagonale
kind-leap = Saltare oltre l’acqua
kind-swap = Scambiare il posto con qualcuno
kind-swing = Girare una barca attorno all’altro capo
kind-exchange = Scambiare le pile di una barca
kind-reroll = Rilanciare un dado
kind-take = Prendere una moneta a qualcuno
