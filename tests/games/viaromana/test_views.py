"""What people see: roads, and what a choice would lead to."""

import random
from collections import Counter
from typing import Any

import pytest

from games.viaromana.positions import a_turn, close, fill, give_marker, hold, hold_all, markers, pay, play, put, show
from games.viaromana.test_building import random_positions
from ludi.core import layout
from ludi.core.contract import Choice, Event
from ludi.games.viaromana import GAME
from ludi.games.viaromana.actions import ROAD_IDS
from ludi.games.viaromana.state import NOBODY, Phase, RoadIs, State
from ludi.games.viaromana.tables import N_ROADS


def scored(s: State, action: int) -> tuple[list[str], dict[int, list[int]], list[int]]:
    """Play an action and the scorings that follow it, all choices at random.

    The roads that were scored, everybody's new markers by value, and everybody's new cards.
    """
    chooser = random.Random(action)
    after = layout.copy(s)
    after.played = 0  # the turn goes on, so that no card is drawn at its end
    GAME.apply(after, action)
    while after.phase == Phase.PAY:
        GAME.apply(after, chooser.choice(GAME.legal_codes(after)))
    paid = int(after.played)
    while after.phase in {Phase.ORDER, Phase.MARKER, Phase.TAKE}:
        GAME.apply(after, chooser.choice(GAME.legal_codes(after)))
    roads = [ROAD_IDS[road] for road in range(N_ROADS) if after.road[road] >= RoadIs.SIGNPOSTED > s.road[road]]
    won = {seat: [value for _, value in set_minus(markers(after, seat), markers(s, seat))] for seat in range(s.seats)}
    cards = [int(after.n_hand[seat] - s.n_hand[seat]) for seat in range(s.seats)]
    cards[s.turn] += paid
    return roads, won, cards


def set_minus(more: list[Any], less: list[Any]) -> list[Any]:
    return list((Counter(more) - Counter(less)).elements())


def of_kind(choice: Choice, *kinds: str) -> list[Any]:
    return [event.arguments for event in choice.leads if event.kind in kinds]


@pytest.mark.clause("VIA-502", "VIA-513", "VIA-516", "VIA-523", "VIA-804", "VIA-811")
@pytest.mark.parametrize("stubborn_hand", ["off", "on"])
@pytest.mark.parametrize("dangerous_tie", ["off", "on"])
def test_previews_foretell_what_happens(stubborn_hand: str, dangerous_tie: str) -> None:
    told: Counter[str] = Counter()
    for s in random_positions(range(9), stubborn_hand=stubborn_hand, dangerous_tie=dangerous_tie):
        if s.actor == NOBODY or s.phase not in {Phase.BUILD, Phase.PAY, Phase.ORDER}:
            continue
        for choice in GAME.view(s, int(s.actor)).choices:
            if choice.kind == "end" or any(event.kind == "leads-second-card" for event in choice.leads):
                continue
            told.update(event.kind for event in choice.leads)
            if choice.kind == "score":
                continue
            roads, won, cards = scored(s, choice.code)
            wins = of_kind(choice, "leads-win", "leads-win-either", "leads-win-nothing", "leads-win-shared")
            ties = of_kind(choice, "leads-tie")
            assert sorted(roads) == sorted(about["road"] for about in wins + ties)
            for seat in range(s.seats):
                values = {about.get(key, 0) for about in wins if about["seat"] == seat for key in ("value", "other")}
                assert all(value <= max(values, default=0) for value in won[seat])
                if len(roads) == 1:
                    assert set(won[seat]) <= values
                    assert bool(won[seat]) == any(about["seat"] == seat and "value" in about for about in wins)
                most = of_kind(choice, "leads-cards-most")
                due = sum(
                    about["cards"]
                    for about in of_kind(choice, "leads-cards", "leads-cards-most")
                    if about["seat"] == seat
                )
                assert cards[seat] == due or (most and cards[seat] < due)
    assert told["leads-win"] + told["leads-win-either"] > 30
    assert told["leads-cards"] > 30


@pytest.mark.clause("VIA-803", "VIA-804")
def test_a_full_hand_is_promised_no_cards() -> None:
    """With the stubborn hand, which is the point of the variant."""
    s = a_turn("LUT=P1:K", "LUG=P0:K", *fill("R16", 1, 0, 0, 2), hand="CEN", stubborn_hand="on")
    hold(hold(s, 1, "GES BAG BAG DUR DUR TRE"), 2, "GES DUR TRE COL COL MOG MOG")
    for build in (offered(s, "road R16-5"), offered(play(s, "road R16-5"), pay("CEN"))):
        assert [{"seat": 1, "road": "R16", "cards": 1}] == of_kind(build, "leads-cards")
        assert [{"seat": 2, "road": "R16"}] == of_kind(build, "leads-cards-none")
    s = play(s, "road R16-5", pay("CEN"), "marker LUG")
    assert {"seat": 1, "road": "R16", "cards": 1} == GAME.view(s, 0).ask.arguments
    assert (0, 1, 0, 0) == GAME.view(s, 0).scoring.due
    assert {"cards": 0} == GAME.view(s, 1).choices[0].leads[0].arguments


@pytest.mark.clause("VIA-803")
def test_the_cards_that_pay_make_room_for_those_of_the_scoring() -> None:
    s = a_turn("LUT=P1:K", "LUG=P1:K", *fill("R16", 1, 1, 0, 0), hand="CEN GES BAG BAG DUR DUR TRE", stubborn_hand="on")
    for action, room in (("road R16-5", 1), ("joker_road R16-5", 2)):
        assert [{"seat": 0, "road": "R16", "cards": room}] == of_kind(offered(s, action), "leads-cards")


@pytest.mark.clause("VIA-604")
def test_no_more_cards_are_promised_than_there_are() -> None:
    s = hold_all(show(a_turn("LUT=P1:K", "CEN=P1:K", *fill("R15", 0, 0), hand="LUG CON"), "GES"), 3)
    s = put(s, *fill("R16", 2, 2, 2, 2), "LUG=P2:K")
    # R15 is won by seat 0; two cards are due to seat 1, but one is all there is.
    assert [{"seat": 1, "road": "R15", "cards": 1}] == of_kind(offered(s, "road R15-3"), "leads-cards")
    # R16 is won by seat 2; after the card of seat 0 none is left for seat 1.
    build = offered(s, "road R16-5")
    assert [{"seat": 0, "road": "R16", "cards": 1}] == of_kind(build, "leads-cards")
    assert [{"seat": 1, "road": "R16"}] == of_kind(build, "leads-cards-none")
    asked = play(s, "road R15-3", pay("LUG"), "marker LUT")
    assert {"seat": 1, "road": "R15", "cards": 1} == GAME.view(asked, 1).ask.arguments


@pytest.mark.clause("VIA-503", "VIA-517")
def test_a_marker_is_not_foretold_to_two_winners() -> None:
    """One piece in Lutetia completes two roads, and one marker lies at their three cities."""
    s = a_turn("GES=P1:K", "CEN=P2:K", *fill("R02", 1, 1, 1, 1), *fill("R15", 2, 2, 2), hand="LUG")
    for name in ("GES", "CEN", "CEN", "LUT"):
        give_marker(s, 3, name)
    build = offered(s, "city LUT")
    assert [] == of_kind(build, "leads-win", "leads-win-either")
    assert [(1, "R02", 2), (2, "R15", 2)] == [tuple(about.values()) for about in of_kind(build, "leads-win-shared")]
    # Once they are scored one by one, each is certain.
    s = play(s, "city LUT", pay("LUG"))
    assert [{"seat": 2, "road": "R15", "value": 2}] == of_kind(offered(s, "score R15"), "leads-win")


@pytest.mark.clause("VIA-804")
def test_cards_of_several_roads_share_the_room_of_a_hand() -> None:
    s = a_turn("GES=P1:K", "CEN=P2:K", *fill("R02", 3, 1, 1, 1), *fill("R15", 3, 2, 2), hand="LUG", stubborn_hand="on")
    hold(s, 3, "GES BAG BAG DUR DUR TRE")
    build = offered(s, "city LUT")
    assert [{"seat": 0, "cards": 2}, {"seat": 3, "cards": 1}] == of_kind(build, "leads-cards-most")
    assert [] == of_kind(build, "leads-cards")


@pytest.mark.clause("VIA-806")
def test_the_end_of_a_turn_tells_whether_a_draw_is_asked() -> None:
    s = a_turn(stubborn_hand="on")
    assert ["leads-draw-choice"] == [event.kind for event in offered(s, "end").leads]
    asked = play(s, "end")
    assert ("ask-draw", {"seat": 0, "cards": 2}) == (GAME.view(asked, 1).ask.kind, GAME.view(asked, 1).ask.arguments)
    assert 0 == GAME.view(asked, 1).cards_left
    assert {"cards": 2} == offered(asked, "draw 2").leads[0].arguments
    full = hold(s, 0, "GES BAG BAG DUR DUR TRE TRE")
    assert [("leads-draw", {"cards": 0})] == [(event.kind, event.arguments) for event in offered(full, "end").leads]


def offered(s: State, action: str) -> Choice:
    code = GAME.actions.parse(action).code
    return next(choice for choice in GAME.view(s, int(s.actor)).choices if choice.code == code)


@pytest.mark.clause("VIA-512")
def test_progress_counts_the_new_milestones() -> None:
    s = a_turn("LUT=P1:K", "R16.1=P1", hand="LUT")
    for action, missing, pieces in (("road R16-2", 4, 1), ("double R16-LUT", 3, 2)):
        about = {"road": "R16", "missing": missing, "pieces": pieces, "others": 2}
        assert Event("leads-progress", about) == offered(s, action).leads[-1]


@pytest.mark.clause("VIA-715")
def test_a_marker_tells_what_it_does_for_the_mission_and_the_castle() -> None:
    s = a_turn("LUT=P1:K", "CEN=P0:M", *fill("R15", 0, 0), hand="LUG")
    s.mission[:] = (4, 0, 1, 2, 3)  # two blue, a green and an orange marker
    give_marker(give_marker(s, 0, "GES"), 0, "AQU")
    s = play(s, "road R15-3", pay("LUG"))
    leads = offered(s, "marker LUT").leads
    assert [("leads-marker", {"value": 3}), ("leads-mission", {"missing": 1})] == [
        (event.kind, event.arguments) for event in leads[:2]
    ]
    assert Event("leads-castle-loses", {"seat": 1, "city": "LUT"}) == leads[2]
    # One blue marker more than the mission needs does nothing for it.
    give_marker(give_marker(s, 0, "CON"), 0, "LUG")
    assert "leads-mission" not in [event.kind for event in offered(s, "marker CEN").leads]


@pytest.mark.clause("VIA-124")
def test_a_closed_road_has_no_leaders_and_no_prizes() -> None:
    s = close(a_turn("LUT=P1:K", "R16.1=P2"), "R15")
    roads = {road.road: road for road in GAME.view(s, None).roads}
    assert ((), (), (), 0) == (roads["R15"].pieces, roads["R15"].leaders, roads["R15"].prizes, roads["R15"].missing)
    assert ((0, 1, 1, 0), (1, 2), (3, 4), 5) == (
        roads["R16"].pieces,
        roads["R16"].leaders,
        roads["R16"].prizes,
        roads["R16"].missing,
    )
