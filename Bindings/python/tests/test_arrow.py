# SPDX-License-Identifier: Apache-2.0

import gc
import unittest

import bespeak
from support import SAID, Case, corpus, of_lines

try:
    import pyarrow
except ImportError:
    raise unittest.SkipTest("no pyarrow")

TEXTS = [text for text in SAID if text != "lone \ud800"]
NAMES = ["status", "app", "intent", "shortcut", "phrase", "match", "confidence", "locale", "parameters", "missing", "dialog",
         "parameter", "options", "alternatives", "frame", "notDone", "unused", "more", "error"]


def plain(table):
    return table.to_pylist()


class ArrowTests(Case):
    def table(self, texts, **options):
        table = self.resolver.resolve_many(texts, into="arrow", **options).to_pyarrow()
        table.validate(full=True)
        return table

    def test_columns_are_those_of_the_documentation(self):
        table = self.table(TEXTS)
        self.assertEqual(table.schema.names, NAMES)
        text, coded = pyarrow.string(), pyarrow.dictionary(pyarrow.int32(), pyarrow.string())
        codes = pyarrow.dictionary(pyarrow.int8(), pyarrow.string())
        self.assertEqual(table.schema.field("status").type, codes)
        self.assertEqual(table.schema.field("intent").type, coded)
        self.assertEqual(table.schema.field("confidence").type, pyarrow.float64())
        self.assertEqual(table.schema.field("error").type, text)
        fields = table.schema.field("parameters").type.value_type
        self.assertEqual([(one.name, one.type) for one in fields], [
            ("name", coded), ("type", coded), ("kind", codes), ("id", text), ("value", text), ("text", text),
            ("lower", pyarrow.int32()), ("upper", pyarrow.int32())])
        self.assertEqual([table.schema.field(name).nullable for name in ("status", "app", "parameters")], [False, True, False])
        without = self.table(TEXTS, dictionaries=False)
        self.assertEqual(without.schema.field("intent").type, text)
        self.assertEqual(plain(without), plain(table))
        more = self.table(TEXTS, line=True, transcript=True, explain=True)
        self.assertEqual(more.schema.names, NAMES + ["transcript", "explanation", "line"])
        self.assertEqual(plain(more.select(NAMES)), plain(table))
        self.assertEqual(more.column("transcript").to_pylist(), TEXTS)

    def test_every_form_of_text_has_the_same_rows(self):
        expected = plain(self.table(TEXTS))
        column = pyarrow.array(TEXTS)
        forms = [column, column.cast(pyarrow.large_string()), column.cast(pyarrow.string_view()), column.dictionary_encode(),
                 pyarrow.chunked_array([column]), pyarrow.table({"other": range(len(TEXTS)), "text": column}),
                 pyarrow.record_batch({"text": column}), pyarrow.array(["x", "y"] + TEXTS + ["z"]).slice(2, len(TEXTS)),
                 pyarrow.RecordBatchReader.from_batches(pyarrow.schema([("text", pyarrow.string())]),
                                                        [pyarrow.record_batch({"text": column})])]
        for form in forms:
            self.assertEqual(plain(self.table(form)), expected, type(form))
        for form in forms[:-1]:
            objects = self.resolver.resolve_many(form, into="objects")
            self.assertEqual(objects, self.resolver.resolve_many(TEXTS))

    def test_slices_of_structs_and_nulls_of_their_own(self):
        table = pyarrow.table({"text": TEXTS}).slice(3, 4)
        self.assertEqual([one.text for one in self.resolver.resolve_many(table, into="objects")], TEXTS[3:7])
        structs = pyarrow.StructArray.from_arrays([pyarrow.array(["stop player"] * 3)], ["text"],
                                                  mask=pyarrow.array([False, True, False]))
        self.assertEqual(self.table(structs.slice(1)).column("status").to_pylist(), ["rejected", "resolved"])
        spoken = pyarrow.table({"text": ["stop player"] * 2, "locale": [None, None]})
        self.assertEqual(self.table(spoken).column("status").to_pylist(), ["resolved", "resolved"])
        self.assertEqual(self.table(pyarrow.array([None])).column("status").to_pylist(), ["rejected"])

    def test_batches_are_those_of_the_input(self):
        chunks = pyarrow.chunked_array([["stop player"], [], ["nothing", "stop player"]])
        columns = self.resolver.resolve_many(chunks)
        self.assertEqual(len(columns), 3)
        self.assertEqual([len(batch) for batch in columns.to_pyarrow().to_batches()], [1, 0, 2])
        with self.assertRaisesRegex(ValueError, "__arrow_c_stream__"):
            columns.__arrow_c_array__()
        self.assertEqual(len(self.resolver.resolve_many(pyarrow.chunked_array([], pyarrow.string())).to_pyarrow()), 0)
        self.assertEqual(self.resolver.resolve_many(pyarrow.chunked_array([], pyarrow.string()), into="objects"), [])
        batch = pyarrow.record_batch(self.resolver.resolve_many(pyarrow.array(TEXTS)))
        self.assertEqual(batch.num_rows, len(TEXTS))

    def test_a_row_has_its_own_locale_app_and_moment(self):
        spoken = pyarrow.table({
            "text": ["stop player"] * 4,
            "locale": ["en", None, "de", "en"],
            "app": [None, "com.example.player", None, None],
            "referenceDate": [None, "2026-03-11T14:20:00", None, "soon"],
            "timeZone": pyarrow.array([None, "Europe/Berlin", None, None]).dictionary_encode(),
        })
        table = self.table(spoken)
        self.assertEqual(table.column("status").to_pylist(), ["resolved"] * 3 + ["rejected"])
        self.assertIn("line 4:", table.column("error").to_pylist()[3])

    def test_columns_lines_and_objects_of_the_corpora_are_the_same(self):
        catalogs, said = corpus()
        resolver = catalogs.resolver()
        spoken = pyarrow.table({"text": [text for text, _ in said], "locale": [locale for _, locale in said]})
        one = resolver.resolve_many(spoken, line=True, threads=1).to_pyarrow()
        one.validate(full=True)
        objects = resolver.resolve_many(spoken, into="objects", threads=2)
        self.assertEqual(objects, of_lines(one.column("line").to_pylist()))
        self.assertTrue(one.equals(resolver.resolve_many(spoken, line=True, threads=3).to_pyarrow()))
        rows = one.to_pylist()
        for row, each in zip(rows, objects):
            self.assertEqual((row["status"], row["app"], row["intent"], row["shortcut"], row["phrase"], row["match"]),
                             (each.status, each.app, each.intent, each.shortcut, each.phrase, each.match))
            confidence = row["confidence"] and round(row["confidence"], 4)
            self.assertEqual((confidence, row["locale"], row["missing"], row["dialog"], row["parameter"]),
                             (each.confidence, each.locale, each.missing, each.dialog, each.parameter))
            self.assertEqual((row["frame"], row["notDone"], tuple(row["unused"]), row["error"]),
                             (each.frame, each.not_done, each.unused, each.error))
            self.assertEqual([(two["name"], two["kind"], two["id"], two["text"], (two["lower"], two["upper"])) for two in row["parameters"]],
                             [(two.name, two.kind, two.id, two.text, two.range) for two in each.parameters.values()])
            self.assertEqual([two["id"] for two in row["options"]], [two.id for two in each.options])
            self.assertEqual([(two["app"], two["intent"], round(two["confidence"], 4)) for two in row["alternatives"]],
                             [(two.app, two.intent, two.confidence) for two in each.alternatives])

    def test_what_is_no_text_is_refused(self):
        for wrong in (pyarrow.array([1, 2]), pyarrow.array([["a"]]), pyarrow.array([b"a"]), pyarrow.table({"words": ["a"]}),
                      pyarrow.table({"text": [1]}), pyarrow.table({"text": ["a"], "locale": [1]})):
            with self.assertRaises(bespeak.ArgumentError):
                self.resolver.resolve_many(wrong)
        for wrong in ({"into": "lines"}, {"threads": -1}, {"threads": 257}):
            with self.assertRaises(ValueError):
                self.resolver.resolve_many(["a"], **wrong)

        def fails():
            yield pyarrow.record_batch({"text": ["stop player"]})
            raise RuntimeError("the store is away")

        reader = pyarrow.RecordBatchReader.from_batches(pyarrow.schema([("text", pyarrow.string())]), fails())
        with self.assertRaisesRegex(OSError, "the store is away"):
            self.resolver.resolve_many(reader)

    def test_consumers_share_columns_and_outlive_them(self):
        columns = self.resolver.resolve_many(TEXTS * 300, into="arrow")
        one, two = columns.to_pyarrow(), columns.to_pyarrow()
        stream = columns.__arrow_c_stream__()
        array = columns.__arrow_c_array__()
        kept = one.column("intent")
        del columns, one, stream, array
        gc.collect()
        self.assertEqual(kept.to_pylist(), two.column("intent").to_pylist())
        self.resolver.close()
        self.assertEqual(kept.to_pylist()[:2], ["Play", "Stop"])

    def test_large_lists_are_several_batches(self):
        bespeak._resolver._BATCH, size = 100, bespeak._resolver._BATCH
        try:
            columns = self.resolver.resolve_many(["stop player"] * 250, into="arrow")
        finally:
            bespeak._resolver._BATCH = size
        self.assertEqual([len(batch) for batch in columns.to_pyarrow().to_batches()], [100, 100, 50])


class OtherLibrariesTests(Case):
    def test_pandas(self):
        try:
            import pandas
        except ImportError:
            self.skipTest("no pandas")
        for series in (pandas.Series(TEXTS), pandas.Series(TEXTS, dtype="category"), pandas.DataFrame({"text": TEXTS})):
            columns = self.resolver.resolve_many(series)
            self.assertIsInstance(columns, bespeak.Columns)
            self.assertEqual(list(columns.to_pandas()["status"])[:3], ["resolved", "resolved", "needsValue"])
        self.assertEqual(self.resolver.resolve_many(pandas.Series(TEXTS), into="objects"), self.resolver.resolve_many(TEXTS))

    def test_polars(self):
        try:
            import polars
        except ImportError:
            self.skipTest("no polars")
        columns = self.resolver.resolve_many(polars.Series(TEXTS))
        frame = columns.to_polars()
        self.assertEqual(frame["status"].to_list()[:3], ["resolved", "resolved", "needsValue"])
        frame = polars.DataFrame({"text": TEXTS, "locale": ["en"] * len(TEXTS)})
        self.assertEqual(self.resolver.resolve_many(frame, into="objects"), self.resolver.resolve_many(TEXTS))

    def test_duckdb(self):
        try:
            import duckdb
        except ImportError:
            self.skipTest("no duckdb")
        columns = self.resolver.resolve_many(["stop player", "nothing", "stop player"], into="arrow")
        rows = duckdb.sql("select status, count(*) from columns group by all order by all").fetchall()
        self.assertEqual(rows, [("noMatch", 1), ("resolved", 2)])
        spoken = duckdb.sql("select 'stop player' as text, 'en' as locale from range(3)")
        self.assertEqual([one.intent for one in self.resolver.resolve_many(spoken, into="objects")], ["Stop"] * 3)


if __name__ == "__main__":
    unittest.main()
