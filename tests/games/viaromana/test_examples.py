"""Chapter 11: the rulebook's long examples, and what a stranger reads of them."""

from collections import Counter

import pytest

from games.viaromana.positions import (
    a_turn,
    city,
    close,
    fill,
    hand,
    kinds,
    legal,
    markers,
    owners,
    pay,
    play,
    road,
    show,
    take,
    told,
    why,
)
from ludi.core.texts import LANGUAGES, texts
from ludi.games.viaromana import GAME
from ludi.games.viaromana.state import NOBODY, Phase, RoadIs, State
from ludi.games.viaromana.tables import CARD_IDS

BLUE, YELLOW, RED, GREEN = range(4)
PLAYERS = ("Blue", "Yellow", "Red", "Green")


@pytest.mark.clause("VIA-EX4", "VIA-441", "VIA-444", "VIA-446")
def test_ex4_double_or_single_with_the_blue_helmet() -> None:
    s = a_turn("LUT=P1:K", "R02.4=P2", "CEN=P3:K", "LUG=P2:K", hand="LUT")
    close(s, "R15")
    assert {"R16-LUT", "R02-LUT"} == legal(s, "double")
    assert [0, 0, NOBODY, NOBODY, NOBODY] == owners(play(s, "double R16-LUT"), "R16")
    assert [NOBODY, 0, 0, 2] == owners(play(s, "double R02-LUT"), "R02")
    # C and D: single milestones on roads that do not leave Lutetia.
    assert {"R20-1", "R21-1"} <= legal(s, "road")
    assert why(s, "double R20-LUG") == why(s, "double R21-LUG") == "DOUBLE_WITHOUT_CARD"
    assert (
        0 == play(s, "road R20-1", pay("LUT")).space[GAME.actions.parse("road R20-1").code - GAME.actions.start("road")]
    )


def before_ex5() -> State:
    s = a_turn("MAS=P0:K", "GEN=P1:K", "R30.5=P2", "R30.2=P1", "R30.1=P2", hand="MAS")
    return show(s, "GES", "COL", "BUR", "TOL")


@pytest.mark.clause("VIA-EX5", "VIA-513", "VIA-516", "VIA-522", "VIA-523", "VIA-527", "VIA-531", "VIA-533")
@pytest.mark.parametrize("chosen", ["MAS", "GEN"])
def test_ex5_a_scoring_from_beginning_to_end(chosen: str) -> None:
    s = play(before_ex5(), "double R30-MAS")
    view = GAME.view(s, GREEN).roads[road("R30")]
    assert ((3, 2, 2, 0), "complete", (BLUE,), (3, 3)) == (view.pieces, view.status, view.leaders, view.prizes)
    assert (Phase.MARKER, BLUE) == (s.phase, s.actor)
    assert {"GEN", "MAS"} == legal(s, "marker")

    s = play(s, f"marker {chosen}")
    assert [(4, 3)] == markers(s, BLUE)
    assert (Phase.TAKE, YELLOW) == (s.phase, s.actor)
    s = play(s, take("GES"), take("TOL"))
    assert (Phase.TAKE, RED) == (s.phase, s.actor)
    s = play(s, take("COL"), take("BUR"))

    assert [[], ["GES", "TOL"], ["COL", "BUR"], []] == [hand(s, seat) for seat in range(4)]
    assert 4 == sum(1 for card in s.display if card >= 0)
    assert [20, 20, 20, 20] == list(s.milestones)
    assert (BLUE, YELLOW) == (s.city[city("MAS")], s.city[city("GEN")])
    assert (RoadIs.SIGNPOSTED, 19) == (s.road[road("R30")], s.signposts)
    assert (Phase.BUILD, BLUE) == (s.phase, s.actor)


@pytest.mark.clause("VIA-EX5")
def test_ex5_is_foretold_and_told() -> None:
    s = before_ex5()
    english = texts(GAME, "en")
    name = english.name("R30")
    double = next(c for c in GAME.view(s, BLUE).choices if c.kind == "double" and c.arguments["double"] == "R30-MAS")
    assert [
        "Costs one of your cards: violet temple (Massilia).",
        f"Blue wins {name} and takes a marker worth 3 points.",
        f"Yellow takes 2 cards for {name}.",
        f"Red takes 2 cards for {name}.",
    ] == [english.event(event, PLAYERS) for event in double.leads]
    assert [
        f"Blue builds two milestones for violet temple (Massilia): {name} from Massilia.",
        f"Blue has finished {name}.",
        f"Blue wins {name} with 3 pieces.",
        f"Yellow is due 2 cards for {name}.",
        f"Red is due 2 cards for {name}.",
    ] == [english.event(event, PLAYERS) for event in told(s, "double R30-MAS", GREEN)]
    last = play(s, "double R30-MAS", "marker MAS", take("GES"), take("TOL"), take("COL"))
    assert ["took", "cleared", "laid-out"] == kinds(told(last, take("BUR"), RED))


def test_the_drawer_reads_his_cards_and_the_others_their_number() -> None:
    s = a_turn(hand="LUT")
    after = play(s, "end")
    own, other = told(s, "end", 0), told(s, "end", 1)
    assert ["ended", "drew", "turn"] == kinds(own)
    assert ["ended", "drew-unseen", "turn"] == kinds(other)
    assert {"seat": 0, "number": 2} == other[1].arguments
    drawn = Counter(hand(after, 0)) - Counter(["LUT"])
    assert sorted(CARD_IDS[city(name)] for name in drawn.elements()) == sorted(own[1].arguments["cards"])


def test_a_win_without_a_marker_is_foretold() -> None:
    s = a_turn("LUT=P1:K", "CEN=P2:K", *fill("R15", 0, 0), hand="LUG")
    for name in ("LUT", "CEN"):
        s.stack[city(name)] = 0
    choice = next(c for c in GAME.view(s, 0).choices if c.arguments == {"space": "R15-3"})
    assert ("leads-won", 0) in [(event.kind, event.arguments.get("value")) for event in choice.leads]
    for language in LANGUAGES:
        assert all(texts(GAME, language).event(event, PLAYERS) for event in choice.leads)


@pytest.mark.parametrize("language", LANGUAGES)
def test_spaces_and_pairs_of_milestones_are_named_by_their_road(language: str) -> None:
    spoken = texts(GAME, language)
    assert spoken.name("R16") in spoken.name("R16-2")
    assert spoken.name("R16-2") != spoken.name("R16-3")
    assert spoken.name("R16-LUT") != spoken.name("R16-LUG")


def test_the_evaluation_knows_what_is_won_and_what_is_lost() -> None:
    s = before_ex5()
    before = GAME.evaluate(s, BLUE)
    after = play(s, "double R30-MAS")
    assert GAME.evaluate(after, BLUE) > before
    won = play(after, "marker MAS")
    kept = play(after, "marker GEN")
    # His own castle stands at Massilia and keeps its marker.
    assert GAME.evaluate(kept, BLUE) > GAME.evaluate(won, BLUE)
