board-here = bei { $at }: { favour-points } und { plaza-points }.
board-turn = Drehen (R)
board-build = Hier bauen
board-wages-short = { $gold ->
    [one] 1 Gold fehlt
   *[other] { $gold } Gold fehlen
  }: Die Moral sinkt
board-life-villagers = Dorf{"\u00AD"}bewohner
board-life-training_one = Ausbil{"\u00AD"}dung I
board-life-training_two = Ausbil{"\u00AD"}dung II
board-life-unplaced = Zu setzen
board-life-placed = Gesetzt
board-life-retired = Im Ruhe{"\u00AD"}stand

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
