"""Answers that are the same for everybody: a browser keeps them, and gets text packed."""

import gzip
import hashlib
from functools import lru_cache
from typing import Final

from litestar import Response

from ludi.server.http.params import REQUEST

WORTH_PACKING: Final = 1_000  # bytes
PACKED: Final = "packed"
"""Marks the handlers whose answers are packed here, once for everybody, and not on their way out."""
_TEXT: Final = ("text/", "application/json", "application/manifest+json", "application/javascript", "image/svg+xml")


def kept(request: REQUEST, body: bytes, kind: str, keep: str) -> Response[bytes]:
    """Answer with content of some media type, or that the browser still has the present one."""
    headers = {"Cache-Control": keep}
    if len(body) >= WORTH_PACKING and kind.startswith(_TEXT):
        headers["Vary"] = "Accept-Encoding"
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
    body, headers["ETag"] = _sent(body, headers.get("Content-Encoding"))
    if request.headers.get("if-none-match") == headers["ETag"]:
        return Response(b"", status_code=304, headers=headers)
    return Response(body, media_type=kind, headers=headers)


@lru_cache(maxsize=1024)
def _sent(body: bytes, encoding: str | None) -> tuple[bytes, str]:
    """What goes out, and the mark by which a browser asks whether it has changed."""
    sent = gzip.compress(body, mtime=0) if encoding else body
    return sent, f'"{hashlib.sha256(sent).hexdigest()[:20]}"'
