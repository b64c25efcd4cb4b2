"""Tells which sentences that were learnt from are also in a set that is measured on."""
import glob
import json
import os
import re

import numpy as np

from folding import words

NEAR, SHORTEST = 0.8, 4


def evaluated(folder):
    """The phrases and utterances of all suites below a folder, folded, by suite."""
    suites = {}
    for path in sorted(glob.glob(os.path.join(folder, "**", "transcripts.jsonl"), recursive=True)):
        suite = os.path.dirname(path)
        with open(path, encoding="utf-8") as file:
            texts = [json.loads(line).get("text", "") for line in file]
        for catalog in glob.glob(os.path.join(suite, "catalogs", "*.json")):
            with open(catalog, encoding="utf-8") as file:
                shortcuts = json.load(file).get("shortcuts", [])
            texts += [re.sub(r"\$\{\w+\}", " ", phrase) for each in shortcuts for phrase in each["phrases"]]
        suites[os.path.basename(suite)] = sorted({tuple(words(text)) for text in texts} - {()})
    return suites


def report(folder, sentences, print=print):
    """Prints for each suite how many of its texts were learnt from, to the word and nearly."""
    learnt = sorted({tuple(words(sentence)) for sentence in sentences} - {()})
    exact = set(learnt)
    sizes = np.array([len(set(text)) for text in learnt])
    postings = {}
    for at, text in enumerate(learnt):
        for word in set(text):
            postings.setdefault(word, []).append(at)
    postings = {word: np.array(places) for word, places in postings.items()}
    for suite, texts in evaluated(folder).items():
        same = [text for text in texts if text in exact]
        near = [text for text in texts if text not in exact and len(text) >= SHORTEST
                and _is_near(set(text), postings, sizes)]
        long = [text for text in same if len(text) >= SHORTEST]
        print(f"{suite}: of {len(texts)} texts {len(same)} are learnt from, {len(long)} of them with {SHORTEST} words or more; "
              f"{len(near)} more share {NEAR:.0%} of their words")
        for text in long:
            print(f"  same: {' '.join(text)}")


def _is_near(text, postings, sizes):
    shared = np.zeros(len(sizes), np.int32)
    for word in text:
        if word in postings:
            shared[postings[word]] += 1
    return bool((shared >= NEAR * (sizes + len(text) - shared)).any())
