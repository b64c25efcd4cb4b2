// SPDX-License-Identifier: Apache-2.0

#include "CICU.h"

#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/unorm2.h>
#include <unicode/uscript.h>
#include <unicode/uversion.h>

// The header's numbers are ICU's own.
_Static_assert((int)ICU_UPPERCASE_LETTER == (int)U_UPPERCASE_LETTER, "");
_Static_assert((int)ICU_OTHER_LETTER == (int)U_OTHER_LETTER, "");
_Static_assert((int)ICU_NON_SPACING_MARK == (int)U_NON_SPACING_MARK, "");
_Static_assert((int)ICU_ENCLOSING_MARK == (int)U_ENCLOSING_MARK, "");
_Static_assert((int)ICU_COMBINING_SPACING_MARK == (int)U_COMBINING_SPACING_MARK, "");
_Static_assert((int)ICU_DECIMAL_DIGIT_NUMBER == (int)U_DECIMAL_DIGIT_NUMBER, "");
_Static_assert((int)ICU_OTHER_NUMBER == (int)U_OTHER_NUMBER, "");
_Static_assert((int)ICU_CONTROL_CHAR == (int)U_CONTROL_CHAR, "");
_Static_assert((int)ICU_FORMAT_CHAR == (int)U_FORMAT_CHAR, "");
_Static_assert((int)ICU_WORD_BREAK_ALETTER == (int)U_WB_ALETTER, "");
_Static_assert((int)ICU_WORD_BREAK_HEBREW_LETTER == (int)U_WB_HEBREW_LETTER, "");

int8_t icu_charType(int32_t c) { return u_charType(c); }

int32_t icu_digitValue(int32_t c) { return u_charDigitValue(c); }

uint8_t icu_combiningClass(int32_t c) { return u_getCombiningClass(c); }

int32_t icu_wordBreak(int32_t c) { return u_getIntPropertyValue(c, UCHAR_WORD_BREAK); }

int32_t icu_script(int32_t c) {
  UErrorCode code = U_ZERO_ERROR;
  UScriptCode script = uscript_getScript(c, &code);
  if (U_FAILURE(code)) return ICU_SCRIPT_OTHER;
  switch (script) {
    case USCRIPT_LATIN: return ICU_SCRIPT_LATIN;
    case USCRIPT_GREEK: return ICU_SCRIPT_GREEK;
    case USCRIPT_CYRILLIC: return ICU_SCRIPT_CYRILLIC;
    case USCRIPT_ARABIC: return ICU_SCRIPT_ARABIC;
    case USCRIPT_HEBREW: return ICU_SCRIPT_HEBREW;
    case USCRIPT_HANGUL: return ICU_SCRIPT_HANGUL;
    case USCRIPT_HAN: return ICU_SCRIPT_HAN;
    case USCRIPT_HIRAGANA: return ICU_SCRIPT_HIRAGANA;
    case USCRIPT_KATAKANA: return ICU_SCRIPT_KATAKANA;
    default: return ICU_SCRIPT_OTHER;
  }
}

bool icu_isDefaultIgnorable(int32_t c) {
  return u_hasBinaryProperty(c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT) != 0;
}

bool icu_isWhiteSpace(int32_t c) { return u_hasBinaryProperty(c, UCHAR_WHITE_SPACE) != 0; }

bool icu_isNFCInert(int32_t c) {
  return u_getIntPropertyValue(c, UCHAR_NFC_QUICK_CHECK) == UNORM_YES;
}

void icu_unicodeVersion(uint8_t version[4]) { u_getUnicodeVersion(version); }

static const struct icu_normalizer *checked(const UNormalizer2 *instance, UErrorCode code) {
  return U_FAILURE(code) ? NULL : (const struct icu_normalizer *)instance;
}

const struct icu_normalizer *icu_nfkcCasefold(void) {
  UErrorCode code = U_ZERO_ERROR;
  const UNormalizer2 *instance = unorm2_getNFKCCasefoldInstance(&code);
  return checked(instance, code);
}

const struct icu_normalizer *icu_nfkc(void) {
  UErrorCode code = U_ZERO_ERROR;
  const UNormalizer2 *instance = unorm2_getNFKCInstance(&code);
  return checked(instance, code);
}

const struct icu_normalizer *icu_nfc(void) {
  UErrorCode code = U_ZERO_ERROR;
  const UNormalizer2 *instance = unorm2_getNFCInstance(&code);
  return checked(instance, code);
}

const struct icu_normalizer *icu_nfd(void) {
  UErrorCode code = U_ZERO_ERROR;
  const UNormalizer2 *instance = unorm2_getNFDInstance(&code);
  return checked(instance, code);
}

int32_t icu_normalize(const struct icu_normalizer *normalizer, const uint16_t *source,
                      int32_t length, uint16_t *target, int32_t capacity) {
  UErrorCode code = U_ZERO_ERROR;
  int32_t written = unorm2_normalize((const UNormalizer2 *)normalizer, (const UChar *)source,
                                     length, (UChar *)target, capacity, &code);
  return U_FAILURE(code) && code != U_BUFFER_OVERFLOW_ERROR ? -1 : written;
}

bool icu_hasBoundaryBefore(const struct icu_normalizer *normalizer, int32_t c) {
  return unorm2_hasBoundaryBefore((const UNormalizer2 *)normalizer, c) != 0;
}

bool icu_hasBoundaryAfter(const struct icu_normalizer *normalizer, int32_t c) {
  return unorm2_hasBoundaryAfter((const UNormalizer2 *)normalizer, c) != 0;
}

struct icu_breaks *icu_openWordBreaks(void) {
  UErrorCode code = U_ZERO_ERROR;
  UBreakIterator *breaks = ubrk_open(UBRK_WORD, "", NULL, 0, &code);
  if (U_FAILURE(code)) {
    if (breaks) ubrk_close(breaks);
    return NULL;
  }
  return (struct icu_breaks *)breaks;
}

bool icu_setBreakText(struct icu_breaks *breaks, const uint16_t *text, int32_t length) {
  UErrorCode code = U_ZERO_ERROR;
  ubrk_setText((UBreakIterator *)breaks, (const UChar *)text, length, &code);
  return !U_FAILURE(code);
}

int32_t icu_nextBreak(struct icu_breaks *breaks) { return ubrk_next((UBreakIterator *)breaks); }

bool icu_isWordBeforeBreak(struct icu_breaks *breaks) {
  return ubrk_getRuleStatus((UBreakIterator *)breaks) >= UBRK_WORD_NONE_LIMIT;
}

void icu_closeBreaks(struct icu_breaks *breaks) { ubrk_close((UBreakIterator *)breaks); }
