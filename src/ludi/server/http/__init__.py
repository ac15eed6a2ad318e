"""The HTTP face: thin handlers over the house, one file for each kind of thing asked."""
