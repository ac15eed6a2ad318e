game-title = Alea Iacta Est
game-summary = Roll your eight dice and send them to five buildings, each of which wants a different pattern. After five or six stages the provinces and patricians you have won make your fame.
game-howto-1 = Each turn you roll all the dice you still have and place at least one of them, all in a single building.
game-howto-2 = The Castrum takes dice of one value: the largest sets choose provinces. The Forum takes single dice, or two that make five: every die there wins a patrician, the leftmost first.
game-howto-3 = The Senatus takes straights: the best one looks at three secret tiles and keeps one; with three or more players the next best choose from what it passes on. The Templum, with four or five players, takes ever more dice with an ever higher sum, for Fortuna tokens.
game-howto-4 = When somebody has placed the last die, the round is finished and the buildings are evaluated. Dice that won nothing go to the Latrina and bring you repete chips, one each.
game-howto-5 = A repete chip lets you roll any of your dice again. Two chips left at the end are worth a point.
game-howto-6 = At the end your patricians move into provinces of their colour, one woman and one man to each, in the best possible way; provinces, residents, secret tiles and tokens make your fame points. A province tile where nobody lives is worth one point less than printed.

ending-stages-played = All stages have been played.
option-start = Start player
option-start-random = drawn at random

## What is asked
ask-place = { $seat }: place dice in one building.
ask-place-or-reroll = { $seat }: place dice in one building, or mark dice to roll again for a chip ({ $chips } left).
ask-mark = { $seat }: mark more dice, or roll the marked ones again.
ask-fortuna = { $seat }: choose which Fortuna tokens to keep.
ask-senate = { $seat }: choose a senate tile to keep.
ask-province = { $seat }: choose a province for your { $size ->
    [one] die
   *[other] { $size } dice
  } showing { $value }.
ask-patrician = { $seat }: choose a patrician for your die showing { $value }.

## Actions
action-mark = Mark { $count } of your { $value }s to roll again
action-reroll = Pay a repete chip and roll the marked dice
action-templum = Templum: place dice with the sum { $sum }
action-senatus = Senatus: lay the straight { $straight }
action-castrum = Castrum: place { $count ->
    [one] one die
   *[other] { $count } dice
  } showing { $value }
action-forum = Forum: place a { $value }
action-forum_pair = Forum: place { $pair }
action-latrina = Latrina: give up your lowest die
action-keep_fortuna = Fortuna: keep value { $tokens }
action-keep_tile = Keep “{ $tile }”
action-take_province = Take { $province }
action-take_patrician = Take { $patrician }

## What a choice would lead to
n-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  }
n-tokens = { $count ->
    [one] 1 Fortuna token
   *[other] { $count } Fortuna tokens
  }
leads-paid-chip = Rolls { $dice } again for one chip.
leads-placed-templum = With { $dice } you take the lead and draw { n-tokens }.
leads-placed-senatus = Rank { $rank } now; rewarded ranks: { $rewarded }.
leads-placed-castrum = A set of { $size }, rank { $rank } now; provinces to be won: { $provinces }.
leads-placed-forum = The { $value } takes pedestal { $column } from the left.
leads-displaced = Pushes a { $value } of { $seat } to the Latrina.
leads-placed-latrina = No building takes your dice; a chip for it at the end of the stage.
leads-last-round = You have no dice left then, so this round ends the stage.

## What speaks for a hint, beside another action
reason-fame = More fame points at once.
reason-fame-rival = Fewer fame points for { $seat }.
reason-patricians = Patricians who may still find a home.
reason-patricians-rival = Fewer patricians for { $seat } to house.
reason-chips = More repete chips.
reason-chips-rival = Fewer repete chips for { $seat }.
reason-castrum = Better prospects in the Castrum.
reason-castrum-rival = Worse prospects for { $seat } in the Castrum.
reason-senatus = Better prospects in the Senatus.
reason-senatus-rival = Worse prospects for { $seat } in the Senatus.
reason-forum = Better prospects in the Forum.
reason-forum-rival = Worse prospects for { $seat } in the Forum.
reason-templum = Better prospects in the Templum.
reason-templum-rival = Worse prospects for { $seat } in the Templum.
reason-latrina = More for dice in the Latrina.
reason-latrina-rival = Less for { $seat } in the Latrina.
reason-dice = More dice left to place.
reason-dice-rival = Fewer dice left for { $seat } to place.

## What happened
stage-begins = Stage { $stage } begins; { $seat } starts.
new-provinces = New under the Castrum: { $provinces }.
new-women = New women in the Forum: { $women }.
new-men = New men in the Forum: { $men }.
rolled = { $seat } rolls { $dice }.
marked = { $seat } marks { $count } × { $value } to roll again.
paid-chip = { $seat } pays a chip and rolls { $dice } again.
rerolled = { $seat } now has { $roll }.
placed-templum = { $seat } places { $dice } in the Templum and takes the lead.
drew-fortuna = { $seat } draws { n-tokens }: { $tokens }.
drew-some-fortuna = { $seat } draws { n-tokens }.
renewed-pile = The returned Fortuna tokens are shuffled into a new pile: { $tokens }.
placed-senatus = { $seat } has the straight { $straight } in the Senatus.
placed-castrum = { $seat } places { $count } × { $value } in the Castrum and has a set of { $size }.
placed-forum = { $seat } places a { $value } on pedestal { $column } of the Forum.
displaced = A { $value } of { $seat } is pushed to the Latrina.
placed-latrina = { $seat } can place nothing and gives a { $value } to the Latrina.
last-round = { $seat } has no dice left: this round ends the stage.
evaluation = The buildings are evaluated for stage { $stage }.
dice-left = { $seat } puts { n-dice } left in hand into the Latrina.
took-back-templum = { $seat } takes back { n-dice } from the Templum.
kept-fortuna = { $seat } keeps { n-tokens }: { $tokens }.
returned-fortuna = { $seat } returns { n-tokens }: { $tokens }.
ranked-senatus = { $seat } is rank { $rank } in the Senatus and takes back { n-dice }.
lost-senatus = { $seat } wins nothing in the Senatus and puts { n-dice } into the Latrina.
looked-at-tiles = { $seat } looks at three senate tiles: { $tiles }.
looked-at-some-tiles = { $seat } looks at three senate tiles.
kept-tile = { $seat } keeps the senate tile “{ $tile }”.
kept-a-tile = { $seat } keeps a senate tile.
passed-tiles = { $seat_from } passes on to { $seat }: { $tiles }.
passed-some-tiles = { $seat_from } passes what is left of the senate tiles on to { $seat }.
stacked-tiles = Senate tiles that go under the stack: { $count }.
took-province = { $seat } takes { $province } for { $size } × { $value }.
lost-castrum = No province is left for { $size } × { $value } of { $seat }: to the Latrina.
provinces-left = Out of the game: { $provinces }.
took-patrician = { $seat } takes { $patrician } for a { $value }.
women-left = Women who leave the game: { $women }.
men-left = Men who leave the game: { $men }.
won-chips = { $seat } takes back { n-dice } from the Latrina and receives { $chips ->
    [one] 1 repete chip
   *[other] { $chips } repete chips
  }.
game-over = The last stage is over; the senate tiles are revealed and the patricians move in.
final-score = { $place }. { $seat } with { $score ->
    [one] { $score } fame point
   *[other] { $score } fame points
  }.

## Why not
refused-NOT_ROLLED = you have not rolled these dice
refused-NO_CHIP = rolling again costs a repete chip, and you have none
refused-NOTHING_MARKED = mark the dice that you want to roll again first
refused-MARK_ASCENDING = dice are marked from the lowest value up
refused-TEMPLUM_CLOSED = the Templum is used with four or five players only
refused-TEMPLUM_COUNT = the Templum wants another number of dice, or your roll cannot make this sum
refused-TEMPLUM_TOO_LOW = the sum of your dice in the Templum must beat that of the last placement
refused-TEMPLUM_TOO_FEW = you have too few dice left for the Templum
refused-STRAIGHT_ONLY_EXTENDED = you have a straight in the Senatus and may only extend it
refused-STRAIGHT_TAKEN = the same straight lies in the Senatus already
refused-SET_TAKEN = a set of that value and size lies in the Castrum already
refused-FORUM_FULL = the die would find no pedestal in the Forum
refused-PAIR_DISPLACED = one of the two dice would find no pedestal in the Forum
refused-LATRINA_LAST = the Latrina is only for rolls that no other building takes
refused-FORTUNA_COUNT = that is not the number of tokens you keep
refused-NOT_HELD = you did not draw these tokens
refused-TILE_NOT_SEEN = this tile is not among those you may keep
refused-PROVINCE_NOT_OPEN = this province does not lie under the Castrum
refused-PATRICIAN_NOT_OPEN = this patrician does not stand in the Forum

## Labels of the view
label-stage = Stage
label-stages = Stages in all
label-start = Start player
label-last_round = Last round of the stage
label-roll = Dice rolled
label-marked = Marked to roll again
label-templum = Templum
label-dice = Dice
label-leader = Leader
label-best = Sum to beat
label-next_dice = Dice after the next placement
label-due = Dice to add
label-senatus = Senatus
label-low = From
label-high = To
label-wins = Would win
label-castrum = Castrum
label-value = Value
label-size = Size
label-forum = Forum Romanum
label-open_provinces = Provinces to be won
label-open_patricians = Patricians to be won
label-gone = Out of the game
label-offered_tiles = Senate tiles to choose from
label-passed_tiles = Senate tiles you have seen and not kept
label-tile = Senate tile
label-points = Points now
label-dice_in_hand = Dice in hand
label-latrina = Dice in the Latrina
label-chips = Repete chips
label-provinces = Provinces
label-patricians = Patricians
label-n_senate_tiles = Number of senate tiles
label-senate_tiles = Senate tiles
label-fortuna_kept = Fortuna tokens kept
label-n_fortuna_hidden = Number of Fortuna tokens drawn
label-fortuna_hidden = Fortuna tokens drawn
label-fame = Fame points now
label-senate = Senate tiles
label-fortuna = Fortuna tokens
label-unhoused = Value without a home
label-homes = Homes
label-home = Home
label-residents = Residents
label-fortuna_pile = Fortuna tokens face down
label-fortuna_returned = Fortuna tokens returned

## Tiles
name-1-1 = 1
name-2-2 = 2
name-3-3 = 3
name-4-4 = 4
name-5-5 = 5
name-6-6 = 6
name-red = red
name-green = green
name-blue = blue
name-purple = purple
name-yellow = yellow
name-orange = orange
thing-province = { $name } ({ $colour } province, worth { $worth })
name-PR-LIB-0 = Provincia Libera (joker province, worth 0)
thing-woman = Woman { $number } of { $region } ({ $colour })
thing-man = Man { $number } of { $region } ({ $colour })
name-SQ-I = Many provinces
help-SQ-I = 1 point, and 1 more for every two provinces you own: province tiles, border and free provinces, lived in or not.
name-SQ-II = Many patricians
help-SQ-II = 1 point for every two patricians who have a home.
name-SQ-III = Many senate tiles
help-SQ-III = 1 point, and 1 more for each of your senate tiles, this one included.
name-SQ-IV = Many Fortuna tokens
help-SQ-IV = 1 point, and 2 more for every three Fortuna tokens you have kept.
name-SQ-V = Many couples
help-SQ-V = 1 point, and 1 more for each couple living in your provinces.
name-SQ-VI = Many different patricians
help-SQ-VI = 1 point for each different colour among your patricians who have a home.
name-SQ-VII = Many different provinces
help-SQ-VII = 1 point for each different colour among your provinces, lived in or not. A province tile has its colour, a border province both of its colours; a free province or the joker has the colour of its residents, or grey while it is empty.
name-SQ-VIII = Many occupied province tiles
help-SQ-VIII = 1 point for each of your province tiles with at least one resident.
name-SQ-IX = Many women
help-SQ-IX = 1 point for each woman who has a home.
name-SQ-X = Many men
help-SQ-X = 1 point for each man who has a home.
name-SQ-XI = Next generation
help-SQ-XI = No points of its own; one more patrician, of a partner’s colour, may live with each of your couples.
thing-border = Border province { $one }/{ $other }
thing-border-help = A home for a woman and a man, each { $one } or { $other }. A couple there is worth 3 points besides its own values.
name-SQ-XIII-a = Free province
help-SQ-XIII-a = A home for a woman and a man of one colour of your choice; worth 1 point with a resident.
name-SQ-XIII-b = Free province
help-SQ-XIII-b = A home for a woman and a man of one colour of your choice; worth 1 point with a resident.
