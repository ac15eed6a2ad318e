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
board-pick-building = Now press a building.
board-fits-nowhere = No building takes these dice.
board-marked = These dice will be rolled again.
board-rolled = { $name } rolls.
board-die = Die showing { $value }
board-reroll = Roll { $dice ->
    [one] it
   *[other] { $dice }
  } again (1 chip)
board-unpick = Put back
board-empty = Empty
board-keeps-two = would keep two Fortuna tokens now
board-keeps-one = would keep one Fortuna token now
board-wins = would win now
board-loses = would win nothing now
board-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
board-starts = starts
board-last-round = Last round
board-homeless = No home yet
board-housing = Who lives where
board-templum-closed = Closed. It opens with four or five players.
board-evaluated = evaluated now
board-done = evaluated
board-evaluation = Evaluation
board-left = { $what } left: { $count }
board-ends-stage = Your last dice! This round ends the stage.
board-last-chance = Last round: dice you keep in hand go to the Latrina.
board-won = What stage { $stage } brought
board-won-nothing = nothing
board-chips-won = { $chips ->
    [one] 1 repete chip
   *[other] { $chips } repete chips
  }
board-secret-tile = A senate tile
board-ask-province = Provinces are homes. Each is worth its number, one less while nobody lives there.
board-ask-patrician = A patrician scores with a home: a province of the same colour, for one woman and one man.
board-templum-evaluated = Whoever has most dice here keeps two Fortuna tokens, the others one. All dice go back.
board-senatus-evaluated = The best straights choose secret tiles, the best one first. Dice that win nothing go to the Latrina.
board-castrum-evaluated = The largest set chooses a province first. When none is left, the dice that remain go to the Latrina.
board-forum-evaluated = From left to right, each die takes a patrician and goes back.
board-latrina-evaluated = Each die here goes back with a repete chip.

waits-place = { $seat } is placing dice.
waits-place-or-reroll = { $seat } is placing dice or rolling again.
waits-mark = { $seat } is choosing dice to roll again.
waits-fortuna = { $seat } is choosing Fortuna tokens to keep.
waits-senate = { $seat } is choosing a senate tile.
waits-province = { $seat } is choosing a province.
waits-patrician = { $seat } is choosing a patrician.
