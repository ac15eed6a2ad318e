"""Records derived from annotations."""

import weakref
from typing import Annotated, Any, cast

import numpy as np
import pytest

from ludi.core.jit import compiled
from ludi.core.layout import (
    I8,
    I16,
    REMEMBERED,
    blank,
    copy,
    dtype_of,
    i8,
    i64,
    one,
    plain,
    read_only,
    remembered,
    remembered_by,
    to_bytes,
)
from modes import interpreted


class Base:
    seat: i8


class Stall(Base):
    coins: Annotated[I16, (2, 3)]
    owner: Annotated[I8, (3,)]


class Sized:
    flag: i8  # the fields behind it are aligned: bytes between them are no numbers
    total: i64
    row: Annotated[I8, (3,)]
    square: Annotated[I16, (2, 3)]
    cube: Annotated[I8, (2, 2, 3)]


class Broken:
    name: str


def test_the_record_follows_the_annotations_base_class_first() -> None:
    dtype = dtype_of(Stall)
    assert ("seat", "coins", "owner") == dtype.names
    assert dtype["coins"].shape == (2, 3)
    assert dtype["coins"].base == np.int16
    assert dtype.isalignedstruct


def test_an_annotation_that_is_no_integer_is_refused_by_name() -> None:
    with pytest.raises(TypeError, match=r"Broken\.name"):
        dtype_of(Broken)


def test_copies_are_independent() -> None:
    stall = one(Stall)
    stall.coins[1, 2] = 7
    other = copy(stall)
    other.coins[1, 2] = 9
    assert (7, 9) == (stall.coins[1, 2], other.coins[1, 2])
    assert to_bytes(stall) != to_bytes(other)
    assert to_bytes(stall) == to_bytes(copy(stall))


@interpreted
def test_interpreted_a_field_shows_what_was_written_in_whatever_way() -> None:
    stall = one(Stall)
    coins = stall.coins
    stall.coins[1, 2] = 7
    cast("Any", stall)["coins"][0] = 5
    assert coins.tolist() == stall.coins.tolist() == [[5, 5, 5], [0, 0, 7]]
    assert [(int, 7), (np.float64, 3.5)] == [(type(n), n) for n in (coins[1, 2], (coins / 2)[1, 2])]
    stall.coins = np.ones((2, 3))
    assert coins.tolist() == stall.coins.tolist() == [[1, 1, 1]] * 2
    stall.seat += 3
    assert to_bytes(stall) == to_bytes(copy(stall)) == b"\3\0" + b"\1\0" * 6 + b"\0" * 4
    with pytest.raises(ValueError, match="nonsense"):
        stall.nonsense = 1
    # What was read does not keep a record alive for ever.
    memory = weakref.ref(cast("Any", stall).base)
    del coins, stall
    assert memory() is None


def test_a_row_is_zeroed() -> None:
    assert not any(blank(Stall, 3).tobytes())


@compiled
def pay(s: Stall, coins: int) -> int:
    """A rule, for the tests of how rules are handed their records."""
    s.coins[1, 2] += coins
    return s.seat


def test_a_rule_is_handed_the_memory_of_its_record_wherever_that_lies() -> None:
    row, single = blank(Stall, 4), one(Stall)
    row["seat"], single.seat = range(4), 9
    for record in (row[2], row[1:2][0], row[::-1][0], row.reshape(2, 2)[1, 0], row[3:].reshape(())[()]):
        assert record.seat == pay(record, 10 + record.seat)
    assert 9 == pay(single, 5)
    assert [0, 11, 24, 26] == row["coins"][:, 1, 2].tolist()
    assert 5 == single.coins[1, 2]


def test_printed_tables_cannot_be_written() -> None:
    table = read_only([1, 2])
    with pytest.raises(ValueError, match="read-only"):
        table[0] = 3


def test_the_same_question_about_the_same_position_is_answered_once() -> None:
    asked = []

    @remembered(Stall)
    def coins(s: Stall, row: int) -> tuple[int, ...]:
        asked.append((int(s.seat), row))
        return tuple(s.coins[row].tolist())

    stall = one(Stall)
    stall.coins[1, 2] = 7
    assert ((0, 0, 7), (0, 0, 7), (0, 0, 0)) == (coins(stall, 1), coins(copy(stall), 1), coins(stall, 0))
    assert [(0, 1), (0, 0)] == asked
    stall.seat, stall.coins[1, 2] = 1, 8
    assert (0, 0, 8) == coins(stall, 1)
    assert [(0, 1), (0, 0), (1, 1)] == asked


def test_positions_that_agree_in_some_fields_are_one_position_to_who_is_told_only_those() -> None:
    asked = []

    @remembered_by(Stall, "owner")
    def owners(s: Stall) -> tuple[int, ...]:
        asked.append((int(s.seat), s.coins.tolist()))
        return tuple(s.owner.tolist())

    stall = one(Stall)
    stall.seat, stall.owner[1] = 3, -2
    assert (0, -2, 0) == owners(stall)
    stall.seat, stall.coins[1, 2] = 4, 7
    assert (0, -2, 0) == owners(stall)
    stall.owner[2] = 5
    assert (0, -2, 5) == owners(stall)
    assert [(0, [[0, 0, 0], [0, 0, 0]])] * 2 == asked


def test_what_remembers_is_handed_copies_that_it_may_change() -> None:
    @remembered(Stall, records=2)
    def moved(before: Stall, after: Stall, coins: int) -> int:
        before.coins[0, 0] -= coins
        after.coins[0, 0] += coins
        return int(after.coins[0, 0] - before.coins[0, 0])

    one_stall, other = one(Stall), one(Stall)
    one_stall.coins[0, 0] = 5
    assert (-1, -1, 1) == (moved(one_stall, other, 2), moved(one_stall, other, 2), moved(one_stall, other, 3))
    assert 9 == moved(other, one_stall, 2)
    assert (5, 0) == (one_stall.coins[0, 0], other.coins[0, 0])


def test_what_was_asked_longest_ago_is_forgotten() -> None:
    asked = []

    @remembered(Stall)
    def answer(_s: Stall, number: int) -> None:
        asked.append(number)

    for number in (*range(REMEMBERED), 0, REMEMBERED, 0, 1):
        answer(one(Stall), number)
    assert [*range(REMEMBERED), REMEMBERED, 1] == asked


def test_plain_numbers_are_those_that_numpy_reads() -> None:
    s = one(Sized)
    s.flag, s.total = -1, 1 << 40
    for field in (s.row, s.square, s.cube):
        field[...] = np.arange(field.size).reshape(field.shape) - 2

    assert vars(plain(s)) == {name: getattr(s, name).tolist() for name in ("row", "square", "cube")} | {
        "flag": -1,
        "total": 1 << 40,
    }
