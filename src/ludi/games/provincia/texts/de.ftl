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
signed-value = { $value ->
    [-1] −1
    [-2] −2
   *[other] +{ $value }
  }
action-token = Den Stein { signed-value } in der Farbe von { $seat } spielen
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
leads-trade = Du zahlst { $pay } { $good } und erhältst { $get } { $other }, so oft du willst.
leads-exchange = Du zahlst { $pay } { $good } und erhältst { $get } { $other }, { $times ->
    [one] einmal
   *[other] bis zu { $times }-mal
  }.

## What speaks for a hint, beside another action
reason-prestige = Sofort mehr Prestige.
reason-prestige-rival = Weniger Prestige für { $seat }.
reason-goods = Mehr Waren.
reason-goods-rival = Weniger Waren für { $seat }.
reason-income = Mehr Ertrag in Zukunft.
reason-income-rival = Weniger Ertrag für { $seat }.
reason-buildings = Später mehr aus Gebäuden.
reason-buildings-rival = Später weniger aus Gebäuden für { $seat }.
reason-hand = Bessere Handkarten.
reason-hand-rival = Schlechtere Handkarten für { $seat }.
reason-offer = Bessere Karten in der Auslage.
reason-offer-rival = Schlechtere Karten in der Auslage für { $seat }.
reason-battles = Sicherer vor den Galliern.
reason-battles-rival = Weniger Sicherheit vor den Galliern für { $seat }.
reason-taxes = Weniger Steuer zu fürchten.
reason-taxes-rival = Mehr Steuer für { $seat } zu fürchten.

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
chose-token = { $seat } spielt den Stein { signed-value } in der Farbe von { $seat_colour }.
chose-a-token = { $seat } spielt einen Kampfspielstein.
token-shown = Ein Stein wird aufgedeckt: { signed-value } für { $seat }.
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
refused-TOO_LATE_LEGIO = in den letzten Zügen würde das nichts mehr ändern
refused-CONCUSSED_PRAETOR = vor dir liegt Concussio, du schuldest die Steuer also ohnehin
refused-ALIKE = nur wer die verdeckten Karten auf den Stapel gelegt hat, kann sie unterscheiden
refused-PRICE = ein Stück kostet zwei Gold
refused-NO_OPPONENT = wähle einen Gegner am Tisch
refused-CORRUPT_ALREADY = Rom ist schon bestochen: du schuldest keine Steuer mehr
refused-NO_BRIBE = diese drei Rohstoffe hast du nicht
refused-NO_AEDILES = du hast Aediles nicht auf der Hand
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
label-colour = Farbe
label-city_building = Auf der Tafel
label-prestige = Prestige
label-score = Wertung jetzt
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
thing-pieces = { $n } { $good }
thing-track = { $track } +{ $n }
thing-goods = { $goods }
thing-inactive = { $building }, inaktiv
thing-building = Kostet { $cost }; { $prestige } Prestige.{ $when ->
    [never] { "" }
    [built] { " " }Beim Bau: { $effect }.
    [income] { " " }In jeder Phase 5: { $effect }.
    [standing] { " " }Solange es steht: { $effect }.
    [woken] { " " }Beim Bau inaktiv; einmal bei der Aktivierung: { $effect }.
   *[awake] { " " }Beim Bau inaktiv; solange es aktiv ist: { $effect }.
  }{ $also }{ $unique ->
    [0] { "" }
   *[other] { " " }Einzigartig.
  }
thing-trade = Commercium ({ $paid } zahlen, { $got } erhalten)
thing-patronus = Patronus ({ $got })
thing-patronus-help = Kostet { $gold } Gold: Du erhältst { $got }.
thing-gloria = Gloria (Wert { $worth })
thing-gloria-help = Kostet { $gold } Gold und bleibt liegen: { $worth } Prestige am Ende. Nur deine höchste Gloria zählt.
thing-defender-help = Kostet { $gold } Gold: Verteidigung +{ $worth }.
thing-opes = Opes: { $chooser }; andere { $others }
thing-opes-alike = Opes: { $chooser }
thing-gauls = Gallier { $war }, Stärke { $strength }
name-forum_julii = Forum Julii (Fréjus)
name-arelate = Arelate (Arles)
name-loupian = Loupian
name-tolosa = Tolosa (Toulouse)
name-narbo_martius = Narbo Martius (Narbonne)
name-massilia = Massilia (Marseille)
name-aquaeductus = Aquaeductus (Aquädukt)
name-armamentarium = Armamentarium (Zeughaus)
name-amphiteatrum = Amphiteatrum (Amphitheater)
name-aurifex = Aurifex (Goldschmied)
name-carchesium = Carchesium (Kran)
name-also_carchesium = { " " }Jedes weitere Gebäude kostet ein Lehm, Holz, Stein oder Gold weniger; nicht zusammen mit Architectus.
name-circus = Circus (Zirkus)
name-colosseum = Colosseum (Kolosseum)
name-domus = Domus (Stadthaus)
name-fodina = Fodina (Steinbruch)
name-fons = Fons (Brunnen)
name-fornax_lateris = Fornax Lateris (Ziegelei)
name-forum = Forum
name-horreum = Horreum (Lagerhaus)
name-also_horreum = { " " }Damit lagerst du neun statt fünf Stück jedes Rohstoffs. Kann nicht abgelegt werden.
name-hortus = Hortus (Garten)
name-insula = Insula (Mietshaus)
name-lignator = Lignator (Holzfäller)
name-officina = Officina (Werkstatt)
name-pons = Pons (Brücke)
name-also_pons = { " " }Nur für Städte, deren Tafel eine Brücke zeigt; entscheidet dort bei Gleichstand.
name-portus = Portus (Hafen)
name-also_portus = { " " }Nur für Städte, deren Tafel einen Hafen zeigt; entscheidet dort bei Gleichstand.
name-puteus = Puteus (Ziehbrunnen)
name-stabilum = Stabilum (Stall)
name-statua = Statua (Statue)
name-strata = Strata (Pflasterstraße)
name-emporium = Emporium (Handelshaus)
name-exercitatio = Exercitatio (Übungsplatz)
name-mola = Mola (Mühle)
name-statio = Statio (Wachposten)
name-templum = Templum (Tempel)
name-turris = Turris (Turm)
name-via_mercatoris = Via Mercatoris (Händlerstraße)
name-villa = Villa
name-vinea = Vinea (Weinberg)
name-aediles = Aediles
help-aediles = Schützt ein Gebäude, das die Gallier zerstören würden, oder für 2 Gold eines vor Coniuratio. Wird nur als Antwort darauf gespielt.
name-architectus = Architectus
help-architectus = Kostet 4 Gold und bleibt liegen: Jedes Gebäude kostet ein Lehm, Holz oder Stein weniger. Nicht zusammen mit Carchesium.
name-concussio = Concussio
help-concussio = Kostet 2 Gold und wird vor einen Gegner gelegt, der dann jede Runde 1 Gold Steuer schuldet, was immer ihn schützt.
name-coniuratio = Coniuratio
help-coniuratio = Kostet 5 Gold: Ein Gebäude deiner Wahl in der Stadt eines Gegners wird zerstört und kehrt auf dessen Hand zurück.
name-consuetudo = Consuetudo
help-consuetudo = Kostet 2 Gold: Sieh dir die obersten zehn Gebäudekarten an, nimm eine und lege die übrigen in beliebiger Reihenfolge zurück.
name-consul_metello = Konsul Cecilio Metello
name-consul_pompeio = Konsul Pompeio Magno
name-corruptio = Corruptio
help-corruptio = Kostet drei beliebige Rohstoffe und bleibt liegen: Du schuldest keine Steuern mehr.
name-legio = Legio
name-praetor = Praetor
help-praetor = Du schuldest in dieser Runde keine Steuer.

help-opes = Gold, Lehm, Holz und Stein sofort: mehr für den, der den Stapel wählt, als für die anderen.
help-spqr = Senatskarten: Du behältst eine und spielst sie später für ihre Wirkung.
help-aedificium = Gebäude: Du behältst eines und bezahlst es später. Sie bringen Prestige, und viele noch mehr.
help-take_hidden = Du siehst sie erst, wenn sie dir gehört.
