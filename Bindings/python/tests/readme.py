# SPDX-License-Identifier: Apache-2.0

"""Runs the examples of the README, and compares what they print.

Usage: python tests/readme.py [--write]

Each is a block of Python with a block of text behind it, run as a program in the repository's folder. With '--write' the
blocks of text are written anew.
"""

import difflib
import os
import re
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
README = os.path.join(HERE, "..", "README.md")
ROOT = os.path.join(HERE, "..", "..", "..")
EXAMPLE = re.compile(r"```python\n(.*?)```\n\n```text\n(.*?)```", re.S)


def run(code):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "example.py")
        with open(path, "w", encoding="utf-8") as file:
            file.write(code)
        # The package is the installed one: nothing of this folder is on the path.
        done = subprocess.run([sys.executable, path], cwd=ROOT, capture_output=True, text=True)
    return done.stdout + (done.stderr if done.returncode else "")


def main():
    with open(README, encoding="utf-8") as file:
        text = file.read()
    examples = EXAMPLE.findall(text)
    if "--write" in sys.argv:
        text = EXAMPLE.sub(lambda match: f"```python\n{match[1]}```\n\n```text\n{run(match[1])}```", text)
        with open(README, "w", encoding="utf-8") as file:
            file.write(text)
        return 0
    failures = 0
    for number, (code, expected) in enumerate(examples, 1):
        printed = run(code)
        if printed != expected:
            failures += 1
            print(f"example {number} prints something else:")
            print("\n".join(difflib.unified_diff(expected.splitlines(), printed.splitlines(), lineterm="")))
    print(f"{len(examples)} examples of the README were run, {failures} failed")
    return 1 if failures or len(examples) != 5 else 0


if __name__ == "__main__":
    sys.exit(main())
