"""The clauses that refuse an action: a *may I* question answers 0 or one of these numbers."""

(
    SD_2_3,
    SD_3_1,
    SD_3_2,
    SD_3_4,
    SD_4_1,
    SD_5_1,
    SD_5_2,
    SD_5_4,
    SD_5_5,
    SD_5_6,
    SD_5_7,
    SD_5_8,
    SD_5_10,
    SD_5_11,
    SD_5_12,
    SD_5_14,
    SD_5_15,
    SD_R1,
    SD_R2,
    SD_R3,
    SD_R4,
    SD_R5,
    SD_R10,
    SD_V1,
    SD_V5,
) = range(1, 26)

CLAUSES = {
    number: name.replace("_", "-", 1).replace("_", ".")
    for name, number in sorted(globals().items())
    if name.startswith("SD_")
}
