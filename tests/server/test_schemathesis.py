"""Schemathesis throws 2,000 cases at the server: no fault of ours, no answer that is not told."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.live import playing, serving, table

CHECKS = (
    "not_a_server_error",
    "response_schema_conformance",
    "status_code_conformance",
    "content_type_conformance",
)


def program() -> str:
    """Schemathesis' command, of this environment or of the path."""
    found = shutil.which("st", path=str(Path(sys.executable).parent)) or shutil.which("st")
    return found or pytest.skip("schemathesis is not installed")


@pytest.mark.deep
@pytest.mark.parametrize("watches", [True, False])
def test_no_server_error_in_two_thousand_cases(tmp_path: Path, watches: bool) -> None:
    limits = ("--rooms-an-hour", "1000000", "--wishes-a-second", "1000000")
    with serving(f"sqlite:///{tmp_path / 'rooms.db'}", *limits) as server:
        assert server.port is not None
        people = playing(table(server.port, {"game": "four-gems"}, ("Ann",)))
        config = tmp_path / "schemathesis.toml"
        fixed = ("[parameters]", f'"path.room" = "{people[0].room}"', '"query.wait" = 0')
        config.write_text("\n".join(fixed), "utf-8")
        url = f"http://127.0.0.1:{server.port}/schema/openapi.json"
        words = ["--config-file", str(config), "run", url, "--max-examples", "400"]
        words += ["--phases", "examples,coverage,fuzzing", "-c", ",".join(CHECKS)]
        if not watches:
            words += ["-H", f"Authorization: Bearer {people[0].token}"]
        command = [program(), *words]
        done = subprocess.run(command, check=False, capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == 0, done.stdout[-5000:]
    cases = re.search(r"(\d+) generated", done.stdout)
    assert cases
    assert int(cases.group(1)) >= 2000
