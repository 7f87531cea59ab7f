"""How the page's files are sent: kinds, packings, what may be kept, and no other file."""

import gzip
import json
import re
from collections.abc import Callable, Iterator
from http.client import HTTPConnection
from pathlib import Path

import pytest
from litestar.testing import TestClient

from tests.server.live import serving
from vierblatt.games import GAMES
from vierblatt.server import ahead, page
from vierblatt.server.app import make_app
from vierblatt.server.config import Config
from vierblatt.words import LANGUAGES

INDEX = b"<!doctype html><title>Vierblatt</title>"
SCRIPT = b"let table = 1\n" * 50

MANIFEST = {
    "index.html": {"file": "assets/index-1a2b.js", "imports": ["_kit.js"]},
    "_kit.js": {"file": "assets/kit-1a2b.js"},
    "_cards.js": {"file": "assets/cards-1a2b.js", "imports": ["_kit.js", "_hand.js"]},
    "_hand.js": {"file": "assets/hand-1a2b.js", "imports": ["_cards.js"]},
    "src/app/Lobby.svelte": {"file": "assets/Lobby-1a2b.js"},
    "src/app/lobby/SetUp.svelte": {"file": "assets/SetUp-1a2b.js"},
    "src/app/learn/List.svelte": {"file": "assets/List-1a2b.js"},
    "src/app/learn/Lesson.svelte": {"file": "assets/Lesson-1a2b.js"},
    "src/app/Room.svelte": {"file": "assets/Room-1a2b.js", "css": ["assets/Room-1a2b.css"]},
    "src/games/four-gems/index.ts": {"file": "assets/gems-1a2b.js", "imports": ["_cards.js"]},
    "../src/vierblatt/locales/en/four-gems.ftl?raw": {"file": "assets/words-1a2b.js"},
    "src/words/languages/de.ts": {"file": "assets/de-1a2b.js"},
    "src/words/languages/en.ts": {"file": "assets/en-1a2b.js"},
}

Ask = Callable[..., tuple[int, dict[str, str], bytes]]


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A page as the build leaves it."""
    (tmp_path / "page" / "assets").mkdir(parents=True)
    (tmp_path / "page" / "index.html").write_bytes(INDEX)
    (tmp_path / "page" / "leaf.svg").write_bytes(b"<svg/>")
    (tmp_path / "page" / "assets" / "index-1a2b.js").write_bytes(SCRIPT)
    (tmp_path / "page" / "assets" / "index-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT))
    (tmp_path / "page" / "assets" / "index-1a2b.js.br").write_bytes(b"brotli")
    (tmp_path / "page" / ".vite").mkdir()
    (tmp_path / "page" / ".vite" / "manifest.json").write_text(json.dumps(MANIFEST), "utf-8")
    (tmp_path / "secret.json").write_bytes(b"{}")
    return tmp_path / "page"


@pytest.fixture
def ask(tmp_path: Path, built: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Ask]:
    monkeypatch.setattr(page, "folder", lambda: built)
    yield from asking(tmp_path)


def asking(tmp_path: Path) -> Iterator[Ask]:
    config = Config(f"sqlite:///{tmp_path / 'rooms.db'}", workers=0, wishes_a_second=1)
    with TestClient(make_app(config)) as client:

        def ask(
            path: str, method: str = "GET", content: bytes | None = None, **said: str
        ) -> tuple[int, dict[str, str], bytes]:
            named = {name.replace("_", "-"): value for name, value in said.items()}
            told = {"accept-encoding": "identity", **named}
            with client.stream(method, path, content=content, headers=told) as answer:
                body = b"".join(answer.iter_raw())
                return answer.status_code, dict(answer.headers), body

        yield ask


@pytest.mark.parametrize("path", ["/", "/r/3f9a", "/r/3f9a/", "/m/3f9a"])
def test_every_door_answers_the_page(ask: Ask, path: str) -> None:
    status, said, body = ask(path)
    assert (status, body) == (200, INDEX)
    assert said["content-type"] == "text/html; charset=utf-8"
    assert said["cache-control"] == "no-cache"
    assert "script-src 'self'" in said["content-security-policy"]
    assert "unsafe" not in said["content-security-policy"]


def test_a_page_that_is_known_is_not_sent_again(ask: Ask) -> None:
    _, said, _ = ask("/")
    status, again, body = ask("/r/3f9a", if_none_match=f'W/"other", {said["etag"]}')
    assert (status, body) == (304, b"")
    assert again["etag"] == said["etag"]
    # Browsers put what is said now in place of what they have kept.
    policy = "content-security-policy"
    assert again[policy] == said[policy]
    assert ask("/", if_none_match='"other"')[0] == 200


def test_hashed_files_may_be_kept_for_ever_and_others_not(ask: Ask) -> None:
    status, said, body = ask("/assets/index-1a2b.js")
    assert (status, body) == (200, SCRIPT)
    assert said["content-type"] == "text/javascript; charset=utf-8"
    assert said["cache-control"] == "public, max-age=31536000, immutable"
    status, said, _ = ask("/leaf.svg")
    assert (status, said["content-type"], said["cache-control"]) == (
        *(200, "image/svg+xml"),
        "no-cache",
    )


@pytest.mark.parametrize(
    ("asked", "packing"),
    [
        ("gzip, deflate, br", "br"),
        ("gzip, br;q=0", "gzip"),
        ("gzip;q=0.0", None),
        ("zstd", None),
        ("", None),
    ],
)
def test_the_smallest_packing_that_is_taken(
    ask: Ask, built: Path, asked: str, packing: str | None
) -> None:
    _, said, sent = ask("/assets/index-1a2b.js", accept_encoding=asked)
    assert said.get("content-encoding") == packing
    ending = {"br": ".br", "gzip": ".gz", None: ""}[packing]
    assert sent == (built / "assets" / f"index-1a2b.js{ending}").read_bytes()
    assert said["content-length"] == str(len(sent))
    assert said["vary"] == "accept-encoding"


def test_each_packing_has_a_tag_of_its_own(ask: Ask) -> None:
    asked = ("br", "gzip", "identity")
    tags = {ask("/assets/index-1a2b.js", accept_encoding=one)[1]["etag"] for one in asked}
    assert len(tags) == 3


@pytest.mark.parametrize(
    "path",
    [
        "/assets/index-0000.js",
        "/assets/index-1a2b.js.gz",
        "/assets/..%2F..%2Fsecret.json",
        "/assets/%2e%2e/%2e%2e/secret.json",
        "/assets/....//secret.json",
        "/%2e%2e/secret.json",
        "/.vite/manifest.json",
        "/index.html",
        "/r/3f9a/more",
    ],
)
def test_nothing_else_can_be_asked_for(ask: Ask, path: str) -> None:
    status, said, body = ask(path)
    assert status == 404
    assert b"no-such-path" in body
    assert said["cache-control"] == "no-store"


def test_a_mistyped_address_shows_the_page_which_says_so(ask: Ask) -> None:
    browser = "text/html,application/xhtml+xml,*/*;q=0.8"
    status, said, body = ask("/bla", accept=browser)
    assert (status, body) == (404, INDEX)
    assert said["content-type"] == "text/html; charset=utf-8"
    assert "script-src 'self'" in said["content-security-policy"]
    assert said["cache-control"] == "no-store"
    assert "etag" not in said
    for path, method in (("/api/bla", "GET"), ("/bla", "POST")):
        status, _, body = ask(path, method, accept=browser)
        assert (status, b"no-such-path" in body) == (404, True)


def test_the_page_does_not_count_as_wishes(ask: Ask) -> None:
    assert {ask("/")[0] for _ in range(30)} == {200}
    assert ask("/api/games")[0] == 200


def test_the_page_is_no_part_of_the_protocol(ask: Ask) -> None:
    _, _, document = ask("/schema/openapi.json")
    paths = json.loads(document)["paths"]
    assert "/api/games" in paths
    assert not {path for path in paths if path == "/" or path.startswith(("/r/", "/assets"))}


def linked(said: dict[str, str]) -> list[str]:
    return re.findall(r"/assets/(\w+)-", said.get("link", ""))


def test_a_door_tells_what_comes_next(ask: Ask) -> None:
    assert linked(ask("/")[1]) == ["en", "Lobby"]
    assert linked(ask("/", accept_language="pt, de-CH;q=0.8")[1]) == ["de", "Lobby"]
    assert linked(ask("/?table=four-gems")[1]) == ["en", "SetUp"]
    assert linked(ask("/learn")[1]) == ["en", "List"]
    assert linked(ask("/learn/first-trick")[1]) == ["en", "Lesson"]
    status, said, _ = ask("/r/3f9a", if_none_match=ask("/")[1]["etag"])
    assert (status, linked(said)) == (304, ["en", "Room", "Room"])
    assert "</assets/Room-1a2b.js>; rel=modulepreload" in said["link"]
    assert "</assets/Room-1a2b.css>; rel=preload; as=style" in said["link"]


def test_what_is_told_is_in_the_sources() -> None:
    client = Path(__file__).parents[2] / "client"
    modules = [*ahead.SCREENS.values(), *(ahead.WORDS.format(name) for name in LANGUAGES)]
    modules += [ahead.GAME.format(game.name) for game in GAMES]
    games = [ahead.GAME_WORDS.format(one, game.name) for one in LANGUAGES for game in GAMES]
    modules += [name.removesuffix("?raw") for name in games]
    assert [name for name in modules if not (client / name).is_file()] == []


def test_at_a_known_table_its_game_comes_too(ask: Ask, built: Path) -> None:
    body = json.dumps({"settings": {"game": "four-gems"}, "name": "Ann"}).encode()
    _, _, place = ask("/api/rooms", "POST", content=body, content_type="application/json")
    needed = ["en", "Room", "Room", "gems", "cards", "hand", "words"]
    assert linked(ask(f"/r/{json.loads(place)['room']}")[1]) == needed


def test_without_a_page_the_doors_say_so_and_the_rest_works(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "folder", lambda: None)
    for ask in asking(tmp_path):
        status, said, body = ask("/r/3f9a")
        assert (status, said["content-type"]) == (404, "text/plain; charset=utf-8")
        assert b"has no page for browsers" in body
        assert ask("/api/games")[0] == 200
        assert ask("/assets/index-1a2b.js")[0] == 404


def test_a_checkout_shows_what_it_has_built(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "src" / "vierblatt"
    monkeypatch.setattr(page, "PACKAGE", package)
    assert page.folder() is None
    for place in (package / "page", tmp_path / "client" / "dist"):
        place.mkdir(parents=True)
        (place / "index.html").write_bytes(INDEX)
        assert page.folder() == place
    monkeypatch.setattr(page, "PACKAGE", tmp_path / "lib" / "vierblatt")
    assert page.folder() is None


def test_a_head_has_the_length_and_no_body(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'rooms.db'}", workers=0) as process:
        connection = HTTPConnection("127.0.0.1", process.port or 0, timeout=10)
        lengths = []
        for method in ("GET", "HEAD", "GET"):  # on one connection: a body too many would show
            connection.request(method, "/")
            answer = connection.getresponse()
            lengths.append((answer.status, answer.headers["content-length"], len(answer.read())))
        connection.close()
    assert lengths[0] == lengths[2]
    assert lengths[1] == (*lengths[0][:2], 0)
