"""Which words get a vector: those of requests, then by how usual they are."""
import collections

from folding import words

# Words that are met in no request before this many more usual ones: names, and rare kinds of nouns.
NAME, UNTAGGED = 9_000, 3_000
UNKNOWN = 24_000


class Vocabulary:
    """Words by rank, from what an encoder's tokenizer, WordNet and our own lists know of them."""

    def __init__(self, tokenizer, wordnet, known, glosses):
        # Pieces of a tokenizer are numbered by how frequent they are in what it was trained on.
        pieces = sorted(tokenizer.get_vocab().items(), key=lambda pair: pair[1])
        ids = {piece: number for piece, number in pieces if piece.isascii() and piece.isalpha()}
        self.rank = {piece: rank for rank, piece in enumerate(sorted(ids, key=ids.get))}
        self.forms = collections.defaultdict(set)  # of words that are not names, to (lemma, part)
        self.proper = set()
        for part, lemmas in wordnet.lemmas.items():
            for lemma, senses in lemmas.items():
                if all(capital for _, capital in senses):
                    self.proper.add(lemma)
                    continue
                for form in wordnet.forms(lemma, part):
                    self.forms[form].add((lemma, part))
        self.uses, self.glosses = wordnet.uses, glosses
        self.known = known

    def cost(self, word):
        """The lower, the sooner a word is taken."""
        cost = self.rank.get(word, UNKNOWN)
        lemmas = self.forms.get(word)
        if not lemmas:
            return cost + NAME
        if not any(self.uses[lemma] for lemma, _ in lemmas):
            cost += UNTAGGED
        return cost - 1_200 * min(self.glosses[word], 64).bit_length()

    def best(self, count):
        """So many words, those of our own lists first, then by cost."""
        candidates = (self.rank.keys() | self.forms.keys() | self.glosses.keys()) - self.known
        candidates = {word for word in candidates if len(word) > 1 and words(word) == [word] and len(word) <= 32}
        rest = sorted(candidates, key=lambda word: (self.cost(word), word))
        return (sorted(self.known) + rest)[:count]
