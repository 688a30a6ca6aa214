# Was die Seiten um die Spiele herum sagen, auf Deutsch.

close = Schließen
keep = Merken
help = Hilfe
rules = Regeln
guest = Gast
hand = Was du hältst
lost = Hier ist nichts.
offline = Keine Verbindung. Dein Entwurf bleibt erhalten; neuer Versuch läuft …
offline-now = Jetzt

## Die oberste Zeile

top-home = Zur ersten Seite
top-settings = Einstellungen
top-language = Sprache
theme-system = Farben: wie das System
theme-light = Farben: hell
theme-dark = Farben: dunkel
sound-on = Ton an
sound-off = Ton aus

## Die erste Seite

start-title = Such dir ein Spiel aus. Du sitzt schon am Tisch.
start-sub = Gegen Bots, an einem Bildschirm oder mit Freunden, gleich jetzt oder über Tage. Kein Konto, nichts zu installieren.
start-games = Spiele
start-mine = Meine Spiele
start-mine-none = Du hast noch keine Spiele. Spiel gleich los, dann steht hier eins.
start-open = Offene Tische
start-open-none = Niemand sucht gerade Mitspieler. Mach selbst einen Tisch auf.
start-name = Dein Name
start-name-why = Damit die anderen am Tisch wissen, wer du bist.
start-api = Bau einen Bot: die Schnittstelle
start-puzzles = Aufgaben
start-lab = Das Labor
start-private = Läuft auf diesem Rechner und schickt nichts irgendwohin.
card-players = Spieler
card-length = Dauer
card-minutes = { $span } Min.
card-hours = { $span } Std.
card-weight = Anspruch
card-weight-of = { $weight } von 5
card-play = Gleich spielen
card-bots = { $count ->
    [one] mit { $count } Bot
   *[other] mit { $count } Bots
}
card-invite = Freunde einladen
card-screen = An einem Bildschirm
card-learn = In { $minutes } Minuten lernen
bot-name = { $n ->
    [1] Kiebitz
    [2] Reiher
    [3] Möwe
    [4] Storch
    [5] Kranich
   *[other] Rohrdommel
}
row-with = mit { $names }
row-free = { $free } von { $seats } Plätzen frei
row-sit = Hinsetzen
row-your-turn = Du bist dran
status-open = Wartet auf Mitspieler
status-playing = Läuft
status-paused = Pause
status-over = Zu Ende

## Ein neuer Tisch

setup-seats = Wer spielt mit?
setup-who = Wer auf Platz { $seat } sitzt
setup-name = Name auf Platz { $seat }
setup-remove = Platz { $seat } wegnehmen
setup-me = Ich
setup-here = Jemand an diesem Bildschirm
setup-open = Offen: auf Einladung
setup-open-why = Für diesen Platz bekommst du einen Link.
setup-bot = Bot: { $level }
setup-add = Platz hinzufügen
setup-rules = Nach welchen Regeln?
setup-variant = Variante
setup-box = Ausgabe
setup-options = Alle Optionen
setup-time = Wie lange, und wer darf zusehen?
setup-clock = Uhr
setup-spectators = Zuschauer
setup-listed = Den Tisch allen auf diesem Server zeigen
setup-hints = Alle dürfen einen Bot um Rat fragen
setup-big-screen = Das Spielbrett auf diesen Bildschirm, die Karten auf die Handys
setup-open-table = Tisch aufmachen
clock-none = Keine Uhr
clock-quick = Je 10 Minuten, 15 Sekunden mehr pro Zug
clock-calm = Je 40 Minuten, 30 Sekunden mehr pro Zug
clock-day = Ein Tag für jeden Zug
clock-days = Bis zu drei Tage, mit jedem Zug einer mehr
clock-hours-left = { $hours } Std.
clock-days-left = { $days } T.
spectators-open = dürfen gleich zusehen
spectators-delayed = sehen alles eine Runde später
spectators-none = niemand
level-random = zufällig
level-greedy = einfach: nimmt, was es kriegt
level-walker = einfach: läuft zu seinen Waren
level-trader = einfach: handelt in der Nähe
level-planner = plant voraus
level-easy = leicht
level-medium = mittel
level-hard = schwer
level-expert = Profi

## Einladen und hinsetzen

share-qr = QR-Code: { $label }
share-link = Link: { $label }
share-copy = Link kopieren
share-copied = Kopiert
share-only-here = Diese Adresse gilt nur auf diesem Rechner. Damit Handys hereinkommen, starte den Server für dein Netz:
share-network = Handys im selben Netz kommen herein unter { $address }
lobby-title = Der Tisch ist gedeckt.
lobby-why = { $count ->
    [one] Ein Platz ist frei. Scannen oder schicken; sitzen alle, geht es los.
   *[other] { $count } Plätze sind frei. Scannen oder schicken; sitzen alle, geht es los.
}
lobby-new-link = Link machen
lobby-free = frei
lobby-sits = sitzt hier
lobby-all-sit = Alle sitzen. Sobald alle Anteile am Zufall offen sind, beginnt das Spiel.
lobby-chance = Jede Person bringt einen Anteil am Zufall mit: versiegelt beim Hinsetzen, geöffnet, wenn alle sitzen. So kann niemand wählen, was ausgeteilt wird, auch nicht, wer diesen Server betreibt.
chance-pledged = Anteil am Zufall versiegelt
chance-waited = Anteil am Zufall noch versiegelt
chance-shown = Anteil am Zufall offen
chance-none = bringt keinen Anteil am Zufall mit
chance-waits = { $count ->
    [0] Einen Moment: Die Anteile am Zufall werden geöffnet.
   *[other] Der Zufall wartet auf den Anteil von { $names }.
}
chance-lost = Er wurde in einem anderen Browser versiegelt, oder dieser hat ihn vergessen.
chance-without = Ohne den Anteil von { $name } beginnen
chance-without-mine = Ohne meinen Anteil beginnen
join-title = Setz dich
join-name = Wie sollen dich die anderen nennen?
join-watch = Nur zusehen

## Am Tisch

title-your-turn = Du bist dran
seats = Plätze
seat-your-turn = am Zug
seat-turn = am Zug
seat-bot = Bot
seat-stand-in = Hier spielt ein Bot weiter
seat-resigned = aufgegeben
seat-away = nicht da
seat-waits = wartet
seat-not-ready = macht sich bereit
seat-offered = Platz angeboten
seat-shared = dieselbe Person
seat-shared-why = Dieselbe Person spielt auch Platz { $seats }
bar = Was gefragt ist
bar-choices = Möglichkeiten
bar-back = Zurück
bar-your-turn = Du bist am Zug: Wähle.
bar-thinks = { $name } denkt nach.
bot-waits-queue = { $name } wartet darauf, nachdenken zu können: Gerade denken viele Bots nach.
bot-waits-unwatched = Hier spielt niemand: Die Bots machen weiter, sobald jemand von diesem Tisch zuschaut.
bot-waits-again = { $name } hat nicht geantwortet und wird noch einmal gefragt.
bot-waits-cold = { $name } macht sich bereit; bis dahin spielt ein einfacherer Bot an diesem Platz.
bot-waits-unkept = { $name } macht sich bereit, und das dauert nach jedem Start Minuten: Dieser Server kann nichts aufheben. Bis dahin spielt ein einfacherer Bot an diesem Platz.
bar-over = Das Spiel ist zu Ende.
bar-paused = Das Spiel macht Pause.
bar-go-on = Jetzt weiterspielen
bar-stood-in = Ein Bot spielt für dich.
bar-returning = Der Bot spielt diesen Zug zu Ende; ab dem nächsten spielst du.
bar-past = Du blickst zurück.
bar-sending = Einen Moment …
bar-waiting = Dein Zug ist aufgehoben und wird geschickt, sobald die Verbindung wieder steht.
bar-plan = Dein Plan für später: Niemand sieht ihn.
bar-broken = Das geht jetzt nicht mehr: { $action }
bar-draft = { $count ->
    [one] Einen Schritt ausprobiert. Noch hat ihn niemand gesehen.
   *[other] { $count } Schritte ausprobiert. Noch hat sie niemand gesehen.
}
bar-undo = Rückgängig
bar-undo-none = Da lässt sich nichts zurücknehmen: Zufall, ein Geheimnis oder ein anderer Spieler kam dazwischen.
bar-restart = Zug von vorn
bar-all = { $count ->
    [one] { $count } Möglichkeit
   *[other] Alle { $count } Möglichkeiten
}
bar-hint = Tipp
bar-possible = Was kann ich tun?
hint-title = Was ein Bot hier täte
hint-close = Tipps schließen
hint-then = dann: { $steps }
hint-only = Es gibt keinen anderen Zug.
hint-thinking = Der Bot denkt nach …
hint-ready = Einmalige Vorbereitung: etwa { $seconds } Sekunden.
standing-chance = Gewinnaussichten
standing-points = Erwartete Punkte am Ende
plan-new = Vorausplanen
plan-name = Plan { $n }
plan-name-label = Name des Plans
plan-keep = Plan merken
plan-leave = Plan verlassen
plan-use = „{ $name }“ ausführen
plan-look = „{ $name }“ ansehen
plan-drop = „{ $name }“ wegwerfen
refusal = Das geht nicht.
refusal-past = Du blickst zurück; geh erst wieder ins Jetzt.
refusal-not-playing = Gerade wird nicht gespielt.
refusal-spectator = Du siehst nur zu.
refusal-not-your-turn = { $name } ist am Zug.
refusal-after-draft = Nicht nach den Schritten, die du ausprobiert hast.
refusal-after-stop = Nach diesem Schritt kann nichts folgen: Erst kommt der Zufall oder ein anderer Spieler.
log = Verlauf
log-earlier = Früher
log-all = alles
history = Rückblick
history-back = Einen Schritt zurück
history-next = Einen Schritt weiter
history-now = Ins Jetzt
history-link = Link zu dieser Stellung
history-at = { $n } von { $count }
film = Seit meinem Zug
film-more = … und { $count } mehr
film-pause = Film anhalten
film-play = Weiter
text-view = Der Tisch in Worten
generic-table = Auf dem Tisch
type-title = Einen Zug tippen
type-label = Zug in Kurzschrift
type-fits = { $count ->
    [0] Kein möglicher Zug passt.
    [one] Ein möglicher Zug passt: Enter macht ihn.
   *[other] { $count } mögliche Züge passen.
}

## Plaudern

chat = Plausch
chat-none = Noch hat niemand etwas gesagt.
chat-text = Sag etwas
chat-send = Sagen
chat-mute = { $name } stumm schalten
chat-unmute = { $name } wieder hören
phrase-hello = Hallo!
phrase-good-luck = Viel Glück und viel Spaß!
phrase-your-turn = Du bist dran!
phrase-thinking = Da muss ich nachdenken.
phrase-one-moment = Einen Moment, bitte.
phrase-back = Da bin ich wieder.
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-sorry = Entschuldigung!
phrase-oops = Hoppla.
phrase-wow = Wow!
phrase-good-game = Schönes Spiel!
phrase-goodbye = Tschüss!

## Regeln, Menü, Ende

rules-of = { $game }: die Regeln
rules-search = Such ein Wort oder eine Regelnummer
menu = Tisch
menu-take-back = Um Rücknahme des letzten Zuges bitten
menu-take-back-now = Meinen letzten Schritt zurücknehmen
menu-pause = Um eine Pause bitten
menu-resume = Um Fortsetzung bitten
menu-stand-in = Einen Bot für mich spielen lassen
menu-return = Selbst weiterspielen
menu-give-seat = Meinen Platz jemandem geben
menu-ask-seat = Fragen, ob der Platz von { $name } jemandem gegeben werden darf
menu-invite-again = Ein neuer Link zum Platz von { $name }
give-seat-why = Wer diesen Link öffnet, spielt an deiner Stelle weiter und sieht deine Hand, aber keinen deiner Pläne. Bis dahin gehört der Platz dir.
give-away-why = Wer diesen Link öffnet, spielt hier weiter. Das darf niemand, der eine andere Hand dieses Spiels gesehen hat.
menu-resign = Aufgeben
menu-resign-sure = Wirklich aufgeben? Drück noch einmal.
menu-rematch = Noch ein Spiel
menu-screen = Nur das Brett, für einen großen Bildschirm
menu-hand = Nur meine Hand, das Brett steht woanders
menu-share = Link zum Zusehen
menu-export = Die Aufzeichnung des Spiels
menu-leave = Zur ersten Seite
menu-code = Der Code deines Platzes, falls dieser Browser dich vergisst:
menu-fair = Vor der ersten Ziehung festgelegt, am Ende nachprüfbar:
end-won = Du hast gewonnen!
end-winner = { $count ->
    [one] { $names } hat gewonnen.
   *[other] { $names } haben gewonnen.
}
review-title = Wie es lief
check-title = Den Zufall prüfen
check-running = Alles wird noch einmal gespielt …
check-fair = Der Zufall war wie versprochen.
check-unfair = Etwas stimmt nicht.
check-key-holds = Der am Ende gezeigte Schlüssel ist der, dessen Hash dieser Browser vor dem Austeilen gesehen hat.
check-key-unknown = Der Schlüssel passt zu seinem Hash; dieser Browser hat den Hash vor dem Austeilen nicht gesehen.
check-key-fails = Der am Ende gezeigte Schlüssel ist nicht der versprochene.
check-own-holds = Der Anteil, den dieser Browser versiegelt hat, ist unter denen, aus denen gezogen wurde.
check-own-unknown = Dieser Browser hat keinen Anteil mitgebracht.
check-own-fails = Der Anteil, den dieser Browser versiegelt hat, ist nicht unter denen, aus denen gezogen wurde.
check-pledges-holds = Jeder geöffnete Anteil ist der, der versiegelt war.
check-pledges-fails = Ein geöffneter Anteil ist nicht der, der versiegelt war.
check-draws-holds = { $count ->
    [one] Dieser Browser hat die eine Ziehung nachgerechnet.
   *[other] Dieser Browser hat alle { $count } Ziehungen nachgerechnet.
}
check-draws-unknown = Diese Version kann die Ziehungen nicht nachrechnen.
check-draws-fails = Eine Ziehung folgt nicht aus dem Schlüssel und den Anteilen.
check-played-holds = Der Server hat alle { $count } Einträge der Aufzeichnung nach den Regeln noch einmal gespielt.
check-played-unknown = Die Regeln haben sich seither geändert: Version { $release } kann es noch einmal spielen.
check-played-fails = Nach den Regeln noch einmal gespielt, geht die Aufzeichnung anders:
check-brought = Anteile mitgebracht haben: { $names }.
check-without = { $count ->
    [one] { $names } hat keinen Anteil mitgebracht: Für diesen Platz muss man dem glauben, der den Server betreibt.
   *[other] { $names } haben keinen Anteil mitgebracht: Für diese Plätze muss man dem glauben, der den Server betreibt.
}
check-copied = Das Austeilen und die ersten { $count } Züge stammen aus einem anderen Spiel.
check-yourself = Um es ohne diesen Server zu prüfen, lade die Aufzeichnung herunter und starte:
review-begins = Die Bots fangen an …
review-mine-title = { $count ->
    [3] Deine drei Wendepunkte
   *[other] Deine Wendepunkte
}
review-turning = Wendepunkte
review-mine = Meine
review-everybodys = Von allen
review-whose = Wessen Wendepunkte
review-which = Welcher Zug gezeigt wird
review-turn = Zug { $number }
review-turn-did = { $turn }: { $action }
review-turn-of = Zug { $number } von { $name }.
review-loss = −{ $worth }
review-looked = { $done } von { $total } Blicken getan
review-no-reproach = Dir ist nichts vorzuwerfen.
review-guess = Punkte, die der bessere Zug gebracht hätte, bis zum Spielende gerechnet: gut geschätzt, nicht bewiesen.
review-lesson = Zum Mitnehmen
review-better-line = Der bessere Zug
review-what-i-played = Mein Zug
review-what-was-played = Der gespielte Zug
review-better = besser
review-played = gespielt
review-step = Schritt für Schritt ({ $done } von { $count })
review-plan = Als Plan öffnen
review-close = Schließen
play-on = Von hier weiterspielen, alle Plätze
play-on-bots = Von hier weiterspielen, gegen die Bots
end-look = Das Ende ansehen
curtain = { $name } ist dran.
curtain-why = Gib das Gerät weiter. Alle anderen sehen jetzt besser weg.
curtain-go = Ich bin { $name }
hand-over = An { $name } weitergeben
asked-take-back = { $name } möchte einen Zug zurücknehmen.
asked-pause = { $name } möchte eine Pause.
asked-resume = { $name } möchte weiterspielen.
asked-seat = { $name } fragt, ob der Platz von { $away } jemand anderem gegeben werden darf.
asked-here = Ich bin da
asked-yes = Einverstanden
asked-no = Nein
asked-waiting = Es fehlt die Antwort von { $names }.
matter-branch = Weitergespielt von einer Stellung einer anderen Partie.
matter-sit = { $name } setzt sich.
matter-deal = Das Spiel beginnt.
matter-leave = { $name } steht auf.
matter-take_back = Ein Zug wird zurückgenommen.
matter-take-back = Ein Zug wird zurückgenommen.
matter-pause = Das Spiel macht Pause.
matter-resume = Das Spiel geht weiter.
matter-resign = { $who ->
    [you] Du gibst auf.
   *[other] { $name } gibt auf.
}
matter-stand-in = { $who ->
    [you] Ein Bot spielt für dich.
   *[other] Ein Bot spielt für { $name }.
}
matter-return = { $who ->
    [you] Du bist wieder da.
   *[other] { $name } ist wieder da.
}
matter-reissue = Der Platz von { $name } wurde einem anderen Gerät gegeben.
matter-act-random = { $name } hat nicht geantwortet: Dieser Zug wurde zufällig gewählt.
matter-act-simple = { $name } war noch nicht bereit: Diesen Zug hat ein einfacherer Bot gewählt.
matter-offer-seat = { $own ->
    [yes] { $name } bietet jemand anderem seinen Platz an.
   *[no] Alle sind einverstanden: Jemand anders darf den Platz von { $name } übernehmen.
}
matter-arrive = { $name } übernimmt { $seat }.
matter-reveal = { $name } öffnet den Anteil am Zufall.
matter-waive = Das Spiel geht ohne den Anteil von { $name } am Zufall weiter.
matter-ask-seat = { $who ->
    [you] Du fragst, ob der Platz von { $by } jemand anderem gegeben werden darf.
   *[other] { $name } fragt, ob der Platz von { $by } jemand anderem gegeben werden darf.
}
matter-ask-take-back = { $who ->
    [you] Du bittest darum, einen Zug zurückzunehmen.
   *[other] { $name } bittet darum, einen Zug zurückzunehmen.
}
matter-ask-pause = { $who ->
    [you] Du bittest um eine Pause.
   *[other] { $name } bittet um eine Pause.
}
matter-ask-resume = { $who ->
    [you] Du möchtest weiterspielen.
   *[other] { $name } möchte weiterspielen.
}
matter-answer-yes = { $who ->
    [you] Du bist einverstanden.
   *[other] { $name } ist einverstanden.
}
matter-answer-no = { $who ->
    [you] Du sagst nein.
   *[other] { $name } sagt nein.
}

## Hilfe

help-title = Tasten und Tippen
help-touch = Mit dem Finger: einmal tippen zeigt, was geschähe, noch einmal tippen tut es. Mit der Maus: zeigen und klicken. Was bernsteinfarben leuchtet, geht; alles andere sagt, warum nicht.
help-letters = Einzelne Buchstaben sind Tastenkürzel
help-list = Immer alle Möglichkeiten auflisten
help-warnings = Vor einem schweren Fehler warnen
help-tips = Tipps am Tisch
help-tips-first = bis mein erstes Spiel einer Art zu Ende ist
help-tips-on = immer
help-tips-off = nie
help-tips-again = Alle Tipps noch einmal von vorn
key-numbers = Möglichkeit oder Karte mit dieser Nummer
key-a = alle Möglichkeiten zeigen
key-q = was kann ich tun?
key-u = rückgängig machen
key-r = Zug von vorn
key-e = Zug beenden
key-type = einen Zug tippen
key-history = zurückblättern, weiterblättern
key-i = ein Tipp: Was täte ein Bot?
key-s = Film seit meinem Zug
key-l = Verlauf
key-c = Plausch
key-t = der Tisch in Worten
key-g = Regeln
key-help = diese Hilfe
key-escape = zurück

## Störungen

fault-offline = Der Server ist nicht zu erreichen. Dein Entwurf bleibt erhalten.
fault-stale = Am Tisch ging es inzwischen weiter; sieh noch einmal hin.
fault-not-your-turn = Du bist nicht am Zug.
fault-not-your-seat = Das ist nicht dein Platz.
fault-no-table = Diesen Tisch gibt es nicht, oder du darfst ihn nicht sehen.
fault-banned = Wer diesen Server betreibt, hat dich ausgesperrt.
fault-deleted = Wer diesen Server betreibt, hat diesen Tisch gelöscht.
fault-not-yours = Das gehört dir hier nicht mehr; lade die Seite neu.
fault-no-invite = Diese Einladung führt nirgendwohin: Bitte um eine neue.
fault-invite-used = Diese Einladung wurde schon benutzt: Bitte um eine neue.
fault-seat-taken = Dort sitzt schon jemand.
fault-over = Das Spiel ist zu Ende.
fault-too-many = Das ist zu oft; warte einen Moment.
fault-too-many-tables = Du hast zu viele offene Spiele; beende erst eins oder gib es auf.
fault-too-many-from-network = Aus deinem Netz gibt es zu viele offene Spiele; beende erst eins oder gib es auf.
fault-no-turn = Gerade gibt es keinen Zug zu planen.
fault-illegal = Das geht jetzt nicht.
fault-not-playing = Gerade wird nicht gespielt.
fault-no-hints = An diesem Tisch gibt es keine Tipps.
fault-no-advice = Der Rat kam nicht rechtzeitig; frag noch einmal.
fault-seat-lost = Dieser Platz gehört dir nicht mehr: Jemand spielt hier weiter, durch deine Einladung, mit seinem Code auf einem anderen Gerät oder weil die anderen einverstanden waren.
fault-session-ended = Du bist hier nicht mehr angemeldet: Diese Sitzung wurde beendet.
fault-stood-in = Der Bot spielt diesen Zug zu Ende; ab dem nächsten spielst du. Du musst nichts tun.
fault-not-revealed = Der Zufall wartet noch auf einen Anteil.
fault-too-early = Warte noch einen Augenblick.
fault-saw-another-hand = Du hast eine andere Hand dieses Spiels gesehen: Dieser Platz ist nicht für dich.
fault-not-away = Diese Person ist da oder noch nicht lange fort.
fault-nobody-to-ask = Eine andere Person muss einverstanden sein, und niemand ist da.
fault-asking = Eine andere Frage ist offen: Beantworte sie zuerst.
fault-not-over = Das kommt nach dem Ende des Spiels.
fault-bad-name = Ein Name hat mindestens einen Buchstaben und keine Steuerzeichen.
fault-unseen-name = Dieser Name hat Zeichen, die man nicht sieht: Wähle einen, den alle lesen können.
fault-piled-name = Dieser Name hat zu viele Zeichen auf einem Buchstaben: Lass einige weg.
fault-name-alike = Jemand an diesem Tisch hat einen Namen, der gleich aussieht: Wähle einen anderen.
fault-name-of-bot = So heißt hier ein Bot: Wähle einen anderen Namen.
fault-already-seated = Du sitzt schon an diesem Tisch; ein zweiter Platz ist für jemand anderen.

## Entscheidungen unter den Regeln

rules-ruling = Entscheidung
rules-ruling-why = Entscheidungen stehen nicht in den gedruckten Regeln: Sie sagen, wie dieser Tisch sie liest.
rules-partly = teils Entscheidung
rules-partly-why = Punktiert unterstrichene Wörter sind von uns: In den gedruckten Regeln stehen sie nicht.
how-to-play = So spielt man
rules-by-clause = Die Regeln, Satz für Satz
rules-edition = Diese Ausgabe
rules-taught = So spielt man: { $title }
rules-readings = Wie wir die Regeln lesen

## Ausgaben

setup-box-standard = soweit sie bekannt ist
setup-box-own = eigene Datei …
setup-box-file = Die Datei deiner Ausgabe (TOML)
setup-box-sample = Die Standardausgabe als Vorlage holen
setup-box-big = Diese Datei ist zu lang für eine Ausgabe: höchstens { $letters } Zeichen.
setup-box-none = Wähle zuerst die Datei deiner Ausgabe.
setup-board = Plan
setup-board-usual = der Ausgabe
setup-board-seeded = ein neuer aus einer Zahl
setup-seed = Die Zahl; dieselbe ergibt immer denselben Plan
setup-seed-another = Eine andere Zahl
box-about = Über diese Ausgabe
box-board = Plan: { $board }
box-own = eine eigene Ausgabe
box-differences = { $count ->
    [0] Alle Werte sind die der Standardausgabe.
    [one] Ein Wert weicht von der Standardausgabe ab.
   *[other] { $count } Werte weichen von der Standardausgabe ab.
}
box-only-differences = Nur die Abweichungen
box-standard-none = nicht vorhanden
box-to-table = Zurück zum Tisch
box-new-table = Einen Tisch eröffnen
fault-bad-edition = Diese Ausgabe kann man nicht spielen:

## Things that answer

bar-about = Was ist das?
seat-about = Über { $name }
sheet-taller = Höher
sheet-lower = Niedriger
sheet-previous = Vorige Person
sheet-next = Nächste Person
sheet-write = Schreiben
