board-map = Karte von Gallien
board-ocean = Oceanus
board-channel = Fretum Gallicum
board-sea = Mare Nostrum
board-britannia = Britannia
board-hispania = Hispania
board-italia = Italia

board-supply = Karten, Wegweiser und Adler
board-build = Drücke Karten, um zu sehen, was sie bauen, oder einen Ort, um zu sehen, welche Karten ihn bezahlen.
board-chosen = { $cards }: Drücke einen goldenen Ort, um dort zu bauen.
board-nothing = { $cards }: Damit lässt sich nichts bauen.
board-unpick = Zurücklegen
board-buildable = kann jetzt gebaut werden
board-joker = kann mit einem Joker gebaut werden: zwei Karten verschiedener Farbe
board-double = zwei Meilensteine für eine Karte
board-fulfilled = Erfüllt: Alle Plätze sind belegt.
board-discard-tip = Den Ablagestapel durchsehen.
board-signposts-tip = { $signposts ->
    [0] Der letzte Wegweiser ist gesetzt.
    [one] Ein Wegweiser ist übrig. Wer die Straße fertigstellt, die ihn bekommt, nimmt den Legionsadler; danach haben alle anderen noch einen Zug.
   *[other] { $signposts } Wegweiser sind übrig. Wer die Straße fertigstellt, die den letzten bekommt, nimmt den Legionsadler; danach haben alle anderen noch einen Zug.
 }

waits-start = { $seat } wählt eine Stadt für das erste Kastell.
waits-discard = { $seat } wählt Karten zum Ablegen.
waits-trim = { $seat } wählt, welche Karten bleiben.
waits-draw = { $seat } zieht Karten.
waits-build = { $seat } wählt, was gebaut wird.
waits-pay-castle = { $seat } bezahlt ein Kastell in { $city }.
waits-pay-city = { $seat } bezahlt einen Meilenstein in { $city }.
waits-pay-road = { $seat } bezahlt einen Meilenstein auf { $space }.
waits-pay-joker_city = { $seat } bezahlt einen Meilenstein in { $city } mit einem Joker.
waits-pay-joker_road = { $seat } bezahlt einen Meilenstein auf { $space } mit einem Joker.
waits-order = { $seat } wählt, welche Straße als nächste gewertet wird.
waits-marker = { $seat } wählt einen Marker von { $road }.
waits-take = { $seat } wählt Karten.
