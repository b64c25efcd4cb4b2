// SPDX-License-Identifier: Apache-2.0

#include "dots.h"

static inline __attribute__((always_inline)) void multiply(const int8_t *rows, intptr_t stride,
                                                           intptr_t count, const int16_t *vector,
                                                           intptr_t blocks, int32_t *products) {
  const intptr_t length = blocks * 16;
  for (intptr_t r = 0; r < count; r++) {
    const int8_t *row = rows + r * stride;
    uint32_t sum = 0;
    // A register of the newer processors; two sums, so that no addition waits for another.
#pragma clang loop vectorize_width(16) interleave_count(2)
    for (intptr_t k = 0; k < length; k++) sum += (uint32_t)(row[k] * vector[k]);
    products[r] = (int32_t)sum;
  }
}

#if defined(__x86_64__)
static __attribute__((target("avx2"))) void multiplyWide(const int8_t *rows, intptr_t stride,
                                                         intptr_t count, const int16_t *vector,
                                                         intptr_t blocks, int32_t *products) {
  multiply(rows, stride, count, vector, blocks, products);
}
#endif

void dots_rows(const int8_t *rows, intptr_t stride, intptr_t count, const int16_t *vector,
               intptr_t blocks, int32_t *products) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2")) {
    multiplyWide(rows, stride, count, vector, blocks, products);
    return;
  }
#endif
  multiply(rows, stride, count, vector, blocks, products);
}
