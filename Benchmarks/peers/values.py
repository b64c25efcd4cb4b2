# SPDX-License-Identifier: Apache-2.0
"""Times Duckling beside this engine on texts that say values and on others, all kinds at once.

    Benchmarks/peers/run.sh values

Texts are those of Corpora/values/en and Corpora/everyday/en.txt, each timed on its own, one thread, the
best of several passes on both sides, in one run: the ratio is that of each text, and the median of them.

What is given to Duckling: the call from Python is taken out by timing an empty text; its answer is left
as JSON; its kinds are those that we have too, without time grains and card numbers. What is given to us:
the corpus is ours, written beside our rules, so that the shares found say that both did the work and not
who is better; for that there are suites of others. Neither is asked for what counts only in context.

A text is found when a value of a kind that its line names stands over just these words; one that says
none of these kinds is left alone when there is no value of them.
"""

import argparse
import json
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

import duckling

ROOT = pathlib.Path(__file__).resolve().parents[2]
REFERENCE = "2026-03-11T14:20:00"
# Wednesday, 11 March 2026, 14:20 in UTC.
REFERENCE_SECONDS = 1773238800
PASSES = 5

# What Duckling calls our kinds.
KINDS = {
    "amount-of-money": "money", "distance": "measurement", "duration": "duration",
    "email": "email", "number": "number", "ordinal": "ordinal", "phone-number": "phoneNumber",
    "quantity": "measurement", "temperature": "measurement", "time": "dateTime", "url": "url",
    "volume": "measurement",
}


def texts():
    """Yields group, text and the values of it: (type, words); `None` where the line names no type."""
    for path in sorted((ROOT / "Corpora/values/en").glob("*.jsonl")):
        for line in path.read_text().splitlines():
            item = json.loads(line)
            kinds = set(item.get("types", []))
            # Asked-for values are another task, and so are lists and yes or no.
            if item.get("latent") or not kinds or not kinds <= set(KINDS.values()):
                continue
            if "\t" in item["text"] or "\n" in item["text"]:
                continue
            values = [(value["type"], value["text"]) for value in item["values"]]
            yield "values" if values else "negatives", item["text"], values, kinds
    for text in (ROOT / "Corpora/everyday/en.txt").read_text().splitlines():
        if text:
            yield "everyday", text, [], set()


def ours(program, items):
    """Nanoseconds a text, and its values."""
    with tempfile.NamedTemporaryFile("w", suffix=".tsv") as file:
        file.writelines(f"{REFERENCE}\ten\t{text}\n" for _, text, _, _ in items)
        file.flush()
        lines = subprocess.run(
            [program, "--values", file.name], check=True, capture_output=True, text=True,
        ).stdout.splitlines()
    if len(lines) != len(items):
        sys.exit(f"{len(lines)} answers to {len(items)} texts")
    for line, (_, text, _, _) in zip(lines, items):
        ns, *fields = line.split("\t")
        raw = text.encode()
        found = [(fields[at], raw[int(fields[at + 1]):int(fields[at + 2])].decode())
                 for at in range(0, len(fields), 4)]
        yield float(ns), found


def theirs(items):
    """Nanoseconds a text, without those of the call, and its values."""
    zones = duckling.load_time_zones("/usr/share/zoneinfo")
    reference = duckling.parse_ref_time(zones, "UTC", REFERENCE_SECONDS)
    locale = duckling.parse_locale(
        "EN_US", duckling.default_locale_lang(duckling.parse_lang("EN")))
    context = duckling.Context(reference, locale)
    kinds = duckling.parse_dimensions(list(KINDS))

    def timed(text):
        start = time.perf_counter_ns()
        answer = duckling.parse_text(text, context, kinds, False)
        return time.perf_counter_ns() - start, answer

    best = [None] * len(items)
    answers = [None] * len(items)
    for _ in range(PASSES):
        for at, (_, text, _, _) in enumerate(items):
            ns, answers[at] = timed(text)
            best[at] = ns if best[at] is None else min(best[at], ns)
    call = min(timed("")[0] for _ in range(1_000))
    for ns, answer in zip(best, answers):
        found = [(KINDS[value["dim"]], value["body"]) for value in json.loads(answer)
                 if value["dim"] in KINDS]
        yield max(1, ns - call), found


def is_right(values, kinds, found):
    if not values:
        return not any(kind in kinds for kind, _ in found)
    return all((kind, words) in found for kind, words in values)


def percentile(times, share):
    times = sorted(times)
    return times[min(len(times) - 1, int(share * len(times)))]


def main():
    arguments = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    arguments.add_argument("--ours", required=True, help="the built benchmark program")
    arguments.add_argument("--out", type=pathlib.Path)
    options = arguments.parse_args()

    items = list(texts())
    mine = list(ours(options.ours, items))
    duck = list(theirs(items))
    rows = []
    print(f"{'texts':<24}{'count':>6}{'ours p50':>12}{'p99':>10}{'Duckling p50':>15}{'p99':>14}"
          f"{'ratio':>9}{'found: ours':>13}{'Duckling':>10}")

    def row(name, chosen):
        if not chosen:
            return
        own = [mine[at][0] for at in chosen]
        peer = [duck[at][0] for at in chosen]
        ratio = statistics.median(b / max(1.0, a) for a, b in zip(own, peer))
        result = {"texts": name, "count": len(chosen), "ours_p50": percentile(own, 0.5),
                  "ours_p99": percentile(own, 0.99), "duckling_p50": percentile(peer, 0.5),
                  "duckling_p99": percentile(peer, 0.99), "ratio": ratio}
        line = (f"{name:<24}{len(chosen):>6}{result['ours_p50']:>10,.0f}ns{result['ours_p99']:>8,.0f}ns"
                f"{result['duckling_p50']:>13,.0f}ns{result['duckling_p99']:>12,.0f}ns{ratio:>8,.0f}×")
        judged = [at for at in chosen if items[at][3]]
        if judged:
            for label, side in (("ours_found", mine), ("duckling_found", duck)):
                right = sum(is_right(items[at][2], items[at][3], side[at][1]) for at in judged)
                result[label] = right / len(judged)
                line += f"{100 * right / len(judged):>{11 if label == 'ours_found' else 9}.0f}%"
        rows.append(result)
        print(line)

    def of(group):
        return [at for at, item in enumerate(items) if item[0] == group]

    row("values said", of("values"))
    row("like values", of("negatives"))
    row("everyday talk", of("everyday"))
    row("  where neither finds any",
        [at for at in of("everyday") if not mine[at][1] and not duck[at][1]])
    row("all", list(range(len(items))))
    everything = next(result for result in rows if result["texts"] == "values said")
    if everything["ours_found"] < 0.9 or everything["duckling_found"] < 0.4:
        sys.exit("too few values were found: the comparison is void")
    if options.out:
        options.out.write_text(json.dumps(rows, indent=1) + "\n")


if __name__ == "__main__":
    main()
