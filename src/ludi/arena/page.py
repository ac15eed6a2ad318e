"""A page that needs nothing beside itself: style inside, plots inside, light and dark."""

from collections.abc import Sequence
from html import escape
from typing import Final

STYLE: Final = """
:root { color-scheme: light dark; --ink: #2b2622; --paper: #fbf8f3; --line: #cfc6b8; --accent: #8c2f1b; --soft: #efe8dc }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ece5da; --paper: #1d1a17; --line: #4a433b; --accent: #e08a6d; --soft: #2a2520 } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
h1, h2 { font-family: Georgia, serif; font-weight: 600; line-height: 1.2 }
h2 { margin-top: 2.5rem; border-bottom: 1px solid var(--line) }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; width: 100% }
th, td { padding: .25rem .6rem; text-align: right; border-bottom: 1px solid var(--line) }
th:first-child, td:first-child, td.text, th.text { text-align: left }
.scroll { overflow-x: auto } code { background: var(--soft); padding: .1rem .3rem }
svg { width: 100%; max-width: 44rem; height: auto; font: 12px system-ui, sans-serif; fill: var(--ink) }
svg .small { font-size: 11px; opacity: .8 } svg rect, svg circle { fill: var(--accent) }
svg .range { stroke: var(--accent); stroke-width: 2 } svg .grid { stroke: var(--line) }
svg .mark { stroke: var(--ink); stroke-dasharray: 3 4; opacity: .5 }
svg .line { fill: none; stroke-width: 2; stroke: currentColor }
svg .c0 { color: #b3402a; fill: #b3402a } svg .c1 { color: #2f6f9f; fill: #2f6f9f; stroke-dasharray: 7 3 }
svg .c2 { color: #4c8a3f; fill: #4c8a3f; stroke-dasharray: 2 3 } svg .c3 { color: #9a7414; fill: #9a7414; stroke-dasharray: 9 3 2 3 }
svg .c4 { color: #7d4fa0; fill: #7d4fa0; stroke-dasharray: 12 4 } svg .c5 { color: #4a6670; fill: #4a6670; stroke-dasharray: 1 4 }
svg polyline.line { fill: none } svg text { stroke: none }
"""


def page(title: str, *parts: str) -> str:
    """The whole page."""
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><style>{STYLE}</style></head>'
        f"<body><h1>{escape(title)}</h1>\n" + "\n".join(parts) + "\n</body></html>\n"
    )


def section(title: str, *parts: str) -> str:
    """A heading and what stands under it."""
    return f"<section><h2>{escape(title)}</h2>" + "\n".join(parts) + "</section>"


def paragraph(text: str) -> str:
    """A paragraph of plain text."""
    return f"<p>{escape(text)}</p>"


def table(headings: Sequence[str], rows: list[list[str]], n_texts: int = 1) -> str:
    """A table whose first columns are texts and whose others are numbers."""

    def row(tag: str, cells: Sequence[str]) -> str:
        marks = [' class="text"' if place < n_texts else "" for place in range(len(cells))]
        inner = "".join(f"<{tag}{mark}>{escape(cell)}</{tag}>" for mark, cell in zip(marks, cells, strict=True))
        return f"<tr>{inner}</tr>"

    body = "".join(row("td", cells) for cells in rows)
    return f'<div class="scroll"><table><thead>{row("th", headings)}</thead><tbody>{body}</tbody></table></div>'


def alone(drawing: str) -> str:
    """A drawing that carries the page's style, so that it can stand by itself."""
    head, _, rest = drawing.partition(">")
    return f'{head} xmlns="http://www.w3.org/2000/svg">\n<style>{STYLE}</style>{rest}\n'
