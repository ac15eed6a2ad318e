"""Chapters 7 and 8: upkeep, taxes, activation and income."""

import pytest

from games.provincia.positions import (
    a_game,
    a_turn,
    build_up,
    city,
    empty_hands,
    goods,
    lay,
    legal,
    lose,
    play,
    set_goods,
    why,
)
from ludi.games.provincia.holdings import prestige_cards
from ludi.games.provincia.state import Phase, State, Tax
from ludi.games.provincia.tables import FIRST_DORMANT, KINDS, N_BUILDINGS
from ludi.games.provincia.upkeep import upkeep
from ludi.games.provincia.view import view


@pytest.mark.clause("PRO-701")
def test_upkeep_hits_everybody_in_every_round_without_a_question() -> None:
    s = play(a_turn(4), "done")
    assert (1, Phase.PILE) == (s.rounds_done, s.phase)
    for seat in range(4):
        assert (5, -1, 6, Tax.PAID) == (s.morale[seat], s.defence[seat], s.goods[seat, 0], s.tax[seat])


@pytest.mark.clause("PRO-702", "PRO-703", "PRO-704", "PRO-705", "PRO-1202")
def test_w10_the_tracks_have_a_floor_and_an_unpaid_tax_costs_two_prestige() -> None:
    s = set_goods(build_up(a_turn(2), 0, "hortus"), 0, gold=0)
    s.morale[0], s.defence[0] = 1, -3
    lose(s, 0, 2)
    assert 6 == s.prestige[0]
    after = play(s, "done")
    assert (1, -3, 4) == (after.morale[0], after.defence[0], after.prestige[0])
    assert ((-2,), (-4,)) == (prestige_cards(s, 0), prestige_cards(after, 0))
    assert Tax.UNPAID == after.tax[0]
    paid = play(set_goods(s, 0, gold=1), "done")
    assert (0, 6) == (paid.goods[0, 0], paid.prestige[0]), "who has gold must pay"
    assert s.supply[0] + 2 == paid.supply[0], "both coins"


@pytest.mark.clause("PRO-706")
def test_praetor_and_corruptio_free_from_tax_unless_concussio_lies_there() -> None:
    s = lay(lay(a_turn(4), 1, "corruptio"), 2, "corruptio", "concussio")
    s.praetor[0] = 1
    s.tax[:4] = Tax.UNPAID  # in the round before
    after = play(s, "done")
    assert [7, 7, 6, 6] == [int(after.goods[seat, 0]) for seat in range(4)]
    assert [Tax.FREE, Tax.FREE, Tax.PAID, Tax.PAID] == [after.tax[seat] for seat in range(4)]


@pytest.mark.clause("PRO-707")
def test_morale_and_defence_have_no_upper_limit() -> None:
    s = build_up(a_turn(2), 0, "aquaeductus")
    s.morale[0], s.defence[0] = 30, 20
    after = play(s, "done")
    assert (30, 19) == (after.morale[0], after.defence[0])


# Phase 5


def activating(*buildings: str, seats: int = 2, prestige: int | None = None, **held: int) -> State:
    """Seat 0 is asked what to activate."""
    s = set_goods(build_up(a_turn(seats), 0, *buildings), 0, **held)
    if prestige is not None:
        lose(s, 0, int(s.prestige[0]) - prestige)
    return play(s, "done")


@pytest.mark.clause("PRO-801")
def test_any_number_of_buildings_is_activated_one_after_the_other_then_comes_income() -> None:
    s = activating("mola_inactive", "turris_inactive", "fodina", stone=3)
    assert (Phase.ACTIVATE, 0) == (s.phase, s.actor)
    assert {"activate mola", "activate turris", "done"} == legal(s)
    assert 3 == s.goods[0, 3]
    s = play(s, "activate turris")
    assert {"activate mola", "done"} == legal(s)
    s = play(s, "done")
    assert ["fodina", "turris", "mola_inactive"] == city(s, 0)
    assert 4 == s.goods[0, 3]


@pytest.mark.clause("PRO-802", "PRO-804", "PRO-805")
def test_w06_the_trading_house_brings_its_gold_once() -> None:
    s = activating("emporium_inactive", "domus", gold=2)
    assert (1, 5) == (s.goods[0, 0], s.prestige[0])
    after = play(s, "activate emporium")
    assert (5, 4, ["domus", "emporium"]) == (after.goods[0, 0], after.prestige[0], city(after, 0))
    after.phase, after.actor = Phase.ACTIVATE, 0  # another Phase 5
    assert "AWAKE" == why(after, "activate emporium")
    assert {"done"} == legal(after)
    assert 5 == play(after, "done").goods[0, 0], "no gold again"


@pytest.mark.clause("PRO-803")
def test_activation_needs_a_prestige_point() -> None:
    s = build_up(a_turn(2), 0, "mola_inactive", "turris_inactive")
    one = play(lose(s, 0, 2), "done")
    assert 2 == one.prestige[0]
    one = play(one, "activate mola", "activate turris")
    assert 0 == one.prestige[0]
    none = lose(build_up(a_turn(2), 0, "mola_inactive"), 0, 2)
    assert Phase.PILE == play(none, "done").phase, "not even asked"
    none.phase = Phase.ACTIVATE
    assert "NO_PRESTIGE" == why(none, "activate mola")
    assert {"done"} == legal(none)


@pytest.mark.clause("PRO-804")
def test_every_activation_effect() -> None:
    effects = {
        "emporium": (4, 0, 0, 0),
        "exercitatio": (0, 0, 0, 1),
        "mola": (0, 1, 0, 0),
        "statio": (0, 0, 0, 2),
        "templum": (0, 1, 0, 0),
        "turris": (0, 0, 1, 0),
        "via_mercatoris": (2, 0, 0, 0),
        "villa": (1, 1, 0, 0),
        "vinea": (1, 1, 0, 0),
    }
    for building, (gold, morale, defence, military) in effects.items():
        s = activating(f"{building}_inactive", f"{'mola' if building == 'turris' else 'turris'}_inactive")
        before = view(s, 0).players[0]
        after = view(play(s, f"activate {building}"), 0).players[0]
        found = (
            after.goods.gold - before.goods.gold,
            after.morale - before.morale,
            after.defence - before.defence,
            after.military - before.military,
        )
        assert (gold, morale, defence, military) == found, building
        assert before.prestige - 1 == after.prestige


@pytest.mark.clause("PRO-805", "PRO-1214")
def test_a_rebuilt_building_is_dormant_and_can_be_activated_anew() -> None:
    from ludi.games.provincia.goods import destroy  # noqa: PLC0415
    from ludi.games.provincia.tables import STANDING  # noqa: PLC0415

    s = set_goods(build_up(a_turn(2), 0, "villa"), 0, gold=5, wood=2)
    assert 1 == s.prestige[0]
    destroy(s, 0, STANDING.index("villa"))
    s = play(s, "play villa")
    assert (2, 1, ["villa_inactive"]) == (s.prestige[0], s.goods[0, 2], city(s, 0))
    s = play(s, "done", "activate villa")
    assert (5 - 1 + 1, 6 - 1 + 1) == (s.goods[0, 0], s.morale[0])


@pytest.mark.clause("PRO-806")
def test_a_building_may_be_activated_in_the_round_it_was_built() -> None:
    from games.provincia.positions import give_cards  # noqa: PLC0415

    s = give_cards(set_goods(a_turn(2), 0, wood=1), 0, "turris")
    s = play(s, "play turris", "done")
    assert {"activate turris", "done"} == legal(s)


@pytest.mark.clause("PRO-807")
def test_w07_income_comes_every_round_from_the_first_on() -> None:
    s = set_goods(build_up(a_turn(2), 0, "fodina"), 0, stone=3)
    assert 4 == play(s, "done").goods[0, 3]
    s = build_up(a_turn(2), 0, "aurifex", "fodina", "fodina", "fornax_lateris", "lignator", "aquaeductus")
    s = set_goods(s, 0, gold=1, clay=0, wood=0, stone=0)
    s = play(s, "done")
    assert {"gold": 1, "clay": 1, "wood": 1, "stone": 2} == goods(s, 0)
    assert 6 == s.morale[0], "down and up"
    assert (1, 1, 1, 2) == tuple(int(n) for n in s.income[0, :])


@pytest.mark.clause("PRO-808")
def test_income_follows_turn_order_when_the_supply_is_short() -> None:
    s = build_up(build_up(a_turn(6, actor=0), 0, "fornax_lateris"), 2, "fornax_lateris")
    for seat in range(6):
        set_goods(s, seat, clay=0 if seat in {0, 2} else 9)
    assert (1, 1) == (s.start, s.supply[1])
    s = play(s, "done")
    assert (0, 1) == (s.goods[0, 1], s.goods[2, 1]), "seat 2 comes before seat 0"


@pytest.mark.clause("PRO-809")
def test_one_off_effects_do_not_repeat() -> None:
    s = build_up(a_turn(2), 0, "hortus", "armamentarium", "villa", "mola")
    after = play(s, "done")
    assert (5, -1, 6) == (after.morale[0], after.defence[0], after.goods[0, 0])


@pytest.mark.clause("PRO-808")
def test_income_of_the_first_comes_before_the_activation_of_the_second() -> None:
    s = empty_hands(a_game(2))
    build_up(s, 0, "aurifex")
    build_up(s, 1, "emporium_inactive")
    set_goods(s, 0, gold=1)
    upkeep(s)
    assert (Phase.ACTIVATE, 1) == (s.phase, s.actor)
    assert 1 == s.goods[0, 0], "the tax took one, the goldsmith brought one"


@pytest.mark.clause("PRO-801")
def test_what_does_not_stand_there_cannot_be_activated() -> None:
    s = play(build_up(a_turn(2), 0, "domus", "villa_inactive"), "done")
    assert "NOT_BUILT" == why(s, "activate mola")


@pytest.mark.clause("PRO-801")
@pytest.mark.parametrize("building", KINDS[FIRST_DORMANT:N_BUILDINGS])
def test_whoever_has_any_inactive_building_is_asked(building: str) -> None:
    s = play(build_up(a_turn(2), 0, f"{building}_inactive"), "done")
    assert (0, Phase.ACTIVATE) == (s.actor, s.phase)
    assert {f"activate {building}", "done"} == legal(s)
