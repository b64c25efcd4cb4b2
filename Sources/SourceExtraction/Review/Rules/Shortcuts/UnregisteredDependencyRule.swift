// SPDX-License-Identifier: Apache-2.0

internal import IntentCatalog

/// What intents depend on is registered.
enum UnregisteredDependencyRule: CodeRule {
  static let description = RuleDescription.code(
    "unregistered-dependency", .warning,
    "What '@Dependency' asks for is registered with AppDependencyManager.",
    why: "The system fills in the property from what the app has registered. Where nothing is, "
      + "the intent fails before 'perform()' begins.",
    fix: "Register it in the app's 'init': 'AppDependencyManager.shared.add(dependency: …)'.",
    found: "@Dependency var store: BookStore",
    mended: "init() { AppDependencyManager.shared.add(dependency: BookStore()) }")

  static func check(_ subject: ReviewSubject, _ report: inout CodeReport) {
    guard subject.holdsApp, !subject.mentions.contains("AppDependencyManager") else { return }
    for type in subject.types where !type.role.isEmpty {
      for property in type.properties {
        guard let attribute = property.declaration.attribute("Dependency", "AppDependency"),
          !subject.index.declaresAny(called: attribute.name),
          isFrameworks(attribute, in: property.file, subject)
        else { continue }
        let tokens = subject.files[property.file].tokens
        let value = property.declaration.type.map { "'\(tokens.text($0))'" } ?? "it"
        report.add(
          "'\(property.declaration.name)' of '\(type.shortName)' is registered nowhere",
          at: property,
          fix:
            "register \(value) with 'AppDependencyManager.shared.add(dependency:)' in the app's 'init'"
        )
        return
      }
    }
  }

  /// Whether it is the wrapper of App Intents, and has no default: others of the name take key paths or types.
  private static func isFrameworks(
    _ attribute: DeclarationAttribute, in file: Int, _ subject: ReviewSubject
  ) -> Bool {
    let tokens = subject.files[file].tokens
    if let brackets = attribute.brackets {
      let labels = Code(brackets, file, tokens).arguments(ofCall: brackets.lowerBound - 1)
        .map(\.label)
      guard labels.allSatisfy({ $0 == "key" }) else { return false }
    }
    guard attribute.name == "Dependency" else { return true }
    return !subject.files[file].outline.contains { one in
      guard tokens.sees("import", at: one.keyword) else { return false }
      return one.tokens.contains { i in
        guard let word = tokens.word(i) else { return false }
        return word.contains("Dependenc") || word == "ComposableArchitecture"
      }
    }
  }
}
