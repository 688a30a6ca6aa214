"""How strong the bots are, measured: claims, games until each is decided, and a report.

python -m benchmarks.strength [--games 400] [--minutes 25] [--game NAME]

Writes benchmarks/data/strength.json and, made from it, benchmarks/strength.md.
"""
