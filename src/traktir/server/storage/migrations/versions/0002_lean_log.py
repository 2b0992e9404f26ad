"""A move touches one page: the log is kept in the order of its key, and nothing is repeated that only moves would change."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    # whoever writes a version has read all before it, and so knows the names of all moves: the key alone keeps them single
    if op.get_context().dialect.name == "sqlite":
        op.create_table(
            "lean_log",
            sa.Column("table_id", sa.String(length=24), nullable=False),
            sa.Column("version", sa.Integer(), nullable=False),
            sa.Column("at", sa.BigInteger(), nullable=False),
            sa.Column("move_id", sa.String(length=48), nullable=True),
            sa.Column("entry", sa.Text(), nullable=False),
            sa.PrimaryKeyConstraint("table_id", "version", name=op.f("pk_log")),
            sqlite_with_rowid=False,
        )
        op.execute("INSERT INTO lean_log SELECT table_id, version, at, move_id, entry FROM log")
        op.drop_table("log")
        op.rename_table("lean_log", "log")
    else:
        op.drop_constraint(op.f("uq_log_table_id_move_id"), "log")
    op.drop_column("tables", "version")
