"""Where rooms are kept: SQLite in one file, or PostgreSQL for several servers."""

from pathlib import Path
from urllib.parse import urlsplit

from vierblatt.store.base import SqlStore


class BadUrl(ValueError):
    """A database URL that is for neither of the two."""


async def open_store(url: str) -> SqlStore:
    """The store of this URL, its tables brought up to date. Raises BadUrl, StoreDown."""
    scheme = urlsplit(url).scheme
    if scheme == "sqlite":
        from vierblatt.store.sqlite import SqliteStore

        return await SqliteStore.open(sqlite_file(url))
    if scheme in ("postgresql", "postgres"):
        from vierblatt.store.postgres import PostgresStore

        return await PostgresStore.open("postgresql+asyncpg" + url[len(scheme) :])
    raise BadUrl(url)


def sqlite_file(url: str) -> Path:
    """The file of an SQLite URL. Raises BadUrl."""
    path = Path(url.removeprefix("sqlite:///"))
    if not url.startswith("sqlite:///") or not path.name:
        raise BadUrl(url)
    return path
