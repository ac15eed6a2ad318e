board-city = The city of Rome
board-templum = Templum
board-templum-what = Ever more dice with an ever higher sum. Draw Fortuna tokens.
board-templum-next = { $due ->
    [0] No dice are due.
    [one] Next: add one die, your sum above { $best }.
   *[other] Next: add { $due } dice, your sum above { $best }.
  }
board-senatus = Senatus
board-senatus-what = One straight each. The longest choose secret senate tiles.
board-castrum = Castrum
board-castrum-what = Dice of one value. The largest sets choose provinces.
board-forum = Forum Romanum
board-forum-what = One die, or two that make five. Low dice push high ones out; from the left, each wins a patrician.
board-latrina = Latrina
board-latrina-what = Dice that win nothing: a repete chip each.
board-place-here = Place here
board-no-shape = { $building }: These dice do not fit here.
board-why-not = Why not here?
board-pick-dice = Choose dice, then a building.
board-marked = These dice will be rolled again.
board-rolled = { $name } rolls.
board-die = Die showing { $value }
board-reroll = Roll { $dice ->
    [one] it
   *[other] { $dice } dice
  } again (1 chip)
board-unpick = Put back
board-empty = Empty
board-wins = would win now
board-loses = would win nothing now
board-dice = { $dice ->
    [one] one die
   *[other] { $dice } dice
  }
board-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
board-starts = starts
board-last-round = Last round
board-homeless = No home yet
board-housing = Who lives where

waits-place = { $seat } is placing dice.
waits-place-or-reroll = { $seat } is placing dice or rolling again.
waits-mark = { $seat } is choosing dice to roll again.
waits-fortuna = { $seat } is choosing Fortuna tokens to keep.
waits-senate = { $seat } is choosing a senate tile.
waits-province = { $seat } is choosing a province.
waits-patrician = { $seat } is choosing a patrician.
