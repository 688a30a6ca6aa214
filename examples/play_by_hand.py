"""Play a match by hand: an action is a line of notation, a structure or a number, whichever suits you."""

import drakes

match = drakes.Match("sitting_ducks", seats=4, seed=7)
print(f"Seat {match.to_move} is to move. It can play:")
for number, text in zip(match.legal(), match.legal_texts(), strict=True):
    print(f"  {number:3}  {text}")

events = match.play("take_aim b 2")  # by notation: the card in slot b, at place 2
print("What happened:", ", ".join(event.kind for event in events))
match.play(match.legal_actions()[-1])  # by structure: an Action with its kind and arguments
match.play(match.legal()[0])  # by number

wanted = drakes.Action("shoot", {"slot": "a", "place": "2"})
print(f"'{match.text(wanted)}' is action {match.number(wanted)} of {match.game.rules.actions.size}.")
print("Forbidden by:", match.why_not(wanted))

refused = next(action for action in range(match.game.rules.actions.size) if action not in match.legal())
try:
    match.play(refused)
except drakes.DrakesError as error:
    print(error)

while not match.is_over:
    match.play(match.legal()[0])
print(f"After {len(match.log)} actions, chance included, the places are {match.places()}.")
