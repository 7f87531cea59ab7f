"""Builds wheels with a compiled engine and with the page for browsers.

mypyc makes C of the modules of ``[tool.vierblatt]``; npm builds the page of ``client``.
``VIERBLATT_MYPYC`` and ``VIERBLATT_PAGE`` decide: ``auto`` (the default) builds where that can be
done and warns where it cannot, ``1`` insists, ``0`` goes without. An editable install is as the
sources are: a compiled module would hide the edits, and ``client/dist`` is the page then.
"""

from __future__ import annotations

import os
import platform
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from contextlib import chdir
from pathlib import Path
from tempfile import TemporaryDirectory
from textwrap import shorten
from typing import TYPE_CHECKING, Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

if TYPE_CHECKING:
    from mypyc.build import Extension

GROUP: Final = "vierblatt_engine"  # the shared library of all compiled modules is named after it
UNIX_FLAGS: Final = ("-fno-semantic-interposition", "-Wno-error")
CHOICES: Final = ("0", "1", "auto")
MYPYC: Final = "VIERBLATT_MYPYC"
PAGE: Final = "VIERBLATT_PAGE"

NPM_CI: Final = ("ci", "--no-audit", "--no-fund", "--loglevel=error", "--fetch-retries=1")
NODE_WHEELS: Final = ("x86_64", "amd64", "aarch64", "arm64")
"""The processors that PyPI has a Node.js for."""


def wish(name: str) -> str:
    """What a variable of the environment asks for."""
    chosen = os.environ.get(name) or "auto"
    if chosen not in CHOICES:
        raise ValueError(f"{name} is {chosen!r}, not one of {', '.join(CHOICES)}")
    return chosen


def obstacle() -> str | None:
    """Why nothing can be compiled on this machine, or None; on Windows only trying tells."""
    if sys.platform == "win32":
        return None
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if shutil.which(shlex.split(compiler)[0]) is None:
        return f"there is no C compiler ({compiler})"
    header = Path(sysconfig.get_path("include"), "Python.h")
    return None if header.is_file() else f"Python's C headers are missing ({header})"


def engine_modules(package: Path, patterns: list[str]) -> list[str]:
    """The modules that the patterns name, each once, as paths from the package's parent."""
    found = {path for pattern in patterns for path in package.glob(pattern)}
    return sorted(path.relative_to(package.parent).as_posix() for path in found)


def extensions(root: Path, modules: list[str], scratch: Path) -> list[Extension]:
    """The C of the modules, written to `scratch`. No debug symbols: they would name that folder."""
    import setuptools  # noqa: F401  mypyc wants it first
    from mypyc.build import mypycify

    options = [f"--config-file={root / 'pyproject.toml'}", "--follow-imports=silent"]
    found = mypycify(
        [*options, f"--cache-dir={scratch / 'cache'}", *modules],
        opt_level="3",
        debug_level="0",
        target_dir=str(scratch / "c"),
        group_name=GROUP,
    )
    for extension in found:
        if "-O3" in extension.extra_compile_args:
            extension.extra_compile_args = [*extension.extra_compile_args, *UNIX_FLAGS]
    return found


def compile_engine(root: Path, modules: list[str], scratch: Path) -> dict[str, str]:
    """Compile the modules; where each library lies, and its place in the wheel."""
    with chdir(root / "src"):  # so that tracebacks name the modules as the wheel does
        found = extensions(root, modules, scratch)
        from setuptools import Distribution
        from setuptools.command.build_ext import build_ext

        command = build_ext(Distribution({"name": "vierblatt", "ext_modules": found}))
        command.build_lib = str(scratch / "lib")
        command.build_temp = str(scratch / "objects")
        command.ensure_finalized()
        command.run()
    return {path: os.path.relpath(path, command.build_lib) for path in command.get_outputs()}


def has_node_wheel() -> bool:
    """Whether a Node.js can come from PyPI; asking for one in vain would end the build."""
    known = sys.platform in ("linux", "darwin", "win32")
    return known and platform.machine().lower() in NODE_WHEELS


def node_path() -> str | None:
    """Where to look for programs so that npm and a good Node.js are found; None: they are nowhere.

    A build in isolation has its own on the path, an environment for development beside its Python.
    """
    usual = os.environ.get("PATH", os.defpath)
    own = os.pathsep.join((sysconfig.get_path("scripts"), usual))
    return next((path for path in (usual, own) if node_is_good(path)), None)


def node_is_good(path: str) -> bool:
    """Whether this Node.js builds the page: 20.19, or 22.12 and later."""
    node = shutil.which("node", path=path)
    if node is None or shutil.which("npm", path=path) is None:
        return False
    done = subprocess.run([node, "--version"], check=False, capture_output=True, text=True)
    version = tuple(map(int, re.findall(r"\d+", done.stdout)[:2]))
    return (20, 19) <= version < (21, 0) or version >= (22, 12)


def npm(client: Path, *words: str) -> None:
    """Let npm do something in the client's folder. Raises RuntimeError with its last words."""
    path = node_path()
    program = shutil.which("npm", path=path)
    if path is None or program is None:
        raise RuntimeError("there is no Node.js 20.19 with npm")
    env = {**os.environ, "PATH": path}
    done = subprocess.run(
        [program, *words], check=False, cwd=client, env=env, capture_output=True, text=True
    )
    if done.returncode:
        raise RuntimeError(f"npm {words[0]}: {done.stderr or done.stdout}")


def has_its_modules(client: Path) -> bool:
    """Whether npm has brought all that the lock file names; npm's own note of it tells."""
    lock, noted = client / "package-lock.json", client / "node_modules" / ".package-lock.json"
    return noted.is_file() and noted.stat().st_mtime >= lock.stat().st_mtime


def build_page(client: Path, to: Path) -> None:
    """Build the page into a folder."""
    if not (client / "package-lock.json").is_file():
        raise RuntimeError(f"{client} is not there")
    if not has_its_modules(client):
        npm(client, *NPM_CI)
    npm(client, "run", "build", "--", "--outDir", str(to), "--emptyOutDir", "--logLevel=warn")


class Hook(BuildHookInterface[Any]):
    """Puts the compiled engine beside its Python modules in the wheel, and the page."""

    scratch: TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        """What compiling needs, if anything may be compiled, and a Node.js where none is there."""
        groups: dict[str, list[str]] = self.project()["dependency-groups"]
        needed: list[str] = []
        if wish(MYPYC) != "0" and obstacle() is None:
            needed += groups["engine"]
        if wish(PAGE) != "0" and node_path() is None and has_node_wheel():
            needed += groups["page"]
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build before the wheel is packed, unless it is an editable one."""
        wishes = [wish(MYPYC), wish(PAGE)]
        if version == "editable" or wishes == ["0", "0"]:
            return
        self.scratch = TemporaryDirectory(prefix="vierblatt-")
        if wish(MYPYC) != "0":
            self.add_engine(build_data)
        if wish(PAGE) != "0":
            self.add_page(build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove what is packed now."""
        if self.scratch:
            self.scratch.cleanup()

    def add_engine(self, build_data: dict[str, Any]) -> None:
        """The compiled libraries; the wheel is for this kind of machine then."""
        try:
            libraries = self.libraries()
        except (Exception, SystemExit) as failure:
            self.give_up(MYPYC, "the engine was not compiled", " and will be slow", failure)
            return
        build_data["force_include"].update(libraries)
        build_data["infer_tag"] = True
        build_data["pure_python"] = False

    def add_page(self, build_data: dict[str, Any]) -> None:
        """The built page."""
        page = self.folder() / "page"
        try:
            build_page(Path(self.root, "client"), page)
        except (OSError, RuntimeError) as failure:
            self.give_up(PAGE, "the page was not built", ", so there is only the terminal", failure)
            return
        build_data["force_include"][str(page)] = "vierblatt/page"

    def folder(self) -> Path:
        """Lives until the wheel is packed."""
        assert self.scratch
        return Path(self.scratch.name)

    def libraries(self) -> dict[str, str]:
        """The compiled libraries."""
        if reason := obstacle():
            raise RuntimeError(reason)
        root = Path(self.root)
        patterns = self.project()["tool"]["vierblatt"]["compiled"]
        modules = engine_modules(root / "src" / "vierblatt", patterns)
        if not modules:
            raise RuntimeError("[tool.vierblatt] names no module that is there")
        return compile_engine(root, modules, self.folder())

    def give_up(self, name: str, what: str, so: str, failure: BaseException) -> None:
        """Go on without and say so, or fail if it had to be built."""
        reason = "see above" if isinstance(failure, SystemExit) else shorten(str(failure), 300)
        if wish(name) == "1":
            raise RuntimeError(f"{what}: {reason}") from failure
        self.app.display_warning(f"Warning: {what}{so}: {reason}")

    def project(self) -> dict[str, Any]:
        """The project's pyproject.toml."""
        return tomllib.loads(Path(self.root, "pyproject.toml").read_text(encoding="utf-8"))
