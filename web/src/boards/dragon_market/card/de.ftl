# What the card of Dragon Market says, in German.

pitch-dragon_market = Schieb und dreh die Boote zu deinem eigenen Weg über den Hafen, und komm mit den Waren nach Hause.
