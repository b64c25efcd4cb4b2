# SPDX-License-Identifier: Apache-2.0

"""An assistant in Python: compiles three apps, resolves a thousand lines, looks an album up in a store of its own, and
holds a conversation with a question, a choice and a confirmation.

    pip install bespeak-*.whl
    python assistant.py Corpora/tasks Corpora/music Corpora/messages < lines.txt
"""

import collections
import itertools
import sys

import bespeak

STORE = {"quiet harbour": ("store-7", "Quiet Harbour")}
asked = []


def find_album(text):
    """A store that the catalog knows nothing of, asked on threads of the library."""
    asked.append(text)
    return [STORE[text]] if text in STORE else []


def resolve_lines(resolver, lines):
    outcomes = resolver.resolve_many(lines)
    counts = collections.Counter(outcome.status for outcome in outcomes)
    asks = sum(counts[status] for status in counts if status.startswith("needs"))
    print(f"{len(lines)} lines: {counts['resolved']} resolved, {asks} to ask back, {counts['noMatch']} of nothing known")
    for outcome in outcomes[:2]:
        values = "".join(f" {name}={value.value}" for name, value in outcome.parameters.items())
        print(f"  {outcome.text} -> {outcome.intent or 'nothing'}{values}")


def say(session, text):
    turn = session.say(text)
    print(f"> {text}\n  {turn.next}: {turn.say or turn.resolution.intent}", *turn.options, sep="\n    ")
    return turn.next


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    lines = [line.rstrip("\n") for line in sys.stdin] or ["complete buy milk in tasks"]
    lines = list(itertools.islice(itertools.cycle(lines), 1000))
    catalogs = bespeak.compile(*sys.argv[1:])
    # Whatever is not quite sure is to be confirmed.
    resolver = catalogs.resolver(confirm_below=0.999, queries={("com.example.music", "Album"): find_album})
    resolve_lines(resolver, lines)

    asked.clear()
    outcome = resolver.resolve("put on the quiet harbour album in larkspur")
    print(f"asked {len(asked)} times: {outcome.status} {outcome.parameters['album'].id}")

    with resolver.session() as session:
        is_held = (
            say(session, "start a pigeon call") == "ask"
            and say(session, "sam whitlock") == "choose"
            and say(session, "the second one") == "perform"
            and say(session, "could you complete buy milk in tasks please") == "confirm"
            and say(session, "yes") == "perform"
        )
    return 0 if is_held and asked else 1


if __name__ == "__main__":
    sys.exit(main())
