// SPDX-License-Identifier: Apache-2.0

// Columns in Arrow's C data interface, as BespeakC reads and makes them: not part of the library's interface, and not
// exported.
#ifndef BESPEAK_COLUMNS_H
#define BESPEAK_COLUMNS_H

#include <stdbool.h>

#include "bespeak.h"

// ---- Columns that come in -----------------------------------------------------------------------------------------

/// A checked column of texts, perhaps encoded by a dictionary. Its memory is the caller's.
typedef struct border_texts {
  const uint8_t *valid;       ///< A bit for each place; null where all are there.
  int64_t first;              ///< The place of the first row.
  const void *places;         ///< Offsets, or views.
  const char *bytes;          ///< What offsets lead to.
  const char *const *blocks;  ///< What views lead to.
  char format;                ///< u, U, v, n for nulls; 0 for no column.
} border_texts;

typedef struct border_column {
  border_texts texts;
  const uint8_t *valid;  ///< Of the indices.
  int64_t first;         ///< The place of the first index.
  const void *indices;
  char index_format;  ///< 0 where there is no dictionary.
} border_column;

/// The fields of an utterance.
enum { BORDER_TEXT, BORDER_LOCALE, BORDER_APP, BORDER_REFERENCE_DATE, BORDER_TIME_ZONE, BORDER_FIELDS };

/// Utterances as columns.
typedef struct border_utterances {
  border_column fields[BORDER_FIELDS];
  const uint8_t *valid;  ///< Of the struct; null where all rows are there.
  int64_t first;
  int64_t count;
  bool has_circumstances;  ///< Whether there is more than texts.
} border_utterances;

/// Checks what comes in, in O(rows); else a status, and the thread's message is set.
///
/// What is checked: types, counts of buffers and children, null pointers, negative lengths, offsets, views and indices.
int32_t border_openUtterances(const struct ArrowSchema *schema, const struct ArrowArray *array, border_utterances *made);

/// A field of a row; null where there is none. Its text may be no UTF-8.
const char *border_utterance(const border_utterances *utterances, int field, int64_t row, size_t *length);

// ---- Columns that go out ------------------------------------------------------------------------------------------

/// A text among the bytes of a part; its length is -1 where there is none.
typedef struct border_span {
  uint64_t start;
  int64_t length;
} border_span;

/// A row. Numbers of texts are -1 where there is none; counts are those of the next records of other levels.
typedef struct border_row {
  double confidence;  ///< Not a number where there is none.
  int32_t status, match, frame;
  int32_t app, intent, phrase, locale, missing, dialog, parameter, not_done;
  int32_t shortcut;
  int32_t parameters, options, alternatives, unused, more;
  border_span error, transcript, explanation, line;
} border_row;

typedef struct border_parameter {
  int32_t name, type, kind, lower, upper;
  border_span id, value, text;
} border_parameter;

typedef struct border_option {
  border_span id, title, subtitle, intent;
} border_option;

typedef struct border_alternative {
  double confidence;
  int32_t app, intent;
} border_alternative;

typedef struct border_range {
  int32_t lower, upper;
} border_range;

/// Records of one level: rows, and what lists of rows hold.
enum {
  BORDER_ROWS,
  BORDER_PARAMETERS,
  BORDER_OPTIONS,
  BORDER_ALTERNATIVES,
  BORDER_UNUSED,
  BORDER_MORE,
  BORDER_LEVELS
};

/// Rows that one thread wrote one after the other.
typedef struct border_part {
  const void *records[BORDER_LEVELS];
  int64_t counts[BORDER_LEVELS];
  const char *bytes;       ///< What spans lead to.
  const int32_t *numbers;  ///< The number among all texts of each of this part's; null where they are the same.
} border_part;

/// Sets the records of a level.
void border_setLevel(border_part *part, int level, const void *records, int64_t count);

/// Where a text went in the dictionary of the column that is made.
typedef struct border_mark {
  uint64_t column;  ///< The last column that had it.
  int32_t index;
} border_mark;

/// All texts that numbers stand for.
typedef struct border_table {
  const char *bytes;
  const uint64_t *ends;  ///< Where each ends; it begins where the one before ends.
  border_mark *marks;    ///< One for each, kept from call to call.
  uint64_t *column;      ///< The column that was made last, of all that used these marks.
} border_table;

/// Makes the columns of parts, in their order.
///
/// `isExplained` and the flags of `columns` say which optional ones there are. Fails with BESPEAK_ERROR_LENGTH or
/// BESPEAK_ERROR_MEMORY, with the thread's message set, and leaves both released. `schema` may be null.
int32_t border_makeColumns(const border_part *parts, int64_t count, const border_table *table, uint32_t columns,
                           bool isExplained, struct ArrowSchema *schema, struct ArrowArray *array);

#endif
