board-city = Die Stadt Rom
board-templum = Templum
board-templum-what = Immer mehr Würfel mit immer höherer Summe. Bringt Fortuna-Plättchen.
board-templum-next = { $due ->
    [0] Hier fehlen keine Würfel.
    [one] Jetzt ein Würfel dazu, Summe über { $best }.
   *[other] Jetzt { $due } Würfel dazu, Summe über { $best }.
  }
board-senatus = Senatus
board-senatus-what = Je eine Straße. Die längsten wählen geheime Senatskarten.
board-castrum = Castrum
board-castrum-what = Würfel einer Zahl. Die größten Pasche wählen Provinzen.
board-forum = Forum Romanum
board-forum-what = Ein Würfel, oder zwei mit Summe fünf. Niedrige verdrängen hohe; von links gewinnt jeder einen Patrizier.
board-latrina = Latrina
board-latrina-what = Würfel, die nichts gewinnen: je ein Repete-Chip.
board-place-here = Hier einsetzen
board-no-shape = { $building }: Diese Würfel passen hier nicht.
board-why-not = Warum nicht hier?
board-pick-dice = Wähle Würfel, dann ein Gebäude.
board-pick-building = Jetzt ein Gebäude wählen.
board-fits-nowhere = Kein Gebäude nimmt diese Würfel.
board-marked = Diese Würfel werden noch einmal geworfen.
board-rolled = { $name } würfelt.
board-die = Würfel mit { $value }
board-reroll = { $dice ->
    [one] Diesen
   *[other] { $dice } Würfel
  } neu werfen (1 Chip)
board-unpick = Zurücklegen
board-empty = Leer
board-keeps-two = würde jetzt zwei Fortuna-Plättchen behalten
board-keeps-one = würde jetzt ein Fortuna-Plättchen behalten
board-wins = würde jetzt gewinnen
board-loses = würde jetzt nichts gewinnen
board-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
board-starts = beginnt
board-last-round = Letzte Runde
board-homeless = Noch ohne Zuhause
board-housing = Wer wo wohnt
board-templum-closed = Geschlossen. Es öffnet zu viert oder zu fünft.
board-evaluated = wird jetzt gewertet
board-done = gewertet
board-evaluation = Wertung
board-left = { $what } übrig: { $count }
board-ends-stage = Deine letzten Würfel! Diese Runde beendet den Durchgang.
board-last-chance = Letzte Runde: Würfel, die du behältst, kommen in die Latrina.
board-won = Was Durchgang { $stage } brachte
board-won-nothing = nichts
board-chips-won = { $chips ->
    [one] 1 Repete-Chip
   *[other] { $chips } Repete-Chips
  }
board-secret-tile = Eine Senatskarte
board-ask-province = Provinzen sind Wohnorte. Jede zählt ihre Zahl, eins weniger, solange niemand dort wohnt.
board-ask-patrician = Ein Patrizier zählt, wenn er wohnt: in einer Provinz seiner Farbe, je eine Frau und ein Mann.
board-templum-evaluated = Wer hier die meisten Würfel hat, behält zwei Fortuna-Plättchen, die anderen eines. Alle Würfel gehen zurück.
board-senatus-evaluated = Die besten Straßen wählen geheime Karten, die beste zuerst. Wer nichts gewinnt, legt seine Würfel in die Latrina.
board-castrum-evaluated = Der größte Pasch wählt zuerst eine Provinz. Ist keine mehr da, kommen die übrigen Würfel in die Latrina.
board-forum-evaluated = Von links nach rechts nimmt jeder Würfel einen Patrizier und geht zurück.
board-latrina-evaluated = Jeder Würfel hier geht mit einem Repete-Chip zurück.

waits-place = { $seat } setzt Würfel ein.
waits-place-or-reroll = { $seat } setzt Würfel ein oder wirft noch einmal.
waits-mark = { $seat } wählt Würfel, um sie noch einmal zu werfen.
waits-fortuna = { $seat } wählt, welche Fortuna-Plättchen bleiben.
waits-senate = { $seat } wählt eine Senatskarte.
waits-province = { $seat } wählt eine Provinz.
waits-patrician = { $seat } wählt einen Patrizier.
