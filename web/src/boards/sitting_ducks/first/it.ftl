goal = Resta l’ultimo con un’anatra in acqua.
goal-team = Siate l’ultima squadra con un’anatra in acqua.
goal-points = Più punti dopo tutte le partite: per le anatre che se ne vanno in marcia e per quelle che restano.

tip-three-cards = Le tue tre carte
    .text = Alzane una per vedere che cosa fa; le etichette sotto le anatre dicono chi colpisce.
tip-aimed-at = Ti prendono di mira
    .text = Il mirino resta sulla casella { $number }; muovi la tua anatra, la fila o il mirino.
tip-closes-up = La fila si chiude
    .text = Chi sta dietro un’anatra colpita avanza, e può finire sotto un mirino.
tip-in-the-pond = Al sicuro nello stagno
    .text = Un’anatra che se ne va in marcia torna, ultima di tutte.
tip-covered = Due in una casella
    .text = L’anatra di sotto non può essere colpita; quando è colpita quella che la copre, resta lì da sola.
tip-diving = Codino all’insù
    .text = Fino al prossimo turno di { $seat } i colpi contro di lei vanno a vuoto.
tip-nothing-fits = Niente va bene
    .text = Allora, e solo allora, scarti una carta.
tip-out = Fuori, ma non via
    .text = { $seat } continua a giocare carte e non può vincere.
tip-nearly-over = Quasi finita
    .text = Chi da solo ha ancora anatre ha vinto subito.

can-card = { $card }
    .text = { $card_text }
can-discard = Scartare { $card }
    .text = Nessuna delle tue carte si può giocare.

warn-last-duck = È la tua ultima anatra
    .text = Non potresti più vincere.
warn-rival-wins = Vincerebbe { $seat }
    .text = Allora solo { $seat } ha ancora anatre: vince { $seat }.
