"""The tables of the database, the same on SQLite and PostgreSQL. Times are milliseconds since 1970.

`log` is the truth of play: append-only, one place per (table, version). What `tables` and `seats` repeat of it is there for
lists and for the sweep, and is written in the same transaction.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

METADATA: Final = MetaData(
    naming_convention={"pk": "pk_%(table_name)s", "uq": "uq_%(table_name)s_%(column_0_N_name)s", "ix": "ix_%(column_0_N_label)s"}
)
# SQLite counts rows by itself only for INTEGER keys
_COUNTER = BigInteger().with_variant(Integer, "sqlite")

accounts = Table(
    "accounts",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("name_key", String(80), unique=True),  # folded; empty for guests, whose names are free
    Column("password", String(200)),
    Column("language", String(8), nullable=False),
    Column("preferences", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

sessions = Table(
    "sessions",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("account", String(24), ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("expires_at", BigInteger, nullable=False),
)

passkeys = Table(
    "passkeys",
    METADATA,
    Column("id", String(400), primary_key=True),
    Column("account", String(24), ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

challenges = Table(
    "challenges",
    METADATA,
    Column("id", String(44), primary_key=True),
    Column("account", String(24)),
    Column("challenge", LargeBinary, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("code", String(12), nullable=False, unique=True),
    Column("game", String(40), nullable=False),
    Column("facts", Text, nullable=False),  # what was agreed at the opening, `Facts`
    Column("seed", String(64), nullable=False),
    Column("host", String(24), nullable=False, index=True),
    Column("private", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    # repeated from the log, whenever it changes
    Column("status", String(12), nullable=False),
    Column("due_at", BigInteger),  # when the sweep must look: a bot's turn, a clock that runs out, a result to settle
    Column("updated_at", BigInteger, nullable=False),  # to the minute
    Column("settled", Boolean, nullable=False),
    Index("ix_tables_due", "due_at"),
    Index("ix_tables_status", "status", "updated_at"),
)

log = Table(
    "log",
    METADATA,
    Column("table_id", String(24), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("move_id", String(48)),
    Column("entry", Text, nullable=False),
    sqlite_with_rowid=False,  # in the order of the key: one page a move, and a table's moves lie together
)

seats = Table(
    "seats",
    METADATA,
    Column("table_id", String(24), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("account", String(24), index=True),
    Column("bot", String(40)),
    Column("place", Integer),  # 1 = winner; when the game is over
)

chat = Table(
    "chat",
    METADATA,
    Column("id", _COUNTER, primary_key=True, autoincrement=True),
    Column("table_id", String(24), nullable=False, index=True),
    Column("account", String(24), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", BigInteger, nullable=False),
)

mutes = Table(
    "mutes",
    METADATA,
    Column("account", String(24), primary_key=True),
    Column("muted", String(24), primary_key=True),
)

ratings = Table(
    "ratings",
    METADATA,
    Column("account", String(24), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Index("ix_ratings_game", "game", "mu"),
)

jobs = Table(
    "jobs",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("kind", String(20), nullable=False),
    Column("table_id", String(24), nullable=False, index=True),
    Column("account", String(24), nullable=False),
    Column("status", String(12), nullable=False),  # waiting, running, done, failed
    Column("done", Integer, nullable=False),
    Column("of", Integer, nullable=False),
    Column("result", Text),
    Column("due_at", BigInteger, index=True),  # waiting: now; running: when its worker is given up for dead
    Column("created_at", BigInteger, nullable=False),
)

house = Table(
    "house",
    METADATA,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
