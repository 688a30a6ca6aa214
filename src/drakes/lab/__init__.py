"""The lab: measuring games and engines."""
