"""What people see: roads, and what a choice would lead to."""

from typing import Any

import pytest

from games.viaromana.positions import a_turn, close, complete, fill, give_marker, pay, play
from games.viaromana.test_building import random_positions
from ludi.core import layout
from ludi.core.contract import Choice, Event
from ludi.games.viaromana import GAME
from ludi.games.viaromana.actions import ROAD_IDS
from ludi.games.viaromana.building import place_build
from ludi.games.viaromana.scoring import pieces_on, winner_of
from ludi.games.viaromana.state import NOBODY, Phase, State
from ludi.games.viaromana.tables import ROAD_ENDS

SCORED = {"leads-win", "leads-win-either", "leads-win-nothing", "leads-tie", "leads-cards"}


def judged(s: State, build: int) -> list[Event]:
    """What the roads that a build completes would bring, by building it on a copy."""
    after = layout.copy(s)
    place_build(after, build)
    events = []
    for name in complete(after):
        road = ROAD_IDS.index(name)
        winner = int(winner_of(after, road, after.turn))
        if winner == NOBODY:
            events.append(Event("leads-tie", {"road": name}))
            continue
        won: dict[str, Any] = {"seat": winner, "road": name}
        values = sorted({1 + int(s.stack[city]) for city in ROAD_ENDS[road] if s.stack[city]}, reverse=True)
        if not values:
            events.append(Event("leads-win-nothing", won))
        elif len(values) == 1:
            events.append(Event("leads-win", won | {"value": values[0]}))
        else:
            events.append(Event("leads-win-either", won | {"value": values[0], "other": values[1]}))
        for seat in range(s.seats):
            pieces = int(pieces_on(after, road, seat))
            if pieces and seat != winner:
                events.append(Event("leads-cards", {"seat": seat, "road": name, "cards": pieces}))
    return events


@pytest.mark.clause("VIA-502", "VIA-513", "VIA-523")
@pytest.mark.parametrize("dangerous_tie", [0, 1])
def test_previews_foretell_what_building_on_a_copy_finds(dangerous_tie: int) -> None:
    told = 0
    for s in random_positions(range(9)):
        if s.actor == NOBODY or s.phase not in {Phase.BUILD, Phase.PAY}:
            continue
        s.dangerous_tie = dangerous_tie
        for choice in GAME.view(s, int(s.actor)).choices:
            leads = [event for event in choice.leads if event.kind in SCORED]
            if choice.kind == "end" or any(event.kind == "leads-second-card" for event in choice.leads):
                continue
            expected = judged(s, int(s.pending) if s.phase == Phase.PAY else choice.code)
            assert expected == leads
            told += len(expected)
    assert told > 100


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
