game-title = Leduc Hold'em
game-summary = Sechs Karten, zwei Bietrunden: Setze auf eine Karte, die nur du siehst, und dann auf die, die alle sehen.
game-howto-1 = Jeder hat einen Chip gesetzt und hält eine Karte: Bube, Dame oder König. Jede gibt es zweimal.
game-howto-2 = Bist du am Zug, dann steigst du aus, gehst mit oder erhöhst. Mitgehen heißt, ebenso viel zu setzen wie der andere; habt ihr gleich viel gesetzt, ist es ein Check und kostet nichts.
game-howto-3 = Erhöht wird um 2 Chips in der ersten Runde und um 4 in der zweiten, in jeder Runde höchstens zweimal.
game-howto-4 = Nach der ersten Runde wird eine der vier übrigen Karten aufgedeckt.
game-howto-5 = Wer den gleichen Rang wie die offene Karte hält, gewinnt. Hat ihn niemand, gewinnt die höhere Karte; gleiche Karten teilen.
game-howto-6 = Steigst du aus, gewinnt der andere sofort, was du gesetzt hast, und keine Karte wird gezeigt.
game-over = Das Spiel ist zu Ende.
final-score = { $place }. { $seat }: { $score ->
    [one] { $score } Chip
   *[other] { $score } Chips
}

ending-fold = Ausgestiegen
ending-showdown = Showdown

ask-nothing = Es ist nichts mehr zu entscheiden.
ask-call = { $chips ->
    [one] Ein Chip fehlt: aussteigen, mitgehen oder erhöhen.
   *[other] { $chips } Chips fehlen: aussteigen, mitgehen oder erhöhen.
}
ask-check = Ihr habt gleich viel gesetzt: Check oder erhöhen.

action-fold = Aussteigen
action-call = Mitgehen oder Check
action-raise = Erhöhen

refused-OK = Erlaubt
refused-NOT_ASKED = Jetzt wird nicht geboten.
refused-NOTHING_TO_FOLD_TO = Aussteigen darfst du nur, wenn der andere mehr gesetzt hat.
refused-NO_MORE_RAISES = In dieser Runde ist schon zweimal erhöht worden.

folded = { $seat } steigt aus.
checked = { $seat } checkt.
called = { $seat } geht mit { $chips ->
    [one] einem Chip
   *[other] { $chips } Chips
} mit.
raised = { $seat } erhöht und setzt { $chips } Chips.
turned-up = Die offene Karte: { $card }.
showed = { $seat } zeigt: { $card }.
won = { $seat } gewinnt { $chips ->
    [one] einen Chip
   *[other] { $chips } Chips
}.
shared = Die Karten sind gleich: Jeder nimmt seinen Einsatz zurück.

leads-folded = Du verlierst deinen Einsatz.
leads-called = Du setzt { $chips ->
    [one] einen Chip
   *[other] { $chips } Chips
} dazu.
leads-raised = Du setzt { $chips } Chips dazu.

label-round = Runde
label-board = Offene Karte
label-card = Karte
label-staked = Einsatz
label-raises_left = Noch mögliche Erhöhungen
label-bets = Gebote

name-jack-1 = Bube
name-jack-2 = Bube
name-queen-1 = Dame
name-queen-2 = Dame
name-king-1 = König
name-king-2 = König
name-fold = ausgestiegen
name-call = mitgegangen
name-raise = erhöht
