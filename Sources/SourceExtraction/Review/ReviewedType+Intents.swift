// SPDX-License-Identifier: Apache-2.0

/// What intents say of themselves.
extension ReviewedType {
  /// Whether people can find it: it does not say otherwise by a constant.
  func isDiscoverable(_ subject: ReviewSubject) -> Bool {
    guard let member = member("isDiscoverable") else { return true }
    let declaration = member.declaration
    guard let range = declaration.value ?? declaration.body else { return true }
    return !Code(range, member.file, subject.files[member.file].tokens).contains("false")
  }

  /// Whether the system, a widget, a control or a snippet performs it, and no person asks for it by name.
  var isHelper: Bool {
    conforms(
      to: "WidgetConfigurationIntent", "ControlConfigurationIntent", "SnippetIntent",
      "SetFocusFilterIntent", "LiveActivityIntent", "TargetContentProvidingIntent")
  }

  /// The parameters: properties with `@Parameter`.
  var parameters: [ReviewedMember] {
    properties.filter { $0.declaration.attribute("Parameter") != nil }
  }

  /// The static title where it is a plain literal, with its token.
  func title(_ subject: ReviewSubject) -> (text: String, token: Int, file: Int)? {
    guard let member = member("title"), member.declaration.isStatic,
      let range = member.declaration.value ?? member.declaration.body
    else { return nil }
    let code = Code(range, member.file, subject.files[member.file].tokens)
    let strings = code.range.filter { code.tokens.isString($0) }
    guard let first = strings.first, let text = code.plainString(first) else { return nil }
    return (text, first, member.file)
  }

  /// Whether `perform()` or the type is on the main actor.
  func isOnMainActor(_ function: ReviewedMember) -> Bool {
    declaration.attribute("MainActor") != nil
      || function.declaration.attribute("MainActor") != nil
  }
}

extension ReviewedType {
  /// Whether it may run with the app in front, and behind, by 'openAppWhenRun' or 'supportedModes'; `nil` where it
  /// says neither.
  func modes(_ subject: ReviewSubject) -> (front: Bool, back: Bool)? {
    let members = ["openAppWhenRun", "supportedModes"].compactMap(member)
    guard !members.isEmpty else { return nil }
    let code = members.map {
      Code(
        $0.declaration.value ?? $0.declaration.body ?? 0..<0, $0.file,
        subject.files[$0.file].tokens)
    }
    return (
      code.contains { $0.first(of: "true", "foreground") != nil },
      code.contains { $0.first(of: "false", "background") != nil }
    )
  }

  /// Whether it brings up the app before anything is done.
  func isForeground(_ subject: ReviewSubject) -> Bool {
    conforms(to: "OpenIntent", "ForegroundContinuableIntent")
      || modes(subject).map { $0.front && !$0.back } ?? false
  }

  /// What is done by an intent that people can ask for, where that cannot be taken back, or reaches others.
  ///
  /// - Returns: The verb; `nil` for anything else, and for what brings up the app, where people see it.
  func destructiveVerb(_ subject: ReviewSubject) -> String? {
    guard let perform = performing, !isHelper, isDiscoverable(subject),
      !conforms(to: "ShowInAppSearchResultsIntent"), !isForeground(subject)
    else { return nil }
    var words = title(subject)?.text.split(separator: " ").map { $0.lowercased() } ?? []
    // A key such as 'book.delete.title' has its text elsewhere.
    if words.first?.allSatisfy(\.isLetter) != true { words = wordsOfName() }
    guard let verb = words.first, words.count > 1 else { return nil }
    let code = subject.body(of: perform)
    // What gives a value and waits for nothing, and can fail at nothing, works something out.
    guard code.first(of: "await", "try") != nil || !code.givesValue else { return nil }
    switch verb {
    // What is marked as deleted can be had back.
    case "delete" where !code.deletes && code.marks: return nil
    case "delete", "erase", "pay", "order", "buy", "purchase": return verb
    case "send":
      // "Send to Shelf" hands something to the app itself.
      return words[1] == "to" ? nil : verb
    case "remove":
      // What is taken from a list can be put there again.
      let takesThing = parameters.contains { isEntity($0, subject) }
      return !words.contains("from") && (code.deletes || takesThing) ? verb : nil
    case "clear": return code.deletes ? verb : nil
    case "cancel":
      let isOwed = words.dropFirst().contains { word in
        Self.owedThings.contains { word.hasPrefix($0) }
      }
      return isOwed || code.deletes ? verb : nil
    default: return nil
    }
  }

  /// What others count on, or is paid for.
  private static let owedThings: Set<String> = [
    "order", "subscription", "booking", "reservation", "appointment", "payment", "membership",
    "trip", "flight", "delivery", "ticket", "meeting", "event", "transfer",
  ]

  private func isEntity(_ parameter: ReviewedMember, _ subject: ReviewSubject) -> Bool {
    guard let written = parameter.declaration.type,
      let type = subject.type(named: written, in: parameter.file, inside: name)
    else { return false }
    return !type.role.isDisjoint(with: .entities)
  }

  /// The words of its name: `delete`, `book` of `DeleteBookIntent`.
  private func wordsOfName() -> [String] {
    var words: [String] = []
    for letter in shortName {
      if letter.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1].append(contentsOf: letter.lowercased())
    }
    if words.last == "intent" { words.removeLast() }
    return words
  }
}

extension Code {
  /// Whether it ends with a value: `.result(value: …)`.
  fileprivate var givesValue: Bool {
    calls(of: ["result"]).contains { argument("value", ofCall: $0) != nil }
  }

  /// Whether something is only marked: `note.isDeleted = true`.
  fileprivate var marks: Bool {
    places(of: ["isDeleted", "isTrashed", "isArchived"]).contains { tokens.sees("=", at: $0 + 1) }
  }

  /// Whether something is called that deletes: `store.delete(book)`, `items.removeAll()`.
  fileprivate var deletes: Bool {
    range.contains { i in
      guard let name = tokens.word(i), tokens.sees("(", at: i + 1) || tokens.sees("{", at: i + 1)
      else { return false }
      return ["delete", "erase", "purge", "wipe", "destroy", "removeAll", "clearAll"].contains {
        name.hasPrefix($0)
      }
    }
  }
}

extension ReviewedMember {
  /// Whether it is declared with 'let'.
  func isConstant(_ subject: ReviewSubject) -> Bool {
    subject.files[file].tokens.sees("let", at: declaration.keyword)
  }

  /// Whether a property may be left without a value: its type is optional, it has a default, or one in its
  /// attribute.
  func isOptional(_ subject: ReviewSubject) -> Bool {
    let tokens = subject.files[file].tokens
    if declaration.value != nil { return true }
    if let type = declaration.type, let last = type.last,
      tokens.sees("?", at: last) || tokens.sees("!", at: last)
        || tokens.word(type.lowerBound) == "Optional"
    {
      return true
    }
    guard let brackets = declaration.attribute("Parameter")?.brackets else { return false }
    return Code(brackets, file, tokens).arguments(ofCall: brackets.lowerBound - 1)
      .contains { $0.label == "default" || $0.label == "defaultValue" }
  }
}
