"""tables remember the box that they are played with."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("box", sa.JSON(none_as_null=True), nullable=True))
