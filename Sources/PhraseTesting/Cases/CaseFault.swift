// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import IntentResolution

/// Limits of case files.
package enum CaseLimits {
  /// Most bytes of a file: 64 MiB.
  package static let maxBytes = 64 << 20
  /// Most bytes of a line: 1 MiB.
  package static let maxLineBytes = 1 << 20
  /// Most parameters of an expectation.
  package static let maxParameters = 256
  /// Most mistakes that are listed of one file.
  package static let maxFaults = 200
}

/// A mistake in a line of cases.
package struct CaseFault: Error {
  /// The rule's id.
  var rule = "case-syntax"
  /// What is wrong.
  package var message: String
  /// How to mend it.
  package var fix: String?
  /// The offset in the line, in bytes.
  package var offset: Int

  init(_ message: String, fix: String? = nil, at offset: Int) {
    self.message = message
    self.fix = fix
    self.offset = offset
  }
}

extension ExpectedOutcome {
  /// What in an expectation contradicts itself; `nil` where nothing does.
  var contradiction: (message: String, fix: String)? {
    if missing != nil, ending != .status(.needsValue) {
      return ("a parameter is asked for, and the status is another", "expect 'needsValue'")
    }
    if choosing != nil || options != nil, ending != .status(.needsDisambiguation) {
      return ("a choice is expected, and the status is another", "expect 'needsDisambiguation'")
    }
    if !acts, !excludes, !intents.isEmpty || parameters?.isEmpty == false {
      return ("nothing comes out, and yet an intent is expected", "leave the intent out")
    }
    if excludes, excluded.isEmpty {
      return ("nothing is expected", "say what should come out, or 'no match'")
    }
    return nil
  }
}
