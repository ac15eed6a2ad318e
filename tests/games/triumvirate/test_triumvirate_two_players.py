"""Sections 11 and 12: two players, and who knows what."""

import msgspec
import numpy as np
import pytest

from games.triumvirate.positions import (
    CAE,
    CRA,
    POLITICAL,
    POM,
    a_game,
    acting,
    at,
    fill_bag,
    give_citizens,
    idle,
    is_on,
    legal,
    moving,
    own,
    play,
    province,
    put,
    set_track,
    supplying,
    the_start,
    why,
)
from ludi.core import layout
from ludi.core.contract import OVER
from ludi.core.errors import BadSetup
from ludi.games.triumvirate import GAME
from ludi.games.triumvirate.characters import leads
from ludi.games.triumvirate.state import NOBODY, NOWHERE, Ending, Phase
from ludi.games.triumvirate.tables import CODES

LEADERLESS = ("MAC", "ACH", "ASI", "SYR", "AEG")


@pytest.mark.clause("TRI-1101")
def test_caesar_and_pompeius_take_turns() -> None:
    s = a_game(2)

    assert [CAE, POM, CAE, POM] == [int(idle(s, n).character) for n in range(4)]


@pytest.mark.clause("TRI-1103")
def test_both_are_set_up_as_with_three_players() -> None:
    two, three = the_start(2), the_start(3)
    played = [code for code in CODES if code not in LEADERLESS]

    assert [at(three, code) for code in played] == [at(two, code) for code in played]
    assert [is_on(three, code) for code in played] == [is_on(two, code) for code in played]
    assert [int(n) for n in three.at[:2]] == [int(n) for n in two.at[:2]]


@pytest.mark.clause("TRI-1104")
def test_five_leaderless_provinces_with_four_legions_each() -> None:
    s = a_game(2)

    assert set(LEADERLESS) == own(s, CRA)
    assert [(CRA, 4, 0, 0)] * 5 == [at(s, code) for code in LEADERLESS]
    assert all(is_on(s, code) for code in LEADERLESS)
    assert (20, 4, 15) == (s.legion_stock, s.servant_stock, s.gold_stock)
    assert (NOWHERE, NOBODY) == (s.at[CRA], s.seat_of[CRA])


@pytest.mark.clause("TRI-1105")
def test_leaderless_provinces_do_nothing_and_have_no_limit() -> None:
    s = put(a_game(2), "MAC", legions=9)
    before = [(at(s, code), is_on(s, code)) for code in LEADERLESS]

    later = idle(s, 6)
    assert before == [(at(later, code), is_on(later, code)) for code in LEADERLESS]
    assert not any(row.produces_next for row in GAME.view(s, 0).map if row.owner == "CRA")


@pytest.mark.clause("TRI-1106")
def test_the_forum_holds_all_citizens() -> None:
    s = a_game(2)

    assert ([2, 2, 0], 7) == ([int(n) for n in s.citizens], s.alii)
    s = acting(s, CAE, "ITA", 9)
    assert {"POM"} == legal(s, "drop_citizen")
    assert "NO_EFFECT" == why(s, "drop_citizen CRA")


@pytest.mark.clause("TRI-1107")
def test_black_weapons_are_in_the_bag_and_neutral_between_the_players() -> None:
    s = a_game(2)
    assert ([2, 2, 2], [6, 6, 6]) == ([int(n) for n in s.bag], [int(n) for n in s.weapons])
    s = put(fill_bag(put(moving(s, CAE, "ITA"), "ITA", legions=4), 0, 0, 2), "SIC", legions=2)
    s = play(s, "march SIC", "take 4")

    assert (2, 2, 2) == (s.battle_drawn[CRA], s.bag[CRA], s.battle_attack_left)


@pytest.mark.clause("TRI-1108")
def test_black_defends_leaderless_provinces_without_protection() -> None:
    s = fill_bag(put(moving(a_game(2), CAE, "ILL"), "ILL", legions=9, servants=0), 0, 1, 2)
    s = play(s, "march MAC", "take 9")

    assert (9 - 2 - 4, 0) == (s.battle_attack_left, s.battle_protection)
    assert ([0, 1, 0], [8, 7, 8]) == ([int(n) for n in s.bag], [int(n) for n in s.weapons])


@pytest.mark.clause("TRI-602")
@pytest.mark.clause("TRI-1108")
def test_the_last_leaderless_province_may_be_attacked_but_not_a_players_last() -> None:
    s = put(moving(a_game(2), CAE, "ILL"), "ILL", legions=5, servants=0)
    for code in ("ACH", "ASI", "SYR", "AEG"):
        put(s, code, owner=POM)
    assert "OK" == why(s, "march MAC")

    for code in ("HUL", "HCI", "SAR", "AFR", "ACH", "ASI", "SYR", "AEG"):
        put(s, code, owner=CRA)
    assert {"SIC"} == own(s, POM)
    assert "LAST_PROVINCE" == why(moving(s, CAE, "ITA"), "march SIC")


@pytest.mark.clause("TRI-1109")
def test_a_conquered_leaderless_province_brings_no_compensation_and_starts_on() -> None:
    s = fill_bag(put(moving(a_game(2), CAE, "ILL"), "ILL", legions=9), 0, 0, 0)
    s = play(s, "march MAC", "take 9", "escort 1")

    assert (Phase.MARCH, CAE, NOBODY, NOBODY) == (s.phase, s.actor, s.compensated, s.fled)
    assert is_on(s, "MAC")
    assert not is_on(supplying(play(s, "march ILL", "take 0", "escort 1"), CAE), "MAC")


@pytest.mark.clause("TRI-1110")
@pytest.mark.parametrize(
    ("fields", "leading"),
    [((0, 0), (CAE, POM)), ((2, 1), (CAE,)), ((1, 2), (POM,)), ((4, 4), (CAE, POM)), ((7, 7), (CAE, POM))],
)
def test_with_two_players_whoever_is_not_behind_leads(fields: tuple[int, int], leading: tuple[int, ...]) -> None:
    s = set_track(a_game(2), POLITICAL, fields)

    assert leading == tuple(c for c in (CAE, POM) if leads(s, c, POLITICAL))
    assert [c in leading for c in (CAE, POM)] == [row.leads_political for row in GAME.view(s, None).contenders]


@pytest.mark.clause("TRI-1110")
def test_tied_with_two_players_both_pay_no_surcharge_and_both_lose_by_a_flight() -> None:
    s = acting(a_game(2), CAE, "ITA", 9)
    assert 8 == play(s, "win_citizen").hand[CAE]

    s = set_track(fill_bag(put(moving(a_game(2), CAE, "ITA"), "ITA", legions=9), 0, 0, 0), POLITICAL, (3, 3))
    s.at[POM] = province("SIC")
    s = play(s, "march SIC", "take 9")
    assert 2 == s.competence[POM, POLITICAL]


@pytest.mark.clause("TRI-1111")
@pytest.mark.parametrize(("active", "consul"), [(CAE, POM), (POM, CAE)])
def test_a_tied_election_goes_to_who_did_not_just_move(active: int, consul: int) -> None:
    s = give_citizens(acting(a_game(2), active, ("ITA", "AFR")[active], 1), 3, 3)
    s.calendar = 1
    s = play(s, "end")

    assert consul == s.elected
    assert 7 == play(s, "decline").calendar


@pytest.mark.clause("TRI-1112")
def test_leaderless_provinces_count_for_the_military_victory() -> None:
    s = fill_bag(put(moving(a_game(2), CAE, "ILL"), "ILL", legions=9, servants=0), 0, 0, 0)
    for code in ("ACH", "ASI", "SYR"):
        put(s, code, owner=CAE)
    s = play(s, "march MAC", "take 9")

    assert (OVER, CAE, Ending.MILITARY) == (s.actor, s.winner, s.ending)


@pytest.mark.clause("TRI-1201")
def test_everybody_sees_everything() -> None:
    s = play(a_game(), "rome GG")

    def seen(seat: int | None) -> bytes:
        return msgspec.json.encode(msgspec.structs.replace(GAME.view(s, seat), seat=None, choices=()))

    assert 1 == len({seen(seat) for seat in (None, 0, 1, 2)})


@pytest.mark.clause("TRI-1203")
def test_concealing_changes_nothing_but_the_draws_to_come() -> None:
    s = play(a_game(), "rome GG")
    world = layout.copy(s)
    GAME.conceal(world, 1, 99)
    assert layout.to_bytes(s) != layout.to_bytes(world)
    world.rng[:] = s.rng

    assert layout.to_bytes(s) == layout.to_bytes(world)


@pytest.mark.clause("TRI-1201")
@pytest.mark.parametrize("field", ["consul", "compensated", "fled", "at", "hand", "citizens", "weapons", "bag"])
def test_the_observation_tells_whose_a_thing_is(field: str) -> None:
    seen = set()
    for character in (CAE, POM, CRA):
        s = a_game()
        s.compensation_side = 1
        if field in {"compensated", "fled"}:
            setattr(s, field, character)
        else:
            getattr(s, field)[character] = 1
        seen.add(GAME.observed(s, 0).tobytes())

    assert 3 == len(seen)


@pytest.mark.clause("TRI-1113")
def test_by_the_house_rule_pompeius_begins_with_four_gold_and_nothing_else_differs() -> None:
    options = {"characters": "CAE-POM"}
    plain, s = GAME.start(2, options, 1), GAME.start(2, {**options, "second_gold": "on"}, 1)
    assert [0, 4] == [int(s.hand[character]) for character in range(2)]
    assert (15, 11) == (plain.gold_stock, s.gold_stock)
    GAME.check(s)
    same = [name for name in s.dtype.names if name not in {"hand", "gold_stock"}]
    assert all(np.array_equal(plain[name], s[name]) for name in same)


@pytest.mark.clause("TRI-1113")
def test_the_house_rule_is_off_by_default_told_as_one_and_refused_with_three() -> None:
    assert [("second_gold", "off")] == [(one.name, one.values[0]) for one in GAME.options if one.is_house_rule]
    with pytest.raises(BadSetup, match="with 3 seats expected off"):
        GAME.start(3, {"second_gold": "on"}, 1)
