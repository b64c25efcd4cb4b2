// SPDX-License-Identifier: Apache-2.0

internal import IntentCatalog

/// Who has phrases with entities says when the entities change.
enum ParametersNotUpdatedRule: CodeRule {
  static let description = RuleDescription.code(
    "parameters-not-updated", .warning,
    "An app whose phrases name entities calls updateAppShortcutParameters().",
    why: "The system learns the values of a slot when the app calls "
      + "'updateAppShortcutParameters()': before the first call it knows no phrase with one, "
      + "and after a change it knows the old ones.",
    fix:
      "Call 'updateAppShortcutParameters()' of the provider when the app starts, and when entities change.",
    found: "phrases: [\"Open \\(\\.$book) in \\(.applicationName)\"]",
    mended: "init() { BookShortcuts.updateAppShortcutParameters() }")

  static func check(_ subject: ReviewSubject, _ report: inout CodeReport) {
    guard subject.holdsApp, !subject.mentions.contains("updateAppShortcutParameters") else {
      return
    }
    for provider in subject.providers {
      guard let (entity, place) = firstSlot(of: provider, subject, report) else { continue }
      report.add(
        "phrases with '\(entity)' are not learnt: 'updateAppShortcutParameters' is called nowhere",
        at: provider,
        fix:
          "call '\(provider.shortName).updateAppShortcutParameters()' when the app starts and when the values of "
          + "'\(entity)' change", related: [place])
      return
    }
  }

  /// The first slot of a phrase whose values are entities, by the name of their type.
  private static func firstSlot(
    of provider: ReviewedType, _ subject: ReviewSubject, _ report: CodeReport
  ) -> (entity: String, place: RelatedPlace)? {
    for member in provider.members {
      let tokens = subject.files[member.file].tokens
      let code = Code(member.declaration.tokens, member.file, tokens)
      for call in code.calls(of: ["AppShortcut"]) {
        let arguments = code.arguments(ofCall: call)
        guard let value = arguments.first(where: { $0.label == "intent" })?.value,
          let phrases = arguments.first(where: { $0.label == "phrases" })?.value,
          let name = code.typeName(of: value),
          let intent = subject.type(named: name, in: code.file, inside: provider.name)
        else { continue }
        for i in phrases {
          guard let text = code.writtenString(i) else { continue }
          for slot in slots(of: text) {
            guard let entity = entity(ofParameter: slot, in: intent, subject) else { continue }
            return (entity, report.place("the slot '\(slot)'", at: i, in: code.file))
          }
        }
      }
    }
    return nil
  }

  /// The names in `\(\.$book)`.
  private static func slots(of phrase: String) -> [String] {
    phrase.split(separator: "\\.$", omittingEmptySubsequences: false).dropFirst().map { part in
      String(part.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }
  }

  private static func entity(
    ofParameter name: String, in intent: ReviewedType, _ subject: ReviewSubject
  ) -> String? {
    guard
      let parameter = intent.parameters.first(where: { $0.declaration.name == name }),
      let type = parameter.declaration.type,
      let entity = subject.type(named: type, in: parameter.file, inside: intent.name),
      entity.role.contains(.entity)
    else { return nil }
    return entity.shortName
  }
}
