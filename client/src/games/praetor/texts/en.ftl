board-here = at { $at }: { $favour } favour and { $plaza ->
    [one] 1 plaza point
   *[other] { $plaza } plaza points
  }.
board-turn = Turn (R)
board-build = Build here
board-wages-short = { $gold } gold short: morale falls
board-life-villagers = Villagers
board-life-training_one = Training I
board-life-training_two = Training II
board-life-unplaced = To place
board-life-placed = Placed
board-life-retired = Retired

waits-board = { $seat } is choosing a player board.
waits-turn = { $seat } is choosing what the next worker does.
waits-worker = { $seat } is choosing a worker for { $tile }.
waits-builder = { $seat } is choosing a worker to build { $tile }.
waits-cell = { $seat } is choosing a place for { $tile }.
waits-rotation = { $seat } is turning { $tile }.
waits-follow-up = { $seat } is choosing what the retired worker does.
waits-forge = { $seat } is choosing how many weapons to forge.
waits-market = { $seat } is trading at the market.
waits-academy = { $seat } is deciding about the academy.
waits-recruit = { $seat } is deciding whether to recruit a villager.
