# SPDX-License-Identifier: Apache-2.0
"""Times the peers of entity lookup on exported names and queries, beside this engine's figures.

What is given to the peers for free: names and queries come in lower case, parted by single blanks,
without punctuation; a query is cut into words or trigrams and made into the peer's own query object
before the clock starts; what they return is turned into numbers of names after it has stopped. A
call from Python is charged, a tenth of a microsecond or two; for the exact look-ups, which take no
longer than that, it is taken out by timing the same call on an empty text.

Everybody's figures are the best of three passes or more; a peer that is slow is timed on as many
queries as it answers in some seconds, which the column `of` tells.

What is charged to us and not to them: folding and splitting the text, and a confidence for each
answer. What is given to us: our index is made for these six kinds of query, which were written
down before it; most peers are made for one or two of them. Whole-string measures (rapidfuzz's
`ratio`, SymSpell) cannot find a name whose words have changed places, and say so here with their
recall. Fuzzy terms are matched word by word, so that a blank typed wrong costs them two words.

Recall counts a query only when its very name is among the answers. Queries with a word left out
that fit more than five names equally are in nobody's recall.
"""

import argparse
import collections
import json
import os
import pathlib
import statistics
import subprocess
import sys
import time

os.environ["RAYON_NUM_THREADS"] = "1"

FUZZY = ["one-typo", "two-typos", "missing", "swapped", "sounds-alike"]
# Seconds that a peer gets for a kind of query, and the least number of queries it is timed on.
PATIENCE, LEAST = 4.0, 50

Query = collections.namedtuple("Query", "answer text")


class Fuzzy:
    """A peer: what makes its query, what is timed, and what turns answers into numbers of names."""

    def __init__(self, name, build, largest=None):
        self.name, self.build, self.largest = name, build, largest

    def run(self, names, queries):
        start = time.perf_counter()
        prepare, call, numbers = self.build(names)
        built = time.perf_counter() - start
        for kind in FUZZY:
            yield {"peer": self.name, "kind": kind, "build_s": built} | measure(
                queries[kind], prepare, call, numbers)


def measure(queries, prepare, call, numbers):
    """Each query timed on its own, its best of three passes, until patience runs out."""
    times, first, among = [], 0, 0
    began = time.perf_counter()

    def time_call(ready):
        start = time.perf_counter_ns()
        found = call(ready)
        return time.perf_counter_ns() - start, found

    for query in queries:
        ns, found = time_call(prepare(query.text))
        times.append(ns)
        answers = numbers(found)
        first += answers[:1] == [query.answer]
        among += query.answer in answers[:5]
        if len(times) >= LEAST and time.perf_counter() - began > PATIENCE / 2:
            break
    for _ in range(2):
        # What the machine does besides is not the peer's; our own figures are taken so too.
        for at, query in enumerate(queries[: len(times)]):
            times[at] = min(times[at], time_call(prepare(query.text))[0])
            if time.perf_counter() - began > PATIENCE:
                break
    count = len(times)
    times.sort()
    return {
        "queries": count,
        "p50": times[count // 2] / 1e3,
        "p99": times[min(count - 1, int(count * 0.99))] / 1e3,
        "recall1": first / count,
        "recall5": among / count,
    }


def rapidfuzz_ratio(names):
    from rapidfuzz import fuzz, process

    def call(text):
        return process.extract(text, names, scorer=fuzz.ratio, processor=None, limit=5)

    return str, call, lambda found: [number for _, _, number in found]


def tantivy_index(names, tokenizer):
    import tantivy

    schema = tantivy.SchemaBuilder()
    schema.add_text_field("name", tokenizer_name="ours", index_option="freq")
    schema.add_unsigned_field("number", stored=True)
    schema = schema.build()
    index = tantivy.Index(schema)
    index.register_tokenizer("ours", tantivy.TextAnalyzerBuilder(tokenizer).build())
    writer = index.writer(256_000_000, 1)
    for number, name in enumerate(names):
        document = tantivy.Document()
        document.add_text("name", name)
        document.add_unsigned("number", number)
        writer.add_document(document)
    writer.commit()
    writer.wait_merging_threads()
    index.reload()
    searcher = index.searcher()

    def call(query):
        return searcher.search(query, 5, count=False).hits

    def numbers(hits):
        return [searcher.doc(address)["number"][0] for _, address in hits]

    return schema, call, numbers


def tantivy_any(queries):
    import tantivy

    return tantivy.Query.boolean_query([(tantivy.Occur.Should, query) for query in queries])


def tantivy_trigrams(names):
    import tantivy

    schema, call, numbers = tantivy_index(names, tantivy.Tokenizer.ngram(3, 3))

    def prepare(text):
        grams = {text[at : at + 3] for at in range(len(text) - 2)}
        return tantivy_any(
            [tantivy.Query.term_query(schema, "name", gram, "freq") for gram in sorted(grams)])

    return prepare, call, numbers


def tantivy_fuzzy(names):
    """A fuzzy term a word, one edit each: two were tried, for thrice the time and less recall."""
    import tantivy

    schema, call, numbers = tantivy_index(names, tantivy.Tokenizer.whitespace())

    def prepare(text):
        return tantivy_any(
            [tantivy.Query.fuzzy_term_query(schema, "name", word, 1) for word in text.split()])

    return prepare, call, numbers


def simstring(gram, alpha):
    """Grams and threshold with which it finds most: 2 and 0.5, or faster 3 and 0.4."""

    def build(names):
        from simstring_rust.database import HashDb
        from simstring_rust.extractors import CharacterNgrams
        from simstring_rust.measures import Cosine
        from simstring_rust.searcher import Searcher

        database = HashDb(CharacterNgrams(gram, "$"))
        for name in names:
            database.insert(name)
        searcher = Searcher(database, Cosine())
        numbers = {name: number for number, name in enumerate(names)}
        return (
            str,
            lambda text: searcher.ranked_search(text, alpha),
            lambda found: [numbers[name] for name, _ in found[:5]],
        )

    return build


def symspell(names):
    from symspellpy import SymSpell, Verbosity

    dictionary = SymSpell(max_dictionary_edit_distance=2, prefix_length=7)
    for name in names:
        dictionary.create_dictionary_entry(name, 1)
    numbers = {name: number for number, name in enumerate(names)}
    return (
        str,
        lambda text: dictionary.lookup(text, Verbosity.ALL, max_edit_distance=2),
        lambda found: [numbers[item.term] for item in found[:5]],
    )


FUZZY_PEERS = [
    Fuzzy("rapidfuzz ratio", rapidfuzz_ratio),
    Fuzzy("tantivy trigrams", tantivy_trigrams),
    Fuzzy("tantivy fuzzy", tantivy_fuzzy),
    Fuzzy("simstring 2-grams", simstring(2, 0.5)),
    Fuzzy("simstring 3-grams", simstring(3, 0.4)),
    # In Python; a million names would take it minutes and gigabytes.
    Fuzzy("symspellpy", symspell, largest=100_000),
]


def exact_peers(names, folder, table):
    """Yields name, nanoseconds a look-up and bytes a name of exact look-ups."""
    import marisa_trie

    queries = read_queries(folder)["exact"]

    def per_call(call):
        times = []
        for _ in range(9):
            start = time.perf_counter_ns()
            for query in queries:
                call(query.text)
            middle = time.perf_counter_ns()
            for query in queries:
                call("")
            times.append(2 * middle - start - time.perf_counter_ns())
        return max(0.0, statistics.median(times) / len(queries))

    trie = marisa_trie.Trie(names)
    wrong = [query for query in queries if trie.restore_key(trie[query.text]) != query.text]
    if wrong:
        raise ValueError(f"marisa-trie does not find '{wrong[0].text}'")
    yield "marisa-trie", per_call(trie.get), len(trie.tobytes()) / len(names)
    hashed = {name: number for number, name in enumerate(names)}
    if any(hashed[query.text] != query.answer for query in queries):
        raise ValueError("the names have changed since they were exported")
    yield "dict of Python", per_call(hashed.get), None
    output = subprocess.run(
        [table, str(folder / "names.txt"), str(folder / "queries.tsv")],
        check=True, capture_output=True, text=True,
    ).stdout.split()
    yield "std::unordered_map", float(output[0]), float(output[1])


def read_queries(folder):
    queries = collections.defaultdict(list)
    with open(folder / "queries.tsv") as lines:
        for line in lines:
            kind, answer, rivals, text = line.rstrip("\n").split("\t")
            if int(rivals) <= 5:
                queries[kind].append(Query(int(answer), text))
    return queries


def number(value, form=",.0f"):
    return "-" if value is None else format(value, form)


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--workload", type=pathlib.Path, required=True)
    arguments.add_argument("--ours", type=pathlib.Path, required=True)
    arguments.add_argument("--table", required=True, help="the compiled exact_table.cpp")
    arguments.add_argument("--sizes", type=int, nargs="+", required=True)
    arguments.add_argument("--out", type=pathlib.Path)
    options = arguments.parse_args()

    figures = {
        figure["name"]: figure for figure in json.loads(options.ours.read_text())["figures"]
    }

    def ours(name, field="median"):
        return figures[name][field] if name in figures else None

    results = []
    for size in options.sizes:
        folder = options.workload / f"entities-{size}"
        names = (folder / "names.txt").read_text().splitlines()
        queries = read_queries(folder)
        own = f"entities/{len(names)}"
        print(f"\n{len(names):,} names, exact look-ups one after the other\n"
              f"{'peer':<20}{'ns':>8}{'B a name':>10}{'ours ns':>9}{'ratio':>8}")
        in_a_row = ours(own + "/exact, in a row")
        for peer, ns, size in exact_peers(names, folder, options.table):
            ratio = ns / in_a_row if in_a_row else None
            results.append({"names": len(names), "kind": "exact", "peer": peer, "ns": ns,
                            "bytes": size, "ours": in_a_row, "ratio": ratio})
            print(f"{peer:<20}{ns:>8,.0f}{number(size):>10}{number(in_a_row):>9}"
                  f"{number(ratio, ',.2f'):>8}", flush=True)
        print(f"\n{len(names):,} names, µs and recall\n"
              f"{'kind':<14}{'peer':<19}{'p50':>9}{'p99':>10}{'@1':>7}{'@5':>7}{'of':>7}"
              f"{'ours p50':>10}{'p99':>9}{'@1':>7}{'@5':>7}{'p50 ×':>11}{'p99 ×':>11}")
        rows = []
        for peer in FUZZY_PEERS:
            if peer.largest and len(names) > peer.largest:
                continue
            try:
                rows += peer.run(names, queries)
            except Exception as error:  # A peer that cannot build is a result, not a failure.
                print(f"  {peer.name}: {type(error).__name__}: {error}"[:200], file=sys.stderr)
        for row in sorted(rows, key=lambda row: FUZZY.index(row["kind"])):
            figure = f"{own}/{row['kind']}"
            # Where some queries have too many rivals, ours is counted among the rest as well.
            counted = "answerable" if figure + "/answerable@5" in figures else "recall"
            row |= {"names": len(names), "ours_p50": ours(figure), "ours_p99": ours(figure, "p99"),
                    "ours1": ours(f"{figure}/{counted}@1"), "ours5": ours(f"{figure}/{counted}@5")}
            results.append(row)
            ratios = [row[p] / row["ours_" + p] if row["ours_" + p] else None
                      for p in ("p50", "p99")]
            print(f"{row['kind']:<14}{row['peer']:<19}{row['p50']:>9,.0f}{row['p99']:>10,.0f}"
                  f"{row['recall1']:>7.3f}{row['recall5']:>7.3f}{row['queries']:>7,}"
                  f"{number(row['ours_p50'], ',.1f'):>10}{number(row['ours_p99'], ',.1f'):>9}"
                  f"{number(row['ours1'], '.3f'):>7}{number(row['ours5'], '.3f'):>7}"
                  f"{number(ratios[0], ',.1f'):>11}{number(ratios[1], ',.1f'):>11}", flush=True)
        built = {row["peer"]: row["build_s"] for row in rows}
        own_build = number(ours(own + "/build"), ".3f")
        print(f"seconds to build: ours {own_build}; "
              + ", ".join(f"{peer} {seconds:.2f}" for peer, seconds in built.items()))
    if options.out:
        options.out.write_text(json.dumps(results, indent=1) + "\n")


if __name__ == "__main__":
    main()
