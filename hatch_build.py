"""Builds wheels with a compiled engine: mypyc makes C of the modules of ``[tool.vierblatt]``.

``VIERBLATT_MYPYC`` decides: ``auto`` (the default) compiles where that can be done and warns where
it cannot, ``1`` insists, ``0`` leaves plain Python. An editable install is never compiled: a
compiled module would hide the edits.
"""

from __future__ import annotations

import os
import shlex
import shutil
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


def wish() -> str:
    """What ``VIERBLATT_MYPYC`` asks for."""
    chosen = os.environ.get("VIERBLATT_MYPYC") or "auto"
    if chosen not in CHOICES:
        raise ValueError(f"VIERBLATT_MYPYC is {chosen!r}, not one of {', '.join(CHOICES)}")
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


class EngineHook(BuildHookInterface[Any]):
    """Puts the compiled engine beside its Python modules in the wheel."""

    scratch: TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        """What compiling needs, if anything may be compiled."""
        if wish() == "0" or obstacle():
            return []
        needed: list[str] = self.project()["dependency-groups"]["engine"]
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile before the wheel is packed, unless it is an editable one."""
        if version == "editable" or wish() == "0":
            return
        try:
            libraries = self.libraries()
        except (Exception, SystemExit) as failure:
            self.give_up(failure)
            return
        build_data["force_include"].update(libraries)
        build_data["infer_tag"] = True
        build_data["pure_python"] = False

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove what is packed now."""
        if self.scratch:
            self.scratch.cleanup()

    def libraries(self) -> dict[str, str]:
        """The compiled libraries, in a folder that lives until the wheel is packed."""
        if reason := obstacle():
            raise RuntimeError(reason)
        root = Path(self.root)
        patterns = self.project()["tool"]["vierblatt"]["compiled"]
        modules = engine_modules(root / "src" / "vierblatt", patterns)
        if not modules:
            raise RuntimeError("[tool.vierblatt] names no module that is there")
        self.scratch = TemporaryDirectory(prefix="vierblatt-")
        return compile_engine(root, modules, Path(self.scratch.name))

    def give_up(self, failure: BaseException) -> None:
        """Go on with plain Python and say so, or fail if the engine had to be compiled."""
        reason = "see above" if isinstance(failure, SystemExit) else shorten(str(failure), 200)
        if wish() == "1":
            raise RuntimeError(f"the engine was not compiled: {reason}") from failure
        self.app.display_warning(f"Warning: the engine was not compiled and will be slow: {reason}")

    def project(self) -> dict[str, Any]:
        """The project's pyproject.toml."""
        return tomllib.loads(Path(self.root, "pyproject.toml").read_text(encoding="utf-8"))
