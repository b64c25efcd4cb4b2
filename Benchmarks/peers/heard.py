# SPDX-License-Identifier: Apache-2.0
"""Scores matchers on what real recognisers made of names.

    .build-peers/venv/bin/python Benchmarks/peers/heard.py FILE

FILE is JSON Lines with the fields `type`, `gold` (the name as it was meant), `heard`, `asr` (the
recogniser) and `same`. Such pairs come from SLURP (Bastianelli and others, 2020; its text is under
CC BY 4.0), which is not part of this repository.

The protocol: pairs that differ, whose numbers of words differ by at most one, and whose characters
are more than 50 % alike (`rapidfuzz.fuzz.ratio`). Each is looked up among all names of its type in
the file; right is the very name, first (recall@1) or among five (recall@5). Where a matcher holds
two names equally good, the first in the file counts. `--catalog all` looks up among the names of
all types instead, a hundred times more than most types have.

Unfair to the peers: the metaphone of English is tried on names of all tongues. Unfair to us: pairs
that rapidfuzz's own measure finds unlike are left out.
"""

import argparse
import collections
import json
import pathlib
import subprocess
import sys
import tempfile

import jellyfish
from rapidfuzz import fuzz, process

ROOT = pathlib.Path(__file__).resolve().parents[2]


def read_pairs(path):
    with open(path) as lines:
        return [json.loads(line) for line in lines if line.strip()]


def is_fair(pair):
    words = len(pair["gold"].split()) - len(pair["heard"].split())
    return not pair["same"] and abs(words) <= 1 and fuzz.ratio(pair["gold"], pair["heard"]) > 50


def catalogs_of(pairs, type_of):
    """The distinct names of each type, in the order of the file."""
    names = collections.defaultdict(dict)
    for pair in pairs:
        names[type_of(pair)][pair["gold"]] = None
    return {kind: list(of_kind) for kind, of_kind in names.items()}


def sound(text):
    return " ".join(jellyfish.metaphone(word) for word in text.split())


def ratio_and_metaphone(heard, name, **_):
    """The mean of two ratios: of the texts and of their metaphone keys."""
    return (fuzz.ratio(heard, name) + fuzz.ratio(sound(heard), sound(name))) / 2


def by_scorer(scorer):
    def answers(pairs, catalogs, type_of):
        return [
            [name for name, _, _ in
             process.extract(p["heard"], catalogs[type_of(p)], scorer=scorer, limit=5)]
            for p in pairs
        ]

    return answers


def by_us(program):
    def answers(pairs, catalogs, type_of):
        with tempfile.NamedTemporaryFile("w", suffix=".tsv") as file:
            for kind, names in catalogs.items():
                file.writelines(f"title\t{kind}\t{name}\n" for name in names)
            file.writelines(f"heard\t{type_of(p)}\t{p['heard']}\n" for p in pairs)
            file.flush()
            lines = subprocess.run(
                [program, "--heard", file.name], check=True, capture_output=True, text=True,
            ).stdout.split("\n")[:-1]
        if len(lines) != len(pairs):
            sys.exit(f"{len(lines)} answers to {len(pairs)} questions")
        return [line.split("\t")[::2] for line in lines]

    return answers


def main():
    arguments = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("file", type=pathlib.Path)
    arguments.add_argument("--catalog", choices=["type", "all"], default="type")
    arguments.add_argument("--show", type=int, default=0, metavar="N",
                           help="print up to N pairs that are not first with us")
    arguments.add_argument("--ours", default=str(ROOT / ".build/release/bespeak-benchmarks"),
                           help="the built benchmark program")
    options = arguments.parse_args()

    def type_of(pair):
        return pair["type"] if options.catalog == "type" else "all"

    everything = read_pairs(options.file)
    catalogs = catalogs_of(everything, type_of)
    pairs = [pair for pair in everything if is_fair(pair)]
    recognisers = list(dict.fromkeys(pair["asr"] for pair in pairs))
    matchers = {
        "rapidfuzz ratio": by_scorer(fuzz.ratio),
        "ratio + metaphone": by_scorer(ratio_and_metaphone),
        "rapidfuzz WRatio": by_scorer(fuzz.WRatio),
        "token_set_ratio": by_scorer(fuzz.token_set_ratio),
        "ours": by_us(options.ours),
    }
    sizes = sorted(map(len, catalogs.values()))
    print(f"{len(pairs)} pairs; {len(catalogs)} catalogues of {sizes[0]} to {sizes[-1]} names")
    counts = collections.Counter(pair["asr"] for pair in pairs)
    heads = [f"{asr} ({counts[asr]})" for asr in recognisers]
    print(f"{'recall@1 | @5, %':<20}" + "".join(f"{head:>20}" for head in heads))
    for name, matcher in matchers.items():
        answers = matcher(pairs, catalogs, type_of)
        line = f"{name:<20}"
        for asr in recognisers:
            of_asr = [(p, a) for p, a in zip(pairs, answers) if p["asr"] == asr]
            first = sum(a[:1] == [p["gold"]] for p, a in of_asr)
            among = sum(p["gold"] in a[:5] for p, a in of_asr)
            line += f"{100 * first / len(of_asr):>12.1f} | {100 * among / len(of_asr):>5.1f}"
        print(line)
    wrong = [(p, a) for p, a in zip(pairs, answers) if a[:1] != [p["gold"]]]
    for pair, answer in wrong[: options.show]:
        print(f"{pair['asr']} {pair['type']}: '{pair['heard']}' is '{pair['gold']}' and not"
              f" {answer[:3]}")


if __name__ == "__main__":
    main()
