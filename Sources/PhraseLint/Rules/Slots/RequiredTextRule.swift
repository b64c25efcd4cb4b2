// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// An intent with phrases does not need free text before it runs.
enum RequiredTextRule: CatalogRule {
  static let description = RuleDescription(
    id: "required-text", severity: .note, ruleSets: [.apple], category: .slots,
    summary: "An intent that phrases run needs no free text beforehand.",
    rationale:
      "Developers report that a required parameter of type String can make the system answer that the"
      + " app \"hasn't added support for that with Siri\".",
    fix: "Make the parameter optional and ask for it while the intent runs (requestValue).",
    example: .init("@Parameter var title: String", "@Parameter var title: String?"), isOptIn: true)

  static func check(_ subject: RuleSubject, _ report: inout RuleReport) {
    let catalog = subject.catalog
    guard catalog.coverage.contains(.intents) else { return }
    let invoked = Set(catalog.shortcuts.map(\.intent))
    for intent in catalog.intents where invoked.contains(intent.name) {
      let place = DeclarationPath.root.member("intents").member(intent.name).member("parameters")
      for (i, parameter) in intent.parameters.enumerated() {
        guard parameter.type == .string || parameter.type == .attributedString,
          !parameter.isOptional, parameter.defaultValue == nil
        else { continue }
        report.add(
          "'\(intent.name)' needs the text '\(parameter.name)' before it runs",
          fix: "make it optional and ask for it with 'requestValue'",
          note: "reported to end in \"hasn't added support for that with Siri\"",
          at: parameter.location, place.element(i))
      }
    }
  }
}
