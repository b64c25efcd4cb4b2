// SPDX-License-Identifier: Apache-2.0

#include "CLanguageTexts.h"
#include "languages.h"

// Numbers as they are written, and texts of macros' values.
#define JOIN_VALUES(a, b) a##b
#define JOIN(a, b) JOIN_VALUES(a, b)
#define STRING_VALUE(text) #text
#define STRING(text) STRING_VALUE(text)

// "language.inc" embeds the texts of one language and includes itself for the next: how deep it is
// included is the language's number.
#define LANGUAGE JOIN(LANGUAGE_, __INCLUDE_LEVEL__)
#define TEXT(part) STRING(../LanguageData/Languages/LANGUAGE/part.txt)
#define BLOCK(part) STRING(../LanguageData/Languages/LANGUAGE/part.bin)

// Around an #embed: a text, given back by `language_text` when its turn comes. Blocks are read in place,
// and stand where lines of the cache begin.
#define BEGIN {static const _Alignas(64) unsigned char bytes[] = {
#define END(part) \
  }; \
  static const CLanguageText text = {STRING(LANGUAGE), #part, bytes, sizeof bytes}; \
  if (index-- == 0) return &text; }

const CLanguageText *language_text(size_t index) {
#include "language.inc"
  return NULL;
}
