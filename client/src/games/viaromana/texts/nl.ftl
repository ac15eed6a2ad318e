board-map = Kaart van Gallië
board-ocean = Oceanus
board-channel = Fretum Gallicum
board-sea = Mare Nostrum
board-britannia = Britannia
board-hispania = Hispania
board-italia = Italia
