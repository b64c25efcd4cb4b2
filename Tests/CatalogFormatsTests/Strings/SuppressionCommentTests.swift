// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import Testing

@testable import CatalogFormats

@Suite("Requests in comments")
struct SuppressionCommentTests {
  private func requests(_ comment: String) -> [String] {
    SuppressionComment.requests(in: comment).map {
      ($0.isForFile ? "file:" : "") + $0.rules.joined(separator: ",")
    }
  }

  @Test(
    "rules are listed with commas, and a reason may follow",
    arguments: [
      ("nothing", []),
      ("bespeak:disable", [""]),
      ("bespeak:disable double-space", ["double-space"]),
      ("x bespeak:disable a, b ,c because of d, e", ["a,b,c"]),
      ("bespeak:disable-file a", ["file:a"]),
      ("bespeak:disable-file", ["file:"]),
      ("bespeak:disable a\nbespeak:disable-file b", ["a", "file:b"]),
      ("bespeak:disable\na", [""]),
      ("bespeak:disabled a", []),
      ("bespeak:disable-files a", []),
      ("bespeak:disable a,", ["a"]),
      ("bespeak:disable (reviewed)", [""]),
      ("bespeak:disable-", []),
    ] as [(String, [String])])
  func grammar(comment: String, expected: [String]) {
    #expect(requests(comment) == expected)
  }

  @Test("a request for the file has no lines")
  func lines() {
    let place = SourceLocation(file: "x", line: 3, column: 1)
    let found = SuppressionComment.suppressions(
      in: "bespeak:disable a bespeak:disable-file b", lines: 3...4, at: place)
    #expect(found.map(\.lines) == [3...4, nil])
    #expect(found.map(\.rules) == [["a"], ["b"]])
  }
}
