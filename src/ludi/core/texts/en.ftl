# Sentences that all games share.
label-seat = Seat
label-actor = To decide
label-ask = Asked
label-choices = Choices
label-players = Players
label-supply = Supply
option-seat = seat { $number }
refused-OK = this is allowed
refused-NOT_ASKED = this is not what is asked now
ask-over = The game is over.
label-total = Total
label-gold = Gold
label-city = City
label-owner = Owner
and-list = { $first } and { $last }
