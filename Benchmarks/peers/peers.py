# SPDX-License-Identifier: Apache-2.0
"""Times the peers on exported utterances and prints them beside this engine's figures.

What is given to the peers for free: the text is lower case and parted by single blanks already, so
they neither fold nor split; their answer is the number of a pattern, not a phrase with an app, and
for templates they take any text in the slot and give back no span and no value. What is charged to
them: building the list or calling the callback for a hit. What a call from Python costs is taken
out by timing the same method on an empty text.

What is charged to us and not to them: folding, splitting, and knowing the slot's values. What is
given to us: phrases are matched from the first word to the last, with courtesies skipped, while an
automaton finds a phrase anywhere in a text.
"""

import argparse
import json
import pathlib
import statistics
import sys
import time

ROUNDS = 15


def per_call(call, texts, empty):
    """Nanoseconds a call, with the cost of the call itself taken out: median over rounds.

    With no `empty` nothing is taken out: a peer in Python works on empty texts as well, for
    thousands of times what a call costs.
    """
    chunk = max(1, len(texts) // ROUNDS)
    blanks = [] if empty is None else [empty] * chunk
    figures = []
    for number in range(ROUNDS):
        some = texts[number * chunk : (number + 1) * chunk]
        start = time.perf_counter_ns()
        for text in some:
            call(text)
        middle = time.perf_counter_ns()
        for text in blanks:
            call(text)
        end = time.perf_counter_ns()
        figures.append(((middle - start) - (end - middle)) / len(some))
    return statistics.median(figures)


def found(call, texts):
    """How many texts get an answer."""
    return sum(1 for text in texts if call(text))


class Peer:
    """One peer over one workload: built, checked, timed."""

    def __init__(self, name, build, empty, convert=lambda text: text, expected="equal", limit=None):
        self.name, self.build, self.empty = name, build, empty
        self.convert, self.expected, self.limit = convert, expected, limit

    def run(self, texts, answers):
        if self.limit:
            texts, answers = texts[: self.limit], answers[: self.limit]
        start = time.perf_counter()
        call, answer = self.build()
        built = time.perf_counter() - start
        texts = [self.convert(text) for text in texts]
        hits = found(answer, texts)
        wanted = sum(1 for line in answers if line >= 0)
        # Peers that search for substrings, or take any text in a slot, may find more than is
        # there; finding less is a mistake of ours in driving them.
        if hits < wanted or (self.expected == "equal" and hits > wanted * 1.02):
            raise ValueError(f"found {hits} of {wanted}: the comparison is void")
        # Best of three medians: other work on the machine only ever adds.
        figure = min(per_call(call, texts, self.empty) for _ in range(3))
        return {"peer": self.name, "ns": figure, "build_s": built, "hits": hits, "wanted": wanted}


def daachorse_peer(phrases):
    def build():
        import daachorse

        automaton = daachorse.DoubleArrayAhoCorasick([p.encode() for p in phrases])
        return automaton.find, automaton.find

    return Peer("daachorse", build, b"", str.encode)


def aho_corasick_peer(phrases):
    def build():
        import ahocorasick_rs

        automaton = ahocorasick_rs.AhoCorasick(phrases)
        call = automaton.find_matches_as_indexes
        return call, call

    return Peer("aho-corasick", build, "")


def hyperscan_peer(expressions, literal, matches_literals=False):
    """Hyperscan: `literal` uses its compiler for literals, else the one for expressions.

    Both are tried on literals, since phrases of one app end in the same letters, which the literal
    matcher, keyed on the last eight bytes, takes badly; the faster of the two counts.
    """

    def build():
        import hyperscan

        database = hyperscan.Database()
        flags = 0 if literal else hyperscan.HS_FLAG_SINGLEMATCH
        database.compile(
            expressions=[e.encode() for e in expressions],
            ids=list(range(len(expressions))),
            elements=len(expressions),
            flags=flags,
            literal=literal,
        )
        scratch = hyperscan.Scratch(database)
        database.scratch = scratch
        hits = []
        add = hits.append

        def on_match(*match):
            add(match[0])

        scan = database.scan

        def call(text):
            scan(text, on_match)

        def answer(text):
            hits.clear()
            scan(text, on_match)
            return len(hits)

        return call, answer

    # `scan` refuses an empty text; one blank costs the engine nothing worth naming.
    exact = literal or matches_literals
    name = "Hyperscan" if literal or not matches_literals else "Hyperscan regex"
    return Peer(name, build, b" ", str.encode, expected="equal" if exact else "more")


def re2_peer(expressions):
    def build():
        import re2

        options = re2.Options()
        options.max_mem = 8 << 30
        options.log_errors = False
        expression_set = re2.Set.SearchSet(options)
        for expression in expressions:
            expression_set.Add(expression)
        expression_set.Compile()
        return expression_set.Match, expression_set.Match

    return Peer("RE2::Set", build, "", expected="more")


def hassil_peer(templates, sample):
    def build():
        from hassil import Intents, recognize
        from hassil.intents import TextSlotList

        intents = {}
        lists = {}
        for number, template in enumerate(templates):
            app = str(template["app"])
            sentence = template["text"].replace("${applicationName}", template["name"])
            if template["values"]:  # Once an app, with its first template.
                lists[f"item{app}"] = template["values"]
            sentence = sentence.replace("${item}", "{item%s}" % app)
            intents[f"P{number}"] = {"data": [{"sentences": [sentence]}]}
        model = Intents.from_dict(
            {
                "language": "en",
                "intents": intents,
                "lists": {k: {"values": v} for k, v in lists.items()},
                "skip_words": ["hey", "please", "can you", "could you", "would you",
                               "now", "thanks", "thank you"],
            }
        )

        def call(text):
            return recognize(text, model)

        return call, call

    return Peer("hassil", build, None, expected="any", limit=sample)


def load(folder):
    utterances = (folder / "utterances.txt").read_text().splitlines()
    expected = [int(line) for line in (folder / "expected.txt").read_text().splitlines()]
    if len(utterances) != len(expected):
        sys.exit(f"{folder}: utterances and answers differ in number")
    return utterances, expected


def run_all(peers, texts, answers):
    for peer in peers:
        try:
            yield peer.run(texts, answers)
        except Exception as error:  # A peer that cannot build is a result, not a failure.
            print(f"  {peer.name}: {type(error).__name__}: {error}"[:200], file=sys.stderr)


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--workload", type=pathlib.Path, required=True)
    arguments.add_argument("--ours", type=pathlib.Path)
    arguments.add_argument("--out", type=pathlib.Path)
    for level in ("quick", "standard", "full"):
        arguments.add_argument(f"--{level}", dest="level", action="store_const", const=level)
    options = arguments.parse_args()

    ours = {}
    if options.ours and options.ours.exists():
        for figure in json.loads(options.ours.read_text())["figures"]:
            ours[figure["name"]] = figure["median"]

    # Peer that decides, and how many times faster than it we must be (1: not slower).
    targets = {
        ("literal", 1_000): [("daachorse", 1.0)],
        ("literal", 10_000): [("daachorse", 1.3), ("Hyperscan", 1.3)],
        ("literal", 100_000): [("Hyperscan", 2.2)],
        ("literal", 500_000): [("daachorse", 4.0)],
        ("slots", 1_000): [("Hyperscan", 1.0), ("hassil", 1_000.0)],
        ("slots", 10_000): [("Hyperscan", 3.0), ("hassil", 10_000.0)],
        ("slots", 100_000): [("RE2::Set", 4.0)],
    }
    results = []
    print(f"{'workload':<18}{'peer':<14}{'peer ns':>12}{'build s':>9}"
          f"{'ours ns':>10}{'ratio':>10}{'target':>9}  verdict")
    for kind in ("literal", "slots"):
        for size in (1_000, 10_000, 100_000, 500_000):
            folder = options.workload / f"{kind}-{size}"
            if not folder.exists():
                continue
            texts, answers = load(folder)
            if kind == "literal":
                phrases = (folder / "phrases.txt").read_text().splitlines()
                peers = [daachorse_peer(phrases), aho_corasick_peer(phrases)]
                peers.append(hyperscan_peer(phrases, literal=True))
                if size <= 10_000:
                    peers.append(hyperscan_peer(phrases, literal=False, matches_literals=True))
                    peers.append(re2_peer(phrases))
            else:
                with open(folder / "templates.jsonl") as lines:
                    templates = [json.loads(line) for line in lines]
                expressions = [t["regex"] for t in templates]
                peers = []
                if size <= 10_000:
                    peers.append(hyperscan_peer(expressions, literal=False))
                    peers.append(hassil_peer(templates, 200 if size <= 1_000 else 40))
                if size <= 100_000:
                    peers.append(re2_peer(expressions))
            figure = ours.get(f"{'exact' if kind == 'literal' else 'slots'}/{size}")
            for result in run_all(peers, texts, answers):
                target = dict(targets.get((kind, size), [])).get(result["peer"])
                ratio = result["ns"] / figure if figure else None
                verdict = ""
                if ratio and target:
                    verdict = "pass" if ratio >= target else "MISS"
                result.update(workload=kind, phrases=size, ours=figure, ratio=ratio, target=target)
                results.append(result)
                print(f"{kind + ' ' + format(size, ','):<18}{result['peer']:<14}"
                      f"{result['ns']:>12,.0f}{result['build_s']:>9.2f}"
                      f"{format(figure, ',.0f') if figure else '-':>10}"
                      f"{format(ratio, ',.2f') if ratio else '-':>10}"
                      f"{format(target, ',g') if target else '':>9}  {verdict}", flush=True)
    if options.out:
        options.out.write_text(json.dumps(results, indent=1) + "\n")


if __name__ == "__main__":
    main()
