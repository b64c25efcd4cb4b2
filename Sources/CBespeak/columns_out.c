// SPDX-License-Identifier: Apache-2.0

// Columns that go out. All that a call makes stands in one arena, which every array and schema of it holds: a child that
// was moved out keeps it, whoever is released first, and on whichever thread.

#include "columns.h"

#include <math.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "border.h"

// ---- The arena ----------------------------------------------------------------------------------------------------

enum { CHUNK = 16 << 10, ALIGNMENT = 64 };

typedef struct chunk {
  struct chunk *next;
} chunk;

typedef struct arena {
  atomic_size_t owners;  ///< How many structs have not been released.
  chunk *chunks;
  char *free;
  size_t left;
} arena;

static void drop(arena *arena) {
  if (atomic_fetch_sub_explicit(&arena->owners, 1, memory_order_acq_rel) != 1) return;
  for (chunk *one = arena->chunks; one;) {
    chunk *next = one->next;
    free(one);
    one = next;
  }
  free(arena);
}

static arena *make_arena(void) {
  arena *made = calloc(1, sizeof *made);
  // Whoever builds is an owner until it is done.
  if (made) atomic_init(&made->owners, 1);
  return made;
}

/// Memory that is not zero, for as long as the arena is there; null where there is none.
static void *take(arena *arena, size_t bytes) {
  // Small ones need no line of the cache of their own.
  const size_t unit = bytes < ALIGNMENT ? 16 : ALIGNMENT;
  size_t skip = (size_t)-(uintptr_t)arena->free & (unit - 1);
  bytes = (bytes + 15) & ~(size_t)15;
  if (bytes == 0) bytes = 16;
  if (bytes + skip > arena->left) {
    const size_t size = sizeof(chunk) + ALIGNMENT + (bytes < CHUNK ? CHUNK : bytes);
    chunk *made = malloc(size);
    if (!made) return NULL;
    made->next = arena->chunks;
    arena->chunks = made;
    if (bytes >= CHUNK) {
      const uintptr_t start = (uintptr_t)(made + 1);
      return (char *)(made + 1) + ((size_t)-start & (ALIGNMENT - 1));
    }
    arena->free = (char *)(made + 1);
    arena->left = size - sizeof(chunk);
    skip = (size_t)-(uintptr_t)arena->free & (unit - 1);
  }
  char *memory = arena->free + skip;
  arena->free += skip + bytes;
  arena->left -= skip + bytes;
  return memory;
}

static void *take_zero(arena *arena, size_t bytes) {
  void *memory = take(arena, bytes);
  if (memory) memset(memory, 0, bytes);
  return memory;
}

#define RELEASE(type)                                                                                \
  static void release_##type(struct type *released) {                                                \
    for (int64_t i = 0; i < released->n_children; i++) {                                             \
      if (released->children[i]->release) released->children[i]->release(released->children[i]);     \
    }                                                                                                \
    if (released->dictionary && released->dictionary->release) {                                     \
      released->dictionary->release(released->dictionary);                                           \
    }                                                                                                \
    arena *arena = released->private_data;                                                           \
    released->release = NULL;                                                                        \
    drop(arena);                                                                                     \
  }
RELEASE(ArrowSchema)
RELEASE(ArrowArray)

// ---- What columns there are ---------------------------------------------------------------------------------------

typedef enum kind {
  CODES,    ///< Indices of a fixed dictionary.
  NUMBERS,  ///< Numbers of texts.
  SPANS,    ///< Texts of a part.
  INTEGERS,
  REALS,
  LISTS,    ///< Counts of records of another level.
  STRUCTS,  ///< The fields of a level's records.
} kind;

typedef struct field {
  const char *name;
  kind kind;
  uint8_t level;  ///< Whose records have it.
  uint8_t flags;
  uint16_t offset;             ///< Where in a record.
  uint16_t count;              ///< How many fields or texts there are.
  const struct field *fields;  ///< Of a struct; a list has one.
  const char *const *texts;    ///< Of a fixed dictionary.
} field;

enum { OPTIONAL = 1, ONLY_LINE = 2, ONLY_EXPLAINED = 4, ONLY_TRANSCRIPT = 8 };
#define COUNT(array) (uint16_t)(sizeof(array) / sizeof((array)[0]))

static const char *const STATUSES[] = {"resolved", "needsValue", "needsDisambiguation", "needsConfirmation",
                                       "negative", "noMatch",    "rejected"};
static const char *const MATCHES[] = {"exact", "flexible"};
static const char *const FRAMES[] = {"question",  "prohibition", "report",    "hypothetical",
                                     "exception", "opposite",    "correction"};
static const char *const KINDS[] = {"entity", "open", "text", "typed", "list"};

#define FIELD(label, kind_, level_, type, member, ...) \
  {.name = label, .kind = kind_, .level = level_, .offset = offsetof(type, member), __VA_ARGS__}
#define TEXTS(array) .count = COUNT(array), .texts = array
#define FIELDS(array) .count = COUNT(array), .fields = array

#define PARAMETER(member, kind, ...) FIELD(#member, kind, BORDER_PARAMETERS, border_parameter, member, __VA_ARGS__)
static const field PARAMETER_FIELDS[] = {
    PARAMETER(name, NUMBERS),
    PARAMETER(type, NUMBERS),
    PARAMETER(kind, CODES, TEXTS(KINDS)),
    PARAMETER(id, SPANS, .flags = OPTIONAL),
    PARAMETER(value, SPANS),
    PARAMETER(text, SPANS),
    PARAMETER(lower, INTEGERS),
    PARAMETER(upper, INTEGERS),
};
#define OPTION(member, ...) FIELD(#member, SPANS, BORDER_OPTIONS, border_option, member, __VA_ARGS__)
static const field OPTION_FIELDS[] = {
    OPTION(id),
    OPTION(title),
    OPTION(subtitle, .flags = OPTIONAL),
    OPTION(intent, .flags = OPTIONAL),
};
#define ALTERNATIVE(member, kind) FIELD(#member, kind, BORDER_ALTERNATIVES, border_alternative, member)
static const field ALTERNATIVE_FIELDS[] = {
    ALTERNATIVE(app, NUMBERS),
    ALTERNATIVE(intent, NUMBERS),
    ALTERNATIVE(confidence, REALS),
};
#define RANGE(member) FIELD(#member, INTEGERS, BORDER_MORE, border_range, member)
static const field RANGE_FIELDS[] = {RANGE(lower), RANGE(upper)};

#define ITEM(level_, kind_, ...) [level_] = {.name = "item", .kind = kind_, .level = level_, __VA_ARGS__}
static const field ITEMS[BORDER_LEVELS] = {
    ITEM(BORDER_PARAMETERS, STRUCTS, FIELDS(PARAMETER_FIELDS)),
    ITEM(BORDER_OPTIONS, STRUCTS, FIELDS(OPTION_FIELDS)),
    ITEM(BORDER_ALTERNATIVES, STRUCTS, FIELDS(ALTERNATIVE_FIELDS)),
    ITEM(BORDER_UNUSED, SPANS),
    ITEM(BORDER_MORE, STRUCTS, FIELDS(RANGE_FIELDS)),
};

#define ROW(label, member, kind, ...) FIELD(label, kind, BORDER_ROWS, border_row, member, __VA_ARGS__)
#define NULLABLE(label, member, kind, ...) ROW(label, member, kind, .flags = OPTIONAL, __VA_ARGS__)
#define LIST(member, level) ROW(#member, member, LISTS, .count = 1, .fields = &ITEMS[level])
static const field ROW_FIELDS[] = {
    ROW("status", status, CODES, TEXTS(STATUSES)),
    NULLABLE("app", app, NUMBERS),
    NULLABLE("intent", intent, NUMBERS),
    NULLABLE("shortcut", shortcut, INTEGERS),
    NULLABLE("phrase", phrase, NUMBERS),
    NULLABLE("match", match, CODES, TEXTS(MATCHES)),
    NULLABLE("confidence", confidence, REALS),
    NULLABLE("locale", locale, NUMBERS),
    LIST(parameters, BORDER_PARAMETERS),
    NULLABLE("missing", missing, NUMBERS),
    NULLABLE("dialog", dialog, NUMBERS),
    NULLABLE("parameter", parameter, NUMBERS),
    LIST(options, BORDER_OPTIONS),
    LIST(alternatives, BORDER_ALTERNATIVES),
    NULLABLE("frame", frame, CODES, TEXTS(FRAMES)),
    NULLABLE("notDone", not_done, NUMBERS),
    LIST(unused, BORDER_UNUSED),
    LIST(more, BORDER_MORE),
    NULLABLE("error", error, SPANS),
    ROW("transcript", transcript, SPANS, .flags = OPTIONAL | ONLY_TRANSCRIPT),
    ROW("explanation", explanation, SPANS, .flags = OPTIONAL | ONLY_EXPLAINED),
    ROW("line", line, SPANS, .flags = OPTIONAL | ONLY_LINE),
};
static const field ROWS = {.name = "", .kind = STRUCTS, .level = BORDER_ROWS, FIELDS(ROW_FIELDS)};

static const size_t SIZES[BORDER_LEVELS] = {
    [BORDER_ROWS] = sizeof(border_row),       [BORDER_PARAMETERS] = sizeof(border_parameter),
    [BORDER_OPTIONS] = sizeof(border_option), [BORDER_ALTERNATIVES] = sizeof(border_alternative),
    [BORDER_UNUSED] = sizeof(border_span),    [BORDER_MORE] = sizeof(border_range),
};

// ---- Making them --------------------------------------------------------------------------------------------------

typedef struct builder {
  arena *arena;
  const border_part *parts;
  int64_t part_count;
  const border_table *table;
  bool is_plain;
  uint8_t left_out;  ///< Flags of fields that are not made.
  int64_t counts[BORDER_LEVELS];
  const char *fault;  ///< The column that is too long; null where memory ran out.
} builder;

/// What a field becomes: where no dictionaries are wanted, those that would have one are texts.
static kind made_as(const builder *builder, const field *field) {
  const bool has_dictionary = field->kind == CODES || field->kind == NUMBERS;
  return has_dictionary && builder->is_plain ? SPANS : field->kind;
}

static const char *format(const builder *builder, const field *field) {
  switch (made_as(builder, field)) {
    case CODES: return "c";
    case NUMBERS: return "i";
    case SPANS: return "u";
    case INTEGERS: return "i";
    case REALS: return "g";
    case LISTS: return "+l";
    default: return "+s";
  }
}

static bool make_schema(const builder *builder, const field *field, struct ArrowSchema *made) {
  *made = (struct ArrowSchema){.format = format(builder, field), .name = field->name,
                               .flags = field->flags & OPTIONAL ? ARROW_FLAG_NULLABLE : 0,
                               .release = release_ArrowSchema, .private_data = builder->arena};
  atomic_fetch_add_explicit(&builder->arena->owners, 1, memory_order_relaxed);
  const kind kind = made_as(builder, field);
  if (kind == CODES || kind == NUMBERS) {
    if (!(made->dictionary = take_zero(builder->arena, sizeof *made))) return false;
    const struct field texts = {.name = "", .kind = SPANS};
    return make_schema(builder, &texts, made->dictionary);
  }
  if (!field->fields) return true;
  struct ArrowSchema *children = take_zero(builder->arena, field->count * sizeof *children);
  made->children = take(builder->arena, field->count * sizeof *made->children);
  if (!children || !made->children) return false;
  for (int i = 0; i < field->count; i++) {
    if (field->fields[i].flags & builder->left_out) continue;
    struct ArrowSchema *child = made->children[made->n_children++] = &children[i];
    if (!make_schema(builder, &field->fields[i], child)) return false;
  }
  return true;
}

/// Goes through the records of a field's level, of all parts.
#define EACH(builder, field, part, record)                                                                       \
  for (const border_part *part = (builder)->parts; part < (builder)->parts + (builder)->part_count; part++)      \
    for (const char *record = part->records[(field)->level],                                                    \
                    *end_ = record ? record + part->counts[(field)->level] * (int64_t)SIZES[(field)->level] : 0; \
         record < end_; record += SIZES[(field)->level])

#define MEMBER(type, field, record) ((const type *)((record) + (field)->offset))

/// Starts an array: its buffers, and a bit for each row where it may have nulls.
static bool start(builder *builder, struct ArrowArray *made, int64_t length, int buffers, bool is_optional) {
  *made = (struct ArrowArray){.length = length, .n_buffers = buffers, .release = release_ArrowArray,
                              .private_data = builder->arena};
  atomic_fetch_add_explicit(&builder->arena->owners, 1, memory_order_relaxed);
  if (!(made->buffers = take(builder->arena, (size_t)buffers * sizeof *made->buffers))) return false;
  for (int i = 0; i < buffers; i++) made->buffers[i] = NULL;
  return !is_optional || (made->buffers[0] = take_zero(builder->arena, ((size_t)length + 7) / 8));
}

static void set(struct ArrowArray *array, int64_t row, bool is_there) {
  if (is_there) {
    ((uint8_t *)array->buffers[0])[row >> 3] |= (uint8_t)(1u << (row & 7));
  } else {
    array->null_count++;
  }
}

/// Makes the buffers of texts of so many bytes; offsets are to be written.
static bool start_texts(builder *builder, const field *field, struct ArrowArray *made, int64_t length, uint64_t bytes,
                        bool is_optional) {
  if (!start(builder, made, length, 3, is_optional)) return false;
  if (bytes > INT32_MAX) {
    builder->fault = field->name;
    return false;
  }
  made->buffers[1] = take(builder->arena, ((size_t)length + 1) * sizeof(int32_t));
  made->buffers[2] = take(builder->arena, bytes);
  return made->buffers[1] && made->buffers[2];
}

static const char *text(const border_table *table, int32_t number, size_t *length) {
  const uint64_t start = number ? table->ends[number - 1] : 0;
  *length = table->ends[number] - start;
  return table->bytes + start;
}

/// The text of a record, or of its code or number; null where there is none.
static const char *text_of(const builder *builder, const field *field, const border_part *part, const char *record,
                           size_t *length) {
  *length = 0;
  if (field->kind == SPANS) {
    const border_span *span = MEMBER(border_span, field, record);
    if (span->length <= 0) return span->length < 0 ? NULL : "";
    *length = (size_t)span->length;
    return part->bytes + span->start;
  }
  int32_t number = *MEMBER(int32_t, field, record);
  if (number < 0) return NULL;
  if (field->kind == CODES) {
    *length = strlen(field->texts[number]);
    return field->texts[number];
  }
  if (part->numbers) number = part->numbers[number];
  return text(builder->table, number, length);
}

static bool make_texts(builder *builder, const field *field, struct ArrowArray *made) {
  const bool is_optional = field->flags & OPTIONAL;
  uint64_t bytes = 0;
  size_t length;
  EACH(builder, field, part, record) {
    text_of(builder, field, part, record, &length);
    bytes += length;
  }
  if (!start_texts(builder, field, made, builder->counts[field->level], bytes, is_optional)) return false;
  int32_t *offsets = (int32_t *)made->buffers[1];
  char *into = (char *)made->buffers[2];
  int32_t at = 0;
  int64_t row = 0;
  EACH(builder, field, part, record) {
    const char *found = text_of(builder, field, part, record, &length);
    offsets[row] = at;
    if (is_optional) set(made, row, found);
    row++;
    if (found) memcpy(into + at, found, length);
    at += (int32_t)length;
  }
  offsets[row] = at;
  return true;
}

static bool make_codes(builder *builder, const field *field, struct ArrowArray *made) {
  const bool is_optional = field->flags & OPTIONAL;
  if (!start(builder, made, builder->counts[field->level], 2, is_optional)) return false;
  int8_t *indices = take(builder->arena, (size_t)made->length);
  if (!(made->buffers[1] = indices)) return false;
  int64_t row = 0;
  EACH(builder, field, part, record) {
    const int32_t code = *MEMBER(int32_t, field, record);
    if (is_optional) set(made, row, code >= 0);
    indices[row++] = code < 0 ? 0 : (int8_t)code;
  }
  struct ArrowArray *dictionary = made->dictionary = take_zero(builder->arena, sizeof *dictionary);
  if (!dictionary) return false;
  uint64_t bytes = 0;
  for (int i = 0; i < field->count; i++) bytes += strlen(field->texts[i]);
  if (!start_texts(builder, field, dictionary, field->count, bytes, false)) return false;
  int32_t *offsets = (int32_t *)dictionary->buffers[1];
  int32_t at = 0;
  for (int i = 0; i < field->count; i++) {
    const size_t length = strlen(field->texts[i]);
    offsets[i] = at;
    memcpy((char *)dictionary->buffers[2] + at, field->texts[i], length);
    at += (int32_t)length;
  }
  offsets[field->count] = at;
  return true;
}

/// The texts that occur, in the order in which they do.
static bool make_numbers(builder *builder, const field *field, struct ArrowArray *made) {
  const bool is_optional = field->flags & OPTIONAL;
  const border_table *table = builder->table;
  if (!start(builder, made, builder->counts[field->level], 2, is_optional)) return false;
  int32_t *indices = take(builder->arena, (size_t)made->length * sizeof *indices);
  if (!(made->buffers[1] = indices)) return false;
  const uint64_t column = ++*table->column;
  int32_t count = 0;
  uint64_t bytes = 0;
  int64_t row = 0;
  EACH(builder, field, part, record) {
    int32_t number = *MEMBER(int32_t, field, record);
    if (is_optional) set(made, row, number >= 0);
    if (number < 0) {
      indices[row++] = 0;
      continue;
    }
    if (part->numbers) number = part->numbers[number];
    border_mark *mark = &table->marks[number];
    if (mark->column != column) {
      size_t length;
      text(table, number, &length);
      bytes += length;
      *mark = (border_mark){column, count++};
    }
    indices[row++] = mark->index;
  }
  struct ArrowArray *dictionary = made->dictionary = take_zero(builder->arena, sizeof *dictionary);
  if (!dictionary || !start_texts(builder, field, dictionary, count, bytes, false)) return false;
  int32_t *offsets = (int32_t *)dictionary->buffers[1];
  offsets[0] = 0;
  int32_t known = 0;
  // An index that is one more than all before it is a text's first.
  row = 0;
  EACH(builder, field, part, record) {
    if (known == count) break;
    int32_t number = *MEMBER(int32_t, field, record);
    const int32_t index = indices[row++];
    if (number < 0 || index != known) continue;
    if (part->numbers) number = part->numbers[number];
    size_t length;
    const char *found = text(table, number, &length);
    memcpy((char *)dictionary->buffers[2] + offsets[known], found, length);
    offsets[known + 1] = offsets[known] + (int32_t)length;
    known++;
  }
  return true;
}

static bool make_integers(builder *builder, const field *field, struct ArrowArray *made) {
  const bool is_optional = field->flags & OPTIONAL;
  if (!start(builder, made, builder->counts[field->level], 2, is_optional)) return false;
  int32_t *into = take(builder->arena, (size_t)made->length * sizeof *into);
  if (!(made->buffers[1] = into)) return false;
  int64_t row = 0;
  EACH(builder, field, part, record) {
    const int32_t value = *MEMBER(int32_t, field, record);
    if (is_optional) set(made, row, value >= 0);
    into[row++] = is_optional && value < 0 ? 0 : value;
  }
  return true;
}

static bool make_reals(builder *builder, const field *field, struct ArrowArray *made) {
  const bool is_optional = field->flags & OPTIONAL;
  if (!start(builder, made, builder->counts[field->level], 2, is_optional)) return false;
  double *into = take(builder->arena, (size_t)made->length * sizeof *into);
  if (!(made->buffers[1] = into)) return false;
  int64_t row = 0;
  EACH(builder, field, part, record) {
    const double value = *MEMBER(double, field, record);
    if (is_optional) set(made, row, !isnan(value));
    into[row++] = is_optional && isnan(value) ? 0 : value;
  }
  return true;
}

static bool make_array(builder *builder, const field *field, struct ArrowArray *made);

static bool make_children(builder *builder, const field *field, struct ArrowArray *made) {
  struct ArrowArray *children = take_zero(builder->arena, field->count * sizeof *children);
  made->children = take(builder->arena, field->count * sizeof *made->children);
  if (!children || !made->children) return false;
  for (int i = 0; i < field->count; i++) {
    if (field->fields[i].flags & builder->left_out) continue;
    struct ArrowArray *child = made->children[made->n_children++] = &children[i];
    if (!make_array(builder, &field->fields[i], child)) return false;
  }
  return true;
}

static bool make_lists(builder *builder, const field *field, struct ArrowArray *made) {
  if (!start(builder, made, builder->counts[field->level], 2, false)) return false;
  if (builder->counts[field->fields->level] > INT32_MAX) {
    builder->fault = field->name;
    return false;
  }
  int32_t *offsets = take(builder->arena, ((size_t)made->length + 1) * sizeof *offsets);
  if (!(made->buffers[1] = offsets)) return false;
  int64_t row = 0;
  offsets[0] = 0;
  EACH(builder, field, part, record) {
    offsets[row + 1] = offsets[row] + *MEMBER(int32_t, field, record);
    row++;
  }
  return make_children(builder, field, made);
}

static bool make_array(builder *builder, const field *field, struct ArrowArray *made) {
  switch (made_as(builder, field)) {
    case CODES: return make_codes(builder, field, made);
    case NUMBERS: return make_numbers(builder, field, made);
    case SPANS: return make_texts(builder, field, made);
    case INTEGERS: return make_integers(builder, field, made);
    case REALS: return make_reals(builder, field, made);
    case LISTS: return make_lists(builder, field, made);
    default: return start(builder, made, builder->counts[field->level], 1, false) && make_children(builder, field, made);
  }
}

void border_setLevel(border_part *part, int level, const void *records, int64_t count) {
  part->records[level] = records;
  part->counts[level] = count;
}

int32_t border_makeColumns(const border_part *parts, int64_t count, const border_table *table, uint32_t columns,
                           bool isExplained, struct ArrowSchema *schema, struct ArrowArray *array) {
  builder builder = {.parts = parts, .part_count = count, .table = table,
                     .is_plain = columns & BESPEAK_COLUMNS_PLAIN};
  if (!isExplained) builder.left_out |= ONLY_EXPLAINED;
  if (!(columns & BESPEAK_COLUMNS_LINE)) builder.left_out |= ONLY_LINE;
  if (!(columns & BESPEAK_COLUMNS_TRANSCRIPT)) builder.left_out |= ONLY_TRANSCRIPT;
  for (int64_t i = 0; i < count; i++) {
    for (int level = 0; level < BORDER_LEVELS; level++) builder.counts[level] += parts[i].counts[level];
  }
  // What a schema leads to is released apart from the array.
  arena *owners[2] = {make_arena(), schema ? make_arena() : NULL};
  bool is_done = owners[0] && (owners[1] || !schema);
  if (is_done) {
    builder.arena = owners[0];
    is_done = make_array(&builder, &ROWS, array);
  }
  if (is_done && schema) {
    builder.arena = owners[1];
    is_done = make_schema(&builder, &ROWS, schema);
  }
  // What was begun is released as it is: counts of children say how many there are.
  if (!is_done && array->release) array->release(array);
  if (!is_done && schema && schema->release) schema->release(schema);
  for (int i = 0; i < 2; i++) {
    if (owners[i]) drop(owners[i]);
  }
  if (is_done) return BESPEAK_OK;
  char text[120];
  const char *format = builder.fault ? "the column '%s' is over 2 GiB: give fewer rows at once" : "no memory for columns";
  const int length = snprintf(text, sizeof text, format, builder.fault);
  border_setMessage(text, (size_t)length);
  return builder.fault ? BESPEAK_ERROR_LENGTH : BESPEAK_ERROR_MEMORY;
}
