"""The HTTP face: thin handlers over the services, one file for each kind of thing asked."""
