"""where matches stand, scopes of tokens, hints."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "standings",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("step", sa.Integer(), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("actor", sa.SmallInteger(), nullable=True),
        sa.Column("away", sa.SmallInteger(), nullable=False),
        sa.Column("resigned", sa.SmallInteger(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=True),
        sa.Column("keeper", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_standings_table")),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_standings")),
    )
    op.create_index(op.f("ix_standings_due"), "standings", ["due"])
    # A step of -1 says that the rest is not known: it is filled in when the match is next looked at.
    op.execute(
        'INSERT INTO standings ("table", step, ply, away, resigned, at, due) '
        "SELECT id, -1, 0, 0, 0, COALESCE(ended, started), due FROM tables WHERE started IS NOT NULL"
    )
    # Both databases do this in place; made anew, a table to which others refer could not be dropped.
    op.drop_index(op.f("ix_tables_due"), "tables")
    op.execute("ALTER TABLE tables DROP COLUMN due")
    op.add_column("tables", sa.Column("hints", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.add_column("keys", sa.Column("scope", sa.String(length=8), nullable=False, server_default="play"))
