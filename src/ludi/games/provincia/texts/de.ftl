game-title = Provincia Romana
game-summary = Nach den Kriegen in Gallien baut jeder eine zerstörte Stadt wieder auf: Wählt Karten aus drei Stapeln, errichtet Gebäude, haltet die Gallier fern und zahlt Rom seine Steuern. Nach sechs Runden wird der Legat mit dem meisten Prestige Prokonsul.
game-howto-1 = Jede Runde beginnt mit der Kartenauswahl. Wer an der Reihe ist, wählt einen Stapel: Sechs Karten werden ausgelegt, vier offen und zwei verdeckt, und alle nehmen eine, er selbst zuerst. Produktionskarten (OPES) bringen sofort Waren; Senatskarten (SPQR) und Gebäude (AEDIFICIUM) kommen auf die Hand.
game-howto-2 = Dann spielt jeder beliebig viele Handkarten aus und bezahlt ihre Kosten. Im eigenen Zug kosten ein Holz oder ein Stein zwei Gold; Lehm ist nicht zu kaufen. Gebäude bringen sofort Prestige. Am Ende der Phase gilt das Handkartenlimit von fünf.
game-howto-3 = In den Runden 2, 3, 5 und 6 greifen die Gallier an. Jeder spielt geheim einen Kampfspielstein; jeder Stein verändert die Stärke der Stadt seiner Farbe. Die Stärke ist Verteidigung plus Moral plus Militär plus Steine; wer unter der Stärke der Gallier bleibt, zahlt die Strafe der Kampfkarte.
game-howto-4 = Jede Runde sinken Moral und Verteidigung um eins, und Rom nimmt ein Gold Steuer. Wer kein Gold hat, verliert 2 Prestige.
game-howto-5 = Am Ende der Runde darfst du für je einen Prestigepunkt inaktive Gebäude aktivieren, und deine Gebäude bringen ihre Erträge. Ein Lagerhaus (HORREUM) fasst neun statt fünf Stück jedes Rohstoffs.
game-howto-6 = Nach Runde 6 darf jeder noch einmal Karten ausspielen. Deine beste GLORIA und ein Punkt für je drei Gold kommen hinzu, und das höchste Prestige gewinnt.

ending-rounds-played = Alle sechs Runden sind gespielt.
option-cities = Städte
option-cities-random = zufällig verteilt
option-cities-picked = der Reihe nach gewählt
option-start = Startspieler
option-start-random = ausgelost
option-start-1 = Platz 1
option-start-2 = Platz 2
option-start-3 = Platz 3
option-start-4 = Platz 4
option-start-5 = Platz 5
option-start-6 = Platz 6

## What is asked

ask-city = { $seat }: Wähle deine Stadt.
ask-pile = { $seat }: Wähle den Stapel, von dem gezogen wird.
ask-take = { $seat }: Nimm eine Karte vom Stapel { $pile }.
ask-play = { $seat }: Spiele Karten, kaufe Holz oder Stein, oder beende deinen Zug.
ask-final = { $seat }: dein letzter Zug. Spiele Karten, kaufe Holz oder Stein, oder beende ihn.
ask-waive = { $seat }: Wähle, was dir der Nachlass auf { $card } erspart.
ask-exchange = { $seat }: Wähle, wie oft du mit { $card } tauschst.
ask-target = { $seat }: Wähle das Opfer von { $card }.
ask-destroy = { $seat }: Wähle das Gebäude, das { $seat_target } verliert.
ask-pay = { $seat }: Wähle die drei Rohstoffe, mit denen du Corruptio bezahlst.
ask-look = { $seat }: Nimm eine der gezeigten Karten.
ask-order = { $seat }: Lege die Karten zurück, die oberste zuerst.
ask-react = { $seat }: Coniuratio richtet sich gegen { $building }. Spiele Aediles für 2 Gold, oder lass es geschehen.
ask-discard = { $seat }: Du hast { $cards } Handkarten; lege bis auf fünf ab.
ask-token = { $seat }: Wähle geheim einen Kampfspielstein.
ask-lose = { $seat }: Die Gallier zerstören ein { $penalty }. Wähle, welches, oder spiele Aediles, falls du sie hast.
ask-give = { $seat }: Wähle die { $amount } Rohstoffe, die die Gallier nehmen.
ask-activate = { $seat }: Aktiviere ein Gebäude für einen Prestigepunkt, oder mach Schluss.
ask-over = Das Spiel ist zu Ende.

## Actions

action-city = { $city } nehmen
action-pile = Von { $pile } ziehen
action-take = { $card } nehmen
action-take_hidden = Eine verdeckte Karte nehmen
action-take_second = Die andere verdeckte Karte nehmen
action-play = { $card } spielen
action-buy = Ein Stück { $good } für 2 Gold kaufen
action-done = Fertig
action-waive = Ein Stück { $good } sparen
action-exchange = { $times ->
    [one] Einmal
   *[other] { $times }-mal
  } tauschen
action-target = Gegen { $seat } richten
action-destroy = { $building } wird zerstört
action-pay = { $mix } bezahlen
action-put = { $card } als Nächste zurücklegen
action-aediles = Aediles spielen und das Gebäude schützen
action-decline = Das Gebäude aufgeben
action-discard = { $card } ablegen
action-token = Den Stein { $value ->
    [-1] −1
    [-2] −2
   *[other] +{ $value }
  } in der Farbe von { $seat } spielen
action-activate = { $building } aktivieren

## What a choice would lead to

leads-paid = Kostet { $amount } { $good }.
leads-received = Bringt { $amount } { $good }.
leads-wasted = { $amount } { $good } gingen verloren: kein Platz, oder der Vorrat ist leer.
leads-gained = +{ $amount } { $track }.
leads-saved = Dein Nachlass erspart dir ein Stück { $good }.
leads-freed = Du schuldest in dieser Runde keine Steuer.
leads-destroyed = { $seat } verliert damit { $prestige } Prestige{ $military ->
    [0] .
   *[other] {" "}und { $military } Militär.
  }
leads-spilled = { $seat } hat für { $amount } { $good } keinen Platz mehr.
leads-named = { $seat_target } kann mit Aediles antworten oder verliert damit { $prestige } Prestige.
leads-known = Du hast sie dort hingelegt: { $card }.
leads-payable = Du kannst es jetzt bezahlen.
leads-lacks = Zum Bauen { $pieces ->
    [one] fehlt dir ein Stück
   *[other] fehlen dir { $pieces } Stücke
  }.
leads-unique = Es ist einzigartig und steht schon in deiner Stadt.
leads-wrong-city = Es kann in deiner Stadt nicht gebaut werden.
leads-victim = { $seat } hat { $prestige } Prestige und { $gold } Gold.
leads-waive = Danach wählst du, welches Stück dir der Nachlass erspart.
leads-corruptio = Danach wählst du die drei Rohstoffe, die du zahlst.
leads-look = Du siehst die obersten zehn Gebäudekarten und behältst eine.
leads-gloria = +{ $amount } Prestige am Ende des Spiels.
leads-strength = { $seat } hat dann Stärke { $strength }, vor allen anderen Steinen.
leads-hand-limit = Am Ende der Phase legst du { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
  } ab.
leads-trade = { $get } { $other } für { $pay } { $good }, so oft du willst.
leads-exchange = { $get } { $other } für { $pay } { $good }, { $times ->
    [one] einmal
   *[other] bis zu { $times }-mal
  }.

## What happened

round-begins = Runde { $round } beginnt; { $seat } hat die Karte des Caesar.
took-city = { $seat } nimmt die Stadt { $city }.
dealt = Alle erhalten eine Gebäudekarte und fünf Kampfspielsteine.
picked-pile = { $seat } wählt den Stapel { $pile }.
reshuffled = Die Ablage von { $pile } wird zu einem neuen Stapel gemischt.
laid-out = Offen liegen { $cards }; { $hidden ->
    [0] keine Karte liegt
    [one] eine Karte liegt
   *[other] { $hidden } Karten liegen
  } verdeckt.
took = { $seat } nimmt { $card }.
turned-up = { $seat } nimmt eine verdeckte Karte und deckt { $card } auf.
took-hidden = { $seat } nimmt eine verdeckte Karte: { $card }.
took-a-hidden-card = { $seat } nimmt eine verdeckte Karte.
left-over = Auf die Ablage kommen: { $count ->
    [0] keine offene Karte
   *[other] { $cards }
  }{ $hidden ->
    [0] .
    [one] , und eine ungesehen.
   *[other] , und { $hidden } ungesehen.
  }
paid = { $seat } zahlt { $amount } { $good }.
received = { $seat } erhält { $amount } { $good }.
wasted = { $amount } { $good } für { $seat } gehen verloren: kein Platz, oder der Vorrat ist leer.
gained = { $seat } gewinnt { $amount } { $track }.
played = { $seat } spielt { $card }.
built = { $seat } baut { $card }.
saved = Der Nachlass erspart { $seat } ein Stück { $good }.
bought = { $seat } kauft ein Stück { $good }.
exchanged = { $seat } nutzt { $card } { $times ->
    [one] einmal
   *[other] { $times }-mal
  }.
freed = { $seat } schuldet in dieser Runde keine Steuer.
corrupted = { $seat } besticht Rom und schuldet keine Steuer mehr.
aimed = { $seat } richtet { $card } gegen { $seat_target }.
named = { $seat } verschwört sich gegen { $building } von { $seat_target }.
destroyed = { $building } von { $seat } wird zerstört und kehrt auf die Hand zurück; das kostet { $prestige } Prestige{ $military ->
    [0] .
   *[other] {" "}und { $military } Militär.
  }
spilled = { $seat } hat für { $amount } { $good } keinen Platz mehr.
protected = { $seat } spielt Aediles; das Gebäude bleibt stehen.
declined = { $seat } lässt es geschehen.
looked = { $seat } sieht sich { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  } des Gebäudestapels an.
saw = { $seat } sieht { $cards }.
kept = { $seat } behält { $card }.
kept-a-card = { $seat } behält eine davon.
put-back = { $seat } legt { $card } als Nächste auf den Stapel.
put-back-a-card = { $seat } legt eine Karte auf den Stapel zurück.
ended-turn = { $seat } beendet den Zug.
discarded = { $seat } legt { $card } ab.
mustered = Die Gallier rücken an; alle wählen einen Kampfspielstein.
chose-token = { $seat } spielt den Stein { $value ->
    [-1] −1
    [-2] −2
   *[other] +{ $value }
  } in der Farbe von { $seat_colour }.
chose-a-token = { $seat } spielt einen Kampfspielstein.
token-shown = Ein Stein wird aufgedeckt: { $value ->
    [-1] −1
    [-2] −2
   *[other] +{ $value }
  } für { $seat }.
gauls = { $card }! Wer verliert, zahlt: { $first } ({ $first_amount }){ $second_amount ->
    [0] .
   *[other] ; sonst { $second } ({ $second_amount }).
  }
battle-won = { $seat } hält mit Stärke { $strength } gegen { $gauls } stand.
battle-lost = { $seat } unterliegt mit Stärke { $strength } gegen { $gauls }.
taken = { $seat } verliert { $amount } { $good } an die Gallier.
fallback = { $seat } kann keine Strafe der Karte zahlen.
upkeep = Unterhalt in Runde { $round }: Moral und Verteidigung sinken, und die Steuer ist fällig.
upkept = { $seat }: Moral { $morale }, Verteidigung { $defence }, Steuer { $tax }.
fined = { $seat } hat kein Gold für die Steuer und verliert { $amount } Prestige.
activated = { $seat } aktiviert { $building }.
done-activating = { $seat } aktiviert nichts mehr.
income = Die Gebäude von { $seat } bringen { $amount } { $good }.
final-turns = Die sechs Runden sind vorbei; { $seat } beginnt die letzten Züge.
game-over = Das Spiel ist zu Ende; Ruhm und Gold kommen zum Prestige hinzu.
final-score = { $place }. { $seat } mit { $score } Prestige.

## Why not

refused-OK = nichts spricht dagegen
refused-NOT_ASKED = danach wird jetzt nicht gefragt
refused-CITY_TAKEN = diese Stadt hat schon ein anderer
refused-NO_MARKER = dieser Stapel hat keinen Aktionsmarker mehr
refused-EMPTY_PILE = weder der Stapel noch seine Ablage enthält eine Karte
refused-NOT_ON_TABLE = eine solche Karte liegt nicht aus
refused-NOT_IN_HAND = diese Karte hast du nicht auf der Hand
refused-TOO_POOR = das kannst du nicht bezahlen
refused-UNIQUE = dieses Gebäude ist einzigartig und steht schon in deiner Stadt
refused-WRONG_CITY = deine Tafel zeigt das andere von Brücke und Hafen
refused-ONLY_REACTION = Aediles spielt man nur, wenn ein eigenes Gebäude verloren zu gehen droht
refused-ALREADY_LAID = eine solche Karte liegt schon vor dir
refused-NO_EXCHANGE = kein einziger Tausch ist möglich
refused-NO_TARGET = das ist kein mögliches Opfer
refused-NO_CARDS = es gibt keine Gebäudekarte mehr anzusehen
refused-NOT_HIGHER = nur eine höhere Gloria als deine ausliegende zählt
refused-NO_ROOM = du bekämst nichts: kein Platz, oder der Vorrat ist leer
refused-TAX_FREE = du schuldest in dieser Runde ohnehin keine Steuer
refused-NOT_FOR_SALE = der Vorrat ist leer, oder dein Lager ist voll
refused-NOT_IN_COST = dein Nachlass gilt dafür nicht, oder die Kosten enthalten es nicht
refused-TOO_OFTEN = so oft kannst du nicht tauschen
refused-NOT_STANDING = ein solches Gebäude steht dort nicht
refused-WRONG_CLASS = die Gallier wollen ein Gebäude anderer Art
refused-NOT_SEEN = diese Karte ist nicht unter den gezeigten
refused-HORREUM_STAYS = ein Lagerhaus kann nicht abgelegt werden
refused-NO_TOKEN = diesen Stein hast du nicht
refused-NO_PRESTIGE = aktivieren kostet einen Prestigepunkt, und du hast keinen
refused-TOO_LATE_CONCUSSIO = in den letzten Zügen würde das nichts mehr ändern
refused-TOO_LATE_CONSUL = in den letzten Zügen würde das nichts mehr ändern
refused-TOO_LATE_CORRUPTIO = in den letzten Zügen würde das nichts mehr ändern
refused-TOO_LATE_LEGIO = in den letzten Zügen würde das nichts mehr ändern
refused-TOO_LATE_PRAETOR = in den letzten Zügen würde das nichts mehr ändern
refused-CONCUSSED_CORRUPTIO = vor dir liegt Concussio, du schuldest die Steuer also ohnehin
refused-CONCUSSED_PRAETOR = vor dir liegt Concussio, du schuldest die Steuer also ohnehin
refused-ALIKE = nur wer die verdeckten Karten auf den Stapel gelegt hat, kann sie unterscheiden
refused-PRICE = ein Stück kostet zwei Gold
refused-NO_OPPONENT = wähle einen Gegner am Tisch
refused-CORRUPT_ALREADY = Rom ist schon bestochen: du schuldest keine Steuer mehr
refused-NO_BRIBE = diese drei Rohstoffe hast du nicht
refused-NO_AEDILES = du hast Aediles nicht auf der Hand
refused-NOT_TO_DISCARD = diese Karte hast du nicht auf der Hand
refused-NOT_IN_CITY = ein solches Gebäude steht nicht in deiner Stadt
refused-NOT_HELD = diese Rohstoffe hast du nicht, oder sie sind nicht das, was fällig ist
refused-NOT_BUILT = ein solches Gebäude steht nicht in deiner Stadt
refused-AWAKE = dieses Gebäude ist schon aktiv

## Labels of the view

label-round = Runde
label-rounds = Runden insgesamt
label-stage = Phase
label-gauls_come = Die Gallier greifen in dieser Runde an
label-start = Karte des Caesar
label-piles = Stapel
label-pile = Stapel
label-cards = Karten
label-markers = Aktionsmarker
label-discards = Ablage
label-n_unseen = Ungesehen abgelegt
label-seen_by_you = Davon dir bekannt
label-draft = Auslage
label-chooser = Wählt zuerst
label-face_up = Offen
label-n_face_down = Verdeckt
label-known_face_down = Verdeckt, dir bekannt
label-resolving = Wird ausgeführt
label-card = Karte
label-by = Gespielt von
label-target = Opfer
label-building = Gebäude
label-looked_at = Dir gezeigte Karten
label-pile_order = Oberste Gebäudekarten, wie du sie hingelegt hast
label-supply = Vorrat
label-gold = Gold
label-clay = Lehm
label-wood = Holz
label-stone = Stein
label-attacks = Angriffe der Gallier
label-bellum = Kampfkarte
label-gauls = Stärke der Gallier
label-first_penalty = Strafe
label-first_amount = Wie viel
label-second_penalty = Falls nicht zahlbar
label-second_amount = Wie viel davon
label-shown_tokens = Steine in diesem Kampf
label-spent_tokens = Bisher gespielte Steine
label-colour_of = Farbe von
label-value = Stärke
label-players = Spieler
label-city = Stadt
label-colour = Farbe
label-city_building = Auf der Tafel
label-prestige = Prestige
label-score = Wertung jetzt
label-total = Summe
label-lost = Verlorenes Prestige
label-glory = Ruhm (GLORIA)
label-coins = Gold, je drei ein Punkt
label-prestige_cards = Prestigekarten
label-morale = Moral
label-defence = Verteidigung
label-military = Militär
label-goods = Waren
label-storage = Lagerplatz je Rohstoff
label-owes_tax = Schuldet in dieser Runde Steuer
label-buildings = Gebäude
label-worth = Prestige der Gebäude
label-senate = Ausliegende Senatskarten
label-n_hand_buildings = Gebäude auf der Hand
label-n_hand_senate = Senatskarten auf der Hand
label-hand = Hand
label-known_hand = Handkarten, die alle gesehen haben
label-known_to_you = Handkarten, von denen nur du weißt
label-n_tokens = Kampfspielsteine
label-tokens = Kampfspielsteine auf der Hand
label-has_chosen = Hat einen Stein gewählt
label-chosen_token = Gewählter Stein
label-strength = Stärke im letzten Kampf
label-fate = Letzter Kampf
label-tax = Letzte Steuer
label-income = Letzte Erträge

## Things
name-setup = Städte wählen
name-draft = Karten auswählen
name-playing = Karten ausspielen
name-hand_limit = Handkartenlimit
name-combat = Kampf
name-activation = Gebäude aktivieren
name-final_turns = letzte Züge
name-opes = Opes (Produktion)
name-spqr = SPQR (Senat)
name-aedificium = Aedificium (Gebäude)
name-gold = Gold
name-clay = Lehm
name-wood = Holz
name-stone = Stein
name-prestige = Prestige
name-morale = Moral
name-defence = Verteidigung
name-military = Militär
name-none = nichts weiter
name-production_building = Produktionsgebäude
name-defence_building = Verteidigungsgebäude
name-prestige_building = Prestigegebäude
name-resources = Rohstoffe nach Wahl
name-purple = violett
name-green = grün
name-yellow = gelb
name-orange = orange
name-red = rot
name-blue = blau
name-fate_open = nicht entschieden
name-fate_won = standgehalten
name-fate_building = Gebäude verloren
name-fate_protected = durch Aediles geschützt
name-fate_resources = Rohstoffe verloren
name-fate_stone = Stein verloren
name-fate_gold = Gold verloren
name-fate_morale = Moral verloren
name-fate_prestige = Prestige verloren
name-fate_fallback_gold = stattdessen 3 Gold gezahlt
name-fate_fallback_prestige = stattdessen 2 Prestige verloren
name-tax_free = steuerfrei
name-tax_paid = gezahlt
name-tax_unpaid = nicht gezahlt
name-clay-clay-clay = 3 Lehm
name-clay-clay-wood = 2 Lehm und 1 Holz
name-clay-clay-stone = 2 Lehm und 1 Stein
name-clay-wood-wood = 1 Lehm und 2 Holz
name-clay-wood-stone = 1 Lehm, 1 Holz und 1 Stein
name-clay-stone-stone = 1 Lehm und 2 Stein
name-wood-wood-wood = 3 Holz
name-wood-wood-stone = 2 Holz und 1 Stein
name-wood-stone-stone = 1 Holz und 2 Stein
name-stone-stone-stone = 3 Stein
name-forum_julii = Forum Julii (Fréjus)
name-arelate = Arelate (Arles)
name-loupian = Loupian
name-tolosa = Tolosa (Toulouse)
name-narbo_martius = Narbo Martius (Narbonne)
name-massilia = Massilia (Marseille)
name-aquaeductus = Aquaeductus (Aquädukt)
help-aquaeductus = Kostet 9 Stein; 10 Prestige. Moral +1 in jeder Phase 5. Einzigartig.
name-armamentarium = Armamentarium (Zeughaus)
help-armamentarium = Kostet 1 Gold und 2 Holz; 2 Prestige. Verteidigung +1 beim Bau. Einzigartig.
name-amphiteatrum = Amphiteatrum (Amphitheater)
help-amphiteatrum = Kostet 3 Lehm und 6 Stein; 8 Prestige. Moral +1 beim Bau. Einzigartig.
name-aurifex = Aurifex (Goldschmied)
help-aurifex = Kostet 1 Lehm, 1 Holz und 1 Stein; 2 Prestige. 1 Gold in jeder Phase 5.
name-carchesium = Carchesium (Kran)
help-carchesium = Kostet 2 Gold, 1 Lehm und 2 Holz; 2 Prestige. Jedes weitere Gebäude kostet ein Lehm, Holz, Stein oder Gold weniger; nicht zusammen mit Architectus. Einzigartig.
name-circus = Circus (Zirkus)
help-circus = Kostet 1 Gold, 2 Lehm, 2 Holz und 9 Stein; 12 Prestige. Moral +1 beim Bau. Einzigartig.
name-colosseum = Colosseum (Kolosseum)
help-colosseum = Kostet 2 Gold, 1 Lehm und 7 Stein; 9 Prestige. Moral +1 beim Bau. Einzigartig.
name-domus = Domus (Stadthaus)
help-domus = Kostet 2 Lehm und 1 Holz; 3 Prestige.
name-fodina = Fodina (Steinbruch)
help-fodina = Kostet 2 Holz; 2 Prestige. 1 Stein in jeder Phase 5.
name-fons = Fons (Brunnen)
help-fons = Kostet 2 Lehm und 1 Stein; 3 Prestige.
name-fornax_lateris = Fornax Lateris (Ziegelei)
help-fornax_lateris = Kostet 1 Gold, 1 Holz und 1 Stein; 2 Prestige. 1 Lehm in jeder Phase 5.
name-forum = Forum
help-forum = Kostet 1 Gold, 1 Holz und 6 Stein; 6 Prestige. Einzigartig.
name-horreum = Horreum (Lagerhaus)
help-horreum = Kostet 2 Gold, 1 Lehm und 1 Holz; 0 Prestige. Damit lagerst du neun statt fünf Stück jedes Rohstoffs. Kann nicht abgelegt werden. Einzigartig.
name-hortus = Hortus (Garten)
help-hortus = Kostet 6 Gold; 8 Prestige. Moral +1 beim Bau.
name-insula = Insula (Mietshaus)
help-insula = Kostet 9 Holz; 10 Prestige. Moral +1 beim Bau.
name-lignator = Lignator (Holzfäller)
help-lignator = Kostet 1 Gold; 2 Prestige. 1 Holz in jeder Phase 5.
name-officina = Officina (Werkstatt)
help-officina = Kostet 2 Gold und 1 Holz; 2 Prestige. Militär +1. Einzigartig.
name-pons = Pons (Brücke)
help-pons = Kostet 1 Lehm und 4 Holz; 5 Prestige. Nur für Städte, deren Tafel eine Brücke zeigt; entscheidet dort bei Gleichstand. Einzigartig.
name-portus = Portus (Hafen)
help-portus = Kostet 1 Lehm und 4 Holz; 5 Prestige. Nur für Städte, deren Tafel einen Hafen zeigt; entscheidet dort bei Gleichstand. Einzigartig.
name-puteus = Puteus (Ziehbrunnen)
help-puteus = Kostet 1 Gold und 2 Lehm; 3 Prestige.
name-stabilum = Stabilum (Stall)
help-stabilum = Kostet 1 Lehm und 2 Holz; 2 Prestige. Militär +1. Einzigartig.
name-statua = Statua (Statue)
help-statua = Kostet 8 Stein; 7 Prestige. Einzigartig.
name-strata = Strata (Pflasterstraße)
help-strata = Kostet 2 Lehm und 2 Stein; 4 Prestige.
name-emporium = Emporium (Handelshaus)
help-emporium = Kostet 2 Lehm, 1 Holz und 1 Stein; 2 Prestige. Beim Bau inaktiv; aktiviert bringt es einmal 4 Gold. Einzigartig.
name-emporium_inactive = Emporium (inaktiv)
help-emporium_inactive = Kostet 2 Lehm, 1 Holz und 1 Stein; 2 Prestige. Beim Bau inaktiv; aktiviert bringt es einmal 4 Gold. Einzigartig.
name-exercitatio = Exercitatio (Übungsplatz)
help-exercitatio = Kostet 1 Gold und 1 Holz; 2 Prestige. Beim Bau inaktiv; sobald aktiviert, Militär +1. Einzigartig.
name-exercitatio_inactive = Exercitatio (inaktiv)
help-exercitatio_inactive = Kostet 1 Gold und 1 Holz; 2 Prestige. Beim Bau inaktiv; sobald aktiviert, Militär +1. Einzigartig.
name-mola = Mola (Mühle)
help-mola = Kostet 1 Gold und 1 Holz; 2 Prestige. Beim Bau inaktiv; aktiviert bringt sie einmal Moral +1.
name-mola_inactive = Mola (inaktiv)
help-mola_inactive = Kostet 1 Gold und 1 Holz; 2 Prestige. Beim Bau inaktiv; aktiviert bringt sie einmal Moral +1.
name-statio = Statio (Wachposten)
help-statio = Kostet 2 Lehm und 2 Holz; 2 Prestige. Beim Bau inaktiv; sobald aktiviert, Militär +2.
name-statio_inactive = Statio (inaktiv)
help-statio_inactive = Kostet 2 Lehm und 2 Holz; 2 Prestige. Beim Bau inaktiv; sobald aktiviert, Militär +2.
name-templum = Templum (Tempel)
help-templum = Kostet 1 Gold, 4 Lehm und 8 Stein; 11 Prestige. Beim Bau inaktiv; aktiviert bringt er einmal Moral +1. Einzigartig.
name-templum_inactive = Templum (inaktiv)
help-templum_inactive = Kostet 1 Gold, 4 Lehm und 8 Stein; 11 Prestige. Beim Bau inaktiv; aktiviert bringt er einmal Moral +1. Einzigartig.
name-turris = Turris (Turm)
help-turris = Kostet 1 Holz; 2 Prestige. Beim Bau inaktiv; aktiviert bringt er einmal Verteidigung +1.
name-turris_inactive = Turris (inaktiv)
help-turris_inactive = Kostet 1 Holz; 2 Prestige. Beim Bau inaktiv; aktiviert bringt er einmal Verteidigung +1.
name-via_mercatoris = Via Mercatoris (Händlerstraße)
help-via_mercatoris = Kostet 1 Lehm und 1 Holz; 2 Prestige. Beim Bau inaktiv; aktiviert bringt sie einmal 2 Gold.
name-via_mercatoris_inactive = Via Mercatoris (inaktiv)
help-via_mercatoris_inactive = Kostet 1 Lehm und 1 Holz; 2 Prestige. Beim Bau inaktiv; aktiviert bringt sie einmal 2 Gold.
name-villa = Villa
help-villa = Kostet 1 Holz; 2 Prestige. Beim Bau inaktiv; aktiviert bringt sie einmal 1 Gold und Moral +1.
name-villa_inactive = Villa (inaktiv)
help-villa_inactive = Kostet 1 Holz; 2 Prestige. Beim Bau inaktiv; aktiviert bringt sie einmal 1 Gold und Moral +1.
name-vinea = Vinea (Weinberg)
help-vinea = Kostet 1 Lehm; 2 Prestige. Beim Bau inaktiv; aktiviert bringt er einmal 1 Gold und Moral +1.
name-vinea_inactive = Vinea (inaktiv)
help-vinea_inactive = Kostet 1 Lehm; 2 Prestige. Beim Bau inaktiv; aktiviert bringt er einmal 1 Gold und Moral +1.
name-aediles = Aediles
help-aediles = Schützt ein Gebäude, das die Gallier zerstören würden, oder für 2 Gold eines vor Coniuratio. Wird nur als Antwort darauf gespielt.
name-architectus = Architectus
help-architectus = Kostet 4 Gold und bleibt liegen: Jedes Gebäude kostet ein Lehm, Holz oder Stein weniger. Nicht zusammen mit Carchesium.
name-commercium_c_w = Commercium (1 Lehm für 1 Holz)
name-commercium_c_s = Commercium (1 Lehm für 1 Stein)
name-commercium_w_c = Commercium (1 Holz für 1 Lehm)
name-commercium_w_s = Commercium (1 Holz für 1 Stein)
name-commercium_s_c = Commercium (1 Stein für 1 Lehm)
name-commercium_s_w = Commercium (1 Stein für 1 Holz)
name-commercium_g_c = Commercium (3 Gold für 2 Lehm)
name-commercium_g_w = Commercium (3 Gold für 2 Holz)
name-commercium_g_s = Commercium (3 Gold für 2 Stein)
name-commercium_c_g = Commercium (2 Lehm für 3 Gold)
name-commercium_w_g = Commercium (2 Holz für 3 Gold)
name-commercium_s_g = Commercium (2 Stein für 3 Gold)
name-concussio = Concussio
help-concussio = Kostet 2 Gold und wird vor einen Gegner gelegt, der dann jede Runde 1 Gold Steuer schuldet, was immer ihn schützt.
name-coniuratio = Coniuratio
help-coniuratio = Kostet 5 Gold: Ein Gebäude deiner Wahl in der Stadt eines Gegners wird zerstört und kehrt auf dessen Hand zurück.
name-consuetudo = Consuetudo
help-consuetudo = Kostet 2 Gold: Sieh dir die obersten zehn Gebäudekarten an, nimm eine und lege die übrigen in beliebiger Reihenfolge zurück.
name-consul_metello = Konsul Cecilio Metello
help-consul_metello = Kostet 3 Gold: Verteidigung +2.
name-consul_pompeio = Konsul Pompeio Magno
help-consul_pompeio = Kostet 3 Gold: Verteidigung +2.
name-corruptio = Corruptio
help-corruptio = Kostet drei beliebige Rohstoffe und bleibt liegen: Du schuldest keine Steuern mehr.
name-gloria_2 = Gloria (Wert 2)
help-gloria_2 = Kostet 2 Gold und bleibt liegen: 2 Prestige am Ende. Nur deine höchste Gloria zählt.
name-gloria_3 = Gloria (Wert 3)
help-gloria_3 = Kostet 2 Gold und bleibt liegen: 3 Prestige am Ende. Nur deine höchste Gloria zählt.
name-gloria_4 = Gloria (Wert 4)
help-gloria_4 = Kostet 2 Gold und bleibt liegen: 4 Prestige am Ende. Nur deine höchste Gloria zählt.
name-gloria_5 = Gloria (Wert 5)
help-gloria_5 = Kostet 2 Gold und bleibt liegen: 5 Prestige am Ende. Nur deine höchste Gloria zählt.
name-legio = Legio
help-legio = Kostet 2 Gold: Verteidigung +1.
name-patronus_c = Patronus (4 Lehm)
help-patronus_c = Kostet 1 Gold: Du erhältst 4 Lehm.
name-patronus_w = Patronus (4 Holz)
help-patronus_w = Kostet 1 Gold: Du erhältst 4 Holz.
name-patronus_s = Patronus (4 Stein)
help-patronus_s = Kostet 1 Gold: Du erhältst 4 Stein.
name-praetor = Praetor
help-praetor = Du schuldest in dieser Runde keine Steuer.
name-opes_01 = Opes: 4 Lehm; andere 3 Lehm
name-opes_02 = Opes: 4 Holz; andere 3 Holz
name-opes_03 = Opes: 4 Stein; andere 3 Stein
name-opes_04 = Opes: 6 Gold; andere 4 Gold
name-opes_05 = Opes: 2 Lehm und 2 Holz; andere 1 Lehm und 2 Holz
name-opes_06 = Opes: 2 Lehm und 2 Stein; andere 1 Lehm und 2 Stein
name-opes_07 = Opes: 2 Holz und 3 Stein; andere 1 Holz und 2 Stein
name-opes_08 = Opes: 3 Gold und 2 Lehm; andere 2 Gold und 1 Lehm
name-opes_09 = Opes: 2 Gold und 3 Holz; andere 1 Gold und 2 Holz
name-opes_10 = Opes: 2 Gold und 3 Stein; andere 1 Gold und 2 Stein
name-opes_11 = Opes: 1 Lehm, 2 Holz und 2 Stein; andere 1 Lehm, 1 Holz und 1 Stein
name-opes_12 = Opes: 1 Gold, 1 Lehm, 1 Holz und 1 Stein
name-bellum_II_1 = Gallier II, Stärke 4
name-bellum_II_2 = Gallier II, Stärke 5
name-bellum_II_3 = Gallier II, Stärke 6
name-bellum_III_1 = Gallier III, Stärke 4
name-bellum_III_2 = Gallier III, Stärke 4
name-bellum_III_3 = Gallier III, Stärke 5
name-bellum_III_4 = Gallier III, Stärke 5
name-bellum_V_1 = Gallier V, Stärke 3
name-bellum_V_2 = Gallier V, Stärke 4
name-bellum_V_3 = Gallier V, Stärke 4
name-bellum_V_4 = Gallier V, Stärke 5
name-bellum_VI_1 = Gallier VI, Stärke 3
name-bellum_VI_2 = Gallier VI, Stärke 4
name-bellum_VI_3 = Gallier VI, Stärke 5
name-bellum_VI_4 = Gallier VI, Stärke 6

help-opes = Gold, Lehm, Holz und Stein sofort: mehr für den, der den Stapel wählt, als für die anderen.
help-spqr = Senatskarten: Du behältst eine und spielst sie später für ihre Wirkung.
help-aedificium = Gebäude: Du behältst eines und bezahlst es später. Sie bringen Prestige, und viele noch mehr.
help-take_hidden = Du siehst sie erst, wenn sie dir gehört.
