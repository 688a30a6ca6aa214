# What only the page How to play says, in English.

contents = On this page
story = The story
goal = The goal
your-goal = Your goal.
players = { $from } to { $to } players
found-none = Nothing has these words.
rather-do = Rather do than read?
