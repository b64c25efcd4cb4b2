// SPDX-License-Identifier: Apache-2.0

// An assistant in C: compiles three apps, resolves a thousand lines, looks an album up in a store of its own, and
// talks.
//
//     export PKG_CONFIG_PATH=.build/release-files/lib/pkgconfig LD_LIBRARY_PATH=.build/release-files/lib
//     cc Examples/c/assistant.c $(pkg-config --cflags --libs bespeak) -o assistant
//     ./assistant Corpora/tasks Corpora/music Corpora/messages < lines.txt

#include <bespeak.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/// Ends the program where a call fails.
static void check(int32_t status) {
  if (status == BESPEAK_OK) return;
  char message[1001];
  bespeak_last_error(message, sizeof message);
  fprintf(stderr, "error %d: %s\n", status, message);
  exit(1);
}

/// A store that the catalog knows nothing of, asked on threads of the library. It answers at once; it might as well keep
/// the completion and answer later.
static void find_album(void *context, const char *text, size_t length, bespeak_completion completion) {
  atomic_fetch_add((atomic_int *)context, 1);
  const bespeak_name found = {BESPEAK_TEXT("store-7"), BESPEAK_TEXT("Quiet Harbour")};
  const int is_known = length == 13 && memcmp(text, "quiet harbour", 13) == 0;
  bespeak_query_answer(completion, &found, is_known ? 1 : 0);
}

/// An intent with its parameters.
static void show(const bespeak_result *result) {
  printf("%s", result->intent_name.bytes ? result->intent_name.bytes : "nothing");
  for (uint32_t i = 0; i < result->parameter_count; i++) {
    printf(" %s=%s", result->parameters[i].name.bytes, result->parameters[i].title.bytes);
  }
  printf("\n");
}

/// Resolves what comes in, a line each, and counts what became of it.
static void resolve_lines(bespeak_resolver resolver) {
  static char bytes[1 << 20];
  static uint64_t offsets[10001];
  size_t count = 0, length = 0;
  while (count < 10000 && length + 1024 < sizeof bytes && fgets(bytes + length, 1024, stdin)) {
    length += strcspn(bytes + length, "\n");
    offsets[++count] = length;
  }
  bespeak_results results;
  const bespeak_result *rows;
  check(bespeak_results_make(&results));
  check(bespeak_resolve_batch(resolver, bytes, offsets, count, NULL, 0, results, &rows));
  int outcomes[7] = {0};
  for (size_t i = 0; i < count; i++) outcomes[rows[i].outcome]++;
  printf("%zu lines: %d resolved, %d to ask back, %d of nothing known\n", count, outcomes[BESPEAK_RESOLVED],
         outcomes[BESPEAK_NEEDS_VALUE] + outcomes[BESPEAK_NEEDS_DISAMBIGUATION] + outcomes[BESPEAK_NEEDS_CONFIRMATION],
         outcomes[BESPEAK_NO_MATCH]);
  for (size_t i = 0; i < 2 && i < count; i++) {
    printf("  %.*s -> ", (int)(offsets[i + 1] - offsets[i]), bytes + offsets[i]);
    show(&rows[i]);
  }
  check(bespeak_free(results));
}

/// Says something, and shows what the assistant does next.
static int32_t say(bespeak_talk talk, const char *text, bespeak_results results) {
  const bespeak_turn *turn;
  check(bespeak_talk_say(talk, text, strlen(text), NULL, NULL));
  check(bespeak_talk_turn(talk, results, &turn));
  printf("> %s\n", text);
  if (turn->next == BESPEAK_NEXT_PERFORM) {
    printf("  performs ");
    show(turn->resolution);
  } else {
    printf("  %s\n", turn->say.bytes ? turn->say.bytes : "");
  }
  for (size_t i = 0; i < turn->option_count; i++) printf("    %zu. %s\n", i + 1, turn->options[i].bytes);
  return turn->next;
}

int main(int count, char **arguments) {
  bespeak_catalogs catalogs;
  bespeak_buffer diagnostics = {0}, line = {0};
  check(bespeak_compile_paths((const char *const *)arguments + 1, (size_t)count - 1, NULL, &catalogs, &diagnostics));

  atomic_int asked = 0;
  const bespeak_binding albums = {.app = "com.example.music", .app_length = 17, .entity = "Album", .entity_length = 5,
                                  .query = find_album, .context = &asked};
  // Whatever is not quite sure is to be confirmed.
  const bespeak_resolver_options options = {
      .size = sizeof options, .confirm_below = 0.999, .bindings = &albums, .binding_count = 1};
  bespeak_resolver resolver;
  check(bespeak_resolver_make(catalogs, &options, &resolver));
  check(bespeak_free(catalogs));

  resolve_lines(resolver);

  atomic_store(&asked, 0);
  check(bespeak_resolve_json(resolver, BESPEAK_TEXT("put on the quiet harbour album in larkspur"), NULL, &line));
  printf("asked %d times: %s", atomic_load(&asked), line.bytes);

  bespeak_talk talk;
  bespeak_results results;
  check(bespeak_talk_make(resolver, NULL, &talk));
  check(bespeak_results_make(&results));
  const int is_held = say(talk, "start a pigeon call", results) == BESPEAK_NEXT_ASK &&
                      say(talk, "sam whitlock", results) == BESPEAK_NEXT_CHOOSE &&
                      say(talk, "the second one", results) == BESPEAK_NEXT_PERFORM &&
                      say(talk, "could you complete buy milk in tasks please", results) == BESPEAK_NEXT_CONFIRM &&
                      say(talk, "yes", results) == BESPEAK_NEXT_PERFORM;

  check(bespeak_free(talk));
  check(bespeak_free(results));
  check(bespeak_free(resolver));
  bespeak_buffer_free(&line);
  bespeak_buffer_free(&diagnostics);
  printf("%zu handles left\n", bespeak_handle_count());
  return is_held && asked > 0 ? 0 : 1;
}
