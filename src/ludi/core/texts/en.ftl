# Sentences that all games share.
label-seat = Seat
label-actor = To decide
label-ask = Asked
label-choices = Choices
label-players = Players
label-supply = Supply
