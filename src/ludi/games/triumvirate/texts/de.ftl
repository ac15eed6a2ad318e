game-title = Das Ende des Triumvirats
game-summary = Im Jahr 56 v. Chr. wollen Caesar, Pompeius und Crassus Rom jeweils für sich allein. Wer neun Provinzen hält, zum zweiten Mal Konsul wird oder als Konsul sechs Bürger hinter sich hat oder beide Kompetenzen bis VII bringt, gewinnt sofort.
game-howto-1 = Dein Zug beginnt mit dem Nachschub: Jeder deiner Statthalter wechselt auf das Nachschubfeld oder herunter, und Provinzen mit freiem Feld produzieren Legionen, Gold oder eins von beidem. Ein Beamter hält das Feld dauerhaft frei. Rom gibt zwei Gold, zwei Legionen oder je eins dazu.
game-howto-2 = Dann zieht dein Charakter mit vier Bewegungspunkten: einer für jede angrenzende Provinz; übers Meer einer je Meeresfeld und einer für die Landung, ohne Legionen einer weniger. Er nimmt beliebig viele Legionen und Beamte mit und kassiert das Gold, das er findet.
game-howto-3 = Das Betreten einer fremden Provinz ist ein Angriff. Bis zu drei Waffen werden aus dem Schlachtenbeutel gezogen; jede vernichtet eine gegnerische Legion. Ein verteidigender Charakter vernichtet zwei weitere Angreifer, der Rest hebt sich eins zu eins auf. Bleibt ein Angreifer übrig, ist die Provinz erobert.
game-howto-4 = Zuletzt kommen bis zu drei Aktionen für 1, 2 und 3 Gold: einen Kompetenzmarker vorziehen, einen Bürger gewinnen oder einem Rivalen abnehmen, oder zwei eigene Waffen in den Beutel werfen. Der Typ deiner Provinz entscheidet, was möglich ist; Bürger und Waffen kosten 2 mehr, wenn du in der Kompetenz nicht führst.
game-howto-5 = Alle acht Züge (zu zweit sieben) wird Konsul, wer die meisten Bürger hat; bei Gleichstand, wessen Zug am längsten zurückliegt. Das erste Konsulat bringt einen Beamten und kostet drei Bürger, das zweite gewinnt das Spiel.
game-howto-6 = Wer eine Provinz verliert, nimmt die Entschädigungskarte und darf eine Waffe in den Beutel werfen; wer sie noch hat und wieder eine verliert, darf stattdessen ein Kompetenzfeld vorziehen. Ein vertriebener Charakter verliert ein Feld, wo immer er führt. Behalte alle drei Siege im Blick: Wer einen erreicht, gewinnt sofort.

ending-military = Militärischer Sieg: neun Provinzen
ending-second-consulship = Politischer Sieg: zum zweiten Mal Konsul
ending-six-citizens = Politischer Sieg: ein Konsul mit sechs Bürgern
ending-competence = Kompetenzsieg: VII auf beiden Leisten
option-characters = Charaktere
option-characters-random = ausgelost
option-second_gold = Gold für den Zweiten (2 Spieler)
option-second_gold-off = nein, wie veröffentlicht
option-second_gold-on = ja, 4 Gold für Pompeius
option-second_gold-help = Caesar zieht und erobert zuerst. Unter starken Spielern gewinnt er damit zwei von drei Partien, unter Anfängern zählt es wenig.
thing-order = { $characters }

## Was gefragt ist

ask-rome = { $seat }: Wähle deinen Nachschub aus Rom.
ask-gold = { $seat }: Nur noch { $stock } Gold im Vorrat. Wer erhält das nächste?
ask-legion = { $seat }: Im Vorrat nur noch { some-legions }. Wer erhält die nächste?
ask-place = { $seat }: Setze eine Legion aus Rom ein (noch { $legions }).
ask-march = { $seat }: Wohin zieht dein Charakter? Noch { some-points }.
ask-take = { $seat }: Wie viele Legionen gehen mit nach { $province }?
ask-take-into-battle = { $seat }: Wie viele Legionen greifen { $province } an?
ask-escort = { $seat }: Wie viele Beamte gehen mit nach { $province }, { with-legions }?
ask-flee = { $seat }: Wohin flieht dein Charakter?
ask-compensation-1 = { $seat }: Zur Entschädigung darfst du eine Waffe in den Schlachtenbeutel werfen.
ask-compensation-2 = { $seat }: Zur Entschädigung darfst du auf einer Kompetenzleiste ein Feld vorziehen.
ask-ransom = { $seat }: Du darfst für { $servants ->
    [one] den verlorenen Beamten
   *[other] jeden der { $servants } verlorenen Beamten
  } eine Waffe in den Beutel werfen.
ask-act = { $seat }: Wähle eine Aktion für { $cost } Gold, oder beende deinen Zug. Du hast { $gold } Gold.
ask-consul = { $seat }: Du bist Konsul. Wo setzt du einen Beamten ein?
ask-over = Das Spiel ist aus: { $seat } herrscht über Rom.

## Handlungen

action-rome = Aus Rom: { $package }
action-gold = Das nächste Gold: { $claim }
action-legion = Die nächste Legion: { $claim }
action-place = Eine Legion nach { $province } setzen
action-march = Nach { $province } ziehen
action-stop = Hier bleiben
action-take = { $legions ->
    [0] Keine Legion
    [one] Eine Legion
   *[other] { $legions } Legionen
  } mitnehmen
action-escort = { $servants ->
    [0] Keinen Beamten
    [one] Einen Beamten
   *[other] { $servants } Beamte
  } mitnehmen
action-flee = Nach { $province } fliehen
action-weapon = Eine Waffe in den Schlachtenbeutel werfen
action-advance = Ein Feld vorziehen: { $track }
action-decline = Verzichten
action-raise = Marker vorziehen: { $track }
action-win_citizen = Einen Bürger aus ALII gewinnen
action-drop_citizen = Einen Bürger von { $rival } nach ALII versetzen
action-arm = Zwei Waffen in den Schlachtenbeutel werfen
action-end = Den Zug beenden
action-install = Einen Beamten in { $province } einsetzen

## Wozu eine Wahl führen würde

leads-supply = Anspruch auf { $gold } Gold (davon { $hand } auf die Hand) und { some-legions }.
leads-gold-short = Gold im Vorrat: { $gold }.
leads-legions-short = Im Vorrat: { some-legions }.
leads-who-goes-without = Du wählst, wer leer ausgeht.
leads-to-hand = Kommt auf deine Hand.
leads-lies-there = Liegt in der Provinz, bis ein Charakter es nimmt.
leads-then-legions = Besatzung dann: { some-legions }.
leads-guarded = Besatzung dort: { some-legions }.
leads-step = Kostet { some-points }.
leads-crossing = Übers Meer: { $points } Bewegungspunkte mit Legionen, { $light } ohne.
leads-attack = Angriff { with-legions } gegen { $defenders }: { $chance ->
    [0] kann nicht gelingen.
   *[other] { $chance } % für die Eroberung, mit etwa { $survivors } übrig.
  }
leads-protected = { $holder } steht selbst dort und vernichtet bis zu zwei Angreifer.
leads-ninth = Eine Eroberung gewinnt das Spiel: Es ist deine neunte Provinz.
leads-collect = Gold, das dort liegt: { $gold }.
leads-servants-gone = Kein Beamter bleibt: Die Provinz produziert in deinem nächsten Nachschub nichts.
leads-servants-pass = Kein Beamter bleibt; die Provinz produziert in deinem nächsten Nachschub trotzdem.
leads-servants-return = Der Angriff kann nicht gelingen, sie kehren also zurück.
leads-servants-risk = Scheitert der Angriff, kehren sie zurück.
leads-servants-stay = Ein Beamter bleibt und hält das Nachschubfeld frei.
leads-armed = Bringt { some-weapons }; dann sind { $yours } von { $bag } im Schlachtenbeutel deine.
leads-threw-weapon = Dann sind { $yours } von { $bag } Waffen im Schlachtenbeutel deine.
leads-cost = Kostet { $gold } Gold, { $left ->
    [0] keins bleibt
    [one] 1 bleibt
   *[other] { $left } bleiben
  }.
leads-raised = Auf Feld { $field } von 7.
leads-advanced = { leads-raised }
leads-lead = Dann führst du in dieser Kompetenz.
leads-beware-now = Achtung: Damit gewinnt { $seat } das Spiel.
leads-beware-military = Achtung: { $seat } könnte dann im nächsten Zug die neunte Provinz erobern (höchstens { $chance } %).
leads-beware-political = Achtung: { $seat } könnte dann im nächsten Zug als Konsul gewinnen.
leads-beware-competence = Achtung: { $seat } könnte dann im nächsten Zug auf beiden Leisten VII erreichen.
leads-beware-compensation = Achtung: { $seat } darf für den Verlust ein Feld vorrücken, erreicht damit VII auf beiden Leisten und gewinnt sofort.
leads-elected = { elected }
leads-returned-citizens = { returned-citizens }
leads-won-military = { won-military }
leads-won-second-consulship = { won-second-consulship }
leads-won-six-citizens = { won-six-citizens }
leads-won-competence = { won-competence }
leads-cut-down = { cut-down }
leads-every-turn = Die Provinz produziert dann in jedem Nachschub.
leads-idle = Dort steht schon ein Beamter; ein zweiter hat keine Wirkung.

## Anzahlen, mitten im Satz

some-legions = { $legions ->
    [0] keine Legion
    [one] eine Legion
   *[other] { $legions } Legionen
  }
with-legions = { $legions ->
    [0] ohne Legion
    [one] mit einer Legion
   *[other] mit { $legions } Legionen
  }
some-points = { $points ->
    [one] 1 Bewegungspunkt
   *[other] { $points } Bewegungspunkte
  }
some-weapons = { $weapons ->
    [one] eine Waffe
   *[other] { $weapons } Waffen
  }
with-servants = { $servants ->
    [0] { "" }
    [one] , einen Beamten im Gefolge
   *[other] , { $servants } Beamte im Gefolge
  }

## Was für einen Hinweis spricht, neben einer anderen Aktion
reason-tracks = Mehr Kompetenz.
reason-tracks-rival = Weniger Kompetenz für { $seat }.
reason-citizens = Mehr Bürger auf dem Forum.
reason-citizens-rival = Weniger Bürger für { $seat }.
reason-election = Vorn für die Wahl.
reason-election-rival = { $seat } liegt für die Wahl nicht vorn.
reason-gold = Mehr Gold.
reason-gold-rival = Weniger Gold für { $seat }.
reason-legions = Mehr Legionen und Waffen.
reason-legions-rival = Weniger Legionen und Waffen für { $seat }.
reason-supply = Besserer Nachschub.
reason-supply-rival = Schlechterer Nachschub für { $seat }.
reason-provinces = Mehr Provinzen.
reason-provinces-rival = Weniger Provinzen für { $seat }.
reason-turn = Aus diesem Zug lässt sich mehr machen.
reason-turn-rival = { $seat } kann weniger aus dem Zug machen.
reason-threat = Droht im nächsten Zug zu gewinnen.
reason-threat-rival = Hindert { $seat } daran, im nächsten Zug zu gewinnen.

## Was geschehen ist

turn-begins = Zug { $turn }: { $seat }. { $turns ->
    [one] Nach diesem Zug wird gewählt
   *[other] Noch { $turns } Züge bis zur Wahl
  }.
governors-on = { $seat }: Statthalter treten auf das Nachschubfeld in { $provinces }.
governors-off = { $seat }: Statthalter geben das Nachschubfeld frei in { $provinces }.
chose-package = { $seat } verlangt aus Rom: { $package }.
gold-to-hand = { $seat } nimmt { $gold } Gold aus { $claim }.
produced-gold = { $province } produziert { $gold } Gold.
produced-legions = { $province } produziert { some-legions }.
legions-from-rome = Rom schickt { $seat } { some-legions }.
gold-lapsed = Der Vorrat ist leer: { $claim } verzichtet auf { $gold } Gold.
legions-lapsed = Der Vorrat ist leer: { $claim } verzichtet auf { some-legions }.
placed-legions = { $seat } setzt { some-legions } nach { $province }.
marched = { $seat } zieht { with-legions } nach { $province }{ with-servants }.
stopped = { $seat } bleibt in { $province }.
governor-off = Der Statthalter von { $province } tritt auf den Beamten: Das Nachschubfeld ist frei.
collected = { $seat } kassiert { $gold } Gold in { $province }.
attacked = Legionen im Kampf um { $province }: { $attackers } von { $seat } gegen { $defenders } von { $holder }.
drew-weapons = Gezogene Waffen: { $hits } für den Angriff, { $losses } für die Verteidigung, { $neutral } neutral.
protected = { $holder } ist selbst dort und vernichtet { some-legions } der Angreifer.
clashed = Im Hauptgefecht verliert jede Seite { some-legions }.
repulsed = Der Angriff auf { $province } scheitert und lässt dort { some-legions } übrig. { $seat } kehrt nach { $origin } zurück.
conquered = { $seat } erobert { $province } und behält { some-legions }.
captured-servants = { $seat } übernimmt in { $province } { $servants ->
    [one] einen Beamten
   *[other] { $servants } Beamte
  }.
must-flee = { $seat } muss aus { $province } fliehen.
lost-field = { $seat } führte und fällt auf Feld { $field } zurück: { $track }.
fled = { $seat } flieht nach { $province }.
compensated = { $seat } nimmt die Entschädigungskarte, { $side } oben.
threw-weapon = { $seat } wirft eine Waffe in den Schlachtenbeutel.
advanced = { $seat } zieht auf Feld { $field } vor: { $track }.
declined = { $seat } verzichtet.
raised = { $seat } zahlt { $gold } Gold und steht auf Feld { $field }: { $track }.
won-citizen = { $seat } zahlt { $gold } Gold, gewinnt einen Bürger und hat { $citizens }.
dropped-citizen = { $seat } zahlt { $gold } Gold und versetzt einen Bürger von { $rival } nach ALII.
armed = { $seat } zahlt { $gold } Gold und wirft { some-weapons } in den Schlachtenbeutel.
election = Der Kalenderstein erreicht ELEGIO: Ein Konsul wird gewählt.
voted = { $seat } hat { $citizens ->
    [0] keinen Bürger
    [one] einen Bürger
   *[other] { $citizens } Bürger
  } auf dem Forum.
elected = { $seat } wird mit { $citizens ->
    [0] keinem Bürger
    [one] einem Bürger
   *[other] { $citizens } Bürgern
  } zum Konsul gewählt.
installed = { $seat } setzt in { $province } einen Beamten ein.
returned-citizens = { $seat } gibt { $citizens ->
    [one] einen Bürger
   *[other] { $citizens } Bürger
  } an ALII zurück.
cut-down = { $province } gibt { some-legions } über der Grenze von sechs an den Vorrat ab.
won-military = { $seat } hält neun Provinzen und gewinnt.
won-second-consulship = { $seat } ist zum zweiten Mal Konsul und gewinnt.
won-six-citizens = { $seat } hat eine Konsulkarte und mindestens sechs Bürger und gewinnt.
won-competence = { $seat } hat in beiden Kompetenzen VII erreicht und gewinnt.
game-over = Der Kampf um die Alleinherrschaft ist entschieden.
final-score = { $place }. { $seat }

## Warum nicht

refused-NO_CLAIM = hier ist kein Anspruch offen
refused-NOT_YOURS = diese Provinz gehört dir nicht
refused-ALREADY_THERE = dein Charakter steht schon dort
refused-NO_PASSAGE = keine Grenze, kein Pfeil und kein Meer führt in einem Schritt dorthin
refused-TOO_FAR = du hast zu wenige Bewegungspunkte
refused-NEEDS_LEGION = eine fremde Provinz betritt man nur mit einer Legion
refused-LAST_PROVINCE = niemandes letzte Provinz darf angegriffen werden
refused-TOO_MANY_LEGIONS = so viele Legionen stehen hier nicht
refused-LEGIONS_TOO_FAR = deine Bewegungspunkte reichen nicht für eine Überfahrt mit Legionen
refused-TOO_MANY_SERVANTS = so viele Beamte stehen hier nicht
refused-NOT_IN_THIS_PROVINCE = die Provinz, in der du stehst, bietet diese Aktion nicht
refused-TOO_POOR = du hast zu wenig Gold
refused-NO_EFFECT = es hätte keine Wirkung
refused-OTHER_SIDE = die andere Seite der Entschädigungskarte liegt oben
refused-NOT_A_RIVAL = das sind deine eigenen Bürger; versetzt werden nur die eines Rivalen
refused-ON_THE_LAST_FIELD = dieser Marker steht schon auf VII

## Beschriftungen

label-province = Provinz
label-type = Typ
label-points = Kostet Bewegungspunkte
label-legions = Legionen
label-servants = Beamte
label-governor_on = Statthalter auf dem Nachschubfeld
label-produces_next = Produziert im nächsten Nachschub
label-characters = Charaktere hier
label-character = Charakter
label-at = Steht in
label-n_provinces = Provinzen, von neun
label-governors_left = Statthalter in Reserve
label-citizens = Bürger
label-political = Politische Kompetenz, von VII
label-military = Militärische Kompetenz, von VII
label-leads_political = Führt politisch
label-leads_military = Führt militärisch
label-consul = Konsulkarte
label-compensation = Entschädigungskarte
label-flight_card = Fluchtkarte
label-provinces_missing = Provinzen bis zum Sieg
label-fields_missing = Kompetenzfelder bis zum Sieg
label-citizens_missing = Bürger bis zum Sieg als Konsul
label-could_win = Könnte im kommenden Zug gewinnen
label-in_bag = Im Schlachtenbeutel
label-in_stock = Im Vorrat
label-defenders = Verteidigende Legionen
label-chance = Chance in Prozent
label-survivors = Übrige Legionen im Mittel
label-attacker = Angreifer
label-defender = Verteidiger
label-attackers = Angreifende Legionen
label-weapons_for = Waffen für den Angriff
label-weapons_against = Waffen für die Verteidigung
label-weapons_neutral = Neutrale Waffen
label-protection = Angreifer durch Charakterschutz verloren
label-attackers_left = Übrige Angreifer
label-defenders_left = Übrige Verteidiger
label-claim = Anspruch
label-alii = Bürger in ALII
label-turn = Zug
label-stage = Phase
label-active = Am Zug
label-turns_to_election = Züge bis zur Wahl, dieser eingeschlossen
label-tie_order = Gewinnt die Wahl bei Gleichstand, in dieser Reihenfolge
label-front_runner = Würde jetzt gewählt
label-map = Karte
label-contenders = Rivalen
label-arsenals = Waffen
label-stocks = Allgemeiner Vorrat
label-claims = Ansprüche auf Nachschub
label-arriving = Einzusetzende Legionen aus Rom
label-movement_points = Bewegungspunkte
label-marching_to = Unterwegs nach
label-marching_legions = Mitgenommene Legionen
label-attacks = Mögliche Angriffe
label-actions_taken = Ausgeführte Aktionen
label-next_action_costs = Gold für die nächste Aktion, ohne Aufschlag
label-last_battle = Letzte Schlacht
label-winner = Sieger

## Namen

name-CAE = Caesar
name-POM = Pompeius
name-CRA = Crassus
name-ROME = Rom
name-side_I = Seite I
name-side_II = Seite II
name-GG = 2 Gold
name-LL = 2 Legionen
name-GL = 1 Gold und 1 Legion
name-political = Politik
name-military = Militär
name-competence = Kompetenz
help-political = Eine politische Provinz produziert 2 Gold. Von hier ziehst du den politischen Marker vor, gewinnst Bürger und nimmst Rivalen welche ab.
help-military = Eine militärische Provinz produziert 2 Legionen. Von hier ziehst du den militärischen Marker vor und wirfst Waffen in den Beutel.
help-competence = Eine Kompetenz-Provinz produziert 1 Gold und 1 Legion. Von hier ziehst du jeden der beiden Marker vor.
name-supply = Nachschub
name-movement = Bewegung
name-actions = Aktionen
name-election = Wahl des Konsuls
name-TYR = Mare Tyrrhenum
name-ION = Mare Ionium
name-GTR = Gallia Transalpina
help-GTR = Militärische Provinz. Nachbarn: Gallia Cisalpina, Gallia Narbonensis. Keine Küste.
name-GNA = Gallia Narbonensis
help-GNA = Kompetenz-Provinz. Nachbarn: Gallia Transalpina, Gallia Cisalpina, Hispania Citerior. Küste: Mare Tyrrhenum.
name-GCI = Gallia Cisalpina
help-GCI = Militärische Provinz. Nachbarn: Gallia Transalpina, Gallia Narbonensis, Illyricum, Italia. Küste: Mare Tyrrhenum und Mare Ionium.
name-ITA = Italia
help-ITA = Politische Provinz. Nachbarn: Gallia Cisalpina, Sicilia, Macedonia. Küste: Mare Tyrrhenum und Mare Ionium.
name-ILL = Illyricum
help-ILL = Militärische Provinz. Nachbarn: Gallia Cisalpina, Macedonia. Küste: Mare Ionium.
name-HUL = Hispania Ulterior
help-HUL = Militärische Provinz. Nachbarn: Hispania Citerior, Africa. Küste: Mare Tyrrhenum.
name-HCI = Hispania Citerior
help-HCI = Kompetenz-Provinz. Nachbarn: Gallia Narbonensis, Hispania Ulterior. Küste: Mare Tyrrhenum.
name-SAR = Sardinia et Corsica
help-SAR = Kompetenz-Provinz. Nachbarn: Africa. Küste: Mare Tyrrhenum.
name-SIC = Sicilia
help-SIC = Kompetenz-Provinz. Nachbarn: Italia, Africa, Achaia. Küste: Mare Tyrrhenum und Mare Ionium.
name-AFR = Africa
help-AFR = Politische Provinz. Nachbarn: Aegyptus, Hispania Ulterior, Sicilia, Sardinia et Corsica. Küste: Mare Tyrrhenum und Mare Ionium.
name-MAC = Macedonia
help-MAC = Kompetenz-Provinz. Nachbarn: Illyricum, Achaia, Italia, Asia. Küste: Mare Ionium.
name-ACH = Achaia
help-ACH = Politische Provinz. Nachbarn: Macedonia, Sicilia, Asia. Küste: Mare Ionium.
name-ASI = Asia
help-ASI = Politische Provinz. Nachbarn: Syria, Macedonia, Achaia. Küste: Mare Ionium.
name-SYR = Syria
help-SYR = Militärische Provinz. Nachbarn: Asia, Aegyptus. Küste: Mare Ionium.
name-AEG = Aegyptus
help-AEG = Politische Provinz. Nachbarn: Africa, Syria. Küste: Mare Ionium.
