// SPDX-License-Identifier: Apache-2.0
//
// Rows of a matrix and vectors: products, sums, lengths. In C because Swift compiles no function for several
// processors: with the registers of newer ones these take half the time and less.

#ifndef BESPEAK_DOTS_H
#define BESPEAK_DOTS_H

#include <stdint.h>

/// Writes the dot product of each of `count` rows with a vector, modulo 2³².
///
/// Rows begin `stride` bytes apart. They and the vector have `blocks` times sixteen numbers.
void dots_rows(const int8_t *rows, intptr_t stride, intptr_t count, const int16_t *vector,
               intptr_t blocks, int32_t *products);

/// Adds each of `count` numbers of a row times a factor to a sum, modulo 2³².
void dots_add(const int8_t *row, int32_t factor, intptr_t count, int32_t *sums);

/// The sum of the squares of `blocks` times sixteen numbers.
double dots_square(const int32_t *numbers, intptr_t blocks);

/// Writes `blocks` times sixteen numbers times a factor, each as the nearest integer, of two the larger one, from
/// -32,000 to 32,000.
void dots_scale(const int32_t *numbers, intptr_t blocks, double factor, int16_t *scaled);

#endif
