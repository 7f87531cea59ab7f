"""The wheel, installed elsewhere: its page is whole, and all of it is served from there."""

import os
import re
import subprocess
import sys
import sysconfig
import tarfile
import time
import venv
from collections.abc import Iterator
from contextlib import suppress
from http.client import HTTPException
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.server.live import Client, free_port

ROOT = Path(__file__).parents[2]
PAGE = "vierblatt/page"
NAMED = re.compile(rb"[\w.-]+-[\w-]{8}\.(?:css|js|png|svg|woff2)\b")
ELSEWHERE = re.compile(rb"(?:src|href)=\S?(?:https?:)?//|url\(\W?(?:https?:)?//|@import")
KINDS = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}


def build(to: Path, kind: str) -> Path:
    """What this checkout is as a wheel or as an sdist, with its page."""
    command = [sys.executable, "-m", "build", "--no-isolation", f"--{kind}", f"--outdir={to}"]
    wishes = {**os.environ, "VIERBLATT_MYPYC": "0", "VIERBLATT_PAGE": "1"}
    done = subprocess.run(
        [*command, str(ROOT)], check=False, env=wishes, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    (built,) = to.iterdir()
    return built


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("wheel"), "wheel")


@pytest.fixture(scope="module")
def files(wheel: Path) -> dict[str, bytes]:
    """The page's files in the wheel, by their addresses."""
    with ZipFile(wheel) as archive:
        names = [name for name in archive.namelist() if name.startswith(f"{PAGE}/")]
        return {name.removeprefix(PAGE): archive.read(name) for name in names}


@pytest.fixture(scope="module")
def python(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with nothing but the wheel; what it depends on lies where it lies."""
    place = tmp_path_factory.mktemp("venv")
    venv.create(place, with_pip=True)
    paths = {"base": str(place), "platbase": str(place)}
    python = Path(sysconfig.get_path("scripts", vars=paths)) / Path(sys.executable).name
    install = ("-m", "pip", "install", "--quiet", "--no-deps", "--no-index")
    subprocess.run([str(python), *install, str(wheel)], check=True)
    needed = Path(sysconfig.get_path("purelib", vars=paths), "needed.pth")
    needed.write_text("\n".join(sysconfig.get_path(name) for name in ("purelib", "platlib")))
    return python


@pytest.fixture(scope="module")
def server(python: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A server in that environment, far from the sources."""
    folder, port = tmp_path_factory.mktemp("elsewhere"), free_port()
    words = ("-m", "vierblatt", "serve", "--port", str(port), "--data", str(folder))
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    with subprocess.Popen(
        [python, *words], cwd=folder, env=env, stdout=subprocess.PIPE, text=True
    ) as process:
        yield answering(port, process)
        process.terminate()


def answering(port: int, process: subprocess.Popen[str]) -> Client:
    for _ in range(400):
        with suppress(OSError, HTTPException):
            if Client(port).get("/health")[0] == 200:
                return Client(port)
        assert process.poll() is None, "the server has ended"
        time.sleep(0.05)
    raise AssertionError("the server does not answer")


def test_the_package_is_the_installed_one(python: Path, tmp_path: Path) -> None:
    command = [str(python), "-c", "import vierblatt.server.page as page; print(page.folder())"]
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        command, cwd=tmp_path, env=env, check=True, capture_output=True, text=True
    )
    assert Path(done.stdout.strip()).is_relative_to(python.parents[1])


def test_every_file_is_served_as_it_is_in_the_wheel(
    server: Client, files: dict[str, bytes]
) -> None:
    plain = {path: body for path, body in files.items() if Path(path).suffix in KINDS}
    assert {Path(path).suffix for path in plain} >= {".css", ".js", ".svg", ".woff2"}
    for path, body in plain.items():
        status, sent, answer = server.ask("GET", path)
        assert (status, sent) == (200, body), path
        assert answer.headers["content-type"] == KINDS[Path(path).suffix]


def test_packed_copies_are_served(server: Client, files: dict[str, bytes]) -> None:
    for path, body in files.items():
        if path.endswith((".br", ".gz")) and not path.startswith("/index"):
            asked = {".br": "br", ".gz": "gzip"}[Path(path).suffix]
            plain = path.removesuffix(Path(path).suffix)
            status, sent, answer = server.ask("GET", plain, None, **{"accept-encoding": asked})
            assert (status, sent) == (200, body), path
            assert answer.headers["content-encoding"] == asked


def test_the_doors_open(server: Client, files: dict[str, bytes]) -> None:
    for path in ("/", "/r/3f9a1b2c", "/m/3f9a1b2c"):
        status, sent, answer = server.ask("GET", path)
        assert (status, sent) == (200, files["/index.html"])
        assert answer.headers["content-type"] == "text/html; charset=utf-8"


def test_whatever_the_page_names_is_there(files: dict[str, bytes]) -> None:
    there = {Path(path).name.encode() for path in files}
    for path, body in files.items():
        if path.endswith((".html", ".css", ".js")):
            assert set(NAMED.findall(body)) <= there, path
    assert len(NAMED.findall(files["/index.html"])) > 1


def test_nothing_comes_from_elsewhere(files: dict[str, bytes]) -> None:
    for path, body in files.items():
        if path.endswith((".html", ".css")):
            assert not ELSEWHERE.search(body), path


def test_the_sdist_has_what_the_page_is_built_from(tmp_path: Path) -> None:
    with tarfile.open(build(tmp_path, "sdist")) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {
        f"client/{name}" for name in ("package-lock.json", "vite.config.ts", "index.html")
    } <= names
    assert {name for name in names if name.startswith("client/src/")}
    assert not {name for name in names if "node_modules" in name or "client/dist" in name}
