"""Makes a file of word vectors from a sentence encoder. README.md in this folder says how."""
import argparse
import collections
import functools
import multiprocessing
import os
import sys
import time

# One thread for each process: sums come out the same whatever the machine has.
os.environ |= {name: "1" for name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS")}
os.environ["TOKENIZERS_PARALLELISM"] = "false"
sys.dont_write_bytecode = True

import numpy as np

import overlap
import sentences
import training
import vectors_file
from encoder import Encoder
from folding import words
from vocabulary import Vocabulary
from wordnet import WordNet

CHUNK, SEED = 4096, 1
# How many of WordNet's sentences are learnt from, and how often each word alone.
GLOSSES, SINGLE = 45_000, 3
# All numbers that are written with digits have one row.
NUMBER = "0"


@functools.cache
def _encoder(folder):
    return Encoder(folder)


def _encode(work):
    folder, texts = work
    return _encoder(folder).encode(texts)


def encode(folder, texts, say):
    """The encoder's vectors of texts, by as many processes as there are processors for this one."""
    chunks = [(folder, texts[at:at + CHUNK]) for at in range(0, len(texts), CHUNK)]
    parts = []
    with multiprocessing.get_context("spawn").Pool(len(os.sched_getaffinity(0))) as pool:
        for part in pool.imap(_encode, chunks):
            parts.append(part)
            say(f"encoded {sum(map(len, parts)):,} of {len(texts):,}")
    return np.concatenate(parts)


def rows(text, index):
    """The rows of a text's words."""
    found = [index.get(NUMBER if word[0].isdigit() else word) for word in words(text)]
    return [row for row in found if row is not None]


def weights(lists, count):
    """A first weight for each word, the less the more often it is met."""
    met = np.bincount(np.concatenate([row for row in lists if row]), minlength=count) + 1
    return (1 / (1 + 1_000 * met / met.sum())).astype(np.float32)[:, None]


def distil(options, say):
    """The words and their vectors."""
    wordnet = WordNet(options.wordnet)
    glosses = sentences.glosses(wordnet)
    met = collections.Counter(word for text in glosses for word in words(text))
    known = sentences.own_words(options.texts)
    encoder = Encoder(options.encoder)
    vocabulary = Vocabulary(encoder.tokenizer, wordnet, known, met).best(options.words - 1) + [NUMBER]
    del encoder
    requests = sentences.requests(options.texts, wordnet, vocabulary[:-1], SEED)
    learnt = requests + sentences.some(glosses, GLOSSES, SEED)
    say(f"{len(vocabulary):,} words, {len(known):,} of them in our own texts; {len(learnt):,} sentences")
    if options.check:
        overlap.report(options.check, learnt)
        return None

    targets = encode(options.encoder, learnt, say)
    # What tells requests apart, not definitions.
    mean, directions = training.principal_components(targets[:len(requests)], options.dimension)
    targets = (targets - mean) @ directions
    alone = (encode(options.encoder, vocabulary, say) - mean) @ directions
    index = {word: row for row, word in enumerate(vocabulary)}
    lists = [rows(text, index) for text in learnt]
    vectors = training.units(alone) * weights(lists, len(vocabulary))
    single = [[row] for row in range(len(vocabulary))]
    examples = training.Sentences(lists + SINGLE * single, np.concatenate([targets] + SINGLE * [alone]))
    vectors = training.train(vectors, examples, SEED, lambda epoch, loss: say(f"epoch {epoch + 1}: 1 - cosine {loss:.4f}"))
    return vocabulary, vectors, len(learnt)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--encoder", required=True, help="folder with config.json, tokenizer.json and model.safetensors")
    parser.add_argument("--wordnet", required=True, help="folder with WordNet's data.noun and the others")
    parser.add_argument("--texts", required=True, help="folder with requests.txt, kinds.txt and words.txt")
    parser.add_argument("--language", default="en", help="the language's tag (default: en)")
    parser.add_argument("--source", default="", help="what the encoder is, for the file")
    parser.add_argument("--licence", default="", help="under which licences the file is, for the file")
    parser.add_argument("--words", type=int, default=20_000, help="how many rows (default: 20000)")
    parser.add_argument("--dimension", type=int, default=128, help="a multiple of 16 (default: 128)")
    parser.add_argument("--check", metavar="FOLDER", help="write nothing; tell what suites in a folder share with the sentences")
    parser.add_argument("--out", help="the file to write")
    options = parser.parse_args()
    if bool(options.check) == bool(options.out):
        parser.error("one of --out and --check is needed")
    began = time.monotonic()

    def say(text):
        print(f"{time.monotonic() - began:7.0f} s  {text}", file=sys.stderr, flush=True)

    made = distil(options, say)
    if made:
        vocabulary, vectors, count = made
        about = {"language": options.language, "source": options.source, "licence": options.licence,
                 "made": f"Scripts/distil: {count} sentences, {training.SETTINGS}"}
        say(f"{vectors_file.write(options.out, vocabulary, vectors, about):,} bytes")
        vectors_file.Vectors(options.out)


if __name__ == "__main__":
    main()
