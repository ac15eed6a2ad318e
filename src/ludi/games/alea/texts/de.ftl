game-title = Alea Iacta Est
game-summary = Würfle mit deinen acht Würfeln und schicke sie in fünf Gebäude, von denen jedes ein anderes Muster verlangt. Nach fünf oder sechs Durchgängen bringen dir die gewonnenen Provinzen und Patrizier Ruhm.
game-howto-1 = In jedem Zug wirfst du alle Würfel, die du noch hast, und setzt mindestens einen davon ein, alle in ein einziges Gebäude.
game-howto-2 = Das Castrum nimmt Würfel eines Wertes: die größten Pasche wählen Provinzen. Das Forum nimmt einzelne Würfel oder zwei mit der Summe fünf: jeder Würfel dort gewinnt einen Patrizier, der linke zuerst.
game-howto-3 = Der Senatus nimmt Straßen: die beste darf drei geheime Senatskarten ansehen und eine behalten; ab drei Spielern wählen die nächstbesten aus dem, was sie weitergibt. Das Templum, mit vier oder fünf Spielern, nimmt immer mehr Würfel mit immer höherer Summe, für Fortuna-Plättchen.
game-howto-4 = Hat jemand den letzten Würfel eingesetzt, wird die Runde zu Ende gespielt und gewertet. Würfel, die nichts gewonnen haben, kommen in die Latrina und bringen je einen Repete-Chip.
game-howto-5 = Ein Repete-Chip erlaubt dir, beliebige deiner Würfel noch einmal zu werfen. Am Ende sind zwei übrige Chips einen Punkt wert.
game-howto-6 = Am Ende ziehen deine Patrizier auf die bestmögliche Weise in Provinzen ihrer Farbe ein, je eine Frau und ein Mann; Provinzen, Bewohner, Senatskarten und Plättchen geben Ruhmespunkte. Ein Provinz-Kärtchen ohne Bewohner zählt einen Punkt weniger als aufgedruckt.

ending-stages-played = Alle Durchgänge sind gespielt.
option-start = Startspieler
option-start-random = ausgelost

## Was gefragt ist
ask-place = { $seat }: Setze Würfel in ein Gebäude ein.
ask-place-or-reroll = { $seat }: Setze Würfel in ein Gebäude ein, oder wähle Würfel, die du für einen Chip noch einmal wirfst ({ $chips } übrig).
ask-mark = { $seat }: Wähle weitere Würfel, oder wirf die gewählten noch einmal.
ask-fortuna = { $seat }: Wähle, welche Fortuna-Plättchen du behältst.
ask-senate = { $seat }: Wähle eine Senatskarte, die du behältst.
ask-province = { $seat }: Wähle eine Provinz für { $size ->
    [one] deinen Würfel
   *[other] deine { $size } Würfel
  } mit { $value }.
ask-patrician = { $seat }: Wähle einen Patrizier für deinen Würfel mit { $value }.

## Handlungen
action-mark = { $count } × { $value } zum Neuwürfeln wählen
action-reroll = Einen Repete-Chip zahlen und die gewählten Würfel werfen
action-templum = Templum: Würfel mit der Summe { $sum } einsetzen
action-senatus = Senatus: die Straße { $straight } legen
action-castrum = Castrum: { $count ->
    [one] einen Würfel
   *[other] { $count } Würfel
  } mit { $value } einsetzen
action-forum = Forum: eine { $value } einsetzen
action-forum_pair = Forum: { $pair } einsetzen
action-latrina = Latrina: den niedrigsten Würfel abgeben
action-keep_fortuna = Fortuna: Wert { $tokens } behalten
action-keep_tile = „{ $tile }“ behalten
action-take_province = { $province } nehmen
action-take_patrician = { $patrician } nehmen

## Wozu eine Wahl führen würde
n-dice = { $dice } Würfel
n-tokens = { $count } Fortuna-Plättchen
leads-paid-chip = Wirft { $dice } noch einmal, für einen Chip.
leads-placed-templum = Mit { $dice } gehst du in Führung und ziehst { n-tokens }.
leads-placed-senatus = Zurzeit Rang { $rank }; belohnte Ränge: { $rewarded }.
leads-placed-castrum = Ein Pasch der Größe { $size }, zurzeit Rang { $rank }; Provinzen zu gewinnen: { $provinces }.
leads-placed-forum = Die { $value } kommt auf Sockel { $column } von links.
leads-displaced = Schiebt eine { $value } von { $seat } in die Latrina.
leads-placed-latrina = Kein Gebäude nimmt deine Würfel; dafür gibt es am Ende des Durchgangs einen Chip.
leads-last-round = Danach hast du keine Würfel mehr: Mit dieser Runde endet der Durchgang.

## Was für einen Hinweis spricht, neben einer anderen Aktion
reason-fame = Sofort mehr Ruhmespunkte.
reason-fame-rival = Weniger Ruhmespunkte für { $seat }.
reason-patricians = Patrizier, die noch ein Zuhause finden können.
reason-patricians-rival = Weniger Patrizier, die { $seat } noch unterbringen kann.
reason-chips = Mehr Repete-Chips.
reason-chips-rival = Weniger Repete-Chips für { $seat }.
reason-castrum = Bessere Aussichten im Castrum.
reason-castrum-rival = Schlechtere Aussichten für { $seat } im Castrum.
reason-senatus = Bessere Aussichten im Senatus.
reason-senatus-rival = Schlechtere Aussichten für { $seat } im Senatus.
reason-forum = Bessere Aussichten auf dem Forum.
reason-forum-rival = Schlechtere Aussichten für { $seat } auf dem Forum.
reason-templum = Bessere Aussichten im Templum.
reason-templum-rival = Schlechtere Aussichten für { $seat } im Templum.
reason-latrina = Mehr für Würfel in der Latrina.
reason-latrina-rival = Weniger für { $seat } in der Latrina.
reason-dice = Mehr Würfel, die noch zu platzieren sind.
reason-dice-rival = Weniger Würfel, die { $seat } noch platzieren kann.

## Was geschehen ist
stage-begins = Durchgang { $stage } beginnt; { $seat } fängt an.
new-provinces = Neu beim Castrum: { $provinces }.
new-women = Neue Frauen im Forum: { $women }.
new-men = Neue Männer im Forum: { $men }.
rolled = { $seat } würfelt { $dice }.
marked = { $seat } wählt { $count } × { $value } zum Neuwürfeln.
paid-chip = { $seat } zahlt einen Chip und wirft { $dice } noch einmal.
rerolled = { $seat } hat nun { $roll }.
placed-templum = { $seat } setzt { $dice } im Templum ein und geht in Führung.
drew-fortuna = { $seat } zieht { n-tokens }: { $tokens }.
drew-some-fortuna = { $seat } zieht { n-tokens }.
renewed-pile = Die zurückgelegten Fortuna-Plättchen werden zu einem neuen Stapel gemischt: { $tokens }.
placed-senatus = { $seat } hat die Straße { $straight } im Senatus.
placed-castrum = { $seat } setzt { $count } × { $value } im Castrum ein und hat einen Pasch der Größe { $size }.
placed-forum = { $seat } setzt eine { $value } auf Sockel { $column } des Forums.
displaced = Eine { $value } von { $seat } wird in die Latrina geschoben.
placed-latrina = { $seat } kann nichts einsetzen und gibt eine { $value } in die Latrina.
last-round = { $seat } hat keine Würfel mehr: Mit dieser Runde endet der Durchgang.
evaluation = Die Gebäude werden für Durchgang { $stage } gewertet.
dice-left = { $seat } legt { n-dice }, noch in der Hand, in die Latrina.
took-back-templum = { $seat } nimmt { n-dice } aus dem Templum zurück.
kept-fortuna = { $seat } behält { n-tokens }: { $tokens }.
returned-fortuna = { $seat } legt { n-tokens } zurück: { $tokens }.
ranked-senatus = { $seat } hat Rang { $rank } im Senatus und nimmt { n-dice } zurück.
lost-senatus = { $seat } gewinnt im Senatus nichts und legt { n-dice } in die Latrina.
looked-at-tiles = { $seat } sieht sich drei Senatskarten an: { $tiles }.
looked-at-some-tiles = { $seat } sieht sich drei Senatskarten an.
kept-tile = { $seat } behält die Senatskarte „{ $tile }“.
kept-a-tile = { $seat } behält eine Senatskarte.
passed-tiles = { $seat_from } gibt an { $seat } weiter: { $tiles }.
passed-some-tiles = { $seat_from } gibt an { $seat } weiter, was von den Senatskarten übrig ist.
stacked-tiles = Senatskarten, die unter den Stapel kommen: { $count }.
took-province = { $seat } nimmt { $province } für { $size } × { $value }.
lost-castrum = Für { $size } × { $value } von { $seat } ist keine Provinz mehr da: in die Latrina.
provinces-left = Aus dem Spiel: { $provinces }.
took-patrician = { $seat } nimmt { $patrician } für eine { $value }.
women-left = Frauen, die das Spiel verlassen: { $women }.
men-left = Männer, die das Spiel verlassen: { $men }.
won-chips = { $seat } nimmt { n-dice } aus der Latrina zurück und erhält { $chips ->
    [one] einen Repete-Chip
   *[other] { $chips } Repete-Chips
  }.
game-over = Der letzte Durchgang ist vorbei; die Senatskarten werden aufgedeckt, die Patrizier ziehen ein.
final-score = { $place }. { $seat } mit { $score ->
    [one] { $score } Ruhmespunkt
   *[other] { $score } Ruhmespunkten
  }.

## Warum nicht
refused-NOT_ROLLED = diese Würfel hast du nicht geworfen
refused-NO_CHIP = noch einmal würfeln kostet einen Repete-Chip, und du hast keinen
refused-NOTHING_MARKED = wähle zuerst die Würfel, die du noch einmal werfen willst
refused-MARK_ASCENDING = Würfel werden vom niedrigsten Wert aufwärts gewählt
refused-TEMPLUM_CLOSED = das Templum wird nur mit vier oder fünf Spielern benutzt
refused-TEMPLUM_COUNT = das Templum verlangt eine andere Anzahl Würfel, oder dein Wurf ergibt diese Summe nicht
refused-TEMPLUM_TOO_LOW = die Summe deiner Würfel im Templum muss die der letzten Platzierung übertreffen
refused-TEMPLUM_TOO_FEW = du hast zu wenige Würfel für das Templum
refused-STRAIGHT_ONLY_EXTENDED = du hast eine Straße im Senatus und darfst sie nur verlängern
refused-STRAIGHT_TAKEN = dieselbe Straße liegt schon im Senatus
refused-SET_TAKEN = ein Pasch dieses Wertes und dieser Größe liegt schon im Castrum
refused-FORUM_FULL = der Würfel fände im Forum keinen Sockel
refused-PAIR_DISPLACED = einer der beiden Würfel fände im Forum keinen Sockel
refused-LATRINA_LAST = die Latrina ist nur für Würfe, die kein anderes Gebäude nimmt
refused-FORTUNA_COUNT = so viele Plättchen behältst du nicht
refused-NOT_HELD = diese Plättchen hast du nicht gezogen
refused-TILE_NOT_SEEN = diese Karte ist nicht unter denen, die du behalten darfst
refused-PROVINCE_NOT_OPEN = diese Provinz liegt nicht beim Castrum
refused-PATRICIAN_NOT_OPEN = dieser Patrizier steht nicht im Forum

## Bezeichnungen der Ansicht
label-stage = Durchgang
label-stages = Durchgänge insgesamt
label-start = Startspieler
label-last_round = Letzte Runde des Durchgangs
label-roll = Geworfene Würfel
label-marked = Zum Neuwürfeln gewählt
label-templum = Templum
label-dice = Würfel
label-leader = In Führung
label-best = Zu übertreffende Summe
label-next_dice = Würfel nach der nächsten Platzierung
label-due = Hinzuzufügende Würfel
label-senatus = Senatus
label-low = Von
label-high = Bis
label-wins = Würde gewinnen
label-castrum = Castrum
label-value = Wert
label-size = Größe
label-forum = Forum Romanum
label-open_provinces = Provinzen zu gewinnen
label-open_patricians = Patrizier zu gewinnen
label-gone = Aus dem Spiel
label-offered_tiles = Senatskarten zur Wahl
label-passed_tiles = Senatskarten, die du gesehen und nicht behalten hast
label-tile = Senatskarte
label-points = Punkte jetzt
label-dice_in_hand = Würfel in der Hand
label-latrina = Würfel in der Latrina
label-chips = Repete-Chips
label-provinces = Provinzen
label-patricians = Patrizier
label-n_senate_tiles = Anzahl Senatskarten
label-senate_tiles = Senatskarten
label-fortuna_kept = Behaltene Fortuna-Plättchen
label-n_fortuna_hidden = Anzahl gezogener Fortuna-Plättchen
label-fortuna_hidden = Gezogene Fortuna-Plättchen
label-fame = Ruhmespunkte jetzt
label-senate = Senatskarten
label-fortuna = Fortuna-Plättchen
label-unhoused = Wert ohne Heim
label-homes = Heime
label-home = Heim
label-residents = Bewohner
label-fortuna_pile = Verdeckte Fortuna-Plättchen
label-fortuna_returned = Zurückgelegte Fortuna-Plättchen

## Kärtchen
name-1-1 = 1
name-2-2 = 2
name-3-3 = 3
name-4-4 = 4
name-5-5 = 5
name-6-6 = 6
name-red = rot
name-green = grün
name-blue = blau
name-purple = violett
name-yellow = gelb
name-orange = orange
thing-province = { $name } (Provinz { $colour }, Wert { $worth })
name-PR-LIB-0 = Provincia Libera (Joker-Provinz, Wert 0)
thing-woman = Frau { $number } aus { $region } ({ $colour })
thing-man = Mann { $number } aus { $region } ({ $colour })
name-SQ-I = Viele Provinzen
help-SQ-I = 1 Punkt, und 1 weiterer für je zwei deiner Provinzen: Provinz-Kärtchen, Grenz- und freie Provinzen, besetzt oder nicht.
name-SQ-II = Viele Patrizier
help-SQ-II = 1 Punkt für je zwei untergebrachte Patrizier.
name-SQ-III = Viele Senatskarten
help-SQ-III = 1 Punkt, und 1 weiterer für jede deiner Senatskarten, diese eingeschlossen.
name-SQ-IV = Viele Fortuna-Plättchen
help-SQ-IV = 1 Punkt, und 2 weitere für je drei behaltene Fortuna-Plättchen.
name-SQ-V = Viele Ehepaare
help-SQ-V = 1 Punkt, und 1 weiterer für jedes Ehepaar in deinen Provinzen.
name-SQ-VI = Viele verschiedene Patrizier
help-SQ-VI = 1 Punkt für jede verschiedene Farbe unter deinen untergebrachten Patriziern.
name-SQ-VII = Viele verschiedene Provinzen
help-SQ-VII = 1 Punkt für jede verschiedene Farbe unter deinen Provinzen, besetzt oder nicht. Ein Provinz-Kärtchen hat seine Farbe, eine Grenzprovinz ihre beiden; eine freie Provinz oder der Joker hat die Farbe der Bewohner und zählt leer als grau.
name-SQ-VIII = Viele besetzte Provinzen
help-SQ-VIII = 1 Punkt für jedes deiner Provinz-Kärtchen mit mindestens einem Bewohner.
name-SQ-IX = Viele Frauen
help-SQ-IX = 1 Punkt für jede untergebrachte Frau.
name-SQ-X = Viele Männer
help-SQ-X = 1 Punkt für jeden untergebrachten Mann.
name-SQ-XI = Nächste Generation
help-SQ-XI = Selbst keine Punkte; bei jedem deiner Ehepaare darf ein weiterer Patrizier in der Farbe eines Partners wohnen.
thing-border = Grenzprovinz { $one }/{ $other }
thing-border-help = Ein Heim für eine Frau und einen Mann, jeweils { $one } oder { $other }. Ein Ehepaar dort ist außer seinen Werten 3 Punkte wert.
name-SQ-XIII-a = Freie Provinz
help-SQ-XIII-a = Ein Heim für eine Frau und einen Mann einer beliebigen gemeinsamen Farbe; mit Bewohner 1 Punkt wert.
name-SQ-XIII-b = Freie Provinz
help-SQ-XIII-b = Ein Heim für eine Frau und einen Mann einer beliebigen gemeinsamen Farbe; mit Bewohner 1 Punkt wert.
