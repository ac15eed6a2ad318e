board-here = auf { $at }: { $favour } Gunst und { $plaza ->
    [one] 1 Platzpunkt
   *[other] { $plaza } Platzpunkte
  }.
board-turn = Drehen (R)
board-build = Hier bauen
board-wages-short = { $gold } Gold fehlen: Die Moral sinkt

waits-board = { $seat } wählt eine Spielertafel.
waits-turn = { $seat } wählt, was der nächste Arbeiter tut.
waits-worker = { $seat } wählt einen Arbeiter für { $tile }.
waits-builder = { $seat } wählt einen Arbeiter, der { $tile } baut.
waits-cell = { $seat } wählt einen Bauplatz für { $tile }.
waits-rotation = { $seat } dreht { $tile }.
waits-follow-up = { $seat } wählt, was der Arbeiter aus dem Ruhestand tut.
waits-forge = { $seat } wählt, wie viele Waffen geschmiedet werden.
waits-market = { $seat } handelt auf dem Markt.
waits-academy = { $seat } entscheidet über die Akademie.
waits-recruit = { $seat } entscheidet, ob ein Dorfbewohner angeworben wird.
