game-title = Via Romana
game-summary =
    Build castles in the cities of Roman Gaul and milestones along the roads between them. Whoever has most pieces on a finished road takes a city marker; the others are paid in cards.
game-howto-1 = On your turn you play up to three cards and then draw two. With more than seven cards at the start of your turn you first discard down to seven.
game-howto-2 = One card places a milestone next to any piece, in a city or on a road of the card’s colour. Two cards of one colour place a castle in any empty city of that colour; two cards of different colours are a joker for one milestone anywhere next to a piece.
game-howto-3 = A card whose city already holds a piece may place two milestones at once, continuing one of the roads from that city.
game-howto-4 = When all spaces and both end cities of a road are built, it is scored. Most pieces win; a tie goes to the player who finished the road if he is in it, otherwise to the first of the tied to his left. The winner takes the top marker of one of the two cities, every other player on the road takes one card per piece.
game-howto-5 = Then the milestones on the road go back and a signpost closes it. The last signpost brings the player who finished that road the legion eagle, and everybody else has one more turn.
game-howto-6 = At the end count your markers, your castles (each worth the top marker still beside its city, at least 1), 2 points for the eagle and 5 for your secret mission of four markers.

option-stubborn_hand = Stubborn hand
option-stubborn_hand-off = Off: hands are only checked at the start of a turn
option-stubborn_hand-on = On: never more than seven cards, but you discard freely at the start of your turn and draw as many as you like, up to two, at its end
option-dangerous_tie = Dangerous tie
option-dangerous_tie-off = Off: a tie without the player who finished the road goes to the first of the tied
option-dangerous_tie-on = On: after a tie without the player who finished the road nobody gets anything
ending-last-signpost = The last signpost was placed.
ending-standstill = Nobody built anything for three rounds.

# What is asked
ask-start = { $seat }: place a first castle in a free city.
ask-discard = { $seat }: discard { $surplus ->
    [one] one card
   *[other] { $surplus } cards
 }, down to seven.
ask-trim = { $seat }: discard any cards you do not want, then keep the others.
ask-draw = { $seat }: draw { $cards ->
    [one] one card
   *[other] up to { $cards } cards
 } to end your turn, or none.
ask-build = { $seat }: build, with { $cards ->
    [one] one card
   *[other] up to { $cards } cards
 } left to play, or end your turn.
ask-pay-castle = { $seat }: pay for a castle in { $city } with { $cards ->
    [one] the second card
   *[other] the first of two cards
 }.
ask-pay-city = { $seat }: pay for a milestone in { $city }.
ask-pay-road = { $seat }: pay for a milestone on { $space }.
ask-pay-joker_city = { $seat }: pay with a joker for a milestone in { $city }, { $cards ->
    [one] the second card
   *[other] the first of two cards
 }.
ask-pay-joker_road = { $seat }: pay with a joker for a milestone on { $space }, { $cards ->
    [one] the second card
   *[other] the first of two cards
 }.
ask-order = { $seat }: choose which finished road is scored next.
ask-marker = { $seat }: you have won { $road }. Take the marker of one of its two cities.
ask-take = { $seat }: take { $cards ->
    [one] one open card
   *[other] { $cards } cards, open ones first,
 } for { $road }.

# Actions
action-pay = Pay with { $card }
action-discard = Discard { $card }
action-keep = Keep the other cards
action-take = Take { $card }
action-marker = Take the marker of { $city }
action-score = Score { $road }
action-start = First castle in { $city }
action-end = End the turn
action-draw = { $cards ->
    [0] Draw no card
    [one] Draw one card
   *[other] Draw { $cards } cards
 }
action-castle = Castle in { $city }
action-city = Milestone in { $city }
action-joker_city = Joker: milestone in { $city }
action-double = Two milestones: { $double }
action-road = Milestone: { $space }
action-joker_road = Joker: milestone on { $space }

# What it would lead to
leads-cost = Costs { $cards ->
    [one] one of your cards: { $ways }
   *[other] two cards
 }.
leads-second-card = A second card follows.
leads-draw-choice = Then you choose how many cards you draw.
leads-hand = Leaves you { $cards ->
    [0] no card
    [one] one card
   *[other] { $cards } cards
 } in hand.
leads-take = { $cards ->
    [0] Your last card here.
    [one] Then one more card.
   *[other] Then { $cards } more cards.
 }
leads-draw = { $cards ->
    [0] You draw no card.
    [one] You draw one card.
   *[other] You draw { $cards } cards.
 }
leads-castle = Worth { $points ->
    [one] 1 point
   *[other] { $points } points
 } as things stand.
leads-castle-loses = The castle of { $seat } in { $city } loses 1 point.
leads-progress = { $road } then lacks { $missing ->
    [one] one piece
   *[other] { $missing } pieces
 }; you would have { $pieces } there, the best of the others { $others }.
leads-order = Completes { $roads } roads, which you score in the order you like. What each brings if it comes first:
leads-won = { $value ->
    [0] { $seat } wins { $road }, but no marker is left.
   *[other] { $seat } wins { $road } and takes a marker worth { $other ->
        [0] { $value }
       *[other] { $value } or { $other }
     } points.
 }
leads-tied = { $road } ends in a dangerous tie: nobody gets anything.
leads-due = { $seat } takes { $cards ->
    [0] no card
    [one] one card
   *[other] { $cards } cards
 } for { $road }{ $lapsed ->
    [0] .
    [one] ; one card lapses.
   *[other] ; { $lapsed } cards lapse.
 }
leads-marker = Worth { $value } points.
leads-mission = { $missing ->
    [0] Fulfils your mission.
    [one] Your mission then lacks one marker.
   *[other] Your mission then lacks { $missing } markers.
 }

# What happened
started = { $seat } places a first castle in { $city }.
turn = It is the turn of { $seat }.
discarded = { $seat } discards { $card }.
kept = { $seat } keeps the other cards.
planned-castle = { $seat } is about to build a castle in { $city }.
planned-in-city = { $seat } is about to build a milestone in { $city }{ $cards ->
    [one] .
   *[other] { " " }with a joker.
 }
planned-on-road = { $seat } is about to build a milestone on { $space }{ $cards ->
    [one] .
   *[other] , with a joker.
 }
paid-first = { $seat } pays with { $card } and needs a second card.
built-castle = { $seat } builds a castle in { $city } for { $cards }.
built-in-city = { $seat } builds a milestone in { $city } for { $cards }.
built-on-road = { $seat } builds a milestone on { $space }, for { $cards }.
built-double = { $seat } builds two milestones for { $card }: { $double }.
finished = { $seat } has finished { $road }.
won = { $seat } wins { $road } with { $pieces ->
    [one] one piece
   *[other] { $pieces } pieces
 }{ $value ->
    [0] , but no marker is left.
   *[other] .
 }
tied = A dangerous tie on { $road }: nobody gets anything.
due = { $cards ->
    [0] { $seat } can take no card
    [one] { $seat } is due one card
   *[other] { $seat } is due { $cards } cards
 } for { $road }{ $lapsed ->
    [0] .
    [one] ; one card lapses.
   *[other] ; { $lapsed } cards lapse.
 }
took-marker = { $seat } takes the { $value } of { $city }.
took = { $seat } takes { $card } from the display.
cleared = { $road } is cleared and gets a signpost; { $signposts ->
    [0] none is left
    [one] one is left
   *[other] { $signposts } are left
 }.
scored-late = { $road } is closed; its milestones stay.
eagle = { $seat } placed the last signpost and takes the legion eagle; everybody else has one more turn.
reshuffled = The discard pile is shuffled: { $cards ->
    [one] one card
   *[other] { $cards } cards
 }.
laid-out = Added to the open display: { $cards }.
ended = { $seat } builds no more this turn{ $cards ->
    [0] .
    [one] { " " }and discards the card played.
   *[other] { " " }and discards the { $cards } cards played.
 }
drew = { $seat } draws { $number ->
    [0] no card
   *[other] { $cards }
 }.
drew-unseen = { $seat } draws { $number ->
    [0] no card
    [one] one card
   *[other] { $number } cards
 }.
standstill = For three rounds nobody has built anything.
fulfilled = { $seat } has fulfilled a mission: { $mission }.
failed = { $seat } has not fulfilled a mission: { $mission }.
game-over = The game is over.
final-score = { $seat }: { $score ->
    [one] 1 point
   *[other] { $score } points
 }, place { $place }.

# Why not
refused-CITY_TAKEN = a piece already stands in that city
refused-NO_CASTLE = you have no castle left
refused-NO_MILESTONE = you have no milestone left
refused-ROAD_CLOSED = that road is closed
refused-SPACE_TAKEN = a milestone already stands there
refused-SPACE_ALONE = no piece stands next to that space
refused-CITY_ALONE = no piece stands next to that city
refused-THREE_CARDS = you may play three cards a turn, and this would take two more
refused-NO_CITY_CARD = you hold no card of the city’s colour
refused-NO_ROAD_CARD = you hold no card of a colour of that road
refused-NO_PAIR = a castle costs two cards of the city’s colour
refused-NO_JOKER = a joker is two cards of different colours
refused-DOUBLE_WITHOUT_PIECE = no piece stands in the city from which you would build
refused-DOUBLE_WITHOUT_CARD = you do not hold the card of that city
refused-DOUBLE_WITHOUT_ROOM = the road does not have two empty spaces
refused-DOUBLE_WITHOUT_MILESTONES = you do not have two milestones left
refused-NOT_HELD = you do not hold that card
refused-WRONG_COLOUR = that card has the wrong colour for this build
refused-SAME_COLOUR = the two cards of a joker must differ in colour
refused-CARD_ORDER = two cards are paid in the order of the hand: the one that comes first is paid first
refused-NOT_COMPLETE = that road does not wait for its scoring
refused-NOT_AN_END = that city is not an end of the scored road
refused-NOT_OPEN = that card does not lie in the open display
refused-HAND_FULL = your hand has no room for so many cards
refused-NO_CARDS_LEFT = there are not so many cards left to draw

# Fields of the screen
label-seat = Seat
label-actor = To decide
label-ask = Asked
label-choices = Choices
label-start = Start player
label-turn = Turn
label-cards_left = Cards left to play
label-played = Cards played
label-pending = Build being paid
label-build = Build
label-place = Place
label-paid = First card
label-cards_to_pay = Cards to pay
label-scoring = Scoring
label-trigger = Finished by
label-winner = Winner
label-due = Cards due
label-signposts = Signposts
label-eagle = Legion eagle
label-last_turns = Last turns
label-idle_turns = Turns without a new piece
label-display = Open display
label-draw_pile = Draw pile
label-discard_pile = Discard pile
label-cities = Cities
label-colour = Colour
label-symbol = Symbol
label-piece = Piece
label-markers = Markers
label-worth = Worth of a castle
label-roads = Roads
label-road = Road
label-ends = Ends
label-colours = Colours
label-status = Status
label-milestones = Milestones
label-pieces = Pieces of each player
label-missing = Pieces missing
label-leaders = Leaders
label-prizes = Top markers to win
label-players = Players
label-castles = Castles
label-players-castles = Castles left
label-players-milestones = Milestones left
label-n_cards = Cards in hand
label-hand = Hand
label-seen_cards = Cards seen taken
label-mission = Mission
label-mission_needs = Mission asks for
label-mission_lacks = Still lacking
label-points = Points
label-stubborn_hand = Stubborn hand
label-dangerous_tie = Dangerous tie

# Other names
name-castle = castle
name-milestone = milestone
name-city = milestone in a city
name-joker_city = milestone in a city with a joker
name-road = milestone on a road
name-joker_road = milestone on a road with a joker
name-open = open
name-complete = complete
name-blocked = not in this game
name-signposted = closed by a signpost
name-scored = scored after the last signpost

# Cities, roads, spaces and cards
name-GES = Gesoriacum
name-BAG = Bagacum
name-DUR = Durocortorum
name-TRE = Augusta Treverorum
name-COL = Colonia Agrippina
name-MOG = Mogontiacum
name-ARG = Argentorate
name-VES = Vesontio
name-CON = Condate
name-LUT = Lutetia
name-CEN = Cenabum
name-LUG = Lugdunum
name-BUR = Burdigala
name-LIM = Limonum
name-AUG = Augustonemetum
name-AQU = Aquae Tarbellicae
name-TOL = Tolosa
name-NAR = Narbo Martius
name-MAS = Massilia
name-GEN = Genava
thing-road = { $one }–{ $other }
name-numbered = { $thing }, space { $part }
name-paired = { $thing } from { $part }
name-green-helmet = green helmet ({ name-GES })
thing-card-help = Pays for one milestone in { $colour } cities or on roads with { $colour ->
    [orange] an
   *[other] a
 } { $colour } border. If a piece stands in { $city }, it also pays for two milestones on one road from there.
name-green-temple = green temple ({ name-BAG })
name-green-laurel = green laurel wreath ({ name-DUR })
name-green-horse = green horse ({ name-TRE })
name-grey-laurel = grey laurel wreath ({ name-COL })
name-grey-horse = grey horse ({ name-MOG })
name-grey-helmet = grey helmet ({ name-ARG })
name-grey-temple = grey temple ({ name-VES })
name-blue-horse = blue horse ({ name-CON })
name-blue-helmet = blue helmet ({ name-LUT })
name-blue-laurel = blue laurel wreath ({ name-CEN })
name-blue-temple = blue temple ({ name-LUG })
name-orange-temple = orange temple ({ name-BUR })
name-orange-horse = orange horse ({ name-LIM })
name-orange-helmet = orange helmet ({ name-AUG })
name-orange-laurel = orange laurel wreath ({ name-AQU })
name-violet-helmet = violet helmet ({ name-TOL })
name-violet-horse = violet horse ({ name-NAR })
name-violet-temple = violet temple ({ name-MAS })
name-violet-laurel = violet laurel wreath ({ name-GEN })

# Colours, symbols, markers and missions
name-green = green
name-grey = grey
name-blue = blue
name-orange = orange
name-violet = violet
name-helmet = helmet
name-temple = temple
name-laurel = laurel wreath
name-horse = horse
thing-marker = { $colour } { $value }
name-M1-Belgica = Belgica mission
thing-markers = { $n } × { $colour }
thing-mission-help = Worth 5 points at the end if you have collected these markers, of any value: { $markers }.
name-M2-Germania = Germania mission
name-M3-Narbonensis = Narbonensis mission
name-M4-Aquitania = Aquitania mission
name-M5-Lugdunensis = Lugdunensis mission

help-road = A card of one of the road’s colours. A milestone goes next to any piece.
help-city = A card of the city’s colour.
help-double = The card of the city itself (its colour and symbol): two milestones on one road from there.
help-castle = Two cards of the city’s colour.
help-joker_road = Two cards of different colours, for a space of any colour.
help-joker_city = Two cards of different colours, for a city of any colour.

## What speaks for a hint, beside another action
reason-markers = More points from markers.
reason-markers-rival = Fewer points from markers for { $seat }.
reason-eagle = The legion eagle.
reason-eagle-rival = Keeps the legion eagle from { $seat }.
reason-mission = Nearer to your mission.
reason-mission-rival = Keeps { $seat } farther from a mission.
reason-castles = More from castles.
reason-castles-rival = Less from castles for { $seat }.
reason-roads = Better prospects on the roads.
reason-roads-rival = Worse prospects for { $seat } on the roads.
reason-cards = Better cards in hand.
reason-cards-rival = Worse cards in hand for { $seat }.
