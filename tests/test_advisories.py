"""The audit of what is installed: what is known fails, what is not known is said."""

import importlib.util
import subprocess
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

FILE = Path(__file__).parents[1] / "advisories.py"
GOOD: dict[str, Any] = {"name": "good", "version": "1.0", "vulns": []}
BAD: dict[str, Any] = {
    "name": "bad",
    "version": "2.0",
    "vulns": [
        {"id": "PYSEC-1", "fix_versions": ["2.1"], "aliases": [], "description": ""},
        {"id": "PYSEC-2", "fix_versions": [], "aliases": [], "description": ""},
    ],
}
ABSENT = {"name": "absent", "skip_reason": "Dependency not found on PyPI and could not be audited"}
OWN = {"name": "own", "skip_reason": "distribution marked as editable"}


@pytest.fixture
def audit() -> ModuleType:
    spec = importlib.util.spec_from_file_location("advisories", FILE)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def answered(stdout: str, stderr: str = "", code: int = 0) -> Any:
    return lambda *_, **__: subprocess.CompletedProcess([], code, stdout, stderr)


def run(
    audit: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], how: Any
) -> tuple[int, str]:
    monkeypatch.setattr(subprocess, "run", how)
    code = audit.main([])
    return code, capsys.readouterr().out


def test_a_known_advisory_fails(audit: ModuleType) -> None:
    lines, known = audit.verdict([GOOD, BAD, OWN])
    assert known == 2
    assert lines[0] == "Advisories: 2 known for 2 packages."
    assert "bad 2.0: PYSEC-1, fixed in 2.1" in lines[1]
    assert len(lines) == 3


def test_what_pypi_does_not_know_is_said(audit: ModuleType) -> None:
    lines, known = audit.verdict([GOOD, ABSENT, OWN])
    assert known == 0
    assert lines[-1].endswith("for: absent")


def test_a_missing_network_is_said_and_no_failure(
    audit: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def too_long(*_: Any, **__: Any) -> None:
        raise subprocess.TimeoutExpired("pip-audit", 60)

    offline = answered("", "requests.exceptions.ConnectionError: Max retries exceeded", 1)
    for how in (too_long, offline):
        code, said = run(audit, monkeypatch, capsys, how)
        assert (code, "NOTHING was checked" in said) == (0, True)


def test_any_other_trouble_fails(
    audit: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for how in (answered("", "No module named pip_audit", 1), answered("", "", 1)):
        assert run(audit, monkeypatch, capsys, how)[0] == 1
