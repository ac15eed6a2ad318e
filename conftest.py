"""Before any test is collected: the games under ``examples/`` are found like installed ones."""

import examples  # noqa: F401
