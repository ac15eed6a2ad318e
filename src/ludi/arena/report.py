"""The page of an arena run: who won, and whether the game is fair."""

from collections.abc import Sequence
from statistics import median

from ludi.arena.balance import Balance, Usage, measure_balance, striking
from ludi.arena.page import page, paragraph, section, table
from ludi.arena.plan import Plan, Played, game_of
from ludi.arena.statistics import Estimate, Standing
from ludi.arena.svg import histogram, intervals
from ludi.core.texts import Texts, texts


def write_report(plan: Plan, standings: Sequence[Standing], played: Sequence[Played]) -> str:
    """The whole page, offline and self-contained."""
    game = game_of(plan)
    words = texts(game)
    finished = [match for match in played if match.forfeit is None]
    balance = measure_balance(plan, finished) if finished else None
    return page(
        f"{game.title}: {len(played)} matches with {plan.seats} seats",
        paragraph(
            f"Bots {', '.join(one.bot for one in standings)}; "
            f"seed {plan.seed}; rules {game.rules}; data {game.data_digest}. "
            "Every seed is played once in each rotation of the seats. Intervals are 95 %."
        ),
        section("Bots", *_bots(plan, standings)),
        *(_of_the_game(plan, balance, words) if balance else ()),
    )


def _of_the_game(plan: Plan, balance: Balance, words: Texts) -> list[str]:
    """What the matches that were played to their end say about the game."""
    return [
        section("Seats", *_seats(plan, balance)),
        section("Scores and length", *_scores(balance)),
        section("What winners use", *_usage(balance, words)),
    ]


def _bots(plan: Plan, standings: Sequence[Standing]) -> list[str]:
    rows = [
        [
            one.bot,
            str(one.appearances),
            _share(one.share),
            f"{one.share.value / one.fair:.2f}",
            f"{one.place.value:.2f} ± {one.place.high - one.place.value:.2f}",
            f"{one.points.value:.1f} ± {one.points.high - one.points.value:.1f}",
            f"{one.rating.value:.1f} ± {one.rating.high - one.rating.value:.1f}",
            f"{one.decisions:.0f}",
            f"{one.seconds:.2f}",
            f"{one.slowest:.2f}",
            str(one.forfeits),
        ]
        for one in standings
    ]
    headings = "bot|seats played|wins|of fair share|mean place|mean points|rating|decisions a match|seconds a match|slowest decision, s|forfeits"
    return [
        intervals("Share of wins by bot", [(one.bot, one.share) for one in standings], 1 / plan.seats),
        table(headings.split("|"), rows),
    ]


def _seats(plan: Plan, balance: Balance) -> list[str]:
    return [
        paragraph("Seats in the order in which they act first, whoever sat there."),
        intervals(
            "Share of wins by seat", [(f"seat {one.seat + 1}", one.share) for one in balance.seats], 1 / plan.seats
        ),
        table(
            ["seat", "wins", "mean points"],
            [
                [
                    str(one.seat + 1),
                    _share(one.share),
                    f"{one.points.value:.1f} ± {one.points.high - one.points.value:.1f}",
                ]
                for one in balance.seats
            ],
        ),
    ]


def _scores(balance: Balance) -> list[str]:
    numbers = {
        "score": balance.scores,
        "winner's score": balance.winning,
        "lead of the winner": balance.margins,
        "actions in a match": balance.lengths,
    }
    rows = [[name, str(min(of)), f"{median(of):g}", str(max(of))] for name, of in numbers.items()]
    endings = ", ".join(f"{ending} {count}" for ending, count in sorted(balance.endings.items()))
    return [
        table(["", "least", "median", "most"], rows),
        paragraph("All scores"),
        histogram("All scores", balance.scores),
        paragraph("Actions in a match"),
        histogram("Actions in a match", balance.lengths),
        paragraph(f"Endings: {endings}."),
    ]


def _usage(balance: Balance, words: Texts) -> list[str]:
    odd = striking(balance)[:12]
    kinds = [one for one in balance.usage if not one.argument]
    values = [one for one in balance.usage if one.argument]
    parts = [
        paragraph(
            "How often each kind of action and each card, tile or building was used, and by winners. "
            "Beside it stands what the same bots won: beside a kind in all their matches, beside a value whenever "
            "they took an action of that kind. So a strong bot's habits do not look like reasons."
        )
    ]
    if odd:
        parts.append(paragraph("Most striking, with the interval clear of the comparison:"))
        parts.append(_usage_table(odd, words))
    parts += [
        paragraph("Kinds of action:"),
        _usage_table(kinds, words),
        paragraph("Values:"),
        _usage_table(values, words),
    ]
    return parts


def _usage_table(usage: Sequence[Usage], words: Texts) -> str:
    return table(
        ["action", "argument", "value", "uses", "a match", "by winners", "compare"],
        [
            [
                one.kind,
                one.argument,
                words.name(one.value) if one.value else "",
                str(one.uses),
                f"{one.a_match:.2f}",
                _share(one.winners),
                f"{one.fair:.1%}",
            ]
            for one in usage
        ],
        n_texts=3,
    )


def _share(share: Estimate) -> str:
    return f"{share.value:.1%} ({share.low:.1%} to {share.high:.1%})"
