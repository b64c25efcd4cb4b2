// SPDX-License-Identifier: Apache-2.0
//
// ICU's C entry points are macros for versioned symbols, which Swift cannot see; each wrapper here
// gives one of them a plain name.

#ifndef BESPEAK_CICU_SHIM_H
#define BESPEAK_CICU_SHIM_H

#include <unicode/uchar.h>

static inline int8_t icu_charType(UChar32 c) { return u_charType(c); }

#endif
