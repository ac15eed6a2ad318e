"""analyses with mistakes: those without are computed again when they are asked for."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.drop_table("analyses")
    op.create_table(
        "analyses",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("judged", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_analyses_table")),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_analyses")),
    )
