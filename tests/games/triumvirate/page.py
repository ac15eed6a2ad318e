"""The tables of the rules page."""

from pathlib import Path
from typing import Final

PAGE: Final = Path(__file__).parents[3] / "docs/rules/end-of-the-triumvirate.md"


def table(heading: str) -> list[list[str]]:
    """The rows of the first table below a heading, without its head."""
    section = PAGE.read_text(encoding="utf-8").split(f"\n### {heading} ")[1].split("\n#")[0]
    rows = [line for line in section.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows[2:]]
