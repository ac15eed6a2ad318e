board-here = at { $at }: { $favour } favour and { $plaza ->
    [one] 1 plaza point
   *[other] { $plaza } plaza points
  }.
board-turn = Turn (R)
board-build = Build here
board-wages-short = { $gold } gold short: morale falls
