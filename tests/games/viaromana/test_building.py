"""Chapter 4, and the geometry of chapter 1: what may be built where, and for which cards."""

import random
from functools import cache

import pytest

from games.viaromana.positions import (
    a_turn,
    cards,
    city,
    close,
    complete,
    fill,
    legal,
    owners,
    pay,
    play,
    put,
    space,
    told,
    why,
)
from ludi.core import layout
from ludi.core.contract import Event
from ludi.games.viaromana import GAME
from ludi.games.viaromana.building import place_build, place_double
from ludi.games.viaromana.state import NOBODY, Build, Phase, RoadIs, State
from ludi.games.viaromana.tables import (
    CITIES,
    CITY_IDS,
    N_CITIES,
    N_ROADS,
    ROAD_ENDS,
    ROAD_FIRST,
    ROADS,
    SPACE_IDS,
    Colour,
)

ALL_COLOURS = "GES COL CON BUR TOL"
BLUE = {"CON", "LUT", "CEN", "LUG"}


@pytest.mark.clause("VIA-107")
def test_a_space_holds_one_piece() -> None:
    s = a_turn("LUT=P1:K", "R16.1=P2", hand=ALL_COLOURS)
    assert why(s, "road R16-1") == why(s, "joker_road R16-1") == "SPACE_TAKEN"
    assert why(s, "castle LUT") == why(s, "city LUT") == why(s, "joker_city LUT") == "CITY_TAKEN"


@pytest.mark.clause("VIA-121", "VIA-433")
def test_a_road_space_needs_a_piece_beside_it_on_its_road_or_in_its_end_city() -> None:
    s = a_turn("LUT=P1:K", "R16.1=P2", hand="CEN")
    assert {"R15-1", "R16-2", "R02-4"} == legal(s, "road")
    assert why(s, "road R16-3") == "SPACE_ALONE"
    assert why(s, "road R16-5") == "SPACE_ALONE"
    # From the other end as well.
    assert {"R15-1", "R16-2", "R02-4", "R16-5", "R06-5", "R20-1", "R21-1"} == legal(put(s, "LUG=P3:M"), "road")


@pytest.mark.clause("VIA-122", "VIA-423")
def test_a_city_is_next_to_the_first_space_of_each_of_its_roads() -> None:
    s = a_turn("CEN=P1:K", *fill("R15", 2, 1, 1), hand="LUG")
    assert {"LUT"} == legal(s, "city")
    assert why(s, "city LUG") == "CITY_ALONE"
    short = a_turn("CEN=P1:K", "R15.3=P1", "R15.2=P2", hand="LUG")
    assert why(short, "city LUT") == "CITY_ALONE"


@pytest.mark.clause("VIA-122", "VIA-423")
@pytest.mark.parametrize("name", [road.id for road in ROADS])
def test_a_city_is_reached_by_each_of_its_roads(name: str) -> None:
    printed = next(road for road in ROADS if road.id == name)
    full = fill(name, *[2] * len(printed.spaces))
    for near, far in ((printed.start, printed.end), (printed.end, printed.start)):
        s = a_turn(f"{far}=P1:K", *full, hand=near)
        assert {near} == legal(s, "city")
        assert [name] == complete(put(s, f"{near}=P0:M"))


@pytest.mark.clause("VIA-123")
def test_adjacency_does_not_jump_over_an_empty_city() -> None:
    s = a_turn("CEN=P1:K", *fill("R15", 2, 1, 1), hand="LUG GES")
    # R15.1 touches Lutetia, but R16.1 and R02.4 lie behind the empty city space.
    assert why(s, "road R16-1") == why(s, "road R02-4") == "SPACE_ALONE"
    s.city[city("LUT")] = 3
    assert {"R16-1", "R02-4"} <= legal(s, "road")


@pytest.mark.clause("VIA-124", "VIA-125")
def test_nothing_is_built_on_a_closed_road() -> None:
    s = close(a_turn("LUT=P1:K", "LUG=P2:K", hand="LUT GES"), "R16")
    for action in ("road R16-1", "joker_road R16-5", "double R16-LUT"):
        assert why(s, action) == "ROAD_CLOSED"
    # With two seats the red roads are closed from the start.
    s = a_turn("LUT=P1:K", seats=2, hand="LUT GES")
    assert why(s, "road R02-4") == "ROAD_CLOSED"
    assert "R15-1" in legal(s, "road")


@pytest.mark.clause("VIA-126")
def test_a_signpost_is_no_piece() -> None:
    s = close(a_turn(hand="LUG"), "R15")
    assert set() == legal(s, "road") | legal(s, "city")
    assert why(s, "city LUT") == "CITY_ALONE"


@pytest.mark.clause("VIA-401")
def test_the_five_kinds_of_build() -> None:
    s = a_turn("LUT=P1:K", "CEN=P1:K", "R02.1=P0", "R02.2=P0", "R02.3=P0", "R02.4=P0", hand="LUT LUG GES")
    assert {"end", "castle", "city", "road", "double", "joker_road", "joker_city"} == {t.split()[0] for t in legal(s)}
    one_each = {
        "castle LUG": (pay("LUT"), pay("LUG")),
        "city GES": (pay("GES"),),
        "road R16-1": (pay("LUG"),),
        "double R16-LUT": (),
        "joker_road R18-1": (pay("GES"), pay("LUG")),
    }
    spent = {}
    for build, payment in one_each.items():
        after = play(s, build, *payment)
        spent[build] = (int(after.castles[0]), int(after.milestones[0]), int(after.played))
    # Gesoriacum completes R02, whose four milestones return.
    assert spent == {
        "castle LUG": (3, 16, 2),
        "city GES": (4, 15, 1),
        "road R16-1": (4, 15, 1),
        "double R16-LUT": (4, 14, 1),
        "joker_road R18-1": (4, 15, 2),
    }


@pytest.mark.clause("VIA-402")
def test_after_two_cards_only_builds_of_one_card_remain() -> None:
    s = a_turn("LUT=P1:K", hand="LUT CEN CON LUG GES")
    s = play(s, "castle LUG", pay("CON"), pay("LUG"))
    assert (Phase.BUILD, 2) == (s.phase, s.played)
    assert {"end", "road", "double"} == {text.split()[0] for text in legal(s)}
    assert why(s, "castle CON") == why(s, "joker_road R16-1") == "THREE_CARDS"
    # After one card two are left.
    s = play(a_turn("LUT=P1:K", hand="LUT CEN CON LUG GES"), "road R16-1", pay("CEN"))
    assert {"castle", "joker_road"} <= {text.split()[0] for text in legal(s)}


@pytest.mark.clause("VIA-403")
def test_symbols_matter_only_for_a_double() -> None:
    s = a_turn("LUT=P1:K", hand="CON CEN LUG")
    assert {"CON", "CEN", "LUG"} == cards(play(s, "road R16-1"), "pay")
    assert set() == legal(s, "double")
    assert {"CON", "CEN"} == cards(play(s, "castle LUG"), "pay")


@pytest.mark.clause("VIA-404")
def test_without_castles_no_castle_and_without_milestones_no_milestone() -> None:
    s = a_turn("LUT=P0:K", "CEN=P0:K", "NAR=P0:K", "MAS=P0:K", hand="LUT LUG GES")
    assert set() == legal(s, "castle")
    assert why(s, "castle LUG") == "NO_CASTLE"

    s = a_turn("LUT=P0:K", hand="LUT LUG GES")
    s.milestones[0] = 0
    assert {"end", "castle"} == {text.split()[0] for text in legal(s)}
    assert why(s, "road R16-1") == why(s, "joker_road R16-1") == "NO_MILESTONE"
    s.milestones[0] = 1
    assert why(s, "road R16-1") == "OK"


@pytest.mark.clause("VIA-404")
def test_a_city_is_out_of_reach_without_milestones() -> None:
    s = a_turn("CEN=P1:K", *fill("R15", 2, 1, 1), hand="LUG GES")
    s.milestones[0] = 0
    assert why(s, "city LUT") == why(s, "joker_city LUT") == "NO_MILESTONE"


@pytest.mark.clause("VIA-405", "VIA-532")
def test_pieces_in_cities_stay_when_their_road_is_scored() -> None:
    s = a_turn("CEN=P1:M", "LUT=P2:K", *fill("R15", 1, 1), hand="LUG")
    after = play(s, "road R15-3", pay("LUG"), "marker LUT")
    assert (1, 2) == (after.city[city("CEN")], after.city[city("LUT")])
    assert (0, 1) == (after.has_castle[city("CEN")], after.has_castle[city("LUT")])


@pytest.mark.clause("VIA-411", "VIA-412", "VIA-EX2")
def test_ex2_a_castle_costs_two_cards_of_the_city_colour_and_needs_no_neighbour() -> None:
    s = a_turn(hand="CON CEN")
    assert BLUE == legal(s, "castle")
    assert why(s, "castle MAS") == "NO_PAIR"
    s = play(s, "castle LUG", pay("CON"), pay("CEN"))
    assert (0, 1, 3) == (s.city[city("LUG")], s.has_castle[city("LUG")], s.castles[0])


@pytest.mark.clause("VIA-411")
def test_the_two_cards_of_a_castle_may_be_equal() -> None:
    s = play(a_turn(hand="CEN CEN"), "castle LUG", pay("CEN"), pay("CEN"))
    assert s.city[city("LUG")] == 0
    assert why(a_turn(hand="CEN GES"), "castle LUG") == "NO_PAIR"


@pytest.mark.clause("VIA-413")
@pytest.mark.parametrize("piece", ["LUG=P1:K", "LUG=P1:M", "LUG=P0:M"])
def test_a_city_with_any_piece_is_not_empty(piece: str) -> None:
    s = a_turn(piece, hand="CON CEN")
    assert BLUE - {"LUG"} == legal(s, "castle")
    assert why(s, "castle LUG") == "CITY_TAKEN"


@pytest.mark.clause("VIA-414")
def test_a_joker_pair_builds_no_castle() -> None:
    s = a_turn("LUT=P1:K", hand=ALL_COLOURS)
    assert set() == legal(s, "castle")
    assert why(s, "castle LUG") == "NO_PAIR"


@pytest.mark.clause("VIA-421", "VIA-422")
def test_a_milestone_in_a_city_costs_a_card_of_its_colour() -> None:
    s = a_turn("CEN=P1:K", *fill("R15", 2, 1, 1), hand="LUG GES")
    paying = play(s, "city LUT")
    assert {"LUG"} == cards(paying, "pay")
    assert why(paying, pay("GES")) == "WRONG_COLOUR"
    assert why(a_turn("CEN=P1:K", *fill("R15", 2, 1, 1), hand="GES"), "city LUT") == "NO_CITY_CARD"
    after = play(paying, pay("LUG"), "marker LUT")
    assert (0, 0) == (after.city[city("LUT")], after.has_castle[city("LUT")])


@pytest.mark.clause("VIA-423", "VIA-433")
def test_the_neighbour_may_be_anybody_s() -> None:
    s = a_turn("CEN=P3:K", *fill("R15", 2, 1, 3), hand="LUG")
    assert {"LUT"} == legal(s, "city")
    assert {"R17-4", "R18-1"} == legal(s, "road")


@pytest.mark.clause("VIA-424")
def test_a_milestone_blocks_its_city_for_castles_and_earns_nothing() -> None:
    s = a_turn("LUG=P1:M", hand="CON CEN")
    assert why(s, "castle LUG") == "CITY_TAKEN"
    assert (0, 0, 0, 0) == GAME.standing(s)[0]


@pytest.mark.clause("VIA-431", "VIA-EX3")
def test_ex3_a_road_of_two_colours_is_paid_with_either() -> None:
    s = a_turn("VES=P1:K", hand="MOG MAS LUT BAG AUG")
    s = play(s, "road R14-1")
    assert {"MOG", "MAS"} == cards(s, "pay")
    for name in ("LUT", "BAG", "AUG"):
        assert why(s, pay(name)) == "WRONG_COLOUR"
    assert why(a_turn("VES=P1:K", hand="LUT BAG AUG"), "road R14-1") == "NO_ROAD_CARD"
    after = play(s, pay("MAS"))
    assert after.space[space("R14.1")] == 0


@pytest.mark.clause("VIA-432")
def test_a_road_space_must_be_empty_and_its_road_open() -> None:
    s = a_turn("LUT=P1:K", "R16.1=P2", hand="LUG")
    assert why(s, "road R16-1") == "SPACE_TAKEN"
    assert why(close(s, "R15"), "road R15-1") == "ROAD_CLOSED"


@pytest.mark.clause("VIA-441")
@pytest.mark.parametrize("piece", ["LUT=P0:K", "LUT=P1:K", "LUT=P2:M"])
def test_a_double_needs_the_card_of_a_city_with_a_piece(piece: str) -> None:
    s = a_turn(piece, hand="LUT")
    assert {"R02-LUT", "R15-LUT", "R16-LUT"} == legal(s, "double")
    assert why(s, "double R16-LUG") == "DOUBLE_WITHOUT_PIECE"
    assert why(a_turn(piece, hand="CEN"), "double R16-LUT") == "DOUBLE_WITHOUT_CARD"
    assert why(a_turn(hand="LUT"), "double R16-LUT") == "DOUBLE_WITHOUT_PIECE"


@pytest.mark.clause("VIA-442", "VIA-443")
def test_a_double_takes_the_next_two_spaces_from_the_city() -> None:
    s = a_turn("LUT=P1:K", "R16.1=P3", "R02.4=P2", hand="LUT")
    assert [3, 0, 0, NOBODY, NOBODY] == owners(play(s, "double R16-LUT"), "R16")
    assert [NOBODY, 0, 0, 2] == owners(play(s, "double R02-LUT"), "R02")
    assert [0, 0, NOBODY] == owners(play(s, "double R15-LUT"), "R15")


@pytest.mark.clause("VIA-444")
def test_a_double_fills_no_city_and_stays_on_one_road() -> None:
    s = a_turn("CEN=P1:K", "R15.2=P1", "R15.3=P1", hand="CEN")
    # One empty space and the empty city Lutetia behind it are not enough.
    assert why(s, "double R15-CEN") == "DOUBLE_WITHOUT_ROOM"
    s = a_turn("LUT=P1:K", hand="LUT")
    for double in legal(s, "double"):
        after = play(s, f"double {double}")
        assert [double[:3]] * 2 == [SPACE_IDS[p][:3] for p in range(len(SPACE_IDS)) if after.space[p] == 0]
        assert list(s.city) == list(after.city)


@pytest.mark.clause("VIA-445")
def test_a_double_needs_two_empty_spaces_and_two_milestones() -> None:
    s = a_turn("LUT=P1:K", "CEN=P2:K", "R15.1=P1", "R15.3=P2", hand="LUT")
    assert why(s, "double R15-LUT") == "DOUBLE_WITHOUT_ROOM"
    assert "R15-LUT" not in legal(s, "double")
    for milestones in (0, 1):
        s.milestones[0] = milestones
        assert why(s, "double R16-LUT") == "DOUBLE_WITHOUT_MILESTONES"
        assert set() == legal(s, "double")
    s.milestones[0] = 2
    assert {"R02-LUT", "R16-LUT"} == legal(s, "double")


@pytest.mark.clause("VIA-446", "VIA-447")
def test_the_card_of_a_double_may_build_one_milestone_instead() -> None:
    s = a_turn("LUT=P1:K", hand="LUT")
    one, two = play(s, "road R16-1", pay("LUT")), play(s, "double R16-LUT")
    assert (19, 18) == (one.milestones[0], two.milestones[0])
    assert 1 == one.played == two.played


@pytest.mark.clause("VIA-448")
def test_the_last_two_spaces_can_be_doubled_from_either_end() -> None:
    s = a_turn("LUT=P1:K", "LUG=P2:K", "R16.1=P1", "R16.4=P2", "R16.5=P2", hand="LUT LUG")
    for double in ("R16-LUT", "R16-LUG"):
        assert double in legal(s, "double")
        after = play(s, f"double {double}")
        assert (Phase.MARKER, 18) == (after.phase, after.milestones[0])


@pytest.mark.clause("VIA-451", "VIA-452")
def test_a_joker_builds_one_milestone_of_any_colour() -> None:
    s = a_turn("CEN=P1:K", *fill("R15", 2, 1, 1), "MAS=P2:K", hand="GES COL")
    assert {"LUT"} == legal(s, "joker_city")
    assert {"R17-4", "R18-1", "R21-4", "R29-4", "R30-5"} == legal(s, "joker_road")
    assert set() == legal(s, "road") | legal(s, "city") | legal(s, "double")
    after = play(s, "joker_road R30-5", pay("GES"), pay("COL"))
    assert (0, 19, 2) == (after.space[space("R30.5")], after.milestones[0], after.played)
    assert why(s, "joker_road R30-1") == "SPACE_ALONE"
    assert why(s, "joker_city MAS") == "CITY_TAKEN"


@pytest.mark.clause("VIA-453")
def test_two_cards_of_one_colour_are_no_joker() -> None:
    assert why(a_turn("MAS=P2:K", hand="CON CEN"), "joker_road R30-5") == "NO_JOKER"
    s = play(a_turn("MAS=P2:K", hand="CON CEN BUR"), "joker_road R30-5", pay("CON"))
    assert {"BUR"} == cards(s, "pay")
    assert why(s, pay("CEN")) == "SAME_COLOUR"


@pytest.mark.clause("VIA-454")
def test_a_joker_may_contain_the_colour_of_its_place() -> None:
    s = a_turn("MAS=P2:K", hand="CON TOL")
    assert "R30-5" in legal(s, "joker_road")
    assert play(s, "joker_road R30-5", pay("CON"), pay("TOL")).space[space("R30.5")] == 0


def random_positions(seeds: range, **options: str) -> list[State]:
    """Positions from all parts of random matches, for reading only."""
    return [s for seed in seeds for s in positions_of(seed, *sorted(options.items()))]


@cache
def positions_of(seed: int, *options: tuple[str, str]) -> list[State]:
    found = []
    chooser = random.Random(seed)
    s = GAME.start(2 + seed % 3, dict(options), seed)
    while codes := GAME.legal_codes(s):
        GAME.apply(s, chooser.choice(codes))
        if chooser.random() < 0.1:
            found.append(layout.copy(s))
    return found


def place(s: State, code: int) -> None:
    """Put the pieces of a build on the board without paying."""
    kind, site = GAME.actions[code].kind, GAME.actions.arguments_of[code, 0]
    if kind == "double":
        place_double(s, site, 0)
    else:
        place_build(s, Build[kind.upper()], site, 0)


@pytest.mark.clause("VIA-461")
def test_the_empty_spaces_of_an_open_road_are_one_run() -> None:
    for s in random_positions(range(6)):
        for r in range(N_ROADS):
            if s.road[r] == RoadIs.OPEN:
                built = "".join(".x"[int(s.space[p] != NOBODY)] for p in range(ROAD_FIRST[r], ROAD_FIRST[r + 1]))
                assert set(built.strip("x")) <= {"."}, built


@pytest.mark.clause("VIA-462", "VIA-463")
def test_a_milestone_in_a_city_completes_a_road_and_other_milestones_at_most_one() -> None:
    seen = {"city": 0, "joker_city": 0, "road": 0, "joker_road": 0, "double": 0}
    for s in random_positions(range(6)):
        if s.actor == NOBODY or s.phase != Phase.BUILD:
            continue
        for code in GAME.legal_codes(s):
            kind = GAME.actions[code].kind
            if kind in seen:
                after = layout.copy(s)
                place(after, code)
                found = len(complete(after))
                seen[kind] += 1
                assert found >= 1 if "city" in kind else found <= 1
    assert min(seen.values()) > 0


@pytest.mark.clause("VIA-1001")
def test_a_build_is_offered_only_if_it_can_be_paid() -> None:
    for s in random_positions(range(6)):
        if s.actor == NOBODY or s.phase != Phase.BUILD:
            continue
        for code in GAME.legal_codes(s):
            after = layout.copy(s)
            GAME.apply(after, code)
            while after.phase == Phase.PAY:
                assert GAME.legal_codes(after)
                GAME.apply(after, GAME.legal_codes(after)[0])


@pytest.mark.clause("VIA-1002")
def test_a_double_is_paid_without_asking() -> None:
    s = play(a_turn("LUT=P1:K", hand="LUT LUT"), "double R16-LUT")
    assert (Phase.BUILD, 1, 1) == (s.phase, s.played, s.n_hand[0])


@pytest.mark.clause("VIA-1002")
def test_a_card_that_is_not_held_cannot_pay() -> None:
    s = play(a_turn("LUT=P1:K", hand="LUT"), "road R16-1")
    assert why(s, pay("CEN")) == "NOT_HELD"


@pytest.mark.clause("VIA-1003")
def test_two_cards_are_paid_in_the_order_of_the_table() -> None:
    s = a_turn("LUT=P1:K", hand="CEN LUG GES")
    castle = play(s, "castle LUG")
    assert {"CEN"} == cards(castle, "pay")
    assert why(castle, pay("LUG")) == "CARD_ORDER"
    assert {"LUG"} == cards(play(castle, pay("CEN")), "pay")
    twice = play(a_turn(hand="CEN LUG LUG"), "castle CON")
    assert {"CEN", "LUG"} == cards(twice, "pay")
    second = play(twice, pay("LUG"))
    assert {"LUG"} == cards(second, "pay")
    assert why(second, pay("CEN")) == "CARD_ORDER"
    joker = play(s, "joker_road R16-1")
    assert {"GES"} == cards(joker, "pay")
    assert why(joker, pay("CEN")) == "CARD_ORDER"
    joker = play(a_turn("LUT=P1:K", hand="GES CON BUR"), "joker_road R16-1", pay("CON"))
    assert {"BUR"} == cards(joker, "pay")
    assert why(joker, pay("GES")) == "CARD_ORDER"


@pytest.mark.clause("VIA-308", "VIA-401")
def test_plans_and_payments_are_told() -> None:
    s = a_turn("LUT=P1:K", "CEN=P1:K", *fill("R02", 0, 0, 0, 0), hand="LUT LUG GES")
    for build, kind, about in (
        ("castle LUG", "planned-castle", {"city": "LUG"}),
        ("city GES", "planned-in-city", {"city": "GES", "cards": 1}),
        ("joker_city GES", "planned-in-city", {"city": "GES", "cards": 2}),
        ("road R16-1", "planned-on-road", {"space": "R16-1", "cards": 1}),
        ("joker_road R16-1", "planned-on-road", {"space": "R16-1", "cards": 2}),
    ):
        assert [Event(kind, {"seat": 0, **about})] == told(s, build)
    castle = play(s, "castle LUG")
    assert [Event("paid-first", {"seat": 0, "card": "blue-helmet"})] == told(castle, pay("LUT"))
    built = Event("built-castle", {"seat": 0, "city": "LUG", "cards": ("blue-helmet", "blue-temple")})
    assert [built] == told(play(castle, pay("LUT")), pay("LUG"))
    built = Event("built-on-road", {"seat": 0, "space": "R16-1", "cards": ("blue-helmet",)})
    assert [built] == told(play(s, "road R16-1"), pay("LUT"))
    built = Event("built-in-city", {"seat": 0, "city": "GES", "cards": ("green-helmet",)})
    assert built == told(play(s, "city GES"), pay("GES"))[0]
    double = {"seat": 0, "double": "R16-LUT", "card": "blue-helmet"}
    assert [Event("built-double", double)] == told(s, "double R16-LUT")


@pytest.mark.parametrize(
    ("reason", "clause"),
    [
        ("CITY_TAKEN", "VIA-107"),
        ("NO_CITY_CARD", "VIA-421"),
        ("NO_ROAD_CARD", "VIA-431"),
        ("DOUBLE_WITHOUT_MILESTONES", "VIA-445"),
        ("CARD_ORDER", "VIA-1003"),
        ("HAND_FULL", "VIA-803"),
        ("NO_CARDS_LEFT", "VIA-604"),
    ],
)
def test_a_refusal_cites_the_clause_that_forbids_it(reason: str, clause: str) -> None:
    assert clause == GAME.refusals[reason].clause


@pytest.mark.clause("VIA-1004")
def test_cards_of_one_kind_are_one_option() -> None:
    s = play(a_turn("LUT=P1:K", hand="CEN CEN CEN"), "road R16-1")
    assert 1 == len(GAME.legal_codes(s))


@pytest.mark.clause("VIA-1005")
def test_a_single_option_is_asked_all_the_same() -> None:
    s = play(a_turn("LUT=P1:K", hand="CEN"), "road R16-1")
    assert (Phase.PAY, {"CEN"}) == (s.phase, cards(s, "pay"))


def test_every_city_can_be_built_from_every_colour_of_its_roads() -> None:
    """The tables the rules read agree with the printed rows."""
    for r, printed in enumerate(ROADS):
        assert [printed.start, printed.end] == [CITY_IDS[ROAD_ENDS[r, end]] for end in range(2)]
    for c in range(N_CITIES):
        assert CITIES[c].colour == Colour(c // 4)
