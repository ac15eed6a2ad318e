game-title = Provincia Romana
game-summary = After the wars in Gaul each of you rebuilds a ruined city: draft cards from three piles, build, keep the Gauls out and pay Rome its taxes. After six rounds the legate with the most prestige becomes proconsul.
game-howto-1 = Each round begins with the draft. In turn you pick a pile: six cards are laid out, four face up and two face down, and everybody takes one, you first. Production cards (OPES) bring goods at once; senate cards (SPQR) and buildings (AEDIFICIUM) go to your hand.
game-howto-2 = Then each of you plays any number of cards from hand, paying their costs. In your own turn two gold buy a wood or a stone; clay cannot be bought. Buildings bring prestige at once. At the end of the phase five hand cards are the limit.
game-howto-3 = In rounds 2, 3, 5 and 6 the Gauls attack. Everybody plays a combat token in secret; each token changes the strength of the city of its colour. Strength is defence plus morale plus military plus tokens; whoever falls short of the Gauls pays the penalty on the combat card.
game-howto-4 = Every round morale and defence fall by one and Rome takes one gold. Without gold you lose 2 prestige.
game-howto-5 = At the end of the round you may spend a prestige point to activate an inactive building, and your buildings bring their income. A warehouse (HORREUM) lets you store nine of each resource instead of five.
game-howto-6 = After round 6 everybody has one last turn to play cards. Your best GLORIA and a point for every three gold are added, and the highest prestige wins.

ending-rounds-played = All six rounds have been played.
option-cities = Cities
option-cities-random = given out at random
option-cities-picked = picked in turn order
option-start = Start player
option-start-random = drawn at random

## What is asked

ask-city = { $seat }: choose your city.
ask-pile = { $seat }: pick the pile to draw from.
ask-take = { $seat }: take a card of the pile { $pile }.
ask-play = { $seat }: play cards, buy wood or stone, or end your turn.
ask-final = { $seat }: your last turn. Play cards, buy wood or stone, or end it.
ask-waive = { $seat }: choose what the discount on { $card } saves you.
ask-exchange = { $seat }: choose how often to exchange with { $card }.
ask-target = { $seat }: choose the victim of { $card }.
ask-destroy = { $seat }: choose the building that { $seat_target } loses.
ask-pay = { $seat }: choose the three resources that pay for Corruptio.
ask-look = { $seat }: take one of the cards you are shown.
ask-order = { $seat }: put the cards back, the topmost first.
ask-react = { $seat }: Coniuratio is aimed at { $building }. Play Aediles for 2 gold, or let it fall.
ask-discard = { $seat }: you hold { $cards } cards; discard down to five.
ask-token = { $seat }: choose a combat token in secret.
ask-lose = { $seat }: the Gauls take a { $penalty }. Choose which, or play Aediles if you hold it.
ask-give = { $seat }: choose the { $amount } resources that the Gauls take.
ask-activate = { $seat }: activate a building for a prestige point, or finish.

## Actions

action-city = Take { $city }
action-pile = Draw from { $pile }
action-take = Take { $card }
action-take_hidden = Take a face-down card
action-take_second = Take the other face-down card
action-play = Play { $card }
action-buy = Buy a piece of { $good } for 2 gold
action-done = Finish
action-waive = Save a piece of { $good }
action-exchange = Exchange { $times ->
    [one] once
   *[other] { $times } times
  }
action-target = Aim at { $seat }
action-destroy = { $building } is destroyed
action-pay = Pay { $mix }
action-put = Put { $card } next
action-aediles = Play Aediles to protect the building
action-decline = Let the building fall
action-discard = Discard { $card }
signed-value = { $value ->
    [-1] −1
    [-2] −2
   *[other] +{ $value }
  }
action-token = Play the token { signed-value } of the colour of { $seat }
action-activate = Activate { $building }

## What a choice would lead to

leads-paid = Costs { $amount } { $good }.
leads-received = Brings { $amount } { $good }.
leads-wasted = { $amount } { $good } would be lost: no room, or none in the supply.
leads-gained = +{ $amount } { $track }.
leads-saved = Your discount saves a piece of { $good }.
leads-freed = You owe no tax this round.
leads-destroyed = { $seat } loses { $prestige } prestige with it{ $military ->
    [0] .
   *[other] , and { $military } military.
  }
leads-spilled = { $seat } has no room any more for { $amount } { $good }.
leads-named = { $seat_target } may answer with Aediles, or loses { $prestige } prestige with it.
leads-known = You put it there: { $card }.
leads-payable = You can pay for it now.
leads-lacks = To build it you lack { $pieces ->
    [one] one piece
   *[other] { $pieces } pieces
  }.
leads-unique = It is unique and stands in your city already.
leads-wrong-city = It cannot be built in your city.
leads-victim = { $seat } has { $prestige } prestige and { $gold } gold.
leads-waive = You then choose which piece your discount saves.
leads-corruptio = You then choose the three resources you pay.
leads-look = You see the top ten building cards and keep one.
leads-gloria = +{ $amount } prestige at the end of the game.
leads-strength = { $seat } then stands at strength { $strength }, before all other tokens.
leads-hand-limit = At the end of the phase you discard { $cards ->
    [one] one card
   *[other] { $cards } cards
  }.
leads-trade = Pay { $pay } { $good }, get { $get } { $other }, as often as you like.
leads-exchange = Pay { $pay } { $good }, get { $get } { $other }, { $times ->
    [one] once
   *[other] up to { $times } times
  }.

## What speaks for a hint, beside another action
reason-prestige = More prestige at once.
reason-prestige-rival = Less prestige for { $seat }.
reason-goods = More goods.
reason-goods-rival = Fewer goods for { $seat }.
reason-income = More income to come.
reason-income-rival = Less income for { $seat }.
reason-buildings = More from buildings later on.
reason-buildings-rival = Less from buildings for { $seat } later on.
reason-hand = Better cards in hand.
reason-hand-rival = Worse cards in hand for { $seat }.
reason-offer = Better cards to take.
reason-offer-rival = Worse cards for { $seat } to take.
reason-battles = Safer from the Gauls.
reason-battles-rival = Less safe from the Gauls for { $seat }.
reason-taxes = Less tax to fear.
reason-taxes-rival = More tax for { $seat } to fear.

## What happened

round-begins = Round { $round } begins; { $seat } has the Caesar card.
took-city = { $seat } takes the city { $city }.
dealt = Everybody is dealt a building card and five combat tokens.
picked-pile = { $seat } picks the pile { $pile }.
reshuffled = The discards of { $pile } are shuffled to form a new pile.
laid-out = Face up lie { $cards }; { $hidden ->
    [0] none lies
    [one] one card lies
   *[other] { $hidden } cards lie
  } face down.
took = { $seat } takes { $card }.
turned-up = { $seat } takes a face-down card and turns up { $card }.
took-hidden = { $seat } takes a face-down card: { $card }.
took-a-hidden-card = { $seat } takes a face-down card.
left-over = To the discards: { $count ->
    [0] no open card
   *[other] { $cards }
  }{ $hidden ->
    [0] .
    [one] , and one unseen.
   *[other] , and { $hidden } unseen.
  }
paid = { $seat } pays { $amount } { $good }.
received = { $seat } receives { $amount } { $good }.
wasted = { $amount } { $good } for { $seat } are lost: no room, or none in the supply.
gained = { $seat } gains { $amount } { $track }.
played = { $seat } plays { $card }.
built = { $seat } builds { $card }.
saved = The discount saves { $seat } a piece of { $good }.
bought = { $seat } buys a piece of { $good }.
exchanged = { $seat } uses { $card } { $times ->
    [one] once
   *[other] { $times } times
  }.
freed = { $seat } owes no tax this round.
corrupted = { $seat } bribes Rome and owes no tax any more.
aimed = { $seat } aims { $card } at { $seat_target }.
named = { $seat } conspires against { $building } of { $seat_target }.
destroyed = { $building } of { $seat } is destroyed and returns to hand; that costs { $prestige } prestige{ $military ->
    [0] .
   *[other] {" "}and { $military } military.
  }
spilled = { $seat } has no room any more for { $amount } { $good }.
protected = { $seat } plays Aediles; the building stays.
declined = { $seat } lets it happen.
looked = { $seat } looks at { $count ->
    [one] one card
   *[other] { $count } cards
  } of the building pile.
saw = { $seat } sees { $cards }.
kept = { $seat } keeps { $card }.
kept-a-card = { $seat } keeps one of them.
put-back = { $seat } puts { $card } next on the pile.
put-back-a-card = { $seat } puts a card back on the pile.
ended-turn = { $seat } ends the turn.
discarded = { $seat } discards { $card }.
mustered = The Gauls approach; everybody chooses a combat token.
chose-token = { $seat } plays the token { signed-value } of the colour of { $seat_colour }.
chose-a-token = { $seat } plays a combat token.
token-shown = A token turns up: { signed-value } for { $seat }.
gauls = { $card }! Who loses pays: { $first } ({ $first_amount }){ $second_amount ->
    [0] .
   *[other] ; failing that, { $second } ({ $second_amount }).
  }
battle-won = { $seat } holds out with strength { $strength } against { $gauls }.
battle-lost = { $seat } is beaten with strength { $strength } against { $gauls }.
taken = { $seat } loses { $amount } { $good } to the Gauls.
fallback = { $seat } can pay no penalty on the card.
upkeep = Upkeep of round { $round }: morale and defence fall, and taxes are due.
upkept = { $seat }: morale { $morale }, defence { $defence }, tax { $tax }.
fined = { $seat } has no gold for the tax and loses { $amount } prestige.
activated = { $seat } activates { $building }.
done-activating = { $seat } activates nothing more.
income = The buildings of { $seat } bring { $amount } { $good }.
final-turns = The six rounds are over; { $seat } begins the last turns.
game-over = The game is over; glory and gold are added to the prestige.
final-score = { $place }. { $seat } with { $score } prestige.

## Why not

refused-CITY_TAKEN = another player has this city
refused-NO_MARKER = this pile has no action marker left
refused-EMPTY_PILE = neither the pile nor its discards hold a card
refused-NOT_ON_TABLE = no such card lies on the table
refused-NOT_IN_HAND = you do not hold this card
refused-TOO_POOR = you cannot pay for it
refused-UNIQUE = this building is unique and stands in your city already
refused-WRONG_CITY = your city board shows the other of bridge and harbour
refused-ONLY_REACTION = Aediles is only played when one of your buildings is about to be lost
refused-ALREADY_LAID = one of these lies before you already
refused-NO_EXCHANGE = not a single exchange is possible
refused-NO_TARGET = this is no possible victim
refused-NO_CARDS = there is no building card left to look at
refused-NOT_HIGHER = only a Gloria higher than yours in play counts
refused-NO_ROOM = you would receive nothing: no room, or none in the supply
refused-TAX_FREE = you owe no tax this round anyway
refused-NOT_FOR_SALE = the supply has none, or your storage is full
refused-NOT_IN_COST = your discount does not cover this, or the cost does not contain it
refused-TOO_OFTEN = you cannot exchange so often
refused-NOT_STANDING = no such building stands there
refused-WRONG_CLASS = the Gauls want a building of another kind
refused-NOT_SEEN = this card is not among those you are shown
refused-HORREUM_STAYS = a warehouse cannot be discarded
refused-NO_TOKEN = you do not have this token
refused-NO_PRESTIGE = activating costs a prestige point, and you have none
refused-TOO_LATE_LEGIO = it would change nothing any more in the last turns
refused-CONCUSSED_PRAETOR = Concussio lies before you, so you owe the tax anyway
refused-ALIKE = nobody can tell the face-down cards apart but who put them on the pile
refused-PRICE = a piece costs two gold
refused-NO_OPPONENT = choose an opponent at the table
refused-CORRUPT_ALREADY = Rome is bribed already: you owe no tax any more
refused-NO_BRIBE = you do not have these three resources
refused-NO_AEDILES = you do not hold Aediles
refused-NOT_HELD = you do not have these resources, or they are not what is due
refused-NOT_BUILT = no such building stands in your city
refused-AWAKE = this building is active already

## Labels of the view

label-round = Round
label-rounds = Rounds in all
label-stage = Phase
label-gauls_come = The Gauls attack this round
label-start = Caesar card
label-piles = Piles
label-pile = Pile
label-cards = Cards
label-markers = Action markers
label-discards = Discards
label-n_unseen = Discarded unseen
label-seen_by_you = Of these known to you
label-draft = On the table
label-chooser = Chooser
label-face_up = Face up
label-n_face_down = Face down
label-known_face_down = Face down, known to you
label-resolving = Being resolved
label-card = Card
label-by = Played by
label-target = Victim
label-building = Building
label-looked_at = Cards you are shown
label-pile_order = Top of the building pile as you left it
label-supply = Supply
label-clay = Clay
label-wood = Wood
label-stone = Stone
label-attacks = Attacks of the Gauls
label-bellum = Combat card
label-gauls = Strength of the Gauls
label-first_penalty = Penalty
label-first_amount = How much
label-second_penalty = If that cannot be paid
label-second_amount = How much of that
label-shown_tokens = Tokens in this battle
label-spent_tokens = Tokens played so far
label-colour_of = Colour of
label-value = strength
label-players = Players
label-colour = Colour
label-city_building = On the city board
label-prestige = Prestige
label-score = Score now
label-lost = Prestige lost
label-glory = Glory (GLORIA)
label-coins = Gold, a point for every three
label-prestige_cards = Prestige cards
label-morale = Morale
label-defence = Defence
label-military = Military
label-goods = Goods
label-storage = Storage for each resource
label-owes_tax = Owes tax this round
label-buildings = Buildings
label-worth = Prestige of the buildings
label-senate = Senate cards in play
label-n_hand_buildings = Buildings in hand
label-n_hand_senate = Senate cards in hand
label-hand = Hand
label-known_hand = Hand cards that all have seen
label-known_to_you = Hand cards that only you know of
label-n_tokens = Combat tokens
label-tokens = Combat tokens in hand
label-has_chosen = Has chosen a token
label-chosen_token = Token chosen
label-strength = Strength in the last battle
label-fate = Last battle
label-tax = Last tax
label-income = Last income

## Things
name-setup = choosing cities
name-draft = choosing cards
name-playing = playing cards
name-hand_limit = hand limit
name-combat = combat
name-activation = activating buildings
name-final_turns = last turns
name-opes = Opes (production)
name-spqr = SPQR (senate)
name-aedificium = Aedificium (buildings)
name-gold = gold
name-clay = clay
name-wood = wood
name-stone = stone
name-prestige = prestige
name-morale = morale
name-defence = defence
name-military = military
name-none = nothing more
name-production_building = production building
name-defence_building = defence building
name-prestige_building = prestige building
name-resources = any resources
name-purple = purple
name-green = green
name-yellow = yellow
name-orange = orange
name-red = red
name-blue = blue
name-fate_open = not decided
name-fate_won = held out
name-fate_building = lost a building
name-fate_protected = protected by Aediles
name-fate_resources = lost resources
name-fate_stone = lost stone
name-fate_gold = lost gold
name-fate_morale = lost morale
name-fate_prestige = lost prestige
name-fate_fallback_gold = paid 3 gold instead
name-fate_fallback_prestige = lost 2 prestige instead
name-tax_free = free of tax
name-tax_paid = paid
name-tax_unpaid = not paid
thing-pieces = { $n } { $good }
thing-track = { $track } +{ $n }
thing-goods = { $goods }
thing-inactive = { $building }, inactive
thing-building = Costs { $cost }; { $prestige } prestige.{ $when ->
    [never] { "" }
    [built] { " " }When built: { $effect }.
    [income] { " " }In every Phase 5: { $effect }.
    [standing] { " " }While it stands: { $effect }.
    [woken] { " " }Inactive when built; once, on activation: { $effect }.
   *[awake] { " " }Inactive when built; while active: { $effect }.
  }{ $also }{ $unique ->
    [0] { "" }
   *[other] { " " }Unique.
  }
thing-trade = Commercium (pay { $paid }, get { $got })
thing-patronus = Patronus ({ $got })
thing-patronus-help = Costs { $gold } gold: receive { $got }.
thing-gloria = Gloria (worth { $worth })
thing-gloria-help = Costs { $gold } gold and stays in play: { $worth } prestige at the end. Only your highest Gloria counts.
thing-defender-help = Costs { $gold } gold: defence +{ $worth }.
thing-opes = Opes: { $chooser }; others { $others }
thing-opes-alike = Opes: { $chooser }
thing-gauls = Gauls { $war }, strength { $strength }
name-forum_julii = Forum Julii (Fréjus)
name-arelate = Arelate (Arles)
name-loupian = Loupian
name-tolosa = Tolosa (Toulouse)
name-narbo_martius = Narbo Martius (Narbonne)
name-massilia = Massilia (Marseille)
name-aquaeductus = Aquaeductus (aqueduct)
name-armamentarium = Armamentarium (armoury)
name-amphiteatrum = Amphiteatrum (amphitheatre)
name-aurifex = Aurifex (goldsmith)
name-carchesium = Carchesium (crane)
name-also_carchesium = { " " }Each further building costs one clay, wood, stone or gold less; not together with Architectus.
name-circus = Circus
name-colosseum = Colosseum
name-domus = Domus (town house)
name-fodina = Fodina (quarry)
name-fons = Fons (fountain)
name-fornax_lateris = Fornax Lateris (brick kiln)
name-forum = Forum
name-horreum = Horreum (warehouse)
name-also_horreum = { " " }Lets you store nine of each resource instead of five. Cannot be discarded.
name-hortus = Hortus (garden)
name-insula = Insula (tenement block)
name-lignator = Lignator (woodcutter)
name-officina = Officina (workshop)
name-pons = Pons (bridge)
name-also_pons = { " " }Only for cities whose board shows a bridge; wins ties there.
name-portus = Portus (harbour)
name-also_portus = { " " }Only for cities whose board shows a harbour; wins ties there.
name-puteus = Puteus (well)
name-stabilum = Stabilum (stable)
name-statua = Statua (statue)
name-strata = Strata (paved road)
name-emporium = Emporium (trading house)
name-exercitatio = Exercitatio (drill ground)
name-mola = Mola (mill)
name-statio = Statio (guard post)
name-templum = Templum (temple)
name-turris = Turris (tower)
name-via_mercatoris = Via Mercatoris (merchants' road)
name-villa = Villa
name-vinea = Vinea (vineyard)
name-aediles = Aediles
help-aediles = Keeps a building that the Gauls would destroy, or for 2 gold one that Coniuratio would. Only played in answer to them.
name-architectus = Architectus
help-architectus = Costs 4 gold and stays in play: each building costs one clay, wood or stone less. Not together with Carchesium.
name-concussio = Concussio
help-concussio = Costs 2 gold and is laid before an opponent, who then owes 1 gold of tax every round, whatever protects him.
name-coniuratio = Coniuratio
help-coniuratio = Costs 5 gold: a building of your choice in an opponent’s city is destroyed and returns to its owner’s hand.
name-consuetudo = Consuetudo
help-consuetudo = Costs 2 gold: look at the top ten building cards, take one, and put the others back in any order.
name-consul_metello = Consul Cecilio Metello
name-consul_pompeio = Consul Pompeio Magno
name-corruptio = Corruptio
help-corruptio = Costs any three resources and stays in play: you owe no tax any more.
name-legio = Legio
name-praetor = Praetor
help-praetor = You owe no tax this round.

help-opes = Gold, clay, wood and stone at once: more for whoever picks the pile than for the others.
help-spqr = Senate cards: you keep one and play it later for its effect.
help-aedificium = Buildings: you keep one and pay for it later. They bring prestige, and many more than that.
help-take_hidden = You see it only when it is yours.
