goal = Die meisten Punkte, wenn Aktionszug { $turns } vorbei ist. Bauen bringt { $build_1 }, { $build_2 } oder { $build_3 }; liefern { $deliver_1 }, { $deliver_2 } oder { $deliver_3 }.

ship-title = Rüste dein Schiff aus
ship-hint = Drei Teile für den Anfang; weitere kann man später kaufen. Mit dreien fliegt eine Scheibe { $first } Schritte, mit vieren { $next }.
ship-good = gut für ein erstes Spiel
ship-usual = Das übliche erste Schiff
    .text = Trägt 3 Waren, und jedes Sammeln bringt neben der gewählten Scheibe eine für Bewegung und eine für Handel: Fast alles am Anfang kostet eine von beiden.
    .take = Das übliche Schiff nehmen
ship-builder = Das Schiff des Baumeisters
    .text = Mehr Gelb: Fabriken und Abnehmer früher, aber an jeder Mine wartest du auf Handelsscheiben.
    .take = Das Schiff des Baumeisters nehmen
ship-hauler = Der Frachter
    .text = Trägt 5 Waren. Spät stark; kommt langsam in Gang, denn Bewegung bringt nur deine eigene Wahl.
    .take = Den Frachter nehmen
ship-pieces = Teil für Teil wählen
ship-own = Mein eigenes Schiff
ship-remove = Zurücklegen: { $gear }
ship-take-own = Mein eigenes nehmen: { $list }

tip-collect-or-act = Sammeln oder handeln
    .text = Noch hast du nichts, also sammle: Wähle die Farbe, die deine Mannschaft nicht bringt ({ $energy }).
tip-could-act = Du könntest jetzt handeln
    .text = Was du hast, reicht dafür: { $action }. Oder warte und tu mehr in einem Zug.
tip-free-part = Ein Stück Straße umsonst
    .text = Vor der ersten Scheibe darfst du { $count ->
        [one] ein Stück Schnellstraße
       *[other] { $count } Stücke Schnellstraße
    } legen.
tip-new-consumer = Ein neuer Abnehmer
    .text = Wer zuerst landet, bringt einen mit. Ihn zu bauen kostet, was er will, und bringt sofort Punkte; später dürfen alle liefern.
tip-steps-lost = Schritte verfallen
    .text = Dieser Flug nutzt { $count } von { $steps }; ein Planet weiter würde dasselbe kosten.
tip-full-hold = Voller Frachtraum
    .text = Solange du bleibst, darfst du mehr haben; fliegst du weiter, blieben { $count } zurück.
tip-makeable = Es leuchtet auf
    .text = Du hast { $good } und { $good_2 }; eine Fabrik ({ $product }) steht auf { $planet }, { $steps } Schritte.
tip-for-everyone = Für alle
    .text = { $seat } bekam die Punkte, aber die Fabrik arbeitet auch für dich.
tip-two-roads = Zwei Straßen
    .text = Von jetzt an zwei freie Stücke Schnellstraße im Zug.
tip-three-roads = Drei Straßen
    .text = Von jetzt an drei freie Stücke Schnellstraße im Zug.
tip-four-stay = { $kept } dürfen bleiben
    .text = { $count ->
        [one] Eine Scheibe ginge zurück
       *[other] { $count } Scheiben gingen zurück
    }; was könnten sie hier noch tun?
tip-gear = Ausrüstung
    .text = { $gear } für { $good } und { $good_2 }; mit Teil { $piece } fliegst du { $steps } Schritte.
tip-short-supply = Es wird knapp
    .text = Nur wenige Scheiben sind noch da ({ $energy }). Wem eine fehlt, die ihm zusteht, der muss sofort handeln.
tip-pathway = Dein Pfad
    .text = Einmal im Spiel: Eingang hier, Ausgang dort, eine Scheibe, für alle.
tip-exchange = Jemand ist hier
    .text = Hier darfst du mit { $seat } Waren tauschen, ohne Energie.
tip-turns-left = { $count ->
    [one] Noch ein Aktionszug insgesamt
   *[other] Noch { $count } Aktionszüge insgesamt
}
    .text = Was bis dahin nicht geliefert ist, ist nichts wert.

can-collect = Sammeln: { $energy }
    .text = Mit deiner Mannschaft: Bewegung { $movement_got }, Bau { $build_got }, Handel { $trade_got }.
can-act = Einen Aktionszug nehmen
    .text = Er füllt Feld { $turn } der Leiste; du hast { $count ->
        [one] eine Scheibe
       *[other] { $count } Scheiben
    } auszugeben.
can-mine = Holen: { $good }
    .text = Aus der Mine hier.
can-mine-for = Holen: { $good }
    .text = Aus der Mine hier. Mit { $good_2 } wird daraus: { $product }.
can-make = Herstellen: { $product }
    .text = In der Fabrik hier. Geliefert bringt es { $worth }.
can-build-factory = Eine Fabrik bauen: { $product }
    .text = Bringt jetzt { $points } und arbeitet für alle.
can-build-consumer = Den Abnehmer bauen: { $product }
    .text = Bringt sofort Punkte; später dürfen alle hierher liefern.
can-build-spaceyard = Die Werft bauen
    .text = Sie wird verkaufen: { $gear }.
can-deliver = Liefern: { $product }
    .text = Der Abnehmer hier zahlt sofort.
can-buy = Ausrüstung kaufen: { $gear }
    .text = Für den nächsten freien Platz oder an die Stelle von etwas anderem.
can-claim = Ein Vorrecht sichern: { $tile }
    .text = Dann nutzt du es umsonst. Du hast { $count } Bauscheiben.
can-fly = Fliegen
    .text = Bis { $steps } Schritte. { $count ->
        [0] Kein Planet in Reichweite.
        [one] Ein Planet ist in Reichweite; noch nie besucht: { $unvisited }.
       *[other] { $count } Planeten sind in Reichweite; noch nie besucht: { $unvisited }.
    }
can-jump = Durch den Pfad springen
    .text = Geradewegs ans andere Ende.
can-highway = Ein Stück Schnellstraße legen
    .text = { $count ->
        [0] Die freien dieses Zuges sind verfallen: Du hast eine Scheibe ausgegeben.
        [one] Eines ist frei vor deiner ersten Scheibe.
       *[other] { $count } sind frei vor deiner ersten Scheibe.
    }
can-pathway = Deinen Pfad legen
    .text = Einmal im Spiel, für alle.
can-exchange = Waren tauschen
    .text = Mit wem hier ist, ohne Energie.
can-end-turn = Den Zug beenden
    .text = { $count ->
        [0] Du behältst alle deine Scheiben.
        [one] Eine Scheibe geht zurück: Höchstens { $kept } bleiben.
       *[other] { $count } Scheiben gehen zurück: Höchstens { $kept } bleiben.
    }

warn-no-hold = Dieses Schiff trägt nur eine Ware
    .text = Jede Fabrik braucht zwei Waren und jede Lieferung eine, die du hingebracht hast. In 35 Probespielen machten Schiffe ohne Frachtraum im Mittel 64 Punkte, ihre Rivalen 199. Noch kannst du ein Teil tauschen.
    .does = Durch einen Frachtraum ersetzen: { $gear }
warn-slower = Von jetzt an fliegt eine Scheibe { $steps } Schritte, nicht { $now }
    .text = { $count ->
        [one] Ein Planet weniger in Reichweite.
       *[other] { $count } Planeten weniger in Reichweite.
    }
warn-slower-or-over = Von jetzt an fliegt eine Scheibe { $steps } Schritte, nicht { $now }
    .text = { $count ->
        [one] Ein Planet weniger in Reichweite.
       *[other] { $count } Planeten weniger in Reichweite.
    }
    .does = Stattdessen ersetzen: { $gear }
warn-idle-turn = Hier ist nichts zu bezahlen
    .text = Dieser Zug würde ein Feld der Leiste für nichts verbrauchen.
    .does = Sammeln
warn-left-behind = Nicht alles passt hinein
    .text = { $count ->
        [one] Eine Ware passt nicht hinein und bleibt zurück.
       *[other] { $count } Waren passen nicht hinein und bleiben zurück.
    } Sie erst hier nutzen?
warn-markers-lost = { $count ->
    [one] Eine Scheibe geht zurück
   *[other] { $count } Scheiben gehen zurück
}
    .text = Sie würden noch dafür reichen: { $action } (+{ $points }).
warn-last-turn = Das ist der letzte Zug
    .text = Das könntest du noch tun: { $action } (+{ $points }).
warn-last-delivery = Das ist dein letzter Zug
    .text = Auf { $planet } könntest du noch liefern: { $good }, +{ $points }.
