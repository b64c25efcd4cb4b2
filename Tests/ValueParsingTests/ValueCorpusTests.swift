// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import TextAnalysis

@testable import ValueParsing

@Suite("The corpus of values") struct ValueCorpusTests {
  @Test("texts say the values that their language's corpus has", arguments: ValueParser.languages)
  func corpus(language: String) throws {
    let parser = try #require(ValueParser(locale: LocaleTag(language)))
    for item in try ValueCase.all(language) {
      let found = try item.found(by: parser)
      if let known = item.known {
        #expect(
          !item.holds(found), "\(item) is right now; take its '\(known)' out")
      } else {
        #expect(item.holds(found), "\(item) says \(found)")
      }
    }
  }

  @Test("the corpus of English has 300 texts with values and 60 without")
  func size() throws {
    let cases = try ValueCase.all("en")
    #expect(cases.filter { !$0.values.isEmpty }.count >= 300)
    #expect(cases.filter { $0.values.isEmpty }.count >= 60)
    #expect(
      Set(cases.map { "\($0.text) \($0.types.map(\.rawValue).sorted())" }).count == cases.count)
    // One in thirty at most may be known to fail.
    #expect(cases.filter { $0.known != nil }.count * 30 <= cases.count)
  }

  @Test("capitals, blanks around and a full stop behind change no value")
  func presentation() throws {
    let parser = try #require(ValueParser(locale: LocaleTag("en")))
    for item in try ValueCase.all("en") where item.known == nil && item.types != [.url] {
      func members(_ text: String) throws -> [NSDictionary] {
        let values = parser.values(
          in: text, at: item.reference, types: item.types, includesLatent: item.isAskedFor)
        return try ValueCase.objects(values, of: text).map { value in
          var value = value
          value["text"] = nil
          value["range"] = nil
          return value as NSDictionary
        }
      }
      let plain = try members(item.text)
      #expect(try members("  \(item.text) ") == plain, "\(item)")
      #expect(try members("\(item.text).") == plain, "\(item)")
      guard item.types != [.email], item.types != [.list] else { continue }
      #expect(try members(item.text.uppercased()) == plain, "\(item)")
    }
  }
}
