"""What alembic runs: always on a connection that is handed in."""

from __future__ import annotations

from alembic import context

from traktir.server.storage.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
