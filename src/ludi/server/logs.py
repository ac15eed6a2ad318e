"""Structured logs: one event a line, as JSON or for eyes. Nothing of a match but its table and step is ever logged."""

import logging
import sys

import structlog

from ludi.server.config import Settings


def configure(settings: Settings) -> None:
    """Send our logs and the libraries' to standard error."""
    as_json = settings.log_format == "json" or (settings.log_format == "auto" and not sys.stderr.isatty())
    level = getattr(logging, settings.log_level.upper())
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    # Local variables may hold hands and seeds: a traceback tells places only.
    plainly = structlog.tracebacks.ExceptionDictTransformer(show_locals=False)
    rendering: list[structlog.typing.Processor] = [
        structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback)
    ]
    if as_json:
        rendering = [structlog.processors.ExceptionRenderer(plainly), structlog.processors.JSONRenderer()]
    structlog.configure(
        processors=[*shared, *rendering],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *rendering],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(max(level, logging.WARNING))
