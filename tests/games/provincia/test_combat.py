"""Chapter 6: Phase 3."""

from collections.abc import Callable

import pytest

from games.provincia.positions import (
    a_battle,
    a_game,
    a_turn,
    build_up,
    city,
    empty_hands,
    goods,
    hand,
    hold_tokens,
    legal,
    lose,
    no_horreum,
    play,
    set_goods,
    token,
    why,
)
from ludi.core import layout, rng
from ludi.games.provincia import GAME
from ludi.games.provincia.combat import begin_combat, meet_gauls
from ludi.games.provincia.holdings import prestige_cards
from ludi.games.provincia.state import NOTHING, Fate, Phase, State
from ludi.games.provincia.tables import AMOUNTS, BELLUM, HORREUM, PENALTIES, Penalty
from ludi.games.provincia.view import view


def a_muster(seats: int = 3, rounds_done: int = 1) -> State:
    """All choose their tokens."""
    s = empty_hands(a_game(seats))
    s.rounds_done = rounds_done
    begin_combat(s)
    return s


@pytest.mark.clause("PRO-601")
def test_combat_begins_with_the_tokens_in_rounds_2_3_5_and_6() -> None:
    for rounds_done in range(6):
        s = play(a_turn(3, rounds_done=rounds_done), "done")
        assert (s.phase == Phase.TOKEN) == (rounds_done in {1, 2, 4, 5})


@pytest.mark.clause("PRO-602", "PRO-1106")
def test_everybody_plays_a_token_in_secret() -> None:
    s = hold_tokens(a_muster(), seat0=[(0, 1), (1, -1), (1, -1), (2, 2), (2, -2)])
    assert {"0 1", "1 -1", "2 2", "2 -2"} == legal(s, "token")
    assert "NO_TOKEN" == why(s, "token 1 2")
    after = play(s, "token 1 -1")
    assert 1 == after.actor
    assert view(s, 1).players[0] != view(after, 1).players[0]
    assert view(after, 1).players[0].chosen_token is None
    assert view(after, 1).players[0].has_chosen
    assert -1 == view(after, 0).players[0].chosen_token.value  # type: ignore[union-attr]
    other = play(s, "token 2 2")
    assert view(after, 1) == view(other, 1)
    assert view(after, None) == view(other, None)


@pytest.mark.clause("PRO-603", "PRO-605")
def test_tokens_of_a_colour_add_up_for_the_city_of_that_colour_whoever_played_them() -> None:
    s = hold_tokens(a_muster(), seat0=[(0, 1), (1, -1)], seat1=[(1, 1), (1, -1)], seat2=[(2, 1), (0, 2)])
    build_up(s, 0, "statio", "officina")
    s.defence[0] = -1
    s = play(s, "token 1 -1", "token 1 -1", "token 0 2")
    assert [6 - 1 + 3 + 2, 6 - 2, 6] == [int(s.strength[seat]) for seat in range(3)]
    assert [2, -1, -1] == [shown.value for shown in view(s, None).shown_tokens]


@pytest.mark.clause("PRO-603", "PRO-628")
def test_tokens_of_an_earlier_battle_count_no_more() -> None:
    s = hold_tokens(a_muster(2), seat0=[(0, 1), (0, 2)], seat1=[(1, 1), (0, -1)])
    s.morale[0] = s.morale[1] = 9
    s = play(s, "token 0 2", "token 1 1")
    assert 9 + 2 == s.strength[0]
    assert (Phase.PILE, 2) == (s.phase, s.rounds_done)
    begin_combat(s)
    s = play(s, "token 0 -1", "token 0 1")
    assert 8 - 1 - 1 + 1 == s.strength[0], "morale and defence have fallen by one"


@pytest.mark.clause("PRO-604")
def test_the_combat_card_is_turned_up_after_the_tokens() -> None:
    s = play(a_muster(2), "token 0 1")
    assert () == view(s, 0).attacks
    s = play(s, "token 1 1")
    (attack,) = view(s, None).attacks
    assert attack.bellum.startswith("bellum_II_")
    assert attack.gauls == BELLUM[s.bellum[0]].strength


@pytest.mark.clause("PRO-606", "PRO-607")
def test_w04_equal_strength_wins_and_changes_nothing() -> None:
    s = empty_hands(a_game(3))
    s.rounds_done = 1
    build_up(s, 2, "officina")
    s.morale[2] = 2
    begin_combat(s)
    hold_tokens(s, seat0=[(0, 1), (1, -1)], seat1=[(1, 1), (0, -1)], seat2=[(2, 1)])
    s = play(s, "token 1 -1", "token 0 -1")
    for seed in range(100):
        world = layout.copy(s)
        rng.start_from(world.rng, seed)
        before = goods(world, 2), int(world.prestige[2]), city(world, 2)
        GAME.apply(world, GAME.actions.parse("token 2 1").code)
        assert 2 + 0 + 1 + 1 == world.strength[2]
        if BELLUM[world.bellum[0]].strength == 4 and world.fate[0] == world.fate[1] == Fate.WON:
            break
    assert Fate.WON == world.fate[2]
    assert before[1:] == (int(world.prestige[2]), city(world, 2))
    assert before[0]["gold"] - 1 == goods(world, 2)["gold"], "the tax"


@pytest.mark.clause("PRO-606")
def test_one_less_than_the_gauls_loses() -> None:
    s = a_battle("bellum_VI_4", losers=[1])
    assert (Fate.WON, Fate.PRESTIGE) == (s.fate[0], s.fate[1])


@pytest.mark.clause("PRO-608")
def test_defence_counts_in_battle_and_falls_afterwards() -> None:
    s = a_muster(2)
    s.defence[0] = 3
    s = play(s, "token 0 1", "token 1 1")
    assert 6 + 3 + 1 == s.strength[0]
    assert 2 == s.defence[0]


@pytest.mark.clause("PRO-609")
def test_military_counts_active_buildings_and_does_not_decay() -> None:
    s = a_muster(2)
    build_up(s, 0, "statio", "statio_inactive", "stabilum", "exercitatio")
    s = play(s, "token 0 1", "token 1 1")
    assert 6 + 2 + 1 + 1 + 1 == s.strength[0]
    assert 4 == view(s, 0).players[0].military


@pytest.mark.clause("PRO-610")
def test_losers_pay_in_turn_order_by_strengths_computed_before_any_loss() -> None:
    def prepare(s: State) -> None:
        build_up(s, 0, "statio", "domus")
        build_up(s, 1, "officina")

    s = a_battle("bellum_V_1", seats=3, losers=[0, 1], start=1, prepare=prepare)
    assert 1 == s.actor, "in turn order"
    s = play(s, "destroy officina")
    assert 0 == s.actor
    strength = [int(s.strength[seat]) for seat in range(3)]
    s = play(s, "destroy statio")
    assert strength == [int(s.strength[seat]) for seat in range(3)]


# Penalties


@pytest.mark.clause("PRO-620", "PRO-623")
def test_w05_the_right_hand_penalty_is_due_first() -> None:
    def both(s: State) -> None:
        build_up(s, 0, "turris_inactive", "lignator")

    s = a_battle("bellum_II_1", prepare=both)
    assert {"destroy turris_inactive"} == legal(s)
    assert "WRONG_CLASS" == why(s, "destroy lignator")
    assert "NOT_IN_CITY" == why(s, "destroy officina")
    s = play(s, "destroy turris_inactive")
    assert (["lignator"], ["turris"]) == (city(s, 0), hand(s, 0))

    s = a_battle("bellum_II_1", prepare=lambda s: build_up(s, 0, "lignator"))
    assert {"destroy lignator", "destroy horreum"} == legal(s), "of his choice"
    after = play(s, "destroy lignator")
    assert -2 == after.prestige[0] - s.prestige[0]


@pytest.mark.clause("PRO-621")
def test_a_penalty_is_paid_in_full_or_not_at_all() -> None:
    s = a_battle("bellum_III_3", prepare=lambda s: set_goods(s, 0, stone=1, gold=5))
    assert Fate.GOLD == s.fate[0]
    assert (5 - 2 - 1, 1) == (s.goods[0, 0], s.goods[0, 3]), "two gold and the tax; the stone stays"
    able = a_battle("bellum_III_3", prepare=lambda s: set_goods(s, 0, stone=2, gold=5))
    assert (Fate.STONE, 5 - 1, 0) == (able.fate[0], able.goods[0, 0], able.goods[0, 3]), "no choice between them"


@pytest.mark.clause("PRO-622")
def test_who_can_pay_nothing_on_the_card_pays_three_gold_or_two_prestige() -> None:
    def bare(gold: int) -> Callable[[State], None]:
        def prepare(s: State) -> None:
            no_horreum(set_goods(s, 0, gold=gold), 0)
            s.goods[0, 0] = gold

        return prepare

    s = a_battle("bellum_V_3", prepare=bare(4))
    assert (Fate.FALLBACK_GOLD, 0, 0) == (s.fate[0], s.goods[0, 0], s.prestige[0]), "three, and the tax"
    s = a_battle("bellum_V_3", prepare=bare(2))
    assert (Fate.FALLBACK_PRESTIGE, 1, -2) == (s.fate[0], s.goods[0, 0], s.prestige[0])
    assert (-2,) == prestige_cards(s, 0)


@pytest.mark.clause("PRO-624")
def test_any_resources_are_a_mix_of_the_losers_choice() -> None:
    s = a_battle("bellum_II_2", prepare=lambda s: set_goods(s, 0, clay=1, wood=2, stone=1))
    assert {"clay-wood-wood", "clay-wood-stone", "wood-wood-stone"} == legal(s, "pay")
    supply = [int(n) for n in s.supply]
    after = play(s, "pay wood-wood-stone")
    assert (1, 0, 0) == tuple(int(after.goods[0, good]) for good in (1, 2, 3))
    assert [supply[1], supply[2] + 2, supply[3] + 1] == [int(n) for n in after.supply[1:]]
    forced = a_battle("bellum_II_2", prepare=lambda s: set_goods(s, 0, clay=0, wood=3, stone=0))
    assert (Fate.RESOURCES, 0) == (forced.fate[0], forced.goods[0, 2])
    short = a_battle("bellum_II_2", prepare=lambda s: set_goods(s, 0, clay=0, wood=2, stone=0, gold=5))
    assert (Fate.GOLD, 2, 2) == (short.fate[0], short.goods[0, 2], short.goods[0, 0])


@pytest.mark.clause("PRO-625")
def test_morale_is_paid_only_if_it_stays_at_one() -> None:
    def morale(value: int) -> Callable[[State], None]:
        def prepare(s: State) -> None:
            s.morale[0] = value

        return prepare

    s = a_battle("bellum_V_2", prepare=morale(3))
    assert (Fate.MORALE, 1) == (s.fate[0], s.morale[0])
    s = a_battle("bellum_V_2", prepare=morale(2))
    assert (Fate.PRESTIGE, -2) == (s.fate[0], s.prestige[0])
    s = a_battle("bellum_II_3", prepare=morale(6))
    assert (Fate.MORALE, 6 - 1 - 1) == (s.fate[0], s.morale[0])


@pytest.mark.clause("PRO-626", "PRO-1204")
def test_prestige_can_always_be_paid_and_four_are_two_losses() -> None:
    s = a_battle("bellum_VI_4")
    assert (-4, 4, 1) == (s.prestige[0], s.lost[0], s.prestige_cards[0])
    assert (-4,) == prestige_cards(s, 0)
    s = a_battle("bellum_VI_4", prepare=lambda s: lose(s, 0, 2))
    assert (-4, -2) == prestige_cards(s, 0)


@pytest.mark.clause("PRO-627")
def test_gold_goes_to_the_supply() -> None:
    s = a_battle("bellum_VI_1", prepare=lambda s: set_goods(s, 0, gold=5))
    assert (Fate.GOLD, 1) == (s.fate[0], s.goods[0, 0])
    assert 53 == sum(int(s.goods[seat, 0]) for seat in range(2)) + s.supply[0]
    s = a_battle("bellum_VI_1", prepare=lambda s: set_goods(s, 0, gold=2, clay=3, wood=0, stone=0))
    assert Fate.RESOURCES == s.fate[0]


@pytest.mark.clause("PRO-628")
def test_played_tokens_leave_the_game_and_the_fifth_is_never_used() -> None:
    s = a_muster(2)
    held = int(s.tokens[0, :].sum())
    s = play(s, "token 0 1", "token 1 1")
    assert held - 1 == int(s.tokens[0, :].sum())
    assert (0, 1) == (s.tokens[0, token(0, 1)], s.spent[token(0, 1)])
    assert NOTHING == s.chosen[0]
    import random  # noqa: PLC0415

    chooser = random.Random(1)
    s = a_game(3)
    while codes := GAME.legal_codes(s):
        GAME.apply(s, chooser.choice(codes))
    assert [1, 1, 1] == [int(s.tokens[seat, :].sum()) for seat in range(3)]


EVERY_PENALTY = [(card.id, place) for card in BELLUM for place in range(2) if (card.first, card.second)[place]]


def able(s: State, penalty: int) -> State:
    """Let seat 0 be able to pay this penalty and no building, goods or morale else."""
    no_horreum(s, 0)
    set_goods(s, 0, gold=0, clay=0, wood=0, stone=0)
    s.morale[0] = 1
    buildings = {
        Penalty.PRODUCTION_BUILDING: "aurifex",
        Penalty.DEFENCE_BUILDING: "turris",
        Penalty.PRESTIGE_BUILDING: "domus",
    }
    if penalty in buildings:
        build_up(s, 0, buildings[Penalty(penalty)])
    elif penalty == Penalty.RESOURCES:
        set_goods(s, 0, clay=2, wood=2)
    elif penalty == Penalty.STONE:
        set_goods(s, 0, stone=2)
    elif penalty == Penalty.GOLD:
        set_goods(s, 0, gold=3)
    elif penalty == Penalty.MORALE:
        s.morale[0] = 3
    return s


@pytest.mark.parametrize(("bellum", "place"), EVERY_PENALTY)
def test_every_penalty_of_every_card(bellum: str, place: int) -> None:
    card = next(n for n, row in enumerate(BELLUM) if row.id == bellum)
    penalty, amount = Penalty(PENALTIES[card, place]), int(AMOUNTS[card, place])
    if place == 1 and PENALTIES[card, 0] == Penalty.PRESTIGE:
        pytest.skip("the first can always be paid")
    s = a_battle(bellum, prepare=lambda s: able(s, penalty))
    if penalty <= Penalty.PRESTIGE_BUILDING:
        assert Phase.LOSE == s.phase
        (action,) = legal(s)
        after = play(s, action)
        assert (Fate.BUILDING, []) == (after.fate[0], city(after, 0))
        return
    if penalty == Penalty.RESOURCES:
        assert Phase.GIVE == s.phase
        s = play(s, "pay clay-clay-wood")
        assert {"wood": 1} == goods(s, 0)
        return
    paid = {
        Penalty.STONE: (Fate.STONE, 2 - amount, s.goods[0, 3]),
        Penalty.GOLD: (Fate.GOLD, max(0, 3 - amount - 1), s.goods[0, 0]),
        Penalty.MORALE: (Fate.MORALE, max(1, 3 - amount - 1), s.morale[0]),
        Penalty.PRESTIGE: (Fate.PRESTIGE, -amount - 2, s.prestige[0]),  # and no gold for the tax
    }
    fate, expected, found = paid[penalty]
    assert (fate, expected) == (s.fate[0], found)


@pytest.mark.clause("PRO-622")
@pytest.mark.parametrize("gold", [3, 2, 0])
@pytest.mark.parametrize("bellum", [row.id for row in BELLUM])
def test_every_fallback_of_every_card(bellum: str, gold: int) -> None:
    """A loser with nothing but some gold."""
    row = next(row for row in BELLUM if row.id == bellum)
    s = a_battle(bellum, prepare=lambda s: set_goods(able(s, Penalty.NONE), 0, gold=gold))
    due = {row.first: row.first_amount, row.second: row.second_amount}
    left, lost = gold, 0
    if gold >= due.get(Penalty.GOLD, 99):
        left, fate = gold - due[Penalty.GOLD], Fate.GOLD
    elif Penalty.PRESTIGE in due:
        lost, fate = due[Penalty.PRESTIGE], Fate.PRESTIGE
    elif gold == 3:
        left, fate = 0, Fate.FALLBACK_GOLD
    else:
        lost, fate = 2, Fate.FALLBACK_PRESTIGE
    tax, unpaid = (1, 0) if left else (0, 2)
    assert (fate, left - tax, -lost - unpaid) == (s.fate[0], s.goods[0, 0], s.prestige[0])


def test_a_lost_warehouse_takes_the_surplus_with_it() -> None:
    def prepare(s: State) -> None:
        set_goods(s, 0, clay=9, wood=6, stone=5)

    s = play(a_battle("bellum_V_1", prepare=prepare), "destroy horreum")
    assert (0, 5, 5, 5) == (s.city[0, HORREUM], *(int(s.goods[0, good]) for good in (1, 2, 3)))
    assert ["horreum"] == hand(s, 0)


def test_the_gauls_strength_is_met_by_the_compiled_sum() -> None:
    s = a_muster(2)
    s.chosen[0], s.chosen[1] = token(0, 1), token(1, 1)
    meet_gauls(s)
    assert [7, 7] == [int(s.strength[seat]) for seat in range(2)]


@pytest.mark.clause("PRO-602")
def test_while_tokens_are_chosen_nobody_has_a_strength_or_a_fate() -> None:
    s = a_turn(2, rounds_done=1)
    s.strength[:], s.fate[:] = 5, Fate.WON
    begin_combat(s)
    assert [0, 0] == s.strength[:2].tolist()
    assert [Fate.OPEN, Fate.OPEN] == s.fate[:2].tolist()
