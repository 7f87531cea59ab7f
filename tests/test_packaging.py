"""What is built and installed: the wheel's content, its fallbacks, and a light start."""

import importlib
import json
import os
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Mapping
from pathlib import Path
from shutil import copytree, ignore_patterns
from zipfile import ZipFile

import pytest

import hatch_build

ROOT = Path(__file__).parents[1]
NEEDED = (
    *("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"),
    *("src", "docs/rules", "benchmarks/limit"),
)
HEAVY = {"fluent", "matplotlib", "msgspec", "rich", "textual"}
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def copy_tree(to: Path) -> Path:
    """All that a build needs, in a folder of its own."""
    for name in NEEDED:
        source, target = ROOT / name, to / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            copytree(source, target, ignore=ignore_patterns("__pycache__", ".*"))
        else:
            target.write_bytes(source.read_bytes())
    return to


def build(tree: Path, *options: str, **env: str) -> subprocess.CompletedProcess[str]:
    """Build with the tools of this environment, without the network; the page has its own test."""
    command = [sys.executable, "-m", "build", "--no-isolation", *options, str(tree)]
    wishes = {**os.environ, "VIERBLATT_PAGE": "0", **env}
    return subprocess.run(command, check=False, env=wishes, capture_output=True, text=True)


def content(wheel: Path) -> dict[str, bytes]:
    """The files of a wheel."""
    with ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def built(tree: Path, *options: str, **env: str) -> dict[str, bytes]:
    """The content of the one wheel that a build leaves."""
    done = build(tree, *options, **env)
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = (tree / "dist").glob("*.whl")
    return content(wheel)


def files_below(folder: Path, prefix: str) -> Mapping[str, bytes]:
    """The files of a source folder, by the names that they should have in the wheel."""
    return {
        f"{prefix}/{path.relative_to(folder).as_posix()}": path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project with its plain wheel in ``dist``."""
    copied = copy_tree(tmp_path_factory.mktemp("tree"))
    built(copied, "--wheel", VIERBLATT_MYPYC="0")
    return copied


@pytest.fixture(scope="module")
def wheel(tree: Path) -> dict[str, bytes]:
    """The content of the plain wheel."""
    (path,) = (tree / "dist").glob("*-py3-none-any.whl")
    return content(path)


def test_wheel_holds_the_whole_package(tree: Path, wheel: dict[str, bytes]) -> None:
    package = files_below(tree / "src" / "vierblatt", "vierblatt")
    assert {name for name in package if name.endswith(".ftl")}
    assert package.items() <= wheel.items()


def test_wheel_holds_every_rules_page(tree: Path, wheel: dict[str, bytes]) -> None:
    pages = files_below(tree / "docs" / "rules", "vierblatt/rulebook")
    assert len(pages) >= 4
    assert pages.items() <= wheel.items()


def test_wheel_holds_nothing_else(wheel: dict[str, bytes]) -> None:
    assert {name.split("/")[0] for name in wheel} == {"vierblatt", "vierblatt-0.1.0.dist-info"}


def test_build_leaves_nothing_in_the_tree(tree: Path, wheel: dict[str, bytes]) -> None:
    needed = {Path(name).parts[0] for name in NEEDED}
    assert {path.name for path in tree.iterdir()} == needed | {"dist"}
    assert not [path for path in tree.rglob("*") if path.suffix in {".so", ".o"}]


def test_wheel_from_the_sdist_is_the_same(tmp_path: Path, wheel: dict[str, bytes]) -> None:
    assert built(copy_tree(tmp_path), VIERBLATT_MYPYC="0") == wheel


@pytest.mark.deep
def test_compiled_wheel_from_the_sdist_is_the_same(tmp_path: Path) -> None:
    direct = built(copy_tree(tmp_path / "a"), "--wheel", VIERBLATT_MYPYC="1")
    assert [name for name in direct if "__mypyc" in name]
    assert built(copy_tree(tmp_path / "b"), VIERBLATT_MYPYC="1") == direct


def test_without_a_compiler_the_wheel_is_plain(tmp_path: Path, wheel: dict[str, bytes]) -> None:
    done = build(copy_tree(tmp_path), "--wheel", VIERBLATT_MYPYC="auto", CC="/nonexistent")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "the engine was not compiled" in done.stderr
    (path,) = (tmp_path / "dist").glob("*-py3-none-any.whl")
    assert content(path) == wheel


def test_without_a_compiler_insisting_fails(tmp_path: Path) -> None:
    done = build(copy_tree(tmp_path), "--wheel", VIERBLATT_MYPYC="1", CC="/nonexistent")
    assert done.returncode != 0
    assert "there is no C compiler (/nonexistent)" in done.stdout + done.stderr


def test_without_a_client_the_wheel_has_no_page(tmp_path: Path, wheel: dict[str, bytes]) -> None:
    wishes = {"VIERBLATT_MYPYC": "0", "VIERBLATT_PAGE": "auto"}
    done = build(copy_tree(tmp_path), "--wheel", **wishes)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "the page was not built, so there is only the terminal" in done.stderr
    (path,) = (tmp_path / "dist").glob("*.whl")
    assert content(path) == wheel


def test_without_a_client_insisting_on_a_page_fails(tmp_path: Path) -> None:
    done = build(copy_tree(tmp_path), "--wheel", VIERBLATT_MYPYC="0", VIERBLATT_PAGE="1")
    assert done.returncode != 0
    assert "the page was not built" in done.stdout + done.stderr


@pytest.mark.parametrize("name", ["VIERBLATT_MYPYC", "VIERBLATT_PAGE"])
def test_a_wish_that_is_none_fails(tmp_path: Path, name: str) -> None:
    done = build(copy_tree(tmp_path), "--wheel", **{name: "yes"})
    assert done.returncode != 0
    assert f"{name} is 'yes'" in done.stdout + done.stderr


def compiled_modules() -> list[str]:
    """The modules that ``[tool.vierblatt]`` names."""
    source = ROOT / "src"
    paths = [
        path
        for pattern in PROJECT["tool"]["vierblatt"]["compiled"]
        for path in (source / "vierblatt").glob(pattern)
    ]
    return sorted(".".join(path.relative_to(source).with_suffix("").parts) for path in paths)


def test_the_engine_is_compiled_as_a_whole_or_not_at_all() -> None:
    files = [importlib.import_module(name).__file__ or "" for name in compiled_modules()]
    assert len({file.endswith(".py") for file in files}) == 1


def test_version_imports_nothing_heavy() -> None:
    code = (
        "import atexit, json, sys\n"
        "atexit.register(lambda: print(json.dumps(sorted(sys.modules))))\n"
        "sys.argv = ['vierblatt', '--version']\n"
        "from vierblatt.cli.main import main\n"
        "main()\n"
    )
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    version, modules = done.stdout.splitlines()
    assert version.endswith("0.1.0")
    assert not HEAVY & {name.split(".")[0] for name in json.loads(modules)}


def fake(folder: Path, name: str, says: str) -> None:
    """A program that says something."""
    program = folder / name
    program.write_text(f"#!/bin/sh\necho {says}\n")
    program.chmod(0o755)


@pytest.mark.skipif(sys.platform == "win32", reason="the programs are shell scripts")
def test_a_nodejs_that_is_too_old_is_passed_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fake(tmp_path, "npm", "11.0.0")
    for version, good in {
        "v18.20.1": False,
        "v20.18.3": False,
        "v20.19.0": True,
        "v21.7.0": False,
        "v22.11.0": False,
        "v22.12.0": True,
        "v24.1.0": True,
        "broken": False,
    }.items():
        fake(tmp_path, "node", version)
        assert hatch_build.node_is_good(str(tmp_path)) is good, version
    (tmp_path / "npm").unlink()
    assert not hatch_build.node_is_good(str(tmp_path))


@pytest.mark.skipif(sys.platform == "win32", reason="the programs are shell scripts")
def test_the_nodejs_of_the_environment_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, own = tmp_path / "old", tmp_path / "own"
    for place, version in ((old, "v12.22.0"), (own, "v24.1.0")):
        place.mkdir()
        fake(place, "node", version)
        fake(place, "npm", "11.0.0")
    monkeypatch.setenv("PATH", str(old))
    monkeypatch.setattr(sysconfig, "get_path", lambda name: str(own))
    assert hatch_build.node_path() == f"{own}{os.pathsep}{old}"
    monkeypatch.setattr(sysconfig, "get_path", lambda name: str(old))
    assert hatch_build.node_path() is None


def test_npm_brings_modules_when_the_lock_file_is_newer(tmp_path: Path) -> None:
    lock = tmp_path / "package-lock.json"
    lock.write_text("{}")
    assert not hatch_build.has_its_modules(tmp_path)
    noted = tmp_path / "node_modules" / ".package-lock.json"
    noted.parent.mkdir()
    noted.write_text("{}")
    assert hatch_build.has_its_modules(tmp_path)
    os.utime(noted, (0, 0))
    assert not hatch_build.has_its_modules(tmp_path)
