"""A small network that judges positions and proposes actions, evaluated by compiled code in a few microseconds.

It reads what the seat to act knows (``core/features.py``) and answers with each seat's chance to win, each seat's
lead, and how promising each action is. Most networks are also told what the game's evaluation thinks of every seat
and of every action: what they have learned is added to that, so that they need not learn it again.

The inputs are sparse: most numbers of an observation are at their lowest, and those cost nothing.
"""

import hashlib
import math
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt
from safetensors import SafetensorError, safe_open

from ludi.core import dispatch, layout, observation
from ludi.core.contract import MAX_SEATS, Game, Position
from ludi.core.errors import LudiError
from ludi.core.features import Features
from ludi.core.jit import compiled, summed
from ludi.core.layout import Ints

FILE: Final = "network.safetensors"
"""Where a game keeps what has been learned of it, in its folder."""
POINT: Final = 100
"""``evaluate`` counts in hundredths of a point."""
FARTHEST: Final = 3.0
"""Standings and looks are told up to so many spreads."""
MARGIN_SHARE: Final = 0.25
"""How much of the utility is the lead in points; the rest is the chance to win."""

Singles = npt.NDArray[np.float32]


class BadNetwork(LudiError):
    """A file of weights that cannot be read, or is of another game or version."""


class Inputs(NamedTuple):
    """By number of an observation: its first column of the network, and how it is told there.

    A one-hot number has no column for its lowest value, which is what the biases stand for.
    """

    column: Ints  # int32
    size: Ints  # int32: values of a one-hot number; 1 for a scaled one
    low: Ints  # int32
    scale: Singles


class Network(NamedTuple):
    """The weights, and where the inputs go."""

    inputs: Inputs
    first: Singles  # (columns + MAX_SEATS, hidden): the standings come last
    first_bias: Singles
    second: Singles  # (hidden, narrow)
    second_bias: Singles
    policy: Singles  # (actions, narrow)
    policy_bias: Singles
    sharp: Singles  # (narrow,): how much a look one action ahead counts
    win: Singles  # (MAX_SEATS, narrow), from the viewer on
    win_bias: Singles
    lead: Singles
    lead_bias: Singles
    scalars: Singles  # (4,): bias of sharp and its unit (0: unaided), gain of standings for wins, and for leads
    spread: Singles  # (MAX_SEATS + 1,): by number of seats, how far final scores scatter, in points


class Mind(NamedTuple):
    """A network at work: its weights, and scratch space of one thread."""

    network: Network
    seen: Any  # one observation record
    row: Ints  # the same memory as numbers
    hidden: Singles
    narrow: Singles
    standing: Singles  # (MAX_SEATS,), from the viewer on
    promises: Singles  # by action, see guided.promise


WEIGHTS: Final = tuple(name for name in Network._fields if name != "inputs")


def inputs_of(game: Game[Any]) -> tuple[Inputs, int]:
    """How the observations of a game are told to its network, and in how many columns."""
    table = Features(game).table
    widths = np.maximum(table.size - 1, 1)
    column = np.concatenate([[0], np.cumsum(widths)[:-1]]).astype(np.int32)
    return Inputs(column, table.size, table.low, table.scale), int(widths.sum())


@compiled
def think(mind: Mind, s: Position) -> float:
    """Read the position as the seat to act sees it; the answers below speak of it.

    What the evaluation says of that seat is told beside, if the network asks for it.
    """
    net = mind.network
    viewer, n = 0 + s.actor, 0 + s.seats
    dispatch.observe(s, viewer, mind.seen[0])
    hidden, row = mind.hidden, mind.row
    width = len(hidden)
    for unit in range(width):
        hidden[unit] = net.first_bias[unit]
    for at in range(len(row)):
        number = row[at] - net.inputs.low[at]
        if number <= 0:
            continue
        size, column = net.inputs.size[at], net.inputs.column[at]
        if size == 1:
            share = np.float32(number * net.inputs.scale[at])
            for unit in range(width):
                hidden[unit] += share * net.first[column, unit]
        else:
            column += min(number, size - 1) - 1
            for unit in range(width):
                hidden[unit] += net.first[column, unit]
    now = 0.0
    if is_aided(net):
        now = stand(s, net.spread[n], mind.standing)
        standings = len(net.first) - MAX_SEATS
        for step in range(n):
            share = mind.standing[step]
            for unit in range(width):
                hidden[unit] += share * net.first[standings + step, unit]
    narrow = mind.narrow
    for unit in range(len(narrow)):
        narrow[unit] = net.second_bias[unit]
    for source in range(width):
        share = hidden[source]
        if share > 0:
            for unit in range(len(narrow)):
                narrow[unit] += share * net.second[source, unit]
    for unit in range(len(narrow)):
        narrow[unit] = max(narrow[unit], np.float32(0.0))
    return now


@compiled
def is_aided(net: Network) -> bool:
    """Whether it has learned to listen to the game's evaluation; otherwise that need not be asked."""
    return net.scalars[1] > 0


@compiled
def stand(s: Position, spread: float, standing: Singles) -> float:
    """How the evaluation sees every seat beside the mean of all, in spreads, from the seat to act on.

    What it says of that seat, in hundredths of a point, is the answer.
    """
    viewer, n = 0 + s.actor, 0 + s.seats
    mean = 0.0
    for step in range(n):
        worth = dispatch.evaluate(s, (viewer + step) % n)
        standing[step] = worth
        mean += worth / n
    now = standing[0]
    unit = POINT * spread
    for step in range(n):
        standing[step] = min(max((standing[step] - mean) / unit, -FARTHEST), FARTHEST)
    for step in range(n, len(standing)):
        standing[step] = 0.0
    return now


@summed
def answer(weights: Singles, narrow: Singles) -> float:
    """One output of the network."""
    total = np.float32(0.0)
    for unit in range(len(narrow)):
        total += weights[unit] * narrow[unit]
    return float(total)


@compiled
def judge(mind: Mind, viewer: int, n: int, utility: Any, chance: Any) -> None:
    """Each seat's chance to win and its utility, by what was thought last."""
    net, narrow = mind.network, mind.narrow
    highest = -1.0e9
    for step in range(n):
        logit = net.scalars[2] * mind.standing[step] + answer(net.win[step], narrow) + net.win_bias[step]
        chance[(viewer + step) % n] = logit
        highest = max(highest, logit)
    total = 0.0
    for seat in range(n):
        chance[seat] = math.exp(chance[seat] - highest)
        total += chance[seat]
    for step in range(n):
        seat = (viewer + step) % n
        chance[seat] /= total
        logit = net.scalars[3] * mind.standing[step] + answer(net.lead[step], narrow) + net.lead_bias[step]
        lead = 1.0 / (1.0 + math.exp(-logit))
        utility[seat] = (1.0 - MARGIN_SHARE) * chance[seat] + MARGIN_SHARE * lead


@compiled
def sharpness(mind: Mind) -> float:
    """How much a look one action ahead counts here."""
    told = mind.network.scalars[0] + answer(mind.network.sharp, mind.narrow)
    return mind.network.scalars[1] * math.log1p(math.exp(min(told, 30.0)))


def digest(path: Path) -> str:
    """Eight hex digits that name what was learned."""
    return hashlib.sha256(path.read_bytes()).hexdigest()[:8]


def read_network(path: Path, game: Game[Any]) -> Network:
    """The weights of a file, if they fit what this version of the game tells its learners."""
    inputs, columns = inputs_of(game)
    try:
        with safe_open(path, framework="numpy") as file:
            told = file.metadata() or {}
            weights = {name: np.ascontiguousarray(file.get_tensor(name), dtype=np.float32) for name in WEIGHTS}
    except (OSError, SafetensorError) as error:
        raise BadNetwork(f"{path}: {error}") from error
    environment = f"{game.name}-v{game.environment}"
    if told.get("environment") != environment:
        raise BadNetwork(f"{path}: learned from {told.get('environment')}; expected {environment}")
    network = Network(inputs, **weights)
    found, expected = (len(network.first), len(network.policy)), (columns + MAX_SEATS, len(game.actions))
    if found != expected:
        raise BadNetwork(f"{path}: {found} inputs and actions; expected {expected}")
    return network


def mind_of(game: Game[Any], network: Network) -> Mind:
    """A network with scratch space for one thread."""
    seen = layout.blank(game.observation, 1)
    return Mind(
        network=network,
        seen=seen,
        row=observation.observed(seen)[0],
        hidden=np.zeros(len(network.first_bias), np.float32),
        narrow=np.zeros(len(network.second_bias), np.float32),
        standing=np.zeros(MAX_SEATS, np.float32),
        promises=np.zeros(len(game.actions), np.float32),
    )
