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
  /// Verbs of what cannot be taken back, or reaches others.
  private static let destructiveVerbs: Set<String> = [
    "delete", "remove", "clear", "erase", "send", "pay", "order", "buy", "purchase", "cancel",
  ]

  /// Whether people can ask for it and its name or title begins with such a verb.
  func isDestructive(_ subject: ReviewSubject) -> Bool {
    guard !isHelper, isDiscoverable(subject),
      !conforms(to: "OpenIntent", "ShowInAppSearchResultsIntent")
    else { return false }
    // A key such as 'book.delete.title' has its text elsewhere.
    if let title = title(subject)?.text.split(separator: " ").first,
      title.allSatisfy(\.isLetter)
    {
      return Self.destructiveVerbs.contains(title.lowercased())
    }
    // 'DeleteBookIntent': its first word.
    var word = ""
    for letter in shortName {
      if letter.isUppercase, !word.isEmpty { break }
      word.append(letter)
    }
    return word.count < shortName.count && Self.destructiveVerbs.contains(word.lowercased())
  }
}

extension ReviewedMember {
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
      .contains { $0.label == "default" }
  }
}
