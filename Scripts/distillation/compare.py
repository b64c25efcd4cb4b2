"""Compares two files of word vectors: the same words, and how far the vectors of each are apart."""
import sys

sys.dont_write_bytecode = True

import training
import vectors_file

LEAST = 0.999

old, new = map(vectors_file.Vectors, sys.argv[1:3])
if old.words != new.words:
    sys.exit(f"compare: {len(set(old.words) ^ set(new.words))} words are in one file only")
cosines = (training.units(old.vectors()) * training.units(new.vectors())).sum(axis=1)
print(f"{len(cosines):,} words; least cosine {cosines.min():.6f}; {(cosines < LEAST).sum()} below {LEAST}")
sys.exit(1 if cosines.min() < LEAST else 0)
