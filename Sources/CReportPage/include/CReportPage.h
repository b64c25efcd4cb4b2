// SPDX-License-Identifier: Apache-2.0

#ifndef BESPEAK_REPORT_PAGE_H
#define BESPEAK_REPORT_PAGE_H

#include <stddef.h>

/// A text of Sources/PhraseReport/Page, in the program's own read-only memory.
typedef struct {
  /// UTF-8, without an end mark.
  const unsigned char *_Nonnull bytes;
  /// The number of bytes.
  size_t count;
} CReportFile;

/// page.css
extern const CReportFile report_style;
/// base.js, parts.js, apps.js, checks.js and page.js
extern const CReportFile report_script;

#endif
