"""Logs: one line an event, for people or as JSON for programs. Tokens, cookies and bodies never come here."""

from __future__ import annotations

import json
import logging
import sys
import time

PLAIN = set(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName", "color_message"}
"""What every record has; all else was given as `extra`."""


class JsonLines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, place and message, whatever else was given, and the traceback of an accident."""
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        line.update({name: value for name, value in record.__dict__.items() if name not in PLAIN})
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str, ensure_ascii=False)


def open_logs(as_json: bool, level: int = logging.INFO) -> None:
    """Send the logs of this program and of uvicorn to stderr."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        JsonLines() if as_json else logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    )
    for name in ("drakes", "uvicorn", "uvicorn.error", "litestar"):
        logger = logging.getLogger(name)
        logger.handlers = [handler] if name in ("drakes", "uvicorn", "litestar") else []
        logger.propagate = name == "uvicorn.error"
        logger.setLevel(logging.WARNING if name.startswith("uvicorn") else level)
