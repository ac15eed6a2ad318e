board-city = Die Stadt Rom
board-templum = Templum
board-templum-what = Immer mehr Würfel mit immer höherer Summe. Bringt Fortuna-Plättchen.
board-templum-next = { $due ->
    [0] Hier fehlen keine Würfel.
    [one] Als Nächstes: ein Würfel dazu, deine Summe über { $best }.
   *[other] Als Nächstes: { $due } Würfel dazu, deine Summe über { $best }.
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
board-marked = Diese Würfel werden noch einmal geworfen.
board-rolled = { $name } würfelt.
board-die = Würfel mit { $value }
board-reroll = { $dice ->
    [one] Diesen
   *[other] { $dice } Würfel
  } neu werfen (1 Chip)
board-unpick = Zurücklegen
board-empty = Leer
board-wins = würde jetzt gewinnen
board-loses = würde jetzt nichts gewinnen
board-dice = { $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
  }
board-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
board-starts = beginnt
board-last-round = Letzte Runde
board-homeless = Noch ohne Zuhause
board-housing = Wer wo wohnt

waits-place = { $seat } setzt Würfel ein.
waits-place-or-reroll = { $seat } setzt Würfel ein oder wirft noch einmal.
waits-mark = { $seat } wählt Würfel, um sie noch einmal zu werfen.
waits-fortuna = { $seat } wählt, welche Fortuna-Plättchen bleiben.
waits-senate = { $seat } wählt eine Senatskarte.
waits-province = { $seat } wählt eine Provinz.
waits-patrician = { $seat } wählt einen Patrizier.
