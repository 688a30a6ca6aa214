# What the pictures of the rules of Sitting Ducks say, in German.

picture-line = Sechs Plätze, vorn ist links, gefüllt aus dem Teich. Wem die vorderste Ente gehört, der fängt an: hier Blau, denn Wasser wird übergangen.
picture-last = Nur Violett hat noch eine Ente und gewinnt; alle { $ducks } Enten von Blau und von Orange sind getroffen.
picture-aims = Zielen! hängt ein Visier auf, Doppellauf zwei nebeneinander, Weiter links! oder rechts! rückt eines um einen Platz. Visiere hängen über Plätzen, ob mit Ente oder Wasser.
picture-shooting = Feuer! auf Platz 3: Das Visier ist verbraucht, die orange Ente geht an ihren Besitzer, die dahinter rücken auf, und die oberste Karte des Teichs füllt Platz 6.
picture-shots = Billy the Duck trifft eine beliebige Ente, Querschläger eine Ente neben einem Visier, Zwei auf einen Streich zwei Nachbarn, die beide im Visier sind. Die gestrichelten Visiere sind weg.
picture-march = Entenmarsch: Die vorderste Karte kommt unter den Teich, die anderen rücken auf, die oberste des Teichs kommt nach hinten. Das Visier bleibt bei Platz 3, nun über einer anderen Ente.
picture-own = Blau bewegt seine eigene Ente: Keine Eile! tauscht sie mit der Karte dahinter, Keine Zeit! mit der Karte davor, Turbo-Erpel bringt sie ganz nach vorn.
picture-cover = Deckung!: Blau schlüpft unter Grün. Ein Schuss trifft nur Grün; dann steht Blau auf diesem Platz.
picture-bottoms-up = Schwänzchen in die Höh: Die Ente taucht ab. Ein Schuss auf sie nimmt das Visier weg und sonst nichts.
