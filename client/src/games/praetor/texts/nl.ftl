board-here = op { $at }: { $favour } gunst en { $plaza ->
    [one] 1 pleinpunt
   *[other] { $plaza } pleinpunten
  }.
board-turn = Draaien (R)
board-build = Hier bouwen
board-wages-short = { $gold } goud te weinig: het moreel daalt
