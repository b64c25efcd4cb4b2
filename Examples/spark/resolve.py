# SPDX-License-Identifier: Apache-2.0

"""Resolves the utterances of a data set on Spark, and writes them as Parquet with typed columns.

    spark-submit resolve.py --input said/ --image apps.bspk --output resolved/
    spark-submit resolve.py --input said/ --format json --id-column id --locale-column locale ...
    spark-submit resolve.py --input said/ --engine pipe --command /usr/local/bin/bespeak ...

Run the same line again after a failure: files of the input that are done are left out, and so are they when new files have
come. README.md says what is written, and what a cluster needs.
"""

import argparse
import hashlib
import json
import os
import shlex
import sys
import time

from pyspark.errors import AnalysisException
from pyspark.sql import SparkSession, functions as F
from pyspark.sql.types import StructType, TimestampNTZType, TimestampType

import bespeak_executor

OUTCOME = {
    "status": "string", "app": "string", "intent": "string", "shortcut": "int", "phrase": "string", "match": "string",
    "confidence": "double", "locale": "string",
    "parameters": "array<struct<name string, type string, kind string, id string, value string, text string, lower int, upper int>>",
    "missing": "string", "dialog": "string", "parameter": "string",
    "options": "array<struct<id string, title string, subtitle string, intent string>>",
    "alternatives": "array<struct<app string, intent string, confidence double>>",
    "frame": "string", "notDone": "string", "unused": "array<string>", "more": "array<struct<lower int, upper int>>",
    "error": "string",
}
# A line of `bespeak resolve`; a parameter is read twice, as what its value is shows in its text alone.
LINE = {
    "id": "string", **OUTCOME, "parameters": "map<string, string>",
    "options": "array<struct<id string, app string, title string, subtitle string, intent string>>", "more": "array<array<int>>",
}
PARAMETER = "type string, id string, title string, value string, text string, `range` array<int>"
# An utterance of more than 16,384 bytes is rejected; so is the beginning of it, and no line of the command gets too long.
LONGEST = 16_400
UNREADABLE = "unreadable"


class UsageError(Exception):
    pass


def ddl(columns):
    return ", ".join(f"{name} {kind}" for name, kind in columns.items())


class Store:
    """The few calls on files that Spark has no Python for, on whatever file system the output is."""

    def __init__(self, spark, root):
        self._jvm = spark._jvm
        self._root = root.rstrip("/")
        self._files = self._path("").getFileSystem(spark._jsc.hadoopConfiguration())

    def _path(self, name):
        return self._jvm.org.apache.hadoop.fs.Path(f"{self._root}/{name}" if name else self._root)

    def exists(self, name):
        return self._files.exists(self._path(name))

    def names(self, folder):
        if not self.exists(folder):
            return []
        return sorted(status.getPath().getName() for status in self._files.listStatus(self._path(folder)))

    def read(self, name):
        stream = self._files.open(self._path(name))
        try:
            return json.loads(self._jvm.org.apache.commons.io.IOUtils.toString(stream, "UTF-8"))
        finally:
            stream.close()

    def write(self, name, value):
        # Written beside its place and renamed, so that it is whole or not there.
        stream = self._files.create(self._path(name + ".tmp"), True)
        stream.write(bytearray(json.dumps(value, ensure_ascii=False, indent=1).encode("utf-8")))
        stream.close()
        if not self._files.rename(self._path(name + ".tmp"), self._path(name)):
            raise OSError(f"'{self._root}/{name}' cannot be written")


def parsed(arguments):
    parser = argparse.ArgumentParser(prog="resolve.py", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add = parser.add_argument
    add("--input", required=True, metavar="PATH", help="a file, a folder (with its folders) or a glob")
    add("--format", choices=("parquet", "json"), default="parquet", help="'json' is JSON Lines; default: parquet")
    add("--image", required=True, metavar="FILE", help="made by 'bespeak compile'; shipped once to each executor")
    add("--output", required=True, metavar="FOLDER", help="batches of Parquet, and metrics")
    add("--engine", choices=("arrow", "pipe"), default="arrow", help="'arrow' needs the Python package on executors; 'pipe' the command")
    add("--command", default="bespeak", metavar="FILE", help="of engine 'pipe': a file that is shipped, or a name on the executors' PATH")
    add("--text-column", default="text", metavar="NAME")
    add("--id-column", metavar="NAME", help="the same as '--keep NAME'")
    for option, what in (("locale", "the language spoken"), ("app", "the app in the foreground"),
                         ("reference-date", "when it was said"), ("time-zone", "where it was said")):
        add(f"--{option}-column", metavar="NAME", help=f"{what}; null is the default's")
    add("--keep", default="", metavar="NAME[=NEW],…", help="columns of the input that the output has too, perhaps by a new name")
    add("--locale", default="en", metavar="TAG", help="of rows that have none; default: en")
    add("--policy", choices=("cautious", "balanced", "eager"), default="balanced")
    add("--batch-rows", type=int, default=10_000, metavar="N", help="rows of a batch of Arrow; default: 10000")
    add("--files-per-batch", type=int, default=1000, metavar="N", help="files of the input that are committed together; default: 1000")
    options = parser.parse_args(arguments)
    for name in ("batch_rows", "files_per_batch"):
        if getattr(options, name) < 1:
            parser.error(f"--{name.replace('_', '-')} is at least 1")
    if not os.path.isfile(options.image):
        parser.error(f"--image: no file '{options.image}'; make it with 'bespeak compile --catalog PATH --output FILE'")
    kept = [name for name in options.keep.split(",") if name]
    kept += [options.id_column] if options.id_column else []
    pairs = dict((name.split("=", 1)[::-1] if "=" in name else (name, name)) for name in kept)
    taken = {*OUTCOME, UNREADABLE, "batch"}
    for new, old in pairs.items():
        if new in taken or new.startswith("_"):
            parser.error(f"--keep: '{new}' is a name of the output's own; write '{old}=said_{new.lstrip('_')}'")
    options.kept = pairs
    options.spoken = {
        name: column
        for name, column in (
            ("text", options.text_column), ("locale", options.locale_column), ("app", options.app_column),
            ("referenceDate", options.reference_date_column), ("timeZone", options.time_zone_column))
        if column
    }
    return options


def read(spark, options, paths):
    """The rows of some files: columns that are kept, and those of the request with a '_' before their names."""
    columns = dict.fromkeys([*options.kept.values(), *options.spoken.values()])
    reader = spark.read
    if not set("*?[{") & set(options.input) and paths != [options.input] and len(paths[0].split("/")) > 1:
        base = options.input.rstrip("/")
        if any(f"{os.path.basename(base)}/" in path for path in paths):
            reader = reader.option("basePath", base)
    if options.format == "json":
        # A schema, as Spark would read everything twice to find one; a line that is not JSON is a row all the same.
        schema = ", ".join(f"`{name}` string" for name in [*columns, UNREADABLE])
        rows = reader.schema(schema).option("mode", "PERMISSIVE").option("columnNameOfCorruptRecord", UNREADABLE).json(paths)
        bad = F.col(UNREADABLE)
    else:
        rows = reader.parquet(*paths)
        bad = F.lit(None).cast("string")
    absent = [name for name in columns if name not in rows.columns]
    if absent:
        raise UsageError(f"the input has no column '{absent[0]}'; it has: {', '.join(rows.columns)}")

    def text(name):
        if isinstance(rows.schema[name].dataType, (TimestampType, TimestampNTZType)):
            return F.date_format(F.col(f"`{name}`"), "yyyy-MM-dd'T'HH:mm:ss")
        return F.col(f"`{name}`").cast("string")

    # Of a line that is broken off Spark gives the columns before the break, and no more is to be made of those.
    return rows.select(
        *(F.when(bad.isNull(), F.col(f"`{old}`")).alias(new) for new, old in options.kept.items()),
        *(F.when(bad.isNull(), text(column)).alias(f"_{name}") for name, column in options.spoken.items()),
        bad.alias(UNREADABLE),
    )


def by_arrow(rows, options):
    kept = [*options.kept, UNREADABLE]
    schema = StructType(rows.select(*kept).schema.fields + StructType.fromDDL(ddl(OUTCOME)).fields)
    spark = rows.sparkSession
    spark.conf.set("spark.sql.execution.arrow.maxRecordsPerBatch", str(options.batch_rows))
    threads = int(spark.conf.get("spark.task.cpus", "1"))
    return rows.mapInArrow(
        bespeak_executor.resolve_batches(
            os.path.basename(options.image), options.policy, options.locale, threads, tuple(options.spoken), tuple(kept)
        ),
        schema,
    )


def by_pipe(rows, options):
    """Lines to the command and back; what is kept travels as the id of a line, which the command hands back."""
    spark = rows.sparkSession
    kept = [*options.kept, UNREADABLE]
    is_text = F.is_valid_utf8(F.col("_text"))
    request = {"text": F.when(is_text, F.substring(F.col("_text"), 1, LONGEST))}
    request |= {name: F.col(f"_{name}") for name in options.spoken if name != "text"}
    carried = F.struct(*kept, (F.col("_text").isNotNull() & ~is_text).alias("_ill"))
    line = F.struct(F.to_json(carried).alias("id"), *(column.alias(name) for name, column in request.items()))
    lines = rows.select(F.to_json(line)).rdd.map(lambda row: row[0])

    # An executor's files are in its working folder; in local mode they are the driver's.
    folder = None if spark.sparkContext.master.partition("[")[0] != "local" else files_of_driver()
    here = "." if folder is None else folder
    command = f"{here}/{os.path.basename(options.command)}" if os.path.isfile(options.command) else options.command
    words = [command, "resolve", "--image", f"{here}/{os.path.basename(options.image)}", "--input", "jsonl",
             "--locale", options.locale, "--policy", options.policy, "--threads", spark.conf.get("spark.task.cpus", "1")]
    found = spark.read.schema(ddl(LINE)).option("mode", "FAILFAST").json(lines.pipe(shlex.join(words), checkCode=True))

    carried_schema = StructType(rows.select(*kept).schema.fields + StructType.fromDDL("_ill boolean").fields)
    lost = F.raise_error(F.lit("a row's columns that are kept have more than 900 kB of JSON: keep fewer, or use '--engine arrow'"))
    found = found.withColumn("_kept", F.when(F.col("id").isNull(), lost.cast(carried_schema)).otherwise(
        F.from_json(F.col("id"), carried_schema, {"mode": "FAILFAST"})))

    def parameter(entry):
        value, raw = F.from_json(entry["value"], PARAMETER), entry["value"]
        kind = (
            F.when(value["id"].isNotNull(), "entity").when(value["title"].isNotNull(), "open")
            .when(raw.rlike(r'^\{"type":"(?:[^"\\]|\\.)*","value":"'), "text")
            .when(raw.rlike(r'^\{"type":"(?:[^"\\]|\\.)*","value":\['), "list").otherwise("typed")
        )
        return F.struct(
            entry["key"].alias("name"), value["type"].alias("type"), kind.alias("kind"), value["id"].alias("id"),
            F.coalesce(value["title"], value["value"]).alias("value"), value["text"].alias("text"),
            value["range"][0].alias("lower"), value["range"][1].alias("upper"),
        )

    def option(one):
        return F.struct(F.coalesce(one["id"], one["app"]).alias("id"), one["title"].alias("title"),
                        one["subtitle"].alias("subtitle"), one["intent"].alias("intent"))

    made = {
        "parameters": F.transform(F.map_entries("parameters"), parameter),
        "options": F.transform("options", option),
        "more": F.transform("more", lambda pair: F.struct(pair[0].alias("lower"), pair[1].alias("upper"))),
        "error": F.when(F.col("_kept._ill"), "not UTF-8")
        .when(F.col("error").contains('expected "text" or "hypotheses"'), "no text").otherwise(F.col("error")),
    }
    columns = []
    for field in StructType.fromDDL(ddl(OUTCOME)).fields:
        column = made.get(field.name, F.col(field.name))
        if field.dataType.typeName() == "array":
            column = F.coalesce(column, F.array().cast(field.dataType))
        columns.append(column.cast(field.dataType).alias(field.name))
    return found.select(*(F.col(f"_kept.`{name}`").alias(name) for name in kept), *columns)


def files_of_driver():
    from pyspark import SparkFiles

    return SparkFiles.getRootDirectory()


def resolved(rows, options):
    found = (by_arrow if options.engine == "arrow" else by_pipe)(rows, options)
    # The number of a line is that within a batch or task, and says nothing of the input.
    error = F.regexp_replace("error", r"^line \d+: ", "")
    if options.format == "json":
        error = F.when(F.col(UNREADABLE).isNotNull(), F.lit("the line is no JSON object with these columns")).otherwise(error)
        return found.withColumn("error", error)
    return found.withColumn("error", error).drop(UNREADABLE)


def listed(spark, path):
    """The files of the input, with length and time; their contents are not read."""
    rows = spark.read.format("binaryFile").option("recursiveFileLookup", "true").load(path)
    rows = rows.select("path", "length", F.unix_micros("modificationTime").alias("modified")).collect()
    return {row.path: [row.length, row.modified] for row in rows if row.length > 0}


def planned(spark, store, options):
    """Batches to run: those that a run before this one began, then new files; and how many are done."""
    with open(options.image, "rb") as file:
        image = hashlib.file_digest(file, "sha256").hexdigest() if hasattr(hashlib, "file_digest") else hashlib.sha256(file.read()).hexdigest()
    settings = {"image": image, "spoken": options.spoken, "kept": options.kept, "format": options.format, "locale": options.locale,
                "policy": options.policy, "engine": options.engine}
    if store.exists("_plan/settings.json"):
        before = store.read("_plan/settings.json")
        other = [name for name in settings if before.get(name) != settings[name]]
        if other:
            raise UsageError(f"'{options.output}' was begun with another {other[0]}; give another --output, or the same options")
    else:
        if any(not name.startswith("_") for name in store.names("")):
            raise UsageError(f"'{options.output}' holds other files; give a new folder")
        store.write("_plan/settings.json", settings)
    files = listed(spark, options.input)
    batches, known = [], {}
    for name in store.names("_plan"):
        if name.startswith("batch=") and name.endswith(".json"):
            batches.append((name[: -len(".json")], store.read(f"_plan/{name}")))
            known.update(batches[-1][1])
    for path, state in files.items():
        if path in known and known[path] != state:
            raise UsageError(f"'{path}' has changed since it was planned; new rows belong into new files")
    fresh = sorted(path for path in files if path not in known)
    for start in range(0, len(fresh), options.files_per_batch):
        name = f"batch={len(batches):05}"
        plan = {path: files[path] for path in fresh[start : start + options.files_per_batch]}
        store.write(f"_plan/{name}.json", plan)
        batches.append((name, plan))
    todo = [(name, plan) for name, plan in batches if not store.exists(f"{name}/_SUCCESS")]
    for name, plan in todo:
        gone = [path for path in plan if path not in files]
        if gone:
            raise UsageError(f"'{gone[0]}' is planned in {name}, which is not done, and is not in the input any more")
    return todo, len(batches) - len(todo)


def measured(spark, options):
    """Counts by locale and app, and of errors, from the output: a task that ran twice counts once."""
    found = spark.read.parquet(options.output)
    statuses = ("resolved", "needsValue", "needsDisambiguation", "needsConfirmation", "negative", "noMatch", "rejected")
    counts = found.groupBy("locale", "app").agg(
        F.count("*").alias("rows"),
        *(F.count_if(F.col("status") == status).alias(status) for status in statuses),
        F.count_if(F.col("match") == "exact").alias("exact"),
        F.round(F.avg("confidence"), 4).alias("meanConfidence"),
    ).orderBy("locale", "app").persist()
    counts.coalesce(1).write.mode("overwrite").json(f"{options.output}/_metrics/outcomes")
    # Words of a row would make an error of each.
    errors = found.where("error is not null").groupBy(F.regexp_replace("error", "'[^']*'", "'…'").alias("error")).count()
    errors.orderBy(F.desc("count"), "error").coalesce(1).write.mode("overwrite").json(f"{options.output}/_metrics/errors")
    total = counts.agg(F.sum("rows"), F.sum("resolved"), F.sum("rejected")).first()
    return dict(zip(("rows", "resolved", "rejected"), (value or 0 for value in total)))


def main(arguments=None):
    options = parsed(arguments)
    # Tasks are committed one by one, each by one attempt; a batch is done where '_SUCCESS' stands.
    spark = (
        SparkSession.builder.appName("bespeak resolve")
        .config("spark.hadoop.mapreduce.fileoutputcommitter.algorithm.version", "1")
        .config("spark.hadoop.mapreduce.fileoutputcommitter.marksuccessfuljobs", "true")
        .getOrCreate()
    )
    context = spark.sparkContext
    context.setLogLevel("WARN")
    try:
        context.addFile(options.image)
        if options.engine == "arrow":
            context.addPyFile(bespeak_executor.__file__)
        elif os.path.isfile(options.command):
            context.addFile(options.command)
        began = time.monotonic()
        todo, done = planned(spark, Store(spark, options.output), options)
        for number, (name, plan) in enumerate(todo, 1):
            print(f"{name} ({number} of {len(todo)}): {len(plan)} files", file=sys.stderr)
            rows = resolved(read(spark, options, list(plan)), options)
            rows.write.mode("overwrite").parquet(f"{options.output}/{name}")
        seconds = time.monotonic() - began
        if not todo and not done:
            raise UsageError(f"there is no file in '{options.input}'")
        summary = {"batches": len(todo), "batchesDoneBefore": done, "seconds": round(seconds, 3), **measured(spark, options)}
        print(json.dumps(summary))
        return 0
    except UsageError as error:
        print(f"resolve.py: {error}", file=sys.stderr)
        return 2
    except AnalysisException as error:
        print(f"resolve.py: {str(error).splitlines()[0]}", file=sys.stderr)
        return 2
    finally:
        spark.stop()


if __name__ == "__main__":
    sys.exit(main())
