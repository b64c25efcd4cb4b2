// SPDX-License-Identifier: Apache-2.0

/// Bespeak as a C library: what people say, resolved to the intents that apps declare.
///
/// RETURNS. Every function that can fail returns a `bespeak_status`: BESPEAK_OK (0), or a negative error. What it
/// writes through its last parameters is as before where it fails, except handles and counts, which are 0. The message
/// of the last error of a thread is `bespeak_last_error`. Nothing ends the process: null, lengths over a limit,
/// handles that are freed or of another kind, and text that is not UTF-8 are errors. What no library can know is
/// whether memory that it is pointed to is there; and where the system has no memory left, the process ends, except
/// for what is written into buffers.
///
/// TEXT is UTF-8, a pointer and a length in bytes, without a terminator; null with length 0 is the empty text, or "not
/// given" where the comment says so. Offsets and spans count bytes of UTF-8, half-open. Paths end with a NUL.
///
/// HANDLES are numbers, 0 is none. Each is freed once, by `bespeak_free`; a later use is BESPEAK_ERROR_HANDLE, also
/// where its place was taken by another. What one is made of stays as long as it needs it: catalogs may be freed once
/// a resolver is made. Freeing while another thread uses a handle is allowed; the call that runs ends as it would.
///
/// STRUCTS that go in begin with `size`, set by the caller to `sizeof`; all zero else is the default. A later library
/// takes the smaller struct of an earlier header, and an earlier library refuses (BESPEAK_ERROR_ABI) what it does not
/// know, unless it is zero. Structs that come out, and those in arrays, never change within an ABI version.
///
/// THREADS. [any]: from any number of threads at once, with the same handles. [one]: one call at a time for a handle;
/// another one meanwhile is BESPEAK_ERROR_BUSY, and does nothing. Calls run on the caller's thread, which blocks
/// until they return. Where queries are asked, theirs and what follows them run on threads of the library, none of
/// which is the caller's, so that a blocked caller holds nothing up. A query may call the library.
///
/// RESULTS AS JSON are the lines of `bespeak resolve`, whose fields are stable; as structs they live in a
/// `bespeak_results` handle and are read where they are.
#ifndef BESPEAK_H
#define BESPEAK_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The ABI that this header describes: the upper 16 bits change when programs must be compiled again, the lower when
/// something was added.
#define BESPEAK_ABI_VERSION 0x00010002u

/// A text literal and its length, as two arguments.
#define BESPEAK_TEXT(literal) ("" literal), (sizeof(literal) - 1)

// ---- Errors -------------------------------------------------------------------------------------------------------

typedef enum bespeak_status {
  BESPEAK_OK = 0,
  BESPEAK_ERROR_NULL = -1,      ///< A pointer that must lead somewhere is null.
  BESPEAK_ERROR_HANDLE = -2,    ///< No handle, one that was freed, or one of another kind.
  BESPEAK_ERROR_LENGTH = -3,    ///< A length or count over its limit, as a negative one is; offsets out of order.
  BESPEAK_ERROR_UTF8 = -4,      ///< A text is not UTF-8.
  BESPEAK_ERROR_ARGUMENT = -5,  ///< A value outside its range, a locale, date, zone or name that is none.
  BESPEAK_ERROR_ABI = -6,       ///< A struct's size is none that this library knows.
  BESPEAK_ERROR_BUSY = -7,      ///< Another thread uses a handle that serves one at a time.
  BESPEAK_ERROR_FILE = -8,      ///< A file cannot be read or written.
  BESPEAK_ERROR_CATALOG = -9,   ///< No catalog could be read, or an input gave none; diagnostics say why.
  BESPEAK_ERROR_IMAGE = -10,    ///< An image or a file of vectors is damaged, or of another version.
  BESPEAK_ERROR_STATE = -11,    ///< Nothing was asked that this would answer.
  BESPEAK_ERROR_MEMORY = -12,   ///< Memory or threads ran out, or there are too many handles.
} bespeak_status;

/// The ABI of the library that was loaded. [any]
uint32_t bespeak_abi_version(void);

/// The library's version, `0.2.0`; ends with a NUL and is never freed. [any]
const char *bespeak_version(void);

/// The message of the last error of the calling thread, cut at `capacity` and ended with a NUL.
///
/// Returns the message's length in bytes without the NUL; at most 1,000, 0 before the first error. `message` may be
/// null where `capacity` is 0. Success does not change it. [any]
size_t bespeak_last_error(char *message, size_t capacity);

// ---- Memory -------------------------------------------------------------------------------------------------------

/// A handle; the typedefs below say of which kind.
typedef uint64_t bespeak_handle;

typedef bespeak_handle bespeak_catalogs;    ///< Compiled catalogs, or an image.
typedef bespeak_handle bespeak_resolver;    ///< Resolves utterances; any number of threads share one.
typedef bespeak_handle bespeak_results;     ///< Storage of results as structs; one for each thread.
typedef bespeak_handle bespeak_stream;      ///< A turn that is resolved while it is said.
typedef bespeak_handle bespeak_names;       ///< Names to find a text among; they do not change.
typedef bespeak_handle bespeak_entities;    ///< Entities of one type that change while a resolver uses them.
typedef bespeak_handle bespeak_talk;        ///< A conversation.
typedef bespeak_handle bespeak_completion;  ///< A query that waits for its answer.

/// Frees a handle of any kind. 0 is freed without effect. [any]
int32_t bespeak_free(bespeak_handle handle);

/// How many handles there are; for tests. [any]
size_t bespeak_handle_count(void);

/// A text, lent. Behind `length` bytes stands a NUL, which does not count.
typedef struct bespeak_text {
  const char *bytes;  ///< Null where there is none.
  size_t length;
} bespeak_text;

/// Text that is given out: set all to zero, pass it to any number of calls, free it once.
///
/// Each call replaces what is in it and keeps the memory. The caller changes none of the fields.
typedef struct bespeak_buffer {
  char *bytes;  ///< Null before its first use; then `length` bytes and a NUL.
  size_t length;
  size_t capacity;
} bespeak_buffer;

/// Frees a buffer's memory and sets all to zero. Null is freed without effect.
void bespeak_buffer_free(bespeak_buffer *buffer);

// ---- Catalogs -----------------------------------------------------------------------------------------------------

enum {
  BESPEAK_RULES_EXTENDED = 1,  ///< Phrases may hold what the platform rejects; else its rules hold.
  BESPEAK_NO_VECTORS = 2,      ///< Without vectors of words; give the resolver the same.
};

typedef struct bespeak_compile_options {
  uint32_t size;
  uint32_t flags;  ///< BESPEAK_RULES_EXTENDED, BESPEAK_NO_VECTORS
  /// Paths of files with values of entities, an object a line, `{"entity":"Task","id":"1","title":"Buy milk"}`, as the
  /// option `--values` of the command takes them; for apps whose catalog has types alone. Since ABI 1.2, as all below.
  const char *const *values;
  size_t values_count;  ///< At most 65,536.
  /// Paths of files with vectors of words, of which each takes the place of the library's own for its language; a
  /// resolver needs the same. They are mapped: do not write to them, rename another one over them.
  const char *const *vectors;
  size_t vectors_count;  ///< At most 65,536.
} bespeak_compile_options;

/// A catalog file in memory.
typedef struct bespeak_source {
  const char *name;  ///< How findings call it, UTF-8.
  size_t name_length;
  const char *bytes;  ///< The file: JSON in the format `bespeak-catalog/1`, with its values in it.
  size_t length;      ///< At most 512 MiB.
} bespeak_source;

/// Reads and compiles catalogs: files, bundles of apps, or folders of any. [any]
///
/// `options` may be null. `diagnostics` may be null; else it is all that was found, as `bespeak lint --format json`
/// writes it, also where this fails with BESPEAK_ERROR_CATALOG. At most 65,536 paths. No path is read later, but files
/// of vectors stay mapped.
int32_t bespeak_compile_paths(const char *const *paths, size_t count, const bespeak_compile_options *options,
                              bespeak_catalogs *catalogs, bespeak_buffer *diagnostics);

/// Compiles catalogs that are in memory; nothing of `sources` is used later. Else as `bespeak_compile_paths`. [any]
int32_t bespeak_compile_bytes(const bespeak_source *sources, size_t count, const bespeak_compile_options *options,
                              bespeak_catalogs *catalogs, bespeak_buffer *diagnostics);

enum {
  BESPEAK_IMAGE_TRUSTED = 1,  ///< Check the header alone: in constant time, for files that the program itself wrote.
  BESPEAK_IMAGE_READ = 2,     ///< Read the file and do not map it: for files that others may cut short, which ends a
                              ///< process that has them mapped.
};

/// Opens an image that `bespeak compile` or `bespeak_image_write` made. It reads no values in answers, and names are not
/// found in it. [any]
int32_t bespeak_image_open(const char *path, uint32_t flags, bespeak_catalogs *catalogs);

/// Opens an image in memory, which is copied and checked in full. [any]
int32_t bespeak_image_open_bytes(const void *bytes, size_t length, bespeak_catalogs *catalogs);

/// Writes the image to a file, in one step: either all of it is there or what was before. [any]
int32_t bespeak_image_write(bespeak_catalogs catalogs, const char *path);

/// How many apps and intents there are, which `bespeak_result` numbers from 0. Either may be null. [any]
int32_t bespeak_catalogs_count(bespeak_catalogs catalogs, size_t *apps, size_t *intents);

/// The id of an app by its number. The text lives as long as the handle. [any]
int32_t bespeak_app_id(bespeak_catalogs catalogs, int32_t app, bespeak_text *id);

/// The name of an intent by its number, and the number of its app, which may be null. As `bespeak_app_id`. [any]
int32_t bespeak_intent_name(bespeak_catalogs catalogs, int32_t intent, int32_t *app, bespeak_text *name);

// ---- Entities that change, and queries ----------------------------------------------------------------------------

/// A name of an entity. Several with one id are names of one entity: the first is its title, others are synonyms.
typedef struct bespeak_name {
  const char *id;  ///< Not empty.
  size_t id_length;
  const char *title;
  size_t title_length;
} bespeak_name;

/// Makes a set of entities, empty. `locale` is that of the names (null: `en`). [any]
int32_t bespeak_entities_make(const char *locale, size_t locale_length, bespeak_entities *entities);

/// Replaces all entities. What is resolved meanwhile sees the old ones or the new ones. At most 16 million names, which
/// are copied. [any]
int32_t bespeak_entities_replace(bespeak_entities entities, const bespeak_name *names, size_t count);

/// Adds entities, gives others new names, and removes some, in one step; `removed` are ids. [any]
int32_t bespeak_entities_update(bespeak_entities entities, const bespeak_name *names, size_t count,
                                const bespeak_text *removed, size_t removed_count);

/// How many entities there are. [any]
int32_t bespeak_entities_count(bespeak_entities entities, size_t *count);

/// Answers which entities of a type a text names, now or later.
///
/// Called on a thread of the library, so that several calls may run at once: an app has one of its own and at most
/// eight, and beyond the first all apps share 64. `text` lives until it returns. Give the answer with
/// `bespeak_query_answer` or `bespeak_query_fail`, once, from here or any thread. One that has none within the
/// request's deadline is taken for not found, and its completion is freed soon after; an answer that comes between the
/// two reaches nobody.
typedef void (*bespeak_query)(void *context, const char *text, size_t length, bespeak_completion completion);

/// Answers a query with the entities that fit equally well, best first; none where nothing fits. [any]
///
/// `found` is copied. BESPEAK_ERROR_HANDLE says that nobody waits any more, which is no mistake. At most 64.
int32_t bespeak_query_answer(bespeak_completion completion, const bespeak_name *found, size_t count);

/// Ends a query without an answer; `message` is in the outcome's `error`. [any]
int32_t bespeak_query_fail(bespeak_completion completion, const char *message, size_t length);

/// Where the entities of an app's type come from, beside those that its catalog lists.
typedef struct bespeak_binding {
  const char *app;  ///< The app's id; an app or entity that the catalogs do not declare is BESPEAK_ERROR_ARGUMENT.
  size_t app_length;
  const char *entity;  ///< The type's name.
  size_t entity_length;
  bespeak_entities entities;  ///< Entities that change; 0 for a query.
  bespeak_query query;        ///< Called where words name no listed value; null where `entities` is given.
  void *context;              ///< Passed to `query`.
  /// Called with `context`, from any thread, once nothing calls `query` any more: when the resolver and all that is
  /// made of it are freed and their calls have ended; not where making the resolver fails. May be null.
  void (*release)(void *context);
} bespeak_binding;

// ---- Resolving ----------------------------------------------------------------------------------------------------

enum {
  BESPEAK_POLICY_BALANCED = 0,
  BESPEAK_POLICY_CAUTIOUS = 1,  ///< Acts and asks back less often.
  BESPEAK_POLICY_EAGER = 2,     ///< Acts and asks back more often.

  BESPEAK_EXACT = 1,  ///< Words as they are: nothing misheard, and no phrase in other words.
};

typedef struct bespeak_resolver_options {
  uint32_t size;
  uint32_t flags;            ///< BESPEAK_EXACT, BESPEAK_NO_VECTORS
  uint32_t policy;           ///< BESPEAK_POLICY_…: how sure an act must be where words fit no phrase.
  uint32_t reserved;         ///< 0
  double confirm_below;      ///< Outcomes less sure than this are to be confirmed: 0 ... 1; 0 for the default, 0.4.
  const char *memory_path;   ///< What was learnt from use (`bespeak memory`), read once; null for nothing.
  const bespeak_binding *bindings;
  size_t binding_count;  ///< At most 65,536.
  /// Paths of files with vectors of words, the same that the catalogs were compiled with; with others, words alone count
  /// where no phrase fits. Since ABI 1.2, as all below.
  const char *const *vectors;
  size_t vectors_count;  ///< At most 65,536.
} bespeak_resolver_options;

/// Makes a resolver; `options` may be null, and nothing of them is used later but contexts of queries. [any]
int32_t bespeak_resolver_make(bespeak_catalogs catalogs, const bespeak_resolver_options *options,
                              bespeak_resolver *resolver);

enum {
  BESPEAK_EXPLAIN = 1,     ///< Record every step, as the member `explanation` of the JSON.
  BESPEAK_JSON_LINES = 2,  ///< Utterances are objects, as `bespeak resolve --input jsonl` takes them.
};

/// What narrows a turn. Texts that are null are not given.
typedef struct bespeak_request {
  uint32_t size;
  uint32_t flags;  ///< BESPEAK_EXPLAIN, BESPEAK_JSON_LINES
  const char *locale;  ///< A language tag, `de` or `pt-BR`; null for `en`.
  size_t locale_length;
  const char *foreground_app;  ///< The id of the app in front, which the catalogs need not have.
  size_t foreground_app_length;
  const bespeak_text *apps;  ///< The ids of the only apps to look at; null for all. One of no catalog is no app.
  size_t app_count;          ///< At most 65,536.
  const char *reference_date;  ///< When it was said, `2026-03-11T14:20:00`; null for now.
  size_t reference_date_length;
  const char *time_zone;  ///< Where, `Europe/Berlin`.
  size_t time_zone_length;
  uint32_t max_alternatives;  ///< Most other readings, 1 ... 16; 0 for the default, 3.
  uint32_t deadline_ms;       ///< How long queries may take in all, at most 600,000; 0 for the default, 2,000.
} bespeak_request;

/// Resolves an utterance to a line of JSON with a line feed. `request` may be null. [any]
///
/// An utterance over 16,384 bytes or 512 words is BESPEAK_REJECTED, also in lines of JSON, whose first ten hypotheses
/// count. Over 1 MiB, this fails with BESPEAK_ERROR_LENGTH.
int32_t bespeak_resolve_json(bespeak_resolver resolver, const char *text, size_t length,
                             const bespeak_request *request, bespeak_buffer *line);

typedef enum bespeak_outcome {
  BESPEAK_RESOLVED = 0,              ///< An intent with all it needs.
  BESPEAK_NEEDS_VALUE = 1,           ///< `missing` says which; `dialog` what to ask.
  BESPEAK_NEEDS_DISAMBIGUATION = 2,  ///< Several values, apps or intents fit; the JSON lists them.
  BESPEAK_NEEDS_CONFIRMATION = 3,    ///< To be confirmed before it runs.
  BESPEAK_NEGATIVE = 4,              ///< A negative phrase won: the app wants none of this.
  BESPEAK_NO_MATCH = 5,              ///< Nothing that any app declares.
  BESPEAK_REJECTED = 6,              ///< Over a limit, or no input: `error` says why.
} bespeak_outcome;

enum {
  BESPEAK_VALUE_ENTITY = 1,  ///< A value of an entity or a case of an enum: `id`, `title`.
  BESPEAK_VALUE_OPEN = 2,    ///< A name that is not listed: `title`.
  BESPEAK_VALUE_TEXT = 3,    ///< Text: `title`.
  BESPEAK_VALUE_TYPED = 4,   ///< A number, date, amount …: `title` is its JSON, as in the lines.
  BESPEAK_VALUE_LIST = 5,    ///< Several: `title` is a JSON array.
};

/// A parameter with its value.
typedef struct bespeak_parameter {
  bespeak_text name;
  bespeak_text type;  ///< Its spelling, `entity:Task`.
  bespeak_text id;
  bespeak_text title;
  uint32_t kind;   ///< BESPEAK_VALUE_…
  uint32_t lower;  ///< The words it was bound from, in the utterance; both 0 of a value that an answer gave.
  uint32_t upper;
  uint32_t reserved;
} bespeak_parameter;

/// An outcome.
typedef struct bespeak_result {
  int32_t outcome;    ///< A `bespeak_outcome`.
  int32_t match;      ///< 0: no phrase; 1: as declared; 2: in other words.
  double confidence;  ///< 0 ... 1
  int32_t app;        ///< Its number in the catalogs, -1 for none.
  int32_t intent;     ///< Its number among all intents, -1 for none.
  int32_t shortcut;   ///< Its index in the app, -1 for none.
  uint32_t parameter_count;
  const bespeak_parameter *parameters;  ///< In the intent's order.
  bespeak_text app_id;
  bespeak_text intent_name;
  bespeak_text phrase;  ///< The template that was matched.
  bespeak_text locale;  ///< That of the declaration.
  bespeak_text missing;
  bespeak_text dialog;
  bespeak_text error;
} bespeak_result;

/// Makes storage for results. [any]
int32_t bespeak_results_make(bespeak_results *results);

/// Resolves an utterance, as `bespeak_resolve_json` does, into the storage. [any] for the resolver, [one] for the results.
///
/// `result` and all that it leads to live until the next call with these results, or until they are freed. The storage
/// is used again: this allocates nothing beyond what resolving does, once it has grown. `request` may be null.
int32_t bespeak_resolve(bespeak_resolver resolver, const char *text, size_t length, const bespeak_request *request,
                        bespeak_results results, const bespeak_result **result);

/// Resolves many utterances on several threads; results are in their order, whatever the number of threads.
///
/// Utterance *i* are the bytes from `offsets[i]` to `offsets[i + 1]` of `bytes`: `count + 1` offsets that do not fall,
/// as in a large string column of Arrow. One that is over 16,384 bytes or 512 words, or not UTF-8, is BESPEAK_REJECTED
/// and holds up no others. `threads`: 0 for one each processor, at most 256; the calling one is among them. At most
/// 2^31 - 1 utterances. [any] for the resolver, [one] for the results. `rows` are `count` structs, which live as in
/// `bespeak_resolve`.
int32_t bespeak_resolve_batch(bespeak_resolver resolver, const char *bytes, const uint64_t *offsets, size_t count,
                              const bespeak_request *request, uint32_t threads, bespeak_results results,
                              const bespeak_result **rows);

/// As `bespeak_resolve_batch`, to a line of JSON each. [any]
int32_t bespeak_resolve_batch_json(bespeak_resolver resolver, const char *bytes, const uint64_t *offsets, size_t count,
                                   const bespeak_request *request, uint32_t threads, bespeak_buffer *lines);

// ---- Columns ------------------------------------------------------------------------------------------------------

// Apache Arrow's C data interface, which any library that has it may declare.
#ifndef ARROW_C_DATA_INTERFACE
#define ARROW_C_DATA_INTERFACE

#define ARROW_FLAG_DICTIONARY_ORDERED 1
#define ARROW_FLAG_NULLABLE 2
#define ARROW_FLAG_MAP_KEYS_SORTED 4

struct ArrowSchema {
  const char *format;
  const char *name;
  const char *metadata;
  int64_t flags;
  int64_t n_children;
  struct ArrowSchema **children;
  struct ArrowSchema *dictionary;
  void (*release)(struct ArrowSchema *);
  void *private_data;
};

struct ArrowArray {
  int64_t length;
  int64_t null_count;
  int64_t offset;
  int64_t n_buffers;
  int64_t n_children;
  const void **buffers;
  struct ArrowArray **children;
  struct ArrowArray *dictionary;
  void (*release)(struct ArrowArray *);
  void *private_data;
};

#endif

enum {
  BESPEAK_COLUMNS_LINE = 1,        ///< Also a column `line`: the line of `bespeak resolve`, without a line feed.
  BESPEAK_COLUMNS_PLAIN = 2,       ///< No column is encoded by a dictionary: texts are `utf8`.
  BESPEAK_COLUMNS_TRANSCRIPT = 4,  ///< Also a column `transcript`: the utterance.
};

/// Resolves a column of utterances into columns, on several threads; rows are in their order.
///
/// `schema` and `array` are lent: they are read until this returns, and not released. The array is of type `utf8`,
/// `large_utf8`, `utf8_view` or `null`, or a dictionary of such; or a struct of such fields by name: `text`, which must
/// be there, and `locale`, `app` (the one in front), `referenceDate` and `timeZone`, which count for a row before the
/// request does; other fields are not looked at. A text that is null, over 16,384 bytes or 512 words, or not UTF-8 is a
/// row `rejected`, and so is one whose `locale`, date or zone is none. An array of another type is
/// BESPEAK_ERROR_ARGUMENT; negative lengths, and offsets that fall or lead out of their array, are
/// BESPEAK_ERROR_LENGTH.
///
/// `rows` is a struct array without nulls, one row an utterance, and `rows_schema`, which may be null, its type. The
/// caller releases both; children may be moved out, and outlive it. Columns are named as the members of the lines, and
/// stand in this order:
///
///     status                                dictionary<int8, utf8>
///     app, intent                           dictionary<int32, utf8>
///     shortcut                              int32
///     phrase                                dictionary<int32, utf8>
///     match                                 dictionary<int8, utf8>
///     confidence                            float64
///     locale                                dictionary<int32, utf8>
///     parameters    list<struct<name, type: dictionary<int32, utf8>, kind: dictionary<int8, utf8>,
///                               id, value, text: utf8, lower, upper: int32>>
///     missing, dialog, parameter            dictionary<int32, utf8>
///     options       list<struct<id, title, subtitle, intent: utf8>>
///     alternatives  list<struct<app, intent: dictionary<int32, utf8>, confidence: float64>>
///     frame                                 dictionary<int8, utf8>
///     notDone                               dictionary<int32, utf8>
///     unused        list<utf8>
///     more          list<struct<lower, upper: int32>>
///     error                                 utf8
///     transcript, explanation, line         utf8, each where it is asked for
///
/// What a line leaves out is null, or an empty list. The indices of `status` are those of `bespeak_outcome`. `kind` is
/// `entity`, `open`, `text`, `typed` or `list`; `value` is a title or text, and JSON for the last two. `explanation`
/// comes with BESPEAK_EXPLAIN. A column of over 2 GiB of text is BESPEAK_ERROR_LENGTH: give fewer rows at once.
/// Where this fails, the `release` of both is null. `request` as in `bespeak_resolve_batch`, without
/// BESPEAK_JSON_LINES. [any]
int32_t bespeak_resolve_arrow(bespeak_resolver resolver, const struct ArrowSchema *schema, const struct ArrowArray *array,
                              const bespeak_request *request, uint32_t threads, uint32_t columns,
                              struct ArrowSchema *rows_schema, struct ArrowArray *rows);

// ---- While it is said ---------------------------------------------------------------------------------------------

/// Begins turns that are resolved while they are said. Queries are not asked. `request` as for resolving, without
/// BESPEAK_EXPLAIN and BESPEAK_JSON_LINES. [any]
int32_t bespeak_stream_make(bespeak_resolver resolver, const bespeak_request *request, bespeak_stream *stream);

/// Takes all words so far; a line of `bespeak resolve --partial`. [one]
int32_t bespeak_stream_update_json(bespeak_stream stream, const char *text, size_t length, bespeak_buffer *line);

/// Ends the turn with its last text; the next update begins another. [one]
int32_t bespeak_stream_finish_json(bespeak_stream stream, const char *text, size_t length, bespeak_buffer *line);

// ---- Values and names ---------------------------------------------------------------------------------------------

typedef struct bespeak_parse_options {
  uint32_t size;
  uint32_t latent;     ///< 1: also what counts only where such a value was asked for.
  const char *locale;  ///< null for `en`
  size_t locale_length;
  const char *types;  ///< Only these, parted by commas, `number,dateTime`; null for all.
  size_t types_length;
  const char *reference_date;  ///< As in `bespeak_request`.
  size_t reference_date_length;
  const char *time_zone;
  size_t time_zone_length;
} bespeak_parse_options;

/// Reads the values that a text says: a line of `bespeak parse --output jsonl`. `options` may be null. [any]
int32_t bespeak_parse_json(const char *text, size_t length, const bespeak_parse_options *options, bespeak_buffer *line);

/// Takes names to find texts among. `locale` null: `en`. Nothing of `names` is used later. [any]
int32_t bespeak_names_make(const bespeak_name *names, size_t count, const char *locale, size_t locale_length,
                           bespeak_names *made);

/// Takes the names of an entity or enum of compiled catalogs; `app` may be null where one app declares it. [any]
int32_t bespeak_names_of(bespeak_catalogs catalogs, const char *app, size_t app_length, const char *entity,
                         size_t entity_length, const char *locale, size_t locale_length, bespeak_names *made);

/// Finds what a text may mean: a line of `bespeak find --output jsonl`. `limit`: 1 ... 64. [any]
int32_t bespeak_find_json(bespeak_names names, const char *text, size_t length, uint32_t limit, bespeak_buffer *line);

/// A name that a text may mean.
typedef struct bespeak_found {
  bespeak_text id;  ///< Lives as long as the names.
  bespeak_text title;
  double confidence;  ///< 0 ... 1
  double score;       ///< 0 ... 1, comparable within one call only.
} bespeak_found;

/// Finds what a text may mean, best first, into the caller's memory: at most `capacity`, 1 ... 64. [any]
int32_t bespeak_find(bespeak_names names, const char *text, size_t length, bespeak_found *found, size_t capacity,
                     size_t *count);

// ---- Conversation -------------------------------------------------------------------------------------------------

/// What the host does next.
typedef enum bespeak_next {
  BESPEAK_NEXT_SAY = 0,      ///< Say what `say` says; nothing is open, unless something was before.
  BESPEAK_NEXT_ASK = 1,      ///< Ask for a value; the answer goes to `bespeak_talk_say`.
  BESPEAK_NEXT_CHOOSE = 2,   ///< Offer the options; the answer goes to `…_say` or `…_choose`.
  BESPEAK_NEXT_CONFIRM = 3,  ///< Ask for consent; the answer goes to `…_say` or `…_confirm`.
  BESPEAK_NEXT_PERFORM = 4,  ///< Perform the intent of the resolution with its parameters.
} bespeak_next;

/// Begins a conversation: what is said is something new, or the answer to what was asked. [any]
///
/// `request` as for resolving, without BESPEAK_EXPLAIN and BESPEAK_JSON_LINES. Each turn writes an object to `turn`,
/// which may be null for a program that reads structs (`bespeak_talk_turn`):
///
///     {"turn":"request","next":"choose","say":"Which task?","options":["Buy milk","Buy mulch"],"resolution":{…}}
///
/// `turn` is how the words were taken: `request`, `answer`, `notUnderstood` (the question is still open, `reason` may
/// say why) or `cancelled`. `say` is a text for the person, in the app's words where it has some; there is none
/// with `perform`, after which nothing is open. `resolution` is as in `bespeak_resolve_json`.
int32_t bespeak_talk_make(bespeak_resolver resolver, const bespeak_request *request, bespeak_talk *talk);

/// Takes what a person said. `next` may be null. [one]
int32_t bespeak_talk_say(bespeak_talk talk, const char *text, size_t length, int32_t *next, bespeak_buffer *turn);

/// Takes the option of that index, from 0, of the choice that is open. [one]
int32_t bespeak_talk_choose(bespeak_talk talk, uint32_t option, int32_t *next, bespeak_buffer *turn);

/// Takes yes (1) or no (0) where consent was asked for. [one]
int32_t bespeak_talk_confirm(bespeak_talk talk, int32_t yes, int32_t *next, bespeak_buffer *turn);

/// Gives up what is open. [one]
int32_t bespeak_talk_cancel(bespeak_talk talk, int32_t *next, bespeak_buffer *turn);

/// How what a person said was taken.
typedef enum bespeak_turn_kind {
  BESPEAK_TURN_REQUEST = 0,         ///< As something new.
  BESPEAK_TURN_ANSWER = 1,          ///< As the answer to what was asked.
  BESPEAK_TURN_NOT_UNDERSTOOD = 2,  ///< Not at all: the question is still open.
  BESPEAK_TURN_CANCELLED = 3,       ///< As the wish to stop, or as a no: `resolution` is what was given up.
} bespeak_turn_kind;

/// A turn of a conversation.
typedef struct bespeak_turn {
  int32_t kind;         ///< A `bespeak_turn_kind`.
  int32_t next;         ///< A `bespeak_next`.
  bespeak_text say;     ///< What to say to the person.
  bespeak_text reason;  ///< Why an answer could not be taken, where it is not the answer's fault.
  const bespeak_text *options;  ///< What there is to choose from.
  size_t option_count;
  const bespeak_result *resolution;  ///< Where the conversation stands.
} bespeak_turn;

/// Gives the last turn as a struct, for programs that read no JSON. Since ABI 1.2. [one] for both handles.
///
/// `turn` and all that it leads to live until the next call with these results, or until they are freed.
/// BESPEAK_ERROR_STATE before the first turn.
int32_t bespeak_talk_turn(bespeak_talk talk, bespeak_results results, const bespeak_turn **turn);

#ifdef __cplusplus
}
#endif

#endif
