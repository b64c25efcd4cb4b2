# SPDX-License-Identifier: Apache-2.0

"""What the tests share."""

import json
import os
import unittest

import bespeak
from bespeak._types import resolution_of

CORPORA = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "..", "Corpora")

PLAYER = {
    "format": "bespeak-catalog/1",
    "app": {"id": "com.example.player", "name": "Player"},
    "entities": {"Song": {"query": "string", "values": [
        {"id": "1", "title": "Blue Train", "suggested": True},
        {"id": "2", "title": "Kind of Blue"},
        {"id": "3", "title": "Summer Rain", "subtitle": "live"},
        {"id": "4", "title": "Summer Rain", "subtitle": "studio"},
    ]}},
    "intents": {
        "Play": {"parameters": [{"name": "song", "type": "entity:Song", "requestValueDialog": "Which song?"}]},
        "DeleteSong": {
            "requiresConfirmation": True,
            "parameters": [{"name": "song", "type": "entity:Song", "requestValueDialog": "Delete what?"}],
        },
        "Stop": {},
    },
    "shortcuts": [
        {"intent": "Play", "phrases": ["Play ${song} in ${applicationName}", "Play a song in ${applicationName}"]},
        {"intent": "DeleteSong", "phrases": ["Delete a song from ${applicationName}"]},
        {"intent": "Stop", "phrases": ["Stop ${applicationName}"]},
    ],
    "negativePhrases": ["Uninstall ${applicationName}"],
}
SAID = ["play blue train in player", "stop player", "play a song in player", "nothing of this", None, "lone \ud800",
        "", "uninstall player", "play summer rain in player", "don't stop player", "it's raining, stop player"]


def corpus():
    """Catalogs of all apps of the corpora, and what is said to them: pairs of a text and a locale."""
    folders = [name for name in sorted(os.listdir(CORPORA)) if os.path.isfile(os.path.join(CORPORA, name, "utterances.jsonl"))]
    files = [f"{name}/utterances.jsonl" for name in folders] + ["shared/mixed.jsonl", "shared/none.jsonl", "shared/misheard.jsonl"]
    said = []
    for path in files:
        with open(os.path.join(CORPORA, path), encoding="utf-8") as file:
            for case in map(json.loads, file):
                if "text" in case and not {"app", "apps"} & case.keys():
                    said.append((case["text"], case.get("locale", "en")))
    return bespeak.compile(*(os.path.join(CORPORA, name) for name in folders)), said


def of_lines(lines):
    return [resolution_of(json.loads(line)) for line in lines]


class Case(unittest.TestCase):
    def setUp(self):
        self.catalogs = bespeak.compile(PLAYER)
        self.resolver = self.catalogs.resolver()
