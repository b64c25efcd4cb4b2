// SPDX-License-Identifier: Apache-2.0

import Bespeak
import TextAnalysis

/// What is asked of a lint: by options, which come first, and by a configuration.
struct LintOptions {
  /// The forms of output.
  enum Format: String, CaseIterable {
    /// For people, with the lines spoken of.
    case text
    /// A line for each finding.
    case json
    /// A document for code scanning.
    case sarif
    /// Annotations of a change.
    case github
    /// A page, as 'report' writes it, of the findings alone.
    case html

    /// What is to be known of them.
    static let remarks = [
      "json": "a line for each finding", "sarif": "2.1.0, for code scanning",
      "github": "annotations", "html": "a page, as 'bespeak report' writes",
    ]
  }

  private static let ruleWords: @Sendable () -> [OptionValue.Word] = {
    LintRules.all.map { OptionValue.Word(text: $0.id, remark: $0.summary) }
  }
  private static let rules = OptionValue.list("RULE,…", of: ruleWords).repeated

  /// The options that say which findings count.
  static let selection = [
    OptionSpec("enable", rules, "check this rule even if the configuration turns it off"),
    OptionSpec("disable", rules, "leave this rule out"),
    OptionSpec("only", rules, "check no rule but this"),
    OptionSpec(
      "config", .file("FILE"),
      "the configuration; default: the nearest '.bespeak.json', from here upwards"),
    OptionSpec(flag: "no-config", "read no configuration"),
    OptionSpec("baseline", .file("FILE"), "leave out the findings that this file lists"),
  ]

  /// `--fail-on`.
  static let failOn = OptionSpec(
    "fail-on", .choice("SEVERITY", of: LintConfiguration.Threshold.self, default: .error),
    "exit with 1 from this severity on: {words}")
  /// `--strict`.
  static let strict = OptionSpec(flag: "strict", "the same as '--fail-on warning'")
  /// `--write-baseline`.
  static let writeBaseline = OptionSpec(
    "write-baseline", .output("FILE", replacing: "baseline"),
    "write all findings to this file, and pass")

  /// The options beside those that lead to catalogs.
  static let specs =
    [
      OptionSpec(
        "format", .choice("FORMAT", of: Format.self, default: .text, Format.remarks),
        "the form of findings: {words}"),
      OptionSpec("locale", .text("TAG"), "only what concerns this language"),
      failOn, strict,
    ] + selection + [
      writeBaseline,
      OptionSpec(
        flag: "collisions",
        "also look for phrases that one utterance, or one misheard word, would take for each other, "
          + "or that mean the same (English)"),
      OptionSpec(flag: "no-counts", "leave out the table of counts"),
      OptionSpec(flag: "rules-list", "list all rules and stop"),
      OptionSpec(flag: "rules-markdown", "print the documentation of all rules and stop"),
      OptionSpec(
        "explain", .name("RULE", of: ruleWords),
        "say what a rule asks for, why, and how to mend it, and stop"),
    ]

  /// The form of output.
  let format: Format
  /// The language asked for, if one.
  let locale: LocaleTag?
  /// From when on the run fails.
  let failOn: LintConfiguration.Threshold
  /// The configuration; one that changes nothing where there is none.
  let configuration: LintConfiguration
  /// The path of the baseline to read.
  let baseline: String?
  /// Where that must be; `nil` for one that was given, which may be anywhere.
  let baselineFolders: [String]?
  /// The path of the baseline to write.
  let newBaseline: String?
  /// Whether the table of counts is shown.
  let showsCounts: Bool
  private let enabled: Set<String>
  private let disabled: Set<String>
  private let only: Set<String>

  /// Takes the options, and reads the configuration they lead to.
  ///
  /// - Throws: `CommandFailure` for a language that is none, for unknown rules, and for a configuration with mistakes, which are
  ///   then on standard error.
  init(_ arguments: Arguments) throws(CommandFailure) {
    showsCounts = !arguments.has("no-counts")
    format = arguments.chosen("format") ?? .text
    locale = try CatalogOptions.givenLocale(arguments)
    enabled = try Self.rules("enable", arguments)
    disabled = try Self.rules("disable", arguments)
    only = try Self.rules("only", arguments)
    configuration = try Self.configuration(arguments)
    newBaseline = arguments.value("write-baseline")
    let folder = configuration.folder.path
    let given = arguments.value("baseline")
    let named = given ?? configuration.baseline.map { $0.hasPrefix("/") ? $0 : folder + "/" + $0 }
    // A new one lists all findings, those of the old one among them.
    baseline = newBaseline == nil ? named : nil
    if let baseline { try arguments.refuseLosses(of: [baseline]) }
    baselineFolders = given == nil ? [folder, WorkingFolder.current.path] : nil
    let fallback: LintConfiguration.Threshold =
      arguments.has("strict") ? .warning : configuration.failOn ?? .error
    failOn = arguments.chosen("fail-on") ?? fallback
  }

  private static func rules(
    _ option: String, _ arguments: Arguments
  ) throws(CommandFailure) -> Set<String> {
    var ids: Set<String> = []
    for value in arguments.values(option) {
      for id in value.split(separator: ",") {
        ids.insert(try LintRules.rule(String(id), option: option).id)
      }
    }
    return ids
  }

  private static func configuration(
    _ arguments: Arguments
  ) throws(CommandFailure) -> LintConfiguration {
    if arguments.has("no-config") { return LintConfiguration() }
    let given = arguments.value("config")
    guard let path = given ?? LintConfiguration.find(from: .current) else {
      return LintConfiguration()
    }
    try arguments.refuseLosses(of: [path])
    let (configuration, diagnostics) = LintConfiguration.read(
      path: path, rules: LintRules.ids, wasFound: given == nil)
    guard diagnostics.isEmpty else {
      Findings.report(diagnostics, limit: Findings.limit)
      throw CommandFailure("the configuration has mistakes")
    }
    return configuration
  }

  /// The rules that are checked although they have to be asked for.
  var optIns: Set<String> { enabled.union(only).union(configuration.namedRules) }

  /// Whether a rule's findings are looked at anywhere.
  func isChecked(_ rule: String) -> Bool {
    if !only.isEmpty { return only.contains(rule) }
    if disabled.contains(rule) { return false }
    return enabled.contains(rule) || configuration.level(of: rule, in: "") != .off
  }

  /// A finding as it is to be shown; `nil` where it is left out.
  func applied(to finding: Diagnostic) -> Diagnostic? {
    if let locale, let own = finding.locale, !locale.concerns(LocaleTag(own)) { return nil }
    // Of what could not be read no rule has anything to say.
    if !only.isEmpty, !only.contains(finding.rule), finding.rule != "unreadable-file" { return nil }
    if disabled.contains(finding.rule) { return nil }
    if let shown = configuration.applied(to: finding) { return shown }
    return enabled.contains(finding.rule) || only.contains(finding.rule) ? finding : nil
  }
}
