"""A plain record of what each seat has been shown, and a judge of worlds that are imagined from it.

It watches cards from behind, as people at a table do. A card that a seat has
not seen may be any card that the seat has not seen anywhere else. Two things
narrow that down. What lay open when the discards were shuffled is in the new
pile, so a card that was dealt before is none of them. And who put cards on the
building pile knows them: in order, or in a heap after somebody else has looked.
"""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from ludi.core.contract import Game
from ludi.games.provincia.state import State
from ludi.games.provincia.tables import (
    CARD_OF,
    COUNT,
    HORREUM,
    LAID_CARD,
    N_BUILDINGS,
    N_CARDS,
    N_STANDING,
    PILE_END,
    PILE_FIRST,
    PILES,
    Pile,
)

SPECTATOR = -1
LEFT_OVERS = "left-overs"
"""Where cards lie that were discarded unseen."""


@dataclass
class Shuffle:
    """What a viewer knows since a reshuffle: the cards dealt before it are all among ``unseen``."""

    pile: int
    unseen: Counter[int]
    dealt: Counter[Any] = field(default_factory=Counter)  # cards dealt before, by who has them


@dataclass
class Memory:
    """What one viewer remembers."""

    shuffles: list[Shuffle] = field(default_factory=list)
    order: list[int] = field(default_factory=list)  # of the pile, as he left it
    down: dict[int, int] = field(default_factory=dict)  # face-down cards that he knows
    seen: Counter[tuple[Any, int]] = field(default_factory=Counter)  # (who has it, card)
    heap: Counter[int] = field(default_factory=Counter)  # cards of his that lie mixed …
    heaped: set[Any] = field(default_factory=set)  # … on the pile, on the table, or with these


class Judge:
    """Watches a match beside it."""

    def __init__(self, game: Game[Any], s: State) -> None:
        self.game = game
        self.memories = {seat: Memory() for seat in range(SPECTATOR, int(s.seats))}
        self.old_down: dict[int, set[int]] = {}  # by place on the table, the shuffles before which it was dealt

    # What happens.

    def see(self, before: State, action: int, after: State) -> None:
        """An action has been played."""
        told = self.game.actions[action]
        actor = int(before.actor)
        match told.kind:
            case "pile":
                self._lay_out(before, after, PILES.index(str(told.arguments["pile"])))
            case "take_hidden" | "take_second":
                down = before.face_down.tolist()
                place = 1 if told.kind == "take_second" or down[0] < 0 else 0
                self._deal(before, place, actor)
            case "play" if told.arguments["card"] == "consuetudo":
                self._look(before, after, actor)
            case "put":
                self.memories[actor].order = after.top[: after.n_top].tolist()
        for seat, card in np.argwhere((after.hand < before.hand) & (before.known == 0)).tolist():
            self._show(seat, card)
        if before.drawn >= 0 > after.drawn:
            taken = {1} if told.kind == "take_second" else set()
            if told.kind == "take_hidden":
                taken = {0 if before.face_down[0] >= 0 else 1}
            for place in range(2):
                if before.face_down[place] >= 0 and place not in taken:
                    self._deal(before, place, LEFT_OVERS)

    def _lay_out(self, before: State, after: State, pile: int) -> None:
        """Six cards of a pile, which is shuffled anew where it ends."""
        up = after.face_up.tolist()
        down = after.face_down.tolist()
        left = int(before.n_pile[pile])
        drawn = [*up, *down]
        reshuffled = left < sum(card >= 0 for card in drawn)
        self.old_down = {}
        n_top = int(before.n_top) if pile == Pile.AEDIFICIUM else 0
        for viewer, memory in self.memories.items():
            if reshuffled:
                self._shuffle(memory, before, viewer, pile, [card for card in up[:left] if card >= 0])
            for place, card in enumerate(up):
                if card >= 0 and place < n_top:
                    memory.heap -= Counter([card])
            memory.down = {}
            for place, card in enumerate(down):
                if place + 4 < len(memory.order) and pile == Pile.AEDIFICIUM:
                    memory.down[place] = card
            if pile == Pile.AEDIFICIUM:
                memory.order = memory.order[6:]
        for place, card in enumerate(down):
            if card >= 0 and reshuffled and place + 4 < left:
                self.old_down[place] = {pile}

    def _shuffle(self, memory: Memory, s: State, viewer: int, pile: int, just_seen: list[int]) -> None:
        unseen = self.unseen(s, viewer, pile) - Counter(just_seen)
        dealt: Counter[Any] = Counter()
        for seat in range(int(s.seats)):
            if seat != viewer and pile != Pile.OPES:
                dealt[seat] = self._n_unseen_in_hand(s, viewer, seat, pile)
        if pile == Pile.AEDIFICIUM:
            memory.heap.clear()
            memory.heaped.clear()
        for key in [key for key in memory.seen if key[0] == LEFT_OVERS and self._is_of(key[1], pile)]:
            del memory.seen[key]
        memory.shuffles = [each for each in memory.shuffles if each.pile != pile]
        memory.shuffles.append(Shuffle(pile, unseen, dealt))

    def _deal(self, before: State, place: int, taker: Any) -> None:
        """A face-down card goes to a hand, or to the discards, or is turned up."""
        card = int(before.face_down[place])
        pile = int(before.drawn)
        for viewer, memory in self.memories.items():
            known = memory.down.pop(place, None)
            if known is not None and taker != viewer:
                memory.seen[taker, known] += 1
            if before.down_seer[place] >= 0 and known is None:
                if taker == viewer:
                    memory.heap -= Counter([card])
                else:
                    memory.heaped.add(taker)
            if pile in self.old_down.get(place, set()) and known is None and viewer != taker and pile != Pile.OPES:
                for shuffle in memory.shuffles:
                    if shuffle.pile == pile:
                        shuffle.dealt[taker] += 1
        self.old_down.pop(place, None)

    def _look(self, before: State, after: State, actor: int) -> None:
        """The actor takes up the top of the building pile."""
        looked = int(after.looked.sum())
        reshuffled = before.n_pile[Pile.AEDIFICIUM] < looked
        for viewer, memory in self.memories.items():
            if reshuffled:
                self._shuffle(memory, before, viewer, Pile.AEDIFICIUM, [])
            if viewer == actor:
                memory.heap -= Counter(before.top[: before.n_top].tolist()) if memory.heap else Counter()
            elif not reshuffled:
                memory.heap += Counter(memory.order)
                if memory.order or memory.heap:
                    memory.heaped.add(actor)
            memory.order = []

    def _show(self, seat: int, card: int) -> None:
        """A hand shows a card of which not everybody knew."""
        pile = Pile.AEDIFICIUM if card < N_BUILDINGS else Pile.SPQR
        for viewer, memory in self.memories.items():
            if viewer == seat:
                continue
            if memory.seen[seat, card]:
                memory.seen[seat, card] -= 1
                continue
            for shuffle in memory.shuffles:
                if shuffle.pile == pile and shuffle.dealt[seat] and shuffle.unseen[card]:
                    shuffle.dealt[seat] -= 1  # it may have been one of those dealt before
            if seat in memory.heaped and pile == Pile.AEDIFICIUM:
                memory.heap -= Counter([card])

    # What a viewer sees.

    @staticmethod
    def _is_of(card: int, pile: int) -> bool:
        return bool(PILE_FIRST[pile] <= card < PILE_END[pile])

    def unseen(self, s: State, viewer: int, pile: int) -> Counter[int]:
        """All cards of a pile that the viewer sees nowhere."""
        memory = self.memories[viewer]
        seen = Counter({kind: int(s.discard[kind]) for kind in range(len(COUNT))})
        seen.update(card for card in s.face_up.tolist() if card >= 0)
        seen.update([int(s.pending)] if s.pending >= 0 else [])
        seen.update(memory.order)
        seen.update(memory.down.values())
        for (_, card), n in memory.seen.items():
            seen[card] += n
        for seat in range(int(s.seats)):
            cards = s.hand if seat == viewer else s.known
            seen.update({card: int(cards[seat, card]) for card in range(N_CARDS)})
            for standing in range(N_STANDING):
                seen[int(CARD_OF[standing])] += int(s.city[seat, standing])
            for place, card in enumerate(LAID_CARD.tolist()):
                seen[card] += int(s.laid[seat, place])
        if s.actor == viewer:
            seen.update({card: int(s.looked[card]) for card in range(N_BUILDINGS)})
        everything = Counter({k: int(COUNT[k]) for k in range(PILE_FIRST[pile], PILE_END[pile]) if k != HORREUM})
        return everything - seen

    def _n_unseen_in_hand(self, s: State, viewer: int, seat: int, pile: int) -> int:
        cards = range(PILE_FIRST[pile], PILE_END[pile])
        n = sum(int(s.hand[seat, card]) - int(s.known[seat, card]) for card in cards)
        return n - sum(self.memories[viewer].seen[seat, card] for card in cards)

    def _unseen_in_hand(self, s: State, viewer: int, seat: int, pile: int) -> Counter[int]:
        """The cards of a world's hand of which the viewer cannot know."""
        cards = range(PILE_FIRST[pile], PILE_END[pile])
        seen = self.memories[viewer].seen
        return Counter({card: int(s.hand[seat, card]) - int(s.known[seat, card]) - seen[seat, card] for card in cards})

    # The judgement.

    def check(self, seat: int, world: State) -> None:
        """Whether a world is one that the seat may imagine."""
        memory = self.memories[seat]
        assert memory.order == (world.top[: world.n_top].tolist() if world.top_seer == seat else []), "own order"
        for place, card in memory.down.items():
            assert world.face_down[place] == card, "known face-down card"
        for (holder, card), n in memory.seen.items():
            if holder == LEFT_OVERS:
                assert world.hidden[card] >= n, "known left-over"
            else:
                assert world.hand[holder, card] - world.known[holder, card] >= n, "known hand card"
        self._check_heap(seat, world)
        for shuffle in memory.shuffles:
            self._check_shuffle(seat, world, shuffle)

    def _check_heap(self, seat: int, world: State) -> None:
        """Cards of a mixed order lie where it went."""
        memory = self.memories[seat]
        if not memory.heap:
            return
        found = Counter(world.top[: world.n_top].tolist()) + Counter(
            {card: int(world.looked[card]) for card in range(N_BUILDINGS)}
        )
        found.update(card for place, card in enumerate(world.face_down.tolist()) if world.down_seer[place] >= 0)
        for holder in memory.heaped:
            if holder == LEFT_OVERS:
                found.update({card: int(world.hidden[card]) for card in range(N_BUILDINGS)})
            elif holder != seat:
                found += self._unseen_in_hand(world, seat, holder, Pile.AEDIFICIUM)
        assert memory.heap <= found, f"mixed order: {memory.heap - found}"

    def _check_shuffle(self, seat: int, world: State, shuffle: Shuffle) -> None:
        """Every card dealt before the shuffle is one that was unseen then: find such cards in every hand."""
        pile = shuffle.pile
        room = Counter(shuffle.unseen)
        if pile == Pile.AEDIFICIUM:
            removed = Counter({card: int(world.removed[card]) for card in range(N_BUILDINGS)})
            assert removed <= room, f"removed: {removed - room}"
            room -= removed
        for place in self.old_down:
            if world.drawn == pile and world.face_down[place] >= 0 and place not in self.memories[seat].down:
                card = int(world.face_down[place])
                assert room[card], "a face-down card dealt before the shuffle"
                room[card] -= 1
        wanted: dict[Any, Counter[int]] = {}
        for holder, n in shuffle.dealt.items():
            if n and holder == LEFT_OVERS:
                cards = Counter({k: int(world.hidden[k]) for k in range(PILE_FIRST[pile], PILE_END[pile])})
                wanted[holder] = cards
            elif n and holder != seat:
                wanted[holder] = self._unseen_in_hand(world, seat, holder, pile)
        assert is_dealt({h: shuffle.dealt[h] for h in wanted}, wanted, room), f"dealt before the shuffle: {wanted}"


def is_dealt(numbers: dict[Any, int], cards: dict[Any, Counter[int]], room: Counter[int]) -> bool:
    """Whether every holder has so many cards, out of his, that all together there is room for them."""
    given: Counter[tuple[Any, int]] = Counter()

    def make_room(kind: int, tried: set[int]) -> bool:
        """Free a place for a card of this kind, moving what was given before."""
        if room[kind] > 0:
            return True
        tried.add(kind)
        for (holder, taken), n in list(given.items()):
            if n and taken == kind:
                for other in cards[holder]:
                    if other not in tried and cards[holder][other] > given[holder, other] and make_room(other, tried):
                        given[holder, kind] -= 1
                        room[kind] += 1
                        given[holder, other] += 1
                        room[other] -= 1
                        return True
        return False

    for holder, n in numbers.items():
        for _ in range(n):
            for kind in cards[holder]:
                if cards[holder][kind] > given[holder, kind] and make_room(kind, set()):
                    given[holder, kind] += 1
                    room[kind] -= 1
                    break
            else:
                return False
    return True
