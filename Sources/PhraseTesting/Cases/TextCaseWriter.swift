// SPDX-License-Identifier: Apache-2.0

import IntentResolution

/// Writes cases as the text that `TextCaseReader` reads.
///
/// Reading back what was written gives the same cases, but for places, ids, and when and where they are said, which a
/// text does not hold.
package struct TextCaseWriter: Sendable {
  private var settings: [String: String] = [:]

  /// Creates a writer.
  package init() {}

  /// The text of some cases.
  ///
  /// - Complexity: O(*n*) for *n* bytes written.
  package func write(_ cases: [TestCase]) -> String {
    var writer = self
    var text = ""
    for one in cases { writer.append(one, to: &text) }
    return text
  }

  private mutating func append(_ one: TestCase, to text: inout String) {
    var lines = ""
    set("section", one.section, none: "", &lines)
    let app = one.expectation.app ?? (one.expectation.excluded.first?.app)
    set("app", app ?? "", none: "any", &lines)
    set("locale", one.locale ?? "", none: "default", &lines)
    set("foreground", one.foregroundApp ?? "", none: "none", &lines)
    set("apps", one.allowedApps?.joined(separator: ", ") ?? "", none: "all", &lines)
    if !lines.isEmpty, !text.isEmpty { text += "\n" }
    text += lines
    text += readings(one.hypotheses) + " -> " + outcome(one.expectation, app) + "\n"
    for answer in one.answers {
      text += "    " + utterance(answer.text) + " -> " + outcome(answer.expectation, app) + "\n"
    }
  }

  private mutating func set(
    _ key: String, _ value: String, none: String, _ text: inout String
  ) {
    guard value != settings[key, default: ""] else { return }
    settings[key] = value
    text += key + ":"
    let written = value.isEmpty ? none : isPlain(value) ? value : quoted(value)
    text += (written.isEmpty ? "" : " ") + written + "\n"
  }

  /// Whether a text may stand as it is where the line goes on to its end.
  private func isPlain(_ text: String) -> Bool {
    let utf8 = text.utf8
    guard let first = utf8.first, let last = utf8.last, first > 0x20, last > 0x20,
      first != UInt8(ascii: "\""), first != UInt8(ascii: "#")
    else { return false }
    return !utf8.contains { $0 < 0x20 || $0 == 0x7F } && !text.hasBytes(" #")
  }

  private func readings(_ hypotheses: [Hypothesis]) -> String {
    if hypotheses.count == 1, hypotheses[0].confidence == 1 {
      return utterance(hypotheses[0].text)
    }
    return hypotheses.map { one in
      quoted(one.text) + (one.confidence == 1 ? "" : " \(Self.decimal(one.confidence))")
    }.joined(separator: " | ")
  }

  /// A number from 0 to 1 without an exponent.
  private static func decimal(_ number: Double) -> String {
    let text = "\(number)"
    if !text.contains("e") { return text }
    return "0"
  }

  private func utterance(_ text: String) -> String {
    let isSetting = TextCaseReader.settings.contains { text.utf8.starts(with: ($0 + ":").utf8) }
    return isPlain(text) && !isSetting && !text.hasBytes("->") && !text.hasBytes("→")
      ? text : quoted(text)
  }

  private func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        result += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// A word as it stands, or in quotes where it is none or could be read otherwise.
  private func word(_ text: String, except keywords: [String] = []) -> String {
    let isWord =
      !text.isEmpty && text.utf8.allSatisfy(CaseCursor.isWord) && !text.hasBytes("->")
      && !text.hasBytes("→") && !keywords.contains(text)
    return isWord ? text : quoted(text)
  }

  /// The expectation of a case of an app's, or of none's.
  package func outcome(_ one: ExpectedOutcome, _ app: String? = nil) -> String {
    func owner(_ name: String?) -> String {
      name == app ? "" : (name.map { word($0, except: ["any"]) } ?? "any") + "/"
    }
    var text = ""
    switch one.ending {
    case .nothing: text = "no match"
    case .status(.noMatch): text = "no match at all"
    case .status(.rejected): text = "rejected"
    case .status(.negative): text = owner(one.app) + "negative"
    case .any, .undone:
      text =
        "not "
        + one.excluded.map { owner($0.app) + intent($0.name) }.joined(separator: " | ")
    default:
      let names =
        one.intents.isEmpty ? ["*"] : one.intents.map { $0 == "*" ? quoted($0) : intent($0) }
      text = names.map { owner(one.app) + $0 }.joined(separator: " | ")
    }
    for parameter in one.parameters ?? [] { text += " " + self.parameter(parameter) }
    if one.allowsOtherParameters {
      text += " ..."
    } else if one.parameters?.isEmpty ?? false {
      text += " ()"
    }
    return text + clauses(one)
  }

  private func intent(_ name: String) -> String {
    name == "*" ? name : word(name, except: ["no", "not", "rejected", "negative", "any"])
  }

  private func parameter(_ one: ExpectedParameter) -> String {
    let name = one.name.contains(".") ? quoted(one.name) : word(one.name)
    var parts: [String] = []
    if one.isAbsent { parts.append(name + "=none") }
    if let value = one.value { parts.append(name + "=" + word(value, except: ["none"])) }
    if let id = one.id { parts.append(name + "=#" + word(id)) }
    if let title = one.title { parts.append(name + ".title=" + word(title)) }
    if let said = one.text { parts.append(name + ".text=" + word(said)) }
    return parts.joined(separator: " ")
  }

  private func clauses(_ one: ExpectedOutcome) -> String {
    var text = ""
    switch one.ending {
    case .status(.needsValue): text += ", asks" + (one.missing.map { " " + word($0) } ?? "")
    case .status(.needsDisambiguation):
      text += ", chooses" + (one.choosing.map { " " + word($0, except: ["from"]) } ?? "")
      if let options = one.options {
        text +=
          " from "
          + options.map { $0.hasPrefix("#") ? "#" + word(String($0.dropFirst())) : word($0) }
          .joined(separator: " | ")
      }
    case .status(.needsConfirmation): text += ", confirms"
    case .acting, .undone: text += ", or asks"
    default: break
    }
    if let dialog = one.dialog { text += ", saying " + word(dialog) }
    if let phrase = one.phrase { text += ", by " + quoted(phrase) }
    if let match = one.match { text += ", " + match.rawValue }
    return text
  }
}

extension String {
  /// Whether the bytes of another text stand in it: a mark that combines with a sign hides the sign from
  /// comparisons of characters, and not from a reader of bytes.
  fileprivate func hasBytes(_ other: String) -> Bool {
    let (bytes, wanted) = (Array(utf8), Array(other.utf8))
    guard bytes.count >= wanted.count else { return false }
    return (0...bytes.count - wanted.count).contains { bytes[$0...].starts(with: wanted) }
  }
}
