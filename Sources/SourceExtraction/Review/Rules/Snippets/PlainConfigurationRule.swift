// SPDX-License-Identifier: Apache-2.0

internal import IntentCatalog

/// What configures a widget or a control conforms to the protocol for it.
enum PlainConfigurationRule: CodeRule {
  static let description = RuleDescription.code(
    "plain-configuration-intent", .warning,
    "A widget is configured by a WidgetConfigurationIntent, a control by a ControlConfigurationIntent.",
    why: "'AppIntentConfiguration' and 'AppIntentControlConfiguration' take no other intents: "
      + "with a plain 'AppIntent' the widget does not compile.",
    fix: "Conform the intent to 'WidgetConfigurationIntent' or 'ControlConfigurationIntent'.",
    found:
      "struct ChooseShelf: AppIntent { … }  AppIntentConfiguration(kind: kind, intent: ChooseShelf.self, …)",
    mended: "struct ChooseShelf: WidgetConfigurationIntent { … }")

  private static let widget = (what: "a widget", protocolName: "WidgetConfigurationIntent")
  private static let control = (what: "a control", protocolName: "ControlConfigurationIntent")

  static func check(_ subject: ReviewSubject, _ report: inout CodeReport) {
    var found: Set<String> = []
    func judge(
      _ name: Range<Int>, in file: Int, inside scope: String,
      as kind: (what: String, protocolName: String)
    ) {
      guard let type = subject.type(named: name, in: file, inside: scope),
        type.role.contains(.intent), !type.conforms(to: kind.protocolName),
        !type.mayHaveMore, found.insert(type.name).inserted
      else { return }
      report.add(
        "'\(type.shortName)' configures \(kind.what) and is no \(kind.protocolName)", at: type,
        fix: "write 'struct \(type.shortName): \(kind.protocolName)'",
        related: [report.place("it is named here", at: name.lowerBound, in: file)])
    }
    for type in subject.types {
      for member in type.members where member.declaration.kind != .type {
        let code = subject.body(of: member)
        for call in code.calls(of: ["AppIntentConfiguration", "AppIntentControlConfiguration"]) {
          guard let value = code.argument("intent", ofCall: call),
            let name = code.typeName(of: value)
          else { continue }
          let isWidget = code.tokens.sees("AppIntentConfiguration", at: call)
          judge(name, in: code.file, inside: type.name, as: isWidget ? widget : control)
        }
      }
      if type.conforms(to: "AppIntentTimelineProvider") {
        for (name, file) in configurations(["snapshot", "timeline"], "Intent", of: type, subject) {
          judge(name, in: file, inside: type.name, as: widget)
        }
      }
      if type.conforms(to: "AppIntentControlValueProvider") {
        let functions: Set = ["previewValue", "currentValue"]
        for (name, file) in configurations(functions, "Configuration", of: type, subject) {
          judge(name, in: file, inside: type.name, as: control)
        }
      }
    }
  }

  /// The types that a provider's functions take as their first, and what an alias of its is for.
  private static func configurations(
    _ functions: Set<String>, _ alias: String, of type: ReviewedType, _ subject: ReviewSubject
  ) -> [(name: Range<Int>, file: Int)] {
    type.members.compactMap { member in
      let declaration = member.declaration
      let tokens = subject.files[member.file].tokens
      let name: Int
      if declaration.kind == .typeAlias, declaration.name == alias,
        tokens.sees("=", at: declaration.nameToken + 1)
      {
        name = declaration.nameToken + 2
      } else if declaration.kind == .function, functions.contains(declaration.name),
        tokens.sees("(", at: declaration.nameToken + 1),
        let colon = (declaration.nameToken + 2..<declaration.tokens.upperBound)
          .first(where: { tokens.sees(":", at: $0) || tokens.sees(")", at: $0) }),
        tokens.sees(":", at: colon)
      {
        name = colon + 1
      } else {
        return nil
      }
      let code = Code(name..<declaration.tokens.upperBound, member.file, tokens)
      return code.typeName(of: code.range).map { ($0, member.file) }
    }
  }
}
