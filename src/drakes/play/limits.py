"""How long and how many: the bounds of all that is sent, for tables, the API, its schema and the page alike."""

from __future__ import annotations

NAME_LETTERS = 32
"""Of a player, at a table or in the list of those who play."""
BOT_LETTERS = 32
"""Of a bot's name, and of who sits where."""
CHAT_LETTERS = 300
PHRASE_LETTERS = 40
LABEL_LETTERS = 60
"""Of what a program's token is called."""
PLAN_LETTERS = 40
"""Of what a plan is called."""
WORD_LETTERS = 64
"""Of what is called by a word: a game, a box, a variant, a kind of action."""
NOTATION_LETTERS = 200
"""Of an action as a line of notation."""
LANGUAGE_LETTERS = 8

KEY_LETTERS = range(8, 65)
"""Of the word that names a request."""
NONCE_LETTERS = range(32, 65)
"""Of what a person brings to chance: 128 to 256 bits, so that nobody finds it from its hash."""
PLEDGE_LETTERS = 64
TOKEN_LETTERS = 128
TOKEN_ID_LETTERS = 16

STEPS = 200
"""Actions of one act, and steps of a draft or a plan."""
PREVIEWS_AT_ONCE = 16
"""Actions whose previews are asked for in one request."""
EDITION_LETTERS = 32_000
"""Of an edition of one's own; those that come with the games have up to 6,000."""
BOX_CHANGES = 200
"""Values of a box that are changed at once."""
BOX_VALUE_LETTERS = 400
"""Of a value of a box that is no number."""
HIGHEST_BOX_VALUE = 1_000_000
LAB_GAMES = 10_000
"""Games of a run of the lab."""
HIGHEST_SEED = 999_999_999
BOARD_NAME_LETTERS = 24
"""Of a board, and of a part of one."""
BOARD_PARTS = 60
"""Planets, and routes, of a board that somebody draws."""
OPTIONS = 64
PLANS_OF_A_SEAT = 20
TOKENS_OF_ONE = 20
CHAT_LINES = 200
"""Lines of chat that are sent at once."""
TABLES_IN_A_LIST = 200

HIGHEST_SEAT = 15
HIGHEST_VERSION = 1_000_000
HIGHEST_ACTION = 1_000_000
HIGHEST_CHAT_LINE = 1_000_000
BODY_BYTES = 65_536
