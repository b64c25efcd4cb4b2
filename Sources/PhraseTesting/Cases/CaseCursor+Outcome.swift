// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import IntentResolution

extension CaseCursor {
  /// Reads what must become of a turn.
  ///
  /// - Parameter app: The app of intents that name none.
  mutating func outcome(app: String?) throws(CaseFault) -> ExpectedOutcome {
    skipBlanks()
    let start = offset
    var outcome = try ending(app: app)
    while skip(",") { try clause(&outcome) }
    if let contradiction = outcome.contradiction {
      throw CaseFault(contradiction.message, fix: contradiction.fix, at: start)
    }
    return outcome
  }

  private mutating func ending(app: String?) throws(CaseFault) -> ExpectedOutcome {
    let start = offset
    if skip(word: "no") {
      guard skip(word: "match") else {
        goBack(to: start)
        return try intents(app: app)
      }
      let isAll = skip(word: "at") && skip(word: "all")
      return ExpectedOutcome(isAll ? .status(.noMatch) : .nothing)
    }
    if skip(word: "not") {
      // An intent may be called so.
      skipBlanks()
      guard peekWord() != nil || next == UInt8(ascii: "\"") || next == UInt8(ascii: "*") else {
        goBack(to: start)
        return try intents(app: app)
      }
      var outcome = ExpectedOutcome(.any)
      repeat {
        let one = try intent(app: app)
        outcome.excluded.append(ExcludedIntent(app: one.app, name: one.name))
      } while skip("|")
      return outcome
    }
    if skip(word: "rejected") { return ExpectedOutcome(.status(.rejected)) }
    return try intents(app: app)
  }

  /// Reads intents of which any is right, and their parameters.
  private mutating func intents(app: String?) throws(CaseFault) -> ExpectedOutcome {
    var outcome = ExpectedOutcome(.status(.resolved))
    let start = offset
    var isFirst = true
    repeat {
      let one = try intent(app: app)
      if one.isKeyword {
        outcome.ending = .status(.negative)
        outcome.app = one.app
        return outcome
      }
      guard isFirst || outcome.app == one.app else {
        throw CaseFault(
          "the intents are of different apps", fix: "expect one app's, or name no app", at: start)
      }
      isFirst = false
      outcome.app = one.app
      if one.name != "*" || one.isQuoted { outcome.intents.append(one.name) }
    } while skip("|")
    try parameters(&outcome)
    return outcome
  }

  private struct IntentName {
    var app: String?
    var name: String
    var isQuoted = false
    /// Whether it is the word `negative`, unquoted.
    var isKeyword = false
  }

  private mutating func intent(app: String?) throws(CaseFault) -> IntentName {
    skipBlanks()
    let start = offset
    if skip("*") { return IntentName(app: app, name: "*") }
    var isQuoted = next == UInt8(ascii: "\"")
    var name = try word("an intent, or 'no match'")
    var owner = app
    if next == UInt8(ascii: "/") {
      owner = name == "any" && !isQuoted ? nil : name
      _ = skip("/")
      isQuoted = next == UInt8(ascii: "\"")
      if skip("*") { return IntentName(app: owner, name: "*") }
      name = try word("an intent")
    }
    if name.isEmpty { throw CaseFault("an intent's name is empty", at: start) }
    return IntentName(
      app: owner, name: name, isQuoted: isQuoted, isKeyword: name == "negative" && !isQuoted)
  }

  // MARK: - Parameters

  private mutating func parameters(_ outcome: inout ExpectedOutcome) throws(CaseFault) {
    var found: [ExpectedParameter] = []
    var isGiven = false
    while true {
      skipBlanks()
      let start = offset
      if next == UInt8(ascii: "(") {
        _ = skip("(")
        guard skip(")") else { throw CaseFault("expected ')'", at: offset) }
        isGiven = true
        break
      }
      if let word = peekWord(), word == "..." || word == "…" {
        _ = skip(word: word)
        isGiven = true
        outcome.allowsOtherParameters = true
        break
      }
      guard peekWord() != nil || next == UInt8(ascii: "\"") else { break }
      try parameter(&found, start)
      isGiven = true
    }
    if isGiven { outcome.parameters = found }
  }

  private mutating func parameter(
    _ found: inout [ExpectedParameter], _ start: Int
  ) throws(CaseFault) {
    let isQuoted = next == UInt8(ascii: "\"")
    var name = try word("a parameter")
    var part = ""
    if !isQuoted, let dot = name.lastIndex(of: ".") {
      part = String(name[name.index(after: dot)...])
      name = String(name[..<dot])
    } else if isQuoted, next == UInt8(ascii: ".") {
      part = String(try word("'.id'").dropFirst())
    }
    guard next == UInt8(ascii: "=") else {
      throw CaseFault(
        "expected '=' and the value of '\(name)'",
        fix: "parameters are given as NAME=VALUE; what is asked follows a comma", at: offset)
    }
    _ = skip("=")
    let k: Int
    if let known = found.firstIndex(where: { $0.name == name }) {
      k = known
    } else {
      guard found.count < CaseLimits.maxParameters else {
        throw CaseFault(
          "there are more than \(CaseLimits.maxParameters) parameters", at: start)
      }
      k = found.count
      found.append(ExpectedParameter(name))
    }
    let isID = next == UInt8(ascii: "#")
    if isID { _ = skip("#") }
    if Self.isEndOfValue(next) {
      throw CaseFault(
        "expected a value for '\(name)'", fix: "an empty text is written as \"\"", at: offset)
    }
    let isBare = next != UInt8(ascii: "\"")
    let value = try word("a value for '\(name)'")
    func set(_ path: WritableKeyPath<ExpectedParameter, String?>) throws(CaseFault) {
      guard found[k][keyPath: path] == nil else {
        throw CaseFault("'\(name)' is given twice", at: start)
      }
      found[k][keyPath: path] = value
    }
    switch part {
    case "" where isID: try set(\.id)
    case "" where isBare && value == "none": found[k].isAbsent = true
    case "": try set(\.value)
    case "id": try set(\.id)
    case "title": try set(\.title)
    case "text": try set(\.text)
    default:
      let nearest = NearestName.nearest(to: part, among: ["id", "title", "text"])
      throw CaseFault(
        "a value has no '\(part)'",
        fix: "it has 'id', 'title' and 'text'"
          + (nearest.map { "; did you mean '\($0)'?" } ?? ""), at: start)
    }
  }

  private static func isEndOfValue(_ byte: UInt8) -> Bool {
    byte == 0 || byte == 0x20 || byte == 0x09
  }

  // MARK: - Clauses

  private static let clauses = [
    "asks", "chooses", "confirms", "or asks", "saying", "by", "exact", "flexible",
  ]

  private mutating func clause(_ outcome: inout ExpectedOutcome) throws(CaseFault) {
    skipBlanks()
    let start = offset
    let name = try word("a clause")
    let isExcluding = name == "or" && outcome.excludes
    if ["asks", "chooses", "confirms", "or"].contains(name), !outcome.acts, !isExcluding {
      throw CaseFault(
        "nothing comes out, so nothing can be asked", fix: "name the intent that asks", at: start)
    }
    switch name {
    case "asks":
      outcome.ending = .status(.needsValue)
      outcome.missing = try optionalName()
    case "chooses":
      outcome.ending = .status(.needsDisambiguation)
      if !skip(word: "from") {
        outcome.choosing = try optionalName()
        guard skip(word: "from") else { return }
      }
      outcome.options = try options()
    case "confirms": outcome.ending = .status(.needsConfirmation)
    case "or":
      guard skip(word: "asks") else { throw CaseFault("expected 'or asks'", at: start) }
      outcome.ending = isExcluding ? .undone : .acting
    case "saying": outcome.dialog = try word("what is said")
    case "by": outcome.phrase = try word("a phrase")
    case "exact": outcome.match = .exact
    case "flexible": outcome.match = .flexible
    default:
      let nearest = NearestName.nearest(to: name, among: Self.clauses)
      throw CaseFault(
        "unknown clause '\(name)'",
        fix: nearest.map { "did you mean '\($0)'?" }
          ?? "there are " + Self.clauses.map { "'\($0)'" }.joined(separator: ", "), at: start)
    }
  }

  private mutating func optionalName() throws(CaseFault) -> String? {
    skipBlanks()
    guard next == UInt8(ascii: "\"") || peekWord() != nil else { return nil }
    return try word("a parameter")
  }

  private mutating func options() throws(CaseFault) -> [String] {
    var all: [String] = []
    repeat {
      skipBlanks()
      if next == UInt8(ascii: "#") {
        _ = skip("#")
        all.append("#" + (try word("an id")))
      } else {
        all.append(try word("an option"))
      }
    } while skip("|")
    return all
  }
}
