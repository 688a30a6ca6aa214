# What the card of Sitting Ducks says, in German.

pitch-sitting_ducks = Deine Enten sitzen in einer Reihe. Die der anderen auch. Ziele, schubse, versteck dich und schwimm als Letzter.
