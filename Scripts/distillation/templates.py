"""Sentences out of templates: `(a|b)`, `[may be left out]`, `{list}`; en/requests.txt says more."""
import re

TOKEN = re.compile(r"\{[^}]*\}|[()\[\]|]|[^{}()\[\]|]+")


def read(path):
    """The sections of a file, "== name", as lists of lines; comments are left out."""
    sections, lines = {}, None
    with open(path, encoding="utf-8") as file:
        for line in file:
            line = line.strip()
            if line.startswith("== "):
                lines = sections.setdefault(line[3:], [])
            elif line and not line.startswith("#"):
                lines.append(line)
    return sections


def parse(line):
    """A template as alternatives of sequences of texts, lists' names in braces, and more alternatives."""
    stack = [[[]]]
    for token in TOKEN.findall(line):
        if token in "([":
            stack.append([[]] if token == "(" else [[""], []])
        elif token in ")]":
            alternatives = stack.pop()
            stack[-1][-1].append(alternatives)
        elif token == "|":
            stack[-1].append([])
        else:
            stack[-1][-1].append(token)
    if len(stack) != 1:
        raise ValueError(f"brackets do not fit: '{line}'")
    return stack[0]


class Templates:
    """Templates over lists of words."""

    def __init__(self, lists, random):
        self.random = random
        self.lists = {}
        for line in lists:
            name, _, values = line.partition(" = ")
            self.lists[name] = [parse(value.strip()) for value in values.split(" | ")]

    def _piece(self, piece, given):
        if isinstance(piece, list):
            return self._any(piece, given)
        if not piece.startswith("{"):
            return piece
        name = piece[1:-1]
        return given[name] if name in given else self._any(self.random.choice(self.lists[name]), given)

    def _any(self, alternatives, given):
        return "".join(self._piece(piece, given) for piece in self.random.choice(alternatives))

    def one(self, template, **given):
        """A sentence of a parsed template, chosen at random."""
        return " ".join(self._any(template, given).split())

    def some(self, template, count, **given):
        """Up to a number of different sentences, in the order in which they were found."""
        return list(dict.fromkeys(self.one(template, **given) for _ in range(count)))
