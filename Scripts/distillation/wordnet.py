"""WordNet 3.0 as Debian's package `wordnet-base` has it: lemmas, inflections, definitions, examples."""
import collections
import os
import re

PARTS = {"noun": "n", "verb": "v", "adj": "a", "adv": "r"}
VOWELS = "aeiou"


class WordNet:
    """The files of a folder `usr/share/wordnet`, read once."""

    def __init__(self, folder):
        self.folder = folder
        # Lemmas of one word by part of speech: how many senses they have, and the kinds of those
        # (files of lexicographers, by number).
        self.lemmas = {part: collections.defaultdict(set) for part in PARTS}
        self.definitions, self.examples = [], []
        self.irregular = {part: collections.defaultdict(list) for part in PARTS}
        for part in PARTS:
            self._read(part)
        self.uses = self._uses()

    def _lines(self, name):
        with open(os.path.join(self.folder, name), encoding="utf-8") as file:
            for line in file:
                if not line.startswith("  "):
                    yield line.rstrip("\n")

    def _read(self, part):
        for line in self._lines("data." + part):
            fields, _, gloss = line.partition(" | ")
            fields = fields.split()
            names = [fields[4 + 2 * at].split("(")[0].replace("_", " ") for at in range(int(fields[3], 16))]
            for name in names:
                if name.isalpha() and name.isascii():
                    self.lemmas[part][name.lower()].add((int(fields[1]), name[0].isupper()))
            # Quotes cut the examples out; what is before them defines.
            pieces = gloss.split('"')
            definition = re.sub(r"\([^()]*\)", "", pieces[0]).strip(" ;:-")
            if definition:
                self.definitions.append((names, definition))
            self.examples += [" ".join(text.split()) for text in pieces[1::2] if len(text.split()) > 1]
        for line in self._lines(part + ".exc"):
            form, *bases = line.split()
            for base in bases:
                self.irregular[part][base].append(form)

    def _uses(self):
        """How often each lemma was met in the texts that WordNet's makers tagged."""
        uses = collections.Counter()
        for line in self._lines("cntlist.rev"):
            key, _, count = line.split()
            uses[key.split("%")[0].replace("_", " ")] += int(count)
        return uses

    def forms(self, lemma, part):
        """The inflected forms of a lemma, itself first."""
        special = self.irregular[part].get(lemma, [])
        ends = lemma[-1:] if lemma[-2:-1] not in VOWELS else ""
        sibilant = lemma.endswith(("s", "x", "z", "ch", "sh"))
        plural = lemma[:-1] + "ies" if ends == "y" else lemma + "es" if sibilant else lemma + "s"
        if part == "noun":
            return [lemma] + (special or [plural])
        if part == "verb":
            short = re.fullmatch(r"[^aeiou]*[aeiou][bdgklmnprtvz]", lemma) and not lemma.endswith(("w", "x", "y"))
            stem = lemma[:-1] if lemma.endswith("e") and not lemma.endswith("ee") else lemma + lemma[-1] if short else lemma
            past = lemma[:-1] + "ied" if ends == "y" else stem + "ed"
            going = [form for form in special if form.endswith("ing")] or [stem + "ing"]
            return [lemma, plural] + going + ([form for form in special if not form.endswith("ing")] or [past])
        return [lemma] + special
