"""What scripts know of Swift without a compiler: code, comments and brackets by line.

A lexical reading: strings and comments are told from code, brackets are paired, lines joined to statements.
"""
import collections
import os
import re

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))

# What a line ends or begins with that goes on or comes from another.
GOES_ON = re.compile(r"(?:[(\[,=:&|?+*/<>.-]|->|\b(?:return|throws?|where|in|is|as|try|unsafe|await))$")
COMES_FROM = re.compile(r"^(?:[{.)\]?:&|+*/=<>-]|\?\?|->|\b(?:where|else|throws|rethrows|as|is|async)\b)")


def files(*folders):
    """All files of Swift below folders of the repository."""
    for folder in folders:
        for path, names, found in os.walk(os.path.join(ROOT, folder)):
            names[:] = sorted(name for name in names if not name.startswith("."))
            for name in sorted(found):
                if name.endswith(".swift"):
                    yield os.path.relpath(os.path.join(path, name), ROOT)


class Source:
    """A file's lines from 0 on: `code` without comments and texts, `comments`, and what opens where."""

    def __init__(self, path):
        self.path = path
        with open(os.path.join(ROOT, path), encoding="utf-8") as file:
            self.text = file.read()
        self.lines = self.text.splitlines()
        count = len(self.lines) + 1
        self.code, self.comments = [""] * count, [""] * count
        self.inner = [None] * count  # The bracket that a line begins in: (its sign, its line).
        self.closes = {}  # The line of each '{' by that of its '}' where a line begins with one.
        self.blocks = []  # The lines of each '{' and its '}'.
        self._scan()

    def _scan(self):
        text, at, line, stack = self.text, 0, 0, []
        code, comments = [[]], [[]]

        def newline():
            nonlocal line
            line += 1
            code.append([])
            comments.append([])
            self.inner[line] = stack[-1] if stack else None

        while at < len(text):
            c = text[at]
            if c == "\n":
                newline()
                at += 1
            elif text.startswith("//", at):
                end = text.find("\n", at)
                end = len(text) if end < 0 else end
                comments[line].append(text[at:end])
                at = end
            elif text.startswith("/*", at):
                depth, end = 1, at + 2
                while end < len(text) and depth:
                    depth += text.startswith("/*", end) - text.startswith("*/", end)
                    if text[end] == "\n":
                        newline()
                    end += 2 if text[end:end + 2] in ("/*", "*/") else 1
                at = end
            elif match := re.compile(r'(#*)("""|")').match(text, at):
                at = self._string(match, stack, code, lambda: line, newline)
            else:
                if c in "({[":
                    stack.append((c, line))
                elif c in ")}]" and stack:
                    sign, opened = stack.pop()
                    if sign == "{":
                        self.blocks.append((opened, line))
                        if not "".join(code[line]).strip():
                            self.closes[line] = opened
                code[line].append(c)
                at += 1
        for k in range(len(code)):
            self.code[k] = "".join(code[k]).rstrip()
            self.comments[k] = " ".join(comments[k])

    def _string(self, match, stack, code, line, newline):
        """Passes a text over, with the code inside of it left out; returns where it ends."""
        text, hashes, quote = self.text, match[1], match[2]
        code[line()].append('"')
        at, escape, close = match.end(), "\\" + hashes, quote + hashes
        while at < len(text):
            if text.startswith(escape + "(", at):
                depth, at = 1, at + len(escape) + 1
                while at < len(text) and depth:
                    if inner := re.compile(r'(#*)("""|")').match(text, at):
                        at = self._string(inner, stack, collections.defaultdict(list), line, newline)
                        continue
                    depth += (text[at] == "(") - (text[at] == ")")
                    if text[at] == "\n":
                        newline()
                    at += 1
            elif text.startswith(escape, at):
                if text[at + len(escape):at + len(escape) + 1] == "\n":
                    newline()
                at += len(escape) + 1
            elif text.startswith(close, at):
                code[line()].append('"')
                return at + len(close)
            else:
                if text[at] == "\n":
                    newline()
                at += 1
        return at

    def start(self, line):
        """The first line of the statement that a line is of."""
        while line > 0:
            code = self.code[line].strip()
            if line in self.closes:
                line = self.closes[line]
                continue
            inner = self.inner[line]
            above = line - 1
            while above >= 0 and not self.code[above].strip() and self.comments[above]:
                above -= 1
            before = self.code[above].strip() if above >= 0 else ""
            if not before or before.endswith("{") or re.search(r"\{ .* in$|^.*\) in$", before):
                return line
            isInside = inner is not None and inner[0] != "{"
            isAttribute = before.startswith("@") and re.fullmatch(r"(@\w+(\([^)]*\))? ?)+", before)
            if isInside or isAttribute or GOES_ON.search(before) and not re.search(
                    r"^(case|default)\b.*:$", before) or COMES_FROM.search(code):
                line = above
                continue
            return line
        return line

    def is_condition(self, line):
        """Whether a line chooses what is compiled: the statements around it are neighbours."""
        return self.code[line].strip().startswith("#")

    def comment_above(self, line):
        """The comment right above a line, and what stands behind the line's own code."""
        parts = [self.comments[line]]
        line -= 1
        while line >= 0 and (self.is_condition(line) or not self.code[line].strip() and self.comments[line]):
            parts.append(self.comments[line])
            line -= 1
        return "\n".join(reversed(parts))
