# What the card of Dragon Market says, in Italian.

pitch-dragon_market = Fai scivolare e girare le barche per costruirti la strada attraverso il porto, e torna a casa con le merci.
