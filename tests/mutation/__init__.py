"""Break the rules of a game on purpose, one small change at a time, and see whether a test notices."""
