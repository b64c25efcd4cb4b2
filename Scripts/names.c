// SPDX-License-Identifier: Apache-2.0

// Prints what ICU knows of values in a language or a region: see Scripts/names, which runs it.
//
//   names version              which ICU this is
//   names names TAG <UNITS     a language's names, of the units that a units.txt has
//   names regions TAG …        what regions count and pay with, and the regions of languages
//   names dates                the days of holidays of other calendars, 1950 to 2050

#include <ctype.h>
#include <math.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <unicode/ucal.h>
#include <unicode/ucurr.h>
#include <unicode/udat.h>
#include <unicode/udata.h>
#include <unicode/udatpg.h>
#include <unicode/uenum.h>
#include <unicode/ulistformatter.h>
#include <unicode/uloc.h>
#include <unicode/ulocdata.h>
#include <unicode/unum.h>
#include <unicode/unumberformatter.h>
#include <unicode/uregion.h>
#include <unicode/ures.h>
#include <unicode/ustring.h>
#include <unicode/uversion.h>

enum { LONGEST = 400 };

static void fail(const char *what, UErrorCode error) {
  fprintf(stderr, "names: %s: %s\n", what, u_errorName(error));
  exit(2);
}

static void print_version(const char *before, const char *after) {
  UVersionInfo cldr;
  char text[U_MAX_VERSION_STRING_LENGTH];
  UErrorCode error = U_ZERO_ERROR;
  ulocdata_getCLDRVersion(cldr, &error);
  if (U_FAILURE(error)) fail("version", error);
  u_versionToString(cldr, text);
  printf("%sICU %s, CLDR %s%s", before, U_ICU_VERSION, text, after);
}

// MARK: - The lines of a language, in the order of their keys' first expressions

typedef struct {
  char *text;
  // Counts only where no other line has it.
  bool is_weak;
} Expression;

typedef struct {
  char *key;
  Expression *expressions;
  int count;
} Line;

static Line *lines;
static int line_count;
static const char *language;

static Line *line_of(const char *key) {
  for (int i = line_count; i-- > 0;)
    if (strcmp(lines[i].key, key) == 0) return &lines[i];
  lines = realloc(lines, (line_count + 1) * sizeof *lines);
  lines[line_count] = (Line){strdup(key), NULL, 0};
  return &lines[line_count++];
}

static bool has(const Line *line, const char *text) {
  for (int i = 0; i < line->count; i++)
    if (strcmp(line->expressions[i].text, text) == 0) return true;
  return false;
}

static bool any_other_has(const Line *own, const char *text) {
  for (int i = 0; i < line_count; i++)
    if (&lines[i] != own && has(&lines[i], text)) return true;
  return false;
}

static void append(Line *line, const char *text, bool is_weak) {
  if (has(line, text)) return;
  line->expressions = realloc(line->expressions, (line->count + 1) * sizeof *line->expressions);
  line->expressions[line->count++] = (Expression){strdup(text), is_weak};
}

static void print_lines(void) {
  for (int i = 0; i < line_count; i++) {
    const char *before = ": ";
    for (int j = 0; j < lines[i].count; j++) {
      const Expression *it = &lines[i].expressions[j];
      if (it->is_weak && any_other_has(&lines[i], it->text)) continue;
      if (before[0] == ':') fputs(lines[i].key, stdout);
      printf("%s%s", before, it->text);
      before = ", ";
    }
    if (before[0] == ',') putchar('\n');
  }
}

// A text as it is said: in lower case, with plain blanks and apostrophes, without marks of direction. What
// is in parentheses is left out.
static bool plain(const UChar *text, char *out) {
  UChar lower[LONGEST], kept[LONGEST];
  UErrorCode error = U_ZERO_ERROR;
  int count = u_strToLower(lower, LONGEST, text, -1, language, &error);
  if (U_FAILURE(error) || count >= LONGEST) return false;
  int length = 0, depth = 0;
  for (int i = 0; i < count; i++) {
    UChar c = lower[i];
    if (c == '(' || c == ')') {
      depth += c == '(' ? 1 : -1;
      continue;
    }
    if (depth > 0 || c == 0x00AD || c == 0x200E || c == 0x200F || c == 0x061C) continue;
    if (c == 0x00A0 || c == 0x2009 || c == 0x202F || c == ':') c = ' ';
    if (c == 0x2019) c = '\'';
    if (c == 0x2011) c = '-';
    if (c == ',') return false;
    if (c == ' ' && (length == 0 || kept[length - 1] == ' ')) continue;
    kept[length++] = c;
  }
  while (length > 0 && kept[length - 1] == ' ') length--;
  u_strToUTF8(out, LONGEST, NULL, kept, length, &error);
  return U_SUCCESS(error) && length > 0;
}

// Whether it is something to say, and not a sign or a word for nothing.
static bool has_letters(const UChar *text) {
  if (text[0] == '/' || u_strpbrk(text, u"′″∅") != NULL || u_strcmp(text, u"N/A") == 0) return false;
  for (; *text != 0; text++)
    if (u_isalnum(*text)) return true;
  return false;
}

static void add_as(bool is_weak, const UChar *text, const char *format, va_list arguments) {
  char key[100], expression[LONGEST];
  vsnprintf(key, sizeof key, format, arguments);
  if (plain(text, expression)) append(line_of(key), expression, is_weak);
}

// Adds an expression to the line with a key, which is a format and its values.
static void add(const UChar *text, const char *format, ...) {
  if (!has_letters(text)) return;
  va_list arguments;
  va_start(arguments, format);
  add_as(false, text, format, arguments);
  va_end(arguments);
}

static void add_weakly(const UChar *text, const char *format, ...) {
  if (!has_letters(text)) return;
  va_list arguments;
  va_start(arguments, format);
  add_as(true, text, format, arguments);
  va_end(arguments);
}

// MARK: - Locales: a language's own, then those of its regions

static const char *const variants[][12] = {
    {"en", "en_001", "en_GB", "en_AU", "en_CA", "en_NZ", "en_IN", "en_IE", "en_ZA"},
    {"de", "de_AT", "de_CH"},
    {"fr", "fr_CA", "fr_CH", "fr_BE"},
    {"es", "es_419", "es_MX", "es_US", "es_AR", "es_CL", "es_CO"},
    {"it", "it_CH"},
    {"pt", "pt_PT"},
    {"nl", "nl_BE"},
    {"sv", "sv_FI"},
};
static const char *const *locales;

#define EACH_LOCALE(locale) \
  for (const char *const *at_ = locales, *locale; (locale = *at_) != NULL; at_++)

// What a locale itself says at a path of keys, in a package of ICU's data; to be closed. NULL for nothing.
static UResourceBundle *resource(const char *package, const char *locale, const char *path) {
  UErrorCode error = U_ZERO_ERROR;
  UResourceBundle *at = ures_openDirect(package, locale, &error);
  char keys[200];
  snprintf(keys, sizeof keys, "%s", path);
  for (char *key = strtok(keys, "/"); key != NULL && U_SUCCESS(error); key = strtok(NULL, "/"))
    at = ures_getByKey(at, key, at, &error);
  if (U_SUCCESS(error)) return at;
  ures_close(at);
  return NULL;
}

// The text under a key of a table; false where there is none.
static bool text_in(const UResourceBundle *table, const char *key, UChar *out) {
  UErrorCode error = U_ZERO_ERROR;
  int32_t length = 0;
  const UChar *text = ures_getStringByKey(table, key, &length, &error);
  if (U_FAILURE(error) || length >= LONGEST) return false;
  u_strcpy(out, text);
  return true;
}

// Goes through the parts of a table, `part`, and closes both.
#define EACH_PART(part, table)                                                                \
  for (UResourceBundle *table_ = (table), *part = NULL;                                       \
       table_ != NULL && next_part(table_, &part); )

static bool next_part(UResourceBundle *table, UResourceBundle **part) {
  UErrorCode error = U_ZERO_ERROR;
  if (ures_hasNext(table)) {
    *part = ures_getNextResource(table, *part, &error);
    if (U_SUCCESS(error)) return true;
  }
  ures_close(*part);
  ures_close(table);
  return false;
}

// The text of a resource; empty where it is none.
static const UChar *text_of(const UResourceBundle *it) {
  UErrorCode error = U_ZERO_ERROR;
  int32_t length = 0;
  const UChar *text = ures_getString(it, &length, &error);
  return U_SUCCESS(error) && length < LONGEST ? text : u"";
}

// A pattern without its "{0}" and "{1}".
static void without_places(const UChar *pattern, UChar *out) {
  for (; *pattern != 0; pattern++) {
    if (pattern[0] == '{' && pattern[1] != 0 && pattern[2] == '}') pattern += 2;
    else *out++ = *pattern;
  }
  *out = 0;
}

// MARK: - Units

// What a unit is called with a number: the formatted text without the number.
static bool unit_form(const char *locale, const char *unit, const char *width, double number, UChar *out) {
  UErrorCode error = U_ZERO_ERROR;
  UChar texts[2][LONGEST];
  for (int i = 0; i < 2; i++) {
    char skeleton[200] = "group-off";
    if (i == 0) snprintf(skeleton, sizeof skeleton, "unit/%s unit-width-%s group-off", unit, width);
    UChar wide[200];
    u_uastrcpy(wide, skeleton);
    UNumberFormatter *format = unumf_openForSkeletonAndLocale(wide, -1, locale, &error);
    UFormattedNumber *result = unumf_openResult(&error);
    unumf_formatDouble(format, number, result, &error);
    unumf_resultToString(result, texts[i], LONGEST, &error);
    unumf_closeResult(result);
    unumf_close(format);
    if (U_FAILURE(error)) return false;
  }
  UChar *found = u_strstr(texts[0], texts[1]);
  if (found == NULL) return false;
  u_strcpy(out, texts[0]);
  u_strcpy(out + (found - texts[0]), found + u_strlen(texts[1]));
  return true;
}

// Whether a text is the sign of an earlier unit, once in lower case: "Mm", "mm". Bits and bytes have both.
static bool is_taken(const UChar *text, const char *unit) {
  char sign[LONGEST], key[100];
  size_t length = strlen(unit);
  bool is_information = strcmp(unit + length - 3, "bit") == 0 || (length > 3 && strcmp(unit + length - 4, "byte") == 0);
  snprintf(key, sizeof key, "unit %s", unit);
  if (is_information || !plain(text, sign)) return false;
  for (int i = 0; i < line_count; i++)
    if (strcmp(lines[i].key, key) != 0 && has(&lines[i], sign)) return true;
  return false;
}

static void add_formatted(const char *symbol, const char *unit) {
  static const double numbers[] = {1, 2, 0, 5, 1.5};
  static const char *const widths[] = {"full-name", "short", "narrow"};
  UChar form[LONGEST];
  for (int width = 0; width < 3; width++)
    EACH_LOCALE(locale)
      for (int i = 0; i < 5; i++) {
        if (!unit_form(locale, unit, widths[width], numbers[i], form)) continue;
        // What a unit is in one region may be another one elsewhere: the gallon.
        bool is_weak = width == 2 || locale != locales[0];
        if (width == 1 && is_taken(form, unit)) continue;
        if (is_weak) add_weakly(form, "%s %s", symbol, unit);
        else add(form, "%s %s", symbol, unit);
      }
}

// The forms of cases, and the name in lists, which formats do not show.
static void add_declined(const char *symbol, const char *unit) {
  UChar form[LONGEST];
  EACH_LOCALE(locale) EACH_PART(kind, resource(U_ICUDATA_NAME "-unit", locale, "units")) {
    UErrorCode error = U_ZERO_ERROR;
    UResourceBundle *it = ures_getByKey(kind, unit, NULL, &error);
    if (U_SUCCESS(error) && ures_getType(it) == URES_TABLE) {
      if (text_in(it, "dnam", form)) add_weakly(form, "%s %s", symbol, unit);
      UResourceBundle *cases = ures_getByKey(it, "case", NULL, &error);
      if (U_FAILURE(error)) cases = NULL;
      EACH_PART(one, cases) EACH_PART(number, ures_getByKey(cases, ures_getKey(one), NULL, &error)) {
        without_places(text_of(number), form);
        add(form, "%s %s", symbol, unit);
      }
    }
    ures_close(it);
  }
}

static const char *const grains[] = {"second", "minute", "hour", "day", "week",
                                     "month", "quarter", "year", "decade", "century"};

static bool is_grain(const char *unit) {
  for (int i = 0; i < 10; i++)
    if (strcmp(unit, grains[i]) == 0) return true;
  return false;
}

static void add_units(FILE *units) {
  char row[LONGEST], unit[100];
  while (fgets(row, sizeof row, units) != NULL) {
    if (strcmp(row, "# Not of CLDR.\n") == 0) break;
    if (sscanf(row, "%99[a-z0-9-]: ", unit) != 1) continue;
    if (is_grain(unit)) continue;
    add_formatted("unit", unit);
    add_declined("unit", unit);
  }
  for (int i = 0; i < 10; i++) {
    add_formatted("grain", grains[i]);
    add_declined("grain", grains[i]);
  }
}

// MARK: - Days, months, parts of days

static void add_symbols(UDateFormatSymbolType type, const char *symbol, bool is_weekday) {
  EACH_LOCALE(locale) {
    UErrorCode error = U_ZERO_ERROR;
    UDateFormat *format = udat_open(UDAT_FULL, UDAT_FULL, locale, NULL, 0, NULL, 0, &error);
    int count = udat_countSymbols(format, type);
    for (int j = 0; j < count - is_weekday; j++) {
      // ICU counts months from 0, and weekdays from 1 for Sunday.
      int i = is_weekday ? (j + 1) % 7 + 1 : j;
      UChar name[LONGEST];
      udat_getSymbols(format, type, i, name, LONGEST, &error);
      if (U_FAILURE(error)) fail(symbol, error);
      if (u_strlen(name) > 1) add(name, "%s %d", symbol, j + 1);
    }
    udat_close(format);
  }
}

static void add_calendar(void) {
  static const UDateFormatSymbolType months[] = {UDAT_MONTHS, UDAT_STANDALONE_MONTHS,
                                                 UDAT_SHORT_MONTHS, UDAT_STANDALONE_SHORT_MONTHS};
  static const UDateFormatSymbolType weekdays[] = {UDAT_WEEKDAYS, UDAT_STANDALONE_WEEKDAYS,
                                                   UDAT_SHORT_WEEKDAYS, UDAT_STANDALONE_SHORT_WEEKDAYS};
  static const UDateFormatSymbolType quarters[] = {UDAT_QUARTERS, UDAT_STANDALONE_QUARTERS,
                                                   UDAT_SHORT_QUARTERS, UDAT_STANDALONE_SHORT_QUARTERS};
  for (int i = 0; i < 4; i++) add_symbols(months[i], "month", false);
  for (int i = 0; i < 4; i++) add_symbols(weekdays[i], "weekday", true);
  for (int i = 0; i < 4; i++) add_symbols(quarters[i], "quarter", false);
}

static void add_parts(void) {
  static const char *const marks[] = {"calendar/gregorian/AmPmMarkers", "calendar/gregorian/AmPmMarkersAbbr"};
  EACH_LOCALE(locale) for (int i = 0; i < 2; i++) {
    UErrorCode error = U_ZERO_ERROR;
    UResourceBundle *table = resource(NULL, locale, marks[i]);
    if (table == NULL) continue;
    for (int j = 0; j < 2; j++) {
      int32_t length;
      const UChar *text = ures_getStringByIndex(table, j, &length, &error);
      if (U_SUCCESS(error) && length < LONGEST) add(text, "part %s", j == 0 ? "am" : "pm");
    }
    ures_close(table);
  }
  static const char *const periods[] = {
      "calendar/gregorian/dayPeriod/stand-alone/wide", "calendar/gregorian/dayPeriod/format/wide",
      "calendar/gregorian/dayPeriod/stand-alone/abbreviated", "calendar/gregorian/dayPeriod/format/abbreviated"};
  for (int i = 0; i < 4; i++)
    EACH_LOCALE(locale) EACH_PART(part, resource(NULL, locale, periods[i]))
      add(text_of(part), "part %s", ures_getKey(part));
}

// "06:00" as 6; the rules know whole hours only.
static int hour_of(const UChar *text) { return (text[0] - '0') * 10 + (text[1] - '0'); }

static void print_hours(void) {
  UChar set[LONGEST];
  char path[LONGEST] = "rules/";
  UResourceBundle *sets = resource(NULL, "dayPeriods", "locales");
  if (sets == NULL || !text_in(sets, language, set)) fail("day periods", U_MISSING_RESOURCE_ERROR);
  ures_close(sets);
  u_austrcpy(path + strlen(path), set);
  printf("# From which hour to which each part of the day is; noon and midnight are at theirs.\n");
  EACH_PART(part, resource(NULL, "dayPeriods", path)) {
    UChar at[LONGEST];
    int from = -1, before = -1;
    if (text_in(part, "at", at)) from = before = hour_of(at);
    if (text_in(part, "from", at)) from = hour_of(at);
    if (text_in(part, "before", at)) before = hour_of(at);
    if (from >= 0 && before >= 0) printf("hours %s: %d %d\n", ures_getKey(part), from, before);
  }
}

// MARK: - Relative days, words of lists

static void add_relative(void) {
  static const char *const fields[] = {"second", "minute", "hour", "day", "week", "month", "quarter", "year",
                                       "mon", "tue", "wed", "thu", "fri", "sat", "sun"};
  static const char *const widths[] = {"", "-short"};
  for (int field = 0; field < 15; field++)
    for (int width = 0; width < 2; width++) {
      char path[100], symbol[100];
      snprintf(path, sizeof path, "fields/%s%s/relative", fields[field], widths[width]);
      snprintf(symbol, sizeof symbol, "relative %s", fields[field]);
      if (field >= 8) snprintf(symbol, sizeof symbol, "relative weekday %d", field - 7);
      EACH_LOCALE(locale) EACH_PART(text, resource(NULL, locale, path))
        add(text_of(text), "%s %s", symbol, ures_getKey(text));
    }
}

// What a language puts between two parts of a list; it may depend on the second one.
static void add_joining(const char *key, UListFormatterType type) {
  static const UListFormatterWidth widths[] = {ULISTFMT_WIDTH_WIDE, ULISTFMT_WIDTH_SHORT};
  static const UChar *const seconds[] = {u"x", u"i", u"o"};
  for (int width = 0; width < 2; width++)
    EACH_LOCALE(locale) for (int i = 0; i < 3; i++) {
      UErrorCode error = U_ZERO_ERROR;
      UChar text[LONGEST];
      const UChar *parts[] = {u"x", seconds[i]};
      UListFormatter *format = ulistfmt_openForType(locale, type, widths[width], &error);
      int count = ulistfmt_format(format, parts, NULL, 2, text, LONGEST, &error);
      ulistfmt_close(format);
      if (U_FAILURE(error)) fail(key, error);
      text[count - 1] = 0;
      if (has_letters(text + 1) || u_strchr(text + 1, '&') != NULL) {
        char word[LONGEST];
        if (plain(text + 1, word)) append(line_of(key), word, false);
      }
    }
}

// MARK: - Currencies

typedef struct {
  char code[4];
  // Full names, in lower case.
  char *names[20];
  int count;
} Currency;

static Currency currencies[400];
static int currency_count;

static void name_currency(Currency *it, const UChar *name) {
  char text[LONGEST];
  if (!plain(name, text) || it->count == 20) return;
  for (int i = 0; i < it->count; i++)
    if (strcmp(it->names[i], text) == 0) return;
  it->names[it->count++] = strdup(text);
}

static void read_currency(const char *code) {
  Currency *it = &currencies[currency_count++];
  strcpy(it->code, code);
  UChar wide[4];
  u_uastrcpy(wide, code);
  EACH_LOCALE(locale) {
    static const char *const plurals[] = {"one", "other"};
    int32_t length;
    UErrorCode error = U_ZERO_ERROR;
    const UChar *name = ucurr_getName(wide, locale, UCURR_LONG_NAME, NULL, &length, &error);
    // A code for a name is none.
    if (U_FAILURE(error) || u_strcmp(name, wide) == 0) continue;
    name_currency(it, name);
    for (int i = 0; i < 2; i++) {
      name = ucurr_getPluralName(wide, locale, NULL, plurals[i], &length, &error);
      if (U_SUCCESS(error)) name_currency(it, name);
    }
  }
}

static bool has_word(const char *name, const char *word, size_t length) {
  for (const char *at = name; (at = strstr(at, word)) != NULL; at++) {
    bool begins = at == name || at[-1] == ' ' || at[-1] == '-';
    bool ends = at[length] == 0 || at[length] == ' ' || at[length] == '-';
    if (begins && ends) return true;
  }
  return false;
}

// Whether a word is one of another currency's name too: "dollar".
static bool is_shared(const Currency *own, const char *word) {
  for (int i = 0; i < currency_count; i++)
    for (int j = 0; &currencies[i] != own && j < currencies[i].count; j++)
      if (has_word(currencies[i].names[j], word, strlen(word))) return true;
  return false;
}

// The word of a name that says what kind of coin it is: the last one, in Romance languages the first.
static void head_of(const char *name, char *out) {
  bool is_first = strstr("fr es it pt", language) != NULL;
  const char *last = strrchr(name, ' ');
  int blanks = 0;
  for (const char *at = name; *at != 0; at++) blanks += *at == ' ';
  // A name that long is a description.
  if (blanks > 2) return (void)snprintf(out, LONGEST, "%s", name);
  snprintf(out, LONGEST, "%s", is_first || last == NULL ? name : last + 1);
  if (is_first) out[strcspn(out, " ")] = 0;
}

static void add_currency(const Currency *it) {
  char key[20], head[LONGEST];
  snprintf(key, sizeof key, "currency %s", it->code);
  bool has_own_head = it->count > 0;
  for (int i = 0; i < it->count; i++) {
    head_of(it->names[i], head);
    if (is_shared(it, head) || any_other_has(NULL, head)) has_own_head = false;
    if (strchr(it->names[i], ' ') == NULL && is_shared(it, it->names[i])) continue;
    append(line_of(key), it->names[i], false);
  }
  for (int i = 0; has_own_head && i < it->count; i++) {
    head_of(it->names[i], head);
    append(line_of(key), head, false);
  }
  UChar wide[4];
  u_uastrcpy(wide, it->code);
  char code[LONGEST];
  if (plain(wide, code)) append(line_of(key), code, false);
  UErrorCode error = U_ZERO_ERROR;
  int32_t length;
  const UChar *symbol = ucurr_getName(wide, language, UCURR_SYMBOL_NAME, NULL, &length, &error);
  bool is_letter = length == 1 && u_isalpha(symbol[0]);
  if (U_SUCCESS(error) && !is_letter && plain(symbol, code)) append(line_of(key), code, false);
}

static void add_currencies(void) {
  UErrorCode error = U_ZERO_ERROR;
  UEnumeration *codes = ucurr_openISOCurrencies(UCURR_COMMON | UCURR_NON_DEPRECATED, &error);
  const char *code;
  // Others in use since 2018 and 2022 have the names of these.
  while ((code = uenum_next(codes, NULL, &error)) != NULL)
    if (strstr("CUC SLL VEF", code) == NULL) read_currency(code);
  uenum_close(codes);
  if (U_FAILURE(error)) fail("currencies", error);
  static const char *const old[] = {"DEM", "ESP", "FIM", "NLG", "FRF", "ITL", "ATS"};
  for (int i = 0; i < 7; i++) read_currency(old[i]);
  for (int i = 0; i < currency_count; i++) add_currency(&currencies[i]);
  append(line_of("currency BTC"), "bitcoin", false);
  append(line_of("currency BTC"), "bitcoins", false);
  append(line_of("currency BTC"), "btc", false);
}

// MARK: - Zones

static bool is_known_zone_name(const char *own, const char *text) {
  for (int i = 0; i < line_count; i++)
    if (strncmp(lines[i].key, "zone ", 5) == 0 && strcmp(lines[i].key, own) != 0 && has(&lines[i], text))
      return true;
  return false;
}

// The name of a zone in the time zone database, where CLDR keeps an older one.
static const char *today(const char *zone) {
  static const char *const renamed[][2] = {
      {"America/Buenos_Aires", "America/Argentina/Buenos_Aires"}, {"America/Godthab", "America/Nuuk"},
      {"America/Santa_Isabel", "America/Tijuana"}, {"Asia/Calcutta", "Asia/Kolkata"},
      {"Asia/Katmandu", "Asia/Kathmandu"}, {"Asia/Rangoon", "Asia/Yangon"}, {"Asia/Saigon", "Asia/Ho_Chi_Minh"},
      {"Europe/Kiev", "Europe/Kyiv"}, {"Pacific/Enderbury", "Pacific/Kanton"},
      {"Pacific/Ponape", "Pacific/Pohnpei"}, {"Pacific/Truk", "Pacific/Chuuk"}};
  for (size_t i = 0; i < sizeof renamed / sizeof *renamed; i++)
    if (strcmp(zone, renamed[i][0]) == 0) return renamed[i][1];
  return zone;
}

// Adds a name of a zone that no zone before has.
static void add_zone_name(const UChar *name, const char *zone) {
  char key[100], text[LONGEST];
  snprintf(key, sizeof key, "zone %s", today(zone));
  if (has_letters(name) && plain(name, text) && !is_known_zone_name(key, text)) append(line_of(key), text, false);
}

// Abbreviations that are rather words of English.
static bool is_word(const UChar *name) {
  static const UChar *const words[] = {u"ACT", u"ART", u"AT", u"CAT", u"COST", u"EAST", u"EAT", u"HAT",
                                       u"PET", u"VET", u"WEST", u"WET", u"WIT"};
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    if (u_strcmp(name, words[i]) == 0) return true;
  return false;
}

// Generic, standard and daylight, long and short.
static void add_zone_names(const char *locale, const char *id, const char *zone) {
  static const char *const kinds[] = {"lg", "ls", "ld", "sg", "ss", "sd"};
  char path[200];
  snprintf(path, sizeof path, "zoneStrings/%s", id);
  UResourceBundle *names = resource(U_ICUDATA_NAME "-zone", locale, path);
  UChar name[LONGEST];
  for (int i = 0; names != NULL && i < 6; i++)
    if (text_in(names, kinds[i], name) && !is_word(name)) add_zone_name(name, zone);
  ures_close(names);
}

static const char *const cities[] = {
    "Asia/Tokyo", "Asia/Shanghai", "Asia/Hong_Kong", "Asia/Singapore", "Asia/Seoul", "Asia/Taipei",
    "Asia/Manila", "Asia/Jakarta", "Asia/Bangkok", "Asia/Saigon", "Asia/Kuala_Lumpur", "Asia/Calcutta",
    "Asia/Karachi", "Asia/Dhaka", "Asia/Katmandu", "Asia/Colombo", "Asia/Kabul", "Asia/Tehran", "Asia/Dubai",
    "Asia/Riyadh", "Asia/Baghdad", "Asia/Jerusalem", "Europe/Istanbul", "Europe/Moscow", "Europe/Kiev",
    "Europe/Athens", "Europe/Bucharest", "Europe/Warsaw", "Europe/Vienna", "Europe/Prague",
    "Europe/Budapest", "Europe/Berlin", "Europe/Rome", "Europe/Zurich", "Europe/Paris", "Europe/Madrid",
    "Europe/Lisbon", "Europe/Brussels", "Europe/Amsterdam", "Europe/London", "Europe/Dublin",
    "Europe/Copenhagen", "Europe/Oslo", "Europe/Stockholm", "Europe/Helsinki", "Africa/Cairo",
    "Africa/Lagos", "Africa/Nairobi", "Africa/Johannesburg", "Africa/Casablanca", "America/New_York",
    "America/Chicago", "America/Denver", "America/Los_Angeles", "America/Toronto", "America/Vancouver",
    "America/Mexico_City", "America/Bogota", "America/Lima", "America/Sao_Paulo", "America/Buenos_Aires",
    "America/Santiago", "Australia/Sydney", "Australia/Perth", "Pacific/Auckland", "Pacific/Honolulu"};

// How people say the time of a place beside what CLDR has: German "Zeit in Paris".
static const UChar *spoken_pattern(void) {
  return strcmp(language, "de") == 0   ? u"zeit in {0}"
         : strcmp(language, "fr") == 0 ? u"heure de {0}"
         : strcmp(language, "it") == 0 ? u"ora di {0}"
         : strcmp(language, "pt") == 0 ? u"horário de {0}"
                                       : u"";
}

// What stands in the place of "{0}".
static void filled(const UChar *pattern, const UChar *name, UChar *out) {
  const UChar *place = u_strstr(pattern, u"{0}");
  *out = 0;
  if (place == NULL) return;
  u_strncpy(out, pattern, place - pattern);
  out[place - pattern] = 0;
  u_strcat(u_strcat(out, name), place + 3);
}

static void add_city(const char *zone, const UChar *pattern) {
  char path[200] = "zoneStrings/";
  UChar city[LONGEST], text[LONGEST];
  snprintf(path + strlen(path), 100, "%s", zone);
  for (char *at = path + 12; *at != 0; at++)
    if (*at == '/') *at = ':';
  UResourceBundle *names = resource(U_ICUDATA_NAME "-zone", language, path);
  UResourceBundle *root = resource(U_ICUDATA_NAME "-zone", "root", path);
  if (!(names != NULL && text_in(names, "ec", city)) && !(root != NULL && text_in(root, "ec", city))) {
    const char *last = strrchr(zone, '/') + 1;
    u_uastrcpy(city, last);
    for (UChar *at = city; *at != 0; at++)
      if (*at == '_') *at = ' ';
  }
  ures_close(root);
  ures_close(names);
  filled(pattern, city, text);
  add_zone_name(text, zone);
  filled(spoken_pattern(), city, text);
  add_zone_name(text, zone);
}

static void add_zones(void) {
  append(line_of("zone UTC"), "utc", false);
  append(line_of("zone GMT"), "gmt", false);
  EACH_LOCALE(locale) {
    static const char *const own[][2] = {{"Etc:UTC", "UTC"}, {"meta:GMT", "GMT"}, {"Europe:London", "Europe/London"},
                                         {"Europe:Dublin", "Europe/Dublin"}, {"Pacific:Honolulu", "Pacific/Honolulu"}};
    for (int i = 0; i < 5; i++) add_zone_names(locale, own[i][0], own[i][1]);
    EACH_PART(meta, resource(NULL, "metaZones", "mapTimezones")) {
      UChar zone[LONGEST];
      char id[200] = "meta:", plain_zone[LONGEST];
      if (!text_in(meta, "001", zone)) continue;
      u_austrcpy(plain_zone, zone);
      strcat(id, ures_getKey(meta));
      add_zone_names(locale, id, plain_zone);
    }
  }
  UChar pattern[LONGEST];
  UResourceBundle *strings = resource(U_ICUDATA_NAME "-zone", language, "zoneStrings");
  if (strings == NULL || !text_in(strings, "regionFormat", pattern)) fail("zones", U_MISSING_RESOURCE_ERROR);
  ures_close(strings);
  // "Paris (Ortszeit)": nobody says the parentheses.
  UChar said[LONGEST], *at = said;
  for (const UChar *c = pattern; *c != 0; c++)
    if (*c != '(' && *c != ')') *at++ = *c;
  *at = 0;
  for (size_t i = 0; i < sizeof cities / sizeof *cities; i++) add_city(cities[i], said);
}

static int print_names(void) {
  for (size_t i = 0; i < sizeof variants / sizeof *variants; i++)
    if (strcmp(variants[i][0], language) == 0) locales = variants[i];
  if (locales == NULL) {
    fprintf(stderr, "names: no language is called '%s'\n", language);
    return 2;
  }
  printf("# SPDX-License-Identifier: Apache-2.0\n");
  print_version("# Written by Scripts/names from ", ", not by hand.\n\n[terms]\n");
  add_calendar();
  add_parts();
  add_relative();
  add_joining("join and", ULISTFMT_TYPE_AND);
  add_joining("join or", ULISTFMT_TYPE_OR);
  add_units(stdin);
  add_currencies();
  add_zones();
  print_lines();
  print_hours();
  return 0;
}

// MARK: - Regions

// A region with the language that most people there write, as ICU has them.
static void likely(const char *tag, char *out) {
  UErrorCode error = U_ZERO_ERROR;
  uloc_addLikelySubtags(tag, out, ULOC_FULLNAME_CAPACITY, &error);
  if (U_FAILURE(error)) fail(tag, error);
}

// Where ICU has no English of the region, that of the world, not of the United States.
static void settle_english(const char *region, char *locale) {
  UErrorCode error = U_ZERO_ERROR;
  UNumberFormat *format = unum_open(UNUM_DECIMAL, NULL, 0, locale, NULL, &error);
  const char *valid = unum_getLocaleByType(format, ULOC_VALID_LOCALE, &error);
  if (U_SUCCESS(error) && strcmp(valid, "en") == 0 && strcmp(region, "US") != 0) strcpy(locale, "en_001");
  unum_close(format);
}

// The order of day, month and year in the short date of a locale: "mdy".
static void order_of_date(const char *locale, char *out) {
  UErrorCode error = U_ZERO_ERROR;
  UChar pattern[LONGEST];
  UDateFormat *format = udat_open(UDAT_NONE, UDAT_SHORT, locale, NULL, 0, NULL, 0, &error);
  udat_toPattern(format, false, pattern, LONGEST, &error);
  udat_close(format);
  if (U_FAILURE(error)) fail(locale, error);
  int length = 0;
  for (const UChar *at = pattern; *at != 0 && length < 3; at++) {
    char field = *at == 'y' ? 'y' : *at == 'M' || *at == 'L' ? 'm' : *at == 'd' ? 'd' : 0;
    if (field != 0 && memchr(out, field, length) == NULL) out[length++] = field;
  }
  out[length] = 0;
}

static const char *temperature_of(const char *region) {
  UErrorCode error = U_ZERO_ERROR;
  char locale[20];
  UChar text[LONGEST];
  snprintf(locale, sizeof locale, "en_%s", region);
  UNumberFormatter *format =
      unumf_openForSkeletonAndLocale(u"unit/celsius usage/weather unit-width-full-name", -1, locale, &error);
  UFormattedNumber *result = unumf_openResult(&error);
  unumf_formatInt(format, 20, result, &error);
  unumf_resultToString(result, text, LONGEST, &error);
  unumf_closeResult(result);
  unumf_close(format);
  if (U_FAILURE(error)) fail(locale, error);
  return u_strstr(text, u"Fahrenheit") != NULL ? "fahrenheit" : "celsius";
}

static const char *decimal_of(const char *locale) {
  UErrorCode error = U_ZERO_ERROR;
  UChar sign[LONGEST];
  UNumberFormat *format = unum_open(UNUM_DECIMAL, NULL, 0, locale, NULL, &error);
  unum_getSymbol(format, UNUM_DECIMAL_SEPARATOR_SYMBOL, sign, LONGEST, &error);
  unum_close(format);
  if (U_FAILURE(error)) fail(locale, error);
  return sign[0] == '.' ? "point" : "comma";
}

static void print_region(const char *region) {
  static const char *const days[] = {"sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"};
  static const char *const systems[] = {"metric", "us", "uk"};
  UErrorCode error = U_ZERO_ERROR;
  char tag[20], locale[ULOC_FULLNAME_CAPACITY], order[4], money[4];
  UChar code[4];
  snprintf(tag, sizeof tag, "und_%s", region);
  likely(tag, locale);
  ucurr_forLocale(tag, code, 4, &error);
  // Nobody pays in Antarctica.
  if (U_FAILURE(error)) return;
  u_austrcpy(money, code);
  settle_english(region, locale);
  UCalendar *calendar = ucal_open(NULL, 0, tag, UCAL_GREGORIAN, &error);
  int first = ucal_getAttribute(calendar, UCAL_FIRST_DAY_OF_WEEK);
  ucal_close(calendar);
  UDateTimePatternGenerator *patterns = udatpg_open(locale, &error);
  UDateFormatHourCycle hours = udatpg_getDefaultHourCycle(patterns, &error);
  udatpg_close(patterns);
  UMeasurementSystem system = ulocdata_getMeasurementSystem(tag, &error);
  if (U_FAILURE(error)) fail(tag, error);
  order_of_date(locale, order);
  bool is_half = hours == UDAT_HOUR_CYCLE_11 || hours == UDAT_HOUR_CYCLE_12;
  printf("%s: %s %s %s %d %s %s %s\n", region, money, days[first - 1], order, is_half ? 12 : 24,
         temperature_of(region), systems[system], decimal_of(locale));
}

static int print_regions(int count, char **tags) {
  printf("# SPDX-License-Identifier: Apache-2.0\n");
  print_version("# Written by Scripts/names from ", ", not by hand.\n");
  printf("# A region's currency, first day of the week, order of dates, hours of the clock, temperature, measures,\n"
         "# decimal sign; of several languages, that of the likely one.\n\n[regions]\n");
  UErrorCode error = U_ZERO_ERROR;
  UEnumeration *regions = uregion_getAvailable(URGN_TERRITORY, &error);
  static char codes[400][4];
  int known = 0;
  const char *code;
  while ((code = uenum_next(regions, NULL, &error)) != NULL)
    if (isalpha((unsigned char)code[0]) && known < 400) snprintf(codes[known++], 4, "%s", code);
  uenum_close(regions);
  if (U_FAILURE(error)) fail("regions", error);
  qsort(codes, known, sizeof *codes, (int (*)(const void *, const void *))strcmp);
  for (int i = 0; i < known; i++) print_region(codes[i]);
  printf("\n[likely]\n");
  for (int i = 0; i < count; i++) {
    char locale[ULOC_FULLNAME_CAPACITY], region[ULOC_COUNTRY_CAPACITY];
    likely(tags[i], locale);
    uloc_getCountry(locale, region, sizeof region, &error);
    printf("%s: %s\n", tags[i], region);
  }
  // Of regions that are many, one with the usage of most people there.
  printf("en-001: GB\nen-150: GB\nes-419: MX\n");
  return 0;
}

// MARK: - Days of other calendars

enum { FIRST_YEAR = 1950, LAST_YEAR = 2050 };

// Days since 1970 of a year's first one.
static double new_year(int year) {
  return (year - 1970) * 365 + (year - 1969) / 4 - (year - 1901) / 100 + (year - 1601) / 400;
}

// Prints a date by its days since 1970, if its year is one of these.
static bool print_date(double day, const char *before, int days) {
  UErrorCode error = U_ZERO_ERROR;
  UCalendar *calendar = ucal_open(u"UTC", -1, "en", UCAL_GREGORIAN, &error);
  ucal_setGregorianChange(calendar, -1e15, &error);
  ucal_setMillis(calendar, floor(day) * 86400000.0, &error);
  int year = ucal_get(calendar, UCAL_YEAR, &error);
  int month = ucal_get(calendar, UCAL_MONTH, &error) + 1;
  int date = ucal_get(calendar, UCAL_DATE, &error);
  ucal_close(calendar);
  if (U_FAILURE(error)) fail("calendar", error);
  if (year < FIRST_YEAR || year > LAST_YEAR) return false;
  printf("%s%d-%02d-%02d", before, year, month, date);
  if (days > 1) printf("+%d", days);
  return true;
}

typedef struct {
  const char *name, *calendar;
  // The month from 0, the day, how many days; -1 for as many as the month has.
  int month, date, days;
} Feast;

static const Feast feasts[] = {
    {"chinese-new-year", "zh@calendar=chinese", 0, 1, 1},
    {"lantern-festival", "zh@calendar=chinese", 0, 15, 1},
    {"dragon-boat", "zh@calendar=chinese", 4, 5, 1},
    {"qixi", "zh@calendar=chinese", 6, 7, 1},
    {"ghost-festival", "zh@calendar=chinese", 6, 15, 1},
    {"mid-autumn", "zh@calendar=chinese", 7, 15, 1},
    {"double-ninth", "zh@calendar=chinese", 8, 9, 1},
    {"rosh-hashanah", "he@calendar=hebrew", 0, 1, 2},
    {"yom-kippur", "he@calendar=hebrew", 0, 10, 1},
    {"sukkot", "he@calendar=hebrew", 0, 15, 7},
    {"shemini-atzeret", "he@calendar=hebrew", 0, 22, 1},
    {"simchat-torah", "he@calendar=hebrew", 0, 23, 1},
    {"hanukkah", "he@calendar=hebrew", 2, 25, 8},
    {"tu-bishvat", "he@calendar=hebrew", 4, 15, 1},
    {"purim", "he@calendar=hebrew", 6, 14, 1},
    {"passover", "he@calendar=hebrew", 7, 15, 8},
    {"yom-hashoah", "he@calendar=hebrew", 7, 27, 1},
    {"yom-haatzmaut", "he@calendar=hebrew", 8, 5, 1},
    {"lag-baomer", "he@calendar=hebrew", 8, 18, 1},
    {"shavuot", "he@calendar=hebrew", 9, 6, 2},
    {"tisha-b-av", "he@calendar=hebrew", 11, 9, 1},
    {"islamic-new-year", "ar@calendar=islamic-umalqura", 0, 1, 1},
    {"ashura", "ar@calendar=islamic-umalqura", 0, 10, 1},
    {"mawlid", "ar@calendar=islamic-umalqura", 2, 12, 1},
    {"isra-and-miraj", "ar@calendar=islamic-umalqura", 6, 27, 1},
    {"ramadan", "ar@calendar=islamic-umalqura", 8, 1, -1},
    {"laylat-al-qadr", "ar@calendar=islamic-umalqura", 8, 27, 1},
    {"eid-al-fitr", "ar@calendar=islamic-umalqura", 9, 1, 1},
    {"day-of-arafah", "ar@calendar=islamic-umalqura", 11, 9, 1},
    {"eid-al-adha", "ar@calendar=islamic-umalqura", 11, 10, 1},
};

// Goes through the days and asks the calendar what each is in it.
static void print_feast(const Feast *feast) {
  UErrorCode error = U_ZERO_ERROR;
  // Calendars begin their months where their people live; all of the day is the same at noon of UTC.
  const UChar *zone = strstr(feast->calendar, "chinese") != NULL ? u"Asia/Shanghai" : u"UTC";
  UCalendar *calendar = ucal_open(zone, -1, feast->calendar, UCAL_DEFAULT, &error);
  const char *before = "";
  printf("%s: ", feast->name);
  for (int day = new_year(FIRST_YEAR) - 60; day < new_year(LAST_YEAR + 1) + 60; day++) {
    ucal_setMillis(calendar, day * 86400000.0 + 21600000.0, &error);
    if (ucal_get(calendar, UCAL_MONTH, &error) != feast->month || ucal_get(calendar, UCAL_DATE, &error) != feast->date ||
        ucal_get(calendar, UCAL_IS_LEAP_MONTH, &error) != 0)
      continue;
    int days = feast->days > 0 ? feast->days : ucal_getLimit(calendar, UCAL_DATE, UCAL_ACTUAL_MAXIMUM, &error);
    // The fast of Av is not kept on a Sabbath; 1 January 1970 was a Thursday.
    bool is_late = strcmp(feast->name, "tisha-b-av") == 0 && (day % 7 + 7) % 7 == 2;
    if (print_date(day + is_late, before, days)) before = ", ";
    // None comes again sooner.
    day += 340;
  }
  ucal_close(calendar);
  if (U_FAILURE(error)) fail(feast->name, error);
  putchar('\n');
}

// MARK: - Sun and moon, by Meeus, "Astronomical Algorithms", chapters 25 and 47: to a minute or two

static double turned(double degrees) { return degrees - 360 * floor(degrees / 360); }
static double sine(double degrees) { return sin(degrees * M_PI / 180); }

// Centuries since noon of 1 January 2000, of days since 1970 in UTC; clocks are a minute behind the earth's
// even time in these years.
static double centuries(double day) { return (day - 10957.5 + 64 / 86400.0) / 36525; }

static double sun_anomaly(double t) { return 357.52911 + 35999.05029 * t - 0.0001537 * t * t; }

static double sun_longitude(double day) {
  double t = centuries(day), anomaly = sun_anomaly(t);
  double centre = (1.914602 - 0.004817 * t) * sine(anomaly) + 0.019993 * sine(2 * anomaly) + 0.000289 * sine(3 * anomaly);
  // Where it is seen: its light is eight minutes old.
  return turned(280.46646 + 36000.76983 * t + 0.0003032 * t * t + centre - 0.00569);
}

// Multiples of elongation, the sun's and the moon's anomaly and latitude; millionths of a degree.
static const int moon_terms[][5] = {
    {0, 0, 1, 0, 6288774}, {2, 0, -1, 0, 1274027}, {2, 0, 0, 0, 658314}, {0, 0, 2, 0, 213618},
    {0, 1, 0, 0, -185116}, {0, 0, 0, 2, -114332}, {2, 0, -2, 0, 58793}, {2, -1, -1, 0, 57066},
    {2, 0, 1, 0, 53322}, {2, -1, 0, 0, 45758}, {0, 1, -1, 0, -40923}, {1, 0, 0, 0, -34720},
    {0, 1, 1, 0, -30383}, {2, 0, 0, -2, 15327}, {0, 0, 1, 2, -12528}, {0, 0, 1, -2, 10980},
    {4, 0, -1, 0, 10675}, {0, 0, 3, 0, 10034}, {4, 0, -2, 0, 8548}, {2, 1, -1, 0, -7888},
    {2, 1, 0, 0, -6766}, {1, 0, -1, 0, -5163}, {1, 1, 0, 0, 4987}, {2, -1, 1, 0, 4036},
    {2, 0, 2, 0, 3994}, {4, 0, 0, 0, 3861}, {2, 0, -3, 0, 3665}, {0, 1, -2, 0, -2689},
    {2, 0, -1, 2, -2602}, {2, -1, -2, 0, 2390}, {1, 0, 1, 0, -2348}, {2, -2, 0, 0, 2236}};

static double moon_longitude(double day) {
  double t = centuries(day);
  double elongation = 297.8501921 + 445267.1114034 * t - 0.0018819 * t * t;
  double anomaly = 134.9633964 + 477198.8675055 * t + 0.0087414 * t * t;
  double latitude = 93.2720950 + 483202.0175233 * t - 0.0036539 * t * t;
  double eccentricity = 1 - 0.002516 * t, sum = 0;
  for (size_t i = 0; i < sizeof moon_terms / sizeof *moon_terms; i++) {
    const int *term = moon_terms[i];
    double angle = term[0] * elongation + term[1] * sun_anomaly(t) + term[2] * anomaly + term[3] * latitude;
    sum += term[4] * pow(eccentricity, abs(term[1])) * sine(angle);
  }
  return turned(218.3164477 + 481267.88123421 * t - 0.0015786 * t * t + sum / 1e6);
}

// How far the moon is ahead of the sun: 0 at new, 180 at full moon.
static double elongation_at(double day) { return turned(moon_longitude(day) - sun_longitude(day)); }

// The first time after a day at which the moon is so far ahead.
static double next_elongation(double day, double degrees) {
  day += turned(degrees - elongation_at(day)) / 360 * 29.530588;
  for (int i = 0; i < 8; i++) {
    double off = turned(degrees - elongation_at(day) + 180) - 180;
    day += off / 360 * 29.530588;
  }
  return day;
}

// When the sun comes to a longitude, next to a day.
static double sun_reaches(double degrees, double day) {
  for (int i = 0; i < 8; i++) day += (turned(degrees - sun_longitude(day) + 180) - 180) / 360 * 365.2422;
  return day;
}

// When the sun comes to a longitude among the stars, as the Indian calendar of Lahiri counts it.
static double sun_enters(double degrees, int year, int day_of_year) {
  return sun_reaches(degrees + 23.857 + 0.0139697 * (year - 2000), new_year(year) + day_of_year);
}

static const double india = 5.5 / 24;

// The day at whose dusk it is the last lunar day of Ashvin: the new moon after the sun enters Libra.
static double diwali(int year) {
  double moon = next_elongation(sun_enters(180, year, 290), 0);
  double dusk = floor(moon + india) - 1 + (17 + 40 / 60.0) / 24;
  return floor(moon + india) - (elongation_at(dusk - india) >= 348);
}

// The day after the fire, which is lit at the dusk of the full moon of Phalgun; where that ends before dusk,
// its own day.
static double holi(int year) {
  double enters = sun_enters(330, year, 73);
  double moon = next_elongation(next_elongation(enters - 29.6, 0), 180);
  // Two new moons may be within those days.
  double later = next_elongation(moon, 0);
  if (later < enters) moon = next_elongation(later, 180);
  double local = moon + india;
  return floor(local) + (local - floor(local) > 16 / 24.0);
}

// The hours below, like those of Diwali and Holi above, were chosen so that days of 2013 to 2026 came out as
// they are remembered, not taken from an almanac: other years and places may be a day off.
typedef struct {
  const char *name;
  // The sun's longitude among the stars that begins the lunar month's solar one, and a day of the year near it.
  double longitude;
  int day_of_year;
  // The lunar day, 1 to 30, and the hour in India at which it counts: of sunrise, noon, or 24 for midnight.
  int tithi;
  double hour;
} IndianFeast;

static const IndianFeast indian_feasts[] = {
    {"vasant-panchami", 300, 43, 5, 11.5},    {"ravidas-jayanti", 300, 43, 15, 6.5},
    {"maha-shivaratri", 300, 43, 29, 24},  {"ugadi", 0, 104, 1, 6.25},
    {"rama-navami", 0, 104, 9, 12},        {"mahavir-jayanti", 0, 104, 13, 6},
    {"hanuman-jayanti", 0, 104, 15, 6},    {"buddha-purnima", 30, 135, 15, 6},
    {"guru-purnima", 90, 197, 15, 6},      {"raksha-bandhan", 120, 229, 15, 12},
    {"janmashtami", 120, 229, 23, 6},      {"ganesh-chaturthi", 150, 260, 4, 12},
    {"guru-gobind-singh-jayanti", 270, 14, 7, 6},
    {"navaratri", 180, 290, 1, 6.25},      {"maha-saptami", 180, 290, 7, 6.25},
    {"durga-ashtami", 180, 290, 8, 6.25},  {"maha-navami", 180, 290, 9, 6.25},
    {"dussehra", 180, 290, 10, 12},        {"valmiki-jayanti", 180, 290, 15, 6},
    {"chhath", 210, 320, 6, 6.5},         {"guru-nanak-jayanti", 210, 320, 15, 9},
};

// The day at whose hour it is a lunar day of a lunar month: the one in which the sun enters a sign.
static double indian_feast(const IndianFeast *feast, int year) {
  double enters = sun_enters(feast->longitude, year, feast->day_of_year);
  double month = next_elongation(enters - 29.6, 0);
  double later = next_elongation(month + 1, 0);
  if (later < enters) month = later;
  double begins = month;
  if (feast->tithi > 1) begins = next_elongation(month + 0.1, (feast->tithi - 1) * 12.0);
  // The first day whose hour is behind its beginning.
  return ceil(begins + india - feast->hour / 24);
}

// When the sun enters Aries in India; when it enters Capricorn, the day after where that is behind sunset.
static double vaisakhi(int year) { return floor(sun_enters(0, year, 104) + india); }
static double sankranti(int year) { return floor(sun_enters(270, year, 14) + india + 0.25); }

static double qingming(int year) { return floor(sun_reaches(15, new_year(year) + 94) + 8 / 24.0); }
static double spring(int year) { return floor(sun_reaches(0, new_year(year) + 79)); }
static double summer(int year) { return floor(sun_reaches(90, new_year(year) + 172)); }
static double autumn(int year) { return floor(sun_reaches(180, new_year(year) + 265)); }
static double winter(int year) { return floor(sun_reaches(270, new_year(year) + 355)); }

static int print_dates(void) {
  print_version("[dates]\n# Written by Scripts/names, of the calendars of ", ", not by hand.\n");
  printf("# DATE or DATE+DAYS; days that begin at dusk are those of the daylight behind it.\n");
  for (size_t i = 0; i < sizeof feasts / sizeof *feasts; i++) print_feast(&feasts[i]);
  printf("# Computed from the sun and the moon, by the time of India, of China and of UTC. Those of India may be a\n"
         "# day off: they are checked against no almanac.\n");
  static const struct {
    const char *name;
    double (*day)(int);
  } computed[] = {{"diwali", diwali}, {"holi", holi}, {"vaisakhi", vaisakhi}, {"makar-sankranti", sankranti}, {"qingming", qingming}, {"spring-equinox", spring},
                  {"summer-solstice", summer}, {"autumn-equinox", autumn}, {"winter-solstice", winter}};
  for (size_t i = 0; i < sizeof computed / sizeof *computed; i++) {
    const char *before = "";
    printf("%s: ", computed[i].name);
    for (int year = FIRST_YEAR; year <= LAST_YEAR; year++)
      if (print_date(computed[i].day(year), before, 1)) before = ", ";
    putchar('\n');
  }
  for (size_t i = 0; i < sizeof indian_feasts / sizeof *indian_feasts; i++) {
    const char *before = "";
    printf("%s: ", indian_feasts[i].name);
    for (int year = FIRST_YEAR; year <= LAST_YEAR + 1; year++)
      if (print_date(indian_feast(&indian_feasts[i], year), before, 1)) before = ", ";
    putchar('\n');
  }
  return 0;
}

int main(int count, char **arguments) {
  const char *what = count > 1 ? arguments[1] : "";
  if (strcmp(what, "version") == 0) {
    print_version("", "");
    return 0;
  }
  if (strcmp(what, "names") == 0 && count == 3) {
    language = arguments[2];
    return print_names();
  }
  if (strcmp(what, "regions") == 0) return print_regions(count - 2, arguments + 2);
  if (strcmp(what, "dates") == 0) return print_dates();
  fprintf(stderr, "usage: names version | names TAG | regions TAG … | dates\n");
  return 2;
}
