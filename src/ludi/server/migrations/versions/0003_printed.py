"""what was printed when matches began."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "printed",
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("data", sa.String(), nullable=False),
        sa.Column("box", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("game", "data", name=op.f("pk_printed")),
    )
