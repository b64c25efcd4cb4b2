// SPDX-License-Identifier: Apache-2.0

#include "phones.h"

#include <string.h>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

static inline intptr_t clamped(intptr_t count) {
  return count < 0 ? 0 : count > PHONES_MAX ? PHONES_MAX : count;
}

/// What it costs that only one side has the phone at `i`.
static inline int16_t lone(const uint8_t *phones, intptr_t i, const uint8_t *costs) {
  const uint8_t phone = phones[i] & 63;
  return i > 0 && (phones[i - 1] & 63) == phone ? PHONES_DOUBLED : costs[phone];
}

int32_t phones_weight(const uint8_t *phones, intptr_t count, const uint8_t *costs) {
  const intptr_t n = clamped(count);
  int32_t weight = 0;
  for (intptr_t i = 0; i < n; i++) weight += lone(phones, i, costs);
  return weight;
}

/// Whether a phone doubles the one before it.
static inline int doubles(const uint8_t *phones, intptr_t i) {
  return i > 0 && (phones[i - 1] & 63) == (phones[i] & 63);
}

/// What two sequences do not share at either end: `first` to `n` of one, and to `m` of the other.
struct rest {
  intptr_t first, n, m;
};

/// Takes off what both begin and end with: phones cost no less to hear and to miss than to be heard for
/// themselves. But one that doubles another may be missed for less, and ends what is taken off.
static inline struct rest restOf(const uint8_t *a, intptr_t n, const uint8_t *b, intptr_t m) {
  intptr_t first = 0;
  while (first < n && first < m && (a[first] & 63) == (b[first] & 63) && !doubles(a, first)) first++;
  while (n > first && m > first && (a[n - 1] & 63) == (b[m - 1] & 63) && !doubles(a, n - 1) &&
         !doubles(b, m - 1)) {
    n--;
    m--;
  }
  return (struct rest){first, n, m};
}

static int32_t distanceOfRest(const uint8_t *a, const uint8_t *b, struct rest rest,
                              const uint8_t *costs, int32_t limit) {
  const intptr_t n = rest.n, m = rest.m;
  int32_t row[PHONES_MAX + 1], inserted[PHONES_MAX];
  row[rest.first] = 0;
  for (intptr_t j = rest.first; j < m; j++) {
    inserted[j] = lone(b, j, costs);
    row[j + 1] = row[j] + inserted[j];
  }
  for (intptr_t i = rest.first; i < n; i++) {
    const uint8_t *substituted = costs + (intptr_t)(a[i] & 63) * 64;
    const int32_t deleted = lone(a, i, costs);
    int32_t diagonal = row[rest.first], left = diagonal + deleted, least = left;
    row[rest.first] = left;
    for (intptr_t j = rest.first; j < m; j++) {
      const int32_t above = row[j + 1];
      int32_t best = diagonal + substituted[b[j] & 63];
      if (above + deleted < best) best = above + deleted;
      if (left + inserted[j] < best) best = left + inserted[j];
      diagonal = above;
      row[j + 1] = left = best;
      if (best < least) least = best;
    }
    // Every way to the end passes through this row.
    if (least > limit) return limit + 1;
  }
  return row[m] <= limit ? row[m] : limit + 1;
}

int32_t phones_distance(const uint8_t *a, intptr_t aCount, const uint8_t *b, intptr_t bCount,
                        const uint8_t *costs, int32_t limit) {
  return distanceOfRest(a, b, restOf(a, clamped(aCount), b, clamped(bCount)), costs, limit);
}

/// Sequences column by column: of each column the phones, a lane for each sequence, and their lone costs. Past its end a
/// sequence has none, at no cost. `lanes` is a constant wherever this is used.
static inline __attribute__((always_inline)) intptr_t layOut(const struct phones_sequence *sequences, intptr_t count,
                                                             const uint8_t *costs, const intptr_t lanes,
                                                             uint8_t *phones, int16_t *inserted, intptr_t *counts) {
  intptr_t columns = 0;
  for (intptr_t k = 0; k < count; k++) {
    counts[k] = clamped(sequences[k].count);
    if (counts[k] > columns) columns = counts[k];
  }
  memset(phones, 0, (size_t)(columns * lanes));
  memset(inserted, 0, (size_t)(columns * lanes) * sizeof *inserted);
  for (intptr_t k = 0; k < count; k++) {
    for (intptr_t j = 0; j < counts[k]; j++) {
      phones[j * lanes + k] = sequences[k].phones[j] & 63;
      inserted[j * lanes + k] = lone(sequences[k].phones, j, costs);
    }
  }
  return columns;
}

// A register of every machine. Wider ones would be as many instructions, and mostly there are few sequences.
enum { LANES = 8 };
typedef int16_t lanes __attribute__((vector_size(2 * LANES)));

/// The distances of at most `width` sequences, which is at most LANES.
static inline __attribute__((always_inline)) void distancesOfFew(
    const uint8_t *query, intptr_t n, const struct phones_sequence *sequences, intptr_t count,
    const uint8_t *costs, int16_t *distances, int16_t *weights, const intptr_t width) {
  uint8_t phones[PHONES_MAX][LANES];
  lanes inserted[PHONES_MAX], row[PHONES_MAX + 1];
  intptr_t counts[LANES];
  const intptr_t m = layOut(sequences, count, costs, LANES, phones[0], (int16_t *)inserted, counts);
  row[0] = (lanes){0};
  for (intptr_t j = 0; j < m; j++) row[j + 1] = row[j] + inserted[j];
  for (intptr_t k = 0; k < count; k++) weights[k] = row[counts[k]][k];
  for (intptr_t i = 0; i < n; i++) {
    const uint8_t *substituted = costs + (intptr_t)(query[i] & 63) * 64;
    const int16_t cost = lone(query, i, costs);
    const lanes deleted = (lanes){0} + cost;
    lanes diagonal = row[0], left = diagonal + deleted;
    row[0] = left;
    for (intptr_t j = 0; j < m; j++) {
      // Looking costs up is most of the work, so no more are than there are sequences.
      lanes substitution = {0};
      for (intptr_t k = 0; k < width; k++) substitution[k] = substituted[phones[j][k]];
      const lanes above = row[j + 1];
      const lanes either = __builtin_elementwise_min(diagonal + substitution, above + deleted);
      left = __builtin_elementwise_min(either, left + inserted[j]);
      diagonal = above;
      row[j + 1] = left;
    }
  }
  for (intptr_t k = 0; k < count; k++) distances[k] = row[counts[k]][k];
}

/// The distances of `count` sequences, a few at a time.
static void distancesOfAll(const uint8_t *query, intptr_t n, const struct phones_sequence *sequences, intptr_t count,
                           const uint8_t *costs, int16_t *distances, int16_t *weights) {
  for (intptr_t first = 0; first < count; first += LANES) {
    const intptr_t few = count - first < LANES ? count - first : LANES;
    if (few > LANES / 2) {
      distancesOfFew(query, n, sequences + first, few, costs, distances + first, weights + first, LANES);
    } else {
      distancesOfFew(query, n, sequences + first, few, costs, distances + first, weights + first, LANES / 2);
    }
  }
}

#if defined(__x86_64__)
enum { WIDE = PHONES_BATCH };
typedef int16_t wide __attribute__((vector_size(2 * WIDE)));

/// Sixteen of 64 bytes, by their places: the lower four bits of each are the place in a quarter of the table.
static inline __attribute__((always_inline, target("avx2"))) __m128i lookUp(const __m128i *table, __m128i places) {
  const __m128i isOdd = _mm_slli_epi16(places, 3), isUpper = _mm_slli_epi16(places, 2);
  const __m128i lower =
      _mm_blendv_epi8(_mm_shuffle_epi8(table[0], places), _mm_shuffle_epi8(table[1], places), isOdd);
  const __m128i upper =
      _mm_blendv_epi8(_mm_shuffle_epi8(table[2], places), _mm_shuffle_epi8(table[3], places), isOdd);
  return _mm_blendv_epi8(lower, upper, isUpper);
}

/// The same, all at a time: of the costs of a phone, which are a table in registers, sixteen are looked up at once.
static __attribute__((target("avx2"))) void distancesOfAllWide(
    const uint8_t *query, intptr_t n, const struct phones_sequence *sequences, intptr_t count,
    const uint8_t *costs, int16_t *distances, int16_t *weights) {
  __m128i phones[PHONES_MAX];
  wide inserted[PHONES_MAX], row[PHONES_MAX + 1];
  intptr_t counts[WIDE];
  const intptr_t m = layOut(sequences, count, costs, WIDE, (uint8_t *)phones, (int16_t *)inserted, counts);
  row[0] = (wide){0};
  for (intptr_t j = 0; j < m; j++) row[j + 1] = row[j] + inserted[j];
  for (intptr_t k = 0; k < count; k++) weights[k] = row[counts[k]][k];
  for (intptr_t i = 0; i < n; i++) {
    __m128i substituted[4];
    memcpy(substituted, costs + (intptr_t)(query[i] & 63) * 64, sizeof substituted);
    const int16_t cost = lone(query, i, costs);
    const wide deleted = (wide){0} + cost;
    wide diagonal = row[0], left = diagonal + deleted;
    row[0] = left;
    for (intptr_t j = 0; j < m; j++) {
      const wide substitution = (wide)_mm256_cvtepu8_epi16(lookUp(substituted, phones[j]));
      const wide above = row[j + 1];
      const wide either = __builtin_elementwise_min(diagonal + substitution, above + deleted);
      left = __builtin_elementwise_min(either, left + inserted[j]);
      diagonal = above;
      row[j + 1] = left;
    }
  }
  for (intptr_t k = 0; k < count; k++) distances[k] = row[counts[k]][k];
}
#endif

int phones_are_wide(void) {
#if defined(__x86_64__)
  return __builtin_cpu_supports("avx2") != 0;
#else
  return 0;
#endif
}

void phones_distances(const uint8_t *query, intptr_t queryCount,
                      const struct phones_sequence *sequences, intptr_t count,
                      const uint8_t *costs, int isWide, int16_t *distances, int16_t *weights) {
  // The rest of so many phones by so many is as soon compared on its own.
  enum { FEW = 8 };
  const intptr_t n = clamped(queryCount);
  if (count > PHONES_BATCH) count = PHONES_BATCH;
  struct phones_sequence far[PHONES_BATCH];
  intptr_t places[PHONES_BATCH], left = 0;
  for (intptr_t k = 0; k < count; k++) {
    const struct phones_sequence one = sequences[k];
    const struct rest rest = restOf(query, n, one.phones, clamped(one.count));
    if ((rest.n - rest.first) * (rest.m - rest.first) <= FEW) {
      distances[k] = (int16_t)distanceOfRest(query, one.phones, rest, costs, INT16_MAX - 1);
      weights[k] = (int16_t)phones_weight(one.phones, one.count, costs);
    } else {
      places[left] = k;
      far[left++] = one;
    }
  }
  if (left == 0) return;
  int16_t found[PHONES_BATCH], weighed[PHONES_BATCH];
#if defined(__x86_64__)
  if (isWide) {
    distancesOfAllWide(query, n, far, left, costs, found, weighed);
  } else
#endif
  {
    distancesOfAll(query, n, far, left, costs, found, weighed);
  }
  for (intptr_t k = 0; k < left; k++) {
    distances[places[k]] = found[k];
    weights[places[k]] = weighed[k];
  }
}
