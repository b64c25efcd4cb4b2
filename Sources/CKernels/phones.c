// SPDX-License-Identifier: Apache-2.0

#include "phones.h"

#include <string.h>

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

// A register of every machine. Wider ones would be as many instructions, and mostly there are few sequences.
enum { LANES = 8 };
typedef int16_t lanes __attribute__((vector_size(2 * LANES)));

/// The distances of at most `width` sequences, which is at most LANES.
static inline __attribute__((always_inline)) void distancesOfFew(
    const uint8_t *query, intptr_t n, const struct phones_sequence *sequences, intptr_t count,
    const uint8_t *costs, int16_t *distances, int16_t *weights, const intptr_t width) {
  // Column by column, the phones and their lone costs; past its end a sequence has none, at no cost.
  uint8_t phones[PHONES_MAX][LANES];
  lanes inserted[PHONES_MAX], row[PHONES_MAX + 1];
  intptr_t counts[LANES], m = 0;
  for (intptr_t k = 0; k < count; k++) {
    counts[k] = clamped(sequences[k].count);
    if (counts[k] > m) m = counts[k];
  }
  memset(phones, 0, (size_t)m * LANES);
  memset(inserted, 0, (size_t)m * sizeof(lanes));
  for (intptr_t k = 0; k < count; k++) {
    for (intptr_t j = 0; j < counts[k]; j++) {
      phones[j][k] = sequences[k].phones[j] & 63;
      inserted[j][k] = lone(sequences[k].phones, j, costs);
    }
  }
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

void phones_distances(const uint8_t *query, intptr_t queryCount,
                      const struct phones_sequence *sequences, intptr_t count,
                      const uint8_t *costs, int16_t *distances, int16_t *weights) {
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
  int16_t found[2 * LANES];
  for (intptr_t first = 0; first < left; first += LANES) {
    const intptr_t few = left - first < LANES ? left - first : LANES;
    if (few > LANES / 2) {
      distancesOfFew(query, n, far + first, few, costs, found, found + LANES, LANES);
    } else {
      distancesOfFew(query, n, far + first, few, costs, found, found + LANES, LANES / 2);
    }
    for (intptr_t k = 0; k < few; k++) {
      distances[places[first + k]] = found[k];
      weights[places[first + k]] = found[LANES + k];
    }
  }
}
