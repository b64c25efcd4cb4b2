// SPDX-License-Identifier: Apache-2.0

#include <pthread.h>
#include <stdatomic.h>

#include "harness.h"

enum { THREADS = 16, ROUNDS = 60 };

/// What all threads use.
typedef struct shared {
  bespeak_resolver resolver;
  bespeak_entities songs;
  bespeak_stream stream;
  bespeak_results results;
  atomic_int busy;
  atomic_int done;
} shared;

/// A completion that another thread answers.
typedef struct later {
  bespeak_completion completion;
  char text[64];
  size_t length;
} later;

static void *answer_later(void *argument) {
  later *self = argument;
  const bespeak_name found = {"later", 5, self->text, self->length};
  bespeak_query_answer(self->completion, &found, 1);
  free(self);
  return NULL;
}

static void ask(void *context, const char *text, size_t length, bespeak_completion completion) {
  (void)context;
  later *self = malloc(sizeof *self);
  self->completion = completion;
  self->length = length < sizeof self->text ? length : sizeof self->text;
  memcpy(self->text, text, self->length);
  pthread_t thread;
  if (pthread_create(&thread, NULL, answer_later, self)) {
    free(self);
    bespeak_free(completion);
  } else {
    pthread_detach(thread);
  }
}

static void *work(void *argument) {
  shared *all = argument;
  bespeak_buffer line = {0};
  bespeak_results results = 0;
  OK(bespeak_results_make(&results));
  for (int round = 0; round < ROUNDS; round++) {
    OK(bespeak_resolve_json(all->resolver, BESPEAK_TEXT("play blue train in player"), NULL, &line));
    EXPECT(holds(line, "\"id\":\"1\""));
    const bespeak_result *row = NULL;
    OK(bespeak_resolve(all->resolver, BESPEAK_TEXT("play ocean drive in player"), NULL, results, &row));
    EXPECT(row->outcome == BESPEAK_RESOLVED && is(row->parameters[0].id, "live"));
    OK(bespeak_resolve_json(all->resolver, BESPEAK_TEXT("shelve some unheard tune in player"), NULL, &line));
    EXPECT(holds(line, "\"id\":\"later\""));
    // One at a time: another thread is told so, or is served.
    const int32_t status = bespeak_stream_update_json(all->stream, BESPEAK_TEXT("play blue"), &line);
    EXPECT(status == BESPEAK_OK || status == BESPEAK_ERROR_BUSY);
    if (status == BESPEAK_ERROR_BUSY) atomic_fetch_add(&all->busy, 1);
  }
  OK(bespeak_free(results));
  bespeak_buffer_free(&line);
  atomic_fetch_add(&all->done, 1);
  return NULL;
}

static const char SHELF[] =
    "{\"format\": \"bespeak-catalog/1\", \"app\": {\"id\": \"com.example.player\", \"name\": \"Player\"},"
    "\"entities\": {\"Song\": {\"values\": [{\"id\": \"1\", \"title\": \"Blue Train\"}]}, \"Disc\": {}},"
    "\"intents\": {\"Play\": {\"parameters\": [{\"name\": \"song\", \"type\": \"entity:Song\"}]},"
    "  \"Shelve\": {\"parameters\": [{\"name\": \"disc\", \"type\": \"entity:Disc\"}]}},"
    "\"shortcuts\": [{\"intent\": \"Play\", \"phrases\": [\"Play ${song} in ${applicationName}\"]},"
    "  {\"intent\": \"Shelve\", \"phrases\": [\"Shelve ${disc} in ${applicationName}\"]}]}";

/// Sixteen threads resolve while entities change, answers come from other threads, and handles come and go.
void test_threads(void) {
  shared all = {0};
  OK(bespeak_entities_make(NULL, 0, &all.songs));
  const bespeak_name first = {"live", 4, BESPEAK_TEXT("Ocean Drive")};
  OK(bespeak_entities_replace(all.songs, &first, 1));
  const bespeak_binding bindings[] = {{.app = "com.example.player", .app_length = 18, .entity = "Song",
                                       .entity_length = 4, .entities = all.songs},
                                      {.app = "com.example.player", .app_length = 18, .entity = "Disc",
                                       .entity_length = 4, .query = ask}};
  const bespeak_resolver_options options = {.size = sizeof options, .bindings = bindings, .binding_count = 2};
  const bespeak_source source = {"shelf.json", 10, SHELF, sizeof SHELF - 1};
  bespeak_catalogs catalogs = 0;
  OK(bespeak_compile_bytes(&source, 1, NULL, &catalogs, NULL));
  all.resolver = resolver_of(catalogs, &options);
  OK(bespeak_stream_make(all.resolver, NULL, &all.stream));
  pthread_t threads[THREADS];
  for (int i = 0; i < THREADS; i++) EXPECT(pthread_create(&threads[i], NULL, work, &all) == 0);
  for (int round = 0; atomic_load(&all.done) < THREADS; round++) {
    char id[16], title[32];
    const bespeak_name more = {id, (size_t)sprintf(id, "%d", round % 100), title,
                               (size_t)sprintf(title, "Number %d", round)};
    const bespeak_text gone = {id, more.id_length};
    OK(bespeak_entities_update(all.songs, &more, 1, round % 3 ? NULL : &gone, round % 3 ? 0 : 1));
  }
  for (int i = 0; i < THREADS; i++) pthread_join(threads[i], NULL);
  OK(bespeak_free(all.stream));
  OK(bespeak_free(all.resolver));
  OK(bespeak_free(all.songs));
}
