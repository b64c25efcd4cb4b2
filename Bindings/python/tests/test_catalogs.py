# SPDX-License-Identifier: Apache-2.0

import gc
import os
import pickle
import tempfile
import unittest

import bespeak
from support import CORPORA, PLAYER, Case


class CatalogsTests(Case):
    def test_paths_and_dicts_are_compiled(self):
        catalogs = bespeak.compile(os.path.join(CORPORA, "tasks"), os.path.join(CORPORA, "music", "music.json"))
        self.assertEqual(catalogs.apps, ("com.example.tasks", "com.example.music"))
        self.assertIn(("com.example.tasks", "CompleteTask"), catalogs.intents)
        self.assertEqual(self.catalogs.apps, ("com.example.player",))
        with self.assertRaisesRegex(TypeError, "not both"):
            bespeak.compile(PLAYER, CORPORA)
        with self.assertRaisesRegex(ValueError, "'apple' or 'extended'"):
            bespeak.compile(PLAYER, rules="none")

    def test_what_is_wrong_is_located(self):
        found = bespeak.compile({**PLAYER, "shortcut": []}).diagnostics[0]
        self.assertEqual((found.rule, found.severity, found.file), ("unknown-key", "error", "catalog 1"))
        self.assertIn("did you mean 'shortcuts'?", f"{found.message} {found.fix}")
        self.assertIn("catalog 1:1:", str(found))

    def test_values_come_from_files(self):
        with tempfile.TemporaryDirectory() as folder:
            values = os.path.join(folder, "values.jsonl")
            with open(values, "w") as file:
                file.write('{"entity": "Song", "id": "9", "title": "Harbour Lights"}\n')
            for given in (values, [values], iter([os.fsencode(values).decode()])):
                found = bespeak.compile(PLAYER, values=given).resolver().resolve("play harbour lights in player")
                self.assertEqual((found.parameters["song"].id, found.confidence), ("9", 1))
            with self.assertRaisesRegex(bespeak.CatalogError, "nonexistent"):
                bespeak.compile(PLAYER, values=[values, "/nonexistent/values.jsonl"])

    def test_vectors_come_from_files(self):
        own = os.path.join(CORPORA, "..", "Sources", "LanguageData", "Languages", "en", "vectors.bin")
        tasks, said = os.path.join(CORPORA, "tasks"), "show me the errands in tasks"
        found = {}
        for name, vectors in (("own", True), ("file", own), ("files", [own]), ("none", False)):
            resolver = bespeak.compile(tasks, vectors=vectors).resolver(vectors=vectors)
            found[name] = resolver.resolve(said)
        self.assertIsNotNone(found["own"].intent)
        self.assertEqual(found["own"], found["file"])
        self.assertEqual(found["own"], found["files"])
        self.assertNotEqual(found["own"], found["none"])
        with self.assertRaises(bespeak.FileError):
            self.catalogs.resolver(vectors="/nonexistent/vectors.bin")
        with self.assertRaises(bespeak.ImageError):
            self.catalogs.resolver(vectors=os.path.join(tasks, "tasks.json"))
        with self.assertRaisesRegex(ValueError, "both have vectors of 'en'"):
            bespeak.compile(PLAYER, vectors=[own, own])

    def test_nothing_that_can_be_read_is_an_error_with_diagnostics(self):
        with self.assertRaises(bespeak.CatalogError) as caught:
            bespeak.compile("/nonexistent/catalog.json")
        self.assertEqual(caught.exception.code, -9)
        self.assertIn("nonexistent", str(caught.exception.diagnostics[0]) + str(caught.exception))
        again = pickle.loads(pickle.dumps(caught.exception))
        self.assertEqual(again.diagnostics, caught.exception.diagnostics)
        with self.assertRaises(bespeak.CatalogError):
            bespeak.compile()

    def test_images_are_saved_opened_and_pickled(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "apps.bspk")
            with self.assertRaisesRegex(TypeError, "'save' them first"):
                pickle.dumps(self.catalogs)
            self.catalogs.save(path)
            for options in ({}, {"trusted": True}, {"mapped": False}):
                with bespeak.open(path, **options) as image:
                    self.assertEqual(image.apps, self.catalogs.apps)
                    resolver = bespeak.Resolver(image)
                    self.assertEqual(resolver.resolve("stop player").intent, "Stop")
            with self.assertRaises(bespeak.ClosedError):
                image.save(path)
            # A resolver goes on without what it was made of.
            self.assertEqual(resolver.resolve("stop player").intent, "Stop")
            self.assertEqual(pickle.loads(pickle.dumps(bespeak.open(path))).apps, self.catalogs.apps)
            resolver = bespeak.Resolver(path, policy="eager", confirm_below=1)
            again = pickle.loads(pickle.dumps(pickle.loads(pickle.dumps(resolver))))
            self.assertNotIn("_handle", again.__dict__)
            said = "could you please play kind of blue in player"
            self.assertEqual(again.resolve(said), resolver.resolve(said))
            self.assertEqual(again.resolve(said).status, "needsConfirmation")
            with open(path, "r+b") as file:
                file.seek(100)
                byte = file.read(1)[0]
                file.seek(100)
                file.write(bytes([byte ^ 1]))
            with self.assertRaises(bespeak.ImageError):
                bespeak.open(path)
            with self.assertRaises(OSError):
                bespeak.open(os.path.join(folder, "none"))
            with self.assertRaises(bespeak.FileError):
                self.catalogs.save(os.path.join(folder, "none", "apps.bspk"))

    def test_names_are_found(self):
        names = self.catalogs.names("Song")
        self.assertEqual(names.find("kind of blue")[0].id, "2")
        with self.assertRaises(bespeak.ArgumentError):
            self.catalogs.names("Sung")
        with self.assertRaises(ValueError):
            names.find("blue", limit=0)
        for given in ({"a": "Buy milk", "b": ["Call home", "Ring my parents"]},
                      [("a", "Buy milk"), ("b", "Call home", ["Ring my parents"])]):
            names = bespeak.Names(given)
            found = names.find("ring my parents", limit=1)
            self.assertEqual([(one.id, one.title, one.score) for one in found], [("b", "Call home", 1.0)])
        self.assertEqual(bespeak.Names({}).find("anything"), [])

    def test_values_are_read(self):
        values = bespeak.parse("twenty three things tomorrow", types=["number"])
        self.assertEqual([(one.type, one.content["value"], one.range) for one in values], [("number", 23, (0, 12))])
        with self.assertRaises(bespeak.ArgumentError):
            bespeak.parse("tomorrow", types=["nothing"])
        with self.assertRaises(ValueError):
            bespeak.parse("tomorrow", locale="!")

    def test_memory_goes_with_objects(self):
        gc.collect()
        before = bespeak._native.handle_count()
        catalogs = bespeak.compile(PLAYER)
        resolver = catalogs.resolver(entities={("com.example.player", "Song"): bespeak.Entities()})
        kept = [resolver.session(), resolver.stream(), catalogs.names("Song"), resolver.resolve("stop player")]
        self.assertEqual(bespeak._native.handle_count(), before + 6)
        del catalogs, resolver, kept
        gc.collect()
        self.assertEqual(bespeak._native.handle_count(), before)


if __name__ == "__main__":
    unittest.main()
