"""The tables. A change is a migration in `migrations/versions` as well."""

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Text,
)
from sqlalchemy import Table as SqlTable

metadata = MetaData()

room = SqlTable(
    "room",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("head", Integer, nullable=False),  # how many entries its log has
    Column("changed", BigInteger, nullable=False, index=True),  # milliseconds since 1970
)

log = SqlTable(
    "log",
    metadata,
    Column("room", String(32), ForeignKey("room.name", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("entry", LargeBinary, nullable=False),
)

job = SqlTable(
    "job",
    metadata,
    Column("room", String(32), ForeignKey("room.name", ondelete="CASCADE"), primary_key=True),
    Column("name", String(32), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("leased_until", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
    Index("job_due", "kind", "due"),
)

server = SqlTable(
    "server",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("seen", BigInteger, nullable=False),  # when it was last heard of
)

presence = SqlTable(
    "presence",
    metadata,
    Column("room", String(32), primary_key=True),
    Column("key", String(64), primary_key=True),  # the hash of a token; empty for watchers
    Column("server", String(32), primary_key=True),
    Column("open", Integer, nullable=False),  # how many connections
    Column("changed", BigInteger, nullable=False),  # since when there are some, or none
    Column("names", Text, nullable=False, server_default=""),  # that watchers gave, one a line
)
