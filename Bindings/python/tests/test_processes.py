# SPDX-License-Identifier: Apache-2.0

import multiprocessing
import os
import pickle
import subprocess
import sys
import tempfile
import unittest

import bespeak
from support import PLAYER, Case


def intent_of(task):
    resolver, text = task
    return resolver.resolve(text).intent, os.getpid()


class ProcessesTests(Case):
    def test_a_resolver_goes_to_other_processes(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "apps.bspk")
            self.catalogs.save(path)
            resolver = bespeak.Resolver(path)
            for way in ("spawn", "fork"):
                with multiprocessing.get_context(way).Pool(2) as pool:
                    done = pool.map(intent_of, [(resolver, "stop player")] * 4)
                self.assertEqual({intent for intent, _ in done}, {"Stop"})
                self.assertNotIn(os.getpid(), {process for _, process in done})
        with self.assertRaisesRegex(TypeError, "cannot be pickled"):
            pickle.dumps(self.catalogs.resolver(queries={("com.example.player", "Song"): lambda text: []}))

    def test_a_fork_resolves_and_says_what_it_cannot(self):
        with_query = self.catalogs.resolver(queries={("com.example.player", "Song"): lambda text: [("q", text)]})
        self.assertEqual(with_query.resolve("play some unheard tune in player").parameters["song"].id, "q")
        self.resolver.resolve_many(["stop player"] * 1000, threads=2)
        child = os.fork()
        if child == 0:
            code = 1
            try:
                many = self.resolver.resolve_many(["stop player"] * 1000, threads=2)
                is_right = all(one.intent == "Stop" for one in many)
                is_right = is_right and bespeak.compile(PLAYER).resolver().resolve("stop player").intent == "Stop"
                try:
                    with_query.resolve("play some unheard tune in player")
                    is_right = False
                except bespeak.Error as error:
                    is_right = is_right and "forked" in str(error)
                code = 0 if is_right else 2
            finally:
                os._exit(code)
        self.assertEqual(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), 0)

    def test_a_program_ends_while_queries_run(self):
        program = """
import threading, time, bespeak, sys
sys.path.insert(0, sys.argv[1])
from support import PLAYER
def slow(text):
    time.sleep(0.3)
    return []
resolver = bespeak.compile(PLAYER).resolver(queries={("com.example.player", "Song"): slow})
for _ in range(4):
    threading.Thread(target=resolver.resolve, args=["play some unheard tune in player"], daemon=True).start()
time.sleep(0.1)
print("ends")
"""
        done = subprocess.run([sys.executable, "-c", program, os.path.dirname(os.path.abspath(__file__))],
                              capture_output=True, text=True, timeout=60)
        self.assertEqual((done.returncode, done.stdout, done.stderr), (0, "ends\n", ""))

    def test_importing_says_what_is_missing(self):
        from bespeak._errors import load_failed

        for text, expected in (
            ("libicuuc.so.72: cannot open shared object file: No such file or directory", "apt-get install libicu72"),
            ("/lib/libc.so.6: version `GLIBC_2.99' not found", "later version of glibc"),
        ):
            self.assertIn(expected, str(load_failed(ImportError(text))))


if __name__ == "__main__":
    unittest.main()
