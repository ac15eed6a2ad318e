game-title = Via Romana
game-summary =
    Baut Kastelle in den Städten des römischen Gallien und Meilensteine an den Straßen dazwischen. Wer an einer fertigen Straße die meisten Spielsteine hat, nimmt einen Stadtmarker; die anderen bekommen Karten.
game-howto-1 = In deinem Zug spielst du bis zu drei Karten aus und ziehst danach zwei. Hast du zu Beginn deines Zuges mehr als sieben Karten, legst du zuerst bis auf sieben ab.
game-howto-2 = Eine Karte setzt einen Meilenstein neben irgendeinen Spielstein, in einer Stadt oder auf einer Straße der Kartenfarbe. Zwei Karten einer Farbe setzen ein Kastell in eine beliebige leere Stadt dieser Farbe; zwei Karten verschiedener Farbe sind ein Joker für einen Meilenstein überall neben einem Spielstein.
game-howto-3 = Eine Karte, in deren Stadt schon ein Spielstein steht, darf zwei Meilensteine auf einmal setzen: Sie führen eine der Straßen von dieser Stadt aus weiter.
game-howto-4 = Sind alle Felder und beide Endstädte einer Straße bebaut, wird sie gewertet. Die meisten Spielsteine gewinnen; ein Gleichstand geht an den, der die Straße fertiggestellt hat, wenn er daran beteiligt ist, sonst an den Ersten der Gleichen zu seiner Linken. Der Gewinner nimmt den obersten Marker einer der beiden Städte, jeder andere an der Straße eine Karte je Spielstein.
game-howto-5 = Dann kehren die Meilensteine der Straße zurück, und ein Wegweiser schließt sie ab. Der letzte Wegweiser bringt dem Auslöser den Legionsadler; alle anderen haben noch einen Zug.
game-howto-6 = Am Ende zählen deine Marker, deine Kastelle (je so viel wie der oberste Marker, der noch an ihrer Stadt liegt, mindestens 1), der Adler 2 Punkte und dein geheimer Auftrag über vier Marker 5 Punkte.

option-stubborn_hand = Hartnäckige Handkarten
option-stubborn_hand-off = Aus: Die Hand wird nur zu Beginn des Zuges geprüft
option-stubborn_hand-on = An: Nie mehr als sieben Karten, dafür legst du zu Beginn deines Zuges frei ab und ziehst am Ende höchstens zwei Karten, so viele du willst
option-dangerous_tie = Gefährlicher Gleichstand
option-dangerous_tie-off = Aus: Ein Gleichstand ohne den Auslöser geht an den Ersten der Gleichen links vom Auslöser
option-dangerous_tie-on = An: Bei einem Gleichstand ohne den Auslöser bekommt niemand etwas
ending-last-signpost = Der letzte Wegweiser wurde gesetzt.
ending-standstill = Drei Runden lang hat niemand gebaut.

# What is asked
ask-start = { $seat }: Setze ein erstes Kastell in eine freie Stadt.
ask-discard = { $seat }: Lege { $surplus ->
    [one] eine Karte
   *[other] { $surplus } Karten
 } ab, bis auf sieben.
ask-trim = { $seat }: Lege Karten ab, die du nicht willst, und behalte dann die übrigen.
ask-draw = { $seat }: Ziehe zum Ende deines Zuges { $cards ->
    [one] eine Karte
   *[other] bis zu { $cards } Karten
 } oder keine.
ask-build = { $seat }: Baue, du darfst noch { $cards ->
    [one] eine Karte
   *[other] bis zu { $cards } Karten
 } ausspielen, oder beende deinen Zug.
ask-pay-castle = { $seat }: Bezahle ein Kastell in { $city } mit { $cards ->
    [one] der zweiten Karte
   *[other] der ersten von zwei Karten
 }.
ask-pay-city = { $seat }: Bezahle einen Meilenstein in { $city }.
ask-pay-road = { $seat }: Bezahle einen Meilenstein auf { $space }.
ask-pay-joker_city = { $seat }: Bezahle mit einem Joker einen Meilenstein in { $city }, { $cards ->
    [one] die zweite Karte
   *[other] die erste von zwei Karten
 }.
ask-pay-joker_road = { $seat }: Bezahle mit einem Joker einen Meilenstein auf { $space }, { $cards ->
    [one] die zweite Karte
   *[other] die erste von zwei Karten
 }.
ask-order = { $seat }: Wähle, welche fertige Straße als nächste gewertet wird.
ask-marker = { $seat }: Du hast { $road } gewonnen. Nimm den Marker einer der beiden Städte.
ask-take = { $seat }: Nimm { $cards ->
    [one] eine offene Karte
   *[other] { $cards } Karten, zuerst offene,
 } für { $road }.

# Actions
action-pay = Bezahlen: { $card }
action-discard = Ablegen: { $card }
action-keep = Die übrigen Karten behalten
action-take = Nehmen: { $card }
action-marker = Den Marker von { $city } nehmen
action-score = { $road } werten
action-start = Erstes Kastell in { $city }
action-end = Zug beenden
action-draw = { $cards ->
    [0] Keine Karte ziehen
    [one] Eine Karte ziehen
   *[other] { $cards } Karten ziehen
 }
action-castle = Kastell in { $city }
action-city = Meilenstein in { $city }
action-joker_city = Joker: Meilenstein in { $city }
action-double = Zwei Meilensteine: { $double }
action-road = Meilenstein: { $space }
action-joker_road = Joker: Meilenstein auf { $space }

# What it would lead to
leads-cost = Kostet { $cards ->
    [one] eine deiner Karten: { $ways }
   *[other] zwei Karten
 }.
leads-second-card = Eine zweite Karte folgt.
leads-draw-choice = Danach entscheidest du, wie viele Karten du ziehst.
leads-hand = Lässt dir { $cards ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $cards } Karten
 } auf der Hand.
leads-take = { $cards ->
    [0] Deine letzte Karte hier.
    [one] Danach noch eine Karte.
   *[other] Danach noch { $cards } Karten.
 }
leads-draw = { $cards ->
    [0] Du ziehst keine Karte.
    [one] Du ziehst eine Karte.
   *[other] Du ziehst { $cards } Karten.
 }
leads-castle = Zurzeit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } wert.
leads-castle-loses = Das Kastell von { $seat } in { $city } verliert 1 Punkt.
leads-progress = Dann { $missing ->
    [one] fehlt { $road } ein Spielstein
   *[other] fehlen { $road } { $missing } Spielsteine
 }; du hättest dort { $pieces }, der beste andere { $others }.
leads-order = Stellt { $roads } Straßen fertig, die du in beliebiger Reihenfolge wertest. Was jede bringt, wenn sie die erste ist:
leads-won = { $value ->
    [0] { $seat } gewinnt { $road }, aber es liegt kein Marker mehr da.
   *[other] { $seat } gewinnt { $road } und nimmt einen Marker im Wert von { $other ->
        [0] { $value }
       *[other] { $value } oder { $other }
     } Punkten.
 }
leads-tied = { $road } endet mit einem gefährlichen Gleichstand: Niemand bekommt etwas.
leads-due = { $seat } nimmt { $cards ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $cards } Karten
 } für { $road }{ $lapsed ->
    [0] .
    [one] ; eine Karte verfällt.
   *[other] ; { $lapsed } Karten verfallen.
 }
leads-marker = { $value } Punkte wert.
leads-mission = { $missing ->
    [0] Erfüllt deinen Auftrag.
    [one] Dann fehlt deinem Auftrag ein Marker.
   *[other] Dann fehlen deinem Auftrag { $missing } Marker.
 }

# What happened
started = { $seat } setzt ein erstes Kastell in { $city }.
turn = { $seat } ist am Zug.
discarded = { $seat } legt ab: { $card }.
kept = { $seat } behält die übrigen Karten.
planned-castle = { $seat } will ein Kastell in { $city } bauen.
planned-in-city = { $seat } will { $cards ->
    [one] { "" }
   *[other] mit einem Joker { "" }
 }einen Meilenstein in { $city } bauen.
planned-on-road = { $seat } will { $cards ->
    [one] { "" }
   *[other] mit einem Joker { "" }
 }einen Meilenstein auf { $space }, bauen.
paid-first = { $seat } bezahlt die erste von zwei Karten: { $card }.
built-castle = { $seat } baut ein Kastell in { $city } und bezahlt: { $cards }.
built-in-city = { $seat } baut einen Meilenstein in { $city } und bezahlt: { $cards }.
built-on-road = { $seat } baut einen Meilenstein auf { $space }, und bezahlt: { $cards }.
built-double = { $seat } baut zwei Meilensteine auf { $double } und bezahlt: { $card }.
finished = { $seat } hat { $road } fertiggestellt.
won = { $seat } gewinnt { $road } mit { $pieces ->
    [one] einem Spielstein
   *[other] { $pieces } Spielsteinen
 }{ $value ->
    [0] , aber es liegt kein Marker mehr da.
   *[other] .
 }
tied = Ein gefährlicher Gleichstand an { $road }: Niemand bekommt etwas.
due = { $cards ->
    [0] { $seat } kann für { $road } keine Karte nehmen
    [one] { $seat } steht für { $road } eine Karte zu
   *[other] { $seat } stehen für { $road } { $cards } Karten zu
 }{ $lapsed ->
    [0] .
    [one] ; eine Karte verfällt.
   *[other] ; { $lapsed } Karten verfallen.
 }
took-marker = { $seat } nimmt den Marker { $value } von { $city }.
took = { $seat } nimmt aus dem offenen Vorrat: { $card }.
cleared = { $road } wird geräumt und bekommt einen Wegweiser; { $signposts ->
    [0] keiner bleibt
    [one] einer bleibt
   *[other] { $signposts } bleiben
 } übrig.
scored-late = { $road } ist geschlossen; die Meilensteine bleiben stehen.
eagle = { $seat } hat den letzten Wegweiser gesetzt und nimmt den Legionsadler; alle anderen haben noch einen Zug.
reshuffled = Der Ablagestapel wird gemischt: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
 }.
laid-out = Neu im offenen Vorrat: { $cards }.
ended = { $seat } baut in diesem Zug nicht mehr{ $cards ->
    [0] .
    [one] { " " }und legt die ausgespielte Karte ab.
   *[other] { " " }und legt die { $cards } ausgespielten Karten ab.
 }
drew = { $seat } zieht { $number ->
    [0] keine Karte
   *[other] vom Stapel: { $cards }
 }.
drew-unseen = { $seat } zieht { $number ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $number } Karten
 }.
standstill = Drei Runden lang hat niemand gebaut.
fulfilled = { $seat } hat den Auftrag erfüllt: { $mission }.
failed = { $seat } hat den Auftrag nicht erfüllt: { $mission }.
game-over = Das Spiel ist zu Ende.
final-score = { $seat }: { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
 }, Platz { $place }.

# Why not
refused-CITY_TAKEN = in dieser Stadt steht schon ein Spielstein
refused-NO_CASTLE = du hast kein Kastell mehr
refused-NO_MILESTONE = du hast keinen Meilenstein mehr
refused-ROAD_CLOSED = diese Straße ist geschlossen
refused-SPACE_TAKEN = dort steht schon ein Meilenstein
refused-SPACE_ALONE = neben diesem Feld steht kein Spielstein
refused-CITY_ALONE = neben dieser Stadt steht kein Spielstein
refused-THREE_CARDS = du darfst drei Karten im Zug ausspielen, und das bräuchte noch zwei
refused-NO_CITY_CARD = du hast keine Karte in der Farbe der Stadt
refused-NO_ROAD_CARD = du hast keine Karte in einer Farbe dieser Straße
refused-NO_PAIR = ein Kastell kostet zwei Karten in der Farbe der Stadt
refused-NO_JOKER = ein Joker sind zwei Karten verschiedener Farbe
refused-DOUBLE_WITHOUT_PIECE = in der Stadt, von der aus du bauen willst, steht kein Spielstein
refused-DOUBLE_WITHOUT_CARD = du hast die Karte dieser Stadt nicht
refused-DOUBLE_WITHOUT_ROOM = die Straße hat keine zwei leeren Felder
refused-DOUBLE_WITHOUT_MILESTONES = du hast keine zwei Meilensteine mehr
refused-NOT_HELD = du hast diese Karte nicht
refused-WRONG_COLOUR = diese Karte hat nicht die richtige Farbe
refused-SAME_COLOUR = die beiden Karten eines Jokers müssen verschiedene Farben haben
refused-CARD_ORDER = zwei Karten werden in der Reihenfolge der Hand bezahlt: die vordere zuerst
refused-NOT_COMPLETE = diese Straße wartet nicht auf ihre Wertung
refused-NOT_AN_END = diese Stadt ist kein Ende der gewerteten Straße
refused-NOT_OPEN = diese Karte liegt nicht im offenen Vorrat
refused-HAND_FULL = so viele Karten passen nicht mehr auf deine Hand
refused-NO_CARDS_LEFT = so viele Karten gibt es nicht mehr zu ziehen

# Fields of the screen
label-seat = Platz
label-actor = Entscheidet
label-ask = Gefragt
label-choices = Möglichkeiten
label-start = Startspieler
label-turn = Am Zug
label-cards_left = Noch spielbare Karten
label-played = Ausgespielte Karten
label-pending = Bau, der bezahlt wird
label-build = Bau
label-place = Ort
label-paid = Erste Karte
label-cards_to_pay = Zu zahlende Karten
label-scoring = Wertung
label-trigger = Ausgelöst von
label-winner = Gewinner
label-due = Zustehende Karten
label-signposts = Wegweiser
label-eagle = Legionsadler
label-last_turns = Letzte Züge
label-idle_turns = Züge ohne neuen Spielstein
label-display = Offener Vorrat
label-draw_pile = Nachziehstapel
label-discard_pile = Ablagestapel
label-cities = Städte
label-colour = Farbe
label-symbol = Symbol
label-piece = Spielstein
label-markers = Marker
label-worth = Wert eines Kastells
label-roads = Straßen
label-road = Straße
label-ends = Enden
label-colours = Farben
label-status = Zustand
label-milestones = Meilensteine
label-pieces = Spielsteine je Spieler
label-missing = Fehlende Spielsteine
label-leaders = Führend
label-prizes = Oberste Marker zu gewinnen
label-players = Spieler
label-castles = Kastelle
label-players-castles = Kastelle übrig
label-players-milestones = Meilensteine übrig
label-n_cards = Handkarten
label-hand = Hand
label-seen_cards = Offen genommene Karten
label-mission = Auftrag
label-mission_needs = Auftrag verlangt
label-mission_lacks = Fehlt noch
label-points = Punkte
label-stubborn_hand = Hartnäckige Handkarten
label-dangerous_tie = Gefährlicher Gleichstand

# Other names
name-castle = Kastell
name-milestone = Meilenstein
name-city = Meilenstein in einer Stadt
name-joker_city = Meilenstein in einer Stadt mit Joker
name-road = Meilenstein auf einer Straße
name-joker_road = Meilenstein auf einer Straße mit Joker
name-open = offen
name-complete = fertig
name-blocked = nicht im Spiel
name-signposted = mit Wegweiser geschlossen
name-scored = nach dem letzten Wegweiser gewertet

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
name-numbered = { $thing }, Feld { $part }
name-paired = { $thing } von { $part } aus
name-green-helmet = grüner Helm ({ name-GES })
thing-card-help = Bezahlt einen Meilenstein in einer Stadt oder auf einer Straße der Farbe { $colour }. Steht in { $city } ein Spielstein, bezahlt sie auch zwei Meilensteine auf einer Straße von dort aus.
name-green-temple = grüner Tempel ({ name-BAG })
name-green-laurel = grüner Lorbeerkranz ({ name-DUR })
name-green-horse = grünes Pferd ({ name-TRE })
name-grey-laurel = grauer Lorbeerkranz ({ name-COL })
name-grey-horse = graues Pferd ({ name-MOG })
name-grey-helmet = grauer Helm ({ name-ARG })
name-grey-temple = grauer Tempel ({ name-VES })
name-blue-horse = blaues Pferd ({ name-CON })
name-blue-helmet = blauer Helm ({ name-LUT })
name-blue-laurel = blauer Lorbeerkranz ({ name-CEN })
name-blue-temple = blauer Tempel ({ name-LUG })
name-orange-temple = oranger Tempel ({ name-BUR })
name-orange-horse = oranges Pferd ({ name-LIM })
name-orange-helmet = oranger Helm ({ name-AUG })
name-orange-laurel = oranger Lorbeerkranz ({ name-AQU })
name-violet-helmet = violetter Helm ({ name-TOL })
name-violet-horse = violettes Pferd ({ name-NAR })
name-violet-temple = violetter Tempel ({ name-MAS })
name-violet-laurel = violetter Lorbeerkranz ({ name-GEN })

# Colours, symbols, markers and missions
name-green = Grün
name-grey = Grau
name-blue = Blau
name-orange = Orange
name-violet = Violett
name-helmet = Helm
name-temple = Tempel
name-laurel = Lorbeerkranz
name-horse = Pferd
thing-marker = { $colour } { $value }
name-M1-Belgica = Auftrag Belgica
thing-markers = { $n } × { $colour }
thing-mission-help = Zählt am Ende 5 Punkte, wenn du diese Marker gesammelt hast, gleich welchen Werts: { $markers }.
name-M2-Germania = Auftrag Germania
name-M3-Narbonensis = Auftrag Narbonensis
name-M4-Aquitania = Auftrag Aquitania
name-M5-Lugdunensis = Auftrag Lugdunensis

help-road = Eine Karte in einer der Farben der Straße. Ein Meilenstein kommt neben einen beliebigen Spielstein.
help-city = Eine Karte in der Farbe der Stadt.
help-double = Die Karte der Stadt selbst (Farbe und Symbol): zwei Meilensteine auf einer Straße von dort.
help-castle = Zwei Karten in der Farbe der Stadt.
help-joker_road = Zwei Karten verschiedener Farben, für ein Feld jeder Farbe.
help-joker_city = Zwei Karten verschiedener Farben, für eine Stadt jeder Farbe.

## What speaks for a hint, beside another action
reason-markers = Mehr Punkte aus Markern.
reason-markers-rival = Weniger Punkte aus Markern für { $seat }.
reason-eagle = Der Legionsadler.
reason-eagle-rival = Hält den Legionsadler von { $seat } fern.
reason-mission = Näher an deinem Auftrag.
reason-mission-rival = Hält { $seat } weiter von einem Auftrag fern.
reason-castles = Mehr aus Kastellen.
reason-castles-rival = Weniger aus Kastellen für { $seat }.
reason-roads = Bessere Aussichten auf den Straßen.
reason-roads-rival = Schlechtere Aussichten für { $seat } auf den Straßen.
reason-cards = Bessere Handkarten.
reason-cards-rival = Schlechtere Handkarten für { $seat }.
