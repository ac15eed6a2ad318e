"""The folder of a training run: what was asked for, all that is needed to go on, and what has been learned.

It holds ``run.json`` (what was asked for), ``checkpoint.pt`` (all that is needed to go on), ``progress.jsonl`` and
``progress.html`` (how it went, as lines and as curves) and ``network.safetensors`` (the weights as bots read them).
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

import msgspec
import torch

from ludi.core.errors import LudiError

NETWORK: Final = "network.safetensors"
RUN: Final = "run.json"
CHECKPOINT: Final = "checkpoint.pt"
PROGRESS: Final = "progress.jsonl"

P = TypeVar("P", bound=msgspec.Struct)


class BadRun(LudiError):
    """A folder that holds another run than the one that was asked for."""


class RunFolder(Generic[P]):
    """Where one run is kept; each file takes its place whole."""

    def __init__(self, path: Path, run: msgspec.Struct, line: type[P]) -> None:
        path.mkdir(parents=True, exist_ok=True)
        self.path = path
        self._run = run
        self._line = line

    def kept(self) -> dict[str, Any] | None:
        """The checkpoint of this very run, if there is one, in main memory; that of another run is an error."""
        if not (self.path / CHECKPOINT).exists():
            return None
        try:
            before: Any = msgspec.json.decode((self.path / RUN).read_bytes(), type=type(self._run))
        except msgspec.ValidationError:
            before = "of another kind"
        if before != self._run:
            raise BadRun(f"{self.path} holds another run, {before}; choose another folder, or ask for the same")
        found: dict[str, Any] = torch.load(self.path / CHECKPOINT, map_location="cpu", weights_only=True)
        return found

    def progress(self) -> list[P]:
        """How it went so far."""
        lines = (self.path / PROGRESS).read_bytes().splitlines()
        return [msgspec.json.decode(line, type=self._line) for line in lines]

    def save(self, checkpoint: dict[str, Any], progress: list[P], page: str, network: Callable[[Path], Any]) -> Path:
        """Write everything; where the weights are."""
        told = msgspec.json.format(msgspec.json.encode(self._run)) + b"\n"
        lines = b"".join(msgspec.json.encode(one) + b"\n" for one in progress)
        self.write(RUN, lambda to: to.write_bytes(told))
        self.write(PROGRESS, lambda to: to.write_bytes(lines))
        self.write("progress.html", lambda to: to.write_text(page, encoding="utf-8"))
        self.write(NETWORK, network)
        self.write(CHECKPOINT, lambda to: torch.save(checkpoint, to))
        return self.path / NETWORK

    def write(self, name: str, write: Callable[[Path], Any]) -> None:
        """Let a file be written beside its place, and put it there."""
        part = self.path / f"{name}.part"
        write(part)
        part.replace(self.path / name)
