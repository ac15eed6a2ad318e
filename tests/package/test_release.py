"""A release is checked before anything is built or tagged."""

import subprocess
import sys
from pathlib import Path

import pytest

from places import ROOT

sys.path.append(str(ROOT / "scripts"))

from release import changelog_problems, problems

CHANGELOG = "# Changelog\n\n## 1.2.3 (2026-11-18)\n\n### Added\n\n- A thing.\n\n### Fixed\n\n- Another.\n"


@pytest.fixture
def ready(tmp_path: Path) -> Path:
    """A repository of which version 1.2.3 can be released."""
    (tmp_path / "src" / "ludi").mkdir(parents=True)
    (tmp_path / "src" / "ludi" / "__init__.py").write_text('__version__ = "1.2.3"\n')
    (tmp_path / "CHANGELOG.md").write_text(CHANGELOG)
    for command in (["init", "-q"], ["add", "."], ["-c", "user.name=A", "-c", "user.email=a@b", "commit", "-qm", "x"]):
        subprocess.run(["git", *command], cwd=tmp_path, check=True)
    return tmp_path


def test_what_is_ready_can_be_released(ready: Path) -> None:
    assert [] == problems("1.2.3", ready)


def test_everything_in_the_way_is_told_at_once(ready: Path) -> None:
    (ready / "more").touch()
    subprocess.run(["git", "tag", "v1.3.0"], cwd=ready, check=True)

    found = problems("1.3.0", ready)

    assert 4 == len(found)
    assert "says 1.2.3, not 1.3.0" in found[0]
    assert "begins with '1.2.3 (2026-11-18)', expected '1.3.0 (year-month-day)'" in found[1]
    assert "not committed" in found[2]
    assert "a tag v1.3.0 already" in found[3]


@pytest.mark.parametrize("version", ["1.2", "v1.2.3", "one", ""])
def test_a_version_has_three_numbers(ready: Path, version: str) -> None:
    assert "is no version" in problems(version, ready)[0]


@pytest.mark.parametrize(
    "wrong",
    [
        CHANGELOG.replace("Added", "Fixed", 1).replace("### Fixed\n\n- Another", "### Added\n\n- Another"),
        CHANGELOG.replace("Added", "News"),
        CHANGELOG.replace("- A thing.\n", ""),
        CHANGELOG.replace("### Added", "Something"),
    ],
    ids=["order", "unknown", "empty", "without"],
)
def test_a_changelog_out_of_order_is_noticed(wrong: str) -> None:
    assert changelog_problems(wrong)


def test_our_changelog_is_in_order() -> None:
    assert [] == changelog_problems((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
