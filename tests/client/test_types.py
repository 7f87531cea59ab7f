"""The page's types are those of the server's document."""

from pathlib import Path

from hatch_build import npm
from tests.client.document import document

CLIENT = Path(__file__).parents[2] / "client"


def test_the_page_knows_the_servers_messages(tmp_path: Path) -> None:
    (tmp_path / "openapi.json").write_bytes(document())
    made = tmp_path / "schema.d.ts"
    words = (str(tmp_path / "openapi.json"), "-o", str(made))
    npm(CLIENT, "exec", "--offline", "--", "openapi-typescript", *words)
    kept = CLIENT / "src" / "line" / "schema.d.ts"
    assert made.read_text("utf-8") == kept.read_text("utf-8"), "renew them: make types"
