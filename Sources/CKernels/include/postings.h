// SPDX-License-Identifier: Apache-2.0
//
// Weights of postings, added up by their classes four at a time. In C because Swift's vectors fall apart into numbers
// where each is used alone.

#ifndef BESPEAK_POSTINGS_H
#define BESPEAK_POSTINGS_H

#include <stdint.h>

/// How the words of postings are divided: a signed weight from the highest bit on, down to the bits of `weightMask`; one
/// bit that is set in the last posting of a list; and a class below it.
struct postings_layout {
  uint32_t weightMask, lastBit;
};

/// Adds `value * weight * |weight|` to the score of the class of each posting, up to the last of the list and at most
/// `count`; nothing to classes from `classes` on.
void postings_add(const uint32_t *postings, intptr_t count, struct postings_layout layout, float value,
                  float *scores, intptr_t classes);

#endif
