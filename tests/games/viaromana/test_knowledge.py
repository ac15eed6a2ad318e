"""Chapter 9: who knows what."""

from collections import Counter
from typing import Any

import pytest

from games.viaromana.positions import (
    a_turn,
    city,
    close_all_but,
    discard,
    fill,
    hand,
    hold,
    hold_all,
    hold_openly,
    lay_aside,
    pay,
    play,
    show,
    take,
)
from ludi.core import layout
from ludi.core.contract import OVER
from ludi.games.viaromana import GAME
from ludi.games.viaromana.cards import lose_card
from ludi.games.viaromana.observation import Observation
from ludi.games.viaromana.state import Phase, State
from ludi.games.viaromana.tables import CITY_IDS, N_CITIES, N_MISSIONS


def worlds(s: State, seat: int, n: int = 60) -> list[State]:
    found = []
    for seed in range(n):
        world = layout.copy(s)
        GAME.conceal(world, seat, seed)
        GAME.check(world)
        found.append(world)
    return found


def someone_took() -> State:
    """Seat 1 holds two hidden cards and Burdigala's, which all saw him take; seat 0 is to build."""
    s = a_turn("LUT=P1:K", "CEN=P0:K", *fill("R15", 0, 0), hand="LUG NAR")
    s = show(hold(s, 1, "GES MAS"), "BUR")
    return play(s, "road R15-3", pay("LUG"), "marker LUT", take("BUR"))


@pytest.mark.clause("VIA-901", "VIA-906")
def test_the_board_the_piles_and_the_sizes_are_public() -> None:
    s = someone_took()
    view = GAME.view(s, None)
    assert (19, None) == (view.signposts, view.eagle)
    assert int(s.n_pile) == view.draw_pile
    assert [1, 3, 0, 0] == [player.n_cards for player in view.players]
    assert ("blue-3",) == view.players[0].markers
    assert (3, 20) == (view.players[1].castles, view.players[0].milestones)
    assert ("blue-temple",) == view.played
    assert ("blue-temple",) == GAME.view(play(s, "end"), 3).discard_pile
    assert {"LUT": 1, "CEN": 0} == {c.city: c.owner for c in view.cities if c.owner is not None}
    assert 4 == sum(1 for card in view.display if card)


@pytest.mark.clause("VIA-902")
def test_hands_and_missions_are_their_owner_s_secret() -> None:
    s = someone_took()
    for viewer in (None, 0, 1, 2, 3):
        for player in GAME.view(s, viewer).players:
            assert (player.hand is None) == (player.seat != viewer)
            assert (player.mission is None) == (player.seat != viewer)
            assert (player.mission_needs is None) == (player.seat != viewer)
            assert (player.points.mission is None) == (player.seat != viewer)
    assert GAME.view(s, 0).players[0].hand == ("violet-horse",)


@pytest.mark.clause("VIA-902", "VIA-903")
def test_a_world_keeps_what_the_seat_knows_and_redraws_the_rest() -> None:
    s = someone_took()
    found = worlds(s, 0)
    for world in found:
        assert hand(s, 0) == hand(world, 0)
        assert s.mission[0] == world.mission[0]
    assert len({tuple(hand(world, 1)) for world in found}) > 30
    missions = Counter(int(world.mission[1]) for world in worlds(s, 0, 200))
    assert set(range(N_MISSIONS)) - {int(s.mission[0])} == set(missions)
    assert min(missions.values()) > 25
    assert set(range(N_MISSIONS)) == {int(world.mission[0]) for world in worlds(s, -1, 100)}


@pytest.mark.clause("VIA-902", "VIA-903")
@pytest.mark.parametrize("name", ["GES GES", "GEN GEN GEN"])
@pytest.mark.parametrize("viewer", [-1, 1])
def test_any_unseen_card_may_be_another(name: str, viewer: int) -> None:
    """The first and the last of all cards as well."""
    s = hold(hold(a_turn(), 0, name), 3, name.replace("GES", "BAG").replace("GEN", "MAS"))
    found = worlds(s, viewer)
    for seat in (0, 3):
        assert any(not set(hand(s, seat)) & set(hand(world, seat)) for world in found)
    # Between hands alone, once the pile is used up.
    s = play(lay_aside(hold_all(s, 2)), "end")
    found = worlds(s, viewer)
    assert len({tuple(hand(world, 3)) for world in found}) > 10


@pytest.mark.clause("VIA-903")
def test_the_pile_has_no_order_before_a_card_is_drawn() -> None:
    s = a_turn()
    drawn = {tuple(hand(play(world, "end"), 0)) for world in worlds(s, 0, 40)}
    assert len(drawn) > 20


@pytest.mark.clause("VIA-904")
def test_a_card_seen_taken_stays_known_until_its_kind_is_played() -> None:
    s = someone_took()
    assert ("orange-temple",) == GAME.view(s, 3).players[1].seen_cards
    assert all("BUR" in hand(world, 1) for world in worlds(s, 3))
    s = play(s, "end")
    paid = play(hold(s, 1, "BUR"), "castle AUG", pay("BUR"))
    assert () == GAME.view(paid, 3).players[1].seen_cards
    assert any("BUR" not in hand(world, 1) for world in worlds(play(paid, pay("BUR")), 3))


@pytest.mark.clause("VIA-904")
def test_playing_a_card_that_all_saw_reveals_nothing() -> None:
    s = hold_openly(a_turn("BUR=P1:K", hand="LUT"), 0, "BUR")
    choosing = play(s, "road R24-1")
    assert s.reveals == choosing.reveals
    assert choosing.reveals == play(choosing, pay("BUR")).reveals
    s = a_turn("BUR=P1:K", hand="LUT BUR")
    choosing = play(s, "road R24-1")
    assert choosing.reveals < play(choosing, pay("BUR")).reveals


@pytest.mark.clause("VIA-908")
@pytest.mark.parametrize(
    ("build", "seen", "unseen"),
    [
        ("road R24-1", "BUR", "LUT"),
        ("road R25-1", "TOL", "BUR"),
        ("city AUG", "LIM", "BUR"),
        ("castle AQU", "BUR BUR", "LIM LIM"),
        ("castle AQU", "BUR LIM", "LIM LIM"),
        ("joker_road R24-1", "BUR TOL", "GES"),
        ("joker_city AUG", "BUR TOL", "GES"),
    ],
)
def test_choosing_a_build_reveals_that_it_can_be_paid(build: str, seen: str, unseen: str) -> None:
    """Unless everybody saw the player take the cards; one of two that they cost is not enough."""
    places = ("BUR=P1:K", "NAR=P1:K", *fill("R28", 1, 1, 1, 1))
    known, hidden, half = a_turn(*places, hand=unseen), a_turn(*places, hand=f"{seen} {unseen}"), a_turn(*places)
    for name in seen.split():
        hold_openly(known, 0, name)
    assert known.reveals == play(known, build).reveals
    assert hidden.reveals < play(hidden, build).reveals
    first, *rest = seen.split()
    if rest:
        hold(hold_openly(half, 0, first), 0, " ".join(rest))
        assert half.reveals < play(half, build).reveals


def only_discarded(names: str, *, unseen: str = "") -> State:
    """Seat 1 is to build; these cards are discarded, seat 3 holds some unseen, and all saw seat 0 take the rest."""
    s = hold(a_turn(seat=1), 3, unseen)
    for card in range(N_CITIES):
        while s.pile[card]:
            hold_openly(s, 0, CITY_IDS[card])
    return discard_openly(s, names)


def discard_openly(s: State, names: str) -> State:
    """Seat 0 discards cards that all saw it take."""
    for name in names.split():
        lose_card(s, 0, city(name))
        s.discard[city(name)] += 1
    return s


@pytest.mark.clause("VIA-907")
def test_after_a_shuffle_a_drawn_card_is_one_of_those_that_were_discarded() -> None:
    s = play(only_discarded("GES BAG BAG COL"), "end", "end")
    # Seat 1 drew two of the four cards, seat 2 the other two.
    for viewer in (-1, 0, 3):
        found = set()
        for world in worlds(s, viewer):
            assert Counter(["GES", "BAG", "BAG", "COL"]) == Counter(hand(world, 1) + hand(world, 2))
            found.add(tuple(hand(world, 1)))
        assert {("GES", "BAG"), ("GES", "COL"), ("BAG", "BAG"), ("BAG", "COL")} == found
    # Seat 2 knows its own two, and so those of seat 1.
    assert all(hand(s, 1) == hand(world, 1) for world in worlds(s, 2))


@pytest.mark.clause("VIA-907")
def test_what_hands_held_before_a_shuffle_is_not_in_the_new_pile() -> None:
    s = play(only_discarded("GES BAG BAG COL", unseen="LUT NAR"), "end")
    assert 2 == s.n_pile
    assert all(["LUT", "NAR"] == hand(world, 3) for world in worlds(s, 2))


@pytest.mark.clause("VIA-907")
def test_every_shuffle_is_remembered_as_long_as_cards_of_it_are_unseen() -> None:
    s = play(only_discarded("GES BAG BAG COL", unseen="LUT NAR"), "end", "end")
    assert 0 == s.n_pile
    s = play(discard_openly(s, "MAS MAS TRE TRE"), "end")
    for world in worlds(s, -1):
        assert Counter(["GES", "BAG", "BAG", "COL"]) == Counter(hand(world, 1) + hand(world, 2))
        assert {"LUT", "NAR"} <= set(hand(world, 3)) <= {"LUT", "NAR", "MAS", "TRE"}
    assert len({tuple(hand(world, 3)) for world in worlds(s, -1)}) == 3
    # Of four cards, two of them alike, a hand has two: those of a shuffle that is neither the first nor the last.
    assert 4 == len({tuple(hand(world, 1)) for world in worlds(s, -1)})


@pytest.mark.clause("VIA-907")
def test_a_number_of_a_shuffle_is_used_again_once_its_cards_are_all_seen() -> None:
    s = play(only_discarded("GES BAG"), "end")
    assert 0 == s.shuffle  # nothing of the first deal is unseen
    s = play(discard_openly(s, "MAS MAS"), "end")
    assert 1 == s.shuffle  # the two cards of seat 1 are
    assert hand(s, 1) == ["GES", "BAG"]
    assert all(hand(s, seat) == hand(world, seat) for world in worlds(s, -1) for seat in range(4))


@pytest.mark.clause("VIA-905")
def test_missions_are_shown_at_the_end() -> None:
    s = close_all_but(a_turn(seats=3), signposts=0)
    s.eagle = 1
    s = play(s, "end")
    assert OVER == s.actor
    assert None not in [player.mission for player in GAME.view(s, None).players]
    assert all(list(s.mission) == list(world.mission) for world in worlds(s, 2))
    assert None in [player.hand for player in GAME.view(s, 0).players]


def test_a_world_lets_the_actor_pay_for_the_build_he_chose() -> None:
    """Everybody knows that he can, so a world where he cannot does not fit."""
    s = hold(a_turn("LUT=P1:K", "MAS=P1:K", seat=0), 0, "TOL NAR GES")
    for build in ("castle GEN", "road R30-5", "joker_road R16-1"):
        chosen = play(s, build)
        found = worlds(chosen, 2, 20)
        assert all(GAME.legal_codes(world) for world in found)
        assert len({tuple(hand(world, 0)) for world in found}) > 10
    for world in worlds(play(s, "castle GEN", pay("TOL")), -1, 20):
        assert GAME.legal_codes(world)


def test_worlds_are_drawn_evenly() -> None:
    """One hidden card of seat 1, from a pool that seat 0 can count."""
    s = hold(a_turn(seats=2), 1, "NAR")
    found = Counter(hand(world, 1)[0] for world in worlds(s, 0, 600))
    pool = {name: int(s.pile[card]) + int(s.hand[1, card]) for card, name in enumerate(CITY_NAMES)}
    total = sum(pool.values())
    for name, copies in pool.items():
        expected = 600 * copies / total
        assert abs(found[name] - expected) < 5 * expected**0.5 + 1, name


CITY_NAMES = [entry.city for entry in GAME.view(GAME.start(2, {}, 1), None).cities]


def observed(s: State, seat: int) -> Any:
    row = layout.blank(Observation, 1)
    GAME.observe(s, seat, row[0])
    return row[0]


def test_an_observation_shows_the_own_hand_and_the_seats_from_the_viewer_on() -> None:
    s = a_turn(hand="LUT LUT")
    mine, theirs = observed(s, 0), observed(s, 1)
    assert 2 == mine.hand[city("LUT")] == sum(mine.hand)
    assert 0 == sum(theirs.hand)
    assert [2, 0, 0, 0] == list(mine.n_hand)
    assert [0, 0, 0, 2] == list(theirs.n_hand)
    assert 1 == mine.asked[Phase.BUILD] == sum(mine.asked)
    assert (1, 4) == (mine.turn, theirs.turn)


def test_a_discard_reveals_a_hidden_card() -> None:
    s = play(hold(a_turn(seat=3), 0, "GES BAG BAG DUR DUR TRE TRE COL"), "end")
    assert Phase.DISCARD == s.phase
    assert s.reveals < play(s, discard("COL")).reveals
