"""tbd"""
def narrate(a,b,c,d): return []
