// SPDX-License-Identifier: Apache-2.0

#include <pthread.h>

#include "harness.h"

// ---- Making columns -----------------------------------------------------------------------------------------------

static void keep_schema(struct ArrowSchema *schema) { schema->release = NULL; }
static void keep_array(struct ArrowArray *array) { array->release = NULL; }

/// A column whose memory is this test's.
typedef struct column {
  struct ArrowSchema schema, dictionary_schema;
  struct ArrowArray array, dictionary;
  const void *buffers[5], *dictionary_buffers[3];
} column;

static column texts(const char *format, const char *name, int64_t length, const void *places, const void *bytes) {
  column made = {
      .schema = {.format = format, .name = name, .flags = ARROW_FLAG_NULLABLE, .release = keep_schema},
      .array = {.length = length, .n_buffers = 3, .release = keep_array},
      .buffers = {NULL, places, bytes},
  };
  return made;
}

/// Pointers within a column, once it stays where it is.
static void settle(column *one) {
  one->array.buffers = one->buffers;
  if (one->dictionary_schema.release) {
    one->schema.dictionary = &one->dictionary_schema;
    one->array.dictionary = &one->dictionary;
    one->dictionary.buffers = one->dictionary_buffers;
  }
}

// ---- Reading columns ----------------------------------------------------------------------------------------------

static int place_of(const struct ArrowSchema *schema, const char *name) {
  for (int64_t i = 0; i < schema->n_children; i++) {
    if (!strcmp(schema->children[i]->name, name)) return (int)i;
  }
  return -1;
}

/// Whether a column of texts holds one; null for none.
static bool holds_text(const struct ArrowArray *array, int64_t row, const char *text) {
  const uint8_t *valid = array->buffers[0];
  if (valid && !(valid[row / 8] >> (row % 8) & 1)) return !text;
  if (!text) return false;
  const int32_t *offsets = array->buffers[1];
  return (size_t)(offsets[row + 1] - offsets[row]) == strlen(text) &&
         !memcmp((const char *)array->buffers[2] + offsets[row], text, strlen(text));
}

/// The same of a column that is encoded with indices of `width` bytes.
static bool holds_code(const struct ArrowArray *array, int64_t row, int width, const char *text) {
  const uint8_t *valid = array->buffers[0];
  if (valid && !(valid[row / 8] >> (row % 8) & 1)) return !text;
  if (!text) return false;
  const int32_t index = width == 1 ? ((const int8_t *)array->buffers[1])[row] : ((const int32_t *)array->buffers[1])[row];
  return index >= 0 && index < array->dictionary->length && holds_text(array->dictionary, index, text);
}

static const char *const SAID[] = {"play blue train in player", "stop player",  "play a song in player",
                                   "nothing of this",           "\xff\xfe",     "",
                                   "delete a song from player", "uninstall player"};
enum { KINDS_SAID = sizeof SAID / sizeof *SAID };

/// Offsets of so many utterances, and their bytes.
static size_t lay_out(char *bytes, int32_t *offsets, uint64_t *wide, int count) {
  size_t length = 0;
  for (int i = 0; i < count; i++) {
    offsets[i] = (int32_t)length;
    wide[i] = length;
    memcpy(bytes + length, SAID[i % KINDS_SAID], strlen(SAID[i % KINDS_SAID]));
    length += strlen(SAID[i % KINDS_SAID]);
  }
  offsets[count] = (int32_t)length;
  wide[count] = length;
  return length;
}

static void check_first_rows(const struct ArrowSchema *schema, const struct ArrowArray *rows) {
  struct ArrowArray **columns = rows->children;
  const int status = place_of(schema, "status"), parameters = place_of(schema, "parameters");
  EXPECT(status == 0 && !strcmp(schema->children[0]->format, "c") && !strcmp(schema->children[0]->dictionary->format, "u"));
  EXPECT(holds_code(columns[status], 0, 1, "resolved") && holds_code(columns[status], 3, 1, "noMatch"));
  EXPECT(holds_code(columns[status], 4, 1, "rejected") && holds_code(columns[status], 7, 1, "negative"));
  const int intent = place_of(schema, "intent");
  EXPECT(holds_code(columns[intent], 0, 4, "Play") && holds_code(columns[intent], 1, 4, "Stop"));
  EXPECT(holds_code(columns[intent], 3, 4, NULL) && columns[intent]->null_count > 0);
  EXPECT(columns[intent]->dictionary->length == 3);
  EXPECT(holds_code(columns[place_of(schema, "phrase")], 0, 4, "Play ${song} in ${applicationName}"));
  EXPECT(holds_code(columns[place_of(schema, "missing")], 2, 4, "song"));
  EXPECT(holds_code(columns[place_of(schema, "dialog")], 2, 4, "Which song?"));
  EXPECT(holds_code(columns[place_of(schema, "match")], 0, 1, "exact"));
  EXPECT(holds_text(columns[place_of(schema, "error")], 4, "line 5: not UTF-8"));
  EXPECT(((const double *)columns[place_of(schema, "confidence")]->buffers[1])[0] == 1);
  EXPECT(((const int32_t *)columns[place_of(schema, "shortcut")]->buffers[1])[1] == 2);
  const int32_t *lists = columns[parameters]->buffers[1];
  EXPECT(lists[0] == 0 && lists[1] == 1 && lists[2] == 1);
  struct ArrowArray **fields = columns[parameters]->children[0]->children;
  EXPECT(holds_code(fields[0], 0, 4, "song") && holds_code(fields[1], 0, 4, "entity:Song"));
  EXPECT(holds_code(fields[2], 0, 1, "entity") && holds_text(fields[3], 0, "1"));
  EXPECT(holds_text(fields[4], 0, "Blue Train") && holds_text(fields[5], 0, "blue train"));
  EXPECT(((const int32_t *)fields[6]->buffers[1])[0] == 5 && ((const int32_t *)fields[7]->buffers[1])[0] == 15);
}

/// Whether the column of lines is what `bespeak_resolve_batch_json` writes.
static bool has_lines(const struct ArrowSchema *schema, const struct ArrowArray *rows, bespeak_buffer lines) {
  const struct ArrowArray *column = rows->children[place_of(schema, "line")];
  const int32_t *offsets = column->buffers[1];
  const char *at = lines.bytes;
  for (int64_t i = 0; i < rows->length; i++) {
    const size_t length = (size_t)(offsets[i + 1] - offsets[i]);
    if ((size_t)(lines.bytes + lines.length - at) <= length || memcmp(at, (const char *)column->buffers[2] + offsets[i], length) ||
        at[length] != '\n') {
      return false;
    }
    at += length + 1;
  }
  return at == lines.bytes + lines.length;
}

static void *release_array(void *array) {
  ((struct ArrowArray *)array)->release(array);
  return NULL;
}

// ---- Tests --------------------------------------------------------------------------------------------------------

enum { COUNT = 5000 };
static char bytes[COUNT * 32];
static int32_t offsets[COUNT + 1];
static uint64_t wide[COUNT + 1];

static void test_rows_are_those_of_lines(bespeak_resolver resolver) {
  lay_out(bytes, offsets, wide, COUNT);
  bespeak_buffer lines = {0};
  OK(bespeak_resolve_batch_json(resolver, bytes, wide, COUNT, NULL, 1, &lines));
  column narrow = texts("u", "", COUNT, offsets, bytes), large = texts("U", "", COUNT, wide, bytes);
  settle(&narrow);
  settle(&large);
  int32_t codes[2][COUNT];
  for (uint32_t threads = 1; threads < 4; threads++) {
    column *input = threads == 2 ? &large : &narrow;
    struct ArrowSchema schema;
    struct ArrowArray rows;
    OK(bespeak_resolve_arrow(resolver, &input->schema, &input->array, NULL, threads, BESPEAK_COLUMNS_LINE, &schema, &rows));
    EXPECT(rows.length == COUNT && rows.null_count == 0 && rows.n_children == schema.n_children);
    EXPECT(input->array.release && input->schema.release);
    check_first_rows(&schema, &rows);
    EXPECT(has_lines(&schema, &rows, lines));
    // Dictionaries are in the order of the rows, whatever the number of threads.
    const struct ArrowArray *intents = rows.children[place_of(&schema, "intent")];
    memcpy(codes[threads > 1], intents->buffers[1], sizeof codes[0]);
    EXPECT(threads == 1 || !memcmp(codes[0], codes[1], sizeof codes[0]));
    rows.release(&rows);
    schema.release(&schema);
    EXPECT(!rows.release && !schema.release);
  }
  bespeak_buffer_free(&lines);
}

static void test_forms_of_texts(bespeak_resolver resolver) {
  lay_out(bytes, offsets, wide, KINDS_SAID);
  struct ArrowSchema schema;
  struct ArrowArray rows;
  // A slice, with nulls: its first row is the second of the array.
  const uint8_t valid = 0xFB;
  column sliced = texts("u", "", 3, offsets, bytes);
  sliced.array.offset = 1;
  sliced.array.null_count = -1;
  sliced.buffers[0] = &valid;
  settle(&sliced);
  OK(bespeak_resolve_arrow(resolver, &sliced.schema, &sliced.array, NULL, 1, BESPEAK_COLUMNS_TRANSCRIPT, &schema, &rows));
  EXPECT(rows.length == 3 && holds_code(rows.children[0], 0, 1, "resolved") && holds_code(rows.children[0], 1, 1, "rejected"));
  EXPECT(holds_text(rows.children[place_of(&schema, "error")], 1, "line 2: no text"));
  EXPECT(holds_text(rows.children[place_of(&schema, "transcript")], 0, "stop player"));
  EXPECT(holds_text(rows.children[place_of(&schema, "transcript")], 1, NULL));
  rows.release(&rows);
  schema.release(&schema);
  // Views: in place, and in a buffer.
  struct view {
    int32_t length;
    char text[12];
  } views[2] = {{11, "stop player"}, {25, ""}};
  const int32_t where[2] = {0, 0};
  memcpy(views[1].text, "play", 4);
  memcpy(views[1].text + 4, where, sizeof where);
  const int64_t lengths[1] = {25};
  column viewed = texts("vu", "", 2, views, SAID[0]);
  viewed.array.n_buffers = 4;
  viewed.buffers[3] = lengths;
  settle(&viewed);
  OK(bespeak_resolve_arrow(resolver, &viewed.schema, &viewed.array, NULL, 1, 0, &schema, &rows));
  EXPECT(holds_code(rows.children[2], 0, 4, "Stop") && holds_code(rows.children[2], 1, 4, "Play"));
  rows.release(&rows);
  schema.release(&schema);
  // A dictionary, and columns without one.
  const int8_t indices[] = {1, 0, 1};
  column coded = texts("c", "", 3, indices, NULL);
  coded.array.n_buffers = 2;
  coded.dictionary_schema = (struct ArrowSchema){.format = "u", .release = keep_schema};
  coded.dictionary = (struct ArrowArray){.length = 2, .n_buffers = 3, .release = keep_array};
  coded.dictionary_buffers[1] = offsets;
  coded.dictionary_buffers[2] = bytes;
  settle(&coded);
  OK(bespeak_resolve_arrow(resolver, &coded.schema, &coded.array, NULL, 1, BESPEAK_COLUMNS_PLAIN, &schema, &rows));
  EXPECT(!strcmp(schema.children[2]->format, "u") && !schema.children[2]->dictionary);
  EXPECT(holds_text(rows.children[2], 0, "Stop") && holds_text(rows.children[2], 1, "Play") && holds_text(rows.children[2], 2, "Stop"));
  rows.release(&rows);
  schema.release(&schema);
  // Nulls alone.
  column nulls = {.schema = {.format = "n", .release = keep_schema}, .array = {.length = 2, .null_count = 2, .release = keep_array}};
  OK(bespeak_resolve_arrow(resolver, &nulls.schema, &nulls.array, NULL, 1, 0, NULL, &rows));
  EXPECT(rows.length == 2 && holds_code(rows.children[0], 1, 1, "rejected"));
  rows.release(&rows);
  // No rows.
  column empty = texts("u", "", 0, NULL, NULL);
  settle(&empty);
  OK(bespeak_resolve_arrow(resolver, &empty.schema, &empty.array, NULL, 0, 0, NULL, &rows));
  EXPECT(rows.length == 0 && rows.n_children == 19 && rows.children[2]->length == 0);
  rows.release(&rows);
}

/// A struct of three rows: texts, locales and moments.
static void test_fields_of_rows(bespeak_resolver resolver) {
  const int32_t ends[] = {0, 25, 36, 47}, locales[] = {0, 2, 2, 4}, dates[] = {0, 10, 10, 13};
  const uint8_t first_and_last = 5;
  column fields[] = {texts("u", "text", 3, ends, "play blue train in playerstop playerstop player"),
                     texts("u", "other", 3, ends, NULL),
                     texts("u", "locale", 3, locales, "ende"),
                     texts("u", "referenceDate", 3, dates, "2026-03-11xyz")};
  fields[1].schema.format = "i";  // Not looked at.
  for (int i = 2; i < 4; i++) {
    fields[i].buffers[0] = &first_and_last;
    fields[i].array.null_count = 1;
  }
  struct ArrowSchema *schemas[4];
  struct ArrowArray *arrays[4];
  for (int i = 0; i < 4; i++) {
    settle(&fields[i]);
    schemas[i] = &fields[i].schema;
    arrays[i] = &fields[i].array;
  }
  const void *none[1] = {NULL};
  struct ArrowSchema schema = {.format = "+s", .name = "", .n_children = 4, .children = schemas, .release = keep_schema}, made;
  struct ArrowArray array = {.length = 3, .n_buffers = 1, .buffers = none, .n_children = 4, .children = arrays, .release = keep_array}, rows;
  OK(bespeak_resolve_arrow(resolver, &schema, &array, NULL, 1, 0, &made, &rows));
  EXPECT(holds_code(rows.children[0], 0, 1, "resolved") && holds_code(rows.children[0], 1, 1, "resolved"));
  EXPECT(holds_code(rows.children[0], 2, 1, "rejected"));
  EXPECT(!holds_text(rows.children[place_of(&made, "error")], 2, NULL));
  made.release(&made);
  rows.release(&rows);
  // The struct's own slice and nulls count too.
  const uint8_t valid = 2;
  none[0] = &valid;
  array.offset = 1;
  array.length = 2;
  array.null_count = 1;
  OK(bespeak_resolve_arrow(resolver, &schema, &array, NULL, 1, 0, NULL, &rows));
  EXPECT(rows.length == 2 && holds_code(rows.children[0], 0, 1, "resolved") && holds_code(rows.children[0], 1, 1, "rejected"));
  rows.release(&rows);
  fields[3].schema.name = "text";
  FAILS(BESPEAK_ERROR_ARGUMENT, bespeak_resolve_arrow(resolver, &schema, &array, NULL, 1, 0, &made, &rows));
  EXPECT(!rows.release && !made.release);
  fields[3].schema.name = fields[0].schema.name = "words";
  FAILS(BESPEAK_ERROR_ARGUMENT, bespeak_resolve_arrow(resolver, &schema, &array, NULL, 1, 0, &made, &rows));
  fields[0].schema.name = "text";
  array.offset = 2;
  FAILS(BESPEAK_ERROR_LENGTH, bespeak_resolve_arrow(resolver, &schema, &array, NULL, 1, 0, &made, &rows));
  array.n_children = 3;
  FAILS(BESPEAK_ERROR_LENGTH, bespeak_resolve_arrow(resolver, &schema, &array, NULL, 1, 0, &made, &rows));
}

/// Children that were moved out are released by themselves, before or after the rest, on any thread.
static void test_moved_children(bespeak_resolver resolver) {
  lay_out(bytes, offsets, wide, COUNT);
  column input = texts("u", "", COUNT, offsets, bytes);
  settle(&input);
  for (int first = 0; first < 2; first++) {
    struct ArrowSchema schema;
    struct ArrowArray rows;
    OK(bespeak_resolve_arrow(resolver, &input.schema, &input.array, NULL, 2, 0, &schema, &rows));
    struct ArrowArray intents = *rows.children[2], parameters = *rows.children[8];
    rows.children[2]->release = rows.children[8]->release = NULL;
    if (first) rows.release(&rows);
    EXPECT(holds_code(&intents, 1, 4, "Stop"));
    pthread_t thread;
    EXPECT(pthread_create(&thread, NULL, release_array, &intents) == 0);
    EXPECT(holds_text(parameters.children[0]->children[4], 0, "Blue Train"));
    parameters.release(&parameters);
    pthread_join(thread, NULL);
    if (!first) rows.release(&rows);
    EXPECT(!intents.release && !parameters.release && !rows.release);
    struct ArrowSchema child = *schema.children[2];
    schema.children[2]->release = NULL;
    schema.release(&schema);
    EXPECT(!strcmp(child.name, "intent"));
    child.release(&child);
  }
}

static void test_wrong_columns(bespeak_resolver resolver) {
  lay_out(bytes, offsets, wide, KINDS_SAID);
  struct ArrowSchema made;
  struct ArrowArray rows;
  column right = texts("u", "", KINDS_SAID, offsets, bytes), wrong;
#define WRONG(status, change)                                                                                     \
  do {                                                                                                            \
    wrong = right;                                                                                                \
    settle(&wrong);                                                                                               \
    change;                                                                                                       \
    FAILS(status, bespeak_resolve_arrow(resolver, &wrong.schema, &wrong.array, NULL, 1, 0, &made, &rows));        \
    EXPECT(!rows.release && !made.release);                                                                       \
  } while (0)
  WRONG(BESPEAK_ERROR_ARGUMENT, wrong.schema.format = "i");
  WRONG(BESPEAK_ERROR_ARGUMENT, wrong.schema.format = "+l");
  WRONG(BESPEAK_ERROR_ARGUMENT, wrong.schema.format = "");
  WRONG(BESPEAK_ERROR_NULL, wrong.schema.format = NULL);
  WRONG(BESPEAK_ERROR_ARGUMENT, wrong.schema.release = NULL);
  WRONG(BESPEAK_ERROR_ARGUMENT, wrong.array.release = NULL);
  WRONG(BESPEAK_ERROR_LENGTH, wrong.array.length = -1);
  WRONG(BESPEAK_ERROR_LENGTH, wrong.array.length = INT64_MAX);
  WRONG(BESPEAK_ERROR_LENGTH, wrong.array.offset = -1);
  WRONG(BESPEAK_ERROR_LENGTH, wrong.array.offset = INT64_MAX);
  WRONG(BESPEAK_ERROR_LENGTH, wrong.array.null_count = -2);
  WRONG(BESPEAK_ERROR_LENGTH, wrong.array.null_count = KINDS_SAID + 1);
  WRONG(BESPEAK_ERROR_NULL, wrong.array.null_count = 1);
  WRONG(BESPEAK_ERROR_LENGTH, wrong.array.n_buffers = 2);
  WRONG(BESPEAK_ERROR_NULL, wrong.array.n_buffers = 0);
  WRONG(BESPEAK_ERROR_NULL, wrong.array.buffers = NULL);
  WRONG(BESPEAK_ERROR_NULL, wrong.buffers[1] = NULL);
  WRONG(BESPEAK_ERROR_NULL, wrong.buffers[2] = NULL);
  static const int32_t falling[KINDS_SAID + 1] = {0, 5, 3}, negative[KINDS_SAID + 1] = {-1};
  WRONG(BESPEAK_ERROR_LENGTH, wrong.buffers[1] = falling);
  WRONG(BESPEAK_ERROR_LENGTH, wrong.buffers[1] = negative);
  // Views and indices that lead out of what they lead into.
  static const struct {
    int32_t length;
    char prefix[4];
    int32_t block, offset;
  } out[] = {{-1, "", 0, 0}, {30, "", 0, 0}, {20, "", 0, 6}, {20, "", 1, 0}, {20, "", -1, 0}, {20, "", 0, -1}};
  const int64_t lengths[1] = {25};
  for (size_t i = 0; i < sizeof out / sizeof *out; i++) {
    WRONG(BESPEAK_ERROR_LENGTH, (wrong.schema.format = "vu", wrong.array.length = 1, wrong.array.n_buffers = 4,
                                 wrong.buffers[1] = &out[i], wrong.buffers[3] = lengths));
  }
  static const uint64_t indices[] = {0, 2};
  const struct ArrowSchema text = {.format = "u", .release = keep_schema};
  struct ArrowArray dictionary = {.length = 2, .n_buffers = 3, .release = keep_array};
  const void *dictionary_buffers[3] = {NULL, offsets, bytes};
  dictionary.buffers = dictionary_buffers;
#define CODED(format_) \
  wrong.schema.format = format_, wrong.schema.dictionary = (struct ArrowSchema *)&text, wrong.array.dictionary = &dictionary, \
  wrong.array.length = 2, wrong.array.n_buffers = 2, wrong.buffers[1] = indices
  WRONG(BESPEAK_ERROR_LENGTH, (CODED("L")));
  WRONG(BESPEAK_ERROR_ARGUMENT, (CODED("g")));
  WRONG(BESPEAK_ERROR_NULL, (CODED("l"), wrong.array.dictionary = NULL));
  WRONG(BESPEAK_ERROR_LENGTH, (CODED("l"), wrong.array.n_buffers = 3));

  settle(&right);
  FAILS(BESPEAK_ERROR_NULL, bespeak_resolve_arrow(resolver, NULL, &right.array, NULL, 1, 0, &made, &rows));
  FAILS(BESPEAK_ERROR_NULL, bespeak_resolve_arrow(resolver, &right.schema, NULL, NULL, 1, 0, &made, &rows));
  FAILS(BESPEAK_ERROR_NULL, bespeak_resolve_arrow(resolver, &right.schema, &right.array, NULL, 1, 0, &made, NULL));
  FAILS(BESPEAK_ERROR_ARGUMENT, bespeak_resolve_arrow(resolver, &right.schema, &right.array, NULL, 1, 0, NULL, &right.array));
  EXPECT(right.array.release);
  FAILS(BESPEAK_ERROR_ARGUMENT, bespeak_resolve_arrow(resolver, &right.schema, &right.array, NULL, 1, 8, &made, &rows));
  FAILS(BESPEAK_ERROR_ARGUMENT, bespeak_resolve_arrow(resolver, &right.schema, &right.array, NULL, 257, 0, &made, &rows));
  FAILS(BESPEAK_ERROR_HANDLE, bespeak_resolve_arrow(0, &right.schema, &right.array, NULL, 1, 0, &made, &rows));
  bespeak_request request = {.size = sizeof request, .flags = BESPEAK_JSON_LINES};
  FAILS(BESPEAK_ERROR_ARGUMENT, bespeak_resolve_arrow(resolver, &right.schema, &right.array, &request, 1, 0, &made, &rows));
  request.flags = BESPEAK_EXPLAIN;
  OK(bespeak_resolve_arrow(resolver, &right.schema, &right.array, &request, 1, 0, &made, &rows));
  EXPECT(place_of(&made, "explanation") == 19 && place_of(&made, "line") < 0 && rows.n_children == 20);
  EXPECT(!holds_text(rows.children[19], 0, NULL));
  made.release(&made);
  rows.release(&rows);
}

void test_columns(void) {
  const bespeak_resolver resolver = resolver_of(player(), NULL);
  test_rows_are_those_of_lines(resolver);
  test_forms_of_texts(resolver);
  test_fields_of_rows(resolver);
  test_moved_children(resolver);
  test_wrong_columns(resolver);
  OK(bespeak_free(resolver));
}

int32_t use_columns(uint32_t (*below)(uint32_t), bespeak_resolver resolver, const bespeak_request *request) {
  lay_out(bytes, offsets, wide, 40);
  static const int64_t lengths[2] = {64, 64};
  static char views[64 * 16];
  const uint64_t valid = 0x5A5A;
  for (int i = 0; i < 64 * 16; i++) views[i] = below(5) ? 0 : (char)below(256);
  // Where all is right these are in it; one more is not, and neither is another place.
  static int32_t odd_offsets[65];
  for (int i = 0; i < 65; i++) odd_offsets[i] = below(20) ? i * 3 : (int32_t)(below(2000) - 1000);
  static const char *const formats[] = {"u", "U", "vu", "+s", "c", "s", "i", "L", "g", "", "n", "+l"};
  column columns[4];
  struct ArrowSchema *schemas[4];
  struct ArrowArray *arrays[4];
  static const char *const names[] = {"text", "locale", "app", "referenceDate"};
  for (int i = 0; i < 4; i++) {
    const uint32_t way = below(6);
    columns[i] = texts(way < 2 ? "u" : formats[below(12)], names[below(5) ? (uint32_t)i : below(4)],
                       below(8) ? below(30) : (int64_t)((uint64_t)below(UINT32_MAX) << below(33)),
                       way == 0 ? (const void *)offsets : (const void *)odd_offsets, bytes);
    column *one = &columns[i];
    // Buffers are as long as the format wants them to be for 40 places.
    if (!strcmp(one->schema.format, "U")) one->buffers[1] = wide;
    if (!strcmp(one->schema.format, "vu")) {
      one->buffers[1] = views;
      one->array.n_buffers = 4;
      one->buffers[3] = lengths;
    }
    if (one->array.length > 30) one->array.length = below(2) ? -one->array.length : INT64_MAX - below(3);
    if (below(6) == 0) one->array.offset = below(2) ? below(10) : -(int64_t)below(3);
    if (below(6) == 0) one->buffers[0] = &valid;
    if (below(6) == 0) one->array.null_count = (int64_t)below(8) - 3;
    if (below(12) == 0) one->array.n_buffers = below(4);
    if (below(12) == 0) one->buffers[below(3)] = NULL;
    if (below(12) == 0) one->schema.format = NULL;
    if (below(20) == 0) one->array.release = NULL;
    if (one->schema.format && strchr("csiL", one->schema.format[0]) && one->schema.format[0]) {
      one->buffers[1] = views;
      if (below(4)) one->array.n_buffers = 2;
      if (below(4)) one->dictionary_schema = (struct ArrowSchema){.format = formats[below(4)], .release = keep_schema};
      one->dictionary = (struct ArrowArray){.length = below(8) ? 20 : -1, .n_buffers = 3, .release = keep_array};
      one->dictionary_buffers[1] = strcmp("U", one->dictionary_schema.format ? one->dictionary_schema.format : "") ? (const void *)offsets : wide;
      one->dictionary_buffers[2] = bytes;
    }
    settle(one);
    if (below(12) == 0) one->array.buffers = NULL;
    schemas[i] = below(20) ? &one->schema : NULL;
    arrays[i] = below(20) ? &one->array : NULL;
  }
  const void *none[1] = {below(4) ? NULL : &valid};
  struct ArrowSchema schema = {.format = "+s", .n_children = below(12) ? 4 : (int64_t)below(5) - 1, .children = below(20) ? schemas : NULL,
                               .release = keep_schema}, made;
  struct ArrowArray array = {.length = below(30), .offset = below(4) ? 0 : below(5), .null_count = below(3) ? 0 : -1, .n_buffers = below(12) ? 1 : below(3),
                             .buffers = none, .n_children = below(12) ? 4 : (int64_t)below(5) - 1, .children = below(20) ? arrays : NULL,
                             .release = keep_array}, rows;
  if (schema.n_children > 4 || array.n_children > 4) return 0;
  const bool is_struct = below(2);
  const bool has_schema = below(2);
  const int32_t status = bespeak_resolve_arrow(resolver, is_struct ? &schema : schemas[0], is_struct ? &array : arrays[0], request,
                                               below(4), below(10), has_schema ? &made : NULL, &rows);
  EXPECT((status == BESPEAK_OK) == (rows.release != NULL));
  if (has_schema) EXPECT((status == BESPEAK_OK) == (made.release != NULL));
  if (rows.release) {
    if (below(2)) {
      struct ArrowArray child = *rows.children[8];
      rows.children[8]->release = NULL;
      rows.release(&rows);
      child.release(&child);
    } else {
      rows.release(&rows);
    }
    if (has_schema) made.release(&made);
  }
  return status;
}
