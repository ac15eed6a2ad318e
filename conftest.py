"""Every test meets the games of the examples beside ours."""

import examples  # noqa: F401  (adds them)
