"""What goes wrong is told as a text for people and a number for programs; never how the house is built."""

from __future__ import annotations

import logging
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException

from traktir.core.game import Refused, Text

logger = logging.getLogger("traktir.web")

# what is not simply a bad request
STATUS: Final = {
    "refused-no-table": 404,
    "refused-no-person": 404,
    "refused-no-job": 404,
    "refused-game": 404,
    "refused-not-signed-in": 401,
    "refused-login": 401,
    "refused-passkey": 401,
    "refused-not-your-seat": 403,
    "refused-not-your-table": 403,
    "refused-not-host": 403,
    "refused-busy": 409,
    "refused-stale": 409,
    "refused-name-taken": 409,
    "refused-too-much": 429,
}
KEYS: Final = {404: "refused-no-such-page", 405: "refused-method", 413: "refused-too-large", 401: "refused-not-signed-in"}


class Problem(msgspec.Struct, frozen=True):
    status: int
    text: Text
    clause: str = ""


def _response(problem: Problem) -> Response[Problem]:
    return Response(problem, status_code=problem.status, media_type=MediaType.JSON)


def on_refused(_: Request[Any, Any, Any], refused: Refused) -> Response[Problem]:
    return _response(Problem(STATUS.get(refused.text.key, 400), refused.text, refused.clause))


def on_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    status = error.status_code
    if status >= 500:
        logger.error("fault", exc_info=error)
        return _response(Problem(500, Text("refused-fault")))
    return _response(Problem(status, Text(KEYS.get(status, "refused-request"))))


def on_fault(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    logger.error("fault", exc_info=error)
    return _response(Problem(500, Text("refused-fault")))
