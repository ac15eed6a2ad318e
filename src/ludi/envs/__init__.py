"""Environments for research: many matches stepped together, on all cores or on a GPU."""

from ludi.envs.batch import Batch, batch

__all__ = ["Batch", "batch"]
