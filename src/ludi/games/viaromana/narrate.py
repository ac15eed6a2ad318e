def narrate(b, c, a, seat): return []
