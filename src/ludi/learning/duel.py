"""Two networks against each other without any search: a quick judge of progress while learning."""

import torch

from ludi.core.contract import PLACES
from ludi.learning.model import Model, ask
from ludi.learning.selfplay import Field


@torch.no_grad()
def duel(field: Field, first: Model, second: Model, matches: int) -> float:
    """What the first wins on one seat against the second on all others, in fair shares.

    Every seat in turn is the first's; both draw their actions by their own chances.
    """
    field.reset()
    lanes = torch.arange(field.n, device=field.seats.device)
    # Lanes take the numbers of seats in turn: the first's seat changes once all of them have had it.
    mine = (lanes // len(field.game.seats)) % field.seats
    won = fair = 0.0
    played = 0
    while played < matches:
        seen = field.seen()
        is_mine = (field.tensors["actors"] == mine)[:, None]
        logits = torch.where(is_mine, ask(first, seen).logits, ask(second, seen).logits)
        field.step(torch.distributions.Categorical(logits=logits).sample())
        ended = field.tensors["dones"].nonzero().squeeze(1)
        if len(ended) == 0:
            continue
        seats = field.seats[ended]
        is_here = torch.arange(field.tensors["results"].shape[2], device=seats.device) < seats[:, None]
        winners = (field.tensors["results"][ended, PLACES] == 1) & is_here
        shares = winners.gather(1, mine[ended, None]).squeeze(1) / winners.sum(1)
        won += float(shares.sum())
        fair += float((1 / seats).sum())
        played += len(ended)
    return won / fair
