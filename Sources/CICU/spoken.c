// SPDX-License-Identifier: Apache-2.0
//
// ICU's transliteration and number words. They are in a library of their own, libicui18n, and only
// compiling asks for them, so it is loaded at first use: linked, it would add 0.7 ms to the start of
// every process (of 5; Debian 12, ICU 72). With BESPEAK_LINKS_I18N it is linked, for a command that holds all of ICU
// (Scripts/release): nothing can be loaded into that.

#include "CICU.h"

#if !defined(BESPEAK_LINKS_I18N)
#include <dlfcn.h>
#endif
#include <pthread.h>
#include <unicode/unum.h>
#include <unicode/utrans.h>
#include <unicode/uversion.h>

#define TEXT_OF(name) #name
// ICU's names are macros for versioned symbols, so this is the symbol's text.
#define SYMBOL(name) TEXT_OF(name)

#if defined(__APPLE__)
#define I18N_LIBRARY "libicui18n." SYMBOL(U_ICU_VERSION_MAJOR_NUM) ".dylib"
#else
#define I18N_LIBRARY "libicui18n.so." SYMBOL(U_ICU_VERSION_MAJOR_NUM)
#endif

/// The functions used, all there or none.
static struct {
  __typeof__(&utrans_openU) openTransliterator;
  __typeof__(&utrans_transUChars) transliterate;
  __typeof__(&unum_open) openFormat;
  __typeof__(&unum_setTextAttribute) setTextAttribute;
  __typeof__(&unum_formatDouble) format;
  __typeof__(&unum_close) closeFormat;
} i18n;

static bool isLoaded = false;

#if defined(BESPEAK_LINKS_I18N)

static void load(void) {
  i18n.openTransliterator = utrans_openU;
  i18n.transliterate = utrans_transUChars;
  i18n.openFormat = unum_open;
  i18n.setTextAttribute = unum_setTextAttribute;
  i18n.format = unum_formatDouble;
  i18n.closeFormat = unum_close;
  isLoaded = true;
}

#else

static void load(void) {
  // Never closed: its functions are used for the rest of the process.
  void *library = dlopen(I18N_LIBRARY, RTLD_LAZY | RTLD_LOCAL);
  if (!library) return;
  // POSIX lets dlsym's object pointers be function pointers; ISO C has no cast for it.
#define FIND(member, function)                                 \
  do {                                                         \
    void *address = dlsym(library, SYMBOL(function));          \
    if (!address) return;                                      \
    __builtin_memcpy(&i18n.member, &address, sizeof(address)); \
  } while (0)
  FIND(openTransliterator, utrans_openU);
  FIND(transliterate, utrans_transUChars);
  FIND(openFormat, unum_open);
  FIND(setTextAttribute, unum_setTextAttribute);
  FIND(format, unum_formatDouble);
  FIND(closeFormat, unum_close);
#undef FIND
  isLoaded = true;
}

#endif

static bool isThere(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return isLoaded;
}

struct icu_transliterator *icu_openTransliterator(const uint16_t *id, int32_t length) {
  if (!isThere()) return NULL;
  UErrorCode code = U_ZERO_ERROR;
  UTransliterator *result = i18n.openTransliterator((const UChar *)id, length, UTRANS_FORWARD, NULL,
                                                    0, NULL, &code);
  return U_FAILURE(code) ? NULL : (struct icu_transliterator *)result;
}

int32_t icu_transliterate(struct icu_transliterator *transliterator, uint16_t *text, int32_t length,
                          int32_t capacity) {
  UErrorCode code = U_ZERO_ERROR;
  int32_t limit = length;
  i18n.transliterate((const UTransliterator *)transliterator, (UChar *)text, &length, capacity, 0,
                     &limit, &code);
  return U_FAILURE(code) || length > capacity ? -1 : length;
}

struct icu_spellout *icu_openSpellout(const char *locale, const uint16_t *rules, int32_t length) {
  if (!isThere()) return NULL;
  UErrorCode code = U_ZERO_ERROR;
  UNumberFormat *format = i18n.openFormat(UNUM_SPELLOUT, NULL, 0, locale, NULL, &code);
  // A locale that ICU has no words for answers with those of the root, which are digits.
  if (!U_FAILURE(code) && length > 0) {
    i18n.setTextAttribute(format, UNUM_DEFAULT_RULESET, (const UChar *)rules, length, &code);
  }
  if (!U_FAILURE(code)) return (struct icu_spellout *)format;
  if (format) i18n.closeFormat(format);
  return NULL;
}

int32_t icu_spellOut(struct icu_spellout *spellout, double number, uint16_t *text,
                     int32_t capacity) {
  UErrorCode code = U_ZERO_ERROR;
  int32_t written = i18n.format((const UNumberFormat *)spellout, number, (UChar *)text, capacity,
                                NULL, &code);
  return U_FAILURE(code) || written > capacity ? -1 : written;
}
