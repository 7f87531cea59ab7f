"""The audit of what is installed: what is known fails, what is not known is said."""

import importlib.util
import json
import shutil
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
    code = audit.python_packages([])
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


def run_page(
    audit: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], how: Any
) -> tuple[int, str]:
    monkeypatch.setattr(shutil, "which", lambda name: name)
    monkeypatch.setattr(subprocess, "run", how)
    return audit.page_packages(), capsys.readouterr().out


def npm_said(*bad: dict[str, Any]) -> Any:
    found = {"vulnerabilities": {one["name"]: one for one in bad}}
    return answered(
        json.dumps({**found, "metadata": {"dependencies": {"total": 120}}}), code=int(bad != ())
    )


def test_npm_is_asked_too(
    audit: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    advisory = {"title": "Too trusting", "url": "https://advisory.example/1", "range": "<2"}
    bad = {"name": "bad", "via": [advisory]}
    user = {"name": "user", "via": ["bad"]}
    assert run_page(audit, monkeypatch, capsys, npm_said())[0] == 0
    code, said = run_page(audit, monkeypatch, capsys, npm_said(bad, user))
    assert (code, "1 known for 120 packages" in said, "bad <2: Too trusting" in said) == (
        1,
        True,
        True,
    )


def test_npm_without_a_network_is_said(
    audit: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    offline = answered(
        '{"message": "connect ECONNREFUSED"}', "npm error audit endpoint returned an error", 1
    )
    code, said = run_page(audit, monkeypatch, capsys, offline)
    assert (code, "npm does not answer, so NOTHING was checked" in said) == (0, True)
    broken = answered('{"error": {"code": "ENOLOCK"}}', "npm error code ENOLOCK", 1)
    assert run_page(audit, monkeypatch, capsys, broken)[0] == 1


def test_all_are_asked(audit: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audit, "python_packages", lambda words: 0)
    monkeypatch.setattr(audit, "page_packages", lambda: 1)
    assert audit.main([]) == 1
