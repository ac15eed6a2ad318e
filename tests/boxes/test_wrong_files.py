"""A wrong box is refused with a sentence for each fault, which tells the line."""

from pathlib import Path

import pytest
from wrong import TOGETHER, VALUES, Wrong

import ludi
from ludi import boxes
from ludi.core.errors import BadBox


def put(wrong: Wrong) -> tuple[str, int]:
    """The file of a game with the wrong line in it, and the number of that line."""
    lines = boxes.write(ludi.game(wrong.game), "mine", everything=True).splitlines()
    begin = next((n for n, line in enumerate(lines) if line.startswith(f"[{wrong.table}]")), 0)
    number = next(n for n in range(begin, len(lines)) if lines[n].startswith(wrong.old))
    lines[number] = wrong.new
    return "\n".join(lines), number + 1


@pytest.mark.parametrize("wrong", VALUES, ids=lambda wrong: f"{wrong.game}: {wrong.new}")
def test_a_wrong_value_is_refused_with_its_line(wrong: Wrong) -> None:
    text, number = put(wrong)

    with pytest.raises(BadBox) as refused:
        boxes.parse(text, "mine.toml")

    assert [line for line in str(refused.value).splitlines() if wrong.says in line] == str(refused.value).splitlines()
    assert str(refused.value).startswith(f"mine.toml, line {number}: ")


@pytest.mark.parametrize("wrong", TOGETHER, ids=lambda wrong: f"{wrong.game}: {wrong.new}")
def test_values_that_do_not_fit_together_are_refused(wrong: Wrong) -> None:
    text, _ = put(wrong)

    with pytest.raises(BadBox) as refused:
        boxes.parse(text, "mine.toml")

    first = str(refused.value).splitlines()[0]
    assert wrong.says in first
    told = int(first.removeprefix("mine.toml, line ").partition(":")[0])
    assert text.splitlines()[told - 1].startswith(wrong.at or wrong.new)


def test_all_faults_are_told_at_once() -> None:
    text = boxes.write(ludi.game("praetor"), "mine").replace("fee = 2", "fee = 9").replace("mark = 3", "mark = 1")

    with pytest.raises(BadBox) as refused:
        boxes.parse(text, "mine.toml")

    said = str(refused.value).splitlines()
    assert len(said) == text.count("fee = 9") + text.count("mark = 1")
    assert [
        f"mine.toml, line {n}:" for n, line in enumerate(text.splitlines(), 1) if line in {"fee = 9", "mark = 1"}
    ] == [line.partition(": ")[0] + ":" for line in said]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("game = \n", "line 1"),
        ('game = "praetor"\n[kind.FOR]\nfee = "2\n', "line 3"),
        ('game = "praetor"\n[kind.FOR]\n[kind.FOR]\n', "line 3"),
        ('game = "praetor"\n[kind.FOR]\nfee = 1\nfee = 2\n', "line 4"),
        ("[kind.FOR]\nfee = 1\n", "game None, expected one of alea, provincia, praetor, triumvirate, viaromana"),
        ('# mine\ngame = "chess"\n', "line 2: game 'chess', expected one of alea"),
        ("\n\ngame = 3\n", "line 3: game 3, expected one of alea"),
        ('game = "praetor"\nkind = 3\n', "line 2: kind of city tile: 3, expected a table [kind]"),
        ('game = "praetor"\n[kind]\nFOR = 3\n', "line 3: kind of city tile FOR: 3, expected a table [kind.FOR]"),
        ('game = "triumvirate"\n[start.GTR]\nlegions = 3\n', "line 2: no value of start is called 'GTR'"),
        ('game = "praetor"\nkind.FOR.fee = 9\n', "line 2: kind of city tile FOR: fee 9"),
        ('game = "praetor"\n[kind]\nFOR = {fee = 9}\n', "line 3: kind of city tile FOR: fee 9"),
        ('game = "praetor"\n["kind"."FOR"]\n"fee" = 9\n', "line 3: kind of city tile FOR: fee 9"),
    ],
)
def test_a_text_that_is_no_box_is_refused(text: str, says: str) -> None:
    with pytest.raises(BadBox, match=r"mine\.toml") as refused:
        boxes.parse(text, "mine.toml")

    assert says in str(refused.value)


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    (tmp_path / "latin.toml").write_bytes(b'game = "\xe9"')
    for path, says in (
        (tmp_path / "none.toml", "No such file"),
        (tmp_path, "directory"),
        (tmp_path / "latin.toml", "utf"),
    ):
        with pytest.raises(BadBox, match=says):
            boxes.read(path)


def test_a_box_of_another_game_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(boxes.write(ludi.game("alea"), "mine"), encoding="utf-8")

    with pytest.raises(BadBox, match="a box of alea, not of praetor"):
        ludi.new("praetor", 2, box=path)
