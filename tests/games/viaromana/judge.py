"""What each seat has been shown, kept as plainly as possible: the judge of imagined worlds.

Nothing here looks at the rules' own memory. A seat hears the events of a match
and sees its own hand; everything else follows from counting.
"""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from ludi.core import layout
from ludi.core.contract import Event
from ludi.games.viaromana.tables import CARD_IDS, CITIES

ALL_CARDS = Counter({card: city.cards for card, city in zip(CARD_IDS, CITIES, strict=True)})
NOW = 1 << 30


def by_name(counts: Any) -> Counter[str]:
    """Cards that a record counts by kind."""
    return Counter({card: n for card, n in zip(CARD_IDS, counts.tolist(), strict=True) if n})


@dataclass
class Shuffle:
    """A draw pile as it was made: everybody can name its cards."""

    cards: Counter[str]
    laid_out: Counter[str] = field(default_factory=Counter)  # from it to the open display
    drawn_by: dict[int, Counter[str]] = field(default_factory=dict)  # by seat, as it knows of itself

    def left_for_others(self, viewer: int) -> Counter[str]:
        """What others drew from it or still can, as far as a viewer knows."""
        return self.cards - self.laid_out - self.drawn_by.get(viewer, Counter())


class Judge:
    """Knows what the table knows, and of every seat what it alone has seen."""

    def __init__(self, game: Any, s: Any) -> None:
        self.game = game
        self.seats = range(s.seats)
        self.time = 0
        self.shuffles = [Shuffle(Counter(ALL_CARDS))]
        self.front: list[str] = []
        self.discards: Counter[str] = Counter()
        # By seat: when and from which shuffle it drew unseen cards, when it showed which of them, and the open
        # cards it took, each until one of its kind is shown.
        self.draws: list[list[tuple[int, int]]] = [[] for _ in self.seats]
        self.shown: list[list[tuple[int, str]]] = [[] for _ in self.seats]
        self.taken: list[Counter[str]] = [Counter() for _ in self.seats]
        self._watch(s)
        self.shuffles[0].laid_out.update(card for card in self._seen_by(None).display if card)
        for seat in self.seats:
            self._draw(seat, self._seen_by(seat).players[seat].hand)

    def see(self, before: Any, action: int, after: Any) -> None:
        """Everybody watches an action."""
        self.time += 1
        for heard in zip(*(self.game.tell(before, action, seat) for seat in self.seats), strict=True):
            self._hear(heard)
        self._watch(after)

    def check(self, seat: int, world: Any) -> None:
        """Assert that a world fits what a seat, or for -1 a spectator, has been shown."""
        public = self._seen_by(None)
        assert public == self.game.view(world, None), "what lies open"
        hands = [by_name(world.hand[other]) for other in self.seats]
        if seat >= 0:
            own = self._seen_by(seat).players[seat]
            assert own == self.game.view(world, seat).players[seat], "the own hand and mission"
        pile = by_name(world.pile)
        display = Counter(card for card in public.display if card)
        assert +sum(hands, pile + display + self.discards + Counter(self.front)) == ALL_CARDS, "all cards"
        assert pile <= self.shuffles[-1].left_for_others(seat), "only shuffled cards lie in the pile"
        for other in self.seats:
            if other != seat:
                assert self.taken[other] <= hands[other], f"seat {other}: cards that were seen taken"
                unseen = [(NOW, card) for card in (hands[other] - self.taken[other]).elements()]
                assert self._can_be_drawn(seat, other, self.shown[other] + unseen), f"seat {other}: draws"
        if public.pending and public.actor != seat:
            assert self.game.legal_codes(world), "he can pay for the build he chose"

    def _watch(self, s: Any) -> None:
        """Where the match stands now; a view is made of it only when a world is held against it."""
        self._position = layout.copy(s)
        self._views: dict[int | None, Any] = {}

    def _seen_by(self, viewer: int | None) -> Any:
        """What a seat or a spectator sees now."""
        if viewer not in self._views:
            self._views[viewer] = self.game.view(self._position, viewer)
        return self._views[viewer]

    def _hear(self, heard: tuple[Event, ...]) -> None:
        """One event, as each seat hears it."""
        about: Any = heard[0].arguments
        match heard[0].kind:
            case "discarded":
                self._show(about["seat"], about["card"])
                self.discards[about["card"]] += 1
            case "paid-first" | "built-double":
                self._play(about["seat"], about["card"])
            case "built-castle" | "built-in-city" | "built-on-road":
                self._play(about["seat"], about["cards"][-1])
            case "ended":
                self.discards.update(self.front)
                self.front.clear()
            case "took":
                self.taken[about["seat"]][about["card"]] += 1
            case "laid-out":
                self.shuffles[-1].laid_out.update(about["cards"])
            case "reshuffled":
                assert about["cards"] == self.discards.total()
                self.shuffles.append(Shuffle(self.discards))
                self.discards = Counter()
            case "drew" | "drew-unseen":
                own: Any = heard[about["seat"]].arguments
                assert about["number"] == len(own["cards"])
                self._draw(about["seat"], own["cards"])

    def _draw(self, seat: int, cards: tuple[str, ...]) -> None:
        self.draws[seat] += [(self.time, len(self.shuffles) - 1)] * len(cards)
        self.shuffles[-1].drawn_by.setdefault(seat, Counter()).update(cards)

    def _play(self, seat: int, card: str) -> None:
        self._show(seat, card)
        self.front.append(card)

    def _show(self, seat: int, card: str) -> None:
        if self.taken[seat][card]:
            self.taken[seat][card] -= 1
        else:
            self.shown[seat].append((self.time, card))

    def _can_be_drawn(self, viewer: int, seat: int, cards: list[tuple[int, str]]) -> bool:
        """Whether each of these cards can have come from a draw of its own, made before it was shown."""
        if len(cards) != len(self.draws[seat]):
            return False
        left = [shuffle.left_for_others(viewer) for shuffle in self.shuffles]
        draws = [
            [draw for draw, (drawn, shuffle) in enumerate(self.draws[seat]) if drawn < time and left[shuffle][card]]
            for time, card in cards
        ]
        card_of: dict[int, int] = {}  # by draw

        def place(which: int, tried: set[int]) -> bool:
            """Give a card a draw that is free, or one whose card can go elsewhere."""
            for draw in draws[which]:
                if draw not in card_of:
                    card_of[draw] = which
                    return True
            for draw in draws[which]:
                if draw not in tried:
                    tried.add(draw)
                    if place(card_of[draw], tried):
                        card_of[draw] = which
                        return True
            return False

        return all(place(which, set()) for which in range(len(cards)))
