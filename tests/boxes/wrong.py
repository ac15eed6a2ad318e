"""Boxes that cannot be, and what is said of each: the game, the line that is put in place of another, the sentence."""

from typing import Final, NamedTuple


class Wrong(NamedTuple):
    game: str
    table: str  # after the header of this table …
    old: str  # … the first line that begins like this
    new: str
    says: str
    at: str = ""  # how the line begins that is to be mended, if it is another


# fmt: off
VALUES: Final = (  # each wrong by itself
    Wrong("praetor", "", "name", "name = 3", "name 3, expected a text"),
    Wrong("praetor", "kind.FOR", "fee =", "fee = 9", "kind of city tile FOR: fee 9, expected 0 to 5"),
    Wrong("praetor", "kind.FOR", "fee =", "fee = -1", "fee -1, expected 0 to 5"),
    Wrong("praetor", "kind.FOR", "fee =", "fee = 2.0", "fee 2.0, expected 0 to 5"),
    Wrong("praetor", "kind.FOR", "fee =", "fee = true", "fee True, expected 0 to 5"),
    Wrong("praetor", "kind.FOR", "fee =", 'fee = "2"', "fee '2', expected 0 to 5"),
    Wrong("praetor", "kind.FOR", "fee =", "fee = 1979-05-27", "expected 0 to 5"),
    Wrong("praetor", "kind.FOR", "fee =", "fees = 2", "no value of kind of city tile FOR is called 'fees'; did you mean fee?"),
    Wrong("praetor", "kind.FOR", "fee =", "copies = 3", "no value of kind of city tile FOR is called 'copies'"),
    Wrong("praetor", "kind.FOR", "[kind.FOR]", "[kind.FORUM]", "no kind of city tile is called 'FORUM'; did you mean FOR?"),
    Wrong("praetor", "kind.FOR", "[kind.FOR]", "[kinds.FOR]", "no component is called 'kinds'; did you mean kind?"),
    Wrong("praetor", "kind.FOR", "[kind.FOR]", "[xyz.FOR]", "no component is called 'xyz'; expected kind, tile, wall"),
    Wrong("praetor", "kind.FOR", "zone =", 'zone = "blue"', "zone 'blue', expected one of none, red, green, grey"),
    Wrong("praetor", "kind.FOR", "zone =", "zone = 2", "zone 2, expected one of none, red, green, grey"),
    Wrong("praetor", "kind.FOR", "cost =", "cost = [1, 2]", "cost [1, 2], expected a list of 5, each 0 to 9"),
    Wrong("praetor", "kind.FOR", "cost =", "cost = [0, 0, 0, 0, 10]", "expected a list of 5, each 0 to 9"),
    Wrong("praetor", "kind.FOR", "cost =", "cost = 4", "cost 4, expected a list of 5, each 0 to 9"),
    Wrong("praetor", "kind.FOR", "cost =", "cost = {gold = 1}", "expected a list of 5, each 0 to 9"),
    Wrong("praetor", "tile.A12", "corners =", 'corners = "FRV"', "city tile A12: corners 'FRV', expected 4 letters of RCVF"),
    Wrong("praetor", "tile.A12", "corners =", 'corners = "FRVX"', "expected 4 letters of RCVF"),
    Wrong("praetor", "tile.A12", "corners =", "corners = 4", "corners 4, expected 4 letters of RCVF"),
    Wrong("praetor", "tile.A12", "mark =", "mark = 6", "city tile A12: mark 6, expected 2 to 5"),
    Wrong("praetor", "layout.3", "cells =", 'cells = [["B01", 0, 0]]', "start city 3: cells"),
    Wrong("praetor", "layout.3", "cells =", 'cells = [["O1", 0]]', "start city 3: cells"),
    Wrong("provincia", "building.fodina", "unique =", "unique = 1", "building card fodina: unique 1, expected true or false"),
    Wrong("provincia", "building.fodina", "effect =", 'effect = [["income_marble", 1]]', "building card fodina: effect"),
    Wrong("provincia", "senate.commercium_c_w", "trade =", 'trade = ["clay", 1, "wood"]', "senate card commercium_c_w: trade"),
    Wrong("viaromana", "road.R01", "closed_with =", "closed_with = 4", "road R01: closed_with 4, expected one of 0, 2, 3"),
    Wrong("viaromana", "road.R01", "start =", 'start = "ROM"', "road R01: start 'ROM', expected one of GES"),
    Wrong("viaromana", "road.R02", "bends =", "bends = [[375, 2000]]", "road R02: bends [[375, 2000]], expected a list, each"),
    Wrong("viaromana", "road.R02", "bends =", "bends = [375]", "road R02: bends [375], expected a list, each"),
    Wrong("viaromana", "road.R01", "length =", "length = 0", "road R01: length 0, expected 2 to 8"),
    Wrong("triumvirate", "map", "land =", 'land = [["GTR", "ROM"]]', "map: land [['GTR', 'ROM']]"),
    Wrong("triumvirate", "province.GTR", "owner =", 'owner = "Cicero"', "province GTR: owner 'Cicero', expected one of cae, pom, cra"),
)

TOGETHER: Final = (  # each possible, but not together with the rest
    Wrong("praetor", "tile.O1", "kind =", 'kind = "mine"', "city tile O1: its kind is out"),
    Wrong("praetor", "tile.A12", "kind =", 'kind = "aca"', "city tile A12: only A14 can be aca"),
    Wrong("praetor", "tile.A12", "kind =", 'kind = "lab"', "city tile A12: only A15 and B12 can be lab"),
    Wrong("praetor", "wall.W02", "demand =", "demand = [0, 0, 0, 0, 0]", "wall tile W02: it demands nothing"),
    Wrong("praetor", "board.A", "morale =", "morale = [-10, -6, -3, -1, 0, 1, 2, 4, 4, 9, 12, 16]", "player board A: morale must rise"),
    Wrong("praetor", "board.A", "morale =", "morale = [-10, -6, -3, -2, -1, 1, 2, 4, 6, 9, 12, 16]", "player board A: morale has no field 0"),
    Wrong("praetor", "layout.2", "cells =", 'cells = [["O1", 0, 0], ["T1", -1, 0], ["K1", 1, 0], ["M1", 0, -1]]', "start city 2: lays O1, T1, K1, M1; with so many players K1, M1, M2, O1, T1 are used"),
    Wrong("praetor", "layout.2", "cells =", 'cells = [["O1", 0, 0], ["T1", -1, 0], ["K1", 1, 0], ["M1", 0, -1], ["M2", 0, 0]]', "start city 2: two tiles lie on one cell"),
    Wrong("praetor", "layout.2", "cells =", 'cells = [["O1", 0, 0], ["T1", -1, 0], ["K1", 1, 0], ["M1", 0, -1], ["M2", 2, 2]]', "start city 2: its tiles do not hang together"),
    Wrong("alea", "senate.SQ-XII-b", "border =", 'border = ["ger", "ger"]', "senate tile SQ-XII-b: a border has two different colours"),
    Wrong("alea", "senate.SQ-XII-b", "border =", 'border = ["ger", "lib"]', "senate tile SQ-XII-b: the free province has no border"),
    Wrong("alea", "senate.SQ-XII-b", "border =", 'border = ["ger", "gal"]', "the borders must join the six colours in one ring", "[senate.SQ-I]"),
    Wrong("provincia", "building.fodina", "copies =", "copies = 5", "building cards: 131 copies in all, expected 132", "[building.aquaeductus]"),
    Wrong("provincia", "senate.gloria_2", "copies =", "copies = 2", "senate cards: 51 copies in all, expected 50", "[senate.aediles]"),
    Wrong("provincia", "opes.opes_01", "copies =", "copies = 2", "production cards: 29 copies in all, expected 30", "[opes.opes_01]"),
    Wrong("provincia", "building.fodina", "effect =", 'effect = [["income_stone", 1], ["income_stone", 2]]', "building card fodina: one effect stands twice"),
    Wrong("provincia", "senate.commercium_c_w", "trade =", 'trade = ["clay", 1, "wood", 0]', "senate card commercium_c_w: its trade gives nothing"),
    Wrong("provincia", "senate.commercium_c_w", "trade =", 'trade = ["clay", 1, "clay", 1]', "senate card commercium_c_w: its trade gives what it takes"),
    Wrong("provincia", "opes.opes_01", "lower =", "lower = [0, 0, 0, 0]", "production card opes_01: a half that gives nothing", "[opes.opes_01]"),
    Wrong("provincia", "bellum.bellum_II_1", "first =", 'first = "none"', "combat card bellum_II_1: whoever loses pays something first"),
    Wrong("provincia", "bellum.bellum_II_2", "second_amount =", "second_amount = 0", "combat card bellum_II_2: second_amount 0 does not go with gold"),
    Wrong("provincia", "token.2", "copies =", "copies = 2", "combat tokens: 6 of each colour, expected 5", "[token.1]"),
    Wrong("triumvirate", "province.GCI", "character =", "character = 0", "cae stands in none of its own, expected one", "[province.GTR]"),
    Wrong("triumvirate", "province.GTR", "character =", "character = 1", "cae stands in GTR and GCI of its own, expected one", "[province.GTR]"),
    Wrong("triumvirate", "province.ITA", "servants =", "servants = 1", "province ITA: beside a servant the governor is off", "governor_on = 1"),
    Wrong("triumvirate", "start", "legions =", "legions = 5", "start: 5 legions in every province, 60 in all"),
    Wrong("triumvirate", "start", "citizens =", "citizens = 4", "start: 4 citizens for each character, 11 in all"),
    Wrong("triumvirate", "map", "land =", 'land = [["GTR", "GTR"]]', "map: land leads from GTR to itself"),
    Wrong("triumvirate", "map", "arrows =", 'arrows = [["HUL", "AFR"], ["GTR", "GCI"]]', "map: GTR and GCI are joined twice, by land and arrows"),
    Wrong("triumvirate", "map", "mare_ionium =", 'mare_ionium = ["GCI", "GCI"]', "map: a province stands twice on the coast of mare_ionium"),
    Wrong("triumvirate", "map", "land =", 'land = [["GNA", "GCI"]]', "map: no way leads from GTR to", "[map]"),
    Wrong("viaromana", "city.BAG", "symbol =", 'symbol = "helmet"', "city BAG: green helmet is GES's card", "[city.BAG]"),
    Wrong("viaromana", "road.R01", "end =", 'end = "GES"', "road R01: leads from GES to itself"),
    Wrong("viaromana", "road.R01", "end =", 'end = "LUT"', "road R02: joins the same cities as R01", "[road.R02]"),
    Wrong("viaromana", "mission.M1-Belgica", "needs =", "needs = [0, 0, 0, 0, 0]", "mission M1-Belgica: needs nothing"),
)
# fmt: on
