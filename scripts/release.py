"""Release a version: ``python scripts/release.py 0.2.0``.

Checks that version, CHANGELOG and working tree are ready, builds sdist and wheel into ``dist/``, and tags the commit.
Pushing the tag and uploading what was built are left to you.
"""

import re
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
SECTIONS: Final = ("Removed", "Changed", "Added", "Fixed")
"""The parts of a version in the CHANGELOG, in their order."""


def problems(version: str, root: Path) -> list[str]:
    """Everything that stands in the way of this release."""
    found = []
    if not re.fullmatch(r"\d+\.\d+\.\d+(rc\d+)?", version):
        return [f"{version!r} is no version: expected three numbers, such as 0.2.0"]
    declared = re.search(
        r'^__version__ = "(.*)"$', (root / "src/ludi/__init__.py").read_text(encoding="utf-8"), re.MULTILINE
    )
    if declared is None or declared[1] != version:
        found.append(f"src/ludi/__init__.py says {declared[1] if declared else 'no version'}, not {version}")
    found += changelog_problems((root / "CHANGELOG.md").read_text(encoding="utf-8"), version)
    if _git(root, "status", "--porcelain"):
        found.append("the working tree has changes that are not committed")
    if _git(root, "tag", "--list", f"v{version}"):
        found.append(f"there is a tag v{version} already")
    return found


def changelog_problems(text: str, version: str = "") -> list[str]:
    """What is wrong with the CHANGELOG; with a version, also whether it comes first and says when."""
    found = []
    versions = re.split(r"^## ", text, flags=re.MULTILINE)[1:]
    for part in versions:
        title, _, body = part.partition("\n")
        sections = re.findall(r"^### (.*)$", body, re.MULTILINE)
        if sections != [section for section in SECTIONS if section in sections]:
            found.append(
                f"CHANGELOG, {title}: expected the sections {', '.join(SECTIONS)} in this order, got {sections}"
            )
        if not re.match(r"\s*(### \w+\n\n- |$)", body) or re.search(r"^### \w+\n\n(?!- )", body, re.MULTILINE):
            found.append(f"CHANGELOG, {title}: a section without a line, or a line without a section")
    first = versions[0].partition("\n")[0] if versions else ""
    if version and not re.fullmatch(rf"{re.escape(version)} \(\d{{4}}-\d\d-\d\d\)", first):
        found.append(f"CHANGELOG begins with {first!r}, expected '{version} (year-month-day)'")
    return found


def _git(root: Path, *arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=root, check=True, capture_output=True, text=True).stdout.strip()


def main(arguments: list[str]) -> int:
    if len(arguments) != 1:
        print(__doc__)
        return 2
    version = arguments[0]
    found = problems(version, ROOT)
    for each in found:
        print(each, file=sys.stderr)
    if found:
        return 1
    subprocess.run([sys.executable, "-m", "build", "--outdir", ROOT / "dist", ROOT], check=True)
    _git(ROOT, "tag", "--annotate", "--message", f"Ludi Romani {version}", f"v{version}")
    print(
        f"Built dist/ludi_romani-{version}* and tagged v{version}. Next: git push origin v{version}, then upload dist/."
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
