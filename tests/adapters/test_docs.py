"""The programs in docs/adapters.md run as they stand."""

import re
from pathlib import Path

import pytest

pytest.importorskip("pyspiel")
pytest.importorskip("pettingzoo")

PAGE = Path(__file__).parents[2] / "docs" / "adapters.md"


def test_the_programs_of_the_page_run(capsys: pytest.CaptureFixture[str]) -> None:
    programs = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert len(programs) == 4
    names: dict[str, object] = {}
    for program in programs:
        exec(program, names)
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith("3 [")  # the cutter, and where he may cut
    assert said[1].startswith('{"seat":3,')
    assert said[2].startswith("cut ")
    assert said[3] == "654 slice(16, 48, None)"
