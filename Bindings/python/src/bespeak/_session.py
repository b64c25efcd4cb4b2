# SPDX-License-Identifier: Apache-2.0

"""Conversations, and turns that are resolved while they are said."""

from __future__ import annotations

import functools
import json
from typing import TYPE_CHECKING, Any, Callable, TypeVar

from . import _native
from ._types import PartialResolution, Turn, partial_of, turn_of

# asyncio is a third of what importing takes, and most programs do without: it is imported where it is used.
if TYPE_CHECKING:
    from ._resolver import Resolver

__all__ = ["AsyncSession", "Session", "Stream"]

_Result = TypeVar("_Result")


class Session:
    """A conversation: what is said is something new, or the answer to what was asked.

    One call at a time; another one meanwhile raises ``BusyError``. A turn says in ``next`` what the host does: ``say`` a
    text, ``ask`` for a value, offer a choice (``choose``), ask for consent (``confirm``), or ``perform`` the intent.
    """

    def __init__(self, handle: _native.Handle, resolver: Resolver) -> None:
        self._handle = handle
        self._resolver = resolver

    def say(self, text: str) -> Turn:
        """Takes what a person said."""
        return turn_of(json.loads(_native.talk_say(self._handle, text)))

    def choose(self, option: int) -> Turn:
        """Takes the option of that index, from 0, of the choice that is open; else raises ``StateError``."""
        if option < 0:
            raise ValueError(f"option is an index from 0, not {option}")
        return turn_of(json.loads(_native.talk_choose(self._handle, option)))

    def confirm(self, yes: bool = True) -> Turn:
        """Takes yes or no where consent was asked for; else raises ``StateError``."""
        return turn_of(json.loads(_native.talk_confirm(self._handle, yes)))

    def cancel(self) -> Turn:
        """Gives up what is open; raises ``StateError`` where nothing is."""
        return turn_of(json.loads(_native.talk_cancel(self._handle)))

    def close(self) -> None:
        """Frees it."""
        self._handle.free()

    def __enter__(self) -> Session:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class AsyncSession:
    """A conversation on an event loop: each turn runs on another thread, and queries may be ``async`` on the loop."""

    def __init__(self, session: Session) -> None:
        import asyncio

        self._session = session
        self._lock = asyncio.Lock()

    async def _run(self, call: Callable[..., _Result], *arguments: Any) -> _Result:
        loop = self._session._resolver._listen()
        async with self._lock:
            return await loop.run_in_executor(None, functools.partial(call, *arguments))

    async def say(self, text: str) -> Turn:
        """Takes what a person said."""
        return await self._run(self._session.say, text)

    async def choose(self, option: int) -> Turn:
        """Takes the option of that index, from 0, of the choice that is open; else raises ``StateError``."""
        return await self._run(self._session.choose, option)

    async def confirm(self, yes: bool = True) -> Turn:
        """Takes yes or no where consent was asked for; else raises ``StateError``."""
        return await self._run(self._session.confirm, yes)

    async def cancel(self) -> Turn:
        """Gives up what is open; raises ``StateError`` where nothing is."""
        return await self._run(self._session.cancel)

    def close(self) -> None:
        """Frees it."""
        self._session.close()

    async def __aenter__(self) -> AsyncSession:
        return self

    async def __aexit__(self, *_: object) -> None:
        self.close()


class Stream:
    """Turns that are resolved while they are said. One call at a time; another one meanwhile raises ``BusyError``."""

    def __init__(self, handle: _native.Handle) -> None:
        self._handle = handle

    def update(self, text: str) -> PartialResolution:
        """Takes all words so far."""
        return partial_of(json.loads(_native.stream_hear(self._handle, text, False)))

    def finish(self, text: str) -> PartialResolution:
        """Ends the turn with its last text; the next update begins another."""
        return partial_of(json.loads(_native.stream_hear(self._handle, text, True)))

    def close(self) -> None:
        """Frees it."""
        self._handle.free()

    def __enter__(self) -> Stream:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
