"""The shape of a training loop: step a batch with masks and features by a policy of your own."""

import numpy as np

import drakes

GAMES, SEATS = 256, 4
chance = np.random.default_rng(3)
batch = drakes.batch("sitting_ducks", games=GAMES, seats=SEATS, seed=5, masks=True, features=True)
weights = chance.normal(0, 0.1, (batch.features.shape[1], batch.masks.shape[1])).astype(np.float32)
print(f"{batch.features.shape[1]} features and {batch.masks.shape[1]} actions for each of {GAMES} games")

steps = 0
while not batch.over.all():
    logits = batch.features.astype(np.float32) @ weights  # your network goes here
    logits += chance.gumbel(size=logits.shape).astype(np.float32)  # the greatest is then a sample of the softmax
    logits[batch.masks == 0] = -np.inf
    batch.step(logits.argmax(axis=1).astype(np.int32))  # games that are over ignore theirs
    steps += 1

rewards = np.where(batch.places == 1, 1.0, 0.0)
rewards /= rewards.sum(axis=1, keepdims=True)  # a shared victory is shared
print(f"All over after {steps} steps, {batch.tally().decisions:,} decisions.")
print("Mean reward by seat:", rewards.mean(axis=0).round(3))
