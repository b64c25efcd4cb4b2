# SPDX-License-Identifier: Apache-2.0

import dataclasses
import datetime
import gc
import pickle
import sys
import threading
import time
import unittest

import bespeak
from support import SAID, Case, corpus, of_lines


class ResolvingTests(Case):
    def test_an_outcome_has_what_its_line_has(self):
        found = self.resolver.resolve("play blue train in player")
        self.assertEqual((found.status, found.app, found.intent, found.shortcut), ("resolved", "com.example.player", "Play", 0))
        self.assertEqual((found.match, found.confidence, found.locale), ("exact", 1.0, "en"))
        self.assertEqual(found.parameters, {
            "song": bespeak.Parameter("song", "entity:Song", "entity", "1", "Blue Train", "blue train", (5, 15))
        })
        self.assertTrue(found.is_resolved)
        found = self.resolver.resolve("play summer rain in player")
        self.assertEqual((found.status, found.parameter), ("needsDisambiguation", "song"))
        self.assertEqual([(one.id, one.subtitle) for one in found.options], [("3", "live"), ("4", "studio")])
        self.assertEqual(self.resolver.resolve("play a song in player").missing, "song")
        self.assertEqual(self.resolver.resolve("uninstall player").status, "negative")
        self.assertIsNone(self.resolver.resolve("nothing of this").confidence)
        found = self.resolver.resolve("please don't stop player")
        self.assertEqual((found.status, found.frame, found.not_done), ("noMatch", "prohibition", "Stop"))

    def test_outcomes_are_frozen_compared_and_pickled(self):
        found = self.resolver.resolve("play blue train in player")
        with self.assertRaises(dataclasses.FrozenInstanceError):
            found.status = "rejected"
        self.assertFalse(hasattr(found, "__dict__"))
        self.assertEqual(pickle.loads(pickle.dumps(found)), found)
        self.assertEqual(dataclasses.replace(found, status="rejected").status, "rejected")
        self.assertIn("intent='Play'", repr(found))

    def test_many_are_as_each_by_itself(self):
        one_by_one = [self.resolver.resolve(text) for text in SAID if text is not None]
        for threads in (1, 3):
            many = self.resolver.resolve_many([text for text in SAID if text is not None] * 50, threads=threads)
            self.assertEqual([dataclasses.replace(one, error=None) for one in many],
                             [dataclasses.replace(one, error=None) for one in one_by_one] * 50)
        many = self.resolver.resolve_many(tuple(SAID))
        self.assertEqual(many[4].error, "line 5: no text")
        self.assertEqual((many[5].error, many[5].text), ("line 6: not UTF-8", "lone \ud800"))
        self.assertEqual(self.resolver.resolve_many([]), [])
        self.assertEqual(len(self.resolver.resolve_many(iter(["stop player"]))), 1)
        for wrong in ("stop player", b"stop", ["stop player", 7]):
            with self.assertRaises(TypeError):
                self.resolver.resolve_many(wrong)

    def test_objects_and_lines_of_the_corpora_are_the_same(self):
        catalogs, said = corpus()
        resolver = catalogs.resolver()
        self.assertGreater(len(said), 1000)
        by_locale = {}
        for text, locale in said:
            by_locale.setdefault(locale, []).append(text)
        for locale, texts in by_locale.items():
            many = resolver.resolve_many(texts, locale=locale, threads=2)
            lines = resolver.resolve_many(texts, locale=locale, into="arrow", line=True)
            self.assertEqual(many, of_lines(line_column(lines)))
            self.assertEqual([resolver.resolve(text, locale=locale) for text in texts], many)

    def test_what_narrows_a_turn_counts_for_it_alone(self):
        said = "stop player"
        self.assertEqual(self.resolver.resolve(said, apps=["com.example.other"]).status, "noMatch")
        self.assertEqual(self.resolver.resolve(said).status, "resolved")
        self.assertEqual(self.resolver.resolve(said, app="com.example.player", locale="de").status, "resolved")
        moment = datetime.datetime(2026, 3, 11, 14, 20)
        self.assertEqual(self.resolver.resolve(said, reference_date=moment, time_zone="Europe/Berlin").status, "resolved")
        self.assertEqual(self.resolver.resolve_many([said], apps=[])[0].status, "noMatch")
        for wrong in ({"locale": "!"}, {"time_zone": "Mars"}, {"reference_date": "soon"}, {"max_alternatives": 17},
                      {"deadline": 0}):
            with self.assertRaises(ValueError):
                self.resolver.resolve(said, **wrong)
        with self.assertRaises(TypeError):
            self.resolver.resolve(said, apps="com.example.player")
        with self.assertRaises(TypeError):
            self.resolver.resolve(None)
        with self.assertRaises(bespeak.FileError):
            self.catalogs.resolver(memory="/nonexistent/memory")
        for wrong in ({"policy": "bold"}, {"confirm_below": 2}):
            with self.assertRaises(ValueError):
                self.catalogs.resolver(**wrong)

    def test_steps_are_explained(self):
        found = self.resolver.explain("play blue train in player")
        self.assertEqual([one["text"] for one in found.explanation["tokens"]], ["play", "blue", "train", "in", "player"])
        self.assertIsNone(self.resolver.resolve("play blue train in player").explanation)

    def test_a_closed_resolver_says_so(self):
        with self.resolver:
            pass
        for use in (lambda: self.resolver.resolve("stop player"), lambda: self.resolver.resolve_many(["stop player"]),
                    lambda: self.resolver.session()):
            with self.assertRaises(bespeak.ClosedError):
                use()

    def test_the_interpreter_runs_while_lines_are_resolved(self):
        # Somebody else gets on while one call resolves: the longest wait is a part of the call.
        lines = ["could you perhaps play that kind of blue in player"] * 20000
        done = threading.Event()
        longest, began, calls = 0.0, time.perf_counter(), []

        def resolve():
            start = time.perf_counter()
            self.resolver.resolve_many(lines, into="arrow", threads=1)
            calls.append(time.perf_counter() - start)
            done.set()

        thread = threading.Thread(target=resolve)
        thread.start()
        ticks = 0
        while not done.is_set():
            now = time.perf_counter()
            longest, began = max(longest, now - began), now
            ticks += 1
            time.sleep(0)
        thread.join()
        self.assertGreater(ticks, 10)
        self.assertLess(longest, 0.8 * calls[0])

    def test_threads_share_a_resolver(self):
        expected = [self.resolver.resolve(text) for text in SAID if text]
        wrong = []

        def work():
            for _ in range(30):
                wrong.extend(1 for text, one in zip([text for text in SAID if text], expected) if self.resolver.resolve(text) != one)

        threads = [threading.Thread(target=work) for _ in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(wrong, [])

    def test_objects_are_counted_right(self):
        # References that are lost, or dropped too often, show in counts that grow or fall.
        text = "play blue train in player"
        def use():
            for _ in range(200):
                self.resolver.resolve(text)
                self.resolver.resolve_many([text, None, "stop player"])
                self.resolver.resolve_many([text], into="arrow").__arrow_c_stream__()
                try:
                    self.resolver.resolve_many([text, 7])
                except TypeError:
                    pass
        use()
        gc.collect()
        before = (len(gc.get_objects()), sys.getrefcount(None), sys.getrefcount(text))
        use()
        gc.collect()
        after = (len(gc.get_objects()), sys.getrefcount(None), sys.getrefcount(text))
        for old, new in zip(before, after):
            self.assertLess(abs(new - old), 100)


def line_column(columns):
    """The lines of a column `line`, without Arrow: as objects of JSON, by way of pyarrow where it is there."""
    try:
        import pyarrow  # noqa: F401
    except ImportError:
        raise unittest.SkipTest("no pyarrow")
    return columns.to_pyarrow().column("line").to_pylist()


if __name__ == "__main__":
    unittest.main()
