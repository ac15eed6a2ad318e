"""first shape."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("named", sa.Boolean(), nullable=False),
        sa.Column("generation", sa.Integer(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_people")),
    )
    op.create_table(
        "keys",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("label", sa.String(length=40), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("used", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_keys_person")),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_keys")),
        sa.UniqueConstraint("id", name=op.f("uq_keys_id")),
    )
    op.create_index(op.f("ix_keys_person"), "keys", ["person"])
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("data", sa.String(length=16), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("seats", sa.JSON(), nullable=False),
        sa.Column("host", sa.String(length=16), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("pace", sa.String(length=8), nullable=False),
        sa.Column("clock", sa.JSON(), nullable=True),
        sa.Column("autostart", sa.Boolean(), nullable=False),
        sa.Column("phase", sa.String(length=12), nullable=False),
        sa.Column("invitation", sa.Integer(), nullable=False),
        sa.Column("salt", sa.String(length=64), nullable=False),
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.Column("seed", sa.String(length=64), nullable=True),
        sa.Column("prefix", sa.JSON(), nullable=False),
        sa.Column("origin", sa.String(length=16), nullable=True),
        sa.Column("root", sa.String(length=16), nullable=False),
        sa.Column("result", sa.JSON(), nullable=True),
        sa.Column("rematch", sa.String(length=16), nullable=True),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("started", sa.BigInteger(), nullable=True),
        sa.Column("ended", sa.BigInteger(), nullable=True),
        sa.Column("due", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["host"], ["people.id"], name=op.f("fk_tables_host")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    op.create_index(op.f("ix_tables_due"), "tables", ["due"])
    op.create_index(op.f("ix_tables_public_phase_made"), "tables", ["public", "phase", "made"])
    op.create_table(
        "analyses",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("points", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_analyses_table")),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_analyses")),
    )
    op.create_table(
        "chat",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=True),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("client", sa.String(length=40), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_chat_person")),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_chat_table")),
        sa.PrimaryKeyConstraint("table", "number", name=op.f("pk_chat")),
    )
    op.create_index(op.f("ix_chat_table_client"), "chat", ["table", "client"], unique=True)
    op.create_table(
        "entries",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("step", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("value", sa.Integer(), nullable=False),
        sa.Column("by", sa.String(length=8), nullable=False),
        sa.Column("client", sa.String(length=40), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_entries_table")),
        sa.PrimaryKeyConstraint("table", "step", name=op.f("pk_entries")),
    )
    op.create_index(op.f("ix_entries_table_client"), "entries", ["table", "client"], unique=True)
    op.create_table(
        "members",
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("sits", sa.Boolean(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_members_person")),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_members_table")),
        sa.PrimaryKeyConstraint("person", "table", name=op.f("pk_members")),
    )
    op.create_index(op.f("ix_members_person_sits_made"), "members", ["person", "sits", "made"])
    op.create_index(op.f("ix_members_table"), "members", ["table"])
