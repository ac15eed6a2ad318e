game-title = Leduc hold'em
game-summary = Six cards, two rounds of betting: bet on a card that only you can see, then on the one that everybody sees.
game-howto-1 = Each of you has staked one chip and holds one card: a jack, a queen or a king. There are two of each.
game-howto-2 = In your turn you fold, call or raise. Calling means staking as much as the other; if you have staked the same, it is a check and costs nothing.
game-howto-3 = A raise is 2 chips in the first round and 4 in the second. There are at most two raises in a round.
game-howto-4 = After the first round one of the four cards left is turned up.
game-howto-5 = If you hold the rank of the open card, you win. If nobody does, the higher card wins; equal cards share.
game-howto-6 = If you fold, the other wins at once what you have staked, and no card is shown.
game-over = The game is over.
final-score = { $place }. { $seat }: { $score ->
    [one] { $score } chip
   *[other] { $score } chips
}

ending-fold = Somebody folded
ending-showdown = Showdown

ask-nothing = Nothing is left to decide.
ask-call = { $chips ->
    [one] One chip is missing: fold, call or raise.
   *[other] { $chips } chips are missing: fold, call or raise.
}
ask-check = You have staked the same: check or raise.

action-fold = Fold
action-call = Call or check
action-raise = Raise

refused-OK = Allowed
refused-NOT_ASKED = There is no betting now.
refused-NOTHING_TO_FOLD_TO = You may fold only when the other has staked more.
refused-NO_MORE_RAISES = There have been two raises in this round.

folded = { $seat } folds.
checked = { $seat } checks.
called = { $seat } calls with { $chips ->
    [one] one chip
   *[other] { $chips } chips
}.
raised = { $seat } raises and stakes { $chips } more chips.
turned-up = The open card is a { $card }.
showed = { $seat } shows a { $card }.
won = { $seat } wins { $chips ->
    [one] one chip
   *[other] { $chips } chips
}.
shared = The cards are equal: both take back their stakes.

leads-folded = You lose what you have staked.
leads-called = You stake { $chips ->
    [one] one chip
   *[other] { $chips } chips
} more.
leads-raised = You stake { $chips } more chips.

label-round = Round
label-board = Open card
label-card = Card
label-staked = Staked
label-raises_left = Raises left
label-bets = Bets

name-jack-1 = jack
name-jack-2 = jack
name-queen-1 = queen
name-queen-2 = queen
name-king-1 = king
name-king-2 = king
name-fold = fold
name-call = call
name-raise = raise
