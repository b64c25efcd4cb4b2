"""What the vectors learn from: requests out of our templates, and WordNet's examples and definitions."""
import collections
import os
import random
import re

from folding import words
from templates import Templates, parse, read

# Sentences of a template of requests, of a line of kinds for a word, and the longest ones learnt from.
REQUESTS, KIND_LINES, LONGEST = 300, 5, 16


def own_words(folder):
    """The words of the templates and lists of a language's folder, without numbers."""
    found = set()
    for name in ("requests", "kinds", "words"):
        with open(os.path.join(folder, name + ".txt"), encoding="utf-8") as file:
            for line in file:
                if not line.startswith(("#", "==")):
                    found.update(words(re.sub(r"\{[^}]*\}|^\w+ = ", " ", line)))
    return {word for word in found if word.isalpha()}


def glosses(wordnet):
    """Examples, and definitions with what they define, short ones."""
    found = [text for text in wordnet.examples if len(text.split()) <= LONGEST]
    found += [f"{names[0]}: {text}" for names, text in wordnet.definitions if len(text.split()) < LONGEST - 2]
    return sorted(set(found))


def some(texts, count, seed):
    """A part of texts, chosen at random, in order."""
    return sorted(random.Random(seed).sample(texts, min(count, len(texts))))


def _requests(sections, templates):
    frames = [parse(line) for line in sections["frames"]]
    for line in sections["requests"]:
        for text in templates.some(parse(line), REQUESTS):
            yield templates.one(templates.random.choice(frames), **{"*": text})
    for line in sections["sentences"]:
        yield from templates.some(parse(line), REQUESTS)


def _kinds(sections, templates, wordnet, vocabulary):
    """Sentences about each word of the vocabulary by what WordNet says it is, a few for each."""
    lines = collections.defaultdict(list)
    for names, templates_of in sections.items():
        for name in names.split():
            lines[name] += [parse(line) for line in templates_of]
    for word in vocabulary:
        for name in wordnet.kinds(word):
            given = wordnet.inflected(word, name)
            for line in templates.random.sample(lines[name], min(KIND_LINES, len(lines[name]))):
                yield templates.one(line, **given)


def requests(folder, wordnet, vocabulary, seed):
    """Sentences out of the templates of a folder, without repeats, in order."""
    sections = read(os.path.join(folder, "requests.txt"))
    templates = Templates(sections["lists"], random.Random(seed))
    found = list(_requests(sections, templates))
    found += _kinds(read(os.path.join(folder, "kinds.txt")), templates, wordnet, vocabulary)
    return sorted(set(found))
