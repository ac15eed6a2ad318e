"""Pages of the documentation that are made from something else; MkDocs calls these functions when it builds the site.

The changelog and CONTRIBUTING.md lie at the root of the repository, the commands are described by themselves, and the
list of decisions is the folder of decisions. A link to a file that is not on the site becomes the name of that file.
"""

import posixpath
import re
import sys
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).resolve().parent.parent
LINK = re.compile(r"\[([^\]]+)\]\((?!https?:|#|mailto:)([^)#\s]+)(#[^)\s]*)?\)")


def on_files(files: Files, config: Any) -> Files:
    """Add what is made."""
    made = {
        "changelog.md": from_root("CHANGELOG.md"),
        "contributing.md": from_root("CONTRIBUTING.md"),
        "adr/index.md": decisions(ROOT / "docs" / "adr"),
        "environments/index.md": observations(),
        "api/commands.md": commands(),
    }
    for path, text in made.items():
        files.append(File.generated(config, path, content=text))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Files) -> str:  # noqa: ARG001  (the interface has it)
    """Links to files that are not on the site become their names."""
    folder = posixpath.dirname(page.file.src_uri)

    def kept(found: re.Match[str]) -> str:
        text, target, _ = found.groups()
        path = posixpath.normpath(posixpath.join(folder, target))
        if files.get_file_from_path(path) or files.get_file_from_path(f"{path}/index.md"):
            return (
                found[0]
                if files.get_file_from_path(path)
                else found[0].replace(target, f"{target.rstrip('/')}/index.md")
            )
        name = posixpath.normpath(target.lstrip("./"))
        return text if name in text else f"{text} (`{name}`)"

    parts = re.split(r"(```.*?```)", markdown, flags=re.DOTALL)
    return "".join(part if part.startswith("```") else LINK.sub(kept, part) for part in parts)


def from_root(name: str) -> str:
    """A page of the repository's root, whose links begin there."""
    text = (ROOT / name).read_text(encoding="utf-8")
    return LINK.sub(lambda found: found[0].replace("](docs/", "](", 1), text)


def decisions(folder: Path) -> str:
    """Every decision by its number and title."""
    lines = ["# Decisions", "", "Choices that are costly to undo, and why they were made.", ""]
    for path in sorted(folder.glob("0*.md")):
        title = path.read_text(encoding="utf-8").partition("\n")[0].lstrip("# ")
        lines.append(f"- [{title}]({path.name})")
    return "\n".join(lines)


def observations() -> str:
    """What the pages of the environments are."""
    return (
        "# Observations and actions\n\n"
        "What a learner sees of each game, number by number, and every action with its code. "
        "These pages are made from the code by `make environments`. A name such as `alea-v1` is a version: "
        "it rises when an observation or an action changes, so that published results stay comparable.\n\n"
        "[Learn from many matches](../research.md) shows how to use them.\n"
    )


def commands() -> str:
    """Every command with its arguments and options, as ``ludi --help`` knows them."""
    sys.path.insert(0, str(ROOT / "src"))
    import click  # noqa: PLC0415  (after the path is set)
    import typer  # noqa: PLC0415

    from ludi.cli import COMMANDS, app  # noqa: PLC0415

    for name in COMMANDS:
        __import__(f"ludi.cli.{name}")
    root = typer.main.get_command(app)
    lines = ["# Commands", "", "`ludi --help` lists them; `ludi COMMAND --help` describes one."]

    def describe(command: Any, path: str) -> None:
        if isinstance(command, click.Group) or hasattr(command, "commands"):
            for name, inner in command.commands.items():
                describe(inner, f"{path} {name}")
            return
        lines.extend(["", f"## {path}", "", command.help or ""])
        rows = [row for parameter in command.params if (row := _row(parameter))]
        if rows:
            lines.extend(["", "| | default | |", "|---|---|---|", *rows])

    describe(root, "ludi")
    return "\n".join(lines) + "\n"


def _row(parameter: Any) -> str:
    if parameter.name == "help":
        return ""
    is_argument = parameter.param_type_name == "argument"
    name = parameter.name.upper() if is_argument else ", ".join(parameter.opts)
    default = parameter.default
    shown = "" if default is None or default is False or default == "" or callable(default) else f"`{default}`"
    told = (getattr(parameter, "help", "") or "").replace("|", "\\|")
    return f"| `{name}` | {'required' if parameter.required else shown} | {told} |"
