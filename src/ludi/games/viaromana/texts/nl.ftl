game-title = Via Romana
game-summary =
    Bouw kastelen in de steden van Romeins Gallië en mijlpalen langs de wegen ertussen. Wie aan een afgewerkte weg de meeste speelstenen heeft, neemt een stadsmarker; de anderen krijgen kaarten.
game-howto-1 = In je beurt speel je tot drie kaarten uit en trek je daarna twee kaarten. Heb je aan het begin van je beurt meer dan zeven kaarten, dan leg je eerst af tot zeven.
game-howto-2 = Eén kaart plaatst een mijlpaal naast om het even welke speelsteen, in een stad of op een weg van de kaartkleur. Twee kaarten van één kleur plaatsen een kasteel in een lege stad van die kleur; twee kaarten van verschillende kleur zijn een joker voor één mijlpaal ergens naast een speelsteen.
game-howto-3 = Een kaart van een stad waar al een speelsteen staat, mag twee mijlpalen tegelijk plaatsen die een van de wegen vanuit die stad voortzetten.
game-howto-4 = Zijn alle velden en beide eindsteden van een weg bebouwd, dan volgt een waardering. De meeste speelstenen winnen; bij een gelijke stand wint wie de weg heeft afgewerkt als hij erbij betrokken is, anders de eerste van de gelijken links van hem. De winnaar neemt de bovenste marker van een van de twee steden, elke andere deelnemer één kaart per speelsteen.
game-howto-5 = Daarna gaan de mijlpalen van de weg terug en sluit een wegwijzer de weg af. De laatste wegwijzer levert de uitlokkende speler de legioensadelaar op; alle anderen krijgen nog één beurt.
game-howto-6 = Aan het einde tellen je markers, je kastelen (elk zoveel als de bovenste marker die nog bij de stad ligt, minstens 1), 2 punten voor de adelaar en 5 voor je geheime opdracht van vier markers.

option-stubborn_hand = Hardnekkige handkaarten
option-stubborn_hand-off = Uit: de hand wordt alleen aan het begin van een beurt gecontroleerd
option-stubborn_hand-on = Aan: nooit meer dan zeven kaarten, maar je legt aan het begin van je beurt vrij af en trekt aan het einde zoveel kaarten als je wilt, hoogstens twee
option-dangerous_tie = Gevaarlijke gelijke stand
option-dangerous_tie-off = Uit: een gelijke stand zonder de uitlokkende speler gaat naar de eerste van de gelijken links van hem
option-dangerous_tie-on = Aan: bij een gelijke stand zonder de uitlokkende speler krijgt niemand iets
ending-last-signpost = De laatste wegwijzer is geplaatst.
ending-standstill = Drie ronden lang heeft niemand gebouwd.

# What is asked
ask-start = { $seat }: plaats een eerste kasteel in een vrije stad.
ask-discard = { $seat }: leg { $surplus ->
    [one] één kaart
   *[other] { $surplus } kaarten
 } af, tot zeven.
ask-trim = { $seat }: leg kaarten af die je niet wilt en houd dan de overige.
ask-draw = { $seat }: trek { $cards ->
    [one] één kaart
   *[other] tot { $cards } kaarten
 } om je beurt te beëindigen, of geen.
ask-build = { $seat }: bouw, je mag nog { $cards ->
    [one] één kaart
   *[other] tot { $cards } kaarten
 } uitspelen, of beëindig je beurt.
ask-pay-castle = { $seat }: betaal een kasteel in { $city } met { $cards ->
    [one] de tweede kaart
   *[other] de eerste van twee kaarten
 }.
ask-pay-city = { $seat }: betaal een mijlpaal in { $city }.
ask-pay-road = { $seat }: betaal een mijlpaal op { $space }.
ask-pay-joker_city = { $seat }: betaal met een joker een mijlpaal in { $city }, { $cards ->
    [one] de tweede kaart
   *[other] de eerste van twee kaarten
 }.
ask-pay-joker_road = { $seat }: betaal met een joker een mijlpaal op { $space }, { $cards ->
    [one] de tweede kaart
   *[other] de eerste van twee kaarten
 }.
ask-order = { $seat }: kies welke afgewerkte weg nu wordt gewaardeerd.
ask-marker = { $seat }: je hebt { $road } gewonnen. Neem de marker van een van de twee steden.
ask-take = { $seat }: neem { $cards ->
    [one] één open kaart
   *[other] { $cards } kaarten, eerst open kaarten,
 } voor { $road }.

# Actions
action-pay = Betaal met { $card }
action-discard = Leg { $card } af
action-keep = Houd de overige kaarten
action-take = Neem { $card }
action-marker = Neem de marker van { $city }
action-score = Waardeer { $road }
action-start = Eerste kasteel in { $city }
action-end = Beëindig de beurt
action-draw = { $cards ->
    [0] Trek geen kaart
    [one] Trek één kaart
   *[other] Trek { $cards } kaarten
 }
action-castle = Kasteel in { $city }
action-city = Mijlpaal in { $city }
action-joker_city = Joker: mijlpaal in { $city }
action-double = Twee mijlpalen: { $double }
action-road = Mijlpaal: { $space }
action-joker_road = Joker: mijlpaal op { $space }

# What it would lead to
leads-cost = Kost { $cards ->
    [one] één van je kaarten: { $ways }
   *[other] twee kaarten
 }.
leads-second-card = Er volgt een tweede kaart.
leads-draw-choice = Daarna kies je hoeveel kaarten je trekt.
leads-hand = Laat je { $cards ->
    [0] geen kaart
    [one] één kaart
   *[other] { $cards } kaarten
 } in de hand.
leads-take = { $cards ->
    [0] Je laatste kaart hier.
    [one] Daarna nog één kaart.
   *[other] Daarna nog { $cards } kaarten.
 }
leads-draw = { $cards ->
    [0] Je trekt geen kaart.
    [one] Je trekt één kaart.
   *[other] Je trekt { $cards } kaarten.
 }
leads-castle = Nu { $points ->
    [one] 1 punt
   *[other] { $points } punten
 } waard.
leads-castle-loses = Het kasteel van { $seat } in { $city } verliest 1 punt.
leads-progress = Dan { $missing ->
    [one] ontbreekt er op { $road } één speelsteen
   *[other] ontbreken er op { $road } { $missing } speelstenen
 }; jij zou er daar { $pieces } hebben, de beste andere { $others }.
leads-order = Werkt { $roads } wegen af, die je waardeert in de volgorde die je wilt. Wat elk oplevert als ze de eerste is:
leads-won = { $value ->
    [0] { $seat } wint { $road }, maar er ligt geen marker meer.
   *[other] { $seat } wint { $road } en neemt een marker van { $other ->
        [0] { $value }
       *[other] { $value } of { $other }
     } punten.
 }
leads-tied = { $road } eindigt met een gevaarlijke gelijke stand: niemand krijgt iets.
leads-due = { $seat } neemt { $cards ->
    [0] geen kaart
    [one] één kaart
   *[other] { $cards } kaarten
 } voor { $road }{ $lapsed ->
    [0] .
    [one] ; één kaart vervalt.
   *[other] ; { $lapsed } kaarten vervallen.
 }
leads-marker = { $value } punten waard.
leads-mission = { $missing ->
    [0] Vervult je opdracht.
    [one] Dan ontbreekt er nog één marker voor je opdracht.
   *[other] Dan ontbreken er nog { $missing } markers voor je opdracht.
 }

# What happened
started = { $seat } plaatst een eerste kasteel in { $city }.
turn = { $seat } is aan de beurt.
discarded = { $seat } legt { $card } af.
kept = { $seat } houdt de overige kaarten.
planned-castle = { $seat } wil een kasteel bouwen in { $city }.
planned-in-city = { $seat } wil { $cards ->
    [one] { "" }
   *[other] met een joker { "" }
 }een mijlpaal bouwen in { $city }.
planned-on-road = { $seat } wil { $cards ->
    [one] { "" }
   *[other] met een joker { "" }
 }een mijlpaal bouwen op { $space }.
paid-first = { $seat } betaalt met { $card } en heeft nog een tweede kaart nodig.
built-castle = { $seat } bouwt een kasteel in { $city } voor { $cards }.
built-in-city = { $seat } bouwt een mijlpaal in { $city } voor { $cards }.
built-on-road = { $seat } bouwt een mijlpaal op { $space }, voor { $cards }.
built-double = { $seat } bouwt twee mijlpalen voor { $card }: { $double }.
finished = { $seat } heeft { $road } afgewerkt.
won = { $seat } wint { $road } met { $pieces ->
    [one] één speelsteen
   *[other] { $pieces } speelstenen
 }{ $value ->
    [0] , maar er ligt geen marker meer.
   *[other] .
 }
tied = Een gevaarlijke gelijke stand op { $road }: niemand krijgt iets.
due = { $cards ->
    [0] { $seat } kan geen kaart nemen
    [one] { $seat } heeft recht op één kaart
   *[other] { $seat } heeft recht op { $cards } kaarten
 } voor { $road }{ $lapsed ->
    [0] .
    [one] ; één kaart vervalt.
   *[other] ; { $lapsed } kaarten vervallen.
 }
took-marker = { $seat } neemt de { $value } van { $city }.
took = { $seat } neemt { $card } uit de open voorraad.
cleared = { $road } wordt leeggemaakt en krijgt een wegwijzer; { $signposts ->
    [0] er blijft er geen
    [one] er blijft er één
   *[other] er blijven er { $signposts }
 } over.
scored-late = { $road } is gesloten; de mijlpalen blijven staan.
eagle = { $seat } heeft de laatste wegwijzer geplaatst en neemt de legioensadelaar; alle anderen krijgen nog één beurt.
reshuffled = De aflegstapel wordt geschud: { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
 }.
laid-out = Nieuw in de open voorraad: { $cards }.
ended = { $seat } bouwt deze beurt niet meer{ $cards ->
    [0] .
    [one] { " " }en legt de uitgespeelde kaart af.
   *[other] { " " }en legt de { $cards } uitgespeelde kaarten af.
 }
drew = { $seat } trekt { $number ->
    [0] geen kaart
   *[other] { $cards }
 }.
drew-unseen = { $seat } trekt { $number ->
    [0] geen kaart
    [one] één kaart
   *[other] { $number } kaarten
 }.
standstill = Drie ronden lang heeft niemand gebouwd.
fulfilled = { $seat } heeft de opdracht vervuld: { $mission }.
failed = { $seat } heeft de opdracht niet vervuld: { $mission }.
game-over = Het spel is afgelopen.
final-score = { $seat }: { $score ->
    [one] 1 punt
   *[other] { $score } punten
 }, plaats { $place }.

# Why not
refused-CITY_TAKEN = in die stad staat al een speelsteen
refused-NO_CASTLE = je hebt geen kasteel meer
refused-NO_MILESTONE = je hebt geen mijlpaal meer
refused-ROAD_CLOSED = die weg is gesloten
refused-SPACE_TAKEN = daar staat al een mijlpaal
refused-SPACE_ALONE = naast dat veld staat geen speelsteen
refused-CITY_ALONE = naast die stad staat geen speelsteen
refused-THREE_CARDS = je mag drie kaarten per beurt uitspelen, en dit zou er nog twee kosten
refused-NO_CITY_CARD = je hebt geen kaart in de kleur van de stad
refused-NO_ROAD_CARD = je hebt geen kaart in een kleur van die weg
refused-NO_PAIR = een kasteel kost twee kaarten in de kleur van de stad
refused-NO_JOKER = een joker is twee kaarten van verschillende kleur
refused-DOUBLE_WITHOUT_PIECE = in de stad van waaruit je wilt bouwen staat geen speelsteen
refused-DOUBLE_WITHOUT_CARD = je hebt de kaart van die stad niet
refused-DOUBLE_WITHOUT_ROOM = de weg heeft geen twee lege velden
refused-DOUBLE_WITHOUT_MILESTONES = je hebt geen twee mijlpalen meer
refused-NOT_HELD = je hebt die kaart niet
refused-WRONG_COLOUR = die kaart heeft niet de juiste kleur
refused-SAME_COLOUR = de twee kaarten van een joker moeten van kleur verschillen
refused-CARD_ORDER = twee kaarten worden betaald in de volgorde van de hand: de voorste eerst
refused-NOT_COMPLETE = die weg wacht niet op een waardering
refused-NOT_AN_END = die stad is geen einde van de gewaardeerde weg
refused-NOT_OPEN = die kaart ligt niet in de open voorraad
refused-HAND_FULL = je hand heeft geen plaats voor zoveel kaarten
refused-NO_CARDS_LEFT = er zijn niet zoveel kaarten meer om te trekken

# Fields of the screen
label-seat = Plaats
label-actor = Beslist
label-ask = Gevraagd
label-choices = Mogelijkheden
label-start = Startspeler
label-turn = Aan de beurt
label-cards_left = Nog te spelen kaarten
label-played = Uitgespeelde kaarten
label-pending = Bouw die wordt betaald
label-build = Bouw
label-place = Plek
label-paid = Eerste kaart
label-cards_to_pay = Te betalen kaarten
label-scoring = Waardering
label-trigger = Uitgelokt door
label-winner = Winnaar
label-due = Kaarten tegoed
label-signposts = Wegwijzers
label-eagle = Legioensadelaar
label-last_turns = Laatste beurten
label-idle_turns = Beurten zonder nieuwe speelsteen
label-display = Open voorraad
label-draw_pile = Voorraadstapel
label-discard_pile = Aflegstapel
label-cities = Steden
label-colour = Kleur
label-symbol = Symbool
label-piece = Speelsteen
label-markers = Markers
label-worth = Waarde van een kasteel
label-roads = Wegen
label-road = Weg
label-ends = Eindsteden
label-colours = Kleuren
label-status = Toestand
label-milestones = Mijlpalen
label-pieces = Speelstenen per speler
label-missing = Ontbrekende speelstenen
label-leaders = Leiders
label-prizes = Bovenste markers te winnen
label-players = Spelers
label-castles = Kastelen
label-players-castles = Kastelen over
label-players-milestones = Mijlpalen over
label-n_cards = Handkaarten
label-hand = Hand
label-seen_cards = Open genomen kaarten
label-mission = Opdracht
label-mission_needs = Opdracht vraagt
label-mission_lacks = Ontbreekt nog
label-points = Punten
label-stubborn_hand = Hardnekkige handkaarten
label-dangerous_tie = Gevaarlijke gelijke stand

# Other names
name-castle = kasteel
name-milestone = mijlpaal
name-city = mijlpaal in een stad
name-joker_city = mijlpaal in een stad met joker
name-road = mijlpaal op een weg
name-joker_road = mijlpaal op een weg met joker
name-open = open
name-complete = afgewerkt
name-blocked = niet in dit spel
name-signposted = gesloten met een wegwijzer
name-scored = gewaardeerd na de laatste wegwijzer

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
name-numbered = { $thing }, veld { $part }
name-paired = { $thing } vanuit { $part }
name-green-helmet = groene helm ({ name-GES })
thing-card-help = Betaalt één mijlpaal in een stad of op een weg met de kleur { $colour }. Staat er in { $city } een speelsteen, dan betaalt ze ook twee mijlpalen op één weg van daaruit.
name-green-temple = groene tempel ({ name-BAG })
name-green-laurel = groene lauwerkrans ({ name-DUR })
name-green-horse = groen paard ({ name-TRE })
name-grey-laurel = grijze lauwerkrans ({ name-COL })
name-grey-horse = grijs paard ({ name-MOG })
name-grey-helmet = grijze helm ({ name-ARG })
name-grey-temple = grijze tempel ({ name-VES })
name-blue-horse = blauw paard ({ name-CON })
name-blue-helmet = blauwe helm ({ name-LUT })
name-blue-laurel = blauwe lauwerkrans ({ name-CEN })
name-blue-temple = blauwe tempel ({ name-LUG })
name-orange-temple = oranje tempel ({ name-BUR })
name-orange-horse = oranje paard ({ name-LIM })
name-orange-helmet = oranje helm ({ name-AUG })
name-orange-laurel = oranje lauwerkrans ({ name-AQU })
name-violet-helmet = paarse helm ({ name-TOL })
name-violet-horse = paars paard ({ name-NAR })
name-violet-temple = paarse tempel ({ name-MAS })
name-violet-laurel = paarse lauwerkrans ({ name-GEN })

# Colours, symbols, markers and missions
name-green = groen
name-grey = grijs
name-blue = blauw
name-orange = oranje
name-violet = paars
name-helmet = helm
name-temple = tempel
name-laurel = lauwerkrans
name-horse = paard
thing-marker = { $colour } { $value }
name-M1-Belgica = opdracht Belgica
thing-markers = { $n } × { $colour }
thing-mission-help = Telt op het einde voor 5 punten als je deze markers hebt verzameld, om het even welke waarde: { $markers }.
name-M2-Germania = opdracht Germania
name-M3-Narbonensis = opdracht Narbonensis
name-M4-Aquitania = opdracht Aquitania
name-M5-Lugdunensis = opdracht Lugdunensis

help-road = Een kaart in een van de kleuren van de weg. Een mijlpaal komt naast een willekeurige speelsteen.
help-city = Een kaart in de kleur van de stad.
help-double = De kaart van de stad zelf (kleur en symbool): twee mijlpalen op één weg van daaruit.
help-castle = Twee kaarten in de kleur van de stad.
help-joker_road = Twee kaarten van verschillende kleur, voor een vak van elke kleur.
help-joker_city = Twee kaarten van verschillende kleur, voor een stad van elke kleur.

## What speaks for a hint, beside another action
reason-markers = Meer punten uit markers.
reason-markers-rival = Minder punten uit markers voor { $seat }.
reason-eagle = De legioensadelaar.
reason-eagle-rival = Houdt de legioensadelaar bij { $seat } weg.
reason-mission = Dichter bij je opdracht.
reason-mission-rival = Houdt { $seat } verder van een opdracht.
reason-castles = Meer uit kastelen.
reason-castles-rival = Minder uit kastelen voor { $seat }.
reason-roads = Betere vooruitzichten op de wegen.
reason-roads-rival = Slechtere vooruitzichten voor { $seat } op de wegen.
reason-cards = Betere handkaarten.
reason-cards-rival = Slechtere handkaarten voor { $seat }.
