// SPDX-License-Identifier: Apache-2.0

#include "harness.h"

#include <stdatomic.h>
#include <unistd.h>

int failures = 0;
const char *corpora = "Corpora";

static const char PLAYER[] =
    "{\"format\": \"bespeak-catalog/1\", \"app\": {\"id\": \"com.example.player\", \"name\": \"Player\"},"
    "\"entities\": {\"Song\": {\"query\": \"string\", \"values\": ["
    "  {\"id\": \"1\", \"title\": \"Blue Train\", \"suggested\": true}, {\"id\": \"2\", \"title\": \"Kind of Blue\"},"
    "  {\"id\": \"3\", \"title\": \"Summer Rain\", \"subtitle\": \"live\"},"
    "  {\"id\": \"4\", \"title\": \"Summer Rain\", \"subtitle\": \"studio\"}]}},"
    "\"intents\": {"
    "  \"Play\": {\"parameters\": [{\"name\": \"song\", \"type\": \"entity:Song\","
    "    \"requestValueDialog\": \"Which song?\"}]},"
    "  \"DeleteSong\": {\"requiresConfirmation\": true, \"parameters\": [{\"name\": \"song\","
    "    \"type\": \"entity:Song\", \"requestValueDialog\": \"Delete what?\"}]},"
    "  \"Stop\": {}},"
    "\"shortcuts\": ["
    "  {\"intent\": \"Play\", \"phrases\": [\"Play ${song} in ${applicationName}\", \"Play a song in ${applicationName}\"]},"
    "  {\"intent\": \"DeleteSong\", \"phrases\": [\"Delete a song from ${applicationName}\"]},"
    "  {\"intent\": \"Stop\", \"phrases\": [\"Stop ${applicationName}\"]}],"
    "\"negativePhrases\": [\"Uninstall ${applicationName}\"]}";

bespeak_catalogs player(void) {
  const bespeak_source source = {"player.json", 11, PLAYER, sizeof PLAYER - 1};
  bespeak_catalogs catalogs = 0;
  OK(bespeak_compile_bytes(&source, 1, NULL, &catalogs, NULL));
  return catalogs;
}

/// A catalog whose phrases say days.
static bespeak_catalogs diary(void) {
  static const char DIARY[] =
      "{\"format\": \"bespeak-catalog/1\", \"app\": {\"id\": \"com.example.diary\", \"name\": \"Diary\"},"
      "\"intents\": {\"ShowDay\": {\"parameters\": [{\"name\": \"day\", \"type\": \"date\"}]}},"
      "\"shortcuts\": [{\"intent\": \"ShowDay\", \"phrases\": [\"Show ${day} in ${applicationName}\"]}]}";
  const bespeak_source source = {"diary.json", 10, DIARY, sizeof DIARY - 1};
  const bespeak_compile_options options = {.size = sizeof options, .flags = BESPEAK_RULES_EXTENDED};
  bespeak_catalogs catalogs = 0;
  OK(bespeak_compile_bytes(&source, 1, &options, &catalogs, NULL));
  return catalogs;
}

bespeak_resolver resolver_of(bespeak_catalogs catalogs, const bespeak_resolver_options *options) {
  bespeak_resolver resolver = 0;
  OK(bespeak_resolver_make(catalogs, options, &resolver));
  OK(bespeak_free(catalogs));
  return resolver;
}

static void test_library(void) {
  EXPECT(bespeak_abi_version() == BESPEAK_ABI_VERSION);
  EXPECT(strlen(bespeak_version()) >= 5);
  char small[8];
  EXPECT(bespeak_last_error(NULL, 0) == 0);
  EXPECT(bespeak_free(12345) == BESPEAK_ERROR_HANDLE);
  EXPECT(bespeak_last_error(NULL, 0) > 8);
  EXPECT(bespeak_last_error(small, sizeof small) > 8 && strlen(small) == 7);
  OK(bespeak_free(0));
  bespeak_buffer_free(NULL);
}

static void test_compiling(void) {
  char path[3][512];
  const char *paths[3];
  const char *names[3] = {"tasks", "music", "messages"};
  for (int i = 0; i < 3; i++) {
    snprintf(path[i], sizeof path[i], "%s/%s", corpora, names[i]);
    paths[i] = path[i];
  }
  bespeak_catalogs catalogs = 0;
  bespeak_buffer found = {0};
  OK(bespeak_compile_paths(paths, 3, NULL, &catalogs, &found));
  EXPECT(found.bytes != NULL);
  size_t apps = 0, intents = 0;
  OK(bespeak_catalogs_count(catalogs, &apps, &intents));
  EXPECT(apps == 3 && intents > 15);
  bespeak_text text;
  OK(bespeak_app_id(catalogs, 0, &text));
  EXPECT(is(text, "com.example.tasks"));
  int32_t app = -1;
  OK(bespeak_intent_name(catalogs, 0, &app, &text));
  EXPECT(is(text, "CompleteTask") && app == 0);
  FAILS(BESPEAK_ERROR_ARGUMENT, bespeak_app_id(catalogs, 3, &text));
  FAILS(BESPEAK_ERROR_ARGUMENT, bespeak_app_id(catalogs, -1, &text));

  // What was compiled can be written, opened and read again.
  char file[] = "/tmp/bespeak-XXXXXX";
  const int descriptor = mkstemp(file);
  EXPECT(descriptor >= 0);
  OK(bespeak_image_write(catalogs, file));
  bespeak_catalogs image = 0;
  for (uint32_t flags = 0; flags < 4; flags++) {
    OK(bespeak_image_open(file, flags, &image));
    size_t same = 0;
    OK(bespeak_catalogs_count(image, NULL, &same));
    EXPECT(same == intents);
    OK(bespeak_free(image));
  }
  FILE *stream = fopen(file, "rb");
  fseek(stream, 0, SEEK_END);
  const size_t length = (size_t)ftell(stream);
  rewind(stream);
  char *bytes = malloc(length);
  EXPECT(fread(bytes, 1, length, stream) == length);
  fclose(stream);
  OK(bespeak_image_open_bytes(bytes, length, &image));
  OK(bespeak_free(image));
  bytes[length / 2] ^= 1;
  FAILS(BESPEAK_ERROR_IMAGE, bespeak_image_open_bytes(bytes, length, &image));
  FAILS(BESPEAK_ERROR_IMAGE, bespeak_image_open_bytes(bytes, length / 2, &image));
  FAILS(BESPEAK_ERROR_IMAGE, bespeak_image_open_bytes(bytes, 0, &image));
  EXPECT(image == 0);
  free(bytes);
  remove(file);
  FAILS(BESPEAK_ERROR_FILE, bespeak_image_open("/nonexistent/image", 0, &image));
  FAILS(BESPEAK_ERROR_FILE, bespeak_image_write(catalogs, "/nonexistent/image"));

  // What is wrong is said, also where nothing comes of it.
  const char *nowhere = "/nonexistent/catalog.json";
  bespeak_catalogs none = 7;
  FAILS(BESPEAK_ERROR_CATALOG, bespeak_compile_paths(&nowhere, 1, NULL, &none, &found));
  EXPECT(none == 0 && holds(found, "nonexistent"));
  const bespeak_source broken = {"broken.json", 11, "{\"format\": 1", 12};
  FAILS(BESPEAK_ERROR_CATALOG, bespeak_compile_bytes(&broken, 1, NULL, &none, &found));
  EXPECT(holds(found, "broken.json"));
  FAILS(BESPEAK_ERROR_CATALOG, bespeak_compile_paths(NULL, 0, NULL, &none, NULL));
  OK(bespeak_free(catalogs));
  bespeak_buffer_free(&found);
  EXPECT(found.bytes == NULL);
}

/// Writes a file of this name into a folder.
static const char *written(const char *folder, const char *name, const char *text) {
  static char path[4][512];
  static int next = 0;
  char *made = path[next++ % 4];
  snprintf(made, sizeof path[0], "%s/%s", folder, name);
  FILE *stream = fopen(made, "wb");
  EXPECT(stream && fputs(text, stream) >= 0 && fclose(stream) == 0);
  return made;
}

static void test_values_files(void) {
  char folder[] = "/tmp/bespeak-XXXXXX";
  EXPECT(mkdtemp(folder) != NULL);
  const char *values[] = {
      written(folder, "values.jsonl", "{\"entity\": \"Song\", \"id\": \"9\", \"title\": \"Harbour Lights\"}\n"),
      "/nonexistent/values.jsonl"};
  const bespeak_source source = {"player.json", 11, PLAYER, sizeof PLAYER - 1};
  const char *file = written(folder, "player.json", PLAYER);
  bespeak_compile_options options = {.size = sizeof options, .values = values, .values_count = 1};
  for (int way = 0; way < 2; way++) {
    bespeak_catalogs catalogs = 0;
    OK(way == 0 ? bespeak_compile_bytes(&source, 1, &options, &catalogs, NULL)
                : bespeak_compile_paths(&file, 1, &options, &catalogs, NULL));
    const bespeak_resolver resolver = resolver_of(catalogs, NULL);
    bespeak_buffer line = {0};
    OK(bespeak_resolve_json(resolver, BESPEAK_TEXT("play harbour lights in player"), NULL, &line));
    EXPECT(holds(line, "\"id\":\"9\"") && holds(line, "\"confidence\":1,"));
    OK(bespeak_resolve_json(resolver, BESPEAK_TEXT("play blue train in player"), NULL, &line));
    EXPECT(holds(line, "\"id\":\"1\""));
    OK(bespeak_free(resolver));
    bespeak_buffer_free(&line);
  }
  bespeak_catalogs none = 7;
  bespeak_buffer found = {0};
  options.values_count = 2;
  FAILS(BESPEAK_ERROR_CATALOG, bespeak_compile_bytes(&source, 1, &options, &none, &found));
  EXPECT(none == 0 && holds(found, "/nonexistent/values.jsonl"));
  options.values_count = (size_t)-1;
  FAILS(BESPEAK_ERROR_LENGTH, bespeak_compile_paths(&file, 1, &options, &none, NULL));
  options = (bespeak_compile_options){.size = sizeof options, .values_count = 1};
  FAILS(BESPEAK_ERROR_NULL, bespeak_compile_paths(&file, 1, &options, &none, NULL));
  // What a program of the first version gives is taken, and what stands behind it is not read.
  options = (bespeak_compile_options){.size = 8, .flags = BESPEAK_RULES_EXTENDED, .values_count = 1};
  OK(bespeak_compile_paths(&file, 1, &options, &none, NULL));
  OK(bespeak_free(none));
  options.size = 4;
  FAILS(BESPEAK_ERROR_ABI, bespeak_compile_paths(&file, 1, &options, &none, NULL));
  bespeak_buffer_free(&found);
  remove(values[0]);
  remove(file);
  rmdir(folder);
}

static void test_vectors(void) {
  char own[512];
  snprintf(own, sizeof own, "%s/../Sources/LanguageData/Languages/en/vectors.bin", corpora);
  const char *files[] = {own, own, "/nonexistent/vectors.bin"}, *tasks[] = {corpora};
  char path[512];
  snprintf(path, sizeof path, "%s/tasks", corpora);
  tasks[0] = path;
  bespeak_compile_options with = {.size = sizeof with, .vectors = files, .vectors_count = 1};
  bespeak_compile_options without = {.size = sizeof without, .flags = BESPEAK_NO_VECTORS};
  bespeak_catalogs catalogs = 0;
  // The words are in no phrase: what they mean leads to the intent.
  bespeak_buffer expected = {0}, line = {0};
  bespeak_resolver resolver = 0;
  OK(bespeak_compile_paths(tasks, 1, NULL, &catalogs, NULL));
  resolver = resolver_of(catalogs, NULL);
  OK(bespeak_resolve_json(resolver, BESPEAK_TEXT("show me the errands in tasks"), NULL, &expected));
  EXPECT(holds(expected, "\"intent\""));
  OK(bespeak_free(resolver));
  // The file of the library's own vectors changes nothing; without any it is another outcome.
  OK(bespeak_compile_paths(tasks, 1, &with, &catalogs, NULL));
  bespeak_resolver_options options = {.size = sizeof options, .vectors = files, .vectors_count = 1};
  resolver = resolver_of(catalogs, &options);
  OK(bespeak_resolve_json(resolver, BESPEAK_TEXT("show me the errands in tasks"), NULL, &line));
  EXPECT(!strcmp(line.bytes, expected.bytes));
  OK(bespeak_free(resolver));
  OK(bespeak_compile_paths(tasks, 1, &without, &catalogs, NULL));
  const bespeak_resolver_options none = {.size = sizeof none, .flags = BESPEAK_NO_VECTORS};
  resolver = resolver_of(catalogs, &none);
  OK(bespeak_resolve_json(resolver, BESPEAK_TEXT("show me the errands in tasks"), NULL, &line));
  EXPECT(strcmp(line.bytes, expected.bytes));
  OK(bespeak_free(resolver));
  // Files that are none, two of one language, and both files and none.
  const bespeak_catalogs given = player();
  options.vectors_count = 2;
  FAILS(BESPEAK_ERROR_ARGUMENT, bespeak_resolver_make(given, &options, &resolver));
  options = (bespeak_resolver_options){.size = sizeof options, .vectors = files + 2, .vectors_count = 1};
  FAILS(BESPEAK_ERROR_FILE, bespeak_resolver_make(given, &options, &resolver));
  snprintf(path, sizeof path, "%s/tasks/tasks.json", corpora);
  options.vectors = tasks;
  FAILS(BESPEAK_ERROR_IMAGE, bespeak_resolver_make(given, &options, &resolver));
  with.flags = BESPEAK_NO_VECTORS;
  FAILS(BESPEAK_ERROR_ARGUMENT, bespeak_compile_paths(tasks, 1, &with, &catalogs, NULL));
  options = (bespeak_resolver_options){.size = 48, .vectors_count = 1};
  OK(bespeak_resolver_make(given, &options, &resolver));
  OK(bespeak_free(resolver));
  OK(bespeak_free(given));
  bespeak_buffer_free(&line);
  bespeak_buffer_free(&expected);
}

static void test_resolving(void) {
  const bespeak_resolver resolver = resolver_of(player(), NULL);
  bespeak_buffer line = {0};
  OK(bespeak_resolve_json(resolver, BESPEAK_TEXT("play blue train in player"), NULL, &line));
  EXPECT(holds(line, "\"status\":\"resolved\""));
  EXPECT(holds(line, "\"range\":[5,15]"));
  EXPECT(line.bytes[line.length - 1] == '\n' && line.bytes[line.length] == 0);

  bespeak_results results = 0;
  OK(bespeak_results_make(&results));
  const bespeak_result *row = NULL;
  OK(bespeak_resolve(resolver, BESPEAK_TEXT("play blue train in player"), NULL, results, &row));
  EXPECT(row->outcome == BESPEAK_RESOLVED && row->match == 1 && row->confidence == 1);
  EXPECT(row->app == 0 && row->intent == 0 && row->shortcut == 0 && row->parameter_count == 1);
  EXPECT(is(row->app_id, "com.example.player") && is(row->intent_name, "Play"));
  EXPECT(is(row->phrase, "Play ${song} in ${applicationName}") && is(row->locale, "en"));
  const bespeak_parameter *song = row->parameters;
  EXPECT(is(song->name, "song") && is(song->type, "entity:Song") && is(song->id, "1"));
  EXPECT(is(song->title, "Blue Train") && song->kind == BESPEAK_VALUE_ENTITY);
  EXPECT(song->lower == 5 && song->upper == 15);

  OK(bespeak_resolve(resolver, BESPEAK_TEXT("play a song in player"), NULL, results, &row));
  EXPECT(row->outcome == BESPEAK_NEEDS_VALUE && is(row->missing, "song") && is(row->dialog, "Which song?"));
  OK(bespeak_resolve(resolver, BESPEAK_TEXT("uninstall player"), NULL, results, &row));
  EXPECT(row->outcome == BESPEAK_NEGATIVE && row->app == 0 && row->intent == -1 && !row->intent_name.bytes);
  OK(bespeak_resolve(resolver, NULL, 0, NULL, results, &row));
  EXPECT(row->outcome == BESPEAK_NO_MATCH && row->app == -1);

  // What narrows a turn counts for it alone.
  bespeak_request request = {.size = sizeof request, .flags = BESPEAK_EXPLAIN};
  OK(bespeak_resolve_json(resolver, BESPEAK_TEXT("stop player"), &request, &line));
  EXPECT(holds(line, "\"explanation\":{") && holds(line, "resolved"));
  OK(bespeak_resolve_json(resolver, BESPEAK_TEXT("stop player"), NULL, &line));
  EXPECT(!holds(line, "explanation"));
  const bespeak_text other = {"com.example.other", 17};
  request = (bespeak_request){.size = sizeof request, .apps = &other, .app_count = 1};
  OK(bespeak_resolve(resolver, BESPEAK_TEXT("stop player"), &request, results, &row));
  EXPECT(row->outcome == BESPEAK_NO_MATCH);
  request = (bespeak_request){.size = sizeof request, .flags = BESPEAK_JSON_LINES};
  OK(bespeak_resolve_json(resolver, BESPEAK_TEXT("{\"id\": 7, \"text\": \"stop player\"}"), &request, &line));
  EXPECT(holds(line, "{\"id\":7,\"transcript\":\"stop player\",\"status\":\"resolved\""));
  OK(bespeak_resolve_json(resolver, BESPEAK_TEXT("{\"id\": 7, \"text\": 8}"), &request, &line));
  EXPECT(holds(line, "{\"id\":7,\"status\":\"rejected\",\"error\":\"line 1: expected a string"));
  // What a line says is not kept for the next call, whose request may be that of the one before.
  for (int i = 0; i < 2; i++) {
    OK(bespeak_resolve_json(resolver, BESPEAK_TEXT("{\"text\": \"stop player\", \"apps\": [\"com.example.other\"]}"), &request,
                            &line));
    EXPECT(holds(line, "noMatch"));
    OK(bespeak_resolve_json(resolver, BESPEAK_TEXT("{\"text\": \"stop player\"}"), &request, &line));
    EXPECT(holds(line, "resolved"));
    OK(bespeak_resolve_json(resolver, BESPEAK_TEXT("{\"text\": \"stop player\", \"apps\": [\"com.example.other\"]}"), &request,
                            &line));
    OK(bespeak_resolve_json(resolver, BESPEAK_TEXT("stop player"), NULL, &line));
    EXPECT(holds(line, "resolved"));
  }
  request = (bespeak_request){.size = sizeof request, .locale = "!", .locale_length = 1};
  FAILS(BESPEAK_ERROR_ARGUMENT, bespeak_resolve_json(resolver, BESPEAK_TEXT("stop player"), &request, &line));
  request = (bespeak_request){.size = sizeof request, .time_zone = "Mars", .time_zone_length = 4};
  FAILS(BESPEAK_ERROR_ARGUMENT, bespeak_resolve_json(resolver, BESPEAK_TEXT("stop player"), &request, &line));
  OK(bespeak_free(results));
  OK(bespeak_free(resolver));
  bespeak_buffer_free(&line);
}

static void test_batches(void) {
  const bespeak_resolver resolver = resolver_of(player(), NULL);
  enum { COUNT = 5000 };
  static char bytes[COUNT * 32];
  static uint64_t offsets[COUNT + 1];
  static const char *said[] = {"play blue train in player", "stop player", "play a song in player", "nothing of this",
                               "\xff\xfe", ""};
  size_t length = 0;
  for (int i = 0; i < COUNT; i++) {
    offsets[i] = length;
    length += (size_t)sprintf(bytes + length, "%s", said[i % 6]);
  }
  offsets[COUNT] = length;
  bespeak_results results = 0;
  OK(bespeak_results_make(&results));
  bespeak_buffer one = {0}, many = {0};
  for (uint32_t threads = 0; threads < 5; threads++) {
    const bespeak_result *rows = NULL;
    OK(bespeak_resolve_batch(resolver, bytes, offsets, COUNT, NULL, threads, results, &rows));
    const int32_t expected[] = {BESPEAK_RESOLVED, BESPEAK_RESOLVED, BESPEAK_NEEDS_VALUE,
                                BESPEAK_NO_MATCH, BESPEAK_REJECTED, BESPEAK_NO_MATCH};
    int wrong = 0;
    for (int i = 0; i < COUNT; i++) {
      wrong += rows[i].outcome != expected[i % 6];
      wrong += i % 6 == 0 && !is(rows[i].parameters[0].title, "Blue Train");
    }
    EXPECT(wrong == 0);
    EXPECT(is(rows[4].error, "line 5: not UTF-8"));
    OK(bespeak_resolve_batch_json(resolver, bytes, offsets, COUNT, NULL, threads, threads == 1 ? &one : &many));
    if (threads > 1) EXPECT(one.length == many.length && !memcmp(one.bytes, many.bytes, one.length));
  }
  const bespeak_result *rows = NULL;
  OK(bespeak_resolve_batch(resolver, NULL, offsets, 0, NULL, 0, results, &rows));
  OK(bespeak_resolve_batch_json(resolver, NULL, offsets, 0, NULL, 0, &many));
  EXPECT(many.length == 0);
  // Lines of JSON are told from text.
  const bespeak_request request = {.size = sizeof request, .flags = BESPEAK_JSON_LINES};
  const char lines[] = "{\"text\":\"stop player\"}{\"text\":}";
  const uint64_t ends[] = {0, 22, 31};
  OK(bespeak_resolve_batch_json(resolver, lines, ends, 2, &request, 1, &many));
  EXPECT(holds(many, "\"status\":\"resolved\"") && holds(many, "\n{\"status\":\"rejected\",\"error\":\"line 2"));

  const uint64_t falling[] = {5, 2};
  FAILS(BESPEAK_ERROR_LENGTH, bespeak_resolve_batch(resolver, bytes, falling, 1, NULL, 1, results, &rows));
  FAILS(BESPEAK_ERROR_NULL, bespeak_resolve_batch(resolver, bytes, NULL, 1, NULL, 1, results, &rows));
  FAILS(BESPEAK_ERROR_NULL, bespeak_resolve_batch(resolver, NULL, ends, 2, NULL, 1, results, &rows));
  FAILS(BESPEAK_ERROR_LENGTH, bespeak_resolve_batch(resolver, bytes, offsets, (size_t)-1, NULL, 1, results, &rows));
  FAILS(BESPEAK_ERROR_ARGUMENT, bespeak_resolve_batch(resolver, bytes, offsets, 1, NULL, 257, results, &rows));
  OK(bespeak_free(results));
  OK(bespeak_free(resolver));
  bespeak_buffer_free(&one);
  bespeak_buffer_free(&many);
}

static void test_streams(void) {
  const bespeak_resolver resolver = resolver_of(player(), NULL);
  bespeak_stream stream = 0;
  bespeak_buffer line = {0};
  OK(bespeak_stream_make(resolver, NULL, &stream));
  OK(bespeak_free(resolver));
  OK(bespeak_stream_update_json(stream, BESPEAK_TEXT("play blue"), &line));
  EXPECT(holds(line, "\"stability\":") && holds(line, "\"beginning\":true,\"final\":false"));
  OK(bespeak_stream_finish_json(stream, BESPEAK_TEXT("play blue train in player"), &line));
  EXPECT(holds(line, "\"status\":\"resolved\"") && holds(line, "\"final\":true"));
  OK(bespeak_free(stream));
  FAILS(BESPEAK_ERROR_HANDLE, bespeak_stream_update_json(stream, BESPEAK_TEXT("play"), &line));
  // Days count from when and where it is said.
  const bespeak_request request = {.size = sizeof request, .reference_date = "2027-12-31T23:00:00Z",
                                   .reference_date_length = 20, .time_zone = "Asia/Tokyo", .time_zone_length = 10};
  const bespeak_resolver days = resolver_of(diary(), NULL);
  OK(bespeak_stream_make(days, &request, &stream));
  OK(bespeak_stream_update_json(stream, BESPEAK_TEXT("show tomorrow in diary"), &line));
  EXPECT(holds(line, "\"start\":\"2028-01-02T00:00:00\""));
  OK(bespeak_stream_finish_json(stream, BESPEAK_TEXT("show tomorrow in diary"), &line));
  EXPECT(holds(line, "\"start\":\"2028-01-02T00:00:00\""));
  OK(bespeak_free(stream));
  OK(bespeak_free(days));
  bespeak_buffer_free(&line);
}

static void test_values_and_names(void) {
  bespeak_buffer line = {0};
  bespeak_parse_options options = {.size = sizeof options, .types = "number", .types_length = 6};
  OK(bespeak_parse_json(BESPEAK_TEXT("remind me of twenty three things"), &options, &line));
  EXPECT(holds(line, "\"type\":\"number\"") && holds(line, "\"value\":23"));
  options = (bespeak_parse_options){.size = sizeof options, .reference_date = "2026-03-11", .reference_date_length = 10};
  OK(bespeak_parse_json(BESPEAK_TEXT("tomorrow"), &options, &line));
  EXPECT(holds(line, "2026-03-12"));
  options = (bespeak_parse_options){.size = sizeof options, .types = "nothing", .types_length = 7};
  FAILS(BESPEAK_ERROR_ARGUMENT, bespeak_parse_json(BESPEAK_TEXT("tomorrow"), &options, &line));
  options = (bespeak_parse_options){.size = sizeof options, .locale = "xx", .locale_length = 2};
  FAILS(BESPEAK_ERROR_ARGUMENT, bespeak_parse_json(BESPEAK_TEXT("tomorrow"), &options, &line));

  const bespeak_name given[] = {
      {"1", 1, BESPEAK_TEXT("Blue Train")}, {"2", 1, BESPEAK_TEXT("Kind of Blue")}, {"1", 1, BESPEAK_TEXT("Coltrane 1957")}};
  bespeak_names names = 0;
  OK(bespeak_names_make(given, 3, NULL, 0, &names));
  OK(bespeak_find_json(names, BESPEAK_TEXT("blew train"), 5, &line));
  EXPECT(holds(line, "{\"id\":\"1\",\"title\":\"Blue Train\""));
  bespeak_found found[4];
  size_t count = 0;
  OK(bespeak_find(names, BESPEAK_TEXT("coltrane 1957"), found, 4, &count));
  EXPECT(count >= 1 && is(found[0].id, "1") && is(found[0].title, "Blue Train") && found[0].score == 1);
  FAILS(BESPEAK_ERROR_ARGUMENT, bespeak_find(names, BESPEAK_TEXT("x"), found, 0, &count));
  FAILS(BESPEAK_ERROR_ARGUMENT, bespeak_find(names, BESPEAK_TEXT("x"), found, 65, &count));
  OK(bespeak_free(names));

  const bespeak_catalogs catalogs = player();
  OK(bespeak_names_of(catalogs, NULL, 0, BESPEAK_TEXT("Song"), NULL, 0, &names));
  OK(bespeak_find(names, BESPEAK_TEXT("kind of blue"), found, 4, &count));
  EXPECT(count >= 1 && is(found[0].id, "2"));
  OK(bespeak_free(names));
  FAILS(BESPEAK_ERROR_ARGUMENT, bespeak_names_of(catalogs, NULL, 0, BESPEAK_TEXT("Sung"), NULL, 0, &names));
  OK(bespeak_free(catalogs));
  bespeak_buffer_free(&line);
}

static void test_live_entities(void) {
  bespeak_entities songs = 0;
  OK(bespeak_entities_make(NULL, 0, &songs));
  const bespeak_binding binding = {
      .app = "com.example.player", .app_length = 18, .entity = "Song", .entity_length = 4, .entities = songs};
  const bespeak_resolver_options options = {.size = sizeof options, .bindings = &binding, .binding_count = 1};
  const bespeak_resolver resolver = resolver_of(player(), &options);
  bespeak_buffer line = {0};
  OK(bespeak_resolve_json(resolver, BESPEAK_TEXT("play ocean drive in player"), NULL, &line));
  EXPECT(holds(line, "needsValue"));
  const bespeak_name added[] = {{"live-1", 6, BESPEAK_TEXT("Ocean Drive")}, {"live-2", 6, BESPEAK_TEXT("Night Owl")}};
  OK(bespeak_entities_replace(songs, added, 2));
  OK(bespeak_resolve_json(resolver, BESPEAK_TEXT("play ocean drive in player"), NULL, &line));
  EXPECT(holds(line, "\"id\":\"live-1\",\"title\":\"Ocean Drive\""));
  const bespeak_name changed = {"live-2", 6, BESPEAK_TEXT("Day Owl")};
  const bespeak_text gone = {"live-1", 6};
  OK(bespeak_entities_update(songs, &changed, 1, &gone, 1));
  size_t count = 0;
  OK(bespeak_entities_count(songs, &count));
  EXPECT(count == 1);
  FAILS(BESPEAK_ERROR_HANDLE, bespeak_entities_count(resolver, &count));
  EXPECT(count == 0);
  OK(bespeak_resolve_json(resolver, BESPEAK_TEXT("play day owl in player"), NULL, &line));
  EXPECT(holds(line, "\"id\":\"live-2\""));
  OK(bespeak_resolve_json(resolver, BESPEAK_TEXT("play ocean drive in player"), NULL, &line));
  EXPECT(!holds(line, "live-1"));
  const bespeak_name nameless = {"", 0, BESPEAK_TEXT("Night Owl")};
  FAILS(BESPEAK_ERROR_ARGUMENT, bespeak_entities_replace(songs, &nameless, 1));
  OK(bespeak_free(songs));
  // The resolver keeps what it needs.
  OK(bespeak_resolve_json(resolver, BESPEAK_TEXT("play day owl in player"), NULL, &line));
  EXPECT(holds(line, "\"id\":\"live-2\""));
  OK(bespeak_free(resolver));
  bespeak_buffer_free(&line);
}

/// How a query of the tests answers.
typedef struct answerer {
  enum { AT_ONCE, FAILING, DROPPED, NEVER, NESTED } way;
  atomic_int calls;
  bespeak_completion last;
  bespeak_resolver resolver;
} answerer;

static void answer(void *context, const char *text, size_t length, bespeak_completion completion) {
  answerer *self = context;
  self->calls++;
  self->last = completion;
  const bespeak_name found = {"q-9", 3, text, length};
  switch (self->way) {
    case AT_ONCE:
      OK(bespeak_query_answer(completion, &found, 1));
      FAILS(BESPEAK_ERROR_HANDLE, bespeak_query_answer(completion, &found, 1));
      break;
    case FAILING: OK(bespeak_query_fail(completion, BESPEAK_TEXT("the disk is full"))); break;
    case DROPPED: OK(bespeak_free(completion)); break;
    case NEVER: break;
    case NESTED: {
      bespeak_buffer line = {0};
      OK(bespeak_resolve_json(self->resolver, BESPEAK_TEXT("stop player"), NULL, &line));
      EXPECT(holds(line, "resolved"));
      bespeak_buffer_free(&line);
      OK(bespeak_query_answer(completion, &found, 1));
    }
  }
}

static void note_release(void *context) { atomic_store(&((answerer *)context)->calls, -1); }

static void test_queries(void) {
  answerer self = {.way = AT_ONCE};
  const bespeak_binding binding = {.app = "com.example.player", .app_length = 18, .entity = "Song", .entity_length = 4,
                                   .query = answer, .context = &self, .release = note_release};
  bespeak_resolver_options options = {.size = sizeof options, .bindings = &binding, .binding_count = 1, .policy = 9};
  // Where no resolver is made its context is still the program's.
  const bespeak_catalogs catalogs = player();
  bespeak_resolver none = 0;
  FAILS(BESPEAK_ERROR_ARGUMENT, bespeak_resolver_make(catalogs, &options, &none));
  OK(bespeak_free(catalogs));
  EXPECT(self.calls == 0);
  options.policy = BESPEAK_POLICY_EAGER;
  const bespeak_resolver resolver = resolver_of(player(), &options);
  self.resolver = resolver;
  bespeak_buffer line = {0};
  OK(bespeak_resolve_json(resolver, BESPEAK_TEXT("play some unheard tune in player"), NULL, &line));
  EXPECT(self.calls == 1 && holds(line, "\"id\":\"q-9\""));
  // What is listed is not asked for.
  OK(bespeak_resolve_json(resolver, BESPEAK_TEXT("play blue train in player"), NULL, &line));
  EXPECT(self.calls == 1 && holds(line, "\"id\":\"1\""));
  self.way = FAILING;
  OK(bespeak_resolve_json(resolver, BESPEAK_TEXT("play some unheard tune in player"), NULL, &line));
  EXPECT(holds(line, "failed: the disk is full"));
  self.way = DROPPED;
  OK(bespeak_resolve_json(resolver, BESPEAK_TEXT("play some unheard tune in player"), NULL, &line));
  EXPECT(holds(line, "freed without an answer"));
  self.way = NESTED;
  OK(bespeak_resolve_json(resolver, BESPEAK_TEXT("play some unheard tune in player"), NULL, &line));
  EXPECT(holds(line, "\"id\":\"q-9\""));
  // One that never answers costs its deadline, and can be answered once more at the most: it is freed soon after.
  self.way = NEVER;
  const bespeak_request request = {.size = sizeof request, .deadline_ms = 50};
  OK(bespeak_resolve_json(resolver, BESPEAK_TEXT("play some unheard tune in player"), &request, &line));
  EXPECT(holds(line, "did not return within"));
  (void)bespeak_query_answer(self.last, NULL, 0);
  FAILS(BESPEAK_ERROR_HANDLE, bespeak_query_answer(self.last, NULL, 0));
  // The context is released when nothing is left that might ask.
  bespeak_talk talk = 0;
  OK(bespeak_talk_make(resolver, NULL, &talk));
  OK(bespeak_free(resolver));
  EXPECT(self.calls > 0);
  OK(bespeak_free(talk));
  for (int i = 0; i < 1000 && self.calls > 0; i++) usleep(1000);
  EXPECT(self.calls == -1);
  bespeak_buffer_free(&line);
}

static void test_conversations(void) {
  const bespeak_resolver resolver = resolver_of(player(), NULL);
  bespeak_talk talk = 0;
  bespeak_buffer turn = {0};
  int32_t next = -1;
  OK(bespeak_talk_make(resolver, NULL, &talk));
  OK(bespeak_free(resolver));
  FAILS(BESPEAK_ERROR_STATE, bespeak_talk_cancel(talk, &next, &turn));
  // A question, a choice, and consent.
  OK(bespeak_talk_say(talk, BESPEAK_TEXT("delete a song from player"), &next, &turn));
  EXPECT(next == BESPEAK_NEXT_ASK && holds(turn, "\"say\":\"Delete what?\""));
  FAILS(BESPEAK_ERROR_STATE, bespeak_talk_choose(talk, 0, &next, &turn));
  FAILS(BESPEAK_ERROR_STATE, bespeak_talk_confirm(talk, 1, &next, &turn));
  OK(bespeak_talk_say(talk, BESPEAK_TEXT("summer rain"), &next, &turn));
  EXPECT(next == BESPEAK_NEXT_CHOOSE);
  EXPECT(holds(turn, "\"options\":[\"Summer Rain, live\",\"Summer Rain, studio\"]"));
  FAILS(BESPEAK_ERROR_STATE, bespeak_talk_choose(talk, 2, &next, &turn));
  OK(bespeak_talk_choose(talk, 1, &next, &turn));
  EXPECT(next == BESPEAK_NEXT_CONFIRM && holds(turn, "\"turn\":\"answer\""));
  FAILS(BESPEAK_ERROR_ARGUMENT, bespeak_talk_confirm(talk, 2, &next, &turn));
  OK(bespeak_talk_confirm(talk, 1, &next, &turn));
  EXPECT(next == BESPEAK_NEXT_PERFORM && holds(turn, "\"intent\":\"DeleteSong\"") && holds(turn, "\"id\":\"4\""));
  // The same by words.
  OK(bespeak_talk_say(talk, BESPEAK_TEXT("delete a song from player"), &next, &turn));
  OK(bespeak_talk_say(talk, BESPEAK_TEXT("summer rain"), &next, &turn));
  OK(bespeak_talk_say(talk, BESPEAK_TEXT("the first one"), &next, &turn));
  EXPECT(next == BESPEAK_NEXT_CONFIRM);
  OK(bespeak_talk_say(talk, BESPEAK_TEXT("yes"), NULL, &turn));
  EXPECT(holds(turn, "\"next\":\"perform\"") && holds(turn, "\"id\":\"3\""));
  // What is no answer leaves the question open, and a no ends it.
  OK(bespeak_talk_say(talk, BESPEAK_TEXT("delete a song from player"), &next, &turn));
  OK(bespeak_talk_say(talk, BESPEAK_TEXT("xylophone"), &next, &turn));
  EXPECT(next == BESPEAK_NEXT_ASK && holds(turn, "notUnderstood"));
  OK(bespeak_talk_cancel(talk, &next, &turn));
  EXPECT(next == BESPEAK_NEXT_SAY && holds(turn, "cancelled"));
  OK(bespeak_talk_say(talk, BESPEAK_TEXT("what is the weather"), &next, &turn));
  EXPECT(next == BESPEAK_NEXT_SAY && holds(turn, "noMatch"));
  OK(bespeak_free(talk));
  bespeak_buffer_free(&turn);
}

static void test_turns_as_structs(void) {
  const bespeak_resolver resolver = resolver_of(player(), NULL);
  bespeak_talk talk = 0;
  bespeak_results results = 0;
  const bespeak_turn *turn = NULL;
  OK(bespeak_talk_make(resolver, NULL, &talk));
  OK(bespeak_results_make(&results));
  FAILS(BESPEAK_ERROR_STATE, bespeak_talk_turn(talk, results, &turn));
  FAILS(BESPEAK_ERROR_HANDLE, bespeak_talk_turn(results, talk, &turn));
  EXPECT(turn == NULL);
  OK(bespeak_talk_say(talk, BESPEAK_TEXT("delete a song from player"), NULL, NULL));
  FAILS(BESPEAK_ERROR_NULL, bespeak_talk_turn(talk, results, NULL));
  OK(bespeak_talk_turn(talk, results, &turn));
  EXPECT(turn->kind == BESPEAK_TURN_REQUEST && turn->next == BESPEAK_NEXT_ASK && is(turn->say, "Delete what?"));
  EXPECT(!turn->reason.bytes && !turn->options && turn->option_count == 0);
  EXPECT(turn->resolution->outcome == BESPEAK_NEEDS_VALUE && is(turn->resolution->missing, "song"));
  OK(bespeak_talk_say(talk, BESPEAK_TEXT("xylophone"), NULL, NULL));
  OK(bespeak_talk_turn(talk, results, &turn));
  EXPECT(turn->kind == BESPEAK_TURN_NOT_UNDERSTOOD && turn->next == BESPEAK_NEXT_ASK);
  OK(bespeak_talk_say(talk, BESPEAK_TEXT("summer rain"), NULL, NULL));
  OK(bespeak_talk_turn(talk, results, &turn));
  EXPECT(turn->kind == BESPEAK_TURN_ANSWER && turn->next == BESPEAK_NEXT_CHOOSE && turn->option_count == 2);
  EXPECT(is(turn->options[0], "Summer Rain, live") && is(turn->options[1], "Summer Rain, studio"));
  OK(bespeak_talk_choose(talk, 1, NULL, NULL));
  OK(bespeak_talk_turn(talk, results, &turn));
  EXPECT(turn->next == BESPEAK_NEXT_CONFIRM && turn->say.length > 0);
  // The value stands in an answer, and not in the utterance.
  EXPECT(turn->resolution->parameters[0].lower == 0 && turn->resolution->parameters[0].upper == 0);
  OK(bespeak_talk_confirm(talk, 1, NULL, NULL));
  // A turn can be read again, into other storage as well.
  bespeak_results other = 0;
  OK(bespeak_results_make(&other));
  const bespeak_turn *same = NULL;
  OK(bespeak_talk_turn(talk, results, &turn));
  OK(bespeak_talk_turn(talk, other, &same));
  EXPECT(turn != same && turn->next == BESPEAK_NEXT_PERFORM && same->next == BESPEAK_NEXT_PERFORM && !same->say.bytes);
  EXPECT(is(turn->resolution->intent_name, "DeleteSong") && turn->resolution->parameter_count == 1);
  EXPECT(is(turn->resolution->parameters[0].id, "4") && is(same->resolution->parameters[0].id, "4"));
  OK(bespeak_free(other));
  // The storage serves other calls, too.
  const bespeak_result *row = NULL;
  OK(bespeak_resolve(resolver, BESPEAK_TEXT("stop player"), NULL, results, &row));
  EXPECT(is(row->intent_name, "Stop"));
  OK(bespeak_talk_say(talk, BESPEAK_TEXT("delete a song from player"), NULL, NULL));
  OK(bespeak_talk_cancel(talk, NULL, NULL));
  OK(bespeak_talk_turn(talk, results, &turn));
  EXPECT(turn->kind == BESPEAK_TURN_CANCELLED && turn->next == BESPEAK_NEXT_SAY && is(turn->say, "OK, cancelled."));
  OK(bespeak_free(talk));
  // What was given out needs neither the conversation nor the resolver.
  OK(bespeak_free(resolver));
  EXPECT(is(turn->say, "OK, cancelled."));
  OK(bespeak_free(results));
}

static void test_answers_are_looked_up_by_queries(void) {
  answerer self = {.way = AT_ONCE};
  const bespeak_binding binding = {
      .app = "com.example.player", .app_length = 18, .entity = "Song", .entity_length = 4, .query = answer, .context = &self};
  const bespeak_resolver_options options = {.size = sizeof options, .bindings = &binding, .binding_count = 1};
  const bespeak_resolver resolver = resolver_of(player(), &options);
  bespeak_talk talk = 0;
  bespeak_buffer turn = {0};
  int32_t next = -1;
  OK(bespeak_talk_make(resolver, NULL, &talk));
  OK(bespeak_talk_say(talk, BESPEAK_TEXT("play a song in player"), &next, &turn));
  EXPECT(next == BESPEAK_NEXT_ASK);
  OK(bespeak_talk_say(talk, BESPEAK_TEXT("some unheard tune"), &next, &turn));
  EXPECT(next == BESPEAK_NEXT_PERFORM && holds(turn, "\"id\":\"q-9\"") && self.calls > 0);
  OK(bespeak_free(talk));
  OK(bespeak_free(resolver));
  bespeak_buffer_free(&turn);
}

static void test_wrong_calls(void) {
  const bespeak_catalogs catalogs = player();
  bespeak_resolver resolver = 0;
  OK(bespeak_resolver_make(catalogs, NULL, &resolver));
  bespeak_buffer line = {0};
  FAILS(BESPEAK_ERROR_NULL, bespeak_resolver_make(catalogs, NULL, NULL));
  FAILS(BESPEAK_ERROR_NULL, bespeak_resolve_json(resolver, NULL, 3, NULL, &line));
  FAILS(BESPEAK_ERROR_NULL, bespeak_resolve_json(resolver, BESPEAK_TEXT("stop player"), NULL, NULL));
  FAILS(BESPEAK_ERROR_LENGTH, bespeak_resolve_json(resolver, "stop", (size_t)-1, NULL, &line));
  FAILS(BESPEAK_ERROR_UTF8, bespeak_resolve_json(resolver, "\xc3\x28", 2, NULL, &line));
  FAILS(BESPEAK_ERROR_HANDLE, bespeak_resolve_json(catalogs, BESPEAK_TEXT("stop player"), NULL, &line));
  FAILS(BESPEAK_ERROR_HANDLE, bespeak_resolve_json(0, BESPEAK_TEXT("stop player"), NULL, &line));
  size_t apps = 7, intents = 7;
  FAILS(BESPEAK_ERROR_HANDLE, bespeak_catalogs_count(resolver, &apps, &intents));
  EXPECT(apps == 0 && intents == 0);
  bespeak_found found[1];
  size_t count = 7;
  FAILS(BESPEAK_ERROR_HANDLE, bespeak_find(resolver, BESPEAK_TEXT("stop"), found, 1, &count));
  EXPECT(count == 0);
  // Bindings are of apps and entities that the catalogs declare.
  const bespeak_binding misspelt[] = {
      {.app = "com.example.playr", .app_length = 17, .entity = "Song", .entity_length = 4, .query = answer},
      {.app = "com.example.player", .app_length = 18, .entity = "Sogn", .entity_length = 4, .query = answer}};
  for (int i = 0; i < 2; i++) {
    const bespeak_resolver_options bound = {.size = sizeof bound, .bindings = misspelt + i, .binding_count = 1};
    bespeak_resolver none = 0;
    FAILS(BESPEAK_ERROR_ARGUMENT, bespeak_resolver_make(catalogs, &bound, &none));
  }
  bespeak_buffer odd = {(char *)"abc", 5, 3};
  FAILS(BESPEAK_ERROR_ARGUMENT, bespeak_resolve_json(resolver, BESPEAK_TEXT("stop player"), NULL, &odd));
  // A handle whose place was taken again is still freed.
  OK(bespeak_free(resolver));
  bespeak_resolver again = 0;
  OK(bespeak_resolver_make(catalogs, NULL, &again));
  EXPECT((uint32_t)again == (uint32_t)resolver && again != resolver);
  FAILS(BESPEAK_ERROR_HANDLE, bespeak_resolve_json(resolver, BESPEAK_TEXT("stop player"), NULL, &line));
  FAILS(BESPEAK_ERROR_HANDLE, bespeak_free(resolver));
  // Structs say how large they are, and what is not known must be zero.
  bespeak_request request = {.size = 4};
  FAILS(BESPEAK_ERROR_ABI, bespeak_resolve_json(again, BESPEAK_TEXT("stop player"), &request, &line));
  struct {
    bespeak_request request;
    uint64_t later;
  } larger = {.request = {.size = sizeof larger}};
  OK(bespeak_resolve_json(again, BESPEAK_TEXT("stop player"), &larger.request, &line));
  larger.later = 1;
  FAILS(BESPEAK_ERROR_ABI, bespeak_resolve_json(again, BESPEAK_TEXT("stop player"), &larger.request, &line));
  request = (bespeak_request){.size = sizeof request, .flags = 64};
  FAILS(BESPEAK_ERROR_ARGUMENT, bespeak_resolve_json(again, BESPEAK_TEXT("stop player"), &request, &line));
  bespeak_resolver_options options = {.size = sizeof options, .policy = 3};
  FAILS(BESPEAK_ERROR_ARGUMENT, bespeak_resolver_make(catalogs, &options, &resolver));
  options = (bespeak_resolver_options){.size = sizeof options, .confirm_below = 2};
  FAILS(BESPEAK_ERROR_ARGUMENT, bespeak_resolver_make(catalogs, &options, &resolver));
  options = (bespeak_resolver_options){.size = sizeof options, .memory_path = "/nonexistent/memory"};
  FAILS(BESPEAK_ERROR_FILE, bespeak_resolver_make(catalogs, &options, &resolver));
  EXPECT(resolver == 0);
  OK(bespeak_free(again));
  OK(bespeak_free(catalogs));
  bespeak_buffer_free(&line);
}

int main(int count, char **arguments) {
  if (count > 1) corpora = arguments[1];
  if (count > 3 && !strcmp(arguments[2], "fuzz")) {
    fuzz(count > 4 ? (uint32_t)strtoul(arguments[4], NULL, 10) : 1, atoi(arguments[3]));
  } else {
    test_library();
    test_compiling();
    test_values_files();
    test_vectors();
    test_resolving();
    test_batches();
    test_columns();
    test_streams();
    test_values_and_names();
    test_live_entities();
    test_queries();
    test_conversations();
    test_turns_as_structs();
    test_answers_are_looked_up_by_queries();
    test_wrong_calls();
    test_threads();
  }
  EXPECT(bespeak_handle_count() == 0);
  printf("%d failures\n", failures);
  return failures != 0;
}
