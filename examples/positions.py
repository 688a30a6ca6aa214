"""Positions as JSON and as one short word: complete for analysis, or as one seat knows them."""

import json

import drakes

match = drakes.Match("sitting_ducks", seats=4, seed=7)
for _ in range(10):
    match.play(match.legal()[0])

complete = match.to_json()
print(f"{complete['game']}, rules {complete['rules']}, schema {complete['schema']}")
print("Fields:", ", ".join(complete["state"]))
print("Hand of seat 1:", complete["state"]["hands"][1]["cards"])
print("The same for seat 0:", match.to_json(seat=0)["state"]["hands"][1]["cards"], "(-2 is unknown)")
print(f"As JSON {len(json.dumps(complete)):,} characters, as a word {len(match.to_text())}:")
print(match.to_text())

same = drakes.Match("sitting_ducks", seats=4, seed=7)
for _ in range(10):
    same.play(same.legal()[0])
print("The same course gives the same word:", same.to_text() == match.to_text())
