# SPDX-License-Identifier: Apache-2.0

"""Resolving: one utterance, many, and columns of them."""

from __future__ import annotations

import datetime
import functools
import inspect
import os
import threading
from typing import TYPE_CHECKING, Any, Awaitable, Callable, Dict, Iterable, List, Literal, Mapping, Optional, Sequence, Tuple, Union, overload

from . import _native
from ._catalogs import Catalogs, Entities, Path, _vectors, open as open_image
from ._errors import Error
from ._session import AsyncSession, Session, Stream
from ._types import Resolution

if TYPE_CHECKING:
    import asyncio

__all__ = ["Columns", "Resolver"]

Answers = Iterable[Union[Tuple[str, str], Sequence[str]]]
Query = Callable[[str], Union[Answers, Awaitable[Answers]]]
_POLICIES = {"balanced": 0, "cautious": 1, "eager": 2}
_EXACT = 1
_EXPLAIN = 1
_LINE, _PLAIN, _TRANSCRIPT = 1, 2, 4
# Rows of a batch of columns, so that no column of texts is over 2 GiB.
_BATCH = 1 << 20


class _Asker:
    """Gives the words of a slot to a query, and its answer to the library."""

    def __init__(self, query: Query) -> None:
        self._query = query
        self._is_async = inspect.iscoroutinefunction(query) or inspect.iscoroutinefunction(
            getattr(query, "__call__", None)
        )
        self.loop: Optional[asyncio.AbstractEventLoop] = None

    def __call__(self, text: str, completion: int) -> None:
        try:
            if not self._is_async:
                _native.answer(completion, [(id, title) for id, title in self._query(text)])  # type: ignore[union-attr]
                return
            loop = self.loop
            if loop is None or loop.is_closed():
                raise RuntimeError(
                    "an async query needs a running event loop: use 'resolve_async' or a session of 'async_session'"
                )
            import asyncio

            asyncio.run_coroutine_threadsafe(self._ask(text, completion), loop)
        except BaseException as error:
            _native.fail(completion, f"{type(error).__name__}: {error}"[:900])
            if not isinstance(error, Exception):
                raise

    async def _ask(self, text: str, completion: int) -> None:
        try:
            _native.answer(completion, [(id, title) for id, title in await self._query(text)])  # type: ignore[misc]
        except BaseException as error:
            _native.fail(completion, f"{type(error).__name__}: {error}"[:900])
            if not isinstance(error, Exception):
                raise


class Columns:
    """Outcomes as columns of Arrow, named as the members of the lines of ``bespeak resolve``.

    Anything that takes Arrow takes it, without a copy: ``pyarrow.table(columns)``, ``polars.DataFrame(columns)``,
    ``duckdb.sql("from columns")``. Batches are those of the input.
    """

    __slots__ = ("_columns",)

    def __init__(self, columns: _native.Columns) -> None:
        self._columns = columns

    def __len__(self) -> int:
        return len(self._columns)

    def __arrow_c_schema__(self) -> object:
        return self._columns.__arrow_c_schema__()

    def __arrow_c_array__(self, requested_schema: object = None) -> Tuple[object, object]:
        return self._columns.__arrow_c_array__(requested_schema)

    def __arrow_c_stream__(self, requested_schema: object = None) -> object:
        return self._columns.__arrow_c_stream__(requested_schema)

    def to_pyarrow(self) -> Any:
        """A ``pyarrow.Table``."""
        import pyarrow

        return pyarrow.RecordBatchReader.from_stream(self).read_all()

    def to_pandas(self, **options: Any) -> Any:
        """A ``pandas.DataFrame``, by way of pyarrow; options are those of ``pyarrow.Table.to_pandas``."""
        return self.to_pyarrow().to_pandas(**options)

    def to_polars(self) -> Any:
        """A ``polars.DataFrame``."""
        import polars

        return polars.DataFrame(self)

    def __repr__(self) -> str:
        return f"<bespeak.Columns of {len(self)} outcomes>"


def _moment(date: Union[None, str, datetime.datetime, datetime.date]) -> Optional[str]:
    if isinstance(date, datetime.datetime):
        return date.replace(tzinfo=None).isoformat(timespec="seconds")
    return date.isoformat() if isinstance(date, datetime.date) else date


@functools.lru_cache(maxsize=256)
def _made_request(
    flags: int,
    locale: Optional[str],
    app: Optional[str],
    apps: Optional[Tuple[str, ...]],
    date: Optional[str],
    zone: Optional[str],
    alternatives: int,
    deadline: int,
) -> _native.Request:
    return _native.Request(flags, locale, app, apps, date, zone, alternatives, deadline)


def _request(
    locale: Optional[str] = None,
    app: Optional[str] = None,
    apps: Optional[Iterable[str]] = None,
    reference_date: Union[None, str, datetime.datetime, datetime.date] = None,
    time_zone: Optional[str] = None,
    max_alternatives: Optional[int] = None,
    deadline: Optional[float] = None,
    explain: bool = False,
) -> Optional[_native.Request]:
    """What narrows a turn; ``None`` where nothing does."""
    if max_alternatives is not None and not 1 <= max_alternatives <= 16:
        raise ValueError(f"max_alternatives is 1 ... 16, not {max_alternatives}")
    if deadline is not None and not 0 < deadline <= 600:
        raise ValueError(f"deadline is over 0 and at most 600 seconds, not {deadline}")
    if isinstance(apps, str):
        raise TypeError("apps is a list of ids, not a str")
    return _made_request(
        _EXPLAIN if explain else 0,
        locale,
        app,
        None if apps is None else tuple(apps),
        _moment(reference_date),
        time_zone,
        max_alternatives or 0,
        0 if deadline is None else max(1, round(deadline * 1000)),
    )


_of_locales: Dict[Optional[str], Optional[_native.Request]] = {}


class Resolver:
    """Resolves utterances to intents; any number of threads share one.

    ``catalogs`` are compiled ones, or the path of an image. ``policy`` says how sure an act must be: ``cautious``,
    ``balanced`` or ``eager``. With ``exact`` words are taken as they are: nothing misheard, and no phrase in other
    words. ``vectors`` are as in ``compile``: the same that the catalogs were compiled with, or words alone count.
    Outcomes less sure than ``confirm_below`` are to be confirmed, by default 0.4. ``memory`` is a file of ``bespeak
    memory``. ``entities`` are entities that change, and ``queries`` callables that look entities up by the
    words of a slot, both by ``(app, entity)``; a query returns tuples ``(id, title)`` of what fits equally well, best first, and may be
    ``async``. It is called on a thread of the library.

    It pickles as the path of its image with its options, and opens that when it is first used; not with
    ``entities`` or ``queries``. As a context manager it is closed at the end.
    """

    def __init__(
        self,
        catalogs: Union[Catalogs, str, "os.PathLike[str]"],
        *,
        policy: Literal["cautious", "balanced", "eager"] = "balanced",
        exact: bool = False,
        vectors: Union[bool, Path, Iterable[Path]] = True,
        confirm_below: Optional[float] = None,
        memory: Union[None, str, "os.PathLike[str]"] = None,
        entities: Mapping[Tuple[str, str], Entities] = {},
        queries: Mapping[Tuple[str, str], Query] = {},
    ) -> None:
        if policy not in _POLICIES:
            raise ValueError(f"policy is 'cautious', 'balanced' or 'eager', not {policy!r}")
        if confirm_below is not None and not 0 <= confirm_below <= 1:
            raise ValueError(f"confirm_below is 0 ... 1, not {confirm_below}")
        if not isinstance(catalogs, Catalogs):
            catalogs = open_image(catalogs)
        self.catalogs = catalogs
        self._options: Dict[str, Any] = {
            "policy": policy,
            "exact": exact,
            "vectors": _vectors(vectors),
            "confirm_below": confirm_below,
            "memory": None if memory is None else os.fspath(memory),
        }
        self._entities = dict(entities)
        self._askers = {key: _Asker(query) for key, query in queries.items()}
        self._handle = self._make()

    def _make(self) -> _native.Handle:
        options = self._options
        bindings: List[Tuple[str, str, Any]] = [
            (app, entity, source._handle) for (app, entity), source in self._entities.items()
        ]
        bindings += [(app, entity, asker) for (app, entity), asker in self._askers.items()]
        below = options["confirm_below"]
        without_vectors, vectors = options["vectors"]
        self._pid = os.getpid()
        return _native.resolver_make(
            self.catalogs._handle,
            (_EXACT if options["exact"] else 0) | without_vectors,
            _POLICIES[options["policy"]],
            # 0 is the default's place.
            0.0 if below is None else max(below, 5e-324),
            options["memory"],
            vectors,
            bindings,
        )

    def _use(self) -> _native.Handle:
        # The threads that queries run on do not come along into a child of 'fork'.
        if self._askers and self._pid != os.getpid():
            raise Error(
                "this resolver has queries and was made before the process was forked: "
                "make it anew in the child, or start children by 'spawn'"
            )
        return self._handle

    def resolve(
        self,
        text: str,
        *,
        locale: Optional[str] = None,
        app: Optional[str] = None,
        apps: Optional[Iterable[str]] = None,
        reference_date: Union[None, str, datetime.datetime, datetime.date] = None,
        time_zone: Optional[str] = None,
        max_alternatives: Optional[int] = None,
        deadline: Optional[float] = None,
    ) -> Resolution:
        """Resolves an utterance.

        ``locale`` is the language spoken, by default ``en``; ``app`` the id of the app in front; ``apps`` the only
        ones to look at. ``reference_date`` and ``time_zone`` say when and where it was said, for dates in it.
        ``max_alternatives`` are most other readings, 1 ... 16, by default 3; ``deadline`` how many seconds queries
        may take in all, by default 2.
        """
        if self._askers:
            self._use()
        if (
            app is None and apps is None and reference_date is None and time_zone is None
            and max_alternatives is None and deadline is None
        ):
            # What most calls say is kept at hand.
            request = _of_locales.get(locale)
            if request is None and locale is not None:
                request = _of_locales[locale] = _request(locale)
                if len(_of_locales) > 256:
                    _of_locales.clear()
        else:
            request = _request(locale, app, apps, reference_date, time_zone, max_alternatives, deadline)
        return _native.resolve(self._handle, text, request)

    def explain(self, text: str, **narrowing: Any) -> Resolution:
        """Resolves an utterance and records every step, as ``Resolution.explanation``; else as ``resolve``."""
        return _native.resolve(self._use(), text, _request(explain=True, **narrowing))

    async def resolve_async(self, text: str, **narrowing: Any) -> Resolution:
        """Resolves an utterance on another thread, so that queries may be ``async`` on this loop; as ``resolve``."""
        loop = self._listen()
        return await loop.run_in_executor(None, functools.partial(self.resolve, text, **narrowing))

    def _listen(self) -> asyncio.AbstractEventLoop:
        import asyncio

        loop = asyncio.get_running_loop()
        for asker in self._askers.values():
            asker.loop = loop
        return loop

    @overload
    def resolve_many(self, texts: Sequence[Optional[str]], *, into: Literal[None, "objects"] = None, **options: Any) -> List[Resolution]: ...
    @overload
    def resolve_many(self, texts: Any, *, into: Literal["objects"], **options: Any) -> List[Resolution]: ...
    @overload
    def resolve_many(self, texts: Any, *, into: Literal["arrow"], **options: Any) -> Columns: ...
    @overload
    def resolve_many(self, texts: Any, *, into: None = None, **options: Any) -> Any: ...

    def resolve_many(
        self,
        texts: Any,
        *,
        into: Literal[None, "objects", "arrow"] = None,
        threads: int = 0,
        line: bool = False,
        transcript: bool = False,
        explain: bool = False,
        dictionaries: bool = True,
        **narrowing: Any,
    ) -> Any:
        """Resolves many utterances, in their order, on ``threads`` threads: 0 for one each processor.

        ``texts`` are strings, or anything of Arrow: a column of texts, or a table with a column ``text`` and perhaps
        ``locale``, ``app``, ``referenceDate`` and ``timeZone``, which count for a row. ``None`` or null is a row
        ``rejected``. Strings become objects, and Arrow becomes ``Columns``, unless ``into`` says otherwise. Columns also have
        ``line`` (as JSON), ``transcript`` and ``explanation`` where asked for, and are encoded by ``dictionaries``
        where they have few different texts. What narrows all of them is as in ``resolve``.
        """
        if into not in (None, "objects", "arrow"):
            raise ValueError(f"into is 'objects' or 'arrow', not {into!r}")
        if not 0 <= threads <= 256:
            raise ValueError(f"threads is 0 ... 256, not {threads}")
        request = _request(explain=explain, **narrowing) if explain or narrowing else None
        handle = self._use()
        flags = (_LINE if line else 0) | (0 if dictionaries else _PLAIN) | (_TRANSCRIPT if transcript else 0)
        capsules = _arrow(texts)
        if capsules is None:
            strings = texts if type(texts) is list else list(texts)
            if into == "arrow":
                return Columns(_native.columns_of_list(handle, strings, request, threads, flags, _BATCH))
            return _native.resolve_list(handle, strings, request, threads)
        if into == "objects":
            return _native.objects_of_arrow(handle, *capsules, request, threads)
        return Columns(_native.columns_of_arrow(handle, *capsules, request, threads, flags))

    def session(self, **narrowing: Any) -> Session:
        """Begins a conversation; what narrows it is as in ``resolve``."""
        return Session(_native.talk_make(self._use(), _request(**narrowing)), self)

    def async_session(self, **narrowing: Any) -> AsyncSession:
        """Begins a conversation for an event loop, whose queries may be ``async``; as ``session``."""
        return AsyncSession(self.session(**narrowing))

    def stream(self, **narrowing: Any) -> Stream:
        """Begins turns that are resolved while they are said. Queries are not asked. As ``resolve``."""
        return Stream(_native.stream_make(self._use(), _request(**narrowing)))

    def close(self) -> None:
        """Frees it; calls that run end as they would, and sessions go on."""
        self._handle.free()

    def __enter__(self) -> Resolver:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __reduce__(self) -> Tuple[Any, Tuple[Any, ...]]:
        if self._entities or self._askers:
            raise TypeError("a resolver with entities or queries cannot be pickled")
        return _LazyResolver, (self.catalogs.__reduce__(), self._options)

    def __repr__(self) -> str:
        return f"<bespeak.Resolver of {self.catalogs!r}>"


class _LazyResolver(Resolver):
    """A resolver that came out of a pickle: it opens its image when it is first used."""

    def __init__(self, recipe: Tuple[Any, Tuple[Any, ...]], options: Dict[str, Any]) -> None:
        self._recipe = recipe
        self._options = options
        self._entities = {}
        self._askers = {}
        self._opening = threading.Lock()

    def __getattr__(self, name: str) -> Any:
        if name not in ("catalogs", "_handle"):
            raise AttributeError(name)
        with self._opening:
            if "_handle" not in self.__dict__:
                make, arguments = self._recipe
                self.catalogs = make(*arguments)
                self._handle = self._make()
        return self.__dict__[name]

    def __reduce__(self) -> Tuple[Any, Tuple[Any, ...]]:
        return _LazyResolver, (self._recipe, self._options)


def _arrow(texts: Any) -> Optional[Tuple[Any, Any]]:
    """The capsules of what has Arrow: of its type and array, or ``None`` and its stream."""
    if isinstance(texts, (str, bytes)):
        raise TypeError("texts are several: give a list, or use 'resolve'")
    if type(texts) is list or type(texts) is tuple:
        return None
    if hasattr(texts, "__arrow_c_array__"):
        schema, array = texts.__arrow_c_array__()
        return schema, array
    if hasattr(texts, "__arrow_c_stream__"):
        return None, texts.__arrow_c_stream__()
    # A pandas series has no stream before pandas 3.
    if type(texts).__module__.partition(".")[0] == "pandas" and hasattr(texts, "to_numpy"):
        try:
            import pyarrow
        except ImportError:
            return None
        made = pyarrow.array(texts, from_pandas=True)
        if isinstance(made, pyarrow.ChunkedArray):
            return None, made.__arrow_c_stream__()
        schema, array = made.__arrow_c_array__()
        return schema, array
    return None
