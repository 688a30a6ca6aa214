"""The clauses that refuse an action: a *may I* question answers 0 or one of these numbers.

Where a clause speaks of many bonuses, a refusal names the part of it: `DM_6_3_G` is DM-6.3 (g).
"""

(
    DM_2_1,
    DM_2_2,
    DM_2_3,
    DM_2_5,
    DM_2_6,
    DM_3_1,
    DM_3_2,
    DM_3_3,
    DM_3_4,
    DM_3_5,
    DM_4_1,
    DM_4_2,
    DM_4_3,
    DM_5_1,
    DM_6_1,
    DM_6_3,
    DM_6_3_C,
    DM_6_3_G,
    DM_6_3_H,
    DM_R4,
    DM_R7,
    DM_R10,
    DM_R14,
    DM_R19_A,
    DM_R19_F,
    DM_R19_H,
    DM_R19_I,
    DM_R19_J,
) = range(1, 29)


def written(name: str) -> str:
    """From `DM_6_3_G` to `DM-6.3 (g)`."""
    game, *numbers = name.split("_")
    part = f" ({numbers.pop().lower()})" if numbers[-1].isalpha() else ""
    return f"{game}-{'.'.join(numbers)}{part}"


CLAUSES = {number: written(name) for name, number in sorted(globals().items()) if name.startswith("DM_")}
