"""Whole rows of numbers, from the fields of a position into those of an observation.

Told one by one, every number is a load and a store: the compiler cannot know that the two records lie apart, and an
observation has hundreds of numbers. Here a row is read before any of it is written, as many numbers at once as the
machine can.
"""

from math import prod
from typing import Any

from llvmlite import ir
from numba.core import cgutils
from numba.extending import intrinsic
from numba.np import arrayobj

from ludi.core.jit import INTERPRETED, types

# Numba ships no types for what builds machine code.
_arrays: Any = arrayobj
_cgutils: Any = cgutils
_intrinsic: Any = intrinsic


def copy(target: Any, source: Any) -> None:
    """Copy a field into one of the same shape."""
    target[...] = source


def copy_row(target: Any, to: int, source: Any, at: int) -> None:
    """Copy the row ``at`` of a field into the row ``to`` of another."""
    target[to] = source[at]


def take_row(target: Any, source: Any, at: int) -> None:
    """Copy the row ``at`` of a field into a field as long as that row."""
    target[...] = source[at]


def clear(target: Any) -> None:
    """Fill a field with 0."""
    target[...] = 0


def clear_row(target: Any, to: int) -> None:
    """Fill a row of a field with 0."""
    target[to] = 0


def wipe(record: Any) -> None:
    """Fill a whole record with 0: a new match begins on a blank table."""
    for name in record.dtype.names:
        record[name] = 0


def _numbers(context: Any, builder: Any, kind: Any, array: Any, row: Any = None) -> tuple[Any, Any, int]:
    """Where the numbers of a field, or of one of its rows, begin, how one of them is kept, and how many there are."""
    first = _arrays.make_array(kind)(context, builder, array).data
    if row is not None:
        first = builder.gep(first, [builder.mul(row, context.get_constant(types.intp, prod(kind.shape[1:])))])
    return first, context.get_data_type(kind.dtype), prod(kind.shape[1:] if row is not None else kind.shape)


def _move(context: Any, builder: Any, target: tuple[Any, Any, int], source: tuple[Any, Any, int] | None) -> Any:
    """Copy numbers, widened, or 0: all at once, or one by one in a thread of a GPU, which has no wide registers."""
    into, wide, n = target
    if source is not None and source[2] != n:
        raise TypeError(f"{source[2]} numbers are not told in a row of {n}")
    width = 1 if "cuda" in type(context).__module__ else n

    def at(first: Any, kind: Any, place: int) -> Any:
        pointer = builder.gep(first, [context.get_constant(types.intp, place)])
        return builder.bitcast(pointer, ir.VectorType(kind, width).as_pointer()) if width > 1 else pointer

    several = ir.VectorType(wide, width) if width > 1 else wide
    for place in range(0, n, width):
        numbers = ir.Constant(several, None if width > 1 else 0)
        if source is not None:
            numbers = builder.load(at(source[0], source[1], place), align=source[1].width // 8)
            if source[1].width < wide.width:
                numbers = builder.sext(numbers, several)
        builder.store(numbers, at(into, wide, place), align=wide.width // 8)
    return context.get_dummy_value()


def _copy(_: Any, target: Any, source: Any) -> Any:
    def code(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        fields = [_numbers(context, builder, *each) for each in zip(signature.args, given, strict=True)]
        return _move(context, builder, *fields)

    return types.void(target, source), code


def _copy_row(_: Any, target: Any, to: Any, source: Any, at: Any) -> Any:  # noqa: ARG001
    def code(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        into = _numbers(context, builder, signature.args[0], given[0], given[1])
        return _move(context, builder, into, _numbers(context, builder, signature.args[2], given[2], given[3]))

    return types.void(target, types.intp, source, types.intp), code


def _take_row(_: Any, target: Any, source: Any, at: Any) -> Any:  # noqa: ARG001
    def code(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        into = _numbers(context, builder, signature.args[0], given[0])
        return _move(context, builder, into, _numbers(context, builder, signature.args[1], given[1], given[2]))

    return types.void(target, source, types.intp), code


def _clear(_: Any, target: Any) -> Any:
    def code(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        return _move(context, builder, _numbers(context, builder, signature.args[0], given[0]), None)

    return types.void(target), code


def _clear_row(_: Any, target: Any, to: Any) -> Any:  # noqa: ARG001
    def code(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        return _move(context, builder, _numbers(context, builder, signature.args[0], *given), None)

    return types.void(target, types.intp), code


def _wipe(_: Any, record: Any) -> Any:
    def code(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        words, rest = divmod(signature.args[0].size, 4)
        if rest:
            raise TypeError(f"{signature.args[0]} is not made of whole words")
        first = builder.bitcast(given[0], ir.IntType(32).as_pointer())
        with _cgutils.for_range(builder, context.get_constant(types.intp, words)) as loop:
            builder.store(ir.Constant(ir.IntType(32), 0), builder.gep(first, [loop.index]), align=4)
        return context.get_dummy_value()

    return types.void(record), code


if not INTERPRETED:
    wipe = _intrinsic(_wipe)
    copy, copy_row, take_row = _intrinsic(_copy), _intrinsic(_copy_row), _intrinsic(_take_row)
    clear, clear_row = _intrinsic(_clear), _intrinsic(_clear_row)
