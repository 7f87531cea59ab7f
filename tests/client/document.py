"""The server's OpenAPI document, which the page's types are made from; `make types`."""

import sys
from pathlib import Path

from vierblatt.server.app import make_app
from vierblatt.server.config import Config
from vierblatt.server.schema import encoded


def document() -> bytes:
    """As /schema/openapi.json answers it; no database is opened for it."""
    return encoded(make_app(Config("sqlite:///none.db", workers=0)).openapi_schema.to_schema())


if __name__ == "__main__":
    Path(sys.argv[1]).write_bytes(document())
