"""After the match: replay, forks, analysis, variations, comparison."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from databases import behind_the_servers_back
from hosting import Server, Visitor, new_client_id, serving
from test_playing import first_choice, two_people, until
from test_tables import BOT, ME, Visit, refused

from ludi.arena.analysis import analyse
from ludi.bots.judging import ITERATIONS, judge_of
from ludi.bots.player import concealed, mix
from ludi.core.match import Match
from ludi.games import GAMES
from ludi.server.fairness import verify


def finished(visit: Visit) -> tuple[str, Visitor]:
    table, host, guest = two_people(visit)
    for _ in range(12):
        actor = host.position(table, 0)["view"]["actor"]
        player = host if actor == 0 else guest
        position = player.position(table, actor)
        player.play(table, actor, position["step"], first_choice(position))
    host.post(f"/api/tables/{table}/resign", {"id": new_client_id(), "seat": 0})
    return table, host


def test_a_finished_match_replays_from_every_seat_and_forks(visit: Visit) -> None:
    table, host = finished(visit)

    seated = host.get(f"/api/tables/{table}/replay", seat=1, **{"from": 3, "count": 4})
    opened = host.get(f"/api/tables/{table}/replay", open=True, count=2)
    verify(host.get(f"/api/tables/{table}/record"))

    assert ([3, 4, 5, 6], 12) == ([step["ply"] for step in seated["steps"]], seated["plies"])
    assert {1} == {step["views"][0]["seat"] for step in seated["steps"]}
    assert [0, 1] == [view["seat"] for view in opened["steps"][0]["views"]]
    fork = host.post(f"/api/tables/{table}/fork", {"ply": 5, "seats": [0, 1], "level": "tiro"})
    assert {"table": table, "ply": 5} == fork["origin"]
    position = host.position(fork["id"], opened["steps"][0]["views"][0]["actor"])
    assert (5, 0) == (position["ply"], position["step"])
    host.post(f"/api/tables/{fork['id']}/resign", {"id": new_client_id(), "seat": 0})
    match, _ = verify(host.get(f"/api/tables/{fork['id']}/record"))
    assert 5 == match.step


def analysed(host: Visitor, table: str) -> Any:
    return until(lambda: (a := host.get(f"/api/tables/{table}/analysis"))["ready"] and a)


def recorded(host: Visitor, table: str) -> Match:
    return verify(host.get(f"/api/tables/{table}/record"))[0]


def at_move(match: Match, step: int) -> Match:
    """The match before an action."""
    again = Match(match.game, match.seats, match.seed, match.options)
    for action in match.actions[:step]:
        again.play(action)
    return again


def test_an_analysis_is_computed_when_asked_for_and_kept(visit: Visit) -> None:
    table, host = finished(visit)

    found = analysed(host, table)

    plies = [point["ply"] for point in found["points"]]
    assert (0, 12) == (plies[0], plies[-1])
    assert [0.0, 1.0] == found["points"][-1]["chances"], "who resigned has lost"
    assert all(abs(sum(point["chances"]) - 1) < 0.01 for point in found["points"])
    assert found == host.get(f"/api/tables/{table}/analysis")


def test_an_analysis_by_another_judge_is_made_anew(visit: Visit) -> None:
    table, host = finished(visit)
    found = analysed(host, table)
    other = """update analyses set judged = json_set(judged, '$.judge', 'legatus@2000#00000000')"""
    behind_the_servers_back(host.server.folder, other)

    assert not host.get(f"/api/tables/{table}/analysis")["ready"]
    assert found == analysed(host, table)
    kept = """select json_extract(judged, '$.judge') from analyses where "table" = ?"""
    assert [(found["judge"],)] == behind_the_servers_back(host.server.folder, kept, table)


def test_the_browser_is_told_what_ludi_analyse_says(visit: Visit) -> None:
    """The same moves, the same margins, the same curve: one search judges for both."""
    table, host = finished(visit)
    found, again = analysed(host, table), analyse(recorded(host, table), ITERATIONS)

    mistakes = {(one.move, one.seat, one.best, one.played, one.better) for one in again.decisions if one.loss >= 0.02}
    assert mistakes
    assert again.judge == found["judge"]
    assert mistakes == {
        (one["ply"], one["seat"], one["better"]["code"], one["value"], one["best"]) for one in found["mistakes"]
    }
    assert [(turn.step, list(turn.chances)) for turn in again.turns] == [
        (point["ply"], point["chances"]) for point in found["points"][:-1]
    ]


def test_every_mistake_named_is_better_by_the_searchs_own_value(visit: Visit) -> None:
    table, host = finished(visit)
    match = recorded(host, table)
    searcher = judge_of(match.game)
    named = analysed(host, table)["mistakes"]

    assert named
    for one in named:
        before = at_move(match, one["ply"] - 1)
        assert one["seat"] == before.actor, "it stands under the move that was the mistake"
        world = concealed(match.game, before.state, before.actor, mix("analyse", before.step))
        played, better = match.actions[before.step], one["better"]["code"]
        values = searcher.compare(match.game, world, before.actor, (better, played)).values
        assert one["best"] - one["value"] == values[better] - values[played]
        assert one["best"] > one["value"]


def test_turning_points_are_turns_and_name_a_move_of_theirs(visit: Visit) -> None:
    table, host = finished(visit)
    found = analysed(host, table)
    plies = [point["ply"] for point in found["points"]]
    chances = {point["ply"]: point["chances"] for point in found["points"]}

    for one in found["turning"]:
        after = plies[plies.index(one["since"]) + 1]
        assert one["since"] < one["ply"] <= after
        assert [b - a for a, b in zip(chances[one["since"]], chances[after], strict=True)] == one["changes"]


def another(host: Visitor, table: str, ply: int, seat: int | None = None) -> tuple[Any, int]:
    """What could be done at a ply, and an action that was not played there."""
    seen = host.post(f"/api/tables/{table}/variation", {"ply": ply, "seat": seat})
    played = recorded(host, table).actions[ply]
    return seen, next(choice["code"] for choice in seen["end"]["choices"] if choice["code"] != played)


def test_a_variation_is_played_step_by_step_without_a_table(visit: Visit) -> None:
    table, host = finished(visit)
    tables = len(host.get("/api/me/tables")["tables"])
    begun, code = another(host, table, 4, seat=0)

    first = host.post(f"/api/tables/{table}/variation", {"ply": 4, "seat": 0, "actions": [code]})
    next_code = first["end"]["choices"][-1]["code"]
    body = {"ply": 4, "seat": 0, "actions": [code, next_code], "known": 1}
    second = host.post(f"/api/tables/{table}/variation", body)

    assert ([], 5) == (begun["steps"], first["steps"][0]["ply"])
    assert [6] == [step["ply"] for step in second["steps"]], "what is known is not told again"
    match = at_move(recorded(host, table), 4)
    for action in (code, next_code):
        match.play(action)
    assert list(match.scores) == second["steps"][0]["scores"]
    assert msgspec.json.decode(msgspec.json.encode(match.view(match.actor))) == second["end"]
    assert tables == len(host.get("/api/me/tables")["tables"])


@pytest.mark.parametrize(("asked", "seats"), [({"seat": 1}, [1]), ({}, [None]), ({"open": True}, [0, 1])])
def test_a_variation_is_seen_through_the_chosen_eyes(visit: Visit, asked: dict[str, Any], seats: list[Any]) -> None:
    table, host = finished(visit)
    _, code = another(host, table, 4)
    found = host.post(f"/api/tables/{table}/variation", {"ply": 4, "actions": [code], **asked})
    match = at_move(recorded(host, table), 4)
    match.play(code)

    views = found["steps"][0]["views"]
    assert seats == [view["seat"] for view in views]
    for seat, view in zip(seats, views, strict=True):
        shown = match.view(seat)
        assert {choice.code for choice in shown.choices} == {choice["code"] for choice in view["choices"]}
        assert shown.actor == view["actor"]


def test_things_that_do_not_go_together_are_answered_in_a_variation_as_at_the_table(visit: Visit) -> None:
    table, host, guest = two_people(visit)
    played: list[int] = []
    while host.position(table, 0)["view"]["actor"] != 0 or len(played) < 4:
        actor = host.position(table, 0)["view"]["actor"]
        player = host if actor == 0 else guest
        position = player.position(table, actor)
        played.append(first_choice(position))
        player.play(table, actor, position["step"], played[-1])
    tile = next(one for one in GAMES["alea"].actions if one.kind == "take_province").arguments["province"]
    things = f"province={tile}"
    at_the_table = host.get(f"/api/tables/{table}/why-not", seat=0, things=things)
    host.post(f"/api/tables/{table}/resign", {"id": new_client_id(), "seat": 0})
    path = f"/api/tables/{table}/variation/why-not"

    assert "NOT_ASKED" == at_the_table["why"]
    assert at_the_table == host.post(path, {"ply": len(played), "things": things})
    assert at_the_table == host.post(path, {"ply": len(played) - 2, "actions": played[-2:], "things": things})
    assert "$.things" == refused(host, "POST", path, {"ply": 0, "things": "nothing"})["where"]


def test_a_judgement_says_what_the_analysis_says(visit: Visit) -> None:
    table, host = finished(visit)
    found = analysed(host, table)
    point = found["points"][2]
    told = host.post(f"/api/tables/{table}/judgement", {"ply": point["ply"]})
    _, code = another(host, table, 4)
    line = host.post(f"/api/tables/{table}/judgement", {"ply": 4, "actions": [code]})

    assert point["chances"] == told["chances"]
    for one in found["mistakes"]:
        advised = host.post(f"/api/tables/{table}/judgement", {"ply": one["ply"] - 1})["advice"]
        assert one["better"]["code"] == advised[0]["code"]
    assert abs(sum(line["chances"]) - 1) < 0.01


def test_a_line_that_cannot_be_played_is_refused_and_says_where(visit: Visit) -> None:
    table, host = finished(visit)
    match = recorded(host, table)
    illegal = next(
        c for c in range(len(match.game.actions)) if c not in match.game.legal_codes(at_move(match, 4).state)
    )
    path = f"/api/tables/{table}/variation"

    found = refused(host, "POST", path, {"ply": 4, "actions": [match.actions[4], 999_999]})
    assert ("bad_request", "$.actions[1]") == (found["error"], found["where"])
    found = refused(host, "POST", path, {"ply": 4, "actions": [illegal]})
    assert ("refused", "$.actions[0]") == (found["error"], found["where"])
    assert found["why"]
    assert "$.ply" == refused(host, "POST", path, {"ply": 13})["where"]
    assert "bad_request" == refused(host, "POST", path, {"ply": 4, "actions": [0] * 151})["error"]
    assert "bad_request" == refused(host, "POST", path, {"ply": 4, "seat": 5})["error"]


def test_matches_are_compared(visit: Visit) -> None:
    table, host = finished(visit)
    _, code = another(host, table, 5)
    fork = host.post(f"/api/tables/{table}/fork", {"ply": 5, "seats": [0, 1], "level": "tiro"})["id"]
    seat = at_move(recorded(host, table), 5).actor
    host.play(fork, seat, 0, code)
    host.post(f"/api/tables/{fork}/resign", {"id": new_client_id(), "seat": 0})
    stranger, _ = finished(visit)

    found = host.get(f"/api/tables/{table}/compare", **{"with": fork})
    same = host.get(f"/api/tables/{table}/compare", **{"with": table})
    other = host.get(f"/api/tables/{table}/compare", **{"with": stranger})

    match = recorded(host, table)
    assert (True, 5) == (found["same"], found["ply"])
    assert (6, seat, match.game.actions.text(match.actions[5])) == tuple(
        found["here"][name] for name in ("ply", "seat", "action")
    )
    assert match.game.actions.text(code) == found["there"]["action"]
    assert (True, 12, None, None) == tuple(same[name] for name in ("same", "ply", "here", "there"))
    assert (False, 0, None) == (other["same"], other["ply"], other["here"])
    running = host.table([ME, BOT])["id"]
    assert "wrong_phase" == refused(host, "GET", f"/api/tables/{table}/compare", **{"with": running})["error"]


def test_what_is_not_mine_to_see_is_not_compared(visit: Visit) -> None:
    table, _ = finished(visit)
    guest, stranger = visit(), visit()
    hidden = guest.table([ME, BOT])["id"]

    assert "unknown" == refused(stranger, "GET", f"/api/tables/{table}/compare", **{"with": hidden})["error"]
    assert "unknown" == refused(stranger, "GET", f"/api/tables/{table}/compare", **{"with": "nowhere"})["error"]


def test_moves_without_views_come_many_at_once(visit: Visit) -> None:
    table, host = finished(visit)
    path = f"/api/tables/{table}/replay"
    bare, seen = host.get(path, views=False, count=200), host.get(path)

    assert [step | {"views": []} for step in seen["steps"]] == bare["steps"]
    assert "count" == refused(host, "GET", path, count=51)["where"]


def test_variations_are_limited_by_person(tmp_path: Path) -> None:
    with serving(tmp_path, LUDI_LIMITS_VARIATION_RATE="0.01", LUDI_LIMITS_VARIATION_BURST="2") as server:
        answers = [_asked_thrice(server) for _ in range(2)]

    assert [[200, 200, 429]] * 2 == answers, "somebody else's are his own"


def _asked_thrice(server: Server) -> list[int]:
    with Visitor(server) as ada:
        table = ada.table([ME, BOT])["id"]
        ada.post(f"/api/tables/{table}/resign", {"id": new_client_id(), "seat": 0})
        return [ada.ask("POST", f"/api/tables/{table}/variation", {"ply": 0}).status_code for _ in range(3)]


def test_a_running_match_shows_no_record_replay_or_analysis(visit: Visit) -> None:
    table, host, _ = two_people(visit)

    for path in ("record", "replay", "analysis"):
        assert "wrong_phase" == refused(host, "GET", f"/api/tables/{table}/{path}")["error"]
    for path, body in (
        ("fork", {"ply": 0, "seats": [0], "level": "tiro"}),
        ("variation", {"ply": 0}),
        ("judgement", {"ply": 0}),
    ):
        assert "wrong_phase" == refused(host, "POST", f"/api/tables/{table}/{path}", body)["error"]
