game-title = The End of the Triumvirate
game-summary = In 56 BC Caesar, Pompeius and Crassus each want Rome for themselves. Hold nine provinces, win the consulship twice or with six citizens behind you, or reach the top of both competence tracks, and you win at once.
game-howto-1 = Your turn begins with supply: every governor of yours steps on or off his supply field, and provinces whose field is free produce legions, gold or one of each. A civil servant keeps the field free for good. Rome adds two gold, two legions, or one of each.
game-howto-2 = Then your character moves with four movement points: one for each neighbouring province, and for a sea crossing one for each sea and one to land, one less without legions. It takes along as many legions and civil servants as you like and picks up the gold it finds.
game-howto-3 = Entering a foreign province is an attack. Up to three weapons are drawn from the battle bag, each destroying a legion of the other colour; a defending character destroys two more attackers; the rest cancel out one for one. One legion left over conquers the province.
game-howto-4 = Last come up to three actions for 1, 2 and 3 gold: raise a competence marker, win a citizen or drop a rival’s, or put two of your weapons into the bag. The type of the province you stand in decides which; citizens and weapons cost 2 more if you do not lead in that competence.
game-howto-5 = Every eight turns (seven with two players) whoever has most citizens becomes consul; a tie goes to whoever moved longest ago. The first consulship brings a civil servant and costs three citizens, the second wins the game.
game-howto-6 = Whoever loses a province takes the compensation card and may put a weapon into the bag; whoever loses another while still holding it may advance a competence field instead. A character driven out loses a field wherever it leads. Watch all three victories: whoever meets one wins at once.

ending-military = Military victory: nine provinces
ending-second-consulship = Political victory: consul for the second time
ending-six-citizens = Political victory: a consul with six citizens
ending-competence = Competence victory: VII on both tracks
option-characters = Characters
option-characters-random = dealt at random
option-second_gold = Gold for who moves second (2 players)
option-second_gold-off = no, as published
option-second_gold-on = yes, 4 gold for Pompeius
option-second_gold-help = Caesar moves and conquers first. Among strong players this wins him two matches of three; among beginners it matters little.
thing-order = { $characters }

## What is asked

ask-rome = { $seat }: choose your supply from Rome.
ask-gold = { $seat }: only { $stock } gold left in the stock. Who receives the next?
ask-legion = { $seat }: the stock holds only { some-legions }. Who receives the next?
ask-place = { $seat }: place a legion from Rome ({ $legions } to place).
ask-march = { $seat }: where does your character go? { some-points } left.
ask-take = { $seat }: how many legions go along to { $province }?
ask-take-into-battle = { $seat }: how many legions attack { $province }?
ask-escort = { $seat }: how many civil servants go along to { $province }, { with-legions }?
ask-flee = { $seat }: where does your character flee to?
ask-compensation-1 = { $seat }: as compensation you may put a weapon into the battle bag.
ask-compensation-2 = { $seat }: as compensation you may advance one field on a competence track.
ask-ransom = { $seat }: you may put a weapon into the bag for { $servants ->
    [one] the civil servant you lost
   *[other] each of the { $servants } civil servants you lost
  }.
ask-act = { $seat }: choose an action for { $cost } gold, or end your turn. You have { $gold } gold.
ask-consul = { $seat }: you are consul. Where do you install a civil servant?
ask-over = The game is over: { $seat } rules Rome.

## Actions

action-rome = From Rome: { $package }
action-gold = The next gold: { $claim }
action-legion = The next legion: { $claim }
action-place = Place a legion in { $province }
action-march = Go to { $province }
action-stop = Stop here
action-take = Take along { some-legions }
action-escort = Take along { $servants ->
    [0] no civil servant
    [one] one civil servant
   *[other] { $servants } civil servants
  }
action-flee = Flee to { $province }
action-weapon = Put a weapon into the battle bag
action-advance = Advance a field: { $track }
action-decline = Decline
action-raise = Raise a marker: { $track }
action-win_citizen = Win a citizen from ALII
action-drop_citizen = Move a citizen of { $rival } to ALII
action-arm = Put two weapons into the battle bag
action-end = End the turn
action-install = Install a civil servant in { $province }

## What a choice would lead to

leads-supply = A claim to { $gold } gold ({ $hand } of it to your hand) and { some-legions }.
leads-gold-short = Gold in the stock: { $gold }.
leads-legions-short = The stock holds { some-legions }.
leads-who-goes-without = You choose who goes without.
leads-to-hand = Goes to your hand.
leads-lies-there = Lies in the province until a character takes it.
leads-then-legions = Garrison then: { some-legions }.
leads-guarded = Garrison there: { some-legions }.
leads-step = Costs { some-points }.
leads-crossing = By sea: { $points } movement points with legions, { $light } without.
leads-attack = Attack { with-legions } against { $defenders }: { $chance ->
    [0] cannot succeed.
   *[other] { $chance } % to conquer, then about { $survivors } left.
  }
leads-protected = { $holder } is there in person and destroys up to two attackers.
leads-ninth = A conquest wins the game: it is your ninth province.
leads-collect = Gold lying there: { $gold }.
leads-servants-gone = No civil servant stays: the province produces nothing in your next supply.
leads-servants-pass = No civil servant stays; the province produces in your next supply all the same.
leads-servants-return = The attack cannot succeed, so they come back.
leads-servants-risk = If the attack fails, they come back.
leads-servants-stay = A civil servant stays and keeps the supply field free.
leads-armed = Adds { some-weapons }; then { $yours } of { $bag } in the battle bag are yours.
leads-threw-weapon = Then { $yours } of { $bag } weapons in the battle bag are yours.
leads-cost = Costs { $gold } gold, { $left } left.
leads-raised = To field { $field } of 7.
leads-advanced = { leads-raised }
leads-lead = You then lead in this competence.
leads-beware-now = Beware: with this { $seat } wins the game.
leads-beware-military = Beware: { $seat } could then win the ninth province in the next turn ({ $chance } % at best).
leads-beware-political = Beware: { $seat } could then win as consul in the next turn.
leads-beware-competence = Beware: { $seat } could then reach VII on both tracks in the next turn.
leads-beware-compensation = Beware: for the loss { $seat } may advance a field, which completes VII on both tracks and wins at once.
leads-elected = { elected }
leads-returned-citizens = { returned-citizens }
leads-won-military = { won-military }
leads-won-second-consulship = { won-second-consulship }
leads-won-six-citizens = { won-six-citizens }
leads-won-competence = { won-competence }
leads-cut-down = { cut-down }
leads-every-turn = The province then produces in every supply.
leads-idle = A civil servant stands there already; a second one has no effect.

## Numbers of things, inside sentences

some-legions = { $legions ->
    [0] no legions
    [one] one legion
   *[other] { $legions } legions
  }
with-legions = { $legions ->
    [0] without legions
    [one] with one legion
   *[other] with { $legions } legions
  }
some-points = { $points ->
    [one] 1 movement point
   *[other] { $points } movement points
  }
some-weapons = { $weapons ->
    [one] one weapon
   *[other] { $weapons } weapons
  }
with-servants = { $servants ->
    [0] { "" }
    [one] , one civil servant in tow
   *[other] , { $servants } civil servants in tow
  }

## What speaks for a hint, beside another action
reason-tracks = More competence.
reason-tracks-rival = Less competence for { $seat }.
reason-citizens = More citizens in the forum.
reason-citizens-rival = Fewer citizens for { $seat }.
reason-election = Ahead for the election.
reason-election-rival = Keeps { $seat } from leading for the election.
reason-gold = More gold.
reason-gold-rival = Less gold for { $seat }.
reason-legions = More legions and weapons.
reason-legions-rival = Fewer legions and weapons for { $seat }.
reason-supply = Better supply.
reason-supply-rival = Worse supply for { $seat }.
reason-provinces = More provinces.
reason-provinces-rival = Fewer provinces for { $seat }.
reason-turn = More can be made of this turn.
reason-turn-rival = { $seat } can make less of the turn.
reason-threat = Threatens to win in the next turn.
reason-threat-rival = Keeps { $seat } from winning in the next turn.

## What happened

turn-begins = Turn { $turn }: { $seat }. { $turns ->
    [one] The election follows this turn
   *[other] { $turns } turns to the election
  }.
governors-on = { $seat }: governors step onto the supply field in { $provinces }.
governors-off = { $seat }: governors step off the supply field in { $provinces }.
chose-package = { $seat } asks Rome for { $package }.
gold-to-hand = { $seat } takes { $gold } gold from { $claim }.
produced-gold = { $province } produces { $gold } gold.
produced-legions = { $province } produces { some-legions }.
legions-from-rome = Rome sends { $seat } { some-legions }.
gold-lapsed = The stock is empty: { $claim } goes without { $gold } gold.
legions-lapsed = The stock is empty: { $claim } goes without { some-legions }.
placed-legions = { $seat } places { some-legions } in { $province }.
marched = { $seat } goes to { $province } { with-legions }{ with-servants }.
stopped = { $seat } stays in { $province }.
governor-off = The governor of { $province } steps onto the civil servant: the supply field is free.
collected = { $seat } takes { $gold } gold in { $province }.
attacked = Legions in the battle for { $province }: { $attackers } of { $seat } against { $defenders } of { $holder }.
drew-weapons = Weapons drawn: { $hits } for the attack, { $losses } for the defence, { $neutral } neutral.
protected = { $holder } is there in person and destroys { some-legions } of the attackers.
clashed = In the main battle each side loses { some-legions }.
repulsed = The attack on { $province } fails and leaves { some-legions } there. { $seat } returns to { $origin }.
conquered = { $seat } conquers { $province } with { some-legions } left.
captured-servants = { $seat } captures { $servants ->
    [one] a civil servant
   *[other] { $servants } civil servants
  } in { $province }.
must-flee = { $seat } must flee from { $province }.
lost-field = { $seat } led and falls back to field { $field }: { $track }.
fled = { $seat } flees to { $province }.
compensated = { $seat } takes the compensation card, { $side } up.
threw-weapon = { $seat } puts a weapon into the battle bag.
advanced = { $seat } advances to field { $field }: { $track }.
declined = { $seat } declines.
raised = { $seat } pays { $gold } gold and is on field { $field }: { $track }.
won-citizen = { $seat } pays { $gold } gold, wins a citizen and has { $citizens }.
dropped-citizen = { $seat } pays { $gold } gold and moves a citizen of { $rival } to ALII.
armed = { $seat } pays { $gold } gold and puts { some-weapons } into the battle bag.
election = The calendar stone reaches ELEGIO: a consul is elected.
voted = { $seat } has { $citizens ->
    [0] no citizen
    [one] one citizen
   *[other] { $citizens } citizens
  } in the forum.
elected = { $seat } is elected consul with { $citizens ->
    [0] no citizen
    [one] one citizen
   *[other] { $citizens } citizens
  }.
installed = { $seat } installs a civil servant in { $province }.
returned-citizens = { $seat } returns { $citizens ->
    [one] a citizen
   *[other] { $citizens } citizens
  } to ALII.
cut-down = { $province } gives { some-legions } beyond the limit of six back to the stock.
won-military = { $seat } holds nine provinces and wins.
won-second-consulship = { $seat } is consul for the second time and wins.
won-six-citizens = { $seat } has been consul, has at least six citizens and wins.
won-competence = { $seat } has reached VII in both competences and wins.
game-over = The struggle for sole power is over.
final-score = { $place }. { $seat }

## Why not

refused-NO_CLAIM = there is no open claim here
refused-NOT_YOURS = this province is not yours
refused-ALREADY_THERE = your character stands there already
refused-NO_PASSAGE = no border, arrow or sea leads there in one step
refused-TOO_FAR = you have too few movement points
refused-NEEDS_LEGION = a foreign province is entered only with a legion
refused-LAST_PROVINCE = nobody’s last province may be attacked
refused-TOO_MANY_LEGIONS = there are not that many legions here
refused-LEGIONS_TOO_FAR = your movement points do not pay for a crossing with legions
refused-TOO_MANY_SERVANTS = there are not that many civil servants here
refused-NOT_IN_THIS_PROVINCE = the province you stand in does not offer this action
refused-TOO_POOR = you have too little gold
refused-NO_EFFECT = it would have no effect
refused-OTHER_SIDE = the other side of the compensation card lies up
refused-NOT_A_RIVAL = these citizens are your own: only a rival’s are dropped
refused-ON_THE_LAST_FIELD = this marker is on VII already

## Labels of the view

label-province = Province
label-type = Type
label-points = Movement points it costs
label-legions = Legions
label-servants = Civil servants
label-governor_on = Governor on the supply field
label-produces_next = Produces in the next supply
label-characters = Characters here
label-character = Character
label-at = Stands in
label-n_provinces = Provinces, of nine
label-governors_left = Governors in reserve
label-citizens = Citizens
label-political = Political competence, of VII
label-military = Military competence, of VII
label-leads_political = Leads in politics
label-leads_military = Leads in arms
label-consul = Consul card
label-compensation = Compensation card
label-flight_card = Flight card
label-provinces_missing = Provinces to victory
label-fields_missing = Competence fields to victory
label-citizens_missing = Citizens to victory, as consul
label-could_win = Could win in the coming turn
label-in_bag = In the battle bag
label-in_stock = In stock
label-defenders = Defending legions
label-chance = Chance in percent
label-survivors = Legions left, on average
label-attacker = Attacker
label-defender = Defender
label-attackers = Attacking legions
label-weapons_for = Weapons for the attack
label-weapons_against = Weapons for the defence
label-weapons_neutral = Neutral weapons
label-protection = Attackers lost to character protection
label-attackers_left = Attackers left
label-defenders_left = Defenders left
label-claim = Claim
label-alii = Citizens in ALII
label-turn = Turn
label-stage = Phase
label-active = Whose turn it is
label-turns_to_election = Turns to the election, this one included
label-tie_order = Wins a tie in the election, in this order
label-front_runner = Would be elected now
label-map = Map
label-contenders = Contenders
label-arsenals = Weapons
label-stocks = Common stock
label-claims = Claims of supply
label-arriving = Legions from Rome to place
label-movement_points = Movement points
label-marching_to = Going to
label-marching_legions = Legions going along
label-attacks = Possible attacks
label-actions_taken = Actions taken
label-next_action_costs = Gold for the next action, without surcharge
label-last_battle = Last battle
label-winner = Winner

## Names

name-CAE = Caesar
name-POM = Pompeius
name-CRA = Crassus
name-ROME = Rome
name-side_I = side I
name-side_II = side II
name-GG = 2 gold
name-LL = 2 legions
name-GL = 1 gold and 1 legion
name-political = political
name-military = military
name-competence = competence
help-political = A political province produces 2 gold. From here you raise your political marker, win citizens and drop those of rivals.
help-military = A military province produces 2 legions. From here you raise your military marker and put weapons into the bag.
help-competence = A competence province produces 1 gold and 1 legion. From here you raise either marker.
name-supply = supply
name-movement = movement
name-actions = actions
name-election = election of the consul
name-TYR = Mare Tyrrhenum
name-ION = Mare Ionium
name-GTR = Gallia Transalpina
help-GTR = Military province. Neighbours: Gallia Cisalpina, Gallia Narbonensis. No coast.
name-GNA = Gallia Narbonensis
help-GNA = Competence province. Neighbours: Gallia Transalpina, Gallia Cisalpina, Hispania Citerior. Coast: Mare Tyrrhenum.
name-GCI = Gallia Cisalpina
help-GCI = Military province. Neighbours: Gallia Transalpina, Gallia Narbonensis, Illyricum, Italia. Coast: Mare Tyrrhenum and Mare Ionium.
name-ITA = Italia
help-ITA = Political province. Neighbours: Gallia Cisalpina, Sicilia, Macedonia. Coast: Mare Tyrrhenum and Mare Ionium.
name-ILL = Illyricum
help-ILL = Military province. Neighbours: Gallia Cisalpina, Macedonia. Coast: Mare Ionium.
name-HUL = Hispania Ulterior
help-HUL = Military province. Neighbours: Hispania Citerior, Africa. Coast: Mare Tyrrhenum.
name-HCI = Hispania Citerior
help-HCI = Competence province. Neighbours: Gallia Narbonensis, Hispania Ulterior. Coast: Mare Tyrrhenum.
name-SAR = Sardinia et Corsica
help-SAR = Competence province. Neighbours: Africa. Coast: Mare Tyrrhenum.
name-SIC = Sicilia
help-SIC = Competence province. Neighbours: Italia, Africa, Achaia. Coast: Mare Tyrrhenum and Mare Ionium.
name-AFR = Africa
help-AFR = Political province. Neighbours: Aegyptus, Hispania Ulterior, Sicilia, Sardinia et Corsica. Coast: Mare Tyrrhenum and Mare Ionium.
name-MAC = Macedonia
help-MAC = Competence province. Neighbours: Illyricum, Achaia, Italia, Asia. Coast: Mare Ionium.
name-ACH = Achaia
help-ACH = Political province. Neighbours: Macedonia, Sicilia, Asia. Coast: Mare Ionium.
name-ASI = Asia
help-ASI = Political province. Neighbours: Syria, Macedonia, Achaia. Coast: Mare Ionium.
name-SYR = Syria
help-SYR = Military province. Neighbours: Asia, Aegyptus. Coast: Mare Ionium.
name-AEG = Aegyptus
help-AEG = Political province. Neighbours: Africa, Syria. Coast: Mare Ionium.
