# SPDX-License-Identifier: Apache-2.0

"""Catalogs, images, names to find texts among, and entities that change."""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING, Any, Dict, Iterable, List, Mapping, NamedTuple, Optional, Sequence, Tuple, Union

from . import _native
from ._errors import CatalogError, Diagnostic, diagnostics_of
from ._types import Found

if TYPE_CHECKING:
    from ._resolver import Resolver

__all__ = ["Catalogs", "Entities", "Intent", "Names", "compile", "open"]

Path = Union[str, "os.PathLike[str]"]
_EXTENDED, _NO_VECTORS = 1, 2
_TRUSTED, _READ = 1, 2


class Intent(NamedTuple):
    """An intent that shortcuts lead to."""

    app: str
    name: str


class Catalogs:
    """Compiled catalogs, or an image; from ``compile`` or ``open``.

    Any number of threads and resolvers share one. It pickles as the path of its image and how that is opened, so
    ``save`` what is compiled before it goes to another process. As a context manager it is closed at the end;
    resolvers that were made of it go on.
    """

    diagnostics: Tuple[Diagnostic, ...]
    """What compiling found; empty for an image."""
    path: Optional[str]
    """The image's file, where it was opened or saved."""

    def __init__(
        self,
        handle: _native.Handle,
        diagnostics: Tuple[Diagnostic, ...] = (),
        path: Optional[str] = None,
        opening: Optional[Dict[str, bool]] = None,
    ) -> None:
        self._handle = handle
        self.diagnostics = diagnostics
        self.path = path
        self._opening = opening or {}
        self._listed: Optional[Tuple[Tuple[str, ...], Tuple[Intent, ...]]] = None

    def _list(self) -> Tuple[Tuple[str, ...], Tuple[Intent, ...]]:
        if self._listed is None:
            apps, intents = _native.names(self._handle)
            self._listed = tuple(apps), tuple(Intent(apps[app], name) for app, name in intents if app >= 0)
        return self._listed

    @property
    def apps(self) -> Tuple[str, ...]:
        """The ids of the apps."""
        return self._list()[0]

    @property
    def intents(self) -> Tuple[Intent, ...]:
        """The intents that shortcuts lead to."""
        return self._list()[1]

    def save(self, path: Path) -> None:
        """Writes the image, in one step: either all of it is there, or what was before."""
        _native.image_write(self._handle, os.fsencode(path))
        self.path = os.path.abspath(os.fsdecode(path))

    def resolver(self, **options: Any) -> Resolver:
        """Makes a resolver; the options are those of ``Resolver``."""
        from ._resolver import Resolver

        return Resolver(self, **options)

    def names(self, entity: str, *, app: Optional[str] = None, locale: str = "en") -> Names:
        """The names of an entity or enum, to find texts among; ``app`` where several declare it. Not of an image."""
        return Names._of(_native.names_of_catalogs(self._handle, app, entity, locale))

    def close(self) -> None:
        """Frees it; what was made of it goes on."""
        self._handle.free()

    def __enter__(self) -> Catalogs:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __reduce__(self) -> Tuple[Any, Tuple[Any, ...]]:
        if self.path is None:
            raise TypeError("catalogs that were compiled in memory cannot be pickled: 'save' them first")
        return _reopen, (self.path, self._opening)

    def __repr__(self) -> str:
        return f"<bespeak.Catalogs of {', '.join(self.apps)}>"


def _reopen(path: str, opening: Dict[str, bool]) -> Catalogs:
    return open(path, **opening)


def _paths(paths: Union[Path, Iterable[Path]]) -> List[bytes]:
    """Paths as the library takes them: of one or several."""
    if isinstance(paths, (str, os.PathLike)):
        paths = [paths]
    return [os.fsencode(path) for path in paths]


def _vectors(vectors: Union[bool, Path, Iterable[Path]]) -> Tuple[int, List[bytes]]:
    """Vectors of words as the library takes them: a flag, and files in place of its own."""
    if isinstance(vectors, bool):
        return 0 if vectors else _NO_VECTORS, []
    return 0, _paths(vectors)


def compile(
    *sources: Union[Path, Mapping[str, Any]],
    rules: str = "apple",
    values: Union[Path, Iterable[Path]] = (),
    vectors: Union[bool, Path, Iterable[Path]] = True,
) -> Catalogs:
    """Reads and compiles catalogs.

    Sources are paths of catalog files, bundles or folders of any; or catalogs in memory, as dicts in the format
    ``bespeak-catalog/1``. ``rules`` are ``apple`` or ``extended``. ``values`` are files with values of entities, an
    object a line as the option ``--values`` of the command takes them, for apps whose catalog has types alone.
    ``vectors`` are files with vectors of words, each in place of the library's own for its language; with ``False``,
    words that fit no phrase are ranked by themselves. Give the resolver the same. Raises ``CatalogError``, with all
    that was found.
    """
    if rules not in ("apple", "extended"):
        raise ValueError(f"rules are 'apple' or 'extended', not {rules!r}")
    without_vectors, vectors_files = _vectors(vectors)
    flags = (_EXTENDED if rules == "extended" else 0) | without_vectors
    more = flags, _paths(values), vectors_files
    in_memory = [source for source in sources if isinstance(source, Mapping)]
    if in_memory and len(in_memory) < len(sources):
        raise TypeError("sources are paths or dicts, not both in one call")
    if in_memory:
        given = [
            (f"catalog {number}", json.dumps(source, ensure_ascii=False).encode())
            for number, source in enumerate(in_memory, 1)
        ]
        status, message, handle, found = _native.compile_bytes(given, *more)
    else:
        paths = [os.fsencode(source) for source in sources]  # type: ignore[arg-type]
        status, message, handle, found = _native.compile_paths(paths, *more)
    diagnostics = diagnostics_of(found)
    if handle is None:
        if status == -9:
            raise CatalogError(message, status, diagnostics)
        raise _native_failure(status, message)
    return Catalogs(handle, diagnostics)


def _native_failure(status: int, message: str) -> Exception:
    from ._errors import failure

    return failure(status, message)


def open(path: Path, *, trusted: bool = False, mapped: bool = True) -> Catalogs:
    """Opens an image that ``Catalogs.save`` or ``bespeak compile`` wrote.

    A ``trusted`` one has its header checked alone, in constant time: for files that the program itself wrote. One that
    is not ``mapped`` is read: for files that others may cut short, which ends a process that has them mapped. An image
    reads no values in answers, and has no names to find.
    """
    flags = (_TRUSTED if trusted else 0) | (0 if mapped else _READ)
    handle = _native.image_open(os.fsencode(path), flags)
    whole = os.path.abspath(os.fsdecode(path))
    return Catalogs(handle, path=whole, opening={"trusted": trusted, "mapped": mapped})


_Named = Union[Tuple[str, str], Tuple[str, str, Iterable[str]]]


def _pairs(entities: Union[Mapping[str, Union[str, Sequence[str]]], Iterable[_Named]]) -> List[Tuple[str, str]]:
    """Ids with each of their names: of ``{id: title}``, ``{id: [title, synonym …]}``, or tuples of these."""
    pairs: List[Tuple[str, str]] = []
    if isinstance(entities, Mapping):
        for id, names in entities.items():
            pairs.extend((id, name) for name in ([names] if isinstance(names, str) else names))
        return pairs
    for id, title, *synonyms in entities:
        pairs.append((id, title))
        for more in synonyms:
            pairs.extend((id, name) for name in more)
    return pairs


class Names:
    """Names to find texts among, which do not change: ``{id: title}``, ``{id: [title, synonym …]}``, or tuples
    ``(id, title)`` or ``(id, title, synonyms)``. Any number of threads share one."""

    def __init__(
        self, names: Union[Mapping[str, Union[str, Sequence[str]]], Iterable[_Named]], *, locale: str = "en"
    ) -> None:
        self._handle = _native.names_make(_pairs(names), locale)

    @classmethod
    def _of(cls, handle: _native.Handle) -> Names:
        made = cls.__new__(cls)
        made._handle = handle
        return made

    def find(self, text: str, limit: int = 5) -> List[Found]:
        """What a text may mean, best first: at most ``limit``, 1 ... 64."""
        if not 1 <= limit <= 64:
            raise ValueError(f"limit is 1 ... 64, not {limit}")
        return [Found(*found) for found in _native.find(self._handle, text, limit)]


class Entities:
    """Entities of one type that change while a resolver uses them; names as for ``Names``.

    A change is one step: what is resolved meanwhile sees all of it or nothing. Any thread may change them.
    """

    def __init__(
        self,
        names: Union[Mapping[str, Union[str, Sequence[str]]], Iterable[_Named]] = (),
        *,
        locale: str = "en",
    ) -> None:
        self._handle = _native.entities_make(locale)
        self.replace(names)

    def replace(self, names: Union[Mapping[str, Union[str, Sequence[str]]], Iterable[_Named]]) -> None:
        """Puts others in the place of all."""
        _native.entities_replace(self._handle, _pairs(names))

    def update(
        self,
        names: Union[Mapping[str, Union[str, Sequence[str]]], Iterable[_Named]] = (),
        *,
        remove: Iterable[str] = (),
    ) -> None:
        """Adds some, gives others new names, and removes ids, in one step."""
        _native.entities_update(self._handle, _pairs(names), list(remove))

    def __len__(self) -> int:
        return _native.entities_count(self._handle)
