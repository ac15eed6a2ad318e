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
ask-over = Das Spiel ist zu Ende.

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
    [one] eine Karte
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
leads-win = { $seat } gewinnt { $road } und nimmt einen Marker im Wert von { $value } Punkten.
leads-win-either = { $seat } gewinnt { $road } und nimmt einen Marker im Wert von { $value } oder { $other } Punkten.
leads-win-nothing = { $seat } gewinnt { $road }, aber es liegt kein Marker mehr da.
leads-win-shared = { $seat } gewinnt { $road } und nimmt einen Marker im Wert von bis zu { $value } Punkten, soweit die zuvor gewerteten Straßen einen übrig lassen.
leads-tie = { $road } endet mit einem gefährlichen Gleichstand: Niemand bekommt etwas.
leads-cards = { $seat } nimmt { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
 } für { $road }.
leads-cards-none = { $seat } kann für { $road } keine Karte nehmen.
leads-cards-most = { $seat } nimmt für diese Straßen zusammen { $cards ->
    [0] keine Karte
    [one] höchstens eine Karte
   *[other] höchstens { $cards } Karten
 }.
leads-marker = { $value } Punkte wert.
leads-mission = { $missing ->
    [0] Erfüllt deinen Auftrag.
    [one] Dann fehlt deinem Auftrag ein Marker.
   *[other] Dann fehlen deinem Auftrag { $missing } Marker.
 }

# What happened
started = { $seat } setzt ein erstes Kastell in { $city }.
discarded = { $seat } legt ab: { $card }.
kept = { $seat } behält die übrigen Karten.
took = { $seat } nimmt aus dem offenen Vorrat: { $card }.
plans-castle = { $seat } will ein Kastell in { $city } bauen.
plans-city = { $seat } will einen Meilenstein in { $city } bauen.
plans-joker_city = { $seat } will mit einem Joker einen Meilenstein in { $city } bauen.
plans-road = { $seat } will einen Meilenstein auf { $space } bauen.
plans-joker_road = { $seat } will mit einem Joker einen Meilenstein auf { $space } bauen.
paid-first = { $seat } bezahlt die erste von zwei Karten: { $card }.
built-castle = { $seat } baut ein Kastell in { $city } und bezahlt: { $cards }.
built-city = { $seat } baut einen Meilenstein in { $city } und bezahlt: { $cards }.
built-road = { $seat } baut einen Meilenstein auf { $space } und bezahlt: { $cards }.
built-double = { $seat } baut zwei Meilensteine mit einer Karte: { $double }.
scoring = { $seat } hat { $road } fertiggestellt.
won = { $seat } gewinnt { $road } mit { $pieces ->
    [one] einem Spielstein
   *[other] { $pieces } Spielsteinen
 }.
nobody-won = Ein gefährlicher Gleichstand an { $road }: niemand bekommt etwas.
no-marker = Für { $seat } liegt kein Marker mehr da.
took-marker = { $seat } nimmt den Marker { $value } von { $city }.
drew-due = { $seat } zieht { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
 } vom Stapel, weil der offene Vorrat leer ist.
lapsed = { $seat } kann { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
 } nicht mehr nehmen.
signposted = { $road } wird geräumt und bekommt einen Wegweiser; { $signposts ->
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
display = Im offenen Vorrat liegen jetzt { $cards }.
drew = { $seat } zieht { $cards ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $cards } Karten
 } und beendet den Zug.
own-draw = Du hast gezogen: { $cards }.
turn = { $seat } ist am Zug.
game-over = Der letzte Zug ist gespielt.
standstill = Drei Runden lang hat niemand gebaut: Das Spiel ist zu Ende.
mission-fulfilled = { $seat } hat den Auftrag erfüllt: { $mission }.
mission-failed = { $seat } hat den Auftrag nicht erfüllt: { $mission }.
final-score = { $seat }: { $score } Punkte, Platz { $place }.

# Why not
refused-OK = das ist erlaubt
refused-NOT_ASKED = danach wird jetzt nicht gefragt
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
label-owner = Besitzer
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
label-city = Stadt
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
label-mission_lacks = Fehlt noch
label-points = Punkte
label-total = Summe
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
name-R01-1 = { name-R01 }, Feld 1
name-R01-2 = { name-R01 }, Feld 2
name-R01-3 = { name-R01 }, Feld 3
name-R01-4 = { name-R01 }, Feld 4
name-R02-1 = { name-R02 }, Feld 1
name-R02-2 = { name-R02 }, Feld 2
name-R02-3 = { name-R02 }, Feld 3
name-R02-4 = { name-R02 }, Feld 4
name-R03-1 = { name-R03 }, Feld 1
name-R03-2 = { name-R03 }, Feld 2
name-R03-3 = { name-R03 }, Feld 3
name-R03-4 = { name-R03 }, Feld 4
name-R04-1 = { name-R04 }, Feld 1
name-R04-2 = { name-R04 }, Feld 2
name-R04-3 = { name-R04 }, Feld 3
name-R04-4 = { name-R04 }, Feld 4
name-R05-1 = { name-R05 }, Feld 1
name-R05-2 = { name-R05 }, Feld 2
name-R05-3 = { name-R05 }, Feld 3
name-R05-4 = { name-R05 }, Feld 4
name-R06-1 = { name-R06 }, Feld 1
name-R06-2 = { name-R06 }, Feld 2
name-R06-3 = { name-R06 }, Feld 3
name-R06-4 = { name-R06 }, Feld 4
name-R06-5 = { name-R06 }, Feld 5
name-R07-1 = { name-R07 }, Feld 1
name-R07-2 = { name-R07 }, Feld 2
name-R07-3 = { name-R07 }, Feld 3
name-R07-4 = { name-R07 }, Feld 4
name-R08-1 = { name-R08 }, Feld 1
name-R08-2 = { name-R08 }, Feld 2
name-R08-3 = { name-R08 }, Feld 3
name-R09-1 = { name-R09 }, Feld 1
name-R09-2 = { name-R09 }, Feld 2
name-R09-3 = { name-R09 }, Feld 3
name-R09-4 = { name-R09 }, Feld 4
name-R10-1 = { name-R10 }, Feld 1
name-R10-2 = { name-R10 }, Feld 2
name-R10-3 = { name-R10 }, Feld 3
name-R11-1 = { name-R11 }, Feld 1
name-R11-2 = { name-R11 }, Feld 2
name-R11-3 = { name-R11 }, Feld 3
name-R11-4 = { name-R11 }, Feld 4
name-R12-1 = { name-R12 }, Feld 1
name-R12-2 = { name-R12 }, Feld 2
name-R12-3 = { name-R12 }, Feld 3
name-R12-4 = { name-R12 }, Feld 4
name-R13-1 = { name-R13 }, Feld 1
name-R13-2 = { name-R13 }, Feld 2
name-R13-3 = { name-R13 }, Feld 3
name-R13-4 = { name-R13 }, Feld 4
name-R14-1 = { name-R14 }, Feld 1
name-R14-2 = { name-R14 }, Feld 2
name-R14-3 = { name-R14 }, Feld 3
name-R15-1 = { name-R15 }, Feld 1
name-R15-2 = { name-R15 }, Feld 2
name-R15-3 = { name-R15 }, Feld 3
name-R16-1 = { name-R16 }, Feld 1
name-R16-2 = { name-R16 }, Feld 2
name-R16-3 = { name-R16 }, Feld 3
name-R16-4 = { name-R16 }, Feld 4
name-R16-5 = { name-R16 }, Feld 5
name-R17-1 = { name-R17 }, Feld 1
name-R17-2 = { name-R17 }, Feld 2
name-R17-3 = { name-R17 }, Feld 3
name-R17-4 = { name-R17 }, Feld 4
name-R18-1 = { name-R18 }, Feld 1
name-R18-2 = { name-R18 }, Feld 2
name-R18-3 = { name-R18 }, Feld 3
name-R19-1 = { name-R19 }, Feld 1
name-R19-2 = { name-R19 }, Feld 2
name-R19-3 = { name-R19 }, Feld 3
name-R19-4 = { name-R19 }, Feld 4
name-R19-5 = { name-R19 }, Feld 5
name-R20-1 = { name-R20 }, Feld 1
name-R20-2 = { name-R20 }, Feld 2
name-R20-3 = { name-R20 }, Feld 3
name-R20-4 = { name-R20 }, Feld 4
name-R21-1 = { name-R21 }, Feld 1
name-R21-2 = { name-R21 }, Feld 2
name-R21-3 = { name-R21 }, Feld 3
name-R21-4 = { name-R21 }, Feld 4
name-R22-1 = { name-R22 }, Feld 1
name-R22-2 = { name-R22 }, Feld 2
name-R22-3 = { name-R22 }, Feld 3
name-R22-4 = { name-R22 }, Feld 4
name-R23-1 = { name-R23 }, Feld 1
name-R23-2 = { name-R23 }, Feld 2
name-R23-3 = { name-R23 }, Feld 3
name-R23-4 = { name-R23 }, Feld 4
name-R24-1 = { name-R24 }, Feld 1
name-R24-2 = { name-R24 }, Feld 2
name-R24-3 = { name-R24 }, Feld 3
name-R24-4 = { name-R24 }, Feld 4
name-R25-1 = { name-R25 }, Feld 1
name-R25-2 = { name-R25 }, Feld 2
name-R25-3 = { name-R25 }, Feld 3
name-R25-4 = { name-R25 }, Feld 4
name-R26-1 = { name-R26 }, Feld 1
name-R26-2 = { name-R26 }, Feld 2
name-R26-3 = { name-R26 }, Feld 3
name-R26-4 = { name-R26 }, Feld 4
name-R26-5 = { name-R26 }, Feld 5
name-R27-1 = { name-R27 }, Feld 1
name-R27-2 = { name-R27 }, Feld 2
name-R27-3 = { name-R27 }, Feld 3
name-R27-4 = { name-R27 }, Feld 4
name-R28-1 = { name-R28 }, Feld 1
name-R28-2 = { name-R28 }, Feld 2
name-R28-3 = { name-R28 }, Feld 3
name-R28-4 = { name-R28 }, Feld 4
name-R29-1 = { name-R29 }, Feld 1
name-R29-2 = { name-R29 }, Feld 2
name-R29-3 = { name-R29 }, Feld 3
name-R29-4 = { name-R29 }, Feld 4
name-R30-1 = { name-R30 }, Feld 1
name-R30-2 = { name-R30 }, Feld 2
name-R30-3 = { name-R30 }, Feld 3
name-R30-4 = { name-R30 }, Feld 4
name-R30-5 = { name-R30 }, Feld 5
name-R01-GES = { name-R01 } von { name-GES } aus
name-R01-BAG = { name-R01 } von { name-BAG } aus
name-R02-GES = { name-R02 } von { name-GES } aus
name-R02-LUT = { name-R02 } von { name-LUT } aus
name-R03-BAG = { name-R03 } von { name-BAG } aus
name-R03-DUR = { name-R03 } von { name-DUR } aus
name-R04-BAG = { name-R04 } von { name-BAG } aus
name-R04-COL = { name-R04 } von { name-COL } aus
name-R05-DUR = { name-R05 } von { name-DUR } aus
name-R05-TRE = { name-R05 } von { name-TRE } aus
name-R06-DUR = { name-R06 } von { name-DUR } aus
name-R06-LUG = { name-R06 } von { name-LUG } aus
name-R07-DUR = { name-R07 } von { name-DUR } aus
name-R07-VES = { name-R07 } von { name-VES } aus
name-R08-TRE = { name-R08 } von { name-TRE } aus
name-R08-MOG = { name-R08 } von { name-MOG } aus
name-R09-TRE = { name-R09 } von { name-TRE } aus
name-R09-ARG = { name-R09 } von { name-ARG } aus
name-R10-COL = { name-R10 } von { name-COL } aus
name-R10-MOG = { name-R10 } von { name-MOG } aus
name-R11-MOG = { name-R11 } von { name-MOG } aus
name-R11-ARG = { name-R11 } von { name-ARG } aus
name-R12-ARG = { name-R12 } von { name-ARG } aus
name-R12-VES = { name-R12 } von { name-VES } aus
name-R13-ARG = { name-R13 } von { name-ARG } aus
name-R13-GEN = { name-R13 } von { name-GEN } aus
name-R14-VES = { name-R14 } von { name-VES } aus
name-R14-GEN = { name-R14 } von { name-GEN } aus
name-R15-LUT = { name-R15 } von { name-LUT } aus
name-R15-CEN = { name-R15 } von { name-CEN } aus
name-R16-LUT = { name-R16 } von { name-LUT } aus
name-R16-LUG = { name-R16 } von { name-LUG } aus
name-R17-CON = { name-R17 } von { name-CON } aus
name-R17-CEN = { name-R17 } von { name-CEN } aus
name-R18-CEN = { name-R18 } von { name-CEN } aus
name-R18-LIM = { name-R18 } von { name-LIM } aus
name-R19-CON = { name-R19 } von { name-CON } aus
name-R19-BUR = { name-R19 } von { name-BUR } aus
name-R20-LUG = { name-R20 } von { name-LUG } aus
name-R20-AUG = { name-R20 } von { name-AUG } aus
name-R21-LUG = { name-R21 } von { name-LUG } aus
name-R21-MAS = { name-R21 } von { name-MAS } aus
name-R22-LIM = { name-R22 } von { name-LIM } aus
name-R22-BUR = { name-R22 } von { name-BUR } aus
name-R23-LIM = { name-R23 } von { name-LIM } aus
name-R23-AUG = { name-R23 } von { name-AUG } aus
name-R24-BUR = { name-R24 } von { name-BUR } aus
name-R24-AQU = { name-R24 } von { name-AQU } aus
name-R25-BUR = { name-R25 } von { name-BUR } aus
name-R25-TOL = { name-R25 } von { name-TOL } aus
name-R26-AQU = { name-R26 } von { name-AQU } aus
name-R26-NAR = { name-R26 } von { name-NAR } aus
name-R27-TOL = { name-R27 } von { name-TOL } aus
name-R27-NAR = { name-R27 } von { name-NAR } aus
name-R28-AUG = { name-R28 } von { name-AUG } aus
name-R28-NAR = { name-R28 } von { name-NAR } aus
name-R29-NAR = { name-R29 } von { name-NAR } aus
name-R29-MAS = { name-R29 } von { name-MAS } aus
name-R30-GEN = { name-R30 } von { name-GEN } aus
name-R30-MAS = { name-R30 } von { name-MAS } aus
name-green-helmet = grüner Helm ({ name-GES })
help-green-helmet = Bezahlt einen Meilenstein in einer Stadt oder auf einer Straße der Farbe Grün. Steht in { name-GES } ein Spielstein, bezahlt sie auch zwei Meilensteine auf einer Straße von dort aus.
name-green-temple = grüner Tempel ({ name-BAG })
help-green-temple = Bezahlt einen Meilenstein in einer Stadt oder auf einer Straße der Farbe Grün. Steht in { name-BAG } ein Spielstein, bezahlt sie auch zwei Meilensteine auf einer Straße von dort aus.
name-green-laurel = grüner Lorbeerkranz ({ name-DUR })
help-green-laurel = Bezahlt einen Meilenstein in einer Stadt oder auf einer Straße der Farbe Grün. Steht in { name-DUR } ein Spielstein, bezahlt sie auch zwei Meilensteine auf einer Straße von dort aus.
name-green-horse = grünes Pferd ({ name-TRE })
help-green-horse = Bezahlt einen Meilenstein in einer Stadt oder auf einer Straße der Farbe Grün. Steht in { name-TRE } ein Spielstein, bezahlt sie auch zwei Meilensteine auf einer Straße von dort aus.
name-grey-laurel = grauer Lorbeerkranz ({ name-COL })
help-grey-laurel = Bezahlt einen Meilenstein in einer Stadt oder auf einer Straße der Farbe Grau. Steht in { name-COL } ein Spielstein, bezahlt sie auch zwei Meilensteine auf einer Straße von dort aus.
name-grey-horse = graues Pferd ({ name-MOG })
help-grey-horse = Bezahlt einen Meilenstein in einer Stadt oder auf einer Straße der Farbe Grau. Steht in { name-MOG } ein Spielstein, bezahlt sie auch zwei Meilensteine auf einer Straße von dort aus.
name-grey-helmet = grauer Helm ({ name-ARG })
help-grey-helmet = Bezahlt einen Meilenstein in einer Stadt oder auf einer Straße der Farbe Grau. Steht in { name-ARG } ein Spielstein, bezahlt sie auch zwei Meilensteine auf einer Straße von dort aus.
name-grey-temple = grauer Tempel ({ name-VES })
help-grey-temple = Bezahlt einen Meilenstein in einer Stadt oder auf einer Straße der Farbe Grau. Steht in { name-VES } ein Spielstein, bezahlt sie auch zwei Meilensteine auf einer Straße von dort aus.
name-blue-horse = blaues Pferd ({ name-CON })
help-blue-horse = Bezahlt einen Meilenstein in einer Stadt oder auf einer Straße der Farbe Blau. Steht in { name-CON } ein Spielstein, bezahlt sie auch zwei Meilensteine auf einer Straße von dort aus.
name-blue-helmet = blauer Helm ({ name-LUT })
help-blue-helmet = Bezahlt einen Meilenstein in einer Stadt oder auf einer Straße der Farbe Blau. Steht in { name-LUT } ein Spielstein, bezahlt sie auch zwei Meilensteine auf einer Straße von dort aus.
name-blue-laurel = blauer Lorbeerkranz ({ name-CEN })
help-blue-laurel = Bezahlt einen Meilenstein in einer Stadt oder auf einer Straße der Farbe Blau. Steht in { name-CEN } ein Spielstein, bezahlt sie auch zwei Meilensteine auf einer Straße von dort aus.
name-blue-temple = blauer Tempel ({ name-LUG })
help-blue-temple = Bezahlt einen Meilenstein in einer Stadt oder auf einer Straße der Farbe Blau. Steht in { name-LUG } ein Spielstein, bezahlt sie auch zwei Meilensteine auf einer Straße von dort aus.
name-orange-temple = oranger Tempel ({ name-BUR })
help-orange-temple = Bezahlt einen Meilenstein in einer Stadt oder auf einer Straße der Farbe Orange. Steht in { name-BUR } ein Spielstein, bezahlt sie auch zwei Meilensteine auf einer Straße von dort aus.
name-orange-horse = oranges Pferd ({ name-LIM })
help-orange-horse = Bezahlt einen Meilenstein in einer Stadt oder auf einer Straße der Farbe Orange. Steht in { name-LIM } ein Spielstein, bezahlt sie auch zwei Meilensteine auf einer Straße von dort aus.
name-orange-helmet = oranger Helm ({ name-AUG })
help-orange-helmet = Bezahlt einen Meilenstein in einer Stadt oder auf einer Straße der Farbe Orange. Steht in { name-AUG } ein Spielstein, bezahlt sie auch zwei Meilensteine auf einer Straße von dort aus.
name-orange-laurel = oranger Lorbeerkranz ({ name-AQU })
help-orange-laurel = Bezahlt einen Meilenstein in einer Stadt oder auf einer Straße der Farbe Orange. Steht in { name-AQU } ein Spielstein, bezahlt sie auch zwei Meilensteine auf einer Straße von dort aus.
name-violet-helmet = violetter Helm ({ name-TOL })
help-violet-helmet = Bezahlt einen Meilenstein in einer Stadt oder auf einer Straße der Farbe Violett. Steht in { name-TOL } ein Spielstein, bezahlt sie auch zwei Meilensteine auf einer Straße von dort aus.
name-violet-horse = violettes Pferd ({ name-NAR })
help-violet-horse = Bezahlt einen Meilenstein in einer Stadt oder auf einer Straße der Farbe Violett. Steht in { name-NAR } ein Spielstein, bezahlt sie auch zwei Meilensteine auf einer Straße von dort aus.
name-violet-temple = violetter Tempel ({ name-MAS })
help-violet-temple = Bezahlt einen Meilenstein in einer Stadt oder auf einer Straße der Farbe Violett. Steht in { name-MAS } ein Spielstein, bezahlt sie auch zwei Meilensteine auf einer Straße von dort aus.
name-violet-laurel = violetter Lorbeerkranz ({ name-GEN })
help-violet-laurel = Bezahlt einen Meilenstein in einer Stadt oder auf einer Straße der Farbe Violett. Steht in { name-GEN } ein Spielstein, bezahlt sie auch zwei Meilensteine auf einer Straße von dort aus.

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
name-green-2 = Grün 2
name-green-3 = Grün 3
name-green-4 = Grün 4
name-grey-2 = Grau 2
name-grey-3 = Grau 3
name-grey-4 = Grau 4
name-blue-2 = Blau 2
name-blue-3 = Blau 3
name-blue-4 = Blau 4
name-orange-2 = Orange 2
name-orange-3 = Orange 3
name-orange-4 = Orange 4
name-violet-2 = Violett 2
name-violet-3 = Violett 3
name-violet-4 = Violett 4
name-M1-Belgica = Auftrag Belgica
help-M1-Belgica = Zählt am Ende 5 Punkte, wenn du diese Marker gesammelt hast, gleich welchen Werts: 2 × Grün, 1 × Grau, 1 × Blau.
name-M2-Germania = Auftrag Germania
help-M2-Germania = Zählt am Ende 5 Punkte, wenn du diese Marker gesammelt hast, gleich welchen Werts: 1 × Grün, 2 × Grau, 1 × Violett.
name-M3-Narbonensis = Auftrag Narbonensis
help-M3-Narbonensis = Zählt am Ende 5 Punkte, wenn du diese Marker gesammelt hast, gleich welchen Werts: 1 × Grau, 1 × Orange, 2 × Violett.
name-M4-Aquitania = Auftrag Aquitania
help-M4-Aquitania = Zählt am Ende 5 Punkte, wenn du diese Marker gesammelt hast, gleich welchen Werts: 1 × Blau, 2 × Orange, 1 × Violett.
name-M5-Lugdunensis = Auftrag Lugdunensis
help-M5-Lugdunensis = Zählt am Ende 5 Punkte, wenn du diese Marker gesammelt hast, gleich welchen Werts: 1 × Grün, 2 × Blau, 1 × Orange.

help-road = Eine Karte in einer der Farben der Straße. Ein Meilenstein kommt neben einen beliebigen Spielstein.
help-city = Eine Karte in der Farbe der Stadt.
help-double = Die Karte der Stadt selbst (Farbe und Symbol): zwei Meilensteine auf einer Straße von dort.
help-castle = Zwei Karten in der Farbe der Stadt.
help-joker_road = Zwei Karten verschiedener Farben, für ein Feld jeder Farbe.
help-joker_city = Zwei Karten verschiedener Farben, für eine Stadt jeder Farbe.
