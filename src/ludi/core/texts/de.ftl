# Sätze, die alle Spiele teilen.
label-seat = Platz
label-actor = Am Zug
label-ask = Gefragt
label-choices = Möglichkeiten
label-players = Spieler
label-supply = Vorrat
option-seat = Platz { $number }
refused-OK = das ist erlaubt
refused-NOT_ASKED = danach wird jetzt nicht gefragt
ask-over = Das Spiel ist zu Ende.
label-total = Summe
label-gold = Gold
label-city = Stadt
label-owner = Besitzer
and-list = { $first } und { $last }
