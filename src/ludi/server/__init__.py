"""The game server: tables, matches and people. It speaks only the contract."""
