// SPDX-License-Identifier: Apache-2.0

internal import IntentCatalog

/// A rule over the Swift sources of an app.
///
/// It fires on what is written, never on a guess: what would need a type that is not among the sources stays
/// silent.
protocol CodeRule: SendableMetatype {
  /// What it is about.
  static var description: RuleDescription { get }
  /// Reports what does not fit.
  static func check(_ subject: ReviewSubject, _ report: inout CodeReport)
}

/// Where rules of code put their findings.
struct CodeReport {
  private let files: [SourceFile]
  /// The rule at work; its id and severity go into each finding.
  var rule: RuleDescription
  private(set) var findings: [Diagnostic] = []

  init(_ files: [SourceFile]) {
    self.files = files
    rule = RuleDescription(
      id: "", severity: .error, category: .code, summary: "", rationale: "", fix: "")
  }

  /// Reports something at a token of a file.
  ///
  /// - Parameters:
  ///   - severity: How much it matters; `nil` for what the rule says.
  ///   - fix: What to write, with the names that stand there; `nil` for what the rule says.
  mutating func add(
    _ message: String, at token: Int, in file: Int, severity: Diagnostic.Severity? = nil,
    fix: String? = nil, related: [RelatedPlace] = []
  ) {
    findings.append(
      Diagnostic(
        rule: rule.id, severity: severity ?? rule.severity, message: message,
        fix: fix ?? rule.fix, location: files[file].location(token: token), related: related))
  }

  /// Reports something in a file beside the sources.
  mutating func add(_ message: String, at location: SourceLocation) {
    findings.append(
      Diagnostic(
        rule: rule.id, severity: rule.severity, message: message, fix: rule.fix, location: location)
    )
  }

  /// Reports something about a type, at its name.
  mutating func add(
    _ message: String, at type: ReviewedType, severity: Diagnostic.Severity? = nil,
    fix: String? = nil, related: [RelatedPlace] = []
  ) {
    add(
      message, at: type.declaration.nameToken, in: type.file, severity: severity, fix: fix,
      related: related)
  }

  /// Reports something about a member, at its name.
  mutating func add(
    _ message: String, at member: ReviewedMember, severity: Diagnostic.Severity? = nil,
    fix: String? = nil, related: [RelatedPlace] = []
  ) {
    add(
      message, at: member.declaration.nameToken, in: member.file, severity: severity, fix: fix,
      related: related)
  }

  /// A place to point to from a finding.
  func place(_ message: String, at token: Int, in file: Int) -> RelatedPlace {
    RelatedPlace(message, at: files[file].location(token: token))
  }
}

extension RuleDescription {
  /// The description of a rule of code.
  ///
  /// - Parameter example: What is found and its mend; lines are parted by line feeds.
  static func code(
    _ id: String, _ severity: Diagnostic.Severity, isOptIn: Bool = false, _ summary: String,
    why: String, fix: String, found: String, mended: String
  ) -> RuleDescription {
    RuleDescription(
      id: id, severity: severity, category: .code, summary: summary, rationale: why, fix: fix,
      example: Example(found, mended), isOptIn: isOptIn)
  }
}
