// SPDX-License-Identifier: Apache-2.0

// Utterances as columns: everything is checked once, before the first row is read.

#include "columns.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "border.h"

__attribute__((format(printf, 2, 3))) static int32_t fault(int32_t status, const char *format, ...) {
  char text[BORDER_MESSAGE_BYTES + 1];
  va_list values;
  va_start(values, format);
  const int length = vsnprintf(text, sizeof text, format, values);
  va_end(values);
  border_setMessage(text, length < 0 ? 0 : length > BORDER_MESSAGE_BYTES ? BORDER_MESSAGE_BYTES : (size_t)length);
  return status;
}

static bool bit(const uint8_t *bits, int64_t place) { return !bits || bits[place >> 3] >> (place & 7) & 1; }

/// What holds for arrays of any type; `rows` are read from `skip` on.
static int32_t check(const char *name, const struct ArrowSchema *schema, const struct ArrowArray *array, int64_t skip,
                     int64_t rows) {
  if (!schema || !array) return fault(BESPEAK_ERROR_NULL, "'%s': a schema or an array is null", name);
  if (!schema->release || !array->release) {
    return fault(BESPEAK_ERROR_ARGUMENT, "'%s': a schema or an array that was released", name);
  }
  if (!schema->format) return fault(BESPEAK_ERROR_NULL, "'%s': the format is null", name);
  if (array->length < 0 || array->offset < 0 || array->length > INT64_MAX - array->offset) {
    return fault(BESPEAK_ERROR_LENGTH, "'%s': a length of %lld from %lld", name, (long long)array->length,
                 (long long)array->offset);
  }
  if (skip > array->length || rows > array->length - skip) {
    return fault(BESPEAK_ERROR_LENGTH, "'%s': %lld rows, and %lld are to be read from %lld", name,
                 (long long)array->length, (long long)rows, (long long)skip);
  }
  if (array->null_count < -1 || array->null_count > array->length) {
    return fault(BESPEAK_ERROR_LENGTH, "'%s': %lld nulls in %lld rows", name, (long long)array->null_count,
                 (long long)array->length);
  }
  // A column of nulls alone has none.
  if (!strcmp(schema->format, "n")) return BESPEAK_OK;
  if (array->n_buffers < 1 || !array->buffers) return fault(BESPEAK_ERROR_NULL, "'%s': there are no buffers", name);
  if (!array->buffers[0] && array->null_count > 0) {
    return fault(BESPEAK_ERROR_NULL, "'%s': the validity of %lld nulls is null", name, (long long)array->null_count);
  }
  return BESPEAK_OK;
}

static const uint8_t *validity(const struct ArrowArray *array) {
  return array->null_count == 0 ? NULL : array->buffers[0];
}

typedef struct view {
  int32_t length;
  char prefix[4];
  int32_t block;
  int32_t offset;
} view;
enum { INLINE = 12 };

static int32_t check_views(const char *name, const struct ArrowArray *array, const border_texts *texts, int64_t rows) {
  const int64_t blocks = array->n_buffers - 3;
  const int64_t *lengths = array->buffers[array->n_buffers - 1];
  if (blocks > 0 && !lengths) return fault(BESPEAK_ERROR_NULL, "'%s': the lengths of buffers are null", name);
  for (int64_t i = texts->first; i < texts->first + rows; i++) {
    view one;
    memcpy(&one, (const char *)texts->places + 16 * i, sizeof one);
    if (!bit(texts->valid, i)) continue;
    if (one.length < 0) return fault(BESPEAK_ERROR_LENGTH, "'%s': a length of %d at %lld", name, one.length, (long long)i);
    if (one.length <= INLINE) continue;
    if (one.block < 0 || one.block >= blocks || one.offset < 0 || lengths[one.block] < one.length ||
        one.offset > lengths[one.block] - one.length || !texts->blocks[one.block]) {
      return fault(BESPEAK_ERROR_LENGTH, "'%s': the view at %lld leads out of its buffer", name, (long long)i);
    }
  }
  return BESPEAK_OK;
}

static int64_t place(const border_texts *texts, int64_t i) {
  return texts->format == 'u' ? ((const int32_t *)texts->places)[i] : ((const int64_t *)texts->places)[i];
}

static int32_t check_offsets(const char *name, const border_texts *texts, int64_t rows) {
  int64_t last = place(texts, texts->first);
  if (last < 0) return fault(BESPEAK_ERROR_LENGTH, "'%s': an offset of %lld", name, (long long)last);
  const int64_t start = last;
  for (int64_t i = texts->first + 1; i <= texts->first + rows; i++) {
    const int64_t next = place(texts, i);
    if (next < last) return fault(BESPEAK_ERROR_LENGTH, "'%s': offsets fall at %lld", name, (long long)(i - 1));
    last = next;
  }
  if (last > start && !texts->bytes) return fault(BESPEAK_ERROR_NULL, "'%s': the buffer of texts is null", name);
  return BESPEAK_OK;
}

/// Texts without a dictionary; `rows` from `skip` on.
static int32_t open_texts(const char *name, const struct ArrowSchema *schema, const struct ArrowArray *array, int64_t skip,
                          int64_t rows, border_texts *made) {
  int32_t status = check(name, schema, array, skip, rows);
  if (status) return status;
  const char *format = schema->format;
  if (!strcmp(format, "n")) {
    *made = (border_texts){.format = 'n'};
    return BESPEAK_OK;
  }
  const bool is_view = !strcmp(format, "vu");
  if (schema->dictionary || array->dictionary || (!is_view && strcmp(format, "u") && strcmp(format, "U"))) {
    return fault(BESPEAK_ERROR_ARGUMENT,
                 "'%s' is of the format '%.40s'; expected texts: utf8 (u), large_utf8 (U), utf8_view (vu) or a "
                 "dictionary of these",
                 name, format);
  }
  if (is_view ? array->n_buffers < 3 : array->n_buffers != 3) {
    return fault(BESPEAK_ERROR_LENGTH, "'%s': %lld buffers", name, (long long)array->n_buffers);
  }
  *made = (border_texts){.valid = validity(array), .first = array->offset + skip, .places = array->buffers[1],
                         .format = is_view ? 'v' : format[0]};
  if (rows == 0) return BESPEAK_OK;
  if (!made->places) return fault(BESPEAK_ERROR_NULL, "'%s': the buffer of offsets is null", name);
  if (is_view) {
    made->blocks = (const char *const *)array->buffers + 2;
    return check_views(name, array, made, rows);
  }
  made->bytes = array->buffers[2];
  return check_offsets(name, made, rows);
}

static int64_t number(const void *indices, char format, int64_t i) {
  switch (format) {
    case 'c': return ((const int8_t *)indices)[i];
    case 'C': return ((const uint8_t *)indices)[i];
    case 's': return ((const int16_t *)indices)[i];
    case 'S': return ((const uint16_t *)indices)[i];
    case 'i': return ((const int32_t *)indices)[i];
    case 'I': return ((const uint32_t *)indices)[i];
    default: return ((const int64_t *)indices)[i];
  }
}

static int32_t open_column(const char *name, const struct ArrowSchema *schema, const struct ArrowArray *array,
                           int64_t skip, int64_t rows, border_column *made) {
  if (!schema || !array || !schema->release || !schema->dictionary) {
    return open_texts(name, schema, array, skip, rows, &made->texts);
  }
  int32_t status = check(name, schema, array, skip, rows);
  if (status) return status;
  const char *format = schema->format;
  if (!format[0] || format[1] || !strchr("cCsSiIlL", format[0])) {
    return fault(BESPEAK_ERROR_ARGUMENT, "'%s': indices of a dictionary are of the format '%.40s'", name, format);
  }
  const struct ArrowArray *texts = array->dictionary;
  if (!texts) return fault(BESPEAK_ERROR_NULL, "'%s': the dictionary is null", name);
  if (array->n_buffers != 2) return fault(BESPEAK_ERROR_LENGTH, "'%s': %lld buffers", name, (long long)array->n_buffers);
  status = open_texts(name, schema->dictionary, texts, 0, texts->length < 0 ? 0 : texts->length, &made->texts);
  if (status) return status;
  made->valid = validity(array);
  made->first = array->offset + skip;
  made->indices = array->buffers[1];
  made->index_format = format[0];
  if (rows > 0 && !made->indices) return fault(BESPEAK_ERROR_NULL, "'%s': the buffer of indices is null", name);
  for (int64_t i = made->first; i < made->first + rows; i++) {
    if (!bit(made->valid, i)) continue;
    // An index over the largest length is negative here.
    const int64_t index = number(made->indices, format[0], i);
    if (index < 0 || index >= texts->length) {
      return fault(BESPEAK_ERROR_LENGTH, "'%s': an index of %lld in a dictionary of %lld at %lld", name, (long long)index,
                   (long long)texts->length, (long long)i);
    }
  }
  return BESPEAK_OK;
}

int32_t border_openUtterances(const struct ArrowSchema *schema, const struct ArrowArray *array, border_utterances *made) {
  static const char *const names[BORDER_FIELDS] = {"text", "locale", "app", "referenceDate", "timeZone"};
  *made = (border_utterances){0};
  int32_t status = check("array", schema, array, 0, 0);
  if (status) return status;
  if (array->length > INT32_MAX) {
    return fault(BESPEAK_ERROR_LENGTH, "'array': %lld rows; at most %d", (long long)array->length, INT32_MAX);
  }
  made->count = array->length;
  if (strcmp(schema->format, "+s")) {
    return open_column("array", schema, array, 0, array->length, &made->fields[BORDER_TEXT]);
  }
  if (array->n_buffers != 1 || schema->n_children != array->n_children || schema->n_children < 0 ||
      (schema->n_children > 0 && (!schema->children || !array->children))) {
    return fault(BESPEAK_ERROR_LENGTH, "'array': a struct of %lld fields in its schema, %lld in its array, and %lld buffers",
                 (long long)schema->n_children, (long long)array->n_children, (long long)array->n_buffers);
  }
  made->valid = validity(array);
  made->first = array->offset;
  for (int field = 0; field < BORDER_FIELDS; field++) {
    bool is_there = false;
    for (int64_t i = 0; i < schema->n_children; i++) {
      const struct ArrowSchema *child = schema->children[i];
      if (!child || !child->name || strcmp(child->name, names[field])) continue;
      if (is_there) return fault(BESPEAK_ERROR_ARGUMENT, "'array' has two fields '%s'", names[field]);
      is_there = true;
      made->has_circumstances |= field != BORDER_TEXT;
      status = open_column(names[field], child, array->children[i], array->offset, array->length, &made->fields[field]);
      if (status) return status;
    }
    if (!is_there && field == BORDER_TEXT) {
      return fault(BESPEAK_ERROR_ARGUMENT, "'array' is a struct without a field 'text'");
    }
  }
  return BESPEAK_OK;
}

const char *border_utterance(const border_utterances *utterances, int field, int64_t row, size_t *length) {
  const border_column *column = &utterances->fields[field];
  *length = 0;
  if (!column->texts.format || !bit(utterances->valid, utterances->first + row)) return NULL;
  int64_t i = row;
  if (column->index_format) {
    if (!bit(column->valid, column->first + row)) return NULL;
    i = number(column->indices, column->index_format, column->first + row);
  }
  const border_texts *texts = &column->texts;
  if (texts->format == 'n') return NULL;
  i += texts->first;
  if (!bit(texts->valid, i)) return NULL;
  if (texts->format == 'v') {
    view one;
    const char *at = (const char *)texts->places + 16 * i;
    memcpy(&one, at, sizeof one);
    *length = (size_t)one.length;
    return one.length <= INLINE ? at + 4 : texts->blocks[one.block] + one.offset;
  }
  const int64_t start = place(texts, i);
  *length = (size_t)(place(texts, i + 1) - start);
  return *length ? texts->bytes + start : border_empty();
}
