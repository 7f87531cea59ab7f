"""Rooms, their logs, and jobs."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the three tables."""
    op.create_table(
        "room",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("head", sa.Integer, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_room_changed", "room", ["changed"])
    name = "room.name"
    op.create_table(
        "log",
        sa.Column("room", sa.String(32), sa.ForeignKey(name, ondelete="CASCADE"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("entry", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "job",
        sa.Column("room", sa.String(32), sa.ForeignKey(name, ondelete="CASCADE"), primary_key=True),
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("leased_until", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
    )
    op.create_index("job_due", "job", ["kind", "due"])


def downgrade() -> None:
    """Drop them."""
    for table in ("job", "log", "room"):
        op.drop_table(table)
