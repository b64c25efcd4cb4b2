// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import JSONText

/// Why a file cannot be read as a tree of values, and where.
struct TreeFault: Error {
  /// The rule that a finding of it has: `plist-syntax`, `yaml-syntax`, `too-deep`, `too-large`.
  var rule = "plist-syntax"
  /// What is wrong.
  var message: String
  /// How to mend it.
  var fix: String?
  /// Where, in the decoded text.
  var utf8Offset: Int

  init(
    _ message: String, at utf8Offset: Int, fix: String? = nil, rule: String = "plist-syntax"
  ) {
    self.message = message
    self.utf8Offset = utf8Offset
    self.fix = fix
    self.rule = rule
  }

  static func tooDeep(at utf8Offset: Int) -> TreeFault {
    TreeFault(
      "nested deeper than \(PropertyList.depthLimit) levels", at: utf8Offset, rule: "too-deep")
  }

  static func tooLarge(at utf8Offset: Int) -> TreeFault {
    TreeFault(
      "more than \(PropertyList.valueLimit) values", at: utf8Offset, rule: "too-large")
  }
}

extension TreeFault {
  /// The fault as a finding.
  func diagnostic(_ source: TreeSource) -> Diagnostic {
    let place = source.lines?.position(at: utf8Offset)
    return Diagnostic(
      rule: rule, severity: .error, message: message, fix: fix,
      location: SourceLocation(
        file: source.file, line: place?.line ?? 0, column: place?.column ?? 0))
  }
}
