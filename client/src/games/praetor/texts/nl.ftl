board-here = op { $at }: { $favour } gunst en { $plaza ->
    [one] 1 pleinpunt
   *[other] { $plaza } pleinpunten
  }.
board-turn = Draaien (R)
board-build = Hier bouwen
board-wages-short = { $gold } goud te weinig: het moreel daalt
board-life-villagers = Dorpe{"\u00AD"}lingen
board-life-training_one = Oplei{"\u00AD"}ding I
board-life-training_two = Oplei{"\u00AD"}ding II
board-life-unplaced = Te plaatsen
board-life-placed = Geplaatst
board-life-retired = Met pen{"\u00AD"}sioen

waits-board = { $seat } kiest een spelersbord.
waits-turn = { $seat } kiest wat de volgende arbeider doet.
waits-worker = { $seat } kiest een arbeider voor { $tile }.
waits-builder = { $seat } kiest een arbeider die { $tile } bouwt.
waits-cell = { $seat } kiest een plek voor { $tile }.
waits-rotation = { $seat } draait { $tile }.
waits-follow-up = { $seat } kiest wat de gepensioneerde arbeider doet.
waits-forge = { $seat } kiest hoeveel wapens er gesmeed worden.
waits-market = { $seat } handelt op de markt.
waits-academy = { $seat } beslist over de academie.
waits-recruit = { $seat } beslist of er een dorpeling geworven wordt.
