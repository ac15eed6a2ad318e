board-map = Map of Gaul
board-ocean = Oceanus
board-channel = Fretum Gallicum
board-sea = Mare Nostrum
board-britannia = Britannia
board-hispania = Hispania
board-italia = Italia

board-supply = Cards, signposts and eagle
board-build = Press cards to see what they build, or a place to see which cards pay for it.
board-chosen = { $cards }: press a golden place to build there.
board-nothing = { $cards }: these build nothing.
board-unpick = Put back
board-buildable = can be built now
board-joker = can be built with a joker: two cards of different colours
board-double = two milestones for one card
board-fulfilled = Fulfilled: all its places are filled.
board-discard-tip = Look through the discard pile.
board-signposts-tip = { $signposts ->
    [0] The last signpost has been placed.
    [one] One signpost is left. Whoever finishes the road that gets it takes the legion eagle; then everybody else has one more turn.
   *[other] { $signposts } signposts are left. Whoever finishes the road that gets the last one takes the legion eagle; then everybody else has one more turn.
 }

waits-start = { $seat } is choosing a city for the first castle.
waits-discard = { $seat } is choosing cards to discard.
waits-trim = { $seat } is choosing which cards to keep.
waits-draw = { $seat } is drawing cards.
waits-build = { $seat } is choosing what to build.
waits-pay-castle = { $seat } is paying for a castle in { $city }.
waits-pay-city = { $seat } is paying for a milestone in { $city }.
waits-pay-road = { $seat } is paying for a milestone on { $space }.
waits-pay-joker_city = { $seat } is paying for a milestone in { $city } with a joker.
waits-pay-joker_road = { $seat } is paying for a milestone on { $space } with a joker.
waits-order = { $seat } is choosing the road that is scored next.
waits-marker = { $seat } is choosing a marker of { $road }.
waits-take = { $seat } is choosing cards to take.
