# What the pictures of the rules of Duck Dealer say, in German.

picture-recipes = Alle Rezepte: Zwei Ecken ergeben die Ware auf der Seite dazwischen ({ $low } Punkte). Die Waren außen sind Endwaren zu { $ten } oder { $thirty }: Sie brauchen die Waren, mit denen sie verbunden sind, die zu { $ten } auch die kleine daneben. Gestrichelte Linien kaufen die Ausrüstung in der Mitte.
picture-planets = Ein Startplanet hat eine Mine und eine Werft, jeder andere eine Mine, eine Fabrik und einen Abnehmer. Gestrichelt: noch nicht gebaut; „?“: noch nicht erkundet. Hier liegen vier Punkte dazwischen.
picture-collect = Sammeln: eine Scheibe einer Farbe nach Wahl, hier Handel, dazu je Mannschaftsquartier eine: hier ein Navigator und zwei Baumeister.
picture-turns = Jeder Aktionszug nimmt ein Feld der Zugleiste. Die Züge 1 bis { $one_until } bringen bis zu ein kostenloses Stück Schnellstraße, { $two_from } bis { $two_until } bis zu zwei, { $three_from } bis { $turns } bis zu drei.
picture-holds = Am Ende des Zuges { $kept ->
        [one] bleibt eine Scheibe nach Wahl
       *[other] bleiben { $kept } Scheiben nach Wahl
    } und die Waren, die hineinpassen: { $half_hold } in den eingebauten halben Frachtraum, { $hold } in jeden Frachtraum.
picture-speed = Ausrüstung macht langsam: Eine Bewegungsscheibe bringt einen Aufklärer ({ $fast_slots } gefüllte Plätze) bis zu { $fast } Schritte weit, einen Kreuzer (ab Platz { $medium_from }) { $medium }, einen Frachter (ab Platz { $slow_from }) { $slow }.
picture-flight = Ein Flug von 5 Schritten: Jeder Punkt und jeder Planet, den man betritt, ist einer. Die eigenen Schnellstraßen kosten Blau nichts, die von Orange zählt wie ein gewöhnlicher Punkt.
picture-explore = Wer als Erster auf einem Planeten landet, erkundet ihn: Einer der beiden obersten Abnehmer der Reihe kommt dorthin, noch nicht gebaut.
picture-pathway = Vom Eingang eines Schrödinger-Pfads zu seinem Ausgang für eine ganze Bewegungsscheibe, wem er auch gehört.
picture-build = Eine Bauscheibe und zwei Waren bauen eine Fabrik; eine Bauscheibe und die Ware, die er haben will, bauen einen Abnehmer. Beide bringen sofort Punkte.
picture-yard = Eine Werft wird mit ihrer aufgedruckten Ware und einer von irgendeiner anderen Sorte gebaut. Dann kaufen eine Handelsscheibe und die beiden Waren ihres Preises ihre Ausrüstung, die auf den nächsten freien Platz kommt.
picture-privilege = { $claim ->
        [one] Eine Bauscheibe sichert ein Vorrecht auf ein Plättchen.
       *[other] { $claim } Bauscheiben sichern ein Vorrecht auf ein Plättchen.
    } Damit bezahlt eine Handelsscheibe dort beliebig viele Benutzungen während eines Besuchs.
picture-trade = Eine Handelsscheibe je Benutzung: Eine Mine gibt eine Ware, eine Fabrik macht aus zweien eine, ein Abnehmer nimmt seine Ware für Punkte.
