"""The law of clocks (docs/protocol.md), case by case and over any sequence of events."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from databases import migrated
from hypothesis import given, settings
from hypothesis import strategies as st
from inside import a_play, running, two_people

from ludi.games import GAMES
from ludi.server import play
from ludi.server.errors import Denied
from ludi.server.match_log import MatchLog
from ludi.server.messages.common import Clock
from ludi.server.messages.incoming import Join
from ludi.server.people import now_ms
from ludi.server.table import Sitting, Table

GAME = GAMES["alea"]
HOLDERS = ("ada", "ben", "ada", None)
BANK = Clock("bank", 60, 5, "bot")
PER_MOVE = Clock("per_move", 60, 0, "bot")
EVENTS = ("action", "action", "action", "undo", "stand_in", "hand_back", "offer", "accept", "decline", "hint", "resign")


def match(clock: Clock, holders: tuple[str | None, ...] = ("ada", "ben"), game: str = "alea") -> MatchLog:
    seats = tuple(Sitting("person" if holder else "bot", holder) for holder in holders)
    names = {"id": "", "game": game, "data": "", "host": "", "salt": "", "secret": "", "root": ""}
    return MatchLog(Table(**names, rules=1, phase="playing", made=0, started=0, seed="1", seats=seats, clock=clock))


def happens(log: MatchLog, after: int, kind: Any, seat: int | None = None, value: int | None = None) -> None:
    """Something, so many milliseconds after the entry before."""
    seat = log.actor if seat is None else seat
    value = GAME.legal_codes(log.position)[0] if kind == "action" and value is None else value or 0
    by = "bot" if kind == "action" and log.decider is None else "person"
    log.add(log.entry(kind, seat, value, by, None, log.clocks.since + after))  # type: ignore[arg-type]


def left(log: MatchLog, seat: int) -> int:
    return log.clocks_left(log.clocks.since)[seat].left


@pytest.mark.parametrize("game", GAMES)
def test_playing_and_undoing_earns_nothing_in_any_game(game: str) -> None:
    rules = GAMES[game]
    log = match(BANK, ("ada", "ada"), game)
    for _ in range(10):
        ply = log.ply
        code = rules.legal_codes(log.position)[0]
        log.add(log.entry("action", log.actor, code, "person", None, log.clocks.since + 50))
        log.add(log.entry("undo", log.actor, ply, "person", None, log.clocks.since + 50))

    assert 120_000 - 1000 == sum(left(log, seat) for seat in range(2))


def test_leaving_and_coming_back_gives_no_time() -> None:
    log = match(BANK)
    seat = log.actor
    happens(log, 59_000, "stand_in")
    happens(log, 5_000, "hand_back", seat)

    assert 1_000 == left(log, seat)
    assert log.clocks.since + 1_000 == log.deadline()


def test_who_is_to_move_is_charged_while_another_comes_back() -> None:
    log = match(BANK)
    seat, other = log.actor, 1 - log.actor
    happens(log, 0, "stand_in", other)
    happens(log, 50_000, "hand_back", other)

    assert (10_000, 60_000) == (left(log, seat), left(log, other))


def test_a_clock_for_each_decision_goes_on_where_it_was_after_an_absence_and_an_undo() -> None:
    log = match(PER_MOVE, ("ada", "ada"))
    seat = log.actor
    happens(log, 40_000, "stand_in")
    happens(log, 9_000, "hand_back", seat)
    assert 20_000 == left(log, seat)
    happens(log, 5_000, "action")
    happens(log, 1_000, "undo", seat, value=0)

    assert 15_000 == left(log, seat)


def test_who_has_no_time_left_cannot_come_back_for_it() -> None:
    log = match(BANK)
    seat = log.actor
    happens(log, 60_001, "stand_in")

    assert not log.has_time(seat)
    assert log.has_time(1 - seat)


def test_an_entry_is_never_earlier_than_the_one_before() -> None:
    log = match(BANK)
    happens(log, 7_000, "hint")

    assert 7_000 == log.entry("hint", 0, 0, "person", None, 3_000).at


def legal(log: MatchLog, kind: str, luck: random.Random) -> tuple[int, int] | None:
    """Seat and value of something of a kind that may happen now."""
    people = sorted(log.people - log.resigned)
    if log.is_over:
        return None
    match kind:
        case "action":
            return log.actor, luck.choice(GAME.legal_codes(log.position))
        case "undo":
            return (luck.choice(people), luck.randrange(log.ply)) if people and log.ply else None
        case "offer":
            return (luck.choice(people), luck.randrange(log.ply)) if people and log.ply and not log.offer else None
        case "accept" | "decline":
            return (luck.choice(log.waiting()), 0) if log.offer and log.waiting() else None
        case "hand_back":
            return (luck.choice(sorted(log.away)), 0) if log.away else None
        case "stand_in":
            present = [seat for seat in people if seat not in log.away]
            return (luck.choice(present), 0) if present else None
        case _:
            return (luck.choice(people), 0) if people else None


@settings(max_examples=60, deadline=None)
@given(
    events=st.lists(st.tuples(st.sampled_from(EVENTS), st.integers(0, 30_000)), max_size=60),
    clock=st.sampled_from([BANK, PER_MOVE]),
    luck=st.randoms(use_true_random=False),
)
def test_what_was_charged_is_what_passed_and_only_the_increment_adds_time(
    events: list[tuple[Any, int]], clock: Clock, luck: random.Random
) -> None:
    log = match(clock, HOLDERS)
    passed = [0] * len(HOLDERS)
    for kind, wait in events:
        chosen = legal(log, kind, luck)
        if chosen is None:
            continue
        decider, before, ply = log.decider, list(log.clocks.banks), log.ply
        spent_before = dict(log.clocks._spent)
        if decider is not None:
            passed[decider] += wait
        happens(log, wait, kind, *chosen)
        for seat, bank in enumerate(log.clocks.banks):
            earned = 5_000 if clock is BANK and kind == "action" and seat == decider else 0
            assert bank <= before[seat] + earned, "time out of nothing"
        if clock is BANK:
            standing = [sum(move.earned for move in log.line if move.seat == seat) for seat in range(len(HOLDERS))]
            banks = [60_000 + standing[seat] - passed[seat] for seat in range(len(HOLDERS))]
            assert banks == log.clocks.banks
        else:
            spent = log.clocks._spent
            by_seat = [sum(ms for (_, who), ms in spent.items() if who == seat) for seat in range(len(HOLDERS))]
            assert passed == by_seat
            assert all(spent[decision] >= ms for decision, ms in spent_before.items()), "time given back"
            assert decider is None or spent[ply, decider] == spent_before.get((ply, decider), 0) + wait
    replayed = MatchLog(log.table, log.entries)
    now = log.clocks.since + 1_234
    assert log.clocks_left(now) == replayed.clocks_left(now), "a restart changes nothing"
    assert log.deadline() == replayed.deadline()


def test_what_a_bot_plays_in_somebodys_stead_earns_him_nothing() -> None:
    log = match(BANK)
    seat = log.actor
    happens(log, 10_000, "stand_in")
    happens(log, 3_000, "action")

    assert 50_000 == left(log, seat)


def test_two_seats_of_one_person_agree_with_each_other() -> None:
    log = match(BANK, HOLDERS)
    happens(log, 0, "action")
    happens(log, 0, "offer", 0, value=0)

    assert (1,) == log.waiting()


@pytest.mark.parametrize("wants", ["to play", "to leave"])
@pytest.mark.parametrize(("at_zero", "called"), [("bot", "stand_in"), ("resign", "resign")])
def test_whose_time_is_up_decides_no_more_though_nobody_has_looked_yet(
    at_zero: Any, called: str, wants: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with running(stored) as services:
            session, ada, _ = await two_people(services, clock=Clock("per_move", 60, 0, at_zero))
            monkeypatch.setattr(play, "now_ms", lambda: now_ms() + 61_000)  # as when the server was down meanwhile
            if wants == "to play":
                with pytest.raises(Denied) as denied:
                    await services.play.enter(ada, session, a_play(session))
                assert "wrong_phase" == denied.value.error
            elif at_zero == "bot":
                await services.seating.leave(ada, session)
            else:
                with pytest.raises(Denied, match="is over"):
                    await services.seating.leave(ada, session)
            assert [(called, "clock")] == [(entry.kind, entry.by) for entry in session.match().entries]
            assert (at_zero == "bot") == (session.thinking is not None), "the bot goes on at once"

    with migrated("sqlite", tmp_path) as stored:
        asyncio.run(main())


def test_who_has_used_up_his_bank_is_not_handed_his_seat_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with running(stored) as services:
            session, ada, ben = await two_people(services, clock=Clock("bank", 60, 5, "bot"))
            monkeypatch.setattr(play, "now_ms", lambda: now_ms() + 61_000)
            await services.seating.leave(ada, session)
            await services.seating.leave(ben, session)
            with pytest.raises(Denied, match="used up"):
                await services.seating.sit(ada, session, Join())
            await services.seating.sit(ben, session, Join())
            assert {0} == session.match().away

    with migrated("sqlite", tmp_path) as stored:
        asyncio.run(main())
