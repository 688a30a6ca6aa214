# What the pictures of the rules of Sitting Ducks say, in Italian.

picture-line = Sei caselle, la testa a sinistra, riempite dallo stagno. Comincia il proprietario della prima anatra: qui blu, perché l’acqua si salta.
picture-last = Solo viola ha ancora un’anatra e vince; tutte le { $ducks } anatre di blu e arancione sono state colpite.
picture-aims = Mira! mette un mirino, Doppietta due affiancati, Più a sinistra! o a destra! ne sposta uno di una casella. I mirini stanno sulle caselle, con anatra o acqua.
picture-shooting = Fuoco! sulla casella 3: il mirino va via, l’anatra arancione va al suo proprietario, quelle dietro avanzano e la prima dello stagno riempie la casella 6.
picture-shots = Billy the Duck colpisce una qualsiasi anatra, Di rimbalzo un’anatra accanto a un mirino, Due anatre con una fava due vicine che ne hanno entrambe uno. I mirini tratteggiati vanno via.
picture-march = Marcia delle anatre: la carta in testa va sotto lo stagno, le altre avanzano, la prima dello stagno viene in coda. Il mirino resta alla casella 3, su un’altra anatra.
picture-own = Blu muove la sua anatra: Con calma! la scambia con la carta che la segue, Non c’è tempo! con quella che la precede, Turbo-Papero la porta in testa.
picture-cover = Al riparo!: blu s’infila sotto verde. Chi spara colpisce solo verde; poi blu sta in quella casella.
picture-bottoms-up = Codino all’insù: l’anatra si tuffa. Un colpo toglie il mirino e nient’altro.
