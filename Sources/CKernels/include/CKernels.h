// SPDX-License-Identifier: Apache-2.0
//
// Loops over bytes and numbers that compilers make vectors of in C, and not in Swift.

#ifndef BESPEAK_CKERNELS_H
#define BESPEAK_CKERNELS_H

#include "bytes.h"
#include "dots.h"
#include "phones.h"
#include "postings.h"
#include "signatures.h"

#endif
