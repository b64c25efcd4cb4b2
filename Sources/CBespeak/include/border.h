// SPDX-License-Identifier: Apache-2.0

// What BespeakC needs of C: not part of the library's interface, and not exported.
#ifndef BESPEAK_BORDER_H
#define BESPEAK_BORDER_H

#include <stdbool.h>

#include "bespeak.h"

/// Most bytes of an error's message.
#define BORDER_MESSAGE_BYTES 1000

/// Keeps the message of the calling thread's last error, cut at a character.
void border_setMessage(const char *bytes, size_t length);

/// The calling thread's message; ends with a NUL.
const char *border_message(size_t *length);

/// Replaces what is in a buffer; false where memory ran out, and the buffer is as before.
bool border_setBuffer(bespeak_buffer *buffer, const void *bytes, size_t length);

/// Empties a buffer and makes place for `length` bytes; false where memory ran out, and the buffer is as before.
bool border_reserveBuffer(bespeak_buffer *buffer, size_t length);

/// Adds bytes to a buffer that has place for them.
void border_appendBuffer(bespeak_buffer *buffer, const void *bytes, size_t length);

/// A text without bytes.
const char *border_empty(void);

/// Whether a buffer is one that this library left behind, or all zero.
bool border_isBuffer(const bespeak_buffer *buffer);

/// Copies a struct that begins with its size into one of this library's own.
///
/// Returns whether the size is at least `least`, and all that this library does not know of is zero. `into` has
/// `known` bytes, and zero where `from` ends before.
bool border_takeStruct(void *into, size_t known, size_t least, const void *from);

#endif
