// SPDX-License-Identifier: Apache-2.0

import Bespeak
import Foundation
import JSONText
import TextAnalysis

@testable import ValueParsing

/// A text of `Corpora/values`, with the values that it says.
struct ValueCase: CustomStringConvertible {
  /// The file and line.
  let place: String
  let text: String
  let types: Set<ValueType>
  let reference: ValueReference
  /// Whether the types are asked for, so that latent values count.
  let isAskedFor: Bool
  /// The members that each value must have; it may have others.
  let values: [[String: Any]]
  /// Why it is known to fail; `nil` where it must not.
  let known: String?

  var description: String { "\(place) '\(text)'" }

  /// The cases of a language, all files.
  static func all(_ language: String) throws -> [ValueCase] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Corpora/values/\(language)")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path())
    return try files.filter { $0.hasSuffix(".jsonl") }.sorted().flatMap { file in
      try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        .split(separator: "\n").enumerated().map { index, line in
          try ValueCase(line: String(line), place: "\(language)/\(file):\(index + 1)")
        }
    }
  }

  private init(line: String, place: String) throws {
    struct Malformed: Error { var place: String }
    guard
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
      let text = object["text"] as? String, let values = object["values"] as? [[String: Any]],
      let written = object["referenceDate"] as? String, let reference = ValueReference(written)
    else { throw Malformed(place: place) }
    let names = object["types"] as? [String] ?? []
    let types = names.compactMap(ValueType.init(rawValue:))
    guard types.count == names.count else { throw Malformed(place: place) }
    self.place = place
    self.text = text
    self.types = Set(types)
    self.reference = reference
    self.values = values
    isAskedFor = object["latent"] as? Bool ?? false
    known = object["known"] as? String
  }

  /// What `bespeak parse` would print of the text.
  func found(by parser: ValueParser) throws -> [[String: Any]] {
    let values = parser.values(
      in: text, at: reference, types: types, includesLatent: isAskedFor)
    return try Self.objects(values, of: text)
  }

  /// Values as the objects that `bespeak parse` prints.
  static func objects(_ values: [SpokenValue], of text: String) throws -> [[String: Any]] {
    var json = JSONWriter()
    json.beginObject()
    json.values(values, of: text)
    json.endObject()
    let object = try JSONSerialization.jsonObject(with: Data(json.text.utf8)) as? [String: Any]
    return object?["values"] as? [[String: Any]] ?? []
  }

  /// Whether values are those that the case says.
  func holds(_ found: [[String: Any]]) -> Bool {
    found.count == values.count
      && zip(values, found).allSatisfy { wanted, got in
        wanted.allSatisfy { Self.isSame($0.value, got[$0.key]) }
      }
  }

  private static func isSame(_ wanted: Any, _ got: Any?) -> Bool {
    if let wanted = wanted as? Double, let got = got as? Double {
      return abs(wanted - got) <= 1e-6 * max(1, abs(wanted))
    }
    guard let wanted = wanted as? NSObject, let got = got as? NSObject else { return false }
    return wanted == got
  }
}
