"""Write ``docs/environments/<game>.md``: every field of an observation and every action, from their declarations."""

import sys
from pathlib import Path
from typing import Any

import ludi
from ludi.core import observation
from ludi.core.contract import Game
from ludi.envs.features import features
from ludi.envs.names import environment_name

FOLDER = Path(__file__).parents[1] / "docs" / "environments"


def page(game: Game[Any]) -> str:
    """What learners see of a game and what they can do."""
    n_seats = f"{game.seats[0]} to {game.seats[-1]}"
    told = features(game)
    lines = [
        f"# {game.title}: `{environment_name(game)}`",
        "",
        f"Made from the code by `make environments`. {n_seats} seats.",
        "",
        f"An observation is {observation.length(game.observation)} int16 numbers, or {told.length} float32 for networks.",
        "",
        f"There are {len(game.actions)} actions.",
        "",
        "Fields by seat begin with the viewer and go on clockwise; places of seats that are not at the table hold 0.",
        "",
        "## Observation",
        "",
        "| at | field | shape | range | meaning | features |",
        "|---|---|---|---|---|---|",
    ]
    for field, floats in zip(observation.fields(game.observation), told.fields, strict=True):
        shape = " × ".join(map(str, field.shape)) or "1"
        form = f"{floats.at}: {'one-hot ' + str(floats.hot) if floats.hot > 1 else 'scaled'}"
        lines.append(
            f"| {field.at} | `{field.name}` | {shape} | {field.low} to {field.high} | {field.meaning} | {form} |"
        )
    lines += ["", "## Actions", "", "| codes | notation | arguments |", "|---|---|---|"]
    for kind in game.actions.kinds():
        codes = game.actions.codes(kind.name)
        span = f"{codes.start}" if len(codes) == 1 else f"{codes.start} to {codes.stop - 1}"
        notation = " ".join([kind.name, *(f"<{name}>" for name in kind.arguments)])
        ranges = "; ".join(f"{name}: {_range(values)}" for name, values in kind.arguments.items())
        lines.append(f"| {span} | `{notation}` | {ranges} |")
    return "\n".join(lines) + "\n"


def _range(values: tuple[Any, ...]) -> str:
    """A range of numbers by its ends, names one by one."""
    if all(isinstance(value, int) for value in values):
        return f"{values[0]} to {values[-1]}"
    return ", ".join(f"`{value}`" for value in values)


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in ludi.GAMES.values():
        (FOLDER / f"{game.name}.md").write_text(page(game), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
