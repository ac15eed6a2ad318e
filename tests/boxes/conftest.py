"""Five games with boxes of their own: interpreted, for compiling each would take minutes and show nothing more."""

from ludi.core import jit

collect_ignore = [] if jit.INTERPRETED else ["test_boxes.py", "test_wrong_files.py"]
