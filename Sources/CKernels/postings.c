// SPDX-License-Identifier: Apache-2.0

#include "postings.h"

#include <string.h>

// A sum is the same on every machine, whether it could multiply and add at once or not.
#pragma STDC FP_CONTRACT OFF

typedef uint32_t words __attribute__((vector_size(16)));
typedef int32_t integers __attribute__((vector_size(16)));
typedef float numbers __attribute__((vector_size(16)));

void postings_add(const uint32_t *postings, intptr_t count, struct postings_layout layout, float value,
                  float *scores, intptr_t classes) {
  const uint32_t classMask = layout.lastBit - 1;
  intptr_t at = 0;
  for (; at + 4 <= count; at += 4) {
    words four;
    memcpy(&four, postings + at, sizeof four);
    // The last ones are told apart below.
    if (__builtin_reduce_or(four & layout.lastBit) != 0) break;
    const numbers weights = __builtin_convertvector((integers)(four & layout.weightMask), numbers);
    const numbers amounts = weights * __builtin_elementwise_abs(weights) * value;
    for (int k = 0; k < 4; k++) {
      const intptr_t class = postings[at + k] & classMask;
      if (class < classes) scores[class] += amounts[k];
    }
  }
  for (; at < count; at++) {
    const float weight = (float)(int32_t)(postings[at] & layout.weightMask);
    const intptr_t class = postings[at] & classMask;
    if (class < classes) scores[class] += weight * __builtin_fabsf(weight) * value;
    if ((postings[at] & layout.lastBit) != 0) return;
  }
}
