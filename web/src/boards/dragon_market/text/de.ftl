# Wörter für das Brett von Dragon Market.

dm-harbour = Der Hafen, zehn mal zehn Felder, a1 oben links
dm-turn-title = Dieser Zug
dm-players = Spieler
dm-you = Du
dm-your-card = Deine Karte
dm-card-of = Karte von { $name }
dm-asks-for = Gesucht

## Was gefragt ist
dm-ask-place = Lege ein Boot: Wähle die Art, drehe es, tippe das Feld für den Bootsmann an.
dm-ask-keep = Wähle die Karte, die du behältst.
dm-ask-take = Der Vorrat ist leer: Wem nimmst du eine Münze?
dm-ask-crossing = Dein Erbe steht auf einem besetzten Feld: Geh weiter.
dm-ask-turn = Du bist am Zug: Geh, oder schiebe und drehe Boote.
dm-ask-end = Keine Punkte mehr: Beende den Zug oder gib eine Münze aus.

## Boote
dm-boat = Boot { $boat }, { $from } bis { $to }, Bootsmann auf { $sailor }
dm-pile = { $square }: { $good }, { $tokens ->
    [one] ein Plättchen
   *[other] { $tokens } Plättchen
}
dm-no-pile = { $square }: leer
dm-cannot-turn = Boot { $boat } kann nicht { $side } drehen
dm-place = Das Boot, das du legst
dm-place-centre = Bootsmann in der Mitte
dm-place-end = Bootsmann am Ende
dm-placing = { $boats } von 10 Booten liegen im Hafen.
dm-rotate = Drehen

## Punkte, Münzen, Karten
dm-points = { $points ->
    [one] noch { $points } Punkt
   *[other] noch { $points } Punkte
}
dm-dice = Gewürfelt: { $first } und { $second }
dm-coin = Münze für 1 Punkt
dm-coin-none = { $coins ->
    [0] keine Münze
    [one] jetzt keine mehr, du hast { $coins }
   *[other] jetzt keine mehr, du hast { $coins }
}
dm-coins = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
dm-cards = { $cards } von { $target } Karten
dm-take = Eine Münze nehmen
dm-take-from = von { $name }
dm-taken = genommen
dm-nowhere = keine mehr
dm-secret = geheime Karte
dm-offered = Karten zur Wahl
dm-bonuses = Boni
dm-used = benutzt
dm-two-suffice = Zwei beliebige Waren deiner Karte reichen.
dm-team = Team { $team }
dm-heir-on = Erbe auf { $square }
dm-wants = sucht { $goods }
dm-has = hat { $goods }
dm-has-won = { $name } hat gewonnen.
dm-supply = Vorrat
dm-supply-holds = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
dm-target = { $cards ->
    [one] { $cards } erfüllte Karte gewinnt.
   *[other] { $cards } erfüllte Karten gewinnen.
}
dm-walk = Nach { $square } gehen: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
dm-key-walk = Mit dem Erben gehen
dm-key-boat = Boot { $boat } nehmen

## Gruppen von Zügen in der Leiste

kind-place_centre = Ein Boot mit dem Bootsmann in der Mitte legen
kind-place_end = Ein Boot mit dem Bootsmann am Ende legen
kind-keep = Eine Karte behalten
kind-slide = Ein Boot schieben
kind-turn = Ein Boot drehen
kind-step = Einen Schritt gehen
kind-vault = Ein Boot über ein anderes schieben
kind-spin = Ein Boot um 180 Grad drehen
kind-drift = Ein Boot seitwärts schieben
kind-cross = Am Bootsmann vorbeigehen
kind-diagonal = Einen Schritt schräg gehen
kind-leap = Über das Wasser springen
kind-swap = Mit einem Erben den Platz tauschen
kind-swing = Ein Boot um sein anderes Ende drehen
kind-exchange = Die Stapel eines Boots tauschen
kind-reroll = Einen Würfel noch einmal werfen
kind-take = Jemandem eine Münze nehmen
