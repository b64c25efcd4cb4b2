// SPDX-License-Identifier: Apache-2.0
//
// ICU's C entry points are macros for versioned symbols, which Swift cannot see; each wrapper here
// gives one of them a plain name. A wrapper that can fail answers NULL or -1 instead of passing a
// UErrorCode through, so that no caller can forget to look at it.

#ifndef BESPEAK_CICU_SHIM_H
#define BESPEAK_CICU_SHIM_H

#include <stdint.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/unorm2.h>
#include <unicode/uscript.h>
#include <unicode/uversion.h>

static inline int8_t icu_charType(UChar32 c) { return u_charType(c); }

/// The decimal value of a digit, -1 for anything else.
static inline int32_t icu_digitValue(UChar32 c) { return u_charDigitValue(c); }

static inline uint8_t icu_combiningClass(UChar32 c) { return u_getCombiningClass(c); }

static inline int32_t icu_intProperty(UChar32 c, UProperty which) {
  return u_getIntPropertyValue(c, which);
}

static inline bool icu_hasProperty(UChar32 c, UProperty which) {
  return u_hasBinaryProperty(c, which) != 0;
}

static inline int32_t icu_script(UChar32 c) {
  UErrorCode code = U_ZERO_ERROR;
  UScriptCode script = uscript_getScript(c, &code);
  return U_FAILURE(code) ? (int32_t)USCRIPT_UNKNOWN : (int32_t)script;
}

static inline void icu_unicodeVersion(uint8_t version[4]) { u_getUnicodeVersion(version); }

/// Instances live as long as the process and may be shared by all threads.
static inline const UNormalizer2 *icu_nfkcCasefold(void) {
  UErrorCode code = U_ZERO_ERROR;
  const UNormalizer2 *instance = unorm2_getNFKCCasefoldInstance(&code);
  return U_FAILURE(code) ? NULL : instance;
}

static inline const UNormalizer2 *icu_nfkc(void) {
  UErrorCode code = U_ZERO_ERROR;
  const UNormalizer2 *instance = unorm2_getNFKCInstance(&code);
  return U_FAILURE(code) ? NULL : instance;
}

static inline const UNormalizer2 *icu_nfc(void) {
  UErrorCode code = U_ZERO_ERROR;
  const UNormalizer2 *instance = unorm2_getNFCInstance(&code);
  return U_FAILURE(code) ? NULL : instance;
}

static inline const UNormalizer2 *icu_nfd(void) {
  UErrorCode code = U_ZERO_ERROR;
  const UNormalizer2 *instance = unorm2_getNFDInstance(&code);
  return U_FAILURE(code) ? NULL : instance;
}

/// Writes the normalised form; answers its length, which may exceed `capacity`, or -1.
static inline int32_t icu_normalize(const UNormalizer2 *normalizer, const uint16_t *source,
                                    int32_t length, uint16_t *target, int32_t capacity) {
  UErrorCode code = U_ZERO_ERROR;
  int32_t written = unorm2_normalize(normalizer, (const UChar *)source, length, (UChar *)target,
                                     capacity, &code);
  return U_FAILURE(code) && code != U_BUFFER_OVERFLOW_ERROR ? -1 : written;
}

static inline bool icu_hasBoundaryBefore(const UNormalizer2 *normalizer, UChar32 c) {
  return unorm2_hasBoundaryBefore(normalizer, c) != 0;
}

static inline bool icu_hasBoundaryAfter(const UNormalizer2 *normalizer, UChar32 c) {
  return unorm2_hasBoundaryAfter(normalizer, c) != 0;
}

/// A word break iterator of the root locale, or NULL without ICU's data.
static inline UBreakIterator *icu_openWordBreaks(void) {
  UErrorCode code = U_ZERO_ERROR;
  UBreakIterator *breaks = ubrk_open(UBRK_WORD, "", NULL, 0, &code);
  if (U_FAILURE(code)) {
    if (breaks) ubrk_close(breaks);
    return NULL;
  }
  return breaks;
}

static inline bool icu_setBreakText(UBreakIterator *breaks, const uint16_t *text, int32_t length) {
  UErrorCode code = U_ZERO_ERROR;
  ubrk_setText(breaks, (const UChar *)text, length, &code);
  return !U_FAILURE(code);
}

/// The next break, or -1 at the end of the text.
static inline int32_t icu_nextBreak(UBreakIterator *breaks) { return ubrk_next(breaks); }

/// Whether what lies before the last break holds letters or digits, and not just what is between.
static inline bool icu_isWordBeforeBreak(UBreakIterator *breaks) {
  return ubrk_getRuleStatus(breaks) >= UBRK_WORD_NONE_LIMIT;
}

static inline void icu_closeBreaks(UBreakIterator *breaks) { ubrk_close(breaks); }

#endif
