board-map = Kaart van Gallië
board-ocean = Oceanus
board-channel = Fretum Gallicum
board-sea = Mare Nostrum
board-britannia = Britannia
board-hispania = Hispania
board-italia = Italia

board-supply = Kaarten, wegwijzers en adelaar
board-build = Druk op kaarten om te zien wat ze bouwen, of op een plek om te zien welke kaarten die betalen.
board-chosen = { $cards }: druk op een gouden plek om daar te bouwen.
board-nothing = { $cards }: hiermee is niets te bouwen.
board-unpick = Terugleggen
board-buildable = kan nu worden gebouwd
board-joker = kan met een joker worden gebouwd: twee kaarten van verschillende kleur
board-double = twee mijlpalen voor één kaart
board-fulfilled = Vervuld: alle plaatsen zijn gevuld.
board-discard-tip = De aflegstapel doorkijken.
board-signposts-tip = { $signposts ->
    [0] De laatste wegwijzer is geplaatst.
    [one] Er is nog één wegwijzer. Wie de weg voltooit die hem krijgt, neemt de legioensadelaar; daarna heeft ieder ander nog één beurt.
   *[other] Er zijn nog { $signposts } wegwijzers. Wie de weg voltooit die de laatste krijgt, neemt de legioensadelaar; daarna heeft ieder ander nog één beurt.
 }

waits-start = { $seat } kiest een stad voor het eerste kasteel.
waits-discard = { $seat } kiest kaarten om af te leggen.
waits-trim = { $seat } kiest welke kaarten blijven.
waits-draw = { $seat } trekt kaarten.
waits-build = { $seat } kiest wat er gebouwd wordt.
waits-pay-castle = { $seat } betaalt een kasteel in { $city }.
waits-pay-city = { $seat } betaalt een mijlpaal in { $city }.
waits-pay-road = { $seat } betaalt een mijlpaal op { $space }.
waits-pay-joker_city = { $seat } betaalt een mijlpaal in { $city } met een joker.
waits-pay-joker_road = { $seat } betaalt een mijlpaal op { $space } met een joker.
waits-order = { $seat } kiest welke weg nu wordt gewaardeerd.
waits-marker = { $seat } kiest een marker van { $road }.
waits-take = { $seat } kiest kaarten.
