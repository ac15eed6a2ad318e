"""Section 4: supply."""

import pytest

from games.triumvirate.positions import (
    CAE,
    CRA,
    POM,
    a_game,
    at,
    give_gold,
    is_on,
    legal,
    play,
    province,
    put,
    supplying,
    why,
)
from ludi.games.triumvirate.state import Phase, State
from ludi.games.triumvirate.tables import PACKAGES, PRODUCTION, Kind


def short_of_gold(stock: int) -> State:
    """Caesar is to supply with that much gold in the stock; the rest is with Pompeius."""
    s = a_game()
    return give_gold(s, POM, 15 - stock)


def short_of_legions(stock: int) -> State:
    """Caesar is to supply with so many legions in the stock; the rest is in Africa."""
    return put(a_game(), "AFR", legions=2 + 30 - stock)


@pytest.mark.clause("TRI-401")
def test_every_own_governor_changes_place() -> None:
    s = supplying(a_game(), POM)

    assert {"HUL": True, "SAR": False, "SIC": True, "AFR": False} == {
        code: is_on(s, code) for code in ("HUL", "SAR", "SIC", "AFR")
    }
    assert is_on(s, "MAC")
    assert not is_on(s, "ACH")


@pytest.mark.clause("TRI-402")
def test_a_servant_holds_the_supply_field_free() -> None:
    s = a_game()
    for _ in range(3):
        s = supplying(s, POM)
        assert not is_on(s, "HCI")


@pytest.mark.clause("TRI-402")
def test_two_servants_hold_it_free_as_well_as_one() -> None:
    assert not is_on(supplying(put(a_game(), "ILL", servants=2), CAE), "ILL")


@pytest.mark.clause("TRI-403")
@pytest.mark.clause("TRI-404")
def test_production_by_type_lies_in_the_province() -> None:
    assert ((0, 2), (2, 0), (1, 1)) == PRODUCTION == tuple(PRODUCTION[kind] for kind in Kind)
    s = play(a_game(), "rome GG")

    assert (CAE, 4, 0, 0) == at(s, "GTR")  # military
    assert (CAE, 3, 1, 0) == at(s, "GNA")  # competence
    assert (CAE, 2, 0, 0) == at(s, "ITA")  # governor on the field
    s = play(supplying(a_game(), POM), "rome GG")
    assert (POM, 2, 2, 0) == at(s, "AFR")  # political


@pytest.mark.clause("TRI-405")
def test_gold_goes_to_the_hand_where_the_character_stands() -> None:
    s = a_game()
    s.at[CAE] = province("GNA")
    s = play(s, "rome LL", "place GTR", "place GTR")

    assert 1 == s.hand[CAE]
    assert (CAE, 3, 0, 0) == at(s, "GNA")


@pytest.mark.clause("TRI-406")
@pytest.mark.parametrize(("package", "gold", "legions"), [("GG", 2, 0), ("LL", 0, 2), ("GL", 1, 1)])
def test_rome_gives_one_of_three_packages(package: str, gold: int, legions: int) -> None:
    assert (package, gold, legions) in PACKAGES
    s = a_game()
    assert {"GG", "LL", "GL"} == legal(s, "rome")
    s = play(s, f"rome {package}", *["place ITA"] * legions)

    assert (gold, 2 + legions) == (s.hand[CAE], at(s, "ITA")[1])


@pytest.mark.clause("TRI-407")
def test_legions_from_rome_go_to_any_own_provinces() -> None:
    s = play(a_game(), "rome LL", "place ITA", "place GCI")

    assert (3, 3) == (at(s, "ITA")[1], at(s, "GCI")[1])
    assert s.phase == Phase.MARCH


@pytest.mark.clause("TRI-408")
@pytest.mark.clause("TRI-409")
def test_in_a_shortage_rome_and_provinces_compete() -> None:
    s = play(short_of_gold(2), "rome GG")

    assert s.phase == Phase.GOLD
    assert {"GNA", "ROME"} == legal(s, "gold")
    left_out = play(s, "gold ROME", "gold ROME")
    assert (2, 0) == (left_out.hand[CAE], at(left_out, "GNA")[2])
    shared = play(s, "gold GNA")  # the last gold has one claimant left
    assert (1, 1) == (shared.hand[CAE], at(shared, "GNA")[2])
    assert s.legion_stock - 5 == shared.legion_stock


@pytest.mark.clause("TRI-409")
def test_in_a_shortage_of_legions_the_player_chooses() -> None:
    s = play(short_of_legions(3), "rome LL")

    assert s.phase == Phase.LEGION
    assert {"GTR", "GNA", "ILL", "ROME"} == legal(s, "legion")
    s = play(s, "legion ROME", "legion GNA", "legion ROME")
    assert (0, 2, Phase.PLACE) == (s.legion_stock, s.arriving, s.phase)
    assert (2, 3, 2) == tuple(at(s, code)[1] for code in ("GTR", "GNA", "ILL"))


@pytest.mark.clause("TRI-410")
def test_supply_is_mandatory() -> None:
    s = play(short_of_gold(1), "rome GG")
    assert not legal(s) - {"gold GNA", "gold ROME"}
    s = play(s, "gold GNA")
    assert 0 == s.gold_stock

    s = play(a_game(), "rome GG")
    assert (12, 25) == (s.gold_stock, s.legion_stock)


@pytest.mark.clause("TRI-410")
def test_a_stock_that_just_suffices_is_no_shortage() -> None:
    s = play(short_of_gold(3), "rome GG")
    assert (Phase.MARCH, 0, 2) == (s.phase, s.gold_stock, s.hand[CAE])

    s = play(short_of_legions(7), "rome LL")
    assert (Phase.PLACE, 0, 2) == (s.phase, s.legion_stock, s.arriving)


@pytest.mark.clause("TRI-411")
def test_a_package_may_be_chosen_in_vain_and_nothing_is_owed() -> None:
    s = short_of_gold(0)
    assert "GG" in legal(s, "rome")
    s = play(s, "rome GG", "stop")

    assert (0, 0) == (s.hand[CAE], at(s, "GNA")[2])
    assert not any(s.gold_claims)
    give_gold(s, POM, 0)
    assert (0, 15) == (s.hand[CAE], s.gold_stock)


@pytest.mark.clause("TRI-412")
def test_gold_is_assigned_before_legions_and_no_claim_is_overdrawn() -> None:
    s = put(short_of_gold(2), "AFR", legions=29)
    s = play(s, "rome GG")
    assert (Phase.GOLD, 3) == (s.phase, s.legion_stock)
    assert "NO_CLAIM" == why(s, "gold GTR")
    s = play(short_of_gold(2), "rome GG", "gold ROME")
    assert {"GNA", "ROME"} == legal(s, "gold")

    s = play(put(short_of_gold(1), "AFR", legions=29), "rome GL", "gold ROME")
    assert s.phase == Phase.LEGION
    s = play(s, "legion GNA")
    assert "NO_CLAIM" == why(s, "legion GNA")


@pytest.mark.clause("TRI-413")
def test_a_second_servant_is_idle() -> None:
    s = put(a_game(), "ILL", servants=2)
    s = play(s, "rome GG")

    assert (CAE, 4, 0, 2) == at(s, "ILL")


@pytest.mark.clause("TRI-414")
def test_nobody_else_produces() -> None:
    s = a_game()
    assert not is_on(s, "HCI")
    before = [at(s, code) for code in ("HCI", "SIC", "ACH", "AEG")]
    s = play(s, "rome GG")

    assert before == [at(s, code) for code in ("HCI", "SIC", "ACH", "AEG")]


def test_legions_from_rome_to_a_single_province_are_placed_unasked() -> None:
    s = a_game()
    for code in ("GTR", "GNA", "GCI", "ITA"):
        put(s, code, owner=POM)
    s.at[CAE] = province("ILL")
    s = play(s, "rome LL")

    assert Phase.MARCH == s.phase
    assert (CAE, 6, 0, 1) == at(s, "ILL")


@pytest.mark.clause("TRI-407")
def test_between_two_provinces_the_player_chooses() -> None:
    s = a_game()
    for code in ("GNA", "GCI", "ITA"):
        put(s, code, owner=POM)
    s.at[CAE] = province("ILL")
    s = play(s, "rome LL")

    assert {"GTR", "ILL"} == legal(s, "place")


@pytest.mark.clause("TRI-407")
@pytest.mark.parametrize("last", ["GTR", "AEG"])
def test_whatever_the_last_province_is_legions_arrive_there(last: str) -> None:
    s = a_game()
    for code, heir in (("GTR", POM), ("GNA", POM), ("GCI", POM), ("ITA", CRA), ("ILL", CRA)):
        put(s, code, owner=heir)
    put(s, last, owner=CAE, servants=0, governor_on=1)
    s.at[CAE] = province(last)

    assert (CAE, 4, 0, 0) == at(play(s, "rome LL"), last)


@pytest.mark.clause("TRI-409")
def test_every_claim_counts_towards_a_shortage() -> None:
    s = short_of_legions(3)
    for code in ("GNA", "ILL"):
        put(s, code, governor_on=1, servants=0)
    s = play(s, "rome LL")

    assert (Phase.LEGION, {"GTR", "ROME"}) == (s.phase, legal(s, "legion"))
