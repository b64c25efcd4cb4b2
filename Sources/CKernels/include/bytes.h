// SPDX-License-Identifier: Apache-2.0
//
// Classes of ASCII bytes, sixteen at a time. Swift's vectors have no way to gather a bit a byte into
// a register, which is most of the gain; everything else here is vector arithmetic that the compiler
// turns into the instructions of any machine.

#ifndef BESPEAK_BYTES_H
#define BESPEAK_BYTES_H

#include <stdbool.h>
#include <stdint.h>

typedef uint8_t bytes_vector __attribute__((vector_size(16)));

/// What up to 64 bytes are.
typedef struct {
  /// A bit for every letter or digit; rubbish unless `isPrintable`.
  uint64_t words;
  /// Whether all bytes are printable ASCII.
  bool isPrintable;
  /// Whether there is anything else but letters, digits and blanks.
  bool hasOthers;
} bytes_classes;

/// Gathers the high bits of sixteen bytes that are all ones or all zeroes, on any machine.
static inline uint64_t bytes_gatherPortably(bytes_vector masks) {
  uint64_t halves[2];
  __builtin_memcpy(halves, &masks, 16);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  halves[0] = __builtin_bswap64(halves[0]);
  halves[1] = __builtin_bswap64(halves[1]);
#endif
  // A bit a byte, each moved to its place in the highest byte.
  const uint64_t bits = 0x0101010101010101, places = 0x0102040810204080;
  return ((halves[0] & bits) * places) >> 56 | ((halves[1] & bits) * places) >> 56 << 8;
}

/// As `bytes_gatherPortably`, with the instruction for it where there is one.
static inline uint64_t bytes_gather(bytes_vector masks) {
#if defined(__SSE2__)
  typedef char chars __attribute__((vector_size(16)));
  return (uint32_t)__builtin_ia32_pmovmskb128((chars)masks);
#else
  return bytes_gatherPortably(masks);
#endif
}

static inline bytes_vector bytes_load(const uint8_t *bytes) {
  bytes_vector result;
  __builtin_memcpy(&result, bytes, 16);
  return result;
}

/// Ones in every byte that is an ASCII letter or digit.
static inline bytes_vector bytes_words(bytes_vector vector) {
  typedef int8_t integers __attribute__((vector_size(16)));
  // The last letter, or digit, moves to 0x7F, so that one signed comparison is enough.
  return (bytes_vector)(((integers)((vector | 0x20) + (0x7F - 'z')) > 0x7F - 26) |
                        ((integers)(vector + (0x7F - '9')) > 0x7F - 10));
}

/// Classifies `count` bytes; there must be 16 to 64 of them.
///
/// Always four loads: those that would pass the end move back, and say again what is known.
static inline bytes_classes bytes_classify(const uint8_t *bytes, intptr_t count) {
  const intptr_t last = count - 16;
  bytes_vector highest = {0}, plain = ~highest;
  uint64_t words = 0;
#pragma clang loop unroll(full)
  for (intptr_t step = 0; step < 64; step += 16) {
    const intptr_t offset = step < last ? step : last;
    const bytes_vector vector = bytes_load(bytes + offset);
    const bytes_vector word = bytes_words(vector);
    words |= bytes_gather(word) << offset;
    plain &= word | (bytes_vector)(vector == ' ');
    highest = __builtin_elementwise_max(highest, vector - ' ');
  }
  return (bytes_classes){
      .words = words,
      .isPrintable = bytes_gather((bytes_vector)(highest > '~' - ' ')) == 0,
      .hasOthers = bytes_gather(plain) != 0xFFFF,
  };
}

/// What up to 63 bytes of text of one-byte and two-byte letters are.
typedef struct {
  /// A bit for every ASCII letter or digit.
  uint64_t words;
  /// A bit for every first byte of two.
  uint64_t leads;
  /// A bit for every further byte of a scalar.
  uint64_t trails;
  /// Whether there is nothing but printable ASCII and the bytes of such pairs, in any order.
  bool isValid;
  /// Whether there is any other ASCII but letters, digits and blanks.
  bool hasOthers;
} bytes_pairs;

/// Classifies `count` bytes; there must be 16 to 63 of them.
static inline bytes_pairs bytes_classifyPairs(const uint8_t *bytes, intptr_t count) {
  typedef int8_t integers __attribute__((vector_size(16)));
  const intptr_t last = count - 16;
  bytes_vector plain = ~(bytes_vector){0}, valid = plain;
  bytes_pairs result = {0};
#pragma clang loop unroll(full)
  for (intptr_t step = 0; step < 64; step += 16) {
    const intptr_t offset = step < last ? step : last;
    const bytes_vector vector = bytes_load(bytes + offset);
    const bytes_vector word = bytes_words(vector);
    const bytes_vector lead = (bytes_vector)((vector - 0xC2) <= 0xDF - 0xC2);
    const bytes_vector trail = (bytes_vector)((integers)vector < -0x40);
    result.words |= bytes_gather(word) << offset;
    result.leads |= bytes_gather(lead) << offset;
    result.trails |= bytes_gather(trail) << offset;
    plain &= word | (bytes_vector)(vector == ' ') | lead | trail;
    valid &= (bytes_vector)((vector - ' ') <= '~' - ' ') | lead | trail;
  }
  result.isValid = bytes_gather(valid) == 0xFFFF;
  result.hasOthers = bytes_gather(plain) != 0xFFFF;
  return result;
}

/// Ones that fade into zeroes: the sixteen bytes from `16 - n` keep the first `n` of sixteen bytes.
static inline const uint8_t *bytes_fade(void) {
  static const uint8_t fade[32] __attribute__((aligned(32))) = {
      0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF,
  };
  return fade;
}

#endif
