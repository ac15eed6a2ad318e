"""Many matches of a learner against itself, on the cores or on a GPU, with what it is told at every decision."""

from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, Final, cast

import numpy as np
import torch
from torch import Tensor

from ludi.core import layout, rng
from ludi.core.contract import MAX_SEATS, Game
from ludi.core.cuda import cuda
from ludi.envs.batch import BLOCK, batch
from ludi.learning.ahead import TEAM, Ahead, look_ahead_kernels, look_ahead_range
from ludi.learning.model import Seen

STREAM: Final = 7
"""Of the generators of imagined worlds; the matches have another."""


class Field:
    """Lanes of self-play: every seat is the learner's, forced actions are played inside the step.

    Unless the learner is aided by the game's evaluation, standings and looks stay zero; without ``looking`` looks do.
    """

    def __init__(
        self,
        game: Game[Any],
        lanes: int,
        device: str,
        seed: int,
        spread: Any,
        *,
        aided: bool = True,
        looking: bool = True,
    ) -> None:
        self.game = game
        self.n = lanes
        self.aided = aided
        self.looking = looking
        self.on_gpu = device == "cuda"
        self.lanes = cast("Any", batch(game, list(game.seats), lanes, device=device, seed=seed, forced=True))
        luck = np.zeros((lanes, rng.WORDS), np.uint32)
        for lane, each in enumerate(luck):
            rng.start_from(each, (seed << 24) + lane)
            each[2] = STREAM
        host = Ahead(
            trials=np.zeros((lanes if aided else 1, 1 + (TEAM if self.on_gpu else 1)), layout.dtype_of(game.state)),
            luck=luck,
            spread=np.asarray(spread, np.float32),
            now=np.zeros(lanes, np.float32),
            standings=np.zeros((lanes, MAX_SEATS), np.float32),
            looks=np.zeros((lanes, len(game.actions)), np.float32),
        )
        self.seats = torch.from_numpy(np.resize(np.array(game.seats), lanes)).to(device)
        if self.on_gpu:
            door = cuda()
            self._worlds, self._looks = look_ahead_kernels(door)
            self.ahead = Ahead(*(door.to_device(each) for each in host))
        else:
            self.ahead = host
            self._threads = torch.get_num_threads()
            self._pool = ThreadPoolExecutor(self._threads)
        told = self.lanes
        self.tensors = {
            name: torch.as_tensor(array, device=device)
            for name, array in (
                ("observations", told.observations),
                ("masks", told.masks),
                ("actors", told.actors),
                ("dones", told.dones),
                ("results", told.lanes.results),
                ("actions", told.actions),
                ("standings", self.ahead.standings),
                ("looks", self.ahead.looks),
            )
        }

    def reset(self) -> None:
        """Begin all matches."""
        self.lanes.reset(*self._stream())
        self._look()

    def step(self, actions: Tensor) -> None:
        """Play one action in every lane."""
        self.tensors["actions"].copy_(actions)
        self.lanes.step(None, *self._stream())
        self._look()

    def seen(self) -> Seen:
        """What the seats to act are told; each step overwrites it."""
        told = self.tensors
        return Seen(told["observations"], told["standings"], told["looks"], told["masks"], self.seats)

    def _stream(self) -> tuple[Any, ...]:
        return (torch.cuda.current_stream(),) if self.on_gpu else ()

    def _look(self) -> None:
        if not self.aided:
            return
        if self.on_gpu:
            stream = self.lanes.stream_of(torch.cuda.current_stream())
            blocks = (self.n + BLOCK - 1) // BLOCK
            self._worlds[blocks, BLOCK, stream](self.lanes.states, self.ahead)
            if self.looking:
                self._looks[blocks * TEAM, BLOCK, stream](self.lanes.states, self.lanes.masks, self.ahead)
            return
        edges = [self.n * part // self._threads for part in range(self._threads + 1)]
        jobs = [
            self._pool.submit(
                look_ahead_range, self.lanes.states, self.lanes.masks, self.ahead, first, last, self.looking
            )
            for first, last in pairwise(edges)
        ]
        for job in jobs:
            job.result()
