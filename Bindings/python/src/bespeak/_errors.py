# SPDX-License-Identifier: Apache-2.0

"""What a call cannot do, and why."""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass, fields
from typing import Dict, Optional, Tuple, Type

__all__ = [
    "ArgumentError",
    "BusyError",
    "CatalogError",
    "ClosedError",
    "Diagnostic",
    "Error",
    "FileError",
    "ImageError",
    "MemoryLimitError",
    "StateError",
]


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """A finding of a catalog, as ``bespeak lint --format json`` writes it."""

    rule: str
    """Its id, which is stable."""
    severity: str
    """``error``, ``warning`` or ``note``."""
    message: str
    fix: Optional[str] = None
    note: Optional[str] = None
    file: Optional[str] = None
    line: Optional[int] = None
    column: Optional[int] = None
    path: Optional[str] = None
    """Where in the catalog: ``shortcuts[0].phrases[2]``."""
    app: Optional[str] = None
    locale: Optional[str] = None

    def __str__(self) -> str:
        place = ":".join(str(part) for part in (self.file, self.line, self.column) if part is not None)
        fix = f"; {self.fix}" if self.fix else ""
        return f"{place}: {self.severity}: {self.message}{fix}" if place else f"{self.severity}: {self.message}{fix}"


def diagnostics_of(lines: str) -> Tuple[Diagnostic, ...]:
    """Findings out of lines of JSON."""
    names = {field.name for field in fields(Diagnostic)}
    found = (json.loads(line) for line in lines.splitlines() if line)
    return tuple(Diagnostic(**{key: value for key, value in one.items() if key in names}) for one in found)


class Error(Exception):
    """Anything that the library refuses; ``code`` is the number that ``bespeak.h`` names."""

    def __init__(self, message: str, code: int = 0) -> None:
        super().__init__(message)
        self.message = message
        self.code = code

    def __str__(self) -> str:
        return self.message

    def __reduce__(self) -> tuple[type[Error], tuple[str, int]]:
        return type(self), (self.message, self.code)


class ArgumentError(Error, ValueError):
    """A value outside its range: a locale, date, zone or name that is none, a text that is too long."""


class ClosedError(Error):
    """Something that was closed is used."""


class BusyError(Error):
    """A session or stream is used by two threads at once."""


class FileError(Error, OSError):
    """A file cannot be read or written."""


class CatalogError(Error, ValueError):
    """No catalog could be read; ``diagnostics`` say why."""

    def __init__(self, message: str, code: int = 0, diagnostics: tuple[Diagnostic, ...] = ()) -> None:
        super().__init__(message, code)
        self.diagnostics = diagnostics

    def __reduce__(self):  # type: ignore[no-untyped-def]
        return type(self), (self.message, self.code, self.diagnostics)


class ImageError(Error, ValueError):
    """An image is damaged, or was made by another version."""


class StateError(Error):
    """Nothing was asked that this would answer."""


class MemoryLimitError(Error, MemoryError):
    """Memory, threads or handles ran out."""


_CLASSES: Dict[int, Type[Error]] = {
    -2: ClosedError,
    -3: ArgumentError,
    -4: ArgumentError,
    -5: ArgumentError,
    -7: BusyError,
    -8: FileError,
    -9: CatalogError,
    -10: ImageError,
    -11: StateError,
    -12: MemoryLimitError,
}


def failure(code: int, message: str) -> Error:
    """The exception of a status of the library."""
    return _CLASSES.get(code, Error)(message, code)


def load_failed(error: ImportError) -> ImportError:
    """Says what to install where the extension module cannot be loaded."""
    text = str(error)
    if "libicu" in text:
        name = next((word.rstrip(":") for word in text.split() if word.startswith("libicu")), "libicuuc")
        version = name.rpartition(".so.")[2] or "the same version"
        return ImportError(
            f"bespeak needs the system's ICU, and '{name}' is not there: install it "
            f"(Debian, Ubuntu: apt-get install libicu{version}), or build the wheel on this system, "
            "which takes the version of ICU that it has",
            name="bespeak",
        )
    if "GLIBC" in text:
        return ImportError(
            f"this wheel was built for a later version of glibc: {text}; build it on this system",
            name="bespeak",
        )
    if sys.platform != "linux":
        return ImportError(f"this wheel is for Linux: {text}", name="bespeak")
    return ImportError(f"bespeak's library cannot be loaded: {text}", name="bespeak")
