// SPDX-License-Identifier: Apache-2.0
//
// Signatures of names, a bit a trait, stored trait by trait: how many traits each name shares with a query is counted
// for 256 names at once. In C, because Swift has no way to use wider registers where the processor has them.

#ifndef BESPEAK_SIGNATURES_H
#define BESPEAK_SIGNATURES_H

#include <stdint.h>

enum {
  /// The names of a block, and the words of a trait that it takes.
  SIGNATURES_BLOCK = 256,
  SIGNATURES_WORDS = SIGNATURES_BLOCK / 64,
  /// Most traits of a query.
  SIGNATURES_TRAITS = 127,
  /// Most names that are asked for, and the room that is needed.
  SIGNATURES_WANTED = 64,
  SIGNATURES_ROOM = 2 * SIGNATURES_WANTED,
  /// All traits, as a share.
  SIGNATURES_ALL = 255,
};

/// Names by the traits that they have.
struct signatures_names {
  /// For each trait `stride` words, a multiple of SIGNATURES_WORDS: a bit a name, and zeroes behind the last.
  const uint64_t *bits;
  intptr_t stride;
  /// The number of traits of each name, rising.
  const uint8_t *sizes;
  intptr_t count;
};

/// A name, and twice the traits that it shares with a query as a share of those of both, of SIGNATURES_ALL.
struct signatures_found {
  uint32_t name, share;
};

/// Finds the names that share most with a query, from a share `least` on and at most `wanted`, and SIGNATURES_WANTED.
/// They come in rising order; of equal shares those with fewer traits are taken, then those with lower numbers.
///
/// `traits` are the query's, each once, at most SIGNATURES_TRAITS; `found` has SIGNATURES_ROOM. Returns how many it found.
intptr_t signatures_find(struct signatures_names names, const uint16_t *traits, intptr_t count, uint32_t least,
                         intptr_t wanted, struct signatures_found *found);

#endif
