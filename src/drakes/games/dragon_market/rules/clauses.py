"""The clauses that refuse an action: a *may I* question answers 0 or one of these numbers."""

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
    DM_R4,
    DM_R7,
    DM_R10,
    DM_R19,
) = range(1, 21)

CLAUSES = {
    number: name.replace("_", "-", 1).replace("_", ".")
    for name, number in sorted(globals().items())
    if name.startswith("DM_")
}
