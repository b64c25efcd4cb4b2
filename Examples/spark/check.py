# SPDX-License-Identifier: Apache-2.0

"""What Scripts/spark runs beside resolve.py: input, comparisons and what a start costs.

    check.py input FOLDER ROWS FILES        Corpora's utterances over and over, with an id each: lines.jsonl, parquet/ and json/
    check.py same LINES OUTPUT              every row of the output is the command's line, and each id is there once
    check.py metrics LINES OUTPUT           so are the counts by locale and app
    check.py bad IMAGE COMMAND              rows that cannot be read, by both engines from both formats
    check.py files IMAGE                    folders of partitions, a new file, and one that has changed
    check.py start IMAGE                    import, open and first answer in a new process, and in Spark's workers
"""

import collections
import glob
import json
import os
import re
import subprocess
import sys
import time

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
# Rows as no speaker says them: they are to be kept, with their error.
BAD = [{"text": None}, {"text": "a" * 20_000}, {"text": "complete buy milk in tasks", "timeZone": "Mars/Olympus"}]
FIELDS = ("text", "locale", "timeZone")


def said():
    """What is said by hand to Corpora's apps, for all apps together, and bad rows."""
    paths = glob.glob(f"{ROOT}/Corpora/*/utterances.jsonl") + [f"{ROOT}/Corpora/shared/{name}.jsonl" for name in ("mixed", "none", "misheard")]
    rows = []
    for path in sorted(paths):
        with open(path, encoding="utf-8") as file:
            for case in map(json.loads, file):
                if "text" in case and not {"app", "apps"} & case.keys():
                    rows.append({"text": case["text"], "locale": case.get("locale", "en")})
    return rows + BAD


def write_input(folder, count, files):
    import pyarrow
    from pyarrow import parquet

    count, files = int(count), int(files)
    rows = said()
    fields = [("id", pyarrow.int64())] + [(name, pyarrow.string()) for name in FIELDS]
    os.makedirs(f"{folder}/parquet"), os.makedirs(f"{folder}/json")
    with open(f"{folder}/lines.jsonl", "w", encoding="utf-8") as lines:
        for part in range(files):
            ids = range(count * part // files, count * (part + 1) // files)
            part_rows = [{"id": id, **rows[id % len(rows)]} for id in ids]
            written = [json.dumps({name: value for name, value in row.items() if value is not None}, ensure_ascii=False) + "\n" for row in part_rows]
            lines.writelines(written)
            with open(f"{folder}/json/{part:04}.jsonl", "w", encoding="utf-8") as file:
                file.writelines(written)
            parquet.write_table(pyarrow.Table.from_pylist(part_rows, pyarrow.schema(fields)), f"{folder}/parquet/{part:04}.parquet")
    print(f"{count} rows of {len(rows)} different, {len(BAD)} of them bad, in {files} files")


def value_of(kind, value):
    return json.loads(value) if kind in ("typed", "list") else value


def of_line(line):
    """A line of the command as the columns are, as Bindings/python/README.md has it."""
    parameters = []
    for name, one in line.get("parameters", {}).items():
        value = one.get("title", one.get("value"))
        kind = "entity" if "id" in one else "open" if "title" in one else {str: "text", list: "list", dict: "typed"}[type(value)]
        parameters.append([name, one["type"], kind, one.get("id"), value, one["text"], *one["range"]])
    error = re.sub(r"^line \d+: ", "", line["error"]) if "error" in line else None
    return [
        *(line.get(name) for name in ("status", "app", "intent", "shortcut", "phrase", "match")),
        float(line["confidence"]) if "confidence" in line else None, line.get("locale"), parameters,
        *(line.get(name) for name in ("missing", "dialog", "parameter")),
        [[one.get("id", one.get("app")), one["title"], one.get("subtitle"), one.get("intent")] for one in line.get("options", [])],
        [[one["app"], one["intent"], float(one["confidence"])] for one in line.get("alternatives", [])],
        line.get("frame"), line.get("notDone"), line.get("unused", []), line.get("more", []),
        # A column has a null where a line has no text.
        "no text" if error == 'expected "text" or "hypotheses"' else error,
    ]


def four(confidence):
    return None if confidence is None else int(confidence * 10_000 + 0.5) / 10_000


def of_row(row):
    names = ("status", "app", "intent", "shortcut", "phrase", "match", "confidence", "locale", "parameters", "missing", "dialog",
             "parameter", "options", "alternatives", "frame", "notDone", "unused", "more", "error")
    row = {name: row[name] for name in names}
    row["error"] = row["error"] and re.sub(r"^line \d+: ", "", row["error"])
    row["confidence"] = four(row["confidence"])
    row["parameters"] = [
        [*(one[name] for name in ("name", "type", "kind", "id")), value_of(one["kind"], one["value"]),
         *(one[name] for name in ("text", "lower", "upper"))] for one in row["parameters"]]
    row["options"] = [[one[name] for name in ("id", "title", "subtitle", "intent")] for one in row["options"]]
    row["alternatives"] = [[one["app"], one["intent"], four(one["confidence"])] for one in row["alternatives"]]
    row["more"] = [[one["lower"], one["upper"]] for one in row["more"]]
    return list(row.values())


def lines_by_outcome(path):
    """The ids of every different outcome of the command."""
    ids = collections.defaultdict(list)
    # Lines are alike but for the id at their beginning, and a few thousand are different.
    cut = re.compile(r'\{"id":(\d+),(?:"transcript":"(?:[^"\\]|\\.)*",)?')
    with open(path, encoding="utf-8") as file:
        for line in file:
            start = cut.match(line)
            ids["{" + line[start.end() :]].append(int(start[1]))
    found = collections.defaultdict(list)
    for line, some in ids.items():
        # The number of a line makes outcomes of one error different.
        found[json.dumps(of_line(json.loads(line)), sort_keys=True)] += some
    return {outcome: sorted(some) for outcome, some in found.items()}


def columns_by_outcome(relation):
    import duckdb

    query = f"SELECT * EXCLUDE (id), list(id) AS ids FROM {relation} GROUP BY ALL"
    found = collections.defaultdict(list)
    for row in duckdb.sql(query).to_arrow_table().to_pylist():
        found[json.dumps(of_row(row), sort_keys=True)] += map(int, row["ids"])
    return {outcome: sorted(some) for outcome, some in found.items()}


def same(lines, output):
    expected, found = lines_by_outcome(lines), columns_by_outcome(f"read_parquet('{output}', hive_partitioning = false)")
    count = sum(map(len, found.values()))
    if found == expected:
        assert len(set().union(*found.values())) == count
        print(f"same: {count} rows, {len(found)} outcomes, each id once")
        return 0
    seen, wanted = collections.Counter(), collections.Counter()
    for counter, ids in ((seen, found), (wanted, expected)):
        for some in ids.values():
            counter.update(some)
    print(f"differ: {count} rows for {sum(wanted.values())}; {len(wanted - seen)} ids are missing, {sum((seen - wanted).values())} too many")
    owner = {id: outcome for outcome, ids in expected.items() for id in ids}
    shown = 0
    for outcome, ids in found.items():
        for id in ids:
            if owner.get(id) != outcome and shown < 5:
                print(f"  id {id}\n    column: {outcome}\n    line:   {owner.get(id)}")
                shown += 1
                break
    return 1


def metrics(lines, output):
    expected = collections.Counter()
    with open(lines, encoding="utf-8") as file:
        for line in map(json.loads, file):
            expected[line.get("locale"), line.get("app"), line["status"]] += 1
    found = collections.Counter()
    for path in glob.glob(f"{output}/_metrics/outcomes/*.json"):
        with open(path, encoding="utf-8") as file:
            for row in map(json.loads, file):
                for status in ("resolved", "needsValue", "needsDisambiguation", "needsConfirmation", "negative", "noMatch", "rejected"):
                    if row[status]:
                        found[row.get("locale"), row.get("app"), status] += row[status]
    if found != expected:
        print(f"metrics differ: {list(((found - expected) + (expected - found)).items())[:5]}")
        return 1
    print(f"metrics: {len(found)} counts by locale, app and status are the command's")
    return 0


def bad(image, command):
    """What the corpora lack: bytes that are no text, lines that are no JSON, and a name for a column that is not there."""
    import tempfile

    import duckdb
    import pyarrow
    from pyarrow import parquet

    import resolve

    folder = tempfile.mkdtemp()
    lines = ['{"id":"1","text":"complete buy milk in tasks"}', "no JSON", '{"id":"2"}', '{"text":"complete buy milk in tasks","id":"3"',
             json.dumps({"id": "4", "text": "\u00e9" * 300_000}), '{"id":"5","text":"a\\u0000\\n\\"b"}']
    with open(f"{folder}/said.json", "w", encoding="utf-8") as file:
        file.write("".join(line + "\n" for line in lines))
    words, ends = b"complete buy milk in tasks", [0, 26, 30]
    buffers = [None, pyarrow.array(ends, pyarrow.int32()).buffers()[1], pyarrow.py_buffer(words + b"ab\xff\xfe")]
    texts = pyarrow.Array.from_buffers(pyarrow.string(), 2, buffers)
    parquet.write_table(pyarrow.table({"id": ["1", "2"], "text": texts}), f"{folder}/said.parquet")
    no_json, long = "the line is no JSON object with these columns", "the text is longer than 16384 bytes"
    expected = {
        "json": [("1", "resolved", None, None), ("2", "rejected", "no text", None), ("4", "rejected", long, None), ("5", "noMatch", None, None),
                 (None, "rejected", no_json, lines[3]), (None, "rejected", no_json, lines[1])],
        "parquet": [("1", "resolved", None), ("2", "rejected", "not UTF-8")],
    }
    failed = 0
    for engine in ("arrow", "pipe"):
        for format, rows in expected.items():
            output = f"{folder}/{engine}-{format}"
            made = ["--image", image, "--engine", engine, "--command", command, "--format", format, "--input", f"{folder}/said.{format}"]
            code = resolve.main([*made, "--id-column", "id", "--output", output])
            unreadable = ", unreadable" if format == "json" else ""
            found = duckdb.sql(f"SELECT id, status, error{unreadable} FROM '{output}/batch=*/*.parquet'").fetchall() if code == 0 else code
            key = lambda row: (row[0] or "9", row[-1] or "")  # noqa: E731
            if code != 0 or [tuple(row) for row in sorted(found, key=key)] != sorted(rows, key=key):
                print(f"bad rows differ, {engine} from {format}: {found}")
                failed = 1
    absent = resolve.main(["--image", image, "--input", f"{folder}/said.parquet", "--text-column", "words", "--output", f"{folder}/absent"])
    if absent != 2:
        print(f"a column that is not there: exit code {absent} for 2")
        failed = 1
    print("bad rows: kept with their error, by both engines" if not failed else "bad rows: failed")
    return failed


def files(image):
    import tempfile

    import duckdb
    import pyarrow
    from pyarrow import parquet

    import resolve

    folder = tempfile.mkdtemp()

    def run(path, ids, texts):
        os.makedirs(os.path.dirname(f"{folder}/said/{path}"), exist_ok=True)
        parquet.write_table(pyarrow.table({"id": ids, "text": texts}), f"{folder}/said/{path}")
        return resolve.main(["--image", image, "--input", f"{folder}/said", "--output", f"{folder}/out", "--keep", "id,day"])

    codes = [run("day=2026-01-01/a.parquet", [1, 2], ["complete buy milk in tasks", None]), run("day=2026-01-02/b.parquet", [3], ["nothing"]),
             run("day=2026-01-02/b.parquet", [3, 4], ["nothing", "nothing"])]
    found = duckdb.sql(f"SELECT id, day::varchar, status, error FROM '{folder}/out/batch=*/*.parquet' ORDER BY id").fetchall()
    expected = [(1, "2026-01-01", "resolved", None), (2, "2026-01-01", "rejected", "no text"), (3, "2026-01-02", "noMatch", None)]
    is_same = codes == [0, 0, 2] and found == expected
    print("files: partitions, a new file, and one that has changed" if is_same else f"files differ: {codes} {found}")
    return 0 if is_same else 1


START = """
import sys, time
began = time.perf_counter(); import bespeak
imported = time.perf_counter(); resolver = bespeak.Resolver(sys.argv[1])
opened = time.perf_counter(); resolver.resolve("complete buy milk in tasks")
print(*(1000 * (b - a) for a, b in ((began, imported), (imported, opened), (opened, time.perf_counter()))))
"""


def start(image):
    from pyspark.sql import SparkSession

    def median(rows):
        return sorted(rows, key=sum)[len(rows) // 2]

    runs = [tuple(map(float, subprocess.check_output([sys.executable, "-c", START, image]).split())) for _ in range(7)]
    print("new Python process: import %.0f ms, open %.1f ms, first answer %.1f ms (median of 7)" % median(runs))
    import bespeak_executor

    began = time.perf_counter()
    spark = SparkSession.builder.config("spark.ui.enabled", "false").getOrCreate()
    spark.sparkContext.setLogLevel("ERROR")
    spark.range(1).collect()
    session = time.perf_counter() - began
    spark.sparkContext.addFile(image)
    spark.sparkContext.addPyFile(bespeak_executor.__file__)
    rows = spark.createDataFrame([("complete buy milk in tasks",)], "_text string")

    def seconds(function):
        began = time.perf_counter()
        rows.coalesce(1).mapInArrow(function, "status string").collect()
        return time.perf_counter() - began

    def nothing(batches):
        import pyarrow

        for batch in batches:
            yield pyarrow.record_batch({"status": pyarrow.array(["-"] * batch.num_rows)})

    def first(batches):
        import pyarrow

        for found in bespeak_executor.resolve_batches(os.path.basename(image), "balanced", "en", 1, ("text",), ())(batches):
            yield pyarrow.record_batch({"status": found.column("status")})

    # The first worker is of Spark's making alone; then that worker's first and later tasks with the resolver.
    python, opens, later = seconds(nothing), seconds(first), min(seconds(first) for _ in range(5))
    print(f"Spark: session {session:.1f} s, first Python worker {python:.2f} s, its first task with the resolver {opens * 1000:.0f} ms, a later one {later * 1000:.0f} ms")
    spark.stop()
    return 0


if __name__ == "__main__":
    calls = {"input": write_input, "same": same, "metrics": metrics, "bad": bad, "files": files, "start": start}
    if len(sys.argv) < 2 or sys.argv[1] not in calls:
        sys.exit(__doc__)
    sys.exit(calls[sys.argv[1]](*sys.argv[2:]))
