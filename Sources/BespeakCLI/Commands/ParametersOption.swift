// SPDX-License-Identifier: Apache-2.0

import Bespeak
import IntentCatalog
import JSONText

/// `--parameters`: values of an intent's parameters, as "parameters" of a result has them.
struct ParametersOption {
  /// The values, by the parameters' names.
  private(set) var values: [String: CorrectedValue] = [:]
  private let text: String
  /// What reads values; `nil` for languages whose values cannot be read.
  private let parser: ValueParser?

  /// What the option is to look like.
  private static let example =
    #"'{"task":{"type":"entity:Task","id":"42","title":"Buy milk"}}'"#
  /// What a value may have; "range" is in results, and means nothing here.
  private static let keys = ["type", "id", "title", "value", "text", "range"]

  /// Reads the option.
  ///
  /// - Parameters:
  ///   - text: What was given.
  ///   - locale: In whose words values are said.
  /// - Throws: `CommandFailure` that says where the mistake is, what it is, and what to write.
  init(_ text: String, locale: LocaleTag) throws(CommandFailure) {
    self.text = text
    parser = ValueParser(locale: locale)
    let json: JSONValue
    do throws(JSONFault) {
      json = try JSONValue(parsing: text.utf8.span)
    } catch {
      throw failure(
        "is not JSON: " + error.message, at: error.utf8Offset, "write it as in \(Self.example)")
    }
    guard case .object(let members) = json.kind else {
      throw failure(
        "is an object of parameters, not \(json.kindName)", at: json.source.lowerBound,
        "write it as in \(Self.example)")
    }
    if let (first, second) = json.repeatedMember {
      throw failure(
        "gives '\(second.name)' twice", at: second.nameOffset,
        "it stands \(place(first.nameOffset)) already: leave one of them out")
    }
    for member in members { values[member.name] = try value(member) }
  }

  private func value(_ parameter: JSONValue.Member) throws(CommandFailure) -> CorrectedValue {
    guard case .object(let members) = parameter.value.kind else {
      throw failure(
        "has \(parameter.value.kindName) for '\(parameter.name)'",
        at: parameter.value.source.lowerBound,
        #"write an object with "type" and "title", or "value""#)
    }
    for member in members where !Self.keys.contains(member.name) {
      let nearest = NearestName.nearest(to: member.name, among: Self.keys)
      throw failure(
        "has the unknown key '\(member.name)' for '\(parameter.name)'", at: member.nameOffset,
        nearest.map { "did you mean '\($0)'?" } ?? "keys are " + Self.keys.joined(separator: ", "))
    }
    func string(_ key: String) throws(CommandFailure) -> String? {
      guard let value = parameter.value[key] else { return nil }
      switch value.kind {
      case .null: return nil
      case .string(let text): return text
      case .number(let number) where key == "value": return number
      case .bool(let isTrue) where key == "value": return isTrue ? "true" : "false"
      // What a result says of a value is more than its words, which say it again.
      case .object where key == "value" && parameter.value["text"] != nil: return nil
      default:
        throw failure(
          "has \(value.kindName) for '\(key)' of '\(parameter.name)'",
          at: value.source.lowerBound, "write a string, in double quotes")
      }
    }
    func isObject(_ key: String) -> Bool {
      if case .object? = parameter.value[key]?.kind { true } else { false }
    }
    let words = try string("text")
    let written = try (string("title"), string("value"))
    guard let type = try string("type"),
      let title = written.0 ?? written.1 ?? (isObject("value") ? words : nil)
    else {
      throw failure(
        #"lacks "type" and "title", or "value", of '\#(parameter.name)'"#,
        at: parameter.value.source.lowerBound, "write it as in \(Self.example)")
    }
    let id = try string("id")
    if id == nil, parser?.mayFill(type, with: title) == false {
      throw failure(
        "has '\(title)' for '\(parameter.name)', which does not say a value of the type '\(type)'",
        at: parameter.value.source.lowerBound, "write words that say one")
    }
    return CorrectedValue(type: type, id: id, title: title, words: words ?? "")
  }

  private func failure(_ what: String, at offset: Int, _ fix: String) -> CommandFailure {
    CommandFailure("option '--parameters' \(what), \(place(offset)); \(fix)")
  }

  /// Where an offset is, in characters and, where there are several, lines.
  private func place(_ offset: Int) -> String {
    let before = String(decoding: text.utf8.prefix(offset), as: UTF8.self)
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    let column = (lines.last?.count ?? 0) + 1
    return text.contains("\n") ? "at line \(lines.count), column \(column)" : "at column \(column)"
  }
}
