"""Scratch space on the stack of compiled code.

No function of the contract allocates: a GPU has no heap to speak of, and a search would wait for the CPU's.
"""

import math
from collections.abc import Callable
from typing import Any, cast

import numpy as np
from numba.core import cgutils
from numba.extending import intrinsic
from numba.np import arrayobj, numpy_support

from ludi.core.jit import INTERPRETED, types

# Numba ships no types for what builds machine code.
_build: Any = cgutils
_arrays: Any = arrayobj
_support: Any = numpy_support
_intrinsic: Any = intrinsic


def scratch(shape: tuple[int, ...], scalar: type[np.generic]) -> Callable[[], Any]:
    """A function by which compiled code gets an array of this shape, with anything in it.

    The array lives as long as the function that asked for it, which may hand it to those it calls.
    """
    if INTERPRETED:
        return lambda: np.empty(shape, dtype=scalar)

    def on_stack(_: Any) -> Any:
        array = types.Array(_support.from_dtype(np.dtype(scalar)), len(shape), "C")

        def code(context: Any, builder: Any, signature: Any, _: Any) -> Any:
            kind = context.get_value_type(signature.return_type.dtype)
            size = context.get_constant(types.intp, math.prod(shape))
            made = _arrays.make_array(signature.return_type)(context, builder)
            width = np.dtype(scalar).itemsize
            strides = [width * math.prod(shape[axis + 1 :]) for axis in range(len(shape))]
            _arrays.populate_array(
                made,
                data=_build.alloca_once(builder, kind, size=size),
                shape=[context.get_constant(types.intp, length) for length in shape],
                strides=[context.get_constant(types.intp, stride) for stride in strides],
                itemsize=context.get_constant(types.intp, width),
                meminfo=None,
            )
            return made._getvalue()  # noqa: SLF001  (Numba's own way to read what it made)

        return array(), code

    return cast("Callable[[], Any]", _intrinsic(on_stack))
