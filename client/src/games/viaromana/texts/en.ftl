board-map = Map of Gaul
board-ocean = Oceanus
board-channel = Fretum Gallicum
board-sea = Mare Nostrum
board-britannia = Britannia
board-hispania = Hispania
board-italia = Italia
