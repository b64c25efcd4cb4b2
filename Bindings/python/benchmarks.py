# SPDX-License-Identifier: Apache-2.0

"""Measures the package beside the command `bespeak resolve`, over what is said by hand in the corpora.

Usage: python Bindings/python/benchmarks.py [--rounds N] [--times N] [--bindings]

One image of the corpora's fifteen apps, default options, one thread. The command reads lines of JSON and writes lines; its
start and the image are taken off: the difference of a file of N times the lines, and one of once. Each round runs the command and
the package in turn; what is printed are medians of their ratios. Before time is taken, every answer is held
against the command's line. For the list, utterances are grouped by locale, as a call has one; the command reads the same
order. Time is that of the processor, user and system, as other work on a machine lengthens the clock's. Unfair to the command: it reads the locale of each line, which a list does not have; Arrow does. Unfair to the package: its objects and
columns stay, the command's lines go to a file that nobody reads. Outcomes of single calls go as the next comes; where all of them
are kept, Python's collector of cycles looks through them again and again, which a list of calls pays for and `resolve_many` stops.

'--bindings' measures one call of the C library by ctypes, by cffi in API mode (needs cffi and a C compiler), and by the extension
module: the least that each can do for the same outcome.
"""

import argparse
import ctypes
import json
import os
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections import deque

import bespeak

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "tests"))
from support import CORPORA, of_lines  # noqa: E402

ROOT = os.path.dirname(os.path.abspath(CORPORA))
RELEASE = os.environ.get("BESPEAK_RELEASE") or os.path.join(ROOT, ".build", "release-files")
APPS = [name for name in sorted(os.listdir(CORPORA)) if os.path.isfile(os.path.join(CORPORA, name, "utterances.jsonl"))]


def said():
    """What is said by hand, as Scripts/instructions has it, grouped by locale."""
    found = []
    for path in [f"{app}/utterances.jsonl" for app in APPS] + ["shared/mixed.jsonl"]:
        with open(os.path.join(CORPORA, path), encoding="utf-8") as file:
            for case in map(json.loads, file):
                if "text" in case and not {"app", "apps", "hypotheses"} & case.keys():
                    found.append((case["text"], case.get("locale", "en")))
    return sorted(found, key=lambda case: case[1])


def grouped(cases):
    groups = {}
    for text, locale in cases:
        groups.setdefault(locale, []).append(text)
    return groups


class Command:
    def __init__(self, folder, image, cases):
        self.program = os.path.join(RELEASE, "bin", "bespeak")
        self.arguments = [self.program, "resolve", "--image", image, "--input", "jsonl", "--threads", "1"]
        self.folder, self.cases = folder, cases

    def lines(self, times):
        path = os.path.join(self.folder, f"{times}.jsonl")
        if not os.path.exists(path):
            with open(path, "w", encoding="utf-8") as file:
                for text, locale in self.cases:
                    file.write((json.dumps({"text": text, "locale": locale}, ensure_ascii=False) + "\n") * times)
        return path

    def seconds(self, times):
        def spent():
            usage = resource.getrusage(resource.RUSAGE_CHILDREN)
            return usage.ru_utime + usage.ru_stime

        began = spent()
        self.run(times, subprocess.DEVNULL)
        middle = spent()
        self.run(1, subprocess.DEVNULL)
        return (middle - began) - (spent() - middle)

    def run(self, times, output):
        with open(self.lines(times), encoding="utf-8") as file:
            return subprocess.run(self.arguments, stdin=file, stdout=output, check=True, text=True).stdout


def seconds(work):
    began = time.process_time()
    kept = work()
    took = time.process_time() - began
    del kept
    return took


def check(resolver, command, table):
    """Every answer is the command's, or this ends."""
    expected = of_lines(command.run(1, subprocess.PIPE).splitlines())
    objects = [one for locale, texts in grouped(command.cases).items() for one in resolver.resolve_many(texts, locale=locale)]
    columns = of_lines(resolver.resolve_many(table, line=True).to_pyarrow().column("line").to_pylist())
    singles = [resolver.resolve(text, locale=locale) for text, locale in command.cases]
    for found in (objects, columns, singles):
        if found != expected:
            sys.exit("an answer differs from the command's")


def throughput(rounds, times):
    import pyarrow

    with tempfile.TemporaryDirectory() as folder:
        image = os.path.join(folder, "apps.bspk")
        bespeak.compile(*(os.path.join(CORPORA, app) for app in APPS)).save(image)
        cases = said()
        command = Command(folder, image, cases)
        resolver = bespeak.Resolver(image)
        once = pyarrow.table({"text": [text for text, _ in cases], "locale": [locale for _, locale in cases]})
        check(resolver, command, once)
        many = [case for case in cases for _ in range(times)]
        lists = grouped(many)
        table = pyarrow.table({"text": [text for text, _ in many], "locale": [locale for _, locale in many]})
        ways = {
            "list into objects": lambda: [resolver.resolve_many(texts, locale=locale, threads=1) for locale, texts in lists.items()],
            "list into Arrow": lambda: [resolver.resolve_many(texts, locale=locale, threads=1, into="arrow") for locale, texts in lists.items()],
            "Arrow into Arrow": lambda: resolver.resolve_many(table, threads=1),
            "Arrow into objects": lambda: resolver.resolve_many(table, threads=1, into="objects"),
            "one call an utterance": lambda: deque((resolver.resolve(text, locale=locale) for text, locale in many), maxlen=1),
            "the same, outcomes kept": lambda: [resolver.resolve(text, locale=locale) for text, locale in many],
        }
        ratios, took, engine = {way: [] for way in ways}, {way: [] for way in ways}, []
        for _ in range(rounds):
            line = command.seconds(times + 1) / (len(cases) * times)
            engine.append(line)
            for way, work in ways.items():
                took[way].append(seconds(work) / len(many))
                ratios[way].append(line / took[way][-1])
        print(f"{len(many):,} utterances, {rounds} rounds, every answer checked; bespeak {bespeak.__version__}, Python {sys.version.split()[0]}")
        print(f"{'':24}{'µs each':>10}{'of the command':>18}")
        print(f"{'bespeak resolve':24}{statistics.median(engine) * 1e6:10.2f}{1:18.0%}")
        for way in ways:
            print(f"{way:24}{statistics.median(took[way]) * 1e6:10.2f}{statistics.median(ratios[way]):18.0%}")
        above = statistics.median(a - b for a, b in zip(took["one call an utterance"], took["Arrow into Arrow"])) * 1e6
        print(f"one call: {above:.2f} µs above the engine (what an utterance takes from Arrow into Arrow)")


START = """
import sys, time
began = time.process_time()
import bespeak
imported = time.process_time()
resolver = bespeak.Resolver(sys.argv[1])
opened = time.process_time()
resolver.resolve("complete buy milk in tasks")
print(imported - began, opened - imported, time.process_time() - opened)
"""


def start():
    """Processor time of what comes before the first outcome."""
    with tempfile.TemporaryDirectory() as folder:
        image = os.path.join(folder, "apps.bspk")
        bespeak.compile(*(os.path.join(CORPORA, app) for app in APPS)).save(image)
        runs = [list(map(float, subprocess.run([sys.executable, "-c", START, image], capture_output=True, text=True, check=True).stdout.split()))
                for _ in range(15)]
        names = ("import bespeak", "open the image", "first outcome")
        print(", ".join(f"{name} {statistics.median(run[place] for run in runs) * 1e3:.1f} ms" for place, name in enumerate(names)))


def per_call(work, calls=20000):
    best = []
    for _ in range(7):
        began = time.process_time()
        for _ in range(calls):
            work()
        best.append((time.process_time() - began) / calls * 1e6)
    return statistics.median(best)


def bindings():
    """One call each way: a line of JSON, read; and what the extension module makes."""
    catalogs = bespeak.compile(os.path.join(CORPORA, "tasks"))
    resolver = catalogs.resolver()
    text = "complete buy milk in tasks"
    found = resolver.resolve(text)
    shown = {"extension module, object": per_call(lambda: resolver.resolve(text))}

    library = ctypes.CDLL(os.path.join(RELEASE, "lib", "libbespeak.so.1"))
    with tempfile.TemporaryDirectory() as folder:
        image = os.path.join(folder, "apps.bspk")
        catalogs.save(image)

        class Buffer(ctypes.Structure):
            _fields_ = [("bytes", ctypes.c_void_p), ("length", ctypes.c_size_t), ("capacity", ctypes.c_size_t)]

        handle, made, buffer = ctypes.c_uint64(), ctypes.c_uint64(), Buffer()
        library.bespeak_image_open(image.encode(), 0, ctypes.byref(handle))
        library.bespeak_resolver_make(handle, None, ctypes.byref(made))
        resolve, out = library.bespeak_resolve_json, ctypes.byref(buffer)
        resolve.argtypes = [ctypes.c_uint64, ctypes.c_char_p, ctypes.c_size_t, ctypes.c_void_p, ctypes.c_void_p]

        def by_ctypes():
            given = text.encode()
            if resolve(made, given, len(given), None, out):
                raise RuntimeError
            return json.loads(ctypes.string_at(buffer.bytes, buffer.length))

        if by_ctypes()["parameters"]["task"]["id"] != found.parameters["task"].id:
            sys.exit("ctypes has another answer")
        shown["ctypes, dict of JSON"] = per_call(by_ctypes)
        try:
            import cffi
        except ImportError:
            print("left out: no cffi")
        else:
            builder = cffi.FFI()
            builder.cdef("""
                typedef struct { char *bytes; size_t length; size_t capacity; } bespeak_buffer;
                int32_t bespeak_image_open(const char *, uint32_t, uint64_t *);
                int32_t bespeak_resolver_make(uint64_t, const void *, uint64_t *);
                int32_t bespeak_resolve_json(uint64_t, const char *, size_t, const void *, bespeak_buffer *);""")
            builder.set_source("_by_cffi", "#include <bespeak.h>", include_dirs=[os.path.join(RELEASE, "include")],
                               library_dirs=[os.path.join(RELEASE, "lib")], libraries=["bespeak"],
                               extra_link_args=["-Wl,-rpath," + os.path.join(RELEASE, "lib")])
            builder.compile(tmpdir=folder)
            sys.path.insert(0, folder)
            import _by_cffi

            ffi, lib = _by_cffi.ffi, _by_cffi.lib
            handle, made, buffer = ffi.new("uint64_t *"), ffi.new("uint64_t *"), ffi.new("bespeak_buffer *")
            lib.bespeak_image_open(image.encode(), 0, handle)
            lib.bespeak_resolver_make(handle[0], ffi.NULL, made)

            def by_cffi():
                given = text.encode()
                if lib.bespeak_resolve_json(made[0], given, len(given), ffi.NULL, buffer):
                    raise RuntimeError
                return json.loads(ffi.buffer(buffer.bytes, buffer.length)[:])

            if by_cffi()["parameters"]["task"]["id"] != found.parameters["task"].id:
                sys.exit("cffi has another answer")
            shown["cffi in API mode, dict of JSON"] = per_call(by_cffi)
    for way, took in shown.items():
        print(f"{way:34}{took:8.2f} µs a call")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=9, metavar="N", help="how often each is run (9)")
    parser.add_argument("--times", type=int, default=40, metavar="N", help="how often each utterance is resolved a round (40)")
    parser.add_argument("--bindings", action="store_true", help="ctypes, cffi and the extension module")
    options = parser.parse_args()
    if not shutil.which(os.path.join(RELEASE, "bin", "bespeak")):
        sys.exit("benchmarks: no command in .build/release-files: run Scripts/release first")
    if options.bindings:
        return bindings()
    throughput(options.rounds, options.times)
    start()


if __name__ == "__main__":
    main()
