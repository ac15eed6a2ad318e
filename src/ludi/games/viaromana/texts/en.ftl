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
ask-over = The game is over.

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
    [one] one card
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
leads-win = { $seat } wins { $road } and takes a marker worth { $value } points.
leads-win-either = { $seat } wins { $road } and takes a marker worth { $value } or { $other } points.
leads-win-nothing = { $seat } wins { $road }, but no marker is left.
leads-win-shared = { $seat } wins { $road } and takes a marker worth up to { $value } points, as far as the roads scored before leave one.
leads-tie = { $road } ends in a dangerous tie: nobody gets anything.
leads-cards = { $seat } takes { $cards ->
    [one] one card
   *[other] { $cards } cards
 } for { $road }.
leads-cards-none = { $seat } can take no card for { $road }.
leads-cards-most = { $seat } takes { $cards ->
    [0] no card
    [one] at most one card
   *[other] at most { $cards } cards
 } for these roads together.
leads-marker = Worth { $value } points.
leads-mission = { $missing ->
    [0] Fulfils your mission.
    [one] Your mission then lacks one marker.
   *[other] Your mission then lacks { $missing } markers.
 }

# What happened
started = { $seat } places a first castle in { $city }.
discarded = { $seat } discards { $card }.
kept = { $seat } keeps the other cards.
took = { $seat } takes { $card } from the display.
plans-castle = { $seat } is about to build a castle in { $city }.
plans-city = { $seat } is about to build a milestone in { $city }.
plans-joker_city = { $seat } is about to build a milestone in { $city } with a joker.
plans-road = { $seat } is about to build a milestone on { $space }.
plans-joker_road = { $seat } is about to build a milestone on { $space } with a joker.
paid-first = { $seat } pays with { $card } and needs a second card.
built-castle = { $seat } builds a castle in { $city } for { $cards }.
built-city = { $seat } builds a milestone in { $city } for { $cards }.
built-road = { $seat } builds a milestone on { $space } for { $cards }.
built-double = { $seat } builds two milestones with one card: { $double }.
scoring = { $seat } has finished { $road }.
won = { $seat } wins { $road } with { $pieces ->
    [one] one piece
   *[other] { $pieces } pieces
 }.
nobody-won = A dangerous tie on { $road }: nobody gets anything.
no-marker = There is no marker left for { $seat }.
took-marker = { $seat } takes the { $value } of { $city }.
drew-due = { $seat } draws { $cards ->
    [one] one card
   *[other] { $cards } cards
 } from the pile, as the display is empty.
lapsed = { $seat } cannot take { $cards ->
    [one] one card
   *[other] { $cards } cards
 } any more.
signposted = { $road } is cleared and gets a signpost; { $signposts ->
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
display = The open display now shows { $cards }.
drew = { $seat } draws { $cards ->
    [0] no card
    [one] one card
   *[other] { $cards } cards
 } and ends the turn.
own-draw = You drew { $cards }.
turn = It is the turn of { $seat }.
game-over = The last turn has been played.
standstill = For three rounds nobody has built anything: the game ends.
mission-fulfilled = { $seat } has fulfilled a mission: { $mission }.
mission-failed = { $seat } has not fulfilled a mission: { $mission }.
final-score = { $seat }: { $score } points, place { $place }.

# Why not
refused-OK = this is allowed
refused-NOT_ASKED = this is not what is asked now
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
label-owner = Owner
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
label-city = City
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
label-mission_lacks = Still lacking
label-points = Points
label-total = Total
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
name-R01 = Gesoriacum–Bagacum
name-R02 = Gesoriacum–Lutetia
name-R03 = Bagacum–Durocortorum
name-R04 = Bagacum–Colonia Agrippina
name-R05 = Durocortorum–Augusta Treverorum
name-R06 = Durocortorum–Lugdunum
name-R07 = Durocortorum–Vesontio
name-R08 = Augusta Treverorum–Mogontiacum
name-R09 = Augusta Treverorum–Argentorate
name-R10 = Colonia Agrippina–Mogontiacum
name-R11 = Mogontiacum–Argentorate
name-R12 = Argentorate–Vesontio
name-R13 = Argentorate–Genava
name-R14 = Vesontio–Genava
name-R15 = Lutetia–Cenabum
name-R16 = Lutetia–Lugdunum
name-R17 = Condate–Cenabum
name-R18 = Cenabum–Limonum
name-R19 = Condate–Burdigala
name-R20 = Lugdunum–Augustonemetum
name-R21 = Lugdunum–Massilia
name-R22 = Limonum–Burdigala
name-R23 = Limonum–Augustonemetum
name-R24 = Burdigala–Aquae Tarbellicae
name-R25 = Burdigala–Tolosa
name-R26 = Aquae Tarbellicae–Narbo Martius
name-R27 = Tolosa–Narbo Martius
name-R28 = Augustonemetum–Narbo Martius
name-R29 = Narbo Martius–Massilia
name-R30 = Genava–Massilia
name-R01-1 = { name-R01 }, space 1
name-R01-2 = { name-R01 }, space 2
name-R01-3 = { name-R01 }, space 3
name-R01-4 = { name-R01 }, space 4
name-R02-1 = { name-R02 }, space 1
name-R02-2 = { name-R02 }, space 2
name-R02-3 = { name-R02 }, space 3
name-R02-4 = { name-R02 }, space 4
name-R03-1 = { name-R03 }, space 1
name-R03-2 = { name-R03 }, space 2
name-R03-3 = { name-R03 }, space 3
name-R03-4 = { name-R03 }, space 4
name-R04-1 = { name-R04 }, space 1
name-R04-2 = { name-R04 }, space 2
name-R04-3 = { name-R04 }, space 3
name-R04-4 = { name-R04 }, space 4
name-R05-1 = { name-R05 }, space 1
name-R05-2 = { name-R05 }, space 2
name-R05-3 = { name-R05 }, space 3
name-R05-4 = { name-R05 }, space 4
name-R06-1 = { name-R06 }, space 1
name-R06-2 = { name-R06 }, space 2
name-R06-3 = { name-R06 }, space 3
name-R06-4 = { name-R06 }, space 4
name-R06-5 = { name-R06 }, space 5
name-R07-1 = { name-R07 }, space 1
name-R07-2 = { name-R07 }, space 2
name-R07-3 = { name-R07 }, space 3
name-R07-4 = { name-R07 }, space 4
name-R08-1 = { name-R08 }, space 1
name-R08-2 = { name-R08 }, space 2
name-R08-3 = { name-R08 }, space 3
name-R09-1 = { name-R09 }, space 1
name-R09-2 = { name-R09 }, space 2
name-R09-3 = { name-R09 }, space 3
name-R09-4 = { name-R09 }, space 4
name-R10-1 = { name-R10 }, space 1
name-R10-2 = { name-R10 }, space 2
name-R10-3 = { name-R10 }, space 3
name-R11-1 = { name-R11 }, space 1
name-R11-2 = { name-R11 }, space 2
name-R11-3 = { name-R11 }, space 3
name-R11-4 = { name-R11 }, space 4
name-R12-1 = { name-R12 }, space 1
name-R12-2 = { name-R12 }, space 2
name-R12-3 = { name-R12 }, space 3
name-R12-4 = { name-R12 }, space 4
name-R13-1 = { name-R13 }, space 1
name-R13-2 = { name-R13 }, space 2
name-R13-3 = { name-R13 }, space 3
name-R13-4 = { name-R13 }, space 4
name-R14-1 = { name-R14 }, space 1
name-R14-2 = { name-R14 }, space 2
name-R14-3 = { name-R14 }, space 3
name-R15-1 = { name-R15 }, space 1
name-R15-2 = { name-R15 }, space 2
name-R15-3 = { name-R15 }, space 3
name-R16-1 = { name-R16 }, space 1
name-R16-2 = { name-R16 }, space 2
name-R16-3 = { name-R16 }, space 3
name-R16-4 = { name-R16 }, space 4
name-R16-5 = { name-R16 }, space 5
name-R17-1 = { name-R17 }, space 1
name-R17-2 = { name-R17 }, space 2
name-R17-3 = { name-R17 }, space 3
name-R17-4 = { name-R17 }, space 4
name-R18-1 = { name-R18 }, space 1
name-R18-2 = { name-R18 }, space 2
name-R18-3 = { name-R18 }, space 3
name-R19-1 = { name-R19 }, space 1
name-R19-2 = { name-R19 }, space 2
name-R19-3 = { name-R19 }, space 3
name-R19-4 = { name-R19 }, space 4
name-R19-5 = { name-R19 }, space 5
name-R20-1 = { name-R20 }, space 1
name-R20-2 = { name-R20 }, space 2
name-R20-3 = { name-R20 }, space 3
name-R20-4 = { name-R20 }, space 4
name-R21-1 = { name-R21 }, space 1
name-R21-2 = { name-R21 }, space 2
name-R21-3 = { name-R21 }, space 3
name-R21-4 = { name-R21 }, space 4
name-R22-1 = { name-R22 }, space 1
name-R22-2 = { name-R22 }, space 2
name-R22-3 = { name-R22 }, space 3
name-R22-4 = { name-R22 }, space 4
name-R23-1 = { name-R23 }, space 1
name-R23-2 = { name-R23 }, space 2
name-R23-3 = { name-R23 }, space 3
name-R23-4 = { name-R23 }, space 4
name-R24-1 = { name-R24 }, space 1
name-R24-2 = { name-R24 }, space 2
name-R24-3 = { name-R24 }, space 3
name-R24-4 = { name-R24 }, space 4
name-R25-1 = { name-R25 }, space 1
name-R25-2 = { name-R25 }, space 2
name-R25-3 = { name-R25 }, space 3
name-R25-4 = { name-R25 }, space 4
name-R26-1 = { name-R26 }, space 1
name-R26-2 = { name-R26 }, space 2
name-R26-3 = { name-R26 }, space 3
name-R26-4 = { name-R26 }, space 4
name-R26-5 = { name-R26 }, space 5
name-R27-1 = { name-R27 }, space 1
name-R27-2 = { name-R27 }, space 2
name-R27-3 = { name-R27 }, space 3
name-R27-4 = { name-R27 }, space 4
name-R28-1 = { name-R28 }, space 1
name-R28-2 = { name-R28 }, space 2
name-R28-3 = { name-R28 }, space 3
name-R28-4 = { name-R28 }, space 4
name-R29-1 = { name-R29 }, space 1
name-R29-2 = { name-R29 }, space 2
name-R29-3 = { name-R29 }, space 3
name-R29-4 = { name-R29 }, space 4
name-R30-1 = { name-R30 }, space 1
name-R30-2 = { name-R30 }, space 2
name-R30-3 = { name-R30 }, space 3
name-R30-4 = { name-R30 }, space 4
name-R30-5 = { name-R30 }, space 5
name-R01-GES = { name-R01 } from { name-GES }
name-R01-BAG = { name-R01 } from { name-BAG }
name-R02-GES = { name-R02 } from { name-GES }
name-R02-LUT = { name-R02 } from { name-LUT }
name-R03-BAG = { name-R03 } from { name-BAG }
name-R03-DUR = { name-R03 } from { name-DUR }
name-R04-BAG = { name-R04 } from { name-BAG }
name-R04-COL = { name-R04 } from { name-COL }
name-R05-DUR = { name-R05 } from { name-DUR }
name-R05-TRE = { name-R05 } from { name-TRE }
name-R06-DUR = { name-R06 } from { name-DUR }
name-R06-LUG = { name-R06 } from { name-LUG }
name-R07-DUR = { name-R07 } from { name-DUR }
name-R07-VES = { name-R07 } from { name-VES }
name-R08-TRE = { name-R08 } from { name-TRE }
name-R08-MOG = { name-R08 } from { name-MOG }
name-R09-TRE = { name-R09 } from { name-TRE }
name-R09-ARG = { name-R09 } from { name-ARG }
name-R10-COL = { name-R10 } from { name-COL }
name-R10-MOG = { name-R10 } from { name-MOG }
name-R11-MOG = { name-R11 } from { name-MOG }
name-R11-ARG = { name-R11 } from { name-ARG }
name-R12-ARG = { name-R12 } from { name-ARG }
name-R12-VES = { name-R12 } from { name-VES }
name-R13-ARG = { name-R13 } from { name-ARG }
name-R13-GEN = { name-R13 } from { name-GEN }
name-R14-VES = { name-R14 } from { name-VES }
name-R14-GEN = { name-R14 } from { name-GEN }
name-R15-LUT = { name-R15 } from { name-LUT }
name-R15-CEN = { name-R15 } from { name-CEN }
name-R16-LUT = { name-R16 } from { name-LUT }
name-R16-LUG = { name-R16 } from { name-LUG }
name-R17-CON = { name-R17 } from { name-CON }
name-R17-CEN = { name-R17 } from { name-CEN }
name-R18-CEN = { name-R18 } from { name-CEN }
name-R18-LIM = { name-R18 } from { name-LIM }
name-R19-CON = { name-R19 } from { name-CON }
name-R19-BUR = { name-R19 } from { name-BUR }
name-R20-LUG = { name-R20 } from { name-LUG }
name-R20-AUG = { name-R20 } from { name-AUG }
name-R21-LUG = { name-R21 } from { name-LUG }
name-R21-MAS = { name-R21 } from { name-MAS }
name-R22-LIM = { name-R22 } from { name-LIM }
name-R22-BUR = { name-R22 } from { name-BUR }
name-R23-LIM = { name-R23 } from { name-LIM }
name-R23-AUG = { name-R23 } from { name-AUG }
name-R24-BUR = { name-R24 } from { name-BUR }
name-R24-AQU = { name-R24 } from { name-AQU }
name-R25-BUR = { name-R25 } from { name-BUR }
name-R25-TOL = { name-R25 } from { name-TOL }
name-R26-AQU = { name-R26 } from { name-AQU }
name-R26-NAR = { name-R26 } from { name-NAR }
name-R27-TOL = { name-R27 } from { name-TOL }
name-R27-NAR = { name-R27 } from { name-NAR }
name-R28-AUG = { name-R28 } from { name-AUG }
name-R28-NAR = { name-R28 } from { name-NAR }
name-R29-NAR = { name-R29 } from { name-NAR }
name-R29-MAS = { name-R29 } from { name-MAS }
name-R30-GEN = { name-R30 } from { name-GEN }
name-R30-MAS = { name-R30 } from { name-MAS }
name-green-helmet = green helmet ({ name-GES })
help-green-helmet = Pays for one milestone in green cities or on roads with a green border. If a piece stands in { name-GES }, it also pays for two milestones on one road from there.
name-green-temple = green temple ({ name-BAG })
help-green-temple = Pays for one milestone in green cities or on roads with a green border. If a piece stands in { name-BAG }, it also pays for two milestones on one road from there.
name-green-laurel = green laurel wreath ({ name-DUR })
help-green-laurel = Pays for one milestone in green cities or on roads with a green border. If a piece stands in { name-DUR }, it also pays for two milestones on one road from there.
name-green-horse = green horse ({ name-TRE })
help-green-horse = Pays for one milestone in green cities or on roads with a green border. If a piece stands in { name-TRE }, it also pays for two milestones on one road from there.
name-grey-laurel = grey laurel wreath ({ name-COL })
help-grey-laurel = Pays for one milestone in grey cities or on roads with a grey border. If a piece stands in { name-COL }, it also pays for two milestones on one road from there.
name-grey-horse = grey horse ({ name-MOG })
help-grey-horse = Pays for one milestone in grey cities or on roads with a grey border. If a piece stands in { name-MOG }, it also pays for two milestones on one road from there.
name-grey-helmet = grey helmet ({ name-ARG })
help-grey-helmet = Pays for one milestone in grey cities or on roads with a grey border. If a piece stands in { name-ARG }, it also pays for two milestones on one road from there.
name-grey-temple = grey temple ({ name-VES })
help-grey-temple = Pays for one milestone in grey cities or on roads with a grey border. If a piece stands in { name-VES }, it also pays for two milestones on one road from there.
name-blue-horse = blue horse ({ name-CON })
help-blue-horse = Pays for one milestone in blue cities or on roads with a blue border. If a piece stands in { name-CON }, it also pays for two milestones on one road from there.
name-blue-helmet = blue helmet ({ name-LUT })
help-blue-helmet = Pays for one milestone in blue cities or on roads with a blue border. If a piece stands in { name-LUT }, it also pays for two milestones on one road from there.
name-blue-laurel = blue laurel wreath ({ name-CEN })
help-blue-laurel = Pays for one milestone in blue cities or on roads with a blue border. If a piece stands in { name-CEN }, it also pays for two milestones on one road from there.
name-blue-temple = blue temple ({ name-LUG })
help-blue-temple = Pays for one milestone in blue cities or on roads with a blue border. If a piece stands in { name-LUG }, it also pays for two milestones on one road from there.
name-orange-temple = orange temple ({ name-BUR })
help-orange-temple = Pays for one milestone in orange cities or on roads with an orange border. If a piece stands in { name-BUR }, it also pays for two milestones on one road from there.
name-orange-horse = orange horse ({ name-LIM })
help-orange-horse = Pays for one milestone in orange cities or on roads with an orange border. If a piece stands in { name-LIM }, it also pays for two milestones on one road from there.
name-orange-helmet = orange helmet ({ name-AUG })
help-orange-helmet = Pays for one milestone in orange cities or on roads with an orange border. If a piece stands in { name-AUG }, it also pays for two milestones on one road from there.
name-orange-laurel = orange laurel wreath ({ name-AQU })
help-orange-laurel = Pays for one milestone in orange cities or on roads with an orange border. If a piece stands in { name-AQU }, it also pays for two milestones on one road from there.
name-violet-helmet = violet helmet ({ name-TOL })
help-violet-helmet = Pays for one milestone in violet cities or on roads with a violet border. If a piece stands in { name-TOL }, it also pays for two milestones on one road from there.
name-violet-horse = violet horse ({ name-NAR })
help-violet-horse = Pays for one milestone in violet cities or on roads with a violet border. If a piece stands in { name-NAR }, it also pays for two milestones on one road from there.
name-violet-temple = violet temple ({ name-MAS })
help-violet-temple = Pays for one milestone in violet cities or on roads with a violet border. If a piece stands in { name-MAS }, it also pays for two milestones on one road from there.
name-violet-laurel = violet laurel wreath ({ name-GEN })
help-violet-laurel = Pays for one milestone in violet cities or on roads with a violet border. If a piece stands in { name-GEN }, it also pays for two milestones on one road from there.

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
name-green-2 = green 2
name-green-3 = green 3
name-green-4 = green 4
name-grey-2 = grey 2
name-grey-3 = grey 3
name-grey-4 = grey 4
name-blue-2 = blue 2
name-blue-3 = blue 3
name-blue-4 = blue 4
name-orange-2 = orange 2
name-orange-3 = orange 3
name-orange-4 = orange 4
name-violet-2 = violet 2
name-violet-3 = violet 3
name-violet-4 = violet 4
name-M1-Belgica = Belgica mission
help-M1-Belgica = Worth 5 points at the end if you have collected these markers, of any value: 2 × green, 1 × grey, 1 × blue.
name-M2-Germania = Germania mission
help-M2-Germania = Worth 5 points at the end if you have collected these markers, of any value: 1 × green, 2 × grey, 1 × violet.
name-M3-Narbonensis = Narbonensis mission
help-M3-Narbonensis = Worth 5 points at the end if you have collected these markers, of any value: 1 × grey, 1 × orange, 2 × violet.
name-M4-Aquitania = Aquitania mission
help-M4-Aquitania = Worth 5 points at the end if you have collected these markers, of any value: 1 × blue, 2 × orange, 1 × violet.
name-M5-Lugdunensis = Lugdunensis mission
help-M5-Lugdunensis = Worth 5 points at the end if you have collected these markers, of any value: 1 × green, 2 × blue, 1 × orange.

help-road = A card of one of the road’s colours. A milestone goes next to any piece.
help-city = A card of the city’s colour.
help-double = The card of the city itself (its colour and symbol): two milestones on one road from there.
help-castle = Two cards of the city’s colour.
help-joker_road = Two cards of different colours, for a space of any colour.
help-joker_city = Two cards of different colours, for a city of any colour.
