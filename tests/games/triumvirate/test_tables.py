"""The printed numbers are those of the rules page, row by row."""

import pytest

from games.triumvirate.page import table
from games.triumvirate.positions import a_game, province
from ludi.games.triumvirate import tables
from ludi.games.triumvirate.tables import ARROWS, COASTS, CODES, LAND, PROVINCES, Character, Deed, Kind, Track

NAMES = {Character.CAE: "Caesar", Character.POM: "Pompeius", Character.CRA: "Crassus"}


def test_d1_provinces_and_what_stands_in_them_at_the_start() -> None:
    printed = [
        (code, name, kind, owner, legions, governor.split()[0], servants, character)
        for code, name, _, kind, owner, legions, governor, servants, character, *_ in table("D1")
    ]

    assert printed == [
        (
            row.code,
            row.name,
            row.kind.name.lower(),
            NAMES[row.owner],
            str(tables.START_LEGIONS),
            "ON" if row.governor_on else "OFF",
            str(row.servants),
            NAMES[row.owner] if row.character else "-",
        )
        for row in PROVINCES
    ]


def test_d1_where_each_fact_comes_from() -> None:
    for row, printed in zip(PROVINCES, table("D1"), strict=True):
        name, kind, owner, rest = printed[-4:]
        assert (row.name_from, row.owner_from) == (name.split()[0], owner), row.code
        assert row.provenance == kind == rest, row.code


@pytest.mark.parametrize("row", table("D2"), ids=lambda row: row[0])
def test_d2_neighbours_and_coasts(row: list[str]) -> None:
    code, land, arrows, seas, _ = row

    def ends(pairs: tuple[tuple[str, str], ...]) -> list[str]:
        return sorted(end for pair in pairs if code in pair for end in pair if end != code)

    def cell(codes: list[str]) -> str:
        return ", ".join(codes) or "-"

    assert land == cell(ends(LAND))
    assert arrows == cell(ends(ARROWS))
    assert seas == cell([sea for sea, coast in COASTS.items() if code in coast])


@pytest.mark.clause("TRI-503")
@pytest.mark.clause("TRI-504")
@pytest.mark.clause("TRI-505")
@pytest.mark.clause("TRI-506")
@pytest.mark.clause("TRI-507")
def test_d5_every_step_costs_what_is_printed() -> None:
    printed = table("D5")
    assert list(CODES) == [row[0] for row in printed]
    for start, *cells, _ in printed:
        for end, cell in zip(CODES, cells, strict=True):
            loaded, _, light = cell.partition("/")
            costs = (tables.NO_WAY,) * 2 if cell in {".", "-"} else (int(loaded), int(light or loaded))
            pair = province(start), province(end)
            assert costs == (tables.COST_LOADED[pair], tables.COST_LIGHT[pair]), f"{start} - {end}"


def test_d6_production_and_packages() -> None:
    produced = [(f"{kind.name.lower()} province", *tables.PRODUCTION[kind]) for kind in Kind]
    packages = [(f"Rome, package {name}", gold, legions) for name, gold, legions in tables.PACKAGES]

    assert [(name, int(gold), int(legions)) for name, gold, legions, _ in table("D6")] == produced + packages


def test_d7_actions() -> None:
    names = {
        Deed.RAISE_POLITICAL: "political marker",
        Deed.RAISE_MILITARY: "military marker",
        Deed.WIN_CITIZEN: "win a citizen",
        Deed.DROP_CITIZEN: "drop a rival's citizen",
        Deed.ARM: "weapons",
    }
    printed = {row[0]: row[1:4] for row in table("D7")}
    assert list(printed) == [names[deed] for deed, _, _ in tables.DEEDS]
    for deed, offered, track in tables.DEEDS:
        kinds, costs, surcharge = printed[names[deed]]
        assert set(kinds.split(", ")) == {kind.name.lower() for kind in Kind if offered[kind]}, names[deed]
        assert tables.BASE_COST == tuple(int(cost) for cost in costs.split(" by ")[0].split(" / "))
        lead = "none" if track == tables.NO_TRACK else f"+{tables.SURCHARGE} ({Track(track).name.lower()})"
        assert lead == surcharge, names[deed]
    assert f"{tables.WEAPONS_AN_ACTION} own weapons into the bag" == table("D7")[-1][4]


def test_d8_components_and_stocks() -> None:
    printed = {name: cells for name, *cells, _ in table("D8")}
    three, two = a_game(3), a_game(2)
    totals = {
        "legions": tables.LEGIONS,
        "gold": tables.GOLD,
        "governors per colour": tables.GOVERNORS,
        "servants": tables.SERVANTS,
        "citizens": tables.CITIZENS,
        "weapons per colour": tables.WEAPONS,
    }

    assert {name: str(total) for name, total in totals.items()} == {name: printed[name][0] for name in totals}
    for name, stock, on_board in (("legions", "legion_stock", "legions"), ("servants", "servant_stock", "servants")):
        found = [(int(sum(getattr(s, on_board))), int(getattr(s, stock))) for s in (three, two)]
        assert [*map(str, found[0]), "{} / {}".format(*found[1])] == printed[name][1:], name
    assert [str(tables.GOLD), f"0 / {two.gold_stock}"] == printed["gold"][2:]
    assert [f"{tables.START_BAG} in the bag", str(tables.WEAPONS - tables.START_BAG)] == printed["weapons per colour"][
        1:3
    ]
    assert f"2 + 2 + 2, ALII {three.alii}" == printed["citizens"][1]
    assert f"2 + 2 + 0, ALII {two.alii}" == printed["citizens"][3]
    assert list(three.citizens) == [tables.START_CITIZENS] * 3


def test_d9_tracks() -> None:
    political, military, calendar = table("D9")
    numerals = ("0", "I", "II", "III", "IV", "V", "VI", "VII", "VIII")

    assert political[1:4] == military[1:4] == [", ".join(numerals[: tables.GOAL + 1]), "0", numerals[tables.GOAL]]
    assert f"{numerals[tables.YEAR[3]]} (2 players {numerals[tables.YEAR[2]]})" == calendar[2]
