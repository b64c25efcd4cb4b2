# SPDX-License-Identifier: Apache-2.0

"""What comes out: frozen dataclasses with slots, which the extension module makes without a call of Python."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, Dict, Literal, Optional, Tuple

__all__ = [
    "Alternative",
    "Found",
    "Option",
    "Parameter",
    "PartialResolution",
    "Resolution",
    "Turn",
    "Value",
]

Status = Literal[
    "resolved", "needsValue", "needsDisambiguation", "needsConfirmation", "negative", "noMatch", "rejected"
]
Kind = Literal["entity", "open", "text", "typed", "list"]
STATUSES = ("resolved", "needsValue", "needsDisambiguation", "needsConfirmation", "negative", "noMatch", "rejected")
MATCHES = ("exact", "flexible")
FRAMES = ("question", "prohibition", "report", "hypothetical", "exception", "opposite", "correction")
KINDS = ("entity", "open", "text", "typed", "list")


@dataclass(frozen=True, slots=True)
class Parameter:
    """A parameter with its value."""

    name: str
    type: str
    """Its spelling: ``entity:Task``."""
    kind: Kind
    """What the words were taken for: a listed value, a name that is not listed, the words themselves, a number, date
    or amount, or several of these."""
    id: Optional[str]
    """The entity's id, or the case's."""
    value: Any
    """A title (``entity``, ``open``), a text, a dict (``typed``) or a list, as in the lines of ``bespeak resolve``."""
    text: str
    """The words it was bound from; of a value that an answer gave, those of the answer, or the title that was chosen."""
    range: Tuple[int, int]
    """Where they stand: offsets of UTF-8 in the utterance; ``(0, 0)`` of a value that an answer gave."""


@dataclass(frozen=True, slots=True)
class Option:
    """One thing to choose."""

    id: str
    """The value's id; for a choice between apps the app's."""
    title: str
    subtitle: Optional[str]
    intent: Optional[str]
    """For a choice between apps or intents."""


@dataclass(frozen=True, slots=True)
class Alternative:
    """Another reading that was found."""

    app: str
    intent: str
    confidence: float


@dataclass(frozen=True, slots=True)
class Resolution:
    """What became of an utterance; the attributes are the members of a line of ``bespeak resolve``."""

    text: Optional[str]
    """The utterance; ``None`` where there was none."""
    status: Status
    app: Optional[str] = None
    intent: Optional[str] = None
    parameters: Dict[str, Parameter] = None  # type: ignore[assignment]
    """By their names, in the intent's order."""
    confidence: Optional[float] = None
    """0 ... 1, with four decimals at most; ``None`` where nothing matched."""
    match: Optional[Literal["exact", "flexible"]] = None
    shortcut: Optional[int] = None
    """Its index in the app."""
    phrase: Optional[str] = None
    """The template that matched."""
    locale: Optional[str] = None
    """That of the declaration that matched; else the request's."""
    missing: Optional[str] = None
    """The parameter that lacks a value."""
    dialog: Optional[str] = None
    """What to ask, in the app's words."""
    parameter: Optional[str] = None
    """The parameter that there is a choice for."""
    options: Tuple[Option, ...] = ()
    alternatives: Tuple[Alternative, ...] = ()
    """Best first."""
    frame: Optional[str] = None
    """What the words do instead of asking for what they name: ``question``, ``prohibition`` …"""
    not_done: Optional[str] = None
    """The intent that they name and do not ask for."""
    unused: Tuple[str, ...] = ()
    """Words that the intent does not account for."""
    more: Tuple[Tuple[int, int], ...] = ()
    """Further requests, as offsets of UTF-8."""
    error: Optional[str] = None
    """Why it was rejected, or which query failed."""
    explanation: Optional[Dict[str, Any]] = None
    """Every step, where it was asked for."""

    def __post_init__(self) -> None:
        if self.parameters is None:
            object.__setattr__(self, "parameters", {})

    @property
    def is_resolved(self) -> bool:
        """Whether the intent has all it needs and may run now."""
        return self.status == "resolved"


@dataclass(frozen=True, slots=True)
class PartialResolution:
    """What the words so far come to."""

    resolution: Resolution
    stability: float
    """How likely the outcome stays as it is, 0 ... 1."""
    words: int
    """How many there are so far; 0 for the last update."""
    revised: int
    """How many words were taken back."""
    beginning: bool
    """Whether the words begin a phrase."""
    final: bool


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn of a conversation."""

    kind: Literal["request", "answer", "notUnderstood", "cancelled"]
    """How the words were taken."""
    next: Literal["say", "ask", "choose", "confirm", "perform"]
    """What the host does next."""
    say: Optional[str]
    """A text for the person, in the app's words where it has some."""
    options: Tuple[str, ...]
    """What to choose from."""
    reason: Optional[str]
    """Why an answer could not be taken."""
    resolution: Resolution


@dataclass(frozen=True, slots=True)
class Value:
    """A value that a text says."""

    type: str
    text: str
    range: Tuple[int, int]
    """Offsets of UTF-8 in the text."""
    content: Dict[str, Any]
    """What it says, as in the lines of ``bespeak parse``."""
    latent: bool
    """Whether it counts only where such a value was asked for."""


@dataclass(frozen=True, slots=True)
class Found:
    """A name that a text may mean."""

    id: str
    title: str
    confidence: float
    score: float
    """Comparable within one call only."""


def slots_of(type: Any) -> Tuple[str, ...]:
    return tuple(field.name for field in fields(type))


def _parameter(name: str, line: Dict[str, Any]) -> Parameter:
    value = line.get("value")
    kind: Kind
    if "id" in line:
        kind = "entity"
    elif "title" in line:
        kind = "open"
    else:
        kind = "text" if isinstance(value, str) else "list" if isinstance(value, list) else "typed"
    lower, upper = line["range"]
    return Parameter(
        name, line["type"], kind, line.get("id"), line.get("title", value), line["text"], (lower, upper)
    )


def resolution_of(line: Dict[str, Any]) -> Resolution:
    """A line of ``bespeak resolve``, read as JSON, as an object."""
    return Resolution(
        text=line.get("transcript"),
        status=line["status"],
        app=line.get("app"),
        intent=line.get("intent"),
        parameters={name: _parameter(name, value) for name, value in line.get("parameters", {}).items()},
        confidence=float(line["confidence"]) if "confidence" in line else None,
        match=line.get("match"),
        shortcut=line.get("shortcut"),
        phrase=line.get("phrase"),
        locale=line.get("locale"),
        missing=line.get("missing"),
        dialog=line.get("dialog"),
        parameter=line.get("parameter"),
        options=tuple(
            Option(one.get("id", one.get("app")), one["title"], one.get("subtitle"), one.get("intent"))
            for one in line.get("options", ())
        ),
        alternatives=tuple(
            Alternative(one["app"], one["intent"], float(one["confidence"])) for one in line.get("alternatives", ())
        ),
        frame=line.get("frame"),
        not_done=line.get("notDone"),
        unused=tuple(line.get("unused", ())),
        more=tuple((lower, upper) for lower, upper in line.get("more", ())),
        error=line.get("error"),
        explanation=line.get("explanation"),
    )


def turn_of(line: Dict[str, Any]) -> Turn:
    return Turn(
        line["turn"],
        line["next"],
        line.get("say"),
        tuple(line.get("options", ())),
        line.get("reason"),
        resolution_of(line["resolution"]),
    )


def partial_of(line: Dict[str, Any]) -> PartialResolution:
    return PartialResolution(
        resolution_of(line),
        line["stability"],
        line.get("words", 0),
        line.get("revised", 0),
        line.get("beginning", False),
        line["final"],
    )


def value_of(line: Dict[str, Any]) -> Value:
    content = {key: value for key, value in line.items() if key not in ("type", "text", "range", "latent")}
    lower, upper = line["range"]
    return Value(line["type"], line["text"], (lower, upper), content, line.get("latent", False))
