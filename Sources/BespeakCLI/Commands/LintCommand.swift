// SPDX-License-Identifier: Apache-2.0

import Bespeak

/// `bespeak lint`: what the platform would refuse, before it does.
enum LintCommand: CLICommand {
  /// How it is called.
  static let usage = Usage(
    name: "lint",
    summary: "check catalogs against the rules of App Shortcuts",
    synopsis: "--catalog PATH [--rules RULES] [--format text|json|github] [--strict]",
    discussion: """
      Lists every finding with its place, and counts each app's shortcuts and trigger phrases
      against the limits of the platform. Exits with 1 when there are errors.
      """,
    options: CatalogOptions.catalogs + [
      OptionSpec(
        "format", "FORMAT",
        "'text' (the default), 'json' (a line for each finding), or 'github' (annotations)"),
      OptionSpec("locale", "TAG", "only what concerns this language"),
      OptionSpec(flag: "strict", "exit with 1 for warnings as well"),
      OptionSpec(flag: "rules-list", "list all rules and stop"),
    ],
    examples: [
      "bespeak lint --catalog tasks.json",
      "bespeak lint --catalog tasks.json --format github --strict",
    ])

  /// Reads and checks everything, then prints findings and counts.
  static func run(_ arguments: Arguments) throws(CommandFailure) -> Int32 {
    try arguments.refusePositionals()
    if arguments.has("rules-list") {
      try Console.print(rulesList(Style(for: 1)))
      return 0
    }
    let style: DiagnosticFormatter.Style = try arguments.choice("format", default: .text)
    let options = try CatalogOptions(arguments, takesImage: false)
    let reading = CatalogReader(valuesFiles: options.valuesPaths).read(paths: options.paths)
    var findings = reading.diagnostics.merging(
      CatalogRules(ruleSet: options.ruleSet).check(reading.catalogs))
    let locale = arguments.value("locale")
    if let locale { findings = findings.filter { $0.locale == nil || $0.locale == locale } }

    try Console.print(DiagnosticFormatter(style: style).format(findings))
    if style == .text, !reading.catalogs.isEmpty {
      let separator = findings.isEmpty ? "" : "\n"
      let colours = Style(for: 1)
      let counts = table(reading.catalogs, locale, options.ruleSet, colours)
      try Console.print(separator + counts + "\n")
      let summary = DiagnosticFormatter.summary(findings, appCount: reading.catalogs.count)
      try Console.print(colours.strong(summary) + "\n")
    }
    if reading.catalogs.isEmpty { throw CommandFailure("no catalog could be read") }
    let weighs: (Diagnostic) -> Bool = { finding in
      finding.severity == .error || (arguments.has("strict") && finding.severity == .warning)
    }
    return findings.contains(where: weighs) ? 1 : 0
  }

  /// How much of the platform's limits each app uses in each language.
  private static func table(
    _ catalogs: [AppCatalog], _ locale: String?, _ ruleSet: RuleSet, _ style: Style
  ) -> String {
    var table = TextTable(
      ["app", "locale", "shortcuts", "phrases", "trigger phrases", "with app names"],
      numeric: [2, 3, 4, 5])
    func used(_ count: Int, _ limit: Int) -> String {
      let digits = count == .max ? "countless" : count.grouped
      return ruleSet == .apple ? "\(digits) of \(limit.grouped)" : digits
    }
    for catalog in catalogs {
      for counts in PhraseCounts.counts(of: catalog)
      where locale == nil || counts.locale == locale {
        table.add([
          catalog.id, counts.locale, used(counts.shortcuts, PhraseCounts.shortcutLimit),
          counts.phrases.grouped,
          used(counts.triggerPhrases, PhraseCounts.triggerPhraseLimit),
          counts.triggerPhrasesWithAppNames == .max
            ? "countless" : counts.triggerPhrasesWithAppNames.grouped,
        ])
      }
    }
    return table.text(style)
  }

  private static func rulesList(_ style: Style) -> String {
    var table = TextTable(["rule", "severity", "rule sets", "what it asks for"])
    for rule in CatalogRules.descriptions {
      table.add([
        rule.id, rule.severity.rawValue, rule.ruleSets.map(\.rawValue).joined(separator: ", "),
        rule.summary,
      ])
    }
    return table.text(style)
  }
}
