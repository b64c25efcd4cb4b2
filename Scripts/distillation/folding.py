"""Words of a text as `TextAnalyzer` folds them: Sources/TextAnalysis."""
import re
import unicodedata

WORD = re.compile(r"[^\W_]+(?:[.,]\d+)*|'")
# As `Contractions.swift` spells out, after an apostrophe.
ENDINGS = {"re": "are", "ve": "have", "ll": "will", "m": "am"}
IRREGULAR = {"can": "can", "won": "will", "shan": "shall"}
BEFORE_IS = {"what", "it", "that", "where", "who", "how", "when", "why", "there", "here", "he", "she"}
SPECIAL = str.maketrans({"ø": "o", "ł": "l", "đ": "d", "ð": "d", "ħ": "h", "ı": "i", "ŧ": "t", "æ": "ae", "œ": "oe",
                         "þ": "th", "ŋ": "n", "’": "'", "ʼ": "'"})


def words(text):
    """The folded words of a text in a Latin script."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    text = "".join(letter for letter in letters if not unicodedata.combining(letter)).translate(SPECIAL)
    found = []
    after = False
    for word in WORD.findall(text):
        if word == "'":
            after = True
            continue
        last = found[-1] if found else ""
        if after and word == "t" and len(last) > 1 and last.endswith("n"):
            found[-1], word = IRREGULAR.get(last, last[:-1]), "not"
        elif after and last:
            if word == "s":
                word = "us" if last == "let" else "is" if last in BEFORE_IS else word
            word = ENDINGS.get(word, word)
        found += ["can", "not"] if word == "cannot" else [word]
        after = False
    return found
