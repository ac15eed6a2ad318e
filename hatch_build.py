"""Build the browser client when the package is built."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "scripts"))


class ClientHook(BuildHookInterface[Any]):
    """Puts ``src/ludi/server/static`` into sdist and wheel; an editable install builds it by ``make client``.

    A wheel made from an sdist finds the client built already and needs no Node.
    """

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002  (the interface has it)
        """Build the client, unless the sources are only linked."""
        if version == "editable":
            return
        import build_client  # noqa: PLC0415  (found on the path that is set above)

        if build_client.CLIENT.exists():
            build_client.build()
