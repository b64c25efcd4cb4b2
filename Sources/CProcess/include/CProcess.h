// SPDX-License-Identifier: Apache-2.0

// Starting a program that is bounded and does not outlive the process that started it.

#ifndef BESPEAK_CPROCESS_H
#define BESPEAK_CPROCESS_H

#include <stdint.h>
#include <sys/types.h>

/// What a program may take.
typedef struct {
  /// Bytes of address space; 0 for no limit.
  uint64_t memory;
  /// Seconds of processor time; 0 for no limit.
  uint64_t seconds;
} bespeak_process_limits;

/// Starts a program in a process group of its own, with all it prints in a file.
///
/// On Linux it is killed when the thread that started it ends. It gets no core file, its standard
/// input is empty, and signals are as they are by default.
///
/// - Parameters:
///   - program: Its path.
///   - arguments: Its arguments, the name first, null at the end.
///   - folder: The folder it starts in.
///   - output: The file that standard output and errors go to.
/// - Returns: The process, or -1 with `errno` where there could be none. A program that cannot be
///   run exits with 127.
pid_t bespeak_process_start(const char *program, char *const arguments[], const char *folder,
                            const char *output, bespeak_process_limits limits);

#endif
