"""Small plots as SVG text: no script, no fonts, no network; colours come from the page's style."""

from collections.abc import Sequence
from html import escape
from typing import Final

from ludi.arena.statistics import Estimate

WIDTH: Final = 640
LABEL: Final = 150
ROW: Final = 22


def _svg(height: float, body: Sequence[str], title: str) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title, quote=True)}">'
        f"<title>{escape(title)}</title>{''.join(body)}</svg>"
    )


def intervals(title: str, rows: Sequence[tuple[str, Estimate]], mark: float | None = None, form: str = ".1%") -> str:
    """One dot with its interval a row; ``mark`` is a line to compare with."""
    low = min([row.low for _, row in rows] + ([] if mark is None else [mark]))
    high = max([row.high for _, row in rows] + ([] if mark is None else [mark]))
    pad = (high - low or 1.0) * 0.06

    def x(value: float) -> float:
        return LABEL + (value - low + pad) / (high - low + 2 * pad) * (WIDTH - LABEL - 90)

    body = []
    height = ROW * len(rows) + 26
    if mark is not None:
        body.append(f'<line class="mark" x1="{x(mark):.1f}" x2="{x(mark):.1f}" y1="4" y2="{height - 20}"/>')
        body.append(
            f'<text class="small" x="{x(mark):.1f}" y="{height - 6}" text-anchor="middle">{format(mark, form)}</text>'
        )
    for place, (name, row) in enumerate(rows):
        y = ROW * place + 16
        body.append(f'<text x="{LABEL - 8}" y="{y + 4}" text-anchor="end">{escape(name)}</text>')
        body.append(f'<line class="range" x1="{x(row.low):.1f}" x2="{x(row.high):.1f}" y1="{y}" y2="{y}"/>')
        body.append(f'<circle cx="{x(row.value):.1f}" cy="{y}" r="4.5"/>')
        body.append(f'<text class="small" x="{WIDTH - 84}" y="{y + 4}">{format(row.value, form)}</text>')
    return _svg(height, body, title)


def histogram(title: str, numbers: Sequence[int], bins: int = 24) -> str:
    """How often each size occurs; whole numbers, equal bins."""
    low, high = min(numbers), max(numbers)
    width = max(1, -(-(high - low + 1) // bins))
    counts = [0] * (-(-(high - low + 1) // width))
    for number in numbers:
        counts[(number - low) // width] += 1
    tall = max(counts)
    step = (WIDTH - 40) / len(counts)
    body = []
    for place, count in enumerate(counts):
        size = 120 * count / tall
        first = low + place * width
        span = str(first) if width == 1 else f"{first} to {first + width - 1}"
        body.append(
            f'<rect x="{20 + place * step:.1f}" y="{130 - size:.1f}" width="{step - 1:.1f}" height="{size:.1f}">'
            f"<title>{span}: {count}</title></rect>"
        )
    for place in range(0, len(counts), max(1, len(counts) // 8)):
        body.append(
            f'<text class="small" x="{20 + (place + 0.5) * step:.1f}" y="146" text-anchor="middle">'
            f"{low + place * width}</text>"
        )
    return _svg(152, body, title)


def curves(title: str, lines: Sequence[tuple[str, Sequence[tuple[int, float]]]], marks: Sequence[int] = ()) -> str:
    """Shares by step, one line each; ``marks`` are steps to point at."""
    last = max(step for _, points in lines for step, _ in points)

    def x(step: int) -> float:
        return 44 + step * (WIDTH - 150) / max(1, last)

    def y(share: float) -> float:
        return 12 + (1 - share) * 220

    body = []
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        body.append(f'<line class="grid" x1="44" x2="{WIDTH - 106}" y1="{y(share):.1f}" y2="{y(share):.1f}"/>')
        body.append(f'<text class="small" x="38" y="{y(share) + 4:.1f}" text-anchor="end">{share:.0%}</text>')
    for mark in marks:
        body.append(f'<line class="mark" x1="{x(mark):.1f}" x2="{x(mark):.1f}" y1="12" y2="232"/>')
    taken: list[float] = []
    for number, (name, points) in enumerate(lines):
        path = " ".join(f"{x(step):.1f},{y(share):.1f}" for step, share in points)
        body.append(f'<polyline class="line c{number}" points="{path}"/>')
        at = y(points[-1][1])
        while any(abs(at - other) < 13 for other in taken):
            at += 13
        taken.append(at)
        body.append(f'<text class="c{number}" x="{WIDTH - 100}" y="{at + 4:.1f}">{escape(name)}</text>')
    body.append('<text class="small" x="44" y="250">0</text>')
    body.append(f'<text class="small" x="{WIDTH - 106}" y="250" text-anchor="end">{last}</text>')
    return _svg(max(256, max(taken) + 12), body, title)


def reliability(title: str, lines: Sequence[tuple[str, Sequence[tuple[float, Estimate]]]]) -> str:
    """What was said across, what came of it upwards with its interval, one line each; the diagonal is the truth."""

    def x(share: float) -> float:
        return 44 + share * 300

    def y(share: float) -> float:
        return 12 + (1 - share) * 300

    body = [f'<line class="mark" x1="{x(0):.1f}" x2="{x(1):.1f}" y1="{y(0):.1f}" y2="{y(1):.1f}"/>']
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        body.append(f'<line class="grid" x1="44" x2="344" y1="{y(share):.1f}" y2="{y(share):.1f}"/>')
        body.append(f'<text class="small" x="38" y="{y(share) + 4:.1f}" text-anchor="end">{share:.0%}</text>')
        body.append(f'<text class="small" x="{x(share):.1f}" y="330" text-anchor="middle">{share:.0%}</text>')
    for number, (name, points) in enumerate(lines):
        path = " ".join(f"{x(said):.1f},{y(won.value):.1f}" for said, won in points)
        body.append(f'<polyline class="line c{number}" points="{path}"/>')
        for said, won in points:
            at = f'x1="{x(said):.1f}" x2="{x(said):.1f}"'
            body.append(f'<line class="line c{number}" {at} y1="{y(won.low):.1f}" y2="{y(won.high):.1f}"/>')
        body.append(f'<text class="c{number}" x="360" y="{30 + 18 * number}">{escape(name)}</text>')
    return _svg(340, body, title)
