# What the page says, in English.

page-title = Drakes
