// SPDX-License-Identifier: Apache-2.0
//
// Products of the rows of a matrix with a vector. In C because Swift compiles no function for several processors: with
// the registers of newer ones this takes half the time.

#ifndef BESPEAK_DOTS_H
#define BESPEAK_DOTS_H

#include <stdint.h>

/// Writes the dot product of each of `count` rows with a vector, modulo 2³².
///
/// Rows begin `stride` bytes apart. They and the vector have `blocks` times sixteen numbers.
void dots_rows(const int8_t *rows, intptr_t stride, intptr_t count, const int16_t *vector,
               intptr_t blocks, int32_t *products);

#endif
