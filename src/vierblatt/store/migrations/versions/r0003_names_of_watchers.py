"""The names that watchers give."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; a server from before it goes on without names."""
    op.add_column("presence", sa.Column("names", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    """Drop it."""
    op.drop_column("presence", "names")
