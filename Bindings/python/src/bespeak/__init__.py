# SPDX-License-Identifier: Apache-2.0

"""Resolves what people say to the App Intents that apps declare.

    import bespeak

    catalogs = bespeak.compile("tasks.json", "music.json")
    resolver = catalogs.resolver()
    print(resolver.resolve("finish buy milk in tasks").intent)
"""

from __future__ import annotations

import atexit as _atexit
import json as _json
from typing import Iterable as _Iterable, List as _List, Optional as _Optional, Union as _Union
import datetime as _datetime

from . import _errors
from ._errors import *

try:
    from . import _native
except ImportError as _error:
    raise _errors.load_failed(_error) from _error

from . import _types
from ._types import *
from ._catalogs import *
from ._resolver import *
from ._resolver import _moment
from ._session import *

_native.setup(
    _errors.failure,
    _json.loads,
    tuple(
        (one, _types.slots_of(one))
        for one in (_types.Resolution, _types.Parameter, _types.Option, _types.Alternative)
    ),
    (_types.STATUSES, _types.MATCHES, _types.FRAMES, _types.KINDS),
)
# Threads of the library that ask queries must not enter an interpreter that ends.
_atexit.register(_native.close)

__version__: str = _native.version


def parse(
    text: str,
    *,
    locale: str = "en",
    types: _Optional[_Iterable[str]] = None,
    latent: bool = False,
    reference_date: _Union[None, str, _datetime.datetime, _datetime.date] = None,
    time_zone: _Optional[str] = None,
) -> _List[Value]:
    """Reads the values that a text says: numbers, dates, durations, amounts …

    ``types`` are the only ones to read, ``["number", "dateTime"]``; with ``latent`` also what counts only where such a
    value was asked for. ``reference_date`` and ``time_zone`` say when and where it was said.
    """
    names = None if types is None else ",".join([types] if isinstance(types, str) else types)
    line = _native.parse(text, locale, names, _moment(reference_date), time_zone, int(latent))
    return [_types.value_of(value) for value in _json.loads(line)["values"]]


__all__ = (
    _errors.__all__
    + _types.__all__
    + ["Catalogs", "Columns", "Entities", "Intent", "Names", "Resolver", "AsyncSession", "Session", "Stream"]
    + ["compile", "open", "parse", "__version__"]
)
