"""The numbers that texts take from the box."""

from drakes.games.duck_dealer.rules.state import Box


def numbers(box: Box) -> dict[str, int]:
    """What an edition may print otherwise, by the names the texts use."""
    low, middle, high = box.levels
    return {
        "energy": box.energy,
        "kept": box.kept,
        "cubes": box.cubes + 1,
        "turns": box.turns,
        "one_until": box.one_part_until,
        "two_from": box.one_part_until + 1,
        "two_until": box.two_parts_until,
        "three_from": box.two_parts_until + 1,
        "fast": box.speeds[0],
        "medium": box.speeds[1],
        "slow": box.speeds[2],
        "fast_slots": box.band,
        "medium_from": box.band + 1,
        "medium_slots": 2 * box.band,
        "slow_from": 2 * box.band + 1,
        "hold": box.hold,
        "half_hold": box.half_hold,
        "first_gear": box.first_gear,
        "claim": box.claim_price,
        "low": low.delivery,
        "ten": middle.delivery,
        "thirty": high.delivery,
        "low_built": low.factory,
        "ten_built": middle.factory,
        "thirty_built": high.factory,
    }
