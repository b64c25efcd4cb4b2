// SPDX-License-Identifier: Apache-2.0

import TextAnalysis
import ValueParsing

/// What is wrong with a line of input, or with an option that says the same for all lines.
package struct LineFault: Error {
  /// What is wrong, and what to write.
  package let message: String

  /// Says what is wrong.
  package init(message: String) { self.message = message }

  /// The fault of a line that is no text.
  package static func notUTF8(line number: Int) -> LineFault {
    LineFault(message: "line \(number): not UTF-8")
  }
}

extension LocaleTag {
  /// Reads the tag that a line or an option names.
  ///
  /// - Throws: `LineFault` for what is no language tag.
  package init(named name: String) throws(LineFault) {
    self.init(name)
    guard language != "und" else {
      throw LineFault(message: "'\(name)' is no language tag such as 'de'")
    }
  }
}

extension ValueReference {
  /// When and where something was said, as a date and a time zone are written.
  ///
  /// - Returns: The moment; the present one where only a zone is given; `nil` for neither.
  /// - Throws: `LineFault` for other dates than those of ISO 8601, and for zones of no such name.
  package static func written(
    date: String?, zone: String?
  ) throws(LineFault) -> ValueReference? {
    if let zone, !knows(zone: zone) {
      throw LineFault(message: "no time zone is called '\(zone)'; write 'Europe/Berlin'")
    }
    guard let date else { return zone.map { now(in: $0) } }
    guard let reference = ValueReference(date, zone: zone) else {
      throw LineFault(
        message: "'\(date)' is no date of ISO 8601; write '2026-03-11T14:20:00'")
    }
    return reference
  }
}

extension ValueType {
  /// The types of some names.
  ///
  /// - Throws: `LineFault` for a name that is none, with those that are.
  package static func types(named names: [String]) throws(LineFault) -> Set<ValueType> {
    var types: Set<ValueType> = []
    for name in names {
      guard let type = ValueType(rawValue: name) else {
        let known = ValueType.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
        throw LineFault(message: "no type is called '\(name)'; types are \(known)")
      }
      types.insert(type)
    }
    return types
  }
}

extension ValueParser {
  /// The parser of a locale.
  ///
  /// - Throws: `LineFault` for languages whose values nobody has described, with those that there are.
  package static func reading(_ locale: LocaleTag) throws(LineFault) -> ValueParser {
    guard let parser = ValueParser(locale: locale) else {
      let known = languages.joined(separator: ", ")
      throw LineFault(
        message: "the values of '\(locale)' cannot be read; languages are \(known)")
    }
    return parser
  }

  /// Whether a text as a whole says a value for a parameter, whose type is spelled as in catalogs; `true` for types
  /// that no values of words fill.
  package func mayFill(_ type: String, with text: String) -> Bool {
    let types = Set(ValueType.types(ofParameter: type))
    let all = TextSpan(lower: 0, upper: UInt32(clamping: text.utf8.count))
    return types.isEmpty
      || values(in: text, at: .now(), types: types, includesLatent: true).contains {
        $0.range == all
      }
  }

  /// The values of a text.
  ///
  /// - Throws: `LineFault` for a text over `maxTextBytes`.
  package func read(
    _ text: String, at reference: ValueReference, types: Set<ValueType>, includesLatent: Bool,
    _ scratch: inout ValueScratch
  ) throws(LineFault) -> [SpokenValue] {
    guard text.utf8.count <= Self.maxTextBytes else {
      throw LineFault(
        message: "\(text.utf8.count) bytes of text; at most \(Self.maxTextBytes) are read")
    }
    return values(
      in: text.utf8.span, at: reference, types: types, includesLatent: includesLatent, &scratch)
  }
}
