# What the pictures of the rules of Dragon Market say, in Italian.

picture-harbour = Il porto prima del primo turno: dieci barche sull’acqua, un pontile in ogni angolo con l’erede del suo colore.
picture-boats = I due tipi di barche: il marinaio sta al centro o a un capo. Le altre due caselle portano ognuna una pila di due merci uguali.
picture-border = Un marinaio al centro non sta mai su una casella di bordo. Di traverso, o col marinaio a un capo, una barca può starci.
picture-points = I due dadi fanno i punti del turno. Fino a due monete ne aggiungono uno l’una. I punti avanzati alla fine diventano monete.
picture-slide = Un punto fa scivolare una barca lungo il suo asse, quanto si vuole o quanto lasciano un’altra barca, un pontile o il bordo.
picture-turn = Un punto gira una barca di un quarto attorno al suo marinaio. Tutte le caselle tratteggiate devono essere libere: un quadrato di 3x3 col marinaio a un capo, sette caselle col marinaio al centro.
picture-blocked = Questo giro non è possibile: un’altra barca sta su due delle caselle che spazzerebbe.
picture-walk = Un punto per casella, mai in diagonale, sulle barche e sul proprio pontile. Non su un marinaio, non sull’acqua.
picture-past = Blu passa arancione per due punti. Non può fermarsi sulla casella in mezzo.
picture-collect = Blu entra nella casella dei ventagli e la sua carta ne chiede uno: prende un gettone, gratis.
picture-validate = Con tutte le merci della carta, entrare nel proprio pontile la convalida; arriva una nuova carta e il turno continua.
picture-bonus-boats = Bonus delle barche: (a) sopra esattamente un’altra, (b) mezzo giro anche se la via è sbarrata, (c) di lato, (h) attorno al capo senza marinaio, (i) le due pile scambiate.
picture-bonus-heirs = Bonus degli eredi: (d) attraversare un marinaio, (e) un passo in diagonale, (f) saltare una casella d’acqua, (g) scambiare il posto sulla stessa barca.
