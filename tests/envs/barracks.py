"""A GPU of Python threads: slow, but with blocks, shared memory and barriers like a real one.

Kernels are plain functions to it. Every thread of a block runs in a thread of its own and waits at the barriers, so
that a kernel that sorts wrongly, or lets some threads miss a barrier, fails here too (a missed barrier breaks after
some seconds).
"""

import threading
from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any

import numpy as np

PATIENCE = 20.0
"""Seconds until a barrier that somebody has missed is broken."""


class Barracks:
    """Has the names that our kernels use of ``numba.cuda``."""

    def __init__(self, block: int) -> None:
        self.block = block
        self._here = threading.local()
        self._lock = threading.Lock()
        self.shared = SimpleNamespace(array=self._shared_array)
        self.local = SimpleNamespace(array=np.zeros)
        self.atomic = SimpleNamespace(add=self._add)
        self.blockDim = SimpleNamespace(x=block)

    def jit(self, **_: Any) -> Callable[[Any], Any]:
        """Leave a function as it is."""
        return lambda function: function

    @property
    def threadIdx(self) -> Any:  # noqa: N802  (CUDA's name)
        return SimpleNamespace(x=self._here.thread)

    @property
    def blockIdx(self) -> Any:  # noqa: N802
        return SimpleNamespace(x=self._here.block)

    def syncthreads(self) -> None:
        self._here.barrier.wait()

    def launch(self, kernel: Callable[..., None], n: int, arguments: Sequence[Any]) -> None:
        """Run the kernel for n lanes, block after block, the last one first."""
        for block in reversed(range(-(-n // self.block))):
            barrier = threading.Barrier(self.block, timeout=PATIENCE)
            arrays: dict[int, Any] = {}
            faults: list[Exception] = []

            def run(
                thread: int, barrier: Any = barrier, arrays: Any = arrays, faults: Any = faults, at: int = block
            ) -> None:
                self._here.thread, self._here.block, self._here.barrier = thread, at, barrier
                self._here.arrays, self._here.n_arrays = arrays, 0
                try:
                    kernel(*arguments)
                except Exception as fault:  # noqa: BLE001  (told to whoever has launched it)
                    faults.append(fault)
                    barrier.abort()

            threads = [threading.Thread(target=run, args=(thread,)) for thread in range(self.block)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            if faults:
                raise faults[0]

    def _shared_array(self, shape: int, dtype: Any) -> Any:
        """The same array for all threads of the block: the first, second, … that they declare."""
        number = self._here.n_arrays
        self._here.n_arrays += 1
        with self._lock:
            return self._here.arrays.setdefault(number, np.full(shape, 77, dtype))  # nobody clears shared memory

    def _add(self, array: Any, index: int, value: int) -> int:
        with self._lock:
            before = int(array[index])
            array[index] += value
            return before
