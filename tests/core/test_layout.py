"""Records derived from annotations."""

from typing import Annotated

import numpy as np
import pytest

from ludi.core.layout import I8, I16, blank, copy, dtype_of, i8, one, read_only, to_bytes


class Base:
    seat: i8


class Stall(Base):
    coins: Annotated[I16, (2, 3)]
    owner: Annotated[I8, (3,)]


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


def test_a_row_is_zeroed() -> None:
    assert not any(blank(Stall, 3).tobytes())


def test_printed_tables_cannot_be_written() -> None:
    table = read_only([1, 2])
    with pytest.raises(ValueError, match="read-only"):
        table[0] = 3
