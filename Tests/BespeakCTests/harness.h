// SPDX-License-Identifier: Apache-2.0

// Tests of the C library in C: a name that states a fact, and expectations that say where they fail.
#ifndef HARNESS_H
#define HARNESS_H

#include <bespeak.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern int failures;
extern const char *corpora;

#define EXPECT(condition)                                                        \
  do {                                                                           \
    if (!(condition)) {                                                          \
      failures++;                                                                \
      fprintf(stderr, "%s:%d: not so: %s\n", __FILE__, __LINE__, #condition);    \
    }                                                                            \
  } while (0)

/// Expects a call to succeed, and says why it did not.
#define OK(call)                                                                          \
  do {                                                                                    \
    const int32_t status_ = (call);                                                       \
    if (status_ != BESPEAK_OK) {                                                          \
      char why_[1001];                                                                    \
      bespeak_last_error(why_, sizeof why_);                                              \
      failures++;                                                                         \
      fprintf(stderr, "%s:%d: %s: %d: %s\n", __FILE__, __LINE__, #call, status_, why_);   \
    }                                                                                     \
  } while (0)

/// Expects a call to fail with a status, and a message.
#define FAILS(status, call)                                                                          \
  do {                                                                                               \
    const int32_t status_ = (call);                                                                  \
    char why_[1001] = "";                                                                            \
    bespeak_last_error(why_, sizeof why_);                                                           \
    if (status_ != (status) || !why_[0]) {                                                           \
      failures++;                                                                                    \
      fprintf(stderr, "%s:%d: %s: %d, not %d: %s\n", __FILE__, __LINE__, #call, status_, status, why_); \
    }                                                                                                \
  } while (0)

static inline bool holds(bespeak_buffer text, const char *part) { return text.bytes && strstr(text.bytes, part); }

static inline bool is(bespeak_text text, const char *expected) {
  return text.bytes && text.length == strlen(expected) && !memcmp(text.bytes, expected, text.length) &&
         !text.bytes[text.length];
}

/// An app whose intents ask for a value, have a choice and want consent.
bespeak_catalogs player(void);

/// A catalog with a resolver of its own, which is all that is kept.
bespeak_resolver resolver_of(bespeak_catalogs catalogs, const bespeak_resolver_options *options);

void test_threads(void);
void test_columns(void);

/// Resolves columns of which some are wrong; `below` gives numbers by chance.
int32_t use_columns(uint32_t (*below)(uint32_t), bespeak_resolver resolver, const bespeak_request *request);
void fuzz(uint32_t seed, int calls);

#endif
