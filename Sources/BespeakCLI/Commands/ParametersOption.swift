// SPDX-License-Identifier: Apache-2.0

import Bespeak
import IntentCatalog
import JSONText

/// `--parameters`: values of an intent's parameters, as "parameters" of a result has them.
struct ParametersOption {
  /// The values, by the parameters' names.
  private(set) var values: [String: CorrectedValue] = [:]
  private let text: String

  /// What the option is to look like.
  private static let example =
    #"'{"task":{"type":"entity:Task","id":"42","title":"Buy milk"}}'"#
  /// What a value may have; "range" is in results, and means nothing here.
  private static let keys = ["type", "id", "title", "value", "text", "range"]

  /// Reads the option.
  ///
  /// - Throws: `CommandFailure` that says where the mistake is, what it is, and what to write.
  init(_ text: String) throws(CommandFailure) {
    self.text = text
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
      default:
        throw failure(
          "has \(value.kindName) for '\(key)' of '\(parameter.name)'",
          at: value.source.lowerBound, "write a string, in double quotes")
      }
    }
    let (title, text) = (try string("title"), try string("value"))
    guard let type = try string("type"), let title = title ?? text else {
      throw failure(
        #"lacks "type" and "title", or "value", of '\#(parameter.name)'"#,
        at: parameter.value.source.lowerBound, "write it as in \(Self.example)")
    }
    return CorrectedValue(
      type: type, id: try string("id"), title: title, words: try string("text") ?? "")
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
