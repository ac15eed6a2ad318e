"""What people see: roads, and what a choice would lead to."""

import random
from collections import Counter
from typing import Any

import pytest

from games.viaromana.positions import (
    a_turn,
    close,
    fill,
    give_marker,
    hold,
    hold_all,
    kinds,
    pay,
    play,
    put,
    show,
    take,
)
from games.viaromana.test_building import random_positions
from ludi.core.contract import Choice, Event
from ludi.games.viaromana import GAME
from ludi.games.viaromana.state import NOBODY, Phase, State
from ludi.games.viaromana.tables import CARD_IDS, CITY_IDS


def scoring_of(s: State, code: int, road: str) -> list[Event]:
    """What everybody hears of a road that an action completes and that is scored first, all choices at random."""
    chooser = random.Random(code)
    heard: list[Event] = []
    while "cleared" not in kinds(heard) and "scored-late" not in kinds(heard):
        s, story = GAME.play(s, code)
        heard += story.events(None)
        first = GAME.actions.parse(f"score {road}").code
        codes = GAME.legal_codes(s)
        code = first if first in codes else chooser.choice(codes or [0])
    begun = next(place for place, event in enumerate(heard) if event.kind in {"won", "tied"})
    done = next(place for place, event in enumerate(heard) if event.kind in {"cleared", "scored-late"})
    assert road == heard[begun].arguments["road"]
    return heard[begun:done]


def of_kind(choice: Choice, *names: str) -> list[Any]:
    return [event.arguments for event in choice.leads if event.kind in names]


def ways(s: State, code: int) -> set[tuple[str, ...]]:
    """Every row of cards that the rules take for a build."""
    s = GAME.play(s, code)[0]
    if s.phase != Phase.PAY:
        return {()}
    payments = [choice for choice in GAME.view(s, int(s.actor)).choices if choice.kind == "pay"]
    return {(str(one.arguments["card"]), *rest) for one in payments for rest in ways(s, one.code)}


@pytest.mark.clause("VIA-401", "VIA-1002", "VIA-1003", "VIA-1004")
def test_a_build_names_every_way_to_pay_for_it() -> None:
    compared: Counter[str] = Counter()
    for s in random_positions(range(2)):
        if s.actor == NOBODY or s.phase != Phase.BUILD:
            continue
        for choice in GAME.view(s, int(s.actor)).choices:
            for about in of_kind(choice, "leads-cost"):
                named = list(zip(*[iter(about["ways"])] * about["cards"], strict=True))
                assert len(named) == len(set(named))
                if choice.kind == "double":
                    city = str(choice.arguments["double"])[-3:]
                    assert [(CARD_IDS[CITY_IDS.index(city)],)] == named
                else:
                    assert ways(s, choice.code) == set(named)
                compared[choice.kind] += 1
    assert {"castle", "city", "joker_city", "double", "road", "joker_road"} == compared.keys()


@pytest.mark.clause("VIA-502", "VIA-513", "VIA-516", "VIA-523", "VIA-804", "VIA-811")
@pytest.mark.parametrize("variants", ["off", "on"])
def test_previews_foretell_what_happens(variants: str) -> None:
    compared: Counter[str] = Counter()
    for s in random_positions(range(3), stubborn_hand=variants, dangerous_tie=variants):
        if s.actor == NOBODY or s.phase not in {Phase.BUILD, Phase.PAY, Phase.ORDER}:
            continue
        for choice in GAME.view(s, int(s.actor)).choices:
            ends = of_kind(choice, "leads-won", "leads-tied")
            assert (len(ends) > 1) == bool(of_kind(choice, "leads-order"))
            for end in ends:
                heard = scoring_of(s, choice.code, end["road"])
                values = [event.arguments["value"] for event in heard if event.kind == "took-marker"]
                if "seat" in end:
                    assert end["seat"] == heard[0].arguments["seat"]
                    assert values == [] if end["value"] == 0 else values[0] in {end["value"], end["other"]}
                else:
                    assert ["tied"] == kinds(heard)
                taken: Counter[Any] = Counter()
                for event in heard:
                    if event.kind in {"took", "drew-unseen"}:
                        taken[event.arguments["seat"]] += event.arguments.get("number", 1)  # type: ignore[arg-type]
                due = {
                    about["seat"]: about["cards"]
                    for about in of_kind(choice, "leads-due")
                    if about["road"] == end["road"]
                }
                assert +Counter(due) == taken
                compared[choice.kind] += 1
    assert compared["pay"] > 0
    assert compared.total() > 10


@pytest.mark.clause("VIA-803", "VIA-804")
def test_a_full_hand_is_promised_no_cards() -> None:
    """With the stubborn hand, which is the point of the variant."""
    s = a_turn("LUT=P1:K", "LUG=P0:K", *fill("R16", 1, 0, 0, 2), hand="CEN", stubborn_hand="on")
    hold(hold(s, 1, "GES BAG BAG DUR DUR TRE"), 2, "GES DUR TRE COL COL MOG MOG")
    for build in (offered(s, "road R16-5"), offered(play(s, "road R16-5"), pay("CEN"))):
        assert [due("R16", 1, 1, lapsed=1), due("R16", 2, 0, lapsed=1)] == of_kind(build, "leads-due")
    s = play(s, "road R16-5", pay("CEN"), "marker LUG")
    assert {"seat": 1, "road": "R16", "cards": 1} == GAME.view(s, 0).ask.arguments
    assert (0, 1, 0, 0) == GAME.view(s, 0).scoring.due
    assert {"cards": 0} == GAME.view(s, 1).choices[0].leads[0].arguments


@pytest.mark.clause("VIA-803")
def test_the_cards_that_pay_make_room_for_those_of_the_scoring() -> None:
    s = a_turn("LUT=P1:K", "LUG=P1:K", *fill("R16", 1, 1, 0, 0), hand="CEN GES BAG BAG DUR DUR TRE", stubborn_hand="on")
    for action, room in (("road R16-5", 1), ("joker_road R16-5", 2)):
        assert [due("R16", 0, room, lapsed=3 - room)] == of_kind(offered(s, action), "leads-due")


@pytest.mark.clause("VIA-604")
def test_no_more_cards_are_promised_than_there_are() -> None:
    s = hold_all(show(a_turn("LUT=P1:K", "CEN=P1:K", *fill("R15", 0, 0), hand="LUG CON"), "GES"), 3)
    s = put(s, *fill("R16", 2, 2, 2, 2), "LUG=P2:K")
    # R15 is won by seat 0; two cards are due to seat 1, but one is all there is.
    assert [due("R15", 1, 1, lapsed=1)] == of_kind(offered(s, "road R15-3"), "leads-due")
    # R16 is won by seat 2; after the card of seat 0 none is left for seat 1.
    assert [due("R16", 0, 1), due("R16", 1, 0, lapsed=1)] == of_kind(offered(s, "road R16-5"), "leads-due")
    asked = play(s, "road R15-3", pay("LUG"), "marker LUT")
    assert {"seat": 1, "road": "R15", "cards": 1} == GAME.view(asked, 1).ask.arguments


@pytest.mark.clause("VIA-503", "VIA-517")
def test_a_marker_is_not_foretold_to_two_winners() -> None:
    """One piece in Lutetia completes two roads, and one marker lies at their three cities."""
    s = a_turn("GES=P1:K", "CEN=P2:K", *fill("R02", 1, 1, 1, 1), *fill("R15", 2, 2, 2), hand="LUG")
    for name in ("GES", "CEN", "CEN", "LUT"):
        give_marker(s, 3, name)
    build = offered(s, "city LUT")
    # Each is told for the case that it is scored first.
    assert [{"roads": 2}] == of_kind(build, "leads-order")
    assert [(1, 2), (2, 2)] == [(about["seat"], about["value"]) for about in of_kind(build, "leads-won")]
    s = play(s, "city LUT", pay("LUG"))
    assert [2] == [about["value"] for about in of_kind(offered(s, "score R15"), "leads-won")]
    s = play(s, "score R15", take("LUT"))
    assert (1, 0) == (s.winner, sum(s.markers[1]))


def due(road: str, seat: int, cards: int, lapsed: int = 0) -> dict[str, Any]:
    return {"seat": seat, "cards": cards, "lapsed": lapsed, "road": road}


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
