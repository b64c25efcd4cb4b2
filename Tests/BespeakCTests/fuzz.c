// SPDX-License-Identifier: Apache-2.0

#include "harness.h"

// Wrong calls of every function: null, freed handles and those of other kinds, lengths and counts that are too large
// or negative, structs that are cut short, text that is not UTF-8. Each must come back with a status that the header
// names. Memory that pointers lead to is always there: that is the one thing the library cannot check.

static uint32_t state;

static uint32_t below(uint32_t limit) {
  state = state * 1664525u + 1013904223u;
  return (uint32_t)((uint64_t)state * limit >> 32);
}

static char text[4096];

/// A text's length: right, none, over the limits, negative.
static size_t any_length(void) {
  switch (below(10)) {
    case 0: return (size_t)-1;
    case 1: return (size_t)1 << 62;
    case 2: return (size_t)below(1u << 31) << 20 | (size_t)1 << 40;
    case 3: return 0;
    default: return below(64);
  }
}

static const char *any_text(void) {
  static const char *some[] = {"play blue train in player", "stop player", "summer rain", "yes", "the second one",
                               "{\"text\": \"stop player\"}", "com.example.player", "Song", "de", "2026-03-11", "\xff\xc0\x80"};
  if (below(12) == 0) return NULL;
  const uint32_t number = below(13);
  if (number < 11) {
    memset(text, ' ', 64);
    memcpy(text, some[number], strlen(some[number]));
  } else {
    for (int i = 0; i < 64; i++) text[i] = (char)below(256);
  }
  return text;
}

/// What handles lead to; two of each kind are kept.
enum kind { CATALOGS, RESOLVER, RESULTS, STREAM, NAMES, ENTITIES, TALK, COMPLETION, KINDS };
static bespeak_handle handles[2 * KINDS];

/// Mostly a handle of a kind, which may have been freed.
static bespeak_handle any_handle(enum kind kind) {
  switch (below(16)) {
    case 0: return 0;
    case 1: return (bespeak_handle)below(UINT32_MAX) << 32 | below(UINT32_MAX);
    case 2: return handles[below(2 * KINDS)] ^ ((bespeak_handle)1 << below(64));
    case 3: return handles[below(2 * KINDS)];
    default: return handles[2 * kind + below(2)];
  }
}

static uint32_t any_size(size_t size) {
  switch (below(8)) {
    case 0: return below(200);
    case 1: return UINT32_MAX - below(3);
    default: return (uint32_t)size;
  }
}

/// Bytes of a struct with room behind it, as its size may be wrong.
static unsigned char space[8192];

static const bespeak_request *any_request(void) {
  if (below(3) == 0) return NULL;
  memset(space, 0, sizeof space);
  static bespeak_text apps[4];
  for (int i = 0; i < 4; i++) apps[i] = (bespeak_text){any_text(), any_length()};
  bespeak_request request = {.size = any_size(sizeof request), .flags = below(3) ? 0 : below(8)};
  if (below(3) == 0) request.locale = any_text(), request.locale_length = any_length();
  if (below(3) == 0) request.foreground_app = any_text(), request.foreground_app_length = any_length();
  if (below(3) == 0) request.apps = below(4) ? apps : NULL, request.app_count = below(4) ? below(4) : (size_t)-1;
  if (below(4) == 0) request.reference_date = any_text(), request.reference_date_length = any_length();
  if (below(4) == 0) request.time_zone = any_text(), request.time_zone_length = any_length();
  if (below(4) == 0) request.max_alternatives = below(40);
  request.deadline_ms = below(8) ? 5 : below(UINT32_MAX);
  memcpy(space, &request, sizeof request);
  if (below(10) == 0) space[sizeof request + below(40)] = 1;
  return (const bespeak_request *)space;
}

static void silent(void *context, const char *words, size_t length, bespeak_completion completion) {
  (void)context, (void)words, (void)length;
  const bespeak_name found = {"1", 1, "x", 1};
  switch (below(4)) {
    case 0: bespeak_query_answer(completion, &found, 1); break;
    case 1: bespeak_query_fail(completion, any_text(), any_length()); break;
    case 2: bespeak_free(completion); break;
    default: bespeak_query_answer(completion, below(2) ? &found : NULL, any_length()); break;
  }
}

/// Files that are none of values or vectors, or are not there.
static const char *const *any_paths(void) {
  static const char *paths[2];
  for (int i = 0; i < 2; i++) paths[i] = below(6) == 0 ? NULL : below(2) ? "/nonexistent" : "/dev/null";
  return below(4) ? paths : NULL;
}

static size_t any_count(void) { return below(3) ? 0 : below(3) ? below(3) : any_length() | (size_t)1 << 40; }

static const bespeak_compile_options *any_compile_options(void) {
  if (below(2)) return NULL;
  static unsigned char bytes[8192];
  const bespeak_compile_options options = {.size = any_size(sizeof options), .flags = below(3) ? 0 : below(8),
                                           .values = any_paths(), .values_count = any_count(),
                                           .vectors = any_paths(), .vectors_count = any_count()};
  memset(bytes, 0, sizeof bytes);
  memcpy(bytes, &options, sizeof options);
  return (const void *)bytes;
}

static int32_t make_resolver(bespeak_handle *out) {
  static bespeak_binding bindings[2];
  for (int i = 0; i < 2; i++) {
    bindings[i] = (bespeak_binding){.app = any_text(), .app_length = any_length(), .entity = any_text(), .entity_length = any_length()};
    if (below(2)) bindings[i].app = "com.example.player", bindings[i].app_length = 18;
    if (below(2)) bindings[i].entity = i ? "Song" : "Disc", bindings[i].entity_length = 4;
    if (below(2)) bindings[i].entities = any_handle(ENTITIES);
    if (below(2)) bindings[i].query = silent;
  }
  bespeak_resolver_options options = {.size = any_size(sizeof options),
                                      .flags = below(3) ? 0 : below(8),
                                      .policy = below(3) ? 0 : below(6),
                                      .confirm_below = below(4) ? 0 : (double)below(300) / 100 - 1,
                                      .bindings = below(4) ? bindings : NULL,
                                      .binding_count = below(4) ? below(3) : (size_t)-1,
                                      .vectors = any_paths(),
                                      .vectors_count = any_count()};
  memset(space, 0, sizeof space);
  memcpy(space, &options, sizeof options);
  return bespeak_resolver_make(any_handle(CATALOGS), below(2) ? NULL : (void *)space, out);
}

static int32_t make(bespeak_handle *out, enum kind *kind) {
  bespeak_name names[4];
  for (int i = 0; i < 4; i++) names[i] = (bespeak_name){any_text(), below(8), any_text(), below(64)};
  const size_t count = below(4) ? below(5) % 5 : any_length() | (size_t)1 << 40;
  const bespeak_request *request = below(2) ? NULL : any_request();
  const bool isNamed = below(2);
  switch (*kind = below(COMPLETION)) {
    case RESOLVER: return make_resolver(out);
    case RESULTS: return bespeak_results_make(out);
    case STREAM: return bespeak_stream_make(any_handle(RESOLVER), request, out);
    case TALK: return bespeak_talk_make(any_handle(RESOLVER), request, out);
    case NAMES:
      if (below(2)) return bespeak_names_make(below(8) ? names : NULL, count, NULL, below(2) ? 0 : 3, out);
      return bespeak_names_of(any_handle(CATALOGS), any_text(), isNamed ? 0 : any_length(), isNamed ? "Song" : any_text(),
                              isNamed ? 4 : any_length(), NULL, 0, out);
    case ENTITIES: return bespeak_entities_make(below(2) ? NULL : any_text(), below(2) ? 0 : any_length(), out);
    default: {
      if (below(4) == 0) {
        if (out) *out = player();
        return out ? BESPEAK_OK : BESPEAK_ERROR_NULL;
      }
      const bespeak_source source = {any_text(), any_length(), any_text(), below(2) ? below(64) : any_length()};
      const char *paths[2] = {below(2) ? "/nonexistent" : NULL, ""};
      switch (below(4)) {
        case 0: return bespeak_compile_bytes(below(4) ? &source : NULL, below(3) == 0 ? any_length() | (size_t)1 << 40 : 1, any_compile_options(), out, NULL);
        case 1: return bespeak_compile_paths(below(4) ? paths : NULL, below(3), any_compile_options(), out, NULL);
        case 2: return bespeak_image_open_bytes(any_text(), below(2) ? below(64) : any_length() | (size_t)1 << 41, out);
        default: return bespeak_image_open(below(2) ? "/nonexistent" : NULL, below(8), out);
      }
    }
  }
}

static int32_t use(bespeak_buffer *buffer) {
  bespeak_text lent;
  int32_t next;
  size_t size;
  const bespeak_result *row;
  bespeak_found found[64];
  bespeak_name name = {any_text(), any_length(), any_text(), any_length()};
  const bespeak_text removed = {any_text(), any_length()};
  static uint64_t offsets[8];
  for (int i = 0; i < 8; i++) offsets[i] = below(9) ? (uint64_t)i * 8 : (uint64_t)below(UINT32_MAX) << below(32);
  if (below(2)) offsets[7] = 56;
  const size_t utterances = below(6) ? below(7) : any_length() | (size_t)1 << 40;
  bespeak_buffer wrong = {.length = 1};
  bespeak_buffer *out = below(12) == 0 ? (below(2) ? NULL : &wrong) : buffer;
  const bespeak_turn *turn;
  switch (below(27)) {
    case 0: return bespeak_catalogs_count(any_handle(CATALOGS), below(2) ? &size : NULL, below(2) ? &size : NULL);
    case 1: return bespeak_app_id(any_handle(CATALOGS), (int32_t)below(5) - 2, below(4) ? &lent : NULL);
    case 2: return bespeak_intent_name(any_handle(CATALOGS), (int32_t)below(8) - 2, below(2) ? &next : NULL, below(4) ? &lent : NULL);
    case 3: return bespeak_entities_replace(any_handle(ENTITIES), below(4) ? &name : NULL, below(4) ? 1 : any_length() | (size_t)1 << 40);
    case 4: return bespeak_entities_update(any_handle(ENTITIES), &name, below(2), &removed, below(4) ? 1 : (size_t)-2);
    case 5: return bespeak_entities_count(any_handle(ENTITIES), below(4) ? &size : NULL);
    case 6: return bespeak_query_answer(any_handle(COMPLETION), &name, below(4) ? 1 : 65);
    case 7: return bespeak_query_fail(any_handle(COMPLETION), any_text(), any_length());
    case 8:
    case 9: return bespeak_resolve_json(any_handle(RESOLVER), any_text(), any_length(), any_request(), out);
    case 10:
    case 11: return bespeak_resolve(any_handle(RESOLVER), any_text(), any_length(), any_request(), any_handle(RESULTS), below(9) ? &row : NULL);
    case 12: {
      const char *bytes = any_text();
      return bespeak_resolve_batch(any_handle(RESOLVER), bytes, bytes && below(9) ? offsets : NULL, utterances & ((size_t)1 << 40 | 7), any_request(), below(4) ? 2 : below(400), any_handle(RESULTS), &row);
    }
    case 13: return bespeak_resolve_batch_json(any_handle(RESOLVER), any_text(), below(9) ? offsets : NULL, utterances & ((size_t)1 << 40 | 7), any_request(), below(4), out);
    case 14: return bespeak_stream_update_json(any_handle(STREAM), any_text(), any_length(), out);
    case 15: return bespeak_stream_finish_json(any_handle(STREAM), any_text(), any_length(), out);
    case 16: {
      bespeak_parse_options options = {.size = any_size(sizeof options), .latent = below(4) ? 0 : below(4), .types = below(2) ? NULL : any_text(), .types_length = below(4) ? 0 : any_length()};
      memset(space, 0, sizeof space);
      memcpy(space, &options, sizeof options);
      return bespeak_parse_json(any_text(), any_length(), below(2) ? NULL : (void *)space, out);
    }
    case 17: return bespeak_find_json(any_handle(NAMES), any_text(), any_length(), below(80), out);
    case 18: return bespeak_find(any_handle(NAMES), any_text(), any_length(), below(9) ? found : NULL, below(4) ? below(65) : any_length() | 65, below(9) ? &size : NULL);
    case 19: return bespeak_talk_say(any_handle(TALK), any_text(), any_length(), below(2) ? &next : NULL, out);
    case 20: return bespeak_talk_choose(any_handle(TALK), below(4), below(2) ? &next : NULL, out);
    case 21: return bespeak_talk_confirm(any_handle(TALK), (int32_t)below(4) - 1, below(2) ? &next : NULL, out);
    case 22: return bespeak_talk_cancel(any_handle(TALK), below(2) ? &next : NULL, out);
    case 23:
    case 24: return use_columns(below, any_handle(RESOLVER), below(3) ? NULL : any_request());
    case 25: return bespeak_talk_turn(any_handle(TALK), any_handle(RESULTS), below(9) ? &turn : NULL);
    default: return bespeak_image_write(any_handle(CATALOGS), below(2) ? NULL : "/nonexistent/folder/image");
  }
}

void fuzz(uint32_t seed, int calls) {
  state = seed;
  printf("fuzz: seed %u, %d calls\n", seed, calls);
  bespeak_buffer buffer = {0};
  handles[2 * CATALOGS] = player();
  OK(bespeak_resolver_make(handles[2 * CATALOGS], NULL, &handles[2 * RESOLVER]));
  long counts[16] = {0};
  for (int call = 0; call < calls; call++) {
    int32_t status;
    const uint32_t way = below(40);
    if (way == 0) {
      // Freed once or twice; what was behind it is put back by and by.
      status = bespeak_free(any_handle(below(KINDS)));
    } else if (way < 8) {
      bespeak_handle made = 0;
      enum kind kind = CATALOGS;
      status = make(below(9) ? &made : NULL, &kind);
      if (status != BESPEAK_OK) EXPECT(made == 0);
      if (made) {
        const uint32_t place = 2 * kind + below(2);
        bespeak_free(handles[place]);
        handles[place] = made;
      }
    } else {
      status = use(&buffer);
    }
    EXPECT(status <= 0 && status >= BESPEAK_ERROR_MEMORY);
    if (status <= 0 && status > -16) counts[-status]++;
  }
  for (int i = 0; i < 2 * KINDS; i++) bespeak_free(handles[i]);
  bespeak_buffer_free(&buffer);
  for (int i = 0; i < 13; i++) printf("  status %3d: %ld\n", -i, counts[i]);
}
