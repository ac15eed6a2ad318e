"""The documentation builds without a warning, its links lead somewhere, and what it shows of Python runs."""

import os
import re
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from places import ROOT

PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^```python\n(.*?)^```", re.DOTALL | re.MULTILINE)
SHOWING = {
    path: blocks
    for path in PAGES
    if (blocks := BLOCK.findall(path.read_text(encoding="utf-8"))) and path.name != "research.md"  # see tests/envs
}


def test_the_site_builds_without_a_warning_and_without_a_dead_link(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(tmp_path)]
    quiet = os.environ | {"NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(command, cwd=ROOT, env=quiet, capture_output=True, text=True, check=False)

    assert 0 == done.returncode, done.stdout + done.stderr
    for page in (
        "index",
        "api/library/index",
        "adr/0001-keep-a-position-in-a-flat-record/index",
        "rules/praetor/index",
    ):
        assert (tmp_path / f"{page}.html").is_file()
    html = [path.read_text(encoding="utf-8") for path in tmp_path.rglob("*.html")]
    assert [] == [found for text in html for found in re.findall(r'(?:src|href)="(https?://[^"]*\.(?:js|css))"', text)]


def test_links_between_pages_of_the_repository_lead_somewhere() -> None:
    dead = [
        f"{page.relative_to(ROOT)}: {target}"
        for page in (ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md")
        for target in re.findall(r"\]\((?!https?:|#)([^)#\s]+)", page.read_text(encoding="utf-8"))
        if not (page.parent / target).exists()
    ]
    assert [] == dead


@pytest.mark.slow
@pytest.mark.parametrize("page", SHOWING, ids=lambda page: str(page.relative_to(ROOT)))
def test_what_a_page_shows_runs(page: Path, tmp_path: Path) -> None:
    script = tmp_path / "shown.py"  # a file, for the compiler looks at the source
    script.write_text("\n\n".join(SHOWING[page]), encoding="utf-8")
    runpy.run_path(str(script))
