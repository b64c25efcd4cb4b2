// SPDX-License-Identifier: Apache-2.0

internal import IntentCatalog

/// A parameter that must be asked for says how.
enum RequiredParameterRule: CodeRule {
  static let description = RuleDescription.code(
    "required-parameter", .warning,
    "A required parameter has a default or 'requestValueDialog'; that of a configuration has a default.",
    why:
      "Without a value the system asks with a sentence of its own, \"What's the name?\". A widget or a control "
      + "cannot ask at all: it shows nothing until somebody edits it.",
    fix: "Give '@Parameter' a 'requestValueDialog' or a 'default', or make its type optional.",
    found: "@Parameter(title: \"Book\") var book: BookEntity",
    mended: "@Parameter(title: \"Book\", requestValueDialog: \"Which book?\") var book: BookEntity")

  static func check(_ subject: ReviewSubject, _ report: inout CodeReport) {
    let helpers = subject.intentsOfButtons
    for intent in subject.intents
    where intent.isDiscoverable(subject) && !intent.mayHaveMore && helpers[intent.shortName] == nil
    {
      let isConfiguration = intent.conforms(
        to: "WidgetConfigurationIntent", "ControlConfigurationIntent")
      // What opens or deletes something is given it by the one who runs it.
      guard
        isConfiguration
          || !intent.isHelper
            && !intent.conforms(to: "OpenIntent", "DeleteIntent", "SetValueIntent")
      else { continue }
      for parameter in intent.parameters where !parameter.isOptional(subject) {
        let name = parameter.declaration.name
        // What it is made with, it has.
        if isSet(name, whereMade: intent, subject) || parameter.isGivenBySystem(subject) {
          continue
        }
        // One that the body asks for itself is asked as it says there.
        if !isConfiguration, asks(intent, for: name, subject) || parameter.hasDialog(subject) {
          continue
        }
        // What a configuration has a query for may have a default from there.
        if isConfiguration, mayHaveQueryDefault(parameter, intent, subject) { continue }
        report.add(
          isConfiguration
            ? "'\(name)' of the configuration '\(intent.shortName)' has no default"
            : "'\(name)' of '\(intent.shortName)' is required, and the app does not say how to ask for it",
          at: parameter, severity: isConfiguration ? .error : nil,
          fix: isConfiguration
            ? "give it a default, or make its type optional"
            : "add 'requestValueDialog: \"…\"' to its '@Parameter'")
      }
    }
  }

  private static func asks(
    _ intent: ReviewedType, for name: String, _ subject: ReviewSubject
  ) -> Bool {
    intent.members.contains { member in
      guard member.declaration.kind == .function, member.declaration.body != nil else {
        return false
      }
      let code = subject.body(of: member)
      return code.places(of: ["requestValue", "requestDisambiguation", "needsValueError"]).contains
      {
        code.isMember($0) && code.tokens.word($0 - 2) == "$" + name
      }
    }
  }

  /// Whether 'init()' gives it a value.
  private static func isSet(
    _ name: String, whereMade intent: ReviewedType, _ subject: ReviewSubject
  ) -> Bool {
    intent.members.contains { member in
      let tokens = subject.files[member.file].tokens
      let keyword = member.declaration.keyword
      guard tokens.sees("init", at: keyword), tokens.sees("(", at: keyword + 1),
        tokens.sees(")", at: keyword + 2)
      else { return false }
      let code = Code(member.declaration.tokens, member.file, tokens)
      return code.places(of: [name]).contains { tokens.sees("=", at: $0 + 1) }
    }
  }

  /// Whether the entity's query may give a default: it has `defaultResult()`, or is not among the sources.
  private static func mayHaveQueryDefault(
    _ parameter: ReviewedMember, _ intent: ReviewedType, _ subject: ReviewSubject
  ) -> Bool {
    guard let range = parameter.declaration.type else { return true }
    let tokens = subject.files[parameter.file].tokens
    if tokens.sees("[", at: range.lowerBound) { return false }
    if ["String", "Int", "Double", "Bool", "Date", "URL"].contains(
      tokens.word(range.lowerBound) ?? "")
    {
      return false
    }
    guard let type = subject.type(named: range, in: parameter.file, inside: intent.name) else {
      return true
    }
    if type.role.contains(.enumeration) { return false }
    guard let query = subject.query(of: type) else { return true }
    return query.member("defaultResult") != nil || query.mayHaveMore
  }
}

extension ReviewedMember {
  /// Whether the action before it, or the system, gives its value.
  fileprivate func isGivenBySystem(_ subject: ReviewSubject) -> Bool {
    let code = Code(declaration.tokens, file, subject.files[file].tokens)
    return code.first(of: "inputConnectionBehavior", "SemanticContentDescriptor") != nil
  }

  /// Whether the attribute of a parameter has a `requestValueDialog`, or options of its own that are offered.
  fileprivate func hasDialog(_ subject: ReviewSubject) -> Bool {
    guard let brackets = declaration.attribute("Parameter")?.brackets else { return false }
    let code = Code(brackets, file, subject.files[file].tokens)
    return code.arguments(ofCall: brackets.lowerBound - 1).contains {
      $0.label == "requestValueDialog" || $0.label == "requestDisambiguationDialog"
    }
  }
}
