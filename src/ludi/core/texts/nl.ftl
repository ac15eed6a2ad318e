# Zinnen die alle spellen delen.
label-seat = Plaats
label-actor = Aan zet
label-ask = Gevraagd
label-choices = Mogelijkheden
label-players = Spelers
label-supply = Voorraad
