# SPDX-License-Identifier: Apache-2.0

import asyncio
import gc
import threading
import time
import unittest
import weakref

import bespeak
from support import PLAYER, Case

KEY = ("com.example.player", "Song")
UNHEARD = "play some unheard tune in player"


def bound(query, **options):
    return bespeak.Resolver(bespeak.compile(PLAYER), policy="eager", queries={KEY: query}, **options)


class QueriesTests(Case):
    def test_a_callable_is_asked_for_what_is_not_listed(self):
        asked = []

        def query(text):
            asked.append((text, threading.current_thread() is threading.main_thread()))
            return [("q-9", "Unheard Tune")]

        resolver = bound(query)
        self.assertEqual(resolver.resolve(UNHEARD).parameters["song"].id, "q-9")
        self.assertEqual(resolver.resolve("play blue train in player").parameters["song"].id, "1")
        self.assertEqual([(text, is_main) for text, is_main in asked], [("some unheard tune", False)])
        self.assertEqual(len(resolver.resolve_many([UNHEARD] * 40, threads=2)), 40)
        self.assertEqual(bound(lambda text: []).resolve(UNHEARD).status, "needsValue")

    def test_what_a_query_does_wrong_is_in_the_outcome(self):
        def fails(text):
            raise OSError("the disk is full")

        self.assertIn("OSError: the disk is full", bound(fails).resolve(UNHEARD).error)
        self.assertIn("TypeError", bound(lambda text: 7).resolve(UNHEARD).error)
        self.assertIn("ValueError", bound(lambda text: [("only",)]).resolve(UNHEARD).error)
        self.assertIn("TypeError", bound(lambda text: [(1, 2)]).resolve(UNHEARD).error)
        self.assertIn("id is empty", bound(lambda text: [("", "x")]).resolve(UNHEARD).error)

    def test_a_query_that_is_late_costs_its_deadline(self):
        release = threading.Event()

        def waits(text):
            release.wait(10)
            return [("q-9", text)]

        resolver = bound(waits)
        began = time.perf_counter()
        self.assertIn("did not return within", resolver.resolve(UNHEARD, deadline=0.05).error)
        self.assertLess(time.perf_counter() - began, 5)
        release.set()

    def test_a_query_may_resolve(self):
        inner = self.resolver

        def query(text):
            return [(inner.resolve("play blue train in player").parameters["song"].id, text)]

        self.assertEqual(bound(query).resolve(UNHEARD).parameters["song"].id, "1")

    def test_a_query_goes_with_its_resolver(self):
        class Store:
            def __call__(self, text):
                return []

        store = Store()
        gone = weakref.ref(store)
        resolver = bound(store)
        session = resolver.session()
        del store, resolver
        gc.collect()
        self.assertIsNotNone(gone())
        del session
        for _ in range(100):
            gc.collect()
            if gone() is None:
                break
            time.sleep(0.02)
        self.assertIsNone(gone())
        with self.assertRaises(bespeak.ArgumentError):
            bespeak.Resolver(self.catalogs, queries={KEY: Store()}, entities={KEY: bespeak.Entities()})

    def test_async_queries_run_on_the_loop(self):
        loops = set()

        async def query(text):
            loops.add(asyncio.get_running_loop())
            await asyncio.sleep(0.01)
            return [("q-9", text)]

        async def use():
            resolver = bound(query)
            found = await asyncio.gather(*(resolver.resolve_async(UNHEARD) for _ in range(5)))
            self.assertEqual({one.parameters["song"].id for one in found}, {"q-9"})
            self.assertEqual(loops, {asyncio.get_running_loop()})

        asyncio.run(use())
        self.assertIn("needs a running event loop", bound(query).resolve(UNHEARD).error)

    def test_entities_change_while_a_resolver_uses_them(self):
        songs = bespeak.Entities()
        resolver = self.catalogs.resolver(entities={KEY: songs})
        self.assertEqual(resolver.resolve("play ocean drive in player").status, "needsValue")
        songs.replace({"live-1": ["Ocean Drive", "Sea Road"], "live-2": "Night Owl"})
        self.assertEqual(resolver.resolve("play ocean drive in player").parameters["song"].id, "live-1")
        self.assertEqual(resolver.resolve("play sea road in player").parameters["song"].value, "Ocean Drive")
        songs.update([("live-2", "Day Owl")], remove=["live-1"])
        self.assertEqual(len(songs), 1)
        self.assertEqual(resolver.resolve("play day owl in player").parameters["song"].id, "live-2")
        self.assertNotIn("song", resolver.resolve("play ocean drive in player").parameters)
        with self.assertRaises(ValueError):
            songs.replace({"": "Nobody"})
        with self.assertRaises(TypeError):
            songs.replace({"1": 7})


class ConversationTests(Case):
    def test_a_question_a_choice_and_consent(self):
        with self.resolver.session() as session:
            with self.assertRaises(bespeak.StateError):
                session.cancel()
            turn = session.say("delete a song from player")
            self.assertEqual((turn.kind, turn.next, turn.say), ("request", "ask", "Delete what?"))
            with self.assertRaises(bespeak.StateError):
                session.choose(0)
            turn = session.say("summer rain")
            self.assertEqual((turn.next, turn.options), ("choose", ("Summer Rain, live", "Summer Rain, studio")))
            for option in (7, 2**32, 2**40):
                with self.assertRaises(bespeak.StateError):
                    session.choose(option)
            turn = session.choose(1)
            self.assertEqual((turn.kind, turn.next), ("answer", "confirm"))
            self.assertEqual(turn.resolution.parameters["song"].range, (0, 0))
            turn = session.confirm()
            self.assertEqual((turn.next, turn.resolution.intent), ("perform", "DeleteSong"))
            self.assertEqual(turn.resolution.parameters["song"].id, "4")
            session.say("delete a song from player")
            self.assertEqual(session.say("xylophone").kind, "notUnderstood")
            self.assertEqual((session.cancel().kind, session.say("nothing of this").next), ("cancelled", "say"))
            with self.assertRaises(ValueError):
                session.choose(-1)
        with self.assertRaises(bespeak.ClosedError):
            session.say("stop player")

    def test_an_async_session_asks_async_queries(self):
        async def query(text):
            await asyncio.sleep(0)
            return [("q-9", text)]

        async def use():
            async with bound(query).async_session() as session:
                self.assertEqual((await session.say("play a song in player")).next, "ask")
                turn = await session.say("some unheard tune")
                self.assertEqual((turn.next, turn.resolution.parameters["song"].id), ("perform", "q-9"))
                await session.say("delete a song from player")
                await session.say("kind of blue")
                self.assertEqual((await session.confirm(False)).kind, "cancelled")
                with self.assertRaises(bespeak.StateError):
                    await session.choose(0)

        asyncio.run(use())

    def test_numbers_past_32_bits_do_not_wrap(self):
        for wrong in ({"max_alternatives": 2**32}, {"deadline": 2**32 / 1000}):
            with self.assertRaises((ValueError, bespeak.ArgumentError)):
                self.resolver.resolve("stop player", **wrong)

    def test_days_of_a_stream_count_from_its_date_and_zone(self):
        diary = {
            "format": "bespeak-catalog/1", "app": {"id": "com.example.diary", "name": "Diary"},
            "intents": {"ShowDay": {"parameters": [{"name": "day", "type": "date"}]}},
            "shortcuts": [{"intent": "ShowDay", "phrases": ["Show ${day} in ${applicationName}"]}],
        }
        resolver = bespeak.compile(diary, rules="extended").resolver()
        with resolver.stream(reference_date="2027-12-31T23:00:00Z", time_zone="Asia/Tokyo") as stream:
            for hear in (stream.update, stream.finish):
                self.assertEqual(hear("show tomorrow in diary").resolution.parameters["day"].value["start"], "2028-01-02T00:00:00")

    def test_queries_and_entities_are_of_what_the_catalogs_declare(self):
        for key in (("com.example.playr", "Song"), ("com.example.player", "Sogn")):
            with self.assertRaisesRegex(bespeak.ArgumentError, key[1]):
                self.resolver.catalogs.resolver(entities={key: bespeak.Entities({})})

    def test_a_stream_resolves_while_it_is_said(self):
        with self.resolver.stream() as stream:
            update = stream.update("play blue")
            self.assertTrue(update.beginning and not update.final and 0 <= update.stability <= 1)
            self.assertEqual(update.words, 2)
            update = stream.finish("play blue train in player")
            self.assertEqual((update.final, update.stability, update.resolution.intent), (True, 1, "Play"))


if __name__ == "__main__":
    unittest.main()
