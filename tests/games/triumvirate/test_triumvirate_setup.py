"""Sections 1 to 3: components, terms, setup and the order of a turn."""

import itertools

import pytest

from games.triumvirate.positions import (
    CAE,
    CRA,
    MILITARY,
    POLITICAL,
    POM,
    a_game,
    acting,
    at,
    fill_bag,
    give_gold,
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
from ludi.core.rng import key_from_seed
from ludi.games.triumvirate import GAME
from ludi.games.triumvirate.characters import leads
from ludi.games.triumvirate.setup import ORDERS, ORDERS_OF_TWO
from ludi.games.triumvirate.state import NOBODY, NOWHERE, Ending, No, Phase, State
from ludi.games.triumvirate.tables import ARROWS, CITIZENS, COASTS, CODES, LAND, PROVINCES, WEAPONS, Kind


@pytest.mark.clause("TRI-101")
@pytest.mark.clause("TRI-1101")
def test_two_or_three_play_one_character_each() -> None:
    assert [2, 3] == list(GAME.seats)
    assert ["CAE", "POM", "CRA"] == [row.character for row in GAME.view(the_start(3), 0).contenders]
    assert ["CAE", "POM"] == [row.character for row in GAME.view(the_start(2), 0).contenders]


@pytest.mark.clause("TRI-102")
def test_fifteen_provinces_five_of_each_type_and_two_seas() -> None:
    assert 15 == len(PROVINCES) == len(set(CODES))
    assert dict.fromkeys(Kind, 5) == {kind: sum(p.kind == kind for p in PROVINCES) for kind in Kind}
    assert {"TYR": 8, "ION": 10} == {sea: len(coast) for sea, coast in COASTS.items()}
    assert {"GCI", "ITA", "SIC", "AFR"} == set(COASTS["TYR"]) & set(COASTS["ION"])


@pytest.mark.clause("TRI-102")
def test_twenty_connections_two_between_each_pair_of_rivals() -> None:
    assert (12, 8) == (len(LAND), len(ARROWS))
    owner = {p.code: p.owner for p in PROVINCES}
    rivals = [frozenset((owner[a], owner[b])) for a, b in LAND + ARROWS if owner[a] != owner[b]]
    assert {frozenset(pair): 2 for pair in itertools.combinations((CAE, POM, CRA), 2)} == {
        pair: rivals.count(pair) for pair in set(rivals)
    }


@pytest.mark.clause("TRI-103")
@pytest.mark.clause("TRI-615")
def test_legions_belong_to_whoever_owns_the_province() -> None:
    s = fill_bag(put(moving(a_game(), CAE, "ILL"), "ILL", legions=5), 0, 2, 0)
    s = play(s, "march MAC", "take 5", "escort 0", "decline")

    assert (CAE, 3, 0, 0) == at(s, "MAC")
    assert {"0", "1", "2", "3"} == legal(play(s, "march ACH"), "take") | {"0"}


@pytest.mark.clause("TRI-104")
@pytest.mark.clause("TRI-113")
@pytest.mark.parametrize("seats", [2, 3])
def test_pieces_are_conserved(seats: int) -> None:
    s = the_start(seats)
    GAME.check(s)

    assert 15 == s.gold_stock
    assert 60 == s.legion_stock + sum(int(n) for n in s.legions)
    assert 11 == s.alii + sum(int(n) for n in s.citizens)
    assert 6 == s.servant_stock + sum(int(n) for n in s.servants)
    assert [WEAPONS] * 3 == [int(s.weapons[c] + s.bag[c]) for c in range(3)]
    s.legion_stock -= 1
    with pytest.raises(AssertionError, match="legions"):
        GAME.check(s)


@pytest.mark.clause("TRI-105")
def test_nine_governors_a_player_and_one_in_each_province() -> None:
    view = GAME.view(the_start(), None)

    assert [4, 4, 4] == [row.governors_left for row in view.contenders]
    assert all(row.owner in {"CAE", "POM", "CRA"} for row in view.map)


@pytest.mark.clause("TRI-106")
def test_a_free_supply_field_is_a_governor_off_it() -> None:
    s = supplying(the_start(), POM)

    assert is_on(s, "SIC")
    before, after = at(s, "SIC"), at(play(s, "rome GG"), "SIC")
    assert before == after
    assert not is_on(s, "AFR")
    assert at(s, "AFR")[2] + 2 == at(play(s, "rome GG"), "AFR")[2]


@pytest.mark.clause("TRI-107")
def test_a_captured_servant_simply_changes_hands() -> None:
    s = fill_bag(put(moving(a_game(), CAE, "ILL"), "ILL", legions=9), 0, 0, 0)
    s = put(s, "MAC", servants=1, governor_on=0)
    s = play(s, "march MAC", "take 9", "escort 0", "decline", "decline")

    assert (CAE, 7, 0, 1) == at(s, "MAC")


@pytest.mark.clause("TRI-108")
@pytest.mark.clause("TRI-208")
def test_the_forum_has_eleven_citizens_in_four_areas() -> None:
    s = the_start()

    assert ([2, 2, 2], 5) == ([int(n) for n in s.citizens], s.alii)
    assert 11 == CITIZENS


@pytest.mark.clause("TRI-109")
@pytest.mark.clause("TRI-209")
def test_two_of_eight_weapons_start_in_the_bag() -> None:
    s = the_start()

    assert [(2, 6)] * 3 == [(int(s.bag[c]), int(s.weapons[c])) for c in range(3)]


@pytest.mark.clause("TRI-110")
@pytest.mark.clause("TRI-210")
def test_markers_start_on_0_and_end_on_7() -> None:
    s = the_start()
    assert not any(int(s.competence[c, track]) for c in range(3) for track in range(2))

    s = set_track(acting(s, CAE, "ITA", 6), POLITICAL, (7, 0, 0))
    assert "NO_EFFECT" == why(s, "raise political")


@pytest.mark.clause("TRI-111")
@pytest.mark.clause("TRI-211")
@pytest.mark.clause("TRI-1102")
@pytest.mark.parametrize(("seats", "turns"), [(2, 7), (3, 8)])
def test_an_election_follows_eight_turns_or_seven_with_two_players(seats: int, turns: int) -> None:
    s = the_start(seats)
    for left in (*range(turns, 0, -1), *range(turns, 0, -1)):
        assert (left, s.turn >= turns) == (s.calendar, s.elections == 1)
        s = idle(s)


@pytest.mark.clause("TRI-114")
@pytest.mark.parametrize(
    ("fields", "leading"),
    [
        ((0, 0, 0), ()),
        ((3, 3, 3), ()),
        ((3, 3, 2), (CAE, POM)),
        ((3, 2, 2), (CAE,)),
        ((1, 2, 3), (CRA,)),
        ((7, 7, 6), (CAE, POM)),
    ],
)
def test_one_or_two_lead_with_somebody_behind(fields: tuple[int, int, int], leading: tuple[int, ...]) -> None:
    s = set_track(the_start(), POLITICAL, fields)

    assert leading == tuple(c for c in range(3) if leads(s, c, POLITICAL))
    assert () == tuple(c for c in range(3) if leads(s, c, MILITARY))


@pytest.mark.clause("TRI-115")
def test_all_lead_when_all_are_on_7() -> None:
    s = set_track(the_start(), MILITARY, (7, 7, 7))

    assert all(leads(s, c, MILITARY) for c in range(3))


@pytest.mark.clause("TRI-116")
def test_leading_is_judged_anew_for_each_action() -> None:
    s = set_track(acting(the_start(), CAE, "ITA", 9), POLITICAL, (1, 1, 1))
    assert not GAME.view(s, 0).contenders[CAE].leads_political
    s = play(s, "raise political")
    gold = int(s.hand[CAE])

    assert gold - 2 == play(s, "win_citizen").hand[CAE]


@pytest.mark.clause("TRI-117")
def test_an_own_province_has_a_governor_of_the_own_colour() -> None:
    s = play(the_start(), "rome LL")

    assert own(s, CAE) == legal(s, "place")
    assert "NOT_YOURS" == why(s, "place MAC")


@pytest.mark.clause("TRI-201")
@pytest.mark.parametrize("order", [*ORDERS, *ORDERS_OF_TWO])
def test_characters_are_dealt_as_agreed(order: str) -> None:
    expected = order.split("-")
    s = GAME.start(len(expected), {"characters": order}, 5)
    found = sorted(GAME.view(s, None).contenders, key=lambda row: row.seat)

    assert expected == [row.character for row in found]
    assert s.actor == s.seat_of[CAE]


@pytest.mark.clause("TRI-201")
def test_only_orders_of_those_at_the_table_are_offered() -> None:
    option = GAME.options[0]

    assert ("random", "CAE-POM", "POM-CAE") == option.offered(2)
    assert ("random", *ORDERS) == option.offered(3)
    with pytest.raises(BadSetup):
        GAME.start(2, {"characters": "CAE-POM-CRA"}, 5)


@pytest.mark.clause("TRI-201")
def test_characters_are_dealt_at_random_by_default() -> None:
    dealt = {tuple(int(c) for c in GAME.start(3, {}, seed).character_of) for seed in range(60)}

    assert set(itertools.permutations(range(3))) == dealt


@pytest.mark.clause("TRI-202")
@pytest.mark.clause("TRI-203")
def test_five_provinces_each_with_two_legions() -> None:
    s = the_start()

    assert {"GTR", "GNA", "GCI", "ITA", "ILL"} == own(s, CAE)
    assert {"HUL", "HCI", "SAR", "SIC", "AFR"} == own(s, POM)
    assert {"MAC", "ACH", "ASI", "SYR", "AEG"} == own(s, CRA)
    assert [2] * 15 == [int(n) for n in s.legions]
    assert 30 == s.legion_stock


@pytest.mark.clause("TRI-204")
@pytest.mark.clause("TRI-205")
def test_each_has_a_servant_with_the_governor_on_it() -> None:
    s = the_start()

    assert {"GNA", "HCI", "AEG"} == {code for code in CODES if s.servants[province(code)]}
    assert 3 == s.servant_stock
    assert not any(is_on(s, code) for code in ("GNA", "HCI", "AEG"))
    # The others as printed; Caesar's have already changed places.
    assert {"GTR", "GCI", "ILL", "SAR", "AFR", "MAC", "ASI"} == {code for code in CODES if is_on(s, code)}


@pytest.mark.clause("TRI-206")
def test_characters_start_in_a_quiet_military_province() -> None:
    assert ["GCI", "HUL", "SYR"] == [row.at for row in GAME.view(the_start(), None).contenders]


@pytest.mark.clause("TRI-207")
def test_nobody_starts_with_gold() -> None:
    s = the_start()

    assert 15 == s.gold_stock
    assert not any(s.hand)
    assert not any(s.gold)


@pytest.mark.clause("TRI-212")
def test_cards_lie_beside_the_board() -> None:
    s = the_start()

    assert (NOBODY, 0, NOBODY) == (s.compensated, s.compensation_side, s.fled)
    assert not any(s.consul)


@pytest.mark.clause("TRI-212")
def test_no_battle_has_been_fought_and_nobody_elected() -> None:
    s = layout.plain(the_start())

    assert (NOWHERE, NOBODY, NOBODY, [0, 0, 0]) == (s.battle_at, s.battle_attacker, s.battle_defender, s.battle_drawn)
    counted = (s.battle_attack, s.battle_defence, s.battle_protection, s.battle_attack_left, s.battle_defence_left)
    assert (0, 0, 0, 0, 0) == counted
    assert (0, NOBODY, NOBODY, 0, NOWHERE, 0) == (s.elections, s.elected, s.loser, s.lost_servants, s.target, s.load)


@pytest.mark.clause("TRI-213")
@pytest.mark.clause("TRI-912")
@pytest.mark.clause("TRI-301")
def test_turns_go_round_in_fixed_order_phase_by_phase() -> None:
    s = the_start()
    seen = []
    for _ in range(4):
        assert s.phase == Phase.ROME
        seen.append(int(s.character))
        s = play(s, "rome LL", f"place {min(legal(play(s, 'rome LL'), 'place'))}")
        assert s.phase == Phase.PLACE
        s = play(s, f"place {min(legal(s, 'place'))}")
        assert s.phase == Phase.MARCH
        s = play(give_gold(s, s.character, 1), "stop")
        assert s.phase == Phase.ACT
        s = play(s, "end")

    assert [CAE, POM, CRA, CAE] == seen


@pytest.mark.clause("TRI-301")
def test_movement_and_actions_may_be_left_out() -> None:
    s = play(the_start(), "rome GG", "stop", "end")

    assert (POM, Phase.ROME, 1) == (s.character, s.phase, s.turn)
    assert s.at[CAE] == province("GCI")
    assert 2 == s.hand[CAE]


@pytest.mark.clause("TRI-301")
def test_what_belongs_to_another_phase_is_not_asked() -> None:
    s = acting(the_start(), CAE, "ITA", 9)

    assert ["NOT_ASKED"] * 3 == [why(s, action) for action in ("march GCI", "rome GG", "weapon")]
    assert "TRI-301" == No.NOT_ASKED.clause


@pytest.mark.clause("TRI-302")
@pytest.mark.clause("TRI-1001")
def test_a_victory_in_mid_turn_ends_the_game() -> None:
    s = set_track(set_track(acting(the_start(), CAE, "GNA", 6), POLITICAL, (6, 0, 0)), MILITARY, (7, 0, 0))
    s = play(s, "raise political")

    assert (OVER, CAE, Ending.COMPETENCE) == (s.actor, s.winner, s.ending)
    assert (0, 5) == (s.turn, s.hand[CAE])
    assert [] == GAME.legal_codes(s)


@pytest.mark.clause("TRI-303")
def test_only_four_questions_go_to_another_player() -> None:
    elsewhere = {Phase.FLEE, Phase.COMPENSATION, Phase.RANSOM, Phase.CONSUL}
    seen = set()
    for seed in range(12):
        s = the_start(seed=seed)
        while s.actor != OVER:
            if s.actor != s.seat_of[s.character]:
                seen.add(Phase(s.phase))
            codes = GAME.legal_codes(s)
            GAME.apply(s, codes[(seed * 7 + int(s.turn) * 3 + len(codes)) % len(codes)])

    assert seen <= elsewhere
    assert {Phase.COMPENSATION, Phase.CONSUL} <= seen


@pytest.mark.clause("TRI-304")
@pytest.mark.clause("TRI-518")
def test_gold_in_hand_is_public_and_cannot_be_given_away() -> None:
    s = give_gold(moving(the_start(), CAE, "ITA"), CAE, 5)

    assert all(5 == GAME.view(s, viewer).contenders[CAE].gold for viewer in (None, 0, 1, 2))
    after = play(s, "march SIC", "take 1")
    assert 5 == after.hand[CAE]
    assert {"gold", "legion"} & {kind.name for kind in GAME.actions.kinds()} == {"gold", "legion"}
    assert "NOT_ASKED" == why(s, "gold ITA")


@pytest.mark.clause("TRI-207")
@pytest.mark.parametrize("seats", [2, 3])
def test_setup_leaves_nothing_of_what_a_record_held(seats: int) -> None:
    fresh = the_start(seats)
    used = layout.from_bytes(State, b"\x55" * layout.dtype_of(State).itemsize)
    order = "CAE-POM-CRA" if seats == 3 else "CAE-POM"
    GAME.setup(used, seats, GAME.option_indices({"characters": order}), key_from_seed(1))

    assert layout.plain(fresh) == layout.plain(used)
