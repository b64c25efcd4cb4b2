// SPDX-License-Identifier: Apache-2.0
//
// Edit distances of short sequences of phones, one pair or sixteen at a time. In C because Swift has no
// vectors that a compiler keeps in registers across rows.

#ifndef BESPEAK_PHONES_H
#define BESPEAK_PHONES_H

#include <stdint.h>

enum {
  /// The most phones of a sequence that count.
  PHONES_MAX = 128,
  /// Sequences at a time.
  PHONES_BATCH = 16,
  /// What a phone costs that only one side has, where it doubles the one before it.
  PHONES_DOUBLED = 2,
};

/// Phones in a row, each below 64.
struct phones_sequence {
  const uint8_t *phones;
  intptr_t count;
};

/// What a sequence costs against none, with the same costs as below.
int32_t phones_weight(const uint8_t *phones, intptr_t count, const uint8_t *costs);

/// The weighted edit distance of two sequences, or `limit + 1` if it is more than `limit`.
///
/// `costs` is 64 rows of 64; row 0 is what a phone costs that only one side has. A distance is below
/// 2 * PHONES_MAX * 64.
int32_t phones_distance(const uint8_t *a, intptr_t aCount, const uint8_t *b, intptr_t bCount,
                        const uint8_t *costs, int32_t limit);

/// Whether this processor has registers for sixteen distances.
int phones_are_wide(void);

/// The distances of one sequence to `count` others, at most PHONES_BATCH, as phones_distance gives them, and
/// what each of those costs against none, as phones_weight does. `isWide` takes a processor that is.
void phones_distances(const uint8_t *query, intptr_t queryCount,
                      const struct phones_sequence *sequences, intptr_t count,
                      const uint8_t *costs, int isWide, int16_t *distances, int16_t *weights);

#endif
