// SPDX-License-Identifier: Apache-2.0

#include "signatures.h"

#include <string.h>

// A register of the newer processors, two of the older.
typedef uint64_t plane __attribute__((vector_size(8 * SIGNATURES_WORDS)));

// Bits of a number of traits.
enum { SLICES = 7 };

// Vectors are handed over by their address: how a wide one is passed depends on the processor.
#define INLINE static inline __attribute__((always_inline))

/// Adds three bits of the same weight: `sum` holds one of them, and then the lower bit of what they are together.
INLINE void addThree(plane *sum, const plane *a, const plane *b, plane *carry) {
  const plane either = *sum ^ *a;
  *carry = (*sum & *a) | (either & *b);
  *sum = either ^ *b;
}

/// Adds a bit of some weight to numbers in binary, a bit a slice.
INLINE void addOne(plane *slices, int weight, const plane *one) {
  plane bit = *one;
  for (int s = weight; s < SLICES; s++) {
    const plane carry = slices[s] & bit;
    slices[s] ^= bit;
    bit = carry;
  }
}

/// Counts the query's traits that each name of a block has, in binary.
///
/// - SeeAlso: Harley and Seal's way to count bits, in Warren, "Hacker's Delight", 2013.
INLINE void countShared(struct signatures_names names, intptr_t block, const uint16_t *traits, intptr_t count,
                        plane *slices) {
  const uint64_t *words = names.bits + block * SIGNATURES_WORDS;
  for (int s = 0; s < SLICES; s++) slices[s] = (plane){0};
  intptr_t k = 0;
  for (; k + 4 <= count; k += 4) {
    plane four[4], twos, others, carry;
    for (int t = 0; t < 4; t++) memcpy(&four[t], words + traits[k + t] * names.stride, sizeof(plane));
    addThree(&slices[0], &four[0], &four[1], &twos);
    addThree(&slices[0], &four[2], &four[3], &others);
    addThree(&slices[1], &twos, &others, &carry);
    addOne(slices, 2, &carry);
  }
  for (; k < count; k++) {
    plane one;
    memcpy(&one, words + traits[k] * names.stride, sizeof one);
    addOne(slices, 0, &one);
  }
}

/// Tells which names share as many.
INLINE void compare(const plane *slices, uint32_t need, plane *names) {
  // From the highest bit on: those that are known to share more, and those that are the same so far.
  plane more = {0}, same = ~more;
  for (int s = SLICES - 1; s >= 0; s--) {
    if (need >> s & 1) {
      same &= slices[s];
    } else {
      more |= same & slices[s];
      same &= ~slices[s];
    }
  }
  *names = more | same;
}

INLINE uint32_t shareOf(uint32_t shared, uint32_t both) { return 2 * SIGNATURES_ALL * shared / both; }

/// The fewest traits that are a share of so many of both; at least one.
INLINE uint32_t fewest(uint32_t share, uint32_t both) {
  const uint32_t shared = (share * both + 2 * SIGNATURES_ALL - 1) / (2 * SIGNATURES_ALL);
  return shared > 0 ? shared : 1;
}

INLINE intptr_t endOf(struct signatures_names names, intptr_t block) {
  const intptr_t end = (block + 1) * SIGNATURES_BLOCK;
  return end < names.count ? end : names.count;
}

/// The names found so far that are among the `wanted` of the largest shares, those found first among equals.
struct nearest {
  struct signatures_found *found;
  intptr_t size, wanted;
  /// The least share that still counts, how many were found of that one or a larger, and how many of each.
  uint32_t least;
  intptr_t taken;
  uint16_t counts[SIGNATURES_ALL + 1];
};

/// The least share of a name that would be among the wanted if it were found next.
INLINE uint32_t leastWanted(const struct nearest *nearest) {
  return nearest->least + (nearest->taken >= nearest->wanted);
}

/// Leaves the wanted.
static void prune(struct nearest *nearest) {
  // Of those with the least share as many as there is room for.
  const intptr_t larger = nearest->taken - nearest->counts[nearest->least];
  intptr_t ties = nearest->wanted - larger, kept = 0;
  for (intptr_t k = 0; k < nearest->size; k++) {
    const struct signatures_found one = nearest->found[k];
    if (one.share > nearest->least || (one.share == nearest->least && ties-- > 0)) nearest->found[kept++] = one;
  }
  nearest->size = kept;
}

/// Adds a name of a share that is still wanted.
INLINE void add(struct nearest *nearest, struct signatures_found one) {
  if (nearest->size == SIGNATURES_ROOM) prune(nearest);
  nearest->found[nearest->size++] = one;
  nearest->counts[one.share]++;
  nearest->taken++;
  while (nearest->taken - nearest->counts[nearest->least] >= nearest->wanted) {
    nearest->taken -= nearest->counts[nearest->least++];
  }
}

// Blocks from which it is told how large the shares are that are wanted.
enum { SAMPLED = 4 };

/// A share that `wanted` names reach among those with about as many traits as the query, or `least`: the nearest are
/// most often there, and of all others then few need be looked at one by one.
INLINE uint32_t sample(struct signatures_names names, const uint16_t *traits, intptr_t count, uint32_t least,
                       intptr_t wanted) {
  const intptr_t blocks = (names.count + SIGNATURES_BLOCK - 1) / SIGNATURES_BLOCK;
  intptr_t middle = 0;
  for (intptr_t step = blocks; step > 0; step /= 2) {
    while (middle + step < blocks && names.sizes[(middle + step) * SIGNATURES_BLOCK] < count) middle += step;
  }
  const intptr_t first = middle < SAMPLED / 2 ? 0 : middle - SAMPLED / 2;
  const intptr_t last = first + SAMPLED < blocks ? first + SAMPLED : blocks;
  plane slices[SAMPLED][SLICES];
  for (intptr_t b = first; b < last; b++) countShared(names, b, traits, count, slices[b - first]);
  const uint32_t both = (uint32_t)count + names.sizes[endOf(names, last - 1) - 1];
  for (uint32_t need = (uint32_t)count; need > 0 && shareOf(need, both) > least; need--) {
    intptr_t reached = 0;
    for (intptr_t b = first; b < last; b++) {
      plane near;
      compare(slices[b - first], need, &near);
      for (int w = 0; w < SIGNATURES_WORDS; w++) reached += __builtin_popcountll(near[w]);
    }
    if (reached >= wanted) return shareOf(need, both);
  }
  return least;
}

INLINE intptr_t find(struct signatures_names names, const uint16_t *traits, intptr_t count, uint32_t least,
                     intptr_t wanted, struct signatures_found *found) {
  if (wanted > SIGNATURES_WANTED) wanted = SIGNATURES_WANTED;
  if (count <= 0 || count > SIGNATURES_TRAITS || wanted <= 0 || names.count <= 0) return 0;
  struct nearest nearest = {
      .found = found, .wanted = wanted, .least = sample(names, traits, count, least, wanted)};
  const uint32_t own = (uint32_t)count;
  for (intptr_t first = 0; first < names.count; first += SIGNATURES_BLOCK) {
    const intptr_t block = first / SIGNATURES_BLOCK;
    // Names with many fewer traits, or many more, share too few of both.
    const uint32_t most = names.sizes[endOf(names, block) - 1];
    if (fewest(leastWanted(&nearest), own + most) > most) continue;
    const uint32_t need = fewest(leastWanted(&nearest), own + names.sizes[first]);
    if (need > own) break;
    plane slices[SLICES], near;
    countShared(names, block, traits, count, slices);
    compare(slices, need, &near);
    for (int w = 0; w < SIGNATURES_WORDS; w++) {
      for (uint64_t left = near[w]; left != 0; left &= left - 1) {
        const int lane = __builtin_ctzll(left);
        const uint32_t name = (uint32_t)(first + w * 64 + lane);
        uint32_t shared = 0;
        for (int s = 0; s < SLICES; s++) shared |= (uint32_t)(slices[s][w] >> lane & 1) << s;
        const uint32_t share = shareOf(shared, own + names.sizes[name]);
        if (share >= leastWanted(&nearest)) add(&nearest, (struct signatures_found){name, share});
      }
    }
  }
  if (nearest.size > wanted) prune(&nearest);
  return nearest.size;
}

#if defined(__x86_64__)
static __attribute__((target("avx2,popcnt"))) intptr_t findWide(struct signatures_names names, const uint16_t *traits,
                                                                intptr_t count, uint32_t least, intptr_t wanted,
                                                                struct signatures_found *found) {
  return find(names, traits, count, least, wanted, found);
}
#endif

intptr_t signatures_find(struct signatures_names names, const uint16_t *traits, intptr_t count, uint32_t least,
                         intptr_t wanted, struct signatures_found *found) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2")) return findWide(names, traits, count, least, wanted, found);
#endif
  return find(names, traits, count, least, wanted, found);
}
