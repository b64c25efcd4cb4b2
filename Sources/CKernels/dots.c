// SPDX-License-Identifier: Apache-2.0

#include "dots.h"

#if defined(__x86_64__)
#include <immintrin.h>
#endif

// A number is the same on every machine, whether it could multiply and add at once or not.
#pragma STDC FP_CONTRACT OFF

#define INLINED static inline __attribute__((always_inline))

INLINED void multiply(const int8_t *rows, intptr_t stride, intptr_t count, const int16_t *vector,
                      intptr_t blocks, int32_t *products) {
  for (intptr_t r = 0; r < count; r++) {
    uint32_t sum = 0;
    for (intptr_t k = 0; k < blocks * 16; k++) sum += (uint32_t)(rows[r * stride + k] * vector[k]);
    products[r] = (int32_t)sum;
  }
}

INLINED void add(const int8_t *row, int32_t factor, intptr_t count, int32_t *sums) {
  for (intptr_t k = 0; k < count; k++) sums[k] = (int32_t)((uint32_t)sums[k] + (uint32_t)row[k] * (uint32_t)factor);
}

INLINED double square(const int32_t *numbers, intptr_t blocks) {
  // Eight sums, so that their order is the same whatever the registers.
  typedef double eight __attribute__((vector_size(64)));
  typedef int32_t integers __attribute__((vector_size(32)));
  eight sums = {0};
  for (intptr_t k = 0; k < blocks * 16; k += 8) {
    integers loaded;
    __builtin_memcpy(&loaded, numbers + k, sizeof loaded);
    const eight values = __builtin_convertvector(loaded, eight);
    sums += values * values;
  }
  double all = 0;
  for (int k = 0; k < 8; k++) all += sums[k];
  return all;
}

INLINED void scale(const int32_t *numbers, intptr_t blocks, double factor, int16_t *scaled) {
  for (intptr_t k = 0; k < blocks * 16; k++) {
    double value = numbers[k] * factor;
    value = value < -32000 ? -32000 : value;
    value = value > 32000 ? 32000 : value;
    // The function that rounds is a call on some processors; behind this addition, to cut off does the same.
    scaled[k] = (int16_t)((int32_t)(value + 32768.5) - 32768);
  }
}

#if defined(__x86_64__)
#define WIDE static __attribute__((target("avx2")))

// Four rows at a time: the vector is read once for them, no addition waits for another, and their sums are added up
// together. Compilers make none of this of the loop above.
WIDE void multiplyWide(const int8_t *rows, intptr_t stride, intptr_t count, const int16_t *vector,
                       intptr_t blocks, int32_t *products) {
  intptr_t r = 0;
  for (; r + 4 <= count; r += 4) {
    __m256i sums[4] = {0};
    for (intptr_t k = 0; k < blocks * 16; k += 16) {
      const __m256i numbers = _mm256_loadu_si256((const __m256i_u *)(vector + k));
#pragma clang loop unroll(full)
      for (int i = 0; i < 4; i++) {
        const __m128i bytes = _mm_loadu_si128((const __m128i_u *)(rows + (r + i) * stride + k));
        sums[i] = _mm256_add_epi32(sums[i], _mm256_madd_epi16(numbers, _mm256_cvtepi8_epi16(bytes)));
      }
    }
    const __m256i halves =
        _mm256_hadd_epi32(_mm256_hadd_epi32(sums[0], sums[1]), _mm256_hadd_epi32(sums[2], sums[3]));
    _mm_storeu_si128((__m128i_u *)(products + r),
                     _mm_add_epi32(_mm256_castsi256_si128(halves), _mm256_extracti128_si256(halves, 1)));
  }
  multiply(rows + r * stride, stride, count - r, vector, blocks, products + r);
}

WIDE void addWide(const int8_t *row, int32_t factor, intptr_t count, int32_t *sums) {
  add(row, factor, count, sums);
}

WIDE double squareWide(const int32_t *numbers, intptr_t blocks) { return square(numbers, blocks); }

WIDE void scaleWide(const int32_t *numbers, intptr_t blocks, double factor, int16_t *scaled) {
  scale(numbers, blocks, factor, scaled);
}

// The wide function of a kernel where the processor has AVX2, else the other one.
#define CHOSEN(kernel, ...) \
  (__builtin_cpu_supports("avx2") ? kernel##Wide(__VA_ARGS__) : kernel(__VA_ARGS__))
#else
#define CHOSEN(kernel, ...) kernel(__VA_ARGS__)
#endif

void dots_rows(const int8_t *rows, intptr_t stride, intptr_t count, const int16_t *vector,
               intptr_t blocks, int32_t *products) {
  CHOSEN(multiply, rows, stride, count, vector, blocks, products);
}

void dots_add(const int8_t *row, int32_t factor, intptr_t count, int32_t *sums) {
  CHOSEN(add, row, factor, count, sums);
}

double dots_square(const int32_t *numbers, intptr_t blocks) { return CHOSEN(square, numbers, blocks); }

void dots_scale(const int32_t *numbers, intptr_t blocks, double factor, int16_t *scaled) {
  CHOSEN(scale, numbers, blocks, factor, scaled);
}
