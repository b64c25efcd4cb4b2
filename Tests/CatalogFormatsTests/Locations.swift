// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

extension Located {
  /// The same with nothing of its place but the line.
  var withLineOnly: Self {
    var copy = self
    copy.location = SourceLocation(line: line)
    return copy
  }
}
