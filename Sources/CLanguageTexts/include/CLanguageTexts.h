// SPDX-License-Identifier: Apache-2.0

#ifndef BESPEAK_LANGUAGE_TEXTS_H
#define BESPEAK_LANGUAGE_TEXTS_H

#include <stddef.h>

/// A text of a language, as its file has it; in the program's own read-only memory.
typedef struct {
  /// The folder's name: "de".
  const char *_Nonnull language;
  /// The file's name without its ending: "grammar".
  const char *_Nonnull part;
  /// UTF-8, without an end mark.
  const unsigned char *_Nonnull bytes;
  /// The number of bytes.
  size_t count;
} CLanguageText;

/// The text at an index, those of a language in a row; null past the last one.
const CLanguageText *_Nullable language_text(size_t index);

#endif
