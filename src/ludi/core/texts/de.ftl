# Sätze, die alle Spiele teilen.
label-seat = Platz
label-actor = Am Zug
label-ask = Gefragt
label-choices = Möglichkeiten
label-players = Spieler
label-supply = Vorrat
