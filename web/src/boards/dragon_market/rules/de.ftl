# What the pictures of the rules of Dragon Market say, in German.

picture-harbour = Der Hafen vor dem ersten Zug: zehn Boote auf dem Wasser, in jeder Ecke ein Steg mit dem Erben seiner Farbe.
picture-boats = Die beiden Arten von Booten: Der Bootsmann steht in der Mitte oder an einem Ende. Die anderen beiden Felder tragen je einen Stapel von zwei gleichen Waren.
picture-border = Ein Bootsmann in der Mitte steht nie auf einem Randfeld. Quer dazu, oder mit dem Bootsmann am Ende, darf ein Boot dort liegen.
picture-points = Beide Würfel ergeben die Punkte des Zugs. Bis zu zwei Münzen geben je einen dazu. Was am Ende an Punkten übrig ist, wird zu Münzen.
picture-slide = Ein Punkt lässt ein Boot in seiner Achse gleiten, so weit du willst oder bis ein Boot, ein Steg oder der Rand es aufhält.
picture-turn = Ein Punkt dreht ein Boot um 90 Grad um seinen Bootsmann. Alle schraffierten Felder müssen frei sein: ein Quadrat von 3 x 3 Feldern, wenn er am Ende steht, sieben Felder, wenn er in der Mitte steht.
picture-blocked = Dieses Boot kann hier nicht drehen: Ein anderes liegt auf zwei der Felder, die es dabei überstreicht.
picture-walk = Ein Punkt je Feld, waagrecht oder senkrecht, auf Booten und dem eigenen Steg. Nicht auf einen Bootsmann, nicht aufs Wasser.
picture-past = Blau geht für zwei Punkte an Orange vorbei. Auf dem Feld dazwischen darf es nicht stehen bleiben.
picture-collect = Blau betritt das Feld mit den Fächern, und seine Karte verlangt einen: Es nimmt kostenlos ein Plättchen.
picture-validate = Wer mit allen Waren der Karte den eigenen Steg betritt, erfüllt sie; eine neue Karte kommt, der Zug geht weiter.
picture-bonus-boats = Boni für Boote: (a) über genau ein anderes hinweg, (b) um 180 Grad, auch wenn der Weg versperrt ist, (c) seitwärts, (h) um das Ende ohne Bootsmann, (i) die beiden Stapel getauscht.
picture-bonus-heirs = Boni für Erben: (d) über einen Bootsmann, (e) ein schräger Schritt, (f) ein Sprung über ein Wasserfeld, (g) Plätze auf demselben Boot getauscht.
