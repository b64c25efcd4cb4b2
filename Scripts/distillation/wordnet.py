"""WordNet 3.0 as Debian's package `wordnet-base` has it: lemmas, inflections, definitions, examples."""
import collections
import os
import re

PARTS = ("noun", "verb", "adj", "adv")
# Parts of speech as keys of senses number them; 5 are adjectives that go with others.
PART_OF_SENSE = {"1": "noun", "2": "verb", "3": "adj", "4": "adv", "5": "adj"}
VOWELS = "aeiou"
# The names of the files that WordNet's lexicographers keep senses in, by number.
KINDS = {
    4: "noun.act", 5: "noun.animal", 6: "noun.artifact", 7: "noun.attribute", 8: "noun.body", 9: "noun.cognition",
    10: "noun.communication", 11: "noun.event", 12: "noun.feeling", 13: "noun.food", 14: "noun.group",
    15: "noun.location", 17: "noun.object", 18: "noun.person", 19: "noun.phenomenon", 20: "noun.plant",
    21: "noun.possession", 22: "noun.process", 23: "noun.quantity", 24: "noun.relation", 25: "noun.shape",
    26: "noun.state", 27: "noun.substance", 28: "noun.time",
}


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
        self.senses = collections.Counter()  # uses by part of speech, kind and lemma
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
            lemma, sense = key.split("%")
            uses[lemma] += int(count)
            part, number = sense.split(":")[:2]
            self.senses[PART_OF_SENSE[part], int(number), lemma] += int(count)
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

    def kinds(self, word):
        """What a word is, as far as sentences can be made of it: up to two kinds of its usual senses, or "name"."""
        found = collections.Counter()
        for part, lemmas in self.lemmas.items():
            for number, capital in lemmas.get(word, ()):
                kind = "name" if capital else KINDS.get(number, "") if part == "noun" else part
                if kind:
                    found[kind] = max(found[kind], self.senses[part, number, word])
        usual = sorted(found, key=lambda kind: (-found[kind], kind))
        return usual[:2]

    def inflected(self, word, kind):
        """The forms of a word that templates of a kind ask for."""
        forms = self.forms(word, "verb" if kind == "verb" else "noun" if kind.startswith("noun") else "adj")
        given = {"*": word, "s": forms[min(1, len(forms) - 1)]}
        if kind == "verb":
            given |= {"ing": forms[2], "ed": forms[-1]}
        return given
