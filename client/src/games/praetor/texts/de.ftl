board-here = auf { $at }: { $favour } Gunst und { $plaza ->
    [one] 1 Platzpunkt
   *[other] { $plaza } Platzpunkte
  }.
board-turn = Drehen (R)
board-build = Hier bauen
board-wages-short = { $gold } Gold fehlen: Die Moral sinkt
