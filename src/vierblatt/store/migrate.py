"""Bringing the tables up to date when a store is opened."""

from importlib.resources import files

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

LOCK = 8_675_309
"""The number of the lock under which one server at a time migrates."""


def upgrade(connection: Connection) -> list[str]:
    """Run what has not been run, and name it; servers that start at once wait for each other."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    config = Config()
    config.set_main_option("script_location", str(files("vierblatt.store") / "migrations"))
    done: list[str] = []
    config.attributes |= {"connection": connection, "done": done}
    command.upgrade(config, "head")
    return done
