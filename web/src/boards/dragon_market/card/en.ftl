# What the card of Dragon Market says, in English.

pitch-dragon_market = Slide and turn the boats to build your own way across the harbour, and come home with the goods.
