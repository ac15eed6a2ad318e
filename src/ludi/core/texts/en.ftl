# Sentences that all games share.
seat-name = Seat { $number }
refused-OVER = the game is over
