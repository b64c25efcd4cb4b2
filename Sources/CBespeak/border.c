// SPDX-License-Identifier: Apache-2.0

#include "border.h"

#include <stdlib.h>
#include <string.h>

// What programs were compiled with stays as it is: these are the layouts of ABI version 1 on 64-bit systems. Structs
// with a size may grow at their end; what they had in the first version is `least` of `structure`.
#if UINTPTR_MAX == UINT64_MAX
#define LAYOUT(type, bytes, last, offset)                     \
  _Static_assert(sizeof(type) == (bytes), "size of " #type); \
  _Static_assert(offsetof(type, last) == (offset), "offset of " #last)
LAYOUT(bespeak_text, 16, length, 8);
LAYOUT(bespeak_buffer, 24, capacity, 16);
LAYOUT(bespeak_compile_options, 40, vectors_count, 32);
LAYOUT(bespeak_source, 32, length, 24);
LAYOUT(bespeak_name, 32, title_length, 24);
LAYOUT(bespeak_binding, 64, release, 56);
LAYOUT(bespeak_resolver_options, 64, vectors_count, 56);
LAYOUT(bespeak_request, 96, deadline_ms, 92);
LAYOUT(bespeak_parameter, 80, reserved, 76);
LAYOUT(bespeak_result, 152, error, 136);
LAYOUT(bespeak_parse_options, 72, time_zone_length, 64);
LAYOUT(bespeak_found, 48, score, 40);
LAYOUT(bespeak_turn, 64, resolution, 56);
#endif

static _Thread_local char message[BORDER_MESSAGE_BYTES + 1];
static _Thread_local size_t messageLength;

void border_setMessage(const char *bytes, size_t length) {
  if (length > BORDER_MESSAGE_BYTES) {
    length = BORDER_MESSAGE_BYTES;
    while (length > 0 && ((unsigned char)bytes[length] & 0xC0) == 0x80) length--;
  }
  memcpy(message, bytes, length);
  message[length] = 0;
  messageLength = length;
}

const char *border_message(size_t *length) {
  *length = messageLength;
  return message;
}

bool border_isBuffer(const bespeak_buffer *buffer) {
  if (!buffer->bytes) return buffer->length == 0 && buffer->capacity == 0;
  return buffer->length < buffer->capacity && buffer->capacity <= PTRDIFF_MAX;
}

const char *border_empty(void) { return ""; }

bool border_reserveBuffer(bespeak_buffer *buffer, size_t length) {
  if (length >= buffer->capacity) {
    const size_t capacity = length + length / 4 + 64;
    // Nothing in it is wanted any more: no copy.
    char *memory = malloc(capacity);
    if (!memory) return false;
    free(buffer->bytes);
    buffer->bytes = memory;
    buffer->capacity = capacity;
  }
  buffer->length = 0;
  buffer->bytes[0] = 0;
  return true;
}

void border_appendBuffer(bespeak_buffer *buffer, const void *bytes, size_t length) {
  if (length == 0) return;
  memcpy(buffer->bytes + buffer->length, bytes, length);
  buffer->length += length;
  buffer->bytes[buffer->length] = 0;
}

bool border_setBuffer(bespeak_buffer *buffer, const void *bytes, size_t length) {
  if (!border_reserveBuffer(buffer, length)) return false;
  border_appendBuffer(buffer, bytes, length);
  return true;
}

void bespeak_buffer_free(bespeak_buffer *buffer) {
  if (!buffer || !border_isBuffer(buffer)) return;
  free(buffer->bytes);
  *buffer = (bespeak_buffer){0};
}

bool border_takeStruct(void *into, size_t known, size_t least, const void *from) {
  uint32_t size;
  memcpy(&size, from, sizeof size);
  // More than any version will have is no size but what stood in memory.
  if (size < least || size > 4096) return false;
  for (size_t i = known; i < size; i++) {
    if (((const unsigned char *)from)[i]) return false;
  }
  memset(into, 0, known);
  memcpy(into, from, size < known ? size : known);
  return true;
}
