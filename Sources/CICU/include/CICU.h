// SPDX-License-Identifier: Apache-2.0
//
// What the engine asks of ICU, under plain names. ICU's own are macros for versioned symbols, which
// Swift cannot see; and its headers declare types that Foundation's copy of ICU declares too, so they
// are included by CICU.c alone: a program that imports both would not compile otherwise.
//
// A function that can fail answers NULL or -1 instead of passing an error code through, so that no
// caller can forget to look at it.

#ifndef BESPEAK_CICU_H
#define BESPEAK_CICU_H

#include <stdbool.h>
#include <stdint.h>

// MARK: - Properties of a scalar

/// General categories; the values are ICU's, which never change.
enum {
  ICU_UPPERCASE_LETTER = 1,
  ICU_OTHER_LETTER = 5,
  ICU_NON_SPACING_MARK = 6,
  ICU_ENCLOSING_MARK = 7,
  ICU_COMBINING_SPACING_MARK = 8,
  ICU_DECIMAL_DIGIT_NUMBER = 9,
  ICU_OTHER_NUMBER = 11,
  ICU_CONTROL_CHAR = 15,
  ICU_FORMAT_CHAR = 16,
};

/// Scripts that the rules of text tell apart; all others are `ICU_SCRIPT_OTHER`.
enum {
  ICU_SCRIPT_OTHER = 0,
  ICU_SCRIPT_LATIN,
  ICU_SCRIPT_GREEK,
  ICU_SCRIPT_CYRILLIC,
  ICU_SCRIPT_ARABIC,
  ICU_SCRIPT_HEBREW,
  ICU_SCRIPT_HANGUL,
  ICU_SCRIPT_HAN,
  ICU_SCRIPT_HIRAGANA,
  ICU_SCRIPT_KATAKANA,
};

/// Word break classes that the rules of text tell apart; the values are ICU's, which never change.
enum {
  ICU_WORD_BREAK_ALETTER = 1,
  ICU_WORD_BREAK_HEBREW_LETTER = 14,
};

/// The general category.
int8_t icu_charType(int32_t c);

/// The decimal value of a digit, -1 for anything else.
int32_t icu_digitValue(int32_t c);

/// The canonical combining class.
uint8_t icu_combiningClass(int32_t c);

/// The word break class.
int32_t icu_wordBreak(int32_t c);

/// One of the scripts above.
int32_t icu_script(int32_t c);

/// Whether it is shown as nothing unless a font supports it.
bool icu_isDefaultIgnorable(int32_t c);

bool icu_isWhiteSpace(int32_t c);

/// Whether canonical composition leaves it as it is, whatever stands before it.
bool icu_isNFCInert(int32_t c);

/// The version of Unicode, four numbers.
void icu_unicodeVersion(uint8_t version[4]);

// MARK: - Normalisation

/// An instance lives as long as the process and may be shared by all threads.
struct icu_normalizer;

const struct icu_normalizer *icu_nfkcCasefold(void);
const struct icu_normalizer *icu_nfkc(void);
const struct icu_normalizer *icu_nfc(void);
const struct icu_normalizer *icu_nfd(void);

/// Writes the normalised form; answers its length, which may exceed `capacity`, or -1.
int32_t icu_normalize(const struct icu_normalizer *normalizer, const uint16_t *source,
                      int32_t length, uint16_t *target, int32_t capacity);

bool icu_hasBoundaryBefore(const struct icu_normalizer *normalizer, int32_t c);
bool icu_hasBoundaryAfter(const struct icu_normalizer *normalizer, int32_t c);

// MARK: - Word breaks

/// An iterator serves one thread at a time.
struct icu_breaks;

/// A word break iterator of the root locale, or NULL without ICU's data.
struct icu_breaks *icu_openWordBreaks(void);

/// Sets the text, which must stay as long as the iterator uses it.
bool icu_setBreakText(struct icu_breaks *breaks, const uint16_t *text, int32_t length);

/// The next break, or -1 at the end of the text.
int32_t icu_nextBreak(struct icu_breaks *breaks);

/// Whether what ends at the last break is a word: letters, digits, kana or ideographs.
bool icu_isWordBeforeBreak(struct icu_breaks *breaks);

void icu_closeBreaks(struct icu_breaks *breaks);

// MARK: - Spoken forms

/// A transliterator serves one thread at a time and is never closed.
struct icu_transliterator;

/// A transliterator by ICU's id, such as "Any-Latin", or NULL without it or without ICU's library for
/// it, which is loaded at first use.
struct icu_transliterator *icu_openTransliterator(const uint16_t *id, int32_t length);

/// Changes a text in place; answers its new length, or -1 where it has no room.
int32_t icu_transliterate(struct icu_transliterator *transliterator, uint16_t *text, int32_t length,
                          int32_t capacity);

/// The words for numbers of a language; serves one thread at a time and is never closed.
struct icu_spellout;

/// Words for numbers, by a set of ICU's rules or, with none, the language's own; NULL without them.
struct icu_spellout *icu_openSpellout(const char *locale, const uint16_t *rules, int32_t length);

/// Writes a number in words; answers the length, or -1.
int32_t icu_spellOut(struct icu_spellout *spellout, double number, uint16_t *text, int32_t capacity);

#endif
