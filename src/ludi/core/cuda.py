"""The door to a GPU: numba-cuda, mended where it falls short of Numba, or a sentence that says what is missing."""

from functools import cache
from importlib import import_module
from typing import Any

import numpy as np

from ludi.core.errors import LudiError
from ludi.core.jit import config


class NoDevice(LudiError):
    """There is no GPU to use, or nothing installed to use it with."""


@cache
def cuda() -> Any:
    """The module ``numba.cuda``, ready for our rules."""
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack  # noqa: NPY201  (numba-cuda still asks for the old name)
    try:
        from numba import cuda as found  # noqa: PLC0415  (an extra)

        arraydecl = import_module("numba.cuda.typing.arraydecl")  # by name: Numba alone does not have it
        target = import_module("numba.cuda.target")
    except ImportError as error:
        raise NoDevice("the GPU needs numba-cuda: pip install 'ludi-romani[cuda]'") from error
    door: Any = found
    if not door.is_available():
        raise NoDevice("no CUDA device is available: is there an NVIDIA GPU, and its driver?")
    _accept_enums_as_indices(arraydecl)
    _keep_tables_in_global_memory(target)
    config.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # a small batch is a choice, not a mistake
    return door


def _keep_tables_in_global_memory(target: Any) -> None:
    """Let tables of the rules have more than the 64 KiB of constant memory: each function has its own copy of them.

    Constant memory is quick where all threads read the same place, which threads in different matches do not.
    """
    context, spaces = target.CUDATargetContext, target.nvvm
    make = context.make_constant_array

    def made(self: Any, builder: Any, kind: Any, table: Any) -> Any:
        constant = spaces.ADDRSPACE_CONSTANT
        spaces.ADDRSPACE_CONSTANT = spaces.ADDRSPACE_GLOBAL
        try:
            return make(self, builder, kind, table)
        finally:
            spaces.ADDRSPACE_CONSTANT = constant

    context.make_constant_array = made


def _accept_enums_as_indices(arraydecl: Any) -> None:
    """Teach numba-cuda what Numba knows: a member of an IntEnum is an index like its number."""
    from numba.core import types as known  # noqa: PLC0415  (only with a device)

    types: Any = known
    read_index = arraydecl.get_array_index_type

    def plain(index: Any) -> Any:
        if isinstance(index, types.IntEnumMember):
            return types.intp
        if isinstance(index, types.BaseTuple):
            return types.Tuple([plain(each) for each in index])
        return index

    arraydecl.get_array_index_type = lambda array, index: read_index(array, plain(index))
