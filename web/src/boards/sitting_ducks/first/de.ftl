goal = Sei der Letzte mit einer Ente auf dem Wasser.
goal-team = Seid das letzte Team mit einer Ente auf dem Wasser.
goal-points = Die meisten Punkte nach allen Spielen: für abmarschierte Enten und für die, die bleiben.

tip-three-cards = Deine drei Karten
    .text = Hebe eine an, um zu sehen, was sie tut; die Schilder unter den Enten sagen, wen sie trifft.
tip-aimed-at = Auf dich wird gezielt
    .text = Das Visier bleibt auf Platz { $number }; bewege deine Ente, die Reihe oder das Visier.
tip-closes-up = Die Reihe rückt auf
    .text = Alle hinter einer getroffenen Ente rücken vor und schwimmen vielleicht in ein Visier.
tip-in-the-pond = Sicher im Teich
    .text = Eine Ente, die abmarschiert, kommt wieder, als Allerletzte.
tip-covered = Zwei auf einem Platz
    .text = Die untere Ente kann nicht getroffen werden; wird ihre Deckung getroffen, steht sie allein da.
tip-diving = Abgetaucht
    .text = Bis zum nächsten Zug von { $seat } gehen Schüsse auf sie daneben.
tip-nothing-fits = Nichts passt
    .text = Dann, und nur dann, legst du stattdessen eine Karte ab.
tip-out = Draußen, aber nicht weg
    .text = { $seat } spielt weiter Karten und kann nicht gewinnen.
tip-nearly-over = Fast vorbei
    .text = Wer als Einziger noch Enten hat, hat sofort gewonnen.

can-card = { $card }
    .text = { $card_text }
can-discard = { $card } ablegen
    .text = Keine deiner Karten ist spielbar.

warn-last-duck = Das ist deine letzte Ente
    .text = Du könntest nicht mehr gewinnen.
warn-rival-wins = { $seat } würde gewinnen
    .text = Dann hat nur noch { $seat } Enten: { $seat } gewinnt.
