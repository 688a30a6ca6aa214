goal = Vince chi per primo porta a casa { $count ->
    [one] una carta
    [2] due carte
    [3] tre carte
   *[other] { $count } carte
}.
goal-team = La tua squadra deve portare a casa { $count ->
    [4] quattro carte
   *[other] { $count } carte
} prima degli altri.

tip-your-boats = Le tue barche
    .text = Mettile vicino al tuo pontile; tanto tutti le spingeranno in giro.
tip-points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
    .text = Cammina, fai scivolare o gira, come vuoi; ciò che resta diventa monete.
tip-sailor = Nessuno cammina su un marinaio
    .text = Giragli intorno, oppure sposta o gira la barca.
tip-went-along = Sei andato con la barca
    .text = Chiunque può muovere la barca su cui stai; anche tu.
tip-in-passing = Preso passando
    .text = Prendi ciò che ti serve su ogni casella in cui entri, gratis.
tip-one-left = Ne resta uno
    .text = Una pila ha due gettoni; anche a { $seat } serviva questo.
tip-now-home = Ora a casa
    .text = Entrando nel tuo pontile la carta conta.
tip-coins = Monete
    .text = Puoi spenderne due per turno, un punto ciascuna.
tip-pass-heir = La casella di un altro erede
    .text = Puoi passarci, non fermarti.
tip-one-card-more = A { $seat } manca una carta
    .text = E per quella ha { $count } merci su { $of }.

can-walk = Camminare
    .text = { $count ->
        [0] Nessuna casella a portata.
        [one] Una casella a portata.
       *[other] { $count } caselle a portata.
    }
can-walk-to = Camminare
    .text = La cosa più vicina che ti serve: { $good }, per { $price ->
        [one] 1 punto
       *[other] { $price } punti
    }.
can-walk-home = Tornare a casa
    .text = La tua carta è completa: a casa per { $price ->
        [one] 1 punto
       *[other] { $price } punti
    }.
can-slide = Far scivolare una barca
    .text = Per il lungo, avanti o indietro; eredi e merci vanno con lei. { $count ->
        [0] Nessuna barca può.
        [one] Una barca può.
       *[other] { $count } barche possono.
    }
can-turn = Girare una barca
    .text = Di un quarto attorno al suo marinaio. { $count ->
        [0] Nessuna barca può.
        [one] Una barca può.
       *[other] { $count } barche possono.
    }
can-coin = Spendere una moneta
    .text = Un punto in più; ora puoi spenderne { $count }.
can-bonus = { $card }
    .text = Il bonus di una tua carta rossa, una volta per turno.
can-end = Finire il turno
    .text = { $count ->
        [0] Non resta niente.
        [one] Il punto che resta diventa una moneta.
       *[other] I { $count } punti che restano diventano monete.
    }

warn-can-win = Puoi vincere in questo turno
    .text = { $count ->
        [one] 1 punto ti porta
       *[other] { $count } punti ti portano
    } a casa con la tua ultima carta.
