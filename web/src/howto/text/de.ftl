# Was nur die Seite „So spielt man“ sagt, auf Deutsch.

contents = Auf dieser Seite
story = Die Geschichte
goal = Das Ziel
your-goal = Dein Ziel.
players = { $from } bis { $to } Spieler
found-none = Nichts enthält diese Wörter.
rather-do = Lieber tun als lesen?
