// SPDX-License-Identifier: Apache-2.0

internal import IntentCatalog

/// Cases of an enum are kept by text.
enum EnumRawTypeRule: CodeRule {
  static let description = RuleDescription.code(
    "enum-raw-type", .warning, "The raw values of an AppEnum are strings.",
    why: "Shortcuts that people saved keep a case by its raw value. Numbers are counted through: a "
      + "case that is added or moved renumbers the others, and saved shortcuts do something else.",
    fix: "Give the enum raw values of 'String', the names of its cases.",
    found: "enum Priority: Int, AppEnum { case low, high … }",
    mended: "enum Priority: String, AppEnum { case low, high … }")

  private static let numbers: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "Int128", "UInt", "UInt8", "UInt16", "UInt32",
    "UInt64", "UInt128", "Double", "Float", "Float16", "Character",
  ]

  static func check(_ subject: ReviewSubject, _ report: inout CodeReport) {
    let shared = subject.sharedNames
    for type in subject.enums where type.keyword == "enum" && !shared.contains(type.name) {
      let tokens = subject.files[type.file].tokens
      for range in type.declaration.inherited {
        guard let path = tokens.references(range, in: type.name).first?.path,
          let name = path.last, numbers.contains(name), path.count == 1 || path[0] == "Swift",
          subject.index.resolve(path, inside: type.name) == nil
        else { continue }
        // Values that are all written stay what they are until somebody changes one.
        let isCounted = !casesAreWritten(type, subject)
        report.add(
          "'\(type.shortName)' is kept by values of '\(name)'", at: range.lowerBound, in: type.file,
          severity: isCounted ? .warning : .note,
          fix: "write 'enum \(type.shortName): String', with the '\(name)' as a property")
        break
      }
    }
  }

  /// Whether each case has its raw value next to it.
  private static func casesAreWritten(_ type: ReviewedType, _ subject: ReviewSubject) -> Bool {
    type.members.allSatisfy { member in
      let declaration = member.declaration
      guard declaration.kind == .enumCase else { return true }
      let tokens = subject.files[member.file].tokens
      return tokens.elements(declaration.keyword + 1..<declaration.tokens.upperBound)
        .allSatisfy { $0.contains { tokens.sees("=", at: $0) } }
    }
  }
}
