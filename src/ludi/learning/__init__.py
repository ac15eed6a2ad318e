"""Bots that learn: self-play on a GPU or on cores, a small network, and the arena as its judge."""
