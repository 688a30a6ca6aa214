"""Names people go by: what can be read, and what would be taken for another's name (Unicode TR39).

Two names look alike where their skeletons are the same: compatibility forms made plain (full-width letters, ligatures),
what cannot be seen left out, and each letter replaced by the one that stands for all it is confusable with. Capitals
count as small letters; but as a capital I looks like a small l, the skeleton of the name as it is written counts too.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import groupby, pairwise
from unicodedata import category, normalize

from drakes.server.faults import Fault

MOST_MARKS = 3
"""Accents and the like on one letter, taken apart; no language that writes names needs more."""
BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0\u17b4\u17b5")
"""Letters and symbols that show nothing: fillers of Hangul and Khmer, the empty sign of Braille."""
EMOJI_STYLE = frozenset("\ufe0e\ufe0f")
"""Said after an emoji, and put there by phones: whether it is drawn in colour."""
UNSEEN_MARKS = frozenset(
    map(chr, (0x34F, 0x180B, 0x180C, 0x180D, 0x180F, *range(0xFE00, 0xFE0E), *range(0xE0100, 0xE01F0)))
)
"""Joiners and choices of a form, which are drawn as nothing."""


def clean_name(name: str) -> str:
    """A name in the usual form of its letters, without blanks at its ends; one that cannot be read is refused."""
    name = normalize("NFC", " ".join(name.split()))
    if not name or not name.isprintable():
        raise Fault(400, "bad_name", "A name has at least one letter, and no control characters.")
    if not any(is_seen(letter) for letter in name) or any(letter in BLANKS | UNSEEN_MARKS for letter in name):
        raise Fault(
            400, "unseen_name", "This name has letters that cannot be seen: choose one that everybody can read."
        )
    if has_piled_marks(name):
        raise Fault(400, "piled_name", "This name has too many marks on a letter: leave some of them out.")
    return name


def is_seen(letter: str) -> bool:
    """Whether a letter shows by itself: no space, no mark."""
    return category(letter)[0] not in "ZMC" and letter not in BLANKS


def has_piled_marks(name: str) -> bool:
    """Whether marks begin the name, pile up on a letter, or stand twice on the same."""
    letters = normalize("NFD", name)
    if is_mark(letters[0]):
        return True
    piles = ["".join(pile) for marks, pile in groupby(letters, is_mark) if marks]
    return any(len(pile) > MOST_MARKS or any(one == next_one for one, next_one in pairwise(pile)) for pile in piles)


def is_mark(letter: str) -> bool:
    """Whether it is drawn over, under or around the letter before."""
    return category(letter) in ("Mn", "Me") and letter not in EMOJI_STYLE


@cache
def prototypes() -> dict[str, str]:
    """Each letter that looks like others, with what stands for all of them.

    The library gives pairs both ways. A letter's prototype is the one that most are confusable with, which may be two
    letters: `rn` for m.
    """
    from confusable_homoglyphs.confusables import confusables_data

    pairs = {
        plain_key(letters): {plain_key(pair["c"]) for pair in alike} for letters, alike in confusables_data.items()
    }

    def weight(letters: str) -> tuple[int, int, str]:
        return len(pairs.get(letters, ())), len(letters), letters

    found = {}
    for letter, alike in pairs.items():
        best = max({letter, *alike}, key=weight)
        if len(letter) == 1 and best != letter:
            found[letter] = best
    return found


def plain_key(letters: str) -> str:
    """Letters as the library lists them, without the marks of direction it puts around some."""
    return letters.strip("\u200e\u200f")


def skeleton(name: str) -> str:
    """What a name looks like."""
    letters = normalize("NFD", normalize("NFKC", name))
    seen = "".join(letter for letter in letters if letter not in UNSEEN_MARKS | EMOJI_STYLE | BLANKS)
    for _ in range(2):  # what stands for a letter may hold one that something else stands for
        seen = "".join(prototypes().get(letter, letter) for letter in seen)
    return normalize("NFD", seen)


def looks(name: str) -> frozenset[str]:
    """The skeletons of a name, small letters and as it is written; names that share one look alike."""
    plain = normalize("NFKC", name)
    return frozenset((skeleton(plain.casefold()), skeleton(skeleton(plain).casefold())))


def are_alike(one: str, other: str) -> bool:
    """Whether one name would be taken for the other."""
    return not looks(one).isdisjoint(looks(other))


def refuse_alike(name: str, others: Iterable[str]) -> None:
    """Refuse a name that would be taken for another's at the table."""
    if any(are_alike(name, other) for other in others):
        raise Fault(409, "name_alike", "Somebody at this table has a name that looks the same: choose another.")


def refuse_bots_name(name: str, bots: Iterable[str]) -> None:
    """Refuse a person's name that would be taken for one of the game's bots, with or without a number."""
    bare = normalize("NFKC", name).rstrip(" 0123456789") or name
    if any(are_alike(one, bot) for one in (name, bare) for bot in bots):
        raise Fault(409, "name_of_bot", "That is what a bot is called here: choose another name.")


def free_name(name: str, others: Iterable[str], most: int) -> str:
    """A name that nobody chose, with a number after it where another would be taken for it."""
    taken = list(others)
    made, number = name, 2
    while any(are_alike(made, other) for other in taken):
        end = f" {number}"
        made, number = name[: most - len(end)] + end, number + 1
    return made
