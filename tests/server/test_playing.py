"""At the board: actions, stale ones, repeats, undo, stand-ins, hints, talk."""

import time
from collections.abc import Callable
from typing import Any

import pytest
from hosting import COLD_SECONDS, Visitor, new_client_id
from test_tables import BOT, ME, OPEN, Visit, refused


def two_people(visit: Visit, **more: Any) -> tuple[str, Visitor, Visitor]:
    host, guest = visit("Ada"), visit("Ben")
    table = host.table([ME, OPEN], public=True, options={"start": 1}, **more)["id"]
    guest.post(f"/api/tables/{table}/join", {})
    return table, host, guest


def until(condition: Callable[[], Any]) -> Any:
    """What comes true in a moment, or when a bot has been compiled for the first time on this machine."""
    deadline = time.monotonic() + COLD_SECONDS
    while time.monotonic() < deadline:
        found = condition()
        if found:
            return found
        time.sleep(0.05)
    raise AssertionError("it did not happen in time")


def first_choice(position: Any) -> Any:
    return position["view"]["choices"][0]["code"]


def test_a_repeated_action_is_answered_alike_and_played_once(visit: Visit) -> None:
    table, host, _ = two_people(visit)
    body = {"id": new_client_id(), "seat": 0, "step": 0, "action": first_choice(host.position(table, 0))}

    first = host.post(f"/api/tables/{table}/actions", body)
    again = host.post(f"/api/tables/{table}/actions", body)

    assert first == again
    assert 1 == host.position(table, 0)["step"]


def test_a_stale_action_gets_the_present_position_and_does_nothing(visit: Visit) -> None:
    table, host, guest = two_people(visit)
    host.play(table, 0, 0, first_choice(host.position(table, 0)))
    body = {"id": new_client_id(), "seat": 1, "step": 0, "action": 0}

    error = refused(guest, "POST", f"/api/tables/{table}/actions", body)

    assert ("stale", body["id"]) == (error["error"], error["id"])
    assert (1, 1) == (error["position"]["seat"], error["position"]["step"])
    assert 1 == host.position(table, 0)["step"]


def test_another_seat_another_turn_and_an_illegal_action_are_refused(visit: Visit) -> None:
    table, host, guest = two_people(visit)
    path = f"/api/tables/{table}/actions"

    def play(visitor: Visitor, seat: int, action: Any) -> Any:
        return refused(visitor, "POST", path, {"id": new_client_id(), "seat": seat, "step": 0, "action": action})

    assert "not_yours" == play(guest, 0, 0)["error"]
    assert "not_your_turn" == play(guest, 1, 0)["error"]
    assert "bad_request" == play(host, 0, "fly to the moon")["error"]
    illegal = play(host, 0, "reroll")
    assert ("refused", True) == (illegal["error"], illegal["clause"].startswith("AIE-"))
    why = host.get(f"/api/tables/{table}/why", seat=0, action="reroll")
    assert (False, illegal["why"], illegal["clause"]) == (why["legal"], why["why"], why["clause"])
    legal = host.get(f"/api/tables/{table}/why", seat=0, action=first_choice(host.position(table, 0)))
    assert legal["legal"]


def test_against_bots_everything_can_be_taken_back(visit: Visit) -> None:
    alone = visit()
    table = alone.table([ME, BOT], options={"start": 1})["id"]
    alone.play(table, 0, 0, first_choice(alone.position(table, 0)))
    position = until(lambda: (p := alone.position(table, 0))["view"]["actor"] == 0 and p["ply"] > 1 and p)
    assert (0, 0) == (position["undo"]["free_to"], position["undo"]["last"])

    alone.post(f"/api/tables/{table}/undo", {"id": new_client_id(), "seat": 0, "to": 0})

    back = alone.position(table, 0, since=position["step"])
    assert (0, position["step"] + 1) == (back["ply"], back["step"])
    assert ["undo"] == [step["kind"] for step in back["steps"]]


def test_between_people_undo_needs_everybodys_consent(visit: Visit) -> None:
    table, host, guest = two_people(visit)
    host.play(table, 0, 0, first_choice(host.position(table, 0)))
    offer = {"id": new_client_id(), "seat": 0, "to": 0}

    offered = host.post(f"/api/tables/{table}/undo", offer)

    assert offered["offered"]
    assert {"seat": 0, "to": 0, "waiting": [1]} == guest.position(table, 1)["undo"]["offer"]
    assert offered == host.post(f"/api/tables/{table}/undo", offer)
    guest.post(f"/api/tables/{table}/undo/answer", {"id": new_client_id(), "accept": True})
    back = host.position(table, 0)
    assert (0, None) == (back["ply"], back["undo"]["offer"])
    assert ["action", "offer", "accept", "undo"] == [step["kind"] for step in back["steps"]]


def test_a_declined_offer_changes_nothing_and_an_action_ends_an_offer(visit: Visit) -> None:
    table, host, guest = two_people(visit)
    host.play(table, 0, 0, first_choice(host.position(table, 0)))
    host.post(f"/api/tables/{table}/undo", {"id": new_client_id(), "seat": 0, "to": 0})
    guest.post(f"/api/tables/{table}/undo/answer", {"id": new_client_id(), "accept": False})
    assert (1, None) == (guest.position(table, 1)["ply"], guest.position(table, 1)["undo"]["offer"])
    host.post(f"/api/tables/{table}/undo", {"id": new_client_id(), "seat": 0, "to": 0})
    position = guest.position(table, 1)
    # The offer has not changed the position, so an action for the step before it still stands.
    guest.play(table, 1, position["step"] - 1, first_choice(position))

    assert guest.position(table, 1)["undo"]["offer"] is None
    late = refused(guest, "POST", f"/api/tables/{table}/undo/answer", {"id": new_client_id(), "accept": True})
    assert "cannot_undo" == late["error"]


def test_a_bot_stands_in_for_who_leaves_and_hands_back_on_return(visit: Visit) -> None:
    table, host, guest = two_people(visit)
    gone = host.post(f"/api/tables/{table}/leave")
    assert [True, False] == [seat["stand_in"] for seat in gone["seats"]]
    position = until(lambda: (p := guest.position(table, 1))["view"]["actor"] == 1 and p)
    assert "bot" == position["steps"][-1]["by"]

    back = host.post(f"/api/tables/{table}/join", {})

    assert [False, False] == [seat["stand_in"] for seat in back["seats"]]
    guest.play(table, 1, guest.position(table, 1)["step"], first_choice(position))


def test_when_time_is_up_a_bot_plays_on_or_the_seat_resigns(visit: Visit) -> None:
    table, _, guest = two_people(visit, clock={"kind": "per_move", "seconds": 5, "at_zero": "bot"})
    other, _, winner = two_people(visit, clock={"kind": "bank", "seconds": 5, "at_zero": "resign"})
    clocks = guest.position(table, 1)["clocks"]
    assert [True, False] == [clock["running"] for clock in clocks]
    assert clocks[0]["left"] <= 5000

    until(lambda: guest.get(f"/api/tables/{table}")["seats"][0]["stand_in"])
    over = until(lambda: (t := winner.get(f"/api/tables/{other}"))["phase"] == "finished" and t)

    assert [2, 1] == over["result"]["places"]
    stood_in = next(step for step in guest.position(table, 1)["steps"] if step["kind"] == "stand_in")
    assert ("clock", 0) == (stood_in["by"], stood_in["seat"])


@pytest.mark.parametrize("why", ["resigned", "out-of-time"])
def test_a_match_that_is_over_for_any_reason_says_so_and_asks_nobody(visit: Visit, why: str) -> None:
    clock = {"kind": "bank", "seconds": 5, "at_zero": "resign"} if why == "out-of-time" else None
    table, host, guest = two_people(visit, clock=clock)
    with guest.socket() as stream:
        stream.follow(table, 1)
        if why == "resigned":
            host.post(f"/api/tables/{table}/resign", {"id": new_client_id(), "seat": 0})
        told = stream.heard("update")["position"]
        assert "finished" in {message["info"]["phase"] for message in stream.all if message["type"] == "table"}

    for position in (told, host.position(table, 0), guest.position(table)):
        assert (-1, [], "ask-over") == (
            position["view"]["actor"],
            position["view"]["choices"],
            position["view"]["ask"]["kind"],
        )
        assert (why, [2, 1]) == (position["result"]["ending"], position["result"]["places"])
        assert 2 == len(position["result"]["scores"])
    assert host.post(f"/api/tables/{table}/rematch")["id"] != table


def test_a_running_match_has_no_result_yet(visit: Visit) -> None:
    table, host, _ = two_people(visit)

    assert host.position(table, 0)["result"] is None


def test_a_hint_between_people_is_seen_by_the_others_and_the_host_may_switch_them_off(visit: Visit) -> None:
    table, host, guest = two_people(visit)
    host.post(f"/api/tables/{table}/hint", {"seat": 0, "step": 0, "level": "tiro"})
    assert [("hint", 0)] == [(step["kind"], step["seat"]) for step in guest.position(table, 1)["steps"]]
    host.play(table, 0, 0, first_choice(host.position(table, 0)))
    strict, host, guest = two_people(visit, hints=False)

    assert not guest.get(f"/api/tables/{strict}")["hints"]
    assert "forbidden" == refused(host, "POST", f"/api/tables/{strict}/hint", {"seat": 0, "step": 0})["error"]


def test_alone_against_bots_a_hint_is_nobody_elses_business(visit: Visit) -> None:
    alone = visit()
    table = alone.table([ME, BOT], options={"start": 1}, hints=False)["id"]
    alone.post(f"/api/tables/{table}/hint", {"seat": 0, "step": 0, "level": "tiro"})

    assert [] == alone.position(table, 0)["steps"]


def test_bots_do_not_play_for_nobody(visit: Visit) -> None:
    alone = visit()
    table = alone.table([BOT, BOT])["id"]
    assert 0 == alone.position(table, since=0, wait=1)["step"]

    with alone.socket() as stream:
        stream.follow(table)
        assert stream.heard("update")["position"]["step"] > 0


def test_who_left_alone_is_waited_for(visit: Visit) -> None:
    alone = visit()
    table = alone.table([ME, BOT], options={"start": 1})["id"]
    step = alone.post(f"/api/tables/{table}/leave")["step"]
    assert step == alone.position(table, 0, since=step, wait=1)["step"]

    alone.post(f"/api/tables/{table}/join", {})

    assert step + 1 == alone.position(table, 0)["step"]


def test_two_seats_of_one_person_need_not_ask_each_other(visit: Visit) -> None:
    host, guest = visit("Ada"), visit("Ben")
    table = host.table([ME, OPEN, ME], public=True, options={"start": 1})["id"]
    guest.post(f"/api/tables/{table}/join", {})
    host.play(table, 0, 0, first_choice(host.position(table, 0)))
    offered = host.post(f"/api/tables/{table}/undo", {"id": new_client_id(), "seat": 0, "to": 0})
    assert offered["offered"]

    guest.post(f"/api/tables/{table}/undo/answer", {"id": new_client_id(), "accept": True})

    assert (0, None) == ((back := host.position(table, 0))["ply"], back["undo"]["offer"])


def test_a_hint_names_legal_actions_with_chances(visit: Visit) -> None:
    table, host, guest = two_people(visit)
    position = host.position(table, 0)

    hint = host.post(f"/api/tables/{table}/hint", {"seat": 0, "step": 0, "level": "miles"})

    codes = {choice["code"] for choice in position["view"]["choices"]}
    assert hint["advice"]
    assert {advice["code"] for advice in hint["advice"]} <= codes
    assert all(0 <= advice["chance"] <= 1 for advice in hint["advice"])
    body = {"seat": 0, "step": 0}
    assert "not_yours" == refused(guest, "POST", f"/api/tables/{table}/hint", body)["error"]


def test_round_one_screen_each_seat_is_shown_only_when_asked_for(visit: Visit) -> None:
    alone = visit()
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"}]
    table = alone.table(seats, options={"start": 1})
    assert ["Ada", "Ben"] == [seat["name"] for seat in table["seats"]]

    with alone.socket() as stream:
        curtain = stream.follow(table["id"])["position"]
        assert (None, []) == (curtain["view"]["seat"], curtain["view"]["choices"])
        lifted = stream.follow(table["id"], 0)["position"]
        assert (0, True) == (lifted["view"]["seat"], bool(lifted["view"]["choices"]))
        assert lifted["view"]["players"][1]["senate_tiles"] is None


def test_talk_reaches_everybody_once(visit: Visit) -> None:
    table, host, guest = two_people(visit)
    with guest.socket() as stream:
        stream.follow(table, 1)
        line = {"id": new_client_id(), "text": "  Alea   iacta est! "}
        host.post(f"/api/tables/{table}/chat", line)
        host.post(f"/api/tables/{table}/chat", line)
        heard = stream.heard("chat")["line"]
        stream.say(type="chat", id=new_client_id(), table=table, text="Salve")
        assert "Salve" == stream.heard("chat")["line"]["text"]

    assert ("Alea iacta est!", "Ada", 0) == (heard["text"], heard["name"], heard["seat"])
    lines = host.get(f"/api/tables/{table}/chat")["lines"]
    assert ["Alea iacta est!", "Salve"] == [line["text"] for line in lines]


def test_a_lost_connection_resumes_by_the_last_step_without_gaps_or_doubles(visit: Visit) -> None:
    table, host, guest = two_people(visit)
    with guest.socket() as stream:
        seen = stream.follow(table, 1)["position"]["step"]
    for _ in range(6):
        position = host.position(table, 0)
        actor = position["view"]["actor"]
        player = host if actor == 0 else guest
        position = player.position(table, actor)
        player.play(table, actor, position["step"], first_choice(position))

    with guest.socket() as stream:
        position = stream.follow(table, 1, since=seen)["position"]

    assert seen == position["since"]
    assert [*range(seen + 1, seen + 7)] == [step["step"] for step in position["steps"]]


def test_presence_and_turns_are_told(visit: Visit) -> None:
    table, host, guest = two_people(visit)
    with guest.socket() as stream, guest.socket() as elsewhere:
        stream.follow(table, 1)
        with host.socket() as other:
            other.follow(table, 0)
            assert [0, 1] == until(lambda: (m := stream.heard("presence"))["present"] == [0, 1] and m)["present"]
            position = host.position(table, 0)
            while position["view"]["actor"] == 0:
                host.play(table, 0, position["step"], first_choice(position))
                position = host.position(table, 0)
            assert (table, "your_turn") == ((m := elsewhere.heard("notice"))["table"], m["what"])
        assert [1] == until(lambda: (m := stream.heard("presence"))["present"] == [1] and m)["present"]
        assert "notice" not in {message["type"] for message in stream.all}, "who follows the table has its view"
