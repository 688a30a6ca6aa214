"""The clauses that refuse an action: a *may I* question answers 0 or one of these numbers."""

(
    DD_1_5,
    DD_2_1,
    DD_2_2,
    DD_2_4,
    DD_2_5,
    DD_2_6,
    DD_2_7,
    DD_3_1,
    DD_3_5,
    DD_3_6,
    DD_3_7,
    DD_3_8,
    DD_3_9,
    DD_4_1,
    DD_4_5,
    DD_4_6,
    DD_4_7,
    DD_5_1,
    DD_5_3,
    DD_5_4,
    DD_5_5,
    DD_5_6,
    DD_5_7,
    DD_6_1,
    DD_6_3,
    DD_6_4,
    DD_6_5,
    DD_6_9,
    DD_7_1,
    DD_8_1,
    DD_R3,
    DD_R5,
    DD_R7,
    DD_R11,
    DD_R16,
    DD_R17,
    DD_R18,
) = range(1, 38)

CLAUSES = {
    number: name.replace("_", "-", 1).replace("_", ".")
    for name, number in sorted(globals().items())
    if name.startswith("DD_")
}
