"""What Alembic runs: the migrations, on the connection that it is handed."""

from typing import Any

from alembic import context

from vierblatt.store.schema import metadata

given = context.config.attributes


def _done(ctx: Any, step: Any, heads: Any, run_args: Any) -> None:
    """Alembic hands all four over by these names."""
    given["done"].append(step.up_revision_id)


context.configure(connection=given["connection"], target_metadata=metadata, on_version_apply=_done)
with context.begin_transaction():
    context.run_migrations()
