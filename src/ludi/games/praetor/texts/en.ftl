game-title = Praetor
game-summary = Build a Roman city together, tile by tile, and send your workers to whatever stands there, your own or your neighbours’. Whoever wins the most favour with Emperor Hadrian becomes praetor.
game-howto-1 = Workers are dice that are never rolled: the number is their experience. In turn, each player places one worker, to build a new tile or to activate one that stands in the city, until all have passed.
game-howto-2 = A new tile may go to any cell next to the city and be turned as you like. You pay its cost, own it, and score its favour, with 1 point more for every touching corner that shows the same pattern.
game-howto-3 = Each tile is activated once a round. On somebody else’s tile you pay a fee to the owner. Mines, quarries, sawmills and smithies yield as many goods as the worker has experience.
game-howto-4 = Builders and workers on red zones gain a point of experience at the end of the round. At 6 they retire for 12 points, or 8 in the second epoch; labour camps can send them out again.
game-howto-5 = Every round you pay all active and retired workers. Gold that is missing costs morale, then favour. At the Imperial Outpost you meet the emperor’s demand for Hadrian’s Wall; each wall tile makes the next ones worth more.
game-howto-6 = When the last city tile or wall tile is shown, one more round is played. Then active workers score their experience, morale its value, and every 10 gold’s worth of goods 1 point.

ending-city-complete = The last city tile came up.
ending-wall-complete = The emperor has no more demands for the wall.
ending-both-complete = The last city tile and the last wall tile came up together.
option-expert = Expert game (3 players or more)
option-expert-off = no
option-expert-on = majorities of district, wall and villagers
option-hard = Hard game (3 players or more)
option-hard-off = no
option-hard-on = without markets
option-boards = Player boards
option-boards-A = side A for everybody
option-boards-B = a random B side each
option-boards-free = everybody chooses
option-ages = Youngest player, for the last tie-break
option-ages-none = not used
option-second_camp = Second training camp (2 players)
option-second_camp-off = no, one camp as published
option-second_camp-on = yes, two camps in the start city
option-second_camp-help = With a single camp, whoever trains first tends to stay ahead.

## What is asked

ask-board = { $seat }: choose a player board.
ask-turn = { $seat }: build, activate a tile, use a labour camp, or pass.
ask-worker = { $seat }: which worker activates { $tile }?
ask-builder = { $seat }: which worker builds { $tile }?
ask-cell = { $seat }: where do you build { $tile }?
ask-rotation = { $seat }: which way round do you lay { $tile }?
ask-follow-up = { $seat }: what does the retired worker do?
ask-forge = { $seat }: how much wood do you turn into weapons?
ask-market = { $seat }: sell, then buy, or leave the market.
ask-academy = { $seat }: send { $workers ->
    [one] your new worker
   *[other] your { $workers } new workers
  } through the academy?
ask-recruit = { $seat }: you have no active worker; recruit a villager?

## Actions

action-board = Take board { $side }
action-build = Build { $tile }
action-activate = Activate { $tile }
action-camp = Send out a retired worker from { $tile }
action-pass = Pass
action-worker = Worker of experience { $experience }
action-cell = Cell { $place }
action-rotation = { $turns ->
    [0] As printed
    [one] A quarter turn
   *[other] { $turns } quarter turns
  }
action-forge = { $weapons ->
    [0] Forge nothing
    [one] Forge 1 weapon
   *[other] Forge { $weapons } weapons
  }
action-sell = Sell 1 { $good }
action-buy = Buy 1 { $good }
action-leave = Leave the market
action-academy = Use the academy: { $use }
action-recruit = Recruit a villager: { $use }

## What a choice would lead to

plaza-points = { $plaza ->
    [one] 1 plaza point
   *[other] { $plaza } plaza points
  }
favour-points = { $favour ->
    [one] 1 favour point
   *[other] { $favour } favour points
  }
leads-board = Wages: { $active } gold per active, { $retired } per retired worker. Rates: wood { $wood }, stone { $stone }, marble { $marble }, weapon { $weapon }.
leads-pay = Costs { $amount } { $good }.
leads-paid-fee = Fee: { $amount } { $good } to { $seat_owner }.
leads-build = { favour-points } and up to { plaza-points }.
leads-gained = { $amount ->
    [0] Brings nothing.
   *[other] Brings { $amount } { $good }.
  }
leads-gained-by = Brings { $low } to { $high } { $good }, by the worker’s experience.
leads-scored = { $favour ->
    [0] Brings nothing.
   *[other] Scores { favour-points }.
  }
leads-raised-morale = { $fields ->
    [0] Morale stays at { $value }.
    [one] Morale rises 1 field, from { $now } to { $value }.
   *[other] Morale rises { $fields } fields, from { $now } to { $value }.
  }
leads-trains = A villager begins training.
leads-delivered = Costs { $amount } { $good }.
leads-claimed-wall = { $wall } is yours and scores { $points } favour.
leads-opened-smithy = Turns up to { $most } wood into weapons.
leads-opened-market = Trade with the supply at the rates of your board.
leads-sent-out = A retired worker acts once more, with experience 6.
leads-passed = { $workers ->
    [0] You have no worker left to place.
    [one] 1 worker stays idle this round.
   *[other] { $workers } workers stay idle this round.
  }
leads-wages = As things stand, you owe { $owed } gold in wages at the end of the round and have { $gold }.
leads-unchanged = The worker gains no experience.
leads-experience = The worker will have experience { $experience }.
leads-retire = The worker will retire and score { $points } favour.
leads-cell = At { $x }, { $y }, beside { $tiles }: up to { plaza-points }.
leads-scored-building = { favour-points } and { plaza-points }.
leads-forged = { $weapons ->
    [0] Costs nothing.
   *[other] Costs { $weapons } wood.
  }
leads-sold = Brings { $gold } gold.
leads-bought = Costs { $gold } gold.
leads-used-academy = { $workers ->
    [one] The new worker becomes
   *[other] The { $workers } new workers become
  } active at once.
leads-declined-academy = { $workers ->
    [one] The new worker moves
   *[other] The { $workers } new workers move
  } to Training II.
leads-recruited = You lose { $favour } favour and get an active worker of experience 1.

## What speaks for a hint, beside another action
reason-favour = More favour at once.
reason-favour-rival = Less favour for { $seat }.
reason-morale = Higher morale.
reason-morale-rival = Lower morale for { $seat }.
reason-goods = More resources.
reason-goods-rival = Fewer resources for { $seat }.
reason-workers = More from your workers.
reason-workers-rival = Less from the workers of { $seat }.
reason-wages = Enough gold for wages.
reason-wages-rival = Too little gold for the wages of { $seat }.
reason-walls = More from wall tiles.
reason-walls-rival = Less from wall tiles for { $seat }.
reason-fees = More fees to come.
reason-fees-rival = Fewer fees for { $seat }.
reason-expert = More from the majorities.
reason-expert-rival = Less from the majorities for { $seat }.
reason-begun = More from the action begun.
reason-begun-rival = Less from the action that { $seat } has begun.

## What happened

chose-board = { $seat } takes board { $side }.
begins-build = { $seat } is going to build { $tile }.
begins-activate = { $seat } is going to activate { $tile }.
chose-worker = { $seat } picks the worker of experience { $experience }.
chose-cell = { $seat } chooses the cell { $x }, { $y }.
built = { $seat } builds { $tile } at { $x }, { $y }.
paid = { $seat } pays { $amount } { $good }.
scored-building = { $seat } scores { favour-points } and { plaza-points }.
activated = { $seat } activates { $tile } with a { $experience ->
    [6] retired worker
   *[other] worker of experience { $experience }
  }.
paid-fee = { $seat } pays { $amount } { $good } to { $seat_owner }.
gained = { $amount ->
    [0] That brings { $seat } nothing.
   *[other] { $seat } receives { $amount } { $good }.
  }
scored = { $favour ->
    [0] That scores { $seat } nothing.
   *[other] { $seat } scores { favour-points }.
  }
raised-morale = { $fields ->
    [0] The morale of { $seat } stays at { $value }.
    [one] The morale of { $seat } rises 1 field to { $value }.
   *[other] The morale of { $seat } rises { $fields } fields to { $value }.
  }
trains = A villager of { $seat } begins Training I.
delivered = { $seat } delivers { $amount } { $good } for the wall.
claimed-wall = { $seat } meets the emperor’s demand: { $wall } scores { $points } favour.
opened-smithy = { $seat } may turn up to { $most } wood into weapons.
forged = { $seat } forges { $weapons ->
    [0] nothing
    [one] 1 weapon
   *[other] { $weapons } weapons
  }.
opened-market = { $seat } trades at the market.
sold = { $seat } sells 1 { $good } for { $gold } gold.
bought = { $seat } buys 1 { $good } for { $gold } gold.
left-market = { $seat } leaves the market.
sent-out = { $seat } sends out a retired worker from { $tile }.
passed = { $seat } passes.
must-pass = { $seat } has no action left and passes.
update-begins = Round { $round } is over.
became-active = { $seat } has { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
  } fully trained and active.
moved-to-training-two = { $seat } moves { $workers ->
    [one] 1 new worker
   *[other] { $workers } new workers
  } to Training II.
used-academy = { $seat } uses the academy: { $workers ->
    [one] 1 new worker is
   *[other] { $workers } new workers are
  } active at once.
declined-academy = { $seat } does without the academy: { $workers ->
    [one] 1 new worker moves
   *[other] { $workers } new workers move
  } to Training II.
workers-return = The workers return from the city.
gained-experience = { $workers ->
    [one] 1 worker of { $seat } gains experience.
   *[other] { $workers } workers of { $seat } gain experience.
  }
retired = { $workers ->
    [one] 1 worker of { $seat } retires: { $points } favour.
   *[other] { $workers } workers of { $seat } retire: { $points } favour.
  }
paid-wages = { $seat } pays { $gold } gold in wages.
missed-wages = { $seat } owes { $owed } gold in wages and pays only { $gold }.
lost-morale = The morale of { $seat } falls { $fields ->
    [one] 1 field
   *[other] { $fields } fields
  } to { $value }.
lost-favour = { $seat } loses { favour-points }.
no-active-workers = { $seat } has no active worker.
recruited = { $seat } gives up { $favour } favour for a new active worker.
did-not-recruit = { $seat } recruits nobody.
wall-gone = Nobody met the demand of { $wall }; it leaves the game.
wall-revealed = The emperor’s next demand: { $wall }.
new-tile = New on display: { $tile }.
last-round = The last round begins.
round-begins = Round { $round } begins; { $seat } goes first.
game-over = The last round is over; favour is counted.
final-score = { $place }. { $seat } with { $score } favour points.

## Why not

refused-BOARD_TAKEN = somebody has taken this side already
refused-NOT_ON_DISPLAY = this tile is not on display
refused-NO_WORKER = you have no active worker left to place
refused-CANNOT_PAY_COST = you cannot pay what the tile costs
refused-NO_MARKER = you own twelve tiles and have no marker left
refused-NOT_IN_CITY = this tile does not stand in the city
refused-NO_ZONE = this tile has no activation zone
refused-SPECIAL_TILE = a tile with a grey zone is not activated with a worker
refused-ALREADY_USED = this tile has been activated this round
refused-CANNOT_PAY_FEE = you cannot pay the owner’s fee
refused-NO_VILLAGER = you have no villager left to train
refused-NO_WALL_TILE = the wall tile of this round has been claimed
refused-DEMAND_NOT_MET = you cannot meet the emperor’s demand
refused-CAMP_USED = you have used this labour camp this round
refused-NO_RETIRED = you have no retired worker to send out
refused-NO_FOLLOW_UP = there is nothing a retired worker could do after the fee
refused-NO_SUCH_WORKER = you have no unplaced worker of this experience
refused-NOT_ADJACENT = there is no such cell next to the city
refused-TOO_MANY_WEAPONS = the worker is not experienced enough for so many weapons
refused-NOTHING_TO_SELL = you have none of it to sell
refused-SALES_FIRST = after a purchase nothing more is sold
refused-SOLD_BEFORE = what you have sold on this visit you do not buy back
refused-TOO_LITTLE_GOLD = you have too little gold for it
refused-TOO_LITTLE_WOOD = you have too little wood for so many weapons
refused-NO_BUILDER = you have no active worker left to build with
refused-NO_SUCH_BUILDER = you have no unplaced worker of this experience to build with
refused-NO_CAMP = this labour camp does not stand in the city
refused-CANNOT_PAY_CAMP = you cannot pay the owner of the labour camp

## Labels of the view

label-round = Round
label-last_round = Last round
label-expert = Expert game
label-hard = Hard game
label-order = Initiative
label-next_order = Initiative next round, as things stand
label-pending = In progress
label-cells = Open cells
label-display = Tiles on display
label-stack = City stack
label-wall = Hadrian’s Wall
label-wood = Wood
label-stone = Stone
label-marble = Marble
label-weapon = Weapons
label-tile = Tile
label-building = Building
label-x = East
label-y = South
label-rotation = Quarter turns
label-corners = Corners from the top left
label-zone = Zone
label-fee = Fee
label-fee_good = paid in
label-used = Used
label-worker_seat = Worker of
label-worker = Worker’s experience
label-builder = Builder’s experience
label-epoch = Epoch
label-cost = Cost
label-favour = Favour
label-affordable = Affordable
label-place = Cell
label-rank = Rank
label-plaza = Plaza points by rotation
label-top = On top
label-first_epoch = Epoch I left
label-second_epoch = Epoch II left
label-unseen = Still to come
label-wall_tile = Open wall tile
label-demand = Demand
label-points = Favour for claiming it
label-left = Left
label-gone = Out of the game
label-workers = Workers
label-morale = Morale
label-goods = Resources
label-majorities = Majorities
label-side = Side
label-morale_track = Morale track
label-wage_active = Wage, active
label-wage_retired = Wage, retired
label-rates = Exchange rates
label-initiative = Initiative
label-passed = Passed
label-board = Player board
label-morale_field = Morale field
label-unplaced = Active workers to place
label-placed = Active workers placed
label-villagers = Villagers
label-training_one = Training I
label-training_two = Training II
label-retired = Retired workers
label-sent = Retired workers sent out
label-wages = Wages due
label-tiles = City tiles
label-district = Largest district
label-markers = Markers left
label-wall_tiles = Wall tiles
label-camps_used = Labour camps used
label-score = Score if the game ended now
label-builds = Building
label-experience = Experience
label-sold = Sold
label-bought = Bought

## Names

name-yes = yes
name-no = no
name-gold = gold
name-wood = wood
name-stone = stone
name-marble = marble
name-weapon = weapon
name-weapons = weapons
name-I = epoch I
name-II = epoch II
name-R = red
name-C = blue
name-V = green
name-F = yellow
name-zone-none = no zone
name-zone-red = red zone
name-zone-green = green zone
name-zone-grey = grey zone
name-A = A
name-B-blue = B blue
name-B-yellow = B yellow
name-B-white = B white
name-B-black = B black
name-B-purple = B purple
name-MINE = Gold Mine
name-SAW = Sawmill
name-QUA = Stone Quarry
name-MAR = Marble Quarry
name-SMI = Smithy
name-CUR = Curia
name-FOR = Forum
name-MAI = Temple of Maia
name-APO = Temple of Apollo
name-PLU = Temple of Plutus
name-MER = Temple of Mercury
name-VEN = Temple of Venus
name-COL = Colosseum
name-ORA = Oracle
name-TRA = Training Camp
name-MKT = Market
name-OUT = Imperial Outpost
name-ACA = Academy
name-LAB = Labour Camp
name-STA = Statue
name-ARC = Triumphal Arch
help-MINE = Brings as much gold as the worker has experience. The worker gains experience.
help-SAW = Brings as much wood as the worker has experience. The worker gains experience.
help-QUA = Brings as much stone as the worker has experience. The worker gains experience.
help-MAR = Brings as much marble as the worker has experience. The worker gains experience.
help-SMI = Turns wood into as many weapons, no more than the worker has experience. The worker gains experience.
help-CUR = Brings 1 gold for each city tile you own.
help-FOR = Brings 2 gold for each of your active workers, placed or not.
help-MAI = Scores 2 favour for each of your active workers, placed or not.
help-APO = Scores 1 favour for each city tile you own.
help-PLU = Scores 1 favour for each wood and stone you hold. You keep them.
help-MER = Scores 2 favour for each marble and weapon you hold. You keep them.
help-VEN = Scores the value of your morale field, if it is above 0.
help-COL = Raises your morale by 1 field for every two city tiles you own.
help-ORA = Raises your morale by 2 fields for each of your retired workers.
help-TRA = A villager begins Training I. He is active after Training II.
help-MKT = Sell and buy any amounts at the rates of your board: first all sales, then all purchases.
help-OUT = Take the open wall tile, pay what it demands and score it, with 3 favour more for each wall tile you have.
help-ACA = At the end of a round, for 1 stone to the owner, all your workers on Training I become active at once.
help-LAB = Once a round each player may, for 1 weapon to the owner, send out a retired worker, who acts with experience 6.
help-STA = Cannot be activated; it is built for its favour.
help-ARC = Cannot be activated; it is built for its favour.
thing-tile = { $kind } { $tile }
thing-wall = Wall tile { $tile } ({ $demand } for { $favour } favour)
thing-pieces = { $n ->
    [one] { $n } { $good }
   *[other] { $n } { $good ->
        [weapon] weapons
       *[other] { $good }
     }
  }
