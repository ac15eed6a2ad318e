# Zinnen die alle spellen delen.
label-seat = Plaats
label-actor = Aan zet
label-ask = Gevraagd
label-choices = Mogelijkheden
label-players = Spelers
label-supply = Voorraad
option-seat = plaats { $number }
refused-OK = dit is toegestaan
refused-NOT_ASKED = dat wordt nu niet gevraagd
ask-over = Het spel is afgelopen.
label-total = Totaal
label-gold = Goud
label-city = Stad
label-owner = Eigenaar
and-list = { $first } en { $last }
